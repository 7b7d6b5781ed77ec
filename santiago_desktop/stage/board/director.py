"""The director shows events one after the other. Its state follows the pictures, not the rules."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

from santiago_desktop.kernel.records import Record
from santiago_desktop.kernel.rules import S, State
from santiago_desktop.stage.board.clips import Clip, Wait
from santiago_desktop.stage.board.differences import difference

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable

    from santiago_desktop.kernel.records import Event
    from santiago_desktop.kernel.rules import Rules
    from santiago_desktop.stage.board.clips import Cue, Picture

PACE = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 2.0}
HURRIED = 0.22  # of the time, after a click


class Limit(Record):
    """How long a part of play may be shown."""

    part: Hashable  # the clips of the same part share what there is
    seconds: float
    share: float  # of what is left: so much one clip may take


S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class View(Protocol[S_contra]):
    """What a game's desk does for the director."""

    def picture(self, s: S_contra, /) -> Picture:
        """Everything on the board, as the state has it."""

    def clip(self, event: Event, s: S_contra, /) -> Clip | None:
        """What an event looks like, seen from the state before it; None: what differs moves."""


class Director(Generic[S]):
    """Holds the state that is shown, and the events that are still to be."""

    def __init__(
        self, rules: Rules[S], view: View[S], shown: S, *, sound: Callable[[str], None]
    ) -> None:
        self.rules, self.view, self.shown, self.sound = rules, view, shown, sound
        self.pace = 1.0
        self.still = False  # reduced motion: nothing moves, but there is time to read
        self.changes = 0  # how often the state has changed: what was reckoned from it is stale
        self.told: Callable[[Event, S], None] = lambda *_: None
        self.limited: Callable[[Event, S], Limit | None] = lambda *_: None
        self._part: Hashable = None  # of play, whose clips share a limit
        self._left = 0.0  # seconds of it
        self._squeezed = 1.0  # the share of the clip's length that it takes
        self._cues: deque[Cue] = deque()  # sounds of the clip that are still to be heard
        self._waiting: deque[Event] = deque()
        self._clip: Clip | None = None
        self._before = False  # whether the clip is only what comes before events
        self._passed = 0.0
        self._hurried = False
        self.ever_hurried = False  # whether somebody has wanted anything to go quicker

    @property
    def busy(self) -> bool:
        """Whether there is something left to show."""
        return self._clip is not None or bool(self._waiting)

    def reset(self, shown: S) -> None:
        """Show another state at once, as after an undo."""
        self._waiting.clear()
        self._clip = None
        self._before = self._hurried = False
        self.shown = shown
        self.changes += 1

    def tell(self, events: Iterable[Event]) -> None:
        """Show these events after those that are waiting."""
        self._waiting.extend(events)

    def look_forward(self, clip: Clip) -> None:
        """Show what comes before something happens; nothing may be waiting."""
        self._before = True
        self._start(clip, 1.0)

    def hurry(self) -> None:
        """The first time quicker, the second time all at once."""
        if self._hurried:
            self.skip()
        self._hurried = self.ever_hurried = True

    def hasten(self) -> None:
        """Quicker, as while a key is held."""
        self._hurried = self.busy
        self.ever_hurried = self.ever_hurried or self.busy

    def skip(self) -> None:
        """Show what comes out of it all."""
        while self.busy:
            self._finish()
        self._hurried = False

    def update(self, seconds: float) -> bool:
        """Let time pass; whether the picture changed."""
        if not self.busy:
            return False
        left = seconds
        while self.busy and left >= 0:
            clip = self._begin()
            length = clip.length * self._scale
            if self._passed + left < length:
                self._passed += left
                self._sound_until(self._passed)
                return True
            left -= max(0.0, length - self._passed)
            self._sound_until(length)
            self._finish()
        if not self.busy:
            self._hurried = False
        return True

    def _begin(self) -> Clip:
        if self._clip is None:
            event = self._waiting[0]
            clip = self._clip_of(event)
            return self._start(clip, self._squeeze(event, clip.length))
        return self._clip

    def _start(self, clip: Clip, squeezed: float) -> Clip:
        """The clip that is shown from now on: the given one, or a pause in its place."""
        self._cues = deque(clip.cues if self.pace else ())
        self._clip = Wait(min(clip.length, 0.4)) if self.still else clip
        self._passed, self._squeezed = 0.0, squeezed
        self._sound_until(0.0)
        return self._clip

    @property
    def _scale(self) -> float:
        """Seconds that a second of the clip takes."""
        return self.pace * self._squeezed * (HURRIED if self._hurried else 1)

    def _squeeze(self, event: Event, length: float) -> float:
        """The share of a clip's length that it takes, so that its part of play keeps its limit."""
        limit = self.limited(event, self.shown)
        if limit is None:
            self._part = None
            return 1.0
        if not length:
            return 1.0
        if limit.part != self._part:
            self._part, self._left = limit.part, limit.seconds
        taken = min(length, self._left * limit.share)
        self._left -= taken
        return taken / length

    def _sound_until(self, passed: float) -> None:
        """The sounds of the clip up to so many seconds after its beginning."""
        while self._cues and self._cues[0][0] * self._scale <= passed:
            self.sound(self._cues.popleft()[1])

    def _clip_of(self, event: Event) -> Clip:
        """The game's clip, or what the board looks like before and after."""
        clip = self.view.clip(event, self.shown)
        if clip is not None:
            return clip
        after: S = self.shown.copy()
        self.rules.fold(after, event)
        return difference(self.view.picture(self.shown), self.view.picture(after))

    def _finish(self) -> None:
        """The clip is over: now the numbers change."""
        self._clip = None
        self._passed = 0.0
        if self._before:
            self._before = False
            return
        event = self._waiting.popleft()
        self.rules.fold(self.shown, event)
        self.changes += 1
        self.told(event, self.shown)

    def picture(self) -> tuple[Picture, set[str]]:
        """Everything on the board at this moment, and the names of what moves."""
        picture = self.view.picture(self.shown)
        if self._clip is None:
            return picture, set()
        resting = {key: item.again() for key, item in picture.items()}
        scale = self._scale
        self._clip.bend(picture, self._passed / scale if scale else self._clip.length)
        return picture, {key for key, item in picture.items() if item != resting.get(key)}
