"""Weights that can't be read: one clear sentence, and the computer players play nevertheless."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from santiago_desktop.games import GAMES
from santiago_desktop.kernel.luck import KeyedDraw
from santiago_desktop.kernel.match import Match
from santiago_desktop.players import learned
from santiago_desktop.system import resources

if TYPE_CHECKING:
    from pathlib import Path

    from santiago_desktop.contract.card import Card


@pytest.fixture
def card() -> Card:
    return GAMES["santiago"]()


@pytest.mark.parametrize("text", [None, "", "{}", '{"format": "santiago-network"'])
def test_without_weights_they_play_by_hand_and_say_so(
    text: str | None,
    card: Card,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    path = tmp_path / "weights.json"
    if text is not None:
        path.write_text(text)
    monkeypatch.setattr(resources, "weights", lambda _: path)
    player = learned.player_of(card)
    [record] = caplog.records
    assert "weights.json" in record.getMessage()
    assert "hand-made evaluation" in record.getMessage()
    assert player.trained.network is None
    match = Match.new(card.rules(), 2, "by hand", {})
    match.play(match.chance())
    for level in ("hard", "master"):
        action = player.choose(match.state, match.state.actor, level, KeyedDraw("by hand", ""))
        assert action in match.legal()
    assert learned.fault_of(card)


def test_weights_that_can_be_read_are_no_fault(card: Card) -> None:
    assert learned.fault_of(card) == ""
