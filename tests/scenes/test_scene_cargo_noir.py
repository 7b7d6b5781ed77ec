"""Cargo Noir in the window: a robot plays whole games by clicks; what is seen in each phase."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Any

import pygame
import pytest
from scenes_hands import fixture_new_hands  # noqa: F401

from santiago_desktop.games import GAMES
from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.window import places
from santiago_desktop.kernel.luck import QuickDraw
from santiago_desktop.kernel.match import Match
from santiago_desktop.kernel.rules import CHANCE
from santiago_desktop.scenes.table.devices.choices import LABEL, Amount, Choice
from santiago_desktop.scenes.table.devices.device import GAP
from santiago_desktop.scenes.table.devices.rows import BETWEEN, CellControl, RowDevice
from santiago_desktop.scenes.table.devices.selection import SelectionDevice
from santiago_desktop.scenes.table.devices.sheet import EDGE, HEAD
from santiago_desktop.scenes.table.devices.shown import SettledDevice
from santiago_desktop.scenes.table.sight import TAKEN
from santiago_desktop.table.hints import Step
from santiago_desktop.table.table import Table, read_seats

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes_hands import Hands

    from santiago_desktop.contract.marks import Decision
    from santiago_desktop.kernel.records import Action
    from santiago_desktop.scenes.table.table import TableScene

NAMES = ["Ana", "Bruno", "Carla", "Dora", "Enzo"]
DRAWN = 5  # one of so many frames, by robots
QUIET = {"speed": "off", "pause": 0}


def at_table(hands: Hands, match: Match[Any], people: int = 1) -> TableScene:
    """The window at a table where the first seats are people."""
    names = NAMES[: match.start.seats]
    seats = [name if n < people else f"ai:random:{name}" for n, name in enumerate(names)]
    table = Table(GAMES["cargo_noir"](), read_seats(seats), match, {})
    scene = hands.flow.table_scene(table)
    hands.app.stack.reset(scene)
    hands.wait(3)
    return scene


def new_match(seats: int, seed: str = "noir") -> Match[Any]:
    return Match.new(GAMES["cargo_noir"]().rules(), seats, seed, {})


class Robot:
    """Plays what it is asked by clicking the targets of an action."""

    def __init__(self, hands: Hands, scene: TableScene, seed: int = 0) -> None:
        self.hands, self.scene, self.chance = hands, scene, Random(seed)
        hands.drawn = DRAWN

    @property
    def decision(self) -> Decision:
        found = self.scene.deciding.live
        assert found is not None
        return found

    def wished(self) -> Action:
        """Any action; of many sets and heights only some, so that games don't take for ever."""
        kinds: dict[str, list[Action]] = {}
        for action in self.scene.legal():
            kinds.setdefault(action.text.split()[0], []).append(action)
        return self.chance.choice(self.chance.choice(list(kinds.values())))

    def go_on(self) -> Action | None:
        """Act if one is asked; say that one is done where one could take back."""
        if self.scene.turn.resting:
            self.hands.click("done")
        deciding = self.scene.deciding
        return self.act() if deciding.live and not deciding.startled else None

    def act(self) -> Action:
        """Click an action together; it must be the one that is played."""
        action, before = self.wished(), len(self.scene.table.match.log)
        marks = dict(self.decision.marks(action))
        if not marks:
            self.hands.click(action.text)
        for target, amount in marks.items():
            if self.decision.is_set(target):
                self.set(target, amount, action.text)
            else:
                self.add(target, amount)
        if len(self.scene.table.match.log) == before:
            self.hands.click("confirm")
        played = self.scene.table.match.log[before].action
        assert played == action, (played.text, action.text)
        return action

    def add(self, target: str, amount: int) -> None:
        """One click for each token; the last one may play the action."""
        for _ in range(amount):
            self.hands.click(target)

    def set(self, target: str, amount: int, line: str) -> None:
        """Its ladder, up to the amount, and the button that plays it; in a row what is there."""
        before = len(self.scene.table.match.log)
        if any(each.name == line for each in self.hands.widgets()):
            self.hands.click(line)
            return
        rows = [each for each in self.hands.widgets() if isinstance(each, Amount)]
        if any(each.target == target for each in rows):
            self.step(target, amount)
            return
        if target not in self.decision.chosen:
            self.hands.click(target)
        if len(self.scene.table.match.log) > before:
            return  # the only amount of coins for cards is spent at once
        while self.decision.chosen[target] < amount:
            self.hands.click(f"{target} icon.plus")
        while self.decision.chosen[target] > amount:
            self.hands.click(f"{target} icon.minus")
        self.hands.click(f"{target} play")

    def step(self, target: str, amount: int) -> None:
        """Its stepper in a row, up to the amount, and the button in its middle."""
        deciding = self.scene.deciding
        while deciding.stepped(target) != amount:
            more = "plus" if deciding.stepped(target) < amount else "minus"
            self.hands.click(f"{target} icon.{more}")
        row = (each for each in self.hands.widgets() if isinstance(each, Amount))
        self.hands.click(next(each for each in row if each.target == target))


@pytest.mark.parametrize(("seats", "people"), [(2, 2), (3, 1), (4, 1), (5, 5)])
def test_a_robot_plays_a_whole_game_by_clicks(
    new_hands: Callable[..., Hands], seats: int, people: int
) -> None:
    hands = new_hands((1280, 720), **QUIET)
    scene = at_table(hands, new_match(seats), people)
    robot, match = Robot(hands, scene, seats), scene.table.match
    done: set[str] = set()
    for _ in range(3000):
        if match.over:
            break
        if scene.turn.resting or match.state.actor != CHANCE:
            done.add(type(robot.go_on()).__name__)
        hands.wait(1)
    assert match.over
    assert done >= {"Bid", "Send", "TradeSet", "Take", "Done"}
    if people == box.SEATS[1]:
        assert done >= {"Raise", "Withdraw", "Swap", "DrawOne", "Discard"}
    assert match.state.round == box.ROUNDS[seats]


