"""Cargo Noir: coins under ships, horns in the fog, the casino, the black market, the last bell."""

from __future__ import annotations

from functools import partial

import numpy as np
from numpy.typing import NDArray

from studio import percussion, sampled
from studio.catalogue import FAINT, FEATURE, PLAIN, SOFT, STRONG, Effect
from studio.effects.goods import bubble
from studio.effects.harbour import creak, horn_tone
from studio.synth import (
    band, bell, clock, decay, envelope, faded, glide, highpass, in_room, layered, lowpass, metal,
    noise, saw, sine, thump, wood,
)  # fmt: skip

Audio = NDArray[np.float64]
STACK = "abcdefgh"  # the steps of the rising coins


def stack_coin(step: int) -> Audio:
    """One coin clicks on a stack; each is a tone of the D minor scale higher than the one below."""
    semitones = (0, 2, 3, 5, 7, 9, 10, 12)[step]
    tone = 1480.0 * 2 ** (semitones / 12)
    click = metal(tone, 0.25, 0.035) + 0.5 * metal(tone * 1.012, 0.25, 0.03)
    return layered(
        (0, 0.7 * click), (0, 0.4 * wood(520, 0.1, 0.7)), (0, 0.2 * thump(200, 150, 0.1, 0.015))
    )


def tug_leaves() -> Audio:
    """A tug slides off the slip: wood on wet stone, the engine catches, water behind it."""
    slide = band(noise(0.4, 301), 250, 1400) * envelope([(0, 0), (0.25, 0.4), (0.4, 0)], 0.4)
    splash = band(noise(0.5, 302), 300, 2600) * decay(0.5, 0.09, 0.03) * 0.5
    puffs = [(0.34 + 0.105 * k, (0.9 - 0.09 * k) * thump(96, 66, 0.16, 0.035)) for k in range(8)]
    steam = [
        (0.34 + 0.105 * k, 0.08 * band(noise(0.1, 303 + k), 300, 1200) * decay(0.1, 0.03))
        for k in range(8)
    ]
    return in_room(layered((0, slide), (0.28, splash), *puffs, *steam), 0.22, 0.5)


def tug_lands() -> Audio:
    """The tug comes down on its gold: a soft thud that makes the coins sing."""
    hull = thump(125, 72, 0.3, 0.05) + 0.4 * wood(280, 0.3, 0.6)
    ring = [(0.02 + 0.012 * k, 0.16 * metal(1700 + 210 * k, 0.5, 0.07)) for k in range(4)]
    return in_room(layered((0, hull), *ring), 0.22, 0.4)


def raised() -> Audio:
    """The tug is lifted, gold is pushed below it."""
    strain = 0.16 * creak(0.25, 50, 90, 311)
    clicks = [(0.22 + 0.06 * k, 0.7 * stack_coin(k + 1)) for k in range(4)]
    return in_room(
        layered((0, strain), *clicks, (0.46, 0.5 * thump(130, 80, 0.2, 0.04))), 0.2, 0.35
    )


def outbid() -> Audio:
    """Two muted stabs, and thunder far beyond the bay."""
    stabs = [
        (at, 0.22, name, loud)
        for at, loud in ((0.0, 92), (0.2, 108))
        for name in ("F4", "Ab4", "B4")
    ]
    brass = sampled.phrase(sampled.MUTED, stabs, 0.9)
    roll = lowpass(noise(1.6, 321), 150, 3) * envelope(
        [(0, 0), (0.2, 1), (0.5, 0.6), (0.7, 0.8), (1.6, 0)], 1.6
    )
    return faded(
        in_room(layered((0, 0.8 * brass), (0.25, 0.9 * roll / np.max(np.abs(roll)))), 0.3, 1.0),
        0.001,
        0.4,
    )


def lighter() -> Audio:
    """A hat is taken, a lighter snaps: the family goes home."""
    brush = lowpass(noise(0.16, 331), 2200) * envelope([(0, 0), (0.08, 0.16), (0.16, 0)], 0.16)
    lid = 0.8 * metal(2600, 0.15, 0.03) + 0.4 * wood(1500, 0.15)
    wheel = band(noise(0.05, 332), 3000, 9000) * decay(0.05, 0.012)
    flame = highpass(noise(0.4, 333), 1200) * envelope([(0, 0), (0.05, 0.05), (0.4, 0)], 0.4)
    return in_room(
        layered((0, brush), (0.2, lid), (0.3, 0.6 * wheel), (0.33, flame), (0.72, 0.7 * lid)),
        0.15,
        0.3,
    )


