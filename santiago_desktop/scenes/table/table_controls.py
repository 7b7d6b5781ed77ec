"""What can be pressed at the table: spots of the board, dialogs, buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.contract.words import capital
from santiago_desktop.scenes.table.choosing import Choosing
from santiago_desktop.scenes.table.log import PAGE, LogRow
from santiago_desktop.scenes.table.recap import Recap
from santiago_desktop.stage.controls.widgets import Button, Panel, Widget
from santiago_desktop.stage.input.commands import Command

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.kernel.records import Action
    from santiago_desktop.scenes.table.table import TableScene

MIDDLE = (1110, 430)  # of the loading round, on the board
BESIDE = (1110, 752)  # buttons for what has no place on the board, before the pier
RESTING = float("-inf")  # no tooltip until the mouse moves


class Spot(Widget):
    """A place on the board that can be clicked."""

    def __init__(self, scene: TableScene, name: str, actions: list[Action]) -> None:
        super().__init__(scene.app.canvas, scene.pointing.spot_box(name))
        self.scene, self.name, self.actions = scene, name, actions
        self.rule = scene.signs.rule(name)

    def covers(self, place: tuple[int, int]) -> bool:
        """Also where the person is, or whatever else stands for the spot."""
        return self.scene.controls.usable_at(place) == self.name

    def activate(self) -> None:
        self.scene.choose(self.actions)

    def draw(self, target: pygame.Surface) -> None:
        self.draw_focus(target)


class TableControls:
    """The controls that there are just now."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.panel, self.choosing, self.recap = Panel(), Choosing(scene), Recap(scene)
        self.told: list[Widget] = []  # of what others did
        self.pointed = ""  # the thing under the mouse, whether it can be used or not
        self.decisions: list[Widget] = []  # what is to be decided
        self._moment: object = None  # which decision that is
        self._awaited = False  # whether the focus goes to the next decision as soon as it comes
        self._fixed: list[Widget] = []  # all but the lines of the log
        self._log_key: object = None

    # --- input ---------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """The mouse, and typing."""
        self.scene.pointing.forget()
        self._awaited = self._awaited and event.type != pygame.MOUSEBUTTONDOWN
        used = self.panel.handle(event)
        if event.type == pygame.MOUSEMOTION:
            return self._point(event.pos) or used
        return used

    def _point(self, place: tuple[int, int]) -> bool:
        """Notice the thing under the mouse; whether it is another one."""
        before, under = self.pointed, self.panel.at(place)
        other = under is not None and not isinstance(under, Spot)
        self.pointed = "" if other else self.thing_at(place)
        return self.pointed != before

    def thing_at(self, place: tuple[int, int]) -> str:
        """The thing under the mouse, unless something lies above the board there."""
        return "" if self._covered(place) else self.scene.pointing.thing_at(place)

    def usable_at(self, place: tuple[int, int]) -> str:
        """The spot that a click there would use."""
        thing = self.thing_at(place)
        if not thing:
            return ""
        usable = {each.name for each in self.panel.widgets if isinstance(each, Spot)}
        found = self.scene.signs.spots(self.scene.view, thing, self.scene.shown)
        return next((spot for spot in found if spot in usable), "")

    def _covered(self, place: tuple[int, int]) -> bool:
        """Whether a dialog lies over the board there."""
        if self.scene.counsel.covers(place):
            return True
        if self.scene.overlay.shows(self.scene.shown):
            return bool(self.scene.overlay.area.collidepoint(place))
        return bool(self.choosing.actions()) and self.choosing.box().collidepoint(place)

    def command(self, command: Command) -> bool:
        """The keyboard and the gamepad."""
        self.pointed = ""
        used = self._commanded(command)
        self._awaited = self._awaited and self.panel.focus is None  # to hurry is not to walk away
        return used

    def _commanded(self, command: Command) -> bool:
        focus, log = self.panel.focus, self.scene.log
        if command is Command.LOG and log.lines:
            self._to_line(len(log.lines) - 1)
            return True
        steps = {Command.UP: -1, Command.DOWN: 1, Command.PAGE_UP: -PAGE, Command.PAGE_DOWN: PAGE}
        if isinstance(focus, LogRow) and command in steps:
            self._to_line(focus.row.number + steps[command])
            return True
        if command is Command.CONFIRM and focus is None and self._to_decision():
            return True
        return self.panel.command(command)

    def _to_line(self, number: int) -> None:
        """The focus to a line of the log, which rolls if need be."""
        number = max(0, min(len(self.scene.log.lines) - 1, number))
        self.scene.log.reveal(number)
        self.follow_log()
        for widget in self.panel.widgets:
            if isinstance(widget, LogRow) and widget.row.number == number:
                self.panel.set_focus(widget)

    def topic(self) -> str:
        """The rule of what is lit or pointed at."""
        lit = self.lit()
        if self.pointed and not (lit and lit.hovered):
            return str(self.scene.signs.rule(self.pointed))
        return lit.rule if lit else ""

    # --- layout --------------------------------------------------------------------------------

    def fit(self) -> None:
        """Another size of the window."""
        app, board = self.scene.app, self.scene.board
        room = app.canvas.rect
        room.left, room.width = app.canvas.px(322), room.width - app.canvas.px(336)
        room.top, room.height = app.canvas.px(84), room.height - app.canvas.px(92)
        self.scene.overlay.fit(board.to_window((MIDDLE[0], MIDDLE[1] + 10)), room)

    def lay_out(self) -> None:
        """Spots, or a dialog, and what is always there."""
        self.scene.pointing.forget()
        self.scene.overlay.watch(held=self.scene.viewer >= 0)
        self.scene.hover_time = RESTING
        sign = self.scene.prompt.sign
        deciding, self.decisions = self.panel.focus in self.decisions, self._main()
        self.told = [] if self.scene.counsel.shown else self.recap.widgets()
        self._fixed = [*self.decisions, *self.told, sign, *self._corner_buttons()]
        self._log_key = None
        self.follow_log()
        self._follow_decision(deciding=deciding)

    def _follow_decision(self, *, deciding: bool) -> None:
        """Who decides by keyboard finds the focus at the next decision, however long that takes."""
        scene = self.scene
        moment = (len(scene.table.match.log), len(scene.choices), scene.unsure, scene.past is None)
        fresh, self._moment = moment != self._moment, moment
        if self._awaited or (fresh and deciding):
            self._awaited = not self._to_decision()

    def _to_decision(self) -> bool:
        """The focus to the first thing to be decided; whether there is one."""
        usable = [each for each in self.decisions if each.focusable and each.enabled]
        self.panel.set_focus(usable[0] if usable else None)
        return bool(usable)

    def follow_log(self) -> bool:
        """The lines of the log are controls, too; whether there are other ones now."""
        key = (self.scene.log.key, self.scene.counsel.key)
        if key == self._log_key:
            return False
        self._log_key = key
        told = [] if self.scene.counsel.doubted is not None else self.scene.log.widgets()
        self.panel.show([*self._fixed, *told, *self.scene.counsel.widgets()])
        return True

    def _main(self) -> list[Widget]:
        scene, match = self.scene, self.scene.table.match
        if scene.past is not None:
            return self._moments()
        if match.over and scene.told_end:
            words = scene.app.language._("Result")
            return [self._beside(0, words, scene.ended, kind="primary")]
        if not scene.asked or match.over:
            return []
        if scene.guide and scene.guided:
            ways = self._ways() if scene.guide.line else []  # first: the text makes way for them
            return [*scene.guide.widgets(scene), *ways]
        if scene.counsel.doubted is not None:
            return scene.counsel.doubt.buttons()
        return self._question() if scene.unsure is not None else self._ways()

    def _moments(self) -> list[Widget]:
        """In the past: back to now, or to the moment before or after."""
        scene, canvas, _ = self.scene, self.scene.app.canvas, self.scene.app.language._
        now = self._beside(0, _("Back to the game"), scene.step_back, kind="primary")
        made = [now]
        for step, icon, tip in (
            (-1, "icon.step_back", _("One step back")),
            (1, "icon.step", _("One step forward")),
        ):
            box = pygame.Rect(0, 0, now.box.height, now.box.height)
            gap = now.box.width // 2 + now.box.height
            box.center = (now.box.centerx + step * gap, now.box.centery)
            number = scene.past_line + step

            def go(number: int = number) -> None:
                scene.look_at(number)

            button = Button(canvas, box, "", go, kind="square", icon=icon, tip=tip)
            button.enabled = 0 <= number < len(scene.log.lines)
            made.append(button)
        return made

    def _ways(self) -> list[Widget]:
        """The loading round, a choice, or the board."""
        scene = self.scene
        if self.loading:
            round_: list[Widget] = scene.overlay.widgets(
                scene.words, scene.legal(), scene.table.match.state, scene.play, self.lay_out
            )
            return round_
        listed = self.choosing.buttons() if self.choosing.actions() else []
        return listed if scene.choices else [*self._spots(beside=not listed), *listed]

    @property
    def loading(self) -> bool:
        """Whether the phase has a dialog of its own."""
        return bool(self.scene.table.match.state.phase == self.scene.overlay.phase)

    def _question(self) -> list[Widget]:
        scene, _ = self.scene, self.scene.app.language._
        unsure = scene.unsure
        assert unsure is not None
        label = scene.words.action(unsure, scene.table.match.state)
        ask = _("End the turn: {action}").format(action=label)
        return [
            self._beside(0, ask, lambda: scene.play(unsure), kind="primary", width=520),
            self._beside(1, _("Back"), scene.step_back, width=520, like=ask),
        ]

    # --- spots ---------------------------------------------------------------------------------

    def legal_by_spot(self) -> dict[str, list[Action]]:
        """The legal actions by the spot that stands for them; "" for none."""
        found: dict[str, list[Action]] = {}
        match = self.scene.table.match
        for action in self.scene.legal():
            found.setdefault(self.scene.view.target(action, match.state), []).append(action)
        return found

    def _spots(self, *, beside: bool) -> list[Widget]:
        """What can be clicked on the board, and beside it what has no place there."""
        scene = self.scene
        found = self.legal_by_spot()
        rest = found.pop("", [])
        spots: list[Widget] = [Spot(scene, name, actions) for name, actions in found.items()]
        for number, action in enumerate(rest if beside else []):
            label = scene.words.action(action, scene.table.match.state)
            spots.append(self._beside(number, label, lambda a=action: scene.play(a)))  # type: ignore[misc]
        return spots

    def lit(self) -> Widget | None:
        """What the mouse is on, or else the focus."""
        hovered = [widget for widget in self.panel.widgets if widget.hovered]
        return hovered[0] if hovered else self.panel.focus

    def _beside(
        self,
        number: int,
        label: str,
        action: Callable[[], object],
        *,
        kind: str = "secondary",
        width: float = 300,
        like: str = "",
    ) -> Widget:
        """A button for what has no place on the board, as wide as what it says, or its like."""
        px = self.scene.app.canvas.px
        box = pygame.Rect(0, 0, max(px(width), self._needed(like or label)), px(58))
        box.midtop = self.scene.board.to_window(BESIDE)
        box.y += number * px(66)
        return Button(self.scene.app.canvas, box, capital(label), action, kind=kind)

    def _needed(self, label: str) -> int:
        """The width of a button for a label, which has room beside the panels."""
        canvas = self.scene.app.canvas
        words = canvas.letters.width(capital(label), "button", 24, canvas.scale)
        return min(words + canvas.px(44), canvas.size[0] - 2 * canvas.px(320))

    def corner(self) -> pygame.Rect:
        """Where the buttons of the corner are."""
        boxes = [each.box for each in self._corner_buttons()]
        return boxes[0].unionall(boxes[1:])

    # --- always --------------------------------------------------------------------------------

    def _corner_buttons(self) -> list[Widget]:
        scene, canvas, _ = self.scene, self.scene.app.canvas, self.scene.app.language._
        px = canvas.px
        side, gap = px(58), px(70)
        right = canvas.size[0] - px(16) - side
        made = (
            ("icon.menu", scene.menu, _("Menu"), Command.MENU),
            ("icon.restart", scene.restart_turn, _("Start the turn again"), Command.RESTART),
            ("icon.undo", scene.undo, _("Undo"), Command.UNDO),
            ("icon.hint", scene.counsel.clicked, _("Hint"), Command.HINT),
        )
        return [
            Button(
                canvas,
                pygame.Rect(right - n * gap, px(12), side, side),
                "",
                action,
                kind="square",
                icon=icon,
                tip=tip,
                key=command,
            )
            for n, (icon, action, tip, command) in enumerate(made)
        ]
