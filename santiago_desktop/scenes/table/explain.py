"""What is said about things on the table: what they are, what a click does, and why not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.cells import Look
from santiago_desktop.contract.words import capital
from santiago_desktop.scenes.table.pointing import PANEL
from santiago_desktop.stage.controls.tips import Tip
from santiago_desktop.stage.input.commands import Command
from santiago_desktop.table.hints import Step

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from santiago_desktop.kernel.records import Action
    from santiago_desktop.scenes.table.deciding import Deciding
    from santiago_desktop.scenes.table.guide_view import GuideView
    from santiago_desktop.scenes.table.pointing import Pointing
    from santiago_desktop.scenes.table.prompt import Prompt
    from santiago_desktop.scenes.table.sight import Sight
    from santiago_desktop.stage.controls.widgets import Widget

NOT_YET = "now_"  # reasons that only say that it is something else's time
TAG = (120, 60)  # design pixels around a place on the ground that no tooltip may cover


class Explainer:
    """Says what things are, and why a click on one did nothing."""

    def __init__(
        self,
        sight: Sight,
        deciding: Deciding,
        pointing: Pointing,
        prompt: Prompt,
        lesson: GuideView | None,
        corner: Callable[[], pygame.Rect],
    ) -> None:
        self.sight, self.deciding, self.pointing = sight, deciding, pointing
        self.prompt, self.lesson, self.corner = prompt, lesson, corner

    def tip(self, thing: str) -> Tip:
        """What a thing is and does, what a click on it would do, and why not."""
        sight = self.sight
        explained = sight.desk.tip(thing, sight.shown)
        title, text = explained.title, self._remembered(thing) or explained.text
        rule, key = sight.desk.rule(thing, sight.shown), sight.app.sign(Command.RULES)
        if sight.private and thing.startswith(f"{PANEL}{sight.viewer}"):
            click = sight.app.language._("A click hides or shows what you hold.")
            return Tip(title, text, None, rule, key, "", click)
        why = "" if explained.whole else self._why_not(thing)
        return Tip(title, text, None, rule, key, why)

    def _remembered(self, thing: str) -> str:
        """What follows from what everybody has seen, of what is written in pencil; or else ""."""
        aid, words = self.sight.aid, self.sight.app.language._
        name, _, rest = thing.partition(".")
        seat, _, part = rest.partition(".")
        if aid is None or f"{name}." != PANEL or not aid.covers(int(seat)):
            return ""
        if not part:
            return self.sight.words.remembered(aid.known, int(seat))
        pencil = [each.cell for each in self.pointing.cells(int(seat)) if each.cell.target == thing]
        if not pencil or pencil[0].look is not Look.PENCIL:
            return ""
        return words("In pencil: what follows from what everybody has seen.")

    def _refused(self, thing: str) -> Action | None:
        """What a click on a thing would mean, if that isn't legal just now."""
        live, state = self.deciding.live, self.deciding.state
        if live is None or not thing:
            return None
        action = self.sight.desk.attempt(thing, state)
        return None if action is None or action in live.actions else action

    def _why_not(self, thing: str) -> str:
        """Why a thing can't be used, where that isn't plain."""
        action = self._refused(thing)
        if action is None or self._guided:
            return ""
        refusal = self.sight.rules.refusal(self.sight.table.match.state, action)
        if refusal.reason.startswith(NOT_YET):
            return ""
        return capital(self.sight.words.why_not(refusal.reason, refusal.details)) + "."

    @property
    def _guided(self) -> bool:
        return self.lesson is not None and self.lesson.guide.leads

    def complain(self, thing: str) -> bool:
        """A click on a thing that can't be used just now; whether there is something to say."""
        action = self._refused(thing)
        if action is None:
            return False
        if self._guided and self.lesson:
            self.prompt.complain(self.lesson.not_that(thing))
            return True
        refusal = self.sight.rules.refusal(self.sight.table.match.state, action)
        reason = self.sight.words.why_not(refusal.reason, refusal.details)
        self.prompt.complain(capital(reason) + ".", refusal.rule)
        self._begin_with_what_opens(action)
        return True

    def _begin_with_what_opens(self, action: Action) -> None:
        """Choose what makes a refused action possible, if that is one action; it goes on then."""
        live, state, sight = self.deciding.live, self.deciding.state, self.sight
        first = sight.desk.opens(action, state)
        if live is None or first not in live.actions or live.chosen:
            return
        assert first is not None
        self.deciding.plan = [
            Step(each, state, sight.words.brief(each, state)) for each in (first, action)
        ]
        self.deciding.put_all(live.marks(first))

    # --- where it is said ----------------------------------------------------------------------

    def clear(self, thing: str) -> list[pygame.Rect]:
        """What a tooltip must leave free: the prompt, the thing, the place that goes with it."""
        sight = self.sight
        found = [self.prompt.box, self.corner(), sight.layout.panels]
        if sight.layout.teaching:
            found.append(sight.layout.lesson)
        if sight.layout.reading:  # what a hint compares there changes with what is pointed at
            found.append(sight.layout.band)
        for name in sight.desk.stands_for(thing, sight.shown):
            found.append(self.pointing.box_of(name))
            target = sight.targets().get(name)
            if target and target.ground:
                x, y = target.at
                found.append(sight.board.box((x, y - 20), TAG))
        return found

    def beside(self, thing: str) -> pygame.Rect:
        """Where a tooltip points: beside a thing, or beside the panel that it is on."""
        found = self.pointing.box_of(thing).copy()
        panel = self.pointing.panel_of(thing)
        if panel:
            found.x, found.width = panel.x, panel.width
        return found

    def of(self, widget: Widget) -> tuple[pygame.Rect, Tip]:
        """What is said about a control that is no thing of the game."""
        app = self.sight.app
        key = app.sign(widget.key) if widget.key else None
        return widget.box, Tip("", widget.tip, key, widget.rule, app.sign(Command.RULES))
