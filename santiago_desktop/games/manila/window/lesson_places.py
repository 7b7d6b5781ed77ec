"""What a teacher says of a place that somebody has taken: what it costs, pays, and how likely."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.rules import events as ev
from santiago_desktop.games.manila.rules.odds import CAUGHT, PAST, how_many, movements_left
from santiago_desktop.games.manila.words.names import ManilaNames
from santiago_desktop.games.manila.words.prospects import crew_paid, in_port, in_yard, percent

if TYPE_CHECKING:
    from collections.abc import Iterator

    from santiago_desktop.games.manila.rules.state import State
    from santiago_desktop.system.language import Language


def place_told(language: Language, taken: ev.HoldTaken | ev.SpotTaken, s: State) -> str:
    """What a place cost, and what it brings by the dice to come; the state is the one after it."""
    _, names = language._, ManilaNames(language, [])
    if isinstance(taken, ev.SpotTaken) and taken.spot == box.INSURANCE:
        costs = sum(each * pays for each, pays in zip(in_yard(s), box.BERTH_PAYS, strict=True))
        text = _("You get {premium} at once, but may have to pay: about {pesos} on average.")
        return text.format(premium=names.pesos(box.PREMIUM), pesos=names.pesos(round(costs)))
    if isinstance(taken, ev.SpotTaken) and taken.spot in box.PILOTS:
        text = _("You paid {cost}. Before the last roll you may help a boat, or hold one back.")
        return text.format(cost=names.pesos(taken.pesos))
    if isinstance(taken, ev.SpotTaken) and taken.spot in box.PIRATES:
        text = _(
            "You paid {cost}. In about {n} of 100 cases a boat ends on 13, and you plunder it."
        )
        return text.format(cost=names.pesos(taken.pesos), n=percent(_caught(s)))
    text = _("You paid {cost}. In about {n} of 100 cases that brings you {pesos}.")
    pays, chance = _pays(taken, s)
    told = text.format(cost=names.pesos(taken.pesos), n=percent(chance), pesos=names.pesos(pays))
    if isinstance(taken, ev.HoldTaken):
        others = _one_of_several(language, taken, s)
        told = " ".join([told, *others, *_may_change(language, taken.ware, s)])
    return told


def _one_of_several(language: Language, taken: ev.HoldTaken, s: State) -> Iterator[str]:
    """What an accomplice adds where its owner has others aboard: a part was theirs already."""
    profit, crew = box.PROFITS[taken.ware], s.crews[taken.ware]
    count = crew.count(taken.seat)
    if count > 1:
        now, before = profit // len(crew) * count, profit // (len(crew) - 1) * (count - 1)
        text = language._(
            "All your accomplices aboard get {now} pesos then; without this one it would be "
            "{before}."
        )
        yield text.format(now=now, before=before)


def _may_change(language: Language, ware: int, s: State) -> Iterator[str]:
    """What others can still do to a crew's pay: share it, or become pirates."""
    if not (s.queue or s.round < box.rounds(s.seats)):
        return
    if len(s.crews[ware]) < box.HOLDS[ware]:
        yield language._("Whoever goes aboard later gets an equal part of it.")
    now, safe = crew_paid(s, ware), PAST[movements_left(s)][s.at[ware]]
    if percent(safe) < percent(now):
        text = language._("Once there are pirates, it is {n} of 100 cases: 13 isn't safe then.")
        yield text.format(n=percent(safe))


def _pays(taken: ev.HoldTaken | ev.SpotTaken, s: State) -> tuple[int, float]:
    """How many pesos a place brings, and how likely: with the crews that there are now."""
    if isinstance(taken, ev.HoldTaken):
        return box.PROFITS[taken.ware] // len(s.crews[taken.ware]), crew_paid(s, taken.ware)
    if taken.spot in range(box.PORT_A, box.PORT_C + 1):
        berth = taken.spot - box.PORT_A
        return box.BERTH_PAYS[berth], in_port(s)[berth]
    berth = taken.spot - box.YARD_A
    return box.BERTH_PAYS[berth], in_yard(s)[berth]


def _caught(s: State) -> float:
    """How likely at least one boat is on 13 at the end."""
    left = movements_left(s)
    return 1 - how_many([CAUGHT[left][s.at[ware]] for ware in s.boats])[0]
