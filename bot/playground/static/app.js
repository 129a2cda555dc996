// The page: the bar, and below it either the desk (a group and everybody's private chats side by
// side) or the phone (a list of chats, then one chat). All changes of place happen here.

import { Bar } from "./bar.js";
import { chatList, listFacts } from "./chatlist.js";
import { announce } from "./announce.js";
import { startClock } from "./clock.js";
import { Column } from "./column.js";
import { toast } from "./dialogs.js";
import { changed, el } from "./dom.js";
import { follow } from "./follow.js";
import { openMenu } from "./menu.js";
import { badge } from "./people.js";
import { recall, remember } from "./memory.js";
import { addGroup, addPerson } from "./newcomers.js";
import { Journal } from "./journal.js";
import { Presses } from "./presses.js";
import { ringFor } from "./sound.js";
import { World } from "./world.js";

const wide = matchMedia("(min-width: 1100px)");

class Stage {
  constructor() {
    this.world = new World();
    this.presses = new Presses(this.world, (answer) => this.strayAnswer(answer));
    this.personId = recall("person", null);
    this.groupId = recall("group", null);
    this.openId = recall("open", null);
    this.columns = [];
    this.bar = null;
    this.world.listen((batch) => this.apply(batch));
    wide.addEventListener("change", () => this.build());
    addEventListener("popstate", () => this.leaveChat());
    document.addEventListener("visibilitychange", () =>
      this.columns.forEach((c) => c.list.scrolled()),
    );
    this.world.open();
  }

  choosePerson = (id) => {
    if (this.openId === this.personId) this.openId = id;
    this.personId = id;
    this.save();
    this.build();
    this.column(id)?.root.scrollIntoView({ inline: "nearest", block: "nearest" });
  };

  addPerson = async () => {
    const person = await addPerson(this.world);
    if (person) this.choosePerson(person.id);
  };

  addGroup = async () => {
    const chat = await addGroup(this.world);
    if (chat) this.openChat(chat.id);
  };

  save() {
    remember("person", this.personId);
    remember("group", this.groupId);
    remember("open", this.openId);
  }

  // Puts right what is remembered but no longer exists.
  settle() {
    const { world } = this;
    if (!world.people.has(this.personId)) this.personId = world.people.keys().next().value ?? null;
    this.groupId = this.current(this.groupId) ?? world.groups()[0]?.id ?? null;
    this.openId = world.people.has(this.openId) ? this.openId : this.current(this.openId);
    if (world.people.has(this.openId)) this.openId = this.personId;
  }

  // A group that was upgraded lives on under another id; one that is deleted does not.
  current(groupId) {
    const chat = this.world.chats.get(groupId);
    if (!chat || chat.type === "private" || chat.deleted) return null;
    return chat.migrated_to ?? chat.id;
  }

  build() {
    this.settle();
    this.shape = this.shapeNow();
    this.bar ??= new Bar(this);
    this.bar.draw();
    this.place = this.isWide ? this.desk() : this.phone();
    this.frame ??= document.getElementById("app");
    if (!this.place.isConnected) {
      this.frame.replaceChildren(
        this.bar.root,
        this.place,
        ...(this.journal ? [this.journal.root] : []),
      );
    }
    // Only what is on the page can be measured and scrolled.
    this.columns.filter((column) => column.list.stuck).forEach((column) => column.list.toBottom());
  }

  get isWide() {
    return wide.matches;
  }

  shapeNow() {
    return JSON.stringify([
      wide.matches,
      [...this.world.people.keys()],
      this.world.groups().map((c) => c.id),
      this.isWide && this.onDesk(),
    ]);
  }

  // Whose private chats stand beside the group: its members, and whom one acts as.
  onDesk() {
    const { world, personId, groupId } = this;
    const group = world.chats.get(groupId);
    const everybody = [...world.people.keys()];
    return everybody.filter((id) => !group || id === personId || world.isMember(id, group));
  }

