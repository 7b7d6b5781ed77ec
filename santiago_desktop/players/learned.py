"""What computer players have learned, where it can be read."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from santiago_desktop.kernel.checks import Fault
from santiago_desktop.players import chances, network
from santiago_desktop.players.search import Player
from santiago_desktop.system import resources

if TYPE_CHECKING:
    from santiago_desktop.contract.card import Card
    from santiago_desktop.kernel.rules import State
    from santiago_desktop.players.chances import Scale
    from santiago_desktop.players.network import Network


def network_of(card: Card[State]) -> Network:
    """What the computer players of a game have learned; Fault if that can't be read."""
    return network.load(resources.weights(card.id), card.id, card.judge().layout)


def player_of(card: Card[State]) -> Player:
    """The computer player of a game, with what it has learned."""
    known = None
    try:
        known = network_of(card)
    except Fault as fault:
        logging.getLogger(__name__).warning(
            "%s; hard and master go by the hand-made evaluation", fault
        )
    return Player(card.rules(), card.judge(), known)


def scale_of(card: Card[State]) -> Scale:
    """What turns their judgement into chances; where that can't be read, the judgement itself."""
    try:
        return chances.load(resources.chances(card.id), card.id)
    except Fault as fault:
        logging.getLogger(__name__).warning("%s; chances are those of equal players", fault)
        return chances.PLAIN


def fault_of(card: Card[State]) -> str:
    """Why a game's computer players can't use what they have learned; nothing if they can."""
    try:
        network_of(card)
    except Fault as fault:
        return str(fault)
    return ""
