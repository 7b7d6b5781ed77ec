"""The rules of Santiago de Cuba: what is legal, and which facts follow from it.

`legal` and `decide` look up one short function for each phase and each action. Numbers in
comments are sections of the rulebook (`rulebook.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.rules import actions as act
from santiago_desktop.games.santiago.rules import events as ev
from santiago_desktop.games.santiago.rules import memory, position, refusals
from santiago_desktop.games.santiago.rules.harbour import (
    begin_loading,
    end_turn,
    leave,
    load,
    load_wood,
    pass_loading,
    raise_price,
    roll,
    sail_if_full,
)
from santiago_desktop.games.santiago.rules.legal import (
    GIVING,
    MAY,
    OFFERS,
    apparent,
    gifts_of,
    may_enter,
)
from santiago_desktop.games.santiago.rules.state import State, Table
from santiago_desktop.kernel.rules import OVER, Refusal, Result, Rules, ranked

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.kernel.luck import Draw
    from santiago_desktop.kernel.records import Action, Event
    from santiago_desktop.kernel.rules import Emit

# --- the drive and the visit (rules 3, 4) ----------------------------------------


def drive(s: State, a: act.Drive, emit: Emit) -> None:
    """The whole drive, then the price, then the visit."""
    start, end = s.car, s.car + a.stops
    emit(ev.CarDrove(s.turn, start, a.stops))
    if s.inactive:
        wake(s, range(start, end), emit)
    if end > box.STOPS:  # the port was passed without stopping
        raise_price(s, emit)
    if s.phase != OVER:
        visit(s, emit)


def wake(s: State, passed: range, emit: Emit) -> None:
    """5: Cubans that the car passes or leaves are active again."""
    for stop in passed:
        if stop % box.STOPS and s.table.road[stop % box.STOPS - 1] in s.inactive:
            emit(ev.CubanWoke(s.table.road[stop % box.STOPS - 1]))


def visit(s: State, emit: Emit) -> None:
    """3: the port, an inactive Cuban, or what the Cuban does."""
    if s.car == box.PORT:
        begin_loading(s, emit)
        return
    cuban = s.table.road[s.car - 1]
    if cuban in s.inactive:
        emit(ev.CubanAsleep(s.turn, cuban))
        end_turn(s, emit)
    else:
        VISITS[cuban](s, emit)


def visit_trader(s: State, emit: Emit) -> None:
    """Two goods, or what the supply has."""
    cuban = s.table.road[s.car - 1]
    good = box.GOODS_OF_CUBAN[cuban]
    count = min(box.GOODS_GAIN, s.supply[good])
    if count:
        emit(ev.GoodsTaken(s.turn, good, count, cuban))
    else:
        emit(ev.SupplyEmpty(s.turn, cuban))
    find_building(s, emit)


def visit_maria(s: State, emit: Emit) -> None:
    """Maria gives victory points, then the pawn moves."""
    emit(ev.PointsTaken(s.turn, box.MARIA_POINTS, box.MARIA))
    find_building(s, emit)


def visit_martinez(s: State, emit: Emit) -> None:
    """Martinez gives pesos, then the pawn moves."""
    emit(ev.PesosTaken(s.turn, box.MARTINEZ_PESOS, box.MARTINEZ))
    find_building(s, emit)


def visit_pablo(s: State, emit: Emit) -> None:
    """A good of choice, if there is any."""
    if any(s.supply[: box.WOOD]):
        emit(ev.Asked("pablo", s.turn))
    else:
        emit(ev.SupplyEmpty(s.turn, box.PABLO))
        find_building(s, emit)


def visit_alonso(s: State, emit: Emit) -> None:
    """Alonso waits for an answer: claim a building, use one's own, or neither."""
    emit(ev.Asked("alonso", s.turn))


def visit_zorro(s: State, emit: Emit) -> None:
    """Every other seat gives something, clockwise."""
    seats = s.seats
    ask_givers(s, tuple((s.turn + i) % seats for i in range(1, seats)), emit)


VISITS: list[Callable[[State, Emit], None]] = [visit_trader] * len(box.CUBANS)
VISITS[box.MARIA] = visit_maria
VISITS[box.MARTINEZ] = visit_martinez
VISITS[box.PABLO] = visit_pablo
VISITS[box.ALONSO] = visit_alonso
VISITS[box.ZORRO] = visit_zorro


def take(s: State, a: act.Take, emit: Emit) -> None:
    """The good that was chosen at Pablo's, then the pawn moves."""
    emit(ev.GoodsTaken(s.turn, a.good, 1, box.PABLO))
    find_building(s, emit)


def claim(s: State, a: act.Claim, emit: Emit) -> None:
    """Alonso: one's own from now on."""
    emit(ev.BuildingClaimed(s.turn, a.building))
    find_building(s, emit)


