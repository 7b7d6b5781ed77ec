"""Hints: every game gives the best moves and a true reason, from what the seat may know."""

from __future__ import annotations

from copy import copy
from functools import cache
from itertools import islice

import pytest
from hint_facts import hints
from worlds import Setting, sayings, states, turns, warnings

from santiago_desktop.kernel.luck import KeyedDraw
from santiago_desktop.kernel.rules import OVER
from santiago_desktop.players.adviser import Advice
from santiago_desktop.players.chances import PLAIN, Chance
from santiago_desktop.players.facts import Course, course
from santiago_desktop.players.thinking import think
from santiago_desktop.system.language import ENGLISH, LANGUAGES, language
from santiago_desktop.table.hints import (
    SHOWN,
    Hints,
    about_equal,
    covers,
    question,
    surely_worse,
    told,
)
from santiago_desktop.table.table import Seat, Table

NAMES = ["Ana", "Ben", "Carla", "Dora", "Eva"]
FEW = 1  # decisions of each game that are thought through


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
            assert_sentence(words.because([reason], after))


def test_all_that_can_be_warned_of_is_a_sentence_in_every_language(setting: Setting) -> None:
    names = NAMES[: setting.seats]
    wordings = [setting.card.wording(language(code), names) for code in LANGUAGES]
    for _, after, _, reason in warnings(setting, 5):
        for words in wordings:
            assert_sentence(words.otherwise([reason], after))


def test_all_that_can_be_stated_is_a_sentence_in_every_language(setting: Setting) -> None:
    names = NAMES[: setting.seats]
    wordings = [setting.card.wording(language(code), names) for code in LANGUAGES]
    rules = setting.card.rules()
    for match in islice(states(setting, 5, every=9), 1, None):
        if match.state.actor >= 0:
            happened = course(rules, match.state, (match.legal()[0],))
            account = setting.card.account(happened, match.state.actor)
            for words in wordings:
                assert_sentence(words.account_told(account))
                for fact in (fact for row in account for fact in row):
                    phrase = words.fact(fact)
                    assert phrase.parts
                    assert all(phrase.parts)
                    assert "{" not in phrase.words


def assert_sentence(text: str) -> None:
    assert text.endswith(".")
    assert text[0] == text[0].upper()
    assert "{" not in text


def test_what_a_seat_cannot_know_changes_nothing(setting: Setting) -> None:
    rules, draw = setting.card.rules(), KeyedDraw("worlds", "")
    for before, after, seat in turns(setting, 6):
        if after.phase != OVER:
            seen = rules.mask(before, seat)
            known = setting.card.reasons(before, after, seat)
            other = rules.imagine(rules.mask(after, seat), seat, draw)
            assert setting.card.reasons(seen, other, seat) == known
            stated = setting.card.account(Course(before, (), after), seat)
            assert setting.card.account(Course(seen, (), other), seat) == stated


@pytest.mark.uncounted
def test_the_best_moves_come_first_and_can_be_played(setting: Setting) -> None:
    for table, hinted in advised(setting):
        moves = hinted.moves()
        assert 1 <= len(moves) <= SHOWN
        chances = [move.chance.value for move in moves]
        assert chances == sorted(chances, reverse=True)
        for move in moves:
            assert move.action in table.match.legal()
            assert 0 <= move.chance.low <= move.chance.value <= move.chance.high <= 1


def test_the_reason_is_what_the_next_best_lacks(setting: Setting) -> None:
    for _, hinted in advised(setting):
        best, *others = hinted.different()
        if others:
            found = hinted.ahead(best, others[0])
            why = hinted.reasons(best, others[0])[0]
            equal = about_equal(best.chance, others[0].chance)
            assert hinted.compared().why == why
            if found and not equal:
                assert why.startswith(hinted.because(found, best))


def test_a_move_is_compared_with_the_best_and_the_best_with_the_next(setting: Setting) -> None:
    for _, hinted in advised(setting):
        best, *others = hinted.different()
        for other in others[1:]:
            compared = hinted.compared(other.path[0])
            assert compared.other is not None
            assert (compared.better.action, compared.other.action) == (best.path[0], other.path[0])
        if others:
            for compared in (hinted.compared(), hinted.compared(best.path[0])):
                assert compared.other is not None
                assert compared.other.action == others[0].path[0]