def test_a_way_is_that_of_the_move_which_the_list_names(new_hands: Callable[..., Hands]) -> None:
    """The list said "to the market", and the arrow led to Bombay, where a later ship was to go."""
    hands = new_hands((1280, 720), **QUIET)
    scene = at_table(hands, new_match(3))
    hands.press(pygame.K_h)
    hands.wait(2)
    hint, places_of = scene.hint, scene.sight.targets()
    assert any(move.rest for move in hint.moves)
    for move in hint.moves:
        named = scene.sight.desk.marks(move.action, move.steps[0].before)
        ends = [line[-1] for line in hint.ways._lines(move)]  # noqa: SLF001
        assert ends == [scene.sight.board.to_window(places_of[name].at) for name in named]
    assert hint.targets() == list(scene.sight.desk.marks(hint.moves[0].action, scene.sight.shown))


def test_an_arrow_is_clicked_as_what_it_points_at(new_hands: Callable[..., Hands]) -> None:
    hands = new_hands((1280, 720), **QUIET)
    scene = at_table(hands, new_match(3), people=3)
    for house, arrow in list(scene.pointing.arrows.items()):
        for place in (arrow.midtop, arrow.center, (arrow.centerx, arrow.bottom - 1)):
            assert scene.controls.hover.thing_at(place) == house
        hands.click_at(arrow.center)
        assert str(scene.table.match.log[-1].action.text) == f"send {house}"
    assert len(scene.table.match.log) == len(box.PLACES)


def test_wheel_and_digits_set_the_height_of_a_stack(new_hands: Callable[..., Hands]) -> None:
    hands = new_hands((1280, 720), **QUIET)
    scene = at_table(hands, new_match(2), people=2)
    hands.click("port.rio")
    hands.type("4")
    assert scene.deciding.stepped("port.rio") == 4
    for by, height in ((1, 5), (-1, 4), (-1, 3)):
        assert scene.controls.wheel(hands.find("port.rio play").box.center, by)
        assert scene.deciding.stepped("port.rio") == height
    hands.click("port.rio play")
    assert scene.table.match.log[0].action.text == "send rio 3"


def test_the_button_of_withdrawing_shows_the_syndicates_coins_in_the_sum(
    new_hands: Callable[..., Hands],
) -> None:
    hands, match = new_hands((1280, 720), **QUIET), new_match(3)
    start = match.start.copy()
    port, name = start.ports[0], box.PORT_NAMES[start.ports[0]]
    start.home[:], start.stacks[port] = [2, 2, 3], [(0, 1), (1, 2)]
    start.cards[0], start.supply[box.SYNDICATE] = (box.SYNDICATE,), start.supply[box.SYNDICATE] - 1
    start.ask("act", 0)
    at_table(hands, Match(match.rules, start, "noir"))
    button = hands.find(f"withdraw {name}")
    assert isinstance(button, Choice)
    assert "+3" in button.parts


def test_cards_that_the_credit_buys_glow(new_hands: Callable[..., Hands]) -> None:
    hands, match = new_hands((1280, 720), **QUIET), trading(new_match(3), "gold art")
    match.start.credit = 10
    scene = at_table(hands, Match(match.rules, match.start, "noir"))
    names = [f"card.{name}" for name in box.CARD_NAMES]
    bought = {name for name, cost in zip(names, box.COST, strict=True) if cost <= 10}
    halos = scene.drawing._halos()  # noqa: SLF001
    assert 0 < len(bought) < len(names)
    assert {name for name in names if name in halos} == bought


def test_the_last_coins_are_not_sent_without_being_asked(new_hands: Callable[..., Hands]) -> None:
    hands, match = new_hands((1280, 720), **QUIET), new_match(3)
    start = match.start.copy()
    start.coins[0] = 1
    scene = at_table(hands, Match(match.rules, start, "noir"))
    hands.click("port.rio")
    assert not scene.table.match.log
    hands.click("port.rio play")
    assert str(scene.table.match.log[0].action.text) == "send rio 1"


def test_the_best_set_is_traded_in_by_two_clicks(new_hands: Callable[..., Hands]) -> None:
    hands, match = new_hands((1280, 720), **QUIET), new_match(3)
    start = match.start.copy()
    hand = start.hand(0)
    kinds = [good for good in range(box.JOKER) if start.bag[good]][:3]
    for good in kinds:
        start.bag[good] -= 1
        start.goods[good] += 1
    start.ask("trade", 0)
    scene = at_table(hands, Match(match.rules, start, "noir"))
    hands.click("offered")
    assert not scene.table.match.log
    hands.click("confirm")
    assert sum(scene.table.match.state.hand(0)) == sum(hand)
    assert scene.table.match.state.credit == box.DIFFERENT[3]


def test_by_keys_a_port_leads_to_its_stack(new_hands: Callable[..., Hands]) -> None:
    hands = new_hands((1280, 720), **QUIET)
    scene = at_table(hands, new_match(2), people=2)
    scene.controls.panel.set_focus(hands.find("port.rio"))
    for key in (pygame.K_RETURN, pygame.K_RIGHT, pygame.K_RETURN):
        hands.press(key)
    hands.wait(2)
    assert str(scene.table.match.log[-1].action.text) == "send rio 2"


def focus_of(scene: TableScene) -> str:
    focus = scene.controls.panel.focus
    return focus.name if focus else ""


