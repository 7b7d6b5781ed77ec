"""Rule 7: what was dealt is secret, and nothing gives it away."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import pytest
from manila_table import JADE, NUTMEG, RULES, SILK, Table

from santiago_desktop.commands.referee import Referee
from santiago_desktop.games import GAMES
from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.rules import events as ev
from santiago_desktop.kernel.luck import KeyedDraw, QuickDraw
from santiago_desktop.kernel.match import Match
from santiago_desktop.kernel.rules import CHANCE, OVER, UNKNOWN
from santiago_desktop.players.search import Player

if TYPE_CHECKING:
    from collections.abc import Iterator

    from santiago_desktop.games.manila.rules.state import State

pytestmark = pytest.mark.uncounted  # games are played whole

OPTIONS: tuple[dict[str, bool], ...] = ({}, {"boarding_full": True, "strict_pledges": True})


def moments(seed: int, options: dict[str, bool] | None = None, every: int = 1) -> Iterator[State]:
    """States of a random game in which pledges are frequent."""
    draw = QuickDraw(random.Random(seed))
    s = RULES.setup(3 + seed % 3, options or {}, draw)
    step = 0
    while s.phase != OVER:
        if step % every == 0:
            yield s
        if s.actor == CHANCE:
            action = RULES.chance(s, draw)
        else:
            actions = RULES.legal(s)
            loans = [a for a in actions if a.verb in ("pledge", "redeem", "buy")]
            action = draw.pick(loans if loans and draw.below(3) == 0 else actions)
        RULES.play(s, action)
        step += 1
    yield s


@pytest.mark.rule("manila", "7")
def test_the_others_shares_are_secret_until_the_end() -> None:
    table = (
        Table(3)
        .dealt(0, "silk jade")
        .dealt(1, "silk silk")
        .bought(1, "jade")
        .sea(4, nutmeg=1, silk=1, jade=1)
    )
    seen = RULES.mask(table.ask("share").s, 0)
    assert seen.shares[:4] == [0, 1, 0, 1]
    assert seen.shares[4:] == [UNKNOWN] * 8
    assert seen.held == [2, 3, 0]
    assert seen.shown[4:8] == [0, 0, 0, 1]
    everything = table.priced(silk=30).over().s
    assert RULES.mask(everything, 0) == everything


@pytest.mark.rule("manila", "7")
def test_a_view_shows_null_for_the_others_shares_and_all_else() -> None:
    table = Table(3).dealt(0, "silk jade").dealt(1, "silk silk")
    seats = RULES.to_position(RULES.mask(table.s, 1))["seats"]
    assert [seat["shares"] is None for seat in seats] == [True, False, True]
    for seat, whole in zip(seats, table.position()["seats"], strict=True):
        assert {**seat, "shares": 0} == {**whole, "shares": 0}


@pytest.mark.rule("manila", "7")
@pytest.mark.parametrize("options", OPTIONS)
def test_imagining_what_is_seen_is_seen_as_before(options: dict[str, bool]) -> None:
    draw = QuickDraw(random.Random(3))
    for seed in range(6):
        for s in moments(seed, options, every=5):
            for seat in range(s.seats):
                seen = RULES.mask(s, seat)
                world = RULES.imagine(seen, seat, draw)
                RULES.check(world)
                assert RULES.mask(world, seat) == seen


@pytest.mark.rule("manila", "7")
def test_imagined_worlds_deal_the_unseen_shares_in_every_way() -> None:
    table = Table(3).dealt(0, "silk jade").dealt(1, "nutmeg jade").dealt(2, "nutmeg ginseng")
    seen = RULES.mask(table.s, 0)
    draw = QuickDraw(random.Random(4))
    hands = [tuple(RULES.imagine(seen, 0, draw).shares[4:8]) for _ in range(3000)]
    found = {hand: hands.count(hand) for hand in set(hands)}
    # of the six ways to give two of nutmeg, nutmeg, ginseng, jade to seat 1
    assert found.keys() == {(2, 0, 0, 0), (1, 0, 1, 0), (1, 0, 0, 1), (0, 0, 1, 1)}
    assert abs(found[2, 0, 0, 0] - 500) < 100
    assert abs(found[1, 0, 1, 0] - 1000) < 120


@pytest.mark.rule("manila", "7")
def test_a_pledge_shows_what_was_dealt() -> None:
    table = Table(3).dealt(0, "silk jade").dealt(1, "nutmeg jade").dealt(2, "nutmeg ginseng")
    table.ask("share")
    table.play("pledge silk")
    draw = QuickDraw(random.Random(5))
    seen = RULES.mask(table.s, 1)
    assert all(RULES.imagine(seen, 1, draw).shares[SILK] == 1 for _ in range(50))


@pytest.mark.rule("manila", "7")
@pytest.mark.parametrize("options", OPTIONS)
def test_folding_what_a_seat_hears_gives_what_it_sees(options: dict[str, bool]) -> None:
    for seed in range(6):
        draw = QuickDraw(random.Random(seed))
        s = RULES.setup(3 + seed % 3, options, draw)
        views = [RULES.mask(s, seat) for seat in range(-1, s.seats)]
        while s.phase != OVER:
            chance = s.actor == CHANCE
            action = RULES.chance(s, draw) if chance else draw.pick(RULES.legal(s))
            twin = s.copy()
            for event in RULES.play(s, action):
                event.fold(twin)
                for seat, view in enumerate(views, start=-1):
                    RULES.fold(view, RULES.mask_event(event, seat))
                    assert view == RULES.mask(twin, seat)
                    assert RULES.cover(view, seat) == view  # nothing lies behind a screen


@pytest.mark.rule("manila", "7")
def test_before_the_end_no_event_names_shares_but_bought_and_pledged_ones() -> None:
    for seed in range(4):
        draw = QuickDraw(random.Random(seed))
        match = Match(RULES, RULES.setup(4, {}, draw), "")
        while not match.over:
            chance = match.state.actor == CHANCE
            action = RULES.chance(match.state, draw) if chance else draw.pick(match.legal())
            for event in match.play(action):
                names = event.plain().keys()
                assert "shares" not in names or match.over


@pytest.mark.rule("manila", "7")
def test_the_actors_view_is_enough_to_judge_every_action() -> None:
    lines = [
        "bid 40",
        "pass",
        "skip",
        "buy jade",
        "place silk",
        "place pirate_1",
        "send jade port",
        "steer silk +1",
        "board silk",
        "evict silk 1",
        "omit silk",
        "start 3 3 3",
    ]
    lines += [f"{verb} {ware}" for verb in ("pledge", "redeem") for ware in box.WARES]
    for seed in range(6):
        for s in moments(seed, OPTIONS[1], every=3):
            if s.actor < 0:
                continue
            seen = RULES.mask(s, s.actor)
            assert RULES.legal(seen) == RULES.legal(s)
            match = Match(RULES, s, "")
            for action in map(match.read, lines):
                if not match.allows(action):
                    assert RULES.refusal(seen, action) == RULES.refusal(s, action)


@pytest.mark.rule("manila", "7")
@pytest.mark.parametrize("level", ["easy", "random"])
def test_a_computer_player_does_not_notice_when_the_unseen_is_shuffled(level: str) -> None:
    player = Player(RULES, GAMES["manila"]().judge())
    shuffle = QuickDraw(random.Random(6))
    for seed in range(3):
        for s in moments(seed, every=11):
            if s.actor < 0:
                continue
            other = RULES.imagine(RULES.mask(s, s.actor), s.actor, shuffle)
            moves = [
                player.choose(RULES.mask(world, s.actor), s.actor, level, KeyedDraw("x", "y"))
                for world in (s, other)
            ]
            assert moves[0] == moves[1]


def asked(referee: Referee, **request: object) -> dict[str, Any]:
    return referee.answer(json.dumps(request).encode())


@pytest.mark.rule("manila", "7")
def test_the_referee_shows_a_seat_nothing_it_may_not_know() -> None:
    """Two games that differ only in what seat 0 can't know look the same to it all along."""
    draw = QuickDraw(random.Random(7))
    first = RULES.setup(4, {}, draw)
    second = RULES.imagine(RULES.mask(first, 0), 0, draw)
    assert first != second
    referees = [Referee(GAMES), Referee(GAMES)]
    for referee, s in zip(referees, (first, second), strict=True):
        assert asked(referee, cmd="load", position=RULES.to_position(s), seed=1)["ok"]
    for line in ("bid 3", "pass", "pass", "pass", "buy jade", "omit silk", "start 3 3 3"):
        replies = [asked(referee, cmd="play", action=line) for referee in referees]
        assert replies[0] == replies[1]
        views = [asked(referee, cmd="position", seat=0) for referee in referees]
        assert views[0] == views[1]
        assert [seat["shares"] is None for seat in views[0]["position"]["seats"]] == [
            False,
            True,
            True,
            True,
        ]
        wholes = [asked(referee, cmd="position") for referee in referees]
        assert wholes[0] != wholes[1]


@pytest.mark.rule("manila", "7")
def test_shares_come_to_a_seat_whose_hand_is_unknown() -> None:
    table = Table(3).dealt(0, "silk jade").ask("share")
    view = RULES.mask(table.s, 2)
    for event in table.play("buy nutmeg"):
        event.fold(view)
    assert view == RULES.mask(table.s, 2)
    assert (view.held[0], view.shown[NUTMEG], view.shares[NUTMEG]) == (3, 1, UNKNOWN)
    ev.SharePledged(0, JADE).fold(view)
    assert (view.shown[JADE], view.pledged[JADE], view.pesos[0]) == (1, 1, 37)
