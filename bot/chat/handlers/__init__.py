"""What the bot reacts to, in the order in which it is asked.

presses    every tap on a button            start     the private chat
opening    /kozel /new /play                chats     added, kicked, blocked, migrated
commands   /hand /leave /stop /rules /help  callbacks the unit of work around them
past       /record; replay and check
settings   /settings /language
standings  /top /me
privacy    /privacy /forget
lobby, hand, series, pages, settings, standings   what the taps mean
"""

from telegram.ext import (
    CallbackQueryHandler,
    ChatMemberHandler,
    CommandHandler,
    MessageHandler,
    filters,
)

from bot.chat.desk import Desk
from bot.chat.handlers import chats, commands, opening, past, privacy, settings, standings
from bot.chat.handlers import start as start_
from bot.chat.handlers.callbacks import Act, Callbacks
from bot.chat.handlers.presses import Presses
from bot.chat.processing import AnyApplication

COMMANDS: dict[str, Act] = {
    "kozel": opening.kozel,
    "new": opening.kozel,
    "play": opening.kozel,
    "hand": commands.hand,
    "leave": commands.leave,
    "stop": commands.stop,
    "record": past.record,
    "rules": commands.rules,
    "settings": settings.show,
    "language": settings.show_languages,
    "top": standings.top,
    "me": standings.me,
    "privacy": privacy.privacy,
    "forget": privacy.forget,
    "help": commands.help_,
}
"""`/start` is not here: it has a payload. What people are told of each: `screens/commands`."""

NEEDS_RIGHTS = frozenset({"kozel", "new", "play", "stop", "settings", "language"})
"""Commands where it matters that the person is a group admin."""

MIGRATION = filters.StatusUpdate.MIGRATE
LEFT = filters.StatusUpdate.LEFT_CHAT_MEMBER


def register(application: AnyApplication, desk: Desk) -> None:
    """Tell python-telegram-bot what to call for which update."""
    do = Callbacks(desk)
    private = filters.ChatType.PRIVATE
    for handler in (
        CallbackQueryHandler(Presses(desk)),
        *(
            CommandHandler(name, do.command(act, rights=name in NEEDS_RIGHTS))
            for name, act in COMMANDS.items()
        ),
        CommandHandler("start", do.start(start_.start), filters=private),
        MessageHandler(private & ~filters.StatusUpdate.ALL, do.command(start_.home)),
        MessageHandler(MIGRATION, do.message(chats.migrated)),
        MessageHandler(LEFT, do.message(chats.gone)),
        ChatMemberHandler(do.membership(chats.membership), ChatMemberHandler.MY_CHAT_MEMBER),
    ):
        application.add_handler(handler)
