"""Pictures: atlases of sprites and of the interface's pieces, scaled once and kept."""

from __future__ import annotations

import json
from collections import OrderedDict, deque
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

import pygame

from santiago_desktop.kernel.records import Record
from santiago_desktop.stage.drawing.image_loader import is_read, read, read_ahead
from santiago_desktop.system import resources

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

Colour = str | tuple[int, int, int] | tuple[int, int, int, int]
Insets = tuple[float, float, float, float]

KEPT = 600  # scaled pictures; the oldest go first
ICON_ACCENT = "~accent"
MIDDLE = 3 * 128  # the sum of red, green and blue half way between black and white
LOGOS = ("logo_program", "logo_santiago", "logo_manila", "logo_cargo_noir")


def first_sheets(theme: str) -> tuple[str, ...]:
    """The small sheets that hold all that the first screen shows."""
    return f"{theme}_first", "glyphs_first"


def table_sheets(theme: str) -> tuple[str, ...]:
    """Those that hold what a table shows first."""
    return f"{theme}_table", "common_table", "glyphs_table", *first_sheets(theme)


def other_sheets(theme: str) -> tuple[str, ...]:
    """The large sheets, which no first picture waits for."""
    return theme, "common", "glyphs"


class Piece(Record):
    """A piece of the interface: its pixels and how it is stretched (in design pixels)."""

    pixels: pygame.Surface
    scale: float  # pixels for each design pixel
    margin: Insets
    slices: Insets | None
    mask: bool


class Sprite(Record):
    """A piece of a game: its size in pixels, and the pixel that stands on its spot."""

    size: tuple[int, int]
    scale: float  # pixels for each design pixel
    anchor: tuple[float, float]
    drawn: float
    shadow: str


class Kept:
    """A store of pictures that forgets the oldest."""

    def __init__(self) -> None:
        self._store: OrderedDict[Any, pygame.Surface] = OrderedDict()

    def get(self, key: Any, make: Any) -> pygame.Surface:
        """The picture of a key, made when it is first asked for."""
        if key in self._store:
            self._store.move_to_end(key)
            return self._store[key]
        picture: pygame.Surface = make()
        self._store[key] = picture
        if len(self._store) > KEPT:
            self._store.popitem(last=False)
        return picture

    def clear(self) -> None:
        """Forget all, as after a change of size."""
        self._store.clear()


