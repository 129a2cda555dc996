// One message as a row of the chat: a bubble with its sender, text, photo, time and keys, or a
// centred line for a service message.

import { el, icon, ICONS } from "./dom.js";
import { richText } from "./entities.js";
import { keyboard } from "./keyboard.js";
import { avatar, colourOf } from "./people.js";
import { serviceText } from "./service.js";
import { showPhoto } from "./dialogs.js";
import { fullTime, hour } from "./clock.js";

// `scene` is the column: {world, personId, isGroup, acts, tap, isBusy, openedIn, jump, menu}.
export function messageRow(message, scene) {
  const id = message.message_id;
  const row = el("li", { data: { id, from: message.from?.id ?? "" } });
  if (message.service) {
    row.className = "row service";
    row.append(
      el("span", { class: "service-text", dir: "auto", text: serviceText(message) }),
    );
    return row;
  }
  const own = message.from?.id === scene.personId;
  row.className = own ? "row own" : "row";
  row.append(
    scene.isGroup && !own ? avatar(message.from?.id, message.from?.name ?? "?", "small") : "",
    el(
      "div",
      { class: "stack" },
      bubble(message, scene, own),
      keyboard(
        message.keyboard,
        (key) => scene.tap(message, key),
        (key) => scene.isBusy(message, key),
      ),
    ),
  );
  row.addEventListener("contextmenu", (event) => {
    if (event.target.closest("a, img")) return;
    event.preventDefault();
    scene.menu(message, row, { x: event.clientX, y: event.clientY });
  });
  return row;
}

function bubble(message, scene, own) {
  const text = message.text || message.caption;
  const entities = message.text ? message.entities : message.caption_entities;
  return el(
    "div",
    { class: message.photo ? "bubble with-photo" : "bubble" },
    scene.isGroup && !own ? sender(message.from) : null,
    replyLine(message, scene),
    photo(message.photo),
    file(message.document),
    ...withMeta(
      text ? richText(text, entities, scene.acts, scene.openedIn(message.message_id)) : null,
      meta(message, scene),
    ),
  );
}

// The time stands in the last line of the text when it finds room there, else below it.
function withMeta(body, time) {
  const last = body?.lastElementChild;
  if (!last?.classList.contains("line")) return [body, time];
  last.append(time);
  return [body];
}

function sender(from) {
  if (!from) return null;
  return el(
    "div",
    { class: `sender c${colourOf(from.id)}` },
    el("bdi", { text: from.name }),
    from.is_bot ? el("span", { class: "bot-mark", text: " bot" }) : null,
  );
}

function replyLine(message, scene) {
  if (!message.reply_to) return null;
  const first = scene.find(message.reply_to);
  return el(
    "button",
    { type: "button", class: "reply-line", onclick: () => scene.jump(message.reply_to) },
    el("bdi", {
      class: `sender c${colourOf(first?.from?.id ?? 0)}`,
      text: first?.from?.name ?? "",
    }),
    el("span", { dir: "auto", text: first ? snippet(first) : "Deleted message" }),
  );
}

export function snippet(message) {
  if (message.service) return serviceText(message);
  const text = message.text || message.caption || message.document?.name || "";
  return (message.photo ? "🖼 " : "") + (text.split("\n").find((line) => line.trim()) ?? "");
}

function photo(picture) {
  if (!picture) return null;
  return el(
    "button",
    {
      type: "button",
      class: "photo",
      "aria-label": "Open the photo",
      onclick: () => showPhoto(picture.url, "Photo"),
    },
    el("img", {
      src: picture.url,
      alt: "Photo",
      loading: "lazy",
      width: picture.width,
      height: picture.height,
    }),
  );
}

function file(document) {
  if (!document) return null;
  return el(
    "a",
    { class: "file", href: document.url, download: document.name ?? "" },
    icon(ICONS.file),
    el("bdi", { text: document.name ?? "File" }),
  );
}

function meta(message, scene) {
  const edited = message.edit_date ? `, edited ${fullTime(message.edit_date)}` : "";
  return el(
    "span",
    { class: "meta", title: fullTime(message.date) + edited },
    message.silent ? el("span", { "aria-label": "sent without sound", text: "🔕" }) : null,
    message.edit_date ? el("span", { class: "edited", text: "edited" }) : null,
    el("span", { text: hour(message.date) }),
    el(
      "button",
      {
        type: "button",
        class: "message-more",
        "aria-label": "Message menu",
        "aria-haspopup": "menu",
        onclick: (event) => scene.menu(message, event.currentTarget),
      },
      icon(ICONS.down),
    ),
  );
}
