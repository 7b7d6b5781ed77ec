"""What is said: a sentence for every event, every prompt, and every reason, with its rule."""

from __future__ import annotations

import ast
import inspect

import pytest
from santiago_table import CITY, Laid, lay, seat, use, visit

from santiago_desktop.games import GAMES
from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.rules import actions as act
from santiago_desktop.games.santiago.rules import events as ev
from santiago_desktop.games.santiago.rules import refusals
from santiago_desktop.games.santiago.rules.state import Table
from santiago_desktop.games.santiago.words import events as sentences
from santiago_desktop.games.santiago.words import refusals as reasons
from santiago_desktop.kernel.match import Illegal
from santiago_desktop.kernel.records import Event
from santiago_desktop.kernel.rules import NOBODY, Refusal
from santiago_desktop.system.language import ENGLISH

WORDS = GAMES["santiago"]().wording(ENGLISH, ["Ana", "Ben", "Cid", "Dan"])
RULES = GAMES["santiago"]().rules()
SILENT = {ev.Asked, ev.Queued, ev.Offered}  # the prompt says it

TOLD: list[tuple[Event, str]] = [
    (ev.Turned(0), "It is Ana's turn."),
    (
        ev.DiceRolled(1, (2, 4, 0, 1, 3)),
        "Ben rolls for a new ship: sugar 2, fruit 4, tobacco 0, rum 1, cigars 3.",
    ),
    (
        ev.ShipArrived(1, box.RUM, (2, 1, 1, 0, 3)),
        (
            "Ben leaves out the die for rum. "
            "The new ship wants 2 sugar, 1 fruit, 1 tobacco and 3 cigars."
        ),
    ),
    (ev.CarDrove(0, 0, 1), "Ana drives to Maria for free."),
    (ev.CarDrove(0, 0, 4), "Ana drives to José for 3 pesos."),
    (ev.CubanWoke(box.MARIA), "Maria wakes up."),
    (ev.PriceMoved(3), "The price is 3 now."),
    (ev.ShipSailed(2, full=True), "The ship wants nothing more: ship 2 of 7 sails."),
    (
        ev.ShipSailed(2, full=False),
        "The price is on the chequered flag: ship 2 of 7 sails.",
    ),
    (ev.GameEnded(), "The last ship has sailed: the game is over."),
    (ev.CubanAsleep(0, box.MARIA), "Maria is asleep: nothing happens."),
    (ev.GoodsTaken(0, box.SUGAR, 2, box.JOSE), "José: Ana gets 2 sugar."),
    (ev.SupplyEmpty(0, box.PEDRO), "Pedro has nothing left to give."),
    (ev.PesosTaken(0, 2, box.FROM_BUILDING + box.BANK), "Bank: Ana gets 2 pesos."),
    (ev.PointsTaken(0, 2, box.MARIA), "Maria: Ana gets 2 victory points."),
    (
        ev.GiftGiven(1, 0, box.GIFT_GOOD + box.RUM),
        "El Zorro: Ben gives Ana 1 rum.",
    ),
    (ev.BuildingClaimed(0, box.CAFE), "Ana claims the café."),
    (ev.BuildingUsed(0, box.BANK), "Ana uses the bank from afar."),
    (ev.Skipped(0), "Ana does not use the newspaper."),
    (ev.NothingUsed(0, box.CAFE), "Ana does not use the café."),
    (ev.PawnEntered(0, box.CASINO), "Ana goes to the casino."),
    (ev.PawnStayed(0), "No building is free: Ana's pawn stays where it is."),
    (ev.Exchanged(0, box.SUGAR, box.RUM, 3), "Ana turns in 3 sugar and gets 3 rum."),
    (ev.WoodSawn(0), "Ana turns in 1 wood and gets 1 victory point and 1 peso."),
    (ev.Served(0, box.CIGAR, 2), "Ana turns in 1 cigar and gets 2 victory points."),
    (ev.DieCleared(0, box.RUM), "Ana sets the die for rum to 0."),
    (ev.PointsTraded(0, 2), "Ana turns in 6 pesos and gets 2 victory points."),
    (ev.PointsTraded(0, -1), "Ana turns in 1 victory point and gets 3 pesos."),
    (
        ev.GoodsLoaded(0, box.SUGAR, 2, 6, box.SUGAR),
        "Ana loads 2 sugar and gets 6 victory points.",
    ),
    (
        ev.GoodsLoaded(0, box.SUGAR, 2, 2, box.WOOD),
        "Ana loads 2 wood instead of sugar and gets 2 victory points.",
    ),
    (
        ev.CubanClosed(0, box.ZORRO),
        "The newspaper puts El Zorro to sleep.",
    ),
    (ev.LoadingBegan(0), "Ana opens a loading round at a price of 2."),
    (ev.Passed(0, able=True), "Ana passes."),
    (ev.Passed(0, able=False), "Ana has nothing to load and passes."),
    (
        ev.OwnerPaid(1, box.BANK, 0),
        "Bank: Ben, the owner, gets 1 victory point for Ana's visit.",
    ),
]


