"""Cargo Noir's layout as the pictures are made from it: a plain module that needs no Blender."""

from __future__ import annotations

import importlib.util
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from santiago_desktop.stage.board.board_map import Point

LAYOUT = Path(__file__).parents[2] / "assets" / "cargo_noir" / "models" / "layout.py"


@cache
def layout() -> Any:
    """The models' coordinates."""
    name = "cargo_noir_layout"
    spec = importlib.util.spec_from_file_location(name, LAYOUT)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def spots() -> dict[str, Point]:
    """Every spot, whatever layer it is on."""
    found: dict[str, Point] = {}
    for layer in layout().all_spots().values():
        found |= layer
    return found
