"""Several people at one screen: who may take back what, and what the gate says and shows."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pygame
import pytest
from scenes_hands import fixture_hands, fixture_new_hands, played  # noqa: F401

from santiago_desktop.games.santiago.box import GOODS as ALL_GOODS
from santiago_desktop.games.santiago.box import SUPPLY, ZORRO
from santiago_desktop.games.santiago.rules import actions as act
from santiago_desktop.games.santiago.rules import events as ev
from santiago_desktop.games.santiago.rules.legal import in_vain
from santiago_desktop.kernel.rules import CHANCE, NOBODY
from santiago_desktop.scenes.front.menu import Menu
from santiago_desktop.scenes.table.dialog import Dialog
from santiago_desktop.scenes.table.hand_over import HandOver
from santiago_desktop.scenes.table.hint_panel import HintRow
from santiago_desktop.scenes.table.spot import Spot
from santiago_desktop.scenes.table.table import TableScene
from santiago_desktop.stage.controls.blocks import Paragraph
from santiago_desktop.stage.input.commands import Command

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes_hands import Hands


GOODS = ALL_GOODS[:-1]  # no wood for El Zorro


@pytest.fixture(name="table")
def fixture_table(hands: Hands) -> Any:
    """Two people; the first one is asked."""
    hands.flow.play(played(hands.app.saves, "6", 0, ["Ana", "Ben"]))
    table: Any = hands.scene
    to_gate(hands)
    hands.come()
    hands.wait(2)
    assert table.deciding.asked
    return table


def to_gate(hands: Hands) -> HandOver:
    """Play until somebody else has to come."""
    for _ in range(100):
        hands.wait(1)
        scene: Any = hands.scene
        if isinstance(scene, HandOver):
            return scene
        if scene.deciding.asked:
            scene.play(scene.legal()[-1])
    raise AssertionError("nobody else is asked")


def to_phase(hands: Hands, phase: str) -> None:
    """Play until somebody is asked in a phase."""
    for _ in range(200):
        hands.wait(1)
        scene: Any = hands.scene
        if isinstance(scene, HandOver):
            hands.come()
        elif scene.deciding.asked and scene.table.match.state.phase == phase:
            return
        elif scene.deciding.asked:
            scene.play(scene.legal()[0])
    raise AssertionError(phase)


def test_the_gate_says_what_the_next_person_is_wanted_for(hands: Hands, table: Any) -> None:
    gate = to_gate(hands)
    said = [each.label for each in gate.panel.widgets if isinstance(each, Paragraph)]
    assert table.table.names[gate.seat] in said[0]
    assert said[0] == table.sight.words.prompt(table.sight.shown)
    assert gate.topic() == "9"


def test_the_last_one_takes_back_until_the_next_one_is_there(hands: Hands, table: Any) -> None:
    last = table.sight.viewer
    gate = to_gate(hands)
    played_so_far = len(table.table.match.log)
    decided = table.table.match.log[-1].actor
    hands.press(pygame.K_z, pygame.KMOD_CTRL)
    if decided != last:  # luck has decided since then
        assert hands.scene is gate
        assert table.prompt.notice
        return
    hands.click("answer 1")
    hands.wait(2)
    assert isinstance(hands.scene, TableScene)
    assert table.sight.viewer == last
    assert len(table.table.match.log) < played_so_far
    assert table.deciding.asked


def test_who_has_come_takes_back_nothing_of_the_others(hands: Hands, table: Any) -> None:
    to_gate(hands)
    before = len(table.table.match.log)
    hands.come()
    hands.wait(2)
    assert not table.undo()
    assert len(table.table.match.log) == before
    assert table.prompt.notice
    undo = next(each for each in hands.widgets() if each.name == "icon.undo")
    assert not undo.enabled
    assert table.prompt.notice in undo.tip
    assert "somebody else has made a choice" in undo.tip, "nobody was named who couldn't either"


def given_and_taken_back(hands: Hands, scene: Any) -> list[Any]:
    """The log with what the one concerned has given El Zorro, and then taken back."""
    hands.wait()
    scene.play(scene.legal()[0])
    scene.turn.confirmed()
    hands.wait(2)
    log = list(scene.table.match.log)
    scene.undo()
    hands.click("answer 1")
    hands.wait(2)
    return log


def to_zorro(hands: Hands, seed: str = "6") -> Any:
    """Three people, of whom the first one is at El Zorro; the screen is asked for a gift."""
    hands.flow.play(played(hands.app.saves, seed, 0, ["Ana", "Ben", "Cid"]))
    for _ in range(400):
        hands.wait(1)
        scene: Any = hands.scene
        if isinstance(scene, HandOver):
            hands.come()
        elif scene.deciding.asked:
            state, legal = scene.table.match.state, scene.legal()
            if state.phase == "zorro":
                return scene
            stop = state.table.road.index(ZORRO) + 1
            found = [a for a in legal if a.verb == "drive" and (state.car + a.stops) % 10 == stop]
            scene.play((found or legal)[0])
    raise AssertionError("nobody comes to El Zorro")


def test_one_visit_to_zorro_needs_no_gate_for_those_who_give(hands: Hands) -> None:
    scene = to_zorro(hands)
    visitor, gates = scene.table.match.state.turn, 0
    for _ in range(20):
        hands.wait(1)
        if isinstance(hands.scene, HandOver):
            gates += 1
            hands.come()
        elif scene.table.match.state.turn != visitor:
            break
        elif scene.deciding.asked:
            assert scene.sight.watched or scene.table.match.state.actor == visitor
            scene.play(scene.legal()[0])
    assert gates <= 1


def test_all_who_give_are_offered_the_same(hands: Hands) -> None:
    scene = to_zorro(hands)
    offered = [action.text for action in scene.deciding.decision.actions]
    assert offered == [f"give {gift}" for gift in ("peso", *GOODS, "vp")]
    assert {*scene.legal()} == {*scene.table.match.legal()}
    names = [each.name for each in hands.widgets()]
    scene.table.match.state.goods = [0] * 18  # nobody has any good
    scene.deciding.end()
    hands.wait(2)
    assert [each.name for each in hands.widgets()] == names
    log = len(scene.table.match.log)
    for action in scene.deciding.decision.actions[1:6]:  # goods
        scene.play(action)
        assert not scene.prompt.notice  # a neighbour hears nothing
        hands.wait(4)
        hands.click("Back")
        scene.play(action)
        hands.wait(4)
        hands.click(scene.controls.focus.decisions[0])
        assert scene.prompt.notice.startswith("What ")
        scene.prompt.forget()
        assert scene.deciding.unsure is None
    assert [each.name for each in hands.widgets()] == names
    assert len(scene.table.match.log) == log


def test_what_anybody_could_press_is_confirmed_by_the_one_concerned(hands: Hands) -> None:
    scene = to_zorro(hands)
    log, name = len(scene.table.match.log), scene.table.names[scene.sight.viewer]
    hands.wait(4)
    scene.controls.focus.await_decision()
    hands.press(pygame.K_RETURN)
    asked = scene.controls.focus.decisions[0]
    assert asked.label.startswith(f"I'm {name}: ")
    assert asked.focused
    hands.press(pygame.K_RETURN)  # the second one of a double press
    assert len(scene.table.match.log) == log
    hands.wait(4)
    hands.press(pygame.K_RETURN)
    assert len(scene.table.match.log) > log


def test_who_is_asked_answers_where_they_have_chosen(hands: Hands) -> None:
    scene = to_zorro(hands)
    hands.wait(4)
    chosen = next(each for each in scene.controls.focus.decisions if each.name == "give fruit")
    hands.click(chosen)
    sheet, decisions = scene.controls.sheet, scene.controls.focus.decisions
    yes, back = decisions[:2]
    assert sheet.box.contains(yes.box)
    assert sheet.box.contains(back.box)
    assert abs(yes.box.centery - chosen.box.centery) < back.box.height
    rest = [each for each in decisions[2:] if each.name.startswith("give")]
    assert rest
    assert not any(each.enabled for each in rest)
    assert all(not each.box.colliderect(yes.box) for each in rest)
    hands.wait(4)
    hands.click(back)
    assert chosen.name in [each.name for each in scene.controls.focus.decisions if each.enabled]


def test_no_tooltip_lies_on_a_question(hands: Hands) -> None:
    scene = to_zorro(hands)
    scene.play(scene.legal()[0])
    buttons = [each.box for each in scene.controls.focus.decisions[:2]]
    for name in scene.sight.targets():
        hands.app.handle(
            pygame.event.Event(
                pygame.MOUSEMOTION,
                pos=scene.pointing.box_of(name).center,
                rel=(0, 0),
                buttons=(0, 0, 0),
            )
        )
        tip = scene.drawing._tip()  # noqa: SLF001 - what it leaves in sight isn't told otherwise
        assert tip is None or not tip[1].title or all(each in tip[2] for each in buttons)


def test_who_has_opened_the_own_screen_needs_no_more_confirming(hands: Hands) -> None:
    scene = to_zorro(hands)
    log = len(scene.table.match.log)
    scene.command(Command.PEEK)
    scene.play(scene.legal()[0])
    assert len(scene.table.match.log) > log


def test_behind_an_open_screen_what_cannot_be_given_is_grey_and_says_why(hands: Hands) -> None:
    scene = to_zorro(hands)
    state = scene.table.match.state
    state.goods = [0] * len(state.goods)

    def gifts() -> list[Any]:
        return [each for each in scene.controls.focus.decisions if each.name.startswith("give")]

    boxes = [each.box for each in gifts()]
    scene.command(Command.PEEK)
    hands.wait(1)
    offered = gifts()
    assert [each.box for each in offered] == boxes  # nothing moves under the mouse
    cells = {each.name for each in scene.controls.focus.decisions if each.name.startswith("own.")}
    assert cells
    assert not cells & {f"own.{good}" for good in GOODS}
    grey = {each.name for each in offered if not each.enabled}
    assert grey >= {f"give {good}" for good in GOODS}
    assert all("have" in each.tip for each in offered if not each.enabled)
    scene.command(Command.PEEK, down=False)
    hands.wait(1)
    assert all(each.enabled for each in gifts())


def test_a_look_behind_the_screen_leaves_the_focus_where_it_was(hands: Hands) -> None:
    scene = to_zorro(hands)
    state, focus = scene.table.match.state, scene.controls.focus
    state.pesos = [0] * state.seats
    hands.wait()
    focus.await_decision()
    assert scene.controls.panel.focus.name == "give peso"
    scene.command(Command.PEEK)
    assert scene.controls.panel.focus.name != "give peso"  # that can't be given
    scene.command(Command.PEEK, down=False)
    assert scene.controls.panel.focus.name == "give peso"
    scene.command(Command.PEEK)
    hands.press(pygame.K_DOWN)
    led = scene.controls.panel.focus.name
    scene.command(Command.PEEK, down=False)
    assert scene.controls.panel.focus.name == led  # by hand


def test_who_presses_on_too_soon_decides_nothing_for_the_next_one(hands: Hands) -> None:
    scene = to_zorro(hands)
    hands.wait(6)
    scene.controls.focus.await_decision()
    scene.deciding.startle()
    log = len(scene.table.match.log)
    for _ in range(5):
        hands.wait(2, 0.1)
        hands.press(pygame.K_RETURN)
    assert scene.deciding.unsure is None
    hands.wait(4, 0.1)
    hands.press(pygame.K_RETURN)
    assert scene.deciding.unsure is not None
    assert len(scene.table.match.log) == log


def test_the_keyboard_begins_anew_with_the_next_person(hands: Hands) -> None:
    scene = to_zorro(hands)
    focus, giver = scene.controls.focus, scene.sight.viewer
    hands.wait()
    focus.await_decision()
    while scene.sight.viewer == giver:
        scene.play(scene.legal()[0])
        scene.turn.confirmed()
        hands.wait(2)
    assert scene.deciding.asked
    log = len(scene.table.match.log)
    assert scene.controls.panel.focus is None  # who has just decided may still be at the keys
    hands.wait()
    hands.press(pygame.K_RETURN)
    assert focus.deciding_now
    assert scene.deciding.unsure is None
    assert len(scene.table.match.log) == log


def test_the_dearest_gift_comes_last(hands: Hands) -> None:
    scene = to_zorro(hands)
    assert scene.controls.focus.decisions[-1].name == "give vp"


def test_who_gives_may_look_behind_the_own_screen(hands: Hands) -> None:
    scene = to_zorro(hands)
    hands.wait()
    giver = scene.sight.viewer
    assert "or P held down, opens your screen" in scene.controls.sheet.sheet.text
    assert all(cell.number is None for row in scene.sight.panel(giver) for cell in row.cells)
    log = len(scene.table.match.log)
    hands.click_at(scene.pointing.cells(giver)[0].box.center)
    assert len(scene.table.match.log) == log
    assert all(cell.number is not None for row in scene.sight.panel(giver) for cell in row.cells)
    assert "opens your screen" not in scene.controls.sheet.sheet.text
    hands.click_at(scene.sight.layout.panel(giver).midtop)
    hands.pad(pygame.CONTROLLER_BUTTON_LEFTSHOULDER)
    scene.changed()
    assert "A click on your panel opens" in scene.controls.sheet.sheet.text


def test_who_is_new_to_screens_is_told_how_they_open(hands: Hands) -> None:
    """All holdings were question marks, and nothing said how one sees one's own."""
    told = "A click on your panel, or P held down, opens your screen."
    hands.flow.play(played(hands.app.saves, "6", 0, ["Ana", "Ben", "Cid"]))
    hands.wait()
    scene: Any = hands.scene
    assert scene.deciding.asked
    assert scene.prompt.notice == told
    hands.press(pygame.K_p)
    assert scene.prompt.notice == ""
    assert hands.app.settings["peeked"]
    hands.wait(20)
    assert scene.prompt.notice == "", "it has been found out"


