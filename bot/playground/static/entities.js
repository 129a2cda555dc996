// A text and its entities (UTF-16 offsets, as JavaScript counts too) as elements. Every line is an
// element of its own with dir="auto": a Persian line runs right to left beside a Russian one.

import { el, suited } from "./dom.js";
import { timeElement } from "./clock.js";

const QUOTES = new Set(["blockquote", "expandable_blockquote"]);
const isBlock = (entity) => QUOTES.has(entity.type) || entity.type === "pre";

// `acts`: {follow(url), command(text)} are what a tap on a link or a command does;
// `opened`: the set of quotes and spoilers that stay open when the message is edited.
export function richText(text, entities, acts, opened = new Set()) {
  const marked = (entities ?? []).map((entity, index) => ({
    ...entity,
    index,
    start: entity.offset,
    end: Math.min(entity.offset + entity.length, text.length),
  }));
  const scene = { text, acts, opened, inline: marked.filter((entity) => !isBlock(entity)) };
  const box = el("div", { class: "text" });
  let at = 0;
  for (const block of marked.filter(isBlock).sort((a, b) => a.start - b.start)) {
    if (block.start < at) continue;
    if (block.start > at) box.append(...lines(scene, at, trimEnd(text, at, block.start)));
    box.append(blockElement(scene, block));
    at = text[block.end] === "\n" ? block.end + 1 : block.end;
  }
  if (at < text.length) box.append(...lines(scene, at, text.length));
  return box;
}

// The line break before a quote is drawn by the quote itself.
const trimEnd = (text, start, end) => (end > start && text[end - 1] === "\n" ? end - 1 : end);

function blockElement(scene, block) {
  if (block.type === "pre") {
    return el("pre", { dir: "auto", text: scene.text.slice(block.start, block.end) });
  }
  const end = trimEnd(scene.text, block.start, block.end);
  const body = el("div", { class: "quote-body" }, lines(scene, block.start, end));
  const quote = el("blockquote", {}, body);
  if (block.type === "expandable_blockquote" && isLong(scene.text.slice(block.start, end), body)) {
    foldable(scene, block, quote);
  }
  return quote;
}

// Three lines, or what wraps to about that many on a phone.
const isLong = (text, body) => body.children.length > 3 || text.length > 120;

function foldable(scene, block, quote) {
  const button = el("button", { type: "button", class: "fold" });
  const draw = () => {
    const open = scene.opened.has(block.index);
    quote.classList.toggle("folded", !open);
    button.setAttribute("aria-expanded", String(open));
    button.setAttribute("aria-label", open ? "Show less" : "Show the whole quote");
  };
  quote.addEventListener("click", (event) => {
    if (event.target.closest("a, .spoiler")) return;
    if (!scene.opened.delete(block.index)) scene.opened.add(block.index);
    draw();
  });
  quote.append(button);
  draw();
}

function lines(scene, start, end) {
  const found = [];
  for (let at = start; at <= end;) {
    const stop = scene.text.indexOf("\n", at);
    const to = stop === -1 || stop > end ? end : stop;
    found.push(
      el(
        "div",
        { class: "line", dir: "auto" },
        at === to ? el("br") : inline(scene, at, to, scene.inline),
      ),
    );
    at = to + 1;
  }
  return found;
}

// The pieces of text[start:end], with the outermost entities first and the rest inside them.
function inline(scene, start, end, entities) {
  const inside = entities
    .filter((e) => e.start < end && e.end > start)
    .sort((a, b) => a.start - b.start || b.end - a.end || a.index - b.index);
  const pieces = [];
  let at = start;
  while (inside.length) {
    const entity = inside.shift();
    const from = Math.max(entity.start, at);
    const to = Math.min(entity.end, end);
    if (to <= from) continue;
    if (from > at) pieces.push(...suited(scene.text.slice(at, from)));
    const deeper = inside.filter((e) => e.start < to);
    pieces.push(mark(scene, entity, inline(scene, from, to, deeper), scene.text.slice(from, to)));
    at = to;
  }
  if (at < end) pieces.push(...suited(scene.text.slice(at, end)));
  return pieces;
}

const TAGS = { bold: "strong", italic: "em", underline: "u", strikethrough: "s", code: "code" };

function mark(scene, entity, inner, raw) {
  if (TAGS[entity.type]) return el(TAGS[entity.type], {}, inner);
  return (MARKS[entity.type] ?? plain)(scene, entity, inner, raw);
}

const plain = (scene, entity, inner) => el("span", { class: `entity ${entity.type}` }, inner);

function spoiler(scene, entity, inner) {
  const open = scene.opened.has(entity.index);
  return el(
    "span",
    {
      class: open ? "spoiler open" : "spoiler",
      role: "button",
      tabindex: "0",
      "aria-label": open ? null : "Hidden text, press to show",
      onclick: (event) => reveal(scene, entity, event.currentTarget),
      onkeydown: (event) => {
        if (event.key === "Enter") reveal(scene, entity, event.currentTarget);
      },
    },
    inner,
  );
}

function reveal(scene, entity, node) {
  scene.opened.add(entity.index);
  for (const part of node.closest(".text").querySelectorAll(".spoiler")) {
    part.classList.add("open");
    part.removeAttribute("aria-label");
  }
}

function link(scene, url, inner) {
  const safe = safeUrl(url);
  if (!safe) return el("span", { class: "entity" }, inner);
  return el(
    "a",
    {
      href: safe,
      target: "_blank",
      rel: "noopener noreferrer",
      title: url,
      onclick: (event) => {
        if (scene.acts.follow(safe)) event.preventDefault();
      },
    },
    inner,
  );
}

// Only these kinds of address are ever put into a link: no javascript:, no data:.
function safeUrl(url) {
  const full = /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `https://${url}`;
  return /^(https?|tg|mailto|tel):/i.test(full) ? full : null;
}

function command(scene, entity, inner, raw) {
  return el(
    "button",
    { type: "button", class: "link-button", onclick: () => scene.acts.command(raw) },
    inner,
  );
}

const MARKS = {
  spoiler,
  bot_command: command,
  text_link: (scene, entity, inner) => link(scene, entity.url, inner),
  url: (scene, entity, inner, raw) => link(scene, raw, inner),
  email: (scene, entity, inner, raw) => link(scene, `mailto:${raw}`, inner),
  phone_number: (scene, entity, inner, raw) => link(scene, `tel:${raw}`, inner),
  date_time: (scene, entity, inner) => timeElement(entity, inner, scene.acts.language),
};
