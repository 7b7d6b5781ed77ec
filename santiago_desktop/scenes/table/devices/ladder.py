"""The large control of a set target: less, more, quick steps, digits and Enter, wheel, a bar."""

from __future__ import annotations

from functools import partial
from itertools import starmap
from typing import TYPE_CHECKING

import pygame

from santiago_desktop.contract.words import capital
from santiago_desktop.kernel.records import Record
from santiago_desktop.scenes.table.devices.device import GAP, Device
from santiago_desktop.stage.controls.widgets import Button, Widget
from santiago_desktop.stage.drawing.type import SMALLEST

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.contract.sheet import Ladder, Reach
    from santiago_desktop.kernel.records import Action
    from santiago_desktop.scenes.table.devices.device import Bench

SIDE, NUMBER, QUICK, JUMP = 64, 170, 76, 140  # design pixels
REACH, CONFIRM, TITLE, LIVE = 76, 62, 24, 20
TWO_LINES = 80  # of the buttons, where the words of one have no room in a line
BAR = 26
PLAYS, SAYS = 24, 20  # sizes of the words on the buttons: the one that plays, those beside it
AROUND = 40  # around the words of a button
LONGEST = 4  # digits
NUMBERED = 24  # what a number below the bar takes to its sides


class Beside(Record):
    """A button beside the one that plays the amount."""

    name: str
    label: str
    tip: str
    act: Callable[[], object]


