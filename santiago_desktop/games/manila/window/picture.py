"""What Manila looks like: everything on the board, as a state has it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.box import KINDS, NONE
from santiago_desktop.games.manila.rules import schedule
from santiago_desktop.games.manila.window import places as on
from santiago_desktop.games.manila.words.sprites import boat_at_rest, marker, pawn, share, token
from santiago_desktop.stage.board.clips import Item

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.games.manila.rules.state import State
    from santiago_desktop.stage.board.board_map import Point
    from santiago_desktop.stage.board.clips import Picture

ABOARD = 0.94  # of a pawn's size
EMBLEM_SIZE, EMBLEM = (
    0.72,
    (0.0, 12.0),
)  # from the middle of a row's field to a ware that stands there
STOCK_SIZE, STOCK = 0.8, (-6.0, -2.0)  # a share for sale in its field, beside their number
PRESENT = 1.25  # how much larger the disc of the present part of a voyage is
MARKER_BESIDE = (20.0, -12.0)  # from the middle of the present price
SIGN = "sign.master"  # nothing by itself: the harbour master's sign hangs on it
BANCAS = ("banca_0", "banca_1", "banca_0")


def picture(s: State, looks: Sequence[int]) -> Picture:
    """Everything that stands somewhere on the board in a state, by its key."""
    found = _shore()
    _market(s, found)
    _track(s, found)
    for ware in range(KINDS):
        put_boat(found, s, ware, on.boat(s, ware), looks)
    put_junk(found, s, on.places()["junk.home"], looks)
    for spot, seat in enumerate(s.spots):
        if seat != NONE and spot not in box.PIRATES:
            target = on.spot_target(spot)
            found[f"pawn.{target}"] = Item(pawn(looks[seat]), on.places()[target])
    return found


def put_boat(
    found: Picture, s: State, ware: int, place: on.Berthed, looks: Sequence[int], lift: float = 0.0
) -> None:
    """A boat with its crew; the float of its square is ringed while it lies there."""
    name = box.WARES[ware]
    grey = place.out or place.wrecked
    boat = Item(
        boat_at_rest(ware), place.at, scale=place.scale, grey=grey, lift=lift, turn=place.turn
    )
    found[f"boat.{name}"] = boat
    for number, seat in enumerate(s.crews[ware], start=1):
        found[f"crew.{name}.{number}"] = _standing_on(
            boat, pawn(looks[seat]), on.aboard(place, ware, number)
        )
    if ware in s.boats and 0 <= s.at[ware] <= box.LAST_SQUARE and not on.settled(s):
        ring = on.float_at(on.lane(s, ware), s.at[ware])
        found[f"ring.{name}"] = Item("ring_float", ring, layer=0)


def put_junk(found: Picture, s: State, at: Point, looks: Sequence[int]) -> None:
    """The pirates' boat with its crew."""
    junk = Item("pirates", at)
    found["junk"] = junk
    home = on.places()["junk.home"]
    for spot in box.PIRATES:
        seat = s.spots[spot]
        if seat != NONE:
            target = on.spot_target(spot)
            x, y = on.places()[target]
            here = (at[0] + x - home[0], at[1] + y - home[1])
            found[f"pawn.{target}"] = _standing_on(junk, pawn(looks[seat]), here)


def _standing_on(boat: Item, sprite: str, at: Point) -> Item:
    """Somebody aboard is drawn after the boat, which stands farther in front."""
    x, y = at
    before = boat.at[1] + 0.5
    lift = before - y + boat.lift
    return Item(sprite, (x, before), lift=lift, scale=ABOARD * boat.scale, turn=boat.turn)


def _shore() -> Picture:
    """What is on the shore whatever the state."""
    spots = on.places()
    found = {f"fig.{role}": Item(f"fig_{role}", spots[f"fig.{role}"]) for role in on.FIGURES}
    found["bell"] = Item("bell_0", spots["bell"])
    found["flag"] = Item("flag_0", spots["flag"])
    for number, torch in enumerate(on.TORCHES):
        found[torch] = Item(f"flame_{number}", spots[torch])
    found[SIGN] = Item("", spots["pill.master"])
    for number, sprite in enumerate(BANCAS):
        found[f"banca.{number}"] = Item(sprite, spots[f"banca.{number}"])
    return found


def marker_at(ware: int, price: int) -> Point:
    """Where a ware's marker lies at a price."""
    return on.moved(on.places()[f"price.{box.WARES[ware]}.{price}"], MARKER_BESIDE)


def _market(s: State, found: Picture) -> None:
    for ware, name in enumerate(box.WARES):
        found[f"ware.{name}"] = Item(
            token(ware), on.moved(on.places()[f"ware.{name}"], EMBLEM), scale=EMBLEM_SIZE
        )
        found[f"price.{name}"] = Item(marker(ware), marker_at(ware, s.prices[ware]))
        if s.stock[ware]:
            stock = on.moved(on.places()[f"stock.{name}"], STOCK)
            found[f"stock.{name}"] = Item(share(ware), stock, scale=STOCK_SIZE)


def _track(s: State, found: Picture) -> None:
    """The parts of a voyage: past, present, to come."""
    now = schedule.part_now(s)
    for part in range(len(schedule.parts_of_voyage(s.seats))):
        sprite = "disc" if part > now else "disc_now" if part == now else "disc_done"
        at, scale = on.places()[on.track_spot(s.seats, part)], PRESENT if part == now else 1.0
        found[f"track.{part}"] = Item(sprite, at, layer=0, scale=scale)
