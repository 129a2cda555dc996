"""The command menus that Telegram shows beside the input box, per language."""

import structlog
from telegram import (
    Bot,
    BotCommand,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
)
from telegram.error import TelegramError

from bot.chat.screens.commands import FOR_ADMINS, IN_GROUPS, IN_PRIVATE, described
from bot.texts.door import FALLBACK, LANGUAGES, Texts

log = structlog.get_logger()

SCOPES = (
    (BotCommandScopeAllGroupChats(), IN_GROUPS),
    (BotCommandScopeAllChatAdministrators(), FOR_ADMINS),
    (BotCommandScopeAllPrivateChats(), IN_PRIVATE),
)


async def offer_menus(bot: Bot) -> None:
    """Tell Telegram the commands; a failure is only a pity."""
    try:
        for language in LANGUAGES:
            for scope, names in SCOPES:
                commands = [BotCommand(*pair) for pair in described(names, Texts(language))]
                code = None if language == FALLBACK else language
                await bot.set_my_commands(commands, scope=scope, language_code=code)
    except TelegramError as fault:
        log.warning("the command menus could not be set", fault=fault.message)
