"""The board on the screen: its place in the window, its sprites, glows and pills."""

from __future__ import annotations

from collections import deque
from functools import partial
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.scenes.table.calm import calmed
from santiago_desktop.scenes.table.looks import Looks
from santiago_desktop.scenes.table.sign_pictures import SOFT, SignPictures
from santiago_desktop.stage.drawing.art import atlas_of, other_sheets, resized
from santiago_desktop.stage.drawing.image_loader import is_read, read, read_ahead
from santiago_desktop.system import resources

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

    from santiago_desktop.contract.desk import Pill, Plot
    from santiago_desktop.stage.board.board_map import Point
    from santiago_desktop.stage.board.clips import Item, Picture
    from santiago_desktop.stage.drawing.canvas import Canvas
    from santiago_desktop.stage.drawing.halo import Halo, Oval

    Glow = tuple[str | Oval, Point]  # a piece of the interface, or a line; and where its middle is

COLUMN = 320  # design pixels on the left for panels
WIDTH, HEIGHT = 1920, 1080
FLYING = 2  # the layer of what is in the air
SEEN = 60  # how opaque a pixel is that counts as part of a thing
BLUR = 14
COARSE = 4  # times smaller while it is blurred, which is many times quicker and can't be seen
FRAME = "#E9B23F"
DARK = (96, 84, 70)  # what the picture is multiplied by where it only fills the window
MOST_LARGER = 1.25  # times, however large the player wants texts to be
THICKER = 1.6  # times, lines around things where contrast is to be high
LINES = 12  # design pixels that lines around a thing take at most
ABOARD = 1.0  # design pixels: farther in front nothing is that stands on a thing


