"""The memory aid at the table: chosen before a game, kept with it, in pencil on the panels."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest
from scenes_hands import fixture_hands, fixture_new_hands, played  # noqa: F401

from santiago_desktop.contract.cells import Look
from santiago_desktop.games import GAMES
from santiago_desktop.kernel.rules import NOBODY
from santiago_desktop.scenes.front.setup import Setup
from santiago_desktop.scenes.front.table_setup import COVERED, OPEN, REMEMBERED, Plan
from santiago_desktop.scenes.table.hand_over import HandOver
from santiago_desktop.scenes.table.pencil import draw_changes
from santiago_desktop.stage.input.commands import Command

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes_hands import Hands

LEGIBLE = 120  # of 255: how much lighter or darker letters are than what they stand on
PEOPLE = ["Ana", "Ben", "Cid"]
AGAINST = ["Ana", "ai:random:Ben", "ai:random:Cid"]


def sit(hands: Hands, game: str = "santiago", seats: list[str] = AGAINST, moves: int = 60) -> Any:
    table = played(hands.app.saves, "3", moves, seats, game)
    table.memory_aid = True
    hands.flow.play(table)
    for _ in range(60):
        hands.wait(1)
        scene: Any = hands.scene
        if isinstance(scene, HandOver):
            scene.ready()
        elif scene.deciding.asked:
            return scene
    raise AssertionError("nobody is asked")


def written(scene: Any, seat: int) -> dict[str, Any]:
    """What stands in pencil on a seat's panel."""
    cells = [cell for row in scene.sight.panel(seat) for cell in row.cells]
    return {
        cell.target.partition(".")[2]: cell.number for cell in cells if cell.look is Look.PENCIL
    }


def test_what_everybody_has_seen_stands_on_the_panels(hands: Hands) -> None:
    scene = sit(hands)
    state = scene.table.match.state
    for seat in (1, 2):
        figures = written(scene, seat)
        assert figures[f"{seat}.coin"] == state.pesos[seat]
        assert figures[f"{seat}.star"] == state.vp[seat]
        assert figures[f"{seat}.rum"] == state.goods[seat * 6 + 3]
    assert not written(scene, 0)
    assert scene.sight.shown.vp[1] == -1  # the screen itself knows nothing of it


def test_what_changed_last_hangs_beside_it(hands: Hands) -> None:
    scene = sit(hands)
    aid = scene.sight.aid
    for seat in (1, 2):
        for parts in aid.changes(seat):
            assert parts[0][0] in "+−"  # noqa: RUF001 - a minus sign
            assert len(parts) == 2
    assert aid.changes(2)
    hands.wait(2)
    beside = scene.drawing._holding(2).pencil  # noqa: SLF001
    assert beside == tuple(aid.changes(2))
    assert scene.drawing._holding(0).pencil is None  # noqa: SLF001


def test_an_earlier_moment_is_remembered_as_it_was(hands: Hands) -> None:
    scene = sit(hands)
    now = written(scene, 1)
    scene.look_at(1)
    hands.wait(1)
    assert written(scene, 1) == {
        "1.coin": 3,
        "1.star": 2,
        **{f"1.{good}": 1 for good in ("sugar", "fruit", "tobacco")},
        **{f"1.{good}": 0 for good in ("rum", "cigar", "wood")},
    }
    assert scene.sight.aid.changes(1) == ()
    scene.step_back()
    hands.wait(1)
    assert written(scene, 1) == now


def test_what_cant_be_known_is_a_range(hands: Hands) -> None:
    scene = sit(hands, "manila", AGAINST, 0)
    ranges = [str(number) for seat in (1, 2) for number in written(scene, seat).values()]
    assert any("–" in each for each in ranges)  # noqa: RUF001 - a range
    assert not scene.sight.aid.exact


def test_what_everybody_knows_needs_no_gate(hands: Hands) -> None:
    scene = sit(hands, "santiago", PEOPLE)
    assert not scene.sight.private
    for _ in range(40):
        hands.wait(1)
        assert hands.scene is scene
        if scene.deciding.asked:
            scene.play(scene.legal()[0])


def test_what_nobody_knows_is_hidden_still(hands: Hands) -> None:
    scene = sit(hands, "manila", PEOPLE, 0)
    assert scene.sight.private
    assert not scene.sight.own_seen
    own = scene.sight.viewer
    assert own == NOBODY or written(scene, own)
    if own != NOBODY:
        scene.command(Command.PEEK)
        assert not written(scene, own)


