// Words for service messages: who came, who left, what was pinned.

const WORDS = {
  new_chat_members: (who, s) => `${who} added ${s.names}`,
  left_chat_member: (who, s) =>
    s.names === who ? `${who} left the group` : `${who} removed ${s.names}`,
  pinned_message: (who) => `${who} pinned a message`,
  migrate_to_chat_id: () => "The group became a supergroup",
  migrate_from_chat_id: () => "The group became a supergroup",
  forum_topic_created: (who, s) => `${who} opened the topic “${s.name}”`,
  forum_topic_closed: (who) => `${who} closed the topic`,
  forum_topic_reopened: (who) => `${who} reopened the topic`,
};

export function serviceText(message) {
  const service = message.service;
  const who = message.from?.name ?? "Somebody";
  const words = WORDS[service.type];
  if (!words) return service.type.replaceAll("_", " ");
  return words(who, { ...service, names: (service.members ?? []).map((m) => m.name).join(", ") });
}
