"""The Windows download: built under wine, started in a fresh Windows, clicked, left."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import facts
import pytest
import try_out
from bundle_hands import Display, places, play_and_leave
from wine import Wine

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = [
    pytest.mark.bundle,
    pytest.mark.skipif(not shutil.which("wine"), reason="wine is not installed"),
]
ROOT = Path(__file__).parents[2]
NAME = f"{facts.NAME}-{facts.version()}-windows-x86_64"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built now, or what SANTIAGO_DOWNLOADS names; unpacked, and read-only."""
    if named := os.environ.get("SANTIAGO_DOWNLOADS"):
        out = Path(named)
    else:
        out = tmp_path_factory.mktemp("downloads")
        subprocess.run([sys.executable, ROOT / "build" / "windows.py", "--out", out], check=True)
    made = try_out.unpacked(out / f"{NAME}.zip", tmp_path_factory.mktemp("unpacked"))
    subprocess.run(["chmod", "-R", "a-w", made], check=True)
    return made


@pytest.fixture(scope="module")
def windows(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Wine]:
    made = Wine(tmp_path_factory.mktemp("windows") / "prefix")
    yield made
    made.close()


def test_the_console_program_works(folder: Path, windows: Wine) -> None:
    program = folder / f"{facts.NAME}-cli.exe"
    assert facts.version() in windows.run(program, "--version")
    assert "has passed" in windows.run(program, "--smoke-test")
    # One worker: under wine 8 Python's own process pools can hang, also without a bundle.
    games = ("--seats", "easy,easy", "--games", "2", "--json")
    assert '"games": 2' in windows.run(program, "simulate", "santiago", *games)


def test_the_referee_speaks_through_pipes(folder: Path, windows: Wine) -> None:
    done = subprocess.run(
        ["wine", folder / f"{facts.NAME}-cli.exe", "referee"],
        input=try_out.FIRST_REQUEST,
        env=windows.environment,
        capture_output=True,
        timeout=60,
        check=True,
    )
    assert b'"ok": true' in done.stdout


def test_the_program_says_who_it_is(folder: Path) -> None:
    for name in (facts.NAME, f"{facts.NAME}-cli"):
        data = (folder / f"{name}.exe").read_bytes()
        for text in facts.windows_strings(name).values():
            assert text.encode("utf-16-le") in data, text


def test_a_turn_is_played(folder: Path, windows: Wine, tmp_path: Path) -> None:
    way = list(places(tmp_path))
    with Display() as display:
        program = windows.open(folder / f"{facts.NAME}.exe", display.name)
        users = windows.folder / "drive_c" / "users"
        local = f"{os.environ.get('USER', 'root')}/AppData/Local/santiago-desktop/saves"
        picture = Path(os.environ.get("SANTIAGO_PICTURES", tmp_path)) / "windows.png"
        play_and_leave(display, program, way, users / local, picture)
