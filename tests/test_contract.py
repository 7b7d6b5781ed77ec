"""What every game owes the kernel, at every table size and with every option."""

from __future__ import annotations

import json
from itertools import cycle, pairwise
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from worlds import Setting, random_steps, states

from santiago_desktop.kernel.luck import KeyedDraw, QuickDraw
from santiago_desktop.kernel.match import Illegal
from santiago_desktop.kernel.records import Action, read_action
from santiago_desktop.kernel.rules import CHANCE, NOBODY, State
from santiago_desktop.players.search import Player
from santiago_desktop.system.language import LANGUAGES, language

if TYPE_CHECKING:
    from santiago_desktop.contract.words import Wording
    from santiago_desktop.kernel.match import Match

GAMES_EACH = 3
SPARSE = 7  # every so many steps, where a test is slow


@pytest.mark.uncounted
def test_random_games_end_and_stay_sound(setting: Setting) -> None:
    for seed in range(GAMES_EACH):
        match = setting.match(seed)
        for _ in random_steps(match, seed):
            match.rules.check(match.state)
        assert match.state.actor == NOBODY
        assert match.legal() == []


def test_legal_actions_are_never_missing_nor_double(setting: Setting) -> None:
    for match in states(setting, 1):
        lines = [action.text for action in match.legal()]
        assert len(lines) == len(set(lines))
        assert bool(lines) == (match.state.actor not in (CHANCE, NOBODY))


def test_legal_actions_come_in_a_fixed_order(setting: Setting) -> None:
    for match in states(setting, 2, SPARSE):
        again = match.rules.from_position(match.rules.to_position(match.state))
        assert match.rules.legal(again) == match.legal()


def test_events_tell_the_whole_story(setting: Setting) -> None:
    match = setting.match(3)
    twin = match.state.copy()
    for _, events in random_steps(match, 3):
        for event in events:
            match.rules.fold(twin, event)
        assert twin == match.state


def test_copies_share_nothing(setting: Setting) -> None:
    for match in states(setting, 4, SPARSE):
        copy = match.state.copy()
        assert copy == match.state
        for name, value in match.state.values().items():
            if isinstance(value, list | dict | set):
                assert getattr(copy, name) is not value
                for mine, other in zip(nested(value), nested(getattr(copy, name)), strict=True):
                    assert mine is not other


def nested(value: Any) -> list[object]:
    items = value.values() if isinstance(value, dict) else value
    return [item for item in items if isinstance(item, list | dict | set)]


def test_actions_and_their_lines_agree(setting: Setting) -> None:
    match = setting.match(5)
    for action, events in random_steps(match, 5):
        assert read_action(action.text, match.rules.actions) == action
        json.dumps([event.plain() for event in events], allow_nan=False)


@pytest.mark.uncounted
def test_positions_round_trip_through_json(setting: Setting) -> None:
    for match in states(setting, 6):
        position = match.rules.to_position(match.state)
        again = match.rules.from_position(json.loads(json.dumps(position)))
        assert again == match.state
        assert match.rules.to_position(again) == position


def test_replaying_the_log_gives_the_same_state(setting: Setting) -> None:
    match = setting.match(7)
    for _ in random_steps(match, 7):
        pass
    state, log = match.state.copy(), list(match.log)
    match.undo(0)
    assert match.state == state
    assert match.log == log


@pytest.mark.uncounted
def test_masking_laws(setting: Setting) -> None:
    match = setting.match(8)
    seats = range(-1, match.state.seats)
    draw = QuickDraw(Random(8))
    rules = match.rules
    masked = {seat: rules.mask(match.state, seat) for seat in seats}
    shown = {seat: rules.cover(rules.mask(match.state, seat), seat) for seat in seats}
    for _, events in random_steps(match, 8):
        for seat in seats:
            for event in events:
                seen = rules.mask_event(event, seat)
                rules.fold(masked[seat], seen)
                rules.fold(shown[seat], rules.cover_event(seen, seat))
            assert masked[seat] == rules.mask(match.state, seat)
            if not match.over:  # then all is shown, which no event tells
                assert shown[seat] == rules.cover(rules.mask(match.state, seat), seat)
        if not match.over:
            imagined = rules.imagine(rules.mask(match.state, 0), 0, draw)
            rules.check(imagined)
            assert rules.mask(imagined, 0) == rules.mask(match.state, 0)


def test_whoever_acts_sees_all_that_acting_needs(setting: Setting) -> None:
    for match in states(setting, 9):
        if match.state.actor >= 0:
            seen = match.rules.mask(match.state, match.state.actor)
            covered = match.rules.cover(seen, match.state.actor)
            assert match.rules.legal(covered) == match.legal()


