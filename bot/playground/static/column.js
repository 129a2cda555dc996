// One chat seen by one person: header, messages, input box. It is the scene its messages act on.

import * as api from "./api.js";
import { commandsFor } from "./commands.js";
import { changed, el, iconButton, refill } from "./dom.js";
import { answerParts, faceButton, FOOTERS, playButton } from "./footers.js";
import { alertBox, attempt, toast } from "./dialogs.js";
import { MessageList } from "./messages.js";
import { avatar, languageName } from "./people.js";
import { chatMenu, messageMenu } from "./chatmenu.js";
import { pinnedBar, topicStrip } from "./strips.js";
import { fullName } from "./world.js";

const TYPING_MS = 5500;
const DOING = { typing: "typing…", upload_photo: "sending a photo…" };

export class Column {
  // `stage` is the page: {world, presses, follow, openChat, switchGroup, choosePerson}.
  // `back` is given on a phone only, where the header shows the bot and not the owner.
  constructor(stage, { chatId, personId, back }) {
    Object.assign(this, { stage, world: stage.world, chatId, personId, back, topic: null });
    this.opened = new Map();
    this.typing = "";
    this.list = new MessageList(this);
    this.header = el("header", { class: "chat-header" });
    this.strips = el("div", { class: "strips" });
    this.footer = el("footer", { class: "chat-footer" });
    this.answering = el("div", { class: "answering", hidden: true });
    this.root = el(
      "section",
      { class: "column", data: { chat: chatId, person: personId ?? "" } },
      this.header,
      this.strips,
      this.list.box,
      this.list.down,
      this.answering,
      this.footer,
    );
    this.acts = {
      follow: (url) => stage.follow(this, url),
      command: (text) => this.send(text),
      language: this.person?.language_code,
    };
    this.redraw();
  }

  get chat() {
    return this.world.chat(this.chatId);
  }
  get person() {
    return this.world.people.get(this.personId);
  }
  get isGroup() {
    return this.chat?.type !== "private";
  }

  messages() {
    const all = this.chat?.messages ?? [];
    return this.topic === null ? all : all.filter((m) => (m.thread_id ?? 0) === this.topic);
  }

  find(messageId) {
    return this.chat?.byId.get(messageId);
  }

  openedIn(messageId) {
    if (!this.opened.has(messageId)) this.opened.set(messageId, new Set());
    return this.opened.get(messageId);
  }

  redraw() {
    this.drawFrame();
    this.list.redraw();
  }

  drawFrame() {
    const gone = this.topic && !this.chat?.topics?.some((t) => t.thread_id === this.topic);
    if (gone) return this.choose(null);
    this.drawHeader();
    this.drawFooter();
    const pinned = this.chat?.pinned && this.chat.byId.get(this.chat.pinned);
    if (!changed(this.strips, pinned, this.chat?.is_forum, this.chat?.topics, this.topic)) return;
    refill(this.strips, [
      pinnedBar(this.chat, (id) => this.jump(id)),
      topicStrip(this.chat, this.topic, (topic) => this.choose(topic)),
    ]);
  }

  choose(topic) {
    this.topic = topic;
    this.redraw();
  }

  title() {
    if (this.isGroup) return this.chat?.title ?? "";
    return this.back ? this.world.bot.first_name : fullName(this.person);
  }

  drawHeader() {
    const title = this.title();
    const several = !this.back && this.world.groups().length > 1;
    const plays = !this.isGroup && Boolean(this.person?.plays);
    if (!changed(this.header, title, this.subtitle(), several, plays)) return;
    this.root.setAttribute(
      "aria-label",
      this.isGroup ? `Group ${title}` : `Private chat of ${title}`,
    );
    this.list.name(title);
    const faceId = !this.isGroup && this.back ? this.world.bot.id : this.chatId;
    refill(this.header, [
      this.back
        ? iconButton("back", "Back to the chats", this.back, { class: "icon-button back" })
        : null,
      this.isGroup || this.back ? avatar(faceId, title) : faceButton(this, title),
      el(
        "div",
        { class: "chat-title" },
        el("h2", {}, el("bdi", { text: title })),
        (this.status = el("p", { class: "subtitle", text: this.typing || this.subtitle() })),
      ),
      this.isGroup && several
        ? iconButton("down", "Other groups", (event) =>
            this.stage.switchGroup(event.currentTarget),
          )
        : null,
      this.isGroup ? null : playButton(this, plays),
      iconButton("more", "Chat menu", (event) => chatMenu(this, event.currentTarget), {
        "aria-haspopup": "menu",
      }),
    ]);
  }

