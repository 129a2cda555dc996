// What stands at the foot of a chat: the input box, or the one thing that can be done instead; and
// the small parts of a column that only send a request.

import * as api from "./api.js";
import { composer } from "./composer.js";
import { el, iconButton } from "./dom.js";
import { snippet } from "./message.js";
import { avatar } from "./people.js";
import { fullName } from "./world.js";

export const FOOTERS = {
  nobody: () => el("p", { class: "note", text: "Add a person first." }),
  gone: () => el("p", { class: "note", text: "This account is deleted." }),
  box: (column) =>
    composer(
      `${column.personId} ${column.chatId}`,
      () => column.commands(),
      (text) => column.send(text),
    ),
  start: (column) => bigButton("START", () => api.start(column.personId), column),
  unblock: (column) => bigButton("Unblock", () => api.block(column.personId, false), column),
  join: (column) =>
    bigButton(
      `Join as ${fullName(column.person)}`,
      () => api.setMember(column.chatId, column.personId, "member"),
      column,
    ),
};

// Hands the person to a script of the server, or takes him back.
export const playButton = (column, plays) =>
  iconButton(
    plays ? "pause" : "play",
    plays ? "Stop the script that plays" : "Let a script play for this person",
    () => column.attempt(() => api.autoplay(column.personId, !plays)),
    { "aria-pressed": String(plays), class: plays ? "icon-button playing" : "icon-button" },
  );

// On the desk a tap on a face is the quickest way to act as that person in the group.
export const faceButton = (column, name) =>
  el(
    "button",
    {
      type: "button",
      class: "face",
      "aria-label": `Act as ${name}`,
      title: `Act as ${name} in the group`,
      onclick: () => column.stage.choosePerson(column.personId),
    },
    avatar(column.personId, name),
  );

// What stands above the input box while a message is being answered.
export const answerParts = (column, message) => [
  el(
    "span",
    { class: "pinned-text" },
    el("b", { dir: "auto", text: `Reply to ${message.from?.name ?? ""}` }),
    el("span", { dir: "auto", text: snippet(message) }),
  ),
  iconButton("close", "Do not reply", () => column.answer(null)),
];

const bigButton = (text, act, column) =>
  el("button", { type: "button", class: "big", text, onclick: () => column.attempt(act) });
