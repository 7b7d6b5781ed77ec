"""Looks at the texts of every scene in place of taking its picture.

Of all that costs time only what texts depend on is done: no picture of a board is made, nothing
is drawn before somebody looks, and what computer players think is thought once for all languages.
"""

from __future__ import annotations

import os
from contextlib import contextmanager
from fnmatch import fnmatch
from functools import cache, partial
from typing import TYPE_CHECKING, Any

import pygame
import pytest
from scenes_watch import Sheet, Watch

from santiago_desktop.commands import gallery_moments
from santiago_desktop.commands.gallery import PEOPLE, SHOWN, Gallery, in_turn
from santiago_desktop.commands.gallery_moments import LATE, OVER, WATCHED
from santiago_desktop.contract.desk import Seating
from santiago_desktop.players import thinking
from santiago_desktop.players.worker import Letter
from santiago_desktop.scenes.files.miniature import Miniatures
from santiago_desktop.scenes.front.shelf import BoxWidget
from santiago_desktop.scenes.table import board_view, looks
from santiago_desktop.scenes.table.board_view import BoardView
from santiago_desktop.scenes.table.log import LogRow
from santiago_desktop.scenes.table.prompt import RuleSign
from santiago_desktop.scenes.table.spot import Spot
from santiago_desktop.scenes.table.table import TableScene
from santiago_desktop.stage.controls.scrolling import ScrollPanel
from santiago_desktop.stage.drawing import art
from santiago_desktop.stage.drawing.type import Type
from santiago_desktop.stage.input.commands import Command
from santiago_desktop.stage.scene import Stack
from santiago_desktop.system import memory
from santiago_desktop.system.language import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from santiago_desktop.commands.gallery import Shot
    from santiago_desktop.stage.controls.widgets import Widget
    from santiago_desktop.table.table import Table

EVERYTHING = "*"
UNDER_TEXTS = (Spot, LogRow, BoxWidget)  # controls that other texts may lie over


