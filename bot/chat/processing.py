"""One update through python-telegram-bot's handlers, with its failure coming out again.

`Application.process_update` hands a handler's exception to the error handlers and returns, so an
update that was not committed would be confirmed. Here the exception is kept and raised.
"""

from typing import Any

from telegram import Update
from telegram.ext import Application, ContextTypes

from bot.chat.parsing import ensure_readable

AnyApplication = Application[Any, Any, Any, Any, Any, Any]


class Processing:
    """`await processing(update)` raises what the handler raised."""

    def __init__(self, application: AnyApplication) -> None:
        self._application = application
        self._faults: dict[int, Exception] = {}
        application.add_error_handler(self._keep)

    async def __call__(self, update: Update) -> None:
        """Handle one update. Raises Unreadable, or the handler's exception: nothing was committed
        then.
        """
        ensure_readable(update)
        await self._application.process_update(update)
        fault = self._faults.pop(update.update_id, None)
        if fault is not None:
            raise fault

    async def _keep(self, update: object, context: ContextTypes.DEFAULT_TYPE) -> None:
        fault = context.error
        if isinstance(update, Update) and isinstance(fault, Exception):
            self._faults[update.update_id] = fault
