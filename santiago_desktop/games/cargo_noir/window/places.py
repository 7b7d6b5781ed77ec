"""Where everything stands on Cargo Noir's board, and what targets are called."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.stage.board.board_map import BoardMap, Point, read_map

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from santiago_desktop.games.cargo_noir.rules.state import State

SEATS = range(box.SEATS[1])
TRAY = 10  # places of the own warehouse
HEAPED, HEAP = 6.0, 18.0  # from a token of a heap to the next one; and to the last one at most
SLIP = 5  # places of the own quay: as many ships as one may have

SPOTS = (
    *(f"port.{name}" for name in box.PORT_NAMES),
    *(f"port.{name}.sign" for name in box.PORT_NAMES),
    *(f"port.{port.name}.goods.{i}" for port in box.PORTS for i in range(port.spaces)),
    *(f"port.{name}.stack.{seat}" for name in box.PORT_NAMES for seat in SEATS),
    *("casino", "market", "casino.sign", "market.sign", "macao.sign", "casino.pill", "market.pill"),
    *(f"{place}.ships.{seat}" for place in box.PLACES for seat in SEATS),
    *(f"market.{i}" for i in range(box.SHOWN)),
    *("bag", "pile", "safe", "warehouse", "quay"),
    *(f"card.{name}" for name in box.CARD_NAMES),
    *(f"warehouse.{i}" for i in range(TRAY)),
    *(f"quay.{i}" for i in range(SLIP)),
    *("warehouse.label", "worth.label", "safe.label", "quay.label", "round.label"),
)


@cache
def board_map() -> BoardMap:
    """The map; Fault names a spot that is missing, double, or of no use."""
    return read_map("cargo_noir", SPOTS)


def at(spot: str) -> Point:
    """The place of a spot, in the board's design pixels."""
    return board_map().spots[spot]


def as_seen(ports: Iterable[int]) -> list[int]:
    """Ports in the order in which one comes upon them on the board: row by row."""
    return sorted(ports, key=lambda each: at(port(each))[::-1])


def moved(place: Point, by: Point) -> Point:
    """A place that lies a distance away from another, in the board's pixels."""
    return place[0] + by[0], place[1] + by[1]


class Lying(NamedTuple):
    """A token in the own tray: the how many-th of its kind it is, and where it lies."""

    good: int
    number: int
    at: Point


def in_the_tray(hand: Sequence[int]) -> list[Lying]:
    """The tokens of a hand, by kind; beside each other, or where they are many a heap a kind."""
    first, last = at("warehouse.0"), at(f"warehouse.{TRAY - 1}")
    heaped = sum(hand) > TRAY
    pitch = (last[0] - first[0] - heaped * HEAP) / (TRAY - 1)
    found: list[Lying] = []
    left = first[0]
    for good, count in enumerate(hand):
        step = min(HEAPED, HEAP / max(1, count - 1)) if heaped else pitch
        found += [Lying(good, i, (left + i * step, first[1])) for i in range(count)]
        left += pitch * (min(count, 1) if heaped else count)
    return found


# --- targets -------------------------------------------------------------------------------------


def port(number: int) -> str:
    """A port: bids and raises."""
    return f"port.{box.PORT_NAMES[number]}"


def ship(number: int) -> str:
    """The own ship in a port in which one was outbid: it is withdrawn."""
    return f"ship.{box.PORT_NAMES[number]}"


def own(good: int) -> str:
    """The own goods of a kind."""
    return f"own.{box.GOODS[good]}"


def shown(good: int) -> str:
    """The goods of a kind on display at the market."""
    return f"market.{box.GOODS[good]}"


def card(number: int) -> str:
    """The cards of a kind."""
    return f"card.{box.CARD_NAMES[number]}"


def stocked(number: int, good: int) -> str:
    """The goods of a kind in a port."""
    return f"lot.{box.PORT_NAMES[number]}.{box.GOODS[good]}"


def port_of(target: str) -> int:
    """The number of the port of a target such as "port.rio", "ship.rio" or "lot.rio.art"."""
    return box.PORT_NAMES.index(target.split(".")[1])


# --- berths --------------------------------------------------------------------------------------


def berth(s: State, seat: int) -> int:
    """The number of a seat's berth in every row of five: those of few players lie in the middle."""
    return (len(SEATS) - s.seats) // 2 + seat


def stack_at(s: State, number: int, seat: int) -> Point:
    """Where a seat's stack stands before a port, or would stand."""
    return at(f"{port(number)}.stack.{berth(s, seat)}")


def visit_at(s: State, place: str, seat: int) -> Point:
    """Where a seat's ships lie at the casino or the market."""
    return at(f"{place}.ships.{berth(s, seat)}")
