"""What a Linux desktop wants beside the program: entry, metainfo, type of file, icons."""

from __future__ import annotations

import re
import shutil
from datetime import UTC, datetime
from pathlib import Path
from string import Template

import facts

SOURCES = Path(__file__).parent / "linux"
ICONS = facts.ROOT / "assets" / "icon"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


def add(bundle: Path) -> None:
    """Put all of it into a bundle's share/, and the script that registers it beside it."""
    share = bundle / "share"
    for kind, folder in (
        ("desktop", "applications"),
        ("metainfo.xml", "metainfo"),
        ("xml", "mime/packages"),
    ):
        target = share / folder / f"{facts.IDENTIFIER}.{kind}"
        target.parent.mkdir(parents=True, exist_ok=True)
        text = (SOURCES / target.name).read_text("utf-8")
        target.write_text(filled(text) if kind == "metainfo.xml" else text, "utf-8")
    for size in SIZES:
        _icon(f"santiago_desktop_{size}.png", share, f"{size}x{size}")
    _icon("santiago_desktop.svg", share, "scalable")
    shutil.copy(SOURCES / "install.sh", bundle)


def filled(metainfo: str) -> str:
    """The metainfo of this release."""
    return Template(metainfo).safe_substitute(version=facts.version(), date=release_day())


def release_day() -> str:
    """The day that the changelog gives this version, or else today."""
    text = (facts.ROOT / "CHANGELOG.md").read_text("utf-8")
    heading = rf"^## \[{re.escape(facts.version())}\] - (\d{{4}}-\d\d-\d\d)"
    found = re.search(heading, text, re.MULTILINE)
    return found[1] if found else datetime.now(UTC).date().isoformat()


def _icon(name: str, share: Path, size: str) -> None:
    target = share / "icons" / "hicolor" / size / "apps"
    target.mkdir(parents=True, exist_ok=True)
    suffix = Path(name).suffix
    shutil.copy(ICONS / name, target / f"{facts.IDENTIFIER}{suffix}")
