"""What the bot reacts to, in the order in which it is asked.

presses    every tap on a button            start     the private chat
opening    /kozel                           chats     added, kicked, blocked, migrated
commands   /hand /leave /stop /rules /help  callbacks the unit of work around them
past       /record; replay and check
settings   /settings /language
standings  /top /me
privacy    /privacy /forget
lobby, hand, series, pages, settings, standings   what the taps mean
"""

from typing import Any

from telegram.ext import (
    Application,
    CallbackQueryHandler,
    ChatMemberHandler,
    CommandHandler,
    MessageHandler,
    filters,
)

from bot.chat.desk import Desk
from bot.chat.handlers import chats, commands, opening, past, privacy, settings, standings
from bot.chat.handlers import start as start_
from bot.chat.handlers.callbacks import Callbacks
from bot.chat.handlers.presses import Presses

AnyApplication = Application[Any, Any, Any, Any, Any, Any]

MIGRATION = filters.StatusUpdate.MIGRATE
LEFT = filters.StatusUpdate.LEFT_CHAT_MEMBER


def register(application: AnyApplication, desk: Desk) -> None:
    """Tell python-telegram-bot what to call for which update."""
    do = Callbacks(desk)
    private = filters.ChatType.PRIVATE
    for handler in (
        CallbackQueryHandler(Presses(desk)),
        CommandHandler(["kozel", "new", "play"], do.command(opening.kozel, rights=True)),
        CommandHandler("hand", do.command(commands.hand)),
        CommandHandler("leave", do.command(commands.leave)),
        CommandHandler("stop", do.command(commands.stop, rights=True)),
        CommandHandler("record", do.command(past.record)),
        CommandHandler("rules", do.command(commands.rules)),
        CommandHandler("settings", do.command(settings.show, rights=True)),
        CommandHandler("language", do.command(settings.show_languages, rights=True)),
        CommandHandler("top", do.command(standings.top)),
        CommandHandler("me", do.command(standings.me)),
        CommandHandler("privacy", do.command(privacy.privacy)),
        CommandHandler("forget", do.command(privacy.forget)),
        CommandHandler("help", do.command(commands.help_)),
        CommandHandler("start", do.start(start_.start), filters=private),
        MessageHandler(private & ~filters.StatusUpdate.ALL, do.command(start_.home)),
        MessageHandler(MIGRATION, do.message(chats.migrated)),
        MessageHandler(LEFT, do.message(chats.gone)),
        ChatMemberHandler(do.membership(chats.membership), ChatMemberHandler.MY_CHAT_MEMBER),
    ):
        application.add_handler(handler)
