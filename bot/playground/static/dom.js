// Elements without markup: names and texts of people are never parsed as HTML, only set as text.

export function el(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) set(node, name, value);
  node.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return node;
}

function set(node, name, value) {
  if (value === undefined || value === null || value === false) return;
  if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
  else if (name === "class") node.className = value;
  else if (name === "text") node.textContent = value;
  else if (name === "data") Object.assign(node.dataset, value);
  else node.setAttribute(name, value === true ? "" : value);
}

// Black suits are hard to see on a dark theme; marked as such, the stylesheet can lighten them.
export function suited(text) {
  return text
    .split(/([♠♣]\uFE0F?)/u)
    .filter(Boolean)
    .map((piece) => (/^[♠♣]/u.test(piece) ? el("span", { class: "suit", text: piece }) : piece));
}

// Whether a part must be drawn anew for these facts. A part that is left alone keeps its focus,
// and a tap that is half done on it is not lost.
export function changed(node, ...facts) {
  const now = JSON.stringify(facts);
  if (node.drawnFor === now) return false;
  node.drawnFor = now;
  return true;
}

// Fills a part anew; a keyboard user keeps the finger on the same place of it.
export function refill(node, children) {
  const at = focusable(node).indexOf(document.activeElement);
  node.replaceChildren(...children.filter(Boolean));
  if (at >= 0) focusable(node)[at]?.focus({ preventScroll: true });
}

export const focusable = (node) => [...node.querySelectorAll("button, a, summary")];

// A small drawing of lines, 24×24; `path` is ours, never a stranger's.
export function icon(path) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.classList.add("icon");
  const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
}

export const ICONS = {
  back: "M15 5l-7 7 7 7",
  more: "M12 5v.01M12 12v.01M12 19v.01",
  send: "M4 12l16-8-6 16-3-7z",
  down: "M6 9l6 6 6-6",
  close: "M6 6l12 12M18 6L6 18",
  moon: "M20 14A8 8 0 0 1 10 4a8 8 0 1 0 10 10z",
  sun: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M5 19l1.5-1.5M17.5 6.5L19 5",
  sound: "M4 9.5v5h4l5 4v-13l-5 4zM16.5 9a4.2 4.2 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11",
  mute: "M4 9.5v5h4l5 4v-13l-5 4zM16.5 9.5l5 5M21.5 9.5l-5 5",
  cloud: "M7 18a4 4 0 0 1 0-8 5.5 5.5 0 0 1 10.6 1.2A3.5 3.5 0 0 1 17 18z",
  list: "M8 6h12M8 12h12M8 18h12M4 6v.01M4 12v.01M4 18v.01",
  pin: "M9 4h6l-1 6 3 3H7l3-3zM12 13v7",
  file: "M7 3h7l4 4v14H7zM14 3v4h4",
  plus: "M12 5v14M5 12h14",
  arrow: "M8 16L16 8M9 8h7v7",
  play: "M8 5l11 7-11 7z",
  pause: "M8 5v14M16 5v14",
};

export function iconButton(name, label, onclick, extra = {}) {
  return el(
    "button",
    { type: "button", class: "icon-button", "aria-label": label, title: label, onclick, ...extra },
    icon(ICONS[name]),
  );
}
