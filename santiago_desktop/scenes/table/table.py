"""The table: whose turn it is, what happens, and what the player does about it."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

import pygame

from santiago_desktop.kernel.rules import NOBODY
from santiago_desktop.scenes.table import table_panels as around
from santiago_desktop.scenes.table.autoplay import Others
from santiago_desktop.scenes.table.board_view import BoardView
from santiago_desktop.scenes.table.chances import Chances
from santiago_desktop.scenes.table.hint import Counsel
from santiago_desktop.scenes.table.log import Log
from santiago_desktop.scenes.table.pointing import Pointing
from santiago_desktop.scenes.table.prompt import Prompt
from santiago_desktop.scenes.table.table_controls import TableControls
from santiago_desktop.scenes.table.table_picture import TIP_AFTER, TablePicture
from santiago_desktop.stage.board.director import PACE, Director
from santiago_desktop.stage.input.commands import Command
from santiago_desktop.stage.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.kernel.records import Action, Event
    from santiago_desktop.scenes.app import App
    from santiago_desktop.scenes.table.guide import Guide
    from santiago_desktop.stage.board.board_map import Point
    from santiago_desktop.table.table import Table

LEFT_BUTTON, RIGHT_BUTTON = 1, 3  # of the mouse


class TableScene(Scene):
    """A game being played."""

    def __init__(
        self,
        app: App,
        table: Table,
        *,
        menu: Callable[[], None],
        ended: Callable[[], None],
        hand_over: Callable[[int, Callable[[], None]], None],
        guide: Guide | None = None,
    ) -> None:
        self.app, self.table = app, table
        self.menu, self.ended, self.hand_over, self.guide = menu, ended, hand_over, guide
        self.rules = table.match.rules
        self.viewer = table.people[0] if len(table.people) == 1 else NOBODY
        self.board = BoardView(app.canvas, table.card.id)
        self.view, self.signs = table.card.view(self.panel_spot, table.looks)
        self.words = table.card.wording(app.language, table.names)
        self.overlay = self.signs.Overlay(
            app.canvas, self.board.atlas, self.board.row, table.names, table.looks
        )
        self.pointing, self.controls = Pointing(self), TableControls(self)
        self.picture = TablePicture(self)
        self.log, self.prompt = Log(self), Prompt(self)
        self.counsel, self.chances = Counsel(self), Chances(self)
        self.others = Others(self)
        self.marks: list[tuple[int, Any]] = []  # what others have changed: seat and event
        self.past: Any = None  # an earlier moment that is looked at
        self.past_line = -1  # the line of the log that tells of it
        self.choices: list[Action] = []
        self.unsure: Action | None = None  # an action that ends the turn, to be confirmed
        self.asked = self.told_end = self.peeking = self.open_screen = False
        self.waiting_for: int | None = None
        self.hover_time = 0.0
        self.director = Director(self.rules, self.view, self.seen(), sound=app.sounds.play)
        self.director.told = self._told
        self._read_ahead()
        self.log.recall()

    def _read_ahead(self) -> None:
        """Begin to read all pictures that the first frame shows."""
        theme = self.app.kit.theme
        self.app.kit.read_ahead(theme, f"{theme}_first", "common", "glyphs")
        picture = self.view.picture(self.director.shown)
        tokens = [name for name, _ in self.signs.holdings(self.director.shown, 0)[1]]
        sprites = [*(item.sprite for item in picture.values()), *tokens]
        self.board.atlas.read_ahead(sprites, self.board.scale)

    @property
    def playable(self) -> bool:  # type: ignore[override]
        """Whether a person can click on what may be done."""
        return self.asked

    @property
    def guided(self) -> bool:
        """Whether the lesson says what is to be done."""
        return self.guide is not None and not self.guide.over

    # --- what is seen --------------------------------------------------------------------------

    def seen(self) -> Any:
        """The state as the viewer may see it."""
        return self.rules.screen(self.table.match.state, self.viewer)

    @property
    def shown(self) -> Any:
        """The state on the screen: that of the moment, or an earlier one."""
        if self.past is None:
            return self.director.shown
        return self.rules.screen(self.past, self.viewer)

    @property
    def private(self) -> bool:
        """Whether several people share the screen and hide what they hold."""
        return len(self.table.people) > 1 and self.table.card.hides(self.table.options)

    def panel_spot(self, seat: int) -> Point:
        """Where a seat's panel is, in the board's design pixels."""
        box = around.panel_box(self.app.canvas, seat, len(self.table.seats))
        return self.board.to_board((box.centerx, box.centery))

    def _told(self, event: Event, shown: Any) -> None:
        """A line of the log for what has just been shown, and a mark where it happened."""
        self.log.tell(event, shown)
        self.marks = [each for each in self.marks if not self.signs.outdates(event, each[1])]
        seat = getattr(event, "seat", getattr(event, "giver", shown.turn))
        if seat >= 0 and seat not in self.table.people:
            self.marks.append((seat, event))

    def enter(self) -> None:
        self.app.sounds.music("music_guajira")
        self.app.sounds.ambience("ambience_harbour")
        if len(self.table.people) < len(self.table.seats):  # no picture waits for its start
            self.app.later.append(lambda: self.app.thinker.warm(self.table.card.id))

    def leave(self) -> None:
        self.counsel.forget()
        self.chances.forget()
        self.others.forget()

    def close(self) -> None:
        if self.table.journal:
            with suppress(OSError):  # without its last line the file is as good
                self.table.journal.close()

    def resize(self) -> None:
        self.words = self.table.card.wording(self.app.language, self.table.names)
        self.board.fit()
        self.director.pace = PACE[self.app.settings["speed"]]
        self.director.still = self.app.settings["reduced_motion"]
        self.controls.fit()
        self.controls.lay_out()

    def legal(self) -> list[Action]:
        """What may be done; in a lesson, what it is about."""
        legal = self.table.match.legal()
        return self.guide.allowed(legal) if self.guide else legal

    # --- the flow ------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        changed = self.director.update(seconds)
        changed = self.counsel.update() or changed
        changed = self.chances.update() or changed
        changed = self.controls.follow_log() or changed
        self.others.think()
        self.hover_time += seconds
        tip_due = self.hover_time - seconds < TIP_AFTER <= self.hover_time
        changed = self.prompt.update(seconds) or changed
        if self.director.busy or self.past is not None:
            return changed or tip_due
        if self.table.match.over:
            return self._end() or changed or tip_due
        return self._go_on(seconds) or changed or tip_due

    def _end(self) -> bool:
        """The result, once; all screens are open now."""
        first, self.told_end = not self.told_end, True
        if first:
            self.director.reset(self.seen())
            self.controls.lay_out()
            self.ended()
        return first

    def _go_on(self, seconds: float) -> bool:
        """Let chance or a computer player act, or ask a person."""
        actor = self.table.match.state.actor
        if actor in self.table.people or (self.guided and self.guide and not self.guide.line):
            return self._ask(self.table.people[0] if self.guided else actor)
        if self.private and actor >= 0 and self.viewer != NOBODY:  # all watch the computer
            self._close_screens()
        action = self.others.action(seconds)
        if action is None:
            return False
        self.play(action)
        return True

    def read_on(self) -> None:
        """The lesson's next step, after one that was only to be read."""
        assert self.guide is not None
        self.guide.advance()
        self.asked = False
        self.controls.lay_out()

    def _ask(self, actor: int) -> bool:
        if self.asked:
            return False
        if actor != self.viewer and self.private:
            first, self.waiting_for = self.waiting_for != actor, actor
            if first:
                self._close_screens()
                self.hand_over(actor, lambda: self._take_seat(actor))
            return first
        self.viewer = actor
        self.asked = True
        self.controls.lay_out()
        if self.table.match.state.phase == "drive":
            self.app.sounds.play("your_turn")
        return True

    def _close_screens(self) -> None:
        """What anybody holds is hidden until the next one is there; the board stays in sight."""
        self.viewer, self.open_screen, self.peeking = NOBODY, False, False
        self.director.reset(self.seen())
        self.controls.lay_out()

    def _take_seat(self, seat: int) -> None:
        """Another person looks at the screen now."""
        self.viewer, self.waiting_for, self.open_screen = seat, None, True
        self.director.reset(self.seen())

    def play(self, action: Action) -> None:
        """Play an action, and show what it does."""
        person = self.table.match.state.actor in self.table.people
        if person and self.counsel.asks(action):
            return
        if person and self._to_be_confirmed(action):
            self.unsure = action
            self.controls.lay_out()
            return
        if person:
            self.marks = []
            self.log.read()
        self.asked = False
        self._forget_choice()
        events = self.table.play(action)
        if self.guide and self.guided:
            self.guide.advance()
        self.director.tell(self.rules.screen_event(event, self.viewer) for event in events)
        self.controls.lay_out()

    def _to_be_confirmed(self, action: Action) -> bool:
        """Whether the turn would be over, and the player wants to be asked before that."""
        if not self.app.settings["confirm_turn"] or self.unsure is not None:
            return False
        after = self.table.match.state.copy()
        self.rules.play(after, action)
        return bool(after.actor != self.table.match.state.actor)

    def choose(self, actions: list[Action]) -> None:
        """One way is played, several are shown."""
        self.app.sounds.play("button_click")
        if len(actions) == 1:
            self.play(actions[0])
        else:
            self.choices = actions
            self.controls.lay_out()

    def undo(self) -> bool:
        """Back to the last decision of a person; if not, say why."""
        if self.choices or self.unsure or self.past is not None:
            self.step_back()
            return True
        _ = self.app.language._
        if self.guided:
            self.prompt.complain(_("You can't undo moves in the lesson."))
            return False
        before, barrier = len(self.table.match.log), self.table.undo()
        if barrier:
            self.prompt.complain_of(barrier)
            return False
        self._undone()
        if before - len(self.table.match.log) > 1:
            self.prompt.remark(
                _("You are back at your last choice, before anything the others have done since.")
            )
        return True

    def restart_turn(self) -> None:
        """Back to where the turn began, or as far as that is possible."""
        if self.guided or self.past is not None:
            self.undo()
            return
        barrier = self.table.begin_chapter_anew()
        if barrier:
            self.prompt.complain_of(barrier)
        else:
            self._undone()

    def _undone(self) -> None:
        self.director.reset(self.seen())
        self.log.recall()
        self.marks = []
        self.asked = self.told_end = False
        self._forget_choice()
        self.controls.lay_out()

    def step_back(self) -> None:
        """Out of a choice, of a question, or of the past."""
        if self.past is not None:
            self.log.to_end()
        self.choices, self.unsure, self.past, self.past_line = [], None, None, -1
        self.controls.lay_out()

    def _forget_choice(self) -> None:
        """Something was decided: whatever was being chosen or complained about is over."""
        self.choices, self.unsure = [], None
        self.counsel.forget()
        self.prompt.forget()
        self.others.forget()

    def look_at(self, number: int) -> None:
        """Show the board as it was when a line of the log was told."""
        self.director.skip()
        self.log.reveal(number)
        self.past, self.past_line = self.log.lines[number].shown, number
        self.controls.lay_out()

    # --- input ---------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            return self.log.scroll(event.y)
        used = self.controls.handle(event)
        if event.type == pygame.MOUSEMOTION:
            return self._moved(to_another=used)
        if used or event.type != pygame.MOUSEBUTTONDOWN:
            return used
        if event.button == RIGHT_BUTTON and self.controls.topic():
            self.app.rules(self.controls.topic())
        return event.button == LEFT_BUTTON and self._click(event.pos)

    def _moved(self, *, to_another: bool) -> bool:
        """The mouse moves; a complaint that has been read is over when it comes elsewhere."""
        if to_another or self.hover_time < 0:
            self.hover_time = 0.0
        return (to_another and self.prompt.read()) or to_another

    def _click(self, place: tuple[int, int]) -> bool:
        """A click on no control: hurry, or open one's screen, or say why not."""
        if self.director.busy:
            self.director.hurry()
        elif self.picture.own_panel(place):
            self.open_screen = not self.open_screen
        else:
            thing = self.controls.thing_at(place) if self.asked and self.past is None else ""
            return self.pointing.complain(thing)
        return True

    def topic(self) -> str:
        """What is lit, or was refused last, or has to be done now."""
        return self.controls.topic() or self.prompt.rule

    def command(self, command: Command, *, down: bool = True) -> bool:
        if command is Command.PEEK:
            self.peeking = down
            return True
        if not down:
            return False
        self.hover_time = max(0.0, self.hover_time)
        if self.director.busy and command in (Command.CONFIRM, Command.HURRY):
            self.director.hurry()
            return True
        if command is Command.BACK:
            aside = self.choices or self.unsure or self.past is not None
            if not self.counsel.step_back():
                (self.step_back if aside else self.menu)()
            return True
        own = {Command.MENU: self.menu, Command.UNDO: self.undo, Command.RESTART: self.restart_turn}
        own[Command.HINT] = self.counsel.toggle
        if command in own:
            own[command]()
            return True
        return self.controls.command(command)

    def draw(self, target: pygame.Surface) -> None:
        self.picture.draw(target)
