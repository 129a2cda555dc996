// The list of chats of one person, newest first: what a phone shows before a chat is opened.

import { el, icon, ICONS } from "./dom.js";
import { hour } from "./clock.js";
import { snippet } from "./message.js";
import { avatar, badge } from "./people.js";

// What the list shows; while that stays the same it need not be drawn again.
export const listFacts = (world, personId) =>
  chatsOf(world, personId).map((chat) => {
    const last = chat.messages.at(-1);
    return [
      chat.id,
      chat.title,
      last?.message_id,
      last?.edit_date,
      world.unread(personId, chat.id),
    ];
  });

// `open(chatId)` shows a chat, `addGroup()` makes one.
export function chatList(world, personId, openId, { open, addGroup }) {
  const chats = chatsOf(world, personId);
  return el(
    "nav",
    { class: "chat-list", "aria-label": "Chats" },
    el(
      "ul",
      {},
      chats.map((chat) => el("li", {}, chatButton(world, personId, chat, openId, open))),
    ),
    el(
      "button",
      { type: "button", class: "quiet", onclick: addGroup },
      icon(ICONS.plus),
      "New group",
    ),
  );
}

function chatsOf(world, personId) {
  const own = world.chat(personId);
  return [own, ...world.groups().filter((chat) => world.isMember(personId, chat))]
    .filter(Boolean)
    .sort((a, b) => (b.messages.at(-1)?.date ?? 0) - (a.messages.at(-1)?.date ?? 0));
}

function chatButton(world, personId, chat, openId, open) {
  const isGroup = chat.type !== "private";
  const title = isGroup ? chat.title : world.bot.first_name;
  const last = chat.messages.at(-1);
  const sender = last && isGroup && !last.service ? `${last.from?.name ?? ""}: ` : "";
  return el(
    "button",
    {
      type: "button",
      class: "chat-entry",
      data: { chat: chat.id },
      "aria-current": chat.id === openId ? "true" : null,
      onclick: () => open(chat.id),
    },
    avatar(isGroup ? chat.id : world.bot.id, title),
    el(
      "span",
      { class: "entry-text" },
      el(
        "span",
        { class: "entry-top" },
        el("bdi", { class: "entry-title", text: title }),
        last ? el("time", { text: hour(last.date) }) : null,
      ),
      el(
        "span",
        { class: "entry-top" },
        el("span", {
          class: "entry-last",
          dir: "auto",
          text: last ? sender + snippet(last) : "No messages yet",
        }),
        badge(world.unread(personId, chat.id)),
      ),
    ),
  );
}
