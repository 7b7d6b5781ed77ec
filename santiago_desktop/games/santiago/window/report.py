"""The report after a game of Santiago de Cuba, read from its log by playing it again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.report import Die, Fact, Headings, Part, Report, Source
from santiago_desktop.contract.words import capital
from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.rules import actions as act
from santiago_desktop.games.santiago.rules import events as ev
from santiago_desktop.games.santiago.words.sprites import COIN, STAR, token
from santiago_desktop.kernel.timeline import Timeline

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.santiago.rules.state import State
    from santiago_desktop.games.santiago.words.names import SantiagoNames
    from santiago_desktop.kernel.match import Match
    from santiago_desktop.kernel.records import Action, Event

START, LEFT_OVER, OWNER, GIFTS, TRADE = "start", "goods", "owner", "gifts", "trade"
CASINO, CAFE, SAWMILL = "casino", "cafe", "sawmill"
GIVEN = tuple(f"given.{box.SOURCES[source]}" for source in range(len(box.SOURCES)))
LOADED = tuple(f"loaded.{good}" for good in box.GOODS)
GOODS_COLOURS = ("#FBF6EA", "#F28C1B", "#5E9A3C", "#C4231F", "#2B2220", "#8A5A30")
COLOURS = {
    START: "#C9B48A",
    **dict(zip(LOADED, GOODS_COLOURS, strict=True)),
    TRADE: "#B4502F",
    GIVEN[box.MARIA]: "#D4327C",
    GIVEN[box.FROM_BUILDING + box.CHURCH]: "#6FA8C9",
    SAWMILL: "#3B5A78",
    CAFE: "#3FB0A6",
    CASINO: "#F08FA6",
    OWNER: "#E9B84A",
    GIFTS: "#7B4FB0",
    LEFT_OVER: "#4B3A2A",
}


class Tally:
    """Points by source and seat."""

    def __init__(self, seats: int) -> None:
        self.points = {source: [0] * seats for source in COLOURS}
        self.points[START] = [box.START_POINTS] * seats

    def add(self, source: str, seat: int, points: int) -> None:
        """Points that a seat got, or lost where they are negative."""
        self.points.setdefault(source, [0] * len(self.points[START]))[seat] += points

    def take(self, action: Action, event: Event) -> None:
        """What an event is worth."""
        counted = COUNTED.get(type(event))
        if counted:
            counted(self, action, event)


def _loaded(tally: Tally, action: Action, e: ev.GoodsLoaded) -> None:
    source = TRADE if isinstance(action, act.Ship) else LOADED[e.cargo]
    tally.add(source, e.seat, e.points)


def _gift(tally: Tally, _: Action, e: ev.GiftGiven) -> None:
    if e.gift == box.GIFT_VP:
        tally.add(GIFTS, e.giver, -1)
        tally.add(GIFTS, e.seat, 1)


COUNTED: dict[type, Callable[..., None]] = {
    ev.GoodsLoaded: _loaded,
    ev.GiftGiven: _gift,
    ev.PointsTaken: lambda t, _, e: t.add(GIVEN[e.source], e.seat, e.count),
    ev.WoodSawn: lambda t, _, e: t.add(SAWMILL, e.seat, 1),
    ev.Served: lambda t, _, e: t.add(CAFE, e.seat, e.points),
    ev.PointsTraded: lambda t, _, e: t.add(CASINO, e.seat, e.points),
    ev.OwnerPaid: lambda t, _, e: t.add(OWNER, e.seat, e.points),
}


def report(match: Match[State], words: SantiagoNames) -> Report:
    """How a game came about, told from its log, which is played again."""
    tally = Tally(match.start.seats)
    course = [[points] for points in match.start.vp]
    rolls: list[tuple[int, ...]] = []
    turns: list[int] = []  # where each begins
    for moment in Timeline(match).moments:
        for event in moment.events:
            tally.take(moment.action, event)
            if isinstance(event, ev.DiceRolled):
                rolls.append(event.faces)
        if moment.after.phase == "drive":
            turns.append(moment.number if turns else 0)
            _note(course, moment.after)
    if match.over:
        for seat, part in enumerate(match.rules.result(match.state).parts):
            tally.add(LEFT_OVER, seat, part["goods"])
            course[seat].append(match.state.vp[seat] + part["goods"])
    sources, dice = _sources(tally, words), _dice(rolls, words)
    parts = [Part(words._("Turn {n}").format(n=n), at) for n, at in enumerate(turns, 1)]
    return Report(_headings(words), sources, course, parts, dice, _tie(match, words))


def _headings(w: SantiagoNames) -> Headings:
    _ = w._
    return Headings(
        counting=_("Counting the points…"),
        score=_("Points"),
        course=_("Turn by turn"),
        chart=_("Points turn by turn"),
        bars=_(
            "Above, in colours, what brought points; below, the score and, hatched, what was lost "
            "again."
        ),
    )


def _note(course: list[list[int]], s: State) -> None:
    """The points at this moment."""
    for seat, points in enumerate(s.vp):
        course[seat].append(points)


def _sources(tally: Tally, words: SantiagoNames) -> list[Source]:
    """Sources that gave or took anything, in the order in which they are told."""
    labels = _labels(words)
    return [
        Source(labels[source], SPRITES[source], COLOURS[source], points)
        for source, points in tally.points.items()
        if any(points) and source in COLOURS
    ]


def _labels(w: SantiagoNames) -> dict[str, str]:
    _ = w._
    loaded = {
        source: _("Loaded: {good}").format(good=w.good(good)) for good, source in enumerate(LOADED)
    }
    return {
        START: _("Starting points"),
        **loaded,
        TRADE: w.source(box.FROM_BUILDING + box.TRADE_OFFICE),
        GIVEN[box.MARIA]: w.cuban(box.MARIA),
        GIVEN[box.FROM_BUILDING + box.CHURCH]: w.source(box.FROM_BUILDING + box.CHURCH),
        SAWMILL: w.source(box.FROM_BUILDING + box.SAWMILL),
        CAFE: w.source(box.FROM_BUILDING + box.CAFE),
        CASINO: w.source(box.FROM_BUILDING + box.CASINO),
        OWNER: _("From visitors"),
        GIFTS: _("El Zorro's gifts"),
        LEFT_OVER: _("Goods left over, {n} for 1 point").format(n=box.GOODS_PER_BONUS),
    }


SPRITES = {
    START: STAR,
    **{source: token(good) for good, source in enumerate(LOADED)},
    TRADE: "bld_trade_office",
    GIVEN[box.MARIA]: "fig_maria",
    GIVEN[box.FROM_BUILDING + box.CHURCH]: "bld_church",
    SAWMILL: "bld_sawmill",
    CAFE: "bld_cafe",
    CASINO: "bld_casino",
    OWNER: "flag_0",
    GIFTS: "fig_zorro",
    LEFT_OVER: "heap_sugar",
}


def _tie(match: Match[State], w: SantiagoNames) -> list[Fact]:
    """What decides where several have the most points; nothing where one alone has them."""
    s, scores = match.state, match.rules.result(match.state).scores
    if not match.over or scores.count(max(scores)) == 1:
        return []
    goods = [sum(s.goods[seat * box.KINDS : (seat + 1) * box.KINDS]) for seat in range(s.seats)]
    return [
        Fact(w._("In a tie: goods left over"), SPRITES[LEFT_OVER], list(map(str, goods))),
        Fact(w._("If that is a tie, too: pesos"), COIN, list(map(str, s.pesos[: s.seats]))),
    ]


def _dice(rolls: list[tuple[int, ...]], words: SantiagoNames) -> list[Die]:
    found = []
    for good, sides in enumerate(box.FACES):
        faces = sorted(set(sides))
        rolled = [sum(roll[good] == face for roll in rolls) for face in faces]
        count = [sides.count(face) for face in faces]
        expected = [len(rolls) * each / len(sides) for each in count]
        label = capital(words.good(good))
        found.append(Die(label, token(good), faces, count, rolled, expected))
    return found