def use_own(s: State, a: act.Use, emit: Emit) -> None:
    """Alonso: the pawn doesn't move for it."""
    emit(ev.BuildingUsed(s.turn, a.building))
    use_building(s, a.building, emit, by_alonso=True)


def ask_givers(s: State, givers: tuple[int, ...], emit: Emit) -> None:
    """The next seat that has something to give; afterwards the pawn's building once more."""
    while givers and not gifts_of(s, givers[0]):
        givers = givers[1:]
    if givers:
        emit(ev.Queued("zorro", givers))
    else:
        use_again(s, emit)


def give(s: State, a: act.Give, emit: Emit) -> None:
    """A gift for the seat at Zorro."""
    givers = s.queue
    emit(ev.GiftGiven(s.actor, s.turn, a.gift))
    ask_givers(s, givers[1:], emit)


# --- the pawn and its building (rule 5) ------------------------------------------


def find_building(s: State, emit: Emit) -> None:
    """The pawn must move, if it can; else it stays and its building may be used."""
    if may_enter(s):
        emit(ev.Asked("enter", s.turn))
    else:
        emit(ev.PawnStayed(s.turn))
        use_again(s, emit)


def use_again(s: State, emit: Emit) -> None:
    """The building that the pawn stands on; off the board, nothing."""
    building = s.pawns[s.turn]
    if building == box.NONE:
        end_turn(s, emit)
    else:
        use_building(s, building, emit, by_alonso=False)


def enter(s: State, a: act.Enter, emit: Emit) -> None:
    """The pawn moves, then the building may be used."""
    emit(ev.PawnEntered(s.turn, a.building))
    use_building(s, a.building, emit, by_alonso=False)


def use_building(s: State, building: int, emit: Emit, *, by_alonso: bool) -> None:
    """Gains that cost nothing are taken without asking; anything else is asked, if there is any."""
    for gain in unasked(s.turn, building):
        emit(gain)
    if OFFERS[building](s):
        emit(ev.Offered(s.turn, building, by_alonso))
        return
    if building not in GIVING:
        emit(ev.NothingUsed(s.turn, building))
    leave_building(s, emit, by_alonso=by_alonso)


def unasked(seat: int, building: int) -> list[Event]:
    """What a building gives a seat that uses it without asking; [] for most of them."""
    source = box.FROM_BUILDING + building
    if building == box.BANK:
        return [ev.PesosTaken(seat, box.BANK_PESOS, source)]
    if building == box.CHURCH:
        return [ev.PointsTaken(seat, box.CHURCH_POINTS, source)]
    if building == box.NEWSPAPER:
        return [ev.PesosTaken(seat, box.NEWSPAPER_PESOS, source)]
    return []


def leave_building(s: State, emit: Emit, *, by_alonso: bool) -> None:
    """After Alonso's use the pawn still has to move; else the turn is over."""
    if s.phase == OVER:
        return
    if by_alonso:
        find_building(s, emit)
    else:
        end_turn(s, emit)


def used(effect: Callable[[State, Any, Emit], None]) -> Callable[[State, Any, Emit], None]:
    """The effect of a building's action, and what comes after it."""

    def decide(s: State, a: Action, emit: Emit) -> None:
        by_alonso = s.by_alonso
        effect(s, a, emit)
        leave_building(s, emit, by_alonso=by_alonso)

    return decide


def exchange(s: State, a: act.Exchange, emit: Emit) -> None:
    """Distillery, cigar factory: each unit becomes one of another kind."""
    given, taken = box.EXCHANGES[s.building]
    emit(ev.Exchanged(s.turn, given, taken, a.count))


def swap(s: State, a: act.Swap, emit: Emit) -> None:
    """Black market: one good for another."""
    emit(ev.Exchanged(s.turn, a.given, a.taken, 1))


def saw(s: State, _: act.Saw, emit: Emit) -> None:
    """Sawmill: a wood becomes a peso and a point."""
    emit(ev.WoodSawn(s.turn))


def serve(s: State, a: act.Serve, emit: Emit) -> None:
    """Cafe: each good that is served brings its points."""
    for good in a.goods:
        emit(ev.Served(s.turn, good, box.CAFE_POINTS))


def clear(s: State, a: act.Clear, emit: Emit) -> None:
    """Customs: a die is taken off the ship, which may be full then."""
    emit(ev.DieCleared(s.turn, a.good))
    sail_if_full(s, emit)


def buy(s: State, a: act.Buy, emit: Emit) -> None:
    """Casino: pesos are turned in for points."""
    emit(ev.PointsTraded(s.turn, a.points))


def sell(s: State, a: act.Sell, emit: Emit) -> None:
    """Casino: points are turned in for pesos."""
    emit(ev.PointsTraded(s.turn, -a.points))


def move_price(s: State, a: act.Price, emit: Emit) -> None:
    """Harbour office: the price goes up or down by one."""
    if a.step == box.DOWN:
        emit(ev.PriceMoved(s.price - 1))
    else:
        raise_price(s, emit)


