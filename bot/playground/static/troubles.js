// Troubles that happen once, at a press: to the person one acts as, to the group in sight, to the
// bot itself. Those that last are switches, see weather.js.

import * as api from "./api.js";
import { el } from "./dom.js";
import { attempt } from "./dialogs.js";
import { fullName, isThere } from "./world.js";

// Buttons for what can happen now; `done()` is called when one was pressed.
export function troubles(stage, done) {
  return [...ofBot(stage.world.bot), ...ofPerson(stage), ...ofGroup(stage)].map(([text, act]) =>
    el("button", {
      type: "button",
      class: "item",
      onclick: () => {
        done();
        attempt(act);
      },
      text,
    }),
  );
}

function ofBot({ process }) {
  if (!process) return [];
  return process === "stopped"
    ? [["Start the bot", api.startBot]]
    : [["kill -9 the bot", api.killBot]];
}

function ofPerson({ world, personId }) {
  const person = world.people.get(personId);
  if (!person) return [];
  const words = person.blocked ? "unblocks" : "blocks";
  return [
    [`${fullName(person)} ${words} the bot`, () => api.block(personId, !person.blocked)],
  ];
}

function ofGroup({ world, groupId }) {
  const chat = world.chats.get(groupId);
  if (!chat) return [];
  const bot = (status) => () => api.setBot(groupId, status);
  const newest = chat.messages.findLast((m) => m.from?.id === world.bot.id && !m.service);
  const open = chat.topics?.findLast((topic) => !topic.closed);
  const here = isThere(chat.bot_status);
  return [
    here
      ? [`The bot is kicked from ${chat.title}`, bot("kicked")]
      : [`The bot is added to ${chat.title}`, bot("member")],
    here &&
      (chat.bot_status === "restricted"
        ? ["The bot may write there again", bot("member")]
        : ["The bot is muted there", bot("restricted")]),
    chat.type === "group" && [`${chat.title} becomes a supergroup`, () => api.upgrade(groupId)],
    newest && [
      "The bot's newest message there is deleted",
      () => api.deleteMessage(groupId, newest.message_id),
    ],
    open && [
      `The topic “${open.name}” is closed`,
      () => api.changeTopic(groupId, open.thread_id, { closed: true }),
    ],
  ].filter(Boolean);
}
