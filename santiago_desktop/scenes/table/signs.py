"""Where the small signs of the board hang: at their places, but not on top of each other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.scenes.table.sign_pictures import BARE, GROUNDLESS
from santiago_desktop.stage.drawing.placing import apart

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pygame

    from santiago_desktop.contract.desk import Pill
    from santiago_desktop.scenes.table.board_view import BoardView
    from santiago_desktop.scenes.table.sight import Sight

    Hung = tuple[Pill, pygame.Rect]  # a sign and its box with the soft edge, in window pixels

ENDS = 0.14  # of a sign's height: its round ends may lie on another's
LITTLE = 1.0  # design pixels: no sign has room in it
TOUCH = 2  # window pixels that are not missed below another sign
FARTHEST = 2.4  # of its height, from its own place


class Signs:
    """The signs of the state that is shown, each in its place."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.tags: Callable[[], Sequence[Pill]] = tuple  # what is said at what can be chosen
        self._hung_signs: Sequence[Pill] | None = None  # those that hang, and how they do
        self._key: object = None
        self._hung: list[Hung] = []
        self._crowd: list[Hung] = []  # of which some are in sight
        self._in_sight: list[Hung] = []

    def hung(self) -> list[Hung]:
        """The signs that are there whatever is decided, each with its box."""
        board, signs = self.sight.board, self.sight.signs()
        key = (board.area and tuple(board.area), board.canvas.size, board.canvas.zoom)
        if signs is not self._hung_signs or key != self._key:
            self._hung_signs, self._key, self._hung = signs, key, self._hang(signs, [])
        return self._hung

    def offered(self) -> list[Hung]:
        """Between those, what is said just now of chances and at what can be chosen."""
        pills = [*self.sight.odds(), *self.tags()]
        if not pills:
            return []
        board = self.sight.board
        return self._hang(pills, [_core(board, box, pill) for pill, box in self.hung()])

    def _hang(self, pills: Sequence[Pill], taken: list[pygame.Rect]) -> list[Hung]:
        return hang(self.sight.board, pills, taken, self.sight.layout.board)

    def in_sight(self, hung: Sequence[Hung]) -> list[Hung]:
        """Without those of which a later one would hide a part: there was no room for both."""
        if list(hung) != self._crowd:
            self._crowd, self._in_sight = list(hung), uncovered(self.sight.board, hung)
        return self._in_sight

    def at(self, place: tuple[int, int]) -> str:
        """The target of the sign at a place in the window; "" for none."""
        for pill, box in reversed([*self.hung(), *self.offered()]):
            if pill.target and self.sight.board.plate_of(box, pill).collidepoint(place):
                return pill.target
        return ""


def hang(
    board: BoardView,
    pills: Sequence[Pill],
    taken: list[pygame.Rect],
    room: pygame.Rect | None = None,
) -> list[Hung]:
    """Each in its place; what has a ground on the picture stays on it, the others give way.

    No plate leaves the room, where there is one: what is seen of the board beside the panels.
    """
    room = room or board.seen
    found: dict[int, Hung] = {}
    for number, pill in sorted(
        enumerate(_alike(board, _with_room(board, pills))),
        key=lambda each: each[1].kind not in GROUNDLESS,
    ):
        box = board.sign_box(pill)
        if pill.kind not in GROUNDLESS:
            box.clamp_ip(room)
        core = _core(board, box, pill)
        if pill.kind not in GROUNDLESS:
            moved = apart(core, taken, room, core.height * FARTHEST)
            box, core = box.move(moved.x - core.x, moved.y - core.y), moved
        taken.append(core)
        found[number] = (pill, box)
    return [found[number] for number in sorted(found)]


def uncovered(board: BoardView, hung: Sequence[Hung]) -> list[Hung]:
    """Those on which no later one lies."""
    kept: list[Hung] = []
    taken: list[pygame.Rect] = []
    for pill, box in reversed(hung):
        core = _core(board, box, pill)
        if core.inflate(-2 * TOUCH, -2 * TOUCH).collidelist(taken) < 0:
            kept.append((pill, box))
            taken.append(core)
    return kept[::-1]


def _with_room(board: BoardView, pills: Sequence[Pill]) -> list[Pill]:
    """All; where two that can be spared would touch, only those of them that have a ground."""
    spare = [_core(board, board.sign_box(each), each) for each in pills if each.spare]
    cramped = any(core.collidelist(spare[:number]) >= 0 for number, core in enumerate(spare))
    return [each for each in pills if not (cramped and each.spare and each.kind == BARE)]


def _alike(board: BoardView, pills: Sequence[Pill]) -> list[Pill]:
    """Where one of those whose room is limited needs two rows, all of them take two."""
    long = any(board.too_long(each) for each in pills)
    return [each._replace(room=LITTLE) if long and each.room else each for each in pills]


def _core(board: BoardView, box: pygame.Rect, pill: Pill) -> pygame.Rect:
    """The part of a sign that nothing may hide."""
    plate = board.plate_of(box, pill)
    return plate.inflate(-2 * round(plate.height * ENDS), -2)
