"""A voyage at sea: placing, movements, boarding, pilots (rules 3.4, 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.box import FROM_SPOT, IN_PORT
from santiago_desktop.games.manila.rules import actions as act
from santiago_desktop.games.manila.rules import events as ev
from santiago_desktop.games.manila.rules.legal import boardings
from santiago_desktop.games.manila.rules.settling import plunder
from santiago_desktop.kernel.rules import CHANCE

if TYPE_CHECKING:
    from santiago_desktop.games.manila.rules.state import State
    from santiago_desktop.kernel.rules import Emit

# --- placing -----------------------------------------------------------------------------------


def begin_round(s: State, emit: Emit) -> None:
    """From the harbour master clockwise; with nobody left the round still counts."""
    emit(ev.RoundBegan(s.round + 1))
    ask_placers(s, s.queue, emit)


def ask_placers(s: State, placers: tuple[int, ...], emit: Emit) -> None:
    """The next seat in this round; then the movement, if one follows."""
    if placers:
        emit(ev.Queued("place", placers))
        return
    movement = box.movement(s.seats, s.round)
    if movement == 0:
        begin_round(s, emit)
    elif movement == box.MOVEMENTS:
        ask_pilots(s, box.PILOTS, emit)
    else:
        ask_dice(s, emit)


def place(s: State, a: act.Place, emit: Emit) -> None:
    """5: who can't pay the cost, which only a stowaway may try, pays all there is."""
    seat, placers = s.actor, s.queue[1:]
    if a.target < FROM_SPOT:
        space = len(s.crews[a.target])
        cost = min(box.SPACES[a.target][space], s.pesos[seat])
        emit(ev.HoldTaken(seat, a.target, space + 1, cost))
    else:
        spot = a.target - FROM_SPOT
        emit(ev.SpotTaken(seat, spot, min(box.COSTS[spot], s.pesos[seat])))
        if spot == box.INSURANCE:
            emit(ev.PremiumTaken(seat))
    ask_placers(s, placers, emit)


def withdraw(s: State, emit: Emit) -> None:
    """No more accomplices in this voyage."""
    placers = s.queue[1:]
    emit(ev.Withdrew(s.actor))
    ask_placers(s, placers, emit)


# --- movement ----------------------------------------------------------------------------------


def ask_dice(s: State, emit: Emit) -> None:
    """With no boat at sea the movement is left out."""
    if s.at_sea():
        emit(ev.Asked("move", CHANCE))
    else:
        end_movement(s, emit)


def move(s: State, a: act.Dice, emit: Emit) -> None:
    """Each boat at sea by its die."""
    boats = tuple(s.at_sea())
    emit(ev.DiceRolled(boats, a.faces))
    for ware, face in zip(boats, a.faces, strict=True):
        start = s.at[ware]
        emit(ev.BoatMoved(ware, start, min(start + face, IN_PORT)))
        arrive(s, ware, emit)
    end_movement(s, emit)


def arrive(s: State, ware: int, emit: Emit) -> None:
    """A boat past the last square takes the first free berth."""
    if s.at[ware] == IN_PORT:
        emit(ev.BoatArrived(ware, len(s.in_port()) - 1))


def end_movement(s: State, emit: Emit) -> None:
    """Pirates board after the second movement, and plunder after the third."""
    movement = box.movement(s.seats, s.round)
    if movement == box.MOVEMENTS:
        plunder(s, emit)
    elif movement == box.MOVEMENTS - 1:
        ask_pirates(s, tuple(p for p in box.PIRATES if s.spots[p] != box.NONE), NOWHERE, emit)
    else:
        begin_round(s, emit)


# --- boarding (rule 4) -------------------------------------------------------------------------

NOWHERE = (box.NONE, 0)  # neither ware nor space


def ask_pirates(s: State, pirates: tuple[int, ...], boarded: tuple[int, int], emit: Emit) -> None:
    """The next pirate, if there is a boat to board."""
    if pirates and boardings(s):
        emit(ev.PiratesAsked(pirates, *boarded))
    else:
        begin_round(s, emit)


def board(s: State, a: act.Board, emit: Emit) -> None:
    """A pirate goes aboard and takes the cheapest free space; then the next one is asked."""
    pirates = s.queue
    space = len(s.crews[a.ware]) + 1
    emit(ev.PirateBoarded(s.actor, pirates[0], a.ware, space))
    follow(s, pirates, (a.ware, space), emit)


def evict(s: State, a: act.Evict, emit: Emit) -> None:
    """With the option `boarding_full` a pirate takes somebody's space aboard."""
    pirates = s.queue
    victim = s.crews[a.ware][a.space - 1]
    emit(ev.AccompliceEvicted(s.actor, pirates[0], a.ware, a.space, victim))
    follow(s, pirates, (a.ware, a.space), emit)


def follow(s: State, pirates: tuple[int, ...], boarded: tuple[int, int], emit: Emit) -> None:
    """When the captain has boarded, the other pirate is captain, and decides next."""
    second = s.spots[box.PIRATE_2]
    if pirates[0] == box.PIRATE_1 and second != box.NONE:
        emit(ev.CaptainFollowed(second))
        ask_pirates(s, (box.PIRATE_1,), boarded if s.boarding_full else NOWHERE, emit)
    else:
        begin_round(s, emit)


def stay(s: State, emit: Emit) -> None:
    """A pirate who doesn't board."""
    pirates = s.queue[1:]
    emit(ev.Skipped(s.actor))
    ask_pirates(s, pirates, NOWHERE, emit)


# --- pilots ------------------------------------------------------------------------------------


def ask_pilots(s: State, pilots: tuple[int, ...], emit: Emit) -> None:
    """The next pilot, if there is a boat at sea; then the last movement."""
    there = tuple(pilot for pilot in pilots if s.spots[pilot] != box.NONE)
    if there and s.at_sea():
        emit(ev.PilotsAsked(there))
    else:
        ask_dice(s, emit)


def steer(s: State, a: act.Steer, emit: Emit) -> None:
    """A pilot moves one boat."""
    steer_boats(s, ((a.ware, a.squares),), emit)


def steer_two(s: State, a: act.SteerTwo, emit: Emit) -> None:
    """The large pilot's two boats."""
    steer_boats(s, ((a.first, a.first_squares), (a.second, a.second_squares)), emit)


def steer_boats(s: State, moves: tuple[tuple[int, int], ...], emit: Emit) -> None:
    """On 13 nothing happens by that."""
    seat, pilot, pilots = s.actor, s.queue[0], s.queue[1:]
    for ware, squares in moves:
        start = s.at[ware]
        emit(ev.BoatSteered(seat, pilot, ware, start, min(start + squares, IN_PORT)))
        arrive(s, ware, emit)
    ask_pilots(s, pilots, emit)


def rest(s: State, emit: Emit) -> None:
    """A pilot who leaves the boats alone."""
    pilots = s.queue[1:]
    emit(ev.Skipped(s.actor))
    ask_pilots(s, pilots, emit)