@pytest.mark.parametrize("walks", [False, True])
def test_by_keys_one_turn_leads_to_the_next(new_hands: Callable[..., Hands], walks: bool) -> None:  # noqa: FBT001
    """Enter on "Done" left the focus on the rule's sign; Enter opened the rulebook, Tab the log."""
    hands = new_hands((1280, 720), **QUIET)
    scene = at_table(hands, new_match(3))
    hands.press(pygame.K_RETURN)
    for _ in range(box.START_SHIPS):
        hands.press(pygame.K_RETURN)
        hands.wait(12)
    assert focus_of(scene) == "done"
    hands.press(pygame.K_RETURN)
    if walks:  # while the others move
        hands.press(pygame.K_TAB)
        assert not scene.controls.focus.deciding_now
    hands.wait(40)
    assert scene.deciding.asked
    if walks:
        hands.press(pygame.K_TAB)
    assert scene.controls.focus.deciding_now


def test_by_keys_one_finds_the_way_between_goods_and_the_trading_sheet(
    new_hands: Callable[..., Hands],
) -> None:
    """Up led from a heap to its neighbour, left from the sheet to any heap below."""
    hands = new_hands((1280, 720), **QUIET)
    held = "art gems gems uranium uranium uranium uranium"
    scene = at_table(hands, trading(new_match(3), held))
    for target in ("uranium", "uranium"):
        hands.click(f"own.{target}")
    way = [
        ("own.uranium", pygame.K_UP, "confirm"),
        ("confirm", pygame.K_LEFT, "done"),  # round the row
        ("clear", pygame.K_DOWN, "own.uranium"),
        ("own.uranium", pygame.K_LEFT, "own.gems"),
        ("chosen own.uranium", pygame.K_LEFT, "chosen own.uranium"),
    ]
    for start, key, goal in way:
        scene.controls.panel.set_focus(hands.find(start))
        hands.press(key)
        assert focus_of(scene) == goal, (start, key)
    scene.controls.panel.set_focus(hands.find("clear"))
    hands.press(pygame.K_RETURN)
    assert focus_of(scene) == "offered"


def test_by_keys_the_best_buys_are_taken_one_after_the_other(
    new_hands: Callable[..., Hands],
) -> None:
    """The focus went back to the goods, and the same keys bought another card."""
    hands, match = new_hands((1280, 720), **QUIET), trading(new_match(3), "gold gold art")
    match.start.credit = 25
    scene = at_table(hands, Match(match.rules, match.start, "noir"))
    buys = [each for each in hands.widgets() if isinstance(each, CellControl)]
    scene.controls.panel.set_focus(buys[0])
    bought = []
    for _ in range(2):
        hands.press(pygame.K_RETURN)
        hands.wait(20)
        bought.append(scene.table.match.log[-1].action.text)
    assert len(scene.table.match.log) == len(bought), bought
    assert scene.table.match.state.credit < min(box.COST)


def test_two_tokens_apart_have_a_ring_each(new_hands: Callable[..., Hands]) -> None:
    """One ring went around all six tokens on display."""
    hands, match = new_hands((1280, 720), **QUIET), new_match(2)
    start = match.start.copy()
    first, *_, last = range(len(start.shown))
    for place in range(len(start.shown)):
        good = box.GOODS.index("ivory" if place in {first, last} else "gold")
        start.bag[start.shown[place]] += 1
        start.bag[good] -= 1
        start.shown[place] = good
    start.home[0], start.market[0] = start.home[0] - 1, 1
    start.ask("act", 0)
    scene = at_table(hands, Match(match.rules, start, "noir"))
    apart = scene.controls.hover.rings("market.ivory")
    assert len(apart) == 2
    assert not apart[0].colliderect(apart[1])
    assert len(scene.controls.hover.rings("bag")) == 1


@pytest.mark.parametrize("coins", [9, 3])
def test_who_is_outbid_twice_reads_what_each_stepper_is_for(
    new_hands: Callable[..., Hands], coins: int
) -> None:
    hands, match = new_hands((1280, 720), **QUIET), new_match(3)
    start = match.start.copy()
    start.home[:], start.coins[0] = [1, 0, 2], coins
    for port in start.ports[:2]:
        start.stacks[port] = [(0, 1), (1, 2)]
    start.ask("act", 0)
    scene = at_table(hands, Match(match.rules, start, "noir"))
    assert scene.controls.sheet is not None
    steppers = [each for each in scene.controls.sheet.widgets() if isinstance(each, Amount)]
    assert [each.only_pictures for each in steppers] == [False, False]
    letters, scale = hands.app.canvas.letters, hands.app.canvas.scale
    for each in steppers:
        words = letters.wrapped(each.label, "button", LABEL, scale, each.box.width)
        assert len(words) <= 2


def test_outbid_in_three_ports_each_has_a_row_of_its_own(new_hands: Callable[..., Hands]) -> None:
    hands, match = new_hands((1280, 720), **QUIET), new_match(3)
    start = match.start.copy()
    start.home[:], start.coins[0] = [0, 2, 2], 2
    ports = start.ports[:3]
    for port in ports:
        start.stacks[port] = [(0, 1), (1, 2)]
    start.ask("act", 0)
    scene = at_table(hands, Match(match.rules, start, "noir"))
    assert scene.controls.sheet is not None
    rows: dict[int, list[str]] = {}
    for each in scene.controls.sheet.widgets():
        rows.setdefault(each.box.y, []).append(each.name)
    names = [box.PORT_NAMES[port] for port in places.as_seen(ports)]
    assert list(rows.values()) == [[f"raise {name} 3", f"withdraw {name}"] for name in names]


