"""What can be pressed at the table: targets, sheets, buttons; and who has the focus."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from santiago_desktop.contract.words import capital
from santiago_desktop.scenes.table.devices.agenda import AgendaStrip
from santiago_desktop.scenes.table.devices.ladder import amount_of
from santiago_desktop.scenes.table.layout import BESIDE
from santiago_desktop.scenes.table.log import PAGE, LogRow
from santiago_desktop.scenes.table.log_finder import SEARCH, LogFinder
from santiago_desktop.scenes.table.recap import Recap
from santiago_desktop.scenes.table.sheets import Sheets
from santiago_desktop.stage.controls.widgets import (
    DIRECTIONS,
    Button,
    Panel,
    Widget,
    nearest,
)
from santiago_desktop.stage.input.commands import Command

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from santiago_desktop.contract.desk import Sheet
    from santiago_desktop.contract.marks import Decision
    from santiago_desktop.kernel.records import Action
    from santiago_desktop.scenes.table.deciding import Deciding
    from santiago_desktop.scenes.table.devices.device import Bench
    from santiago_desktop.scenes.table.devices.sheet import SheetView
    from santiago_desktop.scenes.table.guide_view import GuideView
    from santiago_desktop.scenes.table.hint import HintControl
    from santiago_desktop.scenes.table.log import Log
    from santiago_desktop.scenes.table.pointing import Pointing
    from santiago_desktop.scenes.table.prompt import Prompt
    from santiago_desktop.scenes.table.sight import Sight
    from santiago_desktop.stage.drawing.canvas import Canvas

READ = 5.0  # seconds that a summary stays where nobody puts it away
RESTING = float("-inf")  # no tooltip until the mouse moves


class CornerButton(NamedTuple):
    """A button that is always there."""

    icon: str
    act: Callable[[], object]
    tip: Callable[[], str]
    key: Command
    usable: Callable[[], bool] = lambda: True
    seldom: bool = False  # whether it is only there when it can be used


class Ways(NamedTuple):
    """What the table does when it is asked to."""

    step_back: Callable[[], object]  # out of the past or a question
    over: Callable[[], bool]  # whether the result has been shown
    ended: Callable[[], object]  # to the result
    corner: Sequence[CornerButton]  # from the right
    confirm: Callable[[], object]  # play what one was unsure about


class Described(NamedTuple):
    """A control or a target as somebody is told of it who doesn't see it."""

    id: str
    role: str  # "button", "target", …
    name: str
    state: str  # "normal", "disabled", "chosen", "focused"
    box: pygame.Rect


def spoken(widget: Widget) -> str:
    """What a control is called: its label, or else the first sentence of its tooltip."""
    return widget.label or widget.tip.partition(". ")[0] or widget.name


def _state(widget: Widget) -> str:
    if not widget.enabled:
        return "disabled"
    return "focused" if widget.focused else "normal"


class Spot(Widget):
    """A target on the board or on a panel."""

    def __init__(self, controls: Controls, name: str, box: pygame.Rect) -> None:
        super().__init__(controls.canvas, box)
        self.controls, self.name = controls, name

    @property
    def rule(self) -> str:
        """The section of the rulebook that tells of it."""
        sight = self.controls.sight
        return sight.desk.rule(self.name, sight.shown)

    @rule.setter
    def rule(self, section: str) -> None:
        """It follows from the target alone."""

    @property
    def action(self) -> Action | None:
        """What a click plays, where it is all that is needed."""
        decision = self.controls.deciding.live
        ways = decision.alone(self.name) if decision else {}
        return next(iter(ways.values())) if len(ways) == 1 else None

    @property
    def glows(self) -> bool:
        """Whether it is shown as something that can be chosen."""
        decision = self.controls.deciding.live
        return decision is not None and (
            self.name in decision.glowing or self.name in decision.chosen
        )

    def covers(self, place: tuple[int, int]) -> bool:
        """Also where the person is, or whatever else stands for the spot."""
        return self.controls.usable_at(place) == self.name

    def activate(self) -> None:
        by_keys = self.focused
        self.controls.deciding.choose(self.name)
        if by_keys:
            self.controls.to_amount(self.name)

    def draw(self, target: pygame.Surface) -> None:
        self.draw_focus(target)


