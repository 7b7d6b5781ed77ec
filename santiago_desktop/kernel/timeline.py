"""The timeline of a match: one replay of its log, moment by moment.

    timeline = Timeline(match)
    for moment in timeline.moments:
        print(moment.number, moment.action.text, [event.plain() for event in moment.events])

Undo, saved games, the log on the screen, reports and charts read moments; nobody else plays a log
again. States of moments are shared: whoever wants to change one copies it first.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import TYPE_CHECKING, Generic

from santiago_desktop.kernel.rules import CHANCE, S

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from santiago_desktop.kernel.match import Match, Played
    from santiago_desktop.kernel.records import Action, Event
    from santiago_desktop.kernel.rules import Rules

HASH_DIGITS = 32


def digest(*parts: object) -> str:
    """The hash of JSON values, as 32 hexadecimal digits."""
    text = json.dumps(parts, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:HASH_DIGITS]


def actor_name(actor: int) -> int | str:
    """How saved games name an actor: a seat's number, or "chance"."""
    return "chance" if actor == CHANCE else actor


def line_hash(rules: Rules[S], played: Played, after: S, before: str) -> str:
    """The hash of a saved game's line: it covers the line before, the action, and where it led."""
    position = rules.to_position(after)
    return digest(before, actor_name(played.actor), played.action.text, position)


class Moment(Generic[S]):
    """One line of a log: who did what, what happened, and the states around it."""

    __slots__ = ("after", "before", "events", "number", "played")

    def __init__(
        self, number: int, played: Played, events: list[Event], before: S, after: S
    ) -> None:
        """`number` counts the lines of the log from 1, as `verify` does."""
        self.number, self.played, self.events = number, played, events
        self.before, self.after = before, after

    @property
    def actor(self) -> int:
        """The seat that decided, or CHANCE."""
        return self.played.actor

    @property
    def action(self) -> Action:
        """The action that was played."""
        return self.played.action


def replayed(
    rules: Rules[S], start: S, log: Sequence[Played], first: int = 1
) -> Iterator[Moment[S]]:
    """The moments of a log that is known to be legal, numbered from `first`; `start` is kept."""
    before = start
    for number, played in enumerate(log, start=first):
        after: S = before.copy()
        events = rules.play(after, played.action)
        yield Moment(number, played, events, before, after)
        before = after


class Timeline(Generic[S]):
    """All moments of a match that may go on, or be cut, meanwhile."""

    def __init__(self, match: Match[S], head: str = "") -> None:
        """`head` is the hash of the saved game's header; without it hashes prove nothing."""
        self.match = match
        self._moments: list[Moment[S]] = []
        self._hashes = [head]

    @property
    def moments(self) -> Sequence[Moment[S]]:
        """One moment for each line of the log as it stands now; only new lines are played."""
        known, log = self._moments, self.match.log
        del known[self._agreeing() :]
        if len(known) < len(log):
            begin = known[-1].after if known else self.match.start
            number = len(known)
            known += replayed(self.match.rules, begin, log[number:], number + 1)
        return known

    def hash(self, number: int) -> str:
        """The hash of a line of the log in a saved game; line 0 is the header.

        IndexError if the log has no such line.
        """
        moments = self.moments
        for moment in moments[len(self._hashes) - 1 : number]:
            found = line_hash(self.match.rules, moment.played, moment.after, self._hashes[-1])
            self._hashes.append(found)
        return self._hashes[number]

    def state(self, number: int) -> S:
        """The state after so many lines of the log, to look at; 0 is the first state."""
        return self.moments[number - 1].after if number else self.match.start

    def told(self, moment: Moment[S], seat: int) -> Iterator[tuple[Event, S]]:
        """What a seat's screen tells of a moment: each event, and the screen's state after it.

        A seat of NOBODY tells what everybody may see. It is reckoned when it is looked at.
        """
        return told(self.match.rules, moment.before, moment.events, seat)

    def _agreeing(self) -> int:
        """How many of the known moments still stand in the log; hashes of others are forgotten.

        A line is only ever followed by what was written after it: the last one speaks for all.
        """
        moments, log = self._moments, self.match.log
        agreeing = min(len(moments), len(log))
        while agreeing and moments[agreeing - 1].played is not log[agreeing - 1]:
            agreeing -= 1
        del self._hashes[agreeing + 1 :]
        return agreeing


def told(
    rules: Rules[S], before: S, events: Sequence[Event], seat: int
) -> Iterator[tuple[Event, S]]:
    """What a seat's screen tells of events that follow a state: each, and its state after it.

    The state is one and the same, changed by each event: who keeps it copies it.
    """
    shown = rules.screen(before, seat)
    for event in events:
        seen = rules.screen_event(event, seat)
        rules.fold(shown, seen)
        yield seen, shown
