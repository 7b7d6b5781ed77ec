"""Values shared out between set targets, with a fixed sum: the last one follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from santiago_desktop.scenes.table.devices.device import CONFIRM, GAP, Device
from santiago_desktop.stage.controls.widgets import Button, Widget

if TYPE_CHECKING:
    from santiago_desktop.contract.marks import Marks
    from santiago_desktop.contract.phrases import Parts
    from santiago_desktop.contract.sheet import Lanes
    from santiago_desktop.scenes.table.devices.device import Bench

ROW, SIDE, PICTURE, PLAY, LIVE = 64, 50, 120, 58, 20  # design pixels
WIDE, KNOB = 760, 21


class LanesDevice(Device):
    """A row for each target: its picture, less, the track, more."""

    pressed = True

    def __init__(self, bench: Bench, block: Lanes) -> None:
        super().__init__(bench)
        self.block = block
        self._lanes: dict[str, list[Widget]] = {}  # the controls of each, as they lie there
        decision = bench.decision
        self.values: Marks = decision.sharing(block.targets) if decision else {}

    def set_to(self, target: str, amount: int) -> None:
        """The legal sharing with this amount that changes the others least."""
        decision = self.bench.decision
        if decision is None:
            return
        ways = [way.marks for way in decision.ways if way.marks.keys() == set(self.block.targets)]
        if not ways:
            return
        best = min(ways, key=lambda marks: self._cost(marks, target, amount))
        self.bench.acts.put_all(best, target)

    def _cost(self, marks: Marks, target: str, amount: int) -> tuple[int, ...]:
        """How far a sharing is from what is wanted: its own lane first, then the others.

        What was set by hand rather stays, the longer the later; and then what stands above.
        """
        targets, by_hand = self.block.targets, self.bench.acts.by_hand
        changed = {t: abs(marks[t] - self.values.get(t, 0)) for t in targets if t != target}
        by_hand_changed = sum(changed.get(t, 0) * late for late, t in enumerate(by_hand, start=1))
        above = sum(changed[t] for t in targets[: targets.index(target)])
        most = max(changed.values(), default=0)
        return abs(marks[target] - amount), sum(changed.values()), by_hand_changed, above, most

    # --- layout --------------------------------------------------------------------------------

    def width(self) -> int:
        return self.canvas.px(WIDE)

    def height(self, width: int) -> int:
        px = self.canvas.px
        words = self._live()
        live = self.canvas.paragraph_height(words, width, face="bold", size=LIVE) if words else 0
        return px(ROW) * len(self.block.targets) + live + px(GAP) + self.button_height(PLAY)

    def _live(self) -> str:
        decision = self.bench.decision
        if decision is None:
            return ""
        ready = decision.ready
        return self.bench.desk.live(self.values, ready, self.bench.state)

    def _row(self, number: int) -> pygame.Rect:
        tall = self.canvas.px(ROW)
        return pygame.Rect(self.box.x, self.box.y + number * tall, self.box.width, tall)

    def widgets(self) -> list[Widget]:
        decision = self.bench.decision
        if decision is None or not self.values:
            return []
        for number, target in enumerate(self.block.targets):
            self._lanes[target] = self._lane(target, self._row(number))
        return [*(each for lane in self._lanes.values() for each in lane), self._confirm()]

    def digit(self, digit: int) -> bool:
        """A digit sets the lane that the focus is on, or else the first one."""
        if not self._lanes or digit > self.block.most:
            return False
        on = (target for target, lane in self._lanes.items() if any(w.focused for w in lane))
        self.set_to(next(on, self.block.targets[0]), digit)
        return True

    def _lane(self, target: str, room: pygame.Rect) -> list[Widget]:
        px = self.canvas.px
        minus = pygame.Rect(room.x + px(PICTURE), 0, px(SIDE), px(SIDE))
        minus.centery = room.centery
        plus = minus.copy()
        plus.right = room.right
        made: list[Widget] = []
        for box, icon, step in ((minus, "icon.minus", -1), (plus, "icon.plus", 1)):
            value = self.values[target] + step

            def move(value: int = value) -> None:
                self.set_to(target, value)

            button = Button(self.canvas, box, "", move, kind="round", icon=icon)
            button.enabled = 0 <= value <= self.block.most
            button.name = f"{target} {icon}"
            made.append(button)
        edge = px(GAP + KNOB)
        track = pygame.Rect(minus.right + edge, 0, plus.x - minus.right - 2 * edge, px(30))
        track.centery = room.centery
        return [Lane(self, track.inflate(2 * px(KNOB), 0), target), *made]

    def _confirm(self) -> Widget:
        bench, decision = self.bench, self.bench.decision
        assert decision is not None
        wanted = next((w.action for w in decision.ways if w.marks == self.values), None)
        box = pygame.Rect(self.box.x, 0, self.box.width, self.button_height(PLAY))
        box.bottom = self.box.bottom
        label = bench.label(wanted) if wanted else "…"

        def play() -> None:
            if wanted is not None:
                bench.acts.play(wanted)

        made = Button(self.canvas, box, label, play, kind="primary", size=22)
        made.enabled, made.name = wanted is not None, CONFIRM
        return made

    # --- drawing -------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface) -> None:
        if self.bench.decision is None:
            return
        px = self.canvas.px
        for number, lane in enumerate(self.block.targets):
            room, parts = self._row(number), self._label(number, lane)
            made = self.bench.board.row(parts, px(44), "function")
            middle = (room.x + px(PICTURE) // 2, room.centery)
            target.blit(made, made.get_rect(center=middle))
        words = self._live()
        if words:
            room = self._row(len(self.block.targets))
            self.canvas.paragraph(target, words, room, face="bold", size=LIVE)

    def _label(self, number: int, target: str) -> Parts:
        if number < len(self.block.labels):
            return self.block.labels[number]
        return self.bench.desk.emblem(target, self.bench.state) or (target,)


class Lane(Widget):
    """One value on its track: it is dragged, or walked with left and right."""

    leads_to = CONFIRM

    def __init__(self, lanes: LanesDevice, box: pygame.Rect, target: str) -> None:
        super().__init__(lanes.canvas, box)
        self.lanes, self.target, self.name = lanes, target, target

    def adjust(self, step: int) -> bool:
        self.lanes.set_to(self.target, self.lanes.values[self.target] + step)
        return True

    def drag(self, at: tuple[int, int]) -> None:
        way = self._way
        share = (at[0] - way.x) / max(1, way.width)
        amount = max(0, min(self.lanes.block.most, round(share * self.lanes.block.most)))
        if amount != self.lanes.values[self.target]:
            self.lanes.set_to(self.target, amount)

    @property
    def _way(self) -> pygame.Rect:
        """Where the knob's middle can be."""
        return self.box.inflate(-2 * self.canvas.px(KNOB), -self.canvas.px(14))

    def _x(self, amount: int) -> int:
        return self._way.x + round(self._way.width * amount / max(1, self.lanes.block.most))

    def draw(self, target: pygame.Surface) -> None:
        canvas, px = self.canvas, self.canvas.px
        track = self._way
        canvas.kit.draw(target, "slider.track", track, canvas.scale)
        for amount in range(self.lanes.block.most + 1):
            x = self._x(amount)
            pygame.draw.line(target, "#3B1F12", (x, track.y), (x, track.bottom - 1), max(1, px(2)))
        value = self.lanes.values[self.target]
        middle, kit = (self._x(value), self.box.centery), canvas.kit
        pygame.draw.circle(target, "#3B1F12", middle, px(KNOB))
        pygame.draw.circle(target, "#FFD21F" if self.hovered else "#C9A04A", middle, px(19))
        pygame.draw.circle(target, kit.colour("paper"), middle, px(16))
        canvas.text(target, str(value), middle, face="number", size=22, anchor="center")
        self.draw_focus(target)