def test_the_best_move_costs_nothing_and_others_what_they_lose(setting: Setting) -> None:
    for table, hinted in advised(setting):
        best = hinted.answer[0].path[0]
        assert hinted.cost(best) == 0
        assert not hinted.surely_costly(best)
        for action in table.match.legal():
            assert 0 <= hinted.cost(action) <= 100
            if hinted.surely_costly(action):
                assert hinted.cost(action) > 0
                assert not hinted.compared(action).equal


def test_moves_are_told_with_what_is_typed_to_play_them(setting: Setting) -> None:
    for table, hinted in advised(setting):
        moves, legal = hinted.moves(), table.match.legal()
        numbers = {action: str(number) for number, action in enumerate(legal)}
        lines = told(hinted, numbers.__getitem__)
        for line, move in zip(lines, moves, strict=False):
            number = int(line.partition(".")[0])
            assert legal[number] == move.action
            assert f"{move.chance.percent}% chance of winning" in line
        *accounts, why = lines[len(moves) :]
        assert why == hinted.compared(typed=numbers.__getitem__).why
        for line, move in zip(accounts, moves, strict=False):
            assert line.startswith(f"{numbers[move.action]}: Costs: ")


def hints_with(*chances: float, over: bool = False, legal: int = 9) -> Hints:
    """Made-up answers at the first decision of a game."""
    setting = Setting("santiago", 2, ())
    match = setting.match(1)
    while match.state.phase != "drive":
        match.play(match.chance() if match.state.actor < 0 else match.legal()[0])
    match.state.pesos[match.state.actor] = legal - 1
    table = Table(setting.card, [Seat("Ana"), Seat("Ben")], match, {})
    asked, after = question(table), match.state.copy()
    after.phase = OVER if over else after.phase
    answer = [
        Advice((action,), Chance(chance, chance, chance), 0.0, after)
        for action, chance in zip(match.legal(), chances, strict=False)
    ]
    return Hints(setting.card, setting.card.wording(ENGLISH, table.names), asked, answer)


def test_a_move_that_wins_is_said_to_win() -> None:
    assert hints_with(1.0, 0.3, over=True).compared().why == "It wins the game."


def test_where_nothing_is_ahead_the_chance_alone_is_told() -> None:
    why = hints_with(0.7, 0.4).compared().why
    assert why == "It leads to more: a 70% chance instead of 40%."


def test_moves_that_the_judge_cannot_tell_apart_are_said_to_be_as_good() -> None:
    """And what each of them has: it was no help to hear that nothing distinguishes them."""
    hinted = hints_with(0.55, 0.54, 0.3, legal=3)
    richer = hinted.answer[1].state.copy()
    richer.pesos = [pesos + 4 for pesos in richer.pesos]
    hinted.answer[1] = hinted.answer[1]._replace(state=richer)
    compared = hinted.compared()
    assert compared.equal
    assert not compared.leans
    same = "They are about as good: take the one that you like better."
    assert compared.reasons[0].startswith(f"{same} With move B: you")
    assert compared.reasons[-2].startswith("With move B: you"), "what room it took to say the same"
    assert compared.reasons[-1] == same
    [first, second, third, *_] = told(hinted, lambda action: action.text)
    assert "as good" not in first
    assert second.endswith("About as good as the best one.")
    assert "as good" not in third


def test_what_a_later_step_brings_is_not_told_as_if_it_were_so_at_once() -> None:
    """ "In Bombay your stack is the highest": eight steps ahead, read as a false statement."""
    hinted = hints_with(0.55, 0.54, legal=3)
    best, other = hinted.answer
    richer = other.state.copy()
    richer.pesos = [pesos + 4 for pesos in richer.pesos]
    other = other._replace(state=richer)
    assert "With move B: you" in hinted.even(best, other)[0]
    longer = other._replace(path=other.path * 2)
    assert "With move B, by the end of the turn: you" in hinted.even(best, longer)[0]
    assert hinted.differences(other, best)[0].startswith("After that, you")
    assert hinted.differences(longer, best)[0].startswith("By the end of the turn, you")