def test_where_nothing_is_hidden_nobody_learns_how_to_open_it(hands: Hands) -> None:
    """The key, pressed where there are no screens, counted as found out."""
    hands.flow.play(played(hands.app.saves, "6", 0, ["Ana", "ai:easy:Ben"]))
    hands.wait()
    hands.press(pygame.K_p)
    assert not hands.app.settings["peeked"]


def test_no_hint_is_given_while_others_look_on(hands: Hands) -> None:
    scene = to_zorro(hands)
    scene.command(Command.HINT)
    assert not scene.hint.open
    assert "A click on your panel, or P held down, opens your screen" in scene.prompt.notice


def test_no_hint_is_given_to_who_has_not_come_yet(hands: Hands, table: Any) -> None:
    gate = to_gate(hands)
    hands.press(pygame.K_h)
    assert not table.hint.open
    name = table.table.names[gate.seat]
    assert table.prompt.notice == f"A hint tells what {name} holds. First press “It's me”."


def test_behind_a_closed_screen_nothing_tells_what_one_could_do(hands: Hands, table: Any) -> None:
    assert table.table.match.state.phase == "drive"

    def offered() -> list[str]:
        return [each.name or each.label for each in table.controls.focus.decisions]

    lit = offered()
    assert lit
    hands.wait()
    hands.click_at(table.sight.layout.panel(table.sight.viewer).midtop)
    name = table.table.names[table.sight.viewer]
    assert offered() == [f"I'm {name}: open my screen"]
    assert not [each for each in hands.widgets() if isinstance(each, Spot)]
    table.prompt.forget()
    hands.click_at(table.pointing.box_of("stop.3").center)
    assert not table.prompt.notice  # nor why one can't drive as far
    table.command(Command.PEEK)
    assert offered() == lit
    table.command(Command.PEEK, down=False)
    assert len(offered()) == 1
    table.controls.focus.await_decision()
    hands.press(pygame.K_RETURN)
    assert offered() == lit


