"""What a person is about to play but has not played: kept beside his screen, in text form.

A draft belongs to one turn. When the turn has passed it means nothing.
"""

from dataclasses import dataclass
from typing import Literal

Mode = Literal["plain", "pick", "ask", "later"]


@dataclass(frozen=True, slots=True)
class Draft:
    """`pick`: cards are being ticked; `ask`: a discard waits for a second tap; `later`: the
    molodka of this trick is put off. `mask`: four bits of the hand, the lowest for the first card.
    `number`: the turn it belongs to; the trick for `later`.
    """

    number: int
    mode: Mode = "plain"
    mask: int = 0

    def __str__(self) -> str:
        return f"{self.number}:{self.mode}:{self.mask}"

    @classmethod
    def parse(cls, text: str) -> "Draft | None":
        """Read the text form; None for none."""
        if not text:
            return None
        number, mode, mask = text.split(":")
        modes: dict[str, Mode] = {"plain": "plain", "pick": "pick", "ask": "ask", "later": "later"}
        return cls(int(number), modes[mode], int(mask))