def test_where_one_was_outbid_rows_stay_until_all_are_settled(
    new_hands: Callable[..., Hands],
) -> None:
    """After one withdrawal the next port's button slid under the pointer."""
    hands, match = new_hands((1280, 720), **QUIET), new_match(3)
    start = match.start.copy()
    start.home[:], start.coins[0] = [0, 2, 2], 3
    ports = places.as_seen(start.ports[:3])
    for port in ports:
        start.stacks[port] = [(0, 1), (1, 2)]
    start.ask("act", 0)
    scene = at_table(hands, Match(match.rules, start, "noir"))
    names = [box.PORT_NAMES[port] for port in ports]

    def boxes() -> dict[str, pygame.Rect]:
        return {each.name: each.box.copy() for each in scene.controls.sheet.widgets()}

    def settled() -> list[str]:
        return [b.block.words for b in scene.controls.sheet.main if isinstance(b, SettledDevice)]

    before = boxes()
    hands.click(f"withdraw {names[1]}")
    kept = {name: place for name, place in before.items() if names[1] not in name}
    assert boxes() == kept
    assert len(settled()) == 1
    assert settled()[0].endswith("withdraw with 1 coin")
    hands.click(f"withdraw {names[0]}")
    assert boxes() == {name: place for name, place in kept.items() if names[0] not in name}
    hands.press(pygame.K_BACKSPACE)
    hands.press(pygame.K_BACKSPACE)
    hands.wait(2)
    assert boxes() == before
    assert not settled()


@pytest.mark.parametrize("count", [1, 2, 3])
def test_however_many_ports_one_is_outbid_in_a_row_has_both_ways_and_stays(
    new_hands: Callable[..., Hands], count: int
) -> None:
    """One port had a slider, two a list of amounts, three rows; more or less made it a slider."""
    hands, match = new_hands((1280, 720), **QUIET), new_match(3)
    start = match.start.copy()
    start.home[:], start.coins[0] = [3 - count, 3, 3], 5
    for port in start.ports[:count]:
        start.stacks[port] = [(0, 1), (1, 2)]
        start.home[1] -= 1
    start.ask("act", 0)
    scene = at_table(hands, Match(match.rules, start, "noir"))

    def rows() -> list[tuple[str, pygame.Rect]]:
        assert scene.controls.sheet is not None
        return [(each.name, each.box.copy()) for each in scene.controls.sheet.widgets()]

    before = rows()
    assert len({box.y for name, box in before if "icon" not in name}) == count
    for port in start.ports[:count]:
        hands.click(f"port.{box.PORT_NAMES[port]} icon.plus")
        assert rows() == before
    first = box.PORT_NAMES[start.ports[0]]
    Robot(hands, scene).step(f"port.{first}", 4)
    assert scene.table.match.log[0].action.text == f"raise {first} 4"


def test_the_button_that_ends_trading_stays_where_it_is(new_hands: Callable[..., Hands]) -> None:
    hands, match = new_hands((1280, 720), **QUIET), new_match(3)
    start = match.start.copy()
    start.coins[0], start.credit = 8, 0
    start.goods[: len(box.GOODS)] = [2, 1, 1, *[0] * (len(box.GOODS) - 4), 1]
    start.ask("trade", 0)
    scene = at_table(hands, Match(match.rules, start, "noir"))
    buttons = {"done", "clear"}
    found = set()
    for good in ("", *(name for name, held in zip(box.GOODS, start.hand(0), strict=True) if held)):
        if good:
            hands.click(f"own.{good}")
        seen = scene.controls.panel.widgets
        found |= {(each.name, each.box.bottom) for each in seen if each.name in buttons}
    assert sorted(name for name, _ in found) == sorted(buttons)
    sheet = scene.controls.sheet
    assert sheet is not None
    first, *_ = sheet.main
    assert first.box.y == sheet.side[0].box.y, "an empty band above the values"
    assert first.box.y - sheet.box.y <= scene.sight.canvas.px(HEAD + EDGE)


def test_no_sheet_hides_the_agenda(new_hands: Callable[..., Hands]) -> None:
    hands, match = new_hands((1280, 720), **QUIET), new_match(2)
    start = match.start.copy()
    start.market[0], start.home[:], start.goods[0] = 1, [0, 1], 1
    for port in start.ports[:2]:
        start.stacks[port] = [(0, 1), (1, 2)]
    start.bag[0] -= 1
    start.shown[:] = [1] * box.SHOWN
    start.ask("act", 0)
    scene = at_table(hands, Match(match.rules, start, "noir"), people=2)
    assert scene.controls.told.agenda is not None
    market = [each for each in scene.sight.targets() if each.startswith("market.")]
    seen = [scene.pointing.box_of(each) for each in market]
    assert seen
    assert scene.controls.sheet.box.collidelist(seen) < 0, "it hid what can be swapped"
    scene.deciding.choose(f"own.{box.GOODS[0]}")
    assert scene.controls.sheet is not None
    assert scene.controls.told.agenda is not None


def test_in_the_past_no_button_touches_the_windows_edge(new_hands: Callable[..., Hands]) -> None:
    hands = new_hands((1280, 720), **QUIET)
    scene = at_table(hands, new_match(3), people=3)
    hands.click("casino")
    scene.log.look_at(0)
    hands.wait(2)
    inside = hands.app.canvas.rect.inflate(-8, -8)
    steps = scene.controls.focus.decisions
    assert steps
    assert all(inside.contains(each.box) for each in steps)
    hung = scene.sight.hanging.hung()
    quay = [scene.sight.board.plate_of(box, pill) for pill, box in hung if pill.target == "quay"]
    assert quay
    assert all(each.box.collidelist(quay) < 0 for each in steps), "it hid how many are at home"


def test_lines_that_say_the_same_stand_in_the_log_once(new_hands: Callable[..., Hands]) -> None:
    hands = new_hands((1280, 720), **QUIET)
    scene = at_table(hands, new_match(3), people=3)
    for _ in range(2):
        hands.click("casino")
    row, *before = scene.log.rows()
    assert " ".join(row.words) == "Ana sends a ship to the casino. ×2"  # noqa: RUF001
    assert not any("casino" in " ".join(each.words) for each in before)
    hands.click(f"log {row.number}")
    assert scene.sight.past_line == row.number


