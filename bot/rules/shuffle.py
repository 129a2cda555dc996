"""A deck from 32 random bytes, so that a deal can be checked afterwards (R1.2 to R1.4).

The bytes come from the operating system; everything else follows from them:

1. A stream of bytes is SHA-256("kozel4/shuffle/1" + seed + counter) for counter = 0, 1, 2 … as
   four bytes, big-endian, one digest after another.
2. `below(n)` takes the next byte; a byte not under the largest multiple of n up to 256 is thrown
   away and the next one taken; the result is the byte modulo n. So every value is equally likely.
3. The deck begins in the order of `DECK`; for i = 35 … 1 swap places i and below(i + 1).
4. The trump card is `deck[16 + below(20)]`; the lot for the first dealer is `below(4)`.

The seal, published before the deal, is the SHA-256 of the seed.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import chain, count

from bot.rules.cards import DECK, Card
from bot.rules.seats import SEATS, Seat

SEED_BYTES = 32
_DOMAIN = b"kozel4/shuffle/1"


@dataclass(frozen=True, slots=True)
class Shuffled:
    """What a seed decides. The lot is used for the first deal of a series only (R1.4)."""

    deck: tuple[Card, ...]
    trump_card: Card
    lot: Seat


def shuffled(seed: bytes) -> Shuffled:
    """Derive deck, trump card and the lot for the first dealer from 32 bytes.

    Raises ValueError for another length.
    """
    if len(seed) != SEED_BYTES:
        message = f"a seed has {SEED_BYTES} bytes, not {len(seed)}"
        raise ValueError(message)
    stream = _stream(seed)
    deck = list(DECK)
    for i in range(len(deck) - 1, 0, -1):
        j = _below(i + 1, stream)
        deck[i], deck[j] = deck[j], deck[i]
    return Shuffled(tuple(deck), deck[16 + _below(20, stream)], SEATS[_below(4, stream)])


def seal_of(seed: bytes) -> str:
    """The SHA-256 of a seed in hexadecimal: public before the deal, checked after it."""
    return sha256(seed).hexdigest()


def _stream(seed: bytes) -> Iterator[int]:
    return chain.from_iterable(_block(seed, counter) for counter in count())


def _block(seed: bytes, counter: int) -> bytes:
    return sha256(_DOMAIN + seed + counter.to_bytes(4, "big")).digest()


def _below(limit: int, stream: Iterator[int]) -> int:
    fair = 256 - 256 % limit
    return next(byte for byte in stream if byte < fair) % limit
