"""Manila in the window: whole games by clicks, the auction by keys, and who sees what."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

import pygame
import pytest
from scenes_hands import Hands, fixture_hands, fixture_new_hands, played  # noqa: F401 - fixtures

from santiago_desktop.contract.sheet import Ladder
from santiago_desktop.contract.words import capital
from santiago_desktop.games import GAMES
from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.rules import actions as act
from santiago_desktop.games.manila.rules import events as ev
from santiago_desktop.kernel.luck import QuickDraw
from santiago_desktop.kernel.rules import CHANCE, NOBODY, UNKNOWN
from santiago_desktop.scenes.result.result import ResultPage
from santiago_desktop.scenes.table.hand_over import HandOver
from santiago_desktop.scenes.table.recap import Chip, Deed, Part, room_of
from santiago_desktop.scenes.table.signs import hang
from santiago_desktop.scenes.table.spot import Spot
from santiago_desktop.scenes.table.table import TableScene
from santiago_desktop.stage.drawing.canvas import Canvas
from santiago_desktop.stage.drawing.halo import LIT, TARGET, Oval
from santiago_desktop.stage.drawing.placing import hidden
from santiago_desktop.stage.input.commands import Command
from santiago_desktop.table.table import Table, read_seats

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from santiago_desktop.contract.marks import Way
    from santiago_desktop.stage.controls.widgets import Widget

PILOTED = 6  # decisions about a pilot that are looked at
ALONE = ["Ana", "ai:random:Ben", "ai:random:Cid", "ai:random:Dan", "ai:random:Eva"]


def sit(hands: Hands, seats: list[str], seed: str = "5") -> TableScene:
    hands.flow.play(played(hands.app.saves, seed, 0, seats, "manila"))
    scene = hands.scene
    assert isinstance(scene, TableScene)
    return scene


@pytest.mark.parametrize(
    ("voyage", "named"), [("Voyage 2", True), ("The very last voyage of all", False)]
)
def test_a_plate_says_where_in_the_game_one_is_and_the_name_if_it_has_room(
    hands: Hands, monkeypatch: pytest.MonkeyPatch, voyage: str, *, named: bool
) -> None:
    told = []
    written = Canvas.text

    def write(canvas: Canvas, target: pygame.Surface, text: str, *at: Any, **how: Any) -> Any:
        told.append(text)
        return written(canvas, target, text, *at, **how)

    scene = sit(hands, ALONE[:3])
    monkeypatch.setattr(scene.sight.desk, "part", lambda _: voyage)
    monkeypatch.setattr(Canvas, "text", write)
    scene.draw(pygame.Surface(hands.app.canvas.size))
    assert voyage in told
    assert ("Manila" in told) == named


def until_asked(hands: Hands, scene: TableScene) -> None:
    for _ in range(300):
        if scene.deciding.live is not None and not scene.sight.director.busy:
            return
        hands.wait(1)
    raise AssertionError("nobody is asked")


def choosing(scene: TableScene) -> list[Widget]:
    """The controls of the decision: places on the board and the panels, and those of the sheet."""
    panel = scene.controls.panel
    on_sheet = scene.controls.sheet.widgets() if scene.controls.sheet else []
    names = {widget.name for widget in on_sheet} - {"fold"}
    buttons = {action.text for action in scene.legal()}
    return [
        widget
        for widget in panel.widgets
        if widget.enabled and (isinstance(widget, Spot) or widget.name in names | buttons)
    ]


@pytest.mark.parametrize(("seats", "code"), [(3, "es"), (4, "ru"), (5, "pl")])
def test_whole_games_are_played_by_clicks(
    new_hands: Callable[..., Hands], seats: int, code: str
) -> None:
    hands, luck = new_hands(language=code), Random(seats)
    hands.drawn = 5
    scene = sit(hands, ALONE[:seats], str(seats))
    for _ in range(4000):
        if isinstance(hands.scene, ResultPage):
            break
        offered = choosing(scene) if scene.deciding.live else []
        if scene.controls.summing_up or scene.deciding.unsure:
            hands.click(luck.choice(scene.controls.focus.decisions))
        elif offered:
            hands.click(luck.choice(offered))
        else:
            hands.wait(1)
    assert isinstance(hands.scene, ResultPage)
    assert {played.actor for played in scene.table.match.log} >= set(range(seats))


def test_whatever_can_be_chosen_has_the_same_line_around_it(hands: Hands) -> None:
    """Port and shipyard were filled with gold, the pirates' ship stayed as it was."""
    scene = sit(hands, ALONE[:3])
    for _ in range(400):
        if scene.deciding.live and scene.table.match.state.phase == "place":
            break
        if scene.deciding.live:
            scene.play(scene.legal()[0])
        hands.wait(1)
    halos, glows = scene.drawing._halos(), scene.drawing._glows()  # noqa: SLF001
    ovals = [Oval((70, 56), kind) for kind in (TARGET, LIT)]
    lined = {at for shines, at in glows if shines in ovals}
    chosen = scene.deciding.live.glowing if scene.deciding.live else frozenset()
    assert {"port.b", "yard.c", "pilot.small", "pirate.1"} <= chosen
    places = scene.sight.targets()
    for name in chosen:
        ship = "junk" in places[name].sprites
        around = [halos[key] for key in places[name].sprites if key in halos]
        assert places[name].at in lined or around, name
        assert not ship or halos["junk"] in (TARGET, LIT)
        assert all(kind in (TARGET, LIT) for kind in around), name
    drawn = pygame.Surface(hands.app.canvas.size)
    scene.draw(drawn)
    beside = scene.sight.board.to_window((places["yard.b"].at[0] - 37, places["yard.b"].at[1]))
    red, green, blue, _ = drawn.get_at(beside)
    assert (red > 200, green > 150, blue < 120) == (True, True, True)