def test_what_was_said_behind_the_screen_goes_with_it(hands: Hands, table: Any) -> None:
    hands.wait()
    table.prompt.remark("Next: serve 1 rum.")
    hands.click_at(table.sight.layout.panel(table.sight.viewer).midtop)
    assert not table.prompt.notice


def test_a_hint_goes_with_the_screen_that_it_tells_of(hands: Hands, table: Any) -> None:
    hands.wait()
    hands.press(pygame.K_h)
    assert table.hint.open
    hands.click_at(table.sight.layout.panel(table.sight.viewer).midtop)
    hands.wait(1)
    assert not table.hint.open
    assert not [each for each in hands.widgets() if isinstance(each, HintRow)]


def test_who_has_loaded_alone_and_closes_the_screen_is_offered_what_all_are(hands: Hands) -> None:
    hands.flow.play(played(hands.app.saves, "6", 0, ["Ana", "Ben"]))
    to_phase(hands, "load")
    scene: Any = hands.scene
    state, sight = scene.table.match.state, scene.sight
    sight.look(state.actor, with_open_screen=True)
    scene.deciding.end()
    hands.wait()
    assert {*scene.deciding.decision.actions} == {*scene.table.match.legal()}
    hands.click_at(sight.layout.panel(sight.viewer).midtop)
    assert {*scene.deciding.decision.actions} == {*sight.rules.apparent(state)}
    assert {*scene.deciding.decision.actions} > {*scene.table.match.legal()}
    scene.play(scene.legal()[0])
    assert scene.deciding.unsure is not None  # first they say who they are
    hands.wait()
    hands.click_at(sight.layout.panel(sight.viewer).midtop)
    assert scene.deciding.unsure is None