  // The private columns do not depend on whom one acts as: they stay where they are, scrolled as
  // they were, while the group is shown to somebody else.
  desk() {
    const { personId, groupId } = this;
    const group = groupId === null ? null : new Column(this, { chatId: groupId, personId });
    const root =
      group?.root ??
      el(
        "section",
        { class: "column empty" },
        el("button", { type: "button", class: "big", text: "New group", onclick: this.addGroup }),
      );
    const people = this.onDesk();
    const kept =
      this.place?.className === "desk" &&
      people.join() === this.own.map((column) => column.personId).join();
    if (!kept) this.own = people.map((id) => new Column(this, { chatId: id, personId: id }));
    for (const { root, personId: id } of this.own) root.classList.toggle("you-here", id === personId);
    this.columns = [group, ...this.own].filter(Boolean);
    if (kept) {
      this.place.firstElementChild.replaceWith(root);
      return this.place;
    }
    return el(
      "main",
      { class: "desk" },
      root,
      el(
        "div",
        { class: "privates" },
        this.own.map((column) => column.root),
      ),
    );
  }

  phone() {
    const column =
      this.openId === null
        ? null
        : new Column(this, {
            chatId: this.openId,
            personId: this.personId,
            back: () => this.goBack(),
          });
    this.columns = column ? [column] : [];
    this.listPlace = el("div", { class: "list-place" });
    this.drawList();
    return el(
      "main",
      { class: column ? "phone chat-open" : "phone" },
      this.listPlace,
      column?.root ?? el("p", { class: "note pick", text: "Choose a chat." }),
    );
  }

  drawList() {
    if (this.personId === null) return this.listPlace.replaceChildren();
    if (!changed(this.listPlace, this.personId, this.openId, listFacts(this.world, this.personId)))
      return;
    const chosen = this.listPlace.contains(document.activeElement)
      ? document.activeElement.dataset.chat
      : null;
    this.listPlace.replaceChildren(
      chatList(this.world, this.personId, this.openId, {
        open: (id) => this.openChat(id),
        addGroup: this.addGroup,
      }),
    );
    if (chosen) this.listPlace.querySelector(`[data-chat="${Number(chosen)}"]`)?.focus();
  }

  apply(batch) {
    const reset = batch.some((event) => event.type === "reset");
    if (!this.bar && !reset) return;
    if (!this.bar || this.shape !== this.shapeNow()) this.build();
    else if (reset) this.columns.forEach((column) => column.redraw());
    else this.columns.forEach((column) => column.apply(batch));
    if (batch.some((event) => BAR.has(event.type))) this.bar.draw();
    if (!wide.matches && batch.some((event) => LIST.has(event.type))) this.drawList();
    announce(batch, this);
    ringFor(batch, this);
    this.journal?.soon();
  }

  column(chatId) {
    return this.columns.find((column) => column.chatId === chatId);
  }

  openChat(chatId) {
    if (this.world.people.has(chatId)) this.openId = chatId;
    else this.openId = this.groupId = this.current(chatId) ?? this.groupId;
    this.save();
    if (wide.matches && this.column(this.openId)) {
      this.point(this.column(this.openId).root);
      return;
    }
    if (!wide.matches && !history.state?.chat) history.pushState({ chat: true }, "");
    this.build();
  }

  point(root) {
    root.scrollIntoView({ inline: "nearest", block: "nearest" });
    root.classList.add("pointed");
    setTimeout(() => root.classList.remove("pointed"), 900);
  }

  goBack() {
    if (history.state?.chat) history.back();
    else this.leaveChat();
  }

  leaveChat() {
    this.openId = null;
    this.save();
    this.build();
  }

  switchGroup(anchor) {
    openMenu(anchor, [
      ...this.world.groups().map((chat) => ({
        text: chat.title,
        checked: chat.id === this.groupId,
        badge: badge(this.world.unread(this.personId, chat.id)),
        act: () => this.openChat(chat.id),
      })),
      { text: "New group…", act: this.addGroup },
    ]);
  }

  follow(column, url) {
    return follow(this, column, url);
  }

  // The bot answered a tap made by a script or on another screen: never a dialog here.
  strayAnswer(answer) {
    const column = this.column(answer.person_id);
    if (answer.text && column) toast(column.root, answer.text, this.world.name(answer.person_id));
  }

  toggleJournal() {
    if (this.journal) {
      this.journal.stop();
      this.journal = null;
      this.bar.journal.focus();
    } else {
      this.journal = new Journal(() => this.toggleJournal());
      this.frame.append(this.journal.root);
      this.journal.filter.focus();
    }
    this.bar.journal.setAttribute("aria-expanded", String(Boolean(this.journal)));
  }
}

const BAR = new Set(["reset", "online", "bot", "person", "chat", "message", "seen", "weather"]);
const LIST = new Set(["reset", "person", "chat", "message", "edited", "deleted", "seen"]);

startClock();
new Stage();
