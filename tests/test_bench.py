"""What `bench` reports, not how quick anything is."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from santiago_desktop.commands import bench

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.uncounted  # how quick things are


def test_windows_are_compared_with_a_bare_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "OPENINGS", 1)
    assert bench.title()["title, times a bare window"] > 0
    found = bench.start(bench.SHOWN[0])
    assert found["board, times a bare window"] == pytest.approx(
        found["board milliseconds"] / found["bare window milliseconds"]
    )


def test_what_opens_is_compiled_wherever_it_is_measured(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Where Python was told to keep nothing, each opening compiled the whole program anew."""
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    told = tmp_path / "told"
    tells = f"import pathlib, sys; pathlib.Path({str(told)!r}).write_text(str(sys.flags))"
    bench._opening([sys.executable, "-c", tells])  # noqa: SLF001
    assert "dont_write_bytecode=0" in told.read_text()


@pytest.mark.parametrize("game", bench.SHOWN)
def test_the_board_is_watched(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str) -> None:
    from santiago_desktop.commands import bench_board  # noqa: PLC0415 - it sets SDL's variables

    monkeypatch.setattr(bench_board, "FRAMES", 20)
    monkeypatch.setattr(bench_board, "WARM", 5)
    monkeypatch.setattr(bench_board, "IDLE", 0.1)
    monkeypatch.setattr(bench_board, "WAYS", 2)
    found = bench_board.measure(tmp_path, game)
    assert len(found) == 8
    assert found["median milliseconds a frame, all in motion"] > 0
    assert found["median milliseconds a frame, while the board makes room"] > 0


def test_dice_that_tumble_are_found_by_their_names() -> None:
    from santiago_desktop.commands.bench_board import rolls  # noqa: PLC0415 - likewise

    names = ["die_a_roll_01", "die_a_roll_00", "die_b_roll_00", "die_a_roll_00_sh", "die_a_1"]
    assert rolls(names) == [["die_a_roll_00", "die_a_roll_01"], ["die_b_roll_00"]]
