"""The Linux download: built, unpacked, started by a stranger who may write nothing there."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import facts
import pytest
import try_out
from bundle_hands import Display, places, play_and_leave

pytestmark = [
    pytest.mark.bundle,
    pytest.mark.skipif(sys.platform != "linux", reason="a Linux download"),
]
ROOT = Path(__file__).parents[2]
MOST_BYTES = 45e6
NOBODY = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]


@pytest.fixture(scope="module")
def downloads(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built now, or what SANTIAGO_DOWNLOADS names."""
    if named := os.environ.get("SANTIAGO_DOWNLOADS"):
        return Path(named)
    out = tmp_path_factory.mktemp("downloads")
    subprocess.run([sys.executable, ROOT / "build" / "bundle.py", "--out", out], check=True)
    return out


@pytest.fixture(scope="module")
def folder(downloads: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    base = tmp_path_factory.mktemp("unpacked")
    for each in (base, *base.parents[:2]):
        each.chmod(0o755)
    made = try_out.unpacked(downloads / f"{facts.bundle_name()}.tar.gz", base)
    subprocess.run(["chmod", "-R", "a-w", made], check=True)
    return made


def test_sums_and_size(downloads: Path) -> None:
    subprocess.run(["sha256sum", "--check", "--quiet", "SHA256SUMS"], cwd=downloads, check=True)
    assert (downloads / f"{facts.bundle_name()}.tar.gz").stat().st_size <= MOST_BYTES


def test_the_program_in_it_works(folder: Path) -> None:
    try_out.try_out(folder)


def test_the_list_of_what_is_inside_is_true(folder: Path) -> None:
    lines = (folder / "CONTENTS.txt").read_text("utf-8").splitlines()
    named = {line.rsplit("  ", 1)[1].strip() for line in lines}
    there = {p.relative_to(folder).as_posix() for p in folder.rglob("*") if not p.is_dir()}
    assert named == there - {"CONTENTS.txt"}


def test_two_strangers_play_with_an_empty_environment(folder: Path, tmp_path: Path) -> None:
    way = list(places(tmp_path))
    for user in ("one", "two"):
        home = Path("/tmp") / f"santiago-desktop-{os.getpid()}-{user}"
        home.mkdir(mode=0o777)
        home.chmod(0o777)
        try:
            stranger_plays(folder, home, way, tmp_path / f"{user}.png")
        finally:
            shutil.rmtree(home)


def stranger_plays(folder: Path, home: Path, way: list[tuple[int, int]], picture: Path) -> None:
    with Display() as display:
        alone = ["env", "-i", f"DISPLAY={display.name}", f"HOME={home}"]
        who = NOBODY if os.geteuid() == 0 else []
        program = subprocess.Popen([*who, *alone, folder / facts.NAME])
        saves = home / ".local/share/santiago-desktop/saves"
        play_and_leave(display, program, way, saves, picture)
