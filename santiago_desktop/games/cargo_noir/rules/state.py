"""One game of Cargo Noir at one moment."""

from __future__ import annotations

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.kernel import rules as kernel

Stacks = tuple[tuple[int, int], ...]  # seat and coins, in the order of arrival


class State(kernel.State):
    """One game at one moment."""

    __slots__ = (
        *("round", "source", "count", "credit", "spent", "withdrawn"),
        *("bag", "pile", "shown", "stock", "stacks", "supply"),
        *("coins", "home", "casino", "market", "goods", "cards"),
    )
    round: int
    source: int  # in `draw`: what for
    count: int  # in `draw`: how many tokens
    credit: int  # in `trade`
    spent: bool  # in `trade`: whether coins were spent already
    withdrawn: tuple[int, ...]  # ports left this turn
    bag: list[int]  # by kind
    pile: list[int]  # by kind
    shown: list[int]  # the market's display
    stock: list[tuple[int, ...]]  # by port: its goods
    stacks: list[Stacks]  # by port
    supply: list[int]  # by card: how many are left
    coins: list[int]  # by seat, as all that follows
    home: list[int]
    casino: list[int]  # ships there
    market: list[int]  # ships there
    goods: list[int]  # by seat and kind: seat * KINDS + kind
    cards: list[tuple[int, ...]]  # as taken

    def __init__(self, seats: int) -> None:
        """Seat 0's first turn, with all tokens still in the bag."""
        self.seats, self.phase, self.actor, self.turn = seats, "sail", 0, 0
        self.round = 1
        self.source, self.count, self.credit, self.spent = box.MARKET_SHIP, 0, 0, False
        self.withdrawn = ()
        self.bag = [box.TOKENS] * box.JOKER + [seats]
        self.pile = [0] * box.KINDS
        self.shown = []
        self.stock = [()] * len(box.PORTS)
        self.stacks = [()] * len(box.PORTS)
        self.supply = list(box.COPIES)
        self.coins = [box.START_COINS] * seats
        self.home = [box.START_SHIPS] * seats
        self.casino, self.market = [0] * seats, [0] * seats
        self.goods = [0] * (seats * box.KINDS)
        self.cards = [()] * seats

    def copy(self) -> State:
        """By hand, for speed; a test makes sure that nothing is forgotten or shared."""
        new = State.__new__(State)
        new.seats, new.phase, new.actor, new.turn = self.seats, self.phase, self.actor, self.turn
        new.round, new.source, new.count = self.round, self.source, self.count
        new.credit, new.spent, new.withdrawn = self.credit, self.spent, self.withdrawn
        new.bag, new.pile, new.shown = self.bag[:], self.pile[:], self.shown[:]
        new.stock, new.stacks, new.supply = self.stock[:], self.stacks[:], self.supply[:]
        new.coins, new.home = self.coins[:], self.home[:]
        new.casino, new.market = self.casino[:], self.market[:]
        new.goods, new.cards = self.goods[:], self.cards[:]
        return new

    def lay_out(self, shown: tuple[int, ...], stock: list[tuple[int, ...]]) -> None:
        """2: the tokens that the set-up's luck has brought to the market and the open ports."""
        self.shown = list(shown)
        for port, goods in zip(self.ports, stock, strict=True):
            self.stock[port] = goods

    def ask(self, phase: str, actor: int) -> None:
        """It is the actor's decision; what the last phase had pending is over."""
        self.phase, self.actor = phase, actor
        self.source, self.count, self.credit, self.spent = box.MARKET_SHIP, 0, 0, False

    @property
    def rounds(self) -> int:
        """3: how many the game has."""
        return box.ROUNDS[self.seats]

    @property
    def last_round(self) -> bool:
        """Whether there is no step III any more."""
        return self.round == self.rounds

    @property
    def ports(self) -> tuple[int, ...]:
        """The ports that are open at this number of seats, in the table's order."""
        return box.OPEN[self.seats]

    def hand(self, seat: int) -> list[int]:
        """What a seat holds, by kind."""
        first = seat * box.KINDS
        return self.goods[first : first + box.KINDS]

    def room(self, seat: int) -> int:
        """How many tokens a seat can keep."""
        return box.ROOM + box.MORE_ROOM * self.cards[seat].count(box.WAREHOUSE)

    def stack(self, port: int, seat: int) -> int:
        """The height of a seat's stack; 0 if there is none."""
        for owner, coins in self.stacks[port]:
            if owner == seat:
                return coins
        return 0

    def highest(self, port: int, seat: int) -> int:
        """The height of the highest stack of others; 0 if there is none."""
        height = 0
        for owner, coins in self.stacks[port]:
            if owner != seat and coins > height:
                height = coins
        return height

    def outbid(self, seat: int) -> list[int]:
        """3.I: the ports where another's stack is higher than the seat's, in the table's order."""
        stacks = self.stacks
        return [
            port
            for port in self.ports
            if len(stacks[port]) > 1 and 0 < self.stack(port, seat) < self.highest(port, seat)
        ]

    def tokens_left(self) -> int:
        """How many can still be drawn, the pile included."""
        return sum(self.bag) + sum(self.pile)
