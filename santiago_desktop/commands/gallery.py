"""One picture of every scene, and of all states worth looking at, without a display."""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["SDL_NO_SIGNAL_HANDLERS"] = "1"  # who ends it ends it, and not only its window

import pygame

from santiago_desktop.commands import gallery_moments
from santiago_desktop.commands.gallery_moments import LATE, OVER, WATCHED, MomentMissing
from santiago_desktop.games import GAMES
from santiago_desktop.kernel.luck import QuickDraw
from santiago_desktop.players.thinking import Thinker
from santiago_desktop.scenes.app import App
from santiago_desktop.scenes.flow import Flow
from santiago_desktop.scenes.pages.stopped import Stopped
from santiago_desktop.scenes.result.result import ResultPage
from santiago_desktop.scenes.table.hand_over import HandOver
from santiago_desktop.scenes.table.table import TableScene
from santiago_desktop.stage.input.commands import Command
from santiago_desktop.system.exits import FAILED, GOOD, UNREADABLE
from santiago_desktop.system.settings import THEMES
from santiago_desktop.table import journal

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterator

    from santiago_desktop.table.table import Table

PEOPLE = ("Ana", "Bruno", "Carla", "Dora", "Emil")
SIZE = (1920, 1080)
SHOWN = tuple(game for game, make in GAMES.items() if make().has_window)
LONGEST_LESSON = 400  # pages and moves
SOON = 20  # frames after which the result of a game is seen
EARLY, WAYS = 40, 4  # a moment for advice: so much has been played, there are so many ways
GAMES_WITH_QUESTIONS = 5  # in which a move is sought that the tutor asks about
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
        self.draw = QuickDraw(Random(1))  # noqa: S311 - what a person plays until a picture
        self.game = SHOWN[0]  # the one whose table is shown
        self.moments: dict[str, Table] = {}  # of that game

    def take_all(self) -> Iterator[Path]:
        """Every picture, as it is taken."""
        for shots in (self.pages, self.files, self.games):
            for name, show in shots():
                yield self.take(name, show)

    def games(self) -> Iterator[Shot]:
        """All there is of each game's table; names begin with the game."""
        for game in SHOWN:
            for part in (
                self.table,
                self.advice,
                self.around,
                self.puzzles,
                self.lesson,
                self.themes,
            ):
                yield from self.of(game, part)

    def of(self, game: str, part: Callable[[], Iterator[Shot]]) -> Iterator[Shot]:
        """A part of the gallery, of one game."""
        if game != self.game or not self.moments:
            self.game, self.moments = game, gallery_moments.moments(game)
            self.flow.card = GAMES[game]()
        for name, show in part():
            yield f"{game}_{name}", show

    def take(self, name: str, show: Callable[[], object]) -> Path:
        """The picture of what a call shows."""
        self.step = STEP
        show()
        self.wait(8)
        path = self.folder / f"{name}.png"
        pygame.image.save(self.app.screen, path)
        return path

    def wait(self, frames: int) -> None:
        """Let so many frames pass, each as long as `step`, and draw the last one."""
        self.app.stack.dirty = True
        for _ in range(frames):
            self.app.frame(self.step)

    @property
    def scene(self) -> Any:
        """The scene on top of the others."""
        return self.app.stack.top

    # --- hands ---------------------------------------------------------------------------------

    def point(self, place: tuple[int, int]) -> None:
        """Move the mouse to a place of the window."""
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
        for game in SHOWN:
            yield f"title_{game}", partial(self._box, game)
            yield f"setup_{game}", partial(self._from_title, self.flow.setup, game)
            for section in GAMES[game]().wording(self.app.language, []).rulebook():
                if not section.typing:
                    show = partial(self._from_title, partial(self.flow.rules, section.number), game)
                    yield f"rules_{game}_{section.number}", show
        yield "rules_search", lambda: self.scene._look_for("3")  # noqa: SLF001 - as if typed
        yield "stopped", lambda: self.app.stack.reset(Stopped(self.app, self.folder / "report.txt"))

    def _box(self, game: str) -> None:
        """The first screen with a game in sight."""
        self.flow.title()
        self.scene.choose(game)

    def _from_title(self, show: Callable[[], object], game: str = SHOWN[0]) -> None:
        """What a button of the first screen opens, with a game in sight."""
        self._box(game)
        show()

    def _unfold(self) -> None:
        self.press("more")

    def _four_chairs(self) -> None:
        self._from_title(self.flow.setup)
        self.scene.plan.add()
        self.scene.plan.set_level(1, "")
        self.scene.plan.rename(1, "")
        self.scene.plan.set_level(2, "easy5")
        self.scene.plan.set_level(3, "expert2")
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
        for game in SHOWN:
            moments = gallery_moments.moments(game)
            for name in (LATE, OVER):
                self._saved(moments[name], journal.fresh_path(folder, moments[name]))
        four = gallery_moments.table(SHOWN[0], PEOPLE[:4], "four")
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
            if name.startswith(WATCHED):
                yield f"table_{name}", partial(self._watched, table)
            elif name != OVER:
                yield f"table_{name}", partial(self._played, table)
        yield "table_refusal", self._refused
        yield "table_tip", partial(self._pointed, 1 / 3)
        yield "table_tip_late", partial(self._pointed, 2 / 3)
        yield "table_log_focus", lambda: self.scene.command(Command.LOG)
        yield "table_log", self._enlarge_log
        yield "table_log_corner", self._enlarge_log
        yield "table_earlier", lambda: self.scene.look_at(len(self.scene.log.lines) // 2)
        yield "table_confirm", self._confirmed
        yield "table_gamepad", self._with_gamepad

    def _played(self, table: Table) -> None:
        """Show a table at which a person is to decide; nothing moves by itself."""
        self.app.change("speed", "off")
        self.app.change("pause", 0)
        self.flow.play(table)

    def _watched(self, table: Table) -> None:
        """Somebody else is just thinking: no time may pass."""
        self.app.change("speed", "normal")
        self.app.change("pause", 100)
        self.flow.play(table)
        self.step = 0.02
        self.wait(1)

    def _late(self) -> Any:
        """The scene of a decision late in the game."""
        self._played(self.moments[LATE])
        self.wait(4)
        return self.scene

    def _enlarge_log(self) -> None:
        """The log beside the board, or back in its corner."""
        self.scene.log.toggle()

    def _refused(self) -> None:
        """A click on something that isn't possible, and why."""
        for name, table in self.moments.items():
            if name != OVER and not name.startswith(WATCHED):
                self._played(table)
                self.wait(4)
                if self._complained():
                    self.step = 0.0  # it goes by itself after a while
                    return
        raise MomentMissing(f"a refusal with its rule ({self.game})")

    def _complained(self) -> bool:
        """Click on what can't be chosen, until that is told with a rule."""
        scene, match = self.scene, self.scene.table.match
        for target in list(scene.sight.targets()):
            meant = scene.sight.desk.attempt(target, match.state)
            if meant is not None and not match.allows(meant):
                self.click(scene.pointing.spot_box(target).center)
                if scene.prompt.notice_rule:
                    return True
        return False

    def _pointed(self, share: float) -> None:
        """The mouse rests on one of the board's places."""
        scene = self._late()
        boxes = [scene.pointing.spot_box(name) for name in scene.sight.targets()]
        free = [box for box in boxes if scene.controls.hover.thing_at(box.center)]
        self.point(free[int(len(free) * share)].center)

    def _confirmed(self) -> None:
        """The question at the end of a turn."""
        self.app.change("confirm_turn", value=True)
        for name, table in self.moments.items():
            if name != OVER and not name.startswith(WATCHED) and self._asked_about(table):
                break
        else:
            raise MomentMissing(f"an action that ends the turn ({self.game})")
        self.app.change("confirm_turn", value=False)

    def _asked_about(self, table: Table) -> bool:
        """Whether some action here ends the turn, so that the window asks."""
        before = len(table.match.log)
        self._played(table)
        self.wait(4)
        for action in self.scene.legal():
            self.scene.play(action)
            if self.scene.deciding.unsure is not None:
                return True
            if len(table.match.log) > before:
                return False
        return False

    def _with_gamepad(self) -> None:
        self._late()
        button = pygame.CONTROLLER_BUTTON_DPAD_RIGHT
        self.app.handle(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=button))

    # --- around the table ----------------------------------------------------------------------

    def around(self) -> Iterator[Shot]:
        """Menu, undo, memory aid, hand-over, more players, the result."""
        late, card = self.moments[LATE], self.flow.card
        yield "menu", in_turn(partial(self._played, late), partial(self.flow.menu, late))
        yield "undo_asked", in_turn(partial(self._played, late), self._ask_back)
        if card.offers_memory(late.options):
            yield "memory_aid", self._remembered
        most = PEOPLE[: card.seats[1]]
        yield "hand_over", partial(self._handed_over, most)
        yield "table_most", self._ready
        if card.hides(late.options):
            yield "screen_closed", self._closed
        few = (PEOPLE[0], *("ai:easy",) * (card.seats[0] - 1))
        yield "table_few", partial(self._played, gallery_moments.table(self.game, few, "2"))
        yield "result", partial(self._played, self.moments[OVER])
        for leaf in range(1, len(self.result_of(self.moments[OVER]).leaves())):
            yield f"result_{leaf}", partial(self._turn_to, leaf)

    def _ask_back(self) -> None:
        """Somebody else has decided last, and is asked before that is undone."""
        self.scene._ask_back(1, lambda: None)  # noqa: SLF001 - as if they had

    def _remembered(self) -> None:
        """What follows from what everybody has seen, on the panels of the others."""
        table = gallery_moments.moments(self.game)[LATE]
        table.memory_aid = True
        self._played(table)

    def result_of(self, table: Table) -> ResultPage:
        """The result of a game that is over. MomentMissing if it isn't shown."""
        self._played(table)
        for _ in range(SOON):
            self.wait(1)
            if isinstance(self.scene, ResultPage):
                return self.scene
        raise MomentMissing(f"the result ({self.game}, {len(table.seats)} seats)")

    def _turn_to(self, leaf: int) -> None:
        self.scene.turn_to(leaf)

    def _handed_over(self, people: tuple[str, ...]) -> None:
        """The first moment at which somebody has to come to the screen alone, if there is one."""
        table = gallery_moments.table(self.game, people, "hands")
        self._played(table)
        self.wait(4)
        while isinstance(self.scene, TableScene) and self.scene.sight.private:
            self.scene.play(self.draw.pick(self.scene.legal()))
            self.wait(4)

    def _ready(self) -> None:
        """Whoever the screen waits for has come; where nothing is hidden nobody was waited for."""
        if isinstance(self.scene, HandOver):
            self.scene.confirm()

    def _closed(self) -> None:
        """Whoever has come closes their screen, and asks for a hint."""
        self.scene.turn_screen()
        self.scene.command(Command.HINT)

    def advice(self) -> Iterator[Shot]:
        """The hint, the tutor's question, and everybody's chances."""
        self.point((0, 0))  # the gamepad rests
        yield "table_hint", in_turn(self._advised, lambda: self.scene.command(Command.HINT))
        yield "table_hint_two", lambda: self.scene.command(Command.DOWN)
        self.app.change("tutor", 5)
        yield "table_tutor", self._doubted
        self.app.change("tutor", 0)
        self.app.change("chances", value=True)
        yield "table_chances", self._advised
        self.app.change("chances", value=False)

    def _advised(self, seed: str = "advice") -> None:
        """A person has several ways, and something to lose."""
        table = gallery_moments.table(self.game, ("Ana", "ai:easy:Bruno", "ai:easy:Carla"), seed)
        if not self._played_on(table):
            raise MomentMissing(f"a decision with several ways ({self.game})")

    def _played_on(self, table: Table) -> bool:
        """Whether there is another decision of theirs with several ways, which is shown then."""
        match = table.match
        while len(match.log) < EARLY or match.state.actor != 0 or len(match.legal()) < WAYS:
            if match.over:
                return False
            table.play(table.automatic() or self.draw.pick(match.legal()))
        self._played(table)
        self.wait(4)
        return True

    def _doubted(self) -> None:
        """The first move that costs much."""
        for game in range(GAMES_WITH_QUESTIONS):
            self._advised(f"doubt {game}")
            table = self.scene.table
            while not any(self.scene.hint.asks(action) for action in self.scene.legal()):
                table.play(self.draw.pick(table.match.legal()))
                if not self._played_on(table):
                    break
            else:
                return
        raise MomentMissing(f"a move that the tutor asks about ({self.game})")

    def puzzles(self) -> Iterator[Shot]:
        """Some puzzles: open, solved, answered wrongly, told; the one with the most to be said."""
        found = self.flow.puzzles.of(self.flow.card)
        if not found:
            return
        longest = max(found, key=lambda each: max(map(len, each.answers[0].turn)))
        for name, number in (("", found.index(longest)), ("last_", len(found) - 1)):
            show = partial(self.flow.puzzles.show, number)
            yield f"puzzle_{name}open", show
            yield f"puzzle_{name}solved", in_turn(show, partial(self._answer, good=True))
            yield f"puzzle_{name}wrong", in_turn(show, partial(self._answer, good=False))
            yield f"puzzle_{name}told", in_turn(show, self._told)

    def _answer(self, *, good: bool) -> None:
        """Play the best answer of a puzzle, or one that is not good."""
        solving = self.scene.solving
        answers = solving.puzzle.answers
        number = next(n for n, each in enumerate(answers) if each.good is good)
        for action in solving.path(number):
            self.wait(8)
            self.scene.play(action)
        self.wait(8)

    def _told(self) -> None:
        """Be told the answer, step by step."""
        self.wait(4)
        while not self.scene.hint.over:
            self.scene.hint.tell()

    def lesson(self) -> Iterator[Shot]:
        """The choice of a lesson, and every page and choice of each."""
        self.app.settings["lessons"] = {}
        yield "lessons", partial(self._from_title, self.flow.lessons, self.game)
        for lesson in self.flow.card.lessons():
            self.flow.lesson(lesson)
            yield from self._pages_of(f"lesson_{lesson.id}")

    def _pages_of(self, name: str) -> Iterator[Shot]:
        """What a lesson says, and what comes of its voyages, to who does what it shows."""
        said: object = None
        for _ in range(LONGEST_LESSON):
            self.wait(6)
            if not isinstance(self.scene, TableScene):  # the result, above the lesson's last pages
                self.flow.back()
                continue
            scene, guide = self.scene, self.scene.guide
            if guide is None or guide.over:
                return
            page = f"{name}_{guide.count()[0]:02}"
            if scene.controls.summing_up:
                yield f"{page}_summary", lambda: None
                scene.controls.summed_up()
            elif scene.deciding.asked:
                here = (guide.chapter, guide.place, guide.commenting)
                if guide.text and here != said:
                    said = here
                    yield f"{page}_{'comment' if guide.commenting else 'page'}", lambda: None
                self._learn(scene)
        raise MomentMissing("the end of the lesson")

    def _learn(self, scene: TableScene) -> None:
        """Read on, do what is shown, or anything where the choice is the learner's own."""
        if scene.guide and scene.guide.leads and not scene.guide.line:
            scene.turn.read_on()
        else:
            scene.play(self.draw.pick(scene.legal()))

    def themes(self) -> Iterator[Shot]:
        """The board and a page in all colours."""
        for theme in THEMES:
            yield f"theme_{theme}", partial(self._themed, theme)
            yield f"theme_{theme}_page", self.flow.settings
        self.app.change("theme", "day")

    def _themed(self, theme: str) -> None:
        self.flow.title()
        self.app.change("theme", theme)
        self._played(self.moments[LATE])


def in_turn(*acts: Callable[[], object]) -> Callable[[], object]:
    """A call that makes these calls one after the other."""

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
