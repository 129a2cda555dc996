"""A PNG made smaller without a change that the eye sees.

Screens are flat colours and repeated letters: without the filters meant for photographs, and with
fewer shades, zlib finds far more in them that it has seen before. Knows the one kind of PNG a
browser makes (RGB or RGBA, eight bits, not interlaced).
"""

import struct
import zlib
from collections.abc import Iterator

SIGNATURE = b"\x89PNG\r\n\x1a\n"
BYTES_PER_PIXEL = {2: 3, 6: 4}
# 32 shades of each colour, black and white among them.
SHADES = bytes(round(value / 255 * 31) * 255 // 31 for value in range(256))
LEFT, UP, AVERAGE, PAETH = 1, 2, 3, 4


def packed(png: bytes) -> bytes:
    """The same picture in fewer shades."""
    chunks = list(_chunks(png))
    head = next(body for kind, body in chunks if kind == b"IHDR")
    width, _, _, colours = struct.unpack_from(">IIBB", head)
    data = zlib.decompress(b"".join(body for kind, body in chunks if kind == b"IDAT"))
    step = BYTES_PER_PIXEL[colours]
    plain = b"".join(b"\0" + row.translate(SHADES) for row in _rows(data, width * step, step))
    tight = ((b"IHDR", head), (b"IDAT", zlib.compress(plain, 9)), (b"IEND", b""))
    return SIGNATURE + b"".join(_chunk(kind, body) for kind, body in tight)


def _rows(data: bytes, length: int, step: int) -> Iterator[bytes]:
    above = bytes(length)
    for start in range(0, len(data), length + 1):
        above = _unfiltered(data[start], data[start + 1 : start + 1 + length], above, step)
        yield above


def _unfiltered(kind: int, row: bytes, above: bytes, step: int) -> bytes:
    """The row as it is, from what a filter left of it."""
    if kind == 0:
        return row
    if kind == UP:
        return bytes((value + up) & 255 for value, up in zip(row, above, strict=True))
    line = bytearray(row)
    for at, up in enumerate(above):
        left, corner = (line[at - step], above[at - step]) if at >= step else (0, 0)
        guess = {LEFT: left, AVERAGE: (left + up) // 2}.get(kind)
        line[at] = (line[at] + (_paeth(left, up, corner) if guess is None else guess)) & 255
    return bytes(line)


def _paeth(left: int, up: int, corner: int) -> int:
    guess = left + up - corner
    return min((left, up, corner), key=lambda value: abs(guess - value))


def _chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    place = len(SIGNATURE)
    while place < len(png):
        (length,) = struct.unpack_from(">I", png, place)
        yield png[place + 4 : place + 8], png[place + 8 : place + 8 + length]
        place += 12 + length


def _chunk(kind: bytes, body: bytes) -> bytes:
    check = struct.pack(">I", zlib.crc32(kind + body))
    return struct.pack(">I", len(body)) + kind + body + check
