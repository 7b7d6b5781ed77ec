"""Rows of cells: panels are made of them, and most of what lies on a sheet."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from santiago_desktop.kernel.records import Record

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.contract.phrases import Parts


class Look(Enum):
    """How a cell is drawn."""

    PLAIN = "plain"
    DIM = "dim"  # used up, empty, not for sale: paler, never by colour alone
    LIT = "lit"  # the one that counts just now: a frame around it
    GONE = "gone"  # only its place: a dashed line
    PENCIL = "pencil"  # not seen, but reckoned from what everybody has seen (`Desk.remembered`)


class Cell(Record):
    """A picture with a number or a few words; the smallest piece of panels and sheets.

    A cell with a `target` says what the target is when pointed at, shines when it can be chosen,
    and is clicked as the target itself is. Where the decision sets the target's amount
    (`Counting.LEAST`, `MOST`), the cell on a sheet becomes a stepper: less, the way, more.
    """

    parts: Parts = ()
    number: int | str | None = ""  # "5/8", 12; None: hidden behind a screen, shown as "?"; "": none
    target: str = ""
    badge: str = ""  # a small number or icon on the cell's corner: "3", "icon.lock"
    note: str = ""  # a few words below it, on sheets only
    look: Look = Look.PLAIN


class Size(Enum):
    """How large the cells of a row are."""

    LARGE = "large"  # picture and number beside each other: money, points
    SMALL = "small"  # a frame with a picture above its number: goods, shares
    TINY = "tiny"  # pictures close together, without frames: tokens, cards, pawns
    TALL = "tall"  # a card with a large picture, words and numbers below: things to be bought
    FLAT = "flat"  # a low frame, mostly for a number alone: the steps of a scale, on sheets only


class Row(Record):
    """Cells beside each other; they wrap where there is no room, or are drawn smaller."""

    cells: Sequence[Cell]
    size: Size = Size.SMALL
    label: str = ""  # words at its left, on sheets only