@pytest.mark.parametrize(("event", "sentence"), TOLD, ids=lambda each: type(each).__name__)
def test_every_event_has_its_sentence(event: Event, sentence: str) -> None:
    assert WORDS.event(event, lay().match.state) == sentence


def test_no_event_is_left_out() -> None:
    events = {
        each
        for each in vars(ev).values()
        if isinstance(each, type) and issubclass(each, Event) and each is not Event
    }
    assert events == sentences.EVENTS.keys() | SILENT
    assert {type(event) for event, _ in TOLD} == sentences.EVENTS.keys()
    assert {WORDS.event(event, lay().match.state) for event in (ev.Asked("drive", 0),)} == {""}


ROLL = lay(phase="roll", actor="chance", demand=None, sailed=1)
LEAVE = lay(phase="roll", actor="chance", demand=None, sailed=1).play("roll 1 1 1 1 1")
PABLO = visit("pablo", seat(), seat(rum=8))
ALONSO = visit("alonso", seat(), seat(), owners={"cafe": 1, "bank": 0, "church": 0, "casino": 0})
FULL = lay(phase="over", actor=None, demand=None, sailed=7)

PROMPTS: list[tuple[Laid, str]] = [
    (ROLL, "Ana rolls the dice."),
    (LEAVE, "Ana: choose the die to leave out."),
    (lay(), "Ana: drive the car."),
    (PABLO, "Ana: take a good from Pablo."),
    (visit("zorro"), "Ben: give Ana something for El Zorro."),
    (ALONSO, "Ana: claim a building, use one of yours, or skip."),
    (visit("jose"), "Ana: choose a building for your pawn."),
    (use("sawmill", seat(wood=1), seat()), "Ana, the sawmill: do you turn in 1 wood?"),
    (
        visit("zorro", seat(wood=1, pawn="sawmill"), seat(pesos=0, vp=0)),
        "Ana, the sawmill again: do you turn in 1 wood?",
    ),
    (visit("port", seat(sugar=1), seat()), "Ana: load the ship or pass."),
    (FULL, "The game is over."),
]


@pytest.mark.parametrize(("laid", "sentence"), PROMPTS, ids=lambda each: str(each)[:30])
def test_every_phase_has_its_prompt(laid: Laid, sentence: str) -> None:
    assert WORDS.prompt(laid.match.state) == sentence


def test_no_phase_is_left_out() -> None:
    assert {laid.phase for laid, _ in PROMPTS} == set(box.PHASES)


DEMAND = {"sugar": 2, "fruit": 4, "tobacco": 0, "rum": 1}
MARKET = use("black_market", seat(sugar=1, wood=1), seat(rum=8))
LOAD = visit("port", seat(sugar=3), seat(), demand=DEMAND)
CASINO = use("casino", seat(pesos=5, vp=2), seat())
PAPER = use("newspaper", inactive=["pedro"])