class LadderDevice(Device):
    """One amount, walked and set, and the button that plays it."""

    pressed = True

    def __init__(self, bench: Bench, block: Ladder) -> None:
        super().__init__(bench)
        self.block = block
        decision = bench.decision
        self.amounts = decision.amounts(block.target) if decision and self._there else []
        self.amount = decision.chosen.get(block.target) if decision else None
        if self.amount is None and self.amounts:
            self.amount = bench.acts.stepped(block.target)

    @property
    def _there(self) -> bool:
        decision = self.bench.decision
        return decision is not None and self.block.target in decision.targets

    @property
    def action(self) -> Action | None:
        """What the button plays: the amount alone, or what it makes of all that is chosen."""
        decision = self.bench.decision
        if decision is None or self.amount is None:
            return None
        if decision.chosen.get(self.block.target) == self.amount and decision.ready:
            return decision.ready
        return decision.alone(self.block.target).get(self.amount)

    @property
    def takes_buttons(self) -> bool:
        """Whether what can be done instead, such as passing, stands beside its button."""
        return bool(self.amounts and self.block.standing)

    # --- changing it ---------------------------------------------------------------------------

    def set_to(self, amount: int) -> None:
        """The legal amount that is nearest; nothing happens where that is chosen already.

        The controls are laid out anew by each choice, and a knob that is held goes on choosing.
        """
        decision = self.bench.decision
        if not self.amounts or decision is None:
            return
        nearest = min(self.amounts, key=lambda each: (abs(each - amount), each))
        if decision.chosen.get(self.block.target) != nearest:
            self.bench.acts.put(self.block.target, nearest)

    def move(self, step: int) -> None:
        """More or less by so much."""
        self.set_to((self.amount or 0) + step)

    def digit(self, digit: int) -> bool:
        """Digits are appended as long as a legal amount can come of it; else they begin anew."""
        if not self.amounts:
            return False
        typed = self.bench.acts.typed(self.block.target, digit)
        self.set_to(typed)
        return True

    # --- layout --------------------------------------------------------------------------------

    def width(self) -> int:
        count = len(self.block.quick)
        wide = 2 * (SIDE + GAP) + NUMBER + count * (QUICK + GAP) + len(self.block.jumps) * JUMP
        return self.canvas.px(wide + 20)

    def _narrow(self, design: float) -> int:
        """Window pixels across, less where there isn't room for all that stands beside it."""
        wanted = max(1, self.width())
        return round(self.canvas.px(design) * min(1.0, self.box.width / wanted))

    def height(self, width: int) -> int:
        if not self.amounts:
            return 0
        px = self.canvas.px
        total = px(SIDE + GAP) + self._confirm_height(width)
        total += px(REACH) if self.block.reach else 0
        total += px(TITLE + 12) if self.block.title else 0
        words = self._live()
        if words:
            total += self.canvas.paragraph_height(words, width, face="bold", size=LIVE) + px(GAP)
        return total

    def _live(self) -> str:
        bench, decision = self.bench, self.bench.decision
        if decision is None or self.amount is None:
            return ""
        chosen = decision.chosen or {self.block.target: self.amount}
        return bench.desk.live(chosen, self.action, bench.state)

    @property
    def _beyond(self) -> bool:
        """Whether the amount is more than one has, so that something has to be given for it."""
        reach = self.block.reach
        return reach is not None and self.amount is not None and self.amount > reach.sure

    def _parts(self) -> dict[str, pygame.Rect]:
        """The heights of its lines, from the top."""
        px, box = self.canvas.px, self.box
        found, y = {}, box.y
        words = self._live()
        live = (
            self.canvas.paragraph_height(words, box.width, face="bold", size=LIVE) if words else 0
        )
        for name, tall in (
            ("title", px(TITLE + 12) if self.block.title else 0),
            ("reach", px(REACH) if self.block.reach else 0),
            ("steps", px(SIDE + GAP)),
            ("live", live + px(GAP) if live else 0),
            ("confirm", self._confirm_height(box.width)),
        ):
            found[name] = pygame.Rect(box.x, y, box.width, tall)
            y += tall
        return found

    def widgets(self) -> list[Widget]:
        if not self.amounts:
            return []
        parts = self._parts()
        made = self._steps(parts["steps"])
        if self.block.reach:
            made.append(ReachBar(self, self._bar(parts["reach"]), self.block.reach))
        return [*self._confirm(parts["confirm"]), *made]

    def _confirm(self, room: pygame.Rect) -> list[Widget]:
        """Play it; and the ways of going on by oneself."""
        ready, others = self.action, self._others()
        first, *places = self._beside(room)
        play = Number(self, first, self._label, alone=not others)
        play.enabled = ready is not None
        made: list[Widget] = [play]
        for each, place in zip(others, places, strict=True):
            button = Button(self.canvas, place, each.label, each.act, tip=each.tip, size=SAYS)
            button.name = each.name
            made.append(button)
        return made

    @property
    def _label(self) -> str:
        """What the button says that plays the amount."""
        return self.bench.label(self.action) if self.action else "…"

    @property
    def _words(self) -> list[tuple[str, int]]:
        """What the buttons say, and how large."""
        return [(self._label, PLAYS), *((each.label, SAYS) for each in self._others())]

    def _wide(self, words: str, size: int) -> int:
        """How wide a button is with words in one line, in pixels."""
        canvas = self.canvas
        return canvas.letters.width(words, "button", size, canvas.scale) + canvas.px(AROUND)

    def _free(self, width: int) -> int:
        """What is left of a line's width for its buttons, in pixels."""
        return width - self.canvas.px(GAP) * (len(self._words) - 1)

    def _confirm_height(self, width: int) -> int:
        """Of the buttons, in pixels: where they have no room side by side, words take two lines."""
        wanted = sum(starmap(self._wide, self._words))
        return self.canvas.px(CONFIRM if wanted <= self._free(width) else TWO_LINES)

    def _beside(self, room: pygame.Rect) -> list[pygame.Rect]:
        """Places for buttons beside each other: as wide as their words need, or all narrower.

        None is narrower than its longest word while there is room for those; the first takes
        what is left.
        """
        wanted = list(starmap(self._wide, self._words))
        least = [
            max(self._wide(each, SMALLEST) for each in words.split()) for words, _ in self._words
        ]
        free = self._free(room.width)
        fitting = min(1.0, free / sum(least))
        spare = max(0, free - sum(least)) / max(1, sum(wanted) - sum(least))
        share = min(1.0, spare)
        widths = [
            int(few * fitting + (many - few) * share)
            for few, many in zip(least, wanted, strict=True)
        ]
        widths[0] += free - sum(widths)
        found, x = [], room.x
        for width in widths:
            found.append(pygame.Rect(x, room.y, width, room.height - self.canvas.px(6)))
            x += width + self.canvas.px(GAP)
        return found

    def _others(self) -> list[Beside]:
        """What stands beside the button that plays the amount."""
        return [*self._orders(), *self._instead()]

    def _orders(self) -> list[Beside]:
        """Up to N, with what comes then; and staying out."""
        standing, amount, target = self.block.standing, self.amount, self.block.target
        if standing is None or amount is None:
            return []
        _, order, out = self.bench.language._, self.bench.acts.order, standing.out
        tip = _(
            "Raises for you by the least each time, up to {n}, then asks again. Nobody else "
            "sees it."
        )
        label = _("Up to {n}") if out is None else _("Up to {n}, then ask")
        up = Beside(f"{target} up to", label, tip, lambda: order(target, amount))
        tip = _(
            "Raises for you by the least each time, up to {n}. Once somebody goes higher, you are "
            "out. Nobody else sees it."
        )
        label = _("Up to {n}, then out")
        then = Beside(f"{target} then out", label, tip, lambda: order(target, amount, out))
        label, tip = _("Stay out"), _("Passes for you until this is over.")
        stay = Beside(f"{target} out", label, tip, lambda: order(target, None, out))
        offered = [up] if out is None else [up, then] if standing.lasting else [up, then, stay]
        return [
            each._replace(label=each.label.format(n=amount), tip=each.tip.format(n=amount))
            for each in offered
        ]

    def _instead(self) -> list[Beside]:
        """What can be done without an amount."""
        bench = self.bench
        if bench.decision is None or not self.takes_buttons:
            return []
        return [
            Beside(action.text, bench.label(action), "", partial(bench.acts.play, action))
            for action in bench.decision.buttons
        ]

    def _steps(self, room: pygame.Rect) -> list[Widget]:
        """Less and more around the number, the quick steps, the amounts with names."""
        px = self._narrow
        low, high = self.amounts[0], self.amounts[-1]
        amount = self.amount or 0
        minus = self._button(room.x, room.y, SIDE, "", lambda: self._walk(-1), icon="icon.minus")
        plus = self._button(
            room.x + px(SIDE + 2 * GAP + NUMBER),
            room.y,
            SIDE,
            "",
            lambda: self._walk(1),
            icon="icon.plus",
        )
        minus.enabled, plus.enabled = amount > low, amount < high
        made: list[Widget] = [minus, plus]
        x = plus.box.right + px(2 * GAP)
        for step in self.block.quick:
            button = self._button(x, room.y, QUICK, f"+{step}", lambda s=step: self.move(s))  # type: ignore[misc]
            button.enabled = amount + step <= high
            made.append(button)
            x += px(QUICK + GAP)
        for label, there in self.block.jumps:
            button = self._button(x, room.y, JUMP, label, lambda n=there: self.set_to(n))  # type: ignore[misc]
            button.enabled = there in self.amounts
            made.append(button)
            x += px(JUMP + GAP)
        return made

    def _button(
        self, x: int, y: int, width: float, label: str, act: Callable[[], object], icon: str = ""
    ) -> Button:
        box = pygame.Rect(x, y, self._narrow(width), self.canvas.px(SIDE))
        made = Button(self.canvas, box, label, act, icon=icon, size=22)
        made.name = f"{self.block.target} {label or icon}"
        return made

    def _walk(self, step: int) -> None:
        """Set the next legal amount in a direction, if there is one."""
        if self.amount in self.amounts:
            place = self.amounts.index(self.amount) + step
            if 0 <= place < len(self.amounts):
                self.bench.acts.put(self.block.target, self.amounts[place])
        else:
            self.set_to(self.amounts[0])

    def _bar(self, room: pygame.Rect) -> pygame.Rect:
        px = self.canvas.px
        return pygame.Rect(room.x + px(8), room.y + px(20), room.width - px(16), px(BAR))

    # --- drawing -------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface) -> None:
        if not self.amounts:
            return
        canvas, px, parts = self.canvas, self.canvas.px, self._parts()
        if self.block.title:
            at = (parts["title"].x, parts["title"].y)
            wide = parts["title"].width
            canvas.text(target, self.block.title, at, face="heading", size=TITLE - 2, width=wide)
        narrow, steps = self._narrow, parts["steps"]
        field = pygame.Rect(steps.x + narrow(SIDE + GAP), steps.y, narrow(NUMBER), px(SIDE))
        canvas.kit.draw(target, "field.normal", field, canvas.scale)
        unit = (self.block.unit,) if self.block.unit else ()
        made = self.bench.board.row((str(self.amount), *unit), px(SIDE - 22), "function")
        target.blit(made, made.get_rect(center=field.center))
        words = self._live()
        if words:
            canvas.paragraph(
                target,
                capital(words),
                parts["live"],
                face="bold",
                size=LIVE,
                colour=canvas.kit.colour("danger_text" if self._beyond else "good"),
            )


