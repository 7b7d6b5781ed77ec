"""Manila's desk: all of its data at every moment of whole games, for every pair of eyes."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from manila_table import JADE, NUTMEG, SILK, Table

from santiago_desktop.contract.cells import Cell, Row
from santiago_desktop.contract.desk import Explained, Seating
from santiago_desktop.contract.sheet import Ledger, Seats, Sheet, Text
from santiago_desktop.games import GAMES
from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.rules import actions as act
from santiago_desktop.games.manila.rules import events as ev
from santiago_desktop.games.manila.rules import schedule
from santiago_desktop.games.manila.window import clips, places
from santiago_desktop.games.manila.window.desk import ManilaDesk
from santiago_desktop.games.manila.window.life import GLINTS
from santiago_desktop.games.manila.window.panels import to_place
from santiago_desktop.games.manila.words.prospects import outcome
from santiago_desktop.kernel.luck import KeyedDraw, QuickDraw
from santiago_desktop.kernel.match import Match
from santiago_desktop.kernel.rules import CHANCE, NOBODY
from santiago_desktop.system.language import language

if TYPE_CHECKING:
    from collections.abc import Iterator

    from santiago_desktop.contract.marks import Decision, Way
    from santiago_desktop.games.manila.rules.state import State
    from santiago_desktop.kernel.records import Event

CARD = GAMES["manila"]()
RULES = CARD.rules()
NAMES = ["Ana", "Ben", "Cid", "Dan", "Eva"]
LOOKS = (4, 2, 0, 1, 3)
SIZES = [(3, ()), (4, ("boarding_full",)), (5, ("boarding_full", "strict_pledges"))]


def desk(seats: int = 5, code: str = "en") -> ManilaDesk:
    words = CARD.wording(language(code), NAMES[:seats])
    return ManilaDesk(
        words, Seating(NAMES[:seats], LOOKS[:seats], lambda seat: (160.0, 90.0 * seat))
    )


@cache
def game(seats: int, options: tuple[str, ...]) -> tuple[list[State], list[tuple[State, Event]]]:
    """The states of a random game at which somebody decides, and all events with those before."""
    match: Match[Any] = Match.new(RULES, seats, f"desk {seats}", dict.fromkeys(options, True))
    luck, decisions, events = QuickDraw(Random(seats)), [match.state.copy()], []
    while not match.over:
        shown = match.state.copy()
        action = match.chance() if match.state.actor == CHANCE else luck.pick(modest(match))
        for event in match.play(action):
            events.append((shown.copy(), event))
            RULES.fold(shown, event)
        decisions.append(match.state.copy())
    return decisions, events


def modest(match: Match[Any]) -> list[Any]:
    """Legal actions, of bids only low ones, so that people keep money to place accomplices."""
    legal = match.legal()
    return [a for a in legal if not isinstance(a, act.Bid) or a.pesos < match.state.standing + 4]


def moments() -> Iterator[tuple[ManilaDesk, State]]:
    for seats, options in SIZES:
        for s in game(seats, options)[0]:
            yield desk(seats), s


def decisions() -> Iterator[tuple[ManilaDesk, State, Decision]]:
    for table, s in moments():
        if s.actor >= 0:
            yield table, s, table.decision(RULES.legal(s), s)


# --- decisions -------------------------------------------------------------------------------


def test_random_games_come_to_every_kind_of_action_and_event() -> None:
    asked = {type(action) for _, _, decision in decisions() for action in decision.actions}
    assert {*act.ACTIONS} - asked <= {act.Dice, act.Evict}
    happened = {type(event) for size in SIZES for _, event in game(*size)[1]}
    assert {*clips.MADE} - happened <= {ev.PaymentDue, ev.AccompliceEvicted, ev.BoatsCaptured}


@pytest.mark.uncounted
def test_every_legal_action_can_be_reached_by_its_marks() -> None:
    for table, s, decision in decisions():
        for way in [*decision.ways, *decision.asides]:
            again = table.decision(RULES.legal(s), s)
            assert reached(again, way) == way.action


def reached(decision: Decision, way: Way) -> object:
    """The action that choosing all of a way's marks comes to."""
    if not way.marks:
        return way.action
    if any(decision.is_set(target) for target in way.marks):
        decision.put_all(way.marks)
        return decision.ready
    played: object = None
    for target in way.marks:
        played = decision.click(target) or decision.ready
    return played


def test_a_large_pilot_clicks_on_one_float_or_two() -> None:
    table = Table().sea(2, nutmeg=9, silk=7, jade=2).spots(pilot_large=1).pilots("pilot_large")
    decision = desk().decision(RULES.legal(table.s), table.s)
    assert decision.click("float.0.10") is None
    assert decision.ready == act.Steer(NUTMEG, 1)
    decision.click("float.2.1")
    assert decision.ready == act.SteerTwo(NUTMEG, 1, JADE, -1)


def test_marks_and_cells_are_places_that_exist() -> None:
    for table, s, decision in decisions():
        known = {*table.targets(s), *on_panels(table, s), "auction", *STARTS}
        for way in [*decision.ways, *decision.asides]:
            assert set(way.marks) <= known, way


