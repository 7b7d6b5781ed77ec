"""The gallery: every moment comes about, and a missing picture is a failure."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

import pygame
import pytest

from santiago_desktop.commands import gallery, gallery_moments
from santiago_desktop.commands.gallery_moments import LATE, OVER, WATCHED, MomentMissing

if TYPE_CHECKING:
    from pathlib import Path


SIZE = (960, 540)


def options(folder: Path) -> argparse.Namespace:
    return argparse.Namespace(folder=str(folder), size=SIZE, language="en")


@pytest.mark.parametrize("game", gallery.SHOWN)
def test_every_moment_is_what_its_name_says(game: str) -> None:
    found = gallery_moments.moments(game)
    assert {LATE, OVER} <= set(found)
    for name, table in found.items():
        state, (kind, _, rest) = table.match.state, name.partition(".")
        if name == OVER:
            assert table.match.over
        elif kind == WATCHED:
            assert (state.phase, state.actor > 0) == (rest, True)
        else:
            assert state.actor == 0
            assert kind in (LATE, state.phase)


@pytest.mark.parametrize("game", gallery.SHOWN)
def test_every_phase_in_which_somebody_decides_has_a_moment(game: str) -> None:
    found = {name.split(".")[1] for name in gallery_moments.moments(game) if WATCHED in name}
    assert found >= {state.phase for state in phases(game) if state.actor >= 0}, (
        "the others' decisions are watched in every phase"
    )


def phases(game: str) -> list:  # type: ignore[type-arg]
    """The states of a few other games."""
    states = []
    for seed in ("a", "b"):
        table = gallery_moments.table(game, ("ai:random", "ai:random", "ai:random"), seed)
        while not table.match.over:
            states.append(table.match.state.copy())
            action = table.automatic()
            assert action
            table.play(action)
    return states


def test_a_missing_moment_is_a_failure(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(gallery_moments, "GAMES_PLAYED", 0)
    monkeypatch.setattr(gallery.Gallery, "pages", lambda _: iter(()))
    with pytest.raises(MomentMissing, match=LATE):
        gallery_moments.moments(gallery.SHOWN[0])
    assert gallery.gallery(options(tmp_path)) == 1
    assert "there is no picture of" in capsys.readouterr().err


def test_pictures_of_pages_are_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for part in ("files", "games"):
        monkeypatch.setattr(gallery.Gallery, part, lambda _: iter(()))
    assert gallery.gallery(options(tmp_path)) == 0
    names = {path.stem for path in tmp_path.glob("*.png")}
    assert {"title", "setup", "setup_four", "settings", "keys"} <= names
    for game in gallery.SHOWN:
        assert {f"title_{game}", f"setup_{game}", f"rules_{game}_1"} <= names
    assert pygame.image.load(tmp_path / "title.png").get_size() == SIZE
    pygame.display.quit()
