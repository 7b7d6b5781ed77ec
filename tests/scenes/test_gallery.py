"""The gallery: every moment comes about, and a missing picture is a failure."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

import pygame
import pytest

from santiago_desktop.commands import gallery, gallery_moments
from santiago_desktop.commands.gallery_moments import WANTED, MomentMissing

if TYPE_CHECKING:
    from pathlib import Path


def options(folder: Path) -> argparse.Namespace:
    return argparse.Namespace(folder=str(folder), size=(1280, 720), language="en")


def test_every_moment_comes_about() -> None:
    found = gallery_moments.moments()
    assert set(found) == set(WANTED)
    for name, table in found.items():
        state = table.match.state
        assert name.partition(".")[0] == state.phase
        assert (name == gallery_moments.WATCHED) == (state.actor > 0)


def test_a_missing_moment_is_a_failure(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(gallery_moments, "GAMES_PLAYED", 0)
    with pytest.raises(MomentMissing, match="drive"):
        gallery_moments.moments()
    assert gallery.gallery(options(tmp_path)) == 1
    assert "there is no picture of" in capsys.readouterr().err


def test_pictures_of_pages_are_written(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for part in ("files", "table", "around", "lesson", "themes"):
        monkeypatch.setattr(gallery.Gallery, part, lambda _: iter(()))
    assert gallery.gallery(options(tmp_path)) == 0
    names = {path.stem for path in tmp_path.glob("*.png")}
    assert {"title", "setup", "setup_four", "settings", "keys", "rules_9"} <= names
    assert pygame.image.load(tmp_path / "title.png").get_size() == (1280, 720)
    pygame.display.quit()
