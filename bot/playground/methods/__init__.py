"""The Bot API methods the playground knows, by their names in small letters.

sending    messages, files                   answering  answers to taps
editing    edited, deleted                   content    what is sent, read out of parameters
chatting   about chats                       receiving  how updates reach the bot
profile    what the bot says of itself
"""

from collections.abc import Awaitable, Callable
from typing import Any

from bot.playground.call import Call
from bot.playground.methods import answering, chatting, editing, profile, receiving, sending

Method = Callable[[Call], Any | Awaitable[Any]]

METHODS: dict[str, Method] = {
    "getme": profile.get_me,
    "logout": profile.goodbye,
    "close": profile.goodbye,
    "getupdates": receiving.get_updates,
    "setwebhook": receiving.set_webhook,
    "deletewebhook": receiving.delete_webhook,
    "getwebhookinfo": receiving.get_webhook_info,
    "sendmessage": sending.send_message,
    "sendphoto": sending.send_photo,
    "senddocument": sending.send_document,
    "sendchataction": sending.send_chat_action,
    "editmessagetext": editing.edit_message_text,
    "editmessagecaption": editing.edit_message_caption,
    "editmessagemedia": editing.edit_message_media,
    "editmessagereplymarkup": editing.edit_message_reply_markup,
    "deletemessage": editing.delete_message,
    "deletemessages": editing.delete_messages,
    "answercallbackquery": answering.answer_callback_query,
    "getchat": chatting.get_chat,
    "getchatmember": chatting.get_chat_member,
    "getchatadministrators": chatting.get_chat_administrators,
    "getchatmembercount": chatting.get_chat_member_count,
    "leavechat": chatting.leave_chat,
    "pinchatmessage": chatting.pin_chat_message,
    "unpinchatmessage": chatting.unpin_chat_message,
    "unpinallchatmessages": chatting.unpin_all_chat_messages,
    "createforumtopic": chatting.create_forum_topic,
    "closeforumtopic": chatting.close_forum_topic,
    "reopenforumtopic": chatting.reopen_forum_topic,
    "deleteforumtopic": chatting.delete_forum_topic,
    "getfile": profile.get_file,
    "setmycommands": profile.set_my_commands,
    "getmycommands": profile.get_my_commands,
    "deletemycommands": profile.delete_my_commands,
    "setmyname": profile.setter("name"),
    "getmyname": profile.getter("name"),
    "setmydescription": profile.setter("description"),
    "getmydescription": profile.getter("description"),
    "setmyshortdescription": profile.setter("short_description"),
    "getmyshortdescription": profile.getter("short_description"),
    "setchatmenubutton": profile.setter("menu_button"),
    "getchatmenubutton": profile.getter("menu_button"),
    "setmydefaultadministratorrights": profile.setter("rights"),
    "getmydefaultadministratorrights": profile.getter("rights"),
}