def test_a_click_on_a_port_leaves_the_focus_alone(new_hands: Callable[..., Hands]) -> None:
    hands = new_hands((1280, 720), **QUIET)
    scene = at_table(hands, new_match(2), people=2)
    hands.click("port.rio")
    assert scene.controls.panel.focus is None


def test_a_computers_turn_is_shown_in_little_more_than_a_second(
    new_hands: Callable[..., Hands],
) -> None:
    hands = new_hands((1280, 720), speed="normal", pause=0)
    scene = at_table(hands, new_match(3), people=1)
    robot, match, director = Robot(hands, scene), scene.table.match, scene.sight.director
    frame, shown = 1 / 60, dict[object, float]()
    for _ in range(4000):
        if match.over or match.state.round > 4:
            break
        if not director.busy:
            robot.go_on()
        part = match.rules.chapter(director.shown)
        if director.busy and director.shown.turn != 0:
            shown[part] = shown.get(part, 0.0) + frame
        hands.app.frame(frame)
    assert len(shown) >= 6
    assert max(shown.values()) <= 1.2 + 4 * frame
    assert min(shown.values()) > 0.1


def test_a_key_that_is_held_makes_all_go_quickly_until_one_is_asked(
    new_hands: Callable[..., Hands],
) -> None:
    def frames(held: int = 0) -> int:
        hands = new_hands((1280, 720), speed="slow", pause=100)
        scene = at_table(hands, new_match(3), people=1)
        robot, needed = Robot(hands, scene), 0
        while scene.table.match.state.turn == 0:
            if not scene.sight.director.busy:
                robot.go_on()
            hands.wait(1, 1 / 60)
        while not scene.turn.resting:
            hands.wait(1, 1 / 60)
        hands.click("done")
        if held:
            hands.app.handle(pygame.event.Event(pygame.KEYDOWN, key=held, mod=0, unicode=""))
        while not (scene.deciding.live and not scene.sight.director.busy):
            hands.wait(1, 1 / 60)
            needed += 1
        hands.wait(1, 1 / 60)
        assert not scene.hastening
        return needed

    unhurried = frames()
    for key in (pygame.K_f, pygame.K_SPACE):
        assert frames(key) * 2 < unhurried


def test_the_number_of_coins_changes_when_the_ship_has_arrived(
    new_hands: Callable[..., Hands],
) -> None:
    hands = new_hands((1280, 720), speed="normal", pause=0)
    scene = at_table(hands, new_match(2), people=2)
    director = scene.sight.director
    before, changes = scene.table.match.state.coins[0], director.changes

    def coins() -> object:
        cells = [each.cell for each in scene.pointing.cells(0)]
        return next(each.number for each in cells if each.target == "panel.0.coins")

    scene.play(next(each for each in scene.legal() if each.text == "send rio 3"))
    moved = set[str]()
    while director.changes == changes:
        assert coins() == before
        moved |= director.picture()[1]
        hands.wait(1, 0.05)
    assert moved
    assert coins() == before - 3


def test_the_log_names_people_and_says_you_to_nobody(new_hands: Callable[..., Hands]) -> None:
    hands, match, luck = new_hands((1280, 720), **QUIET), new_match(3), QuickDraw(Random(3))
    while not match.over:
        chance = match.state.actor == CHANCE
        match.play(match.chance() if chance else luck.pick(match.legal()))
    scene = at_table(hands, match)
    told = [scene.log.sentence(line) for line in scene.log.lines]
    assert all(any(name in each for each in told) for name in NAMES[:3])
    assert not [each for each in told if {"you", "your"} & set(each.lower().split())]


def test_the_neon_of_macao_flickers_now_and_then_unless_nothing_may_move(
    new_hands: Callable[..., Hands],
) -> None:
    def seen(**settings: object) -> set[str]:
        hands = new_hands((1280, 720), **{"speed": "normal", "pause": 0, **settings})
        scene, found = at_table(hands, new_match(2), people=2), set[str]()
        for _ in range(50 * 30):
            hands.app.frame(1 / 30)
            found |= {item.sprite for item in scene.glimmer.picture().values()}
        return found

    assert seen() == {"dim_casino", "dim_market", "dim_macao"}
    assert seen(reduced_motion=True) == set()


def test_the_sheet_of_a_port_goes_away_when_one_chooses_again(
    new_hands: Callable[..., Hands],
) -> None:
    hands = new_hands((1280, 720), **QUIET)
    scene = at_table(hands, new_match(3))
    hands.click("port.new_york")
    assert scene.controls.sheet is not None
    hands.click("clear")
    assert scene.controls.sheet is None
    assert scene.deciding.live is not None
    assert not scene.deciding.live.chosen


def test_ships_are_sent_as_quickly_as_one_clicks(new_hands: Callable[..., Hands]) -> None:
    hands = new_hands((1280, 720), speed="slow", pause=0)
    scene = at_table(hands, new_match(3))
    for _ in range(box.START_SHIPS):
        hands.click("casino") if scene.deciding.live else hands.click_at(place_of(scene, "casino"))
    assert scene.table.match.state.casino[0] == box.START_SHIPS
    assert scene.sight.director.busy


def place_of(scene: TableScene, target: str) -> tuple[int, int]:
    """Where a target is in the window."""
    return scene.pointing.spot_box(target).center


def test_a_quick_click_elsewhere_only_hurries(new_hands: Callable[..., Hands]) -> None:
    hands = new_hands((1280, 720), speed="slow", pause=0)
    scene = at_table(hands, new_match(3))
    hands.click("casino")
    hands.click_at((900, 4))
    assert [each.action.text for each in scene.table.match.log] == ["send casino"]


