"""The referee: one line in, one line out, and nothing changes after an error."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from worlds import Setting, random_steps

from santiago_desktop.commands import referee as room
from santiago_desktop.commands.referee import Referee
from santiago_desktop.games import GAMES
from santiago_desktop.kernel.luck import KeyedDraw


def session(*lines: Any) -> list[dict[str, Any]]:
    raw = [line if isinstance(line, bytes) else json.dumps(line).encode() for line in lines]
    out = io.BytesIO()
    Referee(GAMES).serve(io.BytesIO(b"".join(line + b"\n" for line in raw)), out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


NEW = {"cmd": "new", "game": "santiago", "players": 3, "seed": 7}


def ask(*lines: Any) -> dict[str, Any]:
    return session(*lines)[-1]


def test_games_are_listed() -> None:
    games = ask({"cmd": "games"})["games"]
    assert [game["id"] for game in games] == list(GAMES)
    assert games[0] == {
        "id": "santiago",
        "players": [2, 4],
        "options": {"open_holdings": {"default": False, "choices": [False, True]}},
    }


def test_a_game_can_be_played_to_its_end(setting: Setting) -> None:
    referee = Referee(GAMES)
    options = dict.fromkeys(setting.options, True)
    request = {"cmd": "new", "game": setting.game, "players": setting.seats, "options": options}
    assert referee.obey(request)["status"]["over"] is False
    twin = setting.match(0)
    for action, _ in random_steps(twin, 2):
        reply = referee.obey({"cmd": "play", "action": action.text})
        assert reply["events"]
    assert reply["status"]["over"]
    assert reply["status"]["scores"] == twin.rules.result(twin.state).scores
    assert reply["status"]["winners"] == twin.rules.result(twin.state).winners
    assert referee.obey({"cmd": "position"})["position"] == twin.rules.to_position(twin.state)
    assert referee.obey({"cmd": "log"})["log"] == [each.action.text for each in twin.log]


def test_the_same_arguments_give_the_same_game() -> None:
    chance = {"cmd": "chance"}
    assert session(NEW, chance) == session(NEW, chance)
    assert session({**NEW, "seed": "7"}, chance) == session(NEW, chance)
    assert session({**NEW, "seed": 8}, chance) != session(NEW, chance)


def test_a_seats_view_hides_holdings() -> None:
    position = ask(NEW, {"cmd": "position", "seat": 1})["position"]
    assert [seat["vp"] for seat in position["seats"]] == [None, 2, None]
    everything = ask(NEW, {"cmd": "position"})["position"]
    assert [seat["vp"] for seat in everything["seats"]] == [2, 2, 2]


def test_undo_takes_back_chance_too() -> None:
    *_, rolled, undone, again = session(NEW, {"cmd": "chance"}, {"cmd": "undo"}, {"cmd": "chance"})
    assert undone["status"]["phase"] == "roll"
    assert again["action"] == rolled["action"]


@pytest.mark.uncounted
@pytest.mark.parametrize("lines", range(1, 6))
def test_a_seed_always_brings_the_same_thoughts(lines: int) -> None:
    referee = Referee(GAMES)
    referee.obey(NEW)
    referee.obey({"cmd": "chance"})
    for _ in range(1, lines):
        referee.obey({"cmd": "play", "action": referee.obey({"cmd": "legal"})["actions"][0]})
    actor, legal = referee.match.state.actor, referee.obey({"cmd": "legal"})["actions"]
    expected = KeyedDraw("7", f"seat {actor} thinks {lines}").pick(legal)
    assert referee.obey({"cmd": "think", "level": "random"})["action"] == expected


@pytest.mark.parametrize("level", ["beginner", "easy3", "medium", "hard", "master", "random"])
def test_thinking_plays_nothing(level: str) -> None:
    think = {"cmd": "think", "level": level, "ms": 500}
    *_, thought, position = session(NEW, {"cmd": "chance"}, think, {"cmd": "legal"})
    assert thought["action"] in position["actions"]
    assert sum(thought["chances"]) == pytest.approx(1)


def test_saving_and_restoring_keeps_log_and_undo() -> None:
    saved = ask(NEW, {"cmd": "chance"}, {"cmd": "save"})["save"]
    *_, restored, log, undone = session(
        {"cmd": "restore", "save": saved}, {"cmd": "log"}, {"cmd": "undo"}
    )
    assert restored["status"]["phase"] == "leave"
    assert len(log["log"]) == 1
    assert undone["status"]["phase"] == "roll"


def test_a_loaded_position_starts_a_new_log() -> None:
    position = ask(NEW, {"cmd": "chance"}, {"cmd": "position"})["position"]
    *_, loaded, log, saved = session(
        {"cmd": "load", "position": position, "seed": 7}, {"cmd": "log"}, {"cmd": "save"}
    )
    assert loaded["status"]["phase"] == "leave"
    assert log["log"] == []
    assert ask({"cmd": "restore", "save": saved["save"]})["ok"]


def test_it_ends_on_quit_and_reads_no_further() -> None:
    assert session({"cmd": "quit"}, NEW) == [{"ok": True}]


BAD: list[Any] = [
    *(b"", b"   ", b"{", b"[]", b"3", b"null", b'"x"', b"{}", b'{"cmd":3}', b'{"cmd":"fly"}'),
    *(b"\xff", b'{"cmd":"games","cmd":"games"}', b'{"cmd":NaN}', b"[" * 100_000, b"\xef\xbb\xbf{}"),
    *({"cmd": "games", "more": 1}, {"cmd": "new"}, {"cmd": "new", "game": "chess", "players": 2}),
    *({**NEW, "players": 5}, {**NEW, "players": True}, {**NEW, "players": 3.0}),
    *({**NEW, "seed": None}, {**NEW, "seed": 1.5}, {**NEW, "seed": "x" * 20_000}),
    *({**NEW, "options": None}, {**NEW, "options": {"open_holdings": 1}}),
    *({**NEW, "options": {"fast": True}}, {"cmd": "position", "seat": 3}),
    *({"cmd": "position", "seat": None}, {"cmd": "play"}, {"cmd": "play", "action": 3}),
    *({"cmd": "play", "action": "fly"}, {"cmd": "play", "action": "drive 1"}),
    *({"cmd": "play", "action": "roll 9 9 9 9 9"}, {"cmd": "think", "level": "easy"}),
    *({"cmd": "think", "level": "genius"}, {"cmd": "think", "level": "easy", "ms": -1}),
    *({"cmd": "undo"}, {"cmd": "load"}, {"cmd": "load", "position": []}),
    *(
        {"cmd": "load", "position": {}},
        {"cmd": "restore", "save": {}},
        {"cmd": "restore", "save": 1},
    ),
]


@pytest.mark.parametrize("line", BAD, ids=lambda line: str(line)[:40])
def test_bad_lines_are_answered_and_change_nothing(line: Any) -> None:
    before, bad, after = session(NEW, {"cmd": "position"}, line, {"cmd": "position"})[1:]
    assert bad["ok"] is False
    assert bad["error"]
    assert "\n" not in bad["error"]
    assert before == after


@pytest.mark.parametrize("command", ["position", "legal", "chance", "undo", "log", "save"])
def test_most_commands_need_a_game(command: str) -> None:
    assert ask({"cmd": command})["error"].startswith("there is no game yet")


def test_chance_acts_only_in_its_turn() -> None:
    assert ask(NEW, {"cmd": "chance"}, {"cmd": "chance"})["error"] == "it is not chance's turn"


def test_a_refusal_has_its_reason_and_rule() -> None:
    lines = [{"cmd": "play", "action": f"drive {stops}"} for stops in (11, 9)]
    setup = [
        NEW,
        {"cmd": "play", "action": "roll 1 1 1 1 1"},
        {"cmd": "play", "action": "leave rum"},
    ]
    far, dear = session(*setup, *lines)[3:]
    assert far["error"] == "3: the car moves 1 to 10 stops"
    assert dear["error"] == "3: that drive costs 8 pesos; you have 3 pesos"


def test_a_damaged_save_is_refused() -> None:
    saved = ask(NEW, {"cmd": "chance"}, {"cmd": "save"})["save"]
    for field in saved:
        damaged = {key: value for key, value in saved.items() if key != field}
        assert not ask({"cmd": "restore", "save": damaged})["ok"]
    assert not ask({"cmd": "restore", "save": {**saved, "log": []}})["ok"]


def test_endless_lines_are_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "LONGEST_LINE", 100)
    replies = session(b" " * 1000, b"x" * 150, {"cmd": "games"})
    assert [reply["ok"] for reply in replies] == [False, False, True]


def test_a_last_line_without_its_end_is_answered() -> None:
    out = io.BytesIO()
    Referee(GAMES).serve(io.BytesIO(b'{"cmd":"games"}'), out)
    assert json.loads(out.getvalue())["ok"]


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=6,
)


@given(st.sampled_from(sorted(Referee(GAMES).commands)), st.data())
@settings(max_examples=300, deadline=None)
def test_any_request_gets_one_answer(command: str, data: st.DataObject) -> None:
    _, needed, optional = Referee(GAMES).commands[command]
    request = {"cmd": command}
    for field in needed + optional:
        request[field] = data.draw(json_values, label=field)
    replies = session(NEW, request, {"cmd": "legal"})
    assert len(replies) == (2 if command == "quit" else 3)


@given(st.binary(max_size=80))
@settings(max_examples=300, deadline=None)
def test_any_bytes_get_an_answer(line: bytes) -> None:
    replies = session(line.replace(b"\n", b" "))
    assert [set(reply) & {"ok"} for reply in replies] == [{"ok"}]


@given(st.data())
@settings(max_examples=300, deadline=None)
def test_a_damaged_position_is_refused_or_right(data: st.DataObject) -> None:
    game = data.draw(st.sampled_from(sorted(GAMES)))
    low, _ = GAMES[game]().seats
    position = ask({"cmd": "new", "game": game, "players": low}, {"cmd": "position"})["position"]
    field = data.draw(st.sampled_from(sorted(position)))
    position[field] = data.draw(json_values)
    reply = ask({"cmd": "load", "position": position}, {"cmd": "position"})
    assert not reply["ok"] or set(reply["position"]) == set(position)


def test_the_program_speaks_it_without_pygame() -> None:
    code = (
        "import sys; from santiago_desktop.games import GAMES; "
        "import santiago_desktop.commands.referee; "
        "[(make().rules(), make().judge()) for make in GAMES.values()]; "
        "sys.exit('pygame' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


def test_it_runs_as_a_program() -> None:
    lines = "".join(json.dumps(line) + "\r\n" for line in (NEW, {"cmd": "chance"}))
    command = [sys.executable, "-m", "santiago_desktop", "referee"]
    done = subprocess.run(command, input=lines, capture_output=True, text=True, check=True)
    assert [json.loads(line)["ok"] for line in done.stdout.splitlines()] == [True, True]
    assert done.stderr == ""


def documented(heading: str) -> set[str]:
    """The first cells of the table under a heading of the protocol's page."""
    page = Path(room.__file__).with_name("PROTOCOL.md").read_text("utf-8")
    section = page.split(f"## {heading}\n")[1].split("\n## ")[0]
    return {line.split("`")[1] for line in section.splitlines() if line.startswith("| `")} - {"cmd"}


