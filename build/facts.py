"""What the systems want to know about the program: names, version, types of files."""

from __future__ import annotations

import platform
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
NAME = "santiago-desktop"
TITLE = "Santiago Desktop"
COMMENT = "Three harbour board games for one screen"
PUBLISHER = "The Santiago Desktop contributors"
OWNER = "santiago-desktop"  # of the repository; part of the identifiers below
IDENTIFIER = "io.github.santiago_desktop.santiago_desktop"
MAC_IDENTIFIER = "io.github.santiago-desktop.santiago-desktop"  # no underscores there
HOME_PAGE = f"https://github.com/{OWNER}/{NAME}"
SAVED_GAME = "Saved game of Santiago Desktop"
SUFFIX = "santiago"
MIME_TYPE = "application/x-santiago-desktop-game"
UNIFORM_TYPE = f"{MAC_IDENTIFIER}.game"
OLDEST_MACOS = "11.0"
VERSION_PARTS = 4  # of a Windows version

SYSTEMS = {"linux": "linux", "darwin": "macos", "win32": "windows"}
MACHINES = {"amd64": "x86_64", "aarch64": "arm64"}


def version() -> str:
    """The program's version, read without importing it."""
    text = (ROOT / "santiago_desktop" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    if found is None:
        raise ValueError("santiago_desktop/__init__.py names no version")
    return found[1]


def bundle_name(system: str = sys.platform, machine: str = "") -> str:
    """Such as santiago-desktop-1.0.0-linux-x86_64."""
    machine = (machine or platform.machine()).lower()
    return f"{NAME}-{version()}-{SYSTEMS[system]}-{MACHINES.get(machine, machine)}"


def information_plist() -> dict[str, Any]:
    """What macOS reads about the application and its documents."""
    return {
        "CFBundleDisplayName": TITLE,
        "CFBundleShortVersionString": version(),
        "CFBundleVersion": version(),
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": OLDEST_MACOS,
        "NSHighResolutionCapable": True,
        "NSSupportsAutomaticGraphicsSwitching": True,
        "NSHumanReadableCopyright": f"{PUBLISHER}, MIT licence",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": SAVED_GAME,
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [UNIFORM_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": UNIFORM_TYPE,
                "UTTypeDescription": SAVED_GAME,
                "UTTypeConformsTo": ["public.json", "public.text"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [SUFFIX],
                    "public.mime-type": [MIME_TYPE],
                },
            }
        ],
    }


def windows_numbers(text: str) -> tuple[int, ...]:
    """A version as Windows counts it: 1.2.0rc1 is 1.2.0.0."""
    numbers = [int(number) for number in re.findall(r"\d+", re.split(r"[a-z+-]", text)[0])]
    return tuple([*numbers, 0, 0, 0, 0][:VERSION_PARTS])


def windows_strings(executable: str) -> dict[str, str]:
    """What the properties of a Windows program say."""
    return {
        "CompanyName": PUBLISHER,
        "FileDescription": TITLE,
        "FileVersion": version(),
        "InternalName": NAME,
        "LegalCopyright": f"{PUBLISHER}, MIT licence",
        "OriginalFilename": f"{executable}.exe",
        "ProductName": TITLE,
        "ProductVersion": version(),
    }


if __name__ == "__main__":
    print(version())