def test_where_the_mouse_happens_to_be_is_nobodys_move(hands: Hands) -> None:
    scene = to_zorro(hands)
    cells = scene.pointing.cells(scene.sight.viewer)
    place = next(each.box.center for each in cells if each.cell.target.endswith("star"))
    hands.wait()
    hands.click_at(place)  # opens the screen: now a victory point lies there that could be given
    assert scene.controls.panel.lit.action.text == "give vp"
    hands.press(pygame.K_h)
    assert scene.hint.moves
    assert not scene.hint.own
    hands.click("close hint")
    for at in ((1, 1), place):
        hands.app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=()))
    hands.press(pygame.K_h)
    best = scene.hint.compared.better.action.text
    assert scene.hint.own or best == "give vp"


def test_who_went_to_zorro_is_asked_before_that_is_taken_back(hands: Hands) -> None:
    scene = to_zorro(hands)
    visitor, log = scene.table.match.state.turn, list(scene.table.match.log)
    assert not scene.undo()
    dialog: Any = hands.scene
    assert isinstance(dialog, Dialog)
    assert scene.table.names[visitor] in dialog.words
    hands.click("answer 0")
    assert hands.scene is scene
    assert scene.table.match.log == log
    scene.undo()
    hands.click("answer 1")
    hands.wait(2)
    assert len(scene.table.match.log) < len(log)
    assert scene.sight.viewer == visitor


def test_nobody_else_sees_behind_a_screen_what_is_asked_of_them(hands: Hands) -> None:
    scene = to_zorro(hands)
    scene.sight.open_screen = True
    scene.undo()
    assert isinstance(hands.scene, Dialog)
    assert not scene.sight.own_seen


def test_a_key_let_go_under_the_menu_closes_the_screen(hands: Hands) -> None:
    scene = to_zorro(hands)
    hands.app.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_p, mod=0, unicode=""))
    assert scene.sight.own_seen
    scene.menu()
    hands.app.handle(pygame.event.Event(pygame.KEYUP, key=pygame.K_p, mod=0))
    assert isinstance(hands.scene, Menu)
    assert not scene.sight.own_seen


def test_undo_at_the_gate_asks_the_one_concerned_and_opens_no_screen(hands: Hands) -> None:
    scene = to_zorro(hands)
    gate = to_gate(hands)
    log, last = list(scene.table.match.log), scene.table.match.log[-1].actor
    assert last != gate.seat
    hands.press(pygame.K_z, pygame.KMOD_CTRL)
    dialog: Any = hands.scene
    assert isinstance(dialog, Dialog)
    assert scene.table.names[last] in dialog.words
    hands.click("answer 0")
    assert hands.scene is gate
    assert scene.table.match.log == log
    gate.below.undo()
    hands.click("answer 1")
    hands.wait(2)
    assert hands.scene is scene
    assert scene.table.match.log == log[:-1]
    assert scene.deciding.asked
    assert scene.sight.viewer == last
    assert not scene.sight.own_seen  # a gift is chosen before all eyes
    assert all(cell.number is None for row in scene.sight.panel(last) for cell in row.cells)