def test_a_screen_shows_no_more_than_its_seat_may_see(setting: Setting) -> None:
    draw = QuickDraw(Random(14))
    for match in states(setting, 14, SPARSE):
        rules, s = match.rules, match.state
        everybodys = rules.screen(s, NOBODY)
        for seat in range(s.seats):
            shown = rules.screen(s, seat)
            assert shown == rules.cover(rules.mask(s, seat), seat)
            assert rules.screen(shown, seat) == shown
            assert rules.screen(shown, NOBODY) == everybodys
            if not match.over:
                other = rules.imagine(rules.mask(s, seat), seat, draw)
                assert rules.screen(other, seat) == shown


def test_chapters_are_the_same_for_everybody_and_part_the_game(setting: Setting) -> None:
    match = setting.match(15)
    rules = match.rules
    chapters = [rules.chapter(match.state)]
    for _ in random_steps(match, 15):
        chapters.append(rules.chapter(match.state))
        for seat in (NOBODY, *range(match.state.seats)):
            assert rules.chapter(rules.screen(match.state, seat)) == chapters[-1]
    begun = 1 + sum(before != after for before, after in pairwise(chapters))
    assert len(set(chapters)) > 1
    assert match.state.seats < begun < len(chapters)  # neither one a game nor one a decision


def test_illegal_actions_are_refused_with_a_reason_and_change_nothing(setting: Setting) -> None:
    pool = pool_of_actions(setting)
    draw, found = QuickDraw(Random(10)), set()
    for match in states(setting, 10, SPARSE):
        before = match.state.copy()
        for action in {draw.pick(pool) for _ in range(40)}:
            if match.allows(action):
                continue
            with pytest.raises(Illegal) as caught:
                match.play(action)
            assert match.state == before
            found.add(caught.value.refusal)
    for wording in in_all_languages(setting):
        for refusal in found:
            sentence = wording.refusal(refusal)
            assert sentence.startswith(f"{refusal.rule}: ")
            assert "{" not in sentence


def pool_of_actions(setting: Setting) -> list[Action]:
    """All that came up as legal in some games."""
    found: dict[str, Action] = {}
    for seed in range(GAMES_EACH):
        for match in states(setting, 100 + seed):
            found |= {action.text: action for action in match.legal()}
            found |= {played.action.text: played.action for played in match.log[-1:]}
    return [found[line] for line in sorted(found)]


def test_every_language_has_a_sentence_for_everything(setting: Setting) -> None:
    match, wordings = setting.match(11), in_all_languages(setting)
    turns = cycle(wordings)
    for (_, events), wording in zip(random_steps(match, 11), turns, strict=False):
        offered = [wording.action(action, match.state) for action in match.legal()[:5]]
        sentences = [each.event(event, match.state) for event in events for each in wordings]
        sentences += [wording.prompt(match.state), *wording.board(match.state)]
        assert not [each for each in (*offered, *sentences) if "{" in each]
        assert all(offered)
    for wording in wordings:
        assert wording.result(match.rules.result(match.state))
        assert all(section.paragraphs for section in wording.rulebook())


def in_all_languages(setting: Setting) -> list[Wording[Any]]:
    """The sentences of a table, in each language."""
    names = [f"P{i}" for i in range(setting.seats)]
    return [setting.card.wording(language(code), names) for code in LANGUAGES]


def test_the_first_screen_has_something_to_say_in_every_language(setting: Setting) -> None:
    for code in LANGUAGES:
        front = setting.card.front(language(code))
        assert all((front.motto, front.luck, front.length))
        assert set(front.options) == set(setting.card.options)
        assert all(front.options.values())


def test_a_computer_player_is_blind_to_what_its_seat_cant_know(setting: Setting) -> None:
    player = Player(setting.card.rules(), setting.card.judge())
    shuffle = QuickDraw(Random(12))
    for match in states(setting, 12, SPARSE * 3):
        seat = match.state.actor
        if seat < 0:
            continue
        seen = match.rules.mask(match.state, seat)
        other = match.rules.imagine(seen, seat, shuffle)
        assert choice(player, match, seen) == choice(player, match, match.rules.mask(other, seat))


def choice(player: Player, match: Match[Any], seen: State) -> Action:
    return player.choose(seen, match.state.actor, "easy", KeyedDraw("blind", str(len(match.log))))


def test_results_rank_everybody_once(setting: Setting) -> None:
    for match in states(setting, 13, SPARSE):
        result = match.rules.result(match.state)
        assert sorted(seat for rung in result.ranking for seat in rung) == list(
            range(setting.seats)
        )
        assert result.winners == result.ranking[0]
        for seat, score in enumerate(result.scores):
            assert sum(result.parts[seat].values()) == score


def test_the_card_and_the_rules_agree(setting: Setting) -> None:
    card, rules = setting.card, setting.card.rules()
    assert (card.seats, card.options) == (rules.seats, rules.options)
    assert card.id == setting.game
