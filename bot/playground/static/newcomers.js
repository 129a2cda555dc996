// The dialogs that make a new person and a new group.

import * as api from "./api.js";
import { ask, attempt } from "./dialogs.js";
import { LANGUAGE_CODES, languageName } from "./people.js";
import { fullName } from "./world.js";

export async function addPerson(world) {
  const answer = await ask(
    "New person",
    [
      { name: "first_name", label: "First name", required: true },
      { name: "last_name", label: "Last name" },
      { name: "username", label: "Username" },
      {
        name: "language_code",
        label: "Language",
        value: "en",
        options: LANGUAGE_CODES.map((code) => [code, languageName(code)]),
      },
    ],
    "Add",
  );
  if (!answer) return null;
  const fields = Object.fromEntries(Object.entries(answer).filter(([, value]) => value));
  const person = await attempt(() => api.addPerson(fields));
  if (person && !world.people.has(person.id)) world.apply({ type: "person", person });
  return person;
}

const TYPES = [
  ["supergroup", "Supergroup"],
  ["group", "Basic group"],
  ["forum", "Forum with topics"],
];

export async function addGroup(world) {
  const people = [...world.people.values()];
  const answer = await ask(
    "New group",
    [
      { name: "title", label: "Title", required: true },
      { name: "type", label: "Kind", value: "supergroup", options: TYPES },
      { name: "members", label: "Members", checks: people.map((p) => [p.id, fullName(p), true]) },
    ],
    "Create",
  );
  if (!answer) return null;
  const forum = answer.type === "forum";
  const chat = await attempt(() =>
    api.addChat({
      title: answer.title,
      type: forum ? "supergroup" : answer.type,
      is_forum: forum,
      members: answer.members.map(Number),
      admins: answer.members.slice(0, 1).map(Number),
      bot: true,
    }),
  );
  if (chat && !world.chats.has(chat.id)) world.apply({ type: "chat", chat });
  return chat;
}
