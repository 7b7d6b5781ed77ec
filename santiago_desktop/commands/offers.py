"""What can be chosen at a decision, as it is read aloud; and which action a typed line means.

An auction is one question and not a line for each bid: actions that differ in their numbers
alone are one offer, if their game has a sentence for them (`Wording.offered_amounts`).
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from santiago_desktop.contract.words import Wording
    from santiago_desktop.kernel.records import Action
    from santiago_desktop.kernel.rules import State

NUMBER = re.compile(r"[+-]?\d+")
TOKEN = re.compile(r"[+-]?\d+|[^\W\d_]+")
MOST_IN_A_SENTENCE = 5  # offers; more are easier to find in a list
ALIKE = 0.6  # how alike two words are, from 0 to 1, for one to be taken for the other's misspelling


class Offer(NamedTuple):
    """A line that is read, and the actions that it stands for: several only for amounts."""

    sentence: str
    actions: list[Action]


class Reading(NamedTuple):
    """What a line may mean: nothing, one action, or several to choose from."""

    actions: list[Action]
    certain: bool  # whether it was typed so, or is only a guess that wants to be confirmed


def offers(words: Wording[State], legal: Sequence[Action], s: State) -> list[Offer]:
    """Those that are named first, then the others; amounts are one offer where the first stands."""
    first = words.named_first(legal, s)
    rest = {*first}
    groups: dict[tuple[type, str], list[Action]] = {}
    for action in (*first, *(each for each in legal if each not in rest)):
        told_as_one = type(action) in words.sentences().amounts
        key = NUMBER.sub("#", action.text) if told_as_one else action.text
        groups.setdefault((type(action), key), []).append(action)
    return [
        Offer(words.offered_amounts(actions, s) or words.offered(actions[0], s), actions)
        for actions in groups.values()
    ]


def named(words: Wording[State], found: Sequence[Offer], legal: Sequence[Action], s: State) -> int:
    """How many of the offers are named before the rest is asked for."""
    first = {*words.named_first(legal, s)}
    return sum(not first.isdisjoint(offer.actions) for offer in found)


def amounts(words: Wording[State], found: Sequence[Offer]) -> Offer | None:
    """The offer whose numbers are asked for, where it is the one question of the decision."""
    if not words.asks_amounts:
        return None
    asked = [each for each in found if type(each.actions[0]) in words.sentences().amounts]
    return asked[0] if len(asked) == 1 and len(found) <= MOST_IN_A_SENTENCE else None


def all_numbers(line: str) -> bool:
    """Whether a line holds numbers and nothing else."""
    return bool(line) and all(NUMBER.fullmatch(word) for word in line.split())


def with_numbers(action: Action, line: str) -> str:
    """An action's line with another line's numbers in place of its own; "" if they don't fit."""
    numbers = NUMBER.findall(line)
    if len(numbers) != len(NUMBER.findall(action.text)):
        return ""
    return NUMBER.sub(lambda _: str(int(numbers.pop(0))), action.text)


# --- words -------------------------------------------------------------------------------------


def tokens(line: str) -> list[str]:
    """Words and numbers, in small letters; signs before numbers count."""
    return TOKEN.findall(line.casefold())


def meant(words: Wording[State], line: str, legal: Sequence[Action], s: State) -> Reading:
    """The actions that the words of a line fit, else those of a misspelt line."""
    typed = tokens(line)
    if not typed:
        return Reading([], certain=True)
    spelt = [(action, tokens(action.text)) for action in legal]
    told = [(action, {*found, *tokens(words.action(action, s))}) for action, found in spelt]
    exact = [action for action, found in spelt if typed in (found, found[1:])]
    fitting = exact or _containing(typed, spelt) or _containing(typed, told)
    if fitting:
        return Reading(fitting, certain=True)
    begun = [action for action, found in told if _begins(typed, found)]
    return Reading(begun or _containing(_mended(typed, told), told), certain=False)


def _containing(typed: list[str], told: Iterable[tuple[Action, Iterable[str]]]) -> list[Action]:
    """Actions of whose words all that was typed is a part; nothing typed is a part of none."""
    return [action for action, found in told if typed and set(typed) <= set(found)]


def _begins(typed: list[str], found: set[str]) -> bool:
    """Whether each typed word is the beginning of one; a number has to be whole."""
    return all(
        word in found if NUMBER.fullmatch(word) else any(each.startswith(word) for each in found)
        for word in typed
    )


def _mended(typed: list[str], told: Iterable[tuple[Action, set[str]]]) -> list[str]:
    """Each word by the one it looks most like; none at all if one looks like no other."""
    known = {word for _, found in told for word in found if not NUMBER.fullmatch(word)}
    mended: list[str] = []
    for word in typed:
        like = [word] if NUMBER.fullmatch(word) else get_close_matches(word, known, 1, ALIKE)
        mended += like
    return mended if len(mended) == len(typed) else []


def other_amount(words: Wording[State], line: str, found: Iterable[Offer], s: State) -> str:
    """The line of an offer's action with numbers that are not offered; "" for no such offer."""
    typed = {word for word in tokens(line) if not NUMBER.fullmatch(word)}
    for offer in found:
        first = offer.actions[0]
        told = {*tokens(first.text), *tokens(words.action(first, s))}
        if len(offer.actions) > 1 and typed and typed <= told:
            return with_numbers(first, line)
    return ""
