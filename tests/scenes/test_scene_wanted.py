"""What players want of the screen of a game, each on the board of Manila by its own name."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pygame
import pytest
from scenes_hands import Hands, fixture_hands, fixture_new_hands, played  # noqa: F401 - fixtures

from santiago_desktop.contract.cells import Look
from santiago_desktop.contract.sheet import Banner, Ladder, Seats
from santiago_desktop.games import GAMES
from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.rules import actions as act
from santiago_desktop.games.manila.rules import events as ev
from santiago_desktop.games.manila.window import places
from santiago_desktop.kernel.rules import CHANCE
from santiago_desktop.scenes.table.devices.lanes import Lane
from santiago_desktop.scenes.table.recap import Deed
from santiago_desktop.scenes.table.sheets import FOLD
from santiago_desktop.scenes.table.table import TableScene
from santiago_desktop.stage.drawing.canvas import Canvas
from santiago_desktop.system.language import ENGLISH

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.contract.sheet import Sheet
    from santiago_desktop.kernel.records import Action
    from santiago_desktop.stage.controls.widgets import Widget

SEATS = ["Ana", "ai:random:Ben", "ai:random:Cid"]
FRAME, LIMIT = 0.05, 1.2  # seconds
SEEN = 50  # frames with a sheet, and without one


def sit(hands: Hands, seed: str = "5") -> TableScene:
    hands.flow.play(played(hands.app.saves, seed, 0, SEATS, "manila"))
    scene = hands.scene
    assert isinstance(scene, TableScene)
    return scene


def until(scene: TableScene, hands: Hands, wanted: Callable[[], bool]) -> None:
    """Ana places, and doesn't bid, until something is so."""
    for _ in range(4000):
        if wanted():
            return
        if scene.controls.summing_up:
            scene.controls.summed_up()
        elif scene.deciding.live is not None and not scene.sight.director.busy:
            legal = scene.legal()
            wants = [a for a in legal if isinstance(a, act.Place | act.Pass | act.Skip)]
            scene.play((wants or legal)[0])
        hands.wait(1, FRAME)
    raise AssertionError(scene.table.match.state.phase)


def asked(scene: TableScene, phase: str) -> bool:
    live = scene.deciding.live is not None and not scene.sight.director.busy
    return live and scene.table.match.state.phase == phase


def sheet_of(scene: TableScene) -> Sheet:
    view = scene.controls.sheet
    assert view is not None
    return view.sheet


# --- of every game -----------------------------------------------------------------------------


def test_everything_can_be_looked_at_while_things_move(new_hands: Callable[..., Hands]) -> None:
    hands = new_hands(speed="normal")
    scene = sit(hands)
    director = scene.sight.director
    until(scene, hands, lambda: director.busy and scene.table.match.state.phase == "place")
    place = scene.pointing.spot_box("port.b").center
    scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0)))
    assert director.busy
    assert scene.controls.hover.thing == "port.b"
    assert scene.explainer.tip("port.b").text
    hands.wait(20, FRAME)  # the tooltip is drawn while things move


def test_a_computers_bid_or_placing_is_shown_in_little_more_than_a_second(
    new_hands: Callable[..., Hands],
) -> None:
    hands = new_hands(speed="normal")
    scene = sit(hands)
    log, director = scene.table.match.log, scene.sight.director
    longest = passed = 0.0
    before = 0
    for _ in range(3000):
        if scene.deciding.live is not None and not director.busy:
            scene.play(next(a for a in scene.legal() if isinstance(a, act.Place | act.Pass)))
        if len(log) != before:
            before, passed = len(log), 0.0
        hands.wait(1, FRAME)
        kind = type(log[-1].action) if log else None
        others = log and log[-1].actor not in (0, CHANCE) and kind in (act.Bid, act.Place)
        passed += FRAME if director.busy else 0.0
        longest = max(longest, passed if others and len(log) == before else 0.0)
        if scene.table.match.state.round >= box.rounds(3):
            break
    assert 0 < longest <= LIMIT + FRAME


def test_the_number_of_pesos_changes_when_the_accomplice_has_arrived(hands: Hands) -> None:
    scene = sit(hands)
    until(scene, hands, lambda: asked(scene, "place"))
    hands.app.change("speed", "normal")
    scene.resize()  # as when one comes back from the settings
    director, before = scene.sight.director, scene.table.match.state.pesos[0]
    changes = director.changes

    def cash() -> object:
        cells = [each.cell for each in scene.pointing.cells(0)]
        return next(each.number for each in cells if each.target == "panel.0.cash")

    scene.play(act.Place(box.FROM_SPOT + box.PORT_A))
    moved = set[str]()
    while director.changes == changes:
        assert cash() == before
        moved |= director.picture()[1]
        hands.wait(1, FRAME)
    assert moved
    assert cash() == before - box.COSTS[box.PORT_A]


