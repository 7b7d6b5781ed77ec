"""Three people at one screen: a robot plays whole games, and tries everything at every moment.

Nobody takes back another's decision, and no picture depends on what its viewer may not see: it is
drawn a second time in a world where all of that is another, and every pixel has to be the same.
"""

from __future__ import annotations

from itertools import cycle
from random import Random
from typing import TYPE_CHECKING, Any

import pygame
import pytest
from other_worlds import disguised
from scenes_hands import fixture_new_hands, played  # noqa: F401

from santiago_desktop.kernel.rules import CHANCE, NOBODY
from santiago_desktop.scenes.table.dialog import Dialog
from santiago_desktop.scenes.table.hand_over import HandOver
from santiago_desktop.scenes.table.table import TableScene
from santiago_desktop.stage.input.commands import Command

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes_hands import Hands

PEOPLE = ["Ana", "Ben", "Cid"]
SMALL = (960, 540)
WAYS = ("now", "closed", "peek", "past", "log", "mouse", "closed mouse")  # of looking
LONGEST = 1500  # steps of the robot
DRAWN = 5  # one of so many frames, besides those that are compared
SETTINGS = [  # game, memory aid, seed; of how many moments one is compared, one taken back
    ("santiago", False, 1, 30, 1),
    ("santiago", True, 2, 30, 4),
    ("manila", False, 3, 12, 1),
    ("manila", True, 4, 12, 4),
    ("cargo_noir", False, 5, 30, 3),
]


