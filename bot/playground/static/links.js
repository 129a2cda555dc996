// Links that stay inside the playground: deep links to the bot and links to messages.

const TELEGRAM = new Set(["t.me", "telegram.me", "www.t.me"]);

// {kind: "bot", payload or null}, {kind: "group"} to add the bot to one, {kind: "message", chat,
// message}, {kind: "other"}, or null.
export function readLink(url, botName) {
  let parsed;
  try {
    parsed = new URL(url);
  } catch {
    return null;
  }
  if (parsed.protocol === "tg:") return readTg(parsed, botName);
  if (!TELEGRAM.has(parsed.hostname)) return null;
  const parts = parsed.pathname.split("/").filter(Boolean);
  if (parts[0] === "c" && parts.length >= 3) return messageLink(parts[1], parts.at(-1));
  return botLink(parts[0], parsed.searchParams, botName);
}

function readTg(parsed, botName) {
  const query = parsed.searchParams;
  const what = parsed.hostname || parsed.pathname.replace(/^\/+/, "");
  if (what === "privatepost") return messageLink(query.get("channel"), query.get("post"));
  if (what === "resolve") return botLink(query.get("domain"), query, botName);
  return { kind: "other" };
}

const messageLink = (channel, message) => ({
  kind: "message",
  chat: Number(`-100${channel}`),
  message: Number(message),
});

function botLink(name, query, botName) {
  if (name?.toLowerCase() !== botName?.toLowerCase()) return { kind: "other" };
  if (query.has("startgroup")) return { kind: "group" };
  return { kind: "bot", payload: query.get("start") };
}