WHY_NOT: list[tuple[Laid, str, str]] = [
    (ROLL, "roll 9 9 9 9 9", "7: the five dice have no such faces"),
    (ROLL, "drive 1", "7: first roll the dice"),
    (LEAVE, "leave wood", "7: there is no die for wood"),
    (LEAVE, "drive 1", "7: first choose the die to leave out"),
    (lay(), "drive 11", "3: the car moves 1 to 10 stops"),
    (lay(), "drive 0", "3: the car moves 1 to 10 stops"),
    (lay(seat(pesos=1), seat()), "drive 5", "3: that drive costs 4 pesos; you have 1 peso"),
    (lay(), "pass", "3: first drive the car"),
    (PABLO, "take wood", "4: Pablo has no wood"),
    (PABLO, "take rum", "1: the supply has no rum left"),
    (PABLO, "pass", "4: first take a good from Pablo"),
    (visit("zorro"), "give wood", "4: El Zorro takes no wood"),
    (visit("zorro"), "give rum", "4: Ben doesn't have 1 rum to give"),
    (visit("zorro"), "pass", "4: first give something for El Zorro"),
    (ALONSO, "claim sawmill", "4: each player has only 3 ownership markers"),
    (ALONSO, "claim cafe", "4: the café already belongs to Ben"),
    (ALONSO, "use cafe", "4: you can only use a building of your own, and the café isn't"),
    (ALONSO, "pass", "4: Alonso is waiting: claim or use a building, or skip"),
    (
        visit("jose"),
        "enter casino",
        "5: the casino isn't in the yellow quarter, where your pawn has to go",
    ),
    (
        visit("jose", seat(pawn="bank"), seat()),
        "enter bank",
        "5: your pawn may not stay where it is",
    ),
    (
        visit("jose", seat(), seat(pawn="bank")),
        "enter bank",
        "5: the bank is occupied by Ben's pawn",
    ),
    (visit("jose"), "skip", "5: first move the pawn to a building"),
    (MARKET, "swap sugar sugar", "5: swap the good for a different one"),
    (MARKET, "swap sugar wood", "5: wood is not traded on the black market"),
    (MARKET, "swap fruit sugar", "5: Ana has no fruit"),
    (MARKET, "buy 1", "5: you are in another building now: the black market"),
    (MARKET, "pass", "5: first use the building, or skip it"),
    (
        use("distillery", seat(sugar=3), seat(rum=7)),
        "exchange 2",
        "1: the supply has only 1 rum",
    ),
    (use("distillery", seat(sugar=3), seat()), "exchange 0", "5: choose at least one"),
    (
        use("cafe", seat(rum=1), seat()),
        "serve rum cigar",
        "5: Ana has no cigars",
    ),
    (
        use("cafe", seat(rum=1, cigar=1), seat()),
        "serve rum cigar",
        "5: the café takes one cigar, one rum, or one of each",
    ),
    (
        use("customs", demand=DEMAND),
        "clear tobacco",
        "5: the ship doesn't want any tobacco",
    ),
    (CASINO, "buy 9", "5: that costs 27 pesos; Ana has 5 pesos"),
    (CASINO, "sell 9", "5: Ana has only 2 victory points"),
    (use("harbour_office"), "price down", "5: at 2 the price can only go up"),
    (
        use("trade_office", seat(sugar=1, wood=1), seat()),
        "ship wood",
        "5: the trade office loads no wood",
    ),
    (PAPER, "close maria", "5: the car is at Maria's stop"),
    (PAPER, "close pedro", "5: Pedro is already asleep"),
    (LOAD, "load wood 1", "6: no ship asks for wood: it is loaded instead of another good"),
    (LOAD, "load sugar 3", "6: the ship wants only 2 sugar"),
    (LOAD, "load rum 1", "6: Ana has no rum"),
    (LOAD, "skip", "6: first load the ship, or pass"),
    (FULL, "pass", "8: the game is over"),
]


@pytest.mark.parametrize(("laid", "line", "sentence"), WHY_NOT, ids=lambda each: str(each)[:30])
def test_a_refusal_names_the_rule_and_the_reason(laid: Laid, line: str, sentence: str) -> None:
    with pytest.raises(Illegal) as refused:
        laid.match.play(laid.match.read(line))
    assert WORDS.refusal(refused.value.refusal) == sentence


def test_every_reason_has_been_given() -> None:
    given = set()
    for laid, line, _ in WHY_NOT:
        given.add(laid.match.rules.refusal(laid.match.state, laid.match.read(line)).reason)
    assert given == reasons.PLAIN.keys() | reasons.DETAILED.keys()


