"""The way through the program: which scene comes after which.

Scenes are imported when they are asked for: the title must not wait for all of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from santiago_desktop.games import GAMES
from santiago_desktop.scenes.front.offers import Choice
from santiago_desktop.scenes.puzzles.way import Puzzles
from santiago_desktop.system import paths

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from santiago_desktop.contract.card import Card
    from santiago_desktop.contract.lesson import Lesson
    from santiago_desktop.kernel.rules import State
    from santiago_desktop.scenes.app import App
    from santiago_desktop.scenes.front.lessons import Offered
    from santiago_desktop.scenes.front.menu import Entry
    from santiago_desktop.scenes.front.table_setup import Plan
    from santiago_desktop.scenes.front.title import Title
    from santiago_desktop.scenes.result.result import ResultPage
    from santiago_desktop.scenes.table.guide import Guide
    from santiago_desktop.scenes.table.table import TableScene
    from santiago_desktop.stage.scene import Scene
    from santiago_desktop.table.journal import Journal
    from santiago_desktop.table.learning import Kept
    from santiago_desktop.table.table import Table


class Flow:
    """Makes each scene and gives it what it needs."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.card = next(iter(GAMES.values()))()  # the game in sight
        self.puzzles = Puzzles(self)
        self._result: ResultPage | None = None  # the one that was seen last
        app.rules, app.dropped = self.rules, self.take_in

    # --- the title and what hangs on it --------------------------------------------------------

    def title_scene(self) -> Title:
        """The first screen, with the game in sight that was looked at last."""
        from santiago_desktop.scenes.front.title import Title  # noqa: PLC0415

        self.app.dress(Title.theme)
        scene = Title(
            self.app,
            [make() for make in GAMES.values()],
            choices=self._choices,
            common=self._common_choices,
            go_on=self.open,
            chosen=self._take_up,
        )
        self._take_up(scene.card)
        return scene

    def title(self) -> None:
        """Leave all scenes and show the first screen."""
        self.app.stack.reset(self.title_scene())

    def leave(self, table: Table) -> None:
        """From a table to the first screen, which offers its game or says where it is found."""
        title = self.title_scene()
        title.finished = table.journal is not None and table.match.over
        self.app.stack.reset(title)

    def _take_up(self, card: Card[State]) -> None:
        """The game that new games, lesson and rules are about."""
        self.card = card

    def _choices(self, card: Card[State]) -> list[Choice]:
        """What a game offers on the first screen, the likeliest first."""
        _ = self.app.language._
        book = Choice(_("Rules"), _("with a search"), self.rules, "icon.rulebook")
        if not card.has_window:
            words = card.only_in_terminal(self.app.language)
            return [
                Choice(_("In the terminal"), words, lambda: self.tell(words), "icon.keyboard"),
                book,
            ]
        made = [Choice(_("New game"), _("choose players and rules"), self.setup, "icon.plus")]
        if card.has_lessons:
            made.append(Choice(_("Learn to play"), self._learned(card), self.lessons, "icon.tutor"))
        fact = self.puzzles.fact(card)
        if fact:
            made.append(Choice(_("Puzzles"), fact, self.puzzles.open, "icon.puzzle"))
        return [*made, book]

    def _learned(self, card: Card[State]) -> str:
        """How many of a game's lessons somebody has done."""
        language = self.app.language
        kept: dict[str, object] = self.app.settings.of_game("lessons", card.id, {})
        done = sum(self._kept(kept, lesson).done for lesson in kept)
        told = language.n_("{n} lesson done", "{n} lessons done", done).format(n=done)
        return told if done else language._("two guided games")

    @staticmethod
    def _kept(kept: dict[str, object], lesson: str) -> Kept:
        """How far somebody has come in a lesson."""
        from santiago_desktop.table import learning  # noqa: PLC0415

        return learning.read(kept.get(lesson))

    def _common_choices(self) -> list[Choice]:
        """The choices of the first screen that belong to no game alone."""
        _ = self.app.language._
        return [
            Choice(_("Saved games"), "", self.saves, "icon.save"),
            Choice(_("Settings"), "", self.settings, "icon.settings"),
            Choice(_("Quit"), "", self.app.quit, "icon.quit"),
        ]

    def setup(self) -> None:
        """Show the page on which one says who plays and by which options."""
        from santiago_desktop.scenes.front.setup import Setup  # noqa: PLC0415

        plan = self._plan(self.card)
        self.app.dress(self.card.theme)
        self.app.stack.push(Setup(self.app, plan, self.back, self.begin))

    def _plan(self, card: Card[State]) -> Plan:
        """Who sat at the game's table last."""
        from santiago_desktop.scenes.front.table_setup import Plan  # noqa: PLC0415

        remembered: dict[str, Any] = self.app.settings.of_game("tables", card.id, {})
        return Plan(card, remembered, self.app.language)

    def saves(self) -> None:
        """Show the page of all saved games."""
        from santiago_desktop.scenes.files.saves import Saves  # noqa: PLC0415

        self.app.stack.push(Saves(self.app, self.back, self.open, self._played()))

    def lessons(self) -> None:
        """Show what the game's lessons teach, to choose one."""
        from santiago_desktop.scenes.front.lessons import Lessons  # noqa: PLC0415

        def title() -> str:
            words = self.app.language._("Learn to play {game}")
            return words.format(game=self.card.title)

        self.app.dress(self.card.theme)
        self.app.stack.push(Lessons(self.app, title, self._lessons, self.back))

    def _lessons(self) -> list[Offered]:
        """The game's lessons, and how far somebody has come in each."""
        return [self._offered(lesson) for lesson in self.card.lessons()]

    def _offered(self, lesson: Lesson[State]) -> Offered:
        from santiago_desktop.scenes.front.lessons import Offered  # noqa: PLC0415
        from santiago_desktop.table import learning  # noqa: PLC0415

        language, kept = self.app.language, self._kept_of(lesson)
        done, steps = learning.counted(lesson.chapters(language), kept)
        if done:
            state = language._("{n} of {all} steps done").format(n=done, all=steps)
        else:
            state = language._("Done") if kept.done else language._("About ten minutes")
        return Offered(
            lesson.title(language),
            lesson.teaches(language),
            state,
            kept.done,
            lambda: self.lesson(lesson, kept),
        )

    def _kept_of(self, lesson: Lesson[State]) -> Kept:
        """How far somebody has come in a lesson of the game in sight."""
        return self._kept(self.app.settings.of_game("lessons", self.card.id, {}), lesson.id)

    def lesson(self, lesson: Lesson[State] | None = None, kept: Kept | None = None) -> None:
        """A lesson of the game in sight, or its first one, from where it was left."""
        from santiago_desktop.scenes.table.guide import Guide  # noqa: PLC0415
        from santiago_desktop.table import learning  # noqa: PLC0415

        lesson = lesson or self.card.lessons()[0]
        table, kept = learning.table_of(
            self.card, lesson, self.app.language, kept or self._kept_of(lesson)
        )
        guide = Guide(
            lesson,
            lambda: self.app.language,
            table,
            kept,
            lambda now: self._keep(lesson, now),
            go_to=lambda there: self.lesson(lesson, there),
            leave=self.title,
            onward=self._lesson_after(lesson),
        )
        self.app.stack.reset(self.table_scene(table, guide))

    def _lesson_after(self, lesson: Lesson[State]) -> Callable[[], None] | None:
        """What opens the game's next lesson; None after the last one."""
        lessons = self.card.lessons()
        later = lessons[[each.id for each in lessons].index(lesson.id) + 1 :]
        return (lambda: self.lesson(later[0])) if later else None

    def _keep(self, lesson: Lesson[State], kept: Kept) -> None:
        """Remember how far somebody has come in a lesson."""
        settings, game = self.app.settings, self.card.id
        known: dict[str, object] = settings.of_game("lessons", game, {})
        settings.keep_of_game("lessons", game, known | {lesson.id: kept.written()})

    def rules(self, section: str = "") -> None:
        """The rulebook of the game that is played, or else of ours."""
        from santiago_desktop.scenes.pages.rulebook import Rulebook  # noqa: PLC0415

        if not any(isinstance(scene, Rulebook) for scene in self.app.stack.scenes):
            self.app.dress(self.card.theme)
            self.app.stack.push(Rulebook(self.app, self.card, self.back, section=section))

    def settings(self) -> None:
        """The settings, and the keys from there."""
        from santiago_desktop.scenes.front.settings import SettingsPage  # noqa: PLC0415

        self.app.stack.push(SettingsPage(self.app, self.back, self.keys))

    def keys(self) -> None:
        """Show the page of the keys."""
        from santiago_desktop.scenes.pages.key_page import Keys  # noqa: PLC0415

        self.app.stack.push(Keys(self.app, self.back))

    def back(self) -> None:
        """Go back to the scene below, in the colours that it wears."""
        scenes = self.app.stack.scenes
        if len(scenes) > 1:
            self.app.dress(scenes[-2].theme or self.card.theme)
            self.app.stack.pop()
        else:
            self.title()

    # --- the table -----------------------------------------------------------------------------

    def begin(self, table: Table) -> None:
        """A new game, saved from its first moment on."""
        from santiago_desktop.table import journal  # noqa: PLC0415

        path = journal.fresh_path(self.app.saves, table)
        try:
            table.journal = journal.Journal.begin(path, table)
        except OSError as error:
            self.tell(f"{path}: {error.strerror}")
            return
        self.play(table)

    def open(self, path: Path) -> None:
        """A saved game, where it was left."""
        from santiago_desktop.kernel.checks import Fault  # noqa: PLC0415
        from santiago_desktop.scenes.files.file_faults import told  # noqa: PLC0415
        from santiago_desktop.table import journal  # noqa: PLC0415

        if self._on_the_table(path):
            return
        try:
            table = journal.go_on(path, in_window=True)
        except journal.OnlyInTerminal as only:
            self.tell(only.card.only_in_terminal(self.app.language))
            return
        except (Fault, paths.UnreadableFile, OSError) as error:
            self.tell(told(error, self.app.language))
            return
        self.play(table)

    def _on_the_table(self, path: Path) -> bool:
        """Whether it is the game being played, to which one comes back."""
        played = self._played()
        if played is None or path != played.path:
            return False
        while len(self.app.stack.scenes) > 1:
            self.app.stack.pop()
        return True

    def _played(self) -> Journal | None:
        """The file of the game being played, whatever lies above the table."""
        below = self.app.stack.scenes[0] if self.app.stack.scenes else None
        table: Table | None = getattr(below, "table", None)
        return table.journal if table else None

    def take_in(self, source: Path) -> None:
        """A file that was dropped on the window: it is copied to the saved games and opened."""
        from santiago_desktop.scenes.files.file_faults import told  # noqa: PLC0415
        from santiago_desktop.table.archive import Archive  # noqa: PLC0415

        path, fault = Archive(self.app.saves).take_in(source)
        if fault:
            self.tell(f"{source.name}: {told(fault, self.app.language)}")
        else:
            self.open(path)

    def play(self, table: Table) -> None:
        """Show a table at which a game goes on, in place of all other scenes."""
        self.app.stack.reset(self.table_scene(table))
        self._doubt(table)

    def _doubt(self, table: Table) -> None:
        """Say it where computer players have to do without what they have learned."""
        from santiago_desktop.players import learned, levels  # noqa: PLC0415

        playing, ladder = filter(None, (seat.level for seat in table.seats)), table.card.levels
        trained = any(levels.goes_by_learning(level, ladder) for level in playing)
        fault = learned.fault_of(table.card) if trained else ""
        if fault:
            _ = self.app.language._
            text = _("The computer players' data can't be read: {fault}")
            self.tell(text.format(fault=fault))

    def table_scene(self, table: Table, guide: Guide | None = None) -> TableScene:
        """The table with its ways to menu and result."""
        from santiago_desktop.scenes.table.table import TableScene  # noqa: PLC0415
        from santiago_desktop.table.strength import Reckoning  # noqa: PLC0415

        reckoning = Reckoning(self.app.settings, table)

        def ended() -> None:
            reckoning.end()
            self.result(table)

        self.card = table.card
        self.app.dress(table.card.theme)
        return TableScene(
            self.app,
            table,
            menu=lambda: self.menu(table),
            ended=ended,
            guide=guide,
        )

    def menu(self, table: Table) -> None:
        """Lay the menu over the table."""
        from santiago_desktop.scenes.front.menu import Menu  # noqa: PLC0415

        self.app.stack.push(
            Menu(self.app, lambda: self.app.language._("Menu"), lambda: self._entries(table))
        )

    def _entries(self, table: Table) -> list[Entry]:
        _ = self.app.language._
        entries: list[Entry] = [(_("Continue"), self.back, "icon.play")]
        if table.match.over:
            entries.append((_("Result"), lambda: self._instead(self.result, table), "icon.trophy"))
        return [
            *entries,
            (_("Rules"), self.rules, "icon.rulebook"),
            (_("Keys"), self.keys, "icon.keyboard"),
            (_("Settings"), self.settings, "icon.settings"),
            (_("Saved games"), self.saves, "icon.save"),
            (_("Quit to the main menu"), lambda: self.leave(table), "icon.home"),
        ]

    def _instead(self, scene: Callable[[Table], None], table: Table) -> None:
        self.app.stack.pop()
        scene(table)

    def result(self, table: Table) -> None:
        """Show how a game ended, above its table; whoever comes back finds it as it was left."""
        from santiago_desktop.scenes.result.result import ResultPage  # noqa: PLC0415

        if self._result is None or not self._result.tells(table):
            self._result = ResultPage(
                self.app,
                table,
                self.back,
                again=lambda: self.again(table),
                title=lambda: self.leave(table),
                look=self._look_back,
            )
        self.app.stack.push(self._result)

    def _look_back(self, moment: int) -> None:
        """From the result to the table, as it was at a moment."""
        from santiago_desktop.scenes.table.table import TableScene  # noqa: PLC0415

        self.back()
        if isinstance(self.app.stack.top, TableScene):
            self.app.stack.top.look_at_moment(moment)

    def again(self, table: Table) -> None:
        """The same people at the same table, with new luck; also in who begins, if it was so."""
        from santiago_desktop.table.table import Table, new_seed  # noqa: PLC0415

        plan = self._plan(table.card)
        sitting = zip(table.names, (seat.level for seat in table.seats), table.looks, strict=True)
        if sorted(plan.chairs) == sorted(sitting):
            fresh = plan.table()
        else:
            fresh = Table.new(table.card, table.seats, new_seed(), table.options)
            fresh.looks = table.looks
        fresh.practice = table.practice
        self.begin(fresh)

    def tell(self, words: str) -> None:
        """A complaint that can only be read."""
        from santiago_desktop.scenes.table.dialog import Dialog  # noqa: PLC0415

        _ = self.app.language._
        answers: list[tuple[str, Callable[[str], str]]] = [(_("Back"), lambda _: "")]
        self.app.stack.push(Dialog(self.app, _("That didn't work"), words, answers))

    def first_scene(self, table: Table | None) -> Scene:
        """The table that was asked for, or the title."""
        if table is None:
            return self.title_scene()
        return self.table_scene(table)
