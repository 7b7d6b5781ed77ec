"""How the table looks: board, signs, what lies around, tips, and marks of what has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from santiago_desktop.contract.words import capital
from santiago_desktop.kernel.rules import NOBODY, OVER
from santiago_desktop.scenes.table import table_panels as around
from santiago_desktop.scenes.table.table_controls import Spot
from santiago_desktop.stage.controls.tips import Tip, draw_tip
from santiago_desktop.stage.drawing.halo import FOLLOWS, LIT, TARGET, Halo

if TYPE_CHECKING:
    from santiago_desktop.scenes.table.table import TableScene
    from santiago_desktop.stage.board.board_map import Point

TIP_AFTER = 0.35  # seconds that the mouse has to rest
# What gets an arrow, and how far down that lies over the thing itself, by its height.
ARROWED = {"building": 1.2, "die": 0.0, "roll": 0.0, "price": 0.0}
COLUMN = 314  # design pixels of the panels' column


class TablePicture:
    """Draws the table; it changes nothing."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._column_key: object = None
        self._column_picture = pygame.Surface((1, 1))

    # --- for the mouse -------------------------------------------------------------------------

    def own_panel(self, place: tuple[int, int]) -> bool:
        """Whether the mouse is on the viewer's own panel."""
        scene = self.scene
        if scene.viewer < 0 or not scene.private:
            return False
        box = around.panel_box(scene.app.canvas, scene.viewer, len(scene.table.seats))
        return box.collidepoint(place)

    def own_seen(self) -> bool:
        """Whether the viewer's own holdings are open on the screen."""
        scene = self.scene
        peeks = (scene.peeking or scene.open_screen) and scene.app.focused
        return peeks or not scene.private

    # --- drawing -------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface) -> None:
        """Everything."""
        scene = self.scene
        shown = scene.shown
        picture, moving = scene.director.picture()
        if scene.past is not None:
            picture, moving = scene.view.picture(shown), set()
        scene.board.draw(target, picture, self._glows(), moving, self._halos(shown))
        self._draw_signs(target, shown)
        self._draw_around(target, shown)
        scene.controls.recap.draw(target, scene.controls.told)
        if scene.overlay.shows(shown):
            viewer = scene.viewer if self.own_seen() else NOBODY
            scene.overlay.draw(target, scene.words, shown, viewer)
        elif scene.controls.choosing.actions():
            scene.controls.choosing.draw(target)
        if scene.guide and scene.asked:
            scene.guide.draw(target, scene)
        scene.counsel.draw(target)
        scene.controls.panel.draw(target)
        scene.board.draw_flying(target, picture)
        self._draw_tip(target)

    def _glows(self) -> list[tuple[str, Point]]:
        """On the ground: the stops that can be driven to."""
        scene = self.scene
        glows: list[tuple[str, Point]] = []
        lit, advised = scene.controls.lit(), scene.counsel.targets()
        for widget in scene.controls.panel.widgets:
            if isinstance(widget, Spot) and scene.signs.kind(widget.name) in scene.signs.GLOWS:
                glow, ring = scene.signs.GLOWS[scene.signs.kind(widget.name)]
                at = scene.view.at(widget.name)
                bright = widget is lit or widget.name in advised
                glows += [(glow, at), (f"{ring}.hover" if bright else ring, at)]
        return glows

    def _halos(self, shown: Any) -> dict[str, Halo]:
        """Around things: marks of what others did, what can be clicked, what would follow."""
        scene, lit = self.scene, self.scene.controls.lit()
        found = self._marks(shown)
        if scene.asked and scene.past is None:
            for thing in scene.guide.things(scene) if scene.guide else ():
                found |= self._around(thing, TARGET)
            for spot in scene.signs.source(scene.view, scene.table.match.state):
                found |= self._around(spot, FOLLOWS)
        for widget in scene.controls.panel.widgets:
            if isinstance(widget, Spot):
                found |= self._around(widget.name, LIT if widget is lit else TARGET)
        if isinstance(lit, Spot):
            for spot in scene.signs.follows(scene.view, lit.actions[0], shown):
                found |= self._around(spot, FOLLOWS)
        for spot in scene.counsel.targets():
            found |= self._around(spot, LIT)
        return found

    def _marks(self, shown: Any) -> dict[str, Halo]:
        """What others have changed, in their colours."""
        scene = self.scene
        found: dict[str, Halo] = {}
        for seat, event in scene.marks if scene.past is None else ():
            spot = scene.signs.mark(scene.view, event, shown)
            colour = scene.app.canvas.kit.players[scene.table.looks[seat]]["base"]
            found |= self._around(spot, Halo(colour)) if spot else {}
        return found

    def _around(self, spot: str, kind: Halo) -> dict[str, Halo]:
        scene = self.scene
        return dict.fromkeys(scene.signs.items(scene.view, spot, scene.shown), kind)

    def _draw_signs(self, target: pygame.Surface, shown: Any) -> None:
        scene = self.scene
        legal = {w.name for w in scene.controls.panel.widgets if isinstance(w, Spot)}
        signs = scene.signs.signs(scene.view, shown)
        for at, parts, kind, spot in signs:
            scene.board.pill(target, at, parts, "cost" if spot in legal else kind)
        for spot in legal:
            if scene.signs.kind(spot) in ARROWED:
                self._draw_arrow(target, spot)
        if legal and not scene.choices:
            state = scene.table.match.state
            for action in scene.legal():
                tag = scene.signs.price_tag(scene.view, scene.words, action, state)
                if tag:
                    at, parts, kind = tag
                    scene.board.pill(target, at, parts, kind, height=40)

    def _draw_arrow(self, target: pygame.Surface, spot: str) -> None:
        """Above what can be chosen: a sign that needs no colour."""
        scene, kit = self.scene, self.scene.app.canvas.kit
        width, height = (side * scene.board.scale * 0.75 for side in kit.size("arrow.select"))
        arrow = pygame.Rect(0, 0, round(width), round(height))
        x, top = scene.pointing.frame_of(spot).midtop
        down = ARROWED[scene.signs.kind(spot)]  # the sign of the house behind stays readable
        arrow.midbottom = (x, top + round(arrow.height * down))
        kit.draw(target, "arrow.select", arrow, scene.board.scale)

    def _draw_around(self, target: pygame.Surface, shown: Any) -> None:
        scene = self.scene
        holdings = [self._holding(shown, seat) for seat in range(len(scene.table.seats))]
        target.blit(self._column(holdings), (0, 0))
        scene.prompt.draw(target)

    def _column(self, holdings: list[around.Holding]) -> pygame.Surface:
        """Plate, panels and log, drawn anew only when they say something new."""
        scene, canvas, px = self.scene, self.scene.app.canvas, self.scene.app.canvas.px
        key = (*(canvas.size, canvas.scale, canvas.kit.theme, str(holdings), *scene.log.key),)
        if key == self._column_key:
            return self._column_picture
        column = scene.board.ground.subsurface((0, 0, px(COLUMN), canvas.size[1])).copy()
        plate = pygame.Rect(px(14), px(12), px(292), px(62))
        canvas.kit.draw(column, "panel.plate", plate, canvas.scale)
        canvas.text(
            column,
            scene.table.card.title,
            plate.center,
            face="title",
            size=32,
            colour="#FFE9B8",
            anchor="center",
            width=plate.width - px(24),
        )
        for held in holdings:
            box = around.panel_box(canvas, held.seat, len(holdings))
            small = around.column_canvas(canvas, len(holdings))
            around.draw_panel(column, small, scene.board, box, held, scene.app.language)
        scene.log.draw(column)
        self._column_key, self._column_picture = key, column
        return column

    def _holding(self, shown: Any, seat: int) -> around.Holding:
        scene = self.scene
        s = shown
        if seat == scene.viewer and scene.private:
            s = shown if self.own_seen() else scene.rules.screen(shown, NOBODY)
        large, goods = scene.signs.holdings(s, seat)
        sitting = scene.table.seats[seat]
        active = shown.phase != OVER and seat == (shown.actor if shown.actor >= 0 else shown.turn)
        hidden = any(count is None for _, count in large)
        look = scene.table.looks[seat]
        chance = scene.chances.of(seat)
        return around.Holding(sitting.name, seat, look, active, large, goods, hidden, chance)

    def _draw_tip(self, target: pygame.Surface) -> None:
        scene = self.scene
        on_top = scene.app.stack.top is scene  # nothing is pointed at below a menu
        found = self._tip() if on_top and scene.hover_time >= TIP_AFTER else None
        if found and (found[1].title or found[1].text):
            draw_tip(target, scene.app.canvas, *found)

    def _tip(self) -> tuple[pygame.Rect, Tip, list[pygame.Rect]] | None:
        """What is said about the control that is lit, or the thing that is pointed at."""
        scene, lit, pointing = self.scene, self.scene.controls.lit(), self.scene.pointing
        thing = scene.controls.pointed
        if isinstance(lit, Spot):
            thing = thing if lit.hovered and thing else lit.name
            tip = pointing.tip(thing)
            if len(lit.actions) == 1:
                label = scene.words.action(lit.actions[0], scene.table.match.state)
                tip = tip._replace(click=capital(label) + ".")
            return pointing.beside(thing), tip, pointing.clear(thing)
        if thing and not (lit and lit.hovered):
            return pointing.beside(thing), pointing.tip(thing), pointing.clear(thing)
        return (*pointing.of(lit), [scene.prompt.box]) if lit else None
