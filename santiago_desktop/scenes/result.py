"""How a game ended: the points counted up by source, their course, and the dice."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.kernel.luck import commitment
from santiago_desktop.scenes import charts, dice_page, snapshot
from santiago_desktop.scenes.chances import ChanceCourse
from santiago_desktop.scenes.page import HEAD, Page
from santiago_desktop.stage.art import atlas_of
from santiago_desktop.stage.blocks import Column, Frame, Sketch, columns
from santiago_desktop.stage.commands import Command
from santiago_desktop.stage.controls import Tab
from santiago_desktop.stage.widgets import Label, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.app import App
    from santiago_desktop.scenes.page import Foot
    from santiago_desktop.stage.art import Atlas
    from santiago_desktop.story import Story
    from santiago_desktop.table import Table

SECONDS = 0.55  # that a source is counted for
ROW = 78
SOURCE = 46
GAIN = 78
CHANCES = 2  # the number of its leaf


class ResultPage(Page):
    """The end of a game."""

    width = 1440

    def __init__(
        self,
        app: App,
        table: Table,
        back: Callable[[], object],
        *,
        again: Callable[[], object],
        title: Callable[[], object],
    ) -> None:
        super().__init__(app, back)
        self.table, self.again, self.to_title = table, again, title
        self.result = table.match.rules.result(table.match.state)
        self.order = [seat for rung in self.result.ranking for seat in rung]
        self.seats, self.looks = range(len(table.seats)), table.looks
        self.story = self._told()
        self.cheered = False
        self.tab = 0
        self.counted = 0.0  # how many sources have been counted so far
        self.notice = ""
        self.atlas = self._atlas()
        self.chances = ChanceCourse(app, table)

    def _told(self) -> Story | None:
        words = self.table.card.wording(self.app.language, self.table.names)
        return self.table.card.story(self.table.match, words)

    def _atlas(self) -> Atlas | None:
        try:
            return atlas_of(self.table.card.id)
        except (OSError, ValueError):
            return None

    @property
    def sources(self) -> int:
        """How many sources there are to be counted."""
        return len(self.story.sources) if self.story else 0

    def enter(self) -> None:
        self.app.sounds.music("music_bolero")
        if self.app.settings["reduced_motion"] or self.app.settings["speed"] == "off":
            self.finish()

    def leave(self) -> None:
        self.chances.leave()

    def resize(self) -> None:
        self.story = self._told()
        super().resize()

    def title(self) -> str:
        if not self.finished:
            return self.app.language._("The points are counted …")
        words = self.table.card.wording(self.app.language, self.table.names)
        return words.winners(self.result.winners)

    @property
    def finished(self) -> bool:
        """Whether all has been counted, and it may be said who has won."""
        return self.counted >= self.sources

    def below(self) -> list[Foot]:
        _ = self.app.language._
        return [
            (_("To the title"), self.to_title, "secondary", "icon.home"),
            (_("Save the picture"), self.save_picture, "secondary", "icon.export"),
            (_("Look at the board"), self.back, "secondary", "icon.eye_open"),
            (_("Play again"), self.again, "primary", "icon.restart"),
        ]

    # --- counting ------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        changed = super().update(seconds)
        if self.tab == CHANCES and self.chances.update():
            self.lay_out()
            return True
        if self.finished or self.tab:
            return changed
        before = int(self.counted)
        self.counted = min(self.sources, self.counted + seconds / SECONDS)
        if self.finished:
            self.finish()
        elif int(self.counted) > before:
            self.app.sounds.play("count_tick")
        return True

    def finish(self) -> None:
        """All is counted: the seats stand in the order of their places."""
        if not self.cheered:
            people = self.table.people
            won = not people or any(seat in people for seat in self.result.winners)
            self.app.sounds.play("win" if won else "other_wins")
        self.counted, self.cheered = self.sources, True
        self.lay_out()

    def handle(self, event: pygame.event.Event) -> bool:
        used = super().handle(event)
        if event.type == pygame.MOUSEBUTTONDOWN and not used and not self.finished:
            self.finish()
            return True
        return used

    def command(self, command: Command, *, down: bool = True) -> bool:
        if down and command in (Command.CONFIRM, Command.HURRY) and not self.finished:
            self.finish()
            return True
        return super().command(command, down=down)

    def points(self, seat: int, source: int) -> float:
        """What has been counted of a source's points."""
        share = max(0.0, min(1.0, self.counted - source))
        return float(self.story.sources[source].points[seat] * share) if self.story else 0.0

    def total(self, seat: int) -> int:
        """What has been counted of a seat's points."""
        if self.finished:
            return self.result.scores[seat]
        return round(sum(self.points(seat, source) for source in range(self.sources)))

    # --- layout --------------------------------------------------------------------------------

    def beside(self, board: pygame.Rect, view: pygame.Rect) -> tuple[list[Widget], pygame.Rect]:
        del board
        if not self.story:
            return [], view
        px, _ = self.app.canvas.px, self.app.language._
        labels = [_("Points"), _("Turn by turn"), _("Chances"), _("The dice")]
        width = min(px(260), (view.width - px(40)) // len(labels))
        tabs: list[Widget] = []
        for number, label in enumerate(labels):
            box = pygame.Rect(view.x + px(20) + number * width, view.y, width - px(4), px(52))
            tab = Tab(self.app.canvas, box, label, partial(self.turn_to, number))
            tab.selected, tab.name = number == self.tab, f"tab {number}"
            tabs.append(tab)
        top = view.y + px(56)
        return tabs, pygame.Rect(view.x, top, view.width, view.bottom - top)

    def turn_to(self, tab: int) -> None:
        """Another leaf."""
        self.tab = tab
        self.panel.offset = 0
        self.lay_out()

    def fill(self, column: Column) -> None:
        if self.notice:
            column.paragraph(self.notice, colour=self.app.canvas.kit.colour("good"))
            column.gap(8)
        if not self.story:
            self._plain(column)
        else:
            (self._points, self._course, self._chances, self._dice)[self.tab](column)

    def _plain(self, column: Column) -> None:
        words = self.table.card.wording(self.app.language, self.table.names)
        for line in words.result(self.result):
            column.paragraph(line, size=24)
            column.gap(8)

    def _points(self, column: Column) -> None:
        canvas = self.app.canvas
        for place, seat in enumerate(self.order if self.finished else self.seats):
            row = column.room(ROW)
            won = self.finished and seat in self.result.winners
            column.add(Frame(canvas, row, "panel.active" if won else "panel.paper"))
            column.add(Sketch(canvas, row, partial(self._draw_seat, seat, place)))
            column.gap(14)
        column.gap(8)
        across = 2 if self._room_for_two(column.box.width) else 1
        for start in range(0, self.sources, across):
            boxes = columns(canvas, column.room(SOURCE), (1,) * across)
            for number, box in zip(range(start, self.sources), boxes, strict=False):
                column.add(Sketch(canvas, box, partial(self._draw_source, number)))
        column.gap(18)
        self._proof(column)

    def _room_for_two(self, width: int) -> bool:
        """Whether two sources can stand beside each other with their labels whole."""
        canvas, px = self.app.canvas, self.app.canvas.px
        labels = [source.label for source in self.story.sources] if self.story else []
        longest = max(canvas.letters.width(each, "text", 19, canvas.scale) for each in labels)
        return width // 2 - px(12) >= px(108) + longest + px(GAIN) * len(self.order)

    def _name_width(self, box: pygame.Rect) -> int:
        return min(self.app.canvas.px(340), round(box.width * 0.42))

    def _longest(self) -> int:
        """What the longest bar stands for; points that were lost again are part of it."""
        assert self.story is not None
        gains = [[max(0, source.points[s]) for source in self.story.sources] for s in self.order]
        return max(1, *map(sum, gains))

    def _draw_seat(self, seat: int, place: int, target: pygame.Surface, box: pygame.Rect) -> None:
        """Place, symbol, name, the bar of all sources, and the sum."""
        canvas, px, kit = self.app.canvas, self.app.canvas.px, self.app.canvas.kit
        chip = pygame.Rect(0, 0, px(52), px(52))
        chip.midleft = (box.x + px(14), box.centery)
        kit.draw(target, f"chip.{self.looks[seat]}", chip, canvas.scale)
        name_room = self._name_width(box) - px(86)
        at = (chip.right + px(14), box.centery)
        canvas.text(
            target,
            self.table.names[seat],
            at,
            face="heading",
            size=26,
            anchor="midleft",
            width=name_room,
        )
        left = box.x + self._name_width(box) + px(8)
        way = pygame.Rect(left, box.y + px(18), box.right - px(150) - left, box.height - px(36))
        if self.story:
            parts = [(s, self.points(seat, n)) for n, s in enumerate(self.story.sources)]
            charts.bar(target, canvas, way, parts, self._longest())
        at = (box.right - px(78), box.centery)
        canvas.text(target, str(self.total(seat)), at, face="number", size=40, anchor="midright")
        if seat in self.result.winners and self.finished:
            cup = pygame.Rect(0, 0, px(44), px(44))
            cup.midright = (box.right - px(18), box.centery)
            kit.icon(
                target,
                "icon.trophy",
                cup,
                kit.colour("text"),
                kit.players[self.looks[seat]]["base"],
            )
        elif self.finished:
            at = (box.right - px(30), box.centery)
            colour = kit.colour("text_soft")
            canvas.text(
                target, f"{place + 1}.", at, face="number", size=26, colour=colour, anchor="center"
            )

    def _draw_source(self, number: int, target: pygame.Surface, box: pygame.Rect) -> None:
        """A source: its colour, its piece, its name, and what each seat got from it."""
        assert self.story is not None
        if number >= self.counted:
            return
        canvas, px, kit = self.app.canvas, self.app.canvas.px, self.app.canvas.kit
        source = self.story.sources[number]
        swatch = pygame.Rect(box.x + px(14), 0, px(24), px(24))
        swatch.centery = box.centery
        pygame.draw.rect(target, source.colour, swatch, border_radius=px(5))
        edge = kit.colour("text_soft")
        pygame.draw.rect(target, edge, swatch, max(1, px(2)), border_radius=px(5))
        x = swatch.right + px(12)
        if self.atlas and source.sprite in self.atlas:
            icon = self.atlas.fitted(source.sprite, box.height - px(6))
            target.blit(icon, icon.get_rect(center=(x + px(24), box.centery)))
        x += px(58)
        width = max(px(80), min(px(420), box.right - x - px(GAIN) * len(self.order)))
        canvas.text(target, source.label, (x, box.centery), size=22, anchor="midleft", width=width)
        step = min(px(170), (box.right - x - width) // len(self.order))
        x += width
        for seat in self.seats:
            self._draw_gain(target, pygame.Rect(x, box.y, step, box.height), seat, number)
            x += step

    def _draw_gain(self, target: pygame.Surface, box: pygame.Rect, seat: int, number: int) -> None:
        canvas, px = self.app.canvas, self.app.canvas.px
        points = round(self.points(seat, number))
        chip = pygame.Rect(0, 0, px(26), px(26))
        chip.midleft = (box.x + px(8), box.centery)
        canvas.kit.draw(target, f"chip.{self.looks[seat]}", chip, canvas.scale)
        colour = canvas.kit.colour("text" if points >= 0 else "danger_text")
        text = str(points) if points >= 0 else f"−{-points}"  # noqa: RUF001 - a minus sign
        at = (chip.right + px(42), box.centery)
        canvas.text(target, text, at, face="number", size=24, colour=colour, anchor="midright")

    def _proof(self, column: Column) -> None:
        canvas, _ = self.app.canvas, self.app.language._
        seed = self.table.match.seed
        words = _(
            "The dice came from the code {seed}; "
            "its check number, shown before the game, is {hash}."
        ).format(seed=seed, hash=commitment(seed)[:16])
        colour = canvas.kit.colour("text_soft")
        column.paragraph(words, size=19, colour=colour)
        if self.table.journal:
            column.gap(6)
            words = _("Anybody can check the game: {command}").format(
                command=f"santiago-desktop verify {self.table.journal.path.name}"
            )
            column.paragraph(words, size=19, colour=colour)

    def _course(self, column: Column) -> None:
        canvas, _ = self.app.canvas, self.app.language._
        column.paragraph(_("Points over the turns"), face="heading", size=26)
        height = max(300, min(560, self.panel.view.height / canvas.scale - 190))
        chart = column.room(height)
        lines = self.story.course if self.story else []
        column.add(
            Sketch(canvas, chart, lambda t, b: charts.course(t, canvas, b, lines, self.looks))
        )
        self._names(column)

    def _names(self, column: Column) -> None:
        """Whose line is whose."""
        canvas, px, row = self.app.canvas, self.app.canvas.px, column.room(50)
        step = row.width // len(self.order)
        for number, seat in enumerate(self.order):
            box = pygame.Rect(row.x + number * step, row.y, px(36), px(36))
            box.centery = row.centery
            column.add(Frame(canvas, box, f"chip.{self.looks[seat]}"))
            text = pygame.Rect(box.right + px(10), row.y, step - px(60), row.height)
            column.add(Label(canvas, text, self.table.names[seat], size=22))

    def _chances(self, column: Column) -> None:
        self.chances.fill(column, self.panel.view.height / self.app.canvas.scale - 190)
        self._names(column)

    def _dice(self, column: Column) -> None:
        dice = self.story.dice if self.story else []
        dice_page.fill(self.app, self.atlas, dice, column)
        column.gap(10)
        self._proof(column)

    # --- drawing -------------------------------------------------------------------------------

    def draw_board(self, target: pygame.Surface) -> None:
        """The heading in the winner's colour, with the winner's symbol at both sides."""
        super().draw_board(target)
        if len(self.result.winners) != 1 or not self.finished:
            return
        canvas, px = self.app.canvas, self.app.canvas.px
        winner = self.result.winners[0]
        head = self.board()
        head.height = px(HEAD)
        canvas.kit.draw(target, f"head.{self.looks[winner]}", head, canvas.scale)
        width = canvas.letters.width(self.title(), "heading", 30, canvas.scale) // 2
        for side in (-1, 1):
            chip = pygame.Rect(0, 0, px(44), px(44))
            chip.center = (head.centerx + side * (width + px(50)), head.centery)
            canvas.kit.draw(target, f"chip.{self.looks[winner]}", chip, canvas.scale)

    # --- the picture ---------------------------------------------------------------------------

    def save_picture(self) -> None:
        """What is on the screen, to where pictures are kept."""
        self.finish()
        self.draw(self.app.screen)
        path, complaint = snapshot.keep(self.app.screen, self.table.card.title, self.app.folder)
        saved = self.app.language._("The picture is saved: {path}").format(path=path)
        self.notice = complaint or saved
        self.app.sounds.play("refused" if complaint else "saved")
        self.lay_out()