STARTS = {f"start.{name}" for name in box.WARES}


def cells(rows: Any) -> list[Cell]:
    return [cell for row in rows if isinstance(row, Row) for cell in row.cells]


def on_panels(table: ManilaDesk, s: State) -> set[str]:
    return {cell.target for seat in range(s.seats) for cell in cells(table.panel(s, seat))}


def test_what_a_click_would_mean_is_what_it_does() -> None:
    phases, met = {"share", "omit", "place", "board", "pilot"}, set()
    for table, s, decision in decisions():
        for way in decision.ways:
            if len(way.marks) == 1 and s.phase in phases:
                (target,) = way.marks
                assert table.attempt(target, s) == way.action
                met.add(s.phase)
    assert met == phases


# --- what is seen ----------------------------------------------------------------------------


def screens() -> Iterator[tuple[ManilaDesk, State, int]]:
    for table, s in moments():
        for seat in (NOBODY, 0, s.seats - 1):
            yield table, RULES.screen(s, seat), seat


@pytest.mark.uncounted
def test_every_screen_has_its_picture_its_targets_and_its_panels() -> None:
    for table, s, seat in screens():
        known = table.targets(s)
        for key in table.picture(s):
            thing = table.thing(key, s)
            assert not thing or thing in known
            assert all(other in known for other in table.stands_for(thing, s)) or not thing
        for pill in table.signs(s):
            assert not pill.target or pill.target in known
        assert all(table.panel(s, each) for each in range(s.seats))
        table.sheet(s, seat, {})
        assert {*table.sources(s), *table.keep_clear(s)} <= {*known}


def test_all_that_has_a_place_has_a_tooltip() -> None:
    for table, s, _ in [*screens()][::7]:
        for target in {*table.targets(s), *on_panels(table, s)}:
            found = table.tip(target, s)
            assert isinstance(found, Explained)
            assert found.title, target
            assert found.text, target
            assert "{" not in found.title + found.text


def test_everybody_on_the_board_says_what_they_are_there_for() -> None:
    table, s, _ = next(screens())
    figures = [key for key in table.picture(s) if key.startswith("fig.")]
    assert len(figures) == len(places.FIGURES)
    titles = {table.tip(table.thing(key, s), s).title for key in figures}
    assert len(titles) == len(figures)
    assert {"Market woman", "Port clerk"} < titles


def test_the_present_part_of_a_voyage_stands_out_by_more_than_its_colour() -> None:
    for table, s, _ in [*screens()][::7]:
        track = [pill for pill in table.signs(s) if pill.target.startswith("track.")]
        found = [pill.target for pill in track if pill.kind not in ("bare", "ink")]  # on a plate
        now = schedule.part_now(s)
        assert found == ([f"track.{now}"] if now >= 0 else [])


def dealt_anew(s: State, seat: int) -> State:
    """The same for a seat's eyes; what it can't know is different."""
    return RULES.imagine(RULES.mask(s, seat), seat, KeyedDraw("other", "world"))


def test_what_others_were_dealt_is_nowhere_on_a_screen() -> None:
    for number, (table, s) in enumerate(moments()):
        seat = number % s.seats
        here, there = RULES.screen(s, seat), RULES.screen(dealt_anew(s, seat), seat)
        assert shown(table, here, seat) == shown(table, there, seat)


def shown(table: ManilaDesk, s: State, seat: int) -> list[object]:
    panels = [table.panel(s, each) for each in range(s.seats)]
    return [
        table.picture(s),
        table.signs(s),
        panels,
        table.sheet(s, seat, {}),
        table.words.board(s),
    ]


def test_own_shares_are_seen_and_those_of_others_counted() -> None:
    s = Table().dealt(0, "silk jade").dealt(1, "jade jade").s
    mine = RULES.screen(s, 0)
    assert [cell.parts for cell in cells(desk().panel(mine, 0)[1:])] == [
        ("share_silk",),
        ("share_jade",),
    ]
    (other,) = cells(desk().panel(mine, 1)[1:])
    assert (other.parts, other.number) == (("share_back",), 2)


# --- what happens ----------------------------------------------------------------------------


@pytest.mark.uncounted
def test_clips_bend_pictures_of_all_that_moves() -> None:
    bent = set()
    for seats, options in SIZES:
        table = desk(seats)
        for s, event in game(seats, options)[1]:
            seen = RULES.screen(s, NOBODY)
            clip = table.clip(RULES.screen_event(event, NOBODY), seen)
            for part in (0.0, 0.3, 0.7, 1.0) if clip else ():
                picture = table.picture(seen)
                clip.bend(picture, part * clip.length)
                if picture != table.picture(seen):
                    bent.add(type(event))
    assert bent >= {ev.DiceRolled, ev.BoatMoved, ev.HoldTaken, ev.SpotTaken}


def test_what_is_settled_is_not_told_as_if_it_were_open() -> None:
    elected = paid = 0
    for seats, options in SIZES:
        table = desk(seats)
        for s, event in game(seats, options)[1]:
            then = s.copy()
            event.fold(then)
            if isinstance(event, ev.MasterElected):  # before, the highest bid was told to be 0
                assert table.sheet(then, NOBODY, {}) is None
                assert "bid" not in table.words.prompt(then)
                elected += 1
            if then.phase == "raise" and then.pesos[then.actor] >= then.owed:  # or -11 short
                assert table.sheet(then, NOBODY, {}) is None
                paid += 1
    assert elected
    assert paid