def test_a_strip_says_what_happened_and_a_click_shows_the_moment(hands: Hands) -> None:
    scene = sit(hands)
    until(scene, hands, lambda: asked(scene, "place") and scene.table.match.state.round > 1)
    deeds = [each for each in scene.controls.panel.widgets if isinstance(each, Deed)]
    assert {each.line.seat for each in deeds} >= {1, 2}
    deeds[0].activate()
    assert scene.sight.past_line == deeds[0].number


def test_the_log_names_people_and_says_you_to_nobody(hands: Hands) -> None:
    scene = sit(hands)
    until(scene, hands, lambda: scene.table.match.state.voyage > 1)
    told = [scene.log.sentence(line) for line in scene.log.lines]
    assert any("Ana" in each for each in told)
    assert not [each for each in told if {"you", "your"} & set(each.lower().split())]


def test_the_button_of_undo_names_what_stops_it(hands: Hands) -> None:
    scene = sit(hands)
    until(scene, hands, lambda: asked(scene, "place") and scene.table.match.state.round == 1)
    tips = [each.tip for each in scene.controls.panel.widgets]
    # The bid can be taken back: the others only passed or bid after it.
    assert "Undo your last choice, and what the others have done since" in tips
    until(scene, hands, lambda: asked(scene, "place") and scene.table.match.state.round == 3)
    tips = [each.tip for each in scene.controls.panel.widgets]
    assert "Undo. That can't be undone: chance has had its say since then." in tips


def at_santiago(hands: Hands) -> TableScene:
    seats = ["Ana", "ai:random:Ben", "ai:random:Cid"]
    hands.flow.play(played(hands.app.saves, "5", 0, seats, "santiago"))
    scene = hands.scene
    assert isinstance(scene, TableScene)
    until(scene, hands, lambda: scene.deciding.live is not None)
    return scene


def corner(scene: TableScene) -> dict[str, Widget]:
    return {each.name: each for each in scene.controls.panel.widgets if each.key}


def test_undo_is_grey_until_something_was_decided(hands: Hands) -> None:
    scene = at_santiago(hands)
    assert not corner(scene)["icon.undo"].enabled
    scene.play(scene.legal()[0])
    until(scene, hands, lambda: scene.deciding.live is not None)
    assert corner(scene)["icon.undo"].enabled


def test_redo_stands_at_the_right_of_undo_and_is_grey_where_it_does_nothing(hands: Hands) -> None:
    """It came and went at the left of undo, where each fresh eye pressed it instead of that."""
    scene = at_santiago(hands)
    scene.play(scene.legal()[0])
    until(scene, hands, lambda: scene.deciding.live is not None)
    before, redo = [tuple(each.box) for each in corner(scene).values()], corner(scene)["icon.redo"]
    assert corner(scene)["icon.undo"].box.right < redo.box.x
    assert not redo.enabled
    assert redo.tip == "Redo. There is nothing to redo."
    scene.undo()
    assert corner(scene)["icon.redo"].enabled
    assert corner(scene)["icon.redo"].tip == "Redo"
    assert [tuple(each.box) for each in corner(scene).values()] == before, "none moves"


def test_the_prompt_takes_other_colours_at_once(hands: Hands) -> None:
    prompt = at_santiago(hands).prompt
    for theme in ("contrast", "day"):
        hands.app.change("theme", theme)
        hands.wait(1)
        assert prompt.canvas.kit is hands.app.kit
        assert prompt.sign.canvas.kit is hands.app.kit


def test_a_sheet_and_its_button_come_and_go_together(new_hands: Callable[..., Hands]) -> None:
    hands = new_hands(speed="fast")
    scene = at_santiago(hands)
    seen = Counter[bool]()
    for _ in range(3000):
        if min(seen[True], seen[False]) >= SEEN:
            return
        live = scene.deciding.live is not None and not scene.sight.director.busy
        if live:
            scene.play(scene.legal()[0])
        hands.wait(1, FRAME)
        folds = [each for each in scene.controls.panel.widgets if each.name == FOLD]
        assert folds == ([scene.controls.sheet.fold] if scene.controls.sheet else [])
        seen[bool(folds)] += 1
    raise AssertionError(seen)


