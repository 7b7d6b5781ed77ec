"""The sentences of a game, in one language, at a table of named people. Each game fills this in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.kernel.records import Action, Event
    from santiago_desktop.kernel.rules import Refusal, Result
    from santiago_desktop.language import Language


class Section(NamedTuple):
    """A numbered part of a rulebook."""

    number: str
    title: str
    paragraphs: tuple[str, ...]


def capital(text: str) -> str:
    """With a capital letter first; the rest stays as it is."""
    return text[:1].upper() + text[1:]


class Wording:
    """What is said about a game. Methods named `tell_…`, `name_…` and so on are looked up."""

    def __init__(self, language: Language, names: list[str]) -> None:
        """The language, and the seats' names."""
        self.language = language
        self.names = names
        self._, self.n_, self.p_ = language._, language.n_, language.p_

    def event(self, event: Event, s: Any) -> str:
        """What happened, as one sentence; "" for what needs no words."""
        raise NotImplementedError

    def action(self, action: Action, s: Any) -> str:
        """What an action would do, short enough for a list."""
        raise NotImplementedError

    def prompt(self, s: Any) -> str:
        """Who has to do what."""
        raise NotImplementedError

    def reason(self, reason: str, details: tuple[int, ...]) -> str:
        """Why something is not possible, without the rule's number."""
        raise NotImplementedError

    def board(self, s: Any) -> list[str]:
        """What everybody can see, in sentences fit to be read aloud."""
        raise NotImplementedError

    def holdings(self, s: Any, seat: int) -> str:
        """What a seat holds, or that it lies behind a screen."""
        raise NotImplementedError

    def result(self, result: Result) -> list[str]:
        """How the game ended."""
        raise NotImplementedError

    def rulebook(self) -> list[Section]:
        """The rules, in our own words."""
        raise NotImplementedError

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible: the rule's number, and the reason."""
        return f"{refusal.rule}: {self.reason(refusal.reason, refusal.details)}"

    def pesos(self, count: int) -> str:
        """So many pesos."""
        return self.n_("{n} peso", "{n} pesos", count)

    def points(self, count: int) -> str:
        """So many victory points."""
        return self.n_("{n} victory point", "{n} victory points", count)

    def listed(self, things: list[str]) -> str:
        """One thing after the other."""
        if len(things) < 2:  # noqa: PLR2004 - a list of one needs no "and"
            return "".join(things)
        return self._("{first} and {last}").format(first=", ".join(things[:-1]), last=things[-1])

    def winners(self, seats: list[int]) -> str:
        """Who has won."""
        if len(seats) == 1:
            return self._("{name} wins.").format(name=self.names[seats[0]])
        names = self.listed([self.names[seat] for seat in seats])
        return self._("The victory is shared by {names}.").format(names=names)


def told(tellers: dict[type, Callable[..., str]], wording: Wording, thing: Any, s: Any) -> str:
    """The sentence of the method that belongs to the thing's class."""
    teller = tellers.get(type(thing))
    return teller(wording, thing, s) if teller else ""
