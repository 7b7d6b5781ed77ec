"""Sheets, and the devices that can lie on them: all that a decision needs beside the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.cells import Look, Row
from santiago_desktop.kernel.records import Record

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from santiago_desktop.contract.cells import Cell
    from santiago_desktop.contract.marks import Marks
    from santiago_desktop.contract.phrases import Parts
    from santiago_desktop.kernel.records import Action
    from santiago_desktop.stage.board.board_map import Point


class Table(Record):
    """Rows whose cells stand below each other, with the rows' labels at the left.

    A cell without parts, count and target leaves its place empty. The first row's cells are drawn
    large (`head`), as what the columns are about.
    """

    rows: Sequence[Row]
    head: float = 104  # design pixels: the height of the first row's pictures


class Seats(Record):
    """A card for each seat: who has bid what, who is out."""

    cards: Sequence[SeatCard]


class SeatCard(Record):
    """What is said of one seat."""

    seat: int
    says: str  # "bid 14", "passed", "loads"
    cells: Sequence[Cell] = ()
    look: Look = Look.PLAIN  # LIT: the one who is to act; DIM: out


class Banner(Record):
    """What counts most, large: the standing bid with its bidder, the credit."""

    title: str
    parts: Parts  # large
    text: str = ""  # what follows from it
    seat: int = -1  # whose symbol and name stand there; -1 for nobody's
    tall: bool = False  # one below the other, for a narrow column


class Figure(Record):
    """A large sprite with what it stands for."""

    sprite: str
    caption: str = ""
    height: float = 240  # design pixels


class Text(Record):
    """A paragraph that is read, or the heading of what stands below it."""

    words: str
    heading: bool = False


class Choices(Record):
    """Buttons for legal actions, each with its pictures (`Desk.pictures`) and its words.

    For a handful of ways without a place of their own. Actions that differ in nothing but the
    amount of one set target are one stepper. `targets` limits it to actions with such marks.
    """

    targets: tuple[str, ...] = ()
    beside: bool = False  # beside each other wherever there is room, as ways out of one thing
    across: bool = False  # in as few rows as there is room for: the sheet is low


class Settled(Record):
    """A line in the place of choices that have been made; "" leaves the place empty."""

    words: str


class Reach(Record):
    """How far one can go on a ladder, as a bar: what one has, and what could be had for a price."""

    sure: int  # up to here with what one has
    most: int  # up to here with what could be raised; drawn hatched
    pin: int | None = None  # what stands against it, such as the highest bid of others
    pin_seat: int = -1  # whose that is
    step: int = 0  # a tick every so many; 0 for none
    raised: str = ""  # how one gets beyond what one has, in a few words below that part


class Standing(Record):
    """Ways of entering bids that the window remembers for a person and never shows to others.

    "Up to N" plays the least amount for them, as often as it is their turn, up to N; then it asks
    again. "Up to N, then out" plays `out` in the place of asking, "stay out" plays it at once and
    ever again. All are over when `until` changes: the voyage, the auction. They are no actions of
    the rules, and a computer player never sees them.
    """

    until: Hashable
    out: Action | None = None  # what staying out plays; None: one can't
    lasting: bool = False  # whether that is for good anyway: then there is no "stay out"


class Ladder(Record):
    """The large control of a set target: less and more, quick steps, digits and Enter, the wheel.

    Its button is the action itself with its words (`Wording.action`); below it stands the live
    line (`Desk.live`), such as "you keep 3 pesos and must pledge 1".
    """

    target: str
    unit: str = ""  # the sprite beside the number
    title: str = ""
    quick: tuple[int, ...] = (2, 5)  # steps with a button each; plus and minus are of one
    jumps: Sequence[tuple[str, int]] = ()  # amounts with names: ("all cash", 17)
    reach: Reach | None = None
    standing: Standing | None = None


class Offered(Record):
    """What one would most likely choose, and the button's words for it."""

    label: str
    marks: Marks


class Selection(Record):
    """What is chosen so far: each token with its count, a click takes one back; then confirm.

    Where no sheet has one, and an action needs several clicks, the window shows it as a bar at the
    foot of the board. The line below is `Desk.live`. `places` draws empty places for what fits.
    With a `label` at the left each token has a cell of its own, below those of flat rows.
    As long as nothing is chosen, a button chooses all that is `offered`.
    """

    title: str = ""
    label: str = ""
    places: int = 0
    offered: Offered | None = None
    turns_into: tuple[str, str] | None = None  # how the targets begin of what is given, and of what
    # is taken for it: an arrow leads from one to the other, whichever was chosen first


class Lanes(Record):
    """Values shared out between set targets, with a fixed sum: the last one follows.

    Dragging, arrows, the wheel or digits move one; the others give way so that something legal
    remains. Each target has a row with its picture.
    """

    targets: tuple[str, ...]
    total: int
    most: int  # of one lane
    labels: Sequence[Parts] = ()  # one for each target


class LedgerLine(Record):
    """What one seat gets, part by part, and what comes of it."""

    seat: int
    cells: Sequence[Cell]  # in the order in which they are counted up
    total: Cell


class Ledger(Record):
    """A line for each seat; the cells appear one after the other, once."""

    lines: Sequence[LedgerLine]


Block = (
    Row
    | Table
    | Seats
    | Banner
    | Figure
    | Text
    | Choices
    | Settled
    | Ladder
    | Selection
    | Lanes
    | Ledger
)


class Sheet(Record):
    """A board of devices above the table's board; it can be folded and looked through.

    It stands where it hides least of `Desk.keep_clear` and of the targets that can be chosen on the
    board; panels, prompt and the corner's buttons always stay free. Actions without marks (pass,
    done) get their buttons at its foot by themselves.
    """

    title: str
    blocks: Sequence[Block]
    text: str = ""  # what the choice is about, below the title
    beside: Sequence[Block] = ()  # a narrower column, such as a figure
    width: float = 0  # design pixels; 0: as wide as its blocks need
    middle: Point | None = None  # where it would best stand, on the board; None: the window chooses
    foot: Point | None = (
        None  # or where its lower edge has its middle: its buttons stay, it grows up
    )
    right: bool = False  # whether what is beside stands at the right, above the buttons
    stays: bool = False  # whether the choices made on it in a chapter stay as lines until all are
    # made: where width and place are given, too, no click meant for one of them hits the next
