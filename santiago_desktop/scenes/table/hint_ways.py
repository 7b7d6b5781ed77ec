"""The ways of A and B on the board: A in one line, B dashed; and a badge where each leads."""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import TYPE_CHECKING, NamedTuple

import pygame

from santiago_desktop.scenes.table.sides import BETTER, OTHER, Side, draw_disc, seen
from santiago_desktop.stage.drawing.placing import apart, least_hiding

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.scenes.table.hint import HintControl
    from santiago_desktop.stage.board.board_map import Point
    from santiago_desktop.table.hints import Move

    Pixel = tuple[float, float]

# In design pixels of the interface.
WIDTH, SEAM = 9, 4  # of a way; of the light line on both sides of it
DASH, SPACE = 17, 11
TIP = 22  # the length of the arrow's head
BESIDE = 9  # how far A's way and B's lie to the two sides of the same line
DISC, WORDS, PILL = 28, 19, 38  # of a badge
OFF = (26, 52, 80, 120)  # from the end of a way to its badge: where there is room first
FAR = (170, 230)  # where it would lie on prices or other figures anywhere nearer
WORTH = 4  # times as bad as on a picture it is where a badge lies on words
LIGHT, INK = "#FFF8E6", "#3B1F12"
SECONDS = 0.35  # in which a way draws itself
SHARP = 2  # ways are drawn so much larger and made smaller again


class Badge(NamedTuple):
    """A letter and a word at the end of a way."""

    side: Side
    words: str
    box: pygame.Rect  # in window pixels
    end: tuple[int, int]  # of the way