def test_a_double_click_does_not_decide_for_the_next_person(hands: Hands) -> None:
    scene = to_zorro(hands)
    hands.wait(6)
    log, giver = len(scene.table.match.log), scene.sight.viewer
    gift = scene.controls.focus.decisions[0]
    scene.command(Command.PEEK)
    hands.click(gift)
    scene.command(Command.PEEK, down=False)
    while not scene.deciding.asked:
        hands.wait(1, 0.01)
    assert scene.sight.viewer != giver
    hands.click_at(gift.box.center)
    assert len(scene.table.match.log) == log + 1
    scene.deciding.startle()
    scene.controls.focus.await_decision()
    hands.press(pygame.K_RETURN)
    assert len(scene.table.match.log) == log + 1
    hands.wait(6)
    hands.click_at(gift.box.center)
    assert scene.deciding.unsure is not None


def test_who_presses_on_does_not_open_the_next_screen(hands: Hands, table: Any) -> None:
    gate = to_gate(hands)
    hands.app.stack.pop()
    hands.app.stack.push(gate)  # it has just come
    for _ in range(5):
        hands.press(pygame.K_RETURN)
    hands.click(gate.button)
    assert hands.scene is gate
    assert table.sight.viewer == NOBODY
    hands.come()
    assert hands.scene is table
    assert table.sight.viewer == gate.seat


def test_the_cover_comes_below_a_menu_that_is_open_already(hands: Hands, table: Any) -> None:
    gate = to_gate(hands)
    hands.app.stack.pop()
    table.turn.waiting_for = None
    table.sight.look(1 - gate.seat, with_open_screen=True)
    table.menu()  # while a clip is still running, say
    menu = hands.scene
    hands.wait()
    assert hands.scene is menu
    assert [type(each) for each in hands.app.stack.seen()] == [TableScene, HandOver, Menu]
    assert table.sight.viewer == NOBODY
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.scene, HandOver)
    assert hands.scene.button.focused


def test_beside_the_gate_all_can_be_used_by_mouse(hands: Hands, table: Any) -> None:
    gate = to_gate(hands)
    below = {each.name: each for each in table.controls.panel.widgets}
    hands.click(below["icon.hint"])
    assert "First press" in table.prompt.notice
    hands.click(below["enlarge log"])
    assert table.log.large
    assert gate.board.bottom <= table.sight.layout.band.y
    hands.click(next(w for w in table.controls.panel.widgets if w.name == "enlarge log"))
    assert not table.log.large
    target = next(name for name, each in table.sight.targets().items() if each.ground)
    place = table.pointing.spot_box(target).center
    hands.app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=place, buttons=(0, 0, 0)))
    assert table.controls.hover.thing
    assert hands.app.stack.used(table)
    place = gate.board.center
    hands.app.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=place, buttons=(0, 0, 0)))
    assert not table.controls.hover.thing
    enabled = [name for name, each in below.items() if each.enabled and name.startswith("icon.")]
    assert enabled == ["icon.undo", "icon.hint", "icon.menu"]
    hands.click(below["icon.menu"])
    assert isinstance(hands.scene, Menu)


def test_at_the_gate_the_log_is_read_and_searched_by_keys(hands: Hands, table: Any) -> None:
    gate: Any = to_gate(hands)
    assert gate.button.focused
    hands.press(pygame.K_l)
    line = table.controls.panel.focus
    assert line.name == f"log {len(table.log.lines) - 1}"
    assert not gate.button.focused
    hands.press(pygame.K_UP)
    hands.press(pygame.K_RETURN)
    assert hands.scene is gate
    assert table.sight.past_line == line.row.number - 1
    hands.press(pygame.K_ESCAPE)
    assert table.sight.past is None
    hands.press(pygame.K_ESCAPE)
    assert gate.button.focused
    assert table.controls.panel.focus is None
    hands.press(pygame.K_f, pygame.KMOD_CTRL)
    assert table.log.large
    hands.type("drives")
    assert table.log.wanted == "drives"
    assert gate.board.bottom <= table.sight.layout.band.y
    hands.press(pygame.K_ESCAPE)
    assert not table.log.large
    assert gate.button.focused
    hands.come()
    hands.wait(2)
    assert hands.scene is table
    assert table.deciding.asked


def test_the_cover_makes_way_where_the_log_has_its_only_place(
    new_hands: Callable[..., Hands],
) -> None:
    hands = new_hands(zoom=200)
    hands.flow.play(played(hands.app.saves, "6", 40, ["Ana", "Ben"]))
    hands.wait(2)
    gate: Any = hands.scene
    table = gate.below
    assert not table.log.in_sight
    hands.press(pygame.K_l)
    assert table.log.large
    assert table.controls.panel.focus.name == f"log {len(table.log.lines) - 1}"
    assert not gate.board.size[0]
    assert not gate.panel.widgets
    hands.press(pygame.K_ESCAPE)
    assert gate.button.focused
    assert gate.board.size[0]
    hands.come()
    hands.wait(1)
    assert hands.scene is table


def test_who_looked_at_an_earlier_moment_at_the_gate_comes_to_the_present(
    hands: Hands, table: Any
) -> None:
    gate = to_gate(hands)
    table.look_at(0)
    gate.confirm()
    hands.wait(2)
    assert table.sight.past is None
    assert table.deciding.asked


