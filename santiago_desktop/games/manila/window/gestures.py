"""Small movements of Manila's board: bells, figures that nod, signs that drop, joy in the port."""

from __future__ import annotations

from dataclasses import replace
from math import cos, pi, sin
from typing import TYPE_CHECKING

from santiago_desktop.games.manila.words.sprites import COIN
from santiago_desktop.stage.board.clips import Clip, Item, between, out

if TYPE_CHECKING:
    from collections.abc import Sequence

    from santiago_desktop.stage.board.board_map import Point
    from santiago_desktop.stage.board.clips import Picture

UPRIGHT = 0.3  # of a swing, to either side, that looks like none
NODS, NOD = 3, 5.0  # how often a figure nods, and how many degrees to either side
SPRINGS, WIDE, HIGH = 7, 92.0, 70.0  # coins of a burst, how far they go and how high
RING, RING_GROWS = 0.9, 1.5  # of a ring's size at first, and how much it gains
CHEERS, CHEER = 3, 26.0  # how often somebody jumps for joy, and how high
DROPS, OVERSHOOTS = 130.0, 1.7  # how far a sign falls; how far beyond its place it swings


def swaying(seconds: float, length: float, times: int) -> float:
    """From -1 to 1 and back so many times, less and less; 0 at the end."""
    t = min(1.0, seconds / length)
    return sin(2 * pi * times * t) * (1 - t)


class Swing(Clip):
    """The port's bell swings to and fro."""

    def bend(self, picture: Picture, seconds: float) -> None:
        """To and fro, in three pictures."""
        swung = sin(2 * pi * seconds / self.length * 3)
        side = 0 if abs(swung) < UPRIGHT or seconds >= self.length else 1 if swung < 0 else 2
        picture["bell"] = replace(picture["bell"], sprite=f"bell_{side}")


class Fade(Clip):
    """Things become paler until they aren't there any more."""

    def __init__(self, keys: Sequence[str], length: float, sound: str = "") -> None:
        """The keys of the picture."""
        super().__init__(length, sound)
        self.keys = keys

    def bend(self, picture: Picture, seconds: float) -> None:
        """Make each of the things paler, down to nothing at the end."""
        for key in self.keys:
            if key in picture:
                picture[key].alpha = 1 - min(1.0, seconds / self.length)


class Nod(Clip):
    """One of the people does what they are there for."""

    def __init__(self, role: str, length: float, sound: str = "") -> None:
        """`role` is the figure's part in the game, as in its key: "master"."""
        super().__init__(length, sound)
        self.key = f"fig.{role}"

    def bend(self, picture: Picture, seconds: float) -> None:
        """To either side, less and less."""
        turn = NOD * swaying(seconds, self.length, NODS)
        picture[self.key] = replace(picture[self.key], turn=turn)


class Cheer(Clip):
    """Accomplices who are going to be paid jump for joy."""

    def __init__(self, keys: Sequence[str], length: float) -> None:
        """The keys of the picture."""
        super().__init__(length)
        self.keys = keys

    def bend(self, picture: Picture, seconds: float) -> None:
        """One a little after the other."""
        for number, key in enumerate(self.keys):
            if key in picture:
                leap = abs(swaying(seconds + 0.05 * number, self.length, CHEERS))
                picture[key] = replace(picture[key], lift=picture[key].lift + CHEER * leap)


class Burst(Clip):
    """A ring of gold that widens, and coins that spring out of it."""

    def __init__(self, at: Point, length: float, *, coins: int = SPRINGS, key: str = "") -> None:
        """Bursts that are seen at the same time need keys of their own."""
        super().__init__(length)
        self.at, self.coins, self.key = at, coins, key

    def bend(self, picture: Picture, seconds: float) -> None:
        """Make the ring wider and paler, and let the coins spring out of it."""
        t = out(seconds / self.length)
        if t >= 1:
            return
        picture[f"burst.{self.key}"] = Item(
            "ring_float", self.at, layer=0, alpha=1 - t, scale=RING + RING_GROWS * t
        )
        for number in range(self.coins):
            angle = 2 * pi * (number + 0.25) / self.coins
            away = (self.at[0] + WIDE * cos(angle), self.at[1] + WIDE / 2 * sin(angle))
            coin = Item(COIN, between(self.at, away, t), layer=2, alpha=1 - t**3, scale=0.7)
            coin.lift = HIGH * sin(pi * t)
            picture[f"burst.{self.key}.{number}"] = coin


class Drop(Clip):
    """What hangs on a thing falls into its place, and swings a little."""

    def __init__(self, key: str, length: float, sound: str = "") -> None:
        """The key of the picture that it hangs on."""
        super().__init__(length, sound)
        self.key = key

    def bend(self, picture: Picture, seconds: float) -> None:
        """From above; a little too far, and back."""
        t = min(1.0, seconds / self.length) - 1
        fallen = 1 + (OVERSHOOTS + 1) * t**3 + OVERSHOOTS * t**2
        picture[self.key] = replace(picture[self.key], lift=DROPS * (1 - fallen))
