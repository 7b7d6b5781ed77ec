"""Walks through a lesson: it says what to do and why, lets one choose, and comments on that.

Where a step names a move, only that can be done. Where the choice is the learner's own, the game
is played as ever, and a page of comment follows it, from which one can go back and try something
else. How far one has come is kept after every step.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.lesson import Step, Taken, Tool
from santiago_desktop.table.learning import Kept, counted

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from santiago_desktop.contract.lesson import Chapter, Lesson
    from santiago_desktop.kernel.records import Action, Event
    from santiago_desktop.kernel.rules import State
    from santiago_desktop.system.language import Language
    from santiago_desktop.table.table import Table

NOTHING: Step[State] = Step()


class Run:
    """What a learner chooses until somebody else acts."""

    def __init__(self, place: int, length: int, begun: State) -> None:
        """At which step it began, how many lines of the log stood there, and in which state."""
        self.place, self.length, self.begun = place, length, begun
        self.actions: list[Action] = []
        self.events: list[Event] = []


class Guide:
    """Knows where in a lesson one is, and remembers it."""

    def __init__(
        self,
        lesson: Lesson[State],
        language: Callable[[], Language],
        table: Table,
        kept: Kept,
        remember: Callable[[Kept], None],
        *,
        go_to: Callable[[Kept], object] = lambda _: None,
        leave: Callable[[], None] = lambda: None,
        onward: Callable[[], None] | None = None,
    ) -> None:
        """`go_to` opens the lesson anew where something was kept, `leave` leaves the table.

        `onward` opens the next lesson; None where there is none.
        """
        self.lesson, self.language, self.table = lesson, language, table
        self.chapter, self.place, self.done = kept.chapter, kept.place, kept.done
        self.remember, self.go_to, self.leave = remember, go_to, leave
        self.onward = onward
        self.learner = table.people[0]
        self.runs: list[Run] = []  # those that can be taken back, the last one last
        self.commenting = False  # whether the last run is being commented on
        # What a strong player thinks of that run; briefly, where the lesson itself has said much.
        self.verdict: Callable[[bool], str] = lambda _briefly: ""
        self.used: set[Tool] = set()  # what of the window has been tried
        self.met: set[Tool] = set()  # of which a step has spoken
        self._told: tuple[object, Sequence[Chapter[State]]] = (None, ())
        self._said: tuple[object, str] = (None, "")

    # --- where one is --------------------------------------------------------------------------

    @property
    def chapters(self) -> Sequence[Chapter[State]]:
        """All chapters, in the language that is chosen now."""
        language = self.language()
        if self._told[0] is not language:
            self._told = language, self.lesson.chapters(language)
        return self._told[1]

    @property
    def steps(self) -> Sequence[Step[State]]:
        """The steps of this chapter."""
        return self.chapters[self.chapter].steps

    @property
    def step(self) -> Step[State]:
        """The step of the moment; an empty one when the lesson is over."""
        return NOTHING if self.over else self.steps[self.place]

    @property
    def over(self) -> bool:
        """Whether the lesson is over: no step is left."""
        return self.place >= len(self.steps)

    @property
    def last(self) -> bool:
        """Whether this is the lesson's last page."""
        return self.chapter == len(self.chapters) - 1 and self.place == len(self.steps) - 1

    @property
    def free(self) -> bool:
        """Whether the learner's own choice is asked for, and the game is played as ever."""
        return self.step.choice is not None and not self.commenting

    @property
    def leads(self) -> bool:
        """Whether only that can be done of which the lesson speaks."""
        return not self.over and not self.free

    @property
    def reading(self) -> bool:
        """Whether there is a page to read, whoever is to move."""
        step = self.step
        page = bool(step.text) and not step.line and step.choice is None and step.tool is None
        return self.commenting or page

    @property
    def line(self) -> str:
        """The move of this step; "" where there is none."""
        return self.step.line

    @property
    def tool(self) -> Tool | None:
        """What of the window is to be tried."""
        return self.step.tool

    @property
    def about(self) -> Sequence[str]:
        """The targets that this step points at, beside those of its move."""
        return () if self.commenting else self.step.about

    @property
    def title(self) -> str:
        """What the chapter is called."""
        return self.chapters[self.chapter].title

    def count(self) -> tuple[int, int]:
        """Which step that has a text this is, and how many there are."""
        return counted(self.chapters, Kept(self.chapter, self.place + 1))

    # --- what is said --------------------------------------------------------------------------

    @property
    def text(self) -> str:
        """What is said about this step, or about what was chosen."""
        key = (self.language(), self.place, self.commenting, len(self.table.match.log))
        if key != self._said[0]:
            self._said = key, self._words()
        words = self._said[1]
        if not self.commenting:
            return words
        told = " ".join(filter(None, (words, self.verdict(bool(words)))))
        return told or self.language()._("Let's go on.")

    def _words(self) -> str:
        choice = self.step.choice
        if choice is None:
            return self.step.text
        if self.commenting:
            return choice.comment(self._taken())
        said = choice.asks(self._screen())
        return said or (choice.asks(self.runs[-1].begun) if self.choosing else "")

    def _screen(self) -> State:
        """The state as the learner may see it."""
        return self.table.match.rules.screen(self.table.match.state, self.learner)

    def _taken(self) -> Taken[State]:
        run, rules = self.runs[-1], self.table.match.rules
        events = [rules.screen_event(event, self.learner) for event in run.events]
        return Taken(run.begun, run.actions, events, self._screen())

    # --- going on ------------------------------------------------------------------------------

    def allowed(self, legal: list[Action]) -> list[Action]:
        """Of the legal actions, those that can be done at this step."""
        if not self.leads:
            return legal
        return [action for action in legal if action.text == self.line]

    def acted(self, actor: int, action: Action, events: Sequence[Event]) -> None:
        """Somebody has acted, or chance."""
        if self.over:
            return
        if self.line:
            self.advance()
            return
        if self.free and self.choosing:
            self._chosen(actor, action, events)
        self._keep()

    def begin_to_choose(self) -> None:
        """An action is about to be played: the learner's choice may begin with it."""
        if self.free and self.table.match.state.actor == self.learner and not self.choosing:
            self.runs.append(Run(self.place, len(self.table.match.log), self._screen()))

    @property
    def choosing(self) -> bool:
        """Whether a run has begun at this step and isn't over."""
        return bool(self.runs) and self.runs[-1].place == self.place

    def _chosen(self, actor: int, action: Action, events: Sequence[Event]) -> None:
        """A choice goes on, or is over."""
        run = self.runs[-1]
        if actor == self.learner:
            run.actions.append(action)
        run.events += events
        self.commenting = self._run_is_over

    @property
    def _run_is_over(self) -> bool:
        choice = self.step.choice
        return self.table.match.over or choice is None or choice.over(self._screen())

    def advance(self) -> None:
        """Go on to the next step, and remember how far one has come."""
        self.commenting = False
        self.place += 1
        while self._passed_over(self.step):
            self.place += 1
        self.met |= {self.tool} if self.tool else set()
        if self.place >= len(self.steps) and self.chapter < len(self.chapters) - 1:
            self._open(Kept(self.chapter + 1, done=self.done))
        else:
            self._keep()

    def _open(self, kept: Kept) -> None:
        """Leave this chapter for the beginning of one."""
        self.remember(kept)
        self.go_to(kept)

    def _passed_over(self, step: Step[State]) -> bool:
        """Whether a step is vain: what it tells of was read and tried, or the game is over."""
        if self.over:
            return False
        asked = step.choice is not None or step.tool is not None
        return (asked and self.table.match.over) or step.tool in self.used & self.met

    def _keep(self) -> None:
        """Remember how far one has come; whoever was at the end has nothing to come back for."""
        if self.over or self.last:
            self.remember(Kept(done=True))
            return
        lines = tuple(played.action.text for played in self.table.match.log)
        self.remember(Kept(self.chapter, self.place + self.commenting, lines, self.done))

    def tried(self, tool: Tool) -> None:
        """Something of the window was tried, whether a step asked for it or not."""
        self.used.add(tool)
        if self.tool is tool:
            self.advance()

    # --- going back ----------------------------------------------------------------------------

    @property
    def back_to(self) -> int | None:
        """How many lines of the log stay if the last choice is taken back; None without one."""
        return self.runs[-1].length if self.runs else None

    def taken_back(self) -> None:
        """The last choice was taken back: the learner is at it again."""
        run = self.runs.pop()
        self.place, self.commenting = run.place, False
        self._keep()
        self.used.add(Tool.UNDO)

    def finish(self) -> None:
        """From the last page to the next lesson, or to where one came from: this one is done."""
        self.remember(Kept(done=True))
        (self.onward or self.leave)()

    def restart(self) -> None:
        """From the first step once more."""
        self._open(Kept(done=self.done))
