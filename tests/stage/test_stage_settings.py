"""Settings: remembered, and never fatal."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from santiago_desktop.system.settings import DEFAULTS, Settings

if TYPE_CHECKING:
    from pathlib import Path


def test_choices_are_remembered_at_once(tmp_path: Path) -> None:
    path = tmp_path / "config" / "settings.json"
    Settings(path)["zoom"] = 150
    assert Settings(path)["zoom"] == 150


@pytest.mark.parametrize("content", ["", "{", "[]", "[1]", "3", "null", "[" * 100_000, "\x00"])
def test_a_broken_file_is_set_aside(tmp_path: Path, content: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(content)
    settings = Settings(path)
    assert settings.values == DEFAULTS
    assert settings.complaint
    assert path.with_suffix(".bad").read_text() == content
    assert not path.exists()


@pytest.mark.parametrize(
    ("name", "value"),
    [
        *(("zoom", 1000), ("zoom", "100"), ("zoom", True), ("language", "xx"), ("speed", 3)),
        *(("window", [1]), ("window", [0, 0]), ("window", "big"), ("mute", 1), ("keys", [])),
        *(("theme", "pink"), ("music", -1), ("speed", ["fast"])),
    ],
)
def test_a_value_that_cant_be_used_is_left_out(tmp_path: Path, name: str, value: object) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({name: value, "mute": True} if name != "mute" else {name: value}))
    settings = Settings(path)
    assert settings[name] == DEFAULTS[name]


def test_what_a_newer_program_has_written_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"future": 1}')
    settings = Settings(path)
    settings["zoom"] = 125
    assert json.loads(path.read_text())["future"] == 1


def test_a_disk_that_is_full_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    settings = Settings(tmp_path / "file" / "settings.json")
    settings["zoom"] = 150
    assert settings["zoom"] == 150
    assert settings.complaint


def test_what_a_program_of_one_game_remembered_is_found_again(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    table = {"game": "santiago", "chairs": [["Ana", "", 0], ["Ben", "", 1]]}
    path.write_text(json.dumps({"table": table, "lesson": 7}))
    settings = Settings(path)
    assert settings.of_game("tables", "santiago", {}) == table
    assert settings["lessons"] == {}  # there are other lessons now
    assert settings.of_game("tables", "manila", {}) == {}


def test_each_game_remembers_its_own(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    Settings(path).keep_of_game("lessons", "manila", 3)
    Settings(path).keep_of_game("lessons", "santiago", 5)
    again = Settings(path)
    assert [again.of_game("lessons", game, 0) for game in ("manila", "santiago")] == [3, 5]


@pytest.mark.parametrize("broken", [7, "x", None, []])
def test_what_is_remembered_of_a_game_but_of_another_kind_counts_for_nothing(
    tmp_path: Path, broken: object
) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"tables": {"manila": broken}}))
    assert Settings(path).of_game("tables", "manila", {}) == {}
