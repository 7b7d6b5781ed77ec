"""What is told of positions: plans that are kept, and moves that never gain."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from santiago_desktop.games import GAMES
from santiago_desktop.kernel.luck import KeyedDraw
from santiago_desktop.kernel.match import Match
from santiago_desktop.players.adviser import (
    CLOSE,
    Adviser,
    Judgement,
    Turn,
    believed,
    certain,
    games_of,
    means,
)
from santiago_desktop.players.chances import PLAIN, Futures, Known
from santiago_desktop.players.search import never
from santiago_desktop.players.thinking import player_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.kernel.rules import State

SEATS = 3
NO_FUTURES = Futures(0, 0)


def match_of(game: str, decisions: int) -> Match[State]:
    """A game in which so many decisions have been made, and another is to be."""
    match, draw = Match.new(GAMES[game]().rules(), SEATS, "adviser", {}), KeyedDraw("moves", "")
    while decisions or match.state.actor < 0 or len(match.legal()) < 2:
        decisions -= match.state.actor >= 0
        match.play(match.chance() if match.state.actor < 0 else draw.pick(match.legal()))
    return match


def adviser_of(game: str, *strengths: float, futures: Futures = NO_FUTURES) -> Adviser:
    return Adviser(player_of(game), PLAIN._replace(futures=futures), [*map(Known, strengths)])


def test_nobody_finds_more_by_leaving_the_plan() -> None:
    match = match_of("santiago", 12)
    adviser, seat = adviser_of("santiago", 2, 2, 2), match.state.actor
    best = adviser.chances_of_turn(match.state, seat, (), KeyedDraw("", ""))[seat]
    for action in match.legal():
        after = adviser.chances_of_turn(match.state, seat, (action,), KeyedDraw("", ""))[seat]
        assert after.value <= best.value


def test_who_gets_less_leaves_it_to_the_others() -> None:
    even = Judgement([0.5, 0.25, 0.25], 0.5)
    assert even.at_most(0, 0.6) is even
    assert even.at_most(0, 0.2).shares == pytest.approx([0.2, 0.4, 0.4])
    assert certain([1.0, 0.0, 0.0]).at_most(0, 0.5).shares == [0.5, 0.25, 0.25]


def test_another_way_than_those_that_were_looked_through_is_looked_through_then() -> None:
    lengths = set()
    for decisions in range(6, 30, 4):
        match = match_of("santiago", decisions)
        adviser, seat = adviser_of("santiago", 2, 2, 2), match.state.actor
        turn = Turn(adviser, match.state, seat, KeyedDraw("", ""), never)
        whole = {action: turn.after((action,)) for action in match.legal()}
        del turn.ends[1:]
        for action in match.legal():
            lengths.add(len(ways_after(match, action)) > 0)
            assert turn.after((action,)) == whole[action]
    assert lengths == {True, False}


def test_what_has_to_be_done_anyway_is_done_before_a_position_is_judged() -> None:
    match, adviser = match_of("santiago", 5), adviser_of("santiago", 2, 2, 2)
    draw = KeyedDraw("forced", "")
    while match.state.actor < 0 or len(match.legal()) != 1:
        match.play(match.chance() if match.state.actor < 0 else draw.pick(match.legal()))
    after = match.state.copy()
    match.rules.play(after, match.legal()[0])
    settled = adviser.settled(match.state)
    assert settled == adviser.settled(after)
    assert settled.actor < 0 or len(match.rules.legal(settled)) > 1


def test_advice_in_the_midst_of_a_turn_is_about_what_is_left_of_it() -> None:
    match = match_of("santiago", 12)
    while not any(len(ways_after(match, action)) > 1 for action in match.legal()):
        match.play(match.chance() if match.state.actor < 0 else match.legal()[0])
    adviser, seat, begun = adviser_of("santiago", 2, 2, 2), match.state.actor, match.state.copy()
    played = next(action for action in match.legal() if len(ways_after(match, action)) > 1)
    match.play(played)
    found = adviser.advise(begun, seat, (played,), KeyedDraw("", ""))
    assert {each.path[0] for each in found} <= set(match.legal())
    assert [each.chance.value for each in found] == sorted(
        (each.chance.value for each in found), reverse=True
    )


def ways_after(match: Match[State], action: object) -> list[object]:
    """What the same seat may do after an action."""
    after = match.state.copy()
    match.rules.play(after, action)  # type: ignore[arg-type]
    return [*match.rules.legal(after)] if after.actor == match.state.actor else []


def test_an_answer_that_nobody_waits_for_comes_at_once(setting_game: str) -> None:
    match = match_of(setting_game, 5)
    adviser, seat = adviser_of(setting_game, 2, 2, 2), match.state.actor
    seen = match.rules.mask(match.state, seat)
    hurried = adviser.advise(seen, seat, (), KeyedDraw("", ""), lambda: True)
    assert hurried
    assert {each.path[0] for each in hurried} <= set(match.legal())


@pytest.fixture(params=GAMES)
def setting_game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def wide() -> Match[State]:
    """A game in which there is much to choose from at the beginning of a turn."""
    return next(
        match
        for match in (match_of("santiago", decisions) for decisions in range(60))
        if len(match.legal()) > CLOSE + 3 and match.log[-1].actor != match.state.actor
    )


@pytest.mark.uncounted
def test_what_is_far_behind_is_not_played_on_and_is_promised_and_told_alike(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    played_on, judged = list[object](), Adviser.judged

    def counted(self: Adviser, worlds: Sequence[State]) -> Judgement:
        played_on.append(worlds)
        return judged(self, worlds)

    monkeypatch.setattr(Adviser, "judged", counted)
    match, adviser = wide(), adviser_of("santiago", 2, 2, 2, futures=Futures(2, 3))
    turn = Turn(adviser, match.state, match.state.actor, KeyedDraw("", ""), never)
    promises = turn.promises(())
    assert len(promises) > CLOSE + 2
    assert len(played_on) <= CLOSE + 1
    for path, promised in promises:
        assert turn.after(path[:1]) == promised
        assert sum(promised.shares) == pytest.approx(1)
        assert min(promised.shares) >= 0


@pytest.mark.uncounted
def test_a_way_far_behind_that_ends_the_game_counts_as_it_ends(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ended = certain([0.0, 1.0, 0.0])
    monkeypatch.setattr(Adviser, "glanced", lambda *_: ended)
    match, adviser = wide(), adviser_of("santiago", 2, 2, 2, futures=Futures(2, 3))
    turn = Turn(adviser, match.state, match.state.actor, KeyedDraw("", ""), never)
    promises = [promised for _, promised in turn.promises(())]
    assert any(each.over for each in promises)
    assert all(each.shares == ended.shares for each in promises if each.over)


@pytest.mark.uncounted
def test_who_is_in_the_midst_of_a_turn_ends_it_before_the_position_is_judged() -> None:
    match = match_of("cargo_noir", 5)
    mover = match.state.actor
    adviser, draw = adviser_of("cargo_noir", 1, 1, 1), KeyedDraw("", "")
    over = adviser.turn_over(match.state)
    assert match.state.actor == mover != over.actor
    told = adviser.chances(match.state, mover, draw, midway=True)
    assert [chance.value for chance in told] == adviser.judged([over]).shares


def test_positions_are_played_on_as_those_play_who_sit_there() -> None:
    match = match_of("santiago", 20)
    told = {
        strengths: adviser_of("santiago", *strengths, futures=Futures(3, 6, 2)).chances(
            match.state, 0, KeyedDraw("", "")
        )
        for strengths in ((1, 1, 1), (2, 2, 2), (2.5, 2.5, 2.5), (3, 3, 3), (1, 2, 3))
    }
    assert len({tuple(each) for each in told.values()}) == len(told)
    for chances in told.values():
        assert sum(chance.value for chance in chances) == pytest.approx(1)


def test_where_the_network_takes_longer_fewer_games_are_played_on() -> None:
    for strengths, games in (((1, 2, 2), 8), ((2, 3), 6), ((1, 2, 3), 6), ((3, 3, 4), 4)):
        assert games_of(Futures(8, 15, 4), strengths) == games
    assert [games_of(Futures(6, 15), each) for each in ((1, 2, 3), (2, 3, 3))] == [3, 0]
    assert games_of(NO_FUTURES, (3, 3)) == 0
    adviser, match = (
        adviser_of("santiago", 3, 3, 3, futures=Futures(4, 3, 2)),
        match_of("santiago", 9),
    )
    assert [number for number, _ in adviser.later([match.state])] == [0, 1]


def test_games_that_are_played_on_can_end() -> None:
    adviser = adviser_of("santiago", 2, 2, 2, futures=Futures(2, 100))
    match = match_of("santiago", 5)
    (_, first), (_, second) = adviser.later([match.state])
    assert first.phase == second.phase == "over"
    won, glance = [adviser.final(s) for s in (first, second)], adviser.glanced([match.state])
    told = adviser.judged([match.state])
    assert told.shares == believed(won, glance.shares)
    assert not told.over
    assert sum(told.shares) == pytest.approx(1)
    for share, both, seen in zip(told.shares, means(won), glance.shares, strict=True):
        assert share == pytest.approx((2 * both + seen) / 3)


def test_who_is_late_is_told_by_the_turn_and_in_cargo_noir_by_the_seat() -> None:
    """The last seat of a round stays the last one, whoever's turn it is: it is good to be that."""
    for game, turn, late in (("manila", 1, [0.5, -0.5, 0.0]), ("cargo_noir", 1, [-0.5, 0.0, 0.5])):
        s = match_of(game, 3).state.copy()
        s.turn = turn
        seats = adviser_of(game, 2, 2, 2).standing(s).seats
        assert [senses[-1] for senses in seats] == pytest.approx(late)


