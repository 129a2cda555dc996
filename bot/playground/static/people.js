// People as pictures: an avatar of initials, a colour that stays with the person, a name, and the
// menu in which the one you act as is chosen.

import { el, icon, ICONS } from "./dom.js";
import { openMenu } from "./menu.js";
import { fullName } from "./world.js";

const LANGUAGES = {
  en: "English",
  ru: "Русский",
  uk: "Українська",
  pl: "Polski",
  fi: "Suomi",
  hi: "हिन्दी",
  fa: "فارسی",
};
export const LANGUAGE_CODES = Object.keys(LANGUAGES);
export const languageName = (code) => LANGUAGES[code] ?? code ?? "";

const COLOURS = 7;
export const colourOf = (id) => Math.abs(Number(id)) % COLOURS;

function initials(name) {
  const words = name
    .split(/\s+/)
    .map((word) => word.match(/[\p{L}\p{N}]/u)?.[0])
    .filter(Boolean);
  return (words.length > 1 ? words[0] + words.at(-1) : (words[0] ?? "?")).toUpperCase();
}

export function avatar(id, name, extra = "") {
  return el("span", {
    class: `avatar c${colourOf(id)} ${extra}`,
    "aria-hidden": "true",
    text: initials(name),
  });
}

export const badge = (count) =>
  count
    ? el("span", {
        class: "badge",
        "aria-label": `${count} unread`,
        text: count > 999 ? "999+" : count,
      })
    : null;

// The button "You are: Мария ▾". `choose(id)` changes the person, `add()` makes a new one.
export function personButton(world, personId, choose, add) {
  const person = world.people.get(personId);
  const name = person ? fullName(person) : "nobody yet";
  return el(
    "button",
    {
      type: "button",
      class: "you",
      "aria-haspopup": "menu",
      "aria-label": `You are: ${name}`,
      onclick: (event) =>
        openMenu(event.currentTarget, [
          ...[...world.people.values()].map((other) => ({
            text: fullName(other),
            note: languageName(other.language_code),
            before: avatar(other.id, fullName(other), "small"),
            checked: other.id === personId,
            badge: other.id === personId ? null : badge(world.totalUnread(other.id)),
            act: () => choose(other.id),
          })),
          { text: "New person…", act: add },
        ]),
    },
    avatar(personId ?? 0, name, "small"),
    el("span", { class: "you-label", text: "You are:" }),
    el("bdi", { class: "you-name", text: name }),
    icon(ICONS.down),
  );
}
