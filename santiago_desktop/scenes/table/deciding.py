"""The decision of the moment, for every control of the table: it is reckoned once."""

from __future__ import annotations

from operator import is_
from typing import TYPE_CHECKING

from santiago_desktop.contract.sheet import Ladder
from santiago_desktop.contract.words import capital
from santiago_desktop.kernel.rules import NOBODY
from santiago_desktop.scenes.table.devices.device import CONFIRM
from santiago_desktop.scenes.table.devices.ladder import amount_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from santiago_desktop.contract.desk import Pill
    from santiago_desktop.contract.marks import Decision, Marks
    from santiago_desktop.contract.sheet import Standing
    from santiago_desktop.kernel.records import Action
    from santiago_desktop.kernel.rules import State
    from santiago_desktop.scenes.table.guide import Guide
    from santiago_desktop.scenes.table.sight import Sight
    from santiago_desktop.table.hints import Step

LONGEST = 4  # digits
STARTLED = 0.35  # seconds in which a click was hardly meant for the question that has just come


class Deciding:
    """What can be done now, what is chosen so far, and how it is done (`devices.Acts`)."""

    def __init__(
        self,
        sight: Sight,
        guide: Guide | None,
        play: Callable[[Action], None],
        changed: Callable[[], None],
    ) -> None:
        """`play` plays an action, `changed` lays the controls out anew."""
        self.sight, self.guide, self.changed = sight, guide, changed
        self._play = play
        self.asked = False  # whether a person is to decide
        self.decision: Decision | None = None
        self._own: State = sight.screen()  # in which is decided, as the viewer may see it
        self._told: State = self._own  # the same, as those see it who look on
        self._tags: list[Pill] = []  # at what can be chosen
        self._tagged: Sequence[object] = (None,) * 3  # the decision, state and desk of these
        self._settled: set[str] = set()  # what a ladder says just then
        self.fresh = False  # whether it is the person's first decision in this part of the game
        self.unsure: Action | None = None  # to be confirmed: it ends the turn, or is aside
        self.orders: Callable[[str, int | None, Action | None], None] = lambda *_: None
        self._stepped: dict[str, int] = {}  # where steppers were left
        self.by_hand: list[str] = []  # of targets that share something out, those set; last: latest
        self._typed: tuple[str, int] = ("", 0)
        self._watched = False  # whether others could look on when the decision was reckoned
        self._was_aside = False  # whether the last action didn't end what was being decided
        self.plan: Sequence[Step] = ()  # how a hint that is being played goes on
        self.prepared: Marks = {}  # what was chosen for that by itself
        self.handed = False  # whether it has just come to this person from another one
        self._startled = 0.0  # seconds until a click counts
        self._held = 0.0  # seconds until Enter is obeyed

    # --- the decision --------------------------------------------------------------------------

    def begin(self) -> None:
        """A person decides: reckon what can be done."""
        kept = self.decision.chosen if self.decision and self._was_aside else {}
        self._reckon(kept)
        self.asked, self._was_aside, self.handed = True, False, False
        self._typed = ("", 0)
        self._follow_plan()

    def _follow_plan(self) -> None:
        """Choose what a hint that is being played goes on with, amounts and all: Enter plays that.

        Not behind a closed screen, where it would tell what one holds, nor over a choice by hand.
        """
        decision, wanted = self.decision, self.next
        self.prepared = {}
        if decision is None or wanted is None or decision.chosen or not self.sight.own_seen:
            return
        if wanted not in decision.actions or decision.takes_a_click(wanted):
            return
        self.prepared = decision.marks(wanted)
        self._stepped |= {name: n for name, n in self.prepared.items() if decision.is_set(name)}
        decision.put_all(self.prepared)

    def _reckon(self, kept: Marks) -> None:
        """What can be done, as far as those may know it who look on; of `kept`, what still can."""
        match = self.sight.table.match
        watched = self._watched = self.sight.watched
        legal = self.sight.rules.apparent(match.state) if watched else match.legal()
        legal = self.guide.allowed(legal) if self.guide else legal
        self._own = self._told = self.sight.screen()
        if watched:
            self._told = self.sight.rules.screen(match.state, NOBODY)
        self.decision = self.sight.desk.decision(legal, self._own)
        if kept:
            self.decision.put_all(kept)

    def follow_screen(self) -> None:
        """Others may look on now, or no more: something else is offered then."""
        if self.asked and self.decision and self._watched != self.sight.watched:
            self.unsure = None
            self._reckon(self.decision.chosen)
            self._follow_plan()

    @property
    def closed(self) -> bool:
        """Whether one decides behind one's own screen, and that is closed just now.

        Then nothing is offered: what one can do would tell what one holds.
        """
        return self.asked and self.sight.watched and self.sight.desk.secret(self._told)

    @property
    def state(self) -> State:
        """In which is decided, as those may see it to whom it is shown just now."""
        return self._own if self.sight.own_seen else self._told

    def tags(self) -> list[Pill]:
        """What is said at what can be chosen."""
        live, state, desk = self.live, self.state, self.sight.desk
        if live is None or self.unsure is not None:
            return []
        settled = set(filter(live.is_set, live.chosen))  # the ladders of these say it all
        about = (live, state, desk)
        if not all(map(is_, about, self._tagged)) or settled != self._settled:
            # thousands of ways are looked through once, and not at each motion of the mouse
            ways = [way for way in live.ways if not settled & way.marks.keys()]
            self._tags = [tag for way in ways for tag in desk.tags(way.action, state)]
            self._tagged, self._settled = about, settled
        return self._tags

    @property
    def next(self) -> Action | None:
        """What a hint that is being played goes on with; None where it is over."""
        return self.plan[0].action if self.plan else None

    @property
    def advised(self) -> list[str]:
        """The names of the controls of what a hint that was played goes on with.

        First those that play it as soon as it is chosen.
        """
        decision, wanted = self.decision, self.next
        if decision is None or wanted is None or wanted not in decision.actions:
            return []
        marks = decision.marks(wanted)
        plays = [CONFIRM, *map(amount_of, marks)] if decision.ready == wanted else []
        return [wanted.text, *plays, *marks]

    def startle(self) -> None:
        """The question has come after somebody else's decision: nobody could see it coming."""
        self._startled = STARTLED

    def hold_enter(self) -> None:
        """The focus goes elsewhere by itself: Enter would be meant for what it was on before."""
        self._held = STARTLED

    def wait_anew(self) -> None:
        """Pressed too soon: whoever goes on pressing doesn't look."""
        self._startled = STARTLED if self._startled else 0.0
        self._held = STARTLED if self._held else 0.0

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self._startled = max(0.0, self._startled - seconds)
        self._held = max(0.0, self._held - seconds)

    @property
    def enter_held(self) -> bool:
        """Whether Enter isn't obeyed for the moment."""
        return self._held > 0

    @property
    def startled(self) -> bool:
        """Whether a click or Enter would still be meant for what was there before.

        The second click of a double click, say, or one that was to hurry the computer players.
        """
        return self.live is not None and self._startled > 0

    def end(self, action: Action | None = None) -> None:
        """Nobody decides just now; an action beside the decision keeps what was chosen."""
        beside = action is not None and self.sight.desk.aside(action)
        self._was_aside = beside and self.decision is not None
        self.plan = self._plan_after(action)
        self.asked, self.unsure = False, None
        if not self._was_aside:
            self.decision, self._stepped, self.by_hand = None, {}, []

    def _plan_after(self, action: Action | None) -> Sequence[Step]:
        """What is left of a hint that is played, in whichever order; () after anything else."""
        steps = [step.action for step in self.plan]
        if action not in steps:
            return ()
        done = steps.index(action)
        return (*self.plan[:done], *self.plan[done + 1 :])

    @property
    def by_heart(self) -> bool:
        """Whether one decides before all eyes by what lies behind one's screen."""
        sight = self.sight
        return self.live is not None and sight.watched and sight.desk.by_heart(self.state)

    def barred(self) -> dict[Action, str]:
        """What is offered to all, and why the one who decides can't do it.

        {} as long as their screen is closed: that would tell what they hold.
        """
        sight, live = self.sight, self.live
        if live is None or not (self.by_heart and sight.own_seen):
            return {}
        match, words = sight.table.match, sight.words
        barred = [action for action in live.actions if not match.allows(action)]
        reasons = [sight.rules.refusal(match.state, action) for action in barred]
        said = [f"{capital(words.why_not(each.reason, each.details))}." for each in reasons]
        return dict(zip(barred, said, strict=True))

    def out_of_reach(self) -> set[str]:
        """The targets of nothing but what is barred."""
        barred, live = self.barred(), self.live
        if live is None or not barred:
            return set()
        left = {name for way in live.ways if way.action not in barred for name in way.marks}
        return set(live.targets) - left

    @property
    def live(self) -> Decision | None:
        """The decision, if it can be made just now: not while one looks at the past."""
        now = self.asked and self.sight.past is None
        return self.decision if now and not self.closed else None

    def legal(self) -> list[Action]:
        """The legal actions of the decision that is asked; [] while nobody is asked."""
        offered = self.decision.actions if self.decision and self.asked else []
        return [action for action in offered if self.sight.table.match.allows(action)]

    def standing(self, target: str) -> Standing | None:
        """The orders that a ladder takes; None where it takes none."""
        if self.decision is None or target not in self.decision.targets:
            return None
        chosen = {target: self.decision.first(target)}
        sheet = self.sight.desk.sheet(self.state, self.sight.viewer, chosen)
        for block in sheet.blocks if sheet else ():
            if isinstance(block, Ladder) and block.target == target:
                return block.standing
        return None

    @property
    def meant(self) -> Action | None:
        """What the person has chosen and would confirm; not what a ladder begins with by itself."""
        live = self.live
        if live is None or not any(
            name in self._stepped or not live.is_set(name) for name in live.chosen
        ):
            return None
        return live.ready

    # --- acts ----------------------------------------------------------------------------------

    def play(self, action: Action) -> None:
        """Play a legal action."""
        self._play(action)

    def choose(self, target: str) -> None:
        """A click on a target: play what it is, or choose it; what is aside is asked first.

        Also where it happens to be all that can be decided: it is no smaller a thing then.
        """
        if self.live is None:
            return
        self.sight.app.sounds.play("button_click")
        action = self.live.click(target)
        if action is not None and not self.sight.desk.aside(action):
            self._play(action)
            return
        if action is not None:
            self.live.take(target)
        self.unsure = action
        self.changed()

    def put(self, target: str, amount: int) -> None:
        """Set the amount of a target of the decision."""
        if self.live is not None:
            self._stepped[target] = amount
            self.live.put(target, amount)
            self.changed()

    def put_all(self, chosen: Marks, by: str = "") -> None:
        """Choose all of this at once; `by` is the target that was set, if the others followed."""
        if self.live is not None:
            self.by_hand = [*(each for each in self.by_hand if each != by), *([by] if by else [])]
            self.live.put_all(chosen)
            self.changed()

    def take(self, target: str) -> None:
        """Take back one of what is chosen."""
        if self.live is not None:
            self.live.take(target)
            self.changed()

    def clear(self) -> None:
        """Give up what is chosen so far."""
        self.by_hand = []
        if self.decision is not None:
            self.decision.clear()
            self.changed()

    def stepped(self, target: str) -> int:
        """The amount that a stepper shows: where it was left in this decision."""
        assert self.decision is not None
        amounts = self.decision.alone(target) or self.decision.amounts(target)
        amount = self._stepped.get(target)
        if amount is not None and amount in amounts:
            return amount
        return self.decision.first(target)

    def typed(self, target: str, digit: int) -> int:
        """The number that the digits typed for a target make so far; it begins anew when long."""
        before = self._typed[1] if self._typed[0] == target else 0
        number = before * 10 + digit
        most = max(self.decision.amounts(target)) if self.decision else number
        if len(str(number)) > LONGEST or number > most:
            number = digit
        self._typed = (target, number)
        return number

    def order(self, target: str, up_to: int | None, then: Action | None = None) -> None:
        """Go on by oneself: up to an amount, if any, then this action, or ask again (None)."""
        self.orders(target, up_to, then)