def test_a_difference_within_the_error_that_can_be_seen_is_said_to_be_unsure() -> None:
    compared = hints_with(0.55, 0.51).compared()
    assert compared.equal
    assert compared.leans
    assert compared.why.startswith("Move A may be better, but")


def test_a_loss_is_sure_where_the_ranges_lie_apart() -> None:
    best, near, far = Chance(0.5, 0.4, 0.6), Chance(0.38, 0.28, 0.48), Chance(0.2, 0.1, 0.3)
    assert not about_equal(best, near)
    assert about_equal(Chance(0.003, 0.0, 0.1), Chance(0.001, 0.0, 0.1))  # both are told as 0 %
    assert not surely_worse(near, best)
    assert surely_worse(far, best)


def test_where_chances_of_moves_are_told_apart_badly_more_of_them_are_about_equal() -> None:
    best, other = Chance(0.5, 0.4, 0.6, apart=0.2), Chance(0.35, 0.25, 0.45)
    assert about_equal(best, other)
    assert not about_equal(best._replace(apart=0.04), other)
    scale = PLAIN._replace(apart=0.2)
    assert scale.chance(0.5).apart == 0.2


def test_there_is_no_other_move_only_where_the_rules_allow_no_other() -> None:
    alone = hints_with(0.5, legal=1)
    assert alone.compared().why == "There is no other move."
    assert alone.compared().other is None
    assert told(alone, lambda action: action.text)[-1] == "There is no other move."
    assert hints_with(0.5).compared().why == "No other move is worth a look."
    same = hints_with(0.5, 0.5)
    assert len(same.moves()) == 1
    assert same.compared().why == "All other moves come to the same thing."


def test_the_kind_of_a_mistake_is_what_the_best_move_is_most_ahead_in() -> None:
    setting = Setting("santiago", 3, ())
    kinds = set()
    for hinted in islice(hints(setting, 4), 9):
        for advice in hinted.answer[1:]:
            kind = hinted.mistake(advice.path[0])
            found = hinted.ahead(hinted.answer[0], advice)
            assert kind == (found[0].says if found else "")
            kinds.add(kind)
    assert len(kinds) > 2


def test_where_holdings_are_covered_a_hint_tells_nothing_of_what_others_hold() -> None:
    setting = Setting("santiago", 3, ())
    told: set[str] = set()
    untold: set[str] = set()
    for hinted in islice(hints(setting, 4), 40):
        for sentences in (told, untold):
            for advice in hinted.answer[:4]:
                reasons = hinted.ahead(hinted.answer[0], advice)
                sentences |= {each.says for each in reasons}
                sentences |= {each.warns for each in hinted.warned(hinted.answer[0], advice)}
                sentences |= {fact.kind for row in hinted.move(advice).account for fact in row}
            hinted.covered = True
    covered = setting.card.wording(ENGLISH, NAMES[:3]).sentences().covered
    assert told & {*covered} > {"port_too_far"}  # in words, and among the facts
    assert not untold & {*covered}
    assert "reaches_free" in untold  # that follows from where the car stands


def test_what_others_hold_is_covered_unless_all_is_open_or_remembered() -> None:
    setting = Setting("santiago", 2, ())
    choices: list[dict[str, bool]] = [{}, {"open_holdings": True}]
    for options in choices:
        table = Table(setting.card, [Seat("Ana"), Seat("Ben")], setting.match(1), options)
        assert covers(table) == (not options)
        table.memory_aid = True
        assert not covers(table)


def test_what_was_not_thought_of_costs_nothing() -> None:
    hinted = hints_with(0.6)
    unthought = hinted.card.rules().legal(hinted.asked.seen)[1]
    assert hinted.cost(unthought) == 0
    assert not hinted.surely_costly(unthought)
    assert hinted.mistake(unthought) == ""


def test_the_question_holds_no_secret() -> None:
    setting = Setting("manila", 3, ())
    match = setting.match(1)
    table = Table(setting.card, [Seat(name) for name in NAMES[:3]], match, {})
    asked = question(table)
    assert asked.seen == match.rules.mask(match.state, asked.seat)
    assert asked.seen != match.state
