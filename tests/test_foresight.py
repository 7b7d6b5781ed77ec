"""Playing on from the ends of a turn: who meets which luck, and what is given up when."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from worlds import Setting

from santiago_desktop.games import GAMES
from santiago_desktop.kernel.luck import KeyedDraw
from santiago_desktop.kernel.rules import CHANCE
from santiago_desktop.players import foresight
from santiago_desktop.players.foresight import FINAL, Foresight, Sight, better_part, in_the_running
from santiago_desktop.players.search import WIDTH, Player, firsts, never

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.kernel.records import Action
    from santiago_desktop.players.search import End


class Watched(Player):
    """A player who counts replies and throws."""

    def __init__(self, game: str) -> None:
        super().__init__(GAMES[game]().rules(), GAMES[game]().judge())
        self.replies = self.throws = 0

    def reply(self, s: Any, enough: Callable[[], bool]) -> End:
        self.replies += 1
        return super().reply(s, enough)

    def played(self, s: Any, action: Action) -> Any:
        self.throws += s.actor == CHANCE
        return super().played(s, action)


def leads(
    player: Player, sight: Sight, steps: int = 1, enough: Callable[[], bool] = never
) -> dict[Action, float]:
    """What the first moves of Santiago promise, some steps into a game."""
    match = Setting("santiago", 2, ()).match(5)
    while match.state.actor == CHANCE or len(match.log) < steps:
        match.play(match.chance() if match.state.actor == CHANCE else match.legal()[0])
    s = match.state
    ends = player.ends(s, s.actor, player.trained, WIDTH)
    seen = Foresight(player, s.actor, sight, enough)
    lines = seen.lines(ends, [s], KeyedDraw("foresight", ""))
    return {line.end.path[0]: line.lead for line in lines}


def test_without_samples_the_ends_themselves_count() -> None:
    player = Watched("santiago")
    assert len(leads(player, Sight(WIDTH, 0))) > 1
    assert player.replies == 0


def test_what_is_certain_is_played_on_once() -> None:
    """As long as nobody throws dice, more samples would tell the same again."""
    player = Watched("santiago")
    found = leads(player, Sight(3, 50))
    assert player.throws == 0
    assert player.replies <= 3 * 2
    assert found != leads(player, Sight(3, 0))


def test_far_sight_meets_luck_and_near_sight_stops_before_it() -> None:
    far, near = Watched("santiago"), Watched("santiago")
    leads(far, Sight(3, 6, turns=12))
    leads(near, Sight(3, 6, turns=12, luck=False))
    assert far.throws > 6
    assert near.throws == 0


def test_replies_before_the_first_throw_are_thought_out_once() -> None:
    once, often = Watched("santiago"), Watched("santiago")
    leads(once, Sight(2, 1, turns=8))
    leads(often, Sight(2, 2, turns=8))
    assert once.replies < often.replies < 2 * once.replies


def test_what_only_some_have_met_when_time_is_over_is_not_compared() -> None:
    unhurried = leads(Watched("santiago"), Sight(3, 0))
    for allowed in range(12):
        left = iter([False] * allowed)
        hurried = leads(
            Watched("santiago"), Sight(3, 5, turns=9), enough=lambda left=left: next(left, True)
        )
        assert hurried == unhurried


class Hurried(Foresight):
    """Whose time is over after a few outcomes."""

    left = 0

    def outcome(self, *_: Any) -> float | None:
        self.left -= 1
        return 0.5 if self.left >= 0 else None


@pytest.mark.parametrize(("outcomes", "lines"), [(0, 4), (1, 4), (2, 2), (3, 3), (5, 4)])
def test_whoever_has_time_for_a_part_of_the_first_luck_compares_that_part(
    outcomes: int, lines: int
) -> None:
    match = Setting("santiago", 2, ()).match(5)
    while match.state.actor == CHANCE:
        match.play(match.chance())
    s, player = match.state, Watched("santiago")
    ends = sorted(close_ends(player, s), key=lambda end: -end.lead)
    seen = Hurried(player, s.actor, Sight(4, 2), never)
    seen.left = outcomes
    assert len(seen.lines(ends, [s], KeyedDraw("foresight", ""))) == lines


def close_ends(player: Player, s: Any) -> list[End]:
    """Ends that are about as good as each other, by their first actions."""
    best = firsts(player.ends(s, s.actor, player.trained, WIDTH))
    return [end._replace(lead=end.lead / 1000) for end in best.values()]


def test_playing_on_ends_somewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long the others' turns are."""
    monkeypatch.setattr(foresight, "LONGEST", 1)
    player = Watched("santiago")
    assert leads(player, Sight(3, 1, turns=12))
    assert player.replies <= 3


class Said:
    """A line of which only the outcomes matter."""

    def __init__(self, outcomes: list[float]) -> None:
        self.outcomes, self.mean = outcomes, sum(outcomes) / len(outcomes)


@pytest.mark.parametrize(
    ("outcomes", "stays"),
    [
        ([0.1, 0.1, 0.1], True),  # too few to be sure
        ([0.1, 0.1, 0.1, 0.1], False),
        ([0.4, 0.6, 0.3, 0.65], True),  # behind, but that may be luck
    ],
)
def test_what_is_surely_behind_is_given_up(outcomes: list[float], stays: bool) -> None:  # noqa: FBT001
    best = Said([0.5, 0.55, 0.5, 0.55][: len(outcomes)])
    line = Said(outcomes)
    assert (line in in_the_running([best, line])) == stays  # type: ignore[list-item, comparison-overlap]


def test_only_the_better_part_goes_on() -> None:
    lines = [Said([chance]) for chance in (0.2, 0.6, 0.4, 0.5, 0.3)]
    means = [line.mean for line in better_part(lines, 0.5)]  # type: ignore[arg-type]
    assert sorted(means) == [0.4, 0.5, 0.6]
    assert better_part(lines, 1.0) == lines  # type: ignore[comparison-overlap, arg-type]
    assert better_part(lines[:FINAL], 0.1) == lines[:FINAL]  # type: ignore[comparison-overlap, arg-type]


def test_who_keeps_only_a_part_looks_at_many_ends_once() -> None:
    often, once = Watched("santiago"), Watched("santiago")
    leads(often, Sight(12, 5, turns=12))
    found = leads(once, Sight(12, 5, turns=12, keep=0.5))
    assert once.replies < often.replies
    assert len(found) <= FINAL