def test_what_lives_on_the_board_lets_clips_have_their_way() -> None:
    for seats, options in SIZES:
        table = desk(seats)
        for s, event in game(seats, options)[1]:
            seen = RULES.screen(s, NOBODY)
            clip, resting = table.clip(event, seen), table.picture(seen)
            bent = table.picture(seen)
            if clip is not None:
                clip.bend(bent, 0.4 * clip.length)
            calm = {key: item for key, item in bent.items() if item == resting.get(key)}
            alive = {key for key in table.life(calm, 0.3) if not key.startswith("glint.")}
            assert alive <= {*calm, "ripple"}


def test_the_sun_twinkles_on_the_lagoon_here_and_there() -> None:
    table = desk(4)
    moments = [
        {key for key in table.life({}, part / 8) if key.startswith("glint.")} for part in range(8)
    ]
    every = set.union(*moments)
    assert len(every) == len(GLINTS)
    assert all(moment and moment < every for moment in moments)
    floats = {places.float_at(lane, 0)[1] for lane in places.LANES}
    assert all(abs(y - route) > 20 for _, y in GLINTS for route in floats)


def test_a_roll_takes_no_longer_than_people_like_to_wait() -> None:
    rolls = [(s, e) for size in SIZES for s, e in game(*size)[1] if isinstance(e, ev.DiceRolled)]
    for s, event in rolls:
        clip = desk(s.seats).clip(event, s)
        assert clip is not None
        assert clip.length <= 2.5


def test_all_dice_roll_at_once_and_boats_set_out_one_after_the_other() -> None:
    table, s = desk(3), Table(3).sea(3, nutmeg=2, silk=5, jade=1).dice().s
    wares, rest = (NUTMEG, SILK, JADE), table.picture(s)
    clip = table.clip(ev.DiceRolled(wares, (3, 4, 6)), s)
    assert clip is not None
    in_the_air, under_way, seconds = dict[int, list[float]](), dict[int, float](), 0.0
    while seconds < clip.length:
        picture = table.picture(s)
        clip.bend(picture, seconds)
        for ware in wares:
            die, boat = f"die.{box.WARES[ware]}", f"boat.{box.WARES[ware]}"
            if "_roll_" in picture[die].sprite:
                in_the_air.setdefault(ware, []).append(seconds)
            if picture[boat].at != rest[boat].at:
                under_way.setdefault(ware, seconds)
        seconds += 0.01
    first, *others = in_the_air.values()
    assert others == [first, first]
    assert list(under_way) == list(wares)
    assert first[-1] < under_way[NUTMEG] < under_way[SILK] < under_way[JADE]


def test_boats_end_where_the_state_has_them() -> None:
    for size in SIZES:
        for s, event in game(*size)[1]:
            if isinstance(event, ev.BoatSteered) or (
                isinstance(event, ev.BoatMoved) and event.start == 13
            ):
                table, then = desk(s.seats), s.copy()
                RULES.fold(then, event)
                bent = table.picture(s)
                clip = table.clip(event, s)
                assert clip is not None
                clip.bend(bent, clip.length)
                for key, item in table.picture(then).items():
                    if key.startswith("boat."):
                        assert bent[key].at == pytest.approx(item.at), key


def test_nothing_goes_back_after_a_roll_and_each_boat_ends_in_its_own_berth() -> None:
    """A boat on 13 sailed in by itself: those that had come in meanwhile jumped back to sea."""
    s = Table(3).sea(4, nutmeg=8, silk=13, ginseng=12).dice().s
    table = desk(3)
    clip, picture = table.clip(ev.DiceRolled((0, 1, 2), (5, 5, 5)), s), table.picture(s)
    assert clip is not None
    clip.bend(picture, clip.length)
    boats = {key: item.at for key, item in picture.items() if key.startswith("boat.")}
    for ware, (start, end) in enumerate(((8, 13), (13, 14), (12, 14))):
        event = ev.BoatMoved(ware, start, end)
        short = table.clip(event, s)
        assert short is not None
        assert short.length == 0, "it has been seen"
        event.fold(s)
        meanwhile, joy = table.picture(s), table.clip(ev.BoatArrived(ware, 0), s)
        assert joy is not None
        joy.bend(meanwhile, joy.length / 2)
        assert {key: meanwhile[key].at for key in boats} == boats
        assert "ring.nutmeg" in meanwhile, "it lies on 13"
    assert {key: table.picture(s)[key].at for key in boats} == boats
    assert boats["boat.silk"] == places.places()["berth.a"]
    alone = table.clip(ev.BoatMoved(NUTMEG, 13, 14), s)
    assert alone is not None
    assert alone.length > 0, "nobody plunders, and it sails in from 13"
    s.ask("pilot", 0)
    s.at[0] = 8  # where it was before the roll, but a pilot has taken it there
    joy, after = table.clip(ev.BoatArrived(1, 0), s), table.picture(s)
    assert joy is not None
    joy.bend(after, joy.length / 2)
    assert after["boat.nutmeg"].at == table.picture(s)["boat.nutmeg"].at


