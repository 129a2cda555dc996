// One small menu under a button or at the pointer. It is a popover: Escape closes it, and so does
// a tap outside.

import { el } from "./dom.js";

// A tap on the button of an open menu closes it (the browser does) and must not open it again.
const dismissed = { anchor: null, at: 0 };

// An item: {text, act, note?, before?, badge?, checked?, danger?}. Null items are left out.
export function openMenu(anchor, items, point) {
  if (!point && dismissed.anchor === anchor && Date.now() - dismissed.at < 300) return;
  let chosen = false;
  const menu = el(
    "div",
    { class: "menu", popover: "auto", role: "menu" },
    items.filter(Boolean).map((item) =>
      itemButton(item, () => {
        chosen = true;
        menu.hidePopover();
      }),
    ),
  );
  menu.addEventListener("keydown", (event) => walk(menu, event));
  menu.addEventListener("toggle", (event) => {
    if (event.newState !== "closed") return;
    menu.remove();
    if (!chosen) Object.assign(dismissed, { anchor, at: Date.now() });
    if (anchor?.isConnected && document.activeElement === document.body) anchor.focus();
  });
  document.body.append(menu);
  menu.showPopover();
  place(menu, point ?? under(anchor));
  menu.querySelector("button")?.focus();
}

function itemButton(item, close) {
  return el(
    "button",
    {
      type: "button",
      class: item.danger ? "item danger" : "item",
      role: item.checked === undefined ? "menuitem" : "menuitemradio",
      "aria-checked": item.checked === undefined ? null : String(item.checked),
      onclick: () => {
        close();
        item.act();
      },
    },
    item.before,
    el(
      "span",
      { class: "item-text" },
      el("bdi", { text: item.text }),
      item.note ? el("small", { text: item.note }) : null,
    ),
    item.badge,
  );
}

function walk(menu, event) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const buttons = [...menu.querySelectorAll("button")];
  const next = buttons.indexOf(document.activeElement) + step;
  buttons[(next + buttons.length) % buttons.length].focus();
}

function under(anchor) {
  const box = anchor.getBoundingClientRect();
  return { x: box.left, y: box.bottom + 4, above: box.top - 4 };
}

function place(menu, { x, y, above = y }) {
  const { offsetWidth: width, offsetHeight: height } = menu;
  const left = Math.max(8, Math.min(x, innerWidth - width - 8));
  const top = y + height + 8 <= innerHeight ? y : Math.max(8, above - height);
  menu.style.left = `${left}px`;
  menu.style.top = `${top}px`;
}
