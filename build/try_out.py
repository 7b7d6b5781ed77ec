"""Unpack this system's download somewhere and try out the program that is in it.

python build/try_out.py DIR    # where build/bundle.py has put the archive
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

import facts

FIRST_REQUEST = b'{"cmd": "new", "game": "santiago", "players": 2, "seed": 7}\n'
LONGEST = 600  # seconds
FORBIDDEN = ("numpy", "pytest", "/tests/", "setuptools", "pip/", "hatchling", "tkinter", "libssl")


def unpacked(archive: Path, out: Path) -> Path:
    """The folder that was packed; a zip's links and rights are those of the system's own tool."""
    if archive.suffix == ".gz":
        with tarfile.open(archive) as tar:
            tar.extractall(out, filter="data")
    elif sys.platform == "darwin":
        subprocess.run(["ditto", "-x", "-k", archive, out], check=True)  # noqa: S607
    else:
        with zipfile.ZipFile(archive) as packed:
            packed.extractall(out)
    return next(out.iterdir())


def program(folder: Path) -> Path:
    """The program that speaks with a console."""
    if sys.platform == "win32":
        return folder / f"{facts.NAME}-cli.exe"
    if sys.platform == "darwin":
        return folder / f"{facts.TITLE}.app" / "Contents" / "MacOS" / facts.NAME
    return folder / facts.NAME


def said(path: Path, *words: str, hears: bytes = b"") -> str:
    """What the program prints; it must end well."""
    done = subprocess.run(
        [path, *words], input=hears, stdout=subprocess.PIPE, check=True, timeout=LONGEST
    )
    return done.stdout.decode()


def try_out(folder: Path) -> None:
    """Version, every scene, the referee, games on two cores, and what must not be inside."""
    path = program(folder)
    expect("version", facts.version() in said(path, "--version"))
    expect("smoke test", "has passed" in said(path, "--smoke-test"))
    answer = json.loads(said(path, "referee", hears=FIRST_REQUEST).splitlines()[0])
    expect("referee", answer["ok"] is True)
    games = ("--seats", "easy,easy", "--games", "4", "--workers", "2", "--json")
    expect("simulate", json.loads(said(path, "simulate", "santiago", *games))["games"] == 4)  # noqa: PLR2004
    expect("crash file", crash_file(path))
    names = [each.relative_to(folder).as_posix() for each in folder.rglob("*")]
    expect("nothing useless inside", not [n for n in names if any(f in n for f in FORBIDDEN)])


def crash_file(path: Path) -> bool:
    """Whether an error that nobody foresaw ends the program with a report and one line."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as data:
        done = subprocess.run(
            [path, "--crash-test", "--data-dir", data],
            env=os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
            stderr=subprocess.PIPE,
            check=False,
            timeout=LONGEST,
        )
        report = Path(data) / "logs" / "last-crash.txt"
        named = str(report) in done.stderr.decode() and done.stderr.count(b"\n") == 1
        return done.returncode == 1 and named and "CrashTestError" in report.read_text("utf-8")


def expect(what: str, good: object) -> None:
    """One thing that was tried."""
    print(f"{'good' if good else 'failed'}: {what}", flush=True)
    if not good:
        raise SystemExit(1)


def main() -> int:
    """Find the archive and try it."""
    (archive,) = Path(sys.argv[1]).glob(f"{facts.bundle_name()}.*")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        try_out(unpacked(archive, Path(folder)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
