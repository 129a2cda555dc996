// The narrow strips under a chat's header: the pinned message and the topics of a forum.

import { el, icon, ICONS } from "./dom.js";
import { snippet } from "./message.js";

export function pinnedBar(chat, jump) {
  const message = chat?.pinned ? chat.byId.get(chat.pinned) : null;
  if (!message) return null;
  return el(
    "button",
    { type: "button", class: "pinned", onclick: () => jump(chat.pinned) },
    icon(ICONS.pin),
    el(
      "span",
      { class: "pinned-text" },
      el("b", { text: "Pinned message" }),
      el("span", { dir: "auto", text: snippet(message) }),
    ),
  );
}

// Topic null shows everything; 0 is the General topic, whose messages carry no thread.
export function topicStrip(chat, chosen, choose) {
  if (!chat?.is_forum) return null;
  const topics = [
    [null, "All"],
    [0, "General"],
    ...(chat.topics ?? []).map((topic) => [
      topic.thread_id,
      topic.closed ? `${topic.name} 🔒` : topic.name,
    ]),
  ];
  return el(
    "nav",
    { class: "topics", "aria-label": "Topics" },
    topics.map(([id, name]) =>
      el(
        "button",
        { type: "button", "aria-pressed": String(id === chosen), onclick: () => choose(id) },
        el("bdi", { text: name }),
      ),
    ),
  );
}
