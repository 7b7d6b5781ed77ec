"""The command line: exit codes, and errors in one line."""

from __future__ import annotations

import json
import sys
from functools import cache
from pathlib import Path

import pytest

from santiago_desktop import __version__
from santiago_desktop.commands import bench
from santiago_desktop.commands.cli import FAILED, GOOD, UNREADABLE, WRONG_USAGE, main, parser
from santiago_desktop.system.language import system_language

SAVES = Path(__file__).parent / "saves"


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    for option in ("--version", "--help"):
        with pytest.raises(SystemExit) as stop:
            main([option])
        assert stop.value.code == GOOD
    assert __version__ in capsys.readouterr().out


@pytest.mark.parametrize(
    "words",
    [
        *(["fly"], ["play"], ["play", "chess"], ["--seats", "Ana"], ["play", "santiago", "--fly"]),
        *(["play", "santiago", "--seats", "Ana,Ana"], ["simulate", "santiago"]),
        *(["play", "santiago", "--option", "fast"], ["play", "santiago", "--language", "xx"]),
        *(["play", "cargo_noir", "--text", "--memory-aid"],),
        *(["play", "santiago", "--text", "--memory-aid", "--option", "open_holdings"],),
        *(["simulate", "santiago", "--seats", "easy,wizard"],),
        *(["simulate", "santiago", "--seats", "easy"],),
        *(["simulate", "santiago", "--seats", "easy,easy", "--games", "0"],),
        *(["simulate", "santiago", "--seats", "easy,easy", "--games", "x"],),
    ],
)
def test_wrong_usage_is_one_line(
    words: list[str],
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("SANTIAGO_DATA_DIR", str(tmp_path))
    try:
        code: object = main(words)
    except SystemExit as stop:
        code = stop.code
    assert code == WRONG_USAGE
    error = capsys.readouterr().err
    assert error.startswith("santiago-desktop")
    assert error.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_verify_finds_saved_games_good(capsys: pytest.CaptureFixture[str]) -> None:
    for path in SAVES.glob("*.santiago"):
        assert main(["verify", str(path)]) == GOOD
        assert "good" in capsys.readouterr().out


def test_verify_names_the_first_difference(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (SAVES / "santiago-1.santiago").read_text()
    edited = tmp_path / "edited.santiago"
    edited.write_text(text.replace("drive 1", "drive 2", 1))
    assert main(["verify", str(edited)]) == FAILED
    assert "log line" in capsys.readouterr().err


def test_verify_finds_dice_that_the_seed_does_not_bring(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("santiago_desktop.kernel.saves.luck_fault", lambda _: "log line 1: no")
    assert main(["verify", str(SAVES / "santiago-1.santiago")]) == FAILED
    assert "log line 1: no" in capsys.readouterr().err
    del tmp_path


def test_verify_says_when_a_game_was_left_open(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (SAVES / "santiago-1.santiago").read_text().splitlines(keepends=True)
    path = tmp_path / "open.santiago"
    path.write_text("".join(lines[:5]))
    assert main(["verify", str(path)]) == GOOD
    assert "not closed" in capsys.readouterr().out


def test_unreadable_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", str(tmp_path / "nowhere")]) == UNREADABLE
    assert main(["play", str(tmp_path), "--text"]) == UNREADABLE
    (tmp_path / "bad").write_text("bad")
    assert main(["play", str(tmp_path / "bad"), "--text"]) == UNREADABLE
    assert capsys.readouterr().err.count("\n") == 3


def test_simulate_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "santiago", "--seats", "easy,random,random", "--games", "3", "--json"]
    assert main(words) == GOOD
    figures = json.loads(capsys.readouterr().out)
    assert figures["games"] == 3
    assert set(figures["win_rate"]) == {"easy", "random"}
    rate = figures["win_rate"]["easy"]
    assert 0 <= rate["low"] <= rate["mean"] <= rate["high"] <= 1
    share = rate["mean"] + 2 * figures["win_rate"]["random"]["mean"]
    assert share == pytest.approx(1)
    assert figures["decisions_per_game"] > 50
    assert figures["decisions_per_second"] > 0


@pytest.mark.uncounted
def test_simulate_gives_the_same_for_the_same_seed_with_any_workers(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = []
    for workers in ("1", "2", "999999"):
        words = ["simulate", "santiago", "--seats", "easy,random", "--games", "4", "--json"]
        assert main([*words, "--workers", workers, "--seed", "x"]) == GOOD
        figures = json.loads(capsys.readouterr().out)
        found.append((figures["win_rate"], figures["scores"], figures["decisions_per_game"]))
    assert found[0] == found[1] == found[2]


def test_simulate_reports_in_words_and_shows_a_bar(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main(["simulate", "santiago", "--seats", "random,random", "--games", "2"]) == GOOD
    printed = capsys.readouterr()
    assert "random: wins 50.0%" in printed.out
    assert "2/2" in printed.err


@pytest.mark.parametrize(
    ("variables", "code"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LANGUAGE": "ru"}, "ru"),
        ({"LC_ALL": "C"}, "en"),
        ({"LANG": "fr_FR"}, "en"),
    ],
)
def test_the_systems_language_is_the_first_choice(
    variables: dict[str, str], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert system_language() == code


@pytest.mark.uncounted
def test_bench_runs(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.01)
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "OPENINGS", 1)
    monkeypatch.setattr(bench, "SHOWN", ("santiago",))
    for name in ("board", "game_figures", "start", "start_up", "title", "yardsticks"):
        monkeypatch.setattr(bench, name, cache(getattr(bench, name)))  # measured once, told twice
    assert main(["bench", "--json"]) == GOOD
    figures = json.loads(capsys.readouterr().out)
    assert figures["santiago"]["decisions a second"] > 0
    assert main(["bench"]) == GOOD
    assert "referee milliseconds" in capsys.readouterr().out


def test_options_count_before_the_command_as_well_as_after_it() -> None:
    said = [
        "--data-dir",
        "there",
        "--language",
        "es",
        "--mute",
        "--option",
        "a",
        "--size",
        "1280x720",
    ]
    before, after = parser().parse_args([*said, "play", "santiago"]), ["play", "santiago", *said]
    assert before == parser().parse_args(after)
    assert (before.data_dir, before.language, before.option) == ("there", "es", ["a"])
    assert not before.text
    gallery = parser().parse_args(["--language", "es", "gallery", "pictures"])
    assert (gallery.language, gallery.size) == ("es", None)
    plain = parser().parse_args(["play", "santiago"])
    assert (plain.data_dir, plain.seats, plain.option, plain.size) == ("", "", [], None)
