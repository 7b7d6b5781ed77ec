"""The rules of Santiago de Cuba in our own words, numbered as comments and refusals cite them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.contract.words import Section

if TYPE_CHECKING:
    from santiago_desktop.system.language import Language


def rulebook(language: Language) -> list[Section]:
    """The sections of the rulebook in their order, in one language."""
    return [
        *_beginning(language),
        *_turn(language),
        _cubans(language),
        _buildings(language),
        *_ships(language),
        *_end(language),
        *_knowing(language),
    ]


def _beginning(language: Language) -> list[Section]:
    """What there is, and how it is laid out."""
    _, p_ = language._, language.p_
    return [
        Section(
            "1",
            _("What is in the box"),
            (
                _(
                    "Six kinds of goods, eight units of each: sugar, fruit, tobacco, rum, cigars and wood. Whatever nobody holds lies in the supply; when the supply is empty, there is nothing to get. Pesos and victory points never run out."
                ),
                _(
                    "Five demand dice, one for each good except wood. Their faces are 0, 1, 1, 2, 2 and 3; the die for fruit has 0, 1, 2, 2, 3 and 4."
                ),
                _(
                    "One car that everybody shares, and a one-way ring road with ten stops: the port, and one stop for each of nine Cubans. Twelve buildings, three in each of four quarters, which are known by their flowers: yellow, blue, red and white. A price track with 2, 3, 4 and a chequered flag. Seven ships will come."
                ),
                _(
                    "Each player has a pawn, three ownership markers, and a screen that hides pesos, goods and points."
                ),
            ),
            also=p_("search", "money, coins, stars, stock, resources, sugar cane, citrus"),
            pieces=("tok_sugar", "tok_fruit", "tok_tobacco", "tok_rum", "tok_cigar", "tok_wood"),
        ),
        Section(
            "2",
            _("Setting up"),
            (
                _(
                    "Buildings and Cubans are laid out at random. The car stands in the port, the price is 2. Everybody begins with 3 pesos, 2 victory points, 1 sugar, 1 tobacco and 1 fruit; pawns are off the board. The player to the right of the first player rolls for the first ship."
                ),
            ),
            pieces=("coin", "star", "pawn_0", "pawn_1", "pawn_2", "pawn_3"),
        ),
    ]


def _turn(language: Language) -> list[Section]:
    """Driving and visiting."""
    _, p_ = language._, language.p_
    return [
        Section(
            "3",
            _("A turn"),
            (
                _(
                    "Drive the car forward, 1 to 10 stops. The first stop is free; each one after that costs 1 peso. If the car has passed the port without stopping, the price goes up one step when it arrives."
                ),
                _(
                    "Then visit the stop. A Cuban who is awake gives what rule 4 says, and then the pawn goes to a building (rule 5). With one who is asleep (zZ) nothing happens at all. In the port a loading round begins (rule 6); the pawn stays where it is and no building is used."
                ),
                _(
                    "At the end of the turn, if the player's pawn stands on another player's building, the owner gets 1 victory point, even if the pawn has only stayed there. If no ship is in port, the player then rolls for a new one (rule 7)."
                ),
            ),
            also=p_("search", "move, round, visit, drive, car"),
            pieces=("car_00", "pawn_0", "flag_0"),
        ),
    ]


def _cubans(language: Language) -> Section:
    """Each Cuban beside the figure."""
    _ = language._
    told = {
        "": _(
            "Each Cuban gives something to whoever stops there. If the supply has less, you get what is left."
        ),
        "fig_pedro": _("Pedro (white): 2 tobacco."),
        "fig_jose": _("José (yellow): 2 sugar."),
        "fig_conchita": _("Conchita (red): 2 fruit."),
        "fig_miguel": _("Miguel (blue): 2 wood."),
        "fig_maria": _("Maria (red): 2 victory points."),
        "fig_martinez": _("Martinez (blue): 3 pesos."),
        "fig_pablo": _("Pablo (yellow): 1 good of your choice from the supply, but not wood."),
        "fig_alonso": _(
            "Alonso (white): either put one of your ownership markers on any building that nobody owns, free of charge, or use a building that you own, wherever the pawns stand. Or do neither. Afterwards your pawn goes to a building in the white quarter as usual."
        ),
        "fig_zorro": _(
            "El Zorro: every other player, clockwise, gives you 1 peso, 1 good (no wood) or 1 victory point, as the giver chooses; a player who has none of these gives nothing. Your pawn stays where it is, and you may use its building again."
        ),
    }
    also = language.p_(
        "search",
        "people, figures, characters, flowers, lawyer, dancer, musician, thief, farmer, lumberjack",
    )
    return Section("4", _("The Cubans"), tuple(told.values()), tuple(told), also)


def _buildings(language: Language) -> Section:
    """Each building beside its picture."""
    _ = language._
    told = (
        (
            "",
            _(
                "Your pawn must move to a building in the quarter of the Cuban's flower where no other pawn stands; it may not stay in its building. If there is no such building, it stays, and you may use the building it stands on. Markers never block. Using a building is up to you; a gain that costs nothing is taken without asking."
            ),
        ),
        *_what_they_do(language).items(),
        ("", _("The customs house, the harbour office and the trade office need a ship in port.")),
        ("", asleep(language)),
    )
    also = language.p_(
        "search", "houses, shops, asleep, inactive, active, siesta, exchange, trade, flowers"
    )
    sprites, words = zip(*told, strict=True)
    return Section("5", _("The buildings"), words, sprites, also)


def asleep(language: Language) -> str:
    """What it means that a Cuban sleeps."""
    return language._(
        "A Cuban who is asleep (zZ) gives nothing, and wakes up as soon as the car drives past or leaves that stop."
    )


def _what_they_do(language: Language) -> dict[str, str]:
    """What each building does, by its picture."""
    _ = language._
    return {
        "bld_bank": _("Bank: 2 pesos."),
        "bld_church": _("Church: 1 victory point."),
        "bld_distillery": _("Distillery: turn in any amount of sugar for as much rum."),
        "bld_cigar_factory": _("Cigar factory: turn in any amount of tobacco for as many cigars."),
        "bld_black_market": _(
            "Black market: swap 1 good for a different one, no wood on either side."
        ),
        "bld_sawmill": _("Sawmill: 1 wood for 1 victory point and 1 peso."),
        "bld_cafe": _("Café: turn in 1 cigar, 1 rum, or one of each, for 2 victory points apiece."),
        "bld_customs": _("Customs house: set one die on the ship to 0."),
        "bld_casino": _(
            "Casino: buy any number of victory points for 3 pesos each, or sell any number for 3 pesos each, one direction at a time."
        ),
        "bld_harbour_office": _("Harbour office: move the price one step; from 2 only up."),
        "bld_trade_office": _(
            "Trade office: load 1 good that the ship wants, no wood, for 2 victory points whatever the price is."
        ),
        "bld_newspaper": _(
            "Newspaper: 1 peso, and you may put one Cuban to sleep, but not the one at the car's stop. That Cuban sleeps until the car drives past or leaves that stop."
        ),
    }


def _ships(language: Language) -> list[Section]:
    """Loading, the price, and ships to come."""
    _, p_ = language._, language.p_
    return [
        Section(
            "6",
            _("Loading and the price"),
            (
                _(
                    "The ship wants four goods; each die shows how many units. A loading round begins with the player in the port and goes round clockwise. In turn, either load or pass; whoever passes is out of this round, and whoever can load nothing passes without being asked."
                ),
                _(
                    "To load, deliver any number of one good that is wanted, up to the demand. Each unit goes back to the supply, lowers the die by one, and earns as many victory points as the price is just now. Or deliver wood instead of one wanted good, up to its demand: each unit lowers that die by one and earns 1 victory point whatever the price is. Wood and the good itself are never mixed in one delivery."
                ),
                _(
                    "When every die shows 0, the ship sails at once. When all have passed, the price goes up one step. On the chequered flag the ship sails, full or not."
                ),
            ),
            also=p_("search", "sell, deliver, boat, wood"),
            pieces=("price_2", "price_3", "price_4", "price_flag", "tok_wood"),
        ),
        Section(
            "7",
            _("A new ship"),
            (
                _(
                    "When a ship has sailed, the price goes back to 2 and the port stays empty until the end of the turn. Then the player whose turn it is rolls all five dice and leaves one of them out; the other four are what the new ship wants. If these four show 0, that ship sails at once, and the same player rolls again."
                ),
            ),
            also=p_("search", "roll, demand"),
            pieces=("die_sugar_2", "die_fruit_4", "die_tobacco_1", "die_rum_3", "die_cigar_0"),
        ),
    ]


def _end(language: Language) -> list[Section]:
    """How the game ends."""
    _, p_ = language._, language.p_
    return [
        Section(
            "8",
            _("The end"),
            (
                _(
                    "The game ends the moment the seventh ship sails. Every three goods left, of whatever kind, are worth 1 victory point; pesos are worth nothing. The most points win. In a tie the player with more goods wins, then the one with more pesos; then the victory is shared."
                ),
            ),
            also=p_("search", "win, winner, scoring, finish"),
            pieces=("boat", "star"),
        ),
    ]


def _knowing(language: Language) -> list[Section]:
    """What one can know, and how moves are typed."""
    _, p_ = language._, language.p_
    return [
        Section(
            "9",
            _("What you know"),
            (
                _(
                    "Gains and gifts happen in the open, but what a player holds lies behind the screen until the end, unless you play with open holdings."
                ),
                _(
                    "The memory aid keeps count for you, in pencil: it shows what follows from what everybody has seen, and no more."
                ),
            ),
            also=p_("search", "secret, hidden, screen"),
            pieces=("screen_0", "screen_1", "screen_2"),
        ),
        Section(
            "10",
            _("Typing a move"),
            (
                _(
                    "Moves can be typed as well as chosen by number: drive 3, leave rum, take sugar, give peso, claim bank, use bank, enter casino, exchange 2, swap sugar rum, saw, serve cigar rum, clear fruit, buy 1, sell 1, price up, ship fruit, close maria, load sugar 2, wood rum 1, pass, skip."
                ),
            ),
            typing=True,
        ),
    ]