def test_taking_back_takes_back_what_is_remembered(hands: Hands) -> None:
    scene = sit(hands)
    places, before = scene.sight.aid.place, written(scene, 1)
    scene.play(scene.legal()[0])
    hands.wait(1)
    assert scene.sight.aid.place > places
    while scene.sight.aid.place != places:
        assert scene.undo()
        hands.wait(1)
    assert written(scene, 1) == before


def test_pencil_is_explained(hands: Hands) -> None:
    scene = sit(hands)
    said = scene.explainer
    assert said.tip("panel.1").text.startswith("Ben, in pencil: ")
    assert said.tip("panel.1.coin").text == "In pencil: what follows from what everybody has seen."
    assert "pencil" not in said.tip("panel.0.coin").text
    said = sit(hands, "manila").explainer
    assert "pencil" not in said.tip("panel.1.cash").text


@pytest.mark.parametrize("theme", ["day", "contrast"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_pencil_is_drawn_in_every_theme(
    new_hands: Callable[..., Hands], theme: str, seats: int
) -> None:
    hands = new_hands(theme=theme, chances=True)
    scene = sit(hands, "santiago", [*AGAINST, "ai:random:Dan"][:seats])
    before = hands.app.screen.copy()
    scene.sight.aid = None
    scene.changed()
    scene.sight.look(0)
    hands.app.stack.dirty = True
    hands.wait(1)
    box = scene.sight.layout.panel(1)
    ink, graphite = hands.app.screen.subsurface(box), before.subsurface(box)
    assert pygame.image.tobytes(ink, "RGB") != pygame.image.tobytes(graphite, "RGB")


def test_whoever_is_asked_sees_the_own_holdings_where_nothing_has_to_be_hidden(
    hands: Hands,
) -> None:
    scene = sit(hands, "santiago", PEOPLE, moves=1)
    asked = set()
    for _ in range(40):
        hands.wait(4)
        sight = scene.sight
        if scene.deciding.live is not None and not sight.private:
            asked.add(sight.viewer)
            numbers = [cell.number for row in sight.panel(sight.viewer) for cell in row.cells]
            assert None not in numbers
        if len(asked) == len(PEOPLE):
            return
        scene.play(scene.legal()[0])
    raise AssertionError(asked)


@pytest.mark.parametrize("theme", ["day", "contrast"])
def test_what_changed_last_can_be_read_in_every_theme(
    new_hands: Callable[..., Hands], theme: str
) -> None:
    sight = sit(new_hands(theme=theme)).sight
    paper, words = pygame.Surface((200, 60)), sight.board.row(("+1",), 24, "function")
    paper.fill("#808080")
    draw_changes(paper, sight.canvas, sight.board, paper.get_rect(), [("+1",)])
    ink = pygame.transform.average_color(words, consider_alpha=True)
    ground = paper.get_at((200 - sight.canvas.px(7), 30))
    assert abs(sum(ink[:3]) - sum(ground[:3])) > 3 * LEGIBLE


# --- before the game -----------------------------------------------------------------------------


def test_the_ways_that_a_game_offers() -> None:
    offered = {game: Plan(make()).ways for game, make in GAMES.items()}
    assert offered["santiago"] == [COVERED, REMEMBERED, OPEN]
    assert offered["manila"] == [COVERED, REMEMBERED]
    assert offered["cargo_noir"] == []


def test_a_way_is_chosen_and_remembered() -> None:
    card = GAMES["santiago"]()
    plan = Plan(card)
    assert plan.way == COVERED
    plan.set_way(REMEMBERED)
    assert plan.table().memory_aid
    again = Plan(card, plan.to_remember())
    assert again.way == REMEMBERED
    again.set_way(OPEN)
    table = again.table()
    assert table.options["open_holdings"]
    assert not table.memory_aid
    again.set_way(COVERED)
    assert not again.table().options["open_holdings"]
    assert Plan(card, {"memory_aid": "yes"}).way == COVERED
    assert Plan(GAMES["manila"](), {"memory_aid": True}).table().memory_aid
    assert not Plan(GAMES["cargo_noir"](), {"memory_aid": True}).table().memory_aid


def test_the_setup_asks_how_much_is_seen(hands: Hands) -> None:
    hands.flow.setup()
    scene: Any = hands.scene
    assert isinstance(scene, Setup)
    choice: Any = hands.find("holdings")
    choice.adjust(1)
    assert scene.plan.way == REMEMBERED
    said = [each.label for each in hands.widgets()]
    assert "In pencil: what follows from what everybody has seen." in said
    hands.find("holdings").adjust(1)
    assert scene.plan.way == OPEN
    assert "Open holdings: everybody sees what everybody has" in [w.label for w in hands.widgets()]
