"""What can be chosen in Cargo Noir, as a list that is read: stacks by port, the best sets first."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.rules import actions as act
from santiago_desktop.games.cargo_noir.rules.sets import richest_sets
from santiago_desktop.games.cargo_noir.words import agenda, live

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from santiago_desktop.games.cargo_noir.rules.state import State
    from santiago_desktop.games.cargo_noir.words.names import CargoNoirNames
    from santiago_desktop.kernel.records import Action

SETS_NAMED = 8  # sets that are named before "more" asks for all of them
SWAPS_NAMED = 12
WORD = re.compile(r"\d+|[^\W\d_]+")


# --- amounts: one line for all heights of a stack ------------------------------------------------


def _heights(w: CargoNoirNames, actions: Sequence[act.Bid | act.Raise]) -> str:
    """From the least height that leads to the highest that can be paid."""
    low, high = actions[0].coins, actions[-1].coins
    if low == high:
        return w.coins(low)
    return w._("{low} to {coins}").format(low=low, coins=w.coins(high))


def _rival(w: CargoNoirNames, port: int, s: State) -> str:
    """Who leads a port so far, in brackets with a space before; "" for nobody."""
    others = [stack for stack in s.stacks[port] if stack[0] != s.turn]
    if not others:
        return ""
    leader, height = max(others, key=lambda stack: stack[1])
    words = w._("{name} leads with {height}")
    return f" ({words.format(name=w.names[leader], height=height)})"


def _bids(w: CargoNoirNames, actions: Sequence[act.Bid], s: State) -> str:
    port = actions[0].port
    return w._("send a ship {to_port}, with {heights}{rival}: {goods}").format(
        to_port=w.to_port(port),
        heights=_heights(w, actions),
        rival=_rival(w, port, s),
        goods=w.heap(s.stock[port]),
    )


def _raises(w: CargoNoirNames, actions: Sequence[act.Raise], s: State) -> str:
    port = actions[0].port
    return w._("{port}: raise the stack to {heights}{rival}: {goods}").format(
        port=w.port(port),
        heights=_heights(w, actions),
        rival=_rival(w, port, s),
        goods=w.heap(s.stock[port]),
    )


def _spends(w: CargoNoirNames, actions: Sequence[act.Spend], _: State) -> str:
    low, high = actions[0].coins, actions[-1].coins
    coins = w.coins(high)
    if low < high:
        coins = w._("{low} to {coins}").format(low=low, coins=coins)
    return w._("add {coins} to the credit").format(coins=coins)


def _withdraw(w: CargoNoirNames, a: act.Withdraw, s: State) -> str:
    text = w.action(a, s)
    if not live.syndicate_pays(s):
        return text
    bonus = w._("{coins} more from the syndicate").format(coins=w.coins(box.SYNDICATE_COINS))
    return f"{text}, {bonus}"


OFFERS: dict[type, Callable[..., str]] = {act.Withdraw: _withdraw}
AMOUNTS: dict[type, Callable[..., str]] = {
    act.Bid: _bids,
    act.Raise: _raises,
    act.Spend: _spends,
}


# --- which come first ----------------------------------------------------------------------------


def named_first(legal: Sequence[Action], s: State) -> list[Action]:
    """The actions that a list names at once; all others wait until they are asked for."""
    if s.phase == "trade":
        sets = [action for action in legal if isinstance(action, act.TradeSet)]
        others = [action for action in legal if not isinstance(action, act.TradeSet)]
        return [*_best_sets(sets, s), *others]
    if s.phase == "act":
        swaps = [action for action in legal if isinstance(action, act.Swap)]
        others = [action for action in legal if not isinstance(action, act.Swap)]
        return [*others, *sorted(swaps, key=lambda swap: -_worth_after(swap, s))[:SWAPS_NAMED]]
    return [*legal]


def _best_sets(sets: Sequence[act.TradeSet], s: State) -> list[act.TradeSet]:
    """Those of the split that brings most, then what is worth most for the fewest tokens."""
    split = richest_sets(tuple(s.hand(s.turn)))
    ordered = sorted(
        sets,
        key=lambda each: (each.goods not in split, -box.set_value(each.goods), len(each.goods)),
    )
    return ordered[:SETS_NAMED]


def _worth_after(swap: act.Swap, s: State) -> int:
    """The most that the hand could bring after a swap."""
    hand = s.hand(s.turn)
    hand[swap.given] -= 1
    hand[swap.taken] += 1
    return sum(map(box.set_value, richest_sets(tuple(hand))))


# --- what is told before, and short ways to type -------------------------------------------------


def briefing(w: CargoNoirNames, s: State) -> list[str]:
    """What whoever is asked should know first: who outbid them, what goods and credit can do."""
    if s.phase == "act":
        return agenda.to_settle(w, s)
    if s.phase == "trade":
        lines = [live.most_in_hand(w, s), live.about_credit(w, s), live.about_room(w, s.turn, s)]
        return [line for line in lines if line]
    return []


def shorthand(w: CargoNoirNames, line: str, s: State) -> Action | None:
    """The set that kinds and numbers name: "3 gems joker"; None for what names no set."""
    if s.phase != "trade":
        return None
    words = WORD.findall(line.casefold())
    goods: list[int] = []
    count = 1
    for word in words[1:] if words[:1] == [act.TradeSet.verb] else words:
        kind = _kind(w, word)
        if word.isdecimal():
            count = int(word)
        elif kind is None or count > box.TOKENS:
            return None
        else:
            goods += [kind] * count
            count = 1
    return act.TradeSet(tuple(sorted(goods))) if goods else None


def _kind(w: CargoNoirNames, word: str) -> int | None:
    """The goods that a word names, as the rules or as the table's language call them."""
    for good, name in enumerate(box.GOODS):
        told = f"{w.good(good)} {w.goods(good, 1)} {w.goods(good, 2)} {w.goods(good, 5)}"
        if word == name or word in WORD.findall(told.casefold()):
            return good
    return None
