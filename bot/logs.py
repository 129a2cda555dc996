"""Logs: structlog to standard error, as text for people or JSON for machines.

The token never gets into a line: the finished line is searched for anything that looks like one,
whatever library wrote it.
"""

import logging
import re
import sys
from typing import Literal

import structlog

TOKEN = re.compile(r"(?<!\d)\d{6,}(:|%3A)[A-Za-z0-9_-]{30,}", re.IGNORECASE)
QUIET = (
    "httpx", "httpcore", "alembic", "uvicorn.access", "telegram",
    "sqlalchemy", "asyncpg",
)  # fmt: skip
"""Libraries that say too much: tokens at INFO, rows with hands and decks at DEBUG."""
SAID_ANYWAY = ("telegram.request",)
"""What these log they raise as well."""


def redacted(text: str) -> str:
    """A text without tokens."""
    return TOKEN.sub("<token>", text)


class Redacting(logging.Formatter):
    """Takes tokens out of the finished line, tracebacks included."""

    def __init__(self, inner: logging.Formatter) -> None:
        super().__init__()
        self._inner = inner

    def format(self, record: logging.LogRecord) -> str:
        """The line, without tokens."""
        return redacted(self._inner.format(record))


def set_up(level: str, form: Literal["text", "json"]) -> None:
    """Send all logs, ours and the libraries', one way. `level`: debug, info, warning, error."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: structlog.typing.Processor = (
        structlog.processors.JSONRenderer(ensure_ascii=False)
        if form == "json"
        else structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
    )
    before = [structlog.processors.format_exc_info] if form == "json" else []
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *before, last],
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Redacting(formatter))
    logging.captureWarnings(capture=True)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
    for name in SAID_ANYWAY:
        logging.getLogger(name).setLevel(logging.CRITICAL)
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