def test_boats_are_seen_where_they_would_start_and_take_off_from_there() -> None:
    table, s = desk(3), Table(3).s
    s.ask("start", 0)
    s.omitted = JADE
    decision = table.decision(RULES.legal(s), s)
    decision.put_all({"start.nutmeg": 5, "start.silk": 0, "start.ginseng": 4})
    seen = table.foreseen(decision, s)
    squares = [places.square(0, 5), places.square(1, 0), places.square(2, 4)]
    names = ("nutmeg", "silk", "ginseng")
    assert [table.picture(seen)[f"boat.{name}"].at for name in names] == squares
    assert table.picture(s)["boat.nutmeg"].at == places.square(0, 0)
    started = ev.BoatsSet(0, (0, 1, 2), (5, 0, 4))
    for there in (True, False):  # somebody else's boats come from the rafts
        clip, bent = table.clip(started, s), table.picture(s)
        assert clip is not None
        clip.bend(bent, 0.0)
        assert (bent["boat.nutmeg"].at == places.square(0, 5)) == there
        clip.bend(bent, clip.length)
        assert [bent[f"boat.{name}"].at for name in names] == squares
    other = Table(3).s
    assert table.foreseen(table.decision(RULES.legal(other), other), other) is other


def test_the_arrow_points_at_the_space_that_is_free() -> None:
    table = desk(3)
    s = Table(3).sea(1, nutmeg=3, silk=3, ginseng=3).s
    heights = []
    for crew in ((), (0,), (0, 1), (0, 1, 2)):
        s.crews[NUTMEG] = crew
        arrow = table.targets(s)["boat.nutmeg"].arrow_at
        assert arrow is not None
        heights.append(arrow[0])
    assert heights[0] < heights[1] < heights[2] == heights[3]


def test_boats_in_the_shipyard_lean_and_have_lost_their_colours() -> None:
    s = Table(3).sea(4, nutmeg=14, silk=3, ginseng=3).crew(silk=(1,)).over().s
    picture = desk(3).picture(s)
    assert [picture[f"boat.{name}"].grey for name in ("nutmeg", "silk")] == [False, True]
    assert picture["boat.silk"].turn
    assert not picture["crew.silk.1"].grey
    assert {key for key in desk(3).life(picture, 0.25) if key.startswith("boat.")} == {
        "boat.nutmeg"
    }


def test_only_the_space_that_is_taken_next_is_lit_with_its_boat() -> None:
    s = Table(3).sea(1, nutmeg=3, silk=3, ginseng=3).crew(silk=(1,)).s
    spaces = [pill for pill in desk(3).signs(s) if pill.on == "boat.silk" and pill.kind != "gain"]
    assert [(pill.parts, pill.kind, pill.target) for pill in spaces] == [
        (("4",), "cost", "boat.silk"),
        (("5",), "grey", ""),
    ]


@pytest.mark.parametrize("seats", [3, 5])
def test_each_part_of_a_voyage_has_an_icon_and_a_word(seats: int) -> None:
    s = Table(seats).sea(1, nutmeg=3, silk=3, ginseng=3).s
    pills = [pill for pill in desk(seats).signs(s) if pill.target.startswith("track.")]
    words = {pill.parts for pill in pills if not pill.parts[0].startswith(("icon.", "coin"))}
    assert len(words) == len(schedule.parts_of_voyage(seats)) == len(pills) // 2


def test_a_stock_gives_way_to_the_word_of_the_present_part() -> None:
    pills = desk(3).signs(Table(3).sea(1, nutmeg=3, silk=3, ginseng=3).s)
    targets = [pill.target.partition(".")[0] for pill in pills]
    assert targets.index("track") < targets.index("stock")


@pytest.mark.parametrize(
    "event", [ev.DiceRolled((NUTMEG, 1), (5, 1)), ev.BoatSteered(0, 0, NUTMEG, 9, 14)]
)
def test_a_boat_in_port_stays_where_the_log_says_that_it_came(event: Event) -> None:
    """Once it made room, so that the picture had places A and B the other way round."""
    s = Table().sea(3, nutmeg=9, silk=2, jade=14).s
    table, berths = desk(), places.places()
    clip = table.clip(event, s)
    assert clip is not None
    for seconds in (clip.length / 2, clip.length):
        picture = table.picture(s)
        clip.bend(picture, seconds)
        assert picture["boat.jade"].at == berths["berth.a"]
    assert picture["boat.nutmeg"].at == berths["berth.b"]


def test_who_was_aboard_a_wreck_goes_home_from_the_slip() -> None:
    s = Table(3).sea(4, nutmeg=14, silk=3, ginseng=3).crew(silk=(1,)).s
    table = desk(3)
    picture = table.picture(s)
    clip = table.clip(ev.VoyageBegan(2, 0), s)
    assert clip is not None
    clip.bend(picture, 0.25)
    crew, slip = picture["crew.silk.1"], places.places()["slip.a"]
    assert crew.at[1] == pytest.approx(slip[1], abs=60)
    assert 0 < crew.alpha < 1