def test_voyages_can_be_watched_with_all_that_moves(new_hands: Callable[..., Hands]) -> None:
    hands = new_hands(speed="fast")
    scene = sit(hands)
    until(scene, hands, lambda: scene.table.match.state.voyage > 2)


# --- of Manila ---------------------------------------------------------------------------------


def test_all_of_a_voyage_is_seen_in_a_small_window(hands: Hands) -> None:
    scene = sit(hands)
    until(scene, hands, lambda: asked(scene, "place"))
    assert scene.controls.sheet is None
    window, sight = scene.app.screen.get_rect(), scene.sight
    wanted = [*places.DOTTED, *(f"boat.{box.WARES[ware]}" for ware in sight.shown.boats)]
    wanted += [f"price.{name}.{step}" for name in box.WARES for step in box.TRACK]
    for name in wanted:
        assert window.contains(scene.pointing.spot_box(name)), name
    for pill, sign in sight.hanging.hung():
        assert window.contains(sign), pill.parts
    for seat in range(3):
        cells = {each.cell.target: each for each in scene.pointing.cells(seat)}
        assert f"panel.{seat}.cash" in cells
        assert all(window.contains(each.box) for each in cells.values())
        assert sum(key.startswith(("panel", "pledge", "redeem")) for key in cells) > 1


def test_the_auction_shows_bid_bidder_order_who_is_out_and_how_far_one_can_go(
    hands: Hands,
) -> None:
    scene = sit(hands)
    until(scene, hands, lambda: asked(scene, "bid") and scene.table.match.state.standing > 0)
    s: Any = scene.table.match.state
    blocks = sheet_of(scene).blocks
    standing = next(each for each in blocks if isinstance(each, Banner))
    assert (standing.parts[0], standing.seat) == (str(s.standing), s.bidder)
    cards = next(each for each in blocks if isinstance(each, Seats)).cards
    assert [card.seat for card in cards] == list(s.clockwise())
    out = [card for card in cards if card.seat not in s.queue]
    assert all(card.look is Look.DIM and card.says == "passed" for card in out)
    ladder = next(each for each in blocks if isinstance(each, Ladder))
    assert ladder.quick == (2, 5), "plus is for one more: two buttons did the same"
    assert ladder.reach is not None
    assert ladder.reach.sure == s.pesos[0]
    assert ladder.reach.most == s.pesos[0] + box.PLEDGE * s.unpledged(0)
    least = min(a.pesos for a in scene.legal() if isinstance(a, act.Bid))
    assert least == s.standing + 1


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1920, 1080)])
def test_the_auction_leaves_prices_panels_and_prompt_in_sight(
    new_hands: Callable[..., Hands], width: int, height: int
) -> None:
    hands = new_hands(size=(width, height))
    scene = sit(hands)
    until(scene, hands, lambda: asked(scene, "bid"))
    sheet = scene.controls.sheet.box
    for name in box.WARES:
        for step in box.TRACK:
            assert not sheet.colliderect(scene.pointing.spot_box(f"price.{name}.{step}"))
        assert not sheet.colliderect(scene.pointing.spot_box(f"stock.{name}"))
    assert not sheet.colliderect(scene.prompt.box)
    assert not sheet.colliderect(scene.sight.layout.column)


def test_plus_and_its_quick_steps_are_added_to_the_bid(hands: Hands) -> None:
    scene = sit(hands)
    until(scene, hands, lambda: asked(scene, "bid"))
    pesos = scene.table.match.state.standing + 1
    for button, more in (("icon.plus", 1), ("+5", 5), ("+2", 2), ("icon.plus", 1)):
        hands.click(f"auction {button}")
        pesos += more
        assert hands.find("auction play").label == f"Bid {pesos} pesos"
    hands.click("auction play")
    assert act.Bid(pesos) in [each.action for each in scene.table.match.log]


def test_digits_and_enter_are_a_bid(hands: Hands) -> None:
    scene = sit(hands)
    until(scene, hands, lambda: asked(scene, "bid"))
    hands.type("27")
    hands.press(pygame.K_RETURN)
    assert act.Bid(27) in [each.action for each in scene.table.match.log]


def test_up_to_an_amount_raises_by_the_least_and_asks_again(hands: Hands) -> None:
    scene = sit(hands)
    until(scene, hands, lambda: asked(scene, "bid"))
    standing, before = scene.table.match.state.standing, len(scene.table.match.log)
    scene.deciding.order("auction", standing + 3)
    assert scene.table.match.log[before].action == act.Bid(standing + 1)


