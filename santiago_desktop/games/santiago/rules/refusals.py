"""Why an action is not possible just now. `legal` judges; this only finds the words' names.

Each reason is a name that `text.py` turns into a sentence, with the rule's number beside it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.rules import actions as act
from santiago_desktop.kernel.rules import OVER, Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.santiago.rules.state import State
    from santiago_desktop.kernel.records import Action

RULE_OF_PHASE = {
    "roll": "7",
    "leave": "7",
    "drive": "3",
    "pablo": "4",
    "zorro": "4",
    "alonso": "4",
    "enter": "5",
    "use": "5",
    "load": "6",
    OVER: "8",
}

BUILDING_OF: dict[type[Action], tuple[int, ...]] = {
    act.Exchange: (box.DISTILLERY, box.CIGAR_FACTORY),
    act.Swap: (box.BLACK_MARKET,),
    act.Saw: (box.SAWMILL,),
    act.Serve: (box.CAFE,),
    act.Clear: (box.CUSTOMS,),
    act.Buy: (box.CASINO,),
    act.Sell: (box.CASINO,),
    act.Price: (box.HARBOUR_OFFICE,),
    act.Ship: (box.TRADE_OFFICE,),
    act.Close: (box.NEWSPAPER,),
}


def refusal(s: State, a: Action) -> Refusal:
    """Why an action that is not legal is not."""
    if type(a) in BUILDING_OF and s.phase == "use" and s.building not in BUILDING_OF[type(a)]:
        return Refusal("5", "other_building", (s.building,))
    phase, reason = REASONS.get(type(a), ("", None))
    if reason is None or phase != s.phase:
        return Refusal(RULE_OF_PHASE[s.phase], f"now_{s.phase}")
    return reason(s, a)


def _roll(_: State, __: act.Roll) -> Refusal:
    return Refusal("7", "roll_faces")


def _leave(_: State, __: act.Leave) -> Refusal:
    return Refusal("7", "no_wood_die")


def _drive(s: State, a: act.Drive) -> Refusal:
    if not 1 <= a.stops <= box.FARTHEST:
        return Refusal("3", "drive_stops", (box.FARTHEST,))
    return Refusal("3", "drive_cost", (a.stops - 1, s.pesos[s.turn]))


def _take(_: State, a: act.Take) -> Refusal:
    if a.good == box.WOOD:
        return Refusal("4", "pablo_wood")
    return Refusal("1", "supply_lacks", (a.good,))


def _give(s: State, a: act.Give) -> Refusal:
    if a.gift == box.GIFT_GOOD + box.WOOD:
        return Refusal("4", "gift_wood")
    return Refusal("4", "gift_lacks", (s.actor, a.gift))


def _claim(s: State, a: act.Claim) -> Refusal:
    if s.owners[a.building] == box.NONE:
        return Refusal("4", "claim_markers", (box.MARKERS,))
    return Refusal("4", "claim_owned", (a.building, s.owners[a.building]))


def _use(_: State, a: act.Use) -> Refusal:
    return Refusal("4", "use_not_own", (a.building,))


def _enter(s: State, a: act.Enter) -> Refusal:
    flower = box.FLOWER_OF_CUBAN[s.table.road[s.car - 1]]
    if s.table.flower[a.building] != flower:
        return Refusal("5", "enter_flower", (a.building, flower))
    if s.pawns[s.turn] == a.building:
        return Refusal("5", "enter_same")
    return Refusal("5", "enter_taken", (a.building, s.pawns.index(a.building)))


def _exchange(s: State, a: act.Exchange) -> Refusal:
    given, taken = box.EXCHANGES[s.building]
    if a.count < 1:
        return Refusal("5", "count_none")
    if a.count > _held(s, given):
        return Refusal("5", "lacks", (s.actor, given, _held(s, given)))
    return Refusal("1", "supply_short", (taken, s.supply[taken]))


def _swap(s: State, a: act.Swap) -> Refusal:
    if box.WOOD in (a.given, a.taken):
        return Refusal("5", "swap_wood")
    if a.given == a.taken:
        return Refusal("5", "swap_same")
    if not _held(s, a.given):
        return Refusal("5", "lacks", (s.actor, a.given, 0))
    return Refusal("1", "supply_lacks", (a.taken,))


def _serve(s: State, a: act.Serve) -> Refusal:
    for good in (box.CIGAR, box.RUM):
        if good in a.goods and not _held(s, good):
            return Refusal("5", "lacks", (s.actor, good, 0))
    return Refusal("5", "serve_goods")


def _clear(_: State, a: act.Clear) -> Refusal:
    return Refusal("5", "not_wanted", (a.good,))


def _buy(s: State, a: act.Buy) -> Refusal:
    if a.points < 1:
        return Refusal("5", "count_none")
    return Refusal("5", "casino_pesos", (s.actor, a.points * box.CASINO_PESOS, s.pesos[s.actor]))


def _sell(s: State, a: act.Sell) -> Refusal:
    if a.points < 1:
        return Refusal("5", "count_none")
    return Refusal("5", "casino_points", (s.actor, s.vp[s.actor]))


def _price(_: State, __: act.Price) -> Refusal:
    return Refusal("5", "price_lowest", (box.LOWEST_PRICE,))


def _ship(s: State, a: act.Ship) -> Refusal:
    if a.good == box.WOOD:
        return Refusal("5", "ship_wood")
    if not s.demand[a.good]:
        return Refusal("5", "not_wanted", (a.good,))
    return Refusal("5", "lacks", (s.actor, a.good, 0))


def _close(s: State, a: act.Close) -> Refusal:
    if a.cuban == s.table.road[s.car - 1]:
        return Refusal("5", "close_here", (a.cuban,))
    return Refusal("5", "close_inactive", (a.cuban,))


def _load(s: State, a: act.Load) -> Refusal:
    if a.good == box.WOOD:
        return Refusal("6", "load_wood")
    return _cargo(s, a, a.good)


def _wood(s: State, a: act.Wood) -> Refusal:
    if a.good == box.WOOD:
        return Refusal("6", "load_wood")
    return _cargo(s, a, box.WOOD)


def _cargo(s: State, a: act.Load | act.Wood, cargo: int) -> Refusal:
    if a.count < 1:
        return Refusal("6", "count_none")
    if not s.demand[a.good]:
        return Refusal("6", "not_wanted", (a.good,))
    if a.count > s.demand[a.good]:
        return Refusal("6", "load_demand", (a.good, s.demand[a.good]))
    return Refusal("6", "lacks", (s.actor, cargo, _held(s, cargo)))


def _held(s: State, good: int) -> int:
    return s.goods[s.actor * box.KINDS + good]


REASONS: dict[type[Action], tuple[str, Callable[[State, Any], Refusal]]] = {
    act.Roll: ("roll", _roll),
    act.Leave: ("leave", _leave),
    act.Drive: ("drive", _drive),
    act.Take: ("pablo", _take),
    act.Give: ("zorro", _give),
    act.Claim: ("alonso", _claim),
    act.Use: ("alonso", _use),
    act.Enter: ("enter", _enter),
    act.Exchange: ("use", _exchange),
    act.Swap: ("use", _swap),
    act.Serve: ("use", _serve),
    act.Clear: ("use", _clear),
    act.Buy: ("use", _buy),
    act.Sell: ("use", _sell),
    act.Price: ("use", _price),
    act.Ship: ("use", _ship),
    act.Close: ("use", _close),
    act.Load: ("load", _load),
    act.Wood: ("load", _wood),
}
