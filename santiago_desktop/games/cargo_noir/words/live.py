"""Sentences that follow what is being chosen: a stack's height, a set that grows, a credit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.cargo_noir import box
from santiago_desktop.games.cargo_noir.rules.buying import coins_left, purchases
from santiago_desktop.games.cargo_noir.rules.legal import may_have
from santiago_desktop.games.cargo_noir.rules.sets import richest_sets

if TYPE_CHECKING:
    from collections.abc import Iterable

    from santiago_desktop.games.cargo_noir.rules.state import State
    from santiago_desktop.games.cargo_noir.words.names import CargoNoirNames


# --- stacks --------------------------------------------------------------------------------------


def least_bid(s: State, port: int) -> int:
    """The height from which a stack of the turn's player leads."""
    return s.highest(port, s.turn) + 1


def about_stack(w: CargoNoirNames, port: int, height: int, s: State) -> str:
    """What a stack of this height does: whom it beats, and what stays in the safe."""
    added = height - s.stack(port, s.turn)
    left = w._("In the safe: {before}, then {after}.").format(
        before=s.coins[s.turn], after=s.coins[s.turn] - added
    )
    beaten = s.highest(port, s.turn)
    if not beaten or s.stack(port, s.turn):  # who has been outbid has read by whom
        return left
    words = w._("The highest stack there is {height}; with {least} or more, yours leads.")
    return f"{words.format(height=beaten, least=beaten + 1)} {left}"


def syndicate_pays(s: State) -> bool:
    """Whether the next withdrawal of this turn brings coins."""
    return len(s.withdrawn) < s.cards[s.turn].count(box.SYNDICATE)


# --- swaps ---------------------------------------------------------------------------------------


def about_swap(w: CargoNoirNames, chosen: Iterable[str], s: State) -> str:
    """What is still to be chosen of a swap at the market, or what would come of it."""
    sides = {target.partition(".")[0] for target in chosen}
    if sides == {"market"}:
        return w._("You take this token. Now choose one of your own to give for it.")
    if sides == {"own"}:
        return w._("You give this token. Now choose one on display at the market to take.")
    return _after_swap(w, chosen, s) if sides == {"market", "own"} else ""


def _after_swap(w: CargoNoirNames, chosen: Iterable[str], s: State) -> str:
    """What the goods of whoever has the turn would be worth after a swap."""
    hand = list(s.hand(s.turn))
    for target in chosen:
        side, _, good = target.partition(".")
        hand[box.GOODS.index(good)] += 1 if side == "market" else -1
    words = w._("{name}'s goods are worth {now} now, and {more} after this swap.")
    now, more = worth_of(s.hand(s.turn)), worth_of(hand)
    return words.format(name=w.names[s.turn], more=more, now=now)


# --- sets ----------------------------------------------------------------------------------------


def about_set(w: CargoNoirNames, goods: tuple[int, ...], s: State) -> str:
    """What chosen tokens are worth, the credit with them, and what one more would make of them."""
    value = box.set_value(goods)
    if not goods:
        return _what_to_choose(w, s)
    if not value:
        return w._("That is no set: all different, or all of one kind. Jokers stand for any kind.")
    words = w._("This set is worth {value}.")
    parts = [words.format(value=value), with_credit(w, value, s), _one_more(w, goods)]
    return " ".join(filter(None, parts))


def with_credit(w: CargoNoirNames, value: int, s: State) -> str:
    """What a set or coins make of the credit; "" where there is none yet."""
    if not s.credit:
        return ""
    return w._("With the credit that makes {total}.").format(total=s.credit + value)


def _what_to_choose(w: CargoNoirNames, s: State) -> str:
    """What can be done with the goods and the credit before anything is chosen."""
    buys, coins = s.credit >= min(box.COST), coins_left(s)
    if not any(s.hand(s.turn)):
        return _without_goods(w, s, coins, buys=buys)
    if buys:
        return w._("Take cards for the credit, or choose more goods from the warehouse.")
    if coins:
        return w._("Choose a set of goods from the warehouse, or the coins in the safe.")
    return w._("Choose goods from the warehouse: all different, or all of one kind.")


def _without_goods(w: CargoNoirNames, s: State, coins: int, *, buys: bool) -> str:
    """What can still be done with the credit and the coins."""
    if not coins:
        return w._("Take cards for the credit.") if buys else ""
    if not purchases(s, s.credit + coins, most=1):
        return w._("Not even the coins in the safe would buy a card: end trading.")
    words = w._("Take cards for the credit, or first add the coins in the safe.")
    return words if buys else w._("Add the coins in the safe to the credit.")


def _one_more(w: CargoNoirNames, goods: tuple[int, ...]) -> str:
    """What one more token of the right kind would make of a set; "" for one that is full."""
    size = len(goods)
    if size == box.LARGEST_SET:
        return ""
    natural = [good for good in goods if good != box.JOKER]
    kinds = set(natural)
    words, more = w._("One more of its kind would make it {more}."), box.ALIKE[size + 1]
    if len(kinds) > 1:
        words, more = w._("One more kind would make it {more}."), box.DIFFERENT[size + 1]
    return words.format(more=more)


