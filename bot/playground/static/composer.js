// The input box of a chat, and the menu of the bot's commands beside it.

import { el, iconButton } from "./dom.js";
import { openMenu } from "./menu.js";

const drafts = new Map();

// `place`: a name for the draft; `commands()`: the bot's commands; `send(text)` answers whether
// the message went out; only then is the box emptied.
export function composer(place, commands, send) {
  const input = el("textarea", {
    rows: "1",
    dir: "auto",
    placeholder: "Message",
    "aria-label": "Message",
    enterkeyhint: "send",
    autocomplete: "off",
    maxlength: "4096",
  });
  const hints = el("div", {
    class: "hints",
    role: "group",
    "aria-label": "Commands",
    hidden: true,
  });
  const submit = async () => {
    const text = input.value.trim();
    if (!text) return;
    write("");
    if (!(await send(text)) && !input.value) write(text);
  };
  const write = (text) => {
    input.value = text;
    changed();
  };
  const changed = () => {
    drafts.set(place, input.value);
    input.style.height = "auto";
    input.style.height = `${Math.min(input.scrollHeight, 140)}px`;
    suggest(hints, commands(), input.value, (command) => {
      write("");
      send(command);
      input.focus();
    });
  };
  input.addEventListener("input", changed);
  input.addEventListener("keydown", (event) => {
    if (event.key === "Escape") hints.hidden = true;
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    submit();
  });
  input.value = drafts.get(place) ?? "";
  return el(
    "form",
    {
      class: "composer",
      onsubmit: (event) => {
        event.preventDefault();
        submit();
      },
    },
    hints,
    commands().length ? menuButton(commands, send) : null,
    input,
    iconButton("send", "Send", null, { type: "submit", class: "icon-button send" }),
  );
}

function menuButton(commands, send) {
  return el("button", {
    type: "button",
    class: "slash",
    "aria-label": "Commands",
    "aria-haspopup": "menu",
    title: "Commands",
    text: "/",
    onclick: (event) =>
      openMenu(
        event.currentTarget,
        commands().map((command) => ({
          text: `/${command.command}`,
          note: command.description,
          act: () => send(`/${command.command}`),
        })),
      ),
  });
}

function suggest(hints, commands, text, choose) {
  const fitting = /^\/\w*$/.test(text)
    ? commands.filter(({ command }) => command.startsWith(text.slice(1)))
    : [];
  hints.hidden = !fitting.length;
  hints.replaceChildren(
    ...fitting
      .slice(0, 8)
      .map(({ command, description }) =>
        el(
          "button",
          { type: "button", onclick: () => choose(`/${command}`) },
          el("b", { text: `/${command}` }),
          el("span", { text: description }),
        ),
      ),
  );
}