  subtitle() {
    if (!this.isGroup) {
      return [languageName(this.person?.language_code), this.back ? "bot" : "private"]
        .filter(Boolean)
        .join(" · ");
    }
    const count = this.chat.members.filter(
      (m) => this.world.isMember(m.user_id, this.chat) && m.user_id !== this.world.bot.id,
    ).length;
    const bot = BOT[this.chat.bot_status] ?? "no bot";
    return `${count} ${count === 1 ? "person" : "people"} · ${bot}`;
  }

  // The box keeps its text and focus while it stays the right thing to show.
  drawFooter() {
    const kind = this.footerKind();
    if (kind === this.footer.dataset.kind) return;
    this.footer.dataset.kind = kind;
    this.footer.replaceChildren(FOOTERS[kind.split(" ")[0]](this));
  }

  commands() {
    return commandsFor(this.world.bot, this.chat, this.person);
  }

  footerKind() {
    const { person, chat } = this;
    if (!person) return "nobody";
    if (person.deleted) return "gone";
    const commands = JSON.stringify(this.commands());
    if (this.isGroup) return this.world.isMember(person.id, chat) ? `box ${commands}` : "join";
    if (person.blocked) return "unblock";
    return person.started ? `box ${commands}` : "start";
  }

  attempt(request) {
    return attempt(request, this.root);
  }

  async send(text) {
    const place = this.topic ? { thread_id: this.topic } : {};
    if (this.answered) place.reply_to = this.answered;
    const sent = await this.attempt(() =>
      api.send(this.personId, { chat_id: this.chatId, text, ...place }),
    );
    if (sent) this.answer(null);
    return sent;
  }

  // The next thing that is written answers this message; null: it answers none.
  answer(message) {
    this.answered = message?.message_id ?? null;
    this.answering.hidden = !message;
    this.answering.replaceChildren(...(message ? answerParts(this, message) : []));
    if (message) this.footer.querySelector("textarea")?.focus();
  }

  isBusy(message, key) {
    return this.stage.presses.isBusy(this.personId, message, key.data);
  }

  async tap(message, key) {
    if (key.url) {
      if (!this.stage.follow(this, key.url)) window.open(key.url, "_blank", "noopener");
      return;
    }
    if (key.data === null || key.data === undefined) return;
    await this.forge(message, key.data);
  }

  // A tap with any data, drawn on the keyboard or not.
  async forge(message, data) {
    const redraw = () => this.list.refresh(message.message_id);
    const answer = await this.attempt(() =>
      this.stage.presses.press(this.personId, message, { data }, redraw),
    );
    if (answer) this.showAnswer(answer);
  }

  showAnswer({ text, show_alert, url }) {
    if (url) {
      if (!this.stage.follow(this, url)) window.open(url, "_blank", "noopener");
    } else if (text && show_alert) {
      alertBox(`${this.world.bot.first_name} → ${this.world.name(this.personId)}`, text);
    } else if (text) {
      toast(this.root, text);
    }
  }

  menu(message, anchor, point) {
    messageMenu(this, message, anchor, point);
  }

  jump(messageId) {
    if (!this.list.jump(messageId)) toast(this.root, "This message is not here any more.");
  }

  sawBottom() {
    if (document.visibilityState !== "visible" || !this.root.isConnected || !this.person) return;
    this.world.see(this.personId, this.chatId);
  }

  // Takes the events that concern this chat out of a batch.
  apply(batch) {
    const mine = batch.filter(
      (event) => (event.message?.chat_id ?? event.chat_id) === this.chatId,
    );
    if (batch.some((event) => FRAME.has(event.type))) this.drawFrame();
    for (const event of mine) this.note(event);
    const visible = mine.filter(
      (event) =>
        !event.message || this.topic === null || (event.message.thread_id ?? 0) === this.topic,
    );
    const moving = visible.filter((event) => MOVING.has(event.type));
    if (moving.length) this.list.apply(moving);
  }

  note(event) {
    if (event.type === "typing") this.setTyping(DOING[event.action] ?? "busy…");
    else if (event.type === "message" && event.message.from?.is_bot) this.setTyping("");
  }

  setTyping(words) {
    clearTimeout(this.typingTimer);
    if (words) this.typingTimer = setTimeout(() => this.setTyping(""), TYPING_MS);
    if (words === this.typing) return;
    this.typing = words;
    this.status.textContent = words || this.subtitle();
    this.status.classList.toggle("busy", Boolean(words));
  }
}

const BOT = { member: "bot", administrator: "bot is admin", restricted: "bot is muted" };
const FRAME = new Set(["person", "chat", "edited", "deleted", "bot"]);
const MOVING = new Set(["message", "edited", "deleted"]);
