"""Hints: every game gives the best moves and a true reason, from what the seat may know."""

from __future__ import annotations

from copy import copy
from functools import cache
from itertools import islice

from worlds import Setting, sayings, states, turns

from santiago_desktop.kernel.luck import KeyedDraw
from santiago_desktop.kernel.rules import OVER
from santiago_desktop.players.reasons import best_reasons
from santiago_desktop.players.search import Advice
from santiago_desktop.players.thinking import think
from santiago_desktop.system.language import ENGLISH, LANGUAGES, language
from santiago_desktop.table.hints import SHOWN, Hints, percent, question, told
from santiago_desktop.table.table import Seat, Table

NAMES = ["Ana", "Ben", "Carla", "Dora", "Eva"]
FEW = 2  # decisions of each game that are thought through


@cache
def advised(setting: Setting) -> list[tuple[Table, Hints]]:
    """Some decisions with what was thought of them."""
    seats = [Seat(name) for name in NAMES[: setting.seats]]
    found = []
    for match in islice(states(setting, 7, every=37), 1, None):
        if match.state.actor >= 0 and len(match.legal()) > 1:
            table = Table(setting.card, seats, copy(match), {})
            table.match.state, table.match.log = match.state.copy(), match.log[:]
            asked = question(table)
            words = setting.card.wording(ENGLISH, table.names)
            found.append((table, Hints(setting.card, words, asked, think(asked))))
        if len(found) == FEW:
            break
    return found


def test_all_that_can_be_said_is_a_sentence_in_every_language(setting: Setting) -> None:
    names = NAMES[: setting.seats]
    wordings = [setting.card.wording(language(code), names) for code in LANGUAGES]
    for _, after, _, reason in sayings(setting, 5):
        for words in wordings:
            sentence = words.because([reason], after)
            assert sentence.endswith(".")
            assert sentence[0] == sentence[0].upper()
            assert "{" not in sentence


def test_what_a_seat_cannot_know_changes_nothing(setting: Setting) -> None:
    rules, draw = setting.card.rules(), KeyedDraw("worlds", "")
    for before, after, seat in turns(setting, 6):
        if after.phase != OVER:
            seen = rules.mask(before, seat)
            known = setting.card.reasons(before, after, seat)
            other = rules.imagine(rules.mask(after, seat), seat, draw)
            assert setting.card.reasons(seen, other, seat) == known


def test_the_best_moves_come_first_and_can_be_played(setting: Setting) -> None:
    for table, hinted in advised(setting):
        moves = hinted.moves()
        assert 1 <= len(moves) <= SHOWN
        assert [move.chance for move in moves] == sorted(
            (move.chance for move in moves), reverse=True
        )
        for move in moves:
            assert move.steps[0].action in table.match.legal()
            assert move.why.endswith(".")


def test_the_reason_is_what_the_next_best_lacks(setting: Setting) -> None:
    for _, hinted in advised(setting):
        best, *others = hinted.different()
        if not others:
            continue
        asked = hinted.asked
        better = setting.card.reasons(asked.seen, best.state, asked.seat)
        other = setting.card.reasons(asked.seen, others[0].state, asked.seat)
        found = best_reasons(better, other, hinted.least)
        for key, reason in better.items():
            if reason in found:
                assert key not in other or reason.amount > other[key].amount
        if found:
            assert hinted.moves()[0].why == hinted.words.because(found, best.state)


def test_the_best_move_costs_nothing_and_others_what_they_lose(setting: Setting) -> None:
    for table, hinted in advised(setting):
        best = hinted.answer[0].path[0]
        assert hinted.cost(best) == 0
        for action in table.match.legal():
            cost = hinted.cost(action)
            assert 0 <= cost <= 100
            assert not cost or hinted.against(action)


def test_moves_are_told_with_what_is_typed_to_play_them(setting: Setting) -> None:
    for table, hinted in advised(setting):
        moves, legal = hinted.moves(), table.match.legal()
        numbers = {action: str(number) for number, action in enumerate(legal)}
        lines = told(hinted.words, moves, numbers.__getitem__)
        for line, move in zip(lines, moves, strict=True):
            number = int(line.partition(".")[0])
            assert legal[number] == move.steps[0].action
            assert f"{percent(move.chance)}% chance of winning" in line


def hints_with(*chances: float, over: bool = False) -> Hints:
    """Made-up answers at the first decision of a game."""
    setting = Setting("santiago", 2, ())
    match = setting.match(1)
    while match.state.phase != "drive":
        match.play(match.chance() if match.state.actor < 0 else match.legal()[0])
    table = Table(setting.card, [Seat("Ana"), Seat("Ben")], match, {})
    asked, after = question(table), match.state.copy()
    after.phase = OVER if over else after.phase
    answer = [
        Advice((action,), chance, 0.0, after)
        for action, chance in zip(match.legal(), chances, strict=False)
    ]
    return Hints(setting.card, setting.card.wording(ENGLISH, table.names), asked, answer)


def test_a_move_that_wins_is_said_to_win() -> None:
    assert hints_with(1.0, 0.3, over=True).moves()[0].why == "It wins the game."


def test_where_nothing_is_ahead_the_chance_alone_is_told() -> None:
    first, second = hints_with(0.6, 0.4).moves()
    assert first.why == "It leads to more: a 60% chance instead of 40%."
    assert second.why == "The best move promises more."


def test_equal_moves_are_called_so() -> None:
    hinted = hints_with(0.501, 0.499)
    hinted.answer[1].state.pesos[0] += 1
    assert hinted.compared(*hinted.answer[:2]) == "Others are just as good."


def test_the_only_move_and_moves_that_differ_in_nothing_are_called_so() -> None:
    assert hints_with(0.5).moves()[0].why == "There is no other move."
    [move] = hints_with(0.5, 0.5).moves()
    assert move.why == "All other moves come to the same thing."


def test_what_was_not_thought_of_costs_nothing() -> None:
    hinted = hints_with(0.6)
    unthought = hinted.card.rules().legal(hinted.asked.seen)[1]
    assert hinted.cost(unthought) == 0
    assert hinted.against(unthought) == ""


def test_the_question_holds_no_secret() -> None:
    setting = Setting("manila", 3, ())
    match = setting.match(1)
    table = Table(setting.card, [Seat(name) for name in NAMES[:3]], match, {})
    asked = question(table)
    assert asked.seen == match.rules.mask(match.state, asked.seat)
    assert asked.seen != match.state
