"""What the mouse is on: every thing on the table has a name, and says what it is and does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.words import capital
from santiago_desktop.scenes.table import table_panels as around
from santiago_desktop.stage.controls.tips import Tip
from santiago_desktop.stage.input.commands import Command

if TYPE_CHECKING:
    import pygame

    from santiago_desktop.scenes.table.table import TableScene
    from santiago_desktop.stage.controls.widgets import Widget

NOT_YET = "now_"  # reasons that only say that it is something else's time
TAG = (120, 60)  # design pixels around a stop that no tooltip may cover


class Pointing:
    """Finds things by their place in the window."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._place = (-1, -1)
        self._found = ""

    def forget(self) -> None:
        """Things may have moved."""
        self._place = (-1, -1)

    def thing_at(self, place: tuple[int, int]) -> str:
        """The name of the foremost thing there; "" for none."""
        if place != self._place:
            self._place, self._found = place, self._panel_at(place) or self._on_board(place)
        return self._found

    def _panel_at(self, place: tuple[int, int]) -> str:
        """A seat's panel, or a number on it."""
        canvas, table = self.scene.app.canvas, self.scene.table
        column = around.column_canvas(canvas, len(table.seats))
        for seat in range(len(table.seats)):
            box = around.panel_box(canvas, seat, len(table.seats))
            if box.collidepoint(place):
                amounts, goods = self.scene.signs.holdings(self.scene.shown, seat)
                for part, there in around.parts(column, box, amounts, goods):
                    if there.collidepoint(place):
                        return f"panel.{seat}.{part}"
                return f"panel.{seat}"
        return ""

    def _on_board(self, place: tuple[int, int]) -> str:
        """A sign, or what is drawn there, or the spot of something."""
        scene = self.scene
        for at, parts, kind, spot in scene.signs.signs(scene.view, scene.shown):
            if spot and scene.board.pill_box(at, parts, kind).collidepoint(place):
                return str(spot)
        key = scene.board.key_at(scene.view.picture(scene.shown), place)
        if key:
            return str(scene.signs.thing(scene.view, key, scene.shown))
        for name in scene.view.spots:
            known = scene.signs.kind(name) in scene.signs.SIZES and self._there(name)
            if known and self.spot_box(name).collidepoint(place):
                return str(name)
        return ""

    def _there(self, spot: str) -> bool:
        """Whether a spot has a use: dice lie either on rafts or on a ship."""
        name = self.scene.signs.kind(spot)
        return name not in ("roll", "die") or bool(
            self.scene.signs.items(self.scene.view, spot, self.scene.shown)
        )

    def spot_box(self, name: str) -> pygame.Rect:
        """What can be clicked of a spot."""
        size, above = self.scene.signs.SIZES[self.scene.signs.kind(name)]
        x, y = self.scene.view.at(name)
        return self.scene.board.box((x, y + above), size)

    def box_of(self, thing: str) -> pygame.Rect:
        """The box around a thing, for what is said about it."""
        scene = self.scene
        if thing.startswith("panel."):
            return self._panel_box(thing)
        picture = scene.view.picture(scene.shown)
        keys = scene.signs.items(scene.view, thing, scene.shown) or [thing]
        boxes = [scene.board.frame_of(picture[key]) for key in keys if key in picture]
        if thing in scene.view.spots and scene.signs.kind(thing) in scene.signs.SIZES:
            boxes.append(self.spot_box(thing))
        return boxes[0].unionall(boxes[1:]) if boxes else scene.app.canvas.rect

    def frame_of(self, spot: str) -> pygame.Rect:
        """The picture that stands on a spot."""
        scene = self.scene
        picture = scene.view.picture(scene.shown)
        keys = scene.signs.items(scene.view, spot, scene.shown)
        found = [scene.board.frame_of(picture[key]) for key in keys if key in picture]
        return found[0] if found else self.spot_box(spot)

    def _panel_box(self, thing: str) -> pygame.Rect:
        canvas, seats = self.scene.app.canvas, len(self.scene.table.seats)
        _, seat, *part = thing.split(".")
        box, column = (
            around.panel_box(canvas, int(seat), seats),
            around.column_canvas(canvas, seats),
        )
        amounts, goods = self.scene.signs.holdings(self.scene.shown, int(seat))
        found = dict(around.parts(column, box, amounts, goods))
        return found[part[0]] if part else box

    # --- what is said --------------------------------------------------------------------------

    def tip(self, thing: str) -> Tip:
        """What a thing is and does, what a click on it would do, and why not."""
        scene = self.scene
        title, text = scene.signs.tip(scene.words, thing, scene.shown)
        rule = scene.signs.rule(thing)
        if scene.private and thing.startswith(f"panel.{scene.viewer}"):
            click = scene.app.language._("A click hides or shows what you hold.")
            return Tip(title, text, None, rule, scene.app.sign(Command.RULES), "", click)
        return Tip(title, text, None, rule, scene.app.sign(Command.RULES), self._why_not(thing))

    def _why_not(self, thing: str) -> str:
        """Why a thing can't be used, where that isn't plain."""
        scene = self.scene
        if not scene.asked or scene.past is not None:
            return ""
        state = scene.table.match.state
        action = scene.signs.attempt(scene.view, thing, state)
        if action is None or scene.table.match.allows(action):
            return ""
        refusal = scene.rules.refusal(state, action)
        if refusal.reason.startswith(NOT_YET):
            return ""
        return capital(scene.words.reason(refusal.reason, refusal.details)) + "."

    def complain(self, thing: str) -> bool:
        """A click on a thing that can't be used just now; whether there is something to say."""
        scene = self.scene
        state = scene.table.match.state
        action = scene.signs.attempt(scene.view, thing, state) if thing else None
        if action is None:
            return False
        if scene.guide and scene.guided:
            scene.prompt.complain(scene.guide.not_that(scene, thing))
        elif not scene.table.match.allows(action):
            refusal = scene.rules.refusal(state, action)
            reason = scene.words.reason(refusal.reason, refusal.details)
            scene.prompt.complain(capital(reason) + ".", refusal.rule)
        return True

    def clear(self, thing: str) -> list[pygame.Rect]:
        """What a tooltip must leave free: the prompt, the thing, and the stop that goes with it."""
        scene = self.scene
        found = [scene.prompt.box, scene.controls.corner()]
        if thing.startswith("panel."):  # beside all of them
            first = self.box_of("panel.0")
            found.append(first.union(self.box_of(f"panel.{len(scene.table.seats) - 1}")))
        for spot in scene.signs.spots(scene.view, thing, scene.shown):
            found.append(self.box_of(spot))
            if spot.startswith("stop."):
                x, y = scene.view.at(spot)
                found.append(scene.board.box((x, y - 20), TAG))
        return found

    def beside(self, thing: str) -> pygame.Rect:
        """Where a tooltip points: beside a thing, or beside the panel that it is on."""
        found = self.box_of(thing)
        if thing.startswith("panel."):
            panel = self.box_of(".".join(thing.split(".")[:2]))
            found.x, found.width = panel.x, panel.width
        return found

    def of(self, widget: Widget) -> tuple[pygame.Rect, Tip]:
        """What is said about a control that is no spot of the board."""
        scene = self.scene
        key = scene.app.sign(widget.key) if widget.key else None
        return widget.box, Tip("", widget.tip, key, widget.rule, scene.app.sign(Command.RULES))