def test_games_are_played_on_in_all_worlds_that_can_be_and_at_all_tables() -> None:
    """Each with other luck: the same dice in all worlds would tell as little as one game."""
    stranger, draw = Known(2.0, 1.0), KeyedDraw("", "")
    scale = PLAIN._replace(futures=Futures(4, 3))
    adviser = Adviser(player_of("manila"), scale, [Known(2.0), Known(2.0), stranger])
    match = match_of("manila", 9)
    worlds = adviser.worlds(match.rules.mask(match.state, 0), 0, draw, most=2)
    played_on: list[tuple[State, int, float]] = []

    def noted(s: State, number: int) -> State:
        played_on.append((s, number, adviser._strengths(number)[2]))  # noqa: SLF001
        return s

    adviser._later = noted  # type: ignore[method-assign] # noqa: SLF001
    adviser.later(worlds)
    assert [number for _, number, _ in played_on] == [0, 1, 2, 3]
    assert [s for s, _, _ in played_on] == [adviser.settled(world) for world in worlds] * 2
    strengths = [strength for _, _, strength in played_on]
    assert strengths == sorted(set(strengths))
    assert sum(strengths) / 4 == pytest.approx(2.0, abs=0.2)


def test_who_plays_on_by_hand_knows_no_secrets() -> None:
    adviser = adviser_of("manila", 2, 2, 2, futures=Futures(2, 1))
    for decisions in (3, 6, 9):
        match = match_of("manila", decisions)
        rules, seat = match.rules, match.state.actor
        worlds = adviser.worlds(rules.mask(match.state, seat), seat, KeyedDraw("", ""), most=6)
        assert any(world != worlds[0] for world in worlds)
        ends = [rules.mask(adviser.later([world])[0][1], seat) for world in worlds]
        assert all(end == ends[0] for end in ends)


@pytest.mark.parametrize(("better", "changes"), [(0.35, False), (0.9, True)])
def test_a_way_that_is_surely_better_when_it_is_played_on_becomes_the_plan(
    monkeypatch: pytest.MonkeyPatch, better: float, *, changes: bool
) -> None:
    """A hint named a move that won no game, and told no more of the one that won 92 %."""
    match, adviser = wide(), adviser_of("santiago", 2, 2, 2, futures=Futures(2, 3))
    turn = Turn(adviser, match.state, match.state.actor, KeyedDraw("", ""), never)
    ways = [turn._planned(action) for action in turn._following(())[:CLOSE]]  # noqa: SLF001
    other = next(way for way in ways if way != turn.ends[0])

    def judged(path: tuple[object, ...]) -> Judgement:
        share = better if path == other else 0.3
        rest = [(1 - share) / 2] * 3
        rest[match.state.actor] = share
        return Judgement(rest, 0.5)

    monkeypatch.setattr(turn, "_judgement", judged)
    plan, judgement = turn._followed(())  # noqa: SLF001
    assert (plan == other) is changes
    assert judgement.of(match.state.actor) == (better if changes else 0.3)