def test_dice_lie_on_their_rafts_until_the_next_voyage() -> None:
    s, table = Table(3).sea(2, nutmeg=1, silk=3, ginseng=3).s, desk(3)
    left = table.traces(ev.DiceRolled((0, 2), (4, 6)), s)
    assert left is not None
    assert {key: item.sprite for key, item in left.items()} == {
        "die.nutmeg": "die_nutmeg_4",
        "die.ginseng": "die_ginseng_6",
    }
    assert table.traces(ev.RoundBegan(2), s) is None
    assert table.traces(ev.VoyageBegan(2, 0), s) == {}


def test_what_a_die_shows_is_told_in_figures_beside_it_but_not_while_it_rolls() -> None:
    """Its pips were taken for a part of the picture on its front: "an octopus"."""
    s, table = Table(3).sea(2, nutmeg=1, silk=3, ginseng=3).place(0, 1, 2).s, desk(3)
    left = table.traces(ev.DiceRolled((0, 2), (4, 6)), s)
    assert left is not None
    told = {pill.on: pill.parts for pill in table.trace_signs(left, s)}
    assert told == {"die.nutmeg": ("+4",), "die.ginseng": ("+6",)}
    assert not table.trace_signs(left, Table(3).sea(3, nutmeg=1, silk=3, ginseng=3).dice().s)


def test_the_square_of_each_boat_stands_over_all_loads() -> None:
    """A thin ring around the float was hidden below the hulls and loads of other boats."""
    for table, s in moments():
        pills = [pill for pill in table.signs(s) if "→" not in pill.parts]
        signs = {pill.on: pill for pill in pills if pill.on.startswith("ring.")}
        rings = {key: item for key, item in table.picture(s).items() if key.startswith("ring.")}
        assert signs.keys() == rings.keys()
        for key, pill in signs.items():
            assert pill.at == rings[key].at
            assert pill.parts == (str(s.at[box.WARES.index(key.partition(".")[2])]),)
            assert pill.kind == ("alert" if pill.parts == ("13",) else "dark")


def test_before_a_roll_that_matters_one_waits_longer() -> None:
    first = Table(3).sea(2, nutmeg=1, silk=3, ginseng=3).dice().s
    last = Table(3).sea(4, nutmeg=9, silk=3, ginseng=3).crew(nutmeg=(0,)).dice().s
    short, long = desk(3).eve(first), desk(3).eve(last)
    assert short is not None
    assert long is not None
    assert short.length < long.length
    assert (short.cues, long.cues) == ([], [(0.0, "manila_gong_swell")])


def test_no_die_rolls_behind_what_is_hoped_for() -> None:
    """Hopes hung where the dice came to rest: the moment of the game was covered."""
    table = (
        Table(3).sea(4, nutmeg=9, silk=8, jade=10).crew(nutmeg=(0,), silk=(1,)).spots(pirate_1=2)
    )
    found = [pill for pill in desk(3).signs(table.dice().s) if "→" in pill.parts and pill.on]
    assert len(found) == 5
    for pill in found:
        boat = places.boat(table.s, box.WARES.index(pill.target.partition(".")[2])).at
        assert abs(pill.at[0] - boat[0]) < 100
        assert pill.at[1] > boat[1]


def test_what_was_hoped_for_and_the_square_are_told_until_the_boat_sets_out() -> None:
    """They went along with it, were cut at the port's signs, and the old square was told again."""
    s = Table(3).sea(4, nutmeg=9, silk=8, jade=10).crew(nutmeg=(0,), silk=(1,)).dice().s
    table = desk(3)
    clip = table.clip(ev.DiceRolled((NUTMEG, 1, 3), (6, 1, 2)), s)
    assert clip is not None
    hung = {
        pill.on for pill in table.signs(s) if pill.target == "boat.nutmeg" and "→" in pill.parts
    }
    assert hung == {"ring.nutmeg"}
    for seconds, there in ((0.0, True), (0.7 * clip.length, False), (clip.length, False)):
        picture = table.picture(s)
        clip.bend(picture, seconds)
        assert ("ring.nutmeg" in picture) is there, seconds


def test_a_figure_is_shown_only_of_somebody() -> None:
    """Once the last player's stood beside what nobody had done: "Round 2 of 4"."""
    for seats, options in SIZES:
        table = desk(seats)
        for s, event in game(seats, options)[1]:
            if table.note(event, s).sprite.endswith("_"):
                assert table.whose(event, s) >= 0, event


def test_whoever_is_pointed_at_on_the_board_is_not_told_of_on_a_panel() -> None:
    """The harbour master's tooltip hung at a panel, and the shipwright was called Shipyard A."""
    s, table = Table(3).sea(1, nutmeg=3, silk=3, ginseng=3).s, desk(3)
    cells = {cell.target for seat in range(3) for row in table.panel(s, seat) for cell in row.cells}
    assert not cells & table.targets(s).keys()
    assert table.tip(table.thing("fig.shipwright", s), s).title == "Shipwright"


