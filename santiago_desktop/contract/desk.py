"""A game's desk: all that the window has to be told to show a game and to let people play it.

Who writes a desk reads this file and `marks.py`, then `cells.py` for panels and `sheet.py` for
devices. The window judges nothing and knows no game: it offers what `legal()` lists, wherever the
targets of those actions (`Desk.marks`) are seen. A desk says where they are, what the board looks
like, what is on the panels, and which *sheet* of devices a decision is made on, if the board isn't
enough. All of it is data: a desk makes no control, hears no mouse and draws nothing. The window
does that, for mouse, keyboard and gamepad alike.

Where things come from
    A `Card` makes the desk with `desk(language, seating)`; it is made anew when the language
    changes, so it may keep sentences. `Desk.words` are the words of its table. What reads files
    (`read_map`) should be kept between desks.

What states it gets
    Always one that the person at the screen may see: masked and covered, with UNKNOWN in the place
    of what is hidden. `picture`, `targets`, `signs` and `panel` are asked for moments of the past,
    too. They are asked often and must be quick: less than a millisecond together.

Parts
    A picture in a line is told by `Parts`, each of which is the name of a sprite in the game's
    atlas ("coin"), of a piece of the interface ("icon.anchor", "chip.2": the symbol of look 2), an
    arrow ("→", "←", "↔"), or else a number or words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic

from santiago_desktop.contract.marks import Counting, Decision, Marks, Way
from santiago_desktop.kernel.records import Record
from santiago_desktop.kernel.rules import S

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    from santiago_desktop.contract.cells import Row
    from santiago_desktop.contract.phrases import Parts
    from santiago_desktop.contract.sheet import Sheet
    from santiago_desktop.contract.words import About, Wording
    from santiago_desktop.kernel.memory import Known
    from santiago_desktop.kernel.records import Action, Event
    from santiago_desktop.stage.board.board_map import Point
    from santiago_desktop.stage.board.clips import Clip, Item, Picture


class Seating(Record):
    """Who sits at the table. Seats are counted from 0, as in the rules."""

    names: list[str]
    looks: Sequence[int]  # of each seat, the number of its colour and shape: sprites "pawn_2"
    panel: Callable[[int], Point] = lambda _: (0.0, 0.0)  # a seat's panel, in the board's pixels
    people: Sequence[int] = ()  # the seats where people play, in their order


# --- the board ---------------------------------------------------------------------------------


class Target(Record):
    """A place on the board that can be pointed at, whether it can be chosen just now or not.

    All lengths are the board's design pixels, of 1920 x 1080.
    """

    at: Point
    size: tuple[float, float] = (0.0, 0.0)  # what can be clicked; (0, 0): its sprites alone
    above: float = 0.0  # how far above `at` the middle of that box is (negative) or below it
    sprites: tuple[str, ...] = ()  # the keys of the picture that get a line around them with it
    ground: tuple[str, str] | None = None  # what shines on the ground when it can be chosen: two
    # pieces of the interface such as ("glow.stop", "ring.stop"); the second one also has ".hover"
    arrow: float | None = None  # an arrow above it when it can be chosen: how far that hangs down,
    # in heights of the arrow; None for no arrow
    rule: str = ""  # the section of the rulebook that tells of it
    arrow_at: Point | None = None  # what the arrow points at; None: what stands there
    oval: tuple[float, float] | None = None  # the size of a place painted on the ground, which gets
    # the line around it that things get


class Pill(Record):
    """A small sign on the board: numbers, tokens, arrows."""

    at: Point  # its middle
    parts: Parts
    # function, gain, cost, free, grey, dark, sleep, alert, player.N; without a plate: bare, ink
    kind: str = "function"
    target: str = ""  # what a click on it means
    height: float = 30
    on: str = ""  # the key of the picture that it hangs on: it moves along, and is gone with it
    room: float = 0  # its width at most: where the parts need more they stand in two rows; 0: any
    spare: bool = False  # where two of these would touch, those that are bare are left out
    cost: Parts = ()  # what has to be paid for it, on a plate of its own at the left end


class Plot(Record):
    """A part of the painted ground that tells something by its colours, or has writing on it.

    Where contrast is to be high the ground is calmed, but not there.
    """

    at: Point  # its middle
    size: tuple[float, float]
    corner: float | None = None  # the radius of its corners; None: it is an oval


class Explained(Record):
    """What a tooltip says of a target: the first sentence is also its name when read aloud."""

    title: str = ""
    text: str = ""
    whole: bool = False  # whether it says already why a click is in vain


# --- what is told on the board ------------------------------------------------------------------


class Entry(Record):
    """One thing that is to be settled, or has come about."""

    parts: Parts
    words: str  # one sentence: its tooltip, and what is read aloud
    target: str = ""  # what a click on it shows, and chooses if it can be chosen
    done: bool = False  # ticked off
    alert: bool = False  # somebody acted against one
    news: bool = False  # it has come about: where there is no room it makes way


class Agenda(Record):
    """A strip at the foot of the board when a turn begins: "2 of 3 to settle"."""

    title: str
    entries: Sequence[Entry]


class Strip(Record):
    """A line on the board where something is told, in the board's design pixels."""

    left: float
    right: float
    bottom: float
    tall: float = 42  # it grows with the player's texts


