// The journal drawer: what the bot asked of Telegram and which updates it was given.

import * as api from "./api.js";
import { el, iconButton } from "./dom.js";

const KEPT = 5000;
const DRAWN = 300;
const EVERY_MS = 1000;
const SOON_MS = 100;
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
          title: "What is shown here, as JSON Lines",
          onclick: () => this.download(),
        }),
        iconButton("close", "Close the journal", close),
      ),
      this.list,
    );
    this.timer = setInterval(() => this.load(), EVERY_MS);
    this.load();
  }

  // Something has happened: most likely because of a request, or there will be an update of it.
  soon() {
    this.pending ??= setTimeout(() => {
      this.pending = null;
      this.load();
    }, SOON_MS);
  }

  stop() {
    clearInterval(this.timer);
    clearTimeout(this.pending);
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
    this.entries = [...this.entries, ...entries].slice(-KEPT);
    this.after = entries.at(-1)?.n ?? this.after;
    this.add(entries);
  }

  // A restarted server counts from one again.
  forget() {
    this.entries = [];
    this.after = 0;
    this.draw();
  }

  found(entries = this.entries) {
    const words = this.filter.value.toLowerCase().split(/\s+/).filter(Boolean);
    const fits = KINDS[this.kind.value];
    return entries.filter((entry) => {
      if (!fits(entry)) return false;
      entry.line ??= JSON.stringify(entry).toLowerCase();
      return words.every((word) => entry.line.includes(word));
    });
  }

  draw() {
    this.list.replaceChildren();
    this.add(this.entries);
  }

  // What is drawn already is left alone: somebody may be reading or copying it.
  add(entries) {
    const found = this.found(entries).slice(-DRAWN).reverse();
    if (found.length) this.list.querySelector(".note")?.remove();
    this.list.prepend(...found.map(entryRow));
    while (this.list.children.length > DRAWN) this.list.lastElementChild.remove();
    if (!this.list.children.length)
      this.list.append(el("li", { class: "note", text: "Nothing here yet." }));
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
function entryRow(entry) {
  const bad = trouble(entry);
  const update = entry.kind === "update";
  const details = el(
    "details",
    {},
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
  details.addEventListener("toggle", () => {
    if (details.open && details.children.length === 1) details.append(body(entry));
  });
  const quiet = !bad && !entry.marks && entry.name.toLowerCase() === "getupdates";
  return el("li", { class: [update ? "update" : "", quiet ? "pale" : ""].join(" ") }, details);
}

const body = ({ data, answer }) =>
  el("pre", {
    class: "json",
    text: JSON.stringify(answer === undefined ? data : { data, answer }, null, 2),
  });