def test_what_others_have_changed_is_marked_in_another_way(hands: Hands) -> None:
    """A full boat that Pilar had boarded last looked as if one could click it."""
    scene = sit(hands, ALONE[:3])
    until_asked(hands, scene)
    scene.turn.marks = [(1, ev.HoldTaken(1, 0, 1, 2))]
    (kind,) = set(scene.drawing._marked().values())  # noqa: SLF001
    assert kind.dash > TARGET.dash == LIT.dash


def test_steps_of_the_game_hang_on_no_players_disc(hands: Hands) -> None:
    """ "Round 2 of 4" hung on Ana's disc as a coin: she seemed to have got one."""
    scene = sit(hands, ALONE[:3])
    recap, parts = scene.controls.told.recap, list[Part]()
    for _ in range(600):
        if scene.deciding.live and scene.table.match.state.phase == "place":
            parts = recap.parts()
            if any(part.seat < 0 for part in parts):
                break
        if scene.deciding.live:
            scene.play(scene.legal()[0])
        hands.wait(1)
    steps = [part for part in parts if part.seat < 0]
    assert len(steps) == 1
    for part in parts:
        assert {each.line.seat for each in part.happenings} == {part.seat}
    made = recap.widgets()
    assert len([each for each in made if isinstance(each, Chip)]) == len(parts) - 1
    short = recap._row(parts, recap.room.x, 1)  # noqa: SLF001 - as if there were more room
    assert short
    assert len([each for each in short if isinstance(each, Deed) and each.first]) == 1


def test_what_dice_have_moved_is_marked_as_nobodys_doing(hands: Hands) -> None:
    """Boats that had sailed by dice had the harbour master's colour around them."""
    scene = sit(hands, ALONE[:3])
    until_asked(hands, scene)
    shown = scene.sight.shown.copy()
    shown.turn, scene.turn.marks = 1, []
    scene.turn.mark(ev.BoatMoved(0, 1, 5), shown)
    assert not scene.turn.marks
    scene.turn.mark(ev.HoldTaken(1, 0, 1, 2), shown)
    assert [seat for seat, _ in scene.turn.marks] == [1]


def test_the_least_bid_is_ready_and_digits_set_another(hands: Hands) -> None:
    scene = sit(hands, ALONE[:3])
    until_asked(hands, scene)
    least = scene.table.match.state.standing + 1
    assert hands.find("auction play").label == f"Bid {least} peso{'s' * (least > 1)}"
    sheet = scene.sight.desk.sheet(scene.deciding.state, 0, {})
    titles = [block.title for block in sheet.blocks if isinstance(block, Ladder)] if sheet else []
    assert titles == ["Ana can go up to 54; more than 30 only by pledging shares."]
    hands.type("23")
    assert hands.find("auction play").label == "Bid 23 pesos"
    hands.click("auction play")
    assert act.Bid(23) in [played.action for played in scene.table.match.log]