def test_every_refusal_cites_a_section_of_the_rulebook() -> None:
    numbers = {section.number for section in WORDS.rulebook()}
    for node in ast.walk(ast.parse(inspect.getsource(refusals))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal":
            cited = node.args[0]
            assert not isinstance(cited, ast.Constant) or cited.value in numbers
    assert set(refusals.RULE_OF_PHASE.values()) <= numbers
    assert refusals.RULE_OF_PHASE.keys() == set(box.PHASES)


def test_some_of_a_good_is_not_none_of_it() -> None:
    assert WORDS.refusal(Refusal("5", "lacks", (0, box.SUGAR, 2))) == "5: Ana has only 2 sugar"


def test_equal_tables_are_one_in_a_set() -> None:
    road, city = tuple(range(9)), tuple(range(12))
    twins = {Table(road, city, open_holdings=False) for _ in range(2)}
    assert len(twins) == 1


def test_how_far_a_game_has_got() -> None:
    laid = lay()
    first = "Turn 1 · ships sailed: 0 of 7"
    assert WORDS.progress(laid.match) == first
    laid.play("drive 1")
    assert WORDS.progress(laid.match) == first


def test_what_is_skipped_is_named() -> None:
    state = lay().match.state
    state.phase, state.building = "use", box.CUSTOMS
    said = WORDS.event(ev.Skipped(0), state)
    assert said == "Ana does not use the customs house."
    state.phase = "alonso"
    assert WORDS.event(ev.Skipped(0), state) == "Ana wants nothing from Alonso."


@pytest.mark.rule("santiago", "9")
def test_whether_somebody_could_not_or_did_not_want_to_is_covered_with_their_goods() -> None:
    state = lay().match.state
    state.demand = [1, 1, 1, 1, 0]
    state.supply[box.RUM] -= 1  # somebody has one
    seen = RULES.screen(state, 1)
    assert WORDS.event(ev.Passed(0, able=False), seen) == "Ana passes."
    assert WORDS.event(ev.Passed(1, able=False), seen) == "Ben has nothing to load and passes."
    state.phase, state.building = "use", box.CAFE
    used = WORDS.event(ev.Skipped(0), state), WORDS.event(ev.NothingUsed(0, box.CAFE), state)
    assert len({*used}) == 1


def test_every_forced_pass_is_told_alike_even_if_all_could_know_why() -> None:
    seen = RULES.screen(lay().match.state, NOBODY)  # nobody has any good yet
    assert WORDS.event(ev.Passed(0, able=False), seen) == "Ana passes."


def test_a_tooltip_does_not_say_twice_what_a_place_gives() -> None:
    state = lay().match.state
    state.phase = "enter"
    assert WORDS.clicked(act.Enter(box.CASINO), state) == "go to the casino"
    state.pesos[state.turn] = state.vp[state.turn] = 0
    assert WORDS.clicked(act.Enter(box.CASINO), state) == "go to the casino: it gives nothing now"
    state.phase = "drive"
    assert WORDS.clicked(act.Drive(1), state).endswith(" for free")


@pytest.mark.parametrize("building", range(len(box.BUILDINGS)))
@pytest.mark.parametrize("goods", [{}, {"sugar": 1, "tobacco": 1, "rum": 1, "wood": 1}])
def test_a_building_promises_only_what_it_gives_just_now(
    building: int, goods: dict[str, int]
) -> None:
    name = box.BUILDINGS[building]
    flower = next(each for each, under in CITY.items() if name in under)
    cuban = {"yellow": "jose", "blue": "miguel", "red": "maria", "white": "pedro"}[flower]
    laid = visit(cuban, seat(pesos=0, vp=0, **goods), seat())
    state = laid.match.state.copy()
    useless = "NothingUsed" in laid.play(f"enter {name}").types()
    assert ("it gives nothing now" in WORDS.action(act.Enter(building), state)) == useless
    covered = RULES.screen(state, 1)
    assert "nothing" not in WORDS.action(act.Enter(building), covered)


def test_a_ship_may_want_nothing() -> None:
    arrived = ev.ShipArrived(0, box.RUM, (0, 0, 0, 0, 0))
    said = WORDS.event(arrived, lay().match.state)
    assert said == "Ana leaves out the die for rum. The new ship wants nothing."
