"""The controls with which a person answers what is asked, or comes back to where it is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.contract.words import capital
from santiago_desktop.kernel.records import Record
from santiago_desktop.scenes.table.spot import Spot
from santiago_desktop.stage.controls.widgets import Button
from santiago_desktop.stage.input.commands import Command

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.contract.marks import Decision
    from santiago_desktop.kernel.records import Action
    from santiago_desktop.scenes.table.deciding import Deciding
    from santiago_desktop.scenes.table.devices.sheet import SheetView
    from santiago_desktop.scenes.table.focus import Focus
    from santiago_desktop.scenes.table.guide_view import GuideView
    from santiago_desktop.scenes.table.hint import HintControl
    from santiago_desktop.scenes.table.hover import Hover
    from santiago_desktop.scenes.table.log import Log
    from santiago_desktop.scenes.table.sheets import Sheets
    from santiago_desktop.scenes.table.sight import Sight
    from santiago_desktop.stage.controls.widgets import Widget
AT_EDGE = 12  # design pixels between a button and the window's edge
LEAST_SHARE = 0.44  # of the board's width: no wider is a button with a short word


DONE = "done"  # the name of the button with which the game goes on


class Ways(Record):
    """What the table does when it is asked to."""

    step_back: Callable[[], object]  # out of the past or a question
    over: Callable[[], bool]  # whether the result has been shown
    ended: Callable[[], object]  # to the result
    confirm: Callable[[], object]  # play what one was unsure about
    rests: Callable[[], bool]  # whether a person has decided all, and may still take back
    done: Callable[[], object]  # let the game go on
    undo: Callable[[], object]  # take back the last decision
    open_screen: Callable[[], object]  # show the viewer's own holdings


class Answers:
    """Targets, the sheet's controls, and buttons for what has no place on the board."""

    def __init__(
        self,
        sight: Sight,
        deciding: Deciding,
        sheets: Sheets,
        hover: Hover,
        focus: Focus,
        log: Log,
        hint: HintControl,
        lesson: GuideView | None,
        ways: Ways,
    ) -> None:
        """`hover` tells what is clicked, `focus` where the keyboard goes on to."""
        self.sight, self.deciding, self.sheets = sight, deciding, sheets
        self.hover, self.focus, self.log, self.hint = hover, focus, log, hint
        self.lesson, self.ways = lesson, ways

    def widgets(self) -> list[Widget]:
        """The controls for what is asked now, in the order in which the focus walks them."""
        self.hover.pointing.hang_arrows([])
        if self.sheets.summary is not None and self.sheets.view is not None:
            return self.sheets.view.widgets()
        if self.sheets.summary is not None or self.sight.past is not None:
            return self._moments()
        if self.sight.table.match.over and self.ways.over():
            words = self.sight.app.language._("Result")
            return [self._beside(0, words, self.ways.ended, kind="primary")]
        return self._asked()

    def _asked(self) -> list[Widget]:
        """What the lesson, the tutor, the end of the turn or the rules ask; [] for nothing."""
        deciding = self.deciding
        if not self.lesson or self.lesson.guide.over or not deciding.asked:
            return self._decided()
        only_read = self.lesson.guide.leads and not self.lesson.guide.line
        found = [] if only_read else self._decided()  # first: the text makes way
        hinted = self.hint.shown  # in the lesson's place
        return [*([] if hinted else self.lesson.widgets()), *found]

    def _decided(self) -> list[Widget]:
        """What the tutor, the end of the turn or the rules ask."""
        deciding = self.deciding
        if self.ways.rests():
            return self._done()
        if deciding.closed:
            return [self._to_open()]
        if deciding.live is None or self.sight.table.match.over:
            return []
        if self.hint.doubted is not None:
            return self.hint.panel.buttons()
        return self._question() if deciding.unsure is not None else self._found()

    # --- out of the past, out of a question ----------------------------------------------------

    def _moments(self) -> list[Widget]:
        """In the past: back to now, or to the moment before or after."""
        _ = self.sight.app.language._
        back = _("Back to the game")
        now = self._beside(0, back, self.ways.step_back, kind="primary", width=0)
        gap = self.sight.canvas.px(AT_EDGE)
        beside = 3 * now.box.height + 2 * gap  # what the two steps at its sides take
        now.box.clamp_ip(self.sight.layout.board.inflate(-beside, 0))
        return [
            now,
            self._step(now.box, -1, "icon.step_back", _("One step back")),
            self._step(now.box, 1, "icon.step", _("One step forward")),
        ]

    def _step(self, now: pygame.Rect, step: int, icon: str, tip: str) -> Button:
        """A button to another line of the log, to the left or right of the one back to now."""
        box = pygame.Rect(0, 0, now.height, now.height)
        box.center = (now.centerx + step * (now.width // 2 + now.height), now.centery)
        number = self.log.further(self.sight.past_line, step)

        def go() -> None:
            self.log.look_at(number)

        made = Button(self.sight.canvas, box, "", go, kind="square", icon=icon, tip=tip)
        made.enabled = number >= 0
        return made

    def _question(self) -> list[Widget]:
        """Whether the turn shall end, or what is aside be done, or who says that: yes, or back."""
        sight, unsure = self.sight, self.deciding.unsure
        assert unsure is not None
        _, state = sight.app.language._, self.deciding.state
        ask = sight.words.action(unsure, state)
        if self.deciding.by_heart:
            name = sight.table.names[state.actor]
            ask = _("I'm {name}: {action}").format(name=name, action=ask)
        elif not sight.desk.aside(unsure):
            ask = _("End the turn: {action}").format(action=ask)
        if self.sheets.view is not None:
            return self._asked_on(self.sheets.view, unsure, capital(ask))
        return [
            self._beside(0, ask, self.ways.confirm, kind="primary", width=520),
            self._beside(1, _("Back"), self.ways.step_back, width=520, like=ask),
        ]

    def _asked_on(self, sheet: SheetView, action: Action, ask: str) -> list[Widget]:
        """Yes, or back, where it was chosen on the sheet; all else there is grey."""
        canvas, back = sheet.canvas, self.sight.app.language._("Back")
        first, second = sheet.question(action, (ask, back))
        rest = [*sheet.widgets(), *sheet.foot()]
        rest = [each for each in rest if each.box.collidelist([first, second]) < 0]
        for each in rest:
            each.enabled = False
        return [
            Button(canvas, first, ask, self.ways.confirm, kind="primary"),
            Button(canvas, second, back, self.ways.step_back),
            *rest,
        ]

    def _to_open(self) -> Widget:
        """The button that opens the viewer's screen: behind the closed one nothing is offered."""
        sight = self.sight
        words = sight.app.language._("I'm {name}: open my screen")
        name = sight.table.names[sight.viewer]
        button = self._beside(0, words.format(name=name), self.ways.open_screen, kind="primary")
        sheet = self.sheets.view
        if sheet and sheet.box.colliderect(button.box):  # in a small window it stands below that
            button.box.midtop = (sheet.box.centerx, sheet.box.bottom + sight.canvas.px(8))
            button.box.clamp_ip(sight.layout.board)
        return button

    def _done(self) -> list[Widget]:
        """Whether one is done, or takes back."""
        language = self.sight.app.language
        done = self._beside(0, language.p_("a turn", "Done"), self.ways.done, kind="primary")
        done.name = DONE
        side, gap = done.box.height, self.sight.canvas.px(12)
        box = pygame.Rect(done.box.x, done.box.y, side, side)
        done.box.x += side + gap
        done.box.width -= side + gap
        back = Button(
            self.sight.canvas,
            box,
            "",
            self.ways.undo,
            kind="square",
            icon="icon.undo",
            tip=language._("Undo"),
        )
        back.name, back.key = "take back", Command.UNDO
        return [done, back]

    # --- what can be chosen --------------------------------------------------------------------

    def _found(self) -> list[Widget]:
        """The sheet's controls, the targets, and buttons for what has no place."""
        decision, sheet = self.deciding.live, self.sheets.view
        if decision is None:
            return []
        on_sheet = sheet.widgets() if sheet else []
        if sheet and sheet.folded:
            on_sheet = [sheet.fold]
        foot = sheet.foot() if sheet else []
        spots = self._spots(decision)
        self.hover.pointing.hang_arrows(spot.name for spot in spots if spot.glows)
        return [*on_sheet, *spots, *foot, *self.buttons()]  # what ends a choice comes last

    def buttons(self) -> list[Widget]:
        """The buttons of actions that have no place, neither on the board nor on a sheet."""
        decision = self.deciding.live
        if decision is None or self.sheets.view is not None:
            return []
        return [self._action(number, action) for number, action in enumerate(decision.buttons)]

    def _spots(self, decision: Decision) -> list[Spot]:
        """The targets that are on the board or on a panel; those that can be added come first."""
        away = self.deciding.out_of_reach()
        names = [name for name in decision.order if name not in away]
        found = [self._spot(name, box) for name in names if (box := self.box(name))]
        return sorted(found, key=lambda spot: not spot.glows)

    def _spot(self, name: str, box: pygame.Rect) -> Spot:
        return Spot(self.sight, self.deciding, self.hover, self.focus, name, box)

    def box(self, name: str) -> pygame.Rect | None:
        """Where a target is on the board or on a panel; None if it is on neither."""
        if name in self.sight.targets():
            return self.hover.pointing.spot_box(name)
        return self.hover.pointing.choice_on_panel(name)

    def asides(self) -> list[Widget]:
        """The targets of what can be done beside the decision, where they have their places."""
        decision = self.deciding.live
        if decision is None or self.hint.doubted is not None or self.deciding.unsure is not None:
            return []
        found: list[Widget] = []
        for way in decision.asides:
            names = list(way.marks)
            box = self.box(names[0]) if len(names) == 1 else None
            if box:
                found.append(self._spot(names[0], box))
        return found

    # --- buttons -------------------------------------------------------------------------------

    def _action(self, number: int, action: Action) -> Widget:
        """The button of an action that has no place."""
        label = self.sight.words.action(action, self.deciding.state)
        made = self._beside(number, label, lambda: self.deciding.play(action))
        made.name = action.text
        return made

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
        """A button for what has no place on the board, as wide as what it says, or its like.

        `number` counts them from above; `width` is the least, in design pixels.
        """
        canvas, px = self.sight.canvas, self.sight.canvas.px
        room = self.sight.layout.board.inflate(-px(12), -px(12))
        least = min(px(width), round(room.width * LEAST_SHARE))
        wide = min(room.width, max(least, self._needed(like or label)))
        box = self.sheets.button_box(number, wide)
        return Button(canvas, box, capital(label), action, kind=kind)

    def _needed(self, label: str) -> int:
        """The width of a button for a label, in window pixels; it leaves room for the panels."""
        canvas = self.sight.canvas
        words = canvas.letters.width(capital(label), "button", 24, canvas.scale)
        return min(words + canvas.px(44), canvas.size[0] - 2 * canvas.px(320))
