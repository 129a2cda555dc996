"""Reports to Sentry: errors with their tracebacks, but no locals, no ids, no token."""

import builtins
import gzip
import json
import logging
import sys
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
import structlog
from structlog.contextvars import bound_contextvars

from bot.config import BadSetting, Settings
from bot.logs import set_up
from bot.sentry import Reporting, report_to

TOKEN = "424242:AAF-abcdefghij_klmnopqrstuvwxyz01234"


class Sentry(ThreadingHTTPServer):
    """Takes what is sent to it, as Sentry does."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Envelopes)
        self.events: list[dict[str, Any]] = []

    @property
    def dsn(self) -> str:
        return f"http://key@127.0.0.1:{self.server_port}/1"


class Envelopes(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        if self.headers.get("Content-Encoding") == "gzip":
            body = gzip.decompress(body)
        assert isinstance(self.server, Sentry)
        _, _, *items = body.splitlines()
        self.server.events += [json.loads(item) for item in items if item]
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"{}")

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@pytest.fixture
def sentry(logs: None) -> Iterator[Sentry]:
    with Sentry() as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def reported(sentry: Sentry) -> list[dict[str, Any]]:
    import sentry_sdk

    sentry_sdk.flush(timeout=10)
    sentry_sdk.get_client().close(timeout=0)
    return sentry.events


def fails() -> None:
    hand = "A♠ 10♠ K♠ Q♠"
    raise ValueError(f"no such deal at https://x/bot{TOKEN}/getMe", len(hand))


def test_an_error_is_reported_with_its_traceback_and_nothing_private(sentry: Sentry) -> None:
    set_up("info", "json")
    report_to(sentry.dsn)
    log = structlog.get_logger("sentry-test")
    log.info("of no interest")
    try:
        fails()
    except ValueError:
        with bound_contextvars(update=5, chat=7_000_000_001, table=3, ply=9):
            log.exception("update failed", given_up=True)
    (event,) = reported(sentry)
    assert event["level"] == "error"
    told = {"event": "update failed", "update": "5", "table": "3", "ply": "9", "given_up": "True"}
    assert event["contexts"]["log"].items() >= told.items()
    (fault,) = event["exception"]["values"]
    assert fault["type"] == "ValueError"
    assert [frame["function"] for frame in fault["stacktrace"]["frames"]][-1] == "fails"
    assert not any("vars" in frame for frame in fault["stacktrace"]["frames"])
    said = json.dumps(event, ensure_ascii=False)
    assert "<token>" in said
    for private in ("abcdefghij", "7000000001", 'breadcrumbs": {"values": [{'):
        assert private not in said


def test_errors_of_libraries_are_reported_too(sentry: Sentry) -> None:
    set_up("info", "text")
    report_to(sentry.dsn)
    logging.getLogger("some.library").error("cannot reach %s", f"https://x/bot{TOKEN}")
    logging.getLogger("some.library").warning("of no interest")
    (event,) = reported(sentry)
    assert event["message"] == "cannot reach https://x/bot<token>"
    assert event["tags"]["logger"] == "some.library"


def test_who_logs_what_cannot_be_put_into_words_goes_on(
    sentry: Sentry, capsys: pytest.CaptureFixture[str]
) -> None:
    report_to(sentry.dsn)
    (handler,) = (one for one in logging.getLogger().handlers if isinstance(one, Reporting))
    handler.emit(logging.LogRecord("library", logging.ERROR, "", 1, "%d of them", ("many",), None))
    assert reported(sentry) == []
    assert "Logging error" in capsys.readouterr().err


def test_without_the_extra_it_is_said_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.split(".")[0] == "sentry_sdk"]:
        monkeypatch.delitem(sys.modules, name)
    real = builtins.__import__

    def without(name: str, *rest: Any, **more: Any) -> Any:
        if name.startswith("sentry_sdk"):
            raise ImportError(name)
        return real(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", without)
    with pytest.raises(BadSetting, match="SENTRY_DSN needs the extra"):
        report_to("http://key@127.0.0.1/1")


@pytest.mark.parametrize("dsn", ["http://127.0.0.1/1", "key", "https://key@host"])
def test_what_is_no_dsn_is_refused(dsn: str) -> None:
    with pytest.raises(ValueError, match="https://KEY@HOST/NUMBER"):
        Settings.model_validate({"sentry_dsn": dsn})


def test_the_dsn_is_not_shown() -> None:
    assert "key" not in repr(Settings.model_validate({"sentry_dsn": "http://key@127.0.0.1/1"}))