def amount_of(target: str) -> str:
    """The name of the button that plays a target's amount."""
    return f"{target} play"


class Number(Button):
    """The button that plays the amount: arrows and the wheel change it, Enter plays it.

    Where other buttons stand in its row arrows lead to these: nothing shows that they would bid
    more. There the bar is for them.
    """

    def __init__(self, ladder: LadderDevice, box: pygame.Rect, label: str, *, alone: bool) -> None:
        super().__init__(ladder.canvas, box, label, self._play, kind="primary")
        self.walked = not alone
        self.ladder, self.name = ladder, amount_of(ladder.block.target)

    def _play(self) -> None:
        if self.ladder.action is not None:
            self.ladder.bench.acts.play(self.ladder.action)

    def adjust(self, step: int) -> bool:
        self.ladder.move(step)
        return True


class ReachBar(Widget):
    """How far one can go: gold with what one has, hatched with what could be raised; a knob."""

    def __init__(self, ladder: LadderDevice, box: pygame.Rect, reach: Reach) -> None:
        super().__init__(ladder.canvas, box)
        self.ladder, self.reach = ladder, reach
        self.name = f"{ladder.block.target} bar"
        self.leads_to = amount_of(ladder.block.target)

    def adjust(self, step: int) -> bool:
        self.ladder.move(step)
        return True

    def drag(self, at: tuple[int, int]) -> None:
        share = (at[0] - self.box.x) / max(1, self.box.width)
        self.ladder.set_to(round(share * max(1, self.reach.most)))

    def _x(self, amount: int) -> int:
        return self.box.x + round(self.box.width * amount / max(1, self.reach.most))

    def draw(self, target: pygame.Surface) -> None:
        canvas, px, box = self.canvas, self.canvas.px, self.box
        canvas.kit.draw(target, "slider.track", box, canvas.scale)
        sure = pygame.Rect(box.x, box.y, max(2, self._x(self.reach.sure) - box.x), box.height)
        canvas.kit.draw(target, "slider.fill", sure, canvas.scale)
        self._hatch(target, pygame.Rect(sure.right, box.y, box.right - sure.right, box.height))
        if self.reach.pin is not None:
            x = self._x(self.reach.pin)
            pygame.draw.line(target, "#3B1F12", (x, box.y - px(8)), (x, box.bottom), max(2, px(4)))
            if self.reach.pin_seat >= 0:
                chip = pygame.Rect(0, 0, px(22), px(22))
                chip.midbottom = (x, box.y - px(2))
                look = self.ladder.bench.looks[self.reach.pin_seat]
                canvas.kit.draw(target, f"chip.{look}", chip, canvas.scale)
        if self.ladder.amount is not None:
            knob = pygame.Rect(0, 0, px(34), px(34))
            knob.center = (self._x(self.ladder.amount), box.centery)
            canvas.kit.draw(target, f"slider.knob.{self.state}", knob, canvas.scale)
        for amount in sorted({0, self.reach.sure, self.reach.most}):
            at = (self._x(amount), box.bottom + px(2))
            canvas.text(target, str(amount), at, face="number", size=19, anchor="midtop")
        self._draw_raised(target)
        self.draw_focus(target)

    def _draw_raised(self, target: pygame.Surface) -> None:
        """What the hatched part means, between the numbers at its ends, if there is room."""
        canvas, px, reach = self.canvas, self.canvas.px, self.reach
        left, right = self._x(reach.sure) + px(NUMBERED), self._x(reach.most) - px(NUMBERED)
        words = reach.raised
        if words and canvas.letters.width(words, "text", 18, canvas.scale) <= right - left:
            at = ((left + right) // 2, self.box.bottom)
            canvas.text(target, words, at, size=18, anchor="midtop")

    def _hatch(self, target: pygame.Surface, box: pygame.Rect) -> None:
        """Oblique lines: what isn't there yet is not told by colour alone."""
        if box.width <= 0:
            return
        clip = target.get_clip()
        target.set_clip(box.inflate(0, -self.canvas.px(6)).clip(clip))
        step, line = max(4, self.canvas.px(12)), max(2, self.canvas.px(4))
        for x in range(box.x - box.height, box.right, step):
            pygame.draw.line(target, "#C4553F", (x, box.bottom), (x + box.height, box.top), line)
        target.set_clip(clip)
