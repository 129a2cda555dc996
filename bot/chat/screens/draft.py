"""What a person is about to play but has not played: kept beside his screen, in text form.

A draft belongs to one turn. When the turn has passed it means nothing.
"""

from dataclasses import dataclass
from typing import Literal, get_args

from bot.rules.moves import Action

Mode = Literal["plain", "pick", "ask", "later", "claim"]
ASKED = (Action.DISCARD, Action.LEAD, Action.BEAT)
"""What `ask` may ask about: its mask has the place here above the four bits of the hand."""


@dataclass(frozen=True, slots=True)
class Draft:
    """`pick`: cards are being ticked; `ask`: a move waits for a second tap; `later`: the molodka
    of this trick is put off; `claim`: it waits for a second tap. `mask`: four bits of the hand,
    the lowest for the first card. `number`: the turn it belongs to; the trick for a molodka.
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
        modes: dict[str, Mode] = {name: name for name in get_args(Mode)}
        return cls(int(number), modes[mode], int(mask))

    @property
    def is_of_trick(self) -> bool:
        """Whether `number` is that of the trick."""
        return self.mode in {"later", "claim"}

    @property
    def asked(self) -> Action | None:
        """What `ask` asks about."""
        place = self.mask >> 4
        return ASKED[place] if self.mode == "ask" and place < len(ASKED) else None

    @property
    def cards(self) -> int:
        """The four bits of the hand."""
        return self.mask % 16
