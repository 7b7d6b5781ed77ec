"""Cargo Noir's board: its map, and the layout that its pictures are made from."""

from __future__ import annotations

import pytest
import stage_world  # noqa: F401 - chooses the dummy drivers
from noir_layout import layout, spots

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.stage.board.board_map import read_map

PANELS = 320  # the window's column of panels


def test_the_map_and_the_pictures_agree_on_every_spot() -> None:
    for name, place in read_map("cargo_noir", spots()).spots.items():
        assert spots()[name] == pytest.approx(place, abs=0.01), name


def test_everything_in_the_box_has_its_places() -> None:
    assert tuple(layout().PORTS) == box.PORT_NAMES
    assert layout().CARDS == box.CARD_NAMES
    for port, spaces in zip(box.PORT_NAMES, box.SPACES, strict=True):
        assert sum(spot.startswith(f"port.{port}.goods.") for spot in spots()) == spaces
    closing = {port.name for port in box.PORTS if port.players > box.SEATS[0]}
    assert set(layout().CLOSABLE) == closing
    assert f"market.{box.SHOWN - 1}" in spots()


def test_spots_lie_on_the_screen_beside_the_panels() -> None:
    for name, (x, y) in spots().items():
        assert PANELS < x < 1920, name
        assert 0 < y < 1080, name
