// Goes where a link inside the playground leads: to a message, or to the bot with a payload.

import * as api from "./api.js";
import { attempt, toast } from "./dialogs.js";
import { readLink } from "./links.js";

// `stage` is the page, `column` where the link stood; false when it leads elsewhere.
export function follow(stage, column, url) {
  const link = readLink(url, stage.world.bot.username);
  if (!link) return false;
  if (link.kind === "message") openMessage(stage, column, link);
  else if (link.kind === "group") stage.addGroup();
  else if (link.kind === "bot") openBot(stage, column, link.payload);
  else if (url.startsWith("tg:")) toast(column.root, "This link leads out of the playground.");
  else return false;
  return true;
}

function openMessage(stage, column, { chat, message }) {
  if (!stage.world.chats.has(chat)) return toast(column.root, "There is no such chat.");
  if (!stage.column(chat)) stage.openChat(chat);
  const target = stage.column(stage.current(chat) ?? chat);
  stage.point(target.root);
  target.jump(message);
}

async function openBot(stage, column, payload) {
  if (payload) await attempt(() => api.start(column.personId, payload), column.root);
  stage.openChat(column.personId);
}
