// News for screen readers: new messages of the group and of the chosen person's private chat, not
// everybody's at once, and how the messages of that private chat begin after an edit.

import { snippet } from "./message.js";
import { say } from "./say.js";

const begun = new Map();

export function announce(batch, { world, personId, groupId, openId }) {
  const places = [groupId, openId, personId];
  const isNews = ({ type, message }) =>
    (type === "message" || (type === "edited" && message.chat_id === personId)) &&
    places.includes(message.chat_id) &&
    message.from?.id !== personId &&
    beginsAnew(message, snippet(message));
  const last = new Map(batch.filter(isNews).map(({ message }) => [message.chat_id, message]));
  for (const message of last.values())
    say(`${message.from?.name ?? ""}: ${snippet(message)}`);
}

// A hand is edited again and again; only when it begins otherwise has something happened.
function beginsAnew(message, line) {
  const key = `${message.chat_id} ${message.message_id}`;
  if (begun.get(key) === line) return false;
  begun.set(key, line);
  return true;
}
