"""Computer players: they win when they can, and know what victory is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from santiago_desktop.kernel.luck import KeyedDraw
from santiago_desktop.kernel.records import Action, Event
from santiago_desktop.kernel.rules import NOBODY, OVER, Result, Rules, State, ranked
from santiago_desktop.players import search
from santiago_desktop.players.levels import LEVELS
from santiago_desktop.players.search import Judge, Player

if TYPE_CHECKING:
    from worlds import Setting

    from santiago_desktop.kernel.rules import Emit


@pytest.mark.uncounted
def test_every_level_plays_what_is_legal(setting: Setting) -> None:
    match = setting.match(2)
    player, draw = Player(match.rules, setting.card.judge()), KeyedDraw("levels", "")
    while match.state.actor < 0:
        match.play(match.chance())
    seen = match.rules.mask(match.state, match.state.actor)
    for level in LEVELS:
        assert player.choose(seen, match.state.actor, level, draw) in match.legal()


def test_no_time_left_still_gives_a_legal_action(setting: Setting) -> None:
    match = setting.match(3)
    player, draw = Player(match.rules, setting.card.judge()), KeyedDraw("hurry", "")
    while match.state.actor < 0 or len(match.legal()) < 2:
        match.play(match.chance() if match.state.actor < 0 else match.legal()[0])
    seat = match.state.actor
    seen = match.rules.mask(match.state, seat)
    for allowed in range(40):
        left = iter([False] * allowed)
        action = player.choose(seen, seat, "master", draw, lambda: next(left, True))  # noqa: B023
        assert action in match.legal()


class Sum(Judge):
    """A judge of the toy game below."""

    spread = 1.0

    def value(self, s: Toy, seat: int) -> float:
        return s.points[seat]


class Toy(State):
    """Two decisions a turn: the second is worth much, but only after a poor first one."""

    __slots__ = ("points", "step")

    def __init__(self) -> None:
        self.seats, self.phase, self.actor, self.turn = 2, "choose", 0, 0
        self.points, self.step = [0, 0], 0

    def copy(self) -> Toy:
        new = Toy()
        new.phase, new.actor = self.phase, self.actor
        new.points, new.step = self.points[:], self.step
        return new


class Choose(Action):
    """A branch."""

    __slots__ = ()
    verb = "choose"
    branch: int


class Chosen(Event):
    """The first branch pays little at once, the second one much later."""

    __slots__ = ()
    branch: int

    def fold(self, s: Toy) -> None:
        s.points[s.actor] += (2, 0, 9, 0)[self.branch]
        s.step += 1
        if self.branch != 1:
            s.actor, s.phase = (NOBODY, OVER) if s.actor else (1, "choose")


class ToyRules(Rules[Toy]):
    actions = (Choose,)

    def legal(self, s: Toy) -> list[Action]:
        if s.actor:
            return [Choose(0)]
        return [Choose(2), Choose(3)] if s.step == 1 else [Choose(0), Choose(1)]

    def decide(self, s: Toy, action: Action, emit: Emit) -> None:
        del s
        emit(Chosen(action.branch))  # type: ignore[attr-defined]

    def result(self, s: Toy) -> Result:
        return ranked(s.points, [(), ()], [{}, {}])


def test_looking_through_the_turn_finds_what_one_step_misses() -> None:
    player, draw = Player(ToyRules(), Sum()), KeyedDraw("toy", "")
    assert player.choose(Toy(), 0, "beginner", draw) == Choose(0)
    assert player.choose(Toy(), 0, "easy", draw) == Choose(0)
    assert player.choose(Toy(), 0, "medium", draw) == Choose(1)
    assert player.choose(Toy(), 0, "hard", draw) == Choose(1)
    assert player.choose(Toy(), 0, "expert", draw) == Choose(1)
    assert player.choose(Toy(), 0, "master", draw) == Choose(1)


def test_a_turn_that_is_too_long_is_judged_where_it_is_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(search, "LONGEST_TURN", 1)
    player = Player(ToyRules(), Sum())
    ends = player.ends(Toy(), 0, player.by_hand, 4)
    assert [end.path for end in ends] == [(Choose(0),), (Choose(1),)]
    assert [end.state.actor for end in ends] == [1, 0]
