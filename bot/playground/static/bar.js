// The bar on top: whom you act as, whether the server is there, and the tools.

import * as api from "./api.js";
import { attempt } from "./dialogs.js";
import { changed, el, iconButton, refill } from "./dom.js";
import { badge, personButton } from "./people.js";
import { recall, remember } from "./memory.js";
import { isSoundOn, turnSound } from "./sound.js";
import { weatherButton } from "./weather.js";

export class Bar {
  // `stage`: {world, personId, choosePerson, addPerson, toggleJournal}.
  constructor(stage) {
    this.stage = stage;
    this.brand = el("div", { class: "brand" });
    this.you = el("div", { class: "you-place" });
    this.state = el("span", { class: "state", role: "status" });
    this.process = el("span", { class: "process", role: "status" });
    this.weather = weatherButton(stage);
    this.journal = iconButton("list", "Journal", () => stage.toggleJournal());
    this.sound = el("span", {});
    this.theme = el("span", {});
    this.root = el(
      "header",
      { class: "bar" },
      this.brand,
      this.you,
      this.state,
      this.process,
      el("div", { class: "tools" }, this.weather.parts, this.journal, this.sound, this.theme),
    );
    applyTheme();
    system.addEventListener("change", () => {
      applyTheme();
      this.drawTheme();
    });
    this.draw();
  }

  draw() {
    const { world, personId } = this.stage;
    this.state.textContent = world.online ? "" : "Connecting…";
    this.weather.draw();
    this.drawSound();
    this.drawTheme();
    this.drawProcess();
    const elsewhere = [...world.people.keys()].reduce(
      (sum, id) => sum + (id === personId ? 0 : world.totalUnread(id)),
      0,
    );
    const others = this.stage.isWide ? null : badge(elsewhere);
    if (!changed(this.you, world.bot, world.people.get(personId), others?.textContent)) return;
    this.brand.replaceChildren(
      el("h1", { text: "Playground" }),
      el("bdi", { text: world.bot.first_name ?? "" }),
    );
    const you = personButton(world, personId, this.stage.choosePerson, this.stage.addPerson);
    others?.setAttribute("aria-label", `${elsewhere} unread of other people`);
    others?.setAttribute("title", `${elsewhere} unread of other people`);
    if (others) you.append(others);
    refill(this.you, [you]);
  }

  // Only a bot that the playground itself has started can be started again from here.
  drawProcess() {
    const { process } = this.stage.world.bot;
    if (!changed(this.process, process)) return;
    const start = () => attempt(() => api.startBot());
    const dead = () => [
      "The bot is dead ",
      el("button", { class: "quiet", text: "Start it", onclick: start }),
    ];
    const said = { stopped: dead, starting: () => ["The bot is starting…"] };
    this.process.replaceChildren(...(said[process]?.() ?? []));
  }

  drawSound() {
    const on = isSoundOn();
    if (!changed(this.sound, on)) return;
    const turn = () => {
      turnSound(!on);
      this.drawSound();
    };
    refill(this.sound, [
      iconButton(on ? "sound" : "mute", on ? "Sound off" : "Sound on", turn),
    ]);
  }

  drawTheme() {
    const dark = isDark();
    if (!changed(this.theme, dark)) return;
    const turn = () => {
      remember("theme", dark ? "light" : "dark");
      applyTheme();
      this.drawTheme();
    };
    refill(this.theme, [
      iconButton(dark ? "sun" : "moon", dark ? "Light theme" : "Dark theme", turn),
    ]);
  }
}

const system = matchMedia("(prefers-color-scheme: dark)");

const isDark = () => document.documentElement.dataset.theme === "dark";

// The stylesheet knows two themes; without a choice the system's is followed.
function applyTheme() {
  document.documentElement.dataset.theme =
    recall("theme", null) ?? (system.matches ? "dark" : "light");
}
