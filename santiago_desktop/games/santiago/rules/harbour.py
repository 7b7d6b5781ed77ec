"""The harbour: loading, the price, ships that sail and arrive, a turn's end (rules 3, 6, 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.rules import actions as act
from santiago_desktop.games.santiago.rules import events as ev
from santiago_desktop.games.santiago.rules.legal import loads_of
from santiago_desktop.kernel.rules import CHANCE, OVER

if TYPE_CHECKING:
    from santiago_desktop.games.santiago.rules.state import State
    from santiago_desktop.kernel.rules import Emit


def begin_loading(s: State, emit: Emit) -> None:
    """From the player in the port clockwise, round and round."""
    seats = s.seats
    emit(ev.LoadingBegan(s.turn))
    ask_loaders(s, tuple((s.turn + i) % seats for i in range(seats)), emit)


def ask_loaders(s: State, loaders: tuple[int, ...], emit: Emit) -> None:
    """The next seat that can load; when all have passed, the price goes up."""
    while loaders and not loads_of(s, loaders[0]):
        emit(ev.Passed(loaders[0], able=False))
        loaders = loaders[1:]
    if loaders:
        emit(ev.Queued("load", loaders))
        return
    raise_price(s, emit)
    end_turn(s, emit)


def load(s: State, a: act.Load, emit: Emit) -> None:
    """Goods for the current price."""
    put_on_board(s, ev.GoodsLoaded(s.actor, a.good, a.count, a.count * s.price, a.good), emit)


def load_wood(s: State, a: act.Wood, emit: Emit) -> None:
    """Wood in place of a good, whatever the price."""
    points = a.count * box.WOOD_POINTS
    put_on_board(s, ev.GoodsLoaded(s.actor, a.good, a.count, points, box.WOOD), emit)


def put_on_board(s: State, loaded: ev.GoodsLoaded, emit: Emit) -> None:
    """A full ship sails, with no further price step; else the next seat is asked."""
    loaders = (*s.queue[1:], s.queue[0])
    emit(loaded)
    if any(s.demand):
        ask_loaders(s, loaders, emit)
    else:
        sail(s, emit)
        end_turn(s, emit)


def pass_loading(s: State, _: act.Pass, emit: Emit) -> None:
    """The actor loads nothing more in this round."""
    loaders = s.queue[1:]
    emit(ev.Passed(s.actor, able=True))
    ask_loaders(s, loaders, emit)


def raise_price(s: State, emit: Emit) -> None:
    """6: one step right; on the chequered flag the ship sails at once."""
    if s.price == box.HIGHEST_PRICE:
        sail(s, emit)
    else:
        emit(ev.PriceMoved(s.price + 1))


def sail_if_full(s: State, emit: Emit) -> None:
    """6: outside a loading round too."""
    if not any(s.demand):
        sail(s, emit)


def sail(s: State, emit: Emit) -> None:
    """7, 8: the seventh ship ends the game at once."""
    emit(ev.ShipSailed(s.sailed + 1, not any(s.demand)))
    if s.sailed == box.SHIPS:
        emit(ev.GameEnded())


def end_turn(s: State, emit: Emit) -> None:
    """3: the owner of the pawn's building first, then the roll for a new ship."""
    if s.phase == OVER:
        return
    building = s.pawns[s.turn]
    owner = box.NONE if building == box.NONE else s.owners[building]
    if owner not in (box.NONE, s.turn):
        emit(ev.OwnerPaid(owner, building, s.turn))
    if s.left == box.NONE:
        emit(ev.Asked("roll", CHANCE))
    else:
        emit(ev.Turned((s.turn + 1) % s.seats))


def roll(s: State, a: act.Roll, emit: Emit) -> None:
    """7: five dice, of which four are chosen."""
    emit(ev.DiceRolled(s.turn, a.faces))


def leave(s: State, a: act.Leave, emit: Emit) -> None:
    """7: four zeros sail at once, and the same player rolls again."""
    demand = tuple(0 if good == a.good else face for good, face in enumerate(s.rolled))
    emit(ev.ShipArrived(s.turn, a.good, demand))
    if any(demand):
        emit(ev.Turned((s.turn + 1) % s.seats))
        return
    sail(s, emit)
    if s.phase != OVER:
        emit(ev.Asked("roll", CHANCE))
