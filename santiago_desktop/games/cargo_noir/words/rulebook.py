"""The rules of Cargo Noir in our own words, numbered as comments and refusals cite them.

Costs, points, spaces and values are never written out here: they come from the tables in `box.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.words import Section, capital
from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.words.legend import legend
from santiago_desktop.games.cargo_noir.words.sprites import BAG, COIN, SHIP, card, token

if TYPE_CHECKING:
    from santiago_desktop.games.cargo_noir.words.names import CargoNoirNames


def rulebook(w: CargoNoirNames) -> list[Section]:
    """The sections of the rulebook in their order, in one language."""
    return [
        _box(w),
        legend(w),
        _sources(w),
        _setting_up(w),
        _turn(w),
        _ships_act(w),
        _trading(w),
        _sailing(w),
        _end(w),
        _knowledge(w),
        _typing(w),
    ]


def _box(w: CargoNoirNames) -> Section:
    _, cards = w._, range(len(box.CARDS))
    return Section(
        "1",
        _("What is in the box"),
        (
            _(
                "Nine kinds of goods, {count} tokens of each: alcohol, arms, art, cars, cigars, gems, gold, ivory and uranium; and one joker for each player. They are drawn from one bag. Tokens traded in or discarded go onto a pile; when a token has to be drawn and the bag is empty, the pile goes back into it."
            ).format(count=box.TOKENS),
            _(
                "Macao has a casino and a market that shows {tokens}. Goods also lie in the ports: {ports}. A port with a number of players in brackets is open only with at least that many."
            ).format(tokens=w.tokens(box.SHOWN), ports=_ports(w)),
            _(
                "There are eight cards of each of the first three kinds, six of each of the next four, and one of each of the others; nobody can have more than two alike of the first three."
            ),
            *(_card(w, each) for each in cards),
        ),
        ("", "", "", *map(card, cards)),
        also=w.p_("search", "tokens, contraband, kinds, ports, cities, limit"),
        pieces=tuple(token(good) for good in range(box.KINDS)),
    )


def _sources(w: CargoNoirNames) -> Section:
    """Which of the tables in the box are reconstructed."""
    _ = w._
    return Section(
        "1.II",
        _("About the numbers"),
        (
            _(
                "The rules are those of the printed game. Four of its tables are known to us only from published accounts, from which they were reconstructed: which ports close with few players, what sets of one kind are worth, the points of the cards, and most of their costs."
            ),
            _(
                "The reconstructed numbers agree with every number that the printed rules state. Everybody at the table, people and computer players, plays by the same ones."
            ),
        ),
        also=w.p_("search", "source, original, reconstructed"),
    )


def _ports(w: CargoNoirNames) -> str:
    return ", ".join(_port(w, port) for port in range(len(box.PORTS)))


def _port(w: CargoNoirNames, port: int) -> str:
    name, spaces, players = w.port(port), box.SPACES[port], box.PORTS[port].players
    if players <= box.SEATS[0]:
        return w._("{port} {spaces}").format(port=name, spaces=spaces)
    return w._("{port} {spaces} ({players} players)").format(
        port=name, spaces=spaces, players=players
    )


def _card(w: CargoNoirNames, number: int) -> str:
    """What a card costs and brings."""
    costs = w._("Costs {cost}, brings {points}.").format(
        cost=box.COST[number], points=w.points(box.POINTS[number])
    )
    gain = w.help(number)
    said = f"{w.card(number)}. {costs}"
    return f"{said} {capital(gain)}." if gain else said


def _setting_up(w: CargoNoirNames) -> Section:
    _ = w._
    return Section(
        "2",
        _("Setting up"),
        (
            _(
                "The market and all open ports are filled from the bag. Everybody begins with {ships}, {coins}, and room for {tokens}. The first player starts every round."
            ).format(
                ships=w.ships(box.START_SHIPS),
                coins=w.coins(box.START_COINS),
                tokens=w.tokens(box.ROOM),
            ),
        ),
        also=w.p_("search", "start, beginning, first player"),
        pieces=(f"{SHIP}0", f"{SHIP}1", f"{SHIP}2", f"{SHIP}3", f"{SHIP}4", COIN),
    )


def _turn(w: CargoNoirNames) -> Section:
    _ = w._
    return Section(
        "3",
        _("A turn"),
        (
            _(
                "There are {long} rounds with two or three players, {short} with four or five. A turn has three steps: first the ships act, then goods are traded for cards, then the ships sail again. In the first round the ships only sail; in the last one they no longer sail."
            ).format(long=box.ROUNDS[2], short=box.ROUNDS[4]),
        ),
        also=w.p_("search", "round, phase, step"),
    )


def _ships_act(w: CargoNoirNames) -> Section:
    _ = w._
    return Section(
        "3.I",
        _("Ships act"),
        (
            _(
                "A ship comes home when it acts. First, without asking, each ship at the casino brings {coins}. Then, port by port, whoever has the only stack in a port pays it to the bank and takes all the tokens there; the port is filled again from the bag at once."
            ).format(coins=w.coins(box.CASINO_COINS)),
            _(
                "Then, in any order, come the ports where somebody else has a higher stack, and the ships at the market. Where you were outbid, either add coins so that your stack is higher than all others, and your ship stays; or withdraw: ship and coins come home, and this turn no ship of yours can be sent there. The first withdrawals of a turn, as many as you have syndicates, bring {coins} each."
            ).format(coins=w.coins(box.SYNDICATE_COINS)),
            _(
                "Each ship at the market either swaps one of your tokens for one of a different kind on display, or draws one from the bag. If neither is possible, it simply comes home."
            ),
        ),
        also=w.p_("search", "auction, outbid, raise, swap, roulette, gambling"),
        pieces=(COIN, f"{SHIP}0", BAG),
    )


def _trading(w: CargoNoirNames) -> Section:
    _ = w._
    return Section(
        "3.II",
        _("Trading"),
        (
            _(
                "Turn in any number of sets. A set of 1 to {most} tokens that are all different is worth {different}; one of a single kind {alike}. Jokers stand for any kind; a set that is both counts at the higher value, and jokers alone count as one kind."
            ).format(
                most=box.LARGEST_SET, different=_values(box.DIFFERENT), alike=_values(box.ALIKE)
            ),
            _(
                "The sum buys any number of cards, and no change is given. In the last round coins can be added, worth 1 each. Then, but not in the last round, tokens for which you have no room are discarded as you choose."
            ),
        ),
        also=w.p_("search", "sell, buy, credit, money, value, throw away"),
        pieces=tuple(card(each) for each in range(len(box.CARDS))),
    )


def _values(row: tuple[int, ...]) -> str:
    return ", ".join(str(value) for value in row[1:])


def _sailing(w: CargoNoirNames) -> Section:
    _ = w._
    return Section(
        "3.III",
        _("Ships sail"),
        (
            _(
                "Send every ship that is at home: any number of them to the casino or to the market, or one to an open port where you have none, on a stack of at least one coin that is higher than every other stack there. You can't return to a port from which you withdrew this turn."
            ),
        ),
        also=w.p_("search", "bid, harbour, move"),
        pieces=(f"{SHIP}0", COIN),
    )


def _end(w: CargoNoirNames) -> Section:
    _ = w._
    return Section(
        "4",
        _("The end"),
        (
            _(
                "After the last round count the points of all your cards. The most points win. In a tie the higher single card wins, then the next highest, and so on; then the victory is shared. Coins and goods left over count for nothing."
            ),
        ),
        also=w.p_("search", "win, winner, scoring, finish"),
    )


def _knowledge(w: CargoNoirNames) -> Section:
    _ = w._
    return Section(
        "5",
        _("What you know"),
        (
            _(
                "Everything except which token comes next. What is left in the bag follows from what everybody sees, so it is shown."
            ),
        ),
        also=w.p_("search", "secret, hidden, screen"),
    )


def _typing(w: CargoNoirNames) -> Section:
    _ = w._
    return Section(
        "6",
        _("Typing a move"),
        (
            _(
                "Moves can be typed as well as chosen by number: send casino, send market, send rio 3, raise rio 5, withdraw rio, swap art gold, draw, set art+art+joker, spend 4, take villa, done, discard cars. The kinds of a set are named in the order of rule 1, jokers last."
            ),
        ),
        typing=True,
    )
