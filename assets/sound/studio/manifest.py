"""The list of sounds the program reads: sounds.json."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

HOME = Path(__file__).resolve().parent.parent
OGG = HOME / "ogg"
MANIFEST = HOME / "sounds.json"


def read() -> dict[str, Any]:
    """The manifest as it stands."""
    if MANIFEST.exists():
        return dict(json.loads(MANIFEST.read_text(encoding="utf-8")))
    return {"version": 1, "sounds": {}, "groups": {}}


def update(entries: dict[str, Any]) -> None:
    """Add or replace entries; names that end in a number form a group of variants."""
    manifest = read()
    manifest["sounds"].update(entries)
    manifest["sounds"] = dict(sorted(manifest["sounds"].items()))
    manifest["groups"] = _groups(list(manifest["sounds"]))
    text = json.dumps(manifest, indent=1, ensure_ascii=True)
    MANIFEST.write_text(text + "\n", encoding="utf-8")


def _groups(names: list[str]) -> dict[str, list[str]]:
    """`coin_in` -> its variants `coin_in_1`, `coin_in_2`, ..."""
    groups: dict[str, list[str]] = {}
    for name in names:
        match = re.match(r"(.+)_\d+$", name)
        if match:
            groups.setdefault(match[1], []).append(name)
    return groups
