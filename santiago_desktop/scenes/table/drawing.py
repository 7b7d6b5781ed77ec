"""How the table looks: board, signs, what lies around, tips, and marks of what has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.contract.words import capital
from santiago_desktop.kernel.records import Record
from santiago_desktop.kernel.rules import OVER
from santiago_desktop.scenes.table import panels as around
from santiago_desktop.scenes.table.above import Above
from santiago_desktop.scenes.table.pointing import ARROW, PANEL
from santiago_desktop.scenes.table.spot import Spot
from santiago_desktop.stage.controls.tips import Tip, draw_tip
from santiago_desktop.stage.controls.widgets import Button
from santiago_desktop.stage.drawing.halo import FOLLOWS, LIT, TARGET, Halo, Oval, changed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from santiago_desktop.contract.desk import Pill
    from santiago_desktop.contract.phrases import Parts
    from santiago_desktop.kernel.records import Event
    from santiago_desktop.scenes.table.board_view import Glow
    from santiago_desktop.scenes.table.chances import Chances
    from santiago_desktop.scenes.table.controls import Controls
    from santiago_desktop.scenes.table.deciding import Deciding
    from santiago_desktop.scenes.table.explain import Explainer
    from santiago_desktop.scenes.table.glimmer import Glimmer
    from santiago_desktop.scenes.table.guide_view import GuideView
    from santiago_desktop.scenes.table.hint import HintControl
    from santiago_desktop.scenes.table.life import Life
    from santiago_desktop.scenes.table.log import Log
    from santiago_desktop.scenes.table.sight import Sight
    from santiago_desktop.scenes.table.signs import Hung
    from santiago_desktop.stage.board.clips import Picture

TIP_AFTER = 0.35  # seconds that the mouse has to rest
TITLE, PART, PLATE_EDGE = 32, 20, 16  # on the plate: sizes of words, design pixels
GOLD = "#FFE9B8"
TICK_EDGE = 3  # design pixels of the line around the disc of a tick


class Seen(Record):
    """Everything on the board at an instant, and the keys of what moves."""

    picture: Picture
    moving: set[str]


class Steady:
    """What looks the same from picture to picture while only things move."""

    def __init__(
        self,
        key: object,
        glows: list[Glow],
        halos: dict[str, Halo],
        carried: list[Hung],
    ) -> None:
        """`key` differs where any of it may; `carried` are the signs that hang on things."""
        self.key, self.glows, self.halos, self.carried = key, glows, halos, carried
        self.above: Above | None = None  # all else that lies above the board, if it was drawn


class Drawing:
    """Draws the table; it changes nothing."""

    def __init__(
        self,
        sight: Sight,
        deciding: Deciding,
        controls: Controls,
        explainer: Explainer,
        hint: HintControl,
        lesson: GuideView | None,
        log: Log,
        chances: Chances,
        glimmer: Glimmer,
        life: Life,
        marks: Callable[[], Sequence[tuple[int, Event]]],
    ) -> None:
        """`marks` tells what others have changed: seat and event."""
        self.sight, self.deciding, self.controls, self.explainer = (
            sight,
            deciding,
            controls,
            explainer,
        )
        self.hint, self.lesson, self.log, self.chances = hint, lesson, log, chances
        self.glimmer, self.life, self.marks = glimmer, life, marks
        self._column_key: object = None
        self._column_picture = pygame.Surface((1, 1))
        self._panels_pictures: tuple[pygame.Surface, pygame.Surface] | None = None  # if needed
        self._steady: Steady | None = None
        self._above_picture = pygame.Surface((1, 1))

    def draw(self, target: pygame.Surface, *, on_top: bool) -> None:
        """Everything; tooltips only where nothing lies above the table."""
        seen = self.seen()
        self.draw_board(target, seen)
        self.draw_signs(target, seen)
        self.draw_controls(target)
        self._draw_foremost(target, seen, on_top=on_top)

    def seen(self) -> Seen:
        """All that is on the board at this instant."""
        picture, moving = self.sight.moving()
        resting = {key: item for key, item in picture.items() if key not in moving}
        alive = self.life.picture(resting)
        glimmer = self.glimmer.picture()
        return Seen(picture | alive | glimmer, moving | alive.keys() | glimmer.keys())

    def draw_board(self, target: pygame.Surface, seen: Seen, *, with_column: bool = True) -> None:
        """The board and what stands on it, without words, and the column beside it."""
        column = self.column() if with_column else None
        glows, halos = self._glows(), self._halos()
        self.sight.board.draw(
            target, seen.picture, glows, seen.moving, halos, column, self._panels_alone
        )

    # --- while only things move ------------------------------------------------------------------

    def renew(self) -> None:
        """More has changed than the places of things: nothing is as it was."""
        self._steady = None

    def draw_moving(self, target: pygame.Surface, *, on_top: bool) -> None:
        """Everything, while things move: from the second picture on only they are drawn anew."""
        seen = self.seen()
        key = (self.sight.version, self.sight.own_seen)
        steady = self._steady
        if steady is None or steady.key != key or self.hint.shown:
            carried = [each for each in self._signs() if each[0].on]
            self._steady = Steady(key, self._glows(), self._halos(), carried)
            self.draw(target, on_top=on_top)
            return
        self.sight.board.draw(
            target,
            seen.picture,
            steady.glows,
            seen.moving,
            steady.halos,
            self._column_picture,
            self._panels_alone,
        )
        target.set_clip(self.sight.layout.board)
        self._draw_hung(target, steady.carried, seen.picture)
        target.set_clip(None)
        self._above(steady, seen).draw(target, target.get_rect())
        self._draw_foremost(target, seen, on_top=on_top)

    def _above(self, steady: Steady, seen: Seen) -> Above:
        """Drawn in one picture, looked through in the next: no picture has to wait long."""
        if steady.above is None:
            steady.above = Above(self._clear_picture())
            self.draw_signs(steady.above.picture, seen, carried=False)
            self.draw_controls(steady.above.picture)
        elif not steady.above.found:
            steady.above.find()
        return steady.above

    def _clear_picture(self) -> pygame.Surface:
        """As large as the window, and always the same one: a new one would take long."""
        size = self.sight.canvas.size
        if self._above_picture.get_size() != size:
            self._above_picture = pygame.Surface(size, pygame.SRCALPHA)
        self._above_picture.fill((0, 0, 0, 0))
        return self._above_picture

    # --- its parts -----------------------------------------------------------------------------

    def prepare(self, frames: int) -> None:
        """Bring some things on the board to their size: all of them in so many frames."""
        board = self.sight.board
        if not board.prepared:
            board.begin_to_prepare(self.seen().picture, self._halos(), frames)
        board.prepare()

    def draw_signs(self, target: pygame.Surface, seen: Seen, *, carried: bool = True) -> None:
        """What is written on the board and around it; with or without the signs on things."""
        for spot in self._spots():
            spot.draw_beneath(target)
        if self.lesson and self.sight.layout.teaching:
            self.lesson.draw_beneath(target)
        target.set_clip(self.sight.layout.board)
        sheet = self.controls.sheet
        self.hint.ways.draw(target, sheet.box if sheet else None)
        badges = self.hint.ways.badges(sheet.box if sheet else None, self._in_the_way())
        self.hint.ways.draw_leads(target, badges)
        signs = self._signs()
        resting = signs if carried else [each for each in signs if not each[0].on]
        self._draw_hung(target, resting, seen.picture)
        self._draw_offers(target)
        self.hint.ways.draw_badges(target, badges)
        target.set_clip(None)
        self._draw_around(target)
        self.controls.told.draw(target)

    def draw_controls(self, target: pygame.Surface) -> None:
        """All that lies above that, what is read and what can be pressed."""
        controls = self.controls
        seen_through = controls.look_through and controls.sheet is not None
        if controls.sheet and not seen_through:
            controls.sheet.draw(target)
        if self.lesson and self.sight.layout.teaching:
            self.lesson.draw(target)
        elif self.lesson and self.hint.shown:
            self.lesson.draw_waiting(target)
        self._draw_reading(target)
        self.hint.draw(target)
        controls.panel.draw(target, hidden=controls.on_sheet() if seen_through else ())
        if controls.prompt.notice:  # it may be longer than the prompt, and lie on the sheet
            controls.prompt.draw(target)
            controls.prompt.sign.draw(target)

    def _draw_foremost(self, target: pygame.Surface, seen: Seen, *, on_top: bool) -> None:
        """What flies, and what is said of the thing that is pointed at."""
        self.sight.board.draw_flying(target, seen.picture)
        if on_top and self.controls.hover.seconds >= TIP_AFTER:
            self._draw_tip(target)

    def draw_search(self, target: pygame.Surface) -> None:
        """The log beside the board with all that one searches it with, whether one does or not."""
        self._draw_reading(target)
        for each in self.controls.finder.widgets():
            each.draw(target)

    def _draw_reading(self, target: pygame.Surface) -> None:
        """The log beside the board, while one reads there; below it what can be searched for."""
        if self.sight.layout.reading:
            self.log.draw(target)
            if self.sight.layout.searching:
                self.controls.finder.draw(target)

    # --- what shines ---------------------------------------------------------------------------

    def _spots(self) -> list[Spot]:
        return [each for each in self.controls.panel.widgets if isinstance(each, Spot)]

    def _glows(self) -> list[Glow]:
        """On the ground: the places that a lesson speaks of, and those that can be chosen."""
        glows: list[Glow] = []
        for thing in self._spoken_of():
            told = self.sight.targets().get(thing)
            if told and told.ground:
                glows += [(piece, told.at) for piece in told.ground]
            if told and told.oval:
                glows.append((Oval(told.oval, TARGET), told.at))
        lit, advised = self.controls.panel.lit, self.hint.targets()
        for spot in self._spots():
            target = self.sight.targets().get(spot.name)
            bright = spot is lit or spot.name in advised
            if target and target.ground and spot.glows:
                glow, ring = target.ground
                glows += [(glow, target.at), (f"{ring}.hover" if bright else ring, target.at)]
            if target and target.oval and spot.glows:
                glows.append((Oval(target.oval, LIT if bright else TARGET), target.at))
        return glows

    def _spoken_of(self) -> list[str]:
        """What a lesson speaks of just now, while one reads it."""
        reading = self.deciding.asked and self.sight.past is None
        return self.lesson.things() if self.lesson and reading else []

    def _halos(self) -> dict[str, Halo]:
        """Around things: marks of what others did, what can be clicked, what would follow."""
        lit, desk = self.controls.panel.lit, self.sight.desk
        found = self._marked()
        for thing in self._spoken_of():
            found |= self._around(thing, TARGET)
        if self.deciding.asked and self.sight.past is None:
            for name in desk.sources(self.sight.shown):
                found |= self._around(name, FOLLOWS)
        for spot in self._spots():
            if spot.glows or spot is lit:
                found |= self._around(spot.name, LIT if spot is lit else TARGET)
        if isinstance(lit, Spot) and lit.action is not None:
            for name in desk.follows(lit.action, self.sight.shown):
                found |= self._around(name, FOLLOWS)
        for name in self.hint.targets():
            found |= self._around(name, LIT)
        taken = self.sight.taken()
        return {key: kind for key, kind in found.items() if key not in taken}

    def _marked(self) -> dict[str, Halo]:
        """What others have changed, in their colours."""
        sight = self.sight
        found: dict[str, Halo] = {}
        for seat, event in self.marks() if sight.past is None else ():
            name = sight.desk.mark(event, sight.shown)
            colour = sight.canvas.kit.players[sight.table.looks[seat]]["base"]
            found |= self._around(name, changed(colour)) if name else {}
        return found

    def _around(self, name: str, kind: Halo) -> dict[str, Halo]:
        return dict.fromkeys(self.sight.sprites(name), kind)

    # --- signs ---------------------------------------------------------------------------------

    def _signs(self) -> list[Hung]:
        """The signs that hang on the board, each with its box where everything rests."""
        return self._signs_and_offers()[0]

    def _signs_and_offers(self) -> tuple[list[Hung], list[Hung]]:
        """Those, and what is said at what can be chosen; where two have no room, the later one."""
        signs = self.sight.hanging
        legal = {spot.name for spot in self._spots() if spot.glows}
        hung = [
            (pill._replace(kind="cost") if pill.target in legal else pill, box)
            for pill, box in signs.hung()
        ]
        tags = self.deciding.tags()
        offered = [each for each in signs.offered() if legal or each[0] not in tags]
        seen = signs.in_sight([*hung, *offered])
        offers = [each for each in seen if each[0] in tags]
        return [each for each in seen if each[0] not in tags], offers

    def _draw_hung(self, target: pygame.Surface, signs: list[Hung], picture: Picture) -> None:
        for pill, box in signs:
            if not _gone(pill, picture):
                self.sight.board.draw_sign(target, pill, box.move(self.carried(pill, picture)))

    def _draw_offers(self, target: pygame.Surface) -> None:
        """At all that can be chosen an arrow, or a tick if it is, and what it costs or gives."""
        chosen = self._chosen()
        for name in {spot.name for spot in self._spots() if spot.glows}:
            box = self.controls.pointing.arrows.get(name)
            if box and name in chosen:
                self._draw_tick(target, box)
            elif box:
                self.sight.canvas.kit.draw(target, ARROW, box, self.sight.board.scale)
        for tag, box in self._signs_and_offers()[1]:
            self.sight.board.draw_sign(target, tag, box)

    def _in_the_way(self) -> list[pygame.Rect]:
        """What else is written on the board: badges of the hint leave it in sight."""
        layout, decisions = self.sight.layout, self.controls.focus.decisions
        tags = [box for _, box in self.sight.hanging.offered()]
        buttons = [each.box for each in decisions if isinstance(each, Button)]
        agenda = self.controls.told.agenda
        strips = [agenda.box] if agenda else []
        fixed = [self.controls.prompt.box, layout.corner(layout.buttons)]
        return [*tags, *buttons, *strips, *fixed]

    def carried(self, pill: Pill, picture: Picture) -> tuple[int, int]:
        """How far from its place a sign is while the thing that carries it is on its way."""
        there, here = picture.get(pill.on), self.sight.picture().get(pill.on)
        if there is None or here is None:
            return 0, 0
        (from_x, from_y), (to_x, to_y) = here.at, there.at
        scale = self.sight.board.scale
        return (
            round((to_x - from_x) * scale),
            round((to_y - from_y - there.lift + here.lift) * scale),
        )

    def _chosen(self) -> set[str]:
        """What is chosen, but for things of which that is seen: they are pale."""
        decision, taken = self.deciding.live, set(self.sight.taken())
        chosen = decision.chosen if decision else ()
        return {name for name in chosen if not taken.intersection(self.sight.sprites(name))}

    def _draw_tick(self, target: pygame.Surface, box: pygame.Rect) -> None:
        """On a disc, in the place of an arrow."""
        kit, disc = self.sight.canvas.kit, pygame.Rect(0, 0, box.height, box.height)
        disc.center = box.center
        for colour, inside in (("paper", 0), ("good", max(1, self.sight.canvas.px(TICK_EDGE)))):
            pygame.draw.aacircle(target, kit.colour(colour), disc.center, disc.width / 2 - inside)
        narrower = -disc.width // 3
        kit.icon(target, "icon.check", disc.inflate(narrower, narrower), kit.colour("paper"))

    # --- around the board ----------------------------------------------------------------------

    def _draw_around(self, target: pygame.Surface) -> None:
        self.controls.prompt.draw(target)
        for spot in self._spots():
            if spot.glows and spot.name not in self.sight.targets():
                self._draw_cell_glow(target, spot)

    def _draw_cell_glow(self, target: pygame.Surface, spot: Spot) -> None:
        """A frame around a cell of a panel that can be chosen."""
        px = self.sight.canvas.px
        frame, width = spot.box.inflate(px(4), px(4)), max(2, px(3))
        pygame.draw.rect(target, "#3B1F12", frame.inflate(2, 2), width + 2, px(9))
        colour = "#FFFFFF" if spot.hovered else "#FFD21F"
        pygame.draw.rect(target, colour, frame, width, px(8))

    def column(self) -> pygame.Surface:
        """Plate, panels and log, drawn anew only when they say something new."""
        sight, canvas = self.sight, self.sight.canvas
        holdings = self._holdings()
        part = sight.desk.part(sight.shown)
        key = (canvas.size, canvas.scale, canvas.kit.theme, part, tuple(holdings), *self.log.key)
        if key == self._column_key:
            return self._column_picture
        column = sight.board.ground.subsurface(sight.layout.column).copy()
        self._draw_panels(column, holdings)
        self._column_key, self._column_picture, self._panels_pictures = key, column, None
        return column

    def _panels_alone(self) -> tuple[pygame.Surface, pygame.Surface]:
        """The same without the board's ground: how much of what passes is seen, and what is added.

        On a clear picture two soft shadows, one on the other, would be darker than on the ground.
        """
        if self._panels_pictures is None:
            white, black = (pygame.Surface(self.sight.layout.column.size) for _ in range(2))
            white.fill("#FFFFFF")
            for picture in (white, black):
                self._draw_panels(picture, self._holdings())
            white.blit(black, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
            self._panels_pictures = white, black
        return self._panels_pictures

    def _holdings(self) -> list[around.Holding]:
        """What the panels that are seen say."""
        return [self._holding(seat) for seat in self.sight.layout.seen]

    def _draw_panels(self, column: pygame.Surface, holdings: list[around.Holding]) -> None:
        """Plate, panels and log; where one reads instead, the panel that stays."""
        sight, small = self.sight, self.sight.layout.column_canvas
        if not sight.layout.instead:
            self._draw_plate(column)
        for held in holdings:
            around.draw_panel(
                column, small, sight.board, sight.layout.panel(held.seat), held, sight.app.language
            )
        if not sight.layout.reading:
            self.log.draw(column)

    def _draw_plate(self, column: pygame.Surface) -> None:
        """The game's name, and where in it one is; where both have no room, that alone."""
        sight, canvas = self.sight, self.sight.canvas
        plate, edge = sight.layout.plate, canvas.px(PLATE_EDGE)
        canvas.kit.draw(column, "panel.plate", plate, canvas.scale)
        room = plate.inflate(-2 * edge, 0)
        title = (sight.table.card.title, "title", TITLE)
        part = (sight.desk.part(sight.shown), "bold", PART)
        told = [each for each in (title, part) if each[0]]
        wide = sum(canvas.letters.width(*each, canvas.scale) for each in told)
        anchors = (
            ["midleft", "midright"] if len(told) > 1 and wide + edge <= room.width else ["center"]
        )
        for anchor, (text, face, size) in zip(anchors, told[-len(anchors) :], strict=True):
            canvas.text(
                column,
                text,
                getattr(room, anchor),
                face=face,
                size=size,
                colour=GOLD,
                anchor=anchor,
                width=room.width,
            )

    def _holding(self, seat: int) -> around.Holding:
        sight, shown = self.sight, self.sight.shown
        active = shown.phase != OVER and seat == (shown.actor if shown.actor >= 0 else shown.turn)
        return around.Holding(
            sight.table.names[seat],
            seat,
            sight.table.looks[seat],
            active,
            tuple(row._replace(cells=tuple(row.cells)) for row in sight.panel(seat)),
            sight.desk.figure(seat),
            self.chances.of(seat),
            self._changes(seat),
        )

    def _changes(self, seat: int) -> tuple[Parts, ...] | None:
        """What changed last of what is written in pencil; None where it is written in ink."""
        aid = self.sight.aid
        return tuple(aid.changes(seat)) if aid is not None and aid.covers(seat) else None

    # --- tips ----------------------------------------------------------------------------------

    def _draw_tip(self, target: pygame.Surface) -> None:
        found = self._tip()
        if found and (found[1].title or found[1].text):
            draw_tip(target, self.sight.app.canvas, *found, self._chosen_by())

    def _tip(self) -> tuple[pygame.Rect, Tip, list[pygame.Rect]] | None:
        """What is said about the control that is lit, or the thing that is pointed at.

        What answers a question is left in sight.
        """
        lit, said = self.controls.panel.lit, self.explainer
        buttons = [each.box for each in self.controls.focus.decisions if isinstance(each, Button)]
        thing = self.controls.hover.thing
        if isinstance(lit, Spot):
            thing = thing if lit.hovered and thing else lit.name
            tip = self._said(thing)
            if lit.action is not None:
                label = self.sight.words.clicked(lit.action, self.deciding.state)
                tip = tip._replace(click=capital(label) + ".")
            return said.beside(thing), tip, [*said.clear(thing), *buttons]
        if thing and not (lit and lit.hovered):
            return said.beside(thing), self._said(thing), [*said.clear(thing), *buttons]
        return (*said.of(lit), [self.controls.prompt.box]) if lit else None

    def _chosen_by(self) -> list[pygame.Rect]:
        """The other choices, what the one that is lit would make possible, the board's signs."""
        lit, controls = self.controls.panel.lit, self.controls
        others = [each for each in controls.focus.decisions if each is not lit]
        seen = controls.pointing.ring_of
        found = [seen(each.name) if isinstance(each, Spot) else each.box for each in others]
        if isinstance(lit, Spot) and lit.action is not None:
            follows = self.sight.desk.follows(lit.action, self.sight.shown)
            found += map(seen, follows)
        return found + [box for _, box in self._signs()]

    def _said(self, thing: str) -> Tip:
        """What is said about a thing, and about the chance on a panel."""
        tip, seat = self.explainer.tip(thing), thing.removeprefix(PANEL)
        if seat == thing or not seat.isdigit():
            return tip
        return tip._replace(text=" ".join(filter(None, (tip.text, self.chances.said(int(seat))))))


def _gone(pill: Pill, picture: Picture) -> bool:
    """Whether a sign hangs on something that isn't there just now."""
    return bool(pill.on) and pill.on not in picture
