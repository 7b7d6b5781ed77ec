"""What the screen shows, and to whom: the state on it, its picture, its places."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from santiago_desktop.contract.desk import Seating
from santiago_desktop.kernel.rules import NOBODY
from santiago_desktop.scenes.table.board_view import BoardView
from santiago_desktop.stage.board.director import PACE, Director

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping, Sequence

    from santiago_desktop.contract.desk import Desk, Pill, Row, Target
    from santiago_desktop.contract.words import Wording
    from santiago_desktop.kernel.rules import State
    from santiago_desktop.scenes.app import App
    from santiago_desktop.scenes.table.layout import Layout
    from santiago_desktop.stage.board.board_map import Point
    from santiago_desktop.stage.board.clips import Picture
    from santiago_desktop.table.table import Table


class Sight:
    """The screen of one viewer at a time. It shows nothing that they may not see."""

    def __init__(self, app: App, table: Table, layout: Layout) -> None:
        self.app, self.table, self.layout = app, table, layout
        self.rules = table.match.rules
        self.viewer = table.people[0] if len(table.people) == 1 else NOBODY
        self.open_screen = self.peeking = False
        self.past: State | None = None  # an earlier moment that is looked at
        self.past_line = -1  # the line of the log that tells of it
        self.board = BoardView(app.canvas, table.card.id)
        self.desk = self._desk()
        self.director = Director(self.rules, self.desk, self.screen(), sound=app.sounds.play)
        self.director.limited = self._limit
        self._kept: dict[str, tuple[object, Any]] = {}

    # --- the game's side -----------------------------------------------------------------------

    def _desk(self) -> Desk[Any]:
        """The game's desk in the language that is chosen now."""
        table = self.table
        seating = Seating(table.names, table.looks, self.panel_spot, table.people)
        desk = self.table.card.desk(self.app.language, seating)
        assert desk is not None, "games without a desk are not shown"
        return desk

    def _limit(self, s: State) -> tuple[Hashable, float] | None:
        """How long a computer's turn is shown where people wait for it; None: without a limit."""
        seconds, people = self.desk.seconds_a_turn, self.table.people
        if seconds is None or not people or s.turn in people:
            return None
        return self.rules.chapter(s), seconds

    @property
    def words(self) -> Wording:
        """The words of the table."""
        return self.desk.words

    def panel_spot(self, seat: int) -> Point:
        """Where a seat's panel is, in the board's design pixels."""
        return self.board.to_board(self.layout.panel(seat).center)

    def renew(self) -> None:
        """Another size, language or pace."""
        self.fit()
        self.desk = self.director.view = self._desk()
        self.director.pace = PACE[self.app.settings["speed"]]
        self.director.still = self.app.settings["reduced_motion"]
        self._kept.clear()

    def fit(self) -> None:
        """The board takes the place that the layout gives it."""
        self.board.fit(self.layout.stage if self.layout.reading else None)

    def read_ahead(self) -> None:
        """Begin to read all pictures that the first frame shows."""
        theme = self.app.kit.theme
        self.app.kit.read_ahead(theme, f"{theme}_first", "common", "glyphs")
        sprites = [item.sprite for item in self.desk.picture(self.shown).values()]
        rows = self.desk.panel(self.shown, 0)
        sprites += [part for row in rows for cell in row.cells for part in cell.parts]
        self.board.atlas.read_ahead(sprites, self.board.scale)

    # --- who sees what -------------------------------------------------------------------------

    def screen(self) -> State:
        """The state of the match as the viewer may see it."""
        seen: State = self.rules.screen(self.table.match.state, self.viewer)
        return seen

    @property
    def shown(self) -> State:
        """The state on the screen: that of the moment, or an earlier one."""
        found: State = self.director.shown if self.past is None else self.past
        return found

    @property
    def private(self) -> bool:
        """Whether several people share the screen and hide what they hold."""
        return len(self.table.people) > 1 and self.table.card.hides(self.table.options)

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
            covered: State = self.rules.screen(shown, NOBODY)
            return covered
        return shown

    def look(self, seat: int, *, with_open_screen: bool = False) -> None:
        """Another person looks at the screen now, or nobody in particular."""
        self.viewer, self.open_screen, self.peeking = seat, with_open_screen, False
        self.show_now()

    def show_now(self) -> None:
        """Show the moment of the match at once, as after taking back."""
        self.director.reset(self.screen())

    # --- what is on it, reckoned once for each state -------------------------------------------

    @property
    def version(self) -> tuple[object, ...]:
        """Changes whenever the state on the screen is another one."""
        past = id(self.past) if self.past is not None else None
        return self.director.changes, self.viewer, past

    def _keep(self, name: str, reckon: Any) -> Any:
        """What was reckoned for this version."""
        version = self.version
        if name not in self._kept or self._kept[name][0] != version:
            self._kept[name] = (version, reckon())
        return self._kept[name][1]

    def picture(self) -> Picture:
        """Everything on the board where it rests."""
        found: Picture = self._keep("picture", lambda: self.desk.picture(self.shown))
        return found

    def targets(self) -> Mapping[str, Target]:
        """All places on the board."""
        found: Mapping[str, Target] = self._keep("targets", lambda: self.desk.targets(self.shown))
        return found

    def signs(self) -> Sequence[Pill]:
        """The signs on the board."""
        found: Sequence[Pill] = self._keep("signs", lambda: self.desk.signs(self.shown))
        return found

    def odds(self) -> Sequence[Pill]:
        """The chances on the board, if they are wanted."""
        if not self.app.settings["chances"]:
            return ()
        found: Sequence[Pill] = self._keep("odds", lambda: self.desk.odds(self.shown))
        return found

    def panel(self, seat: int) -> Sequence[Row]:
        """What is on a seat's panel."""
        found: Sequence[Row] = self._keep(
            f"panel {seat} {self.own_seen}", lambda: self.desk.panel(self.panel_state(seat), seat)
        )
        return found

    def sprites(self, target: str) -> Sequence[str]:
        """The keys of the picture that a target consists of."""
        found = self.targets().get(target)
        return found.sprites if found else ()
