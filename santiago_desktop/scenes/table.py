"""The table: the board, whose turn it is, and what can be done about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from santiago_desktop.kernel.rules import NOBODY, OVER
from santiago_desktop.scenes import table_panels as around
from santiago_desktop.scenes.board_view import BoardView
from santiago_desktop.stage.commands import Command
from santiago_desktop.stage.director import PACE, Director
from santiago_desktop.stage.scene import Scene
from santiago_desktop.stage.widgets import Button, Panel, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.app import App
    from santiago_desktop.kernel.records import Action, Event
    from santiago_desktop.stage.board_map import Point
    from santiago_desktop.table import Table

LONGEST_PAUSE = 1.6  # seconds that a computer player waits at most
TIP_AFTER = 0.35
BESIDE = (1110, 752)  # on the board, before the pier: buttons for what has no place of its own


class Spot(Widget):
    """A place on the board that can be clicked."""

    def __init__(self, scene: TableScene, name: str, actions: list[Action]) -> None:
        kind = name.split(".", 1)[0]
        size, above = scene.signs.SIZES[kind]
        x, y = scene.view.at(name)
        super().__init__(scene.app.canvas, scene.board.box((x, y + above), size))
        self.scene, self.name, self.actions = scene, name, actions

    def activate(self) -> None:
        self.scene.choose(self.actions)

    def draw(self, target: pygame.Surface) -> None:
        self.draw_focus(target)


class TableScene(Scene):
    """A game being played."""

    def __init__(
        self,
        app: App,
        table: Table,
        *,
        menu: Callable[[], None],
        ended: Callable[[], None],
        hand_over: Callable[[int, Callable[[], None]], None],
    ) -> None:
        self.app, self.table = app, table
        self.menu, self.ended, self.hand_over = menu, ended, hand_over
        self.rules = table.match.rules
        self.viewer = table.people[0] if len(table.people) == 1 else NOBODY
        self.board = BoardView(app.canvas, table.card.id)
        self.view, self.signs = table.card.view(self.panel_spot)
        self.overlay = self.signs.Overlay(app.canvas, self.board.atlas, table.names)
        self.panel = Panel()
        self.lines: list[around.LogLine] = []
        self.back = 0  # how far the log is scrolled back
        self.choices: list[Action] = []
        self.waited = 0.0
        self.hover_time = 0.0
        self.asked = False
        self.waiting_for: int | None = None
        self.notice = ""
        self.peeking = False
        self._column_key: object = None
        self._column_picture = pygame.Surface((1, 1))
        self.director = Director(self.rules, self.view, self.seen(), sound=app.sounds.play)
        self.director.told = self.log_event

    # --- what is seen --------------------------------------------------------------------------

    def seen(self) -> Any:
        """The state as the viewer may see it."""
        masked = self.rules.mask(self.table.match.state, self.viewer)
        return self.rules.cover(masked, self.viewer)

    def panel_spot(self, seat: int) -> Point:
        """Where a seat's panel is, in the board's design pixels."""
        box = around.panel_box(self.app.canvas, seat, len(self.table.seats))
        return self.board.to_board((box.centerx, box.centery))

    def log_event(self, event: Event, shown: Any) -> None:
        """A sentence for what has just been shown."""
        sentence = self.words.event(event, shown)
        if sentence:
            seat = getattr(event, "seat", getattr(event, "giver", -1))
            self.lines.append(around.LogLine(sentence, seat))

    def enter(self) -> None:
        self.app.sounds.music("music_guajira")
        self.app.sounds.ambience("ambience_harbour")

    def resize(self) -> None:
        self.words = self.table.card.wording(self.app.language, self.table.names)
        self.board.fit()
        self.director.pace = PACE[self.app.settings["speed"]]
        self.director.still = self.app.settings["reduced_motion"]
        room = self.app.canvas.rect
        room.left, room.width = self.app.canvas.px(322), room.width - self.app.canvas.px(336)
        self.overlay.fit(self.board.to_window((1110, 440)), room)
        self.lay_out()

    # --- the flow ------------------------------------------------------------------------------

    def update(self, seconds: float) -> bool:
        changed = self.director.update(seconds)
        self.hover_time += seconds
        if self.director.busy:
            return changed
        if not self.table.match.over:
            return self._go_on(seconds) or changed
        if not self.asked:
            self.asked = True
            self.ended()
            return True
        return changed or self._tip_due(seconds)

    def _tip_due(self, seconds: float) -> bool:
        """The moment at which a tooltip appears."""
        return self.hover_time - seconds < TIP_AFTER <= self.hover_time

    def _go_on(self, seconds: float) -> bool:
        """Let chance or a computer player act, or ask a person."""
        actor = self.table.match.state.actor
        if actor in self.table.people:
            return self._ask(actor) or self._tip_due(seconds)
        pause = LONGEST_PAUSE * self.app.settings["pause"] / 100 if actor >= 0 else 0.0
        self.waited += seconds
        if self.waited < pause * self.director.pace:
            return False
        self.waited = 0.0
        action = self.table.automatic()
        assert action is not None
        self.play(action)
        return True

    def _ask(self, actor: int) -> bool:
        if self.asked:
            return False
        if actor != self.viewer and len(self.table.people) > 1 and not self._open():
            if self.waiting_for != actor:
                self.waiting_for = actor
                self.hand_over(actor, lambda: self._take_seat(actor))
            return True
        self.asked = True
        self.lay_out()
        self.app.sounds.play("your_turn")
        return True

    def _open(self) -> bool:
        return bool(self.table.options.get("open_holdings"))

    def _take_seat(self, seat: int) -> None:
        """Another person looks at the screen now."""
        self.viewer, self.waiting_for = seat, None
        self.director.reset(self.seen())

    def play(self, action: Action) -> None:
        """Play an action, and show what it does."""
        self.asked = False
        self.choices, self.notice = [], ""
        events = self.table.play(action)
        masked = [self.rules.mask_event(event, self.viewer) for event in events]
        self.director.tell(self.rules.cover_event(event, self.viewer) for event in masked)
        self.lay_out()

    def choose(self, actions: list[Action]) -> None:
        """One way is played, several are shown."""
        self.app.sounds.play("button_click")
        if len(actions) == 1:
            self.play(actions[0])
        else:
            self.choices = actions
            self.lay_out()

    def undo(self) -> None:
        """Back to the last decision of a person; if not, say why."""
        barrier = self.table.undo()
        _ = self.app.language._
        if barrier:
            self.notice = {
                "start": _("There is nothing to take back."),
                "chance": _("That can't be taken back: luck has decided since then."),
                "decision": _("That can't be taken back: somebody else has decided since then."),
            }[barrier]
            self.app.sounds.play("refused")
            return
        self.director.reset(self.seen())
        self.asked, self.choices, self.notice = False, [], ""
        self.lines.append(around.LogLine(_("Taken back."), -1))

    # --- controls ------------------------------------------------------------------------------

    def lay_out(self) -> None:
        """The controls that there are just now."""
        widgets: list[Widget] = []
        if self.asked and self.table.match.state.phase == self.overlay.phase:
            widgets += self.overlay.widgets(
                self.words,
                self.table.match.legal(),
                self.table.match.state,
                self.play,
                self.lay_out,
            )
        elif self.asked and not self.table.match.over:
            widgets += self._choice_buttons() if self._dialog() else self._spots()
        widgets += self._corner_buttons()
        self.panel.show(widgets)

    def legal_by_spot(self) -> dict[str, list[Action]]:
        """The legal actions by the spot that stands for them; "" for none."""
        found: dict[str, list[Action]] = {}
        for action in self.table.match.legal():
            spot = self.view.target(action, self.table.match.state)
            found.setdefault(spot, []).append(action)
        return found

    def _dialog(self) -> list[Action]:
        """The actions of a dialog, where one is needed."""
        if self.choices:
            return self.choices
        found = self.legal_by_spot()
        return found.get("", []) if set(found) == {""} else []

    def _spots(self) -> list[Widget]:
        found = self.legal_by_spot()
        beside = found.pop("", [])
        spots: list[Widget] = [Spot(self, name, actions) for name, actions in found.items()]
        return spots + [self._beside_button(n, action) for n, action in enumerate(beside)]

    def _beside_button(self, number: int, action: Action) -> Widget:
        """A legal action that has no place on the board, such as passing."""
        px = self.app.canvas.px
        box = pygame.Rect(0, 0, px(250), px(58))
        box.midtop = self.board.to_window(BESIDE)
        box.y += number * px(66)
        label = self.words.action(action, self.table.match.state).capitalize()
        return Button(self.app.canvas, box, label, lambda: self.play(action))

    def _dialog_box(self) -> pygame.Rect:
        px = self.app.canvas.px
        rows = len(self._dialog()) + bool(self.choices)
        columns = 1 + (rows > 6) + (rows > 14) + (rows > 30)  # noqa: PLR2004 - fits the screen
        rows = -(-rows // columns)
        box = pygame.Rect(0, 0, px(540) * columns - px(100) * (columns - 1), px(86) + rows * px(62))
        box.center = self.board.to_window((1110, 430))
        return box.clamp(self.app.canvas.rect)

    def _choice_buttons(self) -> list[Widget]:
        """The dialog's actions, numbered by where they stand."""
        canvas, px = self.app.canvas, self.app.canvas.px
        actions, box = self._dialog(), self._dialog_box()
        rows = max(1, (box.height - px(86)) // px(62))
        columns = -(-(len(actions) + bool(self.choices)) // rows)
        width = (box.width - px(40)) // columns
        widgets: list[Widget] = []
        for number, action in enumerate(actions):
            place = pygame.Rect(
                box.x + px(20) + number // rows * width,
                box.y + px(72) + number % rows * px(62),
                width - px(8),
                px(54),
            )
            label = self.words.action(action, self.table.match.state)
            first = number == 0
            widgets.append(
                Button(
                    canvas,
                    place,
                    label[:1].upper() + label[1:],
                    lambda a=action: self.play(a),  # type: ignore[misc]
                    kind="primary" if first else "secondary",
                    size=22,
                )
            )
        if self.choices:
            number = len(actions)
            place = pygame.Rect(
                box.x + px(20) + number // rows * width,
                box.y + px(72) + number % rows * px(62),
                width - px(8),
                px(54),
            )
            widgets.append(
                Button(canvas, place, self.app.language._("Back"), self.close_choices, size=22)
            )
        return widgets

    def close_choices(self) -> None:
        """Rather something else."""
        self.choices = []
        self.lay_out()

    def _corner_buttons(self) -> list[Widget]:
        canvas, px, _ = self.app.canvas, self.app.canvas.px, self.app.language._
        side, gap = px(58), px(70)
        right = canvas.size[0] - px(16) - side
        made = [
            ("icon.menu", self.menu, _("Menu"), Command.MENU),
            ("icon.undo", self.undo, _("Take back"), Command.UNDO),
        ]
        return [
            Button(
                canvas,
                pygame.Rect(right - n * gap, px(12), side, side),
                "",
                action,
                kind="square",
                icon=icon,
                tip=f"{tip} ({self.app.input.shown(command)})",
            )
            for n, (icon, action, tip, command) in enumerate(made)
        ]

    # --- input ---------------------------------------------------------------------------------

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            return self._scroll(event.y)
        if event.type == pygame.MOUSEMOTION:
            changed = self.panel.handle(event)
            if changed:
                self.hover_time = 0.0
            return changed
        if self.panel.handle(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.director.busy:
            self.director.hurry()
            return True
        return False

    def _scroll(self, by: int) -> bool:
        self.back = max(0, min(len(self.lines) - 1, self.back + by))
        return True

    def command(self, command: Command, *, down: bool = True) -> bool:
        if command is Command.PEEK:
            self.peeking = down
            return True
        if not down:
            return False
        if self.director.busy and command in (Command.CONFIRM, Command.HURRY):
            self.director.hurry()
            return True
        own = {Command.MENU: self.menu, Command.UNDO: self.undo}
        if command is Command.BACK:
            own[command] = self.close_choices if self.choices else self.menu
        if command in own:
            own[command]()
            return True
        return self.panel.command(command)

    # --- drawing -------------------------------------------------------------------------------

    def draw(self, target: pygame.Surface) -> None:
        shown = self.director.shown
        picture, moving = self.director.picture()
        self.board.draw(target, picture, self._glows(), moving)
        for at, parts, kind in self.signs.signs(self.view, shown):
            self.board.pill(target, at, parts, kind)
        if self.asked and not self.choices:
            self._draw_tags(target)
        self._draw_around(target, shown)
        if shown.phase == self.overlay.phase:
            self.overlay.draw(target, self.words, shown, self.viewer)
        elif self.asked and self._dialog():
            self._draw_dialog(target)
        self.panel.draw(target)
        self.board.draw_flying(target, picture)
        self._draw_tip(target)

    def _glows(self) -> list[tuple[str, Point]]:
        glows: list[tuple[str, Point]] = []
        for widget in self.panel.widgets:
            if isinstance(widget, Spot):
                glow, ring = self.signs.GLOWS[self.signs.kind(widget.name)]
                at = self.view.at(widget.name)
                lit = widget.hovered or widget.focused
                glows += [(glow, at), (f"{ring}.hover" if lit else ring, at)]
        return glows

    def _draw_tags(self, target: pygame.Surface) -> None:
        for action in self.table.match.legal():
            tag = self.signs.price_tag(self.view, self.words, action, self.table.match.state)
            if tag:
                self.board.pill(target, tag[0], tag[1], tag[2], 40)

    def _draw_around(self, target: pygame.Surface, shown: Any) -> None:
        canvas = self.app.canvas
        holdings = [self._holding(shown, seat) for seat in range(len(self.table.seats))]
        target.blit(self._column(holdings), (0, 0))
        text = self.notice or self.words.prompt(shown)
        seat = -1 if shown.phase == OVER else (shown.actor if shown.actor >= 0 else shown.turn)
        around.draw_prompt(target, canvas, text, seat, self.board.to_window((1110, 0))[0])

    def _column(self, holdings: list[around.Holding]) -> pygame.Surface:
        """Plate, panels and log, drawn anew only when they say something new."""
        canvas, px = self.app.canvas, self.app.canvas.px
        key = (
            canvas.size,
            canvas.scale,
            str(holdings),
            len(self.lines),
            self.back,
            self.words.language,
        )
        if key == self._column_key:
            return self._column_picture
        column = self.board.ground.subsurface((0, 0, px(314), canvas.size[1])).copy()
        plate = pygame.Rect(px(14), px(12), px(292), px(62))
        canvas.kit.draw(column, "panel.plate", plate, canvas.scale)
        canvas.text(
            column,
            self.table.card.title,
            plate.center,
            face="title",
            size=32,
            colour="#FFE9B8",
            anchor="center",
            width=plate.width - px(24),
        )
        for held in holdings:
            box = around.panel_box(canvas, held.seat, len(holdings))
            around.draw_panel(column, canvas, self.board, box, held)
        box = around.log_box(canvas, len(holdings))
        around.draw_log(column, canvas, box, self.app.language._("Log"), self.lines, self.back)
        self._column_key, self._column_picture = key, column
        return column

    def _holding(self, shown: Any, seat: int) -> around.Holding:
        covered = len(self.table.people) > 1 and not self._open() and not self.peeking
        s = shown
        if seat == self.viewer and covered and not self.app.focused:
            s = self.rules.cover(shown, NOBODY)
        large, goods = self.signs.holdings(s, seat)
        sitting = self.table.seats[seat]
        active = shown.phase != OVER and seat == (shown.actor if shown.actor >= 0 else shown.turn)
        hidden = any(count is None for _, count in large)
        return around.Holding(sitting.name, seat, active, large, goods, hidden, sitting.level)

    def _draw_dialog(self, target: pygame.Surface) -> None:
        canvas, box = self.app.canvas, self._dialog_box()
        canvas.kit.draw(target, "panel.dialog", box, canvas.scale)
        title = self.words.prompt(self.table.match.state)
        canvas.text(
            target,
            title,
            (box.centerx, box.y + canvas.px(31)),
            face="heading",
            size=24,
            colour="#FFF3D6",
            anchor="center",
            width=box.width - canvas.px(40),
        )

    def _draw_tip(self, target: pygame.Surface) -> None:
        lit = [w for w in self.panel.widgets if w.hovered or w.focused]
        if not lit or self.hover_time < TIP_AFTER:
            return
        widget = lit[0]
        title, text = "", widget.tip
        if isinstance(widget, Spot):
            title, text = self.signs.tip(self.words, widget.name, self.director.shown)
            if len(widget.actions) == 1:
                label = self.words.action(widget.actions[0], self.table.match.state)
                text = label[:1].upper() + label[1:] + "."
        if title or text:
            draw_tip(target, self.app.canvas, widget.box, title, text)


def draw_tip(target: pygame.Surface, canvas: Any, box: pygame.Rect, title: str, text: str) -> None:
    """A sign above what the mouse is on."""
    px = canvas.px
    width = px(340)
    height = canvas.paragraph_height(text, width, size=19) if text else 0
    head = px(34) if title else 0
    frame = pygame.Rect(0, 0, width + px(36), height + head + px(26))
    frame.midbottom = (box.centerx, box.top - px(10))
    if frame.top < 0:
        frame.midtop = (box.centerx, box.bottom + px(10))
    frame.clamp_ip(canvas.rect)
    canvas.kit.draw(target, "tooltip.frame", frame, canvas.scale)
    if title:
        canvas.text(
            target,
            title,
            (frame.x + px(18), frame.y + px(10)),
            face="heading",
            size=23,
            colour="#FFF3D6",
            width=width,
        )
    canvas.paragraph(
        target,
        text,
        pygame.Rect(frame.x + px(18), frame.y + px(13) + head, width, 0),
        size=19,
        colour="#FFE9B8",
    )
