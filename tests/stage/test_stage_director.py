"""The director: watching, hurrying and skipping all end in the same picture."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
import stage_world  # noqa: F401 - chooses the dummy drivers
from worlds import Setting, random_steps

from santiago_desktop.contract.desk import Desk, Seating
from santiago_desktop.games import GAMES
from santiago_desktop.games.santiago.rules.decide import Santiago
from santiago_desktop.stage.board.clips import Clip, InTurn, Together, Wait
from santiago_desktop.stage.board.director import PACE, Director, Limit
from santiago_desktop.system import resources
from santiago_desktop.system.language import ENGLISH

if TYPE_CHECKING:
    from santiago_desktop.kernel.match import Match
    from santiago_desktop.stage.board.clips import Picture

FRAME = 1 / 60


def desk(*names: str) -> Desk[Any]:
    sitting = list(names or ("Ana", "Ben", "Cid"))
    seating = Seating(sitting, range(len(sitting)), lambda seat: (100, 200 * seat))
    made = GAMES["santiago"]().desk(ENGLISH, seating)
    assert made
    return made


def told_game(seed: int = 3) -> tuple[Match, Director]:
    """A whole random game, told to a director who has shown nothing yet."""
    match = Setting("santiago", 3, ()).match(seed)
    director = Director(
        Santiago(),
        desk(),
        match.state.copy(),
        sound=lambda _: None,
    )
    for _, events in random_steps(match, seed):
        director.tell(events)
    return match, director


def run(director: Director, seconds: float = FRAME, most: int = 100_000) -> int:
    frames = 0
    while director.busy and frames < most:
        director.update(seconds)
        director.picture()
        frames += 1
    return frames


def test_watching_ends_in_the_state_of_the_rules() -> None:
    match, director = told_game()
    run(director, 1 / 10)
    assert director.shown == match.state


def test_skipping_ends_in_the_same_picture() -> None:
    match, director = told_game()
    director.skip()
    watched = told_game()[1]
    run(watched, 1 / 10)
    assert director.shown == watched.shown == match.state
    assert director.picture() == watched.picture()


def test_a_second_click_skips_what_a_first_one_hurries() -> None:
    _, director = told_game()
    director.update(FRAME)
    director.hurry()
    assert director.busy
    director.hurry()
    assert not director.busy


def test_hurrying_is_quicker_and_ends_with_what_was_waiting() -> None:
    slow = run(told_game()[1], 1 / 10)
    director = told_game()[1]
    director.update(FRAME)
    director.hurry()
    assert run(director, 1 / 10) < slow / 2
    director.tell([])
    assert not director.busy


def test_with_the_speed_off_everything_is_there_at_once() -> None:
    _, director = told_game()
    director.pace = PACE["off"]
    assert run(director) == 1


def test_reduced_motion_moves_nothing_but_leaves_time_to_read() -> None:
    _, director = told_game()
    director.still = True
    for _ in range(200):
        director.update(FRAME)
        assert director.picture()[1] == set()
    assert director.busy


def test_the_numbers_change_when_the_clip_ends() -> None:
    match = Setting("santiago", 2, ()).match(1)
    told: list[str] = []
    director = Director(match.rules, desk(), match.state.copy(), sound=told.append)
    director.told = lambda event, _: told.append(type(event).__name__)
    for line in ("roll 1 1 1 1 1", "leave rum", "drive 1"):
        director.tell(match.play(match.read(line)))
    director.skip()
    assert told[0] == "DiceRolled"
    match.rules.check(match.state)
    assert director.shown == match.state


def test_looking_changes_nothing() -> None:
    _, director = told_game()
    director.update(0.05)
    before = director.shown.copy()
    assert director.picture() == director.picture()
    assert director.shown == before


def test_every_event_of_many_games_has_its_clip_and_sprites() -> None:
    from santiago_desktop.games.santiago.window.clips import STAGED  # noqa: PLC0415

    atlas = json.loads((resources.folder("assets") / "santiago/atlas/atlas.json").read_text())
    seen: set[type] = set()
    sprites: set[str] = set()
    for seed in range(6):
        match = Setting("santiago", 4, ()).match(seed)
        director = Director(
            match.rules, desk("Ana", "Ben", "Cid", "Eva"), match.state.copy(), sound=lambda _: None
        )
        for _, events in random_steps(match, seed):
            seen |= {type(event) for event in events}
            director.tell(events)
            while director.busy:
                sprites |= {item.sprite for item in director.picture()[0].values()}
                director.update(0.2)
    assert sprites <= set(atlas["sprites"])
    assert {name.rsplit("_", 1)[0] for name in sprites} >= {"car", "ship", "die_rum", "pawn"}
    quiet = {"Asked", "Queued", "Offered", "Skipped", "GameEnded"}
    assert {event.__name__ for event in seen if event not in STAGED} <= quiet


# --- sounds, and a limit for what nobody waits for -----------------------------------------------


class Clips:
    """A view that shows each event by the next of some clips."""

    def __init__(self, *clips: Clip) -> None:
        self.clips = list(clips)

    def picture(self, _: object) -> Picture:
        return {}

    def clip(self, _: object, __: object) -> Clip:
        return self.clips.pop(0)


def shown_clips(*clips: Clip) -> tuple[Director, list[str]]:
    """A director with an event for each clip, and what it lets be heard."""
    match, heard = Setting("santiago", 2, ()).match(1), []
    director = Director(match.rules, Clips(*clips), match.state.copy(), sound=heard.append)
    events = [event for _, events in random_steps(match, 1) for event in events]
    director.tell(events[: len(clips)])
    return director, heard


def test_the_parts_of_a_clip_are_heard_when_they_are_seen() -> None:
    clip = InTurn(Clip(0.5, "one"), Together(Clip(0.5, "two"), Clip(0.3, "three")), Wait(0.2))
    assert clip.cues == [(0.0, "one"), (0.5, "three"), (0.5, "two")]
    director, heard = shown_clips(clip)
    director.update(0.4)
    assert heard == ["one"]
    director.update(0.2)
    assert heard == ["one", "three", "two"]


def test_what_is_skipped_is_not_heard() -> None:
    director, heard = shown_clips(InTurn(Clip(0.5, "one"), Clip(0.5, "two")))
    director.update(0.1)
    director.skip()
    assert heard == ["one"]


def test_a_part_of_play_with_a_limit_takes_no_longer() -> None:
    director, _ = shown_clips(*[Clip(0.9) for _ in range(12)])
    director.limited = lambda *_: Limit("part", 1.2, 0.12)
    assert run(director) * FRAME < 1.2 + FRAME
    unlimited, _ = shown_clips(*[Clip(0.9) for _ in range(12)])
    assert run(unlimited) * FRAME > 10


def test_a_part_without_a_limit_begins_the_next_one_anew() -> None:
    director, _ = shown_clips(*[Clip(0.9) for _ in range(4)])
    limits = iter((Limit("part", 1.2, 0.5), None, Limit("part", 1.2, 0.5), None))
    director.limited = lambda *_: next(limits)
    assert run(director) * FRAME == pytest.approx(0.6 + 0.9 + 0.6 + 0.9, abs=5 * FRAME)


def test_what_comes_before_events_changes_nothing_and_can_be_hurried() -> None:
    director, heard = shown_clips()
    director.look_forward(Clip(1.0, "before"))
    changes = director.changes
    assert director.busy
    director.hurry()
    assert run(director) * FRAME < 0.5
    assert (director.changes, heard) == (changes, ["before"])
