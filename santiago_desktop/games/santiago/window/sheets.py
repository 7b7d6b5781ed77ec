"""What lies beside the board of Santiago de Cuba: panels, choices, the loading round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.cells import Cell, Look, Row, Size
from santiago_desktop.contract.sheet import Choices, SeatCard, Seats, Sheet, Table
from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.rules.legal import out_of_supply
from santiago_desktop.games.santiago.window.marks import LOAD, WOOD
from santiago_desktop.games.santiago.words.sprites import COIN, STAR, die, token
from santiago_desktop.kernel.rules import UNKNOWN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.games.santiago.rules.state import State
    from santiago_desktop.games.santiago.words.actions import SantiagoWording
    from santiago_desktop.stage.board.board_map import Point

LISTED = ("use", "pablo", "zorro")  # phases whose ways have no place on the board, or not all
# Buildings whose ways all have places on the board, where one sees what one chooses.
ON_BOARD = (box.NEWSPAPER, box.CUSTOMS, box.HARBOUR_OFFICE, box.TRADE_OFFICE)
# Where the lower edge of a list of ways is: on the promenade, so that it lies over the lower road;
# or on the upper road, where the list comes from a Cuban who stands at the lower one.
PROMENADE, UPPER_ROAD = (1110, 842), (1110, 284)
AT_LOWER_ROAD = (1, 9)  # stops
LOADING_PLACE, LOADING_WIDTH = (1110, 440), 1190


def panel(s: State, seat: int) -> list[Row]:
    """Pesos and points, then the goods."""
    known = s.vp[seat] != UNKNOWN
    held = s.goods[seat * box.KINDS : (seat + 1) * box.KINDS]
    large = [
        Cell((COIN,), s.pesos[seat] if known else None, f"panel.{seat}.coin"),
        Cell((STAR,), s.vp[seat] if known else None, f"panel.{seat}.star"),
    ]
    goods = [
        Cell((token(good),), held[good] if known else None, f"panel.{seat}.{name}")
        for good, name in enumerate(box.GOODS)
    ]
    return [Row(large, Size.LARGE), Row(goods, Size.SMALL)]


def sheet(w: SantiagoWording, s: State, seat: int, people: Sequence[int]) -> Sheet | None:
    """A list of the ways, or the ship's dice close up.

    Goods of `seat` alone may stand there; where it is -1, people load before all eyes.
    """
    if s.phase == "use" and s.building in ON_BOARD:
        return None
    if s.phase in LISTED:
        title, text = w.dialog(s)
        return Sheet(title, (Choices(across=True),), text, foot=_foot(s))
    if s.phase == "load" and any(s.demand):  # a full ship is seen while it sails
        asked = s.actor == seat or (seat < 0 and s.actor in people)
        return _loading(w, s, seat, asked=asked, shared=len(people) > 1 and not s.table.open)
    return None


def _foot(s: State) -> Point:
    """Always the same in a game for the same kind of question."""
    giver = {"pablo": box.PABLO, "zorro": box.ZORRO}.get(s.phase)
    below = giver is not None and s.table.stop[giver] in AT_LOWER_ROAD
    return UPPER_ROAD if below else PROMENADE


def _loading(w: SantiagoWording, s: State, seat: int, *, asked: bool, shared: bool) -> Sheet:
    """What the ship wants, what one has, what loading it would earn; who is still in.

    Where a screen is shared there are the same rows whether one looks behind it or not.
    """
    title = w._("Loading round: each unit earns {points}").format(points=w.points(s.price))
    goods = [good for good in box.MARKET if good != s.left]
    head = [Cell((die(each, s.demand[each]),), look=_wanted(s, each)) for each in goods]
    rows = [Row(head, label=w._("The ship wants"))]
    known = seat >= 0 and s.vp[seat] != UNKNOWN
    out = out_of_supply(s)
    held = s.goods[seat * box.KINDS : (seat + 1) * box.KINDS] if known else out
    if known or asked:
        have = [Cell((token(each),), held[each] if known else None) for each in goods]
        rows.append(Row(have, Size.LARGE, w._("You have")))
    if asked:
        load = [_load(w, s.demand[each], held[each], each, known=known) for each in goods]
        rows.append(Row(load, label=w._("Load it")))
        if (out if shared else held)[box.WOOD]:
            wood = [_wood(w, s.demand[each], held[box.WOOD], each) for each in goods]
            rows.append(Row(wood, label=w._("Wood instead")))
    blocks = (Table(rows), Seats([_seat(w, s, each) for each in range(s.seats)]))
    return Sheet(title, blocks, width=LOADING_WIDTH, middle=LOADING_PLACE)


def _wanted(s: State, good: int) -> Look:
    return Look.PLAIN if s.demand[good] else Look.DIM


def _load(w: SantiagoWording, wanted: int, held: int, good: int, *, known: bool) -> Cell:
    """A stepper, or why there is none: what is held is that of one, or of all."""
    if not wanted:
        return Cell(("icon.check",), look=Look.DIM)
    if not held:
        note = w._("nothing to load") if known else w._("nobody has any")
        return Cell(note=note, look=Look.DIM)
    return Cell(target=f"{LOAD}{box.GOODS[good]}")


def _wood(w: SantiagoWording, wanted: int, held: int, good: int) -> Cell:
    """A stepper, where wood can be loaded in a good's place; or why there is none."""
    if not wanted:
        return Cell()
    if not held:
        return Cell(note=w._("nothing to load"), look=Look.DIM)
    return Cell(target=f"{WOOD}{box.GOODS[good]}")


def _seat(w: SantiagoWording, s: State, seat: int) -> SeatCard:
    """Who acts, who is in, who has passed."""
    if seat not in s.queue:
        return SeatCard(seat, w._("passed"), look=Look.DIM)
    if seat == s.actor:
        return SeatCard(seat, w._("loads"), look=Look.LIT)
    return SeatCard(seat, w._("still in"))