class Kit:
    """The interface's pieces of one theme."""

    def __init__(self, theme: str = "day") -> None:
        self.folder = resources.folder("assets") / "ui"
        self.theme = theme
        self.pieces: dict[str, Piece] = {}
        self._sheets: dict[str, pygame.Surface] = {}
        self._entries: dict[str, tuple[str, dict[str, Any]]] = {}
        # A theme's sheets come before those that all themes share, and may stand in for them.
        smaller = dict.fromkeys((*first_sheets(theme), *table_sheets(theme)))
        self._unlisted = deque((*smaller, *other_sheets(theme), *LOGOS))
        colours = json.loads((self.folder / "palette.json").read_text("utf-8"))
        self.palette: dict[str, Any] = colours["themes"][theme]
        self.players: list[dict[str, Any]] = colours["players"]
        self.kept = Kept()

    def __contains__(self, name: str) -> bool:
        """Whether there is such a piece."""
        while name not in self._entries and self._unlisted:
            self._list(self._unlisted.popleft())
        return name in self._entries

    def _list(self, sheet: str) -> None:
        """Learn which pieces a sheet has, where none before it has one of the same name."""
        found = json.loads((self.folder / f"{sheet}.json").read_text("utf-8"))
        pieces = {name: (sheet, entry) for name, entry in found["pieces"].items()}
        self._entries = pieces | self._entries

    def colour(self, name: str) -> str:
        """A colour of the theme by its name, as "#RRGGBB"."""
        found = self.palette[name]
        return str(found[0] if isinstance(found, list) else found)

    @property
    def dark(self) -> bool:
        """Whether the theme's paper is dark, and what is written on it light."""
        return sum(pygame.Color(self.colour("paper"))[:3]) < MIDDLE

    def line_of(self, look: int) -> str:
        """The colour of a player's lines on the theme's paper, as "#RRGGBB"."""
        return str(self.players[look]["light" if self.dark else "base"])

    def piece(self, name: str) -> Piece:
        """A piece, cut out of its sheet when it is first asked for."""
        if name not in self.pieces:
            if name not in self:
                raise KeyError(name)
            self.pieces[name] = self._cut(*self._entries[name])
        return self.pieces[name]

    def read_ahead(self, *sheets: str) -> None:
        """Begin to read sheets that will be needed soon."""
        read_ahead(resources.sheet(sheet) for sheet in sheets if sheet not in self._sheets)

    def _cut(self, sheet: str, entry: dict[str, Any]) -> Piece:
        if sheet not in self._sheets:
            self._sheets[sheet] = read(resources.sheet(sheet))
        pixels = self._sheets[sheet].subsurface(entry["rect"])
        slices = entry.get("slice")
        return Piece(
            pixels,
            float(entry["scale"]),
            tuple(entry.get("margin", (0, 0, 0, 0))),
            tuple(slices) if slices else None,
            bool(entry.get("mask", False)),
        )

    def size(self, name: str) -> tuple[float, float]:
        """The box of a piece, without its margin, in design pixels."""
        piece = self.piece(name)
        left, top, right, bottom = piece.margin
        width, height = piece.pixels.get_size()
        return width / piece.scale - left - right, height / piece.scale - top - bottom

    def draw(
        self,
        target: pygame.Surface,
        name: str,
        box: pygame.Rect,
        scale: float,
        colour: Colour | None = None,
    ) -> None:
        """Draw a piece so that its box fills `box`; nine-patches are stretched, others scaled."""
        piece = self.piece(name)
        if piece.slices:
            self._draw_patch(target, name, piece, box, scale)
            return
        width, height = self.size(name)
        fx, fy = box.width / width, box.height / height
        left, top = piece.margin[0] * fx, piece.margin[1] * fy
        size = (
            max(1, round(piece.pixels.get_width() / piece.scale * fx)),
            max(1, round(piece.pixels.get_height() / piece.scale * fy)),
        )
        key = (name, size, colour if piece.mask else None)
        picture = self.kept.get(key, lambda: tinted(scaled(piece.pixels, size), key[2]))
        target.blit(picture, (round(box.x - left), round(box.y - top)))

    def icon(
        self,
        target: pygame.Surface,
        name: str,
        box: pygame.Rect,
        colour: Colour,
        accent: Colour | None = None,
    ) -> None:
        """A glyph in a colour, its accent below it in another."""
        if accent and name + ICON_ACCENT in self:
            self.draw(target, name + ICON_ACCENT, box, 1, accent)
        self.draw(target, name, box, 1, colour)

    def _draw_patch(
        self, target: pygame.Surface, name: str, piece: Piece, box: pygame.Rect, scale: float
    ) -> None:
        left, top, right, bottom = (round(each * scale) for each in piece.margin)
        size = (box.width + left + right, box.height + top + bottom)
        picture = self.kept.get((name, size, scale), lambda: patch(piece, size, scale))
        target.blit(picture, (box.x - left, box.y - top))


