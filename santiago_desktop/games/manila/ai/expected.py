"""What a voyage may bring, as computer players reckon: for all seats in one pass."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.box import IN_PORT, NONE
from santiago_desktop.games.manila.rules.odds import CAUGHT

if TYPE_CHECKING:
    from santiago_desktop.games.manila.ai.odds import Outlook
    from santiago_desktop.games.manila.rules.state import State

# By hand, in pesos.
CROWD = 0.15  # how likely a free space of a hold is taken in each round still to come
CHANCE_TO_PLACE = 3.0  # what an accomplice still to be placed brings
POOR, SHORT = 5, 0.3  # who has less, with shares still to pledge, gets only a part of that
PILOTS = (1.5, 3.0)  # small, large
CAPTAIN = 1.0  # for deciding where plundered boats go
BOARDING = 0.8  # of the part of a hold that a pirate aboard would have


def incomes(s: State, seen: Outlook) -> list[float]:
    """By seat: what its accomplices bring, and those still to be placed."""
    pesos = [0.0] * s.seats
    aboard(s, seen, pesos)
    ashore(s, seen, pesos)
    if seen.left:
        helpers(s, seen, pesos)
    if s.phase not in ("raise", "plunder"):
        to_place(s, pesos)
    return pesos


def aboard(s: State, seen: Outlook, pesos: list[float]) -> None:
    """Parts of the profits, which late-comers make smaller."""
    crowd = min(1.0, CROWD * (box.rounds(s.seats) - s.round))
    for ware in s.boats:
        crew = s.crews[ware]
        if crew:
            sharers = float(len(crew))
            if seen.left and s.at[ware] < IN_PORT:
                sharers += (box.HOLDS[ware] - sharers) * crowd
            part = seen.safe[ware] * box.PROFITS[ware] / sharers
            for seat in crew:
                pesos[seat] += part


def ashore(s: State, seen: Outlook, pesos: list[float]) -> None:
    """Add to each seat's pesos what port, shipyard and insurance can be expected to pay it."""
    spots = s.spots
    if s.phase != "raise":
        for spot, pays, chance in zip(PORTS, box.BERTH_PAYS, seen.port):
            if spots[spot] != NONE:
                pesos[spots[spot]] += pays * chance
    agent = spots[box.INSURANCE]
    for spot, pays, chance in zip(YARDS, box.BERTH_PAYS, seen.yard):
        holder = spots[spot]
        if holder != agent:
            if holder != NONE:
                pesos[holder] += pays * chance
            if agent != NONE:
                pesos[agent] -= pays * chance


PORTS = (box.PORT_A, box.PORT_B, box.PORT_C)
YARDS = (box.YARD_A, box.YARD_B, box.YARD_C)


def helpers(s: State, seen: Outlook, pesos: list[float]) -> None:
    """Pilots and pirates, while there are movements to come."""
    spots = s.spots
    for pilot, worth in zip(box.PILOTS, PILOTS):
        if spots[pilot] != NONE:
            pesos[spots[pilot]] += worth
    captain, second = spots[box.PIRATE_1], spots[box.PIRATE_2]
    if captain != NONE:
        pesos[captain] += CAPTAIN
        loot = piracy(s, seen, 1 if second == NONE else 2)
        pesos[captain] += loot
        if second != NONE:
            pesos[second] += loot


def piracy(s: State, seen: Outlook, pirates: int) -> float:
    """For each pirate: loot after the last movement, or a place aboard after the one before it."""
    value = 0.0
    for ware in s.boats:
        value += seen.caught[ware] * box.PROFITS[ware] / pirates
        sharers = len(s.crews[ware]) + 1
        if seen.left > 1 and sharers <= box.HOLDS[ware]:
            chance = CAUGHT[seen.left - 1][s.at[ware]]
            value += BOARDING * chance * box.PROFITS[ware] / sharers
    return value


def to_place(s: State, pesos: list[float]) -> None:
    """Rounds in which a seat will still place."""
    rounds = box.rounds(s.seats) - s.round
    queue = s.queue if s.phase == "place" else ()
    for seat, cash in enumerate(s.pesos):
        if seat not in s.withdrawn:
            times = rounds + (seat in queue)
            if times:
                short = cash < POOR and s.unpledged(seat)
                pesos[seat] += times * CHANCE_TO_PLACE * (SHORT if short else 1.0)
