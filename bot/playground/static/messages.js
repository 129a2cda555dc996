// The scrolling list of one chat. It draws the last messages only, keeps the eye where it was when
// something above is edited, and stays at the bottom when it was there.

import { el, focusable, icon, ICONS } from "./dom.js";
import { day } from "./clock.js";
import { messageRow } from "./message.js";

const PAGE = 200;
const NEAR_BOTTOM = 60;

export class MessageList {
  constructor(scene) {
    this.scene = scene;
    this.shown = PAGE;
    this.missed = 0;
    this.rows = new Map();
    this.earlier = el("button", {
      type: "button",
      class: "earlier",
      text: "Show earlier messages",
      onclick: () => this.showEarlier(),
    });
    this.list = el("ol", { class: "rows", "aria-label": "Messages" });
    this.box = el(
      "div",
      { class: "messages", tabindex: "0", role: "region" },
      this.earlier,
      this.list,
    );
    this.downBadge = el("span", { class: "badge" });
    this.down = el(
      "button",
      {
        type: "button",
        class: "to-bottom",
        "aria-label": "To the newest message",
        onclick: () => this.toBottom(),
      },
      this.downBadge,
      icon(ICONS.down),
    );
    this.box.addEventListener("scroll", () => this.scrolled());
    // A bubble that grows late (a photo, a narrower window) must not push the newest one out.
    this.sizes = new ResizeObserver(() => {
      if (this.stuck) this.toBottom();
    });
    this.sizes.observe(this.box);
    this.sizes.observe(this.list);
    this.stuck = true;
  }

  messages() {
    return this.scene.messages();
  }

  // Several lists stand side by side: a screen reader tells them apart by whose they are.
  name(title) {
    this.box.setAttribute("aria-label", `Messages, ${title}`);
  }

  // Draws everything anew: another person, another topic, a reloaded world.
  redraw() {
    const top = this.box.scrollTop;
    const all = this.messages();
    const last = all.slice(-this.shown);
    this.rows = new Map(
      last.map((message) => [message.message_id, messageRow(message, this.scene)]),
    );
    this.list.replaceChildren(...this.rows.values());
    last.forEach((message) => this.join(message));
    this.earlier.hidden = all.length <= last.length;
    if (this.stuck) this.toBottom();
    else this.box.scrollTop = top;
    this.scrolled();
  }

  showEarlier() {
    const fromBottom = this.box.scrollHeight - this.box.scrollTop;
    this.shown += PAGE;
    this.stuck = false;
    this.redraw();
    this.box.scrollTop = this.box.scrollHeight - fromBottom;
  }

  // Applies events of this chat in one go, then mends the scroll once.
  apply(events) {
    const anchor = this.anchor();
    for (const event of events) this[event.type]?.(event);
    this.trim();
    if (this.stuck) this.toBottom();
    else this.restore(anchor);
    this.scrolled();
  }

  message({ message }) {
    if (this.rows.has(message.message_id)) return;
    const row = messageRow(message, this.scene);
    row.classList.add("fresh");
    this.rows.set(message.message_id, row);
    this.list.append(row);
    this.join(message);
    if (message.from?.id === this.scene.personId) this.stuck = true;
    if (!this.stuck) this.missed += 1;
  }

  edited({ message }) {
    const row = this.rows.get(message.message_id);
    if (row) this.replace(this.scene.find(message.message_id) ?? message, row);
  }

  deleted({ message_ids }) {
    for (const id of message_ids) {
      const next = this.rows.get(id)?.nextElementSibling;
      this.rows.get(id)?.remove();
      this.rows.delete(id);
      if (next) this.join(this.scene.find(Number(next.dataset.id)));
    }
  }

  // A keyboard user keeps the key under the finger: the same place in the new keyboard is focused.
  replace(message, row) {
    const at = focusable(row).indexOf(document.activeElement);
    const fresh = messageRow(message, this.scene);
    this.rows.set(message.message_id, fresh);
    row.replaceWith(fresh);
    this.join(message);
    if (at >= 0) focusable(fresh)[at]?.focus({ preventScroll: true });
  }

  refresh(messageId) {
    const row = this.rows.get(messageId);
    const message = this.scene.find(messageId);
    if (row && message) this.replace(message, row);
  }

  // Marks a row as the first of its day, and as the continuation of the same sender.
  join(message) {
    const row = message && this.rows.get(message.message_id);
    if (!row) return;
    const before = this.scene.find(Number(row.previousElementSibling?.dataset.id));
    const sameDay = before && day(before.date) === day(message.date);
    const follows =
      sameDay &&
      !before.service &&
      before.from?.id === message.from?.id &&
      message.date - before.date < 600;
    row.classList.toggle("follows", Boolean(follows));
    if (sameDay) delete row.dataset.day;
    else row.dataset.day = day(message.date);
  }

  trim() {
    if (!this.stuck || this.rows.size <= this.shown + PAGE) return;
    for (const [id, row] of this.rows) {
      if (this.rows.size <= this.shown) break;
      row.remove();
      this.rows.delete(id);
    }
    this.earlier.hidden = false;
  }

  // The first row in sight and where it stands; edits above it may then change height freely.
  anchor() {
    if (this.stuck) return null;
    const top = this.box.getBoundingClientRect().top;
    for (const row of this.list.children) {
      const box = row.getBoundingClientRect();
      if (box.bottom > top) return { id: Number(row.dataset.id), offset: box.top - top };
    }
    return null;
  }

  restore(anchor) {
    const row = anchor && this.rows.get(anchor.id);
    if (!row) return;
    const now = row.getBoundingClientRect().top - this.box.getBoundingClientRect().top;
    this.box.scrollTop += now - anchor.offset;
  }

  toBottom() {
    this.stuck = true;
    this.box.scrollTop = this.box.scrollHeight;
    this.scrolled();
  }

  scrolled() {
    const left = this.box.scrollHeight - this.box.scrollTop - this.box.clientHeight;
    this.stuck = left < NEAR_BOTTOM;
    if (this.stuck) {
      this.missed = 0;
      this.scene.sawBottom();
    }
    this.down.hidden = this.stuck;
    this.downBadge.hidden = !this.missed;
    this.downBadge.textContent = this.missed;
  }

  jump(messageId) {
    const all = this.messages();
    const index = all.findIndex((message) => message.message_id === messageId);
    if (index < 0) return false;
    if (!this.rows.has(messageId)) {
      this.shown = all.length - index + PAGE;
      this.redraw();
    }
    const row = this.rows.get(messageId);
    row.scrollIntoView({ block: "center" });
    row.classList.add("found");
    setTimeout(() => row.classList.remove("found"), 1600);
    return true;
  }
}
