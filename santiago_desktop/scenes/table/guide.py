"""The first-game tutorial: it says what to do and why, points at it, and lets only that be done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from santiago_desktop.stage.controls.widgets import Button
from santiago_desktop.stage.drawing.placing import least_hiding

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from santiago_desktop.kernel.match import Match
    from santiago_desktop.kernel.records import Action
    from santiago_desktop.scenes.table.table import TableScene
    from santiago_desktop.stage.controls.widgets import Widget

WIDTH, EDGE, FOOT = 760, 22, 62  # design pixels
TEXT, COUNT = 22, 18
PLACES = (  # where the middle of the text can be on the board, in the order of liking
    *((1110, 180), (1110, 470), (1110, 940), (760, 300), (1460, 300), (760, 620), (1460, 620)),
    *((760, 900), (1460, 900), (1110, 330), (1110, 640)),
)


class Guide:
    """Walks through the steps of a lesson, and remembers how far one has come."""

    def __init__(
        self,
        steps: Callable[[], Sequence[Any]],
        place: int,
        remember: Callable[[int], None],
        *,
        again: Callable[[], None] = lambda: None,
        leave: Callable[[], None] = lambda: None,
    ) -> None:
        self.steps, self.place, self.remember = steps, place, remember
        self.again, self.leave = again, leave

    # --- where one is --------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Whether all has been said."""
        return self.place >= len(self.steps())

    @property
    def last(self) -> bool:
        """Whether this is the lesson's last page."""
        return self.place == len(self.steps()) - 1

    @property
    def line(self) -> str:
        """The move of this step; "" where there is only something to read."""
        return "" if self.over else str(self.steps()[self.place].line)

    @property
    def text(self) -> str:
        """What is said about this step."""
        return "" if self.over else str(self.steps()[self.place].text)

    def count(self) -> tuple[int, int]:
        """Which step that has a text this is, and how many there are."""
        told = [number for number, step in enumerate(self.steps()) if step.text]
        return sum(number <= self.place for number in told), len(told)

    def advance(self) -> None:
        """To the next step."""
        self.place += 1
        self.remember(0 if self.over else self.place)

    def restart(self) -> None:
        """From the first step once more."""
        self.remember(0)
        self.again()

    def catch_up(self, match: Match[Any]) -> None:
        """Play what was played before one left."""
        for step in self.steps()[: self.place]:
            if step.line:
                match.play(match.read(step.line))

    def allowed(self, legal: list[Action]) -> list[Action]:
        """Of the legal actions, the one that the step is about."""
        return legal if self.over else [action for action in legal if action.text == self.line]

    # --- what it speaks of ---------------------------------------------------------------------

    def things(self, scene: TableScene) -> list[str]:
        """The things on the table that this step speaks of."""
        if self.over:
            return []
        found = list(self.steps()[self.place].about)
        state = scene.table.match.state
        for action in self.allowed(scene.table.match.legal()):
            spot = scene.view.target(action, state)
            found += scene.signs.spots(scene.view, spot, state) if spot else []
        return found

    def not_that(self, scene: TableScene, thing: str) -> str:
        """What was wrong with a click on something else."""
        _, words = scene.app.language._, scene.words
        title = scene.signs.tip(words, thing, scene.shown)[0]
        for action in self.allowed(scene.table.match.legal()):
            label = words.brief(action, scene.table.match.state)
            return _("{thing}: not in this step. First {action}.").format(thing=title, action=label)
        return _("{thing}: not yet. Read on first: press “Next”.").format(thing=title)

    # --- the text ------------------------------------------------------------------------------

    def box(self, scene: TableScene) -> pygame.Rect:
        """Where the text stands: where it hides least of what it speaks of."""
        canvas, px = scene.app.canvas, scene.app.canvas.px
        width = min(canvas.room(WIDTH), canvas.size[0] - px(360))
        height = canvas.paragraph_height(self.text, width - 2 * px(EDGE), size=TEXT)
        made = pygame.Rect(0, 0, width, height + px(EDGE + FOOT))
        room = canvas.rect
        room.left, room.width = px(322), room.width - px(330)
        seen = self._to_be_seen(scene)
        places = []
        for place in PLACES:
            moved = made.copy()
            moved.center = scene.board.to_window(place)
            places.append(moved.clamp(room))
        return least_hiding(places, seen)

    def _to_be_seen(self, scene: TableScene) -> list[pygame.Rect]:
        """The prompt, what the step speaks of, and a dialog in which it is done."""
        sources = scene.signs.source(scene.view, scene.table.match.state)
        seen = [scene.prompt.box, *self.boxes(scene)]
        seen += [scene.pointing.box_of(spot) for spot in sources]
        if scene.overlay.shows(scene.shown):
            seen.append(scene.overlay.area)
        elif scene.controls.choosing.actions():
            seen.append(scene.controls.choosing.box())
        return [*seen, scene.controls.corner()]

    def boxes(self, scene: TableScene) -> list[pygame.Rect]:
        """Where the things are that the step speaks of, with what belongs to them."""
        room = scene.app.canvas.px(40)
        return [scene.pointing.box_of(thing).inflate(room, room) for thing in self.things(scene)]

    def widgets(self, scene: TableScene) -> list[Widget]:
        """On, out, and once more from the beginning."""
        if not self.text:
            return []
        _ = scene.app.language._
        made: list[Widget] = []
        if self.last:
            made.append(self._button(scene, 0, _("Keep playing"), scene.read_on, kind="primary"))
            made.append(self._button(scene, 1, _("Main menu"), self.leave))
        elif not self.line:
            made.append(self._button(scene, 0, _("Next"), scene.read_on, kind="primary"))
        again = self._button(scene, 2, _("Start the lesson again"), self.restart)
        return [*made, again]

    def _button(
        self,
        scene: TableScene,
        place: int,
        label: str,
        action: Callable[[], None],
        *,
        kind: str = "secondary",
    ) -> Widget:
        px, room, box = scene.app.canvas.px, scene.app.canvas.room, self.box(scene)
        wide = place < 2  # noqa: PLR2004 - the third has a sign instead of words
        button = pygame.Rect(0, 0, room(190) if wide else px(48), px(48))
        button.bottomright = (box.right - px(14), box.bottom - px(10))
        button.x -= room(200) * place if wide else box.width - button.width - px(28)
        if wide:
            return Button(scene.app.canvas, button, label, action, kind=kind, size=22)
        icon = "icon.restart"
        return Button(scene.app.canvas, button, "", action, kind="square", icon=icon, tip=label)

    def draw(self, target: pygame.Surface, scene: TableScene) -> None:
        """The text on paper, and rings around what it speaks of on the panels."""
        if not self.text:
            return
        canvas, px, box = scene.app.canvas, scene.app.canvas.px, self.box(scene)
        for thing in self.things(scene):
            if thing.startswith("panel."):
                ring = scene.pointing.box_of(thing).inflate(px(6), px(6))
                canvas.kit.draw(target, "focus.ring", ring, canvas.scale)
        canvas.kit.draw(target, "panel.active", box, canvas.scale)
        inside = box.inflate(-2 * px(EDGE), -2 * px(EDGE - 6))
        canvas.paragraph(target, self.text, inside, size=TEXT, colour=canvas.kit.colour("text"))
        number, all_ = self.count()
        words = scene.app.language._("Step {n} of {all}").format(n=number, all=all_)
        at = (box.x + px(78), box.bottom - px(34))
        soft = canvas.kit.colour("text_soft")
        canvas.text(target, words, at, size=COUNT, colour=soft, anchor="midleft")
