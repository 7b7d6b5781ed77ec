"""Before a game: who sits at the table, and by which options they play."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.kernel.luck import commitment
from santiago_desktop.players.levels import ONE, above, graded, parted
from santiago_desktop.scenes.front.table_setup import (
    COVERED,
    DRAWN,
    OPEN,
    REMEMBERED,
    Plan,
)
from santiago_desktop.scenes.pages.page import Page
from santiago_desktop.stage.controls.blocks import Column, Frame, columns
from santiago_desktop.stage.controls.controls import Choice, Switch
from santiago_desktop.stage.controls.field import Field
from santiago_desktop.stage.controls.widgets import Button, Label, Widget
from santiago_desktop.stage.input.commands import Command
from santiago_desktop.table.people import level_words
from santiago_desktop.table.table import LONGEST_NAME, new_seed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from santiago_desktop.scenes.app import App
    from santiago_desktop.scenes.pages.page import Foot
    from santiago_desktop.table.table import Table

ROW = 72
NARROW = 720  # design pixels: below, what is chosen stands below its label
NARROW_SEAT = 900  # and who plays below the name
APART = 10  # between a control and what is said about it
GRADED = (1.45, 1)  # how a level and its grade share their room
LONGEST_SEED = 64


class Setup(Page):
    """The page on which a table is set up: its players, its options, its luck."""

    width = 1400

    def __init__(
        self, app: App, plan: Plan, back: Callable[[], object], play: Callable[[Table], None]
    ) -> None:
        super().__init__(app, lambda: self.leave_for(back))
        self.plan, self.begin = plan, play
        self.unfolded = False
        self.explained: dict[str, int] = {}  # the room that small words have had, in window pixels

    def title(self) -> str:
        return self.app.language._("New game: {game}").format(game=self.plan.card.title)

    def below(self) -> list[Foot]:
        return [(self.app.language._("Play"), self.play, "primary", "icon.play")]

    def resize(self) -> None:
        self.explained.clear()
        super().resize()
        if self.panel.focus is None and self.app.input.pad_used:
            self.panel.set_focus(self.panel.controls[-1])

    def command(self, command: Command, *, down: bool = True) -> bool:
        if down and command is Command.CONFIRM and self.panel.focus is None:
            self.play()
            return True
        return super().command(command, down=down)

    def play(self) -> None:
        """Remember the choice and begin, unless a name is missing."""
        if not self.plan.ready:
            self.app.sounds.play("refused")
            return
        self._remember()
        self.begin(self.plan.table())

    def leave_for(self, back: Callable[[], object]) -> None:
        """Back to where one came from; the table that was put together is there the next time."""
        self._remember()
        back()

    def _remember(self) -> None:
        settings = self.app.settings
        settings.keep_of_game("tables", self.plan.card.id, self.plan.to_remember())

    # --- what is on the page -------------------------------------------------------------------

    def fill(self, column: Column) -> None:
        _ = self.app.language._
        column.heading(_("Players"))
        for number in range(len(self.plan.chairs)):
            self._seat(column, number)
            column.gap(8)
        if any(map(self.plan.wrong, range(len(self.plan.chairs)))):
            colour = self.app.canvas.kit.colour("danger_text")
            column.paragraph(_("Every player needs a different name."), colour=colour)
        if len(self.plan.chairs) < self.plan.card.seats[1]:
            self._add_button(column)
        self._levels(column)
        column.gap(12)
        self._beginner(column)
        column.gap(14)
        self._options(column)
        column.gap(14)
        self._more(column)

    def _seat(self, column: Column, number: int) -> None:
        """Pawn and symbol, the name, who plays, and a button that takes the seat away."""
        canvas = self.app.canvas
        narrow = column.box.width < canvas.px(NARROW_SEAT)
        row = column.room(ROW * 2 if narrow else ROW)
        column.add(Frame(canvas, row, "cell.normal"))
        badge, rest, remove = self._seat_columns(row)
        column.add(LookButton(self, badge, number))
        if narrow:
            half = rest.height // 2
            boxes = [pygame.Rect(rest.x, rest.y, rest.width, half), rest.move(0, half)]
            boxes[1].height = half
        else:
            boxes = columns(canvas, rest, (1, 1.6))
        self._name_field(column, boxes[0], number)
        self._who_plays(column, boxes[1], number)
        self._remove_button(column, remove, number)

    def _seat_columns(self, row: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        px = self.app.canvas.px
        badge = pygame.Rect(row.x + px(16), row.y, px(52), row.height)
        remove = pygame.Rect(0, 0, px(50), px(50))
        remove.midright = (row.right - px(14), row.centery)
        rest = pygame.Rect(badge.right + px(16), row.y, 0, row.height)
        rest.width = remove.x - px(18) - rest.x
        return badge, rest, remove

    def _name_field(self, column: Column, box: pygame.Rect, number: int) -> None:
        px = self.app.canvas.px
        field = Field(
            self.app.canvas,
            box.inflate(0, px(54) - box.height),
            self.plan.chairs[number].name,
            lambda name: self._rename(number, name),
            longest=LONGEST_NAME,
        )
        field.name, field.wrong = f"name {number}", self.plan.wrong(number)
        column.add(field)

    def _who_plays(self, column: Column, box: pygame.Rect, number: int) -> None:
        """A person or a level, and beside a level of several grades which of them."""
        name, grade = parted(self.plan.chairs[number].level)
        grades = self.plan.card.levels.get(name, ONE).top
        whole = box.inflate(0, self.app.canvas.px(54) - box.height)
        level_box, *grade_box = columns(self.app.canvas, whole, GRADED) if grades > 1 else [whole]
        self._choice(
            column,
            level_box,
            f"level {number}",
            ["", *self.plan.card.levels],
            name,
            self.level_words,
            lambda level: self.plan.set_level(number, level),
        )
        for place in grade_box:
            self._choice(
                column,
                place,
                f"grade {number}",
                graded(name, grades),
                graded(name, grades)[grade - 1],
                lambda level: self.grade_words(parted(level)[1], grades),
                lambda level: self.plan.set_level(number, level),
            )

    def _choice(
        self,
        column: Column,
        box: pygame.Rect,
        widget: str,
        values: Sequence[str],
        chosen: str,
        words: Callable[[str], str],
        choose: Callable[[str], object],
    ) -> None:
        """One of several values, as `words` tell it; `choose` hears which."""
        choice = Choice(
            self.app.canvas,
            box,
            [words(value) for value in values],
            values.index(chosen),
            lambda n: self._change(lambda: choose(values[n])),
        )
        choice.name = widget
        column.add(choice)

    def level_words(self, name: str) -> str:
        """A level as one chooses it, whatever its grade."""
        return level_words(self.app.language, name)

    def grade_words(self, grade: int, grades: int) -> str:
        """One of a level's grades."""
        return self.app.language._("Grade {n} of {all}").format(n=grade, all=grades)

    def _remove_button(self, column: Column, box: pygame.Rect, number: int) -> None:
        button = Button(
            self.app.canvas,
            box,
            "",
            lambda: self._change(lambda: self.plan.remove(number)),
            kind="square",
            icon="icon.close",
            tip=self.app.language._("Remove this player"),
        )
        button.enabled = len(self.plan.chairs) > self.plan.card.seats[0]
        button.name, button.instead = f"remove {number}", self._beside(number)
        column.add(button)

    def _beside(self, number: int) -> str:
        """The control to which the focus goes when a player is removed: one beside that row.

        It is the button of the next player, or of the last one; or a name, where nobody else can
        be removed: there Enter does nothing.
        """
        left = len(self.plan.chairs) - 1
        part = "remove" if left > self.plan.card.seats[0] else "name"
        return f"{part} {min(number, left - 1)}"

    def _levels(self, column: Column) -> None:
        """What the computer players do who sit there, and what their numbers mean."""
        _ = self.app.language._
        does = {
            "beginner": _("Beginner looks one step ahead and often misjudges."),
            "easy": _("Easy looks one step ahead and misjudges now and then."),
            "medium": _("Medium thinks its whole turn through."),
            "hard": _("Hard has learned from many thousands of games."),
            "expert": _("Expert also weighs what the others can reply."),
            "master": _("Master also plays its next turns through, for up to a second."),
        }
        ladder = self.plan.card.levels
        sitting = {parted(chair.level) for chair in self.plan.chairs}
        between = [above(name, ladder) for name, grade in sitting if grade > 1]
        shown = {*between, *(name for name, _ in sitting)}
        told = [words for level, words in does.items() if level in shown]
        if any(ladder.get(name, ONE).top > 1 for name, _ in sitting):
            told.append(_("The higher the grade, the more often it thinks like the next level."))
        if sitting == {parted("")}:
            told.append(_("All of you play at this screen, one after the other."))
        self._explain(column, "levels", " ".join(told))

    def _explain(self, column: Column, about: str, words: str) -> None:
        """Small words below a choice; where there are fewer, their room stays: nothing jumps."""
        start, colour = column.y, self.app.canvas.kit.colour("text_soft")
        if words:  # the ring of what has the focus keeps off them
            column.gap(APART)
            column.paragraph(words, size=19, colour=colour)
            column.gap(APART)
        self.explained[about] = max(self.explained.get(about, 0), column.y - start)
        column.y = start + self.explained[about]

    def _add_button(self, column: Column) -> None:
        label = self.app.language._("Add a player")
        row = column.room(58)
        width = self.app.canvas.letters.width(label, "button", 24, self.app.canvas.scale)
        row.width = min(row.width, width + self.app.canvas.px(104))
        button = Button(
            self.app.canvas, row, label, lambda: self._change(self.plan.add), icon="icon.plus"
        )
        button.name = "add"
        column.add(button)

    def _labelled(self, column: Column, label: str) -> pygame.Rect:
        """A label at the left, or above where it is narrow; the box for its control."""
        canvas = self.app.canvas
        if column.box.width < canvas.px(NARROW):
            column.add(Label(canvas, column.room(38), label, size=22))
            return column.room(54)
        left, right = columns(canvas, column.room(56), (1, 1.6))
        column.add(Label(canvas, left, label, size=22))
        return right

    def _beginner(self, column: Column) -> None:
        _ = self.app.language._
        names = [chair.name for chair in self.plan.chairs]
        choice = Choice(
            self.app.canvas,
            self._labelled(column, _("Who starts")),
            [_("drawn at random"), *names],
            self.plan.first - DRAWN,
            lambda chosen: self._change(lambda: setattr(self.plan, "first", chosen + DRAWN)),
        )
        choice.name = "first"
        column.add(choice)

    def _options(self, column: Column) -> None:
        _ = self.app.language._
        column.heading(_("Options"))
        self._holdings(column)
        labels = self.plan.card.front(self.app.language).options
        for name in (each for each in self.plan.card.options if each != self.plan.card.opening):
            self._switch(
                column,
                labels[name],
                self.plan.options[name],
                lambda on, name=name: self.plan.options.update({name: on}),  # type: ignore[misc]
            )
        alone = self.plan.people == 1
        self._switch(
            column,
            _("Practice: undo goes back past luck, too, and the same luck comes again"),
            self.plan.practice and alone,
            lambda on: setattr(self.plan, "practice", on),
            enabled=alone,
        )
        words = "" if alone else _("Practice mode is for one person against the computer.")
        self._explain(column, "practice", words)

    def _holdings(self, column: Column) -> None:
        """How much is seen of what others hold, where there is a choice."""
        _, p_ = self.app.language._, self.app.language.p_
        ways, canvas = self.plan.ways, self.app.canvas
        if len(ways) < 2:  # noqa: PLR2004 - one way is no choice
            return
        names = {
            COVERED: p_("what others hold", "covered"),
            REMEMBERED: p_("what others hold", "memory aid"),
            OPEN: p_("what others hold", "open to everybody"),
        }
        choice = Choice(
            canvas,
            self._labelled(column, _("What the others hold")),
            [names[way] for way in ways],
            ways.index(self.plan.way),
            lambda chosen: self._change(lambda: self.plan.set_way(ways[chosen])),
        )
        choice.name = "holdings"
        column.add(choice)
        about = {
            COVERED: _("Nobody sees what the others hold."),
            REMEMBERED: _("In pencil: what follows from what everybody has seen."),
            OPEN: self.plan.card.front(self.app.language).options.get(self.plan.card.opening, ""),
        }
        self._explain(column, "holdings", about[self.plan.way])

    def _switch(
        self,
        column: Column,
        label: str,
        on: bool,  # noqa: FBT001 - it is the value itself
        action: Callable[[bool], object],
        *,
        enabled: bool = True,
    ) -> None:
        switch = Switch(self.app.canvas, column.room(50), label, on, action)
        switch.name, switch.enabled = label, enabled
        column.add(switch)

    def _more(self, column: Column) -> None:
        """What hardly anybody needs is folded away."""
        _, canvas = self.app.language._, self.app.canvas
        label = _("Less") if self.unfolded else _("More…")
        row = column.room(54)
        row.width = canvas.letters.width(label, "button", 22, canvas.scale) + canvas.px(100)
        icon = "icon.chevron_up" if self.unfolded else "icon.chevron_down"
        button = Button(canvas, row, label, self._unfold, icon=icon, size=22)
        button.name = "more"
        column.add(button)
        if self.unfolded:
            column.gap(10)
            self._seed(column)

    def _unfold(self) -> None:
        self.unfolded = not self.unfolded
        self.lay_out()
        if self.unfolded:
            self.panel.scroll_to(self.panel.furthest)

    def _seed(self, column: Column) -> None:
        _ = self.app.language._
        canvas = self.app.canvas
        column.heading(_("Luck"))
        row = self._labelled(column, _("Code"))
        label = _("Another code")
        width = canvas.letters.width(label, "button", 22, canvas.scale) + canvas.px(76)
        field_box = pygame.Rect(row.x, row.y, row.width - width - canvas.px(14), canvas.px(54))
        field = Field(canvas, field_box, self.plan.seed, self._set_seed, longest=LONGEST_SEED)
        field.name, field.wrong = "seed", not self.plan.seed
        column.add(field)
        box = pygame.Rect(field_box.right + canvas.px(14), row.y, width, canvas.px(54))
        button = Button(
            canvas,
            box,
            label,
            lambda: self._set_seed(new_seed()),
            icon="icon.restart",
            size=22,
        )
        button.name = "new seed"
        column.add(button)
        column.gap(8)
        proof = _(
            "You can leave this as it is. The same code brings the same luck again, for a "
            "rematch, say. All luck is fixed before the first move. If you want to be sure that "
            "nobody changes it, note the check number {hash}: the result has to show the same one."
        )
        words = proof.format(hash=commitment(self.plan.seed)[:16])
        column.paragraph(words, size=19, colour=canvas.kit.colour("text_soft"))

    # --- changes -------------------------------------------------------------------------------

    def change_look(self, number: int) -> None:
        """Another colour and shape for a seat."""
        self._change(lambda: self.plan.change_look(number))

    def _change(self, action: Callable[[], object]) -> None:
        action()
        self.lay_out()

    def _rename(self, number: int, name: str) -> None:
        self.plan.rename(number, name)
        self.lay_out()

    def _set_seed(self, seed: str) -> None:
        """The fingerprint and the one who begins follow."""
        self.plan.seed = seed
        self.lay_out()


class LookButton(Widget):
    """A seat's colour and shape; a click takes the next one."""

    def __init__(self, page: Setup, box: pygame.Rect, number: int) -> None:
        super().__init__(page.app.canvas, box, tip=page.app.language._("Another colour and shape"))
        self.page, self.number, self.name = page, number, f"look {number}"
        side = min(self.box.width, self.box.height)
        self.box = self.box.inflate(side - self.box.width, side - self.box.height)

    def activate(self) -> None:
        self.page.change_look(self.number)

    def draw(self, target: pygame.Surface) -> None:
        canvas, look = self.canvas, self.page.plan.chairs[self.number].look
        chip = self.box.inflate(canvas.px(6), canvas.px(6)) if self.hovered else self.box
        canvas.kit.draw(target, f"chip.{look}", chip, canvas.scale)
        self.draw_focus(target)