def test_bids_and_placings_are_quick_and_what_concerns_all_is_not() -> None:
    table = desk(3)
    s = Table(3).sea(1, nutmeg=1, silk=3, ginseng=3).place(2, 0, 1).s
    assert table.acting(ev.HoldTaken(2, 0, 1, 2), s) == 2
    assert table.acting(ev.DiceRolled((0,), (4,)), s) < 0
    assert table.acting(ev.HoldPaid(2, 0, 1, 24), s) < 0


def test_profits_are_told_by_source_and_add_up() -> None:
    s = Table().sea(3, nutmeg=14, silk=3, jade=2).s
    events = [
        ev.HoldPaid(0, 0, 1, 24),
        ev.PortPaid(1, 0, 6),
        ev.DamagePaid(3, 2, 6, 1, 6),
        ev.PriceRose(0, 5),
        ev.VoyageBegan(2, 0),
    ]
    sheet = desk().ledger(events, s)
    assert sheet is not None
    (_, prices) = sheet.blocks
    assert totals(sheet)[:3] == ["+24", "0", "+6"]
    assert [cell.number for cell in cells([prices])] == [5]
    assert desk().ledger([ev.BidMade(0, 3)], s) is None


def totals(sheet: Sheet | None) -> list[object]:
    """What each seat got in all, by a ledger at the head of a sheet."""
    assert sheet
    (ledger, *_) = sheet.blocks
    assert isinstance(ledger, Ledger)
    return [line.total.number for line in ledger.lines]


def test_the_agents_own_spot_stands_in_the_profits() -> None:
    """Shipyard A and the insurance were Pilar's: neither was to be seen, as if it hadn't paid."""
    table = Table(3).sea(4, nutmeg=13, silk=13, jade=2).dice().spots(insurance=0, yard_a=0)
    sheet = desk(3).ledger(table.play("dice 1 1 1"), table.s)
    assert totals(sheet) == ["0", "0", "0"]
    assert sheet
    assert Text("Shipyard A: Ana has the insurance, too, so nothing is paid.") in sheet.blocks
    s = Table(3).sea(2, nutmeg=1, silk=3, jade=3).spots(insurance=0, yard_a=0).place(0, 1, 2).s
    told = [desk(3).tip(target, s).text for target in ("insurance", "yard.a", "yard.b", "port.a")]
    assert ["nothing" in each for each in told] == [True, True, True, False]


def test_profits_are_those_of_the_whole_voyage() -> None:
    """Pilar's plunder and her premium, both of that voyage, weren't in "Profits of the voyage"."""
    table = Table(4).sea(3, nutmeg=12, silk=12, jade=2).crew(silk=(0,)).dice()
    table.spots(pirate_1=1, insurance=2)
    earlier = [ev.PremiumTaken(2), *table.play("dice 1 1 1")]
    table.play("send nutmeg port")
    last = table.play("send silk port")
    sheet = desk(4).ledger(last, table.s, earlier)
    assert totals(sheet) == ["0", "+54", "+4", "0"]
    assert sheet
    assert "is not counted here" in sheet.text


def test_profits_wait_until_the_insurance_is_paid() -> None:
    """While the agent was still pledging, a sum without what it owes was called the profits."""
    table = Table(3).sea(4, nutmeg=13, silk=2, jade=2).crew(nutmeg=(1,)).dice()
    table.spots(insurance=0).dealt(0, "jade").pesos(0, 0, 0)
    earlier = table.play("dice 1 1 1")
    assert desk(3).ledger(earlier, table.s) is None
    sheet = desk(3).ledger(table.play("pledge jade"), table.s, earlier)
    assert totals(sheet)[1] == "+24"
    assert str(totals(sheet)[0]).endswith("12")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_voyage_has_a_part_for_each_round_and_movement(seats: int) -> None:
    parts = schedule.parts_of_voyage(seats)
    assert len(parts) == (9 if seats == 3 else 8)
    assert parts[-1] == (schedule.PAY, 1)
    assert parts[-3] == (schedule.PILOTS, 1)


@pytest.mark.parametrize("code", ["es", "it", "pl", "ru"])
def test_every_screen_can_be_told_in_every_language(code: str) -> None:
    for s in game(3, ())[0][::9]:
        table = desk(3, code)
        for target in table.targets(s):
            assert "{" not in str(table.tip(target, s))
        table.sheet(s, NOBODY, {})


def test_chances_on_the_board_are_those_of_the_dice() -> None:
    s = Table().sea(3, nutmeg=14, silk=11, jade=2).place(0).s
    found = {pill.target: pill.parts for pill in desk().odds(s)}
    assert found["boat.nutmeg"] == ("100%",)
    assert found["boat.silk"] == ("83%",)  # 2 or more; on the 13 nobody waits
    assert found["boat.jade"] == ("0%",)
    assert (found["port.a"], found["port.b"]) == (("100%",), ("83%",))
    assert found["yard.a"] == ("100%",)
    assert desk().odds(Table().s) == []


def test_plunder_names_the_boat() -> None:
    loot = [ev.BoatPlundered(JADE, (0,)), ev.LootShared(1, JADE, 18), ev.LootShared(2, JADE, 18)]
    found = desk(3).ledger(loot, Table(3).sea(4, nutmeg=2, silk=2, jade=13).s)
    assert found is not None
    assert found.title == "Plunder: the jade boat"


