"""The first screen: a quay with a box for each game, and what the game in sight offers."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.scenes.front.fact_button import FactButton
from santiago_desktop.scenes.front.key_help import draw_key_help
from santiago_desktop.scenes.front.offers import Choice, Waiting
from santiago_desktop.scenes.front.shelf import BoxWidget, Shelf
from santiago_desktop.stage.controls.directions import ENDS
from santiago_desktop.stage.controls.widgets import Button, Panel, Widget
from santiago_desktop.stage.drawing.art import first_sheets, other_sheets
from santiago_desktop.stage.input.commands import Command
from santiago_desktop.stage.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from santiago_desktop.contract.card import Card, Front
    from santiago_desktop.kernel.rules import State
    from santiago_desktop.scenes.app import App
    from santiago_desktop.scenes.files.miniature import Miniatures
    from santiago_desktop.scenes.front.waiting_card import WaitingCard
    from santiago_desktop.stage.input.commands import Sign
    from santiago_desktop.table.archive import Saved

# All lengths are design pixels.
WIDE, EDGE, GAP = 1380, 26, 14  # the panel of the game in sight
HEAD = 62  # its name and what it is about
CARD = 140  # the game that waits
FACT, ALL = 65, 60  # a button with a fact below its label; one that belongs to all games
NARROW = 1040  # of the panel: below, its parts stand below each other
FEW = 2  # buttons that stand below each other
FACTORS = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)  # of the interface's scale
SEEN = 0.42  # of the window's height is left to the boxes
LEAST = 262  # the width of a button for all games
FOOT = 26
NOTCH = (60, 26)
PLATE = (300, 62)
STATUS = 38
LIGHT = "#FFF3D6"
INK = "#FFE9B8"


class Title(Scene):
    """`choices` says what a game offers, `common` what all games share; `open` continues a game."""

    theme = "day"

    def __init__(
        self,
        app: App,
        cards: Sequence[Card[State]],
        *,
        choices: Callable[[Card[State]], list[Choice]],
        common: Callable[[], list[Choice]],
        go_on: Callable[[Path], object],
        chosen: Callable[[Card[State]], object],
    ) -> None:
        self.app, self.cards = app, list(cards)
        self.choices, self.common, self.go_on, self.tell_chosen = choices, common, go_on, chosen
        self.canvas = app.canvas  # smaller where the boxes would not be seen otherwise
        self.panel = Panel()
        self.card = self._remembered()
        self.shelf = Shelf(app.canvas, self.cards)
        self.shelf.raised[self.card.id] = 1.0
        self.waiting = Waiting()
        self.finished = False  # whether one comes from a saved game that is over
        self.pictures: Miniatures | None = None  # of the games that wait
        self._later: list[Callable[[], object]] = []  # what the first picture doesn't wait for
        self._drawn = False  # whether it has been drawn
        self.area = pygame.Rect(0, 0, 1, 1)  # of the panel
        self.narrow = self.facts_below = False  # whether its parts stand below each other
        app.canvas.kit.read_ahead(*first_sheets(app.canvas.kit.theme))

    def _remembered(self) -> Card[State]:
        """The game that was looked at last, or the first one."""
        chosen = self.app.settings["game"]
        return next((card for card in self.cards if card.id == chosen), self.cards[0])

    # --- time ----------------------------------------------------------------------------------

    def enter(self) -> None:
        self._drawn = False
        self._later = [self._listen, self._read_ahead, self._prepare, self._look_for_games]

    def update(self, seconds: float) -> bool:
        """Starting waits for nothing but the picture: all else comes after it, a piece a frame."""
        moved = self.shelf.move(self.card.id, seconds, still=self.app.stack.seconds == 0)
        if not self._drawn:
            self._drawn = True
            return moved
        if self._later:
            self._later.pop(0)()
            return moved or not self._later
        self.shelf.step()
        return self._look() or moved

    def _read_ahead(self) -> None:
        """What boxes need to move, and what other scenes show."""
        self.shelf.read_ahead()
        self.app.kit.read_ahead(*other_sheets(self.app.kit.theme))

    def _prepare(self) -> None:
        """Whoever draws the boards of games that wait."""
        from santiago_desktop.scenes.files.miniature import Miniatures  # noqa: PLC0415

        self.pictures = self.pictures or Miniatures(self.app)

    def _look_for_games(self) -> None:
        """Begin to look for those that wait."""
        from santiago_desktop.table.archive import Archive  # noqa: PLC0415

        shown = [card for card in self.cards if card.has_window]
        self.waiting = Waiting(Archive(self.app.saves), shown)

    def _listen(self) -> None:
        """The music of the game in sight."""
        self.app.sounds.music(self.card.music[0])
        self.app.sounds.ambience(self.card.ambience)

    def _look(self) -> bool:
        """Into one more saved game, or at one step of a picture; whether something is new."""
        before = dict(self.waiting.found)
        assert self.pictures
        if not self.waiting.step():
            return self.pictures.step()
        fresh = self.waiting.found.items() - before.items()
        for _, saved in fresh:
            self.pictures.want(saved)
        self.lay_out()
        return True

    # --- choosing a game -----------------------------------------------------------------------

    def choose(self, game: str) -> None:
        """Another box is taken from the shelf."""
        if game == self.card.id:
            return
        self.card = next(card for card in self.cards if card.id == game)
        self.app.settings["game"] = game
        self.tell_chosen(self.card)
        self.app.sounds.play("home_box_up")
        if self.card.greeting:
            self.app.sounds.play(self.card.greeting)
        self._listen()
        self.lay_out()

    def step(self, by: int) -> None:
        """The next box, or the one before; the last one is followed by the first."""
        place = (self.cards.index(self.card) + by) % len(self.cards)
        self.choose(self.cards[place].id)
        if isinstance(self.panel.focus, BoxWidget):
            self.panel.set_focus(self._boxes()[place])

    def _boxes(self) -> list[BoxWidget]:
        return [each for each in self.panel.widgets if isinstance(each, BoxWidget)]

    @property
    def left(self) -> Saved | None:
        """The game in sight that was left unfinished, if there is one."""
        return self.waiting.found.get(self.card.id)

    # --- layout --------------------------------------------------------------------------------

    def resize(self) -> None:
        self._take_scale()
        self.shelf.fit(self.area.y - self.canvas.px(NOTCH[1] + STATUS))
        self.lay_out()

    def _take_scale(self) -> None:
        """As large as the interface, or smaller, so that most of the boxes is seen."""
        whole = self.app.canvas
        for factor in FACTORS:
            self.canvas = copy(whole)
            self.canvas.scale = whole.scale * max(factor, whole.least)
            self.area = self._place(self._foot()[1])
            if self.area.y >= SEEN * whole.size[1]:
                break

    def lay_out(self) -> None:
        """What the game in sight offers, then what belongs to all games, then the boxes."""
        canvas = self.canvas
        foot, below = self._foot()
        self.area = self._place(below)
        boxes: list[Widget] = [
            BoxWidget(canvas, self.shelf.box(number), card, self.choose, self.step)
            for number, card in enumerate(self.cards)
        ]
        self.panel.show([*self._offers(), *foot, *boxes])

    def _foot(self) -> tuple[list[Widget], int]:
        """The buttons of all games in as few rows as there is room for, and the rows' height."""
        canvas, px = self.canvas, self.canvas.px
        wanted = [
            max(px(LEAST), canvas.letters.width(each.label, "button", 24, canvas.scale) + px(90))
            for each in self.common()
        ]
        each_row = max(1, (canvas.size[0] - px(GAP)) // (max(wanted) + px(GAP)))
        rows = -(-len(wanted) // each_row)
        height = rows * px(ALL + GAP)
        made: list[Widget] = []
        for number, choice in enumerate(self.common()):
            row, column = divmod(number, each_row)
            count = min(each_row, len(wanted) - row * each_row)
            width = min(max(wanted), canvas.size[0] - px(2 * GAP))
            left = (canvas.size[0] - count * (width + px(GAP)) + px(GAP)) // 2
            box = pygame.Rect(0, 0, width, px(ALL))
            y = canvas.size[1] - height - px(FOOT - GAP) + row * px(ALL + GAP)
            box.topleft = (left + column * (width + px(GAP)), y)
            button = Button(canvas, box, choice.label, choice.action, icon=choice.icon)
            made.append(button)
        return made, height + px(FOOT)

    def _place(self, below: int) -> pygame.Rect:
        """Where the panel of the game in sight is."""
        canvas, px = self.canvas, self.canvas.px
        area = pygame.Rect(0, 0, min(px(WIDE), canvas.size[0] - px(40)), 0)
        self.narrow = area.width < px(NARROW)
        self.facts_below = area.width - 2 * px(EDGE) < self._head_width()
        buttons = self._rows(self.choices(self.card)[self.left is None :])
        tall = px(FACT + GAP) * len(buttons) - px(GAP)
        card = px(CARD)
        inside = card + px(GAP) + tall if self.narrow else max(card, tall)
        area.height = px(HEAD) * (1 + self.facts_below) + inside + px(EDGE - 4)
        area.midbottom = (canvas.size[0] // 2, canvas.size[1] - below - px(GAP))
        return area

    def _head_width(self) -> int:
        """What name, motto and facts take beside each other."""
        canvas = self.canvas
        name = canvas.letters.width(self.card.title, "heading", 29, canvas.scale)
        motto = canvas.letters.width(self._front.motto, "text", 20, canvas.scale)
        facts = sum(
            canvas.letters.width(fact, "text", 19, canvas.scale) + canvas.px(52)
            for _, fact in self._facts()
        )
        return name + motto + facts + canvas.px(20)

    def _rows(self, choices: list[Choice]) -> list[list[Choice]]:
        """Two buttons a row, an odd one first; as many rows as choices where those are few."""
        if len(choices) <= FEW and not self.narrow:
            return [[choice] for choice in choices]
        odd = len(choices) % 2
        rows = [choices[:1]] if odd else []
        return rows + [choices[n : n + 2] for n in range(odd, len(choices), 2)]

    def _offers(self) -> list[Widget]:
        """The card of the game that waits, or of a new one, and the other buttons."""
        px, area = self.canvas.px, self.area
        top = area.y + px(HEAD) * (1 + self.facts_below)
        inside = pygame.Rect(area.x + px(EDGE), top, area.width - 2 * px(EDGE), 0)
        inside.height = area.bottom - px(EDGE) - top
        choices = self.choices(self.card)
        if self.left is None:
            first, choices = choices[0], choices[1:]
        width = inside.width if self.narrow else (inside.width - px(GAP)) * 52 // 100
        height = px(CARD) if self.narrow else inside.height
        card_box = pygame.Rect(inside.x, inside.y, width, height)
        card: Widget = (
            self._waiting_card(card_box, self.left)
            if self.left
            else FactButton(self.canvas, card_box, first, kind="primary")
        )
        rest = inside.copy()
        if self.narrow:
            rest.top += px(CARD + GAP)
            rest.height -= px(CARD + GAP)
        else:
            rest.left, rest.width = (
                card_box.right + px(GAP),
                inside.right - card_box.right - px(GAP),
            )
        return [card, *self._grid(rest, self._rows(choices))]

    def _waiting_card(self, box: pygame.Rect, saved: Saved) -> WaitingCard:
        from santiago_desktop.scenes.front.waiting_card import WaitingCard  # noqa: PLC0415 - if one waits

        table, language = saved.table, self.app.language
        assert table is not None
        words = self.card.wording(language, table.names)
        return WaitingCard(
            self.canvas,
            box,
            language._("Continue"),
            table,
            words.progress(table.match),
            lambda: self.go_on(saved.path),
            lambda: self._miniature(saved.path),
        )

    def _miniature(self, path: Path) -> pygame.Surface | None:
        return self.pictures.found.get(path) if self.pictures else None

    def _grid(self, room: pygame.Rect, rows: list[list[Choice]]) -> list[Widget]:
        canvas, gap = self.canvas, self.canvas.px(GAP)
        made: list[Widget] = []
        height = (room.height - gap * (len(rows) - 1)) // max(1, len(rows))
        for number, row in enumerate(rows):
            width = (room.width - gap * (len(row) - 1)) // len(row)
            for column, choice in enumerate(row):
                x = room.x + column * (width + gap)
                box = pygame.Rect(x, room.y + number * (height + gap), width, height)
                made.append(FactButton(canvas, box, choice))
        return made

    # --- words ---------------------------------------------------------------------------------

    @property
    def _front(self) -> Front:
        return self.card.front(self.app.language)

    def _facts(self) -> list[tuple[str, str]]:
        """How many play, how much luck decides, how long it takes: sign and words."""
        low, high = self.card.seats
        return [
            ("icon.people", f"{low}\N{EN DASH}{high}"),
            ("icon.dice", self._front.luck),
            ("icon.clock", self._front.length),
        ]

    def status(self, card: Card[State]) -> str:
        """What stands below a box that isn't in sight."""
        _ = self.app.language._
        if card.id in self.waiting.found:
            return _("A game is waiting for you")
        return "" if card.id in self.waiting.played else _("Not played yet")

    # --- input ---------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONUP and self.panel.held:
            self.app.sounds.play("button_click")
        return self.panel.handle(event)

    def command(self, command: Command, *, down: bool = True) -> bool:
        if not down:
            return False
        if command in ENDS and self._on_shelf:
            self.step(ENDS[command] - self.cards.index(self.card))
            return True
        sideways = {Command.PAGE_UP: -1, Command.PAGE_DOWN: 1}
        if self.panel.focus is None:
            sideways |= {Command.LEFT: -1, Command.RIGHT: 1}
        if command in sideways:
            self.step(sideways[command])
            return True
        if command is Command.CONFIRM and self.panel.focus is None:
            self._first().activate()
            return True
        return self.panel.command(command)

    @property
    def _on_shelf(self) -> bool:
        """Whether the keys walk along the boxes, and not along the buttons."""
        return self.panel.focus is None or isinstance(self.panel.focus, BoxWidget)

    def _first(self) -> Widget:
        """What Enter does as long as nothing has the focus."""
        return self.panel.widgets[0]

    # --- drawing -------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface) -> None:
        self.shelf.draw(target, self.card.id)
        self._draw_plate(target)
        for number, card in enumerate(self.cards):
            if card is not self.card:
                self._draw_status(target, number, self.status(card))
        self._draw_paper(target)
        self._draw_head(target)
        self.panel.draw(target)
        if not self._later:
            self._draw_keys(target)
        if note := self.note():
            self._draw_note(target, note)

    def ways_to_another(self) -> list[Sign]:
        """The keys or buttons that take the boxes before and after; none where one is missing."""
        sideways = (Command.LEFT, Command.RIGHT)
        if not self._on_shelf:
            sideways = (Command.PAGE_UP, Command.PAGE_DOWN)
        signs = [sign for command in sideways if (sign := self.app.sign(command))]
        return signs if len(signs) == len(sideways) else []

    def _draw_keys(self, target: pygame.Surface) -> None:
        """Beside the buttons of all games: how one gets to another box, what would be pressed."""
        canvas = self.canvas
        foot = pygame.Rect(0, self.area.bottom, canvas.size[0], canvas.size[1] - self.area.bottom)
        buttons = [each.box for each in self.panel.widgets if each.box.y > foot.y]
        left = foot.copy()
        left.width = min(box.left for box in buttons)
        right = foot.move(max(box.right for box in buttons), 0)
        right.width = foot.right - right.left
        if ways := self.ways_to_another():
            draw_key_help(target, canvas, left, ways, self.app.language._("another game"))
        if confirm := self.app.sign(Command.CONFIRM):
            words = (self.panel.focus or self._first()).label
            draw_key_help(target, canvas, right, [confirm], words, right=True)

    def _draw_plate(self, target: pygame.Surface) -> None:
        """The program's own name, in the corner."""
        canvas, px = self.canvas, self.canvas.px
        plate = pygame.Rect(px(14), px(14), px(PLATE[0]), px(PLATE[1]))
        canvas.kit.draw(target, "panel.plate", plate, canvas.scale)
        canvas.text(
            target, "Santiago Desktop", plate.center, face="title", size=33, colour=INK,
            anchor="center", width=plate.width - px(30),
        )  # fmt: skip

    def _draw_status(self, target: pygame.Surface, number: int, words: str) -> None:
        canvas, px = self.canvas, self.canvas.px
        x, y = self.shelf.feet(number)
        if not words or y + px(STATUS) > self.area.y:
            return
        width = canvas.letters.width(words, "text", 19, canvas.scale) + px(44)
        plate = pygame.Rect(0, 0, width, px(STATUS))
        plate.midtop = (x, min(y + px(22), self.area.y - px(STATUS)))
        canvas.kit.draw(target, "panel.plate", plate, canvas.scale)
        canvas.text(target, words, plate.center, size=19, colour=LIGHT, anchor="center")

    def _draw_paper(self, target: pygame.Surface) -> None:
        """The panel, with a notch that points to the box in sight."""
        canvas, px = self.canvas, self.canvas.px
        canvas.kit.draw(target, "panel.paper", self.area, canvas.scale)
        x, _ = self.shelf.feet(self.cards.index(self.card))
        half, high = px(NOTCH[0]) // 2, px(NOTCH[1])
        x = max(self.area.x + 2 * half, min(self.area.right - 2 * half, x))
        tip, base = (x, self.area.y - high), self.area.y + px(6)
        paper, edge = canvas.kit.colour("paper"), canvas.kit.colour("paper_line")
        pygame.draw.polygon(target, paper, [(x - half, base), tip, (x + half, base)])
        sides = [(x - half, self.area.y), tip, (x + half, self.area.y)]
        pygame.draw.lines(target, edge, closed=False, points=sides, width=max(2, px(4)))

    def _draw_head(self, target: pygame.Surface) -> None:
        """The game's name, what one does in it, and three facts."""
        canvas, px = self.canvas, self.canvas.px
        left, right = self.area.x + px(EDGE), self.area.right - px(EDGE)
        line = self.area.y + px(HEAD) // 2 + px(2)
        name = canvas.text(
            target, self.card.title, (left, line), face="heading", size=29, anchor="midleft"
        )
        below = line + px(HEAD - 10) if self.facts_below else line
        first = self._draw_facts(target, right, below)
        room = (right if self.facts_below else first) - name.right - px(38)
        soft = canvas.kit.colour("text_soft")
        at = (name.right + px(20), line)
        canvas.text(
            target, self._front.motto, at, size=20, colour=soft, anchor="midleft", width=room
        )

    def _draw_facts(self, target: pygame.Surface, right: int, middle: int) -> int:
        """From the right to the left; where the first one begins."""
        canvas, px = self.canvas, self.canvas.px
        for icon, words in reversed(self._facts()):
            box = canvas.text(target, words, (right, middle), size=19, anchor="midright")
            sign = pygame.Rect(0, 0, px(24), px(24))
            sign.midright = (box.x - px(8), middle)
            canvas.kit.icon(target, icon, sign, canvas.kit.colour("text_soft"))
            right = sign.x - px(22)
        return right

    def note(self) -> str:
        """Why a game isn't offered, or where the one is found that is over; "" for neither."""
        _ = self.app.language._
        if self.waiting.unread:
            return _("One game can't be opened; “Saved games” says why.")
        return _("The game just finished is kept in “Saved games”.") if self.finished else ""

    def _draw_note(self, target: pygame.Surface, words: str) -> None:
        """Beside the plate, above the boxes."""
        canvas, px = self.canvas, self.canvas.px
        width = canvas.letters.width(words, "text", 20, canvas.scale) + px(48)
        left = px(14 + PLATE[0] + 14)
        box = pygame.Rect(left, px(14), min(width, canvas.size[0] - left - px(14)), px(50))
        box.centery = px(14) + px(PLATE[1]) // 2
        canvas.kit.draw(target, "panel.paper", box, canvas.scale)
        room = box.width - px(30)
        canvas.text(target, words, box.center, size=20, anchor="center", width=room)
