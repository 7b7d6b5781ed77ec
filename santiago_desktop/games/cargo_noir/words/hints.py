"""How Cargo Noir tells what speaks for a position (`ai/reasons.py`): parts of a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from santiago_desktop.games.cargo_noir.rules.state import State
    from santiago_desktop.games.cargo_noir.words.actions import CargoNoirWording


def _help(w: CargoNoirWording, _: State, card: int) -> str:
    return w._("you have a new card ({card}): {help}").format(card=w.card(card), help=w.help(card))


def _goods(w: CargoNoirWording, _: State, count: int, credit: int) -> str:
    text = w._("you hold {tokens}, good for sets worth {credit} in all")
    return text.format(tokens=w.tokens(count), credit=credit)


def _kept(w: CargoNoirWording, _: State, count: int, credit: int) -> str:
    text = w._("you keep {tokens}, good for sets worth {credit} in all")
    return text.format(tokens=w.tokens(count), credit=credit)


def _leads(w: CargoNoirWording, s: State, port: int, height: int) -> str:
    text = w._("in {port} your stack of {coins} is the highest and would win {goods}")
    return text.format(port=w.port(port), coins=w.coins(height), goods=w.heap(s.stock[port]))


def _outbid(w: CargoNoirWording, s: State, port: int, rival: int, height: int) -> str:
    text = w._("in {port} you outbid {name} with {coins} and would win {goods}")
    return text.format(
        port=w.port(port),
        coins=w.coins(height),
        name=w.names[rival],
        goods=w.heap(s.stock[port]),
    )


def _both_lead(w: CargoNoirWording, s: State, *leads: tuple[int, int]) -> str:
    words = w._("{port} ({goods})")
    ports = [words.format(port=w.port(port), goods=w.heap(s.stock[port])) for port, _ in leads]
    return w._("your stacks are the highest in two ports, {ports}").format(ports=w.listed(ports))


WARNINGS: dict[str, Callable[..., str]] = {
    "theirs": lambda w, s, port, rival, height: w._(
        "in {port} {name} leads with {coins} and would win {goods}"
    ).format(
        port=w.port(port), name=w.names[rival], coins=w.coins(height), goods=w.heap(s.stock[port])
    ),
}
# Amounts that are told beside those of another turn.
MEASURES = {"points": 0, "goods": 1, "kept": 1, "coins": 0, "casino": 0}
# Told of the turn itself; all others of how one stands after it.
AT_ONCE = frozenset(("points",))
HINTS: dict[str, Callable[..., str]] = {
    "points": lambda w, _, n: w._("you get {points} for cards").format(points=w.points(n)),
    "help": _help,
    "goods": _goods,
    "kept": _kept,
    "coins": lambda w, _, n: w._("you have {coins} left").format(coins=w.coins(n)),
    "casino": lambda w, _, n: w._("the casino will pay you {coins}").format(coins=w.coins(n)),
    "leads": _leads,
    "outbid": _outbid,
    "market": lambda w, _, good, n: w.n_(
        "{n} ship at the market can get you a token such as {good}",
        "{n} ships at the market can get you tokens such as {good}",
        n,
    ).format(good=w.good(good)),
    "swap": lambda w, _, n: w.n_(
        "{n} ship at the market can swap or draw a token next turn",
        "{n} ships at the market can swap or draw tokens next turn",
        n,
    ),
}
PAIRS: dict[str, Callable[..., str]] = {"leads": _both_lead}