class Strips(Record):
    """Where strips stand so that they hide nothing."""

    recap: Strip  # what others did
    agenda: Strip | None = None  # what is to be settled, and what has come about; None: no place


# --- the desk ----------------------------------------------------------------------------------


class Desk(Generic[S]):
    """What a game owes the window. What isn't overridden does without."""

    words: Wording[S]  # of this table, in the language chosen
    strips: Strips | None = None  # where what is told of a turn stands; None: at the board's foot
    buttons: Point | None = None  # the middle of the upper edge of buttons for what has no place on
    # the board, such as passing; the next ones stand below it. None: the window chooses
    road: Sequence[str] = ()  # the targets along which the arrows lead, in their order, the first
    # one after the last. Without: each arrow leads to what lies there
    plots: Sequence[Plot] = ()  # what keeps its colours where contrast is to be high
    prompt_from = 0.0  # design pixels from the left, from which on the prompt hides nothing of the
    # whole board; less wherever the board is smaller

    seconds_a_turn: float | None = None  # that a computer's turn is shown at most, at normal speed,
    # its clips squeezed into them; None: as long as they take
    share_of_turn = 0.12  # of what is left of those seconds, that one clip takes at most: the less,
    # the more clips a turn has

    # --- what there is -------------------------------------------------------------------------

    def picture(self, s: S) -> Picture:
        """Everything that stands somewhere on the board, by keys of the desk's choice.

        A thing keeps its key while it moves: so the window knows what slides where.
        """
        raise NotImplementedError

    def targets(self, s: S) -> Mapping[str, Target]:
        """All places on the board that can be pointed at, by their names; the foremost last."""
        raise NotImplementedError

    def signs(self, s: S) -> Sequence[Pill]:
        """The small signs that always hang on the board."""
        del s
        return ()

    def music(self, s: S) -> str:
        """The piece that fits what happens now; "" for the card's first."""
        del s
        return ""

    def glimmers(self, s: S) -> Sequence[Item]:
        """What is seen for an instant now and then, in turn: a neon sign that is out."""
        del s
        return ()

    def life(self, picture: Picture, part: float) -> Picture:
        """What moves by itself while nothing happens: a flag, a boat on the water.

        Of a picture, by their keys, the things as they are in a part, from 0 to 1, of a cycle of
        two seconds that goes round. What is just moved by a clip is not in the picture.
        """
        del picture, part
        return {}

    def weather(self, s: S, part: float) -> Picture:
        """What falls and drifts over the board, if people want to see it: rain, snow, mist.

        Its keys are none of the picture's; `part` is that of the cycle, as in `life`.
        """
        del s, part
        return {}

    def part(self, s: S) -> str:
        """Where in the game one is, for the plate with its name: "Voyage 3"; "" for nothing."""
        del s
        return ""

    def odds(self, s: S) -> Sequence[Pill]:
        """Chances of what lies on the board, shown where people want to see chances."""
        del s
        return ()

    def panel(self, s: S, seat: int) -> Sequence[Row]:
        """What a seat holds: rows of cells. What is hidden has the count None.

        The rows share the panel's height, about 130 design pixels with three or four seats and 96
        with five. Targets of cells are usually "panel.SEAT.WHAT"; of things of one's own that can
        be chosen the target that `marks` names.
        """
        raise NotImplementedError

    def remembered(self, known: Known[S], s: S, seat: int) -> Sequence[Row]:
        """A panel on which something is covered, with what follows from what everybody has seen.

        Figures that are reckoned have the look PENCIL; what isn't certain is a range. This needs a
        panel with the same cells whatever the figures are, hidden ones with the count None.
        """
        from santiago_desktop.contract.pencil import pencilled  # noqa: PLC0415 - it knows rows

        panel = self.panel
        return pencilled(panel(s, seat), panel(known.least, seat), panel(known.most, seat))

    def figure(self, seat: int) -> str:
        """The sprite at the head of a seat's panel, in its colour; "" for none."""
        del seat
        return ""

    def clip(self, event: Event, s: S) -> Clip | None:
        """What an event looks like, seen from the state before it. Lengths are in seconds.

        None: the window compares the pictures before and after it. What moved slides, what is new
        appears, what is gone fades. `Wait(0)` shows nothing at all.
        """
        del event, s
        return None

    def eve(self, s: S) -> Clip | None:
        """What is seen before chance acts, where everybody looks forward to it; None: nothing."""
        del s
        return None

    def acting(self, event: Event, s: S) -> int:
        """The seat in whose turn an event is shown, by the state before it.

        -1 for nobody's: it is shown at its full length, whatever `seconds_a_turn` says.
        """
        del event
        return s.turn

    # --- decisions -----------------------------------------------------------------------------

    def marks(self, action: Action, s: S) -> Marks:
        """Where one would click for a legal action, and how much; {} for a button."""
        raise NotImplementedError

    def counting(self, target: str) -> Counting:
        """How the amount of a target comes about: by clicks, or set on a ladder."""
        del target
        return Counting.EACH

    def rests(self, s: S) -> bool:
        """Whether a person who has decided the last of their turn in this state may take back.

        They are asked whether they are done, and only then the game goes on.
        """
        del s
        return False

    def answers(self, s: S) -> bool:
        """Whether whoever decides in this state only answers, in the turn of somebody else.

        What came about since one's last turn is told from before such answers on.
        """
        del s
        return False

    def vain(self, action: Action, s: S) -> bool:
        """Whether a legal action is as good as doing nothing: the focus begins elsewhere."""
        del action, s
        return False

    def aside(self, action: Action) -> bool:
        """Whether an action doesn't end what is being decided (Manila's pledging).

        It can be done at any time by its target or its button, takes no focus, and what was chosen
        stays chosen as far as that is legal afterwards.
        """
        del action
        return False

    def secret(self, s: S) -> bool:
        """Whether whoever decides has to see what nobody else may see.

        Where people share a screen, only then does the next one have to come to it alone; else
        their things stay covered while they decide, and they may peek at them. They are offered
        `Rules.apparent`, and nothing that a desk says of it may depend on what is covered.
        """
        del s
        return True

    def by_heart(self, s: S) -> bool:
        """Whether something that isn't possible may be offered before all eyes.

        Whoever decides then has to know what they hold, or look behind the own screen. As long as
        that is closed the window asks, whatever is pressed, whether it was they; only then it is
        refused, if need be. Behind the open screen what isn't possible is grey.
        """
        del s
        return False

    def decision(self, legal: Sequence[Action], s: S) -> Decision:
        """The decision that these legal actions are; ValueError if two have the same marks."""
        ways = [Way(action, self.marks(action, s)) for action in legal]
        return Decision(ways, self.counting, self.aside)

    def sheet(self, s: S, seat: int, chosen: Marks) -> Sheet | None:
        """The devices that the phase needs beside the board; None where the board is enough.

        It is also shown to who watches: then nothing on it can be pressed, and blocks that are only
        there to be pressed (`Choices`, `Ladder`, `Selection`, `Lanes`) are left out. `seat` is the
        person at the screen, -1 if nobody's holdings may be seen. `chosen` is what is chosen so
        far: a sheet may come with a first click, such as the ladder of a port that was clicked.
        """
        del s, seat, chosen
        return None

    def foreseen(self, decision: Decision, s: S) -> S:
        """The state as the board shows it with what is chosen and not played yet; `s` is kept."""
        del decision
        return s

    def taken(self, chosen: Marks, s: S) -> Collection[str]:
        """The keys of what is chosen of the things on the board: they are pale there."""
        del chosen, s
        return ()

    def live(self, chosen: Marks, ready: Action | None, s: S) -> str:
        """What would come of what is chosen just now, in one sentence; "" for nothing to say."""
        del chosen, ready, s
        return ""

    def pictures(self, action: Action, s: S) -> Parts:
        """What is given and taken by an action, for its button; () where words have to do."""
        del action, s
        return ()

    def emblem(self, target: str, s: S) -> Parts:
        """The picture of a target, for a line of what is chosen; () for its title in words."""
        del target, s
        return ()

    def tags(self, action: Action, s: S) -> Sequence[Pill]:
        """What a legal action costs or brings, beside its target."""
        del action, s
        return ()

    def follows(self, action: Action, s: S) -> Sequence[str]:
        """The targets that an action would make possible next: they shine while it is lit."""
        del action, s
        return ()

    def ways(self, action: Action, s: S) -> Sequence[Sequence[Point]]:
        """The lines on the board along which an action goes, drawn where moves are compared.

        Where a desk has no lines of its own, these are the places that the action is made of, each
        by itself.
        """
        places = self.targets(s)
        return [[places[name].at] for name in self.marks(action, s) if name in places]

    def sources(self, s: S) -> Sequence[str]:
        """The targets that give the choice just now; no sheet covers them."""
        del s
        return ()

    def keep_clear(self, s: S) -> Sequence[str]:
        """The other targets that must be in sight while one decides."""
        del s
        return ()

    def agenda(self, s: S, seat: int, events: Sequence[Event]) -> Agenda | None:
        """What a seat has to settle in its turn and what has come about; None for no strip.

        `events` are those of this part of the game (`Rules.chapter`), in their order. What the
        strip tells of the seat's own is not told once more among what others did.
        """
        del s, seat, events
        return None

    # --- pointing ------------------------------------------------------------------------------

    def thing(self, key: str, s: S) -> str:
        """The target that a key of the picture belongs to; "" for none. The only parsing."""
        del s
        return key

    def stands_for(self, target: str, s: S) -> Sequence[str]:
        """The targets that a click on this one could mean, the likeliest first."""
        del s
        return (target,)

    def tip(self, target: str, s: S) -> Explained:
        """What a target is and does; "panel.0" and "panel.0.WHAT" too."""
        del target, s
        return Explained()

    def rule(self, target: str, s: S) -> str:
        """The section of the rulebook that tells of a target; "" for none."""
        found = self.targets(s).get(target)
        return found.rule if found else ""

    def attempt(self, target: str, s: S) -> Action | None:
        """What a click on a target that can't be chosen would have meant: it is asked why not."""
        del target, s
        return None

    def opens(self, action: Action, s: S) -> Action | None:
        """A legal action after which one that isn't legal yet is; None for none.

        Whoever clicked on what that one is about finds it chosen, and is told how it goes on.
        """
        del action, s
        return None

    # --- what has happened ---------------------------------------------------------------------

    def whose(self, event: Event, s: S) -> int:
        """The seat that did it, or to whom it happened; -1 for nobody's."""
        found = getattr(event, "seat", -1)
        return found if isinstance(found, int) and found < s.seats else -1

    def note(self, event: Event, s: S) -> About:
        """The rule and the sprite of an event, and whether it begins a chapter of the log."""
        return self.words.about(event, s)

    def traces(self, event: Event, s: S) -> Picture | None:
        """What an event leaves on the board for all to see, by the state after it.

        It isn't in the state: dice as they fell. It stays until another event leaves something, or
        sweeps the board ({}); None: what lay there stays.
        """
        del event, s
        return None

    def trace_signs(self, traces: Picture, s: S) -> Sequence[Pill]:
        """The small signs that hang on what events have left: the numbers of dice, in figures."""
        del traces, s
        return ()

    def chapter(self, event: Event, s: S, number: int) -> str:
        """The heading of a chapter of the log that an event begins: "Turn 5: Ana".

        The state is the one after the event; `number` counts the headings, from 1.
        """
        del number
        return self.words.event(event, s)

    def mark(self, event: Event, s: S) -> str:
        """The target where an event has changed the board to stay, until one has seen it."""
        del event, s
        return ""

    def outdates(self, event: Event, earlier: Event) -> bool:
        """Whether nothing is left of what an earlier event has changed."""
        del event, earlier
        return False

    def ledger(self, events: Sequence[Event], s: S, earlier: Sequence[Event] = ()) -> Sheet | None:
        """A sheet that counts up once and stays until it is put away; None for none.

        `events` are those of one action, in their order, and the state is the one after them, or
        else the one before what `clears` the board. `earlier` is what had happened before since
        the board was cleared last, so that a sum can tell of all of it.
        """
        del events, s, earlier
        return None

    def clears(self, event: Event) -> bool:
        """Whether an event takes from the board what is summed up: it is shown after that."""
        del event
        return False
