"""The rules of Manila: what is legal, and which facts follow from it.

`legal` and `decide` look up one short function for each phase and each action. Numbers in
comments are sections of the rulebook (`rulebook.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.box import KINDS
from santiago_desktop.games.manila.rules import actions as act
from santiago_desktop.games.manila.rules import events as ev
from santiago_desktop.games.manila.rules import memory, position, refusals
from santiago_desktop.games.manila.rules.legal import MAY, share_price
from santiago_desktop.games.manila.rules.settling import ask_agent, send
from santiago_desktop.games.manila.rules.state import State
from santiago_desktop.games.manila.rules.voyage import (
    begin_round,
    board,
    evict,
    move,
    place,
    rest,
    stay,
    steer,
    steer_two,
    withdraw,
)
from santiago_desktop.kernel.rules import OVER, UNKNOWN, Refusal, Result, Rules, ranked

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.kernel.luck import Draw
    from santiago_desktop.kernel.records import Action
    from santiago_desktop.kernel.rules import Emit

# --- the auction (rule 3.1) --------------------------------------------------------------------


def bid(s: State, a: act.Bid, emit: Emit) -> None:
    """More than before; the next ones are asked."""
    bidders = (*s.queue[1:], s.actor)
    emit(ev.BidMade(s.actor, a.pesos))
    emit(ev.Queued("bid", bidders))


def pass_bid(s: State, emit: Emit) -> None:
    """Out; the last one left is harbour master, and not asked."""
    bidders = s.queue[1:]
    emit(ev.BidPassed(s.actor))
    if len(bidders) > 1:
        emit(ev.Queued("bid", bidders))
        return
    pesos = s.standing
    emit(ev.MasterElected(bidders[0], pesos))
    pay_bid(s, pesos, emit)


def pay_bid(s: State, pesos: int, emit: Emit) -> None:
    """At once, or after pledging shares."""
    if s.pesos[s.turn] < pesos:
        emit(ev.PaymentDue(s.turn, pesos))
        return
    if pesos:
        emit(ev.BidPaid(s.turn, pesos))
    emit(ev.Asked("share", s.turn))


# --- loans (rule 5) ----------------------------------------------------------------------------


def pledge(s: State, a: act.Pledge, emit: Emit) -> None:
    """Where a payment is due, it is made as soon as it can be."""
    emit(ev.SharePledged(s.actor, a.ware))
    if s.phase != "raise":
        return
    if s.round:  # the boats have come in: it is the insurance's
        ask_agent(s, emit)
    else:
        pay_bid(s, s.owed, emit)


def redeem(s: State, a: act.Redeem, emit: Emit) -> None:
    """The actor goes on deciding."""
    emit(ev.ShareRedeemed(s.actor, a.ware))


# --- the harbour master's share and load (rules 3.2, 3.3) --------------------------------------


def buy(s: State, a: act.Buy, emit: Emit) -> None:
    """The harbour master buys one share, then leaves a ware behind."""
    emit(ev.ShareBought(s.actor, a.ware, share_price(s, a.ware)))
    emit(ev.Asked("omit", s.actor))


def skip_share(s: State, emit: Emit) -> None:
    """The harbour master buys none, then leaves a ware behind."""
    emit(ev.Skipped(s.actor))
    emit(ev.Asked("omit", s.actor))


def omit(s: State, a: act.Omit, emit: Emit) -> None:
    """The ware that stays behind; the start of the other three is asked next."""
    emit(ev.WareOmitted(s.actor, a.ware))


def start(s: State, a: act.Start, emit: Emit) -> None:
    """The boats in the order of the wares; then placing begins."""
    boats = tuple(ware for ware in range(KINDS) if ware != s.omitted)
    emit(ev.BoatsSet(s.actor, boats, a.squares))
    begin_round(s, emit)


# --- by action and phase -----------------------------------------------------------------------

PASSES: dict[str, Callable[[State, Emit], None]] = {"bid": pass_bid, "place": withdraw}
SKIPS: dict[str, Callable[[State, Emit], None]] = {
    "share": skip_share,
    "board": stay,
    "pilot": rest,
}


def pass_on(s: State, _: act.Pass, emit: Emit) -> None:
    """Out of the auction, or of the placing."""
    PASSES[s.phase](s, emit)


def skip(s: State, _: act.Skip, emit: Emit) -> None:
    """The actor does without what the phase offers."""
    SKIPS[s.phase](s, emit)


DECIDE: dict[type[Action], Callable[[State, Any, Emit], None]] = {
    act.Bid: bid,
    act.Pass: pass_on,
    act.Pledge: pledge,
    act.Redeem: redeem,
    act.Buy: buy,
    act.Skip: skip,
    act.Omit: omit,
    act.Start: start,
    act.Place: place,
    act.Dice: move,
    act.Board: board,
    act.Evict: evict,
    act.Steer: steer,
    act.SteerTwo: steer_two,
    act.Send: send,
}


def undealt(s: State) -> list[int]:
    """The wares of the shares that neither the stock nor anybody has."""
    missing = [box.SHARES - s.stock[ware] - sum(s.shares[ware::KINDS]) for ware in range(KINDS)]
    return [ware for ware, count in enumerate(missing) for _ in range(count)]


class Manila(Rules[State]):
    """The rules of Manila: stateless, one object is enough for all games."""

    actions = act.ACTIONS
    seats = position.SEATS
    options = position.OPTIONS
    remembers = True
    secrets = True

    def setup(self, seats: int, options: dict[str, bool], draw: Draw) -> State:
        """2: two shares for each seat, from a pile of three of each ware."""
        s = State(seats, options)
        pile = draw.shuffled([ware for ware in range(KINDS) for _ in range(box.DEALT_FROM)])
        for i, ware in enumerate(pile[: seats * box.DEALT]):
            s.receive(i // box.DEALT, ware)
        return s

    def legal(self, s: State) -> list[Action]:
        """What the actor may do in this phase; [] for chance, and when the game is over."""
        return MAY[s.phase](s)

    def chance(self, s: State, draw: Draw) -> Action:
        """A die for each boat at sea."""
        return act.Dice(tuple(draw.below(box.DIE) + 1 for _ in s.at_sea()))

    def possible(self, s: State, action: Action) -> bool:
        """As many dice as boats at sea, each with one of its faces."""
        return (
            isinstance(action, act.Dice)
            and len(action.faces) == len(s.at_sea())
            and all(1 <= face <= box.DIE for face in action.faces)
        )

    def decide(self, s: State, action: Action, emit: Emit) -> None:
        """Emit what follows from a legal action; each event is folded at once."""
        DECIDE[type(action)](s, action, emit)

    def refusal(self, s: State, action: Action) -> Refusal:
        """The rule and the reason why an action is not legal now."""
        return refusals.refusal(s, action)

    def result(self, s: State) -> Result:
        """6: cash, shares, loans; ties share the victory."""
        seats = range(s.seats)
        parts = [{"pesos": s.pesos[i], "shares": 0, "loans": 0} for i in seats]
        for seat, part in enumerate(parts):
            for ware, price in enumerate(s.prices):
                i = seat * KINDS + ware
                lost = s.pledged[i] if s.strict_pledges else 0
                part["shares"] += price * (s.shares[i] - lost)
                part["loans"] -= box.REDEEM * s.pledged[i]
        return ranked([sum(part.values()) for part in parts], [() for _ in seats], parts)

    def mask(self, s: State, seat: int) -> State:
        """7: what the others were dealt is secret until the end."""
        seen = s.copy()
        if s.phase != OVER:
            for other in range(s.seats):
                if other != seat:
                    seen.hide(other)
        return seen

    def imagine(self, seen: State, seat: int, draw: Draw) -> State:  # noqa: ARG002 - it is in `seen`
        """The shares that have not been seen, dealt anew to those who hold them."""
        world = seen.copy()
        hidden = [other for other in range(world.seats) if world.shares[other * KINDS] == UNKNOWN]
        for other in hidden:
            mine = slice(other * KINDS, (other + 1) * KINDS)
            world.shares[mine] = world.shown[mine]
        deck = draw.shuffled(undealt(world))
        for other in hidden:
            first = other * KINDS
            for _ in range(world.held[other] - sum(world.shown[first : first + KINDS])):
                world.shares[first + deck.pop()] += 1
        return world

    def recall(self, seen: State) -> tuple[State, State]:
        """What everybody could know at the beginning."""
        return memory.recall(seen)

    def narrow(self, least: State, most: State) -> None:
        """What follows from what is where."""
        memory.narrow(least, most)

    def chapter(self, s: State) -> tuple[int, int]:
        """The voyage and its round of placing (rule 3); 0 is all that comes before the first."""
        return s.voyage, s.round

    def check(self, s: State) -> None:
        """Shares are conserved, and everything is where it can be."""
        position.check(s)

    def to_position(self, s: State) -> dict[str, Any]:
        """The state as JSON, in the form of section 9 of the rules page."""
        return position.write(s)

    def from_position(self, value: object) -> State:
        """The state that such JSON describes; Fault, naming the place, if it can't be."""
        return position.read(value)
