"""Which positions of Cargo Noir can't be, each fault by its name (rule 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.rules.legal import MAY
from santiago_desktop.kernel.checks import Fault
from santiago_desktop.kernel.rules import CHANCE, NOBODY, OVER

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.cargo_noir.rules.state import State


def check(s: State) -> None:
    """Raise Fault, naming what is wrong, if the state can't be."""
    _check_tokens(s)
    for port in range(len(box.PORTS)):
        _check_port(s, port)
    for seat in range(s.seats):
        _check_seat(s, seat)
    _check_cards(s)
    expected = {"draw": CHANCE, OVER: NOBODY}.get(s.phase, s.turn)
    if s.actor != expected:
        raise Fault(f"actor does not fit the phase {s.phase}")
    fault = _withdrawn_fault(s) or _round_fault(s) or PHASE_FAULTS[s.phase](s)
    if fault:
        raise Fault(f"the phase {s.phase} does not fit: {fault}")


def _check_tokens(s: State) -> None:
    """1: tokens never come or go."""
    laid = [*s.shown, *(good for stock in s.stock for good in stock)]
    for good, name in enumerate(box.GOODS):
        total = s.bag[good] + s.pile[good] + laid.count(good) + sum(s.goods[good :: box.KINDS])
        wanted = s.seats if good == box.JOKER else box.TOKENS
        if total != wanted:
            raise Fault(f"there must be {wanted} {name} in all, not {total}")
    if min(*s.bag, *s.pile, *s.goods, *s.coins) < 0:
        raise Fault("somebody holds less than nothing")
    if len(s.shown) > box.SHOWN:
        raise Fault(f"the market shows {box.SHOWN} tokens at most")


def _check_port(s: State, port: int) -> None:
    """1, 3.III: goods by spaces, stacks by seats and heights."""
    name, stacks = box.PORT_NAMES[port], s.stacks[port]
    if len(s.stock[port]) > box.SPACES[port]:
        raise Fault(f"ports.{name} has only {box.SPACES[port]} spaces")
    if port not in s.ports and (stacks or s.stock[port]):
        raise Fault(f"ports.{name} is not open with {s.seats} players")
    if len({seat for seat, _ in stacks}) < len(stacks):
        raise Fault(f"ports.{name} has two stacks of one seat")
    if len({coins for _, coins in stacks}) < len(stacks):
        raise Fault(f"ports.{name} has two stacks of one height")


def _check_seat(s: State, seat: int) -> None:
    """1: ships and cards of a seat."""
    cards = s.cards[seat]
    for card, limit in enumerate(box.LIMIT):
        if limit and cards.count(card) > limit:
            raise Fault(f"seats[{seat}] can have {limit} {box.CARD_NAMES[card]} cards at most")
    ships = s.home[seat] + s.casino[seat] + s.market[seat]
    ships += sum(owner == seat for stacks in s.stacks for owner, _ in stacks)
    wanted = box.START_SHIPS + cards.count(box.SHIP)
    if ships != wanted:
        raise Fault(f"seats[{seat}] must have {wanted} ships in all, not {ships}")


def _check_cards(s: State) -> None:
    """1: cards never come or go."""
    for card, copies in enumerate(box.COPIES):
        total = s.supply[card] + sum(cards.count(card) for cards in s.cards)
        if total != copies:
            raise Fault(f"there must be {copies} {box.CARD_NAMES[card]} cards in all, not {total}")


def _withdrawn_fault(s: State) -> str:
    for port in s.withdrawn:
        if port not in s.ports:
            return f"{box.PORT_NAMES[port]} is not open, so nobody withdrew from it"
        if s.stack(port, s.turn):
            return f"the player withdrew from {box.PORT_NAMES[port]}, but has a stack there"
    return ""


def _round_fault(s: State) -> str:
    if s.round == 1 and s.phase != "sail":
        return "in the first round ships only sail"
    if s.round == 1 and s.withdrawn:
        return "in the first round nobody withdraws"
    if s.last_round and s.phase in ("discard", "sail"):
        return "in the last round nothing is discarded and no ship sails"
    return ""


def _draw_fault(s: State) -> str:
    left = s.tokens_left()
    if s.source == box.MARKET_SHIP:
        return "" if s.count == 1 <= left else "a market ship draws one token"
    port = s.source - box.FROM_PORT
    if port not in s.ports or s.stock[port] or s.stacks[port]:
        return "the port is not open and empty"
    count = min(box.SPACES[port], left)
    return "" if s.count == count else f"the port is filled with {count} tokens"


def _act_fault(s: State) -> str:
    return "" if MAY["act"](s) else "there is nothing to settle"


def _trade_fault(s: State) -> str:
    if s.spent and not s.last_round:
        return "coins are spent in the last round only"
    return "" if len(MAY["trade"](s)) > 1 else "there is nothing to trade"


def _discard_fault(s: State) -> str:
    over = sum(s.hand(s.turn)) > s.room(s.turn)
    return "" if over else "there is room for all tokens"


def _sail_fault(s: State) -> str:
    return "" if s.home[s.turn] else "there is no ship at home"


def _over_fault(s: State) -> str:
    ended = s.last_round and s.turn == s.seats - 1
    return "" if ended else "the last seat's last turn is not over"


PHASE_FAULTS: dict[str, Callable[[State], str]] = {
    "draw": _draw_fault,
    "act": _act_fault,
    "trade": _trade_fault,
    "discard": _discard_fault,
    "sail": _sail_fault,
    OVER: _over_fault,
}