class Reader(Gallery):
    """Looks at the texts of every scene whose name is wanted."""

    def __init__(self, watch: Watch, data: Path, size: tuple[int, int], **chosen: object) -> None:
        super().__init__(data, data, size, **chosen)
        self.watch = watch
        self.found: dict[str, list[str]] = {}
        self.wanted = EVERYTHING
        self.looked = 0  # at how many scenes

    def take(self, name: str, show: Callable[[], object]) -> Path:
        """The faults of a scene."""
        self.step = 0.5
        show()
        if fnmatch(name, self.wanted):
            self.looked += 1
            self.watch.faults.clear()
            self.wait(8)
            self._look_through()
            if self.watch.faults:
                self.found[name] = sorted(self.watch.faults)
        else:
            self.wait(2)
        return self.folder

    def _look_through(self) -> None:
        """At all that is seen; where the scene rolls, from its place to the end."""
        self._look()
        panel = self._panel
        while isinstance(panel, ScrollPanel) and panel.offset < panel.furthest:
            panel.scroll_to(panel.offset + max(1, panel.view.height * 3 // 4))
            self._look(self.scene)

    @property
    def _panel(self) -> Any:
        """The controls of the scene."""
        scene: Any = self.scene
        return scene.controls.panel if isinstance(scene, TableScene) else scene.panel

    def _look(self, rolled: Any = None) -> None:
        """At all scenes; where one has rolled on, only at what rolls there."""
        seen = Sheet(self.app.canvas.size)
        if isinstance(rolled, TableScene):
            rolled.hint.draw(seen)
            rolled.controls.panel.draw(seen)
        else:
            for scene in self.app.stack.seen():
                scene.draw(seen)
        self.watch.look(seen, self._controls())

    def _controls(self) -> Iterator[tuple[Widget, pygame.Rect]]:
        """What can be pressed, and where it is seen; texts of the board lie over its places."""
        panel = self._panel
        rolling = panel.rolling if isinstance(panel, ScrollPanel) else ()
        for each in panel.widgets:
            absent = isinstance(each, BoxWidget) or (
                isinstance(each, RuleSign) and not each.enabled
            )
            if self._below_a_complaint(each):
                continue
            if each.focusable and not absent and not isinstance(each, Spot | LogRow):
                yield each, each.box.clip(panel.view) if each in rolling else each.box

    def _below_a_complaint(self, control: Widget) -> bool:
        """Whether a complaint lies over it, which stays for a moment."""
        if not isinstance(self.scene, TableScene) or isinstance(control, RuleSign):
            return False
        prompt = self.scene.controls.prompt
        return bool(prompt.notice) and prompt.box.colliderect(control.box)

    def _see_saves(self) -> None:
        """The list; its pictures have no texts."""
        self._from_title(self.flow.saves)
        while self.scene.unread:
            self.wait(1)

    # --- more than there are pictures of -------------------------------------------------------

    def games(self) -> Iterator[Shot]:
        """What the gallery shows, and more."""
        yield from super().games()
        for game in SHOWN:
            for part in (self.opened, self.crowds, self.refusals, self.tips):
                yield from self.of(game, part)

    def opened(self) -> Iterator[Shot]:
        """Every decision with the log beside the board, and then with a hint."""
        yield from self._beside("", decisions(self.moments))

    def crowds(self) -> Iterator[Shot]:
        """Every decision of the most who can play, some of the others; and how it ends."""
        least, most = self.flow.card.seats
        for count in range(least, most + 1):
            found = gallery_moments.moments(self.game, seated(count))
            asked = decisions(found) if count == most else {LATE: found[LATE]}
            for name, table in asked.items():
                yield f"of_{count}_{name}", partial(self._played, table)
            yield from self._beside(f"of_{count}_", asked)
            yield f"of_{count}_result", partial(self._played, found[OVER])
            for leaf in range(1, len(self.result_of(found[OVER]).leaves())):
                yield f"of_{count}_result_{leaf}", partial(self._turn_to, leaf)

    def _beside(self, which: str, found: dict[str, Table]) -> Iterator[Shot]:
        for name, table in found.items():
            yield f"{which}log_{name}", in_turn(partial(self._played, table), self._enlarge_log)
            yield f"{which}hint_{name}", lambda: self.scene.command(Command.HINT)
            if self.scene.sight.layout.narrow:  # it has two leaves
                yield f"{which}hint_leaf_{name}", self._turn_leaf

    def _turn_leaf(self) -> None:
        """The other leaf of the hint, where it has two."""
        leaf = [each for each in self._panel.widgets if each.name == "leaf 1"]
        if leaf:
            leaf[0].activate()

    def refusals(self) -> Iterator[Shot]:
        """Every reason why something is not possible, once."""
        for number, (name, target) in enumerate(refused(self.game)):
            yield f"refusal_{number}", partial(self._refuse, name, target)

    def _refuse(self, name: str, target: str) -> None:
        self._played(self.moments[name])
        self.wait(4)
        self.scene.explainer.complain(target)
        self.step = 0.0  # it goes by itself after a while

    def tips(self) -> Iterator[Shot]:
        """What is said of each place and each control late in a game."""
        scene = self._late()
        for target in list(scene.sight.targets()):
            at = scene.pointing.spot_box(target).center
            if scene.controls.hover.thing_at(at) == target:
                yield f"tip_{target}", partial(self.point, at)
        for widget in list(scene.controls.panel.widgets):
            if widget.tip:
                yield f"tip_{widget.name}", partial(self.point, widget.box.center)


@cache
def seated(count: int) -> tuple[str, ...]:
    """So many seats, the first a person's."""
    return (PEOPLE[0], *(f"ai:random:{name}" for name in PEOPLE[1:count]))


@cache
def refused(game: str) -> list[tuple[str, str]]:
    """For each reason why something is not possible a moment and the target of a click."""
    found: dict[str, tuple[str, str]] = {}
    for name, table in decisions(gallery_moments.moments(game)).items():
        match = table.match
        desk = table.card.desk(ENGLISH, Seating(table.names, table.looks))
        assert desk is not None
        for target in desk.targets(match.state):
            meant = desk.attempt(target, match.state)
            if meant is not None and not match.allows(meant):
                reason = match.rules.refusal(match.state, meant).reason
                found.setdefault(reason, (name, target))
    return list(found.values())


def decisions(found: dict[str, Table]) -> dict[str, Table]:
    """The moments at which a person decides."""
    return {
        name: table
        for name, table in found.items()
        if name != OVER and not name.startswith(WATCHED)
    }


# --- what is left out ---------------------------------------------------------------------------


def blank(board: BoardView) -> pygame.Surface:
    """The ground of a board without its picture."""
    return pygame.Surface(board.canvas.size)


def same(picture: pygame.Surface, *_how: object, **_more: object) -> pygame.Surface:
    """In place of a line around a thing."""
    return picture


def nothing(*_how: object) -> None:
    """In place of what nobody looks at."""


def remembered(think: Callable[..., Any]) -> Callable[..., Any]:
    """What was thought once is not thought again."""
    known: dict[bytes, Any] = {}

    def thought(question: thinking.Question, *how: Any) -> Any:
        key = bytes(Letter.dumps(question))
        if key not in known:
            known[key] = think(question, *how)
        return known[key]

    return thought


THINK, READ = remembered(thinking.think), cache(art.read)


def shorten(patch: pytest.MonkeyPatch) -> None:
    """Leave out what costs time and changes no text."""
    patch.setattr(thinking, "think", THINK)
    patch.setattr(memory, "give_back", nothing)
    patch.setattr(os, "fsync", nothing)
    patch.setattr(Stack, "draw", nothing)
    patch.setattr(Miniatures, "want", nothing)
    patch.setattr(BoardView, "_compose", blank)
    patch.setattr(BoardView, "draw", nothing)  # it lies below all texts
    patch.setattr(looks, "halo", same)
    patch.setattr(pygame.transform, "smoothscale", pygame.transform.scale)
    patch.setattr(Type, "width", cache(Type.width))
    for module in (art, board_view):
        patch.setattr(module, "read_ahead", nothing)
        patch.setattr(module, "read", READ)


@contextmanager
def reading(data: Path, size: tuple[int, int], **chosen: object) -> Iterator[Reader]:
    """A reader of texts, while surfaces are watched."""
    with pytest.MonkeyPatch.context() as patch:
        shorten(patch)
        yield Reader(Watch(patch), data, size, **chosen)
    pygame.display.quit()
