// Words for service messages: who came, who left, what was pinned.

const WORDS = {
  new_chat_members: (who, s) => `${who} added ${s.names}`,
  left_chat_member: (who, s) =>
    s.names === who ? `${who} left the group` : `${who} removed ${s.names}`,
  pinned_message: (who) => `${who} pinned a message`,
  migrate_to_chat_id: () => "The group became a supergroup",
  migrate_from_chat_id: () => "The group became a supergroup",
  group_chat_created: (who, s) => `${who} created the group${s.title ? ` “${s.title}”` : ""}`,
  supergroup_chat_created: (who) => `${who} created the group`,
  new_chat_title: (who, s) => `${who} changed the name to “${s.title}”`,
  forum_topic_created: (who, s) => `${who} opened the topic “${s.name}”`,
  forum_topic_closed: (who) => `${who} closed the topic`,
  forum_topic_reopened: (who) => `${who} reopened the topic`,
};

export function serviceText(message, world) {
  const service = message.service;
  const who = message.from?.name ?? "Somebody";
  const words = WORDS[service.type];
  if (!words) return service.text ?? String(service.type ?? "event").replaceAll("_", " ");
  return words(who, { ...service, names: names(service, world) });
}

function names(service, world) {
  const users =
    service.members ??
    service.new_chat_members ??
    [service.user ?? service.member ?? service.left_chat_member].filter(Boolean);
  const ids = service.user_ids ?? (service.user_id ? [service.user_id] : []);
  return (
    [
      ...users.map((user) => user.name ?? user.first_name),
      ...ids.map((id) => (id === world.bot.id ? world.bot.first_name : world.name(id))),
    ].join(", ") || "somebody"
  );
}
