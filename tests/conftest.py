"""What all tests share."""

from __future__ import annotations

import gc
import importlib
import os
import pkgutil
import sys
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck
from hypothesis import settings as hypotheses
from shared_windows import share
from worlds import Setting, settings

from santiago_desktop import games, kernel, players

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

    from coverage import Coverage

ON_DEMAND = {  # markers of tests that are left out unless `-m` names them
    "bundle": "builds a whole download",
    "compiled": "compiles what computer players think with",
}
OTHERS = {
    "rule(game, number, ...)": "the test shows these rules of a game's rulebook",
    "uncounted": "coverage looks away: what runs here is asked for elsewhere",
}
WINDOWS = ("scenes", "stage", "toy")  # folders whose tests are uncounted

# No test measures time: a busy machine isn't a fault.
hypotheses.register_profile("busy", deadline=None, suppress_health_check=[HealthCheck.too_slow])
hypotheses.load_profile("busy")


def pytest_addoption(parser: pytest.Parser) -> None:
    told = "try what is random so many times as often as usual"
    parser.addoption("--often", type=int, default=1, metavar="N", help=told)


def pytest_configure(config: pytest.Config) -> None:
    for marker, meaning in ON_DEMAND.items():
        config.addinivalue_line("markers", f"{marker}: {meaning}; only on demand")
    for marker, meaning in OTHERS.items():
        config.addinivalue_line("markers", f"{marker}: {meaning}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    unasked = [marker for marker in ON_DEMAND if marker not in config.option.markexpr]
    slow = [item for item in items if any(map(item.get_closest_marker, unasked))]
    config.hook.pytest_deselected(items=slow)
    items[:] = [item for item in items if item not in slow]
    for item in items:
        if item.path.parent.name in WINDOWS:
            item.add_marker("uncounted")


def pytest_collection_finish(session: pytest.Session) -> None:
    """All modules and tests stay: whoever looks for what can be thrown away passes them over."""
    if coverage_of(session.config) is not None:
        import_what_is_counted()
    gc.freeze()


def import_what_is_counted() -> None:
    """What an uncounted test imports first would count as never run."""
    for package in (games, kernel, players):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if ".window" not in module.name:
                importlib.import_module(module.name)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """A tracer makes Python four times as slow, also where it isn't interested."""
    tracer = coverage_of(item.config) if item.get_closest_marker("uncounted") else None
    if tracer is None:
        return (yield)
    tracer.stop()
    sys.settrace(None)  # in workers it is still called, and does nothing: that alone takes long
    try:
        return (yield)
    finally:
        tracer.start()


def coverage_of(config: pytest.Config) -> Coverage | None:
    """What counts lines in this process; None without `--cov`."""
    plugin: Any = config.pluginmanager.getplugin("_cov")
    return plugin.cov_controller.cov if plugin and plugin.cov_controller else None


@pytest.fixture(autouse=True, scope="session")
def _windows_share_what_never_changes() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        held = share(patch)
        yield
        del held


@pytest.fixture(autouse=True, scope="session")
def _nobody_pulls_the_plug() -> Iterator[None]:
    """What is written needn't have reached the disk when the next thing happens."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda _: None)
        yield


@pytest.fixture
def often(request: pytest.FixtureRequest) -> int:
    """By how much more than usual random things are tried."""
    return int(request.config.getoption("--often"))


@pytest.fixture(params=settings(), ids=str)
def setting(request: pytest.FixtureRequest) -> Setting:
    chosen: Setting = request.param
    return chosen
