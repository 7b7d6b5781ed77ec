"""The end of a voyage: plunder, profits, insurance, prices (rules 3.4 to 3.6, 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.box import IN_PORT, KINDS, LAST_SQUARE, NONE
from santiago_desktop.games.manila.rules import actions as act
from santiago_desktop.games.manila.rules import events as ev

if TYPE_CHECKING:
    from santiago_desktop.games.manila.rules.state import State
    from santiago_desktop.kernel.rules import Emit

# --- plunder (rule 4) --------------------------------------------------------------------------


def plunder(s: State, emit: Emit) -> None:
    """After the third movement; without pirates, boats on 13 reach the port."""
    waiting = tuple(s.in_wait())
    if s.spots[box.PIRATE_1] != NONE:
        rob(s, waiting, emit)
        ask_captain(s, waiting, emit)
        return
    for ware in waiting:
        emit(ev.BoatMoved(ware, LAST_SQUARE, IN_PORT))
        emit(ev.BoatArrived(ware, len(s.in_port()) - 1))
    settle(s, emit)


def rob(s: State, boats: tuple[int, ...], emit: Emit) -> None:
    """Boats are plundered: the pirates share what each of them would have paid."""
    pirates = [s.spots[spot] for spot in box.PIRATES if s.spots[spot] != NONE]
    for ware in boats:
        emit(ev.BoatPlundered(ware, s.crews[ware]))
        for seat in pirates:
            emit(ev.LootShared(seat, ware, box.PROFITS[ware] // len(pirates)))


def ask_captain(s: State, boats: tuple[int, ...], emit: Emit) -> None:
    """The next plundered boat; then the profits."""
    if boats:
        emit(ev.BoatsCaptured(boats))
    else:
        settle(s, emit)


def send(s: State, a: act.Send, emit: Emit) -> None:
    """To the port or to the shipyard."""
    boats = s.queue[1:]
    emit(ev.BoatSent(s.actor, a.ware, a.harbour))
    if a.harbour == box.PORT:
        emit(ev.BoatMoved(a.ware, LAST_SQUARE, IN_PORT))
        emit(ev.BoatArrived(a.ware, len(s.in_port()) - 1))
    ask_captain(s, boats, emit)


# --- profits (rules 3.5, 4) --------------------------------------------------------------------


def settle(s: State, emit: Emit) -> None:
    """The shipyard fills; holds and port are paid; then the shipyard, as the insurance can."""
    for berth, ware in enumerate(s.at_sea()):
        emit(ev.BoatDamaged(ware, berth))
    pay_holds(s, emit)
    pay_port(s, emit)
    ask_agent(s, emit)


def pay_holds(s: State, emit: Emit) -> None:
    """Each accomplice on a boat in port has an equal part."""
    for ware in s.in_port():
        crew = s.crews[ware]
        for seat in dict.fromkeys(crew):
            count = crew.count(seat)
            pesos = box.PROFITS[ware] // len(crew) * count
            emit(ev.HoldPaid(seat, ware, count, pesos))


def pay_port(s: State, emit: Emit) -> None:
    """The spots whose boat has arrived."""
    for berth in range(len(s.in_port())):
        spot = box.PORT_A + berth
        if s.spots[spot] != NONE:
            emit(ev.PortPaid(s.spots[spot], spot, box.BERTH_PAYS[berth]))


def repairs(s: State) -> list[tuple[int, int]]:
    """The shipyard's spots with a boat, and what each pays."""
    spots = range(box.YARD_A, box.YARD_A + len(s.at_sea()))
    return list(zip(spots, box.BERTH_PAYS, strict=False))


def damages(s: State) -> list[tuple[int, int]]:
    """The same where the agent, if there is one, owes it: not for a spot of the agent's own."""
    agent = s.spots[box.INSURANCE]
    return [(spot, pesos) for spot, pesos in repairs(s) if agent == NONE or s.spots[spot] != agent]


def insured(s: State) -> int:
    """What the agent owes in all."""
    return sum(pesos for _, pesos in damages(s))


def ask_agent(s: State, emit: Emit) -> None:
    """An agent short of cash pledges shares as far as needed, and as long as there are any."""
    agent = s.spots[box.INSURANCE]
    if agent != NONE and s.pesos[agent] < insured(s) and s.unpledged(agent):
        emit(ev.PaymentDue(agent, insured(s)))
    else:
        pay_damages(s, agent, emit)
        raise_prices(s, emit)


def pay_damages(s: State, agent: int, emit: Emit) -> None:
    """The agent pays others, or the bank where nobody stands; the bank covers what is lacking."""
    for spot, pesos in repairs(s):
        seat = s.spots[spot]
        if seat == agent != NONE:
            emit(ev.OwnDamage(spot, agent))
        elif agent != NONE:
            emit(ev.DamagePaid(spot, seat, pesos, agent, min(pesos, s.pesos[agent])))
        elif seat != NONE:
            emit(ev.DamagePaid(spot, seat, pesos, NONE, 0))


# --- prices (rule 3.6) -------------------------------------------------------------------------


def raise_prices(s: State, emit: Emit) -> None:
    """One step for each ware in port; at the highest price the game ends."""
    for ware in s.in_port():
        emit(ev.PriceRose(ware, box.TRACK[box.TRACK.index(s.prices[ware]) + 1]))
    if max(s.prices) == box.HIGHEST_PRICE:
        seats = range(0, len(s.shares), KINDS)
        emit(ev.GameEnded(tuple(tuple(s.shares[i : i + KINDS]) for i in seats)))
    else:
        emit(ev.VoyageBegan(s.voyage + 1, s.turn))
        emit(ev.Queued("bid", s.clockwise()))
