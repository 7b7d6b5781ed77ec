"""Luck: keyed, repeatable, unbiased."""

from __future__ import annotations

import hmac
from collections import Counter
from random import Random

import pytest

from santiago_desktop.games import GAMES
from santiago_desktop.kernel import luck
from santiago_desktop.kernel.luck import Draw, KeyedDraw, QuickDraw, commitment, players_seed
from santiago_desktop.table import chances, hints
from santiago_desktop.table.table import Table, read_seats


def test_a_seed_and_a_label_always_give_the_same_stream() -> None:
    first, second = KeyedDraw("seed", "a"), KeyedDraw("seed", "a")
    assert [first.below(6) for _ in range(50)] == [second.below(6) for _ in range(50)]


def test_other_seeds_and_labels_give_other_streams() -> None:
    streams = [KeyedDraw("seed", "a"), KeyedDraw("seed", "b"), KeyedDraw("sees", "a")]
    assert len({tuple(draw.below(6) for _ in range(20)) for draw in streams}) == 3


def test_the_stream_is_hmac_sha256() -> None:
    block = hmac.digest(b"seed", b"a/0", "sha256")
    assert KeyedDraw("seed", "a").below(1 << 64) == int.from_bytes(block[:8], "big")


def test_numbers_that_would_favour_some_are_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    words = iter([luck.SPAN - 1, 5])
    monkeypatch.setattr(KeyedDraw, "_word", lambda _: next(words))
    assert KeyedDraw("seed", "a").below(3) == 2


def test_all_faces_are_equally_likely() -> None:
    draw = KeyedDraw("fair", "dice")
    counts = Counter(draw.below(6) for _ in range(60_000))
    expected = 10_000
    chi_square = sum((counts[face] - expected) ** 2 / expected for face in range(6))
    assert chi_square < 20.5  # 5 degrees of freedom, 0.1 %; the stream is fixed


def test_shuffling_keeps_everything_and_favours_no_order() -> None:
    draw = KeyedDraw("fair", "shuffle")
    orders = Counter(tuple(draw.shuffled("abc")) for _ in range(6_000))
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_picking_takes_one_of_the_items() -> None:
    assert QuickDraw(Random(1)).pick(["x"]) == "x"


def test_a_draw_needs_a_source() -> None:
    with pytest.raises(NotImplementedError):
        Draw().below(2)


def test_any_text_can_be_a_seed() -> None:
    assert KeyedDraw("\ud800 ключ", "a").below(10) in range(10)
    assert len(commitment("\ud800")) == 64


def test_computer_players_are_told_nothing_that_tells_the_dice() -> None:
    table = Table.new(GAMES["santiago"](), read_seats(["ai:easy", "Ana"]), "secret", {})
    table.play(table.match.chance())
    while table.match.state.actor != 0:
        table.play(table.match.legal()[0])
    asked = table.question()
    assert asked is not None
    questions = [asked, hints.question(table), chances.question_now(table, 0)]
    for question in questions:
        assert "secret" not in repr(question)
        assert question.seed not in ("secret", commitment("secret"))
    assert players_seed("secret") != players_seed("secre")
