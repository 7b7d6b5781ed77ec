"""The judgement of the dice: exact chances, checked against brute force and against luck."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from worlds import Setting, states

from santiago_desktop.contract.report import Die
from santiago_desktop.system.language import ENGLISH
from santiago_desktop.table.fairness import as_uneven, games_of

pytestmark = pytest.mark.uncounted  # it reckons

PLAIN, FRUIT = [1, 2, 2, 1], [1, 1, 2, 1, 1]


def die(sides: list[int], rolled: list[int]) -> Die:
    total, rolls = sum(sides), sum(rolled)
    expected = [rolls * of / total for of in sides]
    return Die("", "", list(range(len(sides))), sides, rolled, expected)


def chi_square(each: Die, rolled: list[int]) -> float:
    return sum(
        (count - usual) ** 2 / usual for count, usual in zip(rolled, each.expected, strict=True)
    )


def by_force(each: Die) -> float:
    """Every way in which the die can be rolled, one by one."""
    faces = [face for face, of in enumerate(each.sides) for _ in range(of)]
    rolls = sum(each.rolled)
    found = chi_square(each, each.rolled)
    hits = 0
    for way in product(faces, repeat=rolls):
        counts = [way.count(face) for face in range(len(each.sides))]
        hits += chi_square(each, counts) >= found - 1e-9
    return hits / len(faces) ** rolls


@pytest.mark.parametrize(
    ("sides", "rolled"),
    [
        (PLAIN, [0, 0, 0, 5]),
        (PLAIN, [1, 2, 2, 1]),
        (PLAIN, [2, 1, 1, 1]),
        (FRUIT, [0, 1, 3, 0, 1]),
        (FRUIT, [5, 0, 0, 0, 0]),
        ([1], [4]),
    ],
)
def test_one_die_is_counted_out(sides: list[int], rolled: list[int]) -> None:
    each = die(sides, rolled)
    assert as_uneven([each]) == pytest.approx(by_force(each))


def test_several_dice_are_judged_together() -> None:
    dice = [die(PLAIN, [2, 3, 3, 0]), die(FRUIT, [0, 0, 6, 1, 1])]
    luck, found, hits = Random(1), sum(chi_square(each, each.rolled) for each in dice), 0
    for _ in range(4_000):
        total = 0.0
        for each in dice:
            rolled = luck.choices(range(len(each.sides)), each.sides, k=8)
            total += chi_square(each, [rolled.count(face) for face in range(len(each.sides))])
        hits += total >= found - 1e-9
    assert as_uneven(dice) == pytest.approx(hits / 4_000, abs=0.03)


def test_even_dice_are_never_uneven() -> None:
    assert as_uneven([die(PLAIN, [1, 2, 2, 1])]) == pytest.approx(1.0)


def test_fair_games_are_judged_fair() -> None:
    setting = Setting("santiago", 2, ())
    chances = []
    for seed in range(40):
        *_, match = states(setting, seed)
        report = setting.card.report(match, ENGLISH, ["Ana", "Ben"])
        assert report
        chances.append(as_uneven(report.dice))
    assert 0.3 < sum(chances) / len(chances) < 0.7
    assert sum(chance < 0.05 for chance in chances) <= 6


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        *((1.0, (10, 10)), (0.31, (3, 10)), (0.1, (1, 10)), (0.042, (4, 100))),
        *((0.0101, (1, 100)), (0.0042, (4, 1_000)), (0.00001, (1, 1_000))),
    ],
)
def test_chances_are_said_in_games(chance: float, said: tuple[int, int]) -> None:
    assert games_of(chance) == said
