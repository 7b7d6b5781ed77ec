"""What one picture of an atlas is."""

from __future__ import annotations

from dataclasses import dataclass

Insets = tuple[float, float, float, float]  # left, top, right, bottom
NOTHING: Insets = (0, 0, 0, 0)


@dataclass(frozen=True)
class Piece:
    """A picture in design pixels; `body` is SVG with the origin at the box's top left corner."""

    name: str
    size: tuple[float, float]
    body: str
    margin: Insets = NOTHING  # room outside the box for shadow, glow and rings
    slices: Insets | None = None  # nine-patch borders, measured from the box's edges
    content: Insets | None = None  # free space for text, measured from the box's edges
    hot: tuple[float, float] | None = None  # hot spot of a cursor
    scale: float = 2.0  # pixels per design pixel
    mask: bool = False  # a white picture, to be tinted by the program

    @property
    def view_box(self) -> tuple[float, float, float, float]:
        """The part of the plane that is rendered, margins included."""
        left, top, right, bottom = self.margin
        w, h = self.size
        return (-left, -top, w + left + right, h + top + bottom)


def even(value: float) -> Insets:
    """The same inset on all four sides."""
    return (value, value, value, value)