def to_loading(hands: Hands) -> Any:
    """Three people in a loading round; somebody loads whose turn it isn't."""
    hands.flow.play(played(hands.app.saves, "1", 255, ["Ana", "Ben", "Cid"]))
    scene: Any = hands.scene
    for _ in range(40):
        hands.wait(1)
        if isinstance(hands.scene, HandOver):
            hands.come()
        elif scene.deciding.asked:
            state = scene.table.match.state
            if state.phase == "load" and state.actor != state.turn and scene.sight.watched:
                return scene
            scene.play(scene.legal()[0])
    raise AssertionError("nobody loads")


def test_a_loading_round_needs_no_gate_for_those_who_load(hands: Hands) -> None:
    scene = to_loading(hands)
    loaders = set()
    while scene.table.match.state.phase == "load":
        assert hands.scene is scene
        if scene.deciding.asked:
            loaders.add(scene.table.match.state.actor)
            scene.play(scene.legal()[0])
        hands.wait(1)
    assert len(loaders) > 1


def test_all_who_load_are_offered_what_anybody_could_have(hands: Hands) -> None:
    scene = to_loading(hands)
    state = scene.table.match.state
    offered = [action.text for action in scene.deciding.decision.actions]
    assert {each.text for each in scene.legal()} <= {*offered}
    loads = [text.split() for text in offered if text.startswith("load ")]
    assert all(int(count) <= state.demand[ALL_GOODS.index(good)] for _, good, count in loads)
    names = [each.name for each in hands.widgets()]
    first = state.actor * len(ALL_GOODS)
    state.goods[first : first + len(ALL_GOODS)] = [0] * len(ALL_GOODS)
    scene.deciding.end()
    hands.wait(2)
    assert [each.name for each in hands.widgets()] == names
    log = len(scene.table.match.log)
    scene.play(scene.deciding.decision.actions[0])
    assert len(scene.table.match.log) == log


def test_a_refusal_before_all_eyes_does_not_say_what_one_holds(hands: Hands) -> None:
    scene = to_loading(hands)
    state = scene.table.match.state
    said = set()
    for held in (0, 1, 2):
        state.goods = [held] * len(state.goods)
        state.demand = [3, 3, 3, 3, 0]
        action = act.Load(ALL_GOODS.index("sugar"), 3)
        scene.play(action)
        scene.turn.confirmed()
        said.add(scene.prompt.notice)
    name = scene.table.names[state.actor]
    assert said == {f"What {name} holds isn't enough for that."}


def test_the_sheet_of_what_is_decided_by_heart_keeps_its_shape_when_one_peeks(
    hands: Hands,
) -> None:
    scene = to_loading(hands)
    state, seat = scene.table.match.state, scene.table.match.state.actor
    first = seat * len(ALL_GOODS)
    state.goods[first : first + len(ALL_GOODS)] = [1, 0, 0, 0, 0, 0]
    state.demand = [2, 2, 2, 2, 0]
    scene.sight.show_now()
    scene.deciding.end()
    hands.wait(1)
    assert "opens your screen" in scene.controls.sheet.sheet.text
    table, blocks = scene.controls.sheet.sheet.blocks[0], len(scene.controls.sheet.sheet.blocks)
    have = table.rows[1]
    assert {cell.number for cell in have.cells} == {None}
    scene.command(Command.PEEK)
    hands.wait(1)
    assert scene.sight.own_seen
    assert len(scene.controls.sheet.sheet.blocks) == blocks
    opened = scene.controls.sheet.sheet.blocks[0]
    assert [len(row.cells) for row in opened.rows] == [len(row.cells) for row in table.rows]
    assert [cell.number for cell in opened.rows[1].cells] == [1, 0, 0, 0]
    assert {cell.note for cell in opened.rows[2].cells[1:]} == {"nothing to load"}
    assert "icon.plus" not in " ".join(each.name for each in hands.widgets())  # one at most
    assert "Your screen is open until you let go." in scene.controls.sheet.sheet.text
    scene.command(Command.PEEK, down=False)
    hands.wait(1)
    assert not scene.sight.own_seen
    assert scene.controls.sheet.sheet.blocks[0] == table


def test_a_sheet_with_holdings_goes_when_the_window_loses_the_focus(hands: Hands) -> None:
    scene = to_loading(hands)
    scene.command(Command.PEEK)
    hands.wait(1)
    hands.app.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    hands.wait(1)
    have = scene.controls.sheet.sheet.blocks[0].rows[1]
    assert {cell.number for cell in have.cells} == {None}


def test_a_game_that_goes_on_asks_who_sits_there(hands: Hands) -> None:
    table = played(hands.app.saves, "6", 0, ["Ana", "Ben"])
    while table.match.state.phase not in ("enter", "alonso"):
        chance = table.match.state.actor == CHANCE
        table.play(table.match.chance() if chance else table.match.legal()[0])
    hands.flow.play(table)
    hands.wait(2)
    gate: Any = hands.scene
    assert isinstance(gate, HandOver)
    log = list(table.match.log)
    hands.press(pygame.K_z, pygame.KMOD_CTRL)
    assert isinstance(hands.scene, Dialog)
    hands.click("answer 0")
    assert list(table.match.log) == log
    hands.come()
    hands.wait(2)
    scene: Any = hands.scene
    assert scene.deciding.asked
    scene.play(scene.legal()[0])
    hands.wait(2)  # and nobody is asked twice
    assert hands.scene is scene or hands.scene.seat != log[-1].actor  # type: ignore[attr-defined]


