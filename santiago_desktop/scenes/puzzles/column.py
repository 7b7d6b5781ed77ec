"""The puzzle's column: how hard it is, what to find, what came of it, how far one has come."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.scenes.puzzles.part import Part
from santiago_desktop.scenes.table.hint_panel import NOTHING_ROLLS, Backing, Rolling
from santiago_desktop.stage.controls.blocks import Column, Sketch
from santiago_desktop.stage.controls.widgets import Button
from santiago_desktop.table.puzzle_progress import FIRST, LATER, MISSED, RECENT
from santiago_desktop.table.puzzles import HARDEST

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.scenes.puzzles.control import PuzzleControl
    from santiago_desktop.stage.controls.widgets import Widget
    from santiago_desktop.stage.drawing.canvas import Canvas

# All in design pixels.
HEAD, EDGE, APART = 54, 20, 14  # the title's plate; beside the words; between the parts
OWN = "puzzle "  # with which the names of its buttons begin
BAR_SIDE = 18  # of what rolls
TITLE, HEADING, TEXT, SMALL, NUMBER = 25, 23, 20, 18, 34  # sizes of the words
WHEEL, DISC, BAR = 22, 24, 16
VERDICT = 14  # inside the card of the verdict
BUTTON, STEP = 62, 72  # a button, and from one to the next
SIGN = 44  # of the verdict
FACTORS = (1.0, 0.92, 0.85, 0.78, 0.7, 0.6, 0.5)  # of the interface's scale, for little room
FAINT = 70  # of 255: a mark that doesn't count
WON, LOST, TELLS = ("#0B6F67", "#E4F4EE"), ("#A81F18", "#FBE9E4"), ("#8A5A12", "#FFF3D6")
ON_DARK = {
    WON: ("#7CFFB2", "#001A12"),
    LOST: ("#FF9C8F", "#200400"),
    TELLS: ("#FFD84A", "#1E1200"),
}


class PuzzleColumn:
    """At the right of the board, from its top to its bottom."""

    def __init__(self, puzzle: PuzzleControl) -> None:
        self.puzzle = puzzle
        self.canvas: Canvas = (
            puzzle.sight.layout.reading_canvas
        )  # smaller where there is little room
        self._moments: dict[str, str] = {}  # by language

    # --- layout --------------------------------------------------------------------------------

    @property
    def box(self) -> pygame.Rect:
        """Where it stands, in window pixels."""
        return self.puzzle.sight.layout.reading_column

    def owns(self, widget: Widget | None) -> bool:
        """Whether a control is one of the puzzle's."""
        return widget is not None and widget.name.startswith(OWN)

    def buttons(self) -> list[Widget]:
        """No tutor asks who solves a puzzle."""
        return []

    def _fitted(self) -> list[Part]:
        """The parts, as large as there is room for above the buttons."""
        whole, box = self.puzzle.sight.layout.reading_canvas, self.box
        for factor in FACTORS:
            self.canvas = copy(whole)
            self.canvas.scale = whole.scale * max(factor, whole.least * FACTORS[-1])
            parts = self._parts(box.width - 2 * self.canvas.px(EDGE))
            taken = sum(part.height + self.canvas.px(APART) for part in parts)
            needed = self.canvas.px(HEAD + APART) + taken + self._buttons_height
            if needed <= box.height:
                break
        return parts

    @property
    def _buttons_height(self) -> int:
        return len(self._choices()) * self.canvas.px(STEP) + self.canvas.px(6)

    # --- controls ------------------------------------------------------------------------------

    def telling(self) -> str:
        """What is told next, if one wants to be told."""
        _, puzzle = self.puzzle.sight.app.language._, self.puzzle
        steps = len(puzzle.solving.path(0))
        if steps > 1 and not puzzle.begun_to_tell:
            return _("Show the first step")
        return _("Show the answer")

    def _choices(self) -> list[tuple[str, Callable[[], object], str]]:
        """The buttons, the likeliest first: label, what it does, its sign."""
        _, puzzle = self.puzzle.sight.app.language._, self.puzzle
        place = puzzle.place
        harder = [(_("A harder puzzle"), place.harder, "icon.chevron_up")] if place.harder else []
        if not puzzle.over:
            return [
                (self.telling(), puzzle.tell, "icon.hint"),
                (_("Next puzzle"), place.next, "icon.arrow_right"),
                *harder,
            ]
        again = (_("Try again"), lambda: place.again(place.tries + 1), "icon.restart")
        onward = (_("Next puzzle"), place.next, "icon.arrow_right")
        play = (_("Play on from here"), place.play_on, "icon.play")
        return [onward, *harder, play] if puzzle.outcome == "solved" else [again, onward, play]

    def widgets(self) -> list[Widget]:
        """What swallows clicks, and the buttons at the foot, unless all of it rolls."""
        backing = Backing(self.canvas, self.box)
        if self._narrow:
            return [backing]
        self._fitted()
        room = self.box.inflate(-2 * self.canvas.px(EDGE - 8), 0)
        room.y = room.bottom - self._buttons_height
        return [backing, *self._buttons(room), *self.puzzle.band.widgets()]

    @property
    def _narrow(self) -> bool:
        """Whether a column and a band beside the panels have no room: then it is one page."""
        return self.puzzle.sight.layout.narrow

    @property
    def rolling(self) -> Rolling:
        """The page, where it stands in the panels' place: all parts, the answer, the buttons."""
        if not self._narrow:
            return NOTHING_ROLLS
        self.canvas = canvas = self.puzzle.sight.layout.canvas
        px, box = canvas.px, self.box
        view = pygame.Rect(box.x, box.y + px(HEAD + 4), box.width, box.height - px(HEAD + 12))
        room = pygame.Rect(view.x + px(EDGE), view.y, view.width - px(2 * EDGE + BAR_SIDE), 0)
        column = Column(canvas, room)
        for part in [*self._parts(room.width), *self.puzzle.bars.parts(canvas, room.width)]:
            column.gap(APART)
            place = pygame.Rect(room.x, column.y, room.width, part.height)
            column.add(Sketch(canvas, place, part.draw))
            column.y = place.bottom
        column.gap(APART)
        place = pygame.Rect(room.x, column.y, room.width, 0)
        column.widgets += self._buttons(place)
        column.y += self._buttons_height
        return Rolling(column.widgets, view, column.height)

    def _buttons(self, room: pygame.Rect) -> list[Widget]:
        """One below the other, from the top of a room on."""
        px = self.canvas.px
        made: list[Widget] = []
        for number, (label, act, icon) in enumerate(self._choices()):
            place = pygame.Rect(room.x, room.y + number * px(STEP), room.width, px(BUTTON))
            kind = "primary" if number == 0 and self.puzzle.over else "secondary"
            button = Button(self.canvas, place, label, act, kind=kind, icon=icon, size=22)
            button.name = f"{OWN}{icon}"
            made.append(button)
        return made

    # --- drawing -------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface) -> None:
        """The paper with its title, one part below the other, and the band."""
        parts = [] if self._narrow else self._fitted()
        box, canvas, px = self.box, self.canvas, self.canvas.px
        canvas.kit.draw(target, "panel.paper", box, canvas.scale)
        plate = pygame.Rect(box.x, box.y, box.width, px(HEAD))
        self._draw_title(target, plate)
        y = plate.bottom + px(APART)
        rule = canvas.kit.colour("paper_line")
        for part in parts:
            room = pygame.Rect(box.x + px(EDGE), y, box.width - 2 * px(EDGE), part.height)
            if part.line:
                at = room.y - px(APART) // 2
                pygame.draw.line(target, rule, (room.x, at), (room.right, at), max(1, px(1.5)))
            part.draw(target, room)
            y += part.height + px(APART)
        if not self._narrow:
            self.puzzle.band.draw(target)

    def _draw_title(self, target: pygame.Surface, plate: pygame.Rect) -> None:
        canvas, px, place = self.canvas, self.canvas.px, self.puzzle.place
        canvas.kit.draw(target, "panel.sign", plate, canvas.scale)
        sign = pygame.Rect(0, 0, px(28), px(28))
        sign.center = (plate.x + px(30), plate.centery)
        heading = canvas.kit.colour("heading")
        canvas.kit.icon(target, "icon.puzzle", sign, heading)
        words = self.puzzle.sight.app.language._("Puzzle {n} of {all}")
        canvas.text(
            target, words.format(n=place.number, all=len(place.puzzles)),
            (sign.right + px(10), plate.centery), face="heading", size=TITLE, colour=heading,
            anchor="midleft", width=plate.right - sign.right - px(24),
        )  # fmt: skip

    def _parts(self, width: int) -> list[Part]:
        """What stands there just now, from above."""
        asked, reached = (
            [self._difficulty(width), *self._task(width)],
            [self._row(), self._progress()],
        )
        verdict = [self._verdict(width)] if self.puzzle.over else []
        if self._narrow:  # what is new is seen without rolling
            return [*verdict, *asked, *reached]
        return [*asked, *verdict, *reached]

    # --- the puzzle ----------------------------------------------------------------------------

    def _difficulty(self, width: int) -> Part:
        """Marks, and the same in a word; below them where there is no room beside them."""
        p_ = self.puzzle.sight.app.language.p_
        degrees = [
            p_("difficulty", "easy"),
            p_("difficulty", "fairly easy"),
            p_("difficulty", "tricky"),
            p_("difficulty", "hard"),
            p_("difficulty", "very hard"),
        ]
        degree = self.puzzle.solving.puzzle.difficulty
        word = degrees[degree - 1]

        def draw(target: pygame.Surface, box: pygame.Rect) -> None:
            canvas, px = self.canvas, self.canvas.px
            for number in range(HARDEST):
                sign = pygame.Rect(0, 0, px(WHEEL), px(WHEEL))
                middle = box.centery if fits else box.y + px(34) // 2
                sign.midright = (box.right - number * px(WHEEL + 4), middle)
                counts = number >= HARDEST - degree
                ink = pygame.Color(canvas.kit.colour("text"))
                colour = ink if counts else faint(ink, canvas)
                canvas.kit.icon(
                    target, "icon.wheel", sign, "#{:02X}{:02X}{:02X}".format(*colour[:3])
                )
            at = box.midleft if fits else (box.x, box.bottom - canvas.px(34) // 2)
            canvas.text(target, word, at, face="bold", size=TEXT, anchor="midleft")

        wide = self.canvas.letters.width(word, "bold", TEXT, self.canvas.scale)
        fits = wide + self.canvas.px(HARDEST * (WHEEL + 4) + 8) <= width
        return Part(self.canvas.px(34 if fits else 2 * 34), draw)

    def _task(self, width: int) -> list[Part]:
        """What is asked, what counts, and where the puzzle is from."""
        puzzle, sight = self.puzzle, self.puzzle.sight
        _, solving = sight.app.language._, puzzle.solving
        counts = _("What counts is the chance of winning. A move that is just as good counts, too.")
        source = _("From a game of strong players: {moment}.").format(moment=self._moment())
        question = sight.words.task(solving.begun)
        soft = self.canvas.kit.colour("text_soft")
        return [
            self._paragraph(question, width, face="heading", size=HEADING, line=True),
            self._paragraph(counts, width),
            self._paragraph(source, width, size=SMALL, colour=soft),
        ]

    def _moment(self) -> str:
        """Where in its game the puzzle begins, in the language that is chosen now."""
        sight, solving = self.puzzle.sight, self.puzzle.solving
        language = sight.words.language
        if language.code not in self._moments:
            part = sight.desk.part(sight.rules.screen(solving.begun, solving.seat))
            self._moments[language.code] = part or sight.words.progress(sight.table.match)
        return self._moments[language.code]

    def _paragraph(
        self,
        words: str,
        width: int,
        *,
        face: str = "text",
        size: float = TEXT,
        colour: str = "",
        line: bool = False,
    ) -> Part:
        height = self.canvas.paragraph_height(words, width, face=face, size=size)

        def draw(target: pygame.Surface, box: pygame.Rect) -> None:
            self.canvas.paragraph(target, words, box, face=face, size=size, colour=colour)

        return Part(height, draw, line)

    # --- what came of it -----------------------------------------------------------------------

    def _said(self) -> tuple[str, str, tuple[str, str], str]:
        """The verdict, what it is based on, its colours, its sign."""
        puzzle, language = self.puzzle, self.puzzle.sight.app.language
        _, given, answers = language._, puzzle.own_number, puzzle.solving.puzzle.answers
        best = language.percent(answers[0].chance.percent)
        if puzzle.outcome == "solved":
            detail = _("at the first try") if puzzle.first_try else _("not at the first try")
            return _("Solved"), detail, WON, "icon.check"
        if puzzle.outcome == "shown":
            words = _("It wins {best} of such games.").format(best=best)
            return _("The answer"), words, TELLS, "icon.hint"
        if given is None:
            words = _("The best one wins {best} of such games.").format(best=best)
        else:
            own = language.percent(answers[given].chance.percent)
            words = _("It wins {own} of such games, the best one {best}.")
            words = words.format(own=own, best=best)
        return _("Not the best"), words, LOST, "icon.close"

    def _verdict(self, width: int) -> Part:
        """A card with a sign, the verdict, and what it is based on."""
        title, detail, colours, icon = self._said()
        canvas, px = self.canvas, self.canvas.px
        if canvas.kit.dark:
            colours = ON_DARK[colours]
        ink, tint = colours
        room = width - px(2 * VERDICT + SIGN + 12)
        above = canvas.paragraph_height(title, room, face="heading", size=HEADING)
        height = above + canvas.paragraph_height(detail, room, size=SMALL) + px(2 * VERDICT)

        def draw(target: pygame.Surface, box: pygame.Rect) -> None:
            pygame.draw.rect(target, tint, box, border_radius=px(13))
            pygame.draw.rect(target, ink, box, max(2, px(3)), border_radius=px(13))
            middle = (box.x + px(VERDICT) + px(SIGN) // 2, box.centery)
            self._draw_disc(target, middle, px(SIGN), ink, icon)
            words = pygame.Rect(middle[0] + px(SIGN) // 2 + px(12), box.y + px(VERDICT), room, 0)
            words.y += canvas.paragraph(
                target, title, words, face="heading", size=HEADING, colour=ink
            )
            canvas.paragraph(target, detail, words, size=SMALL)

        return Part(height, draw)

    def _draw_disc(
        self, target: pygame.Surface, middle: tuple[int, int], across: int, ink: str, icon: str
    ) -> None:
        """A sign on a disc of a colour."""
        large = pygame.Surface((4 * across, 4 * across), pygame.SRCALPHA)
        pygame.draw.circle(large, ink, (2 * across, 2 * across), 2 * across - 2)
        disc = pygame.transform.smoothscale(large, (across, across))
        target.blit(disc, disc.get_rect(center=middle))
        sign = pygame.Rect(0, 0, round(across * 0.62), round(across * 0.62))
        sign.center = middle
        light = "#000000" if self.canvas.kit.dark else "#FFFFFF"
        self.canvas.kit.icon(target, icon, sign, light)

    # --- how far one has come ------------------------------------------------------------------

    def _row(self) -> Part:
        """How many were solved one after the other, the last ones as discs, the best row."""
        course = self.puzzle.place.course()
        _, canvas, px = self.puzzle.sight.app.language._, self.canvas, self.canvas.px
        head = canvas.letters.height("number", NUMBER, canvas.scale)
        foot = canvas.letters.height("text", SMALL, canvas.scale)
        discs = px(DISC + 8)

        def draw(target: pygame.Surface, box: pygame.Rect) -> None:
            number = canvas.text(
                target, str(course.row), (box.right, box.y + head // 2), face="number",
                size=NUMBER, colour=canvas.kit.colour("good"), anchor="midright",
            )  # fmt: skip
            canvas.text(
                target, _("In a row"), (box.x, box.y + head // 2), face="heading", size=HEADING,
                anchor="midleft", width=number.x - box.x - px(8),
            )  # fmt: skip
            self._draw_recent(target, pygame.Rect(box.x, box.y + head, box.width, discs))
            words = _("Best row so far: {n}").format(n=course.best)
            at = (box.x, box.bottom - foot)
            soft = canvas.kit.colour("text_soft")
            canvas.text(target, words, at, size=SMALL, colour=soft, width=box.width)

        return Part(head + discs + foot, draw, line=True)

    def _draw_recent(self, target: pygame.Surface, box: pygame.Rect) -> None:
        """A disc for each of the last puzzles: a check, a cross, or nothing yet."""
        recent = self.puzzle.place.course().recent
        canvas, px = self.canvas, self.canvas.px
        pitch = (box.width - px(DISC)) / (RECENT - 1)
        good, bad = canvas.kit.colour("good"), canvas.kit.colour("danger_text")
        for number in range(RECENT):
            middle = (box.x + px(DISC) // 2 + round(number * pitch), box.centery)
            if number >= len(recent):
                rule = canvas.kit.colour("paper_line")
                pygame.draw.circle(target, rule, middle, px(DISC) // 2, max(1, px(1.5)))
                continue
            solved = recent[number] == FIRST
            icon = "icon.check" if solved else "icon.close"
            self._draw_disc(target, middle, px(DISC), good if solved else bad, icon)

    def _progress(self) -> Part:
        """Of all puzzles of the game: how many are solved, and how many to try again."""
        place, language = self.puzzle.place, self.puzzle.sight.app.language
        known = place.course().outcomes
        outcomes = [known.get(each.name) for each in place.puzzles]
        solved = sum(each in (FIRST, LATER) for each in outcomes)
        missed, count = outcomes.count(MISSED), len(outcomes)
        canvas, px = self.canvas, self.canvas.px
        foot = canvas.letters.height("text", SMALL, canvas.scale)
        words = [language.n_("{n} solved", "{n} solved", solved).format(n=solved)]
        if missed:
            words.append(language.n_("{n} to try again", "{n} to try again", missed))
            words[-1] = words[-1].format(n=missed)

        def draw(target: pygame.Surface, box: pygame.Rect) -> None:
            bar = pygame.Rect(box.x, box.y, box.width, px(BAR))
            radius = bar.height // 2
            rule = canvas.kit.colour("paper_line")
            good, bad = canvas.kit.colour("good"), canvas.kit.colour("danger_text")
            first, both = (round(bar.width * part / count) for part in (solved, solved + missed))
            for colour, wide in ((bad, both), (good, first)):
                if wide:
                    part = pygame.Rect(bar.x, bar.y, max(bar.height, wide), bar.height)
                    pygame.draw.rect(target, colour, part, border_radius=radius)
            pygame.draw.rect(target, rule, bar, max(1, px(1.5)), border_radius=radius)
            at = (box.x, box.bottom - foot)
            canvas.text(target, " · ".join(words), at, size=SMALL, width=box.width)

        return Part(px(BAR + 8) + foot, draw, line=True)


def faint(ink: pygame.Color, canvas: Canvas) -> pygame.Color:
    """A colour that is hardly seen on paper."""
    return pygame.Color(canvas.kit.colour("paper")).lerp(ink, FAINT / 255)
