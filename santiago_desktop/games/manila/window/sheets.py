"""The devices of Manila's decisions beside the board: auction, payment, start, plunder, profits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.cells import Cell, Look, Row, Size
from santiago_desktop.contract.sheet import (
    Banner,
    Block,
    Choices,
    Figure,
    Ladder,
    Lanes,
    Ledger,
    LedgerLine,
    Reach,
    SeatCard,
    Seats,
    Selection,
    Sheet,
    Standing,
    Text,
)
from santiago_desktop.games.manila import box
from santiago_desktop.games.manila.box import KINDS, NONE
from santiago_desktop.games.manila.rules import actions as act
from santiago_desktop.games.manila.rules import events as ev
from santiago_desktop.games.manila.rules.legal import credit, share_price
from santiago_desktop.games.manila.window.marks import AUCTION, started
from santiago_desktop.games.manila.window.panels import shares
from santiago_desktop.games.manila.words.sprites import (
    COIN,
    CRANE,
    PIRATES,
    SHIP,
    UMBRELLA,
    boat_at_rest,
    share,
    token,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from santiago_desktop.contract.marks import Marks
    from santiago_desktop.contract.phrases import Parts
    from santiago_desktop.games.manila.rules.state import State
    from santiago_desktop.games.manila.words.actions import ManilaWording
    from santiago_desktop.kernel.records import Event

TIMES = "×{}"  # noqa: RUF001 - a multiplication sign
MARKET = (590.0, 880.0)  # where nothing is chosen when boats are moved
COVE = (1180.0, 860.0)  # below the routes, on which the boats stand where they would start
ROUTES = (885.0, 510.0)  # where no boat is left when profits are paid; dice lie beside it
FIGURE = 220  # design pixels
AUCTION_WIDTH, START_WIDTH, RAISE_WIDTH, PILOT_WIDTH = 900, 700, 760, 700


def sheet(w: ManilaWording, s: State, chosen: Marks) -> Sheet | None:
    """What the phase needs; None where the board is enough."""
    if s.phase == "pilot" and chosen:
        return Sheet(w.dialog(s)[0], [Selection()], width=PILOT_WIDTH, middle=MARKET)
    made = SHEETS.get(s.phase)
    return made(w, s) if made else None


# --- the auction -------------------------------------------------------------------------------


def _auction(w: ManilaWording, s: State) -> Sheet:
    bidders = Seats([_bidder(w, s, each) for each in s.clockwise()])  # nobody changes places
    blocks: list[Block] = [_standing_bid(w, s), bidders, _ladder(w, s)]
    return Sheet(
        w._("Auction: who will be harbour master?"),
        blocks,
        beside=_office(w, s),
        width=AUCTION_WIDTH,
    )


def _office(w: ManilaWording, s: State) -> list[Block]:
    """What the office brings, with today's prices."""
    stock = [
        Cell(
            (share(ware),),
            share_price(s, ware),
            f"price.{name}.{s.prices[ware]}",
            TIMES.format(s.stock[ware]),
            look=Look.PLAIN if s.stock[ware] else Look.DIM,
        )
        for ware, name in enumerate(box.WARES)
    ]
    return [
        Figure("fig_master", w._("The harbour master"), FIGURE),
        Text(w._("loads the boats and starts them, places first, and may buy one share:")),
        Row(stock, Size.SMALL),
    ]


def _standing_bid(w: ManilaWording, s: State) -> Banner:
    title = w._("Highest bid")
    if s.bidder == NONE:
        text = w._("If nobody bids, the last one left takes the office for free.")
        return Banner(title, ("0", COIN), text)
    text = w._("If nobody goes higher, {name} pays {pesos} to the bank and takes the office.")
    return Banner(
        title,
        (str(s.standing), COIN),
        text.format(name=w.names[s.bidder], pesos=w.pesos(s.standing)),
        s.bidder,
    )


def _bidder(w: ManilaWording, s: State, seat: int) -> SeatCard:
    cash = [Cell((COIN,), s.pesos[seat], f"panel.{seat}.cash")]
    if seat not in s.queue:
        return SeatCard(seat, w._("passed"), cash, Look.DIM)
    if seat == s.bidder:
        return SeatCard(seat, w._("bids {n}").format(n=s.standing), cash)
    if seat == s.actor:
        return SeatCard(seat, w._("is deciding"), cash, Look.LIT)
    return SeatCard(seat, w._("still in"), cash)


def _ladder(w: ManilaWording, s: State) -> Ladder:
    seat = s.actor
    cash, most = s.pesos[seat], credit(s, seat)
    jumps = [(w._("all: {n}").format(n=cash), cash)] if cash > s.standing else []
    title = w._("{name} can go up to {most}.").format(name=w.names[seat], most=most)
    if most > cash:
        title = w._("{name} can go up to {most}; more than {cash} only by pledging shares.")
        title = title.format(name=w.names[seat], most=most, cash=cash)
    return Ladder(
        AUCTION,
        unit=COIN,
        title=title,
        jumps=jumps,
        reach=Reach(
            cash, most, s.standing or None, s.bidder, box.PLEDGE, w._("by pledging shares")
        ),
        standing=Standing((s.voyage,), act.Pass(), lasting=True),
    )


# --- paying, starting, plundering --------------------------------------------------------------


