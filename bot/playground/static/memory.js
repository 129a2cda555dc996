// What this browser remembers between reloads. Storage may be forbidden: then it forgets.

const PREFIX = "playground.";

export function recall(name, otherwise) {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? otherwise : JSON.parse(text);
  } catch {
    return otherwise;
  }
}

export function remember(name, value) {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // A private window: the page works, it only starts afresh next time.
  }
}
