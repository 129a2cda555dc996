// The inline keyboard under a bubble. Rows never flip for right-to-left languages; labels stay on
// one line and are cut, as on a phone, so that a label too long is seen here and not by players.

import { el, icon, ICONS, suited } from "./dom.js";

const STYLES = new Set(["success", "danger", "primary"]);

// `tap(key)` acts; `isBusy(key)` says whether the answer to this tap is still awaited.
export function keyboard(rows, tap, isBusy) {
  if (!rows?.length) return null;
  return el(
    "div",
    { class: "keyboard", role: "group", "aria-label": "Buttons" },
    rows.map((row) =>
      el(
        "div",
        { class: "key-row" },
        row.map((key) => keyButton(key, tap, isBusy)),
      ),
    ),
  );
}

function keyButton(key, tap, isBusy) {
  const busy = isBusy(key);
  return el(
    "button",
    {
      type: "button",
      class: ["key", STYLES.has(key.style) ? key.style : "", busy ? "busy" : ""].join(" "),
      "aria-busy": busy ? "true" : null,
      title: key.url ?? null,
      onclick: () => tap(key),
    },
    el("span", { class: "key-text", dir: "auto" }, suited(key.text)),
    key.url ? icon(ICONS.arrow) : null,
    busy ? el("span", { class: "spinner", "aria-hidden": "true" }) : null,
  );
}