def syndicate() -> Audio:
    """Two coins more, out of a hat."""
    brush = lowpass(noise(0.14, 341), 2400) * envelope([(0, 0), (0.08, 0.2), (0.14, 0)], 0.14)
    return in_room(layered((0, brush), (0.15, stack_coin(4)), (0.27, stack_coin(7))), 0.2, 0.4)


def crates() -> Audio:
    """A port is taken: a crowbar, lids fly off, tokens knock into the tray."""
    bar = 0.35 * creak(0.22, 60, 120, 351)
    lids = [(0.2, wood(250, 0.25, 0.9)), (0.36, 0.8 * wood(300, 0.25, 0.9, 4))]
    tokens = [
        (0.5 + 0.08 * k, (0.5 + 0.05 * k) * wood(760 + 70 * k, 0.12, 0.7, k + 1)) for k in range(5)
    ]
    return in_room(
        layered((0, bar), *lids, (0.2, 0.7 * thump(130, 80, 0.3, 0.04)), *tokens), 0.22, 0.4
    )


def roulette() -> Audio:
    """The ball runs round the rim, drops, hops over the pockets and lies."""
    length = 1.15
    t = clock(length)
    rim = band(noise(length, 361), 1500, 5200) * (
        0.55 + 0.45 * np.sin(2 * np.pi * (5.2 * t - 1.5 * t**2))
    )
    rim *= envelope([(0, 0), (0.08, 0.22), (0.9, 0.12), (length, 0)], length)
    hops, at, gap = [], 0.95, 0.115
    while gap > 0.028:
        hops.append((at, (0.4 + 4 * gap) * wood(1900 - 300 * gap, 0.06, 0.9, len(hops) + 1)))
        at, gap = at + gap, gap * 0.74
    chime = 0.3 * sampled.phrase(sampled.VIBES, [(0, 0.8, "A5", 80), (0.08, 0.9, "D6", 84)], 1.1)
    return in_room(layered((0, rim), *hops, (at + 0.03, chime)), 0.2, 0.5)


def safe_door() -> Audio:
    """Gold goes into the safe: the heavy door, the bolts, the dial."""
    door = thump(90, 55, 0.4, 0.07) + 0.5 * metal(310, 0.4, 0.06)
    bolts = [
        (0.18 + 0.07 * k, 0.5 * metal(620 + 60 * k, 0.2, 0.03) + 0.3 * wood(300, 0.2))
        for k in range(2)
    ]
    dial = [(0.36 + 0.035 * k, 0.16 * wood(1700, 0.04, 0.8, k + 1)) for k in range(7)]
    return in_room(layered((0, door), *bolts, *dial), 0.22, 0.45)


def swapped() -> Audio:
    """Two tokens cross over the market's counter."""
    air = band(noise(0.3, 371), 500, 2400) * envelope([(0, 0), (0.15, 0.22), (0.3, 0)], 0.3)
    first, second = wood(700, 0.15, 0.7), wood(880, 0.15, 0.7, 3)
    pluck = 0.35 * sampled.phrase(
        sampled.PIZZICATO, [(0, 0.2, "D5", 76), (0.1, 0.3, "A5", 70)], 0.6
    )
    return in_room(layered((0, air), (0.3, first), (0.37, 0.8 * second), (0.3, pluck)), 0.18, 0.3)


def set_sold(step: int) -> Audio:
    """Tokens slide together, the value is stamped on them; `step` 1 brings the vibraphone's chord."""
    slides = [(0.06 * k, 0.5 * wood(820 + 60 * k, 0.1, 0.6, k + 1)) for k in range(4)]
    down = thump(140, 80, 0.25, 0.04) + 0.6 * wood(250, 0.25, 0.6)
    chord = [
        (0.02 * k, 0.8, name, 72) for k, name in enumerate(("D5", "F5", "A5", "B5")[: 2 + 2 * step])
    ]
    return in_room(
        layered(*slides, (0.3, down), (0.33, 0.4 * sampled.phrase(sampled.VIBES, chord, 1.2))),
        0.2,
        0.5,
    )