def test_what_a_place_costs_stands_apart_from_what_it_pays() -> None:
    """4 coins, an arrow, 1, a ship, 6 coins: that had to be decoded."""
    s = Table(3).sea(2, nutmeg=1, silk=3, jade=3).spots(port_b=1, pirate_1=2).place(0, 1, 2).s
    signs = {pill.target: pill for pill in desk(3).signs(s)}
    assert (signs["port.a"].cost, signs["port.b"].cost) == (("4", "coin"), ())
    assert signs["port.a"].parts == ("1", "icon.ship", "6", "coin")
    assert signs["pirate.1"].cost == ("5", "coin")
    s.spots[box.PIRATE_2] = 0
    full = {pill.target: pill for pill in desk(3).signs(s)}
    assert full["pirate.1"].cost == ()


def test_bidders_never_change_places() -> None:
    """Two of them swapped when one had passed."""
    cards: dict[tuple[int, ...], set[tuple[int, ...]]] = {}
    for table, s in moments():
        found = table.sheet(s, -1, {}) if s.phase == "bid" else None
        rows = [block for block in (found.blocks if found else ()) if isinstance(block, Seats)]
        for row in rows:
            order = tuple(card.seat for card in row.cards)
            cards.setdefault((s.seats, s.voyage, s.turn), set()).add(order)
    assert cards
    assert all(len(orders) == 1 for orders in cards.values())


@pytest.mark.parametrize(("seats", "options"), SIZES)
def test_at_every_moment_accomplices_are_placed_or_still_to_be(
    seats: int, options: tuple[str, ...]
) -> None:
    placed = [0] * seats
    for before, event in game(seats, options)[1]:
        after = before.copy()
        RULES.fold(after, event)
        if isinstance(event, ev.VoyageBegan):
            placed = [0] * seats
        if isinstance(event, ev.HoldTaken | ev.SpotTaken):
            placed[event.seat] += 1
        if not isinstance(event, ev.HoldTaken | ev.SpotTaken | ev.RoundBegan):
            continue
        for seat in set(range(seats)) - set(after.withdrawn):
            assert to_place(after, seat) == box.rounds(seats) - placed[seat]


def test_boats_lie_in_the_shipyard_while_profits_are_read() -> None:
    for before, event in game(3, ())[1]:
        if isinstance(event, ev.VoyageBegan) and before.phase == "move" and before.at_sea():
            assert desk(3).words.prompt(before) == "The profits of the voyage are paid."
            found = [places.boat(before, ware) for ware in before.at_sea()]
            assert found == [places.on_slip(berth) for berth in range(len(found))]
            return
    raise AssertionError("all boats arrive always")


# --- what fresh eyes misread -------------------------------------------------------------------


def test_the_signs_of_the_voyage_are_dark_on_their_discs_and_the_present_one_is_larger() -> None:
    """White signs with dark edges covered the discs: gold and cream could hardly be told apart."""
    s = Table(3).sea(3, nutmeg=1, silk=3, jade=3).place(0).s
    now = schedule.part_now(s)
    icons = {pill.target for pill in desk(3).signs(s) if pill.kind == "ink"}
    assert icons == {f"track.{n}" for n in range(len(schedule.parts_of_voyage(3)))}
    sizes = {key: item.scale for key, item in desk(3).picture(s).items() if "track." in key}
    assert max(sizes, key=lambda key: sizes[key]) == f"track.{now}"
    assert len(set(sizes.values())) == 2


def test_while_a_share_may_be_bought_its_price_stands_in_its_row() -> None:
    """The price covered the card that it was about."""
    s = Table(3).dealt(0, "jade jade").pesos(9).ask("share").priced(silk=10).s
    signs = {pill.target: pill for pill in desk(3).signs(s)}
    assert signs["stock.jade"].parts == ("5",)
    assert signs["stock.jade"].kind == "cost"
    assert signs["stock.silk"].kind == "grey"
    for target in ("stock.jade", "stock.silk"):
        card = desk(3).targets(s)[target].at
        assert abs(signs[target].at[1] - card[1]) < 10
        assert signs[target].at[0] > card[0] + 30
    s.ask("omit", 0)
    assert next(p for p in desk(3).signs(s) if p.target == "stock.jade").parts == ("×3",)  # noqa: RUF001


def test_a_voyage_is_called_the_last_one_only_if_a_price_reaches_the_end() -> None:
    """When a price had risen to 20, the voyage was called the last one."""
    table = Table(3).priced(jade=10, silk=20).sea(4, nutmeg=1, silk=3, jade=12).crew(jade=(1,))
    table.s.move(JADE, box.IN_PORT)
    assert desk(3).part(table.s) == "Voyage 1"
    RULES.fold(table.s, ev.PriceRose(JADE, 20))
    assert desk(3).part(table.s) == "Voyage 1"
    table = Table(3).priced(jade=20).sea(4, nutmeg=1, silk=3, jade=12)
    table.s.move(JADE, box.IN_PORT)
    assert desk(3).part(table.s) == "Last voyage"
    RULES.fold(table.s, ev.PriceRose(JADE, 30))
    assert desk(3).part(table.s) == "Last voyage"


