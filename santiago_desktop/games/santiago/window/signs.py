"""What hangs and shines on the board of Santiago de Cuba: places to point at, signs, prices."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.desk import Pill, Target
from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.rules import actions as act
from santiago_desktop.games.santiago.window.places import (
    building_on,
    building_spot,
    cuban_spot,
    price_spot,
)
from santiago_desktop.games.santiago.words.sprites import COIN, STAR

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.contract.phrases import Parts
    from santiago_desktop.games.santiago.rules.state import State
    from santiago_desktop.games.santiago.window.picture import Board
    from santiago_desktop.kernel.records import Action

FUNCTIONS: dict[int, Parts] = {
    box.BANK: ("2", COIN),
    box.CHURCH: ("1", STAR),
    box.DISTILLERY: ("tok_sugar", "→", "tok_rum"),
    box.CIGAR_FACTORY: ("tok_tobacco", "→", "tok_cigar"),
    box.BLACK_MARKET: ("?", "↔", "?"),
    box.SAWMILL: ("tok_wood", "→", STAR, COIN),
    box.CAFE: ("tok_cigar", "tok_rum", "→", "2", STAR),
    box.CUSTOMS: ("die_rum_3", "→", "0"),
    box.CASINO: ("3", COIN, "↔", STAR),
    box.HARBOUR_OFFICE: ("←", "price_3", "→"),
    box.TRADE_OFFICE: ("1", "→", "2", STAR),
    box.NEWSPAPER: ("1", COIN, "z"),
}
GAINS: dict[int, Parts] = {
    box.PEDRO: ("2", "tok_tobacco"),
    box.JOSE: ("2", "tok_sugar"),
    box.CONCHITA: ("2", "tok_fruit"),
    box.MIGUEL: ("2", "tok_wood"),
    box.MARIA: ("2", STAR),
    box.MARTINEZ: ("3", COIN),
    box.PABLO: ("1", "?"),
}
BELOW = (2, 7, 8)  # stops whose Cuban's sign hangs below
BEFORE = (1, 9)  # stops whose Cuban stands in front of them
ASLEEP = ("z", "z")
STOP_GROUND = ("glow.stop", "ring.stop")
TAG_HEIGHT = 40
UNDER_GAIN = 104  # design pixels below a Cuban: clear of the flower and of a sign that hangs there
RULES = {"stop": "4", "cuban": "4", "building": "5", "die": "6", "roll": "7", "price": "6"}
PORT_RULE, SHIPS_RULE, CAR_RULE, PAWN_RULE, PANEL_RULE = "6", "7", "3", "5", "9"


# --- places --------------------------------------------------------------------------------------


def targets(board: Board, s: State) -> dict[str, Target]:
    """All places; those of dice are where the dice are just now."""
    found = {**_ships(board), **_things(s)}
    for flower in box.FLOWERS:
        for number in range(1, box.PER_FLOWER + 1):
            spot = f"building.{flower}.{number}"
            key = f"building.{building_on(spot, s)}"
            found[spot] = Target(
                board.at(spot), (146, 176), -18, (key,), None, 1.2, RULES["building"]
            )
    found |= _road(board, s) | _dice(board, s)
    for step in (2, 3, 4, "flag"):
        spot = f"price.{step}"
        at = board.below_flag(spot)
        found[spot] = Target(at, (88, 150), -60, (spot,), None, 0.0, RULES["price"])
    found["price.coin"] = Target(board.below_flag(price_spot(s.price)), sprites=("price",))
    return found


def _road(board: Board, s: State) -> dict[str, Target]:
    """The stops on the ground, and the Cubans; at the port the ship stands for its stop."""
    found = {}
    for stop in range(box.STOPS):
        spot = f"stop.{stop}"
        keys = ("ship",) if stop == box.PORT else (f"cuban.{s.table.road[stop - 1]}",)
        rule = PORT_RULE if stop == box.PORT else RULES["stop"]
        found[spot] = Target(board.at(spot), (116, 92), 0, keys, STOP_GROUND, None, rule)
        if stop != box.PORT:
            spot = f"cuban.{stop}"
            found[spot] = Target(board.at(spot), (130, 150), -40, keys, rule=RULES["cuban"])
    return found


def _dice(board: Board, s: State) -> dict[str, Target]:
    """The dice of a ship, or those of a roll."""
    if s.left == box.NONE and not s.rolled:
        return {}
    kind = "roll" if s.left == box.NONE else "die"
    found = {}
    for number in range(1, len(box.FACES) + 1):
        spot = f"{kind}.{number}"
        key = f"die.{_good_of(number, s)}"
        found[spot] = Target(board.at(spot), (98, 112), -40, (key,), None, 0.0, RULES[kind])
    return found


def _good_of(number: int, s: State) -> int:
    """The good of the die at a place; the last place aboard has the one left out."""
    if s.left == box.NONE:
        return number - 1
    return [*(good for good in box.MARKET if good != s.left), s.left][number - 1]


def _ships(board: Board) -> dict[str, Target]:
    """The places of ships that have sailed."""
    spots = [f"ship.{number}" for number in range(1, box.SHIPS + 1)]
    return {spot: Target(board.at(spot), (54, 54), -8, rule=SHIPS_RULE) for spot in spots}


def _things(s: State) -> dict[str, Target]:
    """What is pointed at by its picture alone."""
    found = {"ship": Target((0, 0), sprites=("ship",), rule=PORT_RULE)}
    found["car"] = Target((0, 0), sprites=("car",), rule=CAR_RULE)
    for seat in (each for each in range(s.seats) if s.pawns[each] != box.NONE):
        found[f"pawn.{seat}"] = Target((0, 0), sprites=(f"pawn.{seat}",), rule=PAWN_RULE)
    return found


# --- signs ---------------------------------------------------------------------------------------


def signs(board: Board, s: State) -> list[Pill]:
    """What the Cubans give and the buildings do."""
    found = []
    for building, parts in FUNCTIONS.items():
        spot = building_spot(s, building)
        x, y = board.at(spot)
        found.append(Pill((x - 8, y + 56), parts, "function", spot))
    for cuban in range(len(box.CUBANS)):
        found += _cubans_sign(board, s, cuban)
    return found


def _cubans_sign(board: Board, s: State, cuban: int) -> list[Pill]:
    stop, spot = s.table.stop[cuban], cuban_spot(s, cuban)
    x, y = board.at(spot)
    at = (x + 6, y + 66) if stop in BELOW else (x + 78, y - 40)
    if cuban in s.inactive:
        return [Pill((x, y + 66), ASLEEP, "sleep", spot)]
    gain = GAINS.get(cuban, ())
    if cuban in box.GOODS_OF_CUBAN:
        left = s.supply[box.GOODS_OF_CUBAN[cuban]]
        gain = (str(min(box.GOODS_GAIN, left)), *gain[1:])
    return [Pill(at, gain, "gain", spot)] if gain else []


def tags(board: Board, action: Action, s: State, free: str) -> Sequence[Pill]:
    """What a drive costs, on the stop where it ends; who would fall asleep."""
    if isinstance(action, act.Close):
        spot = cuban_spot(s, action.cuban)
        x, y = board.at(spot)
        down = UNDER_GAIN if s.table.stop[action.cuban] in BELOW and action.cuban in GAINS else 66
        return (Pill((x, y + down), ASLEEP, "cost", spot, TAG_HEIGHT),)
    if not isinstance(action, act.Drive):
        return ()
    stop = (s.car + action.stops) % box.STOPS
    x, y = board.at(f"stop.{stop}")
    at = (x - 62, y - 8) if stop in BEFORE else (x, y - 4)  # no sign hides a face, or a sign
    if action.stops == 1:
        return (Pill(at, (free,), "free", f"stop.{stop}", TAG_HEIGHT),)
    return (Pill(at, (str(action.stops - 1), COIN), "cost", f"stop.{stop}", TAG_HEIGHT),)
