// The journal drawer: what the bot asked of Telegram and which updates it was given.

import * as api from "./api.js";
import { el, iconButton } from "./dom.js";

const KEPT = 5000;
const DRAWN = 300;
const EVERY_MS = 1000;
const CLOCK = new Intl.DateTimeFormat("en-GB", { timeStyle: "medium" });

export class Journal {
  constructor(close) {
    this.entries = [];
    this.after = 0;
    this.filter = el("input", {
      type: "search",
      placeholder: "Filter",
      "aria-label": "Filter the journal",
      oninput: () => this.draw(),
    });
    this.kind = el(
      "select",
      { "aria-label": "Kinds of entries", onchange: () => this.draw() },
      Object.keys(KINDS).map((name) => el("option", { text: name })),
    );
    this.list = el("ol", {
      class: "journal-list",
      tabindex: "0",
      "aria-label": "Entries, newest first",
    });
    this.root = el(
      "aside",
      { class: "drawer", "aria-label": "Journal" },
      el(
        "header",
        {},
        el("h2", { text: "Journal" }),
        this.filter,
        this.kind,
        el("button", {
          type: "button",
          class: "quiet",
          text: "Download",
          title: "All entries as JSON Lines",
          onclick: () => this.download(),
        }),
        iconButton("close", "Close the journal", close),
      ),
      this.list,
    );
    this.timer = setInterval(() => this.load(), EVERY_MS);
    this.load();
  }

  stop() {
    clearInterval(this.timer);
    this.root.remove();
  }

  async load() {
    if (this.loading || document.visibilityState !== "visible") return;
    this.loading = true;
    // When the server is away the bar says so, and the next second asks again.
    const { last, entries } = await api
      .getJournal(this.after, KEPT)
      .catch(() => ({ last: this.after, entries: [] }));
    this.loading = false;
    if (last < this.after) this.forget();
    if (!entries.length && this.entries.length) return;
    this.entries = [...this.entries, ...entries].slice(-KEPT);
    this.after = entries.at(-1)?.n ?? this.after;
    this.draw();
  }

  // A restarted server counts from one again.
  forget() {
    this.entries = [];
    this.after = 0;
  }

  found() {
    const words = this.filter.value.toLowerCase().split(/\s+/).filter(Boolean);
    const fits = KINDS[this.kind.value];
    return this.entries.filter((entry) => {
      if (!fits(entry)) return false;
      entry.line ??= JSON.stringify(entry).toLowerCase();
      return words.every((word) => entry.line.includes(word));
    });
  }

  draw() {
    const found = this.found().slice(-DRAWN).reverse();
    const open = new Set([...this.list.querySelectorAll("details[open]")].map((d) => d.dataset.n));
    this.list.replaceChildren(...found.map((entry) => entryRow(entry, open.has(String(entry.n)))));
    if (!found.length) this.list.append(el("li", { class: "note", text: "Nothing here yet." }));
  }

  download() {
    const lines = this.found()
      .map(({ line, ...entry }) => JSON.stringify(entry))
      .join("\n");
    const url = URL.createObjectURL(new Blob([`${lines}\n`], { type: "application/jsonl" }));
    el("a", { href: url, download: "journal.jsonl" }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  }
}

// What went wrong with a request, by the weather or by its own fault; nothing for most.
function trouble(entry) {
  const refused = entry.status >= 400 ? (entry.answer?.description ?? entry.status) : "";
  return [entry.fault, refused].filter(Boolean).join(": ");
}

const KINDS = {
  All: () => true,
  Requests: (entry) => entry.kind === "request",
  Updates: (entry) => entry.kind === "update",
  Trouble: (entry) => trouble(entry) || entry.marks?.length,
};

// Long polls are noise; they are drawn pale.
function entryRow(entry, open) {
  const bad = trouble(entry);
  const update = entry.kind === "update";
  const details = el(
    "details",
    { data: { n: entry.n }, open },
    el(
      "summary",
      {},
      el("span", { class: "journal-way", title: entry.kind, text: update ? "→" : "←" }),
      el("time", { text: CLOCK.format(entry.at * 1000) }),
      el("b", { text: entry.name }),
      el("span", { class: "journal-chat", text: entry.chat_id ?? "" }),
      el("span", {
        class: "journal-ms",
        text: entry.ms == null ? "" : `${Math.round(entry.ms)} ms`,
      }),
      bad ? el("span", { class: "journal-outcome bad", text: bad }) : null,
      ...(entry.marks ?? []).map((mark) =>
        el("span", { class: "journal-outcome mark", text: `⚠ ${mark}` }),
      ),
    ),
  );
  const fill = () => {
    if (details.open && details.children.length === 1) details.append(body(entry));
  };
  details.addEventListener("toggle", fill);
  fill();
  const quiet = !bad && !entry.marks && entry.name.toLowerCase() === "getupdates";
  return el("li", { class: [update ? "update" : "", quiet ? "pale" : ""].join(" ") }, details);
}

const body = ({ data, answer }) =>
  el("pre", {
    class: "json",
    text: JSON.stringify(answer === undefined ? data : { data, answer }, null, 2),
  });