def test_a_new_game_begins_without_a_cover(hands: Hands) -> None:
    for game in ("santiago", "manila"):
        hands.flow.play(played(hands.app.saves, "6", 0, ["Ana", "Ben", "Cid"], game))
        hands.wait(3)
        assert not isinstance(hands.scene, HandOver)


def filling(table: Any) -> Any:
    """Play until somebody whose turn it isn't can fill the ship, and what does it."""
    rules, luck = table.match.rules, Random(1)
    while not table.match.over:
        state = table.match.state
        for action in table.match.legal() if state.phase == "load" else ():
            after = state.copy()
            rules.play(after, action)
            if after.phase == "roll" and state.actor != state.turn:
                return action
        chance = state.actor == CHANCE
        table.play(table.match.chance() if chance else luck.choice(table.match.legal()))
    raise AssertionError("no ship is filled")


def test_a_new_ship_is_welcomed_by_the_one_who_has_come_to_the_screen(hands: Hands) -> None:
    table = played(hands.app.saves, "1", 0, ["Ana", "Ben", "Cid"])
    action = filling(table)
    hands.flow.play(table)
    scene: Any = hands.scene
    hands.wait(2)
    hands.come()
    hands.wait(2)
    turn = table.match.state.turn
    scene.play(action)
    hands.wait(4)
    assert table.match.state.phase == "leave"
    gate: Any = hands.scene
    assert isinstance(gate, HandOver)
    assert gate.seat == turn


def test_what_was_taken_back_is_played_again(hands: Hands, table: Any) -> None:
    to_phase(hands, "drive")
    table.play(table.legal()[0])
    hands.wait(2)
    log = list(table.table.match.log)
    assert table.undo()
    hands.wait(2)
    assert hands.find("icon.redo").enabled
    table.command(Command.REDO)
    assert table.table.match.log == log
    hands.wait(2)
    assert not table.redo()
    assert table.prompt.notice == "There is nothing to redo."


def test_before_all_eyes_only_the_one_concerned_plays_again(hands: Hands) -> None:
    scene = to_zorro(hands)
    giver = scene.table.names[scene.sight.viewer]
    log = given_and_taken_back(hands, scene)
    back = list(scene.table.match.log)
    assert len(back) < len(log)
    scene.turn.took_back = None  # somebody else has been at the screen since
    assert not scene.redo()
    dialog: Any = hands.scene
    assert dialog.words == f"{giver} decided that, and only {giver} can redo it."
    hands.click("answer 0")
    assert list(scene.table.match.log) == back
    scene.redo()
    hands.click("answer 1")
    assert list(scene.table.match.log) == log


def test_who_has_just_said_who_they_are_is_not_asked_again(hands: Hands) -> None:
    """Redo asked "I'm Rafael?" of Rafael, who had said so for the undo before it."""
    scene = to_zorro(hands)
    log = given_and_taken_back(hands, scene)
    assert not scene.sight.own_seen
    assert scene.redo()
    assert list(scene.table.match.log) == log


def test_a_grey_button_says_why_the_turn_cannot_begin_anew(hands: Hands, table: Any) -> None:
    to_phase(hands, "drive")
    restart = hands.find("icon.restart")
    assert not restart.enabled
    assert restart.tip == "Start the turn again. You haven't decided anything this turn yet."
    table.play(table.legal()[0])
    hands.wait(2)
    if hands.find("icon.restart").enabled:
        assert hands.find("icon.restart").tip == "Start the turn again"


def test_once_several_people_have_seen_the_result_nothing_is_taken_back(hands: Hands) -> None:
    table = played(hands.app.saves, "2", seats=["Ana", "Ben", "Cleo"])
    log = list(table.match.log)
    hands.flow.play(table)
    hands.wait(12, 0.5)
    hands.flow.back()  # from the result to the board
    hands.wait(2)
    scene: Any = hands.scene
    assert isinstance(scene, TableScene)
    undo = next(each for each in hands.widgets() if each.name == "icon.undo")
    assert not undo.enabled
    assert "The game is over" in undo.tip
    for key in (pygame.K_z, pygame.K_r):
        scene.prompt.forget()
        hands.press(key, pygame.KMOD_CTRL)
        assert "The game is over" in scene.prompt.notice
    assert list(table.match.log) == log


def test_at_the_cover_the_key_for_a_new_start_says_what_one_can_do(
    hands: Hands, table: Any
) -> None:
    to_gate(hands)
    log = list(table.table.match.log)
    hands.press(pygame.K_r, pygame.KMOD_CTRL)
    assert "only “Undo” takes something back" in table.prompt.notice
    assert list(table.table.match.log) == log


def test_a_held_key_looks_through_what_lies_on_the_board(hands: Hands, table: Any) -> None:
    table.command(Command.LOOK_THROUGH)
    assert table.controls.look_through
    hands.wait(1)
    table.command(Command.LOOK_THROUGH, down=False)
    assert not table.controls.look_through