def test_every_command_and_its_fields_are_documented() -> None:
    commands = Referee(GAMES).commands
    assert documented("Commands") == commands.keys()
    page = Path(room.__file__).with_name("PROTOCOL.md").read_text("utf-8")
    rows = {line.split("`")[1]: line for line in page.splitlines() if line.startswith("| `")}
    for name, (_, needed, optional) in commands.items():
        for field in needed + optional:
            assert f"`{field}`" in rows[name], (name, field)


def test_the_status_is_documented() -> None:
    referee = Referee(GAMES)
    referee.obey(NEW)
    while not referee.match.over:
        referee.obey(_step(referee))
    status = referee.obey({"cmd": "undo"})["status"] | referee.obey(_step(referee))["status"]
    assert status.keys() == documented("Status")


def _step(referee: Referee) -> dict[str, Any]:
    actions = referee.obey({"cmd": "legal"})["actions"]
    return {"cmd": "play", "action": actions[0]} if actions else {"cmd": "chance"}


def test_the_documented_session_goes_as_documented() -> None:
    page = Path(room.__file__).with_name("PROTOCOL.md").read_text("utf-8")
    lines = page.split("```text\n")[1].split("```")[0].splitlines()
    requests = [json.loads(line[2:]) for line in lines if line.startswith("> ")]
    replies = [json.loads(line[2:]) for line in lines if line.startswith("< ")]
    assert session(*requests) == replies