def most_in_hand(w: CargoNoirNames, s: State) -> str:
    """The most that the goods of the turn's player can bring, as a hint; "" without goods."""
    sets = richest_sets(tuple(s.hand(s.turn)))
    if not sets:
        return ""
    parts = [
        w._("{goods} ({value})").format(goods=w.heap(goods), value=box.set_value(goods))
        for goods in sets
    ]
    words = w._("The most your goods can bring now: {total}, for {sets}.")
    return words.format(total=sum(map(box.set_value, sets)), sets=", ".join(parts))


# --- credit --------------------------------------------------------------------------------------


def credit_is_lost(w: CargoNoirNames, s: State) -> str:
    """That there is no change."""
    words = w._("Your credit is {credit}; what you don't spend is lost.")
    return words.format(credit=s.credit)


def about_credit(w: CargoNoirNames, s: State) -> str:
    """What the credit buys at best, and what of it would be lost now."""
    if not s.credit:
        return ""
    ways = purchases(s, s.credit, most=1)
    lost = credit_is_lost(w, s)
    if not ways:
        return f"{lost} {_not_yet(w, s)}".strip()
    words = w._("At best it buys {cards}: {points}, and {left} is left.")
    best = words.format(
        cards=cards(w, ways[0].cards),
        points=w.points(ways[0].points),
        left=s.credit - ways[0].cost,
    )
    return f"{lost} {best}"


def _not_yet(w: CargoNoirNames, s: State) -> str:
    """Which card is nearest; "" if none may be taken any more."""
    offered = [card for card in range(len(box.CARDS)) if may_have(s, card)]
    if not offered:
        return ""
    nearest = min(offered, key=box.COST.__getitem__)
    words = w._("It buys nothing yet; {n} more would buy a card: {card}.")
    return words.format(n=box.COST[nearest] - s.credit, card=w.card(nearest))


def cards(w: CargoNoirNames, taken: Iterable[int]) -> str:
    """Cards in one line, those of a kind together."""
    taken = tuple(taken)
    return ", ".join(
        w._("{n} × {card}").format(n=taken.count(card), card=w.card(card))  # noqa: RUF001
        if taken.count(card) > 1
        else w.card(card)
        for card in sorted(set(taken))
    )


def missing_token(w: CargoNoirNames, card: int, s: State) -> str:
    """What is missing to a card: nothing, one token of some kinds, or so much credit."""
    if not may_have(s, card):
        return ""
    short = box.COST[card] - s.credit
    return _what_would_do(w, short, s) if short > 0 else w._("The credit buys it.")


def _what_would_do(w: CargoNoirNames, short: int, s: State) -> str:
    """What could bring so much more credit; or how much is missing even then."""
    hand, coins = tuple(s.hand(s.turn)), coins_left(s)
    goods = worth_of(hand)
    ways = (
        (coins, w._("The coins in your safe are enough: add them first.")),
        (goods, w._("Your goods are worth enough: trade them in first.")),
        (goods + coins, w._("Your goods and coins together are enough: trade them in first.")),
    )
    for brought, words in ways:
        if short <= brought:
            return words
    kinds = [kind for kind in range(box.JOKER) if worth_of(_with(hand, kind)) + coins >= short]
    if len(kinds) == box.JOKER:
        return w._("One token short: any kind would do.")
    if kinds:
        would_do = ", ".join(w.good(kind) for kind in kinds)
        return w._("One token short: {goods} would do.").format(goods=would_do)
    words = w._("Even with all your goods you would be {n} short.")
    if coins:
        words = w._("Even with all your goods and coins you would be {n} short.")
    return words.format(n=short - goods - coins)


def worth_of(hand: Iterable[int]) -> int:
    """The most credit that a hand brings, by kind."""
    return sum(map(box.set_value, richest_sets(tuple(hand))))


def _with(hand: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """A hand with one more token."""
    return (*hand[:kind], hand[kind] + 1, *hand[kind + 1 :])


def about_last_trade(w: CargoNoirNames) -> str:
    """What is different in the last round."""
    return w._("The last trade: coins count as credit, and what is not traded in is lost.")


def worth_with(w: CargoNoirNames, port: int, s: State) -> str:
    """What the goods of a port would make of those of whoever has the turn."""
    hand = tuple(s.hand(s.turn))
    more = tuple(count + s.stock[port].count(good) for good, count in enumerate(hand))
    if not any(hand):
        return w._("As sets, these goods are worth {value}.").format(value=worth_of(more))
    words = w._("{name}'s goods are worth {now} now, and {more} with these.")
    return words.format(name=w.names[s.turn], more=worth_of(more), now=worth_of(hand))


def about_room(w: CargoNoirNames, seat: int, s: State, sold: int = 0) -> str:
    """What a seat would have to discard if its trading ended now; "" in the last round.

    So many tokens are `sold` by then.
    """
    over = too_many(seat, s) - sold
    if over <= 0:
        return ""
    words = w.n_(
        "There is no room for {tokens}: it would be discarded.",
        "There is no room for {tokens}: they would be discarded.",
        over,
    )
    return words.format(tokens=w.tokens(over))


def too_many(seat: int, s: State) -> int:
    """For how many of a seat's tokens there is no room when ships sail; 0 in the last round."""
    return 0 if s.last_round else max(0, sum(s.hand(seat)) - s.room(seat))