def till() -> Audio:
    """The cash drawer: keys, the bell, the drawer runs out."""
    keys = [(0.05 * k, 0.5 * wood(1100 - 60 * k, 0.08, 0.9, k + 1)) for k in range(3)]
    drawer = band(noise(0.22, 381), 300, 1800) * envelope([(0, 0), (0.16, 0.3), (0.22, 0)], 0.22)
    coins = [(0.42 + 0.03 * k, 0.2 * metal(1900 + 260 * k, 0.2, 0.03)) for k in range(3)]
    stop = 0.6 * wood(330, 0.2, 0.6) + 0.4 * thump(130, 90, 0.2, 0.03)
    return in_room(
        layered(*keys, (0.17, 0.7 * bell(2093, 1.0, 0.18)), (0.2, drawer), (0.41, stop), *coins),
        0.18,
        0.4,
    )


def camera() -> Audio:
    """A flash bulb for the grand ones: the shutter, the pop, the charge that whines away."""
    shutter = layered((0, 0.7 * wood(1800, 0.06, 1.0)), (0.05, 0.5 * wood(1400, 0.06, 1.0, 3)))
    pop = lowpass(noise(0.2, 391), 3500) * decay(0.2, 0.025, 0.001)
    whine = sine(glide(2400, 5200, 0.9), 0.9) * envelope([(0, 0), (0.1, 0.03), (0.9, 0)], 0.9)
    return in_room(layered((0, shutter), (0.04, pop), (0.12, whine)), 0.2, 0.4)


def lids_off() -> Audio:
    """A warehouse more: two riveted lids fly off."""
    rivets = [(0.04 * k, 0.3 * metal(1500 + 170 * (k % 3), 0.12, 0.02)) for k in range(4)]
    lids = [
        (0.18, metal(430, 0.5, 0.06) + 0.4 * wood(280, 0.5)),
        (0.38, 0.8 * metal(490, 0.5, 0.06)),
    ]
    return in_room(layered(*rivets, *lids), 0.22, 0.4)


def new_tug() -> Audio:
    """A ship more: a short double whistle from the slip."""

    def whistle(seconds: float) -> Audio:
        tone = sine(587.0, seconds) + 0.7 * sine(740.0, seconds) + 0.4 * sine(880.0, seconds)
        hiss = highpass(noise(seconds, 401), 1800) * 0.1
        return (tone + hiss) * envelope(
            [(0, 0), (0.04, 1), (seconds - 0.1, 0.8), (seconds, 0)], seconds
        )

    return in_room(layered((0, 0.7 * whistle(0.2)), (0.28, whistle(0.5))), 0.3, 0.8)


def discard() -> Audio:
    """A token falls into the crate, dust settles."""
    fall = thump(150, 90, 0.2, 0.03) + 0.6 * wood(410, 0.2, 0.7)
    dust = highpass(noise(0.4, 411), 2500) * envelope([(0, 0), (0.05, 0.06), (0.4, 0)], 0.4)
    return in_room(layered((0, fall), (0.1, 0.3 * wood(520, 0.1, 0.7, 3)), (0.03, dust)), 0.18, 0.3)


def foghorn() -> Audio:
    """A horn far out at sea: a new round, the night goes on."""
    blast = lowpass(horn_tone(1.9, 65.4), 420)
    return faded(
        in_room(layered((0, blast), (0.9, 0.2 * lowpass(blast, 240))), 0.45, 1.8, 421), 0.001, 0.5
    )


def beam() -> Audio:
    """The lighthouse beam sweeps over the family's ships: somebody's turn."""
    sweep = band(noise(0.9, 431), 400, 2600) * envelope([(0, 0), (0.45, 0.12), (0.9, 0)], 0.9)
    chord = [(0.12 * k, 0.9, name, 60 + 4 * k) for k, name in enumerate(("D4", "A4", "F5"))]
    return in_room(
        layered((0, sweep), (0.1, 0.6 * sampled.phrase(sampled.VIBES, chord, 1.4))), 0.25, 0.7
    )