def test_all_ships_can_be_called_back_until_one_is_done(new_hands: Callable[..., Hands]) -> None:
    hands = new_hands((1280, 720), **QUIET)
    scene = at_table(hands, new_match(3))
    match = scene.table.match
    for target in ("casino", "market", "casino"):
        hands.click(target)
    hands.wait(10)
    assert match.log[-1].action.text == "send casino"
    assert scene.sight.shown.turn == 0  # nobody has seen yet what the next one's turn begins with
    hands.click("take back")
    assert match.state.home[0] == 1
    hands.click("market")
    hands.click("done")
    hands.wait(4)
    assert len(match.log) > box.START_SHIPS
    sent = [each.action.text for each in match.log[: box.START_SHIPS]]
    assert sent == ["send casino", "send market", "send market"]


def test_a_sign_that_is_out_for_an_instant_is_painted_alone(
    new_hands: Callable[..., Hands],
) -> None:
    hands = new_hands((1280, 720), speed="normal", pause=0)
    scene = at_table(hands, new_match(2), people=2)
    hands.wait(20, 0.02)
    while not scene.glimmer.picture():
        assert not hands.app.frame(1 / 30)
    whole = hands.app.screen.copy()
    scene.drawing.draw(whole, on_top=True)
    assert pygame.image.tobytes(hands.app.screen, "RGB") == pygame.image.tobytes(whole, "RGB")


