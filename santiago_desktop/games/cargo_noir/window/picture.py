"""What Cargo Noir's board looks like in a state: everything that stands somewhere, by its key.

Keys, of which the last part counts things of a kind: `good.rio.0`, `shown.3`, `own.gems.1`,
`home.2`; `float`, `stack` and `ship` with a place and a seat, as in `ship.rio.1` or
`ship.casino.0`; `card.villa`, `bag`, `pile`, `safe`, `lid.8`, `closed.tangier`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.window import night, places
from santiago_desktop.games.cargo_noir.words import sprites
from santiago_desktop.stage.board.clips import Item, Picture

if TYPE_CHECKING:
    from santiago_desktop.contract.desk import Seating
    from santiago_desktop.games.cargo_noir.rules.state import State
    from santiago_desktop.stage.board.board_map import Point

GROUND, STANDS = 0, 1
ON_DISPLAY = 1.1  # how large tokens are at the market and in the own tray
COIN_HEIGHT = 5  # design pixels by which each coin of a stack lifts what stands on it


class Board:
    """Draws states for the people who sit there."""

    def __init__(self, seating: Seating) -> None:
        self.looks, self.panel = seating.looks, seating.panel
        self.people = seating.people

    def owner(self, s: State) -> int:
        """Whose warehouse, safe and slip are seen: the only person's, or whose turn it is."""
        return self.people[0] if len(self.people) == 1 else s.turn

    def ship(self, seat: int) -> str:
        """A seat's ship, in its colour and shape."""
        return f"{sprites.SHIP}{self.looks[seat]}"

    def picture(self, s: State) -> Picture:
        """Everything that stands somewhere, from back to front where that matters."""
        found: Picture = {"dawn": night.dawn()} if night.over(s) else {}
        self._ports(s, found)
        self._macao(s, found)
        self._cards(s, found)
        self._quay(s, found)
        return found

    def _ports(self, s: State, found: Picture) -> None:
        for port, name in enumerate(box.PORT_NAMES):
            if port not in s.ports:
                spot = places.at(f"port.{name}")
                found[f"closed.{name}"] = Item(sprites.closed(port), spot, GROUND, painted=True)
                continue
            for i, good in enumerate(s.stock[port]):
                spot = places.at(f"port.{name}.goods.{i}")
                found[f"good.{name}.{i}"] = Item(sprites.token(good), spot)
            for seat, coins in s.stacks[port]:
                spot = places.stack_at(s, port, seat)
                self._afloat(found, f"{name}.{seat}", seat, spot, coins)

    def _afloat(self, found: Picture, key: str, seat: int, spot: Point, coins: int) -> None:
        """A float, coins on it, a ship on top."""
        found[f"float.{key}"] = Item(f"{sprites.FLOAT}{self.looks[seat]}", spot, GROUND)
        if coins:
            found[f"stack.{key}"] = Item(sprites.stack(coins), spot)
        found[f"ship.{key}"] = Item(self.ship(seat), spot, lift=height(coins))

    def _macao(self, s: State, found: Picture) -> None:
        for place, ships in zip(box.PLACES, (s.casino, s.market), strict=True):
            for seat, count in enumerate(ships):
                if count:
                    spot = places.visit_at(s, place, seat)
                    self._afloat(found, f"{place}.{seat}", seat, spot, 0)
        for i, good in enumerate(s.shown):
            spot = places.at(f"market.{i}")
            found[f"shown.{i}"] = Item(sprites.token(good), spot, scale=ON_DISPLAY)
        found["bag"] = Item(sprites.BAG, places.at("bag"))
        if any(s.pile):
            found["pile"] = Item(sprites.PILE, places.at("pile"))

    def _cards(self, s: State, found: Picture) -> None:
        for card, left in enumerate(s.supply):
            name = places.card(card)
            found[name] = Item(sprites.card(card), places.at(name), grey=not left)

    def _quay(self, s: State, found: Picture) -> None:
        seat = self.owner(s)
        for place in range(s.room(seat), places.TRAY):
            found[f"lid.{place}"] = Item(sprites.LID, places.at(f"warehouse.{place}"), GROUND)
        for good, number, spot in places.in_the_tray(s.hand(seat)):
            found[f"{places.own(good)}.{number}"] = Item(
                sprites.token(good), spot, scale=ON_DISPLAY
            )
        if s.coins[seat]:
            found["safe"] = Item(sprites.stack(s.coins[seat]), places.at("safe"))
        for i in range(min(s.home[seat], places.SLIP)):
            found[f"home.{i}"] = Item(self.ship(seat), places.at(f"quay.{i}"))

    def neon_out(self) -> list[Item]:
        """The houses of Macao with their neon out, each on its sign."""
        return [
            Item(f"dim_{house}", places.at(f"{house}.sign"), GROUND, painted=True)
            for house in ("casino", "market", "macao")
        ]

    # --- where things fly from and to ------------------------------------------------------------

    def hold(self, seat: int, s: State) -> Point:
        """Where a seat's goods are seen: the tray if it is its own, else its panel."""
        return places.at("warehouse") if seat == self.owner(s) else self.panel(seat)

    def purse(self, seat: int, s: State) -> Point:
        """Where a seat's coins are seen."""
        return places.at("safe") if seat == self.owner(s) else self.panel(seat)

    def slip(self, seat: int, s: State) -> Point:
        """Where the ship lies that a seat sends next, or the next one comes home to."""
        if seat != self.owner(s):
            return self.panel(seat)
        return places.at(f"quay.{min(max(s.home[seat] - 1, 0), places.SLIP - 1)}")


def height(coins: int) -> float:
    """How far coins lift what stands on them, in design pixels."""
    return float(COIN_HEIGHT * min(coins, sprites.HIGHEST_STACK))