def test_a_boats_tooltip_says_what_is_likely_and_what_pirates_change() -> None:
    table = Table(3).sea(4, nutmeg=1, silk=9, jade=3).place(0)
    assert "50% likely to reach 13 or more" in desk(3).tip("boat.silk", table.s).text
    table.spots(pirate_1=1)
    assert "33% likely to get past 13" in desk(3).tip("boat.silk", table.s).text


def test_the_parts_of_a_voyage_say_when_they_come() -> None:
    s = Table(3).sea(2, nutmeg=1, silk=3, jade=3).place(0).s
    said = [desk(3).tip(f"track.{n}", s).text for n in range(9)]
    assert [said.index(each) for each in dict.fromkeys(said)] == [0, 1, 2]
    assert said[1] == "This is going on now."
    assert "to come" in desk(3).tip("track.0", Table(3).s).text


def test_tooltips_name_directions_all_three_boats_and_the_beach() -> None:
    s = Table(3).s
    assert "forward or back" in desk(3).tip("pilot.large", s).text
    assert "forward or back" in desk(3).tip("pilot.small", s).text
    assert "all three boats are in the shipyard" in desk(3).tip("yard.c", s).text
    assert "all three boats are in port" in desk(3).tip("port.c", s).text
    assert desk(3).tip("beach", s).text
    placing = Table(3).sea(1, nutmeg=1, silk=3, jade=3).place(0).s
    assert desk(3).tip("panel.0.office", placing).title == "Harbour master: Ana"


def test_a_pilots_chances_are_those_of_the_dice() -> None:
    """A plundered boat was counted as half arrived: nobody could follow that."""
    table = Table(3).sea(4, nutmeg=1, silk=3, jade=10).crew(jade=(0,)).spots(pirate_1=1)
    table.spots(pilot_small=0).pilots("pilot_small")
    told = outcome(desk(3).words, table.read("steer jade +1"), table.s)
    assert "jade from 50% to 67%" in told


def test_a_pilots_expectation_counts_what_known_shares_gain() -> None:
    """Ana's jade shares would likelier have gone from 20 to 30: that was left out, unsaid."""
    table = Table(3).sea(4, nutmeg=1, silk=3, jade=10).bought(0, "jade jade").dealt(1, "jade")
    table.spots(pirate_1=2, pilot_small=0).pilots("pilot_small")
    table.s.prices[JADE] = 20
    steered = table.read("steer jade +1")
    assert "known shares: Ana +3, Ben +2." in outcome(desk(3).words, steered, table.s)
    table.s.hide(1)  # as Ana sees it: what Ben was dealt isn't known
    assert "known shares: Ana +3." in outcome(desk(3).words, steered, table.s)


def test_the_tooltip_of_a_pirates_boat_says_who_gains_and_who_loses_by_boarding() -> None:
    """Two share the 24 that nutmeg brings; Ana gives up a sixth of silk's 30, if it comes to 13."""
    table = Table(3).sea(4, nutmeg=13, silk=12, jade=2).crew(nutmeg=(2,)).spots(pirate_1=0)
    table.pirates("pirate_1")
    told = desk(3).tip("boat.nutmeg", table.s).text
    assert "known shares: Ana +7, Cid −12." in told  # noqa: RUF001


def test_a_small_pilots_move_is_weighed_before_it_is_confirmed() -> None:
    """One click moved the boat, without a word of what came of it; the large pilot's told that."""
    table = Table(3).sea(4, nutmeg=1, silk=3, jade=10).spots(pilot_small=0).pilots("pilot_small")
    decision = desk(3).decision(RULES.legal(table.s), table.s)
    (target,) = decision.marks(table.read("steer jade +1"))
    assert decision.click(target) is None
    assert decision.ready == table.read("steer jade +1")
    assert desk(3).live(decision.chosen, decision.ready, table.s)
    assert desk(3).sheet(table.s, 0, decision.chosen) is not None


def test_the_bell_is_the_harbour_masters_and_nobody_elses() -> None:
    """In the auction a bell hung at who had opened it, another one at the highest bidder."""
    table = Table(3)
    table.s.standing, table.s.bidder = 11, 1
    (sign,) = [pill for pill in desk(3).signs(table.s) if pill.target == "master"]
    assert sign.parts == ("11", "coin", f"chip.{LOOKS[1]}", "Ben")
    assert not [name for name in on_panels(desk(3), table.s) if name.endswith("office")]
    assert "11 pesos (Ben)" in desk(3).tip("master", table.s).text
    s = Table(3, master=1).place(1).s
    (sign,) = [pill for pill in desk(3).signs(s) if pill.target == "master"]
    assert sign.parts == ("icon.bell", f"chip.{LOOKS[1]}", "Ben")
    assert "panel.1.office" in on_panels(desk(3), s)


def test_at_the_end_no_share_is_marked_as_hidden() -> None:
    table = Table(3).dealt(0, "jade silk").place(0)
    marked = [cell.badge for row in desk(3).panel(table.s, 0) for cell in row.cells if cell.badge]
    assert len(marked) == 2
    table.over()
    assert not [cell for row in desk(3).panel(table.s, 0) for cell in row.cells if cell.badge]
