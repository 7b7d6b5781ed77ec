"""Luck, keyed and unbiased: what chance brings depends on the seed and on which chance it is."""

from __future__ import annotations

import hmac
from functools import lru_cache
from hashlib import sha256
from struct import Struct
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Sequence
    from hashlib import _Hash
    from random import Random

T = TypeVar("T")

BLOCK = 64  # bytes that SHA-256 takes at a time
WORD = 8  # bytes drawn for one number
WORDS = Struct(">4Q").unpack  # a digest's words
SPAN = 1 << (8 * WORD)


class Draw:
    """A source of luck. Subclasses say where the numbers come from."""

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, all equally likely."""
        raise NotImplementedError

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, all equally likely."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in an order of which all are equally likely."""
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return deck


class KeyedDraw(Draw):
    """The stream that belongs to a seed and a label: the same for everybody who knows both."""

    def __init__(self, seed: str, label: str) -> None:
        """The stream starts at its beginning."""
        self._inner, self._outer = _prepared(seed)
        self._label = label
        self._block = 0
        self._words: list[int] = []  # of the last block, the next one last

    def below(self, n: int) -> int:
        """Words beyond the last whole multiple of n are thrown away: no number is favoured."""
        limit = SPAN - SPAN % n
        word = self._word()
        while word >= limit:
            word = self._word()
        return word % n

    def _word(self) -> int:
        if not self._words:
            inner, outer = self._inner.copy(), self._outer.copy()
            inner.update(f"{self._label}/{self._block}".encode())
            outer.update(inner.digest())
            self._words = [*WORDS(outer.digest())]
            self._words.reverse()
            self._block += 1
        return self._words.pop()


@lru_cache(maxsize=64)
def _prepared(seed: str) -> tuple[_Hash, _Hash]:
    """HMAC-SHA-256 with the seed for its key, up to where the message comes in.

    A game draws from its seed again and again: so it takes a third of the time that `hmac` takes.
    """
    key = seed.encode("utf-8", "surrogatepass")
    key = (sha256(key).digest() if len(key) > BLOCK else key).ljust(BLOCK, b"\0")
    inner, outer = (sha256(bytes(byte ^ pad for byte in key)) for pad in (0x36, 0x5C))
    return inner, outer


class QuickDraw(Draw):
    """Luck from a random generator of one's own: for search and trials, never for a real game."""

    def __init__(self, random: Random) -> None:
        """`random` belongs to the caller, who knows what it has been seeded with."""
        self._random = random.random

    def below(self, n: int) -> int:
        """The bias of at most n in 2**53 doesn't matter to a trial."""
        return int(self._random() * n)


def players_seed(seed: str) -> str:
    """The seed of computer players' own luck, as 64 hexadecimal digits.

    It follows from the game's seed, which can't be told from it; nor can what is shown before the
    game (`commitment`).
    """
    return hmac.digest(seed.encode("utf-8", "surrogatepass"), b"players", "sha256").hex()


def commitment(seed: str) -> str:
    """What can be shown before the game, so that nobody can change the seed after it."""
    return sha256(seed.encode("utf-8", "surrogatepass")).hexdigest()
