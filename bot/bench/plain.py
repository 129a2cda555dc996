"""The floor that taps are measured against: a plain python-telegram-bot that keeps nothing.

Its handler does what any bot does for a tap and no more: it answers and edits one message. It has
python-telegram-bot's own HTTP client and its own way of polling.
"""

from itertools import count

from telegram import InlineKeyboardButton, InlineKeyboardMarkup, Update
from telegram.ext import ApplicationBuilder, CallbackQueryHandler, CommandHandler, ContextTypes

KEYS = 4
"""As many as a hand has."""
_numbers = count(1)


def run(url: str, token: str) -> None:
    """Poll and handle until the process is ended."""
    builder = ApplicationBuilder().token(token).base_url(f"{url}/bot")
    application = builder.concurrent_updates(True).build()
    application.add_handler(CommandHandler("start", _start))
    application.add_handler(CallbackQueryHandler(_tap))
    application.run_polling(drop_pending_updates=False)


async def _start(update: Update, _: ContextTypes.DEFAULT_TYPE) -> None:
    if update.message is not None:
        await update.message.reply_text(_text(0), parse_mode="HTML", reply_markup=_keyboard(0))


async def _tap(update: Update, _: ContextTypes.DEFAULT_TYPE) -> None:
    query = update.callback_query
    if query is None:
        return
    number = next(_numbers)
    await query.answer("Led")
    await query.edit_message_text(_text(number), parse_mode="HTML", reply_markup=_keyboard(number))


def _text(number: int) -> str:
    """About as long as a hand."""
    lines = "\n".join(f"<b>Line {line}</b> of tap {number}" for line in range(8))
    return f"Tap {number}\n{lines}"


def _keyboard(number: int) -> InlineKeyboardMarkup:
    keys = [InlineKeyboardButton(f"Key {n}", callback_data=f"{n}.{number}") for n in range(KEYS)]
    return InlineKeyboardMarkup([keys])
