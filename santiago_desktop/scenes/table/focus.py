"""Where the focus of keyboard and gamepad is, and where it goes on its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.scenes.table.devices.device import CONFIRM
from santiago_desktop.scenes.table.devices.ladder import amount_of
from santiago_desktop.scenes.table.log import PAGE, LogRow
from santiago_desktop.scenes.table.log_finder import SEARCH
from santiago_desktop.scenes.table.spot import Spot
from santiago_desktop.stage.controls.directions import DIRECTIONS, ENDS, nearest, straight_ahead
from santiago_desktop.stage.input.commands import Command

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from santiago_desktop.scenes.table.deciding import Deciding
    from santiago_desktop.scenes.table.log import Log
    from santiago_desktop.scenes.table.sight import Sight
    from santiago_desktop.stage.controls.widgets import Panel, Widget

STEPS = (-1, 1)  # back and on along a road
LOG_STEPS = {Command.UP: -1, Command.DOWN: 1, Command.PAGE_UP: -PAGE, Command.PAGE_DOWN: PAGE}


class Focus:
    """Leads the focus to what is to be decided, along the board, and through the log."""

    def __init__(
        self,
        sight: Sight,
        deciding: Deciding,
        log: Log,
        panel: Panel,
        follow: Callable[[], object],
    ) -> None:
        """`follow` lays the lines of the log out anew after it has rolled."""
        self.sight, self.deciding, self.log, self.panel = sight, deciding, log, panel
        self.follow = follow
        self.decisions: list[Widget] = []  # what is to be decided
        self._moment: object = None  # which decision that is
        self._reached: object = None  # the last one that it has been on
        self._last: Widget | None = None  # what it was on there
        self._awaited = False  # whether the focus goes to the next decision as soon as it comes
        self._by_itself = False  # whether nobody has led the focus to where it is
        self._on: dict[tuple[str, int, int], int] = {}  # steps that go on from where a step led
        self._before = ""  # what it was on when the viewer's screen was opened, if it is yet

    # --- by hand -------------------------------------------------------------------------------

    def command(self, command: Command) -> bool:
        """A command of the keyboard or the gamepad; whether it was used."""
        if command is Command.CONFIRM and self._too_soon:
            self.deciding.wait_anew()
            return True
        self._by_itself, self._before = False, ""
        if self.deciding_now:
            self._reached, self._last = self._moment, self.panel.focus
        if self._awaited and self.panel.focus is None and command in DIRECTIONS:
            return True  # pressed once too often before the others moved: it doesn't walk away
        used = self._commanded(command)
        self._awaited = self._awaited and self.panel.focus is None  # to hurry is not to walk away
        return used

    @property
    def _too_soon(self) -> bool:
        """Whether Enter would do what nobody could see coming."""
        return self.deciding.enter_held or (self.deciding_now and self.deciding.startled)

    @property
    def _not_yet_there(self) -> bool:
        """Whether it has not been on what is to be decided now."""
        return not self.deciding_now and self._reached != self._moment

    @property
    def led(self) -> bool:
        """Whether somebody has led it to where it is."""
        return self.panel.focus is not None and not self._by_itself

    def clicked(self) -> None:
        """Who clicks doesn't wait for the focus any more."""
        self._awaited = False

    def _commanded(self, command: Command) -> bool:
        focus = self.panel.focus
        if self._in_log(command):
            return True
        if command in ENDS:
            return self._to_end(ENDS[command])
        lost = command is Command.CONFIRM and focus is None
        late = command is Command.NEXT and self._not_yet_there
        if (lost or late) and self._to_decision():
            return True
        if command is Command.CONFIRM and focus is not None and focus.leads_to:
            return self._to(focus.leads_to)
        if focus is not None and focus in self.decisions and command in DIRECTIONS:
            self._walk(focus, command)
            return True
        return self.panel.command(command)

    def _in_log(self, command: Command) -> bool:
        """To the log, or from one of its lines to another; whether the command meant that."""
        focus, lines = self.panel.focus, self.log.visible()
        if command is Command.LOG and lines:
            self._to_line(lines[-1])
        elif isinstance(focus, LogRow) and command in LOG_STEPS:
            by = LOG_STEPS[command] - (focus.row.times - 1 if LOG_STEPS[command] < 0 else 0)
            place = lines.index(focus.row.number) + by
            self._to_line(lines[max(0, min(len(lines) - 1, place))])
        elif isinstance(focus, LogRow) and command in ENDS:
            self._to_line(lines[ENDS[command]])
        else:
            return False
        return True

    def _to_end(self, end: int) -> bool:
        """The focus to the first or the last thing to be decided; whether there is one."""
        usable = self._usable
        if usable:
            self.panel.set_focus(usable[end])
        return bool(usable)

    def _walk(self, focus: Widget, command: Command) -> None:
        """Another amount, or from one thing that can be chosen to another: no arrow leaves them."""
        self.panel.leave_mouse()
        sideways = DIRECTIONS[command][0]
        if not (
            (sideways and not focus.walked and focus.adjust(sideways))
            or self._along(focus, command)
        ):
            self._to_other_choice(focus, command)

    def _road(self, focus: Widget) -> list[Widget]:
        """The places on the board's road that can be chosen, if the focus is on one; else []."""
        usable = {each.name: each for each in self._usable}
        row = [usable[name] for name in self.sight.desk.road if name in usable]
        return row if focus in row and len(row) > 2 else []  # noqa: PLR2004 - else no way around

    def _along(self, focus: Widget, command: Command) -> bool:
        """Along the board's road; whether the focus is there, and something lies that way.

        The first press goes where the arrow points. The next ones go on, around every corner, and
        the opposite arrow leads back.
        """
        row = self._road(focus)
        if not row:
            return False
        right, down = DIRECTIONS[command]
        step = self._on.get((focus.name, right, down)) or self._towards(row, focus, command)
        if not step:
            return False
        goal = self._from(row, focus, step)
        self._on = {(goal.name, right, down): step, (goal.name, -right, -down): -step}
        self.panel.set_focus(goal)
        return True

    def _towards(self, row: list[Widget], focus: Widget, command: Command) -> int:
        """Whether the way on (1) or back (-1) leads there; right is on where neither does."""
        beside = [self._from(row, focus, step).box for step in STEPS]
        found = nearest(focus.box, beside, DIRECTIONS[command])
        return DIRECTIONS[command][0] if found is None else STEPS[found]

    def _from(self, row: list[Widget], focus: Widget, step: int) -> Widget:
        """The place so many further on; the first one follows the last."""
        return row[(row.index(focus) + step) % len(row)]

    def _to_other_choice(self, focus: Widget, command: Command) -> None:
        """To the next thing that can be chosen in a direction; at the end of a row to its start."""
        others = self._usable
        if focus in others:
            others.remove(focus)
            goal = _beyond(focus, others, DIRECTIONS[command])
            self.panel.set_focus(goal or focus)

    def _to_line(self, number: int) -> None:
        """The focus to a line of the log, which rolls if need be."""
        self.log.reveal(number)
        self.follow()
        for widget in self.panel.widgets:
            if isinstance(widget, LogRow) and widget.row.has(number):
                self.panel.set_focus(widget)

    # --- where it goes on its own --------------------------------------------------------------

    def to_amount(self, target: str) -> None:
        """The focus to where the amount of a target is set, if a sheet has come for that.

        Or to what confirms a choice to which nothing can be added: Enter once more on the target
        would take that back.
        """
        live = self.deciding.live
        complete = live is not None and live.ready is not None and not live.open
        if not self._to(amount_of(target)) and complete and self._to(CONFIRM):
            self.deciding.hold_enter()

    def to_search(self) -> None:
        """The focus to the field in which one types what is searched for in the log."""
        self._to(SEARCH)

    def _to(self, name: str) -> bool:
        """The focus to a control by its name; whether that can be reached."""
        found = next((each for each in self.panel.reachable() if each.name == name), None)
        if found is not None:
            self.panel.set_focus(found)
        return found is not None

    @property
    def _usable(self) -> list[Widget]:
        """What can be chosen now, in the order in which the focus walks it."""
        return [each for each in self.decisions if each.focusable and each.enabled]

    def screen_opens(self) -> None:
        """Remember where it is: what can't be done behind the screen loses it."""
        focus = self.panel.focus
        self._before = focus.name if focus is not None and self.deciding_now else ""

    def screen_shuts(self) -> None:
        """Back to where it was: where it has gone by itself tells what can be done."""
        if self._before:
            self._to(self._before)

    @property
    def deciding_now(self) -> bool:
        """Whether it is on something that is to be decided."""
        return self.panel.focus in self.decisions

    def follow_decision(self, *, deciding: bool) -> None:
        """Go to the next decision, however long that takes, if the last was made by keyboard.

        `deciding` tells whether the focus was on the last decision before this one was laid out.
        From one person to another it doesn't go: Enter would be pressed by the one before.
        """
        if self.deciding.handed:
            self.deciding.handed = self._awaited = False
            self.panel.set_focus(None)
            deciding = False
        played = len(self.sight.table.match.log)
        moment = (played, self.deciding.unsure, self.sight.past is None)
        fresh, self._moment = moment != self._moment, moment
        led_away = not self.deciding_now  # by what is gone, such as the end of the turn
        if self._awaited or (deciding and (fresh or led_away)):
            self.await_decision()

    def leave_log(self) -> bool:
        """From a line of the log to what is to be decided; whether it was on one."""
        on_line = isinstance(self.panel.focus, LogRow) and self.deciding.live is not None
        if on_line:
            self.await_decision()
        return on_line

    def await_decision(self) -> None:
        """Go to what is to be decided, now or as soon as it comes."""
        self._awaited = not self._to_decision()

    def _follows(self, widget: Widget) -> bool:
        """Whether it is of the same kind, and lies where the last thing lay that was decided."""
        last = self._last
        if last is None or isinstance(last, Spot) or isinstance(widget, Spot):
            return False
        kinds = {each.name.partition(".")[0] for each in (last, widget)}
        return len(kinds) == 1 and last.box.collidepoint(widget.box.midleft)

    def _to_decision(self) -> bool:
        """The focus to the first thing to be decided; whether there is one."""
        usable = self._usable
        first = {name: n for n, name in enumerate(self.deciding.advised)}
        usable.sort(
            key=lambda each: (
                first.get(each.name, len(first)),
                each.idle or each.helper,
                not self._follows(each),
            )
        )
        self.panel.set_focus(usable[0] if usable else None)
        self._by_itself, self._on = True, {}
        return bool(usable)


def _beyond(focus: Widget, others: list[Widget], way: tuple[int, int]) -> Widget | None:
    """What lies in a direction; None for nothing.

    Sideways it lies straight ahead, on the sheet or on the board, or else where the row begins.
    Up and down it is in the next line; on a sheet straight ahead, over a hole in a table, too.
    """
    box, on_board = focus.box, isinstance(focus, Spot)
    beside = [each for each in others if isinstance(each, Spot) == on_board]
    found = None
    if way[0] or not on_board:
        found = _picked(beside, straight_ahead(box, _boxes(beside), way))
    if found is None and way[0]:
        row = [each for each in beside if each.box.top < box.centery < each.box.bottom]
        found = min(row, key=lambda each: each.box.centerx * way[0], default=None)
    elif found is None:
        found = _picked(others, straight_ahead(box, _boxes(others), way, aside=True))
    if found is None and (on_board or way[1]):
        found = _picked(others, nearest(box, _boxes(others), way))
    return found


def _boxes(widgets: list[Widget]) -> list[pygame.Rect]:
    return [each.box for each in widgets]


def _picked(widgets: list[Widget], place: int | None) -> Widget | None:
    return None if place is None else widgets[place]
