"""Compile by mypyc what computer players think with: they decide the same, but sooner.

python build/compile.py [--clean | --into FOLDER]

The compiled modules lie beside their sources, and Python prefers them; so compile again, or take
them away with `--clean`, after changing one. With `--into` a copy of the package is compiled in
another folder, and the checkout stays as it is: so do the tests.

mypyc comes with `pip install -e ".[compiled]"`, and there must be a C compiler.
"""

from __future__ import annotations

import argparse
import contextlib
import re
import shutil
import sys
import tempfile
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parent.parent
PACKAGE = "santiago_desktop"
PARTS = ("kernel", "players", "games")  # of the package: what is read for it
MODULES = (  # what is compiled
    "players/network.py",
    *(f"games/*/ai/{room}.py" for room in ("evaluation", "expected", "features", "odds")),
    "games/*/rules/odds.py",
)
SUFFIX = EXTENSION_SUFFIXES[-1]  # .so or .pyd, for whichever Python
IMPORT = re.compile(r"^(?=(import|from) (?!__future__))", re.MULTILINE)
CONSTANT = re.compile(r"^([A-Z][A-Z0-9_]+) = (?!\()", re.MULTILINE)


def compiled(folder: Path) -> list[Path]:
    """All compiled modules, and the library that they share."""
    places = (f"{PACKAGE}__mypyc*", f"{PACKAGE}/**/*")
    return [path for place in places for path in folder.glob(place + SUFFIX)]


def settle_constants(path: Path) -> None:
    """Tell the compiler that names in capitals never change: it needn't look them up then.

    Tuples are left out, for it makes a new one wherever such a name is used.
    """
    text, found = CONSTANT.subn(r"\1: Final = ", path.read_text("utf-8"))
    if found:
        path.write_text(IMPORT.sub("from typing import Final\n", text, count=1), "utf-8")


def build(folder: Path) -> None:
    """Compile the copy of the package that the folder holds."""
    from mypyc.build import mypycify  # noqa: PLC0415 - only who compiles has it
    from setuptools import setup  # noqa: PLC0415 - likewise

    package = folder / PACKAGE
    for part in PARTS:
        for path in (package / part).rglob("*.py"):
            settle_constants(path)
    words = [word for part in PARTS for word in ("-p", f"{PACKAGE}.{part}")]
    with contextlib.chdir(folder):
        extensions = mypycify(
            [f"--config-file={ROOT / 'pyproject.toml'}", *words],
            only_compile_paths=[str(path) for each in MODULES for path in package.glob(each)],
            group_name=PACKAGE,
        )
        setup(
            name=PACKAGE,
            packages=[],
            ext_modules=extensions,
            script_args=["-q", "build_ext", "--inplace"],
        )


def stale(folder: Path) -> list[Path]:
    """The compiled modules that are older than their sources."""
    found = [path for path in compiled(folder) if path.parent != folder]
    return [path for path in found if path.stat().st_mtime < source(path).stat().st_mtime]


def source(path: Path) -> Path:
    """What a compiled module was compiled from."""
    return path.with_name(path.name.split(".")[0] + ".py")


def clean() -> None:
    """Take the compiled modules away."""
    for path in compiled(ROOT):
        path.unlink()


def copy_and_build(folder: Path) -> None:
    """A copy of the package's sources, compiled in a folder."""
    others = shutil.ignore_patterns(*[f"*{suffix}" for suffix in EXTENSION_SUFFIXES], "__pycache__")
    shutil.copytree(ROOT / PACKAGE, folder / PACKAGE, ignore=others)
    build(folder)


def main() -> None:
    """Compile, or clean."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--clean", action="store_true", help="take the compiled modules away")
    what.add_argument("--into", type=Path, metavar="FOLDER", help="compile a copy there")
    options = parser.parse_args()
    if options.clean:
        clean()
        return
    if not find_spec("mypyc"):
        sys.exit('mypyc is needed: pip install -e ".[compiled]"')
    if options.into:
        copy_and_build(options.into.resolve())
        return
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name).resolve()
        copy_and_build(folder)
        clean()  # what was there before stays as long as there is nothing new
        for path in compiled(folder):
            place = ROOT / path.relative_to(folder)
            shutil.move(path, place)
            print(place.relative_to(ROOT))


if __name__ == "__main__":
    main()
