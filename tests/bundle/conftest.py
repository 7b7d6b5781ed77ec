"""Tests of the downloads. Those that build one take minutes: `python -m pytest -m bundle`."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"  # in these tests themselves; the programs have displays
os.environ["SDL_AUDIODRIVER"] = "dummy"
sys.path.insert(0, str(Path(__file__).parents[2] / "build"))


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "bundle: builds a whole download; only on demand")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if "bundle" in config.option.markexpr:
        return
    slow = [item for item in items if item.get_closest_marker("bundle")]
    config.hook.pytest_deselected(items=slow)
    items[:] = [item for item in items if item not in slow]
