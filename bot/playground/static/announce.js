// New messages for screen readers: those of the group and of the chosen person's private chat, not
// everybody's at once.

import { snippet } from "./message.js";

export function announce(batch, { world, personId, groupId, openId }) {
  const places = [groupId, openId, personId];
  const last = batch.findLast(
    ({ type, message }) =>
      type === "message" && message.from?.id !== personId && places.includes(message.chat_id),
  )?.message;
  if (!last) return;
  const words = `${last.from?.name ?? ""}: ${snippet(last, world)}`;
  document.getElementById("live").textContent = words;
}