class HintWays:
    """Draws both ways, B and then A; nothing where a move has no places on the board."""

    def __init__(self, hint: HintControl) -> None:
        self.hint = hint
        self._key: object = None
        self._picture: pygame.Surface | None = None
        self._box = pygame.Rect(0, 0, 0, 0)  # where that lies
        self._ends: list[tuple[Side, tuple[int, int]]] = []
        self._moving: list[tuple[Side, list[Pixel]]] = []  # the lines of both
        self._drawn_so_far: dict[str, float] = {}  # by letter, how much of its lines: 1 for all

    # --- as time passes ------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        """Let the ways draw themselves, one after the other; whether one of them does."""
        for letter, share in self._drawn_so_far.items():
            if share < 1:
                self._drawn_so_far[letter] = min(1.0, share + seconds / SECONDS)
                return True
        return False

    def stop(self) -> None:
        """Both are there at once."""
        self._drawn_so_far = dict.fromkeys(self._drawn_so_far, 1.0)

    def _begin(self, lines: list[tuple[Side, list[Pixel]]]) -> None:
        """Other lines than before draw themselves, unless nothing is to move."""
        settings = self.hint.sight.app.settings
        still = settings["reduced_motion"] or settings["speed"] == "off"
        before, self._moving, shares = self._moving, lines, self._drawn_so_far
        self._drawn_so_far = {
            side.letter: shares.get(side.letter, 1.0)
            if still or _of(side, lines) == _of(side, before)
            else 0.0
            for side in (OTHER, BETTER)
            if _of(side, lines)
        }

    def _under_way(self) -> bool:
        return min(self._drawn_so_far.values(), default=1.0) < 1

    # --- what is drawn -------------------------------------------------------------------------

    def _sides(self) -> list[tuple[Side, Move]]:
        """The moves that are compared, A above B."""
        compared = self.hint.compared if self.hint.shown else None
        if compared is None:
            return []
        other = [(OTHER, compared.other)] if compared.other else []
        return [*other, (BETTER, compared.better)]

    def _lines(self, move: Move) -> list[list[Pixel]]:
        """The ways of a move's first step, which the list names, in window pixels."""
        first, board, desk = move.steps[0], self.hint.sight.board, self.hint.sight.desk
        ways = desk.ways(first.action, first.before)
        return [[board.to_window(at) for at in _each_once(way)] for way in ways]

    # --- drawing -------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface, sheet: pygame.Rect | None = None) -> None:
        """Both ways, below prices and other signs; none that leads below a sheet."""
        if not self._sides():
            return
        sight = self.hint.sight
        area, hidden = sight.board.area, sheet and tuple(sheet)
        key = (self.hint.compared, area and tuple(area), sight.version, hidden)
        if key != self._key:
            self._key, self._picture = key, None
            self._begin(self._moved(sheet))
        if self._under_way():
            for side, line in self._moving:
                part = _beginning(line, self._drawn_so_far[side.letter])
                if len(part) > 1:
                    self._draw_way(target, side, part, 1)
            return
        if self._picture is None:
            self._picture, self._box = self._drawn(self._moving, sight.layout.stage)
        if self._picture is not None:
            target.blit(self._picture, self._box)

    def _moved(self, sheet: pygame.Rect | None) -> list[tuple[Side, list[Pixel]]]:
        """All lines of both moves, side by side where they would lie on each other."""
        self._ends, found = [], []
        both = telling([(side, self._lines(move)) for side, move in self._sides()])
        if sheet is not None:
            both = [(side, _outside(sheet, lines)) for side, lines in both]
        for side, lines in both:
            others = [line for other, ways in both if other is not side for line in ways]
            moved = [self._apart(side, line, others) for line in lines]
            self._ends += [(side, (round(x), round(y))) for line in moved[:1] for x, y in line[-1:]]
            found += [(side, line) for line in moved if len(line) > 1]
        return found

    def _drawn(
        self, lines: list[tuple[Side, list[Pixel]]], stage: pygame.Rect
    ) -> tuple[pygame.Surface | None, pygame.Rect]:
        """A picture of the lines, as large as they need, and where it lies; None for no lines."""
        if not lines:
            return None, stage
        points = [(round(x), round(y)) for _, line in lines for x, y in line]
        box = pygame.Rect(points[0], (1, 1)).unionall([pygame.Rect(at, (1, 1)) for at in points])
        room = 2 * self.hint.sight.canvas.px(TIP)
        box = box.inflate(room, room).clip(stage)
        large = pygame.Surface((box.width * SHARP, box.height * SHARP), pygame.SRCALPHA)
        for side, line in lines:
            placed = [((x - box.x) * SHARP, (y - box.y) * SHARP) for x, y in line]
            self._draw_way(large, side, placed, SHARP)
        return pygame.transform.smoothscale(large, box.size), box

    def _apart(self, side: Side, line: list[Pixel], others: list[list[Pixel]]) -> list[Pixel]:
        """A line; moved to one side where another one goes the same way."""
        if not any(_share(line, other) for other in others):
            return line
        return _beside(line, self.hint.sight.canvas.px(BESIDE) * (1 if side is OTHER else -1))

    def _draw_way(self, target: pygame.Surface, side: Side, line: list[Pixel], larger: int) -> None:
        """A line with its head, so many times larger than in the window."""
        px = self.hint.sight.canvas.px
        thick, seam, tip = px(WIDTH) * larger, px(SEAM) * larger, px(TIP) * larger
        shaft = _shortened(line, tip * 0.8)
        dash, space = px(DASH) * larger, px(SPACE) * larger
        parts = _dashes(shaft, dash, space) if side.dashed else [shaft]
        for colour, width in ((LIGHT, thick + seam), (side.ink, thick)):
            for part in parts:
                _stroke(target, colour, part, width)
            _head(target, colour, line, tip + (width - thick), width)

    # --- badges --------------------------------------------------------------------------------

    def badges(self, sheet: pygame.Rect | None, boxes: Sequence[pygame.Rect]) -> list[Badge]:
        """Where each way leads: its letter, and what it is; not where a sheet lies above that.

        `boxes` are what must be seen there, in window pixels.
        """
        if not self._sides():
            return []
        taken, found = [*boxes], list[Badge]()
        for side, end in self._ends:
            if self._drawn_so_far.get(side.letter, 1.0) < 1:
                continue
            words = self._said(side)
            box = self._badge_box(words, end, taken, self._others(side))
            if sheet is None or not sheet.colliderect(box):
                taken.append(box)
                found.append(Badge(seen(side, self.hint.sight.canvas), words, box, end))
        return found

    def _said(self, side: Side) -> str:
        """What the move of a side is to the person."""
        _, compared = self.hint.sight.app.language._, self.hint.compared
        equal = compared is not None and compared.equal
        leans = compared is not None and compared.leans
        if side is OTHER and self.hint.own:
            return _("yours")
        if leans:
            return _("perhaps better") if side is BETTER else _("perhaps worse")
        if equal:
            return _("just as good")
        if side is OTHER:
            return _("next best move")
        return _("better") if self.hint.own else _("best move")

    def _others(self, side: Side) -> list[tuple[int, int]]:
        """The middles of the places for which the badge of a side could be taken to stand.

        What its move isn't about, but others are, or could be at another time: a closed port, say.
        """
        sight, live = self.hint.sight, self.hint.sight.live()
        move = next(move for other, move in self._sides() if other is side)
        meant = set(sight.desk.marks(move.action, move.steps[0].before))
        kinds = {_kind(name) for name in (live.targets if live else ())}
        return [
            self.hint.pointing.spot_box(name).center
            for name in sight.targets()
            if not meant.intersection(stands_for := sight.desk.stands_for(name, sight.shown))
            and kinds.intersection(map(_kind, stands_for))
        ]

    def _badge_box(
        self,
        words: str,
        end: tuple[int, int],
        taken: Sequence[pygame.Rect],
        others: Sequence[tuple[int, int]],
    ) -> pygame.Rect:
        """Beside the end of a way, on nothing that is taken, where it hides least of the board.

        Rather not where it would be nearer to another thing that can be chosen.
        """
        sight, canvas = self.hint.sight, self.hint.sight.canvas
        wide = canvas.letters.width(words, "bold", WORDS, canvas.scale)
        size = (canvas.px(DISC + 24) + wide, canvas.px(PILL))
        seen = [self.hint.pointing.spot_box(name) for name in sight.targets()]
        written = [box for _, box in sight.hanging.hung()]
        near, far = self._places(end, size, OFF), self._places(end, size, FAR)
        free, farther = _off(taken, near), _off(taken, far)
        plain = [place for place in free if _nearest(place, end, others)]
        pools = _off(written, plain), _off(written, free), _off(written, farther), plain, free, near
        best = least_hiding(next(filter(None, pools)), [*seen, *written * WORTH])
        return apart(best, taken, sight.layout.stage, most=sight.layout.stage.width)

    def _places(
        self, end: tuple[int, int], size: tuple[int, int], offs: Sequence[float]
    ) -> list[pygame.Rect]:
        """Boxes around the end of a way, so many design pixels from it, on what is seen."""
        sight = self.hint.sight
        places = [place for off in offs for place in _around(end, size, sight.canvas.px(off))]
        return [place.clamp(sight.layout.stage) for place in places]

    def draw_leads(self, target: pygame.Surface, badges: Sequence[Badge]) -> None:
        """A line to the place where a badge had no room: below prices and other signs."""
        px = self.hint.sight.canvas.px
        for side, _, box, end in badges:
            near = box.inflate(2 * px(OFF[0]), 2 * px(OFF[0])).collidepoint(end)
            if near or any(line for other, line in self._moving if other.letter == side.letter):
                continue
            for colour, width in ((LIGHT, px(6)), (side.ink, px(3))):
                pygame.draw.line(target, colour, box.center, end, width)
                pygame.draw.circle(target, colour, end, width + px(1))

    def draw_badges(self, target: pygame.Surface, badges: Sequence[Badge]) -> None:
        """On paper, above everything else that is written on the board."""
        canvas, px = self.hint.sight.canvas, self.hint.sight.canvas.px
        for side, words, box, _ in badges:
            radius = box.height // 2
            pygame.draw.rect(target, LIGHT, box, border_radius=radius)
            pygame.draw.rect(target, side.ink, box, max(2, px(3)), border_radius=radius)
            draw_disc(target, canvas, side, (box.x + radius, box.centery), px(DISC))
            at = (box.x + radius + px(DISC // 2 + 6), box.centery)
            canvas.text(target, words, at, face="bold", size=WORDS, colour=INK, anchor="midleft")


def _outside(sheet: pygame.Rect, lines: list[list[Pixel]]) -> list[list[Pixel]]:
    """The lines of which one sees where they lead."""
    return [line for line in lines if not (line and sheet.collidepoint(line[-1]))]


def telling(both: list[tuple[Side, list[list[Pixel]]]]) -> list[tuple[Side, list[list[Pixel]]]]:
    """Of several ways to a place one, and none to where both moves lead: that tells nothing.

    Where one of them has no way of its own, all that lead to different places; but where several
    lead to the same places in both, none.
    """
    single = [
        (side, [*{line[-1]: line for line in reversed(lines) if line}.values()][::-1])
        for side, lines in both
    ]
    ends = [{line[-1] for line in lines} for _, lines in single]
    common = set.intersection(*ends) if len(ends) > 1 else frozenset()
    own = [(side, [line for line in lines if line[-1] not in common]) for side, lines in single]
    alike = len(common) > 1 and not any(lines for _, lines in own)
    return own if alike or all(lines for _, lines in own) else single


def _off(boxes: Sequence[pygame.Rect], places: Sequence[pygame.Rect]) -> list[pygame.Rect]:
    """The places that lie on none of the boxes."""
    return [place for place in places if place.collidelist(boxes) < 0]


def _nearest(place: pygame.Rect, end: tuple[int, int], others: Sequence[tuple[int, int]]) -> bool:
    """Whether a box is nearer to the end of a way than to any other place."""
    (x, y), (end_x, end_y) = place.center, end
    own = hypot(x - end_x, y - end_y)
    return all(hypot(x - other_x, y - other_y) > own for other_x, other_y in others)


def _around(end: tuple[int, int], size: tuple[int, int], off: int) -> list[pygame.Rect]:
    """Boxes above, below and beside a place, so far from it."""
    (x, y), places = end, [pygame.Rect((0, 0), size) for _ in range(8)]
    places[0].midbottom, places[1].midtop = (x, y - off), (x, y + off)
    places[2].midleft, places[3].midright = (x + off, y), (x - off, y)
    places[4].bottomleft, places[5].bottomright = (x + off, y - off), (x - off, y - off)
    places[6].topleft, places[7].topright = (x + off, y + off), (x - off, y + off)
    return places


# --- lines ---------------------------------------------------------------------------------------


def _of(side: Side, lines: list[tuple[Side, list[Pixel]]]) -> list[list[Pixel]]:
    """The lines of one side."""
    return [line for other, line in lines if other is side]


def _beginning(line: list[Pixel], share: float) -> list[Pixel]:
    """So much of a line, from its beginning."""
    length = sum(hypot(x2 - x1, y2 - y1) for (x1, y1), (x2, y2) in pairwise(line))
    return _shortened(line, (1 - share) * length) if share < 1 else line


def _each_once(points: Sequence[Point]) -> list[Point]:
    """Without points that are the same as the one before."""
    return [at for number, at in enumerate(points) if not number or at != points[number - 1]]


def _share(one: list[Pixel], other: list[Pixel]) -> bool:
    """Whether two ways go the same way for a while, or end in the same place."""
    return one[:2] == other[:2] or one[-1:] == other[-1:]


def _beside(line: list[Pixel], by: float) -> list[Pixel]:
    """The line, moved to its right side."""
    if not by:
        return line
    if len(line) == 1:
        return [(line[0][0] + by, line[0][1])]
    found = []
    for number, (x, y) in enumerate(line):
        (x1, y1), (x2, y2) = line[max(0, number - 1)], line[min(len(line) - 1, number + 1)]
        length = hypot(x2 - x1, y2 - y1) or 1.0
        found.append((x - (y2 - y1) / length * by, y + (x2 - x1) / length * by))
    return found


def _shortened(line: list[Pixel], by: float) -> list[Pixel]:
    """The line without so much at its end."""
    found = line[:]
    while len(found) > 1:
        (x1, y1), (x2, y2) = found[-2:]
        length = hypot(x2 - x1, y2 - y1)
        if length > by:
            found[-1] = (x2 - (x2 - x1) * by / length, y2 - (y2 - y1) * by / length)
            return found
        by -= length
        found.pop()
    return found


def _dashes(line: list[Pixel], dash: float, space: float) -> list[list[Pixel]]:
    """The line in pieces with spaces between them."""
    pieces: list[list[Pixel]] = []
    drawn, left, here = True, dash, [line[0]]
    for (x1, y1), (x2, y2) in pairwise(line):
        length, done = hypot(x2 - x1, y2 - y1), 0.0
        while length - done > left:
            done += left
            at = (x1 + (x2 - x1) * done / length, y1 + (y2 - y1) * done / length)
            if drawn:
                pieces.append([*here, at])
            drawn, here = not drawn, [at]
            left = dash if drawn else space
        left -= length - done
        here.append((x2, y2))
    return [*pieces, here] if drawn and len(here) > 1 else pieces


def _stroke(target: pygame.Surface, colour: str, line: list[Pixel], width: int) -> None:
    """A line with round joints."""
    for start, end in pairwise(line):
        pygame.draw.line(target, colour, start, end, width)
    for at in line:
        pygame.draw.circle(target, colour, at, width / 2)


def _head(
    target: pygame.Surface, colour: str, line: list[Pixel], length: float, width: float
) -> None:
    """The arrow's head at the end of a line."""
    (x2, y2), (x1, y1) = line[-1], _shortened(line, length)[-1]
    away = hypot(x2 - x1, y2 - y1) or 1.0
    along, across = ((x2 - x1) / away, (y2 - y1) / away), ((y1 - y2) / away, (x2 - x1) / away)
    half = length * 0.6 + width * 0.1
    base = (x2 - along[0] * length, y2 - along[1] * length)
    wings = [
        (base[0] + across[0] * sign * half, base[1] + across[1] * sign * half) for sign in (1, -1)
    ]
    pygame.draw.polygon(target, colour, [(x2, y2), *wings])


def _kind(target: str) -> str:
    """What sort of thing a target is, such as a port or a boat."""
    return target.partition(".")[0]