def buoy() -> Audio:
    """The bell buoy rocks once on a swell."""
    toll = bell(659, 1.8, 0.4)
    return in_room(layered((0, 0.8 * toll), (0.55, 0.4 * toll)), 0.35, 1.0)


def neon() -> Audio:
    """A neon sign stutters: the hum breaks off twice."""
    length = 0.7
    t = clock(length)
    hum = lowpass(saw(100.0, length, 30), 3200) * 0.4 + 0.12 * band(noise(length, 441), 2000, 6000)
    gate = np.where((t % 0.17 < 0.05) & (t < 0.55), 0.15, 1.0)
    sparks = [
        (at, 0.3 * wood(2600, 0.04, 1.2, k + 1, 0.5)) for k, at in enumerate((0.05, 0.22, 0.39))
    ]
    return layered(
        (
            0,
            lowpass(hum * gate, 5000) * envelope([(0, 0), (0.03, 1), (0.5, 0.8), (0.7, 0)], length),
        ),
        *sparks,
    )


def last_round() -> Audio:
    """The ship's bell: two double strokes, low strings under it; the last round."""
    strokes = [
        (at, loud * bell(784, 1.9, 0.42))
        for at, loud in ((0, 0.9), (0.3, 1.0), (1.0, 0.9), (1.3, 1.0))
    ]
    low = sampled.phrase(
        48, [(0.0, 2.6, "D3", 70), (0.0, 2.6, "A3", 62), (1.0, 1.6, "Bb3", 60)], 3.0
    )
    return faded(in_room(layered(*strokes, (0, 0.35 * low)), 0.32, 1.2), 0.001, 0.5)


def chain() -> Audio:
    """A boom across the water: this port is closed."""
    links = [
        (0.05 * k, (0.6 - 0.04 * k) * metal(900 + 130 * (k * 3 % 5), 0.25, 0.03)) for k in range(9)
    ]
    return in_room(layered(*links, (0.45, 0.6 * thump(120, 75, 0.2, 0.04))), 0.25, 0.5)


def token(seed: int) -> Audio:
    """A token jumps from the tray to the baize."""
    land = lowpass(wood(640 + 60 * seed, 0.14, 0.6, seed), 2600) + 0.4 * thump(170, 120, 0.14, 0.02)
    return layered((0, 0.15 * wood(1150, 0.06, 0.5)), (0.09, land))


def splash_home() -> Audio:
    """A tug glides back to its slip and bumps the fender."""
    chance = np.random.default_rng(451)
    wash = band(noise(0.8, 452), 260, 1700) * envelope([(0, 0), (0.2, 0.35), (0.8, 0)], 0.8)
    bump = thump(110, 70, 0.3, 0.05) + 0.3 * wood(210, 0.3, 0.5)
    drops = [(0.5 + 0.06 * k, 0.2 * bubble(chance)) for k in range(5)]
    return in_room(layered((0, wash), (0.45, bump), *drops), 0.22, 0.45)


def win() -> Audio:
    """Dawn: the band's last chord climbs, brushes, a ride cymbal, a horn that goes home."""
    chords = (
        (0.0, "D4 F4 A4 B4"),
        (0.55, "G4 Bb4 D5 E5"),
        (1.1, "A4 C#5 G5 Bb5"),
        (1.65, "D4 A4 B4 F#5"),
    )
    piano = [(at + 0.015 * k, 0.5 if at < 1.6 else 2.2, name, 84)
             for at, names in chords for k, name in enumerate(names.split())]  # fmt: skip
    tune = [(0.0, 0.27, "A5", 104), (0.37, 0.18, "G#5", 96), (0.55, 0.4, "A5", 104), (0.92, 0.18, "F5", 98),
            (1.1, 0.35, "G5", 104), (1.47, 0.18, "E5", 98), (1.65, 2.2, "F#5", 110)]  # fmt: skip
    bass = [(0, 0.5, "D2", 98), (0.55, 0.5, "G2", 96), (1.1, 0.5, "A2", 98), (1.65, 2.0, "D2", 104)]
    keys = [(0.275 * k, percussion.RIDE, 70 + 12 * (k % 2)) for k in range(7)] + [(1.65, 49, 80)]
    seconds = 4.4
    mix = sampled.phrase(sampled.MUTED, tune, seconds, True) + 0.6 * sampled.phrase(
        sampled.PIANO, piano, seconds
    )
    mix += 0.8 * sampled.phrase(sampled.BASS, bass, seconds) + 0.4 * sampled.hits(keys, seconds)
    far = 0.12 * lowpass(horn_tone(1.6, 73.4), 380)
    return faded(in_room(layered((0, mix), (2.3, far)), 0.25, 1.0), 0.002, 0.5)


