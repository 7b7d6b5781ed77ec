"""The strip at the start of a turn: what came home, who outbid whom, what is to be settled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.games.cargo_noir.words.live import least_bid

if TYPE_CHECKING:
    from santiago_desktop.games.cargo_noir.rules.state import State
    from santiago_desktop.games.cargo_noir.words.names import CargoNoirNames


def outbid(w: CargoNoirNames, port: int, seat: int, s: State) -> str:
    """Who has outbid a seat in a port, and how far."""
    rival, height = max(s.stacks[port], key=lambda stack: stack[1])
    return w._("{port}: {rival} has outbid {name}, {height} against {coins}.").format(
        port=w.port(port),
        rival=w.names[rival],
        name=w.names[seat],
        height=height,
        coins=s.stack(port, seat),
    )


def to_settle(w: CargoNoirNames, s: State) -> list[str]:
    """What is left to be settled by whoever has the turn: a line for each outbid port and ship."""
    lines = [f"{outbid(w, port, s.turn, s)} {_ways_out(w, port, s)}" for port in s.outbid(s.turn)]
    if s.market[s.turn]:
        lines.append(at_the_market(w, s.market[s.turn]))
    return lines


def at_the_market(w: CargoNoirNames, ships: int) -> str:
    """What so many ships at the market can do."""
    return w.n_(
        "At the market {n} ship swaps a token or draws one.",
        "At the market {n} ships swap a token each or draw one.",
        ships,
    )


def too_empty(w: CargoNoirNames, port: int, s: State) -> str:
    """Why a stack can't be raised; "" if it can."""
    seat, lacking = s.turn, least_bid(s, port) - s.stack(port, s.turn) - s.coins[s.turn]
    if lacking <= 0:
        return ""
    if lacking <= sum(s.stack(other, seat) for other in s.outbid(seat) if other != port):
        return w._("The safe is too empty to raise, unless coins come home from elsewhere first.")
    return w._("The safe is too empty to raise: withdraw.")


def no_return(w: CargoNoirNames) -> str:
    """What withdrawing means for the rest of the turn."""
    return w._("No ship can return this turn to a port from which you withdraw.")


def too_late(w: CargoNoirNames) -> str:
    """Why one should withdraw in the last round."""
    return w._(
        "This is the last round: a raised stack buys nothing any more, "
        "but coins in the safe count as credit."
    )


def _ways_out(w: CargoNoirNames, port: int, s: State) -> str:
    """Whether the stack can be raised at all, and whether that is of any use."""
    if s.last_round:
        return too_late(w)
    raised = w._("Raise to {n} or more, or withdraw.").format(n=least_bid(s, port))
    return too_empty(w, port, s) or raised
