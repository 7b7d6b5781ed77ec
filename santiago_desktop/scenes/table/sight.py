"""What the screen shows, and to whom: the state on it, its picture, its places."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Generic, TypeVar

from santiago_desktop.contract.desk import Seating
from santiago_desktop.kernel.rules import NOBODY
from santiago_desktop.scenes.table.board_view import BoardView
from santiago_desktop.scenes.table.own_screen import OwnScreen
from santiago_desktop.scenes.table.signs import Signs
from santiago_desktop.stage.board.director import PACE, Director, Limit
from santiago_desktop.stage.drawing.art import table_sheets

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

    from santiago_desktop.contract.cells import Row
    from santiago_desktop.contract.desk import Desk, Pill, Target
    from santiago_desktop.contract.marks import Decision
    from santiago_desktop.contract.words import Wording
    from santiago_desktop.kernel.records import Event
    from santiago_desktop.kernel.rules import State
    from santiago_desktop.scenes.app import App
    from santiago_desktop.scenes.table.layout import Layout
    from santiago_desktop.scenes.table.memory_aid import MemoryAid
    from santiago_desktop.stage.board.board_map import Point
    from santiago_desktop.stage.board.clips import Picture
    from santiago_desktop.stage.drawing.canvas import Canvas
    from santiago_desktop.table.table import Table


T = TypeVar("T")
TAKEN = 0.3  # how opaque a thing is that is chosen already


class Once(Generic[T]):
    """Something that is reckoned once for each version of what it is reckoned from."""

    def __init__(self, reckon: Callable[[], T]) -> None:
        """`reckon` is called when it is wanted for the first time, or for another version."""
        self._reckon = reckon
        self._known: tuple[object, T] | None = None

    def of(self, version: object) -> T:
        """What it is for this version; `version` only has to differ where the result may."""
        if self._known is None or self._known[0] != version:
            self._known = (version, self._reckon())
        return self._known[1]

    def forget(self) -> None:
        """Reckon it anew, whatever the version."""
        self._known = None


class Sight:
    """The screen of one viewer at a time. It shows nothing that they may not see."""

    def __init__(self, app: App, table: Table, layout: Layout) -> None:
        self.app, self.table, self.layout = app, table, layout
        self.rules = table.match.rules
        self.viewer = table.people[0] if len(table.people) == 1 else NOBODY
        self.open_screen = self.peeking = False
        self.alone = False  # whether the viewer has come to the screen while others look away
        self.past: State | None = None  # an earlier moment that is looked at
        self.past_line = -1  # the line of the log that tells of it
        self.aid: MemoryAid | None = None  # what everybody could remember, if the table wants that
        self.board, self.hanging = BoardView(app.canvas, table.card.id), Signs(self)
        self.own_screen = OwnScreen(self)
        self.desk = self._desk()
        self.board.plots = self.desk.plots
        self.director = Director(self.rules, self.desk, self.screen(), sound=app.sounds.play)
        self.director.limited = self._limit
        self.traces: Callable[[], Picture] = dict  # what events have left on the board
        self.live: Callable[[], Decision | None] = lambda: None  # what can be decided just now
        self._picture = Once(lambda: self.traces() | self._laid_out())
        self._first = Once(lambda: self.desk.picture(self._start))
        self._targets = Once(lambda: self.desk.targets(self.foreseen))
        self._signs = Once(self._all_signs)
        self._odds = Once(lambda: self.desk.odds(self.shown))
        self._panels = [self._panel_of(seat) for seat in range(len(table.seats))]

    # --- the game's side -----------------------------------------------------------------------

    def _desk(self) -> Desk[State]:
        """The game's desk in the language that is chosen now."""
        table = self.table
        seating = Seating(table.names, table.looks, self.panel_spot, table.people)
        desk = self.table.card.desk(self.app.language, seating)
        assert desk is not None, "games without a desk are not shown"
        return desk

    def _limit(self, event: Event, s: State) -> Limit | None:
        """How long a computer's turn is shown where people wait for it; None: without a limit."""
        desk, people = self.desk, self.table.people
        if desk.seconds_a_turn is None or not people:
            return None
        seat = desk.acting(event, s)
        if seat < 0 or seat in people:
            return None
        return Limit((self.rules.chapter(s), seat), desk.seconds_a_turn, desk.share_of_turn)

    @property
    def words(self) -> Wording[State]:
        """All sentences of the game, with the names of those who sit at the table."""
        return self.desk.words

    @property
    def canvas(self) -> Canvas:
        """What is drawn on around the board: texts are as large as the layout has room for."""
        return self.layout.canvas

    def panel_spot(self, seat: int) -> Point:
        """Where a seat's panel is, in the board's design pixels."""
        return self.board.to_board(self.layout.panel(seat).center)

    def renew(self) -> None:
        """Follow what has changed in the settings: size, language or pace."""
        self.fit()
        self.desk = self.director.view = self._desk()
        self.director.pace = PACE[self.app.settings["speed"]]
        self.director.still = self.app.settings["reduced_motion"]
        self._picture.forget()
        self._targets.forget()
        self._signs.forget()
        self._odds.forget()
        for panel in self._panels:
            panel.forget()

    def fit(self) -> None:
        """The board takes the place that the layout gives it."""
        self.board.fit(self.layout.stage if self.layout.reading else None)

    @contextmanager
    def as_if_reading(self) -> Iterator[None]:
        """For a moment all places are those beside which one reads; nobody sees anything of it."""
        layout = self.layout
        layout.reading = layout.searching = True
        self.fit()
        yield
        layout.reading = layout.searching = False
        self.fit()

    def read_ahead(self) -> None:
        """Begin to read all pictures that the first frame shows."""
        theme = self.app.kit.theme
        self.app.kit.read_ahead(*table_sheets(theme))
        sprites = [item.sprite for item in self.desk.picture(self.shown).values()]
        rows = self.desk.panel(self.shown, 0)
        sprites += [part for row in rows for cell in row.cells for part in cell.parts]
        self.board.atlas.read_ahead(sprites, self.board.scale)

    # --- who sees what -------------------------------------------------------------------------

    def screen(self) -> State:
        """The state of the match as the viewer may see it."""
        return self.rules.screen(self.table.match.state, self.viewer)

    @property
    def shown(self) -> State:
        """The state on the screen: that of the moment, or an earlier one."""
        return self.director.shown if self.past is None else self.past

    @property
    def foreseen(self) -> State:
        """The state that the board shows: with what is chosen, though it isn't played yet."""
        decision, shown = self.live(), self.shown
        return self.desk.foreseen(decision, shown) if decision else shown

    @property
    def private(self) -> bool:
        """Whether several people share the screen and hide what not everybody could know."""
        shared = len(self.table.people) > 1 and self.table.card.hides(self.table.options)
        return shared and not (self.aid is not None and self.aid.exact)

    @property
    def watched(self) -> bool:
        """Whether others may look on: then nothing may depend on what the viewer holds.

        So it is, too, when somebody who has come to the screen alone closes theirs.
        """
        return self.private and not (self.alone and self.own_seen)

    @property
    def own_seen(self) -> bool:
        """Whether the viewer's own holdings are open on the screen."""
        peeks = (self.peeking or self.open_screen) and self.app.focused
        return peeks or not self.private

    @property
    def holder(self) -> int:
        """The seat whose holdings may be shown large just now; NOBODY if there is none."""
        return self.viewer if self.own_seen else NOBODY

    def panel_state(self, seat: int) -> State:
        """What a seat's panel may show."""
        shown = self.shown
        if seat == self.viewer and self.private and not self.own_seen:
            return self.rules.screen(shown, NOBODY)
        return shown

    def close_screen(self) -> None:
        """What the viewer holds is hidden until they open their screen again."""
        self.open_screen = self.peeking = False

    def look(self, seat: int, *, with_open_screen: bool = False) -> None:
        """Another person looks at the screen now, or nobody in particular."""
        self.viewer, self.open_screen, self.peeking = seat, with_open_screen, False
        self.alone = with_open_screen
        self.show_now()

    def show_now(self) -> None:
        """Show the moment of the match at once, as after taking back."""
        self.director.reset(self.screen())

    # --- what is on it, reckoned once for each state -------------------------------------------

    @property
    def version(self) -> tuple[object, ...]:
        """Changes whenever the state on the screen is another one."""
        past, decision = (self.past_line, id(self.past)) if self.past else None, self.live()
        told = self.aid.place if self.aid else None
        chosen = frozenset(decision.chosen.items()) if decision else None
        return self.director.changes, self.viewer, past, told, chosen

    def picture(self) -> Picture:
        """Everything on the board where it rests."""
        return self._picture.of(self.version)

    def first_picture(self) -> Picture:
        """Everything on the board where it was when the game began."""
        return self._first.of(self.viewer)

    @property
    def _start(self) -> State:
        """How the game began, as the viewer may see it."""
        return self.rules.screen(self.table.match.start, self.viewer)

    def _laid_out(self) -> Picture:
        """The desk's picture, in which what is already chosen is pale."""
        picture = dict(self.desk.picture(self.foreseen))
        for key in self.taken():
            picture[key] = picture[key].again()
            picture[key].alpha = TAKEN
        return picture

    def taken(self) -> Collection[str]:
        """The keys of what is chosen of the things on the board."""
        decision = self.live()
        return self.desk.taken(decision.chosen, self.foreseen) if decision else ()

    def moving(self) -> tuple[Picture, set[str]]:
        """Everything on the board at this instant, and the keys of what moves."""
        if self.past is not None or not self.director.busy:
            return self.picture(), set()
        picture, moving = self.director.picture()
        return self.traces() | picture, moving

    def targets(self) -> Mapping[str, Target]:
        """All places on the board that can be pointed at, by the targets' names."""
        return self._targets.of(self.version)

    def signs(self) -> Sequence[Pill]:
        """The small signs that hang on the board in this state."""
        return self._signs.of(self.version)

    def _all_signs(self) -> list[Pill]:
        """Those that the state has, and those on what events have left."""
        left = self.desk.trace_signs(self.traces(), self.shown)
        return [*self.desk.signs(self.foreseen), *left]

    def odds(self) -> Sequence[Pill]:
        """The chances on the board, if they are wanted."""
        if not self.app.settings["chances"]:
            return ()
        return self._odds.of(self.version)

    def panel(self, seat: int) -> Sequence[Row]:
        """What is on a seat's panel."""
        return self._panels[seat].of((self.version, self.own_seen))

    def _panel_of(self, seat: int) -> Once[Sequence[Row]]:
        return Once(lambda: self._panel(seat))

    def _panel(self, seat: int) -> Sequence[Row]:
        if self.aid is not None and self.aid.covers(seat):
            return self.aid.rows(seat)
        return self.desk.panel(self.panel_state(seat), seat)

    def sprites(self, target: str) -> Sequence[str]:
        """The keys of the picture that a target consists of."""
        found = self.targets().get(target)
        return found.sprites if found else ()
