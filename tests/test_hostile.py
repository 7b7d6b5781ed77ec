"""Whatever comes from outside: one clear sentence, the right exit code, and nothing is lost."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from santiago_desktop.commands.cli import GOOD, UNREADABLE, WRONG_USAGE
from santiago_desktop.kernel import saves
from santiago_desktop.kernel.checks import Fault
from santiago_desktop.table import journal

SAVE = Path(__file__).parent / "saves" / "santiago-1.santiago"
LINES = SAVE.read_text("ascii").splitlines(keepends=True)
PLAY = ("play", "santiago", "--text", "--new")
WRONG: list[Any] = [
    *(None, True, 3, -1, 1.5, "x", "\ud800", [], {}, [[]], [None], {"a": 1}, 10**30, ["a"] * 500),
]


def start(
    *words: str | bytes, folder: Path, lines: bytes = b"", **variables: str
) -> subprocess.CompletedProcess[bytes]:
    environment = {**os.environ, "SANTIAGO_DATA_DIR": str(folder), **variables}
    command = [sys.executable, "-m", "santiago_desktop", *words]
    return subprocess.run(command, input=lines, capture_output=True, check=False, env=environment)


def shell(line: str, folder: Path) -> subprocess.CompletedProcess[bytes]:
    program = f'"{sys.executable}" -m santiago_desktop'
    environment = {**os.environ, "SANTIAGO_DATA_DIR": str(folder), "program": program}
    return subprocess.run(
        ["bash", "-c", f"set -o pipefail; {line}"],
        capture_output=True,
        check=False,
        env=environment,
    )


@pytest.mark.parametrize(
    "words",
    [
        (*PLAY, "--seats", b"A\xff,Ben"),
        (*PLAY, "--seats", "Ana,Be\nn"),
        (*PLAY, "--seats", "Ana,ai:x\ny"),
        (*PLAY, "--option", "a\nb"),
        (*PLAY, "--seed", "x" * 100_000),
        ("a\nb",),
        (b"\xff",),
        ("play", b"\xff.santiago"),
        ("simulate", "santiago", "--seats", "ea\nsy,easy"),
        ("simulate", "santiago", "--seats", "easy,easy", "--games", "9" * 5_000),
        ("simulate", "santiago", "--seats", "easy,easy", "--workers", "1e3"),
    ],
    ids=lambda words: ascii(words[-1][:12]),
)
def test_odd_words_are_refused_in_one_line(words: tuple[str | bytes, ...], tmp_path: Path) -> None:
    done = start(*words, folder=tmp_path)
    assert done.returncode == WRONG_USAGE
    assert done.stderr.startswith(b"santiago-desktop")
    assert done.stderr.count(b"\n") == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("folder", ["file", "file/below", "/dev/null"])
def test_a_folder_that_cant_be_written_is_said_in_one_line(folder: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    done = start(*PLAY, folder=tmp_path / folder)
    assert done.returncode == UNREADABLE
    assert done.stderr.startswith(f"santiago-desktop: {tmp_path / folder}".encode())
    assert done.stderr.endswith(b": Not a directory\n")
    assert (tmp_path / "file").read_text() == "mine"


@pytest.mark.uncounted
@pytest.mark.parametrize(
    "lines",
    [
        b"\xff\xfe\n1\n",
        b"\x00\x1b[2J\x07\n\x1a\n1\n",
        b"1" * 1_000_000 + b"\n1\n",
        b"drive " + b"9" * 10_000 + b"\n1\n",
        "\u0661\n\u00b2\n1\n".encode(),
        b"rules \xff\nsave \xff\nsave \x00\nsave .\n1\n",
    ],
    ids=lambda lines: ascii(lines[:12]),
)
def test_odd_lines_are_answered_and_the_game_goes_on(lines: bytes, tmp_path: Path) -> None:
    done = start(*PLAY, "--seed", "5", folder=tmp_path, lines=lines, LANG="C.UTF-8")
    assert (done.returncode, done.stderr) == (GOOD, b"")
    [path] = (tmp_path / "saves").glob("santiago-*.santiago")
    assert len(journal.read(path)[0].match.log) > 2


def test_a_screen_that_lacks_letters_is_no_reason_to_stop(tmp_path: Path) -> None:
    done = start(*PLAY, "--language", "ru", folder=tmp_path, PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (GOOD, b"")
    assert b"?" in done.stdout


@pytest.mark.parametrize(
    "line",
    [
        "$program play santiago --text --new <&-",
        "$program play santiago --text --new >&-",
        "$program play santiago --text --new <&- >&- 2>&-",
        "$program referee <&-",
        "yes 1 | head -999 | $program play santiago --text --new | true",
        """echo '{"cmd":"games"}' | $program referee >&-""",
        """echo '{"cmd":"games"}' | $program referee | true""",
        "$program --help | true",
    ],
)
def test_streams_that_are_closed_end_it_quietly(line: str, tmp_path: Path) -> None:
    done = shell(line.replace("$program", 'eval "$program"'), tmp_path)
    assert done.stderr == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only where there is a full device")
@pytest.mark.parametrize("words", ["play santiago --text --new", "referee", f"verify '{SAVE}'"])
def test_a_full_disk_is_said_in_one_line(words: str, tmp_path: Path) -> None:
    request = """echo '{"cmd":"games"}'"""
    done = shell(f'{request} | eval "$program {words}" >/dev/full', tmp_path)
    assert done.returncode == UNREADABLE
    assert done.stderr.endswith(b": No space left on device\n")
    assert done.stderr.count(b"\n") == 1


def refused(path: Path) -> str:
    with pytest.raises((Fault, journal.UnreadableFile)) as caught:
        journal.read(path)
    assert "\n" not in str(caught.value)
    return str(caught.value)


@pytest.mark.parametrize("field", saves.HEADER)
def test_a_header_with_a_wrong_value_under_a_right_hash_is_refused(
    field: str, tmp_path: Path
) -> None:
    path = tmp_path / "game.santiago"
    for wrong in WRONG:
        head = json.loads(LINES[0]) | {field: wrong}
        if head == json.loads(LINES[0]):
            continue
        head["hash"] = saves.digest({name: head[name] for name in saves.HEADER})
        path.write_text(json.dumps(head) + "\n" + "".join(LINES[1:3]))
        assert refused(path)


@pytest.mark.parametrize("field", ["actor", "action", "hash", "more"])
def test_a_line_with_a_wrong_value_is_refused(field: str, tmp_path: Path) -> None:
    path = tmp_path / "game.santiago"
    for wrong in WRONG:
        line = json.loads(LINES[1]) | {field: wrong}
        path.write_text(LINES[0] + json.dumps(line) + "\n")
        assert refused(path).startswith("log line 1")


@pytest.mark.parametrize("last", [None, 3, "x", [], {"end": 1}, {"end": None, "x": 1}, {"end": {}}])
def test_an_end_that_is_none_is_refused(last: Any, tmp_path: Path) -> None:
    path = tmp_path / "game.santiago"
    path.write_text("".join(LINES[:2]) + json.dumps(last) + "\n")
    assert refused(path)


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"[" * 100_000 + b"\n", "nested too deeply"),
        (b'{"a":' * 100_000 + b"\n", "nested too deeply"),
        (b'{"version":' + b"9" * 5_000 + b"}\n", "a number is far too long"),
        (b"\xef\xbb\xbf{}\n", "no game saved by Santiago Desktop"),
        (b"\x00\n", "no JSON"),
    ],
    ids=["lists", "objects", "number", "mark", "zero"],
)
def test_monstrous_files_are_refused(content: bytes, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "game.santiago"
    path.write_bytes(content)
    assert sentence in refused(path)
    assert path.read_bytes() == content


def test_pipes_devices_and_links_that_lead_nowhere_are_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    (tmp_path / "lost").symlink_to(tmp_path / "nowhere")
    for name in ("pipe", "loop", "lost"):
        for command in (("verify",), ("play", "--text")):
            done = start(*command, str(tmp_path / name), folder=tmp_path)
            assert done.returncode == UNREADABLE
            assert done.stderr.count(b"\n") == 1


def test_odd_things_among_the_saved_games_are_passed_over(tmp_path: Path) -> None:
    folder = tmp_path / "saves"
    (folder / "folder.santiago").mkdir(parents=True)
    (folder / "loop.santiago").symlink_to(folder / "loop.santiago")
    (folder / "deep.santiago").write_text("[" * 100_000)
    os.mkfifo(folder / "pipe.santiago")
    done = start("play", "santiago", "--text", folder=tmp_path, lines=b"1\n")
    assert (done.returncode, done.stderr) == (GOOD, b"")


def test_a_file_that_vanishes_meanwhile_is_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Path, "glob", lambda *_: iter([tmp_path / "gone.santiago"]))
    assert list(journal.unfinished(tmp_path)) == []


def test_going_on_with_a_finished_game_leaves_its_file_alone(tmp_path: Path) -> None:
    path = tmp_path / "game.santiago"
    path.write_bytes(SAVE.read_bytes())
    assert start("play", str(path), "--text", folder=tmp_path).returncode == GOOD
    assert path.read_bytes() == SAVE.read_bytes()


def test_a_link_to_a_saved_game_stays_a_link(tmp_path: Path) -> None:
    path, link = tmp_path / "game.santiago", tmp_path / "link.santiago"
    path.write_text("".join(LINES[:5]))
    link.symlink_to(path)
    assert start("play", str(link), "--text", folder=tmp_path).returncode == GOOD
    assert link.is_symlink()
    assert '"end"' in path.read_text().splitlines()[-1]


def test_a_damaged_game_is_not_played_and_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "game.santiago"
    path.write_text("".join(LINES[:5]).replace("drive", "dive", 1))
    before = path.read_bytes()
    done = start("play", str(path), "--text", folder=tmp_path)
    assert done.returncode == UNREADABLE
    assert b"is no action of this game" in done.stderr
    assert path.read_bytes() == before
