"""Uploaded files, kept in memory, and what Telegram refuses as a photo.

Knows how to find the size of a PNG, JPEG, GIF or WebP; knows nothing of messages.
"""

import hashlib
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote

from bot.playground.errors import bad_request

MAX_PHOTO_BYTES = 10_485_760
MAX_SIDES = 10_000
MAX_RATIO = 20
JPEG_MARK = 0xFF
JPEG_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}


@dataclass(frozen=True, slots=True)
class Upload:
    """A file as it came in a request."""

    name: str
    type: str
    data: bytes


@dataclass(frozen=True, slots=True)
class StoredFile:
    """A file Telegram has; equal data under one name is the same file."""

    file_id: str
    name: str
    type: str
    data: bytes
    width: int = 0
    height: int = 0

    @property
    def path(self) -> str:
        return (
            f"{'photos' if self.width else 'documents'}/{self.file_id}/{quote(self.name, safe='')}"
        )

    def api(self) -> dict[str, Any]:
        """The fields every file has in the Bot API."""
        size = len(self.data)
        return {"file_id": self.file_id, "file_unique_id": self.file_id[2:18], "file_size": size}

    def api_photo(self) -> dict[str, Any]:
        """A Bot API `PhotoSize`."""
        return self.api() | {"width": self.width, "height": self.height}

    def api_document(self) -> dict[str, Any]:
        """A Bot API `Document`."""
        return self.api() | {"file_name": self.name, "mime_type": self.type}


def photo_of(upload: Upload) -> StoredFile:
    """The upload as a photo; ApiError when Telegram would not take it for one."""
    if not upload.data:
        raise bad_request("file must be non-empty")
    if len(upload.data) > MAX_PHOTO_BYTES:
        raise bad_request(
            f"file of size {len(upload.data)} bytes is too big for a photo; "
            f"the maximum size is {MAX_PHOTO_BYTES} bytes"
        )
    width, height = image_size(upload.data)
    if not width or not height:
        raise bad_request("IMAGE_PROCESS_FAILED")
    ratio = max(width, height) / min(width, height)
    if width + height > MAX_SIDES or ratio > MAX_RATIO:
        raise bad_request("PHOTO_INVALID_DIMENSIONS")
    return StoredFile(_id("AP", upload), upload.name, upload.type, upload.data, width, height)


def document_of(upload: Upload) -> StoredFile:
    """The upload as a document; ApiError when it is empty."""
    if not upload.data:
        raise bad_request("file must be non-empty")
    return StoredFile(_id("BQ", upload), upload.name, upload.type, upload.data)


def image_size(data: bytes) -> tuple[int, int]:
    """Width and height of a picture; (0, 0) when it is none that is known here."""
    if data.startswith(b"\x89PNG\r\n\x1a\n"):
        return _big(data[16:20]), _big(data[20:24])
    if data.startswith((b"GIF87a", b"GIF89a")):
        return _little(data[6:8]), _little(data[8:10])
    if data.startswith(b"RIFF") and data[8:16] == b"WEBPVP8X":
        return _little(data[24:27]) + 1, _little(data[27:30]) + 1
    if data.startswith(b"RIFF") and data[8:16] == b"WEBPVP8 ":
        return _little(data[26:28]) & 0x3FFF, _little(data[28:30]) & 0x3FFF
    return _jpeg_size(data) if data.startswith(b"\xff\xd8") else (0, 0)


def _jpeg_size(data: bytes) -> tuple[int, int]:
    """Walks the segments to the frame header."""
    place = 2
    while place + 9 < len(data) and data[place] == JPEG_MARK:
        marker = data[place + 1]
        if marker in JPEG_FRAMES:
            return _big(data[place + 7 : place + 9]), _big(data[place + 5 : place + 7])
        place += 2 + _big(data[place + 2 : place + 4])
    return 0, 0


def _big(data: bytes) -> int:
    return int.from_bytes(data, "big")


def _little(data: bytes) -> int:
    return int.from_bytes(data, "little")


def _id(kind: str, upload: Upload) -> str:
    digest = hashlib.sha256(upload.name.encode() + b"\0" + upload.data).hexdigest()
    return f"{kind}{digest[:40]}"
