"""Saved games: every edited byte that matters is found, and the first difference named."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from worlds import Setting, random_steps

from santiago_desktop.games import GAMES
from santiago_desktop.kernel import saves
from santiago_desktop.kernel.checks import Fault
from santiago_desktop.kernel.match import Match


def rules_of(game: object) -> Any:
    return GAMES[str(game)]().rules()


def saved(match: Match[Any], game: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    players = [f"P{i}" for i in range(match.state.seats)]
    head = saves.header(match, game, players, {}, drawn=True)
    return head, saves.entries(match, head["hash"])


def short_game() -> tuple[dict[str, Any], list[dict[str, Any]]]:
    match = Match.new(rules_of("santiago"), 2, "7", {})
    match.play(match.chance())
    match.play(match.legal()[0])
    match.play(match.legal()[1])
    return saved(match, "santiago")


@pytest.mark.uncounted
def test_a_whole_game_comes_back(setting: Setting) -> None:
    match = setting._replace(options=()).match(1)
    for _ in random_steps(match, 1):
        pass
    head, log = saved(match, setting.game)
    text = saves.to_text(head, [*log, saves.end(head, log)])
    head_again, log_again, end = saves.from_text(text)
    again, _ = saves.replay(head_again, log_again, rules_of)
    assert again.state == match.state
    assert again.log == match.log
    assert end == saves.end(head, log)


def test_a_game_from_a_position_comes_back() -> None:
    match = Match.new(rules_of("santiago"), 3, "7", {})
    match.play(match.chance())
    later = Match(match.rules, match.state, "8")
    later.play(later.legal()[0])
    head = saves.header(later, "santiago", ["a", "b", "c"], {}, drawn=False)
    again, _ = saves.replay(head, saves.entries(later, head["hash"]), rules_of)
    assert again.state == later.state


@given(st.data())
@settings(max_examples=300, deadline=None)
def test_any_edited_byte_that_matters_is_found(data: st.DataObject) -> None:
    head, log = short_game()
    text = saves.to_text(head, [*log, saves.end(head, log)])
    place = data.draw(st.integers(0, len(text) - 1))
    new = data.draw(st.characters(min_codepoint=32, max_codepoint=126))
    edited = text[:place] + new + text[place + 1 :]
    lines = [json.loads(line) for line in text.splitlines()]
    try:
        same = [json.loads(line) for line in edited.splitlines()] == lines
    except ValueError:
        same = False
    if same:  # white space between JSON's words doesn't matter
        return
    with pytest.raises(Fault):
        load(edited)


def load(text: str) -> Match[Any]:
    head, log, end = saves.from_text(text)
    match, head = saves.replay(head, log, rules_of)
    if end != saves.end(head, log):
        raise Fault("the end doesn't fit")
    return match


@given(st.integers(0, 2000))
@settings(max_examples=200, deadline=None)
def test_a_file_cut_off_anywhere_is_refused(size: int) -> None:
    head, log = short_game()
    text = saves.to_text(head, [*log, saves.end(head, log)])
    if size < len(text):
        with pytest.raises(Fault):
            load(text[:size])


def test_a_crash_in_the_middle_of_a_line_loses_only_that_line() -> None:
    head, log = short_game()
    text = saves.to_text(head, log)
    _, rest, end = saves.from_text(text[:-10], torn=True)
    assert rest == log[:-1]
    assert end is None


def altered(**changes: Any) -> dict[str, Any]:
    head, _ = short_game()
    head |= changes
    head["hash"] = saves.digest({field: head[field] for field in saves.HEADER})
    return head


@pytest.mark.parametrize(
    ("head", "sentence"),
    [
        ("text", "this is no game saved by Santiago Desktop"),
        ({"format": "chess"}, "this is no game saved by Santiago Desktop"),
        (altered(version=99), "it was saved by a newer program: version 99"),
        (altered(version=0), "version must be"),
        (altered(version="1"), "version must be"),
        (altered(version=True), "version must be"),
        (altered(players=["a"]), "players must have 2 to 4 items"),
        (altered(players=["a", 2]), "players\\[1\\] must be a text"),
        (altered(options={"fast": True}), "options has an unknown field"),
        (altered(seed=7), "seed must be a text"),
        (altered(start={"game": "santiago"}), "the position lacks"),
        ({**altered(), "seed": "8"}, "the header was changed"),
        ({**altered(), "more": 1}, "the header has an unknown field"),
    ],
)
def test_a_header_that_is_wrong_is_refused(head: Any, sentence: str) -> None:
    with pytest.raises(Fault, match=sentence):
        saves.replay(head, [], rules_of)


def test_players_must_fit_the_seats_of_a_position() -> None:
    match = Match.new(rules_of("santiago"), 3, "7", {})
    head = altered(start=match.rules.to_position(match.state))
    with pytest.raises(Fault, match="more or fewer players"):
        saves.replay(head, [], rules_of)


def test_the_first_difference_is_named() -> None:
    head, log = short_game()
    cases: list[tuple[int, dict[str, Any], str]] = [
        (1, {"action": "fly"}, 'log line 2: "fly" is no action of this game'),
        (2, {"action": "drive 20"}, "log line 3: 3: drive_stops"),
        (2, {"action": "drive 1"}, "log line 3: the hash doesn't fit"),
        (1, {"actor": 0}, "log line 2: the actor was 1"),
        (0, {"actor": 1}, "log line 1: the actor was chance"),
        (0, {"hash": "0"}, "log line 1: the hash doesn't fit"),
        (0, {"action": 3}, "log line 1.action must be a text"),
        (1, {"more": 3}, "log line 2 has an unknown field"),
    ]
    for number, change, sentence in cases:
        changed = [dict(line) for line in log]
        changed[number] |= change
        with pytest.raises(Fault) as caught:
            saves.replay(head, changed, rules_of)
        assert sentence in str(caught.value)


def test_nothing_is_played_after_the_end() -> None:
    match = Match.new(rules_of("santiago"), 2, "7", {})
    for _ in random_steps(match, 1):
        pass
    head, log = saved(match, "santiago")
    with pytest.raises(Fault, match="the game is over before it"):
        saves.replay(head, [*log, log[-1]], rules_of)


def test_dice_that_the_seed_does_not_bring_are_found() -> None:
    match = Match.new(rules_of("santiago"), 2, "7", {})
    match.play(match.chance())
    assert saves.luck_fault(match) == ""
    match = Match.new(rules_of("santiago"), 2, "7", {})
    match.play(match.read("roll 3 4 3 3 3"))
    assert saves.luck_fault(match).startswith("log line 1: chance did roll 3 4 3 3 3, while")


@pytest.mark.parametrize(
    "text", ["", "\n", "[", "{}{}\n", '{"a":1,"a":2}\n', "NaN\n", "[" * 10**5 + "\n"]
)
def test_what_is_no_json_is_refused(text: str) -> None:
    with pytest.raises(Fault):
        load(text)


def test_an_older_version_is_brought_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    def from_0(head: dict[str, Any]) -> dict[str, Any]:
        head = {**head, "version": 1, "seed": head["seed"]}
        return {**head, "hash": saves.digest({field: head[field] for field in saves.HEADER})}

    monkeypatch.setitem(saves.MIGRATIONS, 0, from_0)
    match, _ = saves.replay(altered(version=0), [], rules_of)
    assert match.log == []


def test_what_the_table_keeps_is_part_of_the_headers_hash() -> None:
    match = Match.new(rules_of("santiago"), 2, "7", {})
    kept = {"looks": [1, 0]}
    head = saves.header(match, "santiago", ["a", "b"], {}, drawn=True, table=kept)
    _, found = saves.replay(head, [], rules_of)
    assert found["table"] == kept
    for changed in (
        {**head, "table": {"looks": [0, 1]}},
        {k: head[k] for k in head if k != "table"},
    ):
        with pytest.raises(Fault, match="the header was changed"):
            saves.replay(changed, [], rules_of)


def test_a_header_without_a_table_is_as_it_always_was() -> None:
    match = Match.new(rules_of("santiago"), 2, "7", {})
    plain = saves.header(match, "santiago", ["a", "b"], {}, drawn=True)
    assert set(plain) == {*saves.HEADER, "hash"}
    assert plain == saves.header(match, "santiago", ["a", "b"], {}, drawn=True, table={})


def test_a_table_that_is_no_object_is_refused() -> None:
    match = Match.new(rules_of("santiago"), 2, "7", {})
    head = saves.header(match, "santiago", ["a", "b"], {}, drawn=True)
    del head["hash"]
    head["table"] = [1, 0]
    with pytest.raises(Fault, match="table must be an object, not a list"):
        saves.replay({**head, "hash": saves.digest(head)}, [], rules_of)
