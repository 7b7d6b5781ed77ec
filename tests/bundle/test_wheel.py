"""The wheel: built, installed far from the checkout, and tried out there."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

from santiago_desktop.games import GAMES

ROOT = Path(__file__).parents[2]
WANTED = {
    "santiago_desktop/assets/santiago/atlas/atlas.json",
    "santiago_desktop/assets/santiago/atlas/board.jpg",
    "santiago_desktop/assets/santiago/atlas/title.jpg",
    "santiago_desktop/assets/ui/day.webp",
    "santiago_desktop/assets/sound/sounds.json",
    "santiago_desktop/assets/fonts/ofl_nunito.txt",
    "santiago_desktop/maps/santiago/board.tmx",
    "santiago_desktop/locale/pl.po",
    *(f"santiago_desktop/games/{game}/ai/weights.json" for game in GAMES),
    *(f"santiago_desktop/games/{game}/ai/chances.json" for game in GAMES),
    *(str(path.relative_to(ROOT)) for path in ROOT.glob("santiago_desktop/games/*/ai/puzzles.*")),
}
UNWANTED = (
    "/sprites/",
    "/models/",
    "/pipeline/",
    "/gallery/",
    "/svg/",
    "/studio/",
    "tests/",
    ".cpython-",
)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("wheel")
    words = ["-m", "pip", "wheel", "--quiet", "--no-deps", "-w", out, ROOT]
    subprocess.run([sys.executable, *words], check=True)
    return next(out.glob("*.whl"))


def test_the_wheel_holds_what_the_program_reads_and_nothing_else(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert set(names) >= WANTED
    assert not [name for name in names if any(part in name for part in UNWANTED)]
    scripts = [name for name in names if "/assets/" in name and name.endswith((".py", ".sh"))]
    assert not scripts


def test_the_installed_wheel_works_far_from_the_checkout(wheel: Path, tmp_path: Path) -> None:
    python = fresh_environment(tmp_path / "venv")
    pip = [sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--no-deps"]
    subprocess.run([*pip, wheel], check=True)
    alone = {name: text for name, text in os.environ.items() if not name.startswith("PYTHON")}
    alone["SANTIAGO_DATA_DIR"] = str(tmp_path / "data")
    words = [python, "-W", "error", "-m", "santiago_desktop", "--smoke-test"]
    done = subprocess.run(
        words, cwd=tmp_path, env=alone, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    where = [python, "-c", "import santiago_desktop as s; print(s.__file__)"]
    found = subprocess.check_output(where, cwd=tmp_path, env=alone, text=True)
    assert Path(found.strip()).is_relative_to(tmp_path)


def fresh_environment(folder: Path) -> Path:
    """An environment that borrows the libraries of this one, but not the program."""
    venv.create(folder)
    bin_folder = folder / ("Scripts" if os.name == "nt" else "bin")
    python = bin_folder / ("python.exe" if os.name == "nt" else "python")
    line = "import sysconfig; print(sysconfig.get_path('purelib'))"
    site = Path(subprocess.check_output([python, "-c", line], text=True).strip())
    (site / "borrowed.pth").write_text(sysconfig.get_path("purelib") + "\n", "utf-8")
    return python