def choosing_a_building(hands: Hands, seats: list[str]) -> Any:
    """The table where Ana, who has no goods, can go to a building that gives nothing, or not."""
    for seed in range(40):
        table = played(hands.app.saves, str(seed), 0, seats)
        while table.match.state.phase != "enter" or table.match.state.actor:
            chance = table.match.state.actor == CHANCE
            table.play(table.match.chance() if chance else table.match.legal()[0])
        state = table.match.state
        state.goods = [0] * len(state.goods)
        vain = {in_vain(state, action.building) for action in table.match.legal()}
        if len(vain) > 1 and in_vain(state, table.match.legal()[0].building):
            return table
    raise AssertionError("no building gives nothing")


def test_the_focus_begins_on_a_building_that_gives_something(hands: Hands) -> None:
    hands.flow.play(choosing_a_building(hands, ["Ana", "ai:easy"]))
    hands.wait(2)
    scene: Any = hands.scene
    scene.controls.focus.await_decision()
    assert not in_vain(scene.table.match.state, scene.controls.panel.focus.action.building)


def test_before_all_eyes_no_building_tells_what_one_holds(hands: Hands) -> None:
    table = choosing_a_building(hands, ["Ana", "Ben"])
    hands.flow.play(table)
    hands.wait(2)
    hands.come()
    hands.wait(2)
    scene: Any = hands.scene
    said = [scene.sight.words.action(each, scene.deciding.state) for each in scene.legal()]
    assert any("it gives nothing now" in words for words in said)
    scene.sight.look(scene.sight.viewer)  # as after an undo that was asked for at the cover
    scene.deciding.end()
    hands.wait(2)
    assert scene.sight.watched
    said = [scene.sight.words.action(each, scene.deciding.state) for each in scene.legal()]
    assert not any("it gives nothing now" in words for words in said)
    assert not any(each.idle for each in scene.controls.focus.decisions)


def test_what_nobody_can_load_is_no_slip_of_what_one_holds(hands: Hands) -> None:
    scene = to_loading(hands)
    state = scene.table.match.state.copy()
    state.goods = [0] * len(state.goods)
    state.supply = [SUPPLY] * len(state.supply)
    notes = []
    for seat in (NOBODY, state.actor):
        shown = scene.sight.rules.screen(state, seat)
        table = scene.sight.desk.sheet(shown, seat, {}).blocks[0]
        notes.append({cell.note for row in table.rows for cell in row.cells} - {""})
    assert notes == [{"nobody has any"}, {"nothing to load"}]


def test_the_log_of_a_shared_screen_does_not_tell_a_forced_pass_from_another(hands: Hands) -> None:
    scene = to_loading(hands)
    forced = []
    for viewer in range(3):
        scene.sight.look(viewer, with_open_screen=True)
        for line in scene.log.lines:
            event, shown = scene.log.chronicle.at(line)
            if isinstance(event, ev.Passed) and not event.able and event.seat == viewer:
                forced.append(scene.log.sentence(line))
                said = scene.sight.words.event(event, shown)  # to themselves it could be told
                assert said.endswith("has nothing to load and passes.")
    assert forced
    assert all(words.endswith(" passes.") and "nothing" not in words for words in forced)


def to_first_load(hands: Hands) -> Any:
    """A table at which whoever has driven to the port is to load first."""
    table, luck = played(hands.app.saves, "1", 0, ["Ana", "Ben", "Cid"]), Random(4)
    match = table.match
    while match.state.phase != "load" or not any(each.verb == "load" for each in match.legal()):
        chance = match.state.actor == CHANCE
        table.play(match.chance() if chance else luck.choice(match.legal()))
    hands.flow.play(table)
    scene = hands.scene
    hands.wait(2)
    while isinstance(hands.scene, HandOver):
        hands.come()
        hands.wait(2)
    return scene


def test_the_loading_round_keeps_its_height_from_one_player_to_the_next(hands: Hands) -> None:
    """Buttons moved by a line, and a click that was repeated missed them."""
    scene = to_first_load(hands)
    seen = []
    while scene.table.match.state.phase == "load" and len(seen) < 5:
        if not isinstance(hands.scene, HandOver):
            seen.append((scene.sight.watched, tuple(scene.controls.sheet.box)))
            loads = [each for each in scene.legal() if each.verb == "load"]
            scene.play((loads or scene.legal())[0])
            scene.turn.confirmed()
        hands.wait(2)
    assert {watched for watched, _ in seen} == {True, False}
    assert len({box for _, box in seen}) == 1


def test_passing_is_confirmed_where_loading_is_and_no_words_lie_below_that(hands: Hands) -> None:
    """The sheet went, and two buttons came far away; those of a load hid who is still in."""
    scene = to_first_load(hands)
    while not scene.deciding.by_heart:
        scene.play(next(each for each in scene.legal() if each.verb == "load"))
        hands.wait(2)
    places = []
    for action in (scene.legal()[0], scene.legal()[-1]):
        scene.play(action)
        hands.wait(4)
        asked = scene.controls.focus.decisions[:2]
        assert "I'm" in asked[0].label
        for device in scene.controls.sheet.devices:
            assert device.box.collidelist([each.box for each in asked]) < 0
        places.append([tuple(each.box) for each in asked])
        hands.press(pygame.K_ESCAPE)
    assert places[0] == places[1]
