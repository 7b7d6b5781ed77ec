"""The points of a game: a bar for each seat, and below it what came from where."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.scenes.result import charts, patterns
from santiago_desktop.stage.controls.blocks import Column, Frame, Sketch, columns
from santiago_desktop.stage.controls.widgets import Button

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.contract.report import Fact, Report, TurningPoint
    from santiago_desktop.scenes.result.result import ResultPage
    from santiago_desktop.stage.drawing.art import Atlas
    from santiago_desktop.system.language import Language

ROW, SOURCE, HEADS = 68, 44, 58
GAIN = 84  # the width of a seat's column at least
MIDDLE = 44  # from its right end to its middle
WAY, BESIDE_POINT = 46, 112  # a button for its moment; the room at the right, with whose it is
WHOSE = 66  # from the right end to that one's symbol
HEAD_OF_POINT = 52  # the height of a turning point's name and of what is around its text
LEFT = 108  # design pixels before a source's name: its colour and its picture
ICON = 52  # how wide the picture may be
UPPER = 0.62  # of a row's bars: what was earned; below it, what is left of that
LOST = ("#EFE4CB", 1)  # colour and pattern of what isn't


def ordinal(language: Language, place: int) -> str:
    """A place from 1 on as the language writes it: "2nd"."""
    p_ = language.p_
    places = (
        *(p_("place", "1st"), p_("place", "2nd"), p_("place", "3rd")),
        *(p_("place", "4th"), p_("place", "5th")),
    )
    return places[place - 1]


class PointsPage:
    """The first leaf of the result. Whoever comes first stands first, once all is counted."""

    def __init__(self, page: ResultPage) -> None:
        self.page = page

    @property
    def order(self) -> Sequence[int]:
        """The seats as they stand below and beside each other."""
        return self.page.order if self.page.finished else self.page.seats

    def fill(self, column: Column) -> None:
        """Seats, sources, what else is to be said of each, what stands out."""
        canvas, page = self.page.app.canvas, self.page
        for seat in self.order:
            row = column.room(ROW)
            won = page.finished and seat in page.result.winners
            column.add(Frame(canvas, row, "panel.active" if won else "panel.paper"))
            column.add(Sketch(canvas, row, partial(self._draw_seat, seat)))
            column.gap(10)
        across = 2 if self._room_for_two(column.box.width) else 1
        heads = columns(canvas, column.room(HEADS), (1,) * across)
        for box in heads:
            column.add(Sketch(canvas, box, self._draw_heads))
        rows = -(-page.sources // across)
        for row_number in range(rows):
            boxes = columns(canvas, column.room(SOURCE), (1,) * across)
            for side, box in enumerate(boxes):
                number = row_number + side * rows
                if number < page.sources:
                    column.add(Sketch(canvas, box, partial(self._draw_source, number)))
        if page.finished and page.report:
            if self._losses:
                column.gap(6)
                words = page.report.headings.bars
                column.paragraph(words, size=19, colour=canvas.kit.colour("text_soft"))
            self._facts(column, page.report, across)
            self._turning_points(column, page.report)

    def _facts(self, column: Column, report: Report, across: int) -> None:
        """What else is to be said of each seat, in the sources' columns; no row of noughts."""
        canvas = self.page.app.canvas
        facts = [each for each in report.facts if set(each.values) != {"0"}]
        column.gap(10 if facts else 0)
        for start in range(0, len(facts), across):
            boxes = columns(canvas, column.room(SOURCE), (1,) * across)
            for fact, box in zip(facts[start : start + across], boxes, strict=False):
                column.add(Sketch(canvas, box, partial(self._draw_fact, fact)))
        for fact in facts:
            if fact.note:
                column.paragraph(fact.note, size=19, colour=canvas.kit.colour("text_soft"))

    def _turning_points(self, column: Column, report: Report) -> None:
        """A paragraph each, with its picture."""
        canvas, px = self.page.app.canvas, self.page.app.canvas.px
        for point in report.turning_points:
            column.gap(10)
            width = column.box.width - px(LEFT) - px(BESIDE_POINT)
            tall = canvas.paragraph_height(point.text, width) / canvas.scale
            row = column.room(max(ROW, tall + HEAD_OF_POINT))
            column.add(Frame(canvas, row, "cell.normal"))
            column.add(Sketch(canvas, row, partial(self._draw_turning_point, point)))
            if point.moment and self.page.look:
                column.add(self._way_there(point, row))

    def _way_there(self, point: TurningPoint, row: pygame.Rect) -> Button:
        """A button that shows the board at that moment."""
        canvas, look = self.page.app.canvas, self.page.look
        assert look is not None
        box = pygame.Rect(0, 0, canvas.px(WAY), canvas.px(WAY))
        box.midright = (row.right - canvas.px(10), row.centery)
        tip = self.page.app.language._("Look at the board at this moment")
        button = Button(
            canvas, box, "", lambda: look(point.moment), kind="round", icon="icon.eye_open", tip=tip
        )
        button.name = f"moment {point.moment}"
        return button

    # --- measures ------------------------------------------------------------------------------

    def _place(self, seat: int) -> int:
        """A seat's place from 1 on; those who tie share theirs."""
        better = 0
        for rung in self.page.result.ranking:
            if seat in rung:
                break
            better += len(rung)
        return better + 1

    @property
    def _painted(self) -> dict[int, tuple[str, int]]:
        """The colour and the pattern of each source that has a part in the bars, by its number."""
        assert self.page.report is not None
        sources = enumerate(self.page.report.sources)
        colours = {number: each.colour for number, each in sources if max(each.points) > 0}
        chosen = patterns.assigned(tuple(colours.values()))
        return dict(zip(colours, zip(colours.values(), chosen, strict=True), strict=True))

    def _room_for_two(self, width: int) -> bool:
        """Whether two sources can stand beside each other with their labels whole."""
        canvas, px, page = self.page.app.canvas, self.page.app.canvas.px, self.page
        report = page.report
        labels = [source.label for source in report.sources] if report else []
        labels += [fact.label for fact in report.facts] if report else []
        longest = max(canvas.letters.width(each, "text", 19, canvas.scale) for each in labels)
        return width // 2 - px(12) >= px(LEFT) + longest + px(GAIN) * len(page.order)

    def _longest(self) -> int:
        """What a bar over the whole width stands for: the most that somebody has earned."""
        sources = self.page.report.sources if self.page.report else []
        gains = [sum(max(0, each.points[seat]) for each in sources) for seat in self.page.seats]
        return max(1, *gains)

    @property
    def _losses(self) -> bool:
        """Whether something has taken points again."""
        sources = self.page.report.sources if self.page.report else []
        return any(points < 0 for source in sources for points in source.points)

    def _name_width(self, box: pygame.Rect) -> int:
        return min(self.page.app.canvas.px(340), round(box.width * 0.42))

    def _cells(self, box: pygame.Rect) -> list[pygame.Rect]:
        """A cell for each seat, at the right end of a row."""
        px = self.page.app.canvas.px
        count = len(self.page.order)
        width = max(px(80), min(px(420), box.right - box.x - px(LEFT) - px(GAIN) * count))
        step = min(px(170), (box.right - box.x - px(LEFT) - width) // count)
        left = box.x + px(LEFT) + width
        return [pygame.Rect(left + n * step, box.y, step, box.height) for n in range(count)]

    # --- drawing -------------------------------------------------------------------------------

    def _draw_seat(self, seat: int, target: pygame.Surface, box: pygame.Rect) -> None:
        """Place, symbol, name, the bar of all sources, and the sum."""
        page, canvas, px = self.page, self.page.app.canvas, self.page.app.canvas.px
        chip = pygame.Rect(0, 0, px(52), px(52))
        chip.midleft = (box.x + px(14), box.centery)
        canvas.kit.draw(target, f"chip.{page.looks[seat]}", chip, canvas.scale)
        at, name = (chip.right + px(14), box.centery), page.table.names[seat]
        room = self._name_width(box) - px(86)
        canvas.text(target, name, at, face="heading", size=26, anchor="midleft", width=room)
        left = box.x + self._name_width(box) + px(8)
        way = pygame.Rect(left, box.y + px(14), box.right - px(150) - left, box.height - px(28))
        if page.report:
            self._draw_bars(target, way, seat)
        at = (box.right - px(78), box.centery)
        canvas.text(target, str(page.total(seat)), at, face="number", size=40, anchor="midright")
        if page.finished:
            self._draw_place(target, box, seat)

    def _draw_bars(self, target: pygame.Surface, way: pygame.Rect, seat: int) -> None:
        """What was earned; where somebody lost points, below it what is left, and what isn't.

        A point is as long in every row.
        """
        page, canvas = self.page, self.page.app.canvas
        parts = [(*look, page.points(seat, n)) for n, look in self._painted.items()]
        upper, most = way.copy(), self._longest()
        if self._losses:
            upper.height = round(way.height * UPPER)
            gross, left = charts.earned(parts), max(0, page.total(seat))
            rest = [(canvas.kit.players[page.looks[seat]]["base"], 0, left), (*LOST, gross - left)]
            gap = canvas.px(2)
            lower = pygame.Rect(way.x, upper.bottom + gap, way.width, 0)
            lower.height = way.bottom - lower.y
            charts.bar(target, canvas, lower, rest, most)
        charts.bar(target, canvas, upper, parts, most)

    def _draw_place(self, target: pygame.Surface, box: pygame.Rect, seat: int) -> None:
        """A cup, or the place."""
        page, canvas, px = self.page, self.page.app.canvas, self.page.app.canvas.px
        kit = canvas.kit
        if seat in page.result.winners:
            cup = pygame.Rect(0, 0, px(44), px(44))
            cup.midright = (box.right - px(18), box.centery)
            accent = kit.players[page.looks[seat]]["base"]
            kit.icon(target, "icon.trophy", cup, kit.colour("text"), accent)
            return
        at = (box.right - px(36), box.centery)
        words = ordinal(page.app.language, self._place(seat))
        colour = kit.colour("text_soft")
        canvas.text(target, words, at, face="number", size=26, colour=colour, anchor="center")

    def _draw_heads(self, target: pygame.Surface, box: pygame.Rect) -> None:
        """Draw each seat's symbol and name above its column."""
        page, canvas, px = self.page, self.page.app.canvas, self.page.app.canvas.px
        for seat, cell in zip(self.order, self._cells(box), strict=True):
            chip = pygame.Rect(0, 0, px(28), px(28))
            chip.midtop = (cell.right - px(MIDDLE), cell.y)
            canvas.kit.draw(target, f"chip.{page.looks[seat]}", chip, canvas.scale)
            at, name = (chip.centerx, cell.bottom), page.table.names[seat]
            room = min(cell.width, px(2 * MIDDLE)) - px(4)
            canvas.text(target, name, at, face="bold", size=18, anchor="midbottom", width=room)

    def _draw_source(self, number: int, target: pygame.Surface, box: pygame.Rect) -> None:
        """A source: its colour and pattern, its piece, its name, and what each seat got from it."""
        page, canvas, px = self.page, self.page.app.canvas, self.page.app.canvas.px
        assert page.report is not None
        if number >= page.counted:
            return
        source = page.report.sources[number]
        if number in self._painted:
            self._draw_swatch(target, box, *self._painted[number])
        x = box.x + px(50)
        self._draw_sprite(target, source.sprite, (x + px(24), box.centery), box.height - px(6))
        cells = self._cells(box)
        at = (box.x + px(LEFT), box.centery)
        width = cells[0].x - at[0]
        canvas.text(target, source.label, at, size=22, anchor="midleft", width=width)
        for seat, cell in zip(self.order, cells, strict=True):
            self._draw_gain(target, cell, round(page.points(seat, number)))

    def _draw_swatch(
        self, target: pygame.Surface, box: pygame.Rect, colour: str, pattern: int
    ) -> None:
        """A source as it is painted in the bars, at the left end of its row."""
        canvas, px = self.page.app.canvas, self.page.app.canvas.px
        swatch = pygame.Rect(box.x + px(14), 0, px(24), px(24))
        swatch.centery = box.centery
        patterns.paint(target, canvas, swatch, colour, pattern)
        edge = canvas.kit.colour("text_soft")
        pygame.draw.rect(target, edge, swatch, max(1, px(1)))

    def _draw_fact(self, fact: Fact, target: pygame.Surface, box: pygame.Rect) -> None:
        """Its picture, its name, and a value in each seat's column."""
        canvas, px = self.page.app.canvas, self.page.app.canvas.px
        self._draw_sprite(target, fact.sprite, (box.x + px(74), box.centery), box.height - px(6))
        cells = self._cells(box)
        at = (box.x + px(LEFT), box.centery)
        room = cells[0].x - at[0]
        canvas.text(target, fact.label, at, size=22, anchor="midleft", width=room)
        for seat, cell in zip(self.order, cells, strict=True):
            there = (cell.right - px(MIDDLE - 14), cell.centery)
            canvas.text(target, fact.values[seat], there, face="number", size=24, anchor="midright")

    def _draw_turning_point(
        self, point: TurningPoint, target: pygame.Surface, box: pygame.Rect
    ) -> None:
        canvas, px = self.page.app.canvas, self.page.app.canvas.px
        self._draw_sprite(target, point.sprite, (box.x + px(54), box.centery), px(60))
        left = box.x + px(LEFT)
        at = (left, box.y + px(24))
        canvas.text(
            target, point.label, at, face="bold", size=21, anchor="midleft",
            width=box.right - px(BESIDE_POINT) - left,
        )  # fmt: skip
        width = box.right - px(BESIDE_POINT) - left
        text = pygame.Rect(left, box.y + px(40), width, box.height - px(44))
        canvas.paragraph(target, point.text, text)
        if point.seat >= 0:
            chip = pygame.Rect(0, 0, px(30), px(30))
            chip.midright = (box.right - px(WHOSE), box.centery)
            canvas.kit.draw(target, f"chip.{self.page.looks[point.seat]}", chip, canvas.scale)

    def _draw_sprite(
        self, target: pygame.Surface, sprite: str, middle: tuple[int, int], height: int
    ) -> None:
        """A piece of the game, or nothing where it has no picture."""
        atlas = self.page.atlas
        if atlas and sprite in atlas:
            icon = self._icon(atlas, sprite, height)
            target.blit(icon, icon.get_rect(center=middle))

    def _icon(self, atlas: Atlas, sprite: str, height: int) -> pygame.Surface:
        """A source's picture, no wider than its place."""
        icon, most = atlas.fitted(sprite, height), self.page.app.canvas.px(ICON)
        if icon.get_width() <= most:
            return icon
        return atlas.fitted(sprite, height * most // icon.get_width())

    def _draw_gain(self, target: pygame.Surface, cell: pygame.Rect, points: int) -> None:
        canvas, px = self.page.app.canvas, self.page.app.canvas.px
        colour = canvas.kit.colour("text" if points > 0 else "text_soft")
        if points < 0:
            colour = canvas.kit.colour("danger_text")
        text = charts.signed(points)
        at = (cell.right - px(MIDDLE - 14), cell.centery)
        canvas.text(target, text, at, face="number", size=24, colour=colour, anchor="midright")
