"""A sheet to draw on, in units of the finished picture; drawn larger and made smaller at the end,
so that every edge is smooth. A mirrored sheet is laid out from right to left.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from io import BytesIO

from PIL import Image, ImageDraw

from bot.picture.lettering import BOLD, REGULAR, Face, fitted, width, write

SIDE = 1080
FINER = 2
COLOURS = 160
"""So many colours are enough for flat areas with smooth edges, and make a small file."""

Points = Sequence[tuple[float, float]]


@dataclass(frozen=True, slots=True)
class Hand:
    """How words are written: size, colour, weight; `end`: they end there rather than begin."""

    size: int
    colour: str
    bold: bool = True
    end: bool = False

    @property
    def face(self) -> Face:
        """Fonts and size on the large sheet."""
        return Face(BOLD if self.bold else REGULAR, self.size * FINER)


@dataclass(frozen=True, slots=True)
class Canvas:
    """Positions are from the left, on a mirrored canvas from the right."""

    sheet: Image.Image
    pen: ImageDraw.ImageDraw
    language: str
    mirrored: bool = False

    @classmethod
    def blank(cls, colour: str, language: str, *, mirrored: bool) -> "Canvas":
        """An empty sheet."""
        sheet = Image.new("RGB", (SIDE * FINER, SIDE * FINER), colour)
        return cls(sheet, ImageDraw.Draw(sheet), language, mirrored)

    def straight(self) -> "Canvas":
        """The same sheet, never mirrored."""
        return replace(self, mirrored=False)

    def png(self) -> bytes:
        """The finished picture."""
        small = self.sheet.reduce(FINER).quantize(COLOURS, dither=Image.Dither.NONE)
        file = BytesIO()
        small.save(file, "PNG", optimize=True)
        return file.getvalue()

    def polygon(self, points: Points, colour: str) -> None:
        """A filled area."""
        self.pen.polygon([self._place(point) for point in points], fill=colour)

    def line(self, points: Points, colour: str, thickness: float) -> None:
        """A line with round joints."""
        places = [self._place(point) for point in points]
        self.pen.line(places, fill=colour, width=round(thickness * FINER), joint="curve")

    def ellipse(self, box: tuple[float, float, float, float], colour: str) -> None:
        """A filled ellipse: left, top, right, bottom."""
        self.pen.ellipse(self._box(box), fill=colour)

    def panel(
        self, box: tuple[float, float, float, float], colour: str, edge: str | None = None
    ) -> None:
        """A card with round corners, and an edge of another colour."""
        self.pen.rounded_rectangle(
            self._box(box), radius=28 * FINER, fill=colour, outline=edge, width=5 * FINER
        )

    def words(self, at: tuple[float, float], text: str, hand: Hand, room: float) -> float:
        """Write on a baseline, in no more than so much room; how wide it has become."""
        text, face = fitted(text, hand.face, self.language, room * FINER)
        wide = width(text, face, self.language)
        x, y = at[0] * FINER, at[1] * FINER
        if self.mirrored:
            x = SIDE * FINER - x
        if hand.end != self.mirrored:
            x -= wide
        write(self.pen, (x, y), text, face, (hand.colour, self.language))
        return wide / FINER

    def middle(self, at: tuple[float, float], text: str, hand: Hand) -> None:
        """Write on a baseline, its middle there."""
        wide = width(text, hand.face, self.language)
        x = (SIDE - at[0] if self.mirrored else at[0]) * FINER - wide / 2
        write(self.pen, (x, at[1] * FINER), text, hand.face, (hand.colour, self.language))

    def _place(self, point: tuple[float, float]) -> tuple[float, float]:
        x = SIDE - point[0] if self.mirrored else point[0]
        return x * FINER, point[1] * FINER

    def _box(self, box: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
        left, top, right, bottom = box
        if self.mirrored:
            left, right = SIDE - right, SIDE - left
        return left * FINER, top * FINER, right * FINER, bottom * FINER
