"""What can be pressed at the table: who makes which controls, and who hears which event."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.scenes.table.answers import Answers
from santiago_desktop.scenes.table.described import described
from santiago_desktop.scenes.table.devices.ladder import LadderDevice
from santiago_desktop.scenes.table.focus import Focus
from santiago_desktop.scenes.table.hover import Hover
from santiago_desktop.scenes.table.layout import APART
from santiago_desktop.scenes.table.log import LogRow
from santiago_desktop.scenes.table.log_finder import LogFinder
from santiago_desktop.scenes.table.sheets import FOLD, Sheets
from santiago_desktop.scenes.table.spot import Spot
from santiago_desktop.scenes.table.told import Told

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.contract.sheet import Sheet
    from santiago_desktop.scenes.table.answers import Ways
    from santiago_desktop.scenes.table.corner import Corner
    from santiago_desktop.scenes.table.deciding import Deciding
    from santiago_desktop.scenes.table.described import Described
    from santiago_desktop.scenes.table.devices.sheet import SheetView
    from santiago_desktop.scenes.table.guide_view import GuideView
    from santiago_desktop.scenes.table.hint import HintControl
    from santiago_desktop.scenes.table.log import Log
    from santiago_desktop.scenes.table.pointing import Pointing
    from santiago_desktop.scenes.table.prompt import Prompt
    from santiago_desktop.scenes.table.sight import Sight
    from santiago_desktop.stage.controls.scrolling import ScrollPanel
    from santiago_desktop.stage.controls.widgets import Widget
    from santiago_desktop.stage.input.commands import Command

TAP = 0.3  # seconds: a key that is held for longer isn't tapped
READ = 5.0  # seconds that a summary stays where nobody puts it away


class Controls:
    """The controls that there are just now.

    Hover    what the mouse is on
    Focus    where keyboard and gamepad are
    Sheets   which sheet lies on the table
    Answers  the controls for what is asked
    Told     what others did, and what is to be settled
    Corner   the buttons that are always there
    """

    def __init__(
        self,
        sight: Sight,
        deciding: Deciding,
        pointing: Pointing,
        prompt: Prompt,
        log: Log,
        hint: HintControl,
        lesson: GuideView | None,
        panel: ScrollPanel,
        corner: Corner,
        ways: Ways,
    ) -> None:
        """Nothing is laid out yet."""
        self.sight, self.deciding, self.pointing, self.prompt = sight, deciding, pointing, prompt
        self.log, self.hint, self.lesson, self.panel = log, hint, lesson, panel
        self.corner, self.finder = corner, LogFinder(sight, log)
        self.sheets = Sheets(sight, deciding, pointing, prompt, corner)
        self.told = Told(sight, deciding, log, self.sheets)
        self.hover = Hover(sight, deciding, pointing, hint, self.sheets, panel)
        self.focus = Focus(sight, deciding, log, panel, self.follow)
        self.answers = Answers(
            sight, deciding, self.sheets, self.hover, self.focus, log, hint, lesson, ways
        )
        self.making_room: Callable[[], object] = lambda: None  # told before the board moves
        self.look_through = False  # whether sheets are transparent just now
        self.held = 0.0  # for so many seconds, if they are
        self._fixed: list[Widget] = []  # all but the lines of the log
        self._log_key: object = None
        self._seen: object = None
        self._pressed = ""  # the button that was pressed last; "": no button was there
        self._asked_last: object = None  # what was asked when all was laid out
        self._open = False  # whether the viewer's own holdings were seen when all was laid out

    @property
    def sheet(self) -> SheetView | None:
        """The sheet that lies on the table; None if there is none."""
        return self.sheets.view

    def pointed_at(self) -> bool:
        """Whether somebody has moved the mouse or the focus to what is lit.

        The focus goes to the first thing that can be chosen by itself; and what can be chosen may
        come to where the mouse is.
        """
        lit = self.panel.lit
        if lit is not None and lit.hovered:
            return self.hover.moved
        return self.focus.led

    # --- input ---------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """The mouse, and typing; whether anything has changed by it."""
        self.pointing.forget()
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            self.hover.place = event.pos
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.focus.clicked()
            self._pressed = self._come_to(event.pos)
        if event.type == pygame.KEYDOWN and self._digit(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and self._too_soon(event.pos):
            return True
        used = self.panel.handle(event)
        if event.type == pygame.MOUSEMOTION:
            return self.hover.move(event.pos) or used
        return used

    def _too_soon(self, place: tuple[int, int]) -> bool:
        """Whether a click is on what has just come to be chosen, and so wasn't meant for it."""
        if self.hover.startled(place) and self._come_to(place):
            self.hover.surprise()  # whoever goes on pressing doesn't look
            return True
        return self.deciding.startled and self.panel.at(place) in self.focus.decisions

    def _come_to(self, place: tuple[int, int]) -> str:
        """The button at a place that belongs to what is asked; "" for none.

        Things on the board were there before: who presses one means it.
        """
        lying = [each for each in self.focus.decisions if not isinstance(each, Spot)]
        there = [each.name or each.label for each in lying if each.box.collidepoint(place)]
        return there[0] if there else ""

    def _digit(self, event: pygame.event.Event) -> bool:
        """A digit goes to the sheet, whatever has the focus; whether the sheet used it."""
        typed = getattr(event, "unicode", "")
        if self.sheet is None or self.deciding.live is None:
            return False
        device = self.sheet.digit(int(typed)) if len(typed) == 1 and typed.isdecimal() else None
        if isinstance(device, LadderDevice):
            self.focus.to_amount(device.block.target)  # the next key plays what was typed
        elif device is not None and not self.focus.deciding_now:
            self.focus.await_decision()
        return device is not None

    def wheel(self, place: tuple[int, int], by: int) -> bool:
        """The wheel changes the amount that the mouse is on, or rolls a page; whether it did."""
        if self.panel.view.collidepoint(place):
            return self.panel.scroll(-by)
        under = self.panel.at(place)
        return under is not None and not isinstance(under, Spot | LogRow) and under.adjust(by)

    def command(self, command: Command) -> bool:
        """A command of the keyboard or the gamepad; whether it was used."""
        self.hover.thing = ""
        return self.focus.command(command)

    # --- layout --------------------------------------------------------------------------------

    def lay_out(self) -> None:
        """Targets, or a sheet, and what is always there."""
        self.pointing.forget()
        known = ("", self._pressed, self._come_to(self.hover.place))
        was_open, self._open = self._open, self.sight.own_seen
        if self._open and not was_open:
            self.focus.screen_opens()
        self.deciding.follow_screen()
        self._make_room()
        self.sight.layout.buttons = len(self.corner.buttons)
        self.hover.rest()
        self._lay_sheet()
        deciding, advised = self.focus.deciding_now, self._advised()
        told = self.told.lay_out(quiet=self.hint.shown or self._led or self._on_cards)
        self.focus.decisions = self.answers.widgets()  # a lesson makes way for what is told
        beside: list[Widget] = [*self.answers.asides(), *self._folds(), *told]
        corner = self.corner.widgets()
        self._fixed = [*self.focus.decisions, *beside, self.prompt.sign, *corner]
        self._log_key, self._seen = None, self.sight.version
        self.follow()
        self.focus.follow_decision(deciding=deciding)
        if was_open and not self._open:
            self.focus.screen_shuts()
            self.prompt.forget()  # it may tell what lies behind the screen
        if advised and not self.hint.shown:
            self.focus.await_decision()
        before, self._asked_last = self._asked_last, self._asked()
        if before != self._asked_last and self._come_to(self.hover.place) not in known:
            self.hover.surprise()

    def _asked(self) -> object:
        """What is asked: the same as long as one choice leads to the next."""
        deciding, now = self.deciding, self.sight.past is None
        return deciding.decision, deciding.unsure, now, self.sheets.summary

    @property
    def _led(self) -> bool:
        """Whether a lesson says what others did: no strip repeats it."""
        guide = self.lesson.guide if self.lesson else None
        return guide is not None and guide.leads and guide.tool is None

    @property
    def _on_cards(self) -> bool:
        """Whether cards below the board tell the same."""
        return self.sight.layout.searching and not self.sight.layout.instead

    def _advised(self) -> bool:
        """Whether the focus is on the hint: when that is put away it goes to what is decided."""
        return self.hint.panel.owns(self.panel.focus)

    def _make_room(self) -> None:
        """The board makes room for what is read beside it."""
        layout, teaching = self.sight.layout, self._teaching
        reading = self.hint.shown or self.log.large or teaching
        layout.searching = self.log.large and not self.hint.shown
        layout.kept = self.sight.viewer
        if (reading, teaching) != (layout.reading, layout.teaching):
            if teaching == layout.teaching:  # otherwise the board hardly moves
                self.making_room()
            layout.reading, layout.teaching = reading, teaching
            self.sight.fit()
        layout.split = 0
        if self.hint.shown:
            layout.split = self.hint.panel.box.bottom + self.sight.canvas.px(APART)

    @property
    def _teaching(self) -> bool:
        """Whether a lesson's text has its place; a hint takes it."""
        return self.lesson is not None and not self.lesson.guide.over and not self.hint.shown

    def _lay_sheet(self) -> None:
        """Lay the sheet of the moment; none while the tutor asks about what was chosen on it."""
        if not self.hint.alone:
            self.sheets.lay(self.fold, self.summed_up)
        else:
            self.sheets.view = None

    def _folds(self) -> list[Widget]:
        """The button that folds the sheet, unless it is all that can be done."""
        sheet = self.sheet
        return [sheet.fold] if sheet and sheet.fold not in self.focus.decisions else []

    def fold(self) -> None:
        """Fold the sheet, or open it again; who decides by keys goes on there."""
        by_keys = self.focus.deciding_now
        self.sheets.turn()
        self.lay_out()
        if by_keys:
            self.focus.await_decision()

    def look(self, *, down: bool) -> None:
        """A key that is held looks through the sheet; one that is only tapped folds it."""
        tapped = self.look_through and self.held < TAP
        self.look_through, self.held = down, 0.0
        if tapped and not down and self.sheet is not None:
            self.fold()

    def on_sheet(self) -> list[Widget]:
        """The controls of the decision that aren't on the board or a panel."""
        decisions = [each for each in self.focus.decisions if not isinstance(each, Spot)]
        return [*decisions, *self._folds()]

    def follow_screen(self) -> bool:
        """What may be seen of the own holdings has changed, the window has lost the focus, say."""
        changed = self._open != self.sight.own_seen
        if changed:
            self.lay_out()
        return changed

    def follow(self) -> bool:
        """The log, the hint and the sheet follow what is shown; whether anything changed."""
        if self._seen != self.sight.version:
            self._seen = self.sight.version
            if self.deciding.live is None:
                self._lay_sheet()
                others = [each for each in self._fixed if each.name != FOLD]
                self._fixed, self._log_key = [*others, *self._folds()], None
        key = (self.log.key, self.hint.key)
        if key == self._log_key:
            return False
        self._log_key = key
        search = self.finder.widgets() if self.sight.layout.searching else []
        beside = [*self.hint.widgets(), *search, *self.log.widgets()]
        rolling = self.hint.rolling
        self.panel.show_rolling(
            beside, rolling.widgets, rolling.view, rolling.length, first=self._fixed
        )
        return True

    def described(self) -> list[Described]:
        """Every control and every target in sight, as one tells of it; ids come once."""
        return described(self.panel.widgets, self.sight, self.deciding.live, self.answers.box)

    # --- summing up ----------------------------------------------------------------------------

    def sum_up(self, sheet: Sheet | None) -> None:
        """Show what has come of something, until it is put away."""
        if sheet is not None:
            self.sheets.sum_up(sheet)
            self.lay_out()

    @property
    def summing_up(self) -> bool:
        """Whether a summary is shown, for which the game waits."""
        return self.sheets.summary is not None

    def count(self, seconds: float, *, watched: bool) -> bool:
        """Let it count up; whether that is seen. Where nobody plays it goes away by itself."""
        counting = self.sheets.counted < READ
        self.sheets.counted += seconds
        if self.sheet and self.sheet.count(self.sheets.seen_counting):
            self.sight.app.sounds.play("count_tick")
        if not watched and not counting:
            self.summed_up()
        return counting

    def summed_up(self) -> bool:
        """Put it away; whether there was anything."""
        there, by_keys = self.sheets.summary is not None, self.focus.deciding_now
        self.sheets.summary = None
        if there:
            self.lay_out()
        if there and by_keys:
            self.focus.await_decision()
        return there
