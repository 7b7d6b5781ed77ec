"""The sentences of a game, in one language, at a table of named people. Each game fills this in."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Generic

from santiago_desktop.contract.phrases import Phrase, plain
from santiago_desktop.kernel.memory import ENDLESS
from santiago_desktop.kernel.records import Record
from santiago_desktop.kernel.rules import S

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    from santiago_desktop.contract.phrases import Parts
    from santiago_desktop.kernel.match import Match
    from santiago_desktop.kernel.memory import Known
    from santiago_desktop.kernel.records import Action, Event
    from santiago_desktop.kernel.rules import Refusal, Result
    from santiago_desktop.players.facts import Account, Fact
    from santiago_desktop.players.reasons import Reason
    from santiago_desktop.system.language import Language

    Teller = Callable[..., str]

PAIR = 2  # reasons of one kind that can be told in one breath
MOST_NAMED = 24  # actions of a list that is read; the rest waits until it is asked for


I_SOUND = r"h?[ií](?![aeou])"  # Inés and Hilda; not Ian, not hielo


class Sign(Record):
    """A small sign of the board, as it is explained in the rulebook."""

    parts: Parts
    kind: str = "dark"  # as in `contract/desk.py`


class Section(Record):
    """A numbered part of a rulebook; what its paragraphs are about, and how else people call it."""

    number: str
    title: str
    paragraphs: tuple[str, ...]
    sprites: tuple[str, ...] = ()  # one for each paragraph, "" for none
    also: str = ""  # words that a search finds, too
    pieces: tuple[str, ...] = ()  # sprites that stand below its title
    typing: bool = False  # whether it is about moves that are typed: not for the window's book
    signs: tuple[
        Sign, ...
    ] = ()  # of the board, one for each paragraph: for the window's book alone


class About(Record):
    """An event's rule and sprite; a sprite that ends in "_" is in the seat's colour."""

    rule: str = ""
    sprite: str = ""
    heading: bool = False  # whether it begins a part of the log of its own
    idle: bool = False  # whether somebody did nothing: only the log tells that


class Sentences(Record):
    """For each event, each action and each reason of a refusal, what makes its sentence."""

    events: Mapping[type, Teller]
    actions: Mapping[type, Teller]
    refusals: Mapping[str, Teller]
    abouts: Mapping[type, Callable[..., About]] = {}
    phases: Mapping[str, str] = {}  # the rule of each phase
    hints: Mapping[str, Teller] = {}  # what speaks for a position, as a part of a sentence
    pairs: Mapping[str, Teller] = {}  # two of the same kind in one
    warnings: Mapping[str, Teller] = {}  # what speaks against a position, as a part of a sentence
    at_once: Collection[str] = ()  # the hints that tell of the turn itself, not of what is then
    facts: Mapping[str, Callable[..., Phrase]] = {}  # what a turn costs, gives, leaves and opens
    offers: Mapping[type, Teller] = {}  # actions with what comes of them, for a list that is read
    amounts: Mapping[type, Teller] = {}  # actions that differ in numbers alone, offered as one
    covered: Collection[str] = ()  # hints, warnings, facts that tell what others hold
    measures: Mapping[str, int] = {}  # which detail of a hint is an amount to be compared


def between(least: int, most: int) -> int | str:
    """The figure, where it is certain; else a range, or "2+" where no bound is known."""
    if least == most:
        return least
    if most > ENDLESS // 2:  # bounds may have moved since they were set
        return f"{least}+"
    return f"{least}–{most}"  # noqa: RUF001 - a range


def begins_with_i(text: str) -> bool:
    """Whether it is spoken with an i first, before which some languages have another "and"."""
    return bool(re.match(I_SOUND, text, re.IGNORECASE))


def capital(text: str) -> str:
    """With a capital letter first; the rest stays as it is."""
    return text[:1].upper() + text[1:]


class Wording(Generic[S]):
    """What is said about a game."""

    asks_amounts = True  # whether an amount, as the one question, is asked for without a list

    def __init__(self, language: Language, names: list[str]) -> None:
        """The language, and the seats' names."""
        self.language = language
        self.names = names
        self._, self.n_ = language._, language.n_
        self.p_, self.np_ = language.p_, language.np_

    def sentences(self) -> Sentences:
        """The game's sentences: for each kind of event, action, refusal and hint its teller."""
        raise NotImplementedError

    def event(self, event: Event, s: S) -> str:
        """What happened, as one sentence; "" for what needs no words."""
        return self._told(self.sentences().events, event, s)

    def action(self, action: Action, s: S) -> str:
        """What an action would do, short enough for a list."""
        return self._told(self.sentences().actions, action, s)

    def brief(self, action: Action, s: S) -> str:
        """What an action is, without what comes of it."""
        return self.action(action, s)

    def clicked(self, action: Action, s: S) -> str:
        """What a click on a thing would do, below what is said of the thing itself."""
        return self.action(action, s)

    def offered(self, action: Action, s: S) -> str:
        """What an action would do and what comes of it, for a list that is read aloud."""
        return self._told(self.sentences().offers, action, s) or self.action(action, s)

    def offered_amounts(self, actions: Sequence[Action], s: S) -> str:
        """Legal actions that differ in their numbers alone, told as one; "" lists each of them."""
        teller = self.sentences().amounts.get(type(actions[0]))
        return teller(self, actions, s) if teller else ""

    def named_first(self, legal: Sequence[Action], s: S) -> Sequence[Action]:
        """The legal actions that a list names at once; the others wait until they are asked for."""
        del s
        return legal[:MOST_NAMED]

    def briefing(self, s: S) -> Sequence[str]:
        """What whoever decides should know first, a sentence each."""
        del s
        return ()

    def shorthand(self, line: str, s: S) -> Action | None:
        """The action, legal or not, that a line names in a short way of this game's own."""
        del line, s
        return None

    def why_not(self, name: str, details: tuple[int, ...]) -> str:
        """Why something is not possible, without the rule's number."""
        return self.sentences().refusals[name](self, *details)

    def about(self, event: Event, s: S) -> About:
        """The rule that tells of an event, and its picture; the state is the one after it."""
        found = self.sentences().abouts.get(type(event))
        return found(event, s) if found else About()

    def because(self, reasons: list[Reason], s: S, *, steps: int = 1) -> str:
        """What speaks for a turn of so many steps: of the turn itself, then of how one stands."""
        at_once = self.sentences().at_once
        during = [reason for reason in reasons if reason.says in at_once]
        later = [reason for reason in reasons if reason.says not in at_once]
        says = [f"{capital(self.together(during, s))}."] if during else []
        if later:  # what later steps bring isn't so after the first of them
            words = self._("By the end of the turn, {reasons}.")
            words = words if steps > 1 else self._("After that, {reasons}.")
            says.append(words.format(reasons=self.together(later, s)))
        return " ".join(says)

    def otherwise(self, warnings: list[Reason], s: S) -> str:
        """What speaks against the other turn, whose end the state is; "" for nothing."""
        parts = [self.warning(reason, s) for reason in warnings]
        return self._("Otherwise, {reasons}.").format(reasons=parts[0]) if parts else ""

    def warning(self, reason: Reason, s: S) -> str:
        """What speaks against a turn, whose end the state is, as a part of a sentence."""
        return self.sentences().warnings[reason.warns](self, s, *reason.details)

    def together(self, reasons: list[Reason], s: S) -> str:
        """Reasons as a part of a sentence."""
        tellers, pairs = self.sentences().hints, self.sentences().pairs
        says = {reason.says for reason in reasons}
        if len(reasons) == PAIR and len(says) == 1 and says <= pairs.keys():
            return pairs[reasons[0].says](self, s, *[reason.details for reason in reasons])
        this, *others = [
            self._beside(reason, tellers[reason.says](self, s, *reason.details))
            for reason in reasons
        ]
        for that in others:
            words = self._("{this}, and {that}")
            if begins_with_i(that):
                words = self.p_("before i", "{this}, and {that}")
            this = words.format(this=this, that=that)
        return this

    def _beside(self, reason: Reason, told: str) -> str:
        """A reason; where it tells an amount, with that which the other turn leads to."""
        measures, (says, details) = self.sentences().measures, reason.instead
        if reason.says not in measures or not details or says not in ("", *measures):
            return told
        amount = reason.details[measures[reason.says]]
        other = details[measures[says or reason.says]]
        words = self._("{reason} (otherwise {n})")
        return words.format(reason=told, n=other) if other != amount else told

    def fact(self, fact: Fact) -> Phrase:
        """One thing that a turn costs, gives, leaves or opens."""
        return self.sentences().facts[fact.kind](self, *fact.about, fact.amount)

    @property
    def opens(self) -> str:
        """What the last row of an account is about."""
        return self._("next turn")

    def account(self, account: Account) -> list[tuple[str, list[Phrase]]]:
        """What a turn comes to: rows with a label each. Where it costs nothing, that is said."""
        labels = (self._("costs"), self._("gives"), self._("then you have"), self.opens)
        rows = [[self.fact(fact) for fact in facts] for facts in account]
        nothing = plain(self._("nothing"))
        return [(label, row or [nothing]) for label, row in zip(labels, rows, strict=True)]

    def account_told(self, account: Account) -> str:
        """The same in a sentence for each row, to be read aloud."""
        return " ".join(
            self._("{row}: {things}.").format(
                row=capital(label), things=", ".join(phrase.words for phrase in phrases)
            )
            for label, phrases in self.account(account)
        )

    def signed(self, amount: int, words: str) -> str:
        """With a sign before the words; they have the amount without it."""
        return f"{'−' if amount < 0 else '+' if amount else ''}{words}"  # noqa: RUF001 - a minus sign

    def rule(self, s: S) -> str:
        """The rule of what has to be done now."""
        return self.sentences().phases.get(s.phase, "")

    def _told(self, tellers: Mapping[type, Teller], thing: Action | Event, s: S) -> str:
        teller = tellers.get(type(thing))
        return teller(self, thing, s) if teller else ""

    def prompt(self, s: S) -> str:
        """Who has to do what now, in one sentence."""
        raise NotImplementedError

    def mover(self, s: S) -> int:
        """The seat that the prompt is about; while chance acts, the one whose turn it is."""
        return s.actor if s.actor >= 0 else s.turn

    def task(self, s: S) -> str:
        """What a puzzle asks where this is its first state, as a question."""
        text = self._("What is best for {name} here?")
        return text.format(name=self.names[s.actor])

    def dialog(self, s: S) -> tuple[str, str]:
        """The title of a choice, and what it is about."""
        return self.prompt(s), ""

    def board(self, s: S) -> list[str]:
        """What everybody can see, in sentences fit to be read aloud."""
        raise NotImplementedError

    def progress(self, match: Match[S]) -> str:
        """How far a game has got, in a few words."""
        return self.n_("{n} move", "{n} moves", len(match.log))

    def holdings(self, s: S, seat: int) -> str:
        """What a seat holds, or that it lies behind a screen."""
        raise NotImplementedError

    def remembered(self, known: Known[S], seat: int) -> str:
        """What follows of a seat's holdings from what everybody has seen."""
        raise NotImplementedError

    def between(self, known: Sequence[int], words: Callable[[int], str]) -> str:
        """So many of something, in its words; as a range where it isn't certain."""
        least, most = known
        if most > ENDLESS // 2:
            return self._("{things} or more").format(things=words(least))
        return words(most).replace(str(most), str(between(least, most)), 1)

    def result(self, result: Result) -> list[str]:
        """How the game ended, a sentence each: the scores with their parts, and who has won."""
        raise NotImplementedError

    def rulebook(self) -> list[Section]:
        """The rules, in our own words."""
        raise NotImplementedError

    def refusal(self, refusal: Refusal) -> str:
        """Why something is not possible: the rule's number, and the reason."""
        return f"{refusal.rule}: {self.why_not(refusal.reason, refusal.details)}"

    def points(self, count: int) -> str:
        """A number of victory points with its noun: "3 victory points"."""
        return self.n_("{n} victory point", "{n} victory points", count)

    def listed(self, things: list[str]) -> str:
        """Several things in one line, the last one after "and"."""
        if len(things) < 2:  # noqa: PLR2004 - a list of one needs no "and"
            return "".join(things)
        words = self._("{first} and {last}")
        if begins_with_i(things[-1]):
            words = self.p_("before i", "{first} and {last}")
        return words.format(first=", ".join(things[:-1]), last=things[-1])

    def winners(self, seats: list[int]) -> str:
        """The sentence that names who has won, alone or together with others."""
        if len(seats) == 1:
            return self._("{name} wins.").format(name=self.names[seats[0]])
        names = self.listed([self.names[seat] for seat in seats])
        return self._("The victory is shared by {names}.").format(names=names)