def test_bidders_are_seen_by_their_figures(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = sit(hands, ALONE[:3])
    until_asked(hands, scene)
    sheet = scene.controls.sheet
    assert sheet
    pictures = []
    for _ in range(2):
        hands.app.stack.dirty = True
        hands.app.frame(0.0)
        seen = hands.app.screen.subsurface(sheet.box.clip(hands.app.screen.get_rect()))
        pictures.append(pygame.image.tobytes(seen, "RGB"))
        monkeypatch.setattr(scene.sight.desk, "figure", lambda _: "")
    assert pictures[0] != pictures[1]


def test_pass_is_never_gone_while_one_bids(hands: Hands) -> None:
    scene = sit(hands, ALONE[:3])
    until_asked(hands, scene)
    assert hands.find("pass").enabled
    hands.type("5")
    assert hands.find("pass").enabled


def test_between_people_shares_are_seen_by_their_owner_alone(hands: Hands) -> None:
    scene = sit(hands, ["Ana", "Ben", "Cid"])
    handed: set[str] = set()
    for _ in range(120):
        hands.wait(1)
        sight, phase = scene.sight, scene.table.match.state.phase
        panels = [sight.panel_state(seat).shares[seat * 4] for seat in range(3)]
        opened = {seat for seat in range(3) if panels[seat] != UNKNOWN}
        if isinstance(hands.scene, HandOver):
            assert (sight.viewer, opened) == (NOBODY, set())
            handed.add(phase)
            hands.come()
        elif scene.deciding.live is not None:
            secret = phase in ("raise", "share", "omit", "start")
            assert opened == ({sight.viewer} if secret or sight.open_screen else set())
            scene.play(modest(scene))
        else:
            assert opened <= {sight.viewer}
    assert handed
    assert handed <= {"raise", "share", "omit", "start"}


def test_who_bids_peeks_at_their_own_shares_by_a_key(hands: Hands) -> None:
    scene = sit(hands, ["Ana", "Ben", "Cid"])
    until_asked(hands, scene)
    assert scene.sight.panel_state(0).shares[0] == UNKNOWN
    scene.command(Command.PEEK)
    assert scene.sight.panel_state(0).shares[0] != UNKNOWN
    assert scene.sight.panel_state(1).shares[4] == UNKNOWN


def test_earlier_moments_show_no_more_than_the_present(hands: Hands) -> None:
    scene = sit(hands, ALONE[:3])
    until_asked(hands, scene)
    for number in range(len(scene.table.match.log)):
        scene.look_at(number)
        past: Any = scene.sight.past
        assert past is not None
        assert [past.shares[seat * 4] for seat in (1, 2)] == [UNKNOWN, UNKNOWN]


def test_signs_of_a_boat_sail_with_it(hands: Hands) -> None:
    scene = sit(hands, ALONE[:3])
    until_asked(hands, scene)
    sight = scene.sight
    picture = sight.desk.picture(sight.shown)
    x, y = picture["boat.silk"].at
    picture["boat.silk"].at = (x + 100, y + 7)
    for pill in sight.signs():
        carried = scene.drawing.carried(pill, picture)
        by = (100, 7) if pill.on == "boat.silk" else (0, 0)
        assert carried == tuple(round(way * sight.board.scale) for way in by)


def test_the_number_of_a_square_is_gone_while_its_boat_is_under_way(hands: Hands) -> None:
    scene = sit(hands, ALONE[:3])
    for _ in range(200):
        hands.wait(1)
        if scene.deciding.live is not None and scene.table.match.state.phase == "place":
            break
        if scene.deciding.live is not None:
            scene.play(modest(scene))
    seen, size = scene.drawing.seen(), hands.app.screen.get_size()
    rings = [key for key in seen.picture if key.startswith("ring.")]
    there, gone = pygame.Surface(size), pygame.Surface(size)
    scene.drawing.draw_signs(there, seen)
    for key in rings:
        seen.picture.pop(key)
    scene.drawing.draw_signs(gone, seen)
    assert rings
    assert pygame.image.tobytes(there, "RGB") != pygame.image.tobytes(gone, "RGB")


def test_dice_fall_and_boats_sail_while_one_watches(new_hands: Callable[..., Hands]) -> None:
    hands = new_hands(speed="normal")
    scene = sit(hands, ALONE[:3])
    director, seen = scene.sight.director, set[str]()
    for _ in range(3000):
        hands.wait(1)
        seen |= {key.partition(".")[0] for key in director.picture()[1]}
        if "die" in seen and "wake" in seen:
            return
        if scene.deciding.live is not None and not director.busy:
            scene.play(modest(scene))
    raise AssertionError(seen)


def modest(scene: TableScene) -> Any:
    """A legal action that places accomplices and doesn't bid."""
    legal = scene.legal()
    wanted = [a for a in legal if isinstance(a, act.Place | act.Pass | act.Skip | act.Omit)]
    return (wanted or legal)[0]


def test_the_roll_that_decided_is_a_click_away(hands: Hands) -> None:
    hands.flow.play(played(hands.app.saves, "5", -1, ALONE[:3], "manila"))
    hands.wait(40, 0.5)
    page: Any = hands.scene
    assert isinstance(page, ResultPage)
    point = page.report.turning_points[-1]
    page.look(point.moment)
    hands.wait(2)
    scene: Any = hands.scene
    assert isinstance(scene, TableScene)
    moment = scene.table.timeline.moments[point.moment - 1]
    assert isinstance(moment.action, act.Dice)
    assert scene.sight.past is not None
    assert scene.sight.past.voyage == moment.before.voyage


def test_an_arrow_above_a_place_is_clicked_as_the_place(hands: Hands) -> None:
    scene = sit(hands, ["Ana", "ai:random:Ben", "ai:random:Cid"], "2")
    while scene.table.match.state.phase != "place":
        until_asked(hands, scene)
        scene.play(modest(scene))
    until_asked(hands, scene)
    hover, arrows = scene.controls.hover, scene.pointing.arrows
    assert len(arrows) > 1
    assert [hover.usable_at(box.center) for box in arrows.values()] == list(arrows)


def test_loans_on_a_covered_panel_are_offered_only_while_it_is_open(hands: Hands) -> None:
    scene = sit(hands, ["Ana", "Ben", "Cid"])
    for _ in range(200):
        hands.wait(1)
        if isinstance(hands.scene, HandOver):
            hands.come()
        elif scene.deciding.live is not None and scene.table.match.state.phase == "place":
            break
        elif scene.deciding.live is not None:
            scene.play(modest(scene))
    sight = scene.sight
    for _ in range(2):  # open and covered, in whichever order
        offered = [w for w in hands.widgets() if w.name.startswith("pledge.")]
        assert bool(offered) == sight.own_seen
        hands.click_at(sight.layout.panel(sight.viewer).center)
    if sight.open_screen:
        hands.click_at(sight.layout.panel(sight.viewer).center)
    scene.command(Command.PEEK)
    assert [w for w in hands.widgets() if w.name.startswith("pledge.")]
    scene.command(Command.PEEK, down=False)
    assert not [w for w in hands.widgets() if w.name.startswith("pledge.")]


def asks_first(hands: Hands, scene: TableScene, way: Way) -> None:
    """A click on the way's target asks: back leaves all as it was, and yes plays it."""
    decision, log = scene.deciding.live, scene.table.match.log
    assert decision is not None
    before, told = len(log), scene.sight.words.action(way.action, scene.deciding.state)
    hands.wait(4)  # the question has come just now
    for answer in ("Back", capital(told)):
        hands.click(next(iter(way.marks)))
        assert len(log) == before
        hands.click(answer)
        assert not decision.chosen
    assert log[before].action == way.action


def test_a_click_on_ones_own_share_asks_before_it_is_pledged(hands: Hands) -> None:
    scene = sit(hands, ALONE[:3])
    for _ in range(200):
        hands.wait(1)
        if scene.deciding.live is not None and scene.deciding.live.asides:
            break
        if scene.deciding.live is not None:
            scene.play(modest(scene))
    decision = scene.deciding.live
    assert decision is not None
    asks_first(hands, scene, decision.asides[0])


def test_a_click_asks_before_a_share_is_pledged_for_a_payment_too(hands: Hands) -> None:
    """There one plain click pledged at once, and showed everybody what one holds."""
    scene = sit(hands, ["Ana", "ai:easy:Ben", "ai:easy:Cid"])
    for _ in range(200):
        hands.wait(1)
        live, state = scene.deciding.live, scene.table.match.state
        if live is not None and state.phase == "raise":
            break
        if live is not None:
            bids = [each for each in scene.legal() if isinstance(each, act.Bid)]
            scene.play(bids[-1] if bids else modest(scene))
    decision = scene.deciding.live
    assert decision is not None
    asks_first(hands, scene, decision.ways[0])


def test_a_boat_that_was_set_gives_no_square_to_another(hands: Hands) -> None:
    scene = sit(hands, ALONE[:3])
    for _ in range(200):
        hands.wait(1)
        if scene.deciding.live is not None and scene.table.match.state.phase == "start":
            break
        if scene.deciding.live is not None:
            bids = [each for each in scene.legal() if isinstance(each, act.Bid)]
            scene.play(bids[-1] if bids else modest(scene))
    hands.wait(4)
    lanes = [w.name for w in hands.widgets() if w.name.startswith("start.") and " " not in w.name]
    for number in (1, 1, 0):  # the second boat twice, then the first one
        hands.click(f"{lanes[number]} icon.plus")
    decision = scene.deciding.live
    assert decision is not None
    assert [decision.chosen[each] for each in lanes] == [4, 5, 0]
    hands.click(f"{lanes[2]} icon.plus")  # of two that were set, the one set longest ago gives
    assert [decision.chosen[each] for each in lanes] == [4, 4, 1]


def test_the_book_beside_the_prompt_takes_no_focus_while_it_names_no_rule(hands: Hands) -> None:
    scene = sit(hands, ALONE[:3])
    until_asked(hands, scene)
    prompt = scene.controls.prompt
    hands.wait(1)
    assert not prompt.rule
    assert not prompt.sign.enabled
    prompt.complain("That is too dear.", "3.2")
    assert prompt.box.contains(prompt.sign.box)
    assert prompt.sign.enabled


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_folded_sheet_hides_nothing_that_stands_on_the_board(
    new_hands: Callable[..., Hands], size: tuple[int, int]
) -> None:
    """It lay across the river, on two of the boats for whose sight it had been folded."""
    hands = new_hands(size)
    scene = sit(hands, ALONE)
    until_asked(hands, scene)
    hands.click("fold")
    view, sight = scene.controls.sheet, scene.sight
    assert view is not None
    assert view.folded
    picture = sight.picture().items()  # canoes and the like mean nothing
    told = [item for key, item in picture if sight.desk.thing(key, sight.shown)]
    seen = [sight.board.frame_of(item) for item in told]
    seen += [box for _, box in sight.hanging.hung()]
    seen += [scene.pointing.box_of(target) for target in sight.targets()]
    seen.append(room_of(sight, sight.desk.strips.recap))  # nothing has happened yet
    seen += [each.box for each in hands.widgets() if each.name != "fold"]
    assert hidden(view.box, seen) == 0
    assert view.box.contains(hands.find("fold").box)
    hands.click("fold")
    assert scene.controls.sheet is not None
    assert not scene.controls.sheet.folded


def pilots() -> Iterator[Table]:
    """Tables at which Ana is about to pilot."""
    for seed in range(40):
        table = Table.new(GAMES["manila"](), read_seats(ALONE[:3]), str(seed), {})
        draw, match = QuickDraw(Random(seed)), table.match
        while not match.over and (match.state.phase != "pilot" or match.state.actor != 0):
            chance = match.state.actor == CHANCE
            table.play(match.chance() if chance else draw.pick(match.legal()))
        if not match.over:
            yield table


def test_a_folded_sheet_comes_back_when_something_is_chosen_on_the_board(hands: Hands) -> None:
    """A click on a square seemed to do nothing: what confirms it was folded away."""
    hands.flow.play(next(pilots()))
    hands.wait(6)
    controls = hands.scene.controls  # type: ignore[attr-defined]
    squares = [each.name for each in controls.focus.decisions if isinstance(each, Spot)]
    hands.click(squares[0])
    hands.click("fold")
    assert controls.sheet.folded, "who wants to see the board can fold it"
    hands.click(squares[1])
    assert squares[1] in hands.scene.deciding.live.chosen  # type: ignore[attr-defined]
    assert not controls.sheet.folded


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_what_a_pilot_has_chosen_is_told_below_all_squares(
    new_hands: Callable[..., Hands], size: tuple[int, int]
) -> None:
    """With "Skip" at its foot the sheet was so high that it lay on the lowest lane's squares."""
    hands = new_hands(size)
    hands.flow.play(next(pilots()))
    hands.wait(6)
    controls = hands.scene.controls  # type: ignore[attr-defined]
    squares = [each for each in controls.focus.decisions if isinstance(each, Spot)]
    hands.click(squares[0])
    assert controls.sheet.box.collidelist([each.box for each in squares]) < 0
    assert "skip" not in [each.name for each in controls.focus.decisions]
    hands.click("clear")
    assert hands.find("skip").enabled


def test_enter_on_a_square_leads_to_what_confirms_it(hands: Hands) -> None:
    """The focus stayed on the square, where Enter took back what was chosen."""
    hands.flow.play(next(pilots()))
    hands.wait(6)
    scene: Any = hands.scene
    before = len(scene.table.match.log)
    hands.press(pygame.K_TAB)
    hands.press(pygame.K_RETURN)
    assert scene.controls.panel.focus.name == "confirm"
    hands.press(pygame.K_RETURN)
    assert len(scene.table.match.log) == before, "the second one of a double press"
    hands.wait(6)
    hands.press(pygame.K_RETURN)
    assert len(scene.table.match.log) > before


def test_what_is_chosen_on_the_board_has_a_tick(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A square that was chosen looked like the others as soon as the focus was elsewhere."""
    hands.flow.play(next(pilots()))
    hands.wait(6)
    scene: Any = hands.scene
    ticks: list[pygame.Rect] = []
    kit, icon = hands.app.kit, hands.app.kit.icon

    def noted(target: pygame.Surface, name: str, box: pygame.Rect, *colours: str) -> None:
        ticks.extend([box] if name == "icon.check" else [])
        icon(target, name, box, *colours)

    monkeypatch.setattr(kit, "icon", noted)
    scene.drawing.draw_signs(hands.app.screen, scene.drawing.seen())
    before = len(ticks)  # such as those of the agenda
    hands.click(next(each for each in scene.controls.focus.decisions if isinstance(each, Spot)))
    ticks.clear()
    scene.drawing.draw_signs(hands.app.screen, scene.drawing.seen())
    [chosen] = scene.deciding.live.chosen
    assert len(ticks) == before + 1
    assert any(scene.pointing.arrows[chosen].contains(box) for box in ticks)


def test_no_pennant_touches_what_a_pilot_can_choose(hands: Hands) -> None:
    """What a boat brings hung on the square in the lane above it to which a pilot could go."""
    tried = list(islice(pilots(), PILOTED))
    assert len(tried) == PILOTED
    for table in tried:
        hands.flow.play(table)
        hands.wait(4)
        sight: Any = hands.scene.sight  # type: ignore[attr-defined]
        hung = sight.hanging.hung()
        plates = [sight.board.plate_of(box, pill) for pill, box in sight.hanging.offered()]
        pennants = [sight.board.plate_of(box, pill) for pill, box in hung if pill.kind == "gain"]
        assert plates
        assert all(each.collidelist(plates) < 0 for each in pennants), table.match.seed


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_hopes_lie_on_no_heads(new_hands: Callable[..., Hands], size: tuple[int, int]) -> None:
    """What pirates hoped for lay on the heads of those aboard the next boat."""
    hands = new_hands(size)
    sight = sit(hands, ALONE[:3]).sight
    s = sight.shown.copy()
    s.boats, s.at = (0, 1, 3), [10, 11, -1, 11]
    s.crews = [(0, 1, 2), (2, 0, 1), (), (1, 2, 0, 1)]
    s.spots[box.PIRATE_1], s.spots[box.PIRATE_2] = 1, 2
    s.round = box.rounds(s.seats)
    s.ask("move", CHANCE)
    pills = sight.desk.signs(s)
    hopes = {pill for pill in pills if "→" in pill.parts}
    assert len(hopes) == 6
    crews = [item for key, item in sight.desk.picture(s).items() if key.startswith("crew.")]
    frames = [sight.board.frame_of(item) for item in crews]
    heads = [pygame.Rect(each.x, each.y, each.width, each.height // 3) for each in frames]
    for pill, place in hang(sight.board, pills, []):
        if pill in hopes:
            plate = sight.board.plate_of(place, pill)
            assert hidden(plate, heads) < 0.1 * heads[0].width * heads[0].height, pill


def test_who_watches_for_long_is_told_how_to_hurry_until_they_do(
    new_hands: Callable[..., Hands],
) -> None:
    """Payments took half a minute; that a click skips them was found by chance."""
    hands = new_hands(speed="slow")
    scene = sit(hands, ALONE[:3])
    words, told = "A click speeds this up", list[bool]()
    for _ in range(120):
        hands.wait(1)
        told.append(words in scene.prompt.notice)
        if told[-1]:
            break
        if scene.deciding.live:
            scene.play(modest(scene))
    assert any(told)
    assert len(told) > 40  # not at once
    while not scene.sight.director.busy:
        hands.wait(1)
    hands.press(pygame.K_f)
    hands.wait(1)
    assert words not in scene.prompt.notice
    assert hands.app.settings["hurried"]