class Controls:
    """The controls that there are just now."""

    def __init__(
        self,
        sight: Sight,
        deciding: Deciding,
        pointing: Pointing,
        prompt: Prompt,
        log: Log,
        hint: HintControl,
        lesson: GuideView | None,
        panel: Panel,
        ways: Ways,
    ) -> None:
        self.sight, self.deciding, self.pointing, self.prompt = sight, deciding, pointing, prompt
        self.log, self.hint, self.lesson, self.panel, self.ways = log, hint, lesson, panel, ways
        self.recap, self.finder = Recap(sight, log), LogFinder(sight, log)
        self.sheets = Sheets(sight, deciding, pointing, lambda: [prompt.box, self.corner()])
        self.sheet: SheetView | None = None
        self.look_through = False  # whether sheets are transparent just now
        self.agenda: AgendaStrip | None = None
        self.told: list[Widget] = []  # of what others did
        self.pointed = ""  # the thing under the mouse, whether it can be used or not
        self.hover_time = 0.0  # seconds that the mouse has been where it is
        self.decisions: list[Widget] = []  # what is to be decided
        self._moment: object = None  # which decision that is
        self._awaited = False  # whether the focus goes to the next decision as soon as it comes
        self._fixed: list[Widget] = []  # all but the lines of the log
        self._log_key: object = None
        self._seen: object = None

    @property
    def canvas(self) -> Canvas:
        """The window's."""
        return self.sight.app.canvas

    # --- input ---------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        """The mouse, and typing."""
        self.pointing.forget()
        self._awaited = self._awaited and event.type != pygame.MOUSEBUTTONDOWN
        if event.type == pygame.KEYDOWN and self._digit(event):
            return True
        used = self.panel.handle(event)
        if event.type == pygame.MOUSEMOTION:
            return self._point(event.pos) or used
        return used

    def _digit(self, event: pygame.event.Event) -> bool:
        """A digit goes to the sheet, whatever has the focus."""
        typed = getattr(event, "unicode", "")
        usable = self.sheet is not None and self.deciding.live is not None
        return bool(usable and len(typed) == 1 and typed.isdecimal()) and self._to_sheet(typed)

    def _to_sheet(self, typed: str) -> bool:
        return self.sheet is not None and self.sheet.digit(int(typed))

    def wheel(self, place: tuple[int, int], by: int) -> bool:
        """The wheel changes the amount that the mouse is on; whether it did."""
        under = self.panel.at(place)
        return under is not None and not isinstance(under, Spot | LogRow) and under.adjust(by)

    def _point(self, place: tuple[int, int]) -> bool:
        """Notice the thing under the mouse; whether it is another one."""
        before, under = self.pointed, self.panel.at(place)
        other = under is not None and not isinstance(under, Spot)
        self.pointed = "" if other else self.thing_at(place)
        return self.pointed != before

    def thing_at(self, place: tuple[int, int]) -> str:
        """The thing under the mouse, unless something lies above the board there."""
        return "" if self._covered(place) else self.pointing.thing_at(place)

    def usable_at(self, place: tuple[int, int]) -> str:
        """The target that a click there would use."""
        thing, decision = self.thing_at(place), self.deciding.live
        if not thing or decision is None:
            return ""
        found = self.sight.desk.stands_for(thing, self.sight.shown)
        return next((each for each in found if decision.uses(each)), "")

    def _covered(self, place: tuple[int, int]) -> bool:
        """Whether something lies over the board there."""
        if self.hint.covers(place):
            return True
        return self.sheet is not None and self.sheet.box.collidepoint(place)

    def command(self, command: Command) -> bool:
        """The keyboard and the gamepad."""
        self.pointed = ""
        used = self._commanded(command)
        self._awaited = self._awaited and self.panel.focus is None  # to hurry is not to walk away
        return used

    def _commanded(self, command: Command) -> bool:
        focus, log = self.panel.focus, self.log
        if command is Command.LOG and log.lines:
            self._to_line(len(log.lines) - 1)
            return True
        steps = {Command.UP: -1, Command.DOWN: 1, Command.PAGE_UP: -PAGE, Command.PAGE_DOWN: PAGE}
        if isinstance(focus, LogRow) and command in steps:
            self._to_line(focus.row.number + steps[command])
            return True
        if command is Command.CONFIRM and focus is None and self._to_decision():
            return True
        if isinstance(focus, Spot) and command in DIRECTIONS and self._along(focus, command):
            return True
        return self.panel.command(command)

    def _along(self, focus: Spot, command: Command) -> bool:
        """Along places on the ground to the one before or after, if one lies in that direction."""
        target = self.sight.targets().get(focus.name)
        if target is None or target.ground is None:
            return False
        row = [each for each in self.decisions if isinstance(each, Spot) and each.glows]
        if focus not in row or len(row) < 3:  # noqa: PLR2004 - with two there is no way around
            return False
        place = row.index(focus)
        beside = [row[place - 1], row[(place + 1) % len(row)]]
        found = nearest(focus.box, [each.box for each in beside], DIRECTIONS[command])
        if found is not None:
            self.panel.set_focus(beside[found])
        return found is not None

    def _to_line(self, number: int) -> None:
        """The focus to a line of the log, which rolls if need be."""
        number = max(0, min(len(self.log.lines) - 1, number))
        self.log.reveal(number)
        self.follow()
        for widget in self.panel.widgets:
            if isinstance(widget, LogRow) and widget.row.number == number:
                self.panel.set_focus(widget)

    def to_amount(self, target: str) -> None:
        """The focus to where the amount of a target is set, if a sheet has come for that."""
        wanted = amount_of(target)
        found = (each for each in self.panel.reachable() if each.name == wanted)
        self.panel.set_focus(next(found, self.panel.focus))

    def to_search(self) -> None:
        """The focus to the field in which one types what is searched for in the log."""
        fields = (each for each in self.panel.widgets if each.name == SEARCH)
        self.panel.set_focus(next(fields, self.panel.focus))

    def topic(self) -> str:
        """The rule of what is lit or pointed at."""
        lit = self.panel.lit
        if self.pointed and not (lit and lit.hovered):
            return self.sight.desk.rule(self.pointed, self.sight.shown)
        return lit.rule if lit else ""

    # --- layout --------------------------------------------------------------------------------

    def lay_out(self) -> None:
        """Targets, or a sheet, and what is always there."""
        self.pointing.forget()
        self._make_room()
        self.sight.layout.buttons = len(self._corner())
        self.hover_time = RESTING
        self.sheet = self._sheet()
        deciding = self.panel.focus in self.decisions
        advised, self.decisions = self._advised(), self._main()
        self.told = [] if self.hint.shown else self._told()
        folds = [self.sheet.fold] if self.sheet else []
        beside: list[Widget] = [*self._asides(), *folds, *self.told]
        self._fixed = [*self.decisions, *beside, self.prompt.sign, *self._corner_buttons()]
        self._log_key, self._seen = None, self.sight.version
        self.follow()
        self._follow_decision(deciding=deciding)
        if advised and not self.hint.open:
            self.await_decision()

    def _advised(self) -> bool:
        """Whether the focus is on the hint: when that is put away it goes to what is decided."""
        return self.hint.panel.owns(self.panel.focus)

    def _make_room(self) -> None:
        """The board makes room for what is read beside it."""
        layout, reading = self.sight.layout, self.hint.shown or self.log.large
        layout.split = 0 if not self.hint.open else self.hint.panel.box.bottom + self.canvas.px(14)
        if reading != layout.reading:
            layout.reading = reading
            self.sight.fit()
            self.sight.app.stack.soften()

    def _sheet(self) -> SheetView | None:
        """The sheet of the moment; none while the tutor asks about what was chosen on it."""
        if self.hint.doubted is not None:
            return None
        return self.sheets.now(self.fold, self.summed_up)

    def fold(self) -> None:
        """Fold the sheet, or open it again."""
        self.sheets.folded = not self.sheets.folded
        self.lay_out()

    def _told(self) -> list[Widget]:
        """What others did and what is to be settled, at the foot of the board."""
        self.agenda = None
        if self.deciding.live is None or self.lesson is not None:
            return []
        agenda = self.sight.desk.agenda(self.sight.shown, self.sight.viewer)
        if agenda:
            made = AgendaStrip(self.bench, agenda, self._agenda_room())
            self.agenda = None if self._under_the_sheet(made.box) else made
        strip = self.agenda.widgets() if self.agenda else []
        recap = self.deciding.fresh and not self._under_the_sheet(self.recap.room)
        return [*(self.recap.widgets() if recap else []), *strip]

    def _under_the_sheet(self, room: pygame.Rect) -> bool:
        """Whether the sheet would hide something that could still be clicked there."""
        return self.sheet is not None and self.sheet.box.colliderect(room)

    def _agenda_room(self) -> pygame.Rect:
        """Beside the recap, or above it where the game has a place for both."""
        room, told = self.sight.layout.foot, self.recap.room
        if self.sight.desk.strips is None:
            return pygame.Rect(told.right, room.y, room.right - told.right, room.height)
        return told.move(0, -told.height - self.canvas.px(6))

    @property
    def bench(self) -> Bench:
        """What devices are made from."""
        return self.sheets.bench

    def _follow_decision(self, *, deciding: bool) -> None:
        """Who decides by keyboard finds the focus at the next decision, however long that takes."""
        played = len(self.sight.table.match.log)
        moment = (played, self.deciding.unsure, self.sight.past is None)
        fresh, self._moment = moment != self._moment, moment
        if self._awaited or (fresh and deciding):
            self._awaited = not self._to_decision()

    def await_decision(self) -> None:
        """The focus goes to the next decision as soon as it comes."""
        self._awaited = not self._to_decision()

    def _to_decision(self) -> bool:
        """The focus to the first thing to be decided; whether there is one."""
        usable = [each for each in self.decisions if each.focusable and each.enabled]
        self.panel.set_focus(usable[0] if usable else None)
        return bool(usable)

    def follow(self) -> bool:
        """The log, the hint and the sheet follow what is shown; whether anything changed."""
        if self._seen != self.sight.version:
            self._seen = self.sight.version
            if self.deciding.live is None:
                self.sheet = self._sheet()
                self._log_key = None
        key = (self.log.key, self.hint.key)
        if key == self._log_key:
            return False
        self._log_key = key
        search = self.finder.widgets() if self.log.large and not self.hint.shown else []
        self.panel.show([*self._fixed, *self.hint.widgets(), *search, *self.log.widgets()])
        return True

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
        if self.sheet:
            self.sheet.count(self.sheets.counted)
        if not watched and not counting:
            self.summed_up()
        return counting

    def summed_up(self) -> bool:
        """Put it away; whether there was anything."""
        there = self.sheets.summary is not None
        self.sheets.summary = None
        if there:
            self.lay_out()
        return there

    def _main(self) -> list[Widget]:
        """What is to be decided, or how one comes back to where that can be done."""
        sight, deciding = self.sight, self.deciding
        if self.summing_up or sight.past is not None:
            return self._to_go_on()
        if sight.table.match.over and self.ways.over():
            words = sight.app.language._("Result")
            return [self._beside(0, words, self.ways.ended, kind="primary")]
        if self.lesson and not self.lesson.guide.over and deciding.asked:
            found = self._found() if self.lesson.guide.line else []  # first: the text makes way
            return [*self.lesson.widgets(), *found]
        if deciding.live is None or sight.table.match.over:
            return []
        if self.hint.doubted is not None:
            return self.hint.doubt.buttons()
        return self._question() if deciding.unsure is not None else self._found()

    def _to_go_on(self) -> list[Widget]:
        """Out of a summary, or out of the past."""
        if self.summing_up and self.sheet is not None:
            return self.sheet.widgets()
        return self._moments()

    def _moments(self) -> list[Widget]:
        """In the past: back to now, or to the moment before or after."""
        canvas, _ = self.canvas, self.sight.app.language._
        now = self._beside(0, _("Back to the game"), self.ways.step_back, kind="primary")
        made = [now]
        for step, icon, tip in (
            (-1, "icon.step_back", _("One step back")),
            (1, "icon.step", _("One step forward")),
        ):
            box = pygame.Rect(0, 0, now.box.height, now.box.height)
            gap = now.box.width // 2 + now.box.height
            box.center = (now.box.centerx + step * gap, now.box.centery)
            number = self.sight.past_line + step

            def go(number: int = number) -> None:
                self.log.look_at(number)

            button = Button(canvas, box, "", go, kind="square", icon=icon, tip=tip)
            button.enabled = 0 <= number < len(self.log.lines)
            made.append(button)
        return made

    def _question(self) -> list[Widget]:
        _, unsure = self.sight.app.language._, self.deciding.unsure
        assert unsure is not None
        label = self.sight.words.action(unsure, self.deciding.state)
        ask = _("End the turn: {action}").format(action=label)
        return [
            self._beside(0, ask, self.ways.confirm, kind="primary", width=520),
            self._beside(1, _("Back"), self.ways.step_back, width=520, like=ask),
        ]

    # --- what can be chosen --------------------------------------------------------------------

    def _found(self) -> list[Widget]:
        """The sheet's controls, the targets, and buttons for what has no place."""
        decision = self.deciding.live
        if decision is None:
            return []
        on_sheet = self.sheet.widgets() if self.sheet else []
        foot = self.sheet.foot() if self.sheet else []
        spots = [Spot(self, name, box) for name, box in self._spots(decision)]
        spots.sort(key=lambda spot: not spot.glows)
        beside = decision.buttons if self.sheet is None or self.sheet.folded else []
        buttons = [self._action(number, action) for number, action in enumerate(beside)]
        return [*on_sheet, *spots, *foot, *buttons]  # what ends a choice comes last

    def _spots(self, decision: Decision) -> list[tuple[str, pygame.Rect]]:
        """The targets of the decision that are on the board or on a panel, with their boxes."""
        return [(name, box) for name in decision.order if (box := self._box(name))]

    def _box(self, name: str) -> pygame.Rect | None:
        """Where a target is on the board or on a panel; None if it is on neither."""
        if name in self.sight.targets():
            return self.pointing.spot_box(name)
        return self.sheets.panel_box(name)

    def _asides(self) -> list[Widget]:
        """What can be done beside the decision, where it has its place or as a button."""
        decision = self.deciding.live
        if decision is None or self.hint.doubted is not None or self.deciding.unsure is not None:
            return []
        found: list[Widget] = []
        for way in decision.asides:
            names = list(way.marks)
            box = self._box(names[0]) if len(names) == 1 else None
            if box:
                found.append(Spot(self, names[0], box))
        return found

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
        """A button for what has no place on the board, as wide as what it says, or its like."""
        px = self.canvas.px
        box = pygame.Rect(0, 0, max(px(width), self._needed(like or label)), px(58))
        box.midtop = self.sight.board.to_window(self.sight.desk.buttons or BESIDE)
        box.clamp_ip(self.canvas.rect.inflate(-px(12), -px(12)))
        box.y += number * px(66)
        return Button(self.canvas, box, capital(label), action, kind=kind)

    def _needed(self, label: str) -> int:
        """The width of a button for a label, which has room beside the panels."""
        canvas = self.canvas
        words = canvas.letters.width(capital(label), "button", 24, canvas.scale)
        return min(words + canvas.px(44), canvas.size[0] - 2 * canvas.px(320))

    # --- always --------------------------------------------------------------------------------

    def corner(self) -> pygame.Rect:
        """Where the buttons of the corner are."""
        return self.sight.layout.corner(len(self._corner()))

    def _corner(self) -> list[CornerButton]:
        """Those that are there just now."""
        return [each for each in self.ways.corner if not each.seldom or each.usable()]

    def _corner_buttons(self) -> list[Widget]:
        made: list[Widget] = []
        for number, each in enumerate(self._corner()):
            box = self.sight.layout.corner_button(number)
            button = Button(
                self.canvas,
                box,
                "",
                each.act,
                kind="square",
                icon=each.icon,
                tip=each.tip(),
                key=each.key,
            )
            button.enabled, button.name = each.usable(), each.icon
            made.append(button)
        return made

    # --- for those who don't see ---------------------------------------------------------------

    def described(self) -> list[Described]:
        """Every control and every target, with what it is called; each under an id of its own."""
        found: dict[str, Described] = {}
        decision = self.deciding.live
        for number, widget in enumerate(self.panel.widgets):
            if isinstance(widget, Spot):
                continue
            name = spoken(widget)
            key = widget.name or f"{type(widget).__name__.lower()} {number}"
            if name and key not in found:
                found[key] = Described(key, widget.role, name, _state(widget), widget.box)
        for target in (*self.sight.targets(), *(decision.targets if decision else ())):
            box = self._box(target)
            if box is not None and target not in found:
                name = self._called(target)
                state = self._state_of(target, decision)
                found[target] = Described(target, "target", name, state, box)
        return list(found.values())

    def _called(self, target: str) -> str:
        """The name of a target: its title, or else the first sentence of what is said of it."""
        title, text = self.sight.desk.tip(target, self.sight.shown)
        return title or text.partition(". ")[0] or target

    def _state_of(self, target: str, decision: Decision | None) -> str:
        if decision is None or not decision.uses(target):
            return "disabled"
        if target in decision.chosen:
            return "chosen"
        focus = self.panel.focus
        return "focused" if focus is not None and focus.name == target else "normal"
