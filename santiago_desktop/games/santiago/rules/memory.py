"""What everybody could remember of what lies behind the screens (rule 9).

Every gain and every gift happens in the open, and everybody begins with the same: so in a game from
its beginning nothing is uncertain. In one that begins in the middle, what a seat gives away it must
have had, and what the supply lacks somebody has.
"""

from __future__ import annotations

from santiago_desktop.games.santiago import box
from santiago_desktop.games.santiago.rules.state import State
from santiago_desktop.kernel.memory import ENDLESS
from santiago_desktop.kernel.rules import UNKNOWN


def recall(seen: State) -> tuple[State, State]:
    """The least and the most that everybody can hold in a first state, as everybody sees it."""
    begun = State(seen.seats, seen.table)
    if seen == _covered(begun):  # rule 2: everybody begins with the same
        return begun, begun
    hidden = [seat for seat in range(seen.seats) if seen.vp[seat] == UNKNOWN]
    if not hidden:
        known = seen.copy()
        return known, known
    least, most = seen.copy(), seen.copy()
    for seat in hidden:
        _fill(least, seat, 0)
        _fill(most, seat, ENDLESS)
    narrow(least, most)
    return least, most


def _covered(s: State) -> State:
    """Without what anybody holds, unless holdings are open."""
    seen = s.copy()
    for seat in range(seen.seats) if not seen.table.open else ():
        seen.hide(seat)
    return seen


def _fill(bound: State, seat: int, count: int) -> None:
    bound.pesos[seat] = bound.vp[seat] = count
    bound.goods[seat * box.KINDS : (seat + 1) * box.KINDS] = [count] * box.KINDS


def narrow(least: State, most: State) -> None:
    """Nobody has less than nothing, and all goods are somewhere."""
    for counts in (least.pesos, least.vp, least.goods):
        counts[:] = [max(0, count) for count in counts]
    for good in range(box.KINDS):
        _share_out(least, most, good)


def _share_out(least: State, most: State, good: int) -> None:
    """Bounds of each seat from those of the others: together they have what the supply lacks."""
    places = range(good, len(least.goods), box.KINDS)
    out = box.SUPPLY - least.supply[good]
    fewest = sum(least.goods[i] for i in places)
    largest = sum(most.goods[i] for i in places)
    bounds = [(least.goods[i], most.goods[i]) for i in places]
    for i, (low, high) in zip(places, bounds, strict=True):
        least.goods[i] = max(low, out - (largest - high))
        most.goods[i] = min(high, out - (fewest - low))
