"""What may go with a message, as a typed value with one text form: `record:7.1`, `picture:7.1:ru`.

It names a series of a table; the file itself is made when the message is sent.
"""

from dataclasses import dataclass
from typing import Literal

Kind = Literal["record", "picture"]
KINDS: dict[str, Kind] = {"record": "record", "picture": "picture"}


@dataclass(frozen=True, slots=True)
class Attached:
    """The record or the picture of a series; a picture has words in a language."""

    kind: Kind
    table: int
    series: int
    language: str = ""

    def __str__(self) -> str:
        return f"{self.kind}:{self.table}.{self.series}:{self.language}".removesuffix(":")

    @classmethod
    def parse(cls, text: str) -> "Attached":
        """Read the text form. Raises ValueError and KeyError for anything else."""
        kind, series, *language = text.split(":")
        table, number = series.split(".")
        return cls(KINDS[kind], int(table), int(number), "".join(language))
