"""THIRD_PARTY.txt: everything in a bundle that others made, and its licence.

A library that is in the bundle and not in libraries.json stops the build.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).parent
BINARIES = (".dll", ".dylib", ".so")
SYSTEMS_OWN = ("api-ms-win",)  # Windows brings them
RULE = "=" * 78
INTRODUCTION = """\
Santiago Desktop itself is under the MIT licence: LICENSE.txt beside this file.
What follows was made by others and comes along with it. The libraries lie beside the program as
files of their own, so that each can be replaced by another version."""


class Part(NamedTuple):
    """Something that others made."""

    title: str
    licence: str  # an SPDX name with a file in build/licences, or words
    holder: str
    page: str


class UnknownLibraryError(Exception):
    """A bundle holds something whose licence nobody has looked up."""


def stem(name: str) -> str:
    """A library's name without version and system: libSDL2-2-50d19f93.0.so.0.32 is SDL2."""
    bare = re.sub(r"\.(so|dylib|dll).*$", "", name, flags=re.IGNORECASE).removeprefix("lib")
    if bare.lower().startswith("python3"):
        return "python3"
    bare = re.sub(r"^z[.\d]+(?=zlib-ng$)", "", bare)  # zlib-ng in zlib's place
    return re.sub(r"(-[\da-f]{8}|[-.]\d+|140(_\d)?)+$", "", bare)


def is_library(path: Path) -> bool:
    """Whether a file is a library of its own, not one of Python's or pygame's modules."""
    name = path.name.lower()
    module = any(mark in name for mark in (".cpython-", ".abi3.", ".pyd"))
    own = name.startswith(SYSTEMS_OWN)
    return not (module or own) and any(f"{each}." in f"{name}." for each in BINARIES)


def libraries(bundle: Path) -> list[Part]:
    """The libraries in a bundle, each once."""
    known = {name.lower(): Part(*fields) for name, fields in _table().items()}
    found: set[Part] = set()
    for path in sorted(bundle.rglob("*")):
        if path.is_file() and is_library(path):
            name = stem(path.name)
            if name.lower() not in known:
                raise UnknownLibraryError(f"{path.name}: add {name} to build/libraries.json")
            found.add(known[name.lower()])
    return sorted(found)


def _table() -> dict[str, list[str]]:
    table: dict[str, list[str]] = json.loads((HERE / "libraries.json").read_text("utf-8"))
    return table


def packages(site: Path) -> list[tuple[str, str]]:
    """Titles and licence texts of the Python packages that run in the bundle."""
    found = [("pygame-ce (https://pyga.me), LGPL-2.1-or-later: the text is below", "")]
    for name, title in (
        ("platformdirs", "platformdirs (https://github.com/tox-dev/platformdirs), MIT"),
        ("pytmx", "PyTMX (https://github.com/bitcraft/PyTMX), LGPL-3.0"),
        ("pyinstaller", "PyInstaller's loader (https://pyinstaller.org), GPL with an exception"),
    ):
        found.append((title, _licence_file(site, name).read_text("utf-8")))
    return found


def _licence_file(site: Path, package: str) -> Path:
    for folder in site.glob("*.dist-info"):
        if folder.name.lower().startswith(f"{package}-"):
            for pattern in ("licen*/*", "LICEN*", "COPYING*"):
                for path in sorted(folder.glob(pattern)):
                    if path.is_file():
                        return path
    raise FileNotFoundError(f"{site} holds no licence of {package}")


def third_party(bundle: Path, site: Path, python_licence: str) -> str:
    """The whole text."""
    parts = libraries(bundle)
    blocks = [INTRODUCTION, _list_of(parts)]
    blocks += [_block(title, text) for title, text in packages(site) if text]
    blocks.append(_block("Python (https://python.org), PSF-2.0", python_licence))
    blocks += [_block(path.stem.upper(), path.read_text("utf-8")) for path in _texts(parts)]
    blocks += [_block(path.name, path.read_text("utf-8")) for path in _assets(bundle)]
    return "\n\n".join(blocks) + "\n"


def _texts(parts: list[Part]) -> list[Path]:
    """The licences of the libraries, each once."""
    names = {part.licence.lower() for part in parts} | {"lgpl-2.1-or-later"}
    if "gpl-3.0-or-later" in names:
        names.add("gcc-exception-3.1")
    found = (HERE / "licences" / f"{name}.txt" for name in sorted(names))
    return [path for path in found if path.is_file()]


def _assets(bundle: Path) -> list[Path]:
    """Licences of fonts and sounds, which lie beside them in the bundle too."""
    return sorted({*bundle.rglob("fonts/ofl_*.txt"), *bundle.rglob("sound/LICENSE-*.txt")})


def _list_of(parts: list[Part]) -> str:
    lines = [
        "pygame-ce: LGPL-2.1-or-later, the pygame-ce community, https://pyga.me",
        "PyTMX: LGPL-3.0, Leif Theden, https://github.com/bitcraft/PyTMX",
        "platformdirs: MIT, the platformdirs developers, https://github.com/tox-dev/platformdirs",
        "PyInstaller's loader: GPL-2.0-or-later with an exception, https://pyinstaller.org",
        *(f"{part.title}: {part.licence}, {part.holder}, {part.page}" for part in parts),
        "Fonts: OFL-1.1, texts at the end",
        "Instruments of the music: FluidR3, MIT, text at the end",
    ]
    return "\n".join(lines)


def _block(title: str, text: str) -> str:
    return f"{RULE}\n{title}\n{RULE}\n\n{text.strip()}"
