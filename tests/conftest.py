"""What all tests share."""

from __future__ import annotations

import pytest
from worlds import Setting, settings

ON_DEMAND = {  # markers of tests that are left out unless `-m` names them
    "bundle": "builds a whole download",
    "compiled": "compiles what computer players think with",
}


def pytest_configure(config: pytest.Config) -> None:
    for marker, meaning in ON_DEMAND.items():
        config.addinivalue_line("markers", f"{marker}: {meaning}; only on demand")
    config.addinivalue_line(
        "markers", "rule(game, number, ...): the test shows these rules of a game's rulebook"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    unasked = [marker for marker in ON_DEMAND if marker not in config.option.markexpr]
    slow = [item for item in items if any(map(item.get_closest_marker, unasked))]
    config.hook.pytest_deselected(items=slow)
    items[:] = [item for item in items if item not in slow]


@pytest.fixture(params=settings(), ids=str)
def setting(request: pytest.FixtureRequest) -> Setting:
    chosen: Setting = request.param
    return chosen
