"""A table of Santiago de Cuba laid out for a test."""

from __future__ import annotations

from typing import Any

from santiago_desktop.games.santiago.rules.decide import Santiago
from santiago_desktop.kernel.match import Illegal, Match

ROAD = (*("maria", "pedro", "zorro", "jose", "alonso", "pablo", "miguel", "martinez", "conchita"),)
STOP = {cuban: stop for stop, cuban in enumerate(ROAD, start=1)} | {"port": 0}
CITY = {
    "yellow": ["bank", "church", "cafe"],
    "blue": ["casino", "customs", "sawmill"],
    "red": ["distillery", "newspaper", "trade_office"],
    "white": ["black_market", "harbour_office", "cigar_factory"],
}
GOODS = ("sugar", "fruit", "tobacco", "rum", "cigar", "wood")


class Laid:
    """A match at a position, played with lines; `told` has the events of the last one."""

    def __init__(self, position: dict[str, Any]) -> None:
        rules = Santiago()
        self.match = Match(rules, rules.from_position(position), "test")
        self.told: list[dict[str, Any]] = []

    def play(self, *lines: str) -> Laid:
        for line in lines:
            events = self.match.play(self.match.read(line))
            self.told = [event.plain() for event in events]
            self.match.rules.check(self.match.state)
        return self

    @property
    def position(self) -> dict[str, Any]:
        return self.match.rules.to_position(self.match.state)

    @property
    def legal(self) -> list[str]:
        return [action.text for action in self.match.legal()]

    @property
    def phase(self) -> str:
        return self.match.state.phase

    @property
    def actor(self) -> int:
        return self.match.state.actor

    def seat(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = self.position["seats"][seat]
        return found

    def types(self) -> list[str]:
        return [event["type"] for event in self.told]

    def event(self, kind: str) -> dict[str, Any]:
        """The only event of its type among those told."""
        [found] = [event for event in self.told if event["type"] == kind]
        return found

    def refused(self, line: str) -> str:
        """The reason's name and the rule's number."""
        try:
            self.match.play(self.match.read(line))
        except Illegal as error:
            return str(error)
        raise AssertionError(f"{line} was not refused")


def seat(pesos: int = 3, vp: int = 2, pawn: str | None = None, **goods: int) -> dict[str, Any]:
    held = dict.fromkeys(GOODS, 0) | goods
    return {"pesos": pesos, "vp": vp, "pawn": pawn, "goods": held}


def lay(*seats: dict[str, Any], at: str = "port", **changes: Any) -> Laid:
    """Seat 0 is to drive, unless `changes` say otherwise; the supply is what nobody holds."""
    held = seats or (seat(), seat())
    position = {
        "game": "santiago",
        "version": 1,
        "options": {},
        "phase": "drive",
        "actor": 0,
        "turn": 0,
        "road": list(ROAD),
        "inactive": [],
        "car": STOP[at],
        "city": CITY,
        "owners": {},
        "sailed": 0,
        "price": 2,
        "demand": {"sugar": 2, "fruit": 2, "tobacco": 2, "rum": 2},
        "supply": {good: 8 - sum(s["goods"][good] for s in held) for good in GOODS},
        "seats": list(held),
        "pending": {},
    }
    return Laid(position | changes)


def drive_to(laid: Laid, where: str) -> Laid:
    """Play the drive that ends there."""
    stops = (STOP[where] - laid.position["car"]) % 10 or 10
    return laid.play(f"drive {stops}")


def visit(where: str, *seats: dict[str, Any], **changes: Any) -> Laid:
    """Seat 0 drives the one free stop that ends there."""
    before = (STOP[where] - 1) % 10
    at = "port" if before == 0 else ROAD[before - 1]
    return drive_to(lay(*seats, at=at, **changes), where)


def use(building: str, *seats: dict[str, Any], **changes: Any) -> Laid:
    """Seat 0's pawn has just entered the building."""
    flower = next(f for f, under in CITY.items() if building in under)
    cuban = {"yellow": "jose", "blue": "miguel", "red": "maria", "white": "pedro"}[flower]
    return visit(cuban, *seats, **changes).play(f"enter {building}")
