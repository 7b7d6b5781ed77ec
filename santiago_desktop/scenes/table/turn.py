"""Whose turn it is: chance, a computer player, a person; taking back; handing over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.kernel.records import Record
from santiago_desktop.kernel.rules import CHANCE, NOBODY
from santiago_desktop.scenes.table.pointing import PANEL

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from santiago_desktop.contract.sheet import Sheet
    from santiago_desktop.kernel.records import Action, Event
    from santiago_desktop.kernel.rules import State
    from santiago_desktop.scenes.table.autoplay import Autoplay
    from santiago_desktop.scenes.table.deciding import Deciding
    from santiago_desktop.scenes.table.guide import Guide
    from santiago_desktop.scenes.table.log import Log
    from santiago_desktop.scenes.table.orders import Orders
    from santiago_desktop.scenes.table.prompt import Prompt
    from santiago_desktop.scenes.table.sight import Sight


class Gate(Record):
    """What is asked of the person who has to come to the screen."""

    seat: int
    asks: str  # what they are wanted for
    rule: str  # the section of the rulebook that tells of screens


class Hooks(Record):
    """What the turn asks of the rest of the table."""

    changed: Callable[[], None]  # lay the controls out anew
    doubts: Callable[[Action], bool]  # whether the tutor asks before an action is played
    forget: Callable[[], None]  # what was said or thought about the last decision is over
    step_back: Callable[[], None]  # out of a choice, of a question, or of the past
    cover: Callable[[Gate], None]  # what anybody holds, until the next one says that they are there
    ask_back: Callable[[int, Callable[[], object]], None]  # only then take back what a seat decided
    ask_again: Callable[[int, Callable[[], object]], None]  # only then redo what a seat decided
    ended: Callable[[], None]
    judge: Callable[[Action], None]  # what a strong player thinks of what a learner plays


class Turn:
    """Lets the game go on, and knows what has been seen of it."""

    def __init__(
        self,
        sight: Sight,
        deciding: Deciding,
        autoplay: Autoplay,
        orders: Orders,
        prompt: Prompt,
        log: Log,
        guide: Guide | None,
        hooks: Hooks,
    ) -> None:
        self.sight, self.deciding, self.autoplay, self.orders = sight, deciding, autoplay, orders
        self.prompt, self.log, self.guide, self.hooks = prompt, log, guide, hooks
        self.table = sight.table
        self.marks: list[tuple[int, Event]] = []  # what others have changed: seat and event
        self.told_end = False  # whether the result has been shown
        self.to_be_summed_up: list[Event] = []  # the events of the last action, as they are seen
        self.resting = False  # whether it was a person's last, and they may still take back
        self.held: list[Event] = []  # what is seen of it only when they say that they are done
        self.after_summary: list[Event] = []  # what is seen of it once it has been summed up
        self.waiting_for: int | None = None  # who has been asked to come to the screen
        self.opened_at = len(self.table.match.log)  # how much had been played by then
        self.nobody_yet = self._goes_on_from_a_file()  # whether nobody has said who sits there
        self.took_back: tuple[int, int] | None = None  # who said so, and how much was left then
        self.looked_forward = -1  # how much had been played when chance was last awaited

    @property
    def guided(self) -> bool:
        """Whether only that can be done of which a lesson speaks."""
        return self.guide is not None and self.guide.leads

    @property
    def reading(self) -> bool:
        """Whether a page of a lesson is read: nobody acts meanwhile."""
        return self.guide is not None and self.guide.reading

    # --- what is shown -------------------------------------------------------------------------

    def told(self, event: Event, shown: State) -> None:
        """A line of the log for what has just been shown, and a mark where it happened."""
        self.log.tell(event, shown)
        self.mark(event, shown)

    def mark(self, event: Event, shown: State) -> None:
        """Remember what somebody else has changed, and forget what nothing is left of."""
        desk = self.sight.desk
        self.marks = [each for each in self.marks if not desk.outdates(event, each[1])]
        seat = desk.whose(event, shown)
        if seat < 0 and desk.acting(event, shown) >= 0:  # else it is a step of the game
            seat = shown.turn
        if seat >= 0 and seat not in self.table.people:
            self.marks.append((seat, event))

    # --- going on ------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        """Whoever is to act acts, or is asked; whether anything changed."""
        if self.resting:
            return False
        if self.table.match.over and not self.reading:
            return self._end()
        actor = self.table.match.state.actor
        if actor in self.table.people or (self.reading and not self._runs_out(actor)):
            return self._ask(self.table.people[0] if self.guided else actor)
        if self.sight.private and actor >= 0 and self.sight.viewer != NOBODY:
            self._close_screens()  # all watch the computer
        if actor == CHANCE and self._looks_forward():
            return True
        action = self.autoplay.action(seconds)
        if action is None:
            return False
        self.play(action)
        return True

    def _runs_out(self, actor: int) -> bool:
        """Whether a choice that is commented on still has its course: chance that nobody awaits.

        One reads about a board that is whole, not about one whose goods are just being laid out.
        """
        awaited = self.sight.desk.eve(self.sight.shown) is not None
        return self.guide is not None and self.guide.commenting and actor == CHANCE and not awaited

    def _looks_forward(self) -> bool:
        """Whether there is something to be seen first, before chance acts."""
        played = len(self.table.match.log)
        eve = None if self.looked_forward == played else self.sight.desk.eve(self.sight.shown)
        self.looked_forward = played
        if eve is not None:
            self.sight.director.look_forward(eve)
        return eve is not None

    def _end(self) -> bool:
        """The result, once; all screens are open now."""
        first, self.told_end = not self.told_end, True
        if first:
            self.sight.show_now()
            self.hooks.changed()
            self.hooks.ended()
        return first

    def _ask(self, actor: int) -> bool:
        """Ask a person, who has to come to the screen first if others must not see."""
        if self.deciding.asked:
            return False
        sight = self.sight
        there = actor == sight.viewer and sight.alone
        if sight.private and not there and (self._secret() or self.nobody_yet):
            first, self.waiting_for = self.waiting_for != actor, actor
            if first:
                self._close_screens()
                self.hooks.cover(self._gate(actor))
            return first
        if actor != sight.viewer:
            sight.look(actor)
        self.deciding.begin()
        chapter = self.sight.rules.chapter(self.table.match.state)
        self.deciding.fresh = not self._decided_in(chapter, [actor])
        if self._ordered(actor):
            return True
        before = self._decided_before(actor)
        if before != NOBODY:
            self.deciding.startle()
        self.deciding.handed = before in self.table.people and not sight.alone
        if self.deciding.fresh:
            self.sight.app.later.append(lambda: self.sight.app.sounds.play("your_turn"))
        self.hooks.changed()
        return True

    def _decided_before(self, actor: int) -> int:
        """Who else has decided last, since the table was opened; NOBODY if it was the actor."""
        seen = self.table.match.log[self.opened_at :]
        decided = [each.actor for each in seen if each.actor != CHANCE]
        return decided[-1] if decided and decided[-1] != actor else NOBODY

    def _goes_on_from_a_file(self) -> bool:
        """Whether people have played already when the table is opened: anybody may sit there."""
        return any(each.actor in self.table.people for each in self.table.match.log)

    def _secret(self) -> bool:
        """Whether the next person has to see what only they may see."""
        sight = self.sight
        return sight.desk.secret(sight.rules.screen(self.table.match.state, NOBODY))

    def _gate(self, seat: int) -> Gate:
        """What the next person is wanted for."""
        sight = self.sight
        shown = sight.rules.screen(self.table.match.state, NOBODY)
        rule = sight.desk.rule(f"{PANEL}{seat}", shown)
        return Gate(seat, sight.words.prompt(shown), rule)

    def _take_back_by(self, last: int) -> None:
        """Somebody who says that they are there takes back what they did last.

        Their screen stays closed, unless they can't decide anew without what lies behind it.
        """
        barrier = self.table.undo(last)
        assert not barrier, barrier
        self.took_back = last, len(self.table.match.log)
        self.waiting_for, self.nobody_yet = None, False
        self.sight.look(last, with_open_screen=self._secret())
        self._undone()

    def _ordered(self, actor: int) -> bool:
        """Whether a person's standing order has done what they wanted."""
        target = self.orders.target(actor)
        if not target or self.deciding.decision is None:
            return False
        standing = self.deciding.standing(target)
        action = self.orders.follow(actor, self.deciding.decision, standing)
        if action is None:
            return False
        self._played(action)
        return True

    def _close_screens(self) -> None:
        """What anybody holds is hidden until the next one is there; the board stays in sight."""
        self.sight.look(NOBODY)
        self.hooks.changed()

    def take_seat(self, seat: int) -> None:
        """Another person looks at the screen now."""
        self.waiting_for, self.nobody_yet, self.took_back = None, False, None
        self.sight.look(seat, with_open_screen=True)

    # --- playing -------------------------------------------------------------------------------

    def play(self, action: Action) -> None:
        """Play an action, unless somebody wants to be asked before."""
        if self.table.match.state.actor in self.table.people:
            if self._anybody_could(action):
                self._ask_whether(action)
                self.deciding.startle()  # a double click is no answer
                return
            if self._impossible(action) or self._doubted(action):
                return
            if self._to_be_confirmed(action):
                self._ask_whether(action)
                return
        self._played(action)

    def _ask_whether(self, action: Action) -> None:
        """An action is done only when it is confirmed."""
        self.deciding.unsure = action
        self.hooks.changed()

    def _anybody_could(self, action: Action) -> bool:
        """Whether somebody else might have pressed it, and hear what one can't do.

        Then the one concerned first says that it was them: the same for all that is offered. Who
        has opened their screen has said so.
        """
        known = self.sight.own_seen or self.deciding.unsure == action
        return self.deciding.by_heart and not known

    def _doubted(self, action: Action) -> bool:
        """Whether the tutor asks first; not while others look on, to whom it would tell much."""
        return not self.sight.watched and self.hooks.doubts(action)

    def _impossible(self, action: Action) -> bool:
        """Whether something was offered only because others look on; then that is said.

        Not why: the reason would tell them what one holds.
        """
        match, names = self.table.match, self.table.names
        if match.allows(action):
            return False
        refusal = self.sight.rules.refusal(match.state, action)
        words = self.sight.app.language._("What {name} holds isn't enough for that.")
        self.deciding.unsure = None
        self.hooks.changed()
        self.prompt.complain(words.format(name=names[match.state.actor]), refusal.rule)
        return True

    def confirmed(self) -> None:
        """Play what one was unsure about."""
        if self.deciding.unsure is not None:
            self.play(self.deciding.unsure)

    def _played(self, action: Action) -> None:
        """Play an action that somebody has chosen, and show what comes of it."""
        sight = self.sight
        if self.table.match.state.actor in self.table.people:
            self.marks = []
            self.log.read()
        actor = self.table.match.state.actor
        if self.guide:
            self.hooks.judge(action)
            self.guide.begin_to_choose()
        self.deciding.end(action)
        self.hooks.forget()
        events = self.table.play(action)
        if self.guide:
            self.guide.acted(actor, action, events)
        seen = [sight.rules.screen_event(event, sight.viewer) for event in events]
        self.to_be_summed_up = seen
        self.resting = self._rests()
        own = self._own_part(seen) if self.resting else len(seen)
        self.held = seen[own:]
        self._tell(seen[:own])
        self.hooks.changed()

    def _tell(self, events: Sequence[Event]) -> None:
        """Show these events, but what clears the board only after a summary of what was on it."""
        clearing = (n for n, event in enumerate(events) if self.sight.desk.clears(event))
        first = next(clearing, len(events))
        self.sight.director.tell(events[:first])
        self.after_summary = list(events[first:])

    def clear_the_board(self) -> None:
        """The summary has been read, if there was one: show what has come after it."""
        events, self.after_summary = self.after_summary, []
        self.sight.director.tell(events)

    # --- being done ----------------------------------------------------------------------------

    def _rests(self) -> bool:
        """Whether a person has decided the last of their turn, and may still take back."""
        sight, moment = self.sight, self.table.timeline.moments[-1]
        if self.guided or self.table.match.over or moment.actor != sight.viewer:
            return False
        chapters = {sight.rules.chapter(each) for each in (moment.before, moment.after)}
        others = moment.after.actor != moment.actor or len(chapters) > 1
        return others and sight.desk.rests(moment.before)

    def _own_part(self, seen: Sequence[Event]) -> int:
        """How many events of the last action belong to the turn of whoever acted."""
        sight, moment = self.sight, self.table.timeline.moments[-1]
        rules, shown = sight.rules, sight.rules.screen(moment.before, sight.viewer)
        chapter = rules.chapter(shown)
        for number, event in enumerate(seen):
            rules.fold(shown, event)
            if rules.chapter(shown) != chapter:
                return number
        return len(seen)

    def done(self) -> None:
        """The person doesn't want to take anything back: the game goes on."""
        held, self.held, self.resting = self.held, [], False
        self.sight.director.tell(held)
        self.hooks.changed()

    def goes_on_with(self, target: str) -> bool:
        """Whether the person who has just acted is asked next, and a target is what they mean."""
        match, sight = self.table.match, self.sight
        if self.guided or self.resting or self.after_summary or sight.watched:
            return False
        if match.state.actor != sight.viewer:
            return False
        if not match.log or match.log[-1].actor != sight.viewer:
            return False  # somebody else has acted meanwhile, and that is to be seen
        state = sight.screen()
        meant = set(sight.desk.stands_for(target, state)) if target else set()
        return any(meant & sight.desk.marks(each, state).keys() for each in match.legal())

    def summary(self) -> Sheet | None:
        """What the last action came to, once all of it has been shown; None for nothing."""
        events, self.to_be_summed_up = self.to_be_summed_up, []
        if not events:
            return None
        earlier = self.log.chronicle.since_cleared()
        return self.sight.desk.ledger(events, self.sight.shown, earlier)

    def _to_be_confirmed(self, action: Action) -> bool:
        """Whether the turn would be over, and the player wants to be asked before that."""
        if not self.sight.app.settings["confirm_turn"] or self.deciding.unsure is not None:
            return False
        if self.sight.desk.rests(self.deciding.state):  # they are asked afterwards
            return False
        after = self.table.match.state.copy()
        self.sight.rules.play(after, action)
        return bool(after.actor != self.table.match.state.actor)

    def read_on(self) -> None:
        """The lesson's next step, after one that was only to be read, or is left out."""
        assert self.guide is not None
        self.guide.advance()
        self.ask_anew()

    def ask_anew(self) -> None:
        """The lesson has gone on: something else is asked now."""
        self.deciding.end()
        self.hooks.changed()

    # --- taking back ---------------------------------------------------------------------------

    def undo(self) -> bool:
        """Back to the last decision of a person; if not, say why."""
        if self.deciding.unsure or self.sight.past is not None or self._chosen():
            self.hooks.step_back()
            return True
        _ = self.sight.app.language._
        if self.guide and not self.guide.over:
            return self._undo_choice(self.guide)
        viewer = self.sight.viewer if self.sight.viewer != NOBODY else None
        if self._finished:
            self.prompt.complain_of("over")
            return False
        if self._asks_back():
            return False
        others, barrier = self._others_since(), self.table.undo(viewer)
        if barrier:
            self.prompt.complain_of(barrier)
            return False
        self._undone()
        if others:
            self.prompt.remark(
                _("You are back at your last choice, before anything the others have done since.")
            )
        return True

    def _undo_choice(self, guide: Guide) -> bool:
        """Back to before the learner's last choice; the lesson's own moves stay."""
        if guide.back_to is None:
            words = self.sight.app.language._("In a lesson you can undo what you chose yourself.")
            self.prompt.complain(words)
            return False
        while len(self.table.match.log) > guide.back_to:
            barrier = self.table.undo(guide.learner)
            assert not barrier, barrier
        guide.taken_back()
        self._undone()
        return True

    def undo_told(self) -> str:
        """What the button of undo does, or what stops it."""
        _, barrier = self.sight.app.language._, self._barrier()
        if barrier:
            return f"{_('Undo')}. {self.prompt.named(barrier)}"
        if self._others_since():
            return _("Undo your last choice, and what the others have done since")
        return _("Undo")

    def _others_since(self) -> bool:
        """Whether undo would take back what computer players have done, too."""
        if self._aside or self._to_be_asked() != NOBODY:
            return False
        people = (*self.table.people, CHANCE)
        return any(each.actor not in people for each in self.table.to_take_back(self.sight.viewer))

    def restart_told(self) -> str:
        """What the button that begins the turn anew does, or what stops it."""
        begin, why = self.sight.app.language._("Start the turn again"), self._no_restart()
        return f"{begin}. {why}" if why else begin

    def _no_restart(self) -> str:
        """Why the turn can't be begun anew, as a sentence; "" if it can."""
        _ = self.sight.app.language._
        if self.restartable or (self.guide and not self.guide.over):
            return ""
        if self.waiting_for is not None:
            return _("Until the next player is here, only “Undo” takes something back.")
        chapter = self.sight.rules.chapter(self.table.match.state)
        if not self._finished and not self._decided_in(chapter, self.table.people):
            return _("You haven't decided anything this turn yet.")
        barrier = "over" if self._finished else self.table.barrier(self.sight.viewer)
        return self.prompt.named(barrier)

    @property
    def undoable(self) -> bool:
        """Whether anything was chosen or decided yet that can be taken back."""
        if self.guide and not self.guide.over and not self._aside:
            return self.guide.back_to is not None
        return not self._barrier()

    @property
    def _aside(self) -> bool:
        """Whether one only has to step back: out of the past, or of something chosen."""
        return self._chosen() or self.sight.past is not None

    @property
    def _finished(self) -> bool:
        """Whether several people have seen the result, and with it all that was hidden."""
        return self.table.match.over and self.told_end and len(self.table.people) > 1

    def _barrier(self) -> str:
        """What stops whoever presses undo; "" if nothing does, or if somebody is asked first."""
        if self._finished:
            return "" if self._aside else "over"
        guided = self.guide is not None and not self.guide.over
        if self._aside or guided or self._to_be_asked() != NOBODY:
            return ""
        return self.table.barrier(self.sight.viewer)

    def _to_be_asked(self) -> int:
        """Who has decided last, if they may still be at the screen, and not as the viewer."""
        decided = [each.actor for each in self.table.match.log if each.actor in self.table.people]
        last, sight = decided[-1] if decided else NOBODY, self.sight
        there = not sight.private or sight.alone or last == sight.viewer
        return NOBODY if there or self.table.barrier(last) else last

    def _asks_back(self) -> bool:
        """Whether the one who has decided last is asked: they may still be at the screen."""
        last = self._to_be_asked()
        if last != NOBODY:
            self.hooks.ask_back(last, lambda: self._take_back_by(last))
        return last != NOBODY

    def redo(self) -> bool:
        """What was taken back is played again, as long as nothing else has been played.

        False, too, where the one concerned is asked first: anybody could have pressed it.
        """
        if not self.redoable or self.sight.past is not None:
            return False
        seat, played = self.table.match.state.actor, len(self.table.match.log)
        known = self.sight.own_seen or self.took_back == (seat, played)
        if self.sight.private and not known and seat in self.table.people:
            self.hooks.ask_again(seat, self._play_again)
            return False
        return self._play_again()

    def redo_told(self) -> str:
        """What the button of redo does, or that it does nothing."""
        _ = self.sight.app.language._
        redo = _("Redo")
        return redo if self.redoable else f"{redo}. {_('There is nothing to redo.')}"

    def _play_again(self) -> bool:
        """Play again what was taken back last; whether there was anything."""
        done = bool(self.table.redo())
        if done:
            self._undone()
        return done

    @property
    def redoable(self) -> bool:
        """Whether something taken back can be played again; in lessons one chooses anew.

        Not while somebody is waited for: nobody is there whose decision that would be.
        """
        if self.waiting_for is not None:
            return False
        return self.table.can_redo and (self.guide is None or self.guide.over)

    def _chosen(self) -> bool:
        """Whether something was chosen that isn't there by itself."""
        live = self.deciding.live
        return live is not None and live.chosen not in ({}, self.deciding.prepared)

    def restart(self) -> None:
        """Back to where the turn began, or as far as that is possible."""
        if (self.guide and not self.guide.over) or self.sight.past is not None:
            self.undo()
            return
        if self._finished:
            self.prompt.complain_of("over")
            return
        if self.waiting_for is not None:
            self.prompt.complain(self._no_restart())
            return
        barrier = self.table.begin_chapter_anew()
        if barrier:
            self.prompt.complain_of(barrier)
        else:
            self._undone()

    @property
    def restartable(self) -> bool:
        """Whether the one who is to move has decided something in this chapter already."""
        if self.guide and not self.guide.over:
            return self.guide.back_to is not None
        stopped = self._finished or self.table.barrier(self.sight.viewer)
        if self.waiting_for is not None or stopped:
            return False  # at the cover: one decision at a time, by whoever made it
        chapter = self.sight.rules.chapter(self.table.match.state)
        return self._decided_in(chapter, self.table.people)

    def _decided_in(self, chapter: object, seats: Sequence[int]) -> bool:
        """Whether one of these seats has decided something since a chapter began."""
        for moment in reversed(self.table.timeline.moments):
            if self.sight.rules.chapter(moment.before) != chapter:
                return False
            if moment.actor in seats:
                return True
        return False

    def _undone(self) -> None:
        self.orders.forget(self.table.match.state.actor)
        self.sight.show_now()
        self.log.recall()
        self.marks, self.told_end, self.to_be_summed_up = [], False, []
        self.held, self.after_summary, self.resting = [], [], False
        self.deciding.end()
        self.hooks.forget()
        self.hooks.changed()
