"""Playing in the terminal: prompts, numbered actions, a sentence for each event.

It is made to be read aloud: nothing depends on columns, colours or the cursor's place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TextIO

from santiago_desktop.commands.offers import (
    NUMBER,
    Offer,
    all_numbers,
    amounts,
    meant,
    named,
    offers,
    other_amount,
    with_numbers,
)
from santiago_desktop.contract.words import capital
from santiago_desktop.kernel import saves
from santiago_desktop.kernel.luck import commitment
from santiago_desktop.kernel.match import Unreadable
from santiago_desktop.kernel.records import LONGEST_NUMBER
from santiago_desktop.kernel.rules import NOBODY
from santiago_desktop.kernel.timeline import told
from santiago_desktop.players.thinking import Thinker
from santiago_desktop.system.paths import replace
from santiago_desktop.table import hints

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from santiago_desktop.kernel.records import Action, Event
    from santiago_desktop.kernel.rules import State
    from santiago_desktop.players.thinking import Question
    from santiago_desktop.system.language import Language
    from santiago_desktop.table.table import Table

MOST_ASKED_BACK = 6  # actions that a line may mean; more would not help whoever listens


class Quits(Exception):
    """The player quits; the game is kept."""


class Terminal:
    """A table, played with lines of text."""

    def __init__(
        self,
        table: Table,
        language: Language,
        lines: TextIO,
        out: TextIO,
        thinker: Thinker | None = None,
    ) -> None:
        """Without a thinker, computer players think in this process."""
        self.table, self.language, self.lines, self.out = table, language, lines, out
        self.thinker = thinker or Thinker(lives=0)
        self._ = language._
        self.typed_ahead = ""  # a line that answered a question with something else
        self.words = table.card.wording(language, table.names)
        self.commands: dict[str, Callable[[str], object]] = {
            "board": self.show_board,
            "me": self.show_holdings,
            "more": self.show_all,
            "hint": self.show_hint,
            "undo": self.undo,
            "save": self.save,
            "rules": self.show_rules,
            "help": self.show_help,
            "quit": self.leave,
        }

    # --- the game ------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or somebody quits."""
        self.welcome()
        try:
            while not self.table.match.over:
                self.step()
            self.finish()
        except Quits:
            self.close()

    def welcome(self) -> None:
        """Who plays what, and the seed's hash, which makes luck provable."""
        match = self.table.match
        self.say(f"{self.table.card.title}: {self.words.listed(self.table.names)}.")
        self.say(
            self._(
                "All luck is fixed before the first move, by a secret code. "
                "Its check number: {hash}"
            ).format(hash=commitment(match.seed))
        )
        self.say(self._("Choose by number, or type a move. Type help for more."))
        self.show_board("")

    def step(self) -> None:
        """Let whoever acts act: chance, a computer player, or a person who is asked."""
        action = self.table.automatic(self.think) or self.ask()
        if action:
            before = self.table.match.state.copy()
            self.tell(self.table.play(action), before)

    def think(self, question: Question) -> Any:
        """What a computer player answers; whoever interrupts its thought wants to leave."""
        try:
            return self.thinker.answer(question)
        except KeyboardInterrupt:
            self.say("")
            raise Quits from None

    def tell(self, events: Sequence[Event], before: State) -> None:
        """A sentence for each event, as an onlooker may know it at that moment."""
        for seen, shown in told(self.table.match.rules, before, events, self.viewer):
            sentence = self.words.event(seen, shown)
            if sentence:
                self.say(sentence)

    @property
    def viewer(self) -> int:
        """Whose eyes the screen is for: those of the only person, or nobody's."""
        return self.table.people[0] if len(self.table.people) == 1 else NOBODY

    def ask(self) -> Action | None:
        """A decision, or None after a command that has changed the game."""
        actor = self.table.match.state.actor
        self.say("")
        if self.viewer == actor:
            self.show_holdings("")
        s = self.table.match.state
        self.say(self.words.prompt(s))
        for line in self.words.briefing(s):
            self.say(line)
        found = self.offers()
        self.show_actions(named(self.words, found, self.table.match.legal(), s))
        while True:
            line = self.read()
            word, _, rest = line.partition(" ")
            if word in self.commands:
                if self.commands[word](rest.strip()):
                    return None
            elif action := self.choice(line):
                return action

    def choice(self, line: str) -> Action | None:
        """The action that a line names by number, in full, briefly or in words.

        None for a line that names none, or one that is not legal: a refusal says why.
        """
        found = self.offers()
        asked = amounts(self.words, found)
        if asked and all_numbers(line):
            return self.amount(asked, line)
        if line.isascii() and line.isdigit() and len(line) <= LONGEST_NUMBER:
            return self.numbered(found, int(line))
        match = self.table.match
        try:
            action = match.read(line)
        except Unreadable:
            short = self.words.shorthand(line, match.state)
            if short is None:
                return self.worded(line)
            action = short
        if match.allows(action):
            return action
        self.say(self.words.refusal(match.rules.refusal(match.state, action)))
        return None

    def numbered(self, found: list[Offer], number: int) -> Action | None:
        """The action with that number in the list; where it has amounts, one is asked for."""
        if not 1 <= number <= len(found):
            self.say(self._("Choose a number from 1 to {last}.").format(last=len(found)))
            return None
        offer = found[number - 1]
        return offer.actions[0] if len(offer.actions) == 1 else self.how_much(offer)

    def how_much(self, offer: Offer) -> Action | None:
        """The offer's action with the amount that is asked for; Enter alone takes the least."""
        least = NUMBER.findall(offer.actions[0].text)
        if len(least) != 1:
            self.say(capital(offer.sentence) + "?")
            return self.amount(offer, self.read())
        text = self._("{offer}? Enter alone means {least}.")
        self.say(text.format(offer=capital(offer.sentence), least=least[0]))
        line = self.read()
        return self.amount(offer, line) if line else offer.actions[0]

    def amount(self, offer: Offer, line: str) -> Action | None:
        """The offer's action with the numbers of a line."""
        spelt = with_numbers(offer.actions[0], line)
        if spelt:
            return self.choice(spelt)
        self.say(self._("There is no such move or command. Type help."))
        return None

    def worded(self, line: str) -> Action | None:
        """The one action that the words of a line fit; a guess has to be confirmed."""
        match = self.table.match
        legal = match.legal()
        found = meant(self.words, line, legal, match.state)
        if len(found.actions) == 1:
            action = found.actions[0]
            return action if found.certain or self.confirmed(action) else None
        meant_one = [each for each in self.offers() if {*found.actions} <= {*each.actions}]
        if found.actions and meant_one:
            return self.how_much(meant_one[0])
        if 1 < len(found.actions) <= MOST_ASKED_BACK:
            labels = [self.words.action(action, match.state) for action in found.actions]
            self.say(self._("That could be: {moves}.").format(moves="; ".join(labels)))
        elif found.actions:
            self.say(self._("That could be many moves. Type more words of the one you mean."))
        elif spelt := other_amount(self.words, line, self.offers(), match.state):
            return self.choice(spelt)
        else:
            self.say(self._("There is no such move or command. Type help."))
        return None

    def confirmed(self, action: Action) -> bool:
        """Whether a guess was right; any other line is the next one that is read."""
        text = self._("{move}? Press Enter for yes, or type something else.")
        label = self.words.action(action, self.table.match.state)
        self.say(text.format(move=capital(label)))
        self.typed_ahead = self.read()
        return not self.typed_ahead

    def finish(self) -> None:
        """The result, and the seed that proves the dice."""
        match = self.table.match
        for line in self.words.result(match.rules.result(match.state)):
            self.say(line)
        text = self._(
            "The code was: {seed}. If the game began with the check number {hash}, nobody has "
            "changed it."
        )
        self.say(text.format(seed=match.seed, hash=commitment(match.seed)))

    # --- commands ------------------------------------------------------------------------------

    def show_board(self, _: str) -> None:
        """What everybody can see, and the holdings of the only person."""
        seen = self.table.match.rules.screen(self.table.match.state, self.viewer)
        instead = self.remembered(seen)
        for line in self.words.board(seen):
            self.say(instead.get(line, line))

    def remembered(self, seen: Any) -> dict[str, str]:
        """In the place of what is covered: what follows from what everybody has seen."""
        memory = self.table.memory
        if memory is None or self.table.match.over:
            return {}
        known = memory.known(len(self.table.match.log))
        others = [seat for seat in range(len(self.table.seats)) if seat != self.viewer]
        words = self.words
        return {words.holdings(seen, each): words.remembered(known, each) for each in others}

    def show_holdings(self, _: str) -> None:
        """Say what the actor holds."""
        s = self.table.match.state
        self.say(self.words.holdings(self.table.match.rules.mask(s, s.actor), s.actor))

    def show_all(self, _: str) -> None:
        """Say every action that is legal."""
        self.show_actions(len(self.offers()))

    def offers(self) -> list[Offer]:
        """What can be chosen now."""
        match = self.table.match
        return offers(self.words, match.legal(), match.state)

    def show_actions(self, most: int) -> None:
        """One question, where an amount is asked for; else a numbered list, cut if it is long."""
        found = self.offers()
        if amounts(self.words, found):
            self.say(capital(self.alternatives([offer.sentence for offer in found])) + ".")
            return
        for number, offer in enumerate(found[:most], start=1):
            self.say(f"{number}. {offer.sentence}")
        if len(found) > most:
            text = self.language.n_(
                "{n} more move: type more to see it.",
                "{n} more moves: type more to see them.",
                len(found) - most,
            )
            self.say(text)

    def alternatives(self, sentences: list[str]) -> str:
        """One or the other, in one sentence."""
        if len(sentences) == 1:
            return sentences[0]
        first = ", ".join(sentences[:-1])
        return self._("{first}, or {last}").format(first=first, last=sentences[-1])

    def show_hint(self, _: str) -> None:
        """The best moves, and why."""
        asked = hints.question(self.table)
        covered = hints.covers(self.table)
        found = hints.Hints(self.table.card, self.words, asked, self.think(asked), covered=covered)
        for line in hints.told(found, self.typed):
            self.say(line)

    def typed(self, action: Action) -> str:
        """What is typed to choose an action: its number in the list, or its line for an amount."""
        found = self.offers()
        single = [offer.actions[0] if len(offer.actions) == 1 else None for offer in found]
        if amounts(self.words, found) or action not in single:
            return action.text
        return str(single.index(action) + 1)

    def undo(self, __: str) -> bool:
        """Back to the last decision of a person."""
        barrier = self.table.undo()
        _ = self._
        said = {
            "": _("Undone."),
            "start": _("There is nothing to undo."),
            "chance": _("That can't be undone: chance has had its say since then."),
            "decision": _("That can't be undone: somebody else has made a choice since then."),
        }
        self.say(said[barrier])
        return not barrier

    def save(self, name: str) -> None:
        """Where the game is kept; with a file's name, a copy there."""
        journal = self.table.journal
        if journal is None:
            return
        path = journal.path.parent / name if name else journal.path
        if name:
            text = saves.to_text(journal.head, [*journal.log, saves.end(journal.head, journal.log)])
            try:
                replace(path, text)
            except (OSError, ValueError) as error:
                self.say(f"{path}: {getattr(error, 'strerror', '') or error}")
                return
        self.say(self._("Saved: {path}").format(path=path))

    def show_rules(self, number: str) -> None:
        """A rule by its number, or the list of them."""
        book = [section for section in self.words.rulebook() if not section.signs]
        wanted = [section for section in book if section.number == number]
        for section in wanted:
            self.say(f"{section.number}. {section.title}")
            for paragraph in section.paragraphs:
                self.say(paragraph)
        if not wanted:
            for section in book:
                self.say(f"{section.number}. {section.title}")
            self.say(self._("Type rules and a number to read one."))

    def show_help(self, _: str) -> None:
        """Say what can be typed, and what the memory aid does."""
        self.say(
            self._(
                "board: what everybody can see. me: what you hold. more: all moves. hint: the "
                "best moves, and why. undo: undo your last decision. rules and a number: read a "
                "rule. save: where the game is saved; with a name, a copy. quit: leave; the game "
                "is saved."
            )
        )
        if self.table.memory is not None:
            self.say(
                self._(
                    "The memory aid is on: board also tells, in pencil, what follows from what "
                    "everybody has seen of the others' holdings."
                )
            )

    def leave(self, _: str) -> None:
        """Leave the game; raises Quits."""
        raise Quits

    def close(self) -> None:
        """The game is kept for another day."""
        journal = self.table.journal
        if journal:
            journal.close()
            self.say(self._("The game is saved: {path}").format(path=journal.path))

    # --- lines ---------------------------------------------------------------------------------

    def read(self) -> str:
        """A line; the end of the input is a way to leave."""
        if self.typed_ahead:
            line, self.typed_ahead = self.typed_ahead, ""
            return line
        self.out.write("> ")
        self.out.flush()
        try:
            line = self.lines.readline()
        except (KeyboardInterrupt, UnicodeDecodeError):
            line = ""
        if not line:
            self.say("")
            raise Quits
        return " ".join(line.split())

    def say(self, sentence: str) -> None:
        """Write a sentence as one line, and have it seen at once."""
        self.out.write(sentence + "\n")
