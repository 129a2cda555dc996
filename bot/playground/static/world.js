// The world as this page knows it: a picture from GET /world, kept true by the events after it.
// Listeners get batches of events, so that a burst of messages costs one layout, not hundreds.

import * as api from "./api.js";

const BATCH_MS = 15;
const SEEN_MS = 400;
const RETRY_MS = [300, 1000, 2000, 5000];

export class World {
  constructor() {
    this.bot = {};
    this.people = new Map();
    this.chats = new Map();
    this.weather = {};
    this.online = false;
    this.event = 0;
    this.listeners = new Set();
    this.seeing = new Set();
    this.batch = [];
    this.failures = 0;
  }

  listen(listener) {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  // Opens the stream first and fetches the picture once it is open: so both are of the same
  // server, even when one has just taken the place of another and counts events from one again.
  open() {
    const stream = (this.stream = new EventSource("/world/events"));
    const early = [];
    let ready = false;
    stream.onmessage = (event) => (ready ? this.receive(event) : early.push(event));
    stream.onerror = () => this.reopen(stream);
    stream.onopen = async () => {
      const picture = await api.getWorld().catch(() => null);
      if (!picture || stream !== this.stream) return this.reopen(stream);
      this.take(picture);
      ready = true;
      early.forEach((event) => this.receive(event));
      this.failures = 0;
      this.setOnline(true);
    };
  }

  // A number that was skipped is an event that was missed: then the picture is fetched anew.
  receive(event) {
    const number = Number(event.lastEventId);
    if (number <= this.event) return;
    if (number !== this.event + 1) return this.reopen(this.stream);
    this.event = number;
    this.apply(JSON.parse(event.data));
  }

  reopen(stream) {
    stream?.close();
    if (stream !== this.stream || !stream) return;
    this.stream = null;
    this.setOnline(false);
    setTimeout(() => this.open(), RETRY_MS[Math.min(this.failures++, RETRY_MS.length - 1)]);
  }

  setOnline(online) {
    if (this.online === online) return;
    this.online = online;
    this.tell({ type: "online" });
  }

  take(picture) {
    this.bot = picture.bot;
    this.event = picture.event;
    this.weather = picture.weather ?? {};
    this.people = new Map(picture.people.map((person) => [person.id, person]));
    this.chats = new Map(picture.chats.map((chat) => [chat.id, indexed(chat, chat.messages)]));
    this.tell({ type: "reset" });
  }

  apply(event) {
    CHANGES[event.type]?.(this, event);
    this.tell(event);
  }

  tell(event) {
    if (this.batch.push(event) > 1) return;
    setTimeout(() => {
      const batch = this.batch;
      this.batch = [];
      for (const listener of this.listeners) listener(batch);
    }, BATCH_MS);
  }

  // The chat as stored, or an empty private chat that nobody has opened yet.
  chat(id) {
    if (!this.chats.has(id) && this.people.has(id)) {
      this.chats.set(id, indexed({ id, type: "private", members: [{ user_id: id }] }, []));
    }
    return this.chats.get(id);
  }

  groups() {
    return [...this.chats.values()].filter(
      (chat) => chat.type !== "private" && !chat.migrated_to && !chat.deleted,
    );
  }

  status(personId, chat) {
    return chat.members.find((m) => m.user_id === personId)?.status ?? "left";
  }

  isMember(personId, chat) {
    return isThere(this.status(personId, chat));
  }

  name(personId) {
    const person = this.people.get(personId);
    return person ? fullName(person) : `#${personId}`;
  }

  unread(personId, chatId) {
    return this.chats.get(chatId)?.unread[personId] ?? 0;
  }

  totalUnread(personId) {
    return [...this.chats.values()].reduce((sum, chat) => sum + (chat.unread[personId] ?? 0), 0);
  }

  see(personId, chatId) {
    if (!this.unread(personId, chatId)) return;
    delete this.chats.get(chatId).unread[personId];
    this.tell({ type: "seen", person_id: personId, chat_id: chatId });
    const key = `${personId} ${chatId}`;
    if (this.seeing.has(key)) return;
    this.seeing.add(key);
    setTimeout(() => {
      this.seeing.delete(key);
      api.seen(personId, chatId).catch(() => {});
    }, SEEN_MS);
  }
}

const GONE = new Set(["left", "kicked"]);

// Whether somebody of this status is in the chat, perhaps without a voice there.
export const isThere = (status) => status !== undefined && !GONE.has(status);

export const fullName = (person) =>
  [person.first_name, person.last_name].filter(Boolean).join(" ");

function indexed(chat, messages = []) {
  return { unread: {}, ...chat, messages, byId: new Map(messages.map((m) => [m.message_id, m])) };
}

function addMessage(world, { message }) {
  const chat = world.chat(message.chat_id);
  if (!chat || chat.byId.has(message.message_id)) return;
  chat.messages.push(message);
  chat.byId.set(message.message_id, message);
  for (const { user_id } of chat.members) {
    if (user_id === message.from?.id || !world.isMember(user_id, chat)) continue;
    chat.unread[user_id] = (chat.unread[user_id] ?? 0) + 1;
  }
}

function editMessage(world, { message }) {
  const old = world.chats.get(message.chat_id)?.byId.get(message.message_id);
  if (old) Object.assign(old, message);
}

function deleteMessages(world, { chat_id, message_ids }) {
  const chat = world.chats.get(chat_id);
  if (!chat) return;
  const gone = new Set(message_ids);
  chat.messages = chat.messages.filter((message) => !gone.has(message.message_id));
  for (const id of gone) chat.byId.delete(id);
}

const CHANGES = {
  message: addMessage,
  edited: editMessage,
  deleted: deleteMessages,
  person: (world, { person }) => world.people.set(person.id, person),
  chat: (world, { chat }) => {
    const old = world.chats.get(chat.id);
    world.chats.set(
      chat.id,
      old
        ? Object.assign(old, { ...chat, messages: old.messages, byId: old.byId })
        : indexed(chat),
    );
  },
  bot: (world, { bot }) => {
    world.bot = bot;
  },
  weather: (world, { weather }) => {
    world.weather = weather;
  },
};