class BoardView:
    """Draws a picture of sprites above the base board."""

    def __init__(self, canvas: Canvas, game: str) -> None:
        self.canvas = canvas
        self.atlas = atlas_of(game)
        self.looks = Looks(self.atlas)
        self.plots: Sequence[Plot] = ()  # the desk's
        self.sign_pictures = SignPictures(canvas, self.atlas)
        self._game = game
        self._read_all = False
        self._base: pygame.Surface | None = None
        self._base_path: object = None
        self._window: object = None  # its size and the interface's scale
        self._fitted: object = None  # for which window the ground was composed
        self._grounds: dict[object, pygame.Surface] = {}  # with and without room for reading
        self.area: pygame.Rect | None = None  # what is seen of it; None: all that the window has
        self.ground = pygame.Surface((1, 1))
        self._still_key: object = None
        self._still_column: pygame.Surface | None = None
        self._unprepared: deque[Callable[[], object]] | None = None  # things of another size yet
        self._pieces_a_frame = 0
        self._still_picture = self.ground
        self._take_place()
        read_ahead([resources.picture(game, "board", canvas.size)])

    @property
    def settled(self) -> bool:
        """Whether all that is to be drawn has been read, so that nobody has to wait for it."""
        board = resources.picture(self._game, "board", self.canvas.size)
        return is_read([board]) and self.atlas.settled

    @property
    def window(self) -> object:
        """Differs wherever all has to be brought to another size, or to other colours."""
        return self.canvas.size, self.canvas.scale, self.canvas.kit.theme

    def fit(self, area: pygame.Rect | None = None) -> None:
        """Compose the base board anew when the window, the scale or its area has changed."""
        window, self.area = self.window, area
        fitted = (window, tuple(area) if area else None)
        if fitted == self._fitted:
            return
        if window != self._window:
            self._window = window
            self.looks.forget()
            self.looks.calm = self._contrast
            self._grounds.clear()
        self._fitted, self._unprepared = fitted, None
        self._take_place()
        if fitted not in self._grounds:
            self._grounds[fitted] = self._compose()
        self.ground = self._grounds[fitted]
        if self._still_picture.get_size() != self.ground.get_size():
            self._still_picture = self.ground.copy()
        self._still_key = None

    @property
    def frame(self) -> pygame.Rect:
        """The place of the board in the window, but for its part that lies below the panels."""
        width, height = (WIDTH - COLUMN) * self.scale, HEIGHT * self.scale
        left = self.left + COLUMN * self.scale
        return pygame.Rect(round(left), round(self.top), round(width), round(height))

    def _take_place(self) -> None:
        width, height = self.canvas.size
        if self.area is not None:
            self._take_area(self.area)
            return
        column = self.canvas.px(COLUMN)
        self.scale = min((width - column) / (WIDTH - COLUMN), height / HEIGHT)
        free = width - column - (WIDTH - COLUMN) * self.scale
        self.left = column + free / 2 - COLUMN * self.scale
        if WIDTH * self.scale >= width:  # the picture fills the window
            self.left = min(0.0, max(self.left, width - WIDTH * self.scale))
        self.top = (height - HEIGHT * self.scale) / 2

    def _take_area(self, area: pygame.Rect) -> None:
        """All of the board that lies beside the panels, in the middle of a part of the window."""
        self.scale = min(area.width / (WIDTH - COLUMN), area.height / HEIGHT)
        free = area.width - (WIDTH - COLUMN) * self.scale
        self.left = area.x + free / 2 - COLUMN * self.scale
        self.top = area.y + (area.height - HEIGHT * self.scale) / 2

    def _empty(self) -> pygame.Surface:
        """The picture of the empty board that is large enough for the window."""
        path = resources.picture(self._game, "board", self.canvas.size)
        if self._base is None or path != self._base_path:
            self._base, self._base_path = read(path).convert(), path
        return self._base

    def _compose(self) -> pygame.Surface:
        size, base = self.canvas.size, self._empty()
        ground = pygame.Surface(size)
        picture = resized(base, (round(WIDTH * self.scale), round(HEIGHT * self.scale)))
        if (round(self.left), round(self.top)) != (0, 0):
            cover = max(size[0] / WIDTH, size[1] / HEIGHT)
            fine = cover / COARSE
            coarse = resized(base, (round(WIDTH * fine), round(HEIGHT * fine)))
            coarse = coarse.copy() if coarse is base else coarse
            coarse.fill(DARK, special_flags=pygame.BLEND_RGB_MULT)
            coarse = pygame.transform.box_blur(coarse, round(BLUR / COARSE))
            back = resized(coarse, (round(WIDTH * cover), round(HEIGHT * cover)))
            ground.blit(back, back.get_rect(center=ground.get_rect().center))
        ground.set_clip(self._seen_in())
        if self._contrast:
            picture = calmed(picture, self.plots, self.scale)
        frame = ground.blit(picture, (round(self.left), round(self.top)))
        ground.set_clip(None)
        pygame.draw.rect(ground, FRAME, frame.inflate(6, 6), 3)
        return ground

    def _seen_in(self) -> pygame.Rect | None:
        """The part of the window in which the picture is seen; None for all of it.

        Where it doesn't reach the window's edge it ends at the panels: its own edge, and the frame
        around it, would lie across them.
        """
        if self.area is not None or self.left <= 0:
            return self.area
        column, (width, height) = self.canvas.px(COLUMN), self.canvas.size
        return pygame.Rect(column, 0, width - column, height)

    @property
    def _contrast(self) -> bool:
        """Whether all that can be used is to stand out from a calm ground."""
        return self.canvas.kit.theme == "contrast"

    def to_window(self, at: Point) -> tuple[int, int]:
        """A place on the board in the window."""
        return round(self.left + at[0] * self.scale), round(self.top + at[1] * self.scale)

    def to_board(self, place: tuple[int, int]) -> Point:
        """A place in the window on the board."""
        return (place[0] - self.left) / self.scale, (place[1] - self.top) / self.scale

    def box(self, at: Point, size: tuple[float, float]) -> pygame.Rect:
        """A box of design size around a place on the board."""
        box = pygame.Rect(0, 0, round(size[0] * self.scale), round(size[1] * self.scale))
        box.center = self.to_window(at)
        return box

    # --- drawing -------------------------------------------------------------------------------

    def draw(
        self,
        target: pygame.Surface,
        picture: Picture,
        glows: Sequence[Glow],
        moving: Collection[str] = (),
        halos: Mapping[str, Halo] | None = None,
        column: pygame.Surface | None = None,
        panels: Callable[[], tuple[pygame.Surface, pygame.Surface]] | None = None,
    ) -> None:
        """Ground, what lies on it, shadows, sprites from the back to the front, some with halos.

        The ground with all that rests on it, its shadows, and the column at the window's left
        edge that covers them is kept from frame to frame. `panels` is that column without its
        ground, as what it lets through and what it adds: things that move under it are seen there.
        """
        resting = [item for key, item in picture.items() if key not in moving]
        target.blit(self._still(resting, glows, column), (0, 0))
        left = column.get_width() if column else 0
        beside = pygame.Rect(left, 0, target.get_width() - left, target.get_height())
        target.set_clip(beside if self.area is None else self.area.clip(beside))
        self._draw_things(target, picture, moving, halos or {})
        under = self._under(picture, moving, left) if panels and self.area is None else None
        if panels and under:
            target.set_clip(under)
            target.blit(self.ground, (0, 0))
            self._draw_things(target, self._reaching(picture, left), moving, halos or {})
            through, own = panels()
            target.blit(through, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
            target.blit(own, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        target.set_clip(None)

    def _under(self, picture: Picture, moving: Collection[str], left: int) -> pygame.Rect | None:
        """Where things pass under a column so many pixels wide; None where none does."""
        passing = {key: item for key, item in picture.items() if key in moving}
        boxes = [self.extent(item) for item in self._reaching(passing, left).values()]
        column = pygame.Rect(0, 0, left, self.canvas.size[1])
        return boxes[0].unionall(boxes[1:]).clip(column) if boxes else None

    def _reaching(self, picture: Picture, left: int) -> Picture:
        """Those things that are seen this side of a column so many pixels wide."""
        found = {}
        for key, item in picture.items():
            if item.layer < FLYING and item.sprite in self.atlas:
                box = self._box_of(item)
                if box.x < left and box.right > 0:
                    found[key] = item
        return found

    def _draw_things(
        self,
        target: pygame.Surface,
        picture: Picture,
        moving: Collection[str],
        halos: Mapping[str, Halo],
    ) -> None:
        """Shadows of what moves, then all that stands, from the back to the front."""
        for key, item in picture.items():
            if key in moving:
                self._draw_flat(target, item)
        for key in halos:
            if key in picture and picture[key].layer == 0:
                self._draw_halo(target, picture[key], halos[key])
        standing = [(key, item) for key, item in picture.items() if item.layer == 1]
        for together in _in_groups(sorted(standing, key=_depth), halos):
            for key, item in together:
                if key in halos:
                    self._draw_halo(target, item, halos[key])
            for _, item in together:
                self._draw_item(target, item)

    def draw_flying(self, target: pygame.Surface, picture: Picture) -> None:
        """What flies is above everything, panels too."""
        for item in picture.values():
            if item.layer == FLYING:
                self._draw_shadow(target, item)
                self._draw_item(target, item)

    def read_on(self) -> None:
        """Begin to read what may be seen later."""
        if not self._read_all:
            self._read_all = True
            self.canvas.kit.read_ahead(*other_sheets(self.canvas.kit.theme))
            self.atlas.read_ahead(scale=self.scale)

    def _still(
        self,
        resting: list[Item],
        glows: Sequence[Glow],
        column: pygame.Surface | None,
    ) -> pygame.Surface:
        key = (
            tuple((item.sprite, item.at) for item in resting if item.layer < FLYING),
            tuple(glows),
        )
        if key != self._still_key:
            self._still_key, self._still_column = key, None
            self._still_picture.blit(self.ground, (0, 0))
            self._still_picture.set_clip(self.area)
            for item in resting:
                if item.layer == 0:
                    self._draw_flat(self._still_picture, item)
            for shines, at in glows:
                self._draw_glow(self._still_picture, shines, at)
            for item in resting:
                if item.layer == 1:
                    self._draw_shadow(self._still_picture, item)
            self._still_picture.set_clip(None)
        if column is not None and column is not self._still_column:
            self._still_column = column
            self._still_picture.blit(column, (0, 0))
        return self._still_picture

    def _draw_glow(self, target: pygame.Surface, shines: str | Oval, at: Point) -> None:
        """A piece of the interface, or a line around a place that is painted there."""
        if isinstance(shines, str):
            box = self.box(at, self.canvas.kit.size(shines))
            self.canvas.kit.draw(target, shines, box, self.scale)
        else:
            oval = shines._replace(kind=self._strong(shines.kind))
            line = self.looks.around_oval(oval, self.scale)
            target.blit(line, line.get_rect(center=self.to_window(at)))

    def _draw_flat(self, target: pygame.Surface, item: Item) -> None:
        """What lies on the ground, with its shadow; of what stands, only the shadow."""
        if item.layer < FLYING:
            self._draw_shadow(target, item)
        if item.layer == 0:
            self._draw_item(target, item)

    def _draw_item(self, target: pygame.Surface, item: Item) -> None:
        if item.sprite in self.atlas:
            picture, place = self._placed(item)
            _blit(target, picture, place, item.alpha)

    def _placed(self, item: Item) -> tuple[pygame.Surface, tuple[int, int]]:
        """The picture of a thing, and where its corner is in the window."""
        picture, anchor = self.looks.of(item, self.scale)
        x, y = self.to_window(item.at)
        return picture, (x - anchor[0], y - anchor[1] - round(item.lift * self.scale))

    def _draw_halo(self, target: pygame.Surface, item: Item, kind: Halo) -> None:
        """A line around a thing, behind it and before all that stands farther back."""
        if item.sprite in self.atlas and item.alpha == 1:  # nothing is around what fades
            picture, (x, y) = self._placed(item)
            around = self._line_around(item, kind)
            margin = (around.get_width() - picture.get_width()) // 2
            target.blit(around, (x - margin, y - margin))

    def _line_around(self, item: Item, kind: Halo) -> pygame.Surface:
        return self.looks.line(item, self.scale, self._strong(kind))

    def _strong(self, kind: Halo) -> Halo:
        """A line as thick as it has to be with these colours."""
        return kind._replace(width=kind.width * THICKER) if self._contrast else kind

    @property
    def prepared(self) -> bool:
        """Whether it was begun to bring things to the board's size."""
        return self._unprepared is not None

    def begin_to_prepare(self, picture: Picture, halos: Mapping[str, Halo], frames: int) -> None:
        """Things are to be brought to the board's size, all of them in so many frames."""
        self._unprepared = deque(self._pieces(picture, halos))
        self._pieces_a_frame = -(-len(self._unprepared) // frames)

    def prepare(self) -> None:
        """Bring some things to the board's size."""
        left = self._unprepared or deque()
        for _ in range(min(self._pieces_a_frame, len(left))):
            left.popleft()()

    def _pieces(
        self, picture: Picture, halos: Mapping[str, Halo]
    ) -> Iterator[Callable[[], object]]:
        """Whatever makes a picture of a thing, of its shadow, of the line around it."""
        for key, item in picture.items():
            if item.sprite in self.atlas:
                yield partial(self._placed, item)
                yield partial(self._shadow, item)
                if key in halos:
                    yield partial(self._line_around, item, halos[key])

    def icon(self, sprite: str, room: tuple[int, int]) -> pygame.Surface:
        """A sprite as large as there is room."""
        width, height = self.atlas.sprite(sprite).size
        factor = min(room[0] / width, room[1] / height)
        return self.atlas.fitted(sprite, max(8, round(height * factor)))

    # --- for the mouse -------------------------------------------------------------------------

    def key_at(self, picture: Picture, place: tuple[int, int]) -> str:
        """The foremost thing whose picture is seen at a place in the window; "" for none."""
        known = [(key, item) for key, item in picture.items() if item.sprite in self.atlas]
        for key, item in sorted(known, key=_depth, reverse=True):
            if item.layer < FLYING and self._covers(item, place):
                return key
        return ""

    def _covers(self, item: Item, place: tuple[int, int]) -> bool:
        picture, (x, y) = self._placed(item)
        inside = picture.get_rect(topleft=(x, y)).collidepoint(place)
        return inside and picture.get_at((place[0] - x, place[1] - y)).a >= SEEN

    def frame_of(self, item: Item) -> pygame.Rect:
        """The box around a thing's picture; a point where the atlas has none."""
        if item.sprite not in self.atlas:
            return pygame.Rect(self.to_window(item.at), (0, 0))
        picture, place = self._placed(item)
        seen = picture.get_bounding_rect(min_alpha=SEEN)
        return seen.move(place)

    def extent(self, item: Item) -> pygame.Rect:
        """The box around all that is drawn of a thing, however pale: lines and shadow, too."""
        if item.sprite not in self.atlas:
            return self.frame_of(item)
        around = 2 * round(LINES * self.scale)
        found, shadow = self._box_of(item).inflate(around, around), self._shadow(item)
        return found.union(shadow[0].get_rect(topleft=shadow[1])) if shadow else found

    def _box_of(self, item: Item) -> pygame.Rect:
        """The box of a thing's picture, with what can't be seen of it."""
        picture, place = self._placed(item)
        return picture.get_rect(topleft=place)

    def _draw_shadow(self, target: pygame.Surface, item: Item) -> None:
        found = self._shadow(item)
        if found:
            _blit(target, *found, item.alpha * max(0.0, 1 - item.lift / 250))

    def _shadow(self, item: Item) -> tuple[pygame.Surface, tuple[int, int]] | None:
        """The shadow of a thing, and where its corner is in the window; None for none."""
        found = self.looks.shadow(item, self.scale)
        if found is None:
            return None
        shadow, anchor = found
        x, y = self.to_window((item.at[0] + 0.62 * item.lift, item.at[1] - 0.38 * item.lift))
        return shadow, (x - anchor[0], y - anchor[1])

    def draw_sign(self, target: pygame.Surface, pill: Pill, box: pygame.Rect) -> None:
        """A small sign on the board: numbers, tokens, arrows; with its soft edge it fills `box`."""
        target.blit(self._kept_sign(pill), box)

    def sign_box(self, pill: Pill) -> pygame.Rect:
        """Around a sign's place, its soft edge too, but wholly inside what is seen of the board."""
        place = self._kept_sign(pill).get_rect(center=self.to_window(pill.at))
        return place.clamp(self.seen)

    @property
    def seen(self) -> pygame.Rect:
        """The part of the window in which the board is seen."""
        return self.canvas.rect if self.area is None else self.area

    def plate_of(self, box: pygame.Rect, pill: Pill) -> pygame.Rect:
        """The box of a sign without its soft edge."""
        soft = 2 * round(self._tall(pill) * SOFT)
        return box.inflate(-soft, -soft)

    def _kept_sign(self, pill: Pill) -> pygame.Surface:
        return self.sign_pictures.of(pill, self._tall(pill), pill.room * self.scale)

    def _tall(self, pill: Pill) -> int:
        """The height of a sign's plate in window pixels, where its parts stand in a row."""
        return max(round(pill.height * self.scale * self._larger), 20)

    @property
    def _larger(self) -> float:
        """Signs grow with the player's texts, as far as there is room, and don't shrink with it."""
        if self.area is not None:
            return max(1.0, min(self.canvas.base / self.scale, MOST_LARGER))
        return max(1.0, min(self.canvas.zoom, MOST_LARGER))

    def too_long(self, pill: Pill) -> bool:
        """Whether the parts of a sign have no room beside each other."""
        return self.sign_pictures.too_long(pill, self._tall(pill), pill.room * self.scale)

    def row(self, parts: Sequence[str], height: int, kind: str) -> pygame.Surface:
        """Pictures and numbers beside each other."""
        return self.sign_pictures.row(parts, height, kind)


def _blit(
    target: pygame.Surface, picture: pygame.Surface, place: tuple[int, int], alpha: float
) -> None:
    """Draw a picture that others use too, as opaque as it is said: 0 to 1."""
    opacity = round(255 * alpha)
    if opacity == 255:  # noqa: PLR2004 - that is all of it
        target.blit(picture, place)
    elif opacity > 0:
        picture.set_alpha(opacity)
        target.blit(picture, place)
        picture.set_alpha(255)


def _in_groups(
    standing: Sequence[tuple[str, Item]], halos: Mapping[str, Halo]
) -> Iterator[list[tuple[str, Item]]]:
    """Things from the back to the front; together what has one line around all of it.

    A boat, say, with those who stand aboard: the line around one must not hide the next.
    """
    group: list[tuple[str, Item]] = []
    for key, item in standing:
        if group:
            last, before = group[-1]
            same = key in halos and halos.get(last) == halos[key]
            if not same or item.at[1] - before.at[1] >= ABOARD:
                yield group
                group = []
        group.append((key, item))
    if group:
        yield group


def _depth(entry: tuple[str, Item]) -> tuple[int, float, float]:
    """What is farther back comes first."""
    item = entry[1]
    return item.layer, item.at[1], item.at[0]
