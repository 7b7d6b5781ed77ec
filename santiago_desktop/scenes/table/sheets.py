"""Which sheet lies on the table: the game's, or one for what the game has given no place."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.contract.sheet import (
    Choices,
    Ladder,
    Lanes,
    Selection,
    Settled,
    Sheet,
    Table,
)
from santiago_desktop.contract.words import capital
from santiago_desktop.kernel.rules import NOBODY
from santiago_desktop.scenes.table.devices.device import Bench
from santiago_desktop.scenes.table.devices.rows import all_targets
from santiago_desktop.scenes.table.devices.sheet import Room, SheetView
from santiago_desktop.scenes.table.layout import BESIDE
from santiago_desktop.scenes.table.recap import room_of
from santiago_desktop.stage.controls.widgets import Button
from santiago_desktop.stage.input.commands import Command

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from santiago_desktop.contract.marks import Decision, Marks
    from santiago_desktop.contract.sheet import Block
    from santiago_desktop.kernel.rules import State
    from santiago_desktop.kernel.timeline import Moment
    from santiago_desktop.scenes.table.corner import Corner
    from santiago_desktop.scenes.table.deciding import Deciding
    from santiago_desktop.scenes.table.pointing import Pointing
    from santiago_desktop.scenes.table.prompt import Prompt
    from santiago_desktop.scenes.table.sight import Sight
    from santiago_desktop.stage.board.clips import Picture

FOLD = "fold"  # the name of the button that folds the sheet
TALL = 58  # of a button that has no place on the board
BELOW = 10  # design pixels between the prompt and what stands below it


class Sheets:
    """Makes the sheet of the moment."""

    def __init__(
        self,
        sight: Sight,
        deciding: Deciding,
        pointing: Pointing,
        prompt: Prompt,
        corner: Corner,
    ) -> None:
        """No sheet may cover the prompt or the corner, nor what the game wants in sight."""
        self.sight, self.deciding, self.pointing = sight, deciding, pointing
        self.prompt, self.corner = prompt, corner
        self.view: SheetView | None = None  # the sheet that lies on the table
        self.folded = False
        self._chosen: Marks = {}  # what was chosen when it was folded
        self.summary: Sheet | None = None  # what something has come to, until it is put away
        self.counted = 0.0  # seconds since that was shown
        self._moment = (-1, NOBODY)  # how much had been played, and who was at the screen
        self._places: dict[object, tuple[float, pygame.Rect]] = {}  # where sheets have stood
        self._tallest: dict[object, int] = {}  # the height of the last sheet: the same one keeps it

    # --- what lies there -----------------------------------------------------------------------

    def sum_up(self, sheet: Sheet) -> None:
        """Show what something has come to."""
        self.summary, self.counted, self.folded = sheet, 0.0, False

    def turn(self) -> None:
        """Fold the sheet, or open it again."""
        self.folded, self._chosen = not self.folded, self._chosen_now()

    def _chosen_now(self) -> Marks:
        live = self.deciding.live
        return dict(live.chosen) if live else {}

    @property
    def seen_counting(self) -> float:
        """For how long it has counted up at normal speed; without end where nothing moves."""
        director = self.sight.director
        still = director.still or not director.pace
        return float("inf") if still else self.counted / director.pace

    def lay(self, fold: Callable[[], None], close: Callable[[], object]) -> None:
        """Lay the sheet of the moment in its place; `fold` and `close` are what its buttons do."""
        self.view = self._made(fold, close)

    def _made(self, fold: Callable[[], None], close: Callable[[], object]) -> SheetView | None:
        """The sheet of the moment in its place; None if there is none."""
        self._follow_moment()
        sheet = self._sheet()
        if sheet is None:
            return None
        bench = self.bench
        if self.summary is not None:
            bench = bench._replace(decision=None)
        least = self._tallest.get(self._kind(sheet), 0)
        view = SheetView(
            bench,
            sheet,
            self._room(),
            self._places,
            least=least,
            folded=self.folded,
            fold=self._fold_button(fold),
            again=self.deciding.clear if self._comes_of_a_choice(sheet) else None,
            opened=self._opened_by_a_choice,
        )
        if not self.folded:
            self._tallest = {self._kind(sheet): view.box.height}
        if self.summary is not None:
            view.closes(self.sight.app.language._("Continue"), close)
            view.count(self.seen_counting)
        return None if view.empty or self._asked_elsewhere(view) else view

    def _follow_moment(self) -> None:
        """At another moment no sheet is folded, and none stands where another one has stood."""
        played = len(self.sight.table.match.log)
        chosen_since = self._chosen_now() not in ({}, self._chosen)  # the sheet goes on with that
        self.folded = self.folded and self._moment[0] == played and not chosen_since
        moment = played, self.sight.viewer
        if moment[1] != self._moment[1]:  # its height may tell what the one before holds
            self._tallest = {}
        if moment != self._moment:
            self._moment = moment
            self._places.clear()

    def _fold_button(self, fold: Callable[[], None]) -> Button:
        """The button that folds the sheet, or opens it again; the sheet gives it its place."""
        canvas, place = self.sight.canvas, pygame.Rect(0, 0, 1, 1)
        icon = "icon.chevron_down" if self.folded else "icon.chevron_up"
        words = self.sight.app.language._("Fold or open, to see the board")
        button = Button(canvas, place, "", fold, kind="round", icon=icon, tip=words)
        button.name, button.key = FOLD, Command.LOOK_THROUGH
        return button

    def _asked_elsewhere(self, view: SheetView) -> bool:
        """Whether one is asked about something that wasn't chosen on the sheet: it makes way."""
        unsure = self.deciding.unsure
        return unsure is not None and not view.chosen_at(unsure)

    def _kind(self, sheet: Sheet) -> object:
        """What sheets have in common that are the same to who looks on: who decides or watches."""
        return sheet.title, sheet.width, self.sight.app.canvas.size, self.sight.app.canvas.scale

    @property
    def state(self) -> State:
        """The state that devices show: the one that is decided in, or the one on the screen."""
        decided = self.deciding.state if self.deciding.live is not None else None
        return self.sight.shown if decided is None else decided

    @property
    def bench(self) -> Bench:
        """What devices are made from."""
        sight = self.sight
        return Bench(
            sight.canvas,
            sight.board,
            sight.desk,
            self.state,
            self.deciding.live,
            self.deciding,
            sight.table.names,
            sight.table.looks,
            sight.app.language,
            self.deciding.barred(),
            self.deciding.advised,
        )

    def _sheet(self) -> Sheet | None:
        """What is summed up, or the game's own with what it lacks."""
        if self.summary is not None:
            return self.summary
        if self._reading:
            return None
        live = self.deciding.live
        seat = self._seat()
        own = self.sight.desk.sheet(self.state, seat, live.chosen if live else {})
        if own is not None and own.stays and live:
            own = self._with_settled(own)
        if own is not None and live and self.sight.private and self.sight.desk.by_heart(self.state):
            seen = self.sight.own_screen.beside_a_choice()
            own = own._replace(text=f"{own.text} {seen}".strip())
        lacking = self._lacking(live, own) if live else []
        if not lacking:
            return own
        if own is not None:
            return own._replace(blocks=(*own.blocks, *lacking))
        title, text = self.sight.words.dialog(self.state)
        return Sheet(title, lacking, text if isinstance(lacking[0], Choices) else "")

    def _with_settled(self, now: Sheet) -> Sheet:
        """The sheet as it was at first in this chapter; what was chosen on it since is ticked off.

        Nothing of it is remembered: an undo leads back to what was there.
        """
        sight, actor = self.sight, self.state.actor
        made = [each for each in sight.table.chapter_so_far() if each.actor == actor]
        for number, moment in enumerate(made):
            before = sight.rules.screen(moment.before, sight.viewer)
            first = sight.desk.sheet(before, self._seat(), {})
            if first is not None and first.stays:
                lines = [
                    each if each in now.blocks else self._settled(each, made[number:])
                    for each in first.blocks
                ]
                new = [each for each in now.blocks if each not in first.blocks]
                said = set(now.text.splitlines()) <= set(first.text.splitlines())
                text = first.text if said else now.text  # as many lines as before
                return now._replace(title=first.title, text=text, blocks=(*lines, *new))
        return now

    def _settled(self, gone: Block, made: Sequence[Moment[State]]) -> Settled:
        """What was chosen where there is no choice any more."""
        words, targets = self.sight.words, _targets([gone])
        said = [
            words.action(moment.action, moment.before)
            for moment in made
            if targets & self.sight.desk.marks(moment.action, moment.before).keys()
        ]
        return Settled(capital(said[0]) if said else "")

    def _seat(self) -> int:
        """Whose holdings may stand on the sheet; NOBODY for none."""
        sight = self.sight
        alone = self.deciding.live is not None and not sight.watched
        return sight.viewer if alone else sight.holder

    @property
    def _reading(self) -> bool:
        """Whether a lesson only tells something just now: nothing hides what it tells of."""
        guide = self.deciding.guide
        return guide is not None and guide.leads and not guide.line

    def _comes_of_a_choice(self, sheet: Sheet) -> bool:
        """Whether the sheet is about what is chosen, goes with it, and can't be taken back yet."""
        lists = any(isinstance(each, Selection | Lanes) for each in sheet.blocks)
        return not lists and self._opened_by_a_choice

    @property
    def _opened_by_a_choice(self) -> bool:
        """Whether there is no sheet before something is chosen."""
        live = self.deciding.live
        if live is None or not live.chosen or self.summary is not None:
            return False
        return self.sight.desk.sheet(self.state, self.sight.viewer, {}) is None

    def _lacking(self, decision: Decision, own: Sheet | None) -> list[Block]:
        """What one couldn't choose or confirm with what the game shows."""
        blocks = own.blocks if own else ()
        if any(isinstance(each, Selection | Lanes) for each in blocks):
            return []
        shown = _targets(blocks)
        everything = any(isinstance(each, Choices) and not each.targets for each in blocks)
        for target in decision.chosen:
            if decision.is_set(target) and decision.alone(target):
                if not everything and target not in shown:
                    return [Ladder(target)]
            else:
                return [Selection()]
        if everything:
            return []
        shown |= self.deciding.out_of_reach()
        lost = [each for each in decision.targets if each not in shown and not self._seen_at(each)]
        return [Choices(tuple(lost))] if lost else []

    def _seen_at(self, target: str) -> bool:
        """Whether a target is on the board or on a panel."""
        return target in self.sight.targets() or self.pointing.choice_on_panel(target) is not None

    # --- where it lies -------------------------------------------------------------------------

    def _room(self) -> Room:
        """Beside the panels, and away from what the choice is about.

        What comes and goes moves no sheet: it stands at the same place each time, beside what is
        on the board from the beginning. Folded, it makes way for all there is.
        """
        sight = self.sight
        layout, free = sight.layout, sight.layout.free
        free = pygame.Rect(free.x, self.top, free.width, free.bottom - self.top)
        seen = [self.prompt.box, self.corner.box()]
        if self.folded:
            seen += [*self._strips(), *self._signs(), *self._places_of_things()]
            return Room(free, self._whole(), seen, self._standing(sight.picture()))
        seen += [layout.column, *self._about()]
        return Room(free, self._whole(), seen, self._standing(sight.first_picture()))

    def button_box(self, number: int, wide: int) -> pygame.Rect:
        """Where a button stands that has no place on the board; `number` counts from above."""
        px, board = self.sight.canvas.px, self.sight.board
        box = pygame.Rect(0, 0, wide, px(TALL))
        box.midtop = board.to_window(self.sight.desk.buttons or BESIDE)
        box.clamp_ip(self.sight.layout.board.inflate(-px(12), -px(12)))
        box.y = max(box.y, self.top) + number * px(TALL + 8)
        return box

    def _strips(self) -> list[pygame.Rect]:
        """Where the game has kept room for what came about and is to be settled."""
        strips = self.sight.desk.strips
        kept = (strips.recap, strips.agenda) if strips else ()
        return [room_of(self.sight, strip) for strip in kept if strip is not None]

    def _places_of_things(self) -> list[pygame.Rect]:
        """The places on the board, whether something stands there or not."""
        return [self.pointing.box_of(target) for target in self.sight.targets()]

    def _signs(self) -> list[pygame.Rect]:
        """The signs on the board, each where it hangs."""
        return [box for _, box in self.sight.hanging.hung()]

    def _standing(self, picture: Picture) -> list[pygame.Rect]:
        """Where all stands that stands on the board in a picture of it."""
        board = self.sight.board
        return [
            board.frame_of(item)
            for item in picture.values()
            if item.layer == 1 and item.sprite in board.atlas
        ]

    @property
    def top(self) -> int:
        """The highest place of a sheet or a button in the window: below the prompt."""
        below = self.prompt.foot + self.sight.canvas.px(BELOW)
        return max(self.sight.layout.free.y, below)

    def _whole(self) -> pygame.Rect:
        canvas = self.sight.canvas
        return canvas.rect.inflate(-canvas.px(24), -canvas.px(12))

    def _about(self) -> list[pygame.Rect]:
        """What can be chosen on the board, what gives the choice, what has to be in sight."""
        sight, live, shown = self.sight, self.deciding.live, self.sight.shown
        names = {*sight.desk.sources(shown), *sight.desk.keep_clear(shown)}
        names |= set(live.targets) if live else set()
        return [self.pointing.box_of(each) for each in names if each in sight.targets()]


def _targets(blocks: object) -> set[str]:
    """The targets that these blocks have a control for."""
    found: set[str] = set()
    for block in blocks if isinstance(blocks, tuple | list) else ():
        if isinstance(block, Ladder):
            found.add(block.target)
        elif isinstance(block, Table):
            found |= all_targets(block.rows)
        elif isinstance(block, Choices | Lanes):
            found |= set(block.targets)
        elif hasattr(block, "cells"):
            found |= all_targets([block])
    return found