def ship(s: State, a: act.Ship, emit: Emit) -> None:
    """Trade office: always for the same points."""
    emit(ev.GoodsLoaded(s.turn, a.good, 1, box.TRADE_POINTS, a.good))
    sail_if_full(s, emit)


def close(s: State, a: act.Close, emit: Emit) -> None:
    """Newspaper: a Cuban is closed until the car has passed."""
    emit(ev.CubanClosed(s.turn, a.cuban))


def skip(s: State, _: act.Skip, emit: Emit) -> None:
    """Without Alonso's help, or without the building."""
    alonso = s.phase == "alonso" or s.by_alonso
    emit(ev.Skipped(s.turn))
    leave_building(s, emit, by_alonso=alonso)


DECIDE: dict[type[Action], Callable[[State, Any, Emit], None]] = {
    act.Roll: roll,
    act.Leave: leave,
    act.Drive: drive,
    act.Take: take,
    act.Give: give,
    act.Claim: claim,
    act.Use: use_own,
    act.Skip: skip,
    act.Enter: enter,
    act.Exchange: used(exchange),
    act.Swap: used(swap),
    act.Saw: used(saw),
    act.Serve: used(serve),
    act.Clear: used(clear),
    act.Buy: used(buy),
    act.Sell: used(sell),
    act.Price: used(move_price),
    act.Ship: used(ship),
    act.Close: used(close),
    act.Load: load,
    act.Wood: load_wood,
    act.Pass: pass_loading,
}


class Santiago(Rules[State]):
    """The rules of Santiago de Cuba: stateless, one object is enough for all games."""

    actions = act.ACTIONS
    seats = position.SEATS
    options = position.OPTIONS
    remembers = True

    def setup(self, seats: int, options: dict[str, bool], draw: Draw) -> State:
        """2: buildings and Cubans are shuffled."""
        city = tuple(draw.shuffled(range(len(box.BUILDINGS))))
        road = tuple(draw.shuffled(range(len(box.CUBANS))))
        open_holdings = options.get("open_holdings", False)
        return State(seats, Table(road, city, open_holdings=open_holdings))

    def legal(self, s: State) -> list[Action]:
        """What the actor may do in this phase; [] for chance, and when the game is over."""
        return MAY[s.phase](s)

    def apparent(self, s: State) -> list[Action]:
        """The same, with all gifts for Zorro and all loads that anybody could have."""
        return apparent(s)

    def chance(self, s: State, draw: Draw) -> Action:  # noqa: ARG002 - all rolls are alike
        """A roll of the five dice, each face as likely as it is often on its die."""
        return act.Roll(tuple(draw.pick(faces) for faces in box.FACES))

    def possible(self, s: State, action: Action) -> bool:  # noqa: ARG002
        """Every die shows one of its faces."""
        return (
            isinstance(action, act.Roll)
            and len(action.faces) == len(box.FACES)
            and all(face in die for face, die in zip(action.faces, box.FACES, strict=True))
        )

    def decide(self, s: State, action: Action, emit: Emit) -> None:
        """Emit what follows from a legal action; each event is folded at once."""
        DECIDE[type(action)](s, action, emit)

    def refusal(self, s: State, action: Action) -> Refusal:
        """The rule and the reason why an action is not legal now."""
        return refusals.refusal(s, action)

    def result(self, s: State) -> Result:
        """8: a point for every three goods; ties by goods, then pesos."""
        seats = range(s.seats)
        held = [sum(s.goods[seat * box.KINDS : (seat + 1) * box.KINDS]) for seat in seats]
        parts = [{"points": s.vp[i], "goods": held[i] // box.GOODS_PER_BONUS} for i in seats]
        scores = [sum(part.values()) for part in parts]
        return ranked(scores, [(held[i], s.pesos[i]) for i in seats], parts)

    def cover(self, s: State, seat: int) -> State:
        """9: holdings lie behind screens, unless the table plays openly or the game is over."""
        seen = s.copy()
        if not s.table.open and s.phase != OVER:
            for other in range(s.seats):
                if other != seat:
                    seen.hide(other)
        return seen

    def recall(self, seen: State) -> tuple[State, State]:
        """What everybody could know at the beginning."""
        return memory.recall(seen)

    def narrow(self, least: State, most: State) -> None:
        """What follows from what is where."""
        memory.narrow(least, most)

    def chapter(self, s: State) -> int:
        """The seat whose turn it is (rule 3)."""
        return s.turn

    def check(self, s: State) -> None:
        """Goods are conserved, and everything is where it can be."""
        position.check(s)

    def to_position(self, s: State) -> dict[str, Any]:
        """The state as JSON, in the form of section 11 of the rules page."""
        return position.write(s)

    def from_position(self, value: object) -> State:
        """The state that such JSON describes; Fault, naming the place, if it can't be."""
        return position.read(value)