def _raising(w: ManilaWording, s: State) -> Sheet | None:
    """What is owed, what is there, and what can be pledged for it; None once that is enough."""
    cash = s.pesos[s.actor]
    if cash >= s.owed:
        return None
    text = w._("{cash} in hand, {short} short. Each pledged share brings {pesos}.").format(
        cash=w.pesos(cash), short=s.owed - cash, pesos=w.pesos(box.PLEDGE)
    )
    title = w._("The insurance has to pay") if s.round else w._("The bid has to be paid")
    due = Banner(title, (str(s.owed), COIN), text, s.actor)
    return Sheet(w._("Pledge shares"), [due, Row(shares(s, s.actor))], width=RAISE_WIDTH)


def _starting(w: ManilaWording, s: State) -> Sheet:
    wares = [ware for ware in range(KINDS) if ware != s.omitted]
    lanes = Lanes(
        tuple(started(ware) for ware in wares),
        box.START_SUM,
        box.HIGHEST_START,
        [(boat_at_rest(ware),) for ware in wares],
    )
    text = w._("Share out {n} squares among the three boats, at most {most} for each.")
    return Sheet(
        w._("Where do the boats start?"),
        [lanes],
        text.format(n=box.START_SUM, most=box.HIGHEST_START),
        width=START_WIDTH,
        middle=COVE,
    )


def _plundering(w: ManilaWording, s: State) -> Sheet:
    ware = s.queue[0]
    text = w._(
        "In port, its price rises and the port's places pay; in the shipyard, the "
        "shipyard's places pay."
    )
    return Sheet(
        w._("Plundered: where does {boat} go?").format(boat=w.boat(ware)), [Choices()], text
    )


SHEETS: dict[str, Callable[[ManilaWording, State], Sheet | None]] = {
    "bid": _auction,
    "raise": _raising,
    "start": _starting,
    "plunder": _plundering,
}


# --- profits -----------------------------------------------------------------------------------

COMES_TO_AN_END = (ev.VoyageBegan, ev.GameEnded)


def ledger(
    w: ManilaWording, events: Sequence[Event], s: State, earlier: Sequence[Event] = ()
) -> Sheet | None:
    """What each seat has got of a plundered boat; of the whole voyage, `earlier` too, at its end.

    None where nothing was paid, and while the insurance's agent still has to raise what is owed.
    """
    if any(isinstance(event, COMES_TO_AN_END) for event in events):
        return _profits(w, [*earlier, *events], s)
    plundered = dict.fromkeys(e.ware for e in events if isinstance(e, ev.LootShared))
    if not plundered:
        return None
    boats = w.listed([w.boat(ware) for ware in plundered])
    return Sheet(w._("Plunder: {boats}").format(boats=boats), [_lines(events, s)])


def _profits(w: ManilaWording, events: Sequence[Event], s: State) -> Sheet | None:
    """All that a voyage has paid, in the order of payment, and the prices that have risen."""
    risen = [event for event in events if isinstance(event, ev.PriceRose)]
    if not risen and not any(_payments(event) for event in events):
        return None
    blocks: list[Block] = [_lines(events, s)]
    own = [w.event(event, s) for event in events if isinstance(event, ev.OwnDamage)]
    if own:
        blocks.append(Text(" ".join(own)))
    if risen:
        prices = [Cell((token(e.ware),), e.price) for e in risen]
        blocks.append(Row(prices, Size.LARGE, w._("Prices rise:")))
    text = w._("What accomplices brought in. What they and the office cost is not counted here.")
    return Sheet(w._("Profits of the voyage"), blocks, text, middle=ROUTES)


def _lines(events: Sequence[Event], s: State) -> Ledger:
    """A line for each seat: what it got of each kind, what it paid, and the sum."""
    paid: dict[int, dict[tuple[Parts, bool], int]] = {seat: {} for seat in range(s.seats)}
    for event in events:
        for seat, parts, pesos in _payments(event):
            kind = parts, pesos < 0  # what the insurance gets and what it pays stay apart
            paid[seat][kind] = paid[seat].get(kind, 0) + pesos
    return Ledger(
        [
            LedgerLine(
                seat,
                [Cell(parts, _signed(pesos)) for (parts, _), pesos in kinds.items()],
                Cell((COIN,), _signed(sum(kinds.values()))),
            )
            for seat, kinds in paid.items()
        ]
    )


def _payments(event: Event) -> list[tuple[int, Parts, int]]:
    """Who gets what by an event, with its pictures; the insurance's agent loses it."""
    told = PAYMENTS.get(type(event))
    return [each for each in told(event) if each[0] != NONE] if told else []


PAYMENTS: dict[type, Callable[..., list[tuple[int, Parts, int]]]] = {
    ev.PremiumTaken: lambda e: [(e.seat, (UMBRELLA,), e.pesos)],
    ev.LootShared: lambda e: [(e.seat, (PIRATES,), e.pesos)],
    ev.HoldPaid: lambda e: [(e.seat, (boat_at_rest(e.ware),), e.pesos)],
    ev.PortPaid: lambda e: [(e.seat, (SHIP,), e.pesos)],
    ev.OwnDamage: lambda e: [(e.seat, (CRANE, UMBRELLA), 0)],
    ev.DamagePaid: lambda e: [
        (e.seat, (CRANE,), e.pesos),
        (e.agent, (UMBRELLA,), -e.by_agent),
    ],
}


def _signed(pesos: int) -> str:
    return f"{'+' if pesos > 0 else '−' if pesos < 0 else ''}{abs(pesos)}"  # noqa: RUF001 - a minus