def written(scene: TableScene, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All words and numbers that a person at the table can read just now, tooltips included."""
    told: list[str] = []
    with monkeypatch.context() as patch:
        for name in ("text", "paragraph"):
            write: Any = getattr(Canvas, name)

            def noted(*given: Any, write: Any = write, **how: Any) -> Any:
                told.append(given[2])
                return write(*given, **how)

            patch.setattr(Canvas, name, noted)
        scene.draw(pygame.Surface(scene.app.canvas.size))
    things = [*scene.sight.targets(), *(f"panel.{seat}" for seat in range(3))]
    things += [each.cell.target for seat in range(3) for each in scene.pointing.cells(seat)]
    tips = [scene.explainer.tip(each) for each in things if each]
    told += [f"{tip.title} {tip.text} {tip.not_now}" for tip in tips]
    told += [f"{each.label} {each.tip}" for each in scene.controls.panel.widgets]
    told += [" ".join(pill.parts) for pill, _ in scene.sight.hanging.hung()]
    return [*told, repr(sheet_of(scene)), *map(scene.log.sentence, scene.log.lines)]


def test_how_far_one_goes_by_an_order_is_told_to_nobody_and_done_after_each_rivals_bid(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands.flow.play(played(hands.app.saves, "5", 0, ["Ana", "Ben", "Cid"], "manila"))
    scene: Any = hands.scene
    until(scene, hands, lambda: asked(scene, "bid"))
    first, up_to = scene.table.match.state.actor, 37
    hands.type(str(up_to))
    assert any(str(up_to) in each for each in written(scene, monkeypatch)), "it would be found"
    hands.click("auction up to")
    until(scene, hands, lambda: asked(scene, "bid"))
    rival = scene.table.match.state.actor
    for pesos in (2, 4):
        until(scene, hands, lambda: asked(scene, "bid") and scene.table.match.state.actor == rival)
        assert not [each for each in written(scene, monkeypatch) if str(up_to) in each]
        scene.play(act.Bid(pesos))
    until(scene, hands, lambda: asked(scene, "bid"))
    bids = [each for each in scene.table.match.log if isinstance(each.action, act.Bid)]
    assert [each.action for each in bids] == [act.Bid(pesos) for pesos in (1, 2, 3, 4, 5)]
    assert [each.actor for each in bids] == [first, rival, first, rival, first]


def test_an_order_is_over_with_its_voyage(hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = sit(hands)
    match = scene.table.match

    def quiet(_: float) -> Action:
        """Rivals pass where they can."""
        if match.state.actor == CHANCE:
            return match.chance()
        legal = match.legal()
        return next((each for each in legal if isinstance(each, act.Pass)), legal[0])

    monkeypatch.setattr(scene.turn.autoplay, "action", quiet)
    until(scene, hands, lambda: asked(scene, "bid"))
    hands.type("40")
    hands.click("auction up to")
    until(scene, hands, lambda: asked(scene, "bid") and match.state.voyage > 1)
    bids = [each.action for each in match.log if isinstance(each.action, act.Bid)]
    assert bids == [act.Bid(1)]


@pytest.mark.parametrize("spot", [name for name in box.SPOTS if not name.startswith("pirate")])
def test_each_spot_says_what_it_costs_and_pays(hands: Hands, spot: str) -> None:
    scene = sit(hands)
    until(scene, hands, lambda: asked(scene, "place") and scene.table.match.state.round == 1)
    s: Any = scene.sight.shown
    number, name = box.SPOTS.index(spot), spot.replace("_", ".")
    signs = [pill for pill in scene.sight.signs() if pill.target == name]
    assert len(signs) == 1
    parts = signs[0].parts
    if s.spots[number] < 0:
        assert signs[0].cost[0] == str(box.COSTS[number])
    pays = {"insurance": f"+{box.PREMIUM}", "pilot_small": "±1", "pilot_large": "±2"}
    berth = str(box.BERTH_PAYS["abc".index(spot[-1])]) if spot[-2] == "_" else ""
    assert pays.get(spot, berth) in parts


def test_chances_stand_on_the_board_if_they_are_wanted_and_follow_the_dice(hands: Hands) -> None:
    def chances() -> dict[str, tuple[str, ...]]:
        offered = [pill for pill, _ in scene.sight.hanging.offered()]
        return {pill.target: pill.parts for pill in offered if pill.parts[0].endswith("%")}

    scene = sit(hands)
    until(scene, hands, lambda: asked(scene, "place"))
    assert chances() == {}
    hands.app.change("chances", value=True)
    before = chances()
    boats = {f"boat.{box.WARES[ware]}" for ware in scene.table.match.state.boats}
    spots = {f"{there}.{berth}" for there in ("port", "yard") for berth in "abc"}
    assert before.keys() == boats | spots
    rolled = len(scene.table.match.log)
    until(scene, hands, lambda: asked(scene, "place") and scene.table.match.state.round == 3)
    assert any(isinstance(each.action, act.Dice) for each in scene.table.match.log[rolled:])
    now = chances()
    assert now.keys() == before.keys()
    assert any(now[boat] != before[boat] for boat in boats)


def test_whoever_is_paid_is_glad_when_a_boat_arrives(hands: Hands) -> None:
    scene = sit(hands)
    until(scene, hands, lambda: asked(scene, "place"))
    s: Any = scene.sight.shown.copy()
    ware = s.boats[0]
    s.move(ware, box.IN_PORT)
    s.crews[ware], s.spots[box.PORT_A] = (0, 1), 2
    desk = scene.sight.desk
    clip, resting = desk.clip(ev.BoatArrived(ware, 0), s), desk.picture(s)
    assert clip is not None
    bent = desk.picture(s)
    clip.bend(bent, clip.length * 0.07)
    name = box.WARES[ware]
    for key in (f"crew.{name}.1", f"crew.{name}.2", "pawn.port.a"):
        assert bent[key].lift > resting[key].lift, key
    assert "manila_port_bell" in [sound for _, sound in clip.cues]


def test_pirates_on_a_full_boat_are_offered_as_most_play() -> None:
    options = GAMES["manila"]().front(ENGLISH).options
    assert "most people play so" in options["boarding_full"]


def test_boats_that_a_pilot_or_a_pirate_can_reach_glow(hands: Hands) -> None:
    for phase, marked in (("pilot", "float."), ("board", "boat.")):
        for number in range(30):
            scene = sit(hands, str(number))
            state = scene.table.match.state
            while not (state.phase == phase and state.actor == 0) and not scene.table.match.over:
                legal = scene.table.match.legal()
                pirate = [a for a in legal if isinstance(a, act.Place) and a.text.endswith("_1")]
                pilot = [a for a in legal if a.text.startswith("place pilot")]
                own = (pilot if phase == "pilot" else pirate) if state.actor == 0 else []
                quiet = (
                    [a for a in legal if isinstance(a, act.Pass)] if state.phase == "bid" else []
                )
                scene.table.play(scene.table.automatic() or (own or quiet or legal)[0])
                state = scene.table.match.state
            if not scene.table.match.over:
                break
        hands.flow.play(scene.table)
        again: Any = hands.scene
        hands.wait(6)
        live = again.deciding.live
        assert live is not None
        assert any(name.startswith(marked) for name in live.glowing)
        tip = again.explainer.tip(next(name for name in live.glowing if name.startswith(marked)))
        assert "Expected from" in tip.text


def test_squares_are_typed_lane_by_lane_and_the_last_boat_follows(hands: Hands) -> None:
    scene = sit(hands)
    until(scene, hands, lambda: asked(scene, "bid"))
    scene.play(max((a for a in scene.legal() if isinstance(a, act.Bid)), key=lambda a: a.pesos))
    until(scene, hands, lambda: asked(scene, "start"))
    lanes = iter([widget.name for widget in hands.widgets() if isinstance(widget, Lane)])
    for digit in "54":
        scene.controls.panel.set_focus(hands.find(next(lanes)))
        hands.type(digit)
    hands.type("9")  # more than a boat may have: nothing happens
    decision = scene.deciding.live
    assert decision is not None
    assert list(decision.chosen.values()) == [5, 4, 0]
    hands.press(pygame.K_RETURN)
    assert scene.controls.panel.focus.name == "confirm"
    hands.press(pygame.K_RETURN)
    assert scene.table.match.log[-1].action == act.Start((5, 4, 0))


def test_by_keys_one_share_after_the_other_is_pledged(hands: Hands) -> None:
    for seed in "0123456789":
        scene = sit(hands, seed)
        if sorted(scene.table.match.state.shares[: box.KINDS]) == [0, 0, 1, 1]:
            break
    until(scene, hands, lambda: asked(scene, "bid"))
    most = max(a.pesos for a in scene.legal() if isinstance(a, act.Bid))
    scene.play(act.Bid(most))
    until(scene, hands, lambda: asked(scene, "raise") and scene.table.match.state.actor == 0)
    for _ in range(8):
        if scene.table.match.state.phase != "raise":
            return
        hands.press(pygame.K_RETURN)
        hands.wait(5)  # an Enter that comes sooner is no answer to a question
    raise AssertionError("the focus is on a share that is pledged already")
