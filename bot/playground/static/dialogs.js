// What interrupts: alerts of the bot (they wait for OK, one after another), questions of the page,
// a photo in full size, and toasts, which do not interrupt.

import { el } from "./dom.js";
import { richText } from "./entities.js";
import { say } from "./say.js";

const TOAST_MS = 3500;
let last = Promise.resolve();

// `title` says who speaks and to whom.
export function alertBox(title, text) {
  last = last.then(() =>
    show(
      el(
        "dialog",
        { class: "dialog alert", "aria-label": title },
        el("h2", { dir: "auto", text: title }),
        richText(text, [], { follow: () => false, command: () => {} }),
        el(
          "form",
          { method: "dialog", class: "dialog-keys" },
          el("button", { class: "primary", text: "OK" }),
        ),
      ),
    ),
  );
  return last;
}

function show(dialog) {
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((done) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      done(dialog.returnValue);
    });
  });
}

// A field: {name, label, value?, options?: [[value, text]], checks?: [[value, text, on]], type?}.
// Answers {name: value} (checks: an array), or null when the person thinks better of it.
export async function ask(title, fields, ok = "OK") {
  const form = el(
    "form",
    { method: "dialog" },
    fields.map(fieldElement),
    el(
      "div",
      { class: "dialog-keys" },
      el("button", { type: "submit", value: "", formnovalidate: true, text: "Cancel" }),
      el("button", { class: "primary", value: "ok", text: ok }),
    ),
  );
  // Enter in a field presses the first button of a form; that must be "ok", not "Cancel".
  form.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.target.tagName === "BUTTON") return;
    event.preventDefault();
    form.querySelector(".primary").click();
  });
  const dialog = el(
    "dialog",
    { class: "dialog", "aria-label": title },
    el("h2", { text: title }),
    form,
  );
  if ((await show(dialog)) !== "ok") return null;
  const data = new FormData(form);
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      field.checks ? data.getAll(field.name) : (data.get(field.name) ?? "").trim(),
    ]),
  );
}

function fieldElement(field) {
  if (field.checks) {
    return el(
      "fieldset",
      {},
      el("legend", { text: field.label }),
      field.checks.map(([value, text, on]) =>
        el(
          "label",
          { class: "check" },
          el("input", { type: "checkbox", name: field.name, value, checked: on }),
          el("bdi", { text }),
        ),
      ),
    );
  }
  const input = field.options
    ? el(
        "select",
        { name: field.name },
        field.options.map(([value, text]) =>
          el("option", { value, text, selected: value === field.value }),
        ),
      )
    : el("input", {
        name: field.name,
        value: field.value,
        required: field.required,
        dir: "auto",
        autocomplete: "off",
      });
  return el("label", { class: "field" }, el("span", { text: field.label }), input);
}

export const tellJson = (title, value) =>
  show(
    el(
      "dialog",
      { class: "dialog wide", "aria-label": title },
      el("h2", { text: title }),
      el("pre", { class: "json", tabindex: "0", text: JSON.stringify(value, null, 2) }),
      el(
        "form",
        { method: "dialog", class: "dialog-keys" },
        el("button", { class: "primary", text: "Close" }),
      ),
    ),
  );

export function showPhoto(url, name) {
  const dialog = el(
    "dialog",
    { class: "photo-dialog", "aria-label": "Photo" },
    el(
      "form",
      { method: "dialog" },
      el("button", { "aria-label": "Close the photo" }, el("img", { src: url, alt: name })),
    ),
  );
  return show(dialog);
}

// A dark pill over the given column (or the whole page). Screen readers say it, unless it
// is for somebody else, `who`.
export function toast(place, text, who = "") {
  place.querySelectorAll(":scope > .toast").forEach((old) => old.remove());
  const pill = el(
    "div",
    { class: "toast", "aria-hidden": "true" },
    who ? el("bdi", { class: "toast-who", text: who }) : null,
    richText(text, [], { follow: () => false, command: () => {} }),
  );
  place.append(pill);
  if (!who) say(text);
  setTimeout(() => pill.classList.add("leaving"), TOAST_MS - 250);
  setTimeout(() => pill.remove(), TOAST_MS);
}

// Runs a request of the person at the screen; a refusal of the server becomes a toast.
export async function attempt(request, place = document.body) {
  try {
    return await request();
  } catch (error) {
    toast(place, error.message);
    return null;
  }
}
