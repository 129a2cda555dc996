"""From an HTTP request to parameters: query string, form, multipart or JSON.

Standard library only. Knows nothing of methods.
"""

from email.parser import BytesHeaderParser
from email.policy import HTTP
from typing import Any
from urllib.parse import parse_qsl

from starlette.requests import Request

from bot.playground.decoding import load
from bot.playground.errors import bad_request
from bot.playground.files import Upload
from bot.playground.params import Params

MULTIPART = "multipart/form-data"


async def read_params(request: Request) -> Params:
    """The parameters of a Bot API request; ApiError when its body cannot be read."""
    values: dict[str, Any] = dict(request.query_params)
    files: dict[str, Upload] = {}
    body = await request.body()
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind == "application/json":
        values |= _json(body)
    elif kind == MULTIPART:
        fields, files = _multipart(body, request.headers["content-type"])
        values |= fields
    elif body:
        values |= dict(parse_qsl(body.decode("utf-8", "replace"), keep_blank_values=True))
    return Params(values, files)


def _json(body: bytes) -> dict[str, Any]:
    try:
        values = load(body or b"{}")
    except ValueError:
        values = None
    if not isinstance(values, dict):
        raise bad_request("can't parse request body as JSON object")
    return values


def _multipart(body: bytes, content_type: str) -> tuple[dict[str, str], dict[str, Upload]]:
    headers = BytesHeaderParser(policy=HTTP).parsebytes(f"Content-Type: {content_type}".encode())
    boundary = headers.get_boundary()
    if not boundary:
        raise bad_request("can't find boundary in the multipart request")
    values: dict[str, str] = {}
    files: dict[str, Upload] = {}
    for part in (b"\r\n" + body).split(b"\r\n--" + boundary.encode())[1:-1]:
        head, _, data = part.removeprefix(b"\r\n").partition(b"\r\n\r\n")
        about = BytesHeaderParser(policy=HTTP).parsebytes(head)
        name = about.get_param("name", "", "content-disposition")
        if about.get_filename() is None:
            values[str(name)] = data.decode("utf-8", "replace")
        else:
            files[str(name)] = Upload(str(about.get_filename()), about.get_content_type(), data)
    return values, files
