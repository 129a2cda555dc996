// Taps on their way: from the finger to the bot's answer. The answer may come by the stream before
// the request that caused it returns, so answers nobody waits for are kept for a moment.

import * as api from "./api.js";

const PATIENCE_MS = 10_000;
const UNCLAIMED_MS = 400;

export class Presses {
  // `stray(event)`: an answer to a tap that was not made on this page.
  constructor(world, stray) {
    this.stray = stray;
    this.busy = new Map();
    this.waiting = new Map();
    this.early = new Map();
    world.listen((batch) =>
      batch.filter((e) => e.type === "answer").forEach((e) => this.arrive(e)),
    );
  }

  key(personId, message, data) {
    return [personId, message.chat_id, message.message_id, data].join(" ");
  }

  isBusy(personId, message, data) {
    return this.busy.has(this.key(personId, message, data));
  }

  // Resolves to the answer, or to null when none came in time; `redraw` follows the spinner.
  async press(personId, message, place, redraw) {
    const key = this.key(personId, message, place.data);
    if (this.busy.has(key)) return null;
    this.busy.set(key, true);
    redraw();
    try {
      const { query_id } = await api.press(personId, {
        chat_id: message.chat_id,
        message_id: message.message_id,
        ...place,
      });
      return await this.answer(query_id);
    } finally {
      this.busy.delete(key);
      redraw();
    }
  }

  answer(queryId) {
    const id = String(queryId);
    const early = this.early.get(id);
    if (early) {
      this.early.delete(id);
      return early;
    }
    return new Promise((done) => {
      this.waiting.set(id, done);
      setTimeout(() => {
        if (this.waiting.get(id) === done) this.waiting.delete(id);
        done(null);
      }, PATIENCE_MS);
    });
  }

  arrive(event) {
    const id = String(event.query_id);
    const done = this.waiting.get(id);
    this.waiting.delete(id);
    if (done) return done(event);
    this.early.set(id, event);
    setTimeout(() => {
      if (this.early.delete(id)) this.stray(event);
    }, UNCLAIMED_MS);
  }
}
