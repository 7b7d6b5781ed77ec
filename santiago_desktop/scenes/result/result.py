"""How a game ended: the points counted up by source, their course, and the dice."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.kernel.luck import commitment
from santiago_desktop.scenes.files import snapshot
from santiago_desktop.scenes.pages.page import HEAD, SIDE, Page
from santiago_desktop.scenes.result import charts, dice_page
from santiago_desktop.scenes.result.confetti import Confetti
from santiago_desktop.scenes.result.points_page import PointsPage
from santiago_desktop.scenes.result.whole import whole
from santiago_desktop.scenes.table.chances import ChanceCourse
from santiago_desktop.scenes.table.dialog import Dialog
from santiago_desktop.stage.controls.blocks import Column, Frame, Paragraph, Sketch
from santiago_desktop.stage.controls.controls import Tab
from santiago_desktop.stage.controls.widgets import Button, Label, Widget
from santiago_desktop.stage.drawing.art import atlas_if_any, filled
from santiago_desktop.stage.drawing.image_loader import read
from santiago_desktop.stage.input.commands import Command
from santiago_desktop.system import resources
from santiago_desktop.table.journal import is_genuine

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.contract.report import Report
    from santiago_desktop.scenes.app import App
    from santiago_desktop.scenes.pages.page import Foot
    from santiago_desktop.table.table import Table

SECONDS, WHOLE = 0.55, 5.0  # that a source is counted for, and all of them at most
DUSK = (150, 130, 120)
PROOF = 60  # the height of the button that tells where luck came from, and of the gap above it
CHANCES = 2  # the number of its leaf
LEAF_KEYS = {Command.PAGE_UP: -1, Command.PAGE_DOWN: 1}  # where nothing is left to be rolled
PAPER = ("#F7C948", "#FFF4D6", "#E4572E")  # of the confetti, beside the winners' colours


class ResultPage(Page):
    """The page shown at the end of a game: score, course, chances, luck, what stands out."""

    width = 1800

    def __init__(
        self,
        app: App,
        table: Table,
        back: Callable[[], object],
        *,
        again: Callable[[], object],
        title: Callable[[], object],
        look: Callable[[int], object] | None = None,
    ) -> None:
        """`look` shows the board at a moment of the timeline."""
        super().__init__(app, back)
        self.log = table.match.log[:]
        self.look = look
        self.table, self.again, self.to_title = table, again, title
        self.result = table.match.rules.result(table.match.state)
        self.order = [seat for rung in self.result.ranking for seat in rung]
        self.seats, self.looks = range(len(table.seats)), table.looks
        self.report = self._reported()
        self.cheered = False
        self.confetti: Confetti | None = None
        self.tab = 0
        self.counted = 0.0  # how many sources have been counted so far
        self.notice, self.complained = "", False  # where the picture has gone, or why it has not
        self.atlas = atlas_if_any(table.card.id)
        self.points_page = PointsPage(self)
        self.chances = ChanceCourse(app, table, look)

    def _reported(self) -> Report | None:
        table = self.table
        return table.card.report(table.match, self.app.language, table.names)

    @property
    def sources(self) -> int:
        """How many sources there are to be counted."""
        return len(self.report.sources) if self.report else 0

    def enter(self) -> None:
        self.app.sounds.music("music_bolero")
        if self.app.settings["reduced_motion"] or self.app.settings["speed"] == "off":
            self.finish()

    def leave(self) -> None:
        """What is left isn't counted again: whoever comes back sees the end."""
        self.counted = self.sources
        self.chances.leave()

    def tells(self, table: Table) -> bool:
        """Whether it is about this table as it stands."""
        return self.table is table and self.log == table.match.log

    def resize(self) -> None:
        self.report = self._reported()
        super().resize()
        self.ground = self._harbour() or self.ground
        self.app.stack.dirty = True

    def _harbour(self) -> pygame.Surface | None:
        """The town behind it all, a little darker; in high contrast there is no picture."""
        if self.app.canvas.kit.theme == "contrast":
            return None
        try:
            path = resources.picture(self.table.card.id, "title", self.app.canvas.size)
            picture = read(path)
        except (OSError, pygame.error):
            return None
        ground = filled(picture, self.app.canvas.size)
        ground.fill(DUSK, special_flags=pygame.BLEND_RGB_MULT)
        return ground

    def title(self) -> str:
        if not self.finished and self.report:
            return self.report.headings.counting
        words = self.table.card.wording(self.app.language, self.table.names)
        return words.winners(self.result.winners).removesuffix(".")  # it is a heading

    @property
    def finished(self) -> bool:
        """Whether all has been counted, and it may be said who has won."""
        return self.counted >= self.sources

    def below(self) -> list[Foot]:
        _ = self.app.language._
        return [
            (_("Main menu"), self.to_title, "secondary", "icon.home"),
            (_("Save as a picture"), self.save_picture, "secondary", "icon.export"),
            (_("Look at the board"), self.back, "secondary", "icon.eye_open"),
            (_("Play again"), self.again, "primary", "icon.restart"),
        ]

    # --- counting ------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        changed = super().update(seconds)
        if self.confetti:
            changed = self.confetti.update(seconds) or changed
        if self._reckon():
            return True
        if self.finished:
            return changed
        before = int(self.counted)
        each = min(SECONDS, WHOLE / self.sources)
        self.counted = min(self.sources, self.counted + seconds / each)
        if self.finished:
            self.finish()
        elif int(self.counted) > before:
            self.app.sounds.play("count_tick")
        return True

    def _reckon(self) -> bool:
        """The chances are reckoned on every leaf, once all is counted; whether more is seen."""
        wanted = self.tab == CHANCES or (self.finished and self.app.thinker.lives > 0)
        if not wanted or not self.chances.update() or self.tab != CHANCES:
            return False
        self.lay_out()
        return True

    def finish(self) -> None:
        """All is counted: the seats stand in the order of their places."""
        if not self.cheered:
            people = self.table.people
            won = not people or any(seat in people for seat in self.result.winners)
            self.app.sounds.play(self.table.card.fanfare if won else "other_wins")
            if won:
                self._throw_paper()
        self.counted, self.cheered = self.sources, True
        self.lay_out()

    def _throw_paper(self) -> None:
        """Confetti in the winners' colours, unless nothing is to move."""
        settings, kit = self.app.settings, self.app.canvas.kit
        if settings["reduced_motion"] or settings["speed"] == "off":
            return
        looks = [self.looks[seat] for seat in self.result.winners]
        colours = [kit.players[look][shade] for look in looks for shade in ("base", "light")]
        self.confetti = Confetti(self.app.canvas, [*colours, *PAPER])

    def draw(self, target: pygame.Surface) -> None:
        super().draw(target)
        if self.confetti:
            self.confetti.draw(target)

    def handle(self, event: pygame.event.Event) -> bool:
        """Any key, and a click on whatever is no button, ends the counting."""
        used = super().handle(event)
        pressed = event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN)
        if pressed and not used and not self.finished:
            self.finish()
            return event.type == pygame.MOUSEBUTTONDOWN
        return used

    def command(self, command: Command, *, down: bool = True) -> bool:
        if down and command in (Command.CONFIRM, Command.HURRY) and not self.finished:
            self.finish()
            return True
        if super().command(command, down=down):
            return True
        return down and command in LEAF_KEYS and self._step(LEAF_KEYS[command])

    def _step(self, by: int) -> bool:
        """The leaf after this one, or before it; whether there is one."""
        there = 0 <= self.tab + by < len(self.leaves())
        if there:
            self.turn_to(self.tab + by)
        return there

    def points(self, seat: int, source: int) -> float:
        """What has been counted of a source's points."""
        share = max(0.0, min(1.0, self.counted - source))
        return float(self.report.sources[source].points[seat] * share) if self.report else 0.0

    def total(self, seat: int) -> int:
        """What has been counted of a seat's points."""
        if self.finished:
            return self.result.scores[seat]
        return round(sum(self.points(seat, source) for source in range(self.sources)))

    # --- layout --------------------------------------------------------------------------------

    def beside(self, board: pygame.Rect, view: pygame.Rect) -> tuple[list[Widget], pygame.Rect]:
        del board
        told, view = self._told(view)
        if not self.report:
            return told, view
        px, labels = self.app.canvas.px, self.leaves()
        width = min(px(260), (view.width - px(40)) // len(labels))
        tabs = told
        for number, label in enumerate(labels):
            box = pygame.Rect(view.x + px(20) + number * width, view.y, width - px(4), px(52))
            tab = Tab(self.app.canvas, box, label, partial(self.turn_to, number))
            tab.selected, tab.name = number == self.tab, f"tab {number}"
            tabs.append(tab)
        top = view.y + px(56)
        return tabs, pygame.Rect(view.x, top, view.width, view.bottom - top)

    def _told(self, view: pygame.Rect) -> tuple[list[Widget], pygame.Rect]:
        """Where the picture has gone, at the foot of the page; and what that leaves of it."""
        if not self.notice:
            return [], view
        canvas, px = self.app.canvas, self.app.canvas.px
        room = view.inflate(-2 * px(SIDE), 0)
        colour = canvas.kit.colour("danger_text" if self.complained else "good")
        words = Paragraph(canvas, room, self.notice, colour=colour)
        words.box.bottom = view.bottom - px(4)
        left = pygame.Rect(view.x, view.y, view.width, words.box.y - px(8) - view.y)
        return [words], left

    def leaves(self) -> list[str]:
        """What the tabs say; none where there is no report."""
        if not self.report:
            return []
        _, headings = self.app.language._, self.report.headings
        dice = [_("The dice")] if self.report.dice else []
        return [headings.score, headings.course, _("Chances"), *dice]

    def turn_to(self, tab: int) -> None:
        """Show another leaf, by its number from 0; to leave the first one ends the counting."""
        if not self.finished:
            self.finish()
        self.tab = tab
        self.panel.offset = 0
        self.lay_out()
        if isinstance(self.panel.focus, Tab):
            self.panel.set_focus(next(each for each in self._tabs() if each.selected))

    def _tabs(self) -> list[Tab]:
        return [each for each in self.panel.widgets if isinstance(each, Tab)]

    def fill(self, column: Column) -> None:
        if not self.report:
            self._plain(column)
        else:
            (self.points_page.fill, self._course, self._chances, self._dice)[self.tab](column)

    def _plain(self, column: Column) -> None:
        words = self.table.card.wording(self.app.language, self.table.names)
        for line in words.result(self.result):
            column.paragraph(line, size=24)
            column.gap(8)

    def proof(self, column: Column) -> None:
        """A small button that tells where the dice came from, and how anybody can check it."""
        canvas, px, label = self.app.canvas, self.app.canvas.px, self._doubt()
        width = canvas.letters.width(label, "button", 21, canvas.scale) + px(56)
        row = column.room(50)
        row.width = min(row.width, width)
        button = Button(canvas, row, label, self._tell_proof, size=21)
        button.name = "details"
        column.add(button)

    @property
    def _with_dice(self) -> bool:
        return bool(self.report and self.report.dice)

    def _doubt(self) -> str:
        """The question that the proof answers."""
        _ = self.app.language._
        return _("Can the dice be trusted?") if self._with_dice else _("Can luck be trusted?")

    def _tell_proof(self) -> None:
        answers: list[tuple[str, Callable[[str], str]]] = [
            (self.app.language._("Back"), lambda _: "")
        ]
        self.app.stack.push(Dialog(self.app, self._doubt(), self._checks(), answers))

    def _checks(self) -> str:
        """What luck followed from, and with what that can be checked."""
        _, seed = self.app.language._, self.table.match.seed
        words = _(
            "All luck was fixed before the first move, by the code {seed}. If “New game”, below "
            "“More…”, showed the same check number, {hash}, nobody has changed it."
        )
        if self._with_dice:
            words = _(
                "All dice were fixed before the first move, by the code {seed}. If “New game”, "
                "below “More…”, showed the same check number, {hash}, nobody has changed them."
            )
        words = words.format(seed=seed, hash=commitment(seed)[:16])
        if self.table.journal:
            genuine = is_genuine(self.table.journal.path)
            checked = _(
                "The saved game has just been checked: every move follows the rules, and all "
                "luck comes from that code."
            )
            failed = _(
                "The saved game doesn't pass the check: its file has been changed or removed."
            )
            words = f"{words} {checked if genuine else failed}"
        return words

    def _course(self, column: Column) -> None:
        canvas = self.app.canvas
        title = self.report.headings.chart if self.report else ""
        column.paragraph(title, face="heading", size=26)
        below = 0 if self._with_dice else PROOF
        chart = column.room(charts.height_on(self.panel.view.height / canvas.scale - below))
        lines = self.report.course if self.report else []
        axes = charts.axes_of(lines)
        column.add(
            Sketch(canvas, chart, lambda t, b: charts.course(t, canvas, b, lines, self.looks, axes))
        )
        self._names(column)
        if axes.least < 0 and self.report and self.report.headings.debts:
            colour = canvas.kit.colour("text_soft")
            column.paragraph(self.report.headings.debts, size=19, colour=colour)
        if not self._with_dice:  # else it stands beside them
            column.gap(10)
            self.proof(column)

    def _names(self, column: Column) -> None:
        """Say whose line of the chart is whose."""
        canvas, px, row = self.app.canvas, self.app.canvas.px, column.room(50)
        step = row.width // len(self.order)
        for number, seat in enumerate(self.order):
            box = pygame.Rect(row.x + number * step, row.y, px(36), px(36))
            box.centery = row.centery
            column.add(Frame(canvas, box, f"chip.{self.looks[seat]}"))
            text = pygame.Rect(box.right + px(10), row.y, step - px(60), row.height)
            column.add(Label(canvas, text, self.table.names[seat], size=22))

    def _chances(self, column: Column) -> None:
        parts = self.report.parts if self.report else ()
        self.chances.fill(column, self.panel.view.height / self.app.canvas.scale, parts)
        self._names(column)

    def _dice(self, column: Column) -> None:
        dice = self.report.dice if self.report else []
        dice_page.fill(self.app, self.atlas, dice, column, self.panel.view.height)
        column.gap(10)
        self.proof(column)

    # --- drawing -------------------------------------------------------------------------------

    def draw_board(self, target: pygame.Surface) -> None:
        self.draw_board_at(target, self.board())

    def draw_board_at(self, target: pygame.Surface, board: pygame.Rect) -> None:
        """A board in a place; its head in the winner's colour, between two of their symbols."""
        self.app.canvas.kit.draw(target, "panel.dialog", board, self.app.canvas.scale)
        if len(self.result.winners) != 1 or not self.finished:
            return
        canvas, px = self.app.canvas, self.app.canvas.px
        winner = self.result.winners[0]
        head = pygame.Rect(board.x, board.y, board.width, px(HEAD))
        canvas.kit.draw(target, f"head.{self.looks[winner]}", head, canvas.scale)
        width = canvas.letters.width(self.title(), "heading", 30, canvas.scale) // 2
        for side in (-1, 1):
            chip = pygame.Rect(0, 0, px(44), px(44))
            chip.center = (head.centerx + side * (width + px(50)), head.centery)
            canvas.kit.draw(target, f"chip.{self.looks[winner]}", chip, canvas.scale)

    # --- the picture ---------------------------------------------------------------------------

    def save_picture(self) -> None:
        """The whole of the open leaf, to where pictures are kept."""
        self.finish()
        path, complaint = snapshot.keep(whole(self), self.table.card.title, self.app.folder)
        saved = self.app.language._("The picture is saved: {path}").format(path=path)
        self.notice, self.complained = complaint or saved, bool(complaint)
        self.app.sounds.play("refused" if complaint else "saved")
        self.lay_out()
