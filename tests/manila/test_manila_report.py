"""The report of Manila: every peso is told once, and the dice are told apart."""

from __future__ import annotations

import re
from itertools import product
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from manila_table import Table

from santiago_desktop.games import GAMES
from santiago_desktop.games.manila.rules import actions as act
from santiago_desktop.games.manila.rules import events as ev
from santiago_desktop.games.manila.window.report import Bet, Bets, report, roll_of
from santiago_desktop.kernel.luck import QuickDraw
from santiago_desktop.kernel.match import Match
from santiago_desktop.kernel.rules import CHANCE
from santiago_desktop.kernel.timeline import Timeline
from santiago_desktop.system.language import LANGUAGES, language

CARD = GAMES["manila"]()
MINUS = "\N{MINUS SIGN}"
NAMES = ["Ana", "Ben", "Cid", "Dan", "Eva"]


def played(seats: int, seed: int, options: tuple[str, ...] = (), most: int = 9999) -> Match[Any]:
    match: Match[Any] = Match.new(CARD.rules(), seats, str(seed), dict.fromkeys(options, True))
    luck = QuickDraw(Random(seed))
    while not match.over and len(match.log) < most:
        legal = match.legal()
        low = [a for a in legal if not isinstance(a, act.Bid) or a.pesos < match.state.standing + 4]
        match.play(match.chance() if match.state.actor == CHANCE else luck.pick(low))
    return match


def told(match: Match[Any], code: str = "en") -> Any:
    return report(match, CARD.wording(language(code), NAMES[: match.state.seats]))


@pytest.mark.parametrize("options", [(), ("boarding_full", "strict_pledges")])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_sources_add_up_to_the_fortunes(seats: int, options: tuple[str, ...]) -> None:
    match = played(seats, seats, options)
    found = told(match)
    scores = CARD.rules().result(match.state).scores
    assert [sum(s.points[seat] for s in found.sources) for seat in range(seats)] == scores
    assert [line[-1] for line in found.course] == scores
    assert len(found.course[0]) == match.state.voyage + 1
    luck, rest = ([int(text.replace(MINUS, "-")) for text in f.values] for f in found.facts)
    assert [30 + a + b for a, b in zip(luck, rest, strict=True)] == scores


def test_what_others_were_dealt_is_not_told_before_the_end() -> None:
    match = played(3, 1, most=60)
    assert not match.over
    here = told(match)
    for seat in range(3):
        first = seat * 4
        match.state.shares[first : first + 4] = match.state.shares[first : first + 4][::-1]
    assert told(match) == here


def test_dice_are_told_by_ware() -> None:
    match = played(4, 2)
    rolls = sum(len(m.action.faces) for m in Timeline(match).moments if m.actor == CHANCE)
    assert sum(sum(die.rolled) for die in told(match).dice) == rolls


def test_a_roll_that_brings_a_boat_home_is_luck_for_its_crew() -> None:
    match = played(4, 2)
    rolls = [found for m in Timeline(match).moments if (found := roll_of(m))]
    last = [r for r in rolls if r.state.round == 3 and any(r.state.crews)]
    home = [
        (r, seat)
        for r in last
        for ware, face in zip(r.event.boats, r.event.faces, strict=True)
        if r.state.at[ware] + face > 13 and r.state.at[ware] < 12
        for seat in r.state.crews[ware]
    ]
    assert home
    assert any(r.change[seat] > 0 for r, seat in home)


@pytest.mark.parametrize("options", [(), ("strict_pledges",)])
def test_over_all_dice_luck_is_nought(options: tuple[str, ...]) -> None:
    """Three players were all unlucky, and nobody believed it: on average there is no luck."""
    match = played(4, 6, options)
    rolls = [m for m in Timeline(match).moments if m.actor == CHANCE]
    for moment in rolls[:: max(1, len(rolls) // 6)]:
        rolled = next(e for e in moment.events if isinstance(e, ev.DiceRolled))
        total = [0.0] * 4
        for faces in product(range(1, 7), repeat=len(rolled.boats)):
            other = ev.DiceRolled(rolled.boats, faces)
            found = roll_of(SimpleNamespace(events=[other], before=moment.before, number=1))  # type: ignore[arg-type]
            assert found
            total = [a + b for a, b in zip(total, found.change, strict=True)]
        assert total == pytest.approx([0.0] * 4, abs=1e-6)


def test_shares_that_rise_are_luck_too() -> None:
    table = Table(3).priced(jade=5).sea(4, nutmeg=2, silk=2, jade=8).dice()
    table.dealt(0, "jade jade").s.shares[1 * 4 : 3 * 4] = [0] * 8
    rolled = ev.DiceRolled((0, 1, 3), (1, 1, 6))
    found = roll_of(SimpleNamespace(events=[rolled], before=table.s, number=1))  # type: ignore[arg-type]
    assert found
    assert found.change == pytest.approx([10 * 4 / 6, 0, 0])


def test_a_bet_that_boarded_is_paid_where_it_went() -> None:
    bets = Bets()
    for event in [
        ev.SpotTaken(0, 6, 5),
        ev.HoldTaken(1, 3, 1, 3),
        ev.PirateBoarded(0, 6, 3, 2),
        ev.HoldPaid(0, 3, 1, 18),
        ev.VoyageBegan(2, 0),
    ]:
        bets.take(event, 1, 7)
    assert bets.settled == [Bet(1, 1, 3, 3, moment=7), Bet(0, 1, 3, 5, 18, 7)]


FAR = 80  # pesos: no roll is worth as much


def test_a_roll_decides_only_where_without_it_another_one_might_have_won() -> None:
    """A roll that was worth 11 was said to have decided, and the game was won by 46."""
    labels = {"The roll that decided": 0, "The winner's best roll against the others": 0}
    for seed in range(12):
        match = played(3, seed)
        scores = sorted(match.rules.result(match.state).scores)
        label = told(match).turning_points[2].label
        labels[label] += 1
        if scores[-1] == scores[-2]:
            assert label == "The roll that decided"
        if scores[-1] - scores[-2] > FAR:
            assert label == "The winner's best roll against the others"
    assert all(labels.values())


def test_a_roll_that_stands_out_tells_what_it_changed_for_everybody() -> None:
    """The winner's best roll was +12, and another one had brought 33: best in what?"""
    match = played(5, 3)
    best, luckiest = told(match).turning_points[2:]
    for point in (best, luckiest):
        gains = re.findall(r"\w+\s([+−]?\d+)", point.text.rpartition(": ")[2])  # noqa: RUF001
        amounts = [int(each.replace("−", "-")) for each in gains]  # noqa: RUF001
        assert len(amounts) == 5
        assert amounts == sorted(amounts, reverse=True)


def test_bets_and_the_roll_that_decided_are_told() -> None:
    match = played(5, 3)
    points = told(match).turning_points
    labels = [point.label for point in points]
    assert labels[:2] == ["The best bet", "The worst bet"]
    assert labels[2] in ("The roll that decided", "The winner's best roll against the others")
    assert labels[3] == "The luckiest roll"
    assert all(point.text.startswith("Voyage ") for point in points)
    moments = Timeline(match).moments
    kinds = [type(moments[point.moment - 1].action) for point in points]
    assert kinds == [act.Place, act.Place, act.Dice, act.Dice]
    assert all(point.sprite.startswith(("boat_", "fig_", "die_")) for point in points)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_report_is_told_in_every_language(code: str) -> None:
    assert "{" not in str(told(played(3, 5), code))
