"""One picture of every scene, and of all states worth looking at, without a display."""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from santiago_desktop.commands import gallery_moments
from santiago_desktop.commands.gallery_moments import LATE, OVER, WATCHED, MomentMissing
from santiago_desktop.players.thinking import Thinker
from santiago_desktop.scenes.app import App
from santiago_desktop.scenes.flow import Flow
from santiago_desktop.stage.input.commands import Command
from santiago_desktop.system.exits import FAILED, GOOD, UNREADABLE
from santiago_desktop.system.settings import THEMES as CHOOSABLE
from santiago_desktop.table import journal

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterator

    from santiago_desktop.kernel.match import Match
    from santiago_desktop.table.table import Table

PEOPLE = ("Ana", "Bruno", "Carla", "Dora")
SIZE = (1920, 1080)
THEMES = ("day", "night", "contrast")
SECTIONS = 9  # of the rulebook, for those who play in a window
LONGEST_LESSON = 60  # steps
EARLY, WAYS = 40, 4  # a moment for advice: so much has been played, there are so many ways
STEP = 0.5  # seconds that pass in a frame
Shot = tuple[str, "Callable[[], object]"]


class Gallery:
    """Takes pictures of one program."""

    def __init__(self, folder: Path, data: Path, size: tuple[int, int], **chosen: object) -> None:
        overrides = {"language": "en", "speed": "off", "pause": 0, "window": list(size), **chosen}
        thinker = Thinker(lives=0)  # no picture depends on how quick a process is
        self.app = App(data, size=size, overrides=overrides, silent=True, thinker=thinker)
        self.flow = Flow(self.app)
        self.folder, self.step = folder, STEP
        self.moments = gallery_moments.moments()

    def take_all(self) -> Iterator[Path]:
        """Every picture, as it is taken."""
        parts = (self.pages, self.files, self.table, self.advice, self.around, self.lesson)
        for shots in (*parts, self.themes):
            for name, show in shots():
                yield self.take(name, show)

    def take(self, name: str, show: Callable[[], object]) -> Path:
        """The picture of what a call shows."""
        self.step = STEP
        show()
        self.wait(8)
        path = self.folder / f"{name}.png"
        pygame.image.save(self.app.screen, path)
        return path

    def wait(self, frames: int) -> None:
        """Let something come about."""
        self.app.stack.dirty = True
        for _ in range(frames):
            self.app.frame(self.step)

    @property
    def scene(self) -> Any:
        """The one on top."""
        return self.app.stack.top

    # --- hands ---------------------------------------------------------------------------------

    def point(self, place: tuple[int, int]) -> None:
        """Move the mouse."""
        self.app.handle(
            pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0))
        )

    def click(self, place: tuple[int, int]) -> None:
        """Press the mouse, and let it go."""
        self.point(place)
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            self.app.handle(pygame.event.Event(kind, pos=place, button=1))

    def press(self, beginning: str) -> None:
        """Use the first control whose name or icon begins like that."""
        for widget in self.scene.panel.widgets:
            if widget.name.startswith(beginning) or getattr(widget, "icon", "") == beginning:
                widget.activate()
                return
        raise MomentMissing(f"{type(self.scene).__name__} has no {beginning}")

    # --- pages ---------------------------------------------------------------------------------

    def pages(self) -> Iterator[Shot]:
        """What hangs on the title."""
        yield "title", self.flow.title
        yield "setup_more", in_turn(partial(self._from_title, self.flow.setup), self._unfold)
        for name in ("setup", "settings", "keys"):
            yield name, partial(self._from_title, getattr(self.flow, name))
            yield f"{name}_end", lambda: self.scene.panel.scroll_to(10**6)
        yield "setup_four", self._four_chairs
        for section in range(1, SECTIONS + 1):
            show = partial(self.flow.rules, str(section))
            yield f"rules_{section}", partial(self._from_title, show)
        yield "rules_search", lambda: self.scene._look_for("3")  # noqa: SLF001 - as if typed

    def _from_title(self, show: Callable[[], object]) -> None:
        self.flow.title()
        show()

    def _unfold(self) -> None:
        self.press("more")

    def _four_chairs(self) -> None:
        self._from_title(self.flow.setup)
        self.scene.plan.add()
        self.scene.plan.set_level(1, "")
        self.scene.plan.rename(1, "")
        self.scene.lay_out()

    def files(self) -> Iterator[Shot]:
        """Saved games, and the ways to other folders."""
        yield "saves_none", partial(self._from_title, self.flow.saves)
        self._save_some()
        yield "saves", self._see_saves
        yield "title_continue", self.flow.title
        for name, control in (
            ("saves_name", "icon.edit"),
            ("files_out", "icon.export"),
            ("files_in", "foot"),
        ):
            yield name, in_turn(self._see_saves, partial(self.press, control))
        yield "files_refused", in_turn(partial(self.press, "entry notes"), self._act)

    def _act(self) -> None:
        self.scene.act()

    def _save_some(self) -> None:
        """Games of several kinds, one of them damaged; and a folder beside them."""
        folder = self.app.saves
        for name in ("drive", LATE, OVER):
            self._saved(self.moments[name], journal.fresh_path(folder, self.moments[name]))
        four = gallery_moments.table(PEOPLE, "four")
        four.looks = [3, 1, 0, 2]
        self._saved(four, folder / f"Sunday{journal.SUFFIX}")
        (folder / f"old{journal.SUFFIX}").write_text("[]\n", "ascii")
        elsewhere = self.app.folder / "elsewhere"
        (elsewhere / "Holidays").mkdir(parents=True)
        (elsewhere / f"notes{journal.SUFFIX}").write_text("no game\n", "ascii")
        self._saved(four, elsewhere / f"Sunday{journal.SUFFIX}")
        self.app.settings["folder"] = str(elsewhere)

    def _saved(self, table: Table, path: Path) -> None:
        journal.Journal.begin(path, table)

    def _see_saves(self) -> None:
        """The list, with its pictures drawn."""
        self._from_title(self.flow.saves)
        for _ in range(400):
            self.wait(1)
            if not self.scene.unread and len(self.scene.pictures.found) == len(
                [saved for saved in self.scene.found if saved.table]
            ):
                return
            pygame.time.wait(5)
        raise MomentMissing("the pictures of the saved games")

    # --- the table -----------------------------------------------------------------------------

    def table(self) -> Iterator[Shot]:
        """Every decision, and what is said and shown about it."""
        for name, table in self.moments.items():
            if name == WATCHED:
                yield f"table_{name}", partial(self._watched, table)
            elif name != OVER:
                yield f"table_{name}", partial(self.flow.play, table)
        self.app.change("speed", "off")
        self.app.change("pause", 0)
        yield "table_refusal", self._refused
        yield "table_tip_building", lambda: self._point_at("building.red.2")
        yield "table_tip_cuban", lambda: self._point_at("cuban.6")
        yield "table_log_focus", lambda: self.scene.command(Command.LOG)
        yield "table_earlier", lambda: self.scene.look_at(len(self.scene.log.lines) // 2)
        yield "table_confirm", self._confirmed
        yield "table_gamepad", self._with_gamepad

    def _watched(self, table: Table) -> None:
        """Somebody else is just thinking: no time may pass."""
        self.app.change("speed", "normal")
        self.app.change("pause", 100)
        self.flow.play(table)
        self.step = 0.02
        self.wait(1)

    def _refused(self) -> None:
        """A stop that is too dear."""
        self.flow.play(self.moments["drive"])
        self.wait(4)
        state = self.scene.table.match.state
        far = (state.car + min(9, state.pesos[0] + 2)) % 10
        self.click(self.scene.pointing.spot_box(f"stop.{far}").center)
        self.step = 0.0  # it goes by itself after a while
        if not self.scene.prompt.notice_rule:
            raise MomentMissing("a refusal with its rule")

    def _point_at(self, spot: str) -> None:
        self.flow.play(self.moments[LATE])
        self.wait(4)
        self.point(self.scene.pointing.spot_box(spot).center)

    def _confirmed(self) -> None:
        """The question at the end of a turn."""
        self.app.change("confirm_turn", value=True)
        self.flow.play(self.moments["use.casino"])
        self.wait(4)
        for action in self.scene.legal():
            self.scene.play(action)
            if self.scene.deciding.unsure is not None:
                break
        else:
            raise MomentMissing("an action that ends the turn")
        self.app.change("confirm_turn", value=False)

    def _with_gamepad(self) -> None:
        self.flow.play(self.moments[LATE])
        self.wait(4)
        button = pygame.CONTROLLER_BUTTON_DPAD_RIGHT
        self.app.handle(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=button))

    # --- around the table ----------------------------------------------------------------------

    def around(self) -> Iterator[Shot]:
        """Menu, hand-over, more players, the result."""
        late = self.moments[LATE]
        yield "menu", in_turn(partial(self.flow.play, late), partial(self.flow.menu, late))
        yield "hand_over", lambda: self.flow.play(gallery_moments.table(PEOPLE, "hands"))
        yield "table_four", self._ready
        two = gallery_moments.table((PEOPLE[0], "ai:easy:Pilar"), "2")
        yield "table_two", partial(self.flow.play, two)
        yield "result", partial(self.flow.play, self.moments[OVER])
        yield "result_turns", lambda: self.scene.turn_to(1)
        yield "result_chances", lambda: self.scene.turn_to(2)
        yield "result_dice", lambda: self.scene.turn_to(3)

    def _ready(self) -> None:
        self.scene.ready()

    def advice(self) -> Iterator[Shot]:
        """The hint, the tutor's question, and everybody's chances."""
        self.point((0, 0))  # the gamepad rests
        yield "table_hint", in_turn(self._advised, lambda: self.scene.command(Command.HINT))
        yield "table_hint_two", lambda: self.scene.command(Command.DOWN)
        self.app.change("tutor", 5)
        yield "table_tutor", in_turn(self._advised, self._doubted)
        self.app.change("tutor", 0)
        self.app.change("chances", value=True)
        yield "table_chances", self._advised
        self.app.change("chances", value=False)

    def _advised(self) -> None:
        """A person has several ways, and something to lose."""
        self._play_on(gallery_moments.table(("Ana", "ai:easy:Bruno", "ai:easy:Carla"), "advice"))

    def _play_on(self, table: Table) -> None:
        """To the next drive of theirs with several ways."""
        match = table.match
        while len(match.log) < EARLY or not self._at_a_drive(match):
            if match.over:
                raise MomentMissing("a drive with several ways, or one that the tutor asks about")
            table.play(table.automatic() or match.legal()[-1])
        self.flow.play(table)
        self.wait(4)

    def _at_a_drive(self, match: Match[Any]) -> bool:
        drives = match.state.phase == "drive" and match.state.actor == 0
        return drives and len(match.legal()) >= WAYS

    def _doubted(self) -> None:
        """The first move that costs much."""
        counsel, table = self.scene.hint, self.scene.table
        while not any(counsel.asks(action) for action in self.scene.legal()):
            table.play(table.match.legal()[-1])
            self._play_on(table)
            counsel = self.scene.hint

    def lesson(self) -> Iterator[Shot]:
        """Every step at which something is said."""
        self.app.settings["lessons"] = {}
        self.flow.lesson()
        for number in range(LONGEST_LESSON):
            self.wait(12)
            scene = self.scene
            if scene.guide is None or scene.guide.over:
                return
            if scene.guide.text:
                yield f"lesson_{number + 1:02}", lambda: None
            if not scene.guide.line:
                scene.turn.read_on()
            elif scene.deciding.asked:
                scene.play(scene.legal()[0])
        raise MomentMissing("the end of the lesson")

    def themes(self) -> Iterator[Shot]:
        """The board and a page in all colours."""
        for theme in THEMES:
            yield f"theme_{theme}", partial(self._themed, theme)
            if theme in CHOOSABLE:
                yield f"theme_{theme}_page", self.flow.settings
        self.app.change("theme", "day")

    def _themed(self, theme: str) -> None:
        self.flow.title()
        self.app.change("theme", theme)
        self.flow.play(self.moments[LATE])


def in_turn(*acts: Callable[[], object]) -> Callable[[], object]:
    """One after the other."""

    def do() -> None:
        for act in acts:
            act()

    return do


def gallery(options: argparse.Namespace) -> int:
    """Write the pictures; their names are printed. One that is missing is a failure."""
    folder = Path(options.folder)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(ignore_cleanup_errors=True) as data:
            size, language = options.size or SIZE, options.language or "en"
            for path in Gallery(folder, Path(data), size, language=language).take_all():
                sys.stdout.write(f"{path}\n")
    except MomentMissing as missing:
        sys.stderr.write(f"santiago-desktop: there is no picture of {missing}\n")
        return FAILED
    except OSError as error:
        sys.stderr.write(f"santiago-desktop: {folder}: {error.strerror}\n")
        return UNREADABLE
    return GOOD
