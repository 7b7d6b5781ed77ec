"""The table: a game being played. It brings its parts together and passes on what is pressed.

Sight      what the screen shows, and to whom
Deciding   the decision of the moment, what is chosen so far
Turn       whose turn it is, what is played and taken back
Chronicle  what was told; Log shows it
Learner    what is tried and chosen in a lesson
Controls   what can be pressed: Answers, Focus, Hover, Sheets, …; Drawing draws it all
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.contract.lesson import Tool
from santiago_desktop.scenes.table.answers import Ways
from santiago_desktop.scenes.table.autoplay import Autoplay
from santiago_desktop.scenes.table.chances import Chances
from santiago_desktop.scenes.table.chronicle import Chronicle
from santiago_desktop.scenes.table.controls import Controls
from santiago_desktop.scenes.table.corner import Corner, CornerButton
from santiago_desktop.scenes.table.deciding import Deciding
from santiago_desktop.scenes.table.dialog import Dialog
from santiago_desktop.scenes.table.drawing import TIP_AFTER, Drawing
from santiago_desktop.scenes.table.explain import Explainer
from santiago_desktop.scenes.table.glimmer import Glimmer
from santiago_desktop.scenes.table.guide_view import GuideView
from santiago_desktop.scenes.table.hand_over import HandOver
from santiago_desktop.scenes.table.hint import HintControl
from santiago_desktop.scenes.table.layout import Layout
from santiago_desktop.scenes.table.learner import Learner
from santiago_desktop.scenes.table.life import Life
from santiago_desktop.scenes.table.log import Log
from santiago_desktop.scenes.table.making_room import MakingRoom
from santiago_desktop.scenes.table.memory_aid import MemoryAid
from santiago_desktop.scenes.table.orders import Order, Orders
from santiago_desktop.scenes.table.patience import Patience
from santiago_desktop.scenes.table.pointing import Pointing
from santiago_desktop.scenes.table.prompt import Prompt
from santiago_desktop.scenes.table.sight import Sight
from santiago_desktop.scenes.table.turn import Hooks, Turn
from santiago_desktop.stage.controls.scrolling import ScrollPanel
from santiago_desktop.stage.input.commands import Command
from santiago_desktop.stage.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.kernel.records import Action
    from santiago_desktop.scenes.app import App
    from santiago_desktop.scenes.table.guide import Guide
    from santiago_desktop.scenes.table.turn import Gate
    from santiago_desktop.table.table import Table

LEFT_BUTTON, RIGHT_BUTTON = 1, 3  # of the mouse
HASTENING = (Command.CONFIRM, Command.HURRY)  # pressed: quicker; held: until a person is asked


class TableScene(Scene):
    """The scene of a game being played: it makes its parts and passes on what is pressed."""

    def __init__(
        self,
        app: App,
        table: Table,
        *,
        menu: Callable[[], None],
        ended: Callable[[], None],
        guide: Guide | None = None,
    ) -> None:
        self.app, self.table, self.menu, self.ended, self.guide = app, table, menu, ended, guide
        self.hastening = False  # whether the key is held that makes all go quickly
        self.sight = Sight(app, table, Layout(app.canvas, len(table.seats)))
        self.pointing, self.prompt = Pointing(self.sight), Prompt(self.sight)
        self.log = Log(self.sight, Chronicle(self.sight), self.look_at, self.changed)
        if table.memory is not None:
            self.sight.aid = MemoryAid(self.sight, self.log.chronicle, table.memory)
        self.deciding = Deciding(self.sight, guide, self.play, self.changed)
        self.autoplay, self.chances = Autoplay(self.sight, guide), self._chances()
        self.glimmer, self.patience = Glimmer(self.sight), Patience(self.sight, self.deciding)
        self.life = Life(self.sight, self.glimmer, self._draw)
        self.hint = self._advice()
        self.learner = Learner(guide, self.sight, self.deciding, self.hint, self.changed)
        self.turn = self._turn()
        self.lesson = self._lesson()
        self.controls = self._controls()
        self.explainer = self._explainer()
        self.drawing, self.room = self._drawing(), MakingRoom(self.sight)
        self._connect()
        if guide is not None and not guide.over:  # from the first picture on
            self.sight.layout.reading = self.sight.layout.teaching = True
            self.sight.fit()
        self.sight.read_ahead()
        self.log.recall()

    # --- how it is made ------------------------------------------------------------------------

    def _connect(self) -> None:
        """Let parts hear of each other."""
        self.controls.making_room = lambda: self.room.begin(self.drawing)
        self.deciding.orders = self._order
        self.prompt.goes_on = self._aside
        self.hint.pointed = self.controls.pointed_at
        self.prompt.looks_at = lambda: self.log.chronicle.heading(self.sight.past_line)
        self.prompt.rests = lambda: self.turn.resting
        self.sight.director.told = self.turn.told
        self.sight.traces = self.log.chronicle.traces
        self.sight.live = lambda: self.deciding.live
        self.sight.hanging.tags = self.deciding.tags
        if self.guide:  # who learns wants to see everything
            self.sight.director.limited = lambda *_: None
            self.guide.verdict = self.learner.verdict
        self.learner.ask_anew = self._ask_anew

    def _chances(self) -> Chances:
        return Chances(self.sight)

    def _advice(self) -> HintControl:
        """Who advises the person who is to move."""
        return HintControl(
            self.sight,
            self.deciding,
            ScrollPanel(self.app.canvas),
            step_back=self.step_back,
            changed=self.changed,
            pointing=self.pointing,
        )

    def _turn(self) -> Turn:
        hooks = Hooks(
            self.changed,
            self.hint.asks,
            self._forget,
            self.step_back,
            self.cover,
            self._ask_back,
            self._ask_again,
            self.ended,
            self.learner.judge,
        )
        return Turn(
            self.sight,
            self.deciding,
            self.autoplay,
            Orders(),
            self.prompt,
            self.log,
            self.guide,
            hooks,
        )

    def _lesson(self) -> GuideView | None:
        if self.guide is None:
            return None
        return GuideView(
            self.guide,
            self.sight,
            self.deciding,
            self.pointing,
            read_on=self.turn.read_on,
            take_back=self.turn.undo,
            places=self._places_of,
            summing_up=lambda: self.controls.summing_up,
        )

    def _controls(self) -> Controls:
        ways = Ways(
            self.step_back,
            lambda: self.turn.told_end,
            self.ended,
            self.turn.confirmed,
            lambda: self.turn.resting,
            self.turn.done,
            self.undo,
            self.turn_screen,
        )
        return Controls(
            self.sight,
            self.deciding,
            self.pointing,
            self.prompt,
            self.log,
            self.hint,
            self.lesson,
            self.hint.focus,
            Corner(self.sight.layout, self._corner()),
            ways,
        )

    def _corner(self) -> list[CornerButton]:
        """The buttons of the corner, from the right; undo and redo stand as in other programs."""
        app = self.app
        return [
            CornerButton("icon.menu", self._menu, lambda: app.language._("Menu"), Command.MENU),
            CornerButton(
                "icon.hint",
                lambda: self.advise(self.hint.clicked),
                lambda: app.language._("Hint"),
                Command.HINT,
                lambda: not self.table.match.over,
            ),
            CornerButton(
                "icon.restart",
                self.restart_turn,
                self.turn.restart_told,
                Command.RESTART,
                lambda: self.turn.restartable,
            ),
            CornerButton(
                "icon.redo",
                self.redo,
                self.turn.redo_told,
                Command.REDO,
                lambda: self.turn.redoable,
            ),
            CornerButton(
                "icon.undo",
                self.undo,
                self.turn.undo_told,
                Command.UNDO,
                lambda: self.turn.undoable,
            ),
        ]

    def _menu(self) -> None:
        self.menu()

    def _explainer(self) -> Explainer:
        corner = self.controls.corner.box
        return Explainer(self.sight, self.deciding, self.pointing, self.prompt, self.lesson, corner)

    def _drawing(self) -> Drawing:
        return Drawing(
            self.sight,
            self.deciding,
            self.controls,
            self.explainer,
            self.hint,
            self.lesson,
            self.log,
            self.chances,
            self.glimmer,
            self.life,
            lambda: self.turn.marks,
        )

    # --- what others ask -----------------------------------------------------------------------

    @property
    def playable(self) -> bool:  # type: ignore[override]
        """Whether a person can click on what may be done."""
        return self.deciding.asked

    @property
    def paused(self) -> bool:
        """Whether nobody plays on for now."""
        return False

    def legal(self) -> list[Action]:
        """What a person may do just now; in a lesson, what it is about."""
        return self.deciding.legal()

    def play(self, action: Action) -> None:
        """Play an action, unless somebody wants to be asked before."""
        self.turn.play(action)

    def undo(self) -> bool:
        """Back to the last decision of a person; if not, say why."""
        return self.turn.undo()

    def cover(self, gate: Gate) -> None:
        """Cover what anybody holds until the next person says that they are there.

        The menu may have been opened before that: it stays above the cover.
        """
        self.app.stack.lay_on(HandOver(self.app, gate, self), self)

    def _ask_back(self, seat: int, undo: Callable[[], object]) -> None:
        """Only the one who has decided takes that back: they may be at the screen still."""
        _ = self.app.language._
        self._ask_whether(
            seat, undo, _("Undo"), _("{name} decided that, and only {name} can undo it.")
        )

    def _ask_again(self, seat: int, redo: Callable[[], object]) -> None:
        """Only the one who has decided does that again."""
        _ = self.app.language._
        self._ask_whether(
            seat, redo, _("Redo"), _("{name} decided that, and only {name} can redo it.")
        )

    def _ask_whether(self, seat: int, do: Callable[[], object], title: str, words: str) -> None:
        """Do something if a person says that it is them."""
        _, name = self.app.language._, self.table.names[seat]

        def done(_: str) -> str:
            do()
            return ""

        mine = _("I'm {name}").format(name=name)
        answers: list[tuple[str, Callable[[str], str]]] = [
            (_("Back"), lambda _: ""),
            (mine, done),
        ]
        self.sight.close_screen()  # it may be somebody else who reads the question
        self.changed()
        self.app.stack.push(Dialog(self.app, title, words.format(name=name), answers))

    def advise(self, ask: Callable[[], None]) -> None:
        """A hint tells of what one holds: nobody gives it while the own screen is closed."""
        awaited = self.deciding.asked or self.turn.waiting_for is not None
        if awaited and self.sight.private and not self.sight.own_seen:
            self.prompt.complain(self._no_hint())
        else:
            ask()

    def _no_hint(self) -> str:
        """That somebody's screen has to be open for a hint, and how one opens it."""
        _, seat = self.app.language._, self.turn.waiting_for
        if seat is not None:
            words = _("A hint tells what {name} holds. First press “{button}”.")
            return words.format(name=self.table.names[seat], button=_("It's me"))
        return _("A hint tells what you hold.") + " " + self.sight.own_screen.opens()

    def redo(self) -> bool:
        """What was taken back is played again, whether now or if somebody says that it is them.

        If there is nothing, it is said.
        """
        done = self.turn.redo()
        if not done and (self.sight.past is not None or not self.turn.redoable):
            self.prompt.complain(self.app.language._("There is nothing to redo."))
        return done

    def search(self) -> None:
        """The log beside the board, with the focus where one types what is searched for."""
        self.hint.step_back()
        if not self.log.large:
            self.log.toggle()
        self.controls.focus.to_search()

    def read_log(self) -> None:
        """The focus on the last line of the log, beside the board where its corner has no room."""
        if not self.log.in_sight:
            self.log.toggle()
        self.controls.command(Command.LOG)

    def restart_turn(self) -> None:
        """Back to where the turn began, or as far as that is possible."""
        self.turn.restart()

    def changed(self) -> None:
        """Something was decided or chosen: other things can be pressed now."""
        self.drawing.renew()
        self.controls.lay_out()

    def step_back(self) -> None:
        """Out of a choice, of a question, or of the past."""
        if self.sight.past is not None:
            self.log.to_end()
        self.sight.past, self.sight.past_line, self.deciding.unsure = None, -1, None
        if self.deciding.decision is not None:
            self.deciding.decision.clear()
        self.changed()

    def look_at(self, number: int) -> None:
        """Show the board as it was when a line of the log was told."""
        self.sight.director.skip()
        self.log.reveal(number)
        _, self.sight.past = self.log.chronicle.at(self.log.lines[number])
        self.sight.past_line = number
        self.changed()

    def look_at_moment(self, moment: int) -> None:
        """Show the board as it was at a moment of the timeline, numbered from 1.

        Where the log tells nothing of it, the last one before it that is told of.
        """
        self.sight.director.skip()
        told = [line.moment for line in self.log.lines]
        before = [each for each in told if each < moment]
        if before:
            self.look_at(told.index(max(before)))

    def _order(self, target: str, up_to: int | None, then: Action | None) -> None:
        """A person wants to go on by themselves: what they want is done at once."""
        standing, decision = self.deciding.standing(target), self.deciding.decision
        if standing is None or decision is None:
            return
        seat = self.sight.viewer
        self.turn.orders.give(seat, Order(standing.until, target, up_to, then))
        action = self.turn.orders.follow(seat, decision, standing)
        if action is not None:
            self.play(action)

    def _forget(self) -> None:
        """Something was decided: whatever was said or thought about it is over."""
        self.hint.forget()
        self.prompt.forget()
        self.autoplay.forget()

    def _ask_anew(self) -> None:
        """The lesson has gone on: ask at once, so that a hint that was opened stays."""
        self.turn.ask_anew()
        self.turn.update(0.0)

    def _places_of(self, tool: Tool) -> list[pygame.Rect]:
        """Where something of the window is that a lesson lets one try."""
        if tool is Tool.PAST:
            return [*self.controls.told.recapped(), self.sight.layout.log]
        icon = "icon.hint" if tool is Tool.HINT else "icon.undo"
        found = [each.box for each in self.controls.panel.widgets if each.name == icon]
        return found[:1] or [self.controls.corner.box()]

    def _hasten(self) -> None:
        """While the key is held all goes quickly, until a person is asked."""
        if self.deciding.live is not None and not self.sight.director.busy:
            self.hastening = False
        self.autoplay.hastening = self.hastening
        if self.hastening:
            self.sight.director.hasten()

    # --- the scene -----------------------------------------------------------------------------

    def enter(self) -> None:
        card = self.table.card
        self._play_music()
        self.app.sounds.ambience(card.ambience)
        if not self.app.input.mouse_used and self.controls.panel.focus is None:
            self.controls.focus.await_decision()
        if len(self.table.people) < len(self.table.seats):  # no picture waits for its start
            self.app.later.append(lambda: self.app.thinker.warm(card.id))
        self.app.later.append(self._read_on)

    def _read_on(self) -> None:
        """Pictures that are seen later are read when no computer player has to wake up first."""
        if self.app.thinker.waking:
            self.app.later.append(self._read_on)
        else:
            self.sight.board.read_on()

    def _play_music(self) -> None:
        """The piece that fits what is seen."""
        piece = self.sight.desk.music(self.sight.director.shown)
        self.app.sounds.music(piece or self.table.card.music[0])

    def leave(self) -> None:
        self.room.stop()
        self.hint.forget()
        self.chances.forget()
        self.learner.opinion.forget()
        self.autoplay.forget()

    def close(self) -> None:
        if self.table.journal:
            with suppress(OSError):  # without its last line the file is as good
                self.table.journal.close()

    def resize(self) -> None:
        self.room.stop()
        self.sight.renew()
        self.changed()

    def update(self, seconds: float) -> bool:
        if self.room.update(seconds):
            return True
        self._hasten()
        self._play_music()
        moved = self.sight.director.update(seconds)
        self.deciding.update(seconds)
        self.controls.held += seconds
        changed = self.learner.follow()
        moved = self.life.update(seconds) or moved
        changed = self._parts_change(seconds) or changed
        if changed or self.app.stack.dirty:
            self.drawing.renew()
        if self.playable and not (moved or changed or self.app.stack.dirty):
            self.room.get_ready(self.drawing)
        return moved or changed

    def _aside(self) -> str:
        """What stands below the prompt while nothing else is said there."""
        asked = self.deciding.live is not None and not self.deciding.by_heart
        to_open = self.sight.own_screen.says() if asked else ""
        return self.hint.goes_on() or self.patience.says() or self.autoplay.says() or to_open

    def _parts_change(self, seconds: float) -> bool:
        """Let time pass in all that doesn't move about the board; whether any of it has changed."""
        changed = self.hint.update()
        changed = self.hint.ways.update(seconds) or changed
        changed = self.chances.update() or changed
        changed = self.controls.follow_screen() or changed
        changed = self.controls.follow() or changed
        if not self.paused:
            self.autoplay.think()
        changed = self._tip_is_due(seconds) or changed
        changed = self.prompt.update(seconds) or changed
        changed = self.patience.update(seconds) or changed
        changed = self.autoplay.says_anew() or changed
        if self.sight.director.busy or self.sight.past is not None:
            return changed
        if self.turn.to_be_summed_up:
            self.controls.sum_up(self.turn.summary())
        if self.controls.summing_up:
            return self.controls.count(seconds, watched=bool(self.table.people)) or changed
        if self.turn.after_summary:
            self.turn.clear_the_board()
            return True
        if not self.paused:
            changed = self.turn.update(seconds) or changed
        return changed

    def _tip_is_due(self, seconds: float) -> bool:
        """Whether the mouse has rested long enough just now."""
        before = self.controls.hover.seconds
        self.controls.hover.pass_time(seconds)
        return before < TIP_AFTER <= self.controls.hover.seconds

    # --- input ---------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.room.stop()  # what is clicked on is where everything goes to
            self.hint.ways.stop()
        if event.type == pygame.MOUSEWHEEL:
            place = pygame.mouse.get_pos()
            return self.controls.wheel(place, event.y) or self.log.scroll(event.y)
        used = self.controls.handle(event)
        if event.type == pygame.MOUSEMOTION:
            return self._moved(to_another=used)
        if used or event.type != pygame.MOUSEBUTTONDOWN:
            return used
        if event.button == RIGHT_BUTTON and self.controls.hover.topic():
            self.app.rules(self.controls.hover.topic())
        return event.button == LEFT_BUTTON and self._click(event.pos)

    def _moved(self, *, to_another: bool) -> bool:
        """The mouse moves; a complaint that has been read is over when it comes elsewhere."""
        if to_another or self.controls.hover.seconds < 0:
            self.controls.hover.seconds = 0.0
        return (to_another and self.prompt.read()) or to_another

    def _click(self, place: tuple[int, int]) -> bool:
        """A click on no control: hurry, or open one's screen, or say why not."""
        if self.sight.director.busy:
            if not self._goes_on(place):
                self.sight.director.hurry()
        elif self._own_panel(place):
            if self.deciding.startled:  # the second click on what let this person in
                return False
            self.turn_screen()
        else:
            return self.explainer.complain(self.controls.hover.thing_at(place))
        return True

    def turn_screen(self) -> None:
        """Open the viewer's own screen, or close it: what can be chosen there is seen or not."""
        self.sight.open_screen = not self.sight.open_screen
        self.sight.own_screen.was_opened()
        self.changed()

    def _goes_on(self, place: tuple[int, int]) -> bool:
        """A quick click on what one can choose next: what came before is over; whether it is."""
        if not self.turn.goes_on_with(self.controls.hover.thing_at(place)):
            return False
        self.sight.director.skip()
        self.turn.update(0.0)
        pressed = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=place, button=LEFT_BUTTON)
        return self.controls.handle(pressed)

    def _own_panel(self, place: tuple[int, int]) -> bool:
        """Whether the mouse is on the viewer's own panel, which hides something."""
        sight = self.sight
        hides = sight.viewer >= 0 and sight.private
        return hides and sight.layout.panel(sight.viewer).collidepoint(place)

    def topic(self) -> str:
        """What is lit, or was refused last, or has to be done now."""
        return self.controls.hover.topic() or self.prompt.rule

    def command(self, command: Command, *, down: bool = True) -> bool:
        if command is Command.PEEK:
            self.sight.peeking = down
            self.sight.own_screen.was_opened()
            self.changed()
            return True
        if command is Command.LOOK_THROUGH:
            self.controls.look(down=down)
            return True
        if command in HASTENING:
            self.hastening = down and self.deciding.live is None
        if not down:
            return False
        self.room.stop()
        self.hint.ways.stop()
        self.controls.hover.seconds = max(0.0, self.controls.hover.seconds)
        director = self.sight.director
        if director.busy and command in HASTENING:
            director.hurry()
            return True
        own: dict[Command, Callable[[], object]] = {
            Command.MENU: self.menu,
            Command.UNDO: self.undo,
            Command.REDO: self.redo,
            Command.RESTART: self.restart_turn,
            Command.HINT: lambda: self.advise(self.hint.toggle),
            Command.SEARCH: self.search,
            Command.LOG: self.read_log,
            Command.BACK: self._back,
        }
        if command in own:
            own[command]()
            return True
        return self.controls.command(command)

    def _back(self) -> None:
        """Out of the hint, the log, a choice or the past, or else to the menu."""
        decision = self.deciding.live
        aside = self.deciding.unsure or self.sight.past is not None
        if self.hint.step_back() or self.controls.summed_up():
            return
        if self.log.large and not aside:
            read_by_keys = self.controls.panel.focus is not None
            self.log.toggle()
            if read_by_keys:
                self.controls.focus.await_decision()
            return
        if not aside and self.controls.focus.leave_log():
            return
        if not aside and not (decision and decision.chosen):
            self.menu()
            return
        by_keys = self.sight.past is not None and self.controls.panel.focus is not None
        self.step_back()
        if by_keys and self.deciding.live is not None:
            self.controls.focus.await_decision()

    def draw(self, target: pygame.Surface) -> None:
        if not self.room.draw(target):
            moving = self.sight.director.busy
            draw = self.drawing.draw_moving if moving else self.drawing.draw
            draw(target, on_top=self.app.stack.used(self))
        self.life.drawn()

    def _draw(self, target: pygame.Surface) -> None:
        self.drawing.draw(target, on_top=self.app.stack.used(self))

    def breathe(self, target: pygame.Surface) -> list[pygame.Rect]:
        return self.life.paint(target)
