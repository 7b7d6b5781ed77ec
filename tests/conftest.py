"""What all tests share."""

from __future__ import annotations

import pytest
from worlds import Setting, settings


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "rule(game, number, ...): the test shows these rules of a game's rulebook"
    )


@pytest.fixture(params=settings(), ids=str)
def setting(request: pytest.FixtureRequest) -> Setting:
    chosen: Setting = request.param
    return chosen