EFFECTS = (
    *(
        Effect(
            f"noir_coin_{letter}",
            partial(stack_coin, step),
            SOFT,
            f"Cargo Noir: coin {step + 1}{' and later ones' if step == 7 else ''} of a bid drops on the stack",
        )
        for step, letter in enumerate(STACK)
    ),
    Effect("noir_sail", tug_leaves, PLAIN, "Cargo Noir: a ship is sent (700 ms, rings on)"),
    Effect("noir_land", tug_lands, PLAIN, "Cargo Noir: the ship lands on its stack"),
    Effect(
        "noir_raise",
        raised,
        PLAIN,
        "Cargo Noir: a bid is raised; the ship is lifted, coins below it",
    ),
    Effect("noir_outbid", outbid, STRONG, "Cargo Noir: somebody outbids you"),
    Effect("noir_lighter", lighter, SOFT, "Cargo Noir: a rival withdraws; lighter and hat"),
    Effect("noir_home", splash_home, SOFT, "Cargo Noir: a ship comes home to its slip (500 ms)"),
    Effect("noir_syndicate", syndicate, PLAIN, "Cargo Noir: the syndicate adds two coins"),
    Effect("noir_crates", crates, PLAIN, "Cargo Noir: a port is taken; crates open, tokens fly"),
    Effect("noir_roulette", roulette, PLAIN, "Cargo Noir: the casino's wheel turns (1.2 s)"),
    Effect("noir_safe", safe_door, PLAIN, "Cargo Noir: coins go into the safe"),
    Effect("noir_swap", swapped, PLAIN, "Cargo Noir: two tokens change places on the market"),
    Effect(
        "noir_token_1",
        partial(token, 1),
        SOFT,
        "Cargo Noir: a token is taken or put back while trading",
    ),
    Effect(
        "noir_token_2",
        partial(token, 2),
        SOFT,
        "Cargo Noir: a token is taken or put back while trading",
    ),
    Effect("noir_set", partial(set_sold, 0), PLAIN, "Cargo Noir: a set is sold, its value stamped"),
    Effect(
        "noir_set_great", partial(set_sold, 1), STRONG, "Cargo Noir: a set of six or more is sold"
    ),
    Effect("noir_till", till, PLAIN, "Cargo Noir: a card is bought; the cash drawer"),
    Effect(
        "noir_camera",
        camera,
        STRONG,
        "Cargo Noir: one of the six unique cards is bought; flash bulb",
    ),
    Effect("noir_lids", lids_off, PLAIN, "Cargo Noir: a warehouse is bought; two lids fly off"),
    Effect(
        "noir_new_ship", new_tug, PLAIN, "Cargo Noir: a ship is bought; a tug comes off the tile"
    ),
    Effect("noir_discard", discard, SOFT, "Cargo Noir: a token is thrown away"),
    Effect("noir_horn", foghorn, STRONG, "Cargo Noir: a new round; the foghorn"),
    Effect("noir_beam", beam, PLAIN, "Cargo Noir: a turn begins; the beam sweeps (900 ms)"),
    Effect("noir_buoy", buoy, SOFT, "Cargo Noir: a ship has kept its port; the bell buoy"),
    Effect("noir_chain", chain, SOFT, "Cargo Noir: this port is closed"),
    Effect("noir_neon", neon, FAINT, "Cargo Noir: a neon sign flickers"),
    Effect(
        "noir_last_round",
        last_round,
        STRONG,
        "Cargo Noir: the last round begins; four strokes of the bell",
    ),
    Effect("noir_win", win, FEATURE, "Cargo Noir: you have won"),
)
