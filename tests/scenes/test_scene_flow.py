"""From the title to the result and back, by clicks, keys and gamepad."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

import pygame
from scenes_hands import fixture_hands, fixture_new_hands, played  # noqa: F401

from santiago_desktop.commands.smoke import aside
from santiago_desktop.games import GAMES
from santiago_desktop.kernel.rules import NOBODY, UNKNOWN
from santiago_desktop.scenes.files.saves import Saves
from santiago_desktop.scenes.front.menu import Menu
from santiago_desktop.scenes.front.settings import SettingsPage
from santiago_desktop.scenes.front.setup import Setup
from santiago_desktop.scenes.front.title import Title
from santiago_desktop.scenes.pages.page import floor
from santiago_desktop.scenes.pages.rulebook import Rulebook
from santiago_desktop.scenes.result.result import ResultPage
from santiago_desktop.scenes.table.hand_over import HandOver
from santiago_desktop.scenes.table.table import TableScene
from santiago_desktop.stage.input.commands import Command
from santiago_desktop.table import journal

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes_hands import Hands

OFTEN = 4  # times that a robot clicks the same control if there is another one


def start(hands: Hands) -> Any:
    """Two clicks lead to the table."""
    hands.wait()
    hands.click("New game")
    hands.click("Play")
    assert isinstance(hands.scene, TableScene)
    return hands.scene


def test_the_table_is_two_clicks_away_and_saved_at_once(hands: Hands) -> None:
    scene = start(hands)
    assert len(list(hands.app.saves.glob("*.santiago"))) == 1
    assert [seat.level for seat in scene.table.seats].count("") == 1
    assert hands.app.settings["tables"]["santiago"]["chairs"][0] == ["Ana", "", 0]


def test_the_keyboard_alone_leads_to_the_table_too(hands: Hands) -> None:
    hands.wait()
    hands.press(pygame.K_TAB)
    hands.press(pygame.K_RETURN)
    assert isinstance(hands.scene, Setup)
    hands.press(pygame.K_TAB, pygame.KMOD_SHIFT)
    hands.press(pygame.K_RETURN)
    assert isinstance(hands.scene, TableScene)


def test_the_gamepad_alone_leads_to_the_table_too(hands: Hands) -> None:
    hands.wait()
    hands.pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    hands.pad(pygame.CONTROLLER_BUTTON_A)
    assert isinstance(hands.scene, Setup)
    hands.pad(pygame.CONTROLLER_BUTTON_A)  # the focus waits on Play
    assert isinstance(hands.scene, TableScene)


def test_a_game_left_unfinished_can_be_continued_from_the_title(hands: Hands) -> None:
    table = played(hands.app.saves, "3", 50, ["Ana", "ai:easy:Pilar"])
    hands.wait(8)
    hands.click("Continue")
    scene: Any = hands.scene
    assert isinstance(scene, TableScene)
    assert scene.table.match.log[:50] == table.match.log


def test_escape_leads_back_from_every_page(hands: Hands) -> None:
    hands.wait()
    for label, page in (
        ("New game", Setup),
        ("Saved games", Saves),
        ("Rules", Rulebook),
        ("Settings", SettingsPage),
    ):
        hands.click(label)
        assert isinstance(hands.scene, page)
        hands.press(pygame.K_ESCAPE)
        assert isinstance(hands.scene, Title)
    hands.click("Quit")
    assert not hands.app.running


def test_enter_alone_begins_a_game_as_it_is_set_up(hands: Hands) -> None:
    hands.wait()
    hands.flow.setup()
    hands.wait()
    hands.press(pygame.K_RETURN)
    assert isinstance(hands.scene, TableScene)


def test_when_chances_begin_can_be_chosen_only_where_they_are_shown(hands: Hands) -> None:
    hands.wait()
    hands.click("Settings")
    assert not hands.find("chances_later").enabled
    hands.find("chances").activate()
    assert hands.find("chances_later").enabled
    hands.find("chances").activate()
    assert not hands.find("chances_later").enabled


def test_setup_changes_seats_and_remembers_them(hands: Hands) -> None:
    hands.wait()
    hands.click("New game")
    hands.click("Add a player")
    hands.click("remove 1")
    hands.click("name 0")
    hands.press(pygame.K_BACKSPACE)
    assert hands.find("name 0").wrong  # type: ignore[attr-defined]
    hands.click("Play")
    assert isinstance(hands.scene, Setup)
    hands.click("name 0")
    hands.type("Ola m f")  # letters that are shortcuts elsewhere
    hands.find("first").adjust(1)
    hands.click("Play")
    scene: Any = hands.scene
    assert scene.table.names == ["Ola m f", "Rafael", "Lucía"]
    hands.flow.setup()
    assert hands.find("name 0").text == "Ola m f"  # type: ignore[attr-defined]


def test_seats_choose_their_colours_and_no_two_are_alike(hands: Hands) -> None:
    hands.wait()
    hands.click("New game")
    page: Any = hands.scene
    hands.click("look 0")
    assert [chair.look for chair in page.plan.chairs] == [1, 0, 2]
    hands.click("look 2")
    assert [chair.look for chair in page.plan.chairs] == [1, 0, 3]
    hands.click("Add a player")
    assert [chair.look for chair in page.plan.chairs] == [1, 0, 3, 2]
    hands.find("first").adjust(1)
    hands.find("first").adjust(1)
    hands.click("Play")
    scene: Any = hands.scene
    assert scene.table.names[0] == "Pilar"
    assert scene.table.looks == [0, 3, 2, 1]
    assert journal.read(scene.table.journal.path)[0].looks == [0, 3, 2, 1]
    assert scene.sight.desk.figure(3) == "pawn_1"
    hands.flow.setup()
    again: Any = hands.scene
    assert [chair.look for chair in again.plan.chairs] == [1, 0, 3, 2]


def test_practice_is_kept_with_the_game(hands: Hands) -> None:
    hands.wait()
    hands.click("New game")
    page: Any = hands.scene
    page.plan.practice = True
    hands.click("Play")
    scene: Any = hands.scene
    assert scene.table.practice
    hands.flow.title()
    hands.flow.open(scene.table.journal.path)
    again: Any = hands.scene
    assert again is not scene
    assert again.table.practice


def test_a_game_that_is_left_is_closed_and_goes_on_when_it_is_opened(hands: Hands) -> None:
    scene = start(hands)
    path = scene.table.journal.path
    hands.press(pygame.K_m)
    assert not journal.read(path)[1].closed
    hands.click("Quit to the main menu")
    assert journal.read(path)[1].closed
    hands.wait()
    hands.click("Continue")
    again: Any = hands.scene
    hands.wait(20, 0.5)
    assert journal.read(path)[0].match.log == again.table.match.log
    assert not journal.read(path)[1].closed
    hands.app.stack.empty()  # as the window does when it is closed
    assert journal.read(path)[1].closed


def test_the_game_on_the_table_is_renamed_but_not_thrown_away(hands: Hands) -> None:
    scene = start(hands)
    path = scene.table.journal.path
    hands.flow.menu(scene.table)
    hands.click("Saved games")
    hands.wait()
    assert not hands.find(f"icon.delete {path.name}").enabled
    hands.click(f"icon.edit {path.name}")
    hands.type("Sunday")
    hands.click("Rename")
    hands.click("open Sunday.santiago")
    assert hands.scene is scene  # it is there already
    hands.wait(20, 0.5)
    scene.play(scene.legal()[0])
    assert [each.name for each in hands.app.saves.glob("*.santiago")] == ["Sunday.santiago"]
    read = journal.read(hands.app.saves / "Sunday.santiago")[0]
    assert read.match.log == scene.table.match.log


def test_the_lot_depends_on_the_seed_alone(hands: Hands) -> None:
    hands.wait()
    hands.click("New game")
    page: Any = hands.scene
    found = set()
    for seed in range(20):
        page.plan.seed = str(seed)
        first = page.plan.table().names[0]
        assert first == page.plan.table().names[0]
        assert first == page.plan.chairs[page.plan.beginner].name
        found.add(first)
    assert len(found) == 3


def test_a_setting_that_is_remembered_but_broken_is_left_out(hands: Hands) -> None:
    for broken in (
        {"chairs": [["Ana", ""]]},
        {"chairs": [["Ana", "genius"], ["Ben", ""]]},
        {"chairs": [["Ana", "", 7], ["Ben", "", 0], ["Cid", "", 1]]},
        {"chairs": [["Ana", "", 1], ["Ben", "", 1], ["Cid", "", 0]]},
        {"chairs": "x", "first": 9, "options": [], "practice": "yes"},
    ):
        hands.app.settings.values["tables"] = {"santiago": broken}
        hands.flow.setup()
        page: Any = hands.scene
        assert page.plan.ready
        assert len(page.plan.chairs) == 3
        assert sorted(chair.look for chair in page.plan.chairs) == [0, 1, 2]
        hands.flow.back()


def test_a_game_is_played_to_its_result_and_again(hands: Hands) -> None:
    """One person against the computer: a robot clicks whatever there is."""
    luck, clicked, hands.drawn = Random(5), Counter[str](), 5
    hands.flow.play(played(hands.app.saves, "5", 0, ["Ana", "ai:easy:Pilar"]))
    for _ in range(6_000):
        scene: Any = hands.scene
        if isinstance(scene, ResultPage):
            break
        target = [w for w in hands.widgets() if w.enabled and not aside(w)]
        target = [w for w in target if clicked[w.name or w.label] < OFTEN] or target
        if target:
            chosen = luck.choice(target)
            clicked[chosen.name or chosen.label] += 1
            hands.click(chosen)
        else:
            hands.wait(1)
    assert isinstance(hands.scene, ResultPage)
    hands.wait(30)
    assert hands.scene.counted == hands.scene.sources
    hands.click("Save as a picture")
    assert "elsewhere" in hands.scene.notice
    hands.click("Look at the board")
    assert isinstance(hands.scene, TableScene)
    hands.app.stack.top.command(Command.MENU)
    hands.click("Result")
    hands.click("Play again")
    scene = hands.scene
    assert isinstance(scene, TableScene)
    assert not scene.table.match.over
    assert len(list(hands.app.saves.glob("*.santiago"))) == 2


def test_the_menu_goes_back_and_leaves(hands: Hands) -> None:
    start(hands)
    hands.press(pygame.K_m)
    assert isinstance(hands.scene, Menu)
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.scene, TableScene)
    hands.press(pygame.K_m)
    hands.click("Quit to the main menu")
    assert isinstance(hands.scene, Title)


def test_between_two_people_the_board_is_seen_but_nobodys_things(hands: Hands) -> None:
    hands.app.change("speed", "fast")  # scenes fade into each other, but not into this one
    hands.flow.play(played(hands.app.saves, "6", 0, ["Ana", "Ben"]))
    table: Any = hands.scene
    for _ in range(100):
        hands.wait(1)
        if isinstance(hands.scene, HandOver):
            break
        if table.deciding.asked:  # which die is left out is chosen before all eyes
            table.play(table.legal()[0])
    scene = hands.scene
    assert isinstance(scene, HandOver)
    assert hands.app.stack.seen() == [table, scene]
    assert hands.app.stack.fade is None
    assert table.sight.viewer == NOBODY
    assert all(points == UNKNOWN for points in table.sight.shown.vp)
    hands.come()
    assert hands.scene is table
    assert table.sight.viewer == scene.seat
    assert table.sight.shown.vp[scene.seat] != UNKNOWN
    hands.press(pygame.K_TAB)
    table.play(table.legal()[0])
    for _ in range(100):
        hands.wait(1)
        if isinstance(hands.scene, HandOver):
            break
        if table.deciding.asked:
            table.play(table.legal()[0])
    assert all(points == UNKNOWN for points in table.sight.shown.vp)


def test_after_the_end_all_screens_are_open_and_the_result_is_near(hands: Hands) -> None:
    hands.flow.play(played(hands.app.saves, "5", -1, ["Ana", "Ben"]))
    hands.wait(40, 0.5)
    assert isinstance(hands.scene, ResultPage)
    hands.click("Look at the board")
    table: Any = hands.scene
    assert all(points != UNKNOWN for points in table.sight.shown.vp)
    hands.click("Result")
    assert isinstance(hands.scene, ResultPage)


def test_settings_change_at_once_and_are_remembered(hands: Hands) -> None:
    hands.flow.settings()
    hands.find("language").adjust(1)
    assert hands.app.language.code == "es"
    assert hands.find("mute").label == hands.app.language._("Mute all")
    hands.click("mute")
    hands.find("music").adjust(1)
    written = json.loads((hands.app.folder / "config" / "settings.json").read_text())
    assert (written["language"], written["mute"], written["music"]) == ("es", True, 65)


def test_keys_can_be_changed_and_conflicts_are_named(hands: Hands) -> None:
    hands.flow.keys()
    hands.click("hint")
    hands.press(pygame.K_j)
    assert hands.app.input.keys[Command.HINT] == ("j",)
    hands.click("restart")
    hands.press(pygame.K_j)
    page: Any = hands.scene
    assert page.notice == "J is already used for: Hint."
    assert hands.app.input.keys[Command.RESTART] == ("ctrl+r",)
    hands.click("restart")
    hands.press(pygame.K_ESCAPE)
    assert hands.scene is page
    hands.click("Restore defaults")
    assert hands.app.input.keys[Command.HINT] == ("h",)


def test_the_list_of_keys_asks_nobody_to_know_what_a_screen_is(hands: Hands) -> None:
    """ "Look behind my screen": which screen?"""
    hands.flow.keys()
    hands.wait()
    labels = [each.label for each in hands.widgets()]
    assert "Show what I have (hold)" in labels
    assert [each for each in labels if "screen" in each] == ["Full screen on or off"]


def test_the_rulebook_opens_at_a_rule_and_finds_words(hands: Hands) -> None:
    hands.flow.rules("6.2")
    hands.wait()
    book: Any = hands.scene
    assert book.here() == "6"
    hands.click("search")
    hands.type("sugar")
    assert len(book.hits) > 3
    place = book.panel.offset
    hands.press(pygame.K_RETURN)
    assert book.hit == 1
    assert book.panel.offset >= place
    hands.type("xyz")
    assert book.hits == []


def test_whoever_types_in_the_rulebook_searches_without_a_click(hands: Hands) -> None:
    hands.flow.rules()
    hands.wait()
    book: Any = hands.scene
    hands.type(" ?")
    assert (book.wanted, book.panel.focus) == ("", None), "these keys brought one here"
    hands.type("sugar")
    assert book.wanted == "sugar"
    assert book.hits
    book.panel.set_focus(hands.find("section 3"))
    hands.type("rum")
    assert book.wanted == "rum", "another search, from wherever one is"
    book.panel.set_focus(None)
    hands.press(pygame.K_f, pygame.KMOD_CTRL)
    assert book.panel.focus is hands.find("search")


def test_a_letter_by_which_one_walks_begins_no_search(hands: Hands) -> None:
    hands.app.change("keys", {Command.DOWN.value: ["s"]})
    hands.flow.rules()
    hands.wait()
    book: Any = hands.scene
    hands.app.handle(pygame.event.Event(pygame.TEXTINPUT, text="s"))
    assert book.wanted == ""


def test_at_its_end_the_rulebook_knows_which_section_is_read(hands: Hands) -> None:
    hands.flow.rules()
    hands.wait()
    book: Any = hands.scene
    last = book.sections()[-1].number
    book.panel.scroll_to(book.panel.furthest)
    assert book.here() == last
    for section in book.sections():
        book.open(section.number)
        assert book.here() == section.number


def test_a_part_that_was_opened_near_the_end_is_the_one_that_is_marked(hands: Hands) -> None:
    """The book opened at 3.III, and the contents marked 5."""
    hands.flow.card = GAMES["cargo_noir"]()
    hands.flow.rules("3.III")
    hands.wait()
    book: Any = hands.scene
    assert 0 < book.panel.offset == book.panel.furthest
    assert book.here() == "3.III"


def test_the_rulebook_finds_what_people_call_otherwise(hands: Hands) -> None:
    hands.flow.rules()
    hands.wait()
    book: Any = hands.scene
    hands.click("search")
    hands.type("sleep")
    assert book.hits
    assert book.here() == "3"
    hands.click("search")
    hands.press(pygame.K_a, pygame.KMOD_CTRL)
    hands.type("siesta")
    assert book.hits == [book.places["5"]]


def test_a_search_leads_to_the_chapter_that_is_about_the_word(hands: Hands) -> None:
    """ "Insurance" led to the first chapter that mentions it, not to the one that explains it."""
    hands.flow.card = GAMES["manila"]()
    hands.flow.rules()
    hands.wait()
    book: Any = hands.scene
    hands.click("search")
    hands.type("insurance")
    about = [each.number for each in book.sections() if "insurance" in each.title.casefold()]
    assert book.hit > 0
    assert book.places[about[0]] < book.hits[book.hit]
    assert all(place < book.places[about[0]] for place in book.hits[: book.hit])
    hands.press(pygame.K_a, pygame.KMOD_CTRL)
    hands.type("auction")
    assert book.hits


def test_every_cuban_and_every_building_stands_beside_its_rule(hands: Hands) -> None:
    hands.flow.rules()
    book: Any = hands.scene
    sprites = [sprite for section in book.sections() for sprite in section.sprites if sprite]
    assert len([sprite for sprite in sprites if sprite.startswith("fig_")]) == 9
    assert len([sprite for sprite in sprites if sprite.startswith("bld_")]) == 12
    assert all(sprite in book.atlas for sprite in sprites)


def test_a_game_that_cant_be_opened_is_mentioned_on_the_title(hands: Hands) -> None:
    hands.app.saves.mkdir(parents=True)
    (hands.app.saves / "newer.santiago").write_text("x\n")
    hands.wait(8)
    title: Any = hands.scene
    assert title.waiting.unread
    assert title.left is None
    played(hands.app.saves, "4", 30)  # the newest one can be opened: no need to speak of others
    hands.flow.title()
    hands.wait(8)
    again: Any = hands.scene
    assert not again.waiting.unread
    assert again.left


def test_saved_games_are_renamed_thrown_away_and_brought_back(hands: Hands) -> None:
    table = played(hands.app.saves, "4", 30)
    assert table.journal
    path = table.journal.path
    hands.flow.saves()
    hands.wait()
    hands.click(f"icon.edit {path.name}")
    hands.type("Sunday")  # the old name is selected
    hands.click("Rename")
    assert [each.name for each in hands.app.saves.glob("*.santiago")] == ["Sunday.santiago"]
    hands.click("icon.delete Sunday.santiago")
    assert not list(hands.app.saves.glob("*.santiago"))
    hands.click("Restore")
    assert [each.name for each in hands.app.saves.glob("*.santiago")] == ["Sunday.santiago"]
    hands.click("icon.delete Sunday.santiago")
    hands.press(pygame.K_ESCAPE)
    assert not (hands.app.saves / "trash").exists()


def test_saved_games_are_copied_out_and_in(hands: Hands) -> None:
    table = played(hands.app.saves, "4", 30)
    assert table.journal
    name = table.journal.path.name
    hands.flow.saves()
    hands.wait()
    hands.click(f"icon.export {name}")
    hands.click("Copy")
    copied = hands.app.folder.parent / "elsewhere" / name
    assert copied.read_bytes() == table.journal.path.read_bytes()
    hands.click(f"icon.export {name}")
    hands.click("Copy")
    page: Any = hands.scene
    assert page.complaint == "There is already a file with this name."
    hands.click("Back")
    hands.click("Import a file…")
    hands.click(f"entry {name}")
    hands.click("Import")
    assert len(list(hands.app.saves.glob("*.santiago"))) == 2


def test_damaged_files_say_why_and_stay_as_they_are(hands: Hands) -> None:
    table = played(hands.app.saves, "4", 30)
    assert table.journal
    path = table.journal.path
    text = path.read_text("ascii").replace('"actor": 1', '"actor": 0', 1)
    path.write_text(text, "ascii")
    hands.flow.saves()
    hands.wait()
    page: Any = hands.scene
    assert str(page.found[0].fault).startswith("log line")
    hands.flow.open(path)
    dialog: Any = hands.scene
    assert dialog.words == f"The file can't be read: {page.found[0].fault}."
    assert path.read_text("ascii") == text
    assert not list(journal.unfinished(hands.app.saves))


def test_options_of_the_command_line_hold_for_one_run(new_hands: Callable[..., Hands]) -> None:
    hands = new_hands(zoom=150, language="pl")
    hands.app.change("music", 10)
    hands.app.change("language", "es")
    written = json.loads((hands.app.folder / "config" / "settings.json").read_text())
    assert (written["zoom"], written["language"], written["music"]) == (100, "es", 10)
    assert hands.app.settings["zoom"] == 150


def test_the_pattern_of_the_floor_is_seen_at_night_too(new_hands: Callable[..., Hands]) -> None:
    """It was darkened as much as by day, and all of it was nearly black."""
    app = new_hands().app
    app.dress("night")
    ground = floor(app.canvas)
    tile = ground.subsurface(app.canvas.px(480), app.canvas.px(320), *[app.canvas.px(160)] * 2)
    lights = sorted(sum(tile.get_at((x, y))[:3]) for x in range(80) for y in range(80))
    assert lights[-1] - lights[0] > 90
    assert lights[-1] < 3 * 96  # and the page stands out
