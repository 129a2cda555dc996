"""Optional reports of faults to Sentry (`SENTRY_DSN`, the extra `sentry`).

Whatever is logged as an error is reported, with its traceback, its table and its ply: no local
variables (they hold hands), no ids of people or chats, and no token. Nothing else is watched.
"""

import logging
import sys
from collections.abc import Mapping
from typing import Any

from bot.config import BadSetting
from bot.logs import redacted

TOLD = ("update", "table", "ply", "given_up", "fault", "why")
"""What of a log line goes along."""

Fault = BaseException | tuple[Any, Any, Any] | None


class Reporting(logging.Handler):
    """Hands log records to Sentry."""

    def __init__(self, sdk: Any) -> None:
        super().__init__(logging.ERROR)
        self._sdk = sdk

    def emit(self, record: logging.LogRecord) -> None:
        """Report one record. Whoever logs is never the one to suffer."""
        try:
            self._report(record)
        except Exception:
            self.handleError(record)

    def _report(self, record: logging.LogRecord) -> None:
        """structlog leaves its event as a mapping in `msg`."""
        own = record.msg if isinstance(record.msg, Mapping) else {}
        words = str(own.get("event") or record.getMessage())
        fault = _fault(own.get("exc_info") or record.exc_info)
        with self._sdk.new_scope() as scope:
            scope.set_level(record.levelname.lower())
            scope.set_tag("logger", record.name)
            told = {name: str(own[name]) for name in TOLD if name in own}
            scope.set_context("log", {"event": words, **told})
            if fault is None:
                scope.capture_message(words)
            else:
                scope.capture_exception(fault)


def report_to(dsn: str) -> None:
    """Have errors reported from now on. Raises BadSetting."""
    try:
        import sentry_sdk
        from sentry_sdk.integrations.atexit import AtexitIntegration
        from sentry_sdk.utils import BadDsn
    except ImportError:
        message = (
            "SENTRY_DSN needs the extra `sentry`, which `make setup` installs; or leave it out"
        )
        raise BadSetting(message) from None
    try:
        # Personal data are off by default; to say so is deprecated.
        sentry_sdk.init(
            dsn,
            before_send=_scrubbed,
            integrations=[AtexitIntegration(lambda *_: None)],
            default_integrations=False,
            auto_enabling_integrations=False,
            include_local_variables=False,
            max_breadcrumbs=0,
            auto_session_tracking=False,
            send_client_reports=False,
            server_name="",
        )
    except BadDsn as fault:
        message = f"SENTRY_DSN: {fault}"
        raise BadSetting(message) from None
    logging.getLogger().addHandler(Reporting(sentry_sdk))


def _fault(given: Any) -> Fault:
    """The exception of a record; structlog says True for the one that is being handled."""
    if given is True:
        given = sys.exc_info()
    if isinstance(given, tuple) and given[0] is None:
        return None
    return given or None


def _scrubbed(event: Any, _hint: Any = None) -> Any:
    """A report without tokens, wherever they stand."""
    match event:
        case str():
            return redacted(event)
        case dict():
            return {_scrubbed(key): _scrubbed(value) for key, value in event.items()}
        case list() | tuple():
            return [_scrubbed(value) for value in event]
    return event
