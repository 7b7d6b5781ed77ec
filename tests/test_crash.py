"""Crash files: all that a maintainer needs, nothing private, and one sentence for the person."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from santiago_desktop import __version__
from santiago_desktop.commands.cli import FAILED
from santiago_desktop.games import GAMES
from santiago_desktop.kernel.luck import KeyedDraw
from santiago_desktop.players.thinking import Question, Thinker
from santiago_desktop.system import folders
from santiago_desktop.system.crash import BEFORE, FAULT, LAST, LOGS, CrashFiles, said
from santiago_desktop.table import journal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from santiago_desktop.players.thinking import Thought

DUMMIES = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}


@pytest.fixture(name="crashes")
def fixture_crashes(tmp_path: Path) -> Iterator[CrashFiles]:
    found = CrashFiles(tmp_path)
    found.names = lambda: ["Ana", "Ana María"]
    found.facts = lambda: {"game": "santiago"}
    yield found
    found.rest()


def last(folder: Path) -> str:
    return (folder / LOGS / LAST).read_text("utf-8")


def broken(words: str) -> Exception:
    return ZeroDivisionError(words)


def fail() -> Any:
    raise IndexError("no such thing")


def crash_test(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "santiago_desktop", *words, "--crash-test"]
    environment = os.environ | DUMMIES
    return subprocess.run(
        [*command, "--data-dir", folder],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).parent.parent,
    )


def test_the_window_leaves_a_report_one_line_and_the_game(tmp_path: Path) -> None:
    seats = ("--seats", "Zofia,ai:easy:Kunegunda")
    done = crash_test(tmp_path, "play", "santiago", *seats)
    assert done.returncode == FAILED
    assert done.stderr == said(tmp_path / LOGS / LAST)
    report = last(tmp_path)
    (path,) = (tmp_path / "saves").glob("*.santiago")
    for fact in (__version__, "TableScene", "person, easy", path.stem, "in _crash", "only a test"):
        assert fact in report
    for private in ("Zofia", str(tmp_path), str(Path.home()) + os.sep):
        assert private not in report
    assert journal.go_on(path).names == ["Zofia", "Kunegunda"]


def test_the_title_leaves_one_too_and_the_one_before_is_kept(tmp_path: Path) -> None:
    assert crash_test(tmp_path).returncode == FAILED
    first = last(tmp_path)
    assert "Title" in first
    assert crash_test(tmp_path).returncode == FAILED
    assert (tmp_path / LOGS / BEFORE).read_text("utf-8") == first


def test_people_and_their_folders_are_not_in_it(crashes: CrashFiles, tmp_path: Path) -> None:
    words = f"Ana and Ana María in {Path.home() / 'secret'} and {tmp_path / 'saves'}; Anastasia"
    assert crashes.write(broken(words)) == tmp_path / LOGS / LAST
    report = last(tmp_path)
    assert f"(name) and (name) in ~{os.sep}secret and (data){os.sep}saves; Anastasia" in report
    assert "game: santiago" in report


def test_an_error_is_reported_once(crashes: CrashFiles, tmp_path: Path) -> None:
    error = broken("once")
    crashes.write(error, "a thread")
    crashes.write(error)
    assert "where: a thread" in last(tmp_path)
    assert not (tmp_path / LOGS / BEFORE).exists()


def test_what_cant_be_told_or_written_doesnt_hide_the_error(tmp_path: Path) -> None:
    crashes = CrashFiles(tmp_path)
    crashes.facts = crashes.names = fail
    crashes.write(broken("the cause"))
    assert "the cause" in last(tmp_path)
    assert "IndexError" in last(tmp_path)
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    nowhere = CrashFiles(in_the_way)
    nowhere.watch()
    try:
        assert nowhere.write(broken("unheard")) is None
    finally:
        nowhere.rest()
    assert "no report" in said(None)


def test_threads_and_finalizers_are_heard(crashes: CrashFiles, tmp_path: Path) -> None:
    heard: list[BaseException] = []
    crashes.happened = heard.append
    crashes.watch()
    thread = threading.Thread(target=fail, name="reader")
    thread.start()
    thread.join()
    assert "window, thread reader" in last(tmp_path)
    assert [type(error) for error in heard] == [IndexError]
    quiet = threading.Thread(target=sys.exit)
    quiet.start()
    quiet.join()
    assert len(heard) == 1

    class Fragile:
        def __del__(self) -> None:
            raise KeyError("gone")

    Fragile()
    assert "where nobody can catch it" in last(tmp_path)


def until_done(thought: Thought) -> None:
    while not thought.done:
        time.sleep(0.01)


def test_an_error_in_the_worker_leaves_a_report_and_comes_to_light(tmp_path: Path) -> None:
    seen = GAMES["santiago"]().rules().setup(2, {}, KeyedDraw("1", "setup"))
    question = Question("nonsense", "santiago", seen, 0, "1", "label")
    with Thinker(crashes=tmp_path) as thinker:
        thought = thinker.ask(question)
        with pytest.raises(KeyError, match="nonsense"):
            until_done(thought)
    report = last(tmp_path)
    assert "where: worker" in report
    assert "KeyError: 'nonsense'" in report


def test_what_nobody_catches_is_said_in_one_line(
    crashes: CrashFiles, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    crashes.watch()
    error = broken("uncaught")
    sys.excepthook(type(error), error, None)
    assert capsys.readouterr().err == said(tmp_path / LOGS / LAST)
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert capsys.readouterr().err == ""


def test_a_process_that_was_killed_by_its_own_code_is_reported_next_time(tmp_path: Path) -> None:
    code = (
        "import faulthandler, pathlib, sys; from santiago_desktop.system.crash import CrashFiles; "
        "CrashFiles(pathlib.Path(sys.argv[1])).watch(); faulthandler._sigsegv()"
    )
    done = subprocess.run([sys.executable, "-c", code, tmp_path], check=False, capture_output=True)
    assert done.returncode != 0
    assert "Segmentation fault" in (tmp_path / LOGS / FAULT).read_text()
    again = CrashFiles(tmp_path)
    again.watch()
    again.rest()
    assert "Segmentation fault" in last(tmp_path)
    assert (tmp_path / LOGS / FAULT).read_text() == ""


def test_folders_are_shown_without_a_bundles_own_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/bundle")
    assert folders.environment()["LD_LIBRARY_PATH"] == "/bundle"
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert "LD_LIBRARY_PATH" not in folders.environment()
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/usr/lib")
    assert folders.environment()["LD_LIBRARY_PATH"] == "/usr/lib"


def test_a_folder_that_nothing_can_show_is_an_error(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(OSError, match="No such file"):
        folders.show(tmp_path)