class Robot:
    """Three people who try whatever can be tried."""

    def __init__(self, hands: Hands, game: str, seed: int, *, memory_aid: bool) -> None:
        self.hands, self.luck, hands.drawn = hands, Random(seed), DRAWN
        self.table = played(hands.app.saves, str(seed), 0, PEOPLE, game)
        self.table.memory_aid = memory_aid
        hands.flow.play(self.table)
        self.scene: Any = hands.scene
        self.tried: set[str] = set()
        self.ways, self.watched = cycle(WAYS), 0

    # --- moments -------------------------------------------------------------------------------

    def at_gate(self) -> None:
        """Nobody is at the screen: the one before may take back, or the next one comes."""
        gate: Any = self.hands.scene
        assert self.scene.sight.viewer == NOBODY
        log = list(self.table.match.log)
        self.hands.press(pygame.K_z, pygame.KMOD_CTRL)
        assert list(self.table.match.log) == log  # first the one concerned is asked
        if isinstance(self.hands.scene, Dialog):
            self.asked_back_at_gate(gate, log)
        if self.hands.scene is not self.scene:
            self.hands.come()

    def asked_back_at_gate(self, gate: Any, log: list[Any]) -> None:
        """Whose decision that was takes it back, behind a closed screen if that is enough."""
        last = next(each.actor for each in reversed(log) if each.actor != CHANCE)
        answer = self.luck.choice(("answer 0", "answer 1"))
        self.hands.click(answer)
        if answer == "answer 0":
            assert self.hands.scene is gate
            return
        sight = self.scene.sight
        assert self.cut(log) <= {last}
        assert sight.viewer == last
        everybody = sight.rules.screen(self.table.match.state, NOBODY)
        assert sight.alone == sight.desk.secret(everybody)
        assert sight.open_screen == sight.alone
        self.tried.add("undo at the gate")
        self.hands.wait(1)
        self.redo(log[: len(self.table.match.log) + 1])
        self.hands.wait(1)

    def redo(self, log: list[Any]) -> None:
        """What was taken back is played again; behind a closed screen the one concerned says so."""
        scene, before = self.scene, list(self.table.match.log)
        closed = scene.sight.private and not scene.sight.own_seen
        just = scene.turn.took_back == (self.table.match.state.actor, len(before))
        asked = closed and not just
        assert scene.redo() is not asked
        if asked:
            assert list(self.table.match.log) == before
            self.hands.find("answer 0").activate()  # no time passes: nobody is called meanwhile
            assert list(self.table.match.log) == before
            scene.redo()
            self.hands.find("answer 1").activate()
            self.tried.add("asked again")
        assert list(self.table.match.log)[: len(log)] == log

    def undo(self) -> None:
        """One's own decision is taken back; that of another only if that one says so."""
        scene, log = self.scene, list(self.table.match.log)
        viewer, alone = scene.sight.viewer, not scene.sight.watched
        undone = scene.undo()
        if isinstance(self.hands.scene, Dialog):
            assert not alone
            assert list(self.table.match.log) == log
            last = next(each.actor for each in reversed(log) if each.actor != CHANCE)
            self.hands.click(self.luck.choice(("answer 0", "answer 1")))
            assert self.cut(log) <= {last}
            self.tried.add("asked back")
        elif undone:
            assert self.cut(log) == {viewer}
            self.tried.add("undo")
            self.hands.wait(1)
            self.redo(log)
            self.tried.add("redo")

    def restart(self) -> None:
        """Begun anew is only what this one has decided."""
        scene, log = self.scene, list(self.table.match.log)
        viewer = scene.sight.viewer
        if scene.turn.restartable:
            scene.restart_turn()
            assert self.cut(log) <= {viewer}
            self.tried.add("begin anew")
            while len(self.table.match.log) < len(log):
                self.redo([])

    def cut(self, log: list[Any]) -> set[int]:
        """Whose decisions are no longer in the log."""
        left = list(self.table.match.log)
        assert log[: len(left)] == left
        return {each.actor for each in log[len(left) :]} - {CHANCE}

    # --- pictures ------------------------------------------------------------------------------

    def picture(self) -> bytes:
        """What is on the screen, all of it reckoned anew from the table."""
        scene = self.scene
        past = scene.sight.past_line if scene.sight.past is not None else -1
        peeking, open_screen, alone = (
            scene.sight.peeking,
            scene.sight.open_screen,
            scene.sight.alone,
        )
        scene.sight.look(scene.sight.viewer)
        scene.sight.peeking, scene.sight.open_screen = peeking, open_screen
        scene.sight.alone = alone
        scene.log.recall()
        scene.deciding.end()
        scene.sight.past, scene.sight.past_line = None, -1
        if self.hands.scene is scene:
            scene.turn.update(0)
        if past >= 0:
            scene.look_at(past)
        scene.changed()
        scene.sight.renew()
        scene.controls.hover.seconds = 1.0  # so long that a tooltip is seen
        made = pygame.Surface(SMALL)
        self.hands.app.stack.draw(made)
        return pygame.image.tobytes(made, "RGB")

    def compare(self) -> None:
        """The same picture, whatever may not be seen."""
        if self.table.match.state.actor == CHANCE:
            return
        sight = self.scene.sight
        closed = sight.private and not (sight.open_screen or sight.peeking)
        seat = NOBODY if closed else sight.viewer
        decides = "watched" if sight.watched else "alone"
        self.tried.add(decides if self.scene.deciding.asked else "nobody there")
        self.picture()  # nothing is left of what was there before
        seen = self.picture()
        for seed in (1, 2):
            with disguised(self.table, seat, seed):
                assert self.picture() == seen, (len(self.table.match.log), seat)
        assert self.picture() == seen

    def look_around(self) -> None:
        """Now, peeking, in the past, beside the log, under the mouse."""
        scene, sight = self.scene, self.scene.sight
        how = next(self.ways)
        if how.startswith("closed") and sight.private:
            sight.open_screen = False
            scene.changed()
        if how == "closed mouse":
            self.point(self.luck.choice(self.things()))
        elif how == "peek":
            scene.command(Command.PEEK)
        elif how == "past" and scene.log.lines:
            scene.look_at(self.luck.randrange(len(scene.log.lines)))
        elif how == "log":
            scene.log.toggle()
        elif how == "mouse":
            spots = [each for each in self.hands.widgets() if each.focusable]
            self.point(self.luck.choice(spots).box.center if spots else (100, 300))
        self.compare()
        scene.command(Command.PEEK, down=False)
        self.point((1, 1))
        scene.step_back()
        if scene.log.large:
            scene.log.toggle()
        sight.open_screen = sight.alone
        scene.changed()
        self.tried.add(how)

    def things(self) -> list[tuple[int, int]]:
        """Where in the window something lies that can be pointed at."""
        sight, pointing = self.scene.sight, self.scene.pointing
        cells = [each.box.center for seat in sight.layout.seen for each in pointing.cells(seat)]
        return [*cells, *(pointing.box_of(name).center for name in sight.targets())]

    def look_around_the_gate(self) -> None:
        """The board with what lies under the mouse, an earlier moment: nobody is there."""
        self.point(self.luck.choice(((600, 300), (700, 60), (100, 200), (100, 500))))
        self.compare()
        if self.scene.log.lines:
            self.scene.look_at(self.luck.randrange(len(self.scene.log.lines)))
            self.compare()
        self.scene.step_back()
        self.point((1, 1))

    def point(self, place: tuple[int, int]) -> None:
        """Move the mouse."""
        event = pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0))
        self.hands.app.handle(event)

    def hint(self) -> None:
        """A hint is refused while others look on."""
        scene = self.scene
        closed = scene.sight.private and not scene.sight.own_seen
        scene.command(Command.HINT)
        assert scene.hint.open is not closed
        self.tried.add("no hint" if closed else "hint")
        if scene.hint.open:
            scene.command(Command.HINT)
        assert not scene.hint.open

    # --- a whole game --------------------------------------------------------------------------

    def play(self, one_of: int, undone: int) -> None:
        """To the end; of so many moments one is looked at, and one taken back."""
        for step in range(LONGEST):
            self.hands.wait(1)
            if self.table.match.over:
                return
            top = self.hands.scene
            looks = self.luck.randrange(one_of) == 0
            if isinstance(top, HandOver):
                if looks or "nobody there" not in self.tried:
                    self.look_around_the_gate()
                self.at_gate()
            elif isinstance(top, TableScene) and self.scene.deciding.asked:
                self.try_everything(step, looks=looks, back=step % undone == 0)
            elif self.scene.turn.resting:
                if looks:
                    self.compare()
                self.hands.click("done")
            elif self.scene.controls.summing_up:
                self.scene.controls.summed_up()
        raise AssertionError("the game doesn't end")

    def try_everything(self, step: int, *, looks: bool, back: bool) -> None:
        scene = self.scene
        assert scene.sight.open_screen == scene.sight.alone
        self.watched += scene.sight.watched
        first = scene.sight.alone and "alone" not in self.tried
        if looks or first or (scene.sight.watched and self.watched <= len(WAYS)):
            self.look_around()
        if back:
            self.undo()
            if scene.deciding.asked:
                self.restart()
        self.hands.wait(1)
        if scene.deciding.asked and self.hands.scene is scene:
            if step % 60 == 0 or (scene.sight.watched and "no hint" not in self.tried):
                self.hint()
            scene.play(self.luck.choice(scene.legal()))
            if scene.deciding.unsure is not None:
                self.tried.add("said who it was")
                scene.turn.confirmed()


@pytest.mark.parametrize(("game", "memory_aid", "seed", "one_of", "undone"), SETTINGS)
def test_three_people_share_a_screen(
    new_hands: Callable[..., Hands],
    game: str,
    memory_aid: bool,  # noqa: FBT001 - a setting
    seed: int,
    one_of: int,
    undone: int,
) -> None:
    robot = Robot(new_hands(SMALL), game, seed, memory_aid=memory_aid)
    robot.play(one_of, undone)
    assert {*WAYS} <= robot.tried
    assert {"undo", "redo"} <= robot.tried
    if game == "santiago" and not memory_aid:
        assert "said who it was" in robot.tried
    if robot.table.card.hides({}) and not (game == "santiago" and memory_aid):
        assert {"watched", "alone", "nobody there", "no hint", "asked back"} <= robot.tried
