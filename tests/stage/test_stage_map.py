"""The board as Tiled authors it."""

from __future__ import annotations

from pathlib import Path

import pytest
import stage_world  # noqa: F401 - chooses the dummy drivers

from santiago_desktop.games.santiago.window.picture import SPOTS
from santiago_desktop.kernel.checks import Fault
from santiago_desktop.stage.board.board_map import read_map
from santiago_desktop.system import resources

MAP = Path(__file__).parent.parent.parent / "maps" / "santiago" / "board.tmx"


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "santiago" / "board.tmx"
    path.parent.mkdir()
    path.write_text(MAP.read_text("utf-8"), encoding="utf-8")
    monkeypatch.setattr(resources, "folder", lambda _: tmp_path)
    return path


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_every_spot_of_the_rules_is_on_the_map_once() -> None:
    board = read_map("santiago", SPOTS)
    assert set(board.spots) | set(board.roads) == set(SPOTS)
    assert len(SPOTS) == len(set(SPOTS))


def test_spots_lie_on_the_screen_but_for_the_sea() -> None:
    for name, (x, y) in read_map("santiago", SPOTS).spots.items():
        if name not in ("ship.from", "ship.to"):
            assert 0 < x < 1920, name
            assert 0 < y < 1080, name


def test_the_road_goes_by_all_the_stops() -> None:
    board = read_map("santiago", SPOTS)
    for stop in range(10):
        x, y = board.spots[f"stop.{stop}"]
        distance = min(abs(x - a) + abs(y - b) for a, b in board.roads["road"])
        assert distance < 40, stop


def test_moving_an_object_moves_the_spot(copied: Path) -> None:
    edit(copied, 'name="stop.3" x="926" y="678"', 'name="stop.3" x="1000" y="700"')
    assert read_map("santiago", SPOTS).spots["stop.3"] == (500, 350)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('name="die.4"', 'name="dye.4"', 'lacks the spot "die.4"'),
        ('name="die.4"', 'name="die.3"', 'has the spot "die.3" twice'),
        ("</map>", "", "can't be read"),
    ],
)
def test_a_map_that_is_wrong_is_refused_with_the_spots_name(
    copied: Path, old: str, new: str, sentence: str
) -> None:
    edit(copied, old, new)
    with pytest.raises(Fault, match=sentence):
        read_map("santiago", SPOTS)


def test_a_spot_is_where_its_object_is_whether_or_not_tiled_calls_it_a_point(copied: Path) -> None:
    before = read_map("santiago", SPOTS)
    edit(copied, "<point/>", "<!-- -->")
    after = read_map("santiago", SPOTS)
    assert after.spots == before.spots
    assert after.roads == before.roads


def test_a_spot_that_nobody_knows_is_refused(copied: Path) -> None:
    with pytest.raises(Fault, match="has a spot that the game doesn't know"):
        read_map("santiago", [spot for spot in SPOTS if spot != "die.4"])
    del copied


def test_a_map_that_is_not_there_is_refused(copied: Path) -> None:
    copied.unlink()
    with pytest.raises(Fault, match="can't be read"):
        read_map("santiago", SPOTS)
