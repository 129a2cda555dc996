// The requests of docs/playground.md, one function each. A fault becomes an Error whose text
// can be shown to the person at the screen.

async function call(path, body) {
  const options =
    body === undefined
      ? {}
      : {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        };
  let response;
  try {
    response = await fetch(path, options);
  } catch {
    throw new Error("The playground does not answer.");
  }
  const answer = await response.json().catch(() => ({}));
  if (!response.ok || answer.ok === false) {
    throw new Error(answer.error ?? answer.description ?? `HTTP ${response.status}`);
  }
  return answer;
}

const person = (id, what, body = {}) => call(`/world/people/${id}/${what}`, body);
const chat = (id, what, body = {}) => call(`/world/chats/${id}/${what}`, body);

export const getWorld = () => call("/world");
export const getJournal = (after, limit) => call(`/world/journal?after=${after}&limit=${limit}`);
export const addPerson = (fields) => call("/world/people", fields);
export const addChat = (fields) => call("/world/chats", fields);
export const setWeather = (weather) => call("/world/weather", weather);

export const send = (id, body) => person(id, "send", body);
export const press = (id, body) => person(id, "press", body);
export const start = (id, payload) => person(id, "start", payload ? { payload } : {});
export const block = (id, blocked) => person(id, "block", { blocked });
export const seen = (id, chat_id) => person(id, "seen", { chat_id });

export const autoplay = (id, plays) => person(id, "autoplay", { plays });
export const startBot = () => call("/world/bot/start", {});
export const setPrivacy = (on) => call("/world/bot/privacy", { on });
export const killBot = () => call("/world/bot/kill", {});

export const deleteMessage = (id, message_id) => chat(id, "delete", { message_id });
export const setBot = (id, status) => chat(id, "bot", { status });
export const setMember = (id, user_id, status, anonymous = false) =>
  chat(id, "members", { user_id, status, anonymous });
export const deletePerson = (id) => person(id, "delete");
export const dissolve = (id) => chat(id, "dissolve");
export const changeTopic = (id, thread, change) => chat(id, `topics/${thread}`, change);
export const openTopic = (id, name) => chat(id, "topics", { name });
export const upgrade = (id) => chat(id, "upgrade");