class Atlas:
    """The sprites of a game, cut from its sheets when they are wanted, at any size."""

    def __init__(self, game: str) -> None:
        self.folder = resources.folder("assets") / game / "atlas"
        index = json.loads((self.folder / "atlas.json").read_text("utf-8"))
        self._pages: dict[int, pygame.Surface] = {}
        self._files: list[str] = index["pages"]
        self._entries: dict[str, Any] = index["sprites"]
        self._sprites: dict[str, Sprite] = {}
        self.kept = Kept()

    def __contains__(self, name: str) -> bool:
        """Whether there is such a sprite."""
        return name in self._entries

    @property
    def names(self) -> Iterable[str]:
        """All sprites, and their shadows."""
        return self._entries

    def sprite(self, name: str) -> Sprite:
        """What is known of a sprite."""
        if name not in self._sprites:
            entry = self._entries[name]
            self._sprites[name] = Sprite(
                tuple(entry["rect"][2:]),
                float(entry["scale"]),
                tuple(entry["anchor"]),
                float(entry.get("drawn", 1.0)),
                str(entry.get("shadow", "")),
            )
        return self._sprites[name]

    def read_ahead(self, names: Iterable[str] | None = None, scale: float = 1.0) -> None:
        """Begin to read the pages that these sprites and their shadows are on, or all pages."""
        wanted = self._entries if names is None else names
        found = [self._entries[name] for name in wanted if name in self]
        found += [self._entries[each["shadow"]] for each in found if each.get("shadow") in self]
        small = scale <= 1
        pages = [each["small"][0] if small and "small" in each else each["page"] for each in found]
        unread = [page for page in dict.fromkeys(pages) if page not in self._pages]
        read_ahead(self.folder / self._files[page] for page in unread)

    @property
    def settled(self) -> bool:
        """Whether all that was asked for has been read, so that nobody has to wait for it."""
        return is_read(self.folder / file for file in self._files)

    def _page(self, page: int) -> pygame.Surface:
        if page not in self._pages:
            self._pages[page] = read(self.folder / self._files[page])
        return self._pages[page]

    def _pixels(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        """The sprite as a file has it: the small one where that is large enough."""
        entry = self._entries[name]
        page, rect = entry["page"], entry["rect"]
        small = entry.get("small")
        if small and size[0] <= small[3] and size[1] <= small[4]:
            page, *rect = small
        return self._page(page).subsurface(rect)

    def _scaled(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        return self.kept.get((name, size), lambda: scaled(self._pixels(name, size), size))

    def _measured(self, name: str, scale: float) -> tuple[tuple[int, int], tuple[int, int]]:
        """Size and anchor of the sprite at so many pixels for a design pixel."""
        sprite = self.sprite(name)
        factor = scale / sprite.scale
        (width, height), (x, y) = sprite.size, sprite.anchor
        size = max(1, round(width * factor)), max(1, round(height * factor))
        return size, (round(x * factor), round(y * factor))

    def box(self, name: str, scale: float) -> pygame.Rect:
        """How the sprite lies around its anchor, at so many pixels for a design pixel."""
        size, (x, y) = self._measured(name, scale)
        return pygame.Rect((-x, -y), size)

    def picture(self, name: str, scale: float) -> tuple[pygame.Surface, tuple[int, int]]:
        """The sprite at so many pixels for a design pixel, and its anchor in them."""
        size, anchor = self._measured(name, scale)
        return self._scaled(name, size), anchor

    def passing(self, name: str, scale: float) -> tuple[pygame.Surface, tuple[int, int]]:
        """The same, but not kept: for a sprite that has another size in every frame."""
        size, anchor = self._measured(name, scale)
        return scaled(self._pixels(name, size), size), anchor

    def fitted(self, name: str, height: int) -> pygame.Surface:
        """The sprite as an icon of a height."""
        width, tall = self.sprite(name).size
        return self._scaled(name, (max(1, round(width * height / tall)), max(1, height)))


SHARED: WeakValueDictionary[str, Atlas] = WeakValueDictionary()  # as long as a scene uses them


def atlas_of(game: str) -> Atlas:
    """A game's sprites; scenes that need them at the same time share them."""
    found = SHARED.get(game)
    if found is None:
        found = SHARED[game] = Atlas(game)
    return found


def atlas_if_any(game: str) -> Atlas | None:
    """A game's sprites, for whoever can do without them: not every game has some."""
    try:
        return atlas_of(game)
    except (OSError, ValueError):
        return None


def scaled(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A smooth picture of another size, ready for drawing."""
    if picture.get_size() == size:
        return picture.convert_alpha()
    return pygame.transform.smoothscale(picture, size).convert_alpha()


def resized(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """The same in another size, or the picture itself where it has that size."""
    return picture if picture.get_size() == size else pygame.transform.smoothscale(picture, size)


def filled(picture: pygame.Surface, size: tuple[int, int]) -> pygame.Surface:
    """A picture that covers a size, its middle in the middle."""
    picture = picture.convert()
    width, height = picture.get_size()
    factor = max(size[0] / width, size[1] / height)
    large = resized(picture, (round(width * factor), round(height * factor)))
    if large.get_size() == size:
        return large
    ground = pygame.Surface(size)
    ground.blit(large, large.get_rect(center=ground.get_rect().center))
    return ground


def tinted(picture: pygame.Surface, colour: Colour | None) -> pygame.Surface:
    """A white mask in a colour."""
    if colour is not None:
        picture.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
        picture.fill((*pygame.Color(colour)[:3], 0), special_flags=pygame.BLEND_RGBA_ADD)
    return picture


def in_a_row(pictures: Sequence[pygame.Surface], gap: int) -> pygame.Surface:
    """Pictures beside each other, their middles on one line."""
    width = sum(picture.get_width() for picture in pictures) + gap * (len(pictures) - 1)
    height = max(picture.get_height() for picture in pictures)
    row = pygame.Surface((width, height), pygame.SRCALPHA)
    x = 0
    for picture in pictures:
        row.blit(picture, (x, (height - picture.get_height()) // 2))
        x += picture.get_width() + gap
    return row


def greyed(picture: pygame.Surface, brightness: float) -> pygame.Surface:
    """A picture without its colours, as bright as the share given."""
    grey = pygame.transform.grayscale(picture)
    shade = round(255 * brightness)
    grey.fill((shade, shade, shade, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return grey


def turned(
    place: tuple[int, int], flat: pygame.Rect, around: pygame.Rect, degrees: float
) -> tuple[int, int]:
    """Where a place of a picture comes to when that is turned to the left, in the larger one."""
    arm = pygame.Vector2(place) - flat.center
    x, y = pygame.Vector2(around.center) + arm.rotate(-degrees)
    return round(x), round(y)


def patch(piece: Piece, size: tuple[int, int], scale: float) -> pygame.Surface:
    """A nine-patch at a size: corners are scaled, edges and the middle are stretched."""
    assert piece.slices is not None
    out = pygame.Surface(size, pygame.SRCALPHA)
    borders = [piece.slices[i] + piece.margin[i] for i in range(4)]
    width, height = piece.pixels.get_size()
    columns = _spans(borders[0], borders[2], width, size[0], piece.scale, scale)
    rows = _spans(borders[1], borders[3], height, size[1], piece.scale, scale)
    for from_x, from_w, to_x, to_w in columns:
        for from_y, from_h, to_y, to_h in rows:
            if min(from_w, from_h, to_w, to_h) > 0:
                part = piece.pixels.subsurface((from_x, from_y, from_w, from_h))
                out.blit(scaled(part, (to_w, to_h)), (to_x, to_y))
    return out


def _spans(
    first: float, last: float, whole: int, wanted: int, own: float, scale: float
) -> list[tuple[int, int, int, int]]:
    """Start and length of the three parts in the picture and on the screen."""
    from_first, from_last = round(first * own), round(last * own)
    to_first, to_last = round(first * scale), round(last * scale)
    if to_first + to_last > wanted:
        to_first = round(wanted * to_first / (to_first + to_last))
        to_last = wanted - to_first
    return [
        (0, from_first, 0, to_first),
        (from_first, whole - from_first - from_last, to_first, wanted - to_first - to_last),
        (whole - from_last, from_last, wanted - to_last, to_last),
    ]
