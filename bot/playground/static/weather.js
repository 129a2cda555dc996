// The weather panel: a control for every switch of trouble the server knows, and faults to order.

import * as api from "./api.js";
import { el, icon, ICONS } from "./dom.js";
import { attempt, toast } from "./dialogs.js";
import { troubles } from "./troubles.js";

const NAMES = {
  flood: "Flood limits (429)",
  latency: "Latency, seconds",
  query_age: "Taps live, seconds",
  double_updates: "Every update twice",
  late_updates: "Taps again after, seconds",
  two_pollers: "A second poller (409)",
};
const METHODS = ["sendMessage", "editMessageText", "answerCallbackQuery", "getUpdates"];
const FAULTS = [
  ["429", "429 Too Many Requests"],
  ["500", "500 Internal Server Error"],
  ["timeout_after", "done, but no answer in time"],
  ["lost_answer", "done, the connection breaks"],
];

// `stage`: {world, personId, groupId}.
export function weatherButton(stage) {
  const { world } = stage;
  const panel = el("div", {
    id: "weather",
    class: "menu weather",
    popover: "auto",
    role: "dialog",
    "aria-label": "Weather",
  });
  const button = el(
    "button",
    {
      type: "button",
      class: "icon-button",
      popovertarget: "weather",
      "aria-label": "Weather",
      title: "Weather: flood limits, latency, faults",
    },
    icon(ICONS.cloud),
  );
  panel.addEventListener("beforetoggle", (event) => {
    if (event.newState === "open")
      panel.replaceChildren(
        el("h2", { text: "Weather" }),
        ...controls(world),
        el("h2", { text: "The bot" }),
        privacyControl(world),
        el("h2", { text: "Trouble now" }),
        ...troubles(stage, () => panel.hidePopover()),
      );
  });
  panel.addEventListener("toggle", () => {
    const box = button.getBoundingClientRect();
    panel.style.top = `${box.bottom + 6}px`;
    panel.style.left = `${Math.max(8, Math.min(box.left, innerWidth - panel.offsetWidth - 8))}px`;
  });
  const draw = () => button.classList.toggle("stormy", isStormy(world.weather));
  draw();
  return { parts: [button, panel], draw };
}

// How long a tap may be answered is a limit, not trouble.
const isStormy = (weather) =>
  Object.entries(weather).some(
    ([name, value]) =>
      name !== "query_age" && (Array.isArray(value) ? value.length > 0 : isOn(name, value)),
  );

// What can be switched off by emptying its field; no seconds at all is the worst of it.
const OPTIONAL = new Set(["late_updates"]);
const isOn = (name, value) => (OPTIONAL.has(name) ? value !== null : Boolean(value));

const change = (switches) => attempt(() => api.setWeather(switches));

function controls(world) {
  const known = Object.entries(world.weather)
    .map(([name, value]) => control(name, value))
    .filter(Boolean);
  if (Array.isArray(world.weather.next)) known.push(faultControl(world));
  return known;
}

const label = (name) => NAMES[name] ?? name.replaceAll("_", " ");

function control(name, value) {
  if (typeof value === "boolean") return check(label(name), value, (on) => change({ [name]: on }));
  if (typeof value !== "number" && value !== null) return null;
  const read = ({ value: typed }) => (typed === "" && OPTIONAL.has(name) ? null : Number(typed));
  return el(
    "label",
    { class: "field" },
    el("span", { text: label(name) }),
    el("input", {
      type: "number",
      min: "0",
      step: "any",
      value,
      placeholder: value === null ? "never" : null,
      onchange: (e) => change({ [name]: read(e.target) }),
    }),
  );
}

// `turn(on)` is called when the box is ticked or no longer.
const check = (text, checked, turn) =>
  el(
    "label",
    { class: "check" },
    el("input", { type: "checkbox", checked, onchange: (e) => turn(e.target.checked) }),
    el("span", { text }),
  );

// Not weather, yet what the bot hears depends on it: BotFather's /setprivacy.
const privacyControl = ({ bot }) =>
  check("Privacy mode: in groups it hears only what is meant for it", bot.privacy, (on) =>
    attempt(() => api.setPrivacy(on)),
  );

function faultControl(world) {
  const choice = el(
    "select",
    {},
    FAULTS.map(([value, text]) => el("option", { value, text })),
  );
  const method = el(
    "select",
    {},
    el("option", { value: "", text: "request, whatever it is" }),
    METHODS.map((name) => el("option", { text: name })),
  );
  return el(
    "div",
    {},
    el("label", { class: "field" }, el("span", { text: "The next" }), method),
    el("label", { class: "field" }, el("span", { text: "gets" }), choice),
    el("button", {
      type: "button",
      class: "quiet",
      text: "Order this fault",
      onclick: async () => {
        const fault = { fault: choice.value, method: method.value };
        if (await change({ next: [...world.weather.next, fault] }))
          toast(document.body, "The next request will see it.");
      },
    }),
  );
}
