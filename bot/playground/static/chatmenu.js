// The ⋯ menus: of a private chat, of a group, of a message.

import * as api from "./api.js";
import { ask, tellJson } from "./dialogs.js";
import { openMenu } from "./menu.js";
import { fullName, isThere } from "./world.js";

export function chatMenu(column, anchor) {
  openMenu(anchor, column.isGroup ? groupItems(column) : privateItems(column));
}

function privateItems(column) {
  const { person } = column;
  return [
    person.blocked
      ? { text: "Unblock the bot", act: () => column.attempt(() => api.block(person.id, false)) }
      : {
          text: "Block the bot",
          danger: true,
          act: () => column.attempt(() => api.block(person.id, true)),
        },
    { text: "Follow a start link…", act: () => followStart(column) },
    { text: "Show as JSON", act: () => tellJson(fullName(person), person) },
    !person.deleted && {
      text: "Delete the account",
      danger: true,
      act: () => column.attempt(() => api.deletePerson(person.id)),
    },
  ];
}

async function followStart(column) {
  const answer = await ask("Follow a start link", [
    { name: "payload", label: "Payload (may be empty)" },
  ]);
  if (answer) column.attempt(() => api.start(column.personId, answer.payload));
}

function groupItems(column) {
  const { chat } = column;
  const bot = (status) => () => column.attempt(() => api.setBot(chat.id, status));
  const here = isThere(chat.bot_status);
  return [
    { text: "Members…", act: () => editMembers(column) },
    !here && { text: "Add the bot", act: bot("member") },
    here &&
      chat.bot_status !== "administrator" && {
        text: "Make the bot an admin",
        act: bot("administrator"),
      },
    chat.bot_status === "administrator" && { text: "Take the bot's rights", act: bot("member") },
    here && { text: "Kick the bot", danger: true, act: bot("kicked") },
    chat.type === "group" && {
      text: "Upgrade to supergroup",
      act: () => column.attempt(() => api.upgrade(chat.id)),
    },
    ...ownItems(column),
    ...topicItems(column),
    { text: "Show as JSON", act: () => tellJson(chat.title, { ...chat, messages: undefined }) },
    {
      text: "Delete the group",
      danger: true,
      act: () => column.attempt(() => api.dissolve(chat.id)),
    },
  ];
}

// What the person acted as is in the group: a member, an administrator, an anonymous one.
function ownItems(column) {
  const { chat, world, person } = column;
  if (!person || !world.isMember(person.id, chat)) return [];
  const name = fullName(person);
  const become = (status, anonymous) => () =>
    column.attempt(() => api.setMember(chat.id, person.id, status, anonymous));
  if (world.status(person.id, chat) !== "administrator")
    return [{ text: `Make ${name} an admin`, act: become("administrator") }];
  const hidden = chat.members.find((m) => m.user_id === person.id).anonymous;
  return [
    { text: `Take the rights of ${name}`, act: become("member") },
    chat.type === "supergroup" && {
      text: hidden ? "Write under the own name" : "Write anonymously",
      act: become("administrator", !hidden),
    },
  ];
}

function topicItems(column) {
  const { chat } = column;
  if (!chat.is_forum) return [];
  const topic = chat.topics.find((t) => t.thread_id === column.topic);
  const change = (how) => () =>
    column.attempt(() => api.changeTopic(chat.id, topic.thread_id, how));
  return [
    { text: "New topic…", act: () => addTopic(column) },
    topic && {
      text: `${topic.closed ? "Reopen" : "Close"} “${topic.name}”`,
      act: change({ closed: !topic.closed }),
    },
    topic && { text: `Delete “${topic.name}”`, danger: true, act: change({ deleted: true }) },
  ];
}

async function addTopic(column) {
  const answer = await ask(
    "New topic",
    [{ name: "name", label: "Name", required: true }],
    "Create",
  );
  if (answer?.name) column.attempt(() => api.openTopic(column.chatId, answer.name));
}

async function editMembers(column) {
  const { chat, world } = column;
  const people = [...world.people.values()];
  const answer = await ask(`Members of ${chat.title}`, [
    {
      name: "members",
      label: "Who is in the group",
      checks: people.map((person) => [
        person.id,
        fullName(person),
        world.isMember(person.id, chat),
      ]),
    },
  ]);
  if (!answer) return;
  const wanted = new Set(answer.members.map(Number));
  for (const { id } of people) {
    if (wanted.has(id) === world.isMember(id, chat)) continue;
    await column.attempt(() => api.setMember(chat.id, id, wanted.has(id) ? "member" : "left"));
  }
}

export function messageMenu(column, message, anchor, point) {
  const text = message.text || message.caption;
  const id = message.message_id;
  openMenu(
    anchor,
    [
      { text: "Reply", act: () => column.answer(message) },
      text && { text: "Copy text", act: () => column.attempt(() => copy(text)) },
      message.keyboard?.length && { text: "Forge a tap…", act: () => forgeTap(column, message) },
      { text: "Show as JSON", act: () => tellJson(`Message ${id}`, message) },
      {
        text: column.isGroup ? "Delete (as admin)" : "Delete",
        danger: true,
        act: () => column.attempt(() => api.deleteMessage(message.chat_id, id)),
      },
    ],
    point,
  );
}

// The clipboard is there only on localhost and https; elsewhere the person is told so.
function copy(text) {
  if (!navigator.clipboard) throw new Error("The browser does not allow copying here.");
  return navigator.clipboard.writeText(text);
}

async function forgeTap(column, message) {
  const answer = await ask(
    "Forge a tap",
    [{ name: "data", label: "callback_data", required: true }],
    "Tap",
  );
  if (answer?.data) column.forge(message, answer.data);
}