@pytest.mark.parametrize("drawn", [False, True])
def test_a_sign_that_was_out_is_lit_again(new_hands: Callable[..., Hands], *, drawn: bool) -> None:
    """Also where all was drawn meanwhile."""
    hands = new_hands((1280, 720), speed="normal", pause=0)
    scene = at_table(hands, new_match(2), people=2)
    hands.wait(20, 0.02)
    while not scene.glimmer.picture():
        hands.app.frame(1 / 30)
    hands.app.stack.dirty = drawn
    for _ in range(10):
        hands.app.frame(1 / 30)
    assert not scene.glimmer.picture()
    whole = hands.app.screen.copy()
    scene.drawing.draw(whole, on_top=True)
    assert pygame.image.tobytes(hands.app.screen, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_no_light_flashes_more_than_three_times_a_second(new_hands: Callable[..., Hands]) -> None:
    hands = new_hands((1280, 720), speed="normal", pause=0)
    scene = at_table(hands, new_match(2), people=2)
    frames, lit, seen = 60, False, list[int]()
    for number in range(60 * frames):
        scene.glimmer.update(1 / frames)
        now = bool(scene.glimmer.picture())
        if now and not lit:
            seen.append(number)
        lit = now
    assert seen
    for begin in seen:
        assert sum(begin <= each < begin + frames for each in seen) <= 3


def test_it_rains_until_the_last_round_brings_the_morning(new_hands: Callable[..., Hands]) -> None:
    hands, match = new_hands((1280, 720), speed="normal", pause=0), new_match(2)
    scene = at_table(hands, match, people=2)
    drops = {key.partition(".")[0] for key in scene.drawing.seen().picture}
    assert {"rain", "glint"} <= drops
    assert "dawn" not in drops
    last = match.start.copy()
    last.round = last.rounds
    last.ask("trade", 0)
    last.coins[0] = 5
    scene = at_table(hands, Match(match.rules, last, "noir"), people=2)
    names = {key.partition(".")[0] for key in scene.drawing.seen().picture}
    assert {"dawn", "glint"} <= names
    assert "rain" not in names


def test_all_that_is_to_be_decided_stands_in_the_strip(new_hands: Callable[..., Hands]) -> None:
    hands, match = new_hands((1280, 720), language="ru", **QUIET), new_match(3)
    start = match.start.copy()
    start.home[:], start.market[0], start.coins[0] = [0, 1, 3], 1, 9
    for port in start.ports[:2]:
        start.stacks[port] = [(0, 1), (1, 2)]
    start.ask("act", 0)
    scene = at_table(hands, Match(match.rules, start, "noir"))
    strip = scene.controls.told.agenda
    assert strip is not None
    assert [each.entry.alert for each in strip.entries] == [True, True, False]
    assert strip.entries[-1].box.right <= strip.box.right
    pill, box = next(hung for hung in scene.sight.hanging.hung() if hung[0].target == "quay")
    assert not strip.box.colliderect(scene.sight.board.plate_of(box, pill))


def trading(match: Match[Any], held: str) -> Match[Any]:
    """The match with the first seat trading these goods."""
    start = match.start.copy()
    for name in held.split():
        good = box.GOODS.index(name)
        start.bag[good] -= 1
        start.goods[good] += 1
    start.ask("trade", 0)
    return Match(match.rules, start, "noir")


def test_chosen_tokens_stand_below_the_values_of_their_number(
    new_hands: Callable[..., Hands],
) -> None:
    """The frames of the tokens stood somewhere between the columns of the table."""
    hands = new_hands((1280, 720), **QUIET)
    scene = at_table(hands, trading(new_match(3), "gold gold art"))
    hands.click("own.gold")
    hands.click("own.gold")
    assert scene.controls.sheet is not None
    values, chosen = scene.controls.sheet.main[-2:]
    assert isinstance(values, RowDevice)
    assert isinstance(chosen, SelectionDevice)
    tokens = [each.box for each in chosen.placed()]
    assert [(each.x, each.width) for each in tokens] == [
        (each.box.x, each.box.width) for each in values.placed()
    ]
    names = [each.cell.target for each in chosen.placed()]
    assert names[:3] == ["own.gold", "own.gold", ""]


def test_thousands_of_sets_are_looked_through_once_and_not_at_each_motion(
    new_hands: Callable[..., Hands], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A motion of the mouse over the tray asked for what is said at each of 2,647 ways."""
    hands = new_hands((1280, 720), **QUIET)
    held = (
        "alcohol alcohol alcohol arms arms art cars cigars gems gold ivory uranium" + " joker" * 5
    )
    scene = at_table(hands, trading(new_match(3), held))
    assert len(scene.legal()) > 2_600
    asked: list[Action] = []
    told = scene.sight.desk.tags
    monkeypatch.setattr(scene.sight.desk, "tags", lambda a, s: asked.append(a) or told(a, s))
    tokens = [each for each in hands.widgets() if each.name.startswith("own.")]
    for token in tokens:
        event = pygame.event.Event(
            pygame.MOUSEMOTION, pos=token.box.center, rel=(1, 0), buttons=(0, 0, 0)
        )
        hands.app.handle(event)
    assert not asked
    hands.click("own.gold")
    hands.click("confirm")
    assert asked, "what is said at cards that the credit buys is another thing"


def test_chosen_tokens_are_pale_in_the_tray_also_one_of_a_pair(
    new_hands: Callable[..., Hands],
) -> None:
    hands = new_hands((1280, 720), **QUIET)
    scene = at_table(hands, trading(new_match(3), "gold gold art"))
    hands.click("own.gold")
    shown = scene.sight.picture()
    assert [shown[f"own.gold.{n}"].alpha for n in (0, 1)] == [1.0, TAKEN]
    hands.click("clear")
    assert scene.sight.picture()["own.gold.1"].alpha == 1.0


def test_in_the_last_round_the_coins_stand_on_the_trading_table(
    new_hands: Callable[..., Hands],
) -> None:
    """That coins are credit was only seen by the glow of the safe."""
    hands, match = new_hands((1280, 720), **QUIET), trading(new_match(3), "gold art")
    match.start.round, match.start.coins[0] = match.start.rounds, 4
    scene = at_table(hands, Match(match.rules, match.start, "noir"))
    assert scene.controls.sheet is not None
    [coins] = [each for each in scene.controls.sheet.widgets() if each.name == "safe"]
    hands.click(coins)
    assert scene.deciding.live is not None
    assert "safe" in scene.deciding.live.chosen
    hands.click("safe play")
    assert scene.table.match.state.credit == 4
    assert not [each for each in hands.widgets() if each.name == "safe" and each is not coins]


def test_in_the_last_round_the_lines_of_the_trading_table_stay_together(
    new_hands: Callable[..., Hands],
) -> None:
    """The safe went up by a line with the first set, and a gap stood above what was chosen."""
    hands, match = new_hands((1280, 720), **QUIET), trading(new_match(3), "gold gold gold art")
    match.start.round, match.start.coins[0] = match.start.rounds, 6
    scene = at_table(hands, Match(match.rules, match.start, "noir"))

    def lines() -> list[tuple[int, ...]]:
        assert scene.controls.sheet is not None
        return [(each.box.y, each.box.bottom) for each in scene.controls.sheet.main]

    before, gap = lines(), scene.sight.canvas.px(GAP)
    assert all(below[0] - above[1] < 2 * gap for above, below in pairwise(before))
    hands.click("own.gold")
    assert lines() == before
    [gold] = [each for each in scene.legal() if each.text == "set gold+gold+gold"]
    scene.play(gold)
    hands.wait(4)
    assert lines() == before


def test_a_card_that_the_safes_coins_would_buy_leads_to_them(
    new_hands: Callable[..., Hands],
) -> None:
    """The panel named it, the click was refused, the tooltip said it couldn't be had at all."""
    hands, match = new_hands((1280, 720), **QUIET), trading(new_match(3), "")
    start, yacht = match.start, "card.yacht"
    start.round, start.coins[0], start.credit = start.rounds, 3, 8
    scene = at_table(hands, Match(match.rules, start, "noir"))
    assert "add them first" in scene.explainer.tip(yacht).text
    assert "would do" in scene.explainer.tip(yacht).not_now
    hands.click_at(scene.pointing.box_of(yacht).center)
    assert "coins from the safe would do" in scene.prompt.notice
    hands.click("safe play")
    assert scene.table.match.state.credit == 11
    assert scene.hint.goes_on().startswith("Next: take a card for 10: Yacht")
    assert yacht in scene.deciding.advised
    hands.click(yacht)
    assert scene.table.match.state.cards[0] == (box.CARD_NAMES.index("yacht"),)


def test_while_a_hint_is_followed_no_other_card_is_framed(
    new_hands: Callable[..., Hands],
) -> None:
    """It said "Next: take a ship", and the trading table framed the Dive Bar."""
    hands, match = new_hands((1280, 720), **QUIET), trading(new_match(3), "")
    match.start.credit = 21
    scene = at_table(hands, Match(match.rules, match.start, "noir"))

    def framed() -> list[str]:
        cells = [each for each in scene.controls.sheet.widgets() if isinstance(each, CellControl)]
        return [each.name for each in cells if each.framed]

    assert framed() == ["card.night_club", "card.ship"]
    take = next(each for each in scene.legal() if each.text == "take ship")
    scene.deciding.plan = [Step(take, scene.sight.shown, "")]
    scene.changed()
    assert framed() == ["card.ship"]


def test_no_closed_port_says_the_same_twice(new_hands: Callable[..., Hands]) -> None:
    hands = new_hands((1280, 720), **QUIET)
    scene = at_table(hands, new_match(2), people=2)
    explain = scene.explainer
    assert not explain.tip("port.tangier").not_now
    assert explain.tip("port.tangier").text
    assert explain.complain("port.tangier")


def test_what_a_swap_is_of_stands_under_a_title_of_its_own(new_hands: Callable[..., Hands]) -> None:
    """The sheet's title repeated the prompt word for word."""
    hands, match = new_hands((1280, 720), **QUIET), new_match(2)
    start = match.start.copy()
    good = start.shown[0]
    other = next(each for each in range(box.JOKER) if each not in start.shown)
    start.bag[other] -= 1
    start.goods[other] += 1
    start.home[0], start.market[0] = start.home[0] - 1, 1
    start.ask("act", 0)
    scene = at_table(hands, Match(match.rules, start, "noir"))
    hands.click(f"market.{box.GOODS[good]}")
    assert scene.controls.sheet is not None
    assert scene.controls.sheet.sheet.title == "Black market"
    [device] = scene.controls.sheet.main
    assert isinstance(device, SelectionDevice)
    taken = f"market.{box.GOODS[good]}"
    assert [each.cell.target for each in device.placed()] == ["", taken], "what is given is first"
    hands.click(f"own.{box.GOODS[other]}")
    assert scene.controls.sheet.main[0].placed()[0].cell.target == f"own.{box.GOODS[other]}"
    assert device.placed()[0].box.right + device.canvas.px(BETWEEN) < device.placed()[1].box.x


def test_every_sign_on_the_board_has_a_tooltip(new_hands: Callable[..., Hands]) -> None:
    """What the market's sign, the numbers beside the bag and those of ships mean was guessed at."""
    hands, match = new_hands((1280, 720), **QUIET), new_match(3)
    start = match.start.copy()
    start.stacks[start.ports[0]] = [(0, 2), (1, 3)]
    start.home[:] = [2, 2, 2]
    start.casino[2] = 1
    start.ask("sail", 0)
    scene = at_table(hands, Match(match.rules, start, "noir"))
    signs = scene.sight.hanging.hung()
    assert len(signs) > len(box.PORTS)
    for pill, place in signs:
        if pill.target:
            thing = scene.controls.hover.thing_at(place.center)
            assert thing, pill
            assert scene.explainer.tip(thing).text, pill


@pytest.mark.parametrize(
    ("language", "size", "scale"),
    [("en", (1280, 720), 100), ("pl", (1280, 720), 150), ("ru", (1920, 1080), 200)],
)
def test_the_prompt_hides_nothing_of_how_far_the_night_is(
    new_hands: Callable[..., Hands], language: str, size: tuple[int, int], scale: int
) -> None:
    """The moons hung below the number of the round, and a long prompt lay over them."""
    hands = new_hands(size=size, language=language, zoom=scale)
    scene = at_table(hands, trading(new_match(2), "art art cars gold"))
    plate = next((pill, box) for pill, box in scene.sight.hanging.hung() if pill.target == "round")
    assert sum(part.startswith("moon_") for part in plate[0].parts) == box.ROUNDS[2]
    seen = scene.sight.board.plate_of(plate[1], plate[0])
    assert not scene.prompt.box.colliderect(seen)
    assert seen.left >= scene.sight.layout.panel(0).right


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_beside_the_hint_the_prompt_hides_nothing_of_how_far_the_night_is(
    new_hands: Callable[..., Hands], language: str, size: tuple[int, int]
) -> None:
    """Where the board makes room for the hint, a long prompt lay over half of the moons."""
    hands, match = new_hands(size, language=language, **QUIET), new_match(3)
    start = match.start.copy()
    start.home[0], start.market[0] = start.home[0] - 1, 1
    start.bag[0] -= 1
    start.goods[0] += 1
    start.ask("act", 0)
    scene = at_table(hands, Match(match.rules, start, "noir"))
    hands.press(pygame.K_h)
    hands.wait(8)
    assert scene.sight.layout.reading
    plate, box_of = next(each for each in scene.sight.hanging.hung() if each[0].target == "round")
    assert not scene.prompt.box.colliderect(scene.sight.board.plate_of(box_of, plate))
    signs = [scene.sight.board.plate_of(box, pill) for pill, box in scene.sight.hanging.hung()]
    assert scene.prompt.box.collidelist(signs) < 0


def test_a_badge_is_nearer_to_its_port_than_to_a_closed_one(
    new_hands: Callable[..., Hands],
) -> None:
    """A's arrow led to Rotterdam, and its badge touched the name of Tangier."""
    hands = new_hands((1920, 1080), **QUIET)
    scene = at_table(hands, new_match(3, "hint"))
    hands.press(pygame.K_h)
    hands.wait(4)
    ways, pointing = scene.hint.ways, scene.hint.pointing
    meant = {side.letter: move.action for side, move in ways._sides()}  # noqa: SLF001
    badges = ways.badges(None, [])
    assert badges
    for badge in badges:
        marks = scene.sight.desk.marks(meant[badge.side.letter], scene.sight.shown)
        away = pygame.Vector2(badge.box.center).distance_to
        others = [name for name in scene.sight.targets() if name.startswith("port.")]
        assert all(
            away(badge.end) < away(pointing.spot_box(name).center)
            for name in others
            if name not in marks
        )


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_both_others_did_is_told_and_lies_on_no_card(
    new_hands: Callable[..., Hands], language: str
) -> None:
    """The strip told of the last one alone, and lay on the upper edge of five cards."""
    hands, match, chance = new_hands(**QUIET, language=language), new_match(3), Random(2)
    while not (match.state.turn == match.state.actor == 0 and match.state.round > 3):
        draws = match.state.actor == CHANCE
        match.play(match.chance() if draws else chance.choice(match.legal()))
    scene: Any = at_table(hands, match)
    recap = scene.controls.told.recap
    (strip,) = scene.controls.told.recapped()
    told = {each.name for each in scene.controls.told.lines}
    assert told >= {f"recap {part.seat}" for part in recap.parts(others_alone=True)}
    board, picture = scene.sight.board, scene.sight.picture()
    cards = [board.frame_of(item) for key, item in picture.items() if key.startswith("card.")]
    assert max(strip.clip(card).height for card in cards) < 0.2 * max(c.height for c in cards)
