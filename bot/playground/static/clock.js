// Times: the hour in a bubble, the day between bubbles, and <tg-time> that counts by itself.
// Latin digits everywhere, also in Persian, as on the cards.

import { el } from "./dom.js";

const HOUR = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long" });

export const hour = (unix) => HOUR.format(unix * 1000);
export const day = (unix) => DAY.format(unix * 1000);
export const fullTime = (unix) => new Date(unix * 1000).toLocaleString("en-GB");

const STEPS = [
  [60, "second", 1],
  [3600, "minute", 60],
  [86400, "hour", 3600],
  [Infinity, "day", 86400],
];

function relative(unix, language) {
  const left = unix - Math.round(Date.now() / 1000);
  const [, unit, size] = STEPS.find(([limit]) => Math.abs(left) < limit);
  return new Intl.RelativeTimeFormat(locale(language), { numeric: "always" }).format(
    Math.trunc(left / size),
    unit,
  );
}

function locale(language) {
  try {
    return Intl.getCanonicalLocales(`${language || "en"}-u-nu-latn`)[0];
  } catch {
    return "en-u-nu-latn";
  }
}

const PARTS = {
  w: { weekday: "long" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
};

function absolute(unix, format, language) {
  return [...format]
    .filter((letter) => PARTS[letter])
    .map((letter) => new Intl.DateTimeFormat(locale(language), PARTS[letter]).format(unix * 1000))
    .join(" ");
}

export function timeElement(entity, inner, language) {
  const unix = entity.unix_time;
  const format = entity.date_time_format ?? "";
  if (!unix) return el("span", {}, inner);
  const node = el("time", {
    dir: "auto",
    title: fullTime(unix),
    datetime: new Date(unix * 1000).toISOString(),
  });
  if (format.includes("r")) {
    Object.assign(node.dataset, { unix, language: language ?? "en" });
    node.textContent = relative(unix, language);
  } else {
    node.append(...(format ? [absolute(unix, format, language)] : inner));
  }
  return node;
}

// One timer moves all countdowns of the page; elements that were edited away cost nothing.
export function startClock() {
  setInterval(() => {
    for (const node of document.querySelectorAll("time[data-unix]")) {
      const text = relative(Number(node.dataset.unix), node.dataset.language);
      if (node.textContent !== text) node.textContent = text;
    }
  }, 1000);
}
