"""What the computer players have learned can't be read: it is said, and the game goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes_hands import fixture_hands, fixture_new_hands, played  # noqa: F401

from santiago_desktop.scenes.flow import Flow
from santiago_desktop.scenes.table.dialog import Dialog
from santiago_desktop.scenes.table.table import TableScene
from santiago_desktop.system import resources

if TYPE_CHECKING:
    from pathlib import Path

    import pytest
    from scenes_hands import Hands


def test_weights_that_cant_be_read_are_told(
    hands: Hands, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(resources, "weights", lambda _: tmp_path / "weights.json")
    flow = Flow(hands.app)
    for level, told in (("easy", False), ("hard", True)):
        flow.play(played(tmp_path, moves=3, seats=["Ana", f"ai:{level}"]))
        hands.wait()
        assert isinstance(hands.scene, Dialog) == told
    hands.click("Back")
    assert isinstance(hands.scene, TableScene)
