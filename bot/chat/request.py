"""python-telegram-bot's HTTP, on aiohttp: half the CPU of its own client (docs/adr/0005)."""

from collections.abc import Callable
from time import perf_counter

from aiohttp import (
    ClientConnectorError,
    ClientError,
    ClientSession,
    ClientTimeout,
    ConnectionTimeoutError,
    DummyCookieJar,
    FormData,
    TCPConnector,
)
from telegram._utils.defaultvalue import DEFAULT_NONE, DefaultValue
from telegram.error import NetworkError, TimedOut
from telegram.request import BaseRequest, RequestData

Timeout = DefaultValue[float] | float | DefaultValue[None] | None
"""Seconds, None, or python-telegram-bot's marker for "the default"."""

Told = Callable[[str, int, float], None]
"""What came of a request: its method, the HTTP status (0: no answer), the seconds it took."""

JSON = {"Content-Type": "application/json"}
READ_SECONDS = 20.0
CONNECT_SECONDS = 10.0


class AiohttpRequest(BaseRequest):
    """One pooled HTTP client, as many connections as it takes. `told` hears of every request."""

    def __init__(self, told: Told | None = None) -> None:
        self._told = told
        self._session: ClientSession | None = None

    @property
    def read_timeout(self) -> float:
        """Seconds to wait for an answer when the caller names none."""
        return READ_SECONDS

    async def initialize(self) -> None:
        """Open the pool; doing it twice is harmless."""
        if self._session is None or self._session.closed:
            connector = TCPConnector(limit=0, keepalive_timeout=75)
            self._session = ClientSession(connector=connector, cookie_jar=DummyCookieJar())

    async def shutdown(self) -> None:
        """Close the pool."""
        if self._session is not None:
            await self._session.close()

    async def do_request(  # noqa: PLR0913, PLR0917 - python-telegram-bot's signature
        self,
        url: str,
        method: str,
        request_data: RequestData | None = None,
        read_timeout: Timeout = DEFAULT_NONE,
        write_timeout: Timeout = DEFAULT_NONE,  # noqa: ARG002 - in the read timeout
        connect_timeout: Timeout = DEFAULT_NONE,  # noqa: ARG002 - one for all
        pool_timeout: Timeout = DEFAULT_NONE,  # noqa: ARG002 - the pool never waits
    ) -> tuple[int, bytes]:
        """Send one request. Returns status and body; raises TimedOut, NetworkError."""
        began, status = perf_counter(), 0
        try:
            status, body = await self._answered(url, method, request_data, read_timeout)
        finally:
            if self._told is not None:
                self._told(url.rpartition("/")[2], status, perf_counter() - began)
        return status, body

    async def _answered(
        self, url: str, method: str, request_data: RequestData | None, read_timeout: Timeout
    ) -> tuple[int, bytes]:
        if self._session is None:
            message = "the request was not initialised"
            raise NetworkError(message)
        seconds = read_timeout if isinstance(read_timeout, int | float) else READ_SECONDS
        timeout = ClientTimeout(total=seconds + 5, sock_connect=CONNECT_SECONDS)
        try:
            async with self._session.request(
                method,
                url,
                data=_form(request_data),
                headers=_headers(request_data),
                timeout=timeout,
            ) as response:
                return response.status, await response.read()
        except (ClientConnectorError, ConnectionTimeoutError) as fault:
            raise NetworkError(type(fault).__name__) from fault
        except TimeoutError as fault:
            raise TimedOut from fault
        except ClientError as fault:
            raise NetworkError(type(fault).__name__) from fault


def _headers(data: RequestData | None) -> dict[str, str] | None:
    return None if data is None or data.multipart_data else JSON


def _form(data: RequestData | None) -> FormData | bytes | None:
    """Without files JSON, which is written much faster than a form."""
    if data is None:
        return None
    if not data.multipart_data:
        return data.json_payload
    form = FormData(data.json_parameters)
    for name, (filename, content, mime) in data.multipart_data.items():
        form.add_field(name, content, filename=filename, content_type=mime)
    return form
