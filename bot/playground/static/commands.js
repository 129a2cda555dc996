// Which of the bot's menus of commands a person sees in a chat: the narrowest scope that has one,
// in the person's language before the one for all languages, as Telegram picks it.

export function commandsFor(bot, chat, person) {
  const menus = bot.menus ?? [];
  for (const fits of SCOPES) {
    const there = menus.filter(({ scope }) => fits(scope, chat, person));
    for (const language of [person?.language_code, ""]) {
      const menu = there.find(({ language_code }) => language_code === language);
      if (menu) return menu.commands;
    }
  }
  return [];
}

const isAdmin = (chat, person) =>
  chat.members.some((m) => m.user_id === person?.id && m.status === "administrator");

const SCOPES = [
  ({ type, chat_id, user_id }, chat, person) =>
    type === "chat_member" && chat_id === chat.id && user_id === person?.id,
  ({ type, chat_id }, chat, person) =>
    type === "chat_administrators" && chat_id === chat.id && isAdmin(chat, person),
  ({ type, chat_id }, chat) => type === "chat" && chat_id === chat.id,
  ({ type }, chat, person) => type === "all_chat_administrators" && isAdmin(chat, person),
  ({ type }, chat) =>
    type === (chat.type === "private" ? "all_private_chats" : "all_group_chats"),
  ({ type }) => type === "default",
];
