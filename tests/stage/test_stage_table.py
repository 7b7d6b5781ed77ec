"""The table: every spot answers a click, and what can't be done says why."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

from stage_world import click, fixture_app, kind, middle, sit, until_asked  # noqa: F401

from santiago_desktop.games.santiago.rules.legal import MAY
from santiago_desktop.scenes.flow import Flow
from santiago_desktop.scenes.table.table import TableScene

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pytest

    from santiago_desktop.kernel.records import Action, Event
    from santiago_desktop.scenes.app import App


def test_a_stop_that_is_too_dear_says_why(app: App) -> None:
    scene = sit(app, "Ana", "ai:easy")
    assert until_asked(app, scene)
    far = (scene.table.match.state.car + 9) % 10
    before = len(scene.table.match.log)
    click(app, middle(scene, f"stop.{far}"))
    assert scene.prompt.notice.startswith("That drive costs 8 pesos")
    assert scene.prompt.notice_rule == scene.prompt.rule == "3"
    assert len(scene.table.match.log) == before


def test_a_click_on_a_legal_stop_drives_there(app: App) -> None:
    scene = sit(app, "Ana", "ai:easy")
    assert until_asked(app, scene)
    there = (scene.table.match.state.car + 1) % 10
    click(app, middle(scene, f"stop.{there}"))
    assert scene.table.match.log[-1].action.text == "drive 1"


def near_port(app: App, pesos: int) -> TableScene:
    """A table at which Ana, who has so many pesos, is to drive, four stops before the port."""
    scene = sit(app, "Ana", "ai:easy")
    assert until_asked(app, scene)
    state = scene.table.match.state
    state.pesos[0], state.car = pesos, 6
    scene.deciding.end()
    scene.sight.show_now()
    for _ in range(4):
        app.frame(0.2)
    return scene


def test_a_click_on_a_die_of_the_ship_drives_to_the_port_too(app: App) -> None:
    """The dice lie within the golden line around the ship, and one was told to drive first."""
    scene = near_port(app, 9)
    place = middle(scene, "die.2")
    assert scene.controls.hover.thing_at(place) == "die.2", "the tooltip is the die's"
    click(app, place)
    assert scene.table.match.log[-1].action.text == "drive 4"


def test_who_is_not_rich_enough_hears_so_on_the_dice_of_the_ship(app: App) -> None:
    scene = near_port(app, 1)
    click(app, middle(scene, "die.2"))
    assert scene.prompt.notice.startswith("That drive costs 3 pesos")


def test_every_spot_can_be_clicked_at_every_moment(app: App) -> None:
    scene = sit(app, "Ana", "ai:easy")
    random, phases, refused = Random(5), set(), Counter[str]()
    asked = {phase for phase in MAY if phase not in ("roll", "over")}
    while phases < asked and until_asked(app, scene):
        state = scene.table.match.state
        if state.phase not in phases:
            phases.add(state.phase)
            refused += Counter(kind(spot) for spot in refusals(app, scene))
        scene.play(random.choice(scene.legal()))
    assert phases >= {"drive", "enter", "use", "leave"}
    assert refused.keys() >= {"stop", "building", "die"}


def refusals(app: App, scene: TableScene) -> Iterator[str]:
    """Click what can't be done now, all that is in sight of it: each click is answered."""
    state, before = scene.table.match.state, len(scene.table.match.log)
    for spot in scene.sight.targets():
        action, place = scene.sight.desk.attempt(spot, state), middle(scene, spot)
        found = scene.controls.hover.thing_at(place)
        seen = spot in (found, *scene.sight.desk.stands_for(found, scene.sight.shown))
        covered = any(widget.box.collidepoint(place) for widget in scene.controls.panel.widgets)
        if not action or scene.table.match.allows(action) or covered or not seen:
            continue
        scene.prompt.forget()
        click(app, place)
        assert scene.prompt.notice, spot
        assert len(scene.table.match.log) == before, spot
        yield spot


def test_a_moment_of_the_log_is_shown_and_left(app: App) -> None:
    scene = sit(app, "Ana", "ai:easy")
    assert until_asked(app, scene)
    car = scene.sight.shown.car
    scene.play(scene.legal()[0])
    assert until_asked(app, scene)
    app.frame(0.1)
    scene.look_at(0)
    app.frame(0.1)
    assert scene.sight.past is not None
    assert scene.sight.shown.car == car == 0
    click(app, scene.controls.panel.reachable()[0].box.center)
    assert scene.sight.past is None


def test_earlier_moments_show_nobody_elses_holdings(app: App) -> None:
    scene = sit(app, "Ana", "Ben")
    until_hand_over(app, scene)
    for line in scene.log.lines:
        scene.sight.past = scene.log.chronicle.at(line)[1]
        others = [seat for seat in range(2) if seat != scene.sight.viewer]
        assert all(scene.sight.shown.vp[seat] == -1 for seat in others)


def until_hand_over(app: App, scene: TableScene) -> None:
    for _ in range(6):
        app.frame(0.5)
        if app.stack.top is not scene:
            app.stack.pop()
            seat = scene.turn.waiting_for
            assert seat is not None
            scene.turn.take_seat(seat)  # as the hand-over screen does
        if scene.deciding.asked:
            scene.play(scene.legal()[0])


def test_screens_are_closed_while_a_computer_plays(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All at the table watch it."""
    scene = sit(app, "Ana", "ai:easy", "Ben")
    play, watchers = scene.table.play, set()

    def watched(action: Action) -> list[Event]:
        watchers.add((scene.table.match.state.actor, scene.sight.viewer))
        return play(action)

    monkeypatch.setattr(scene.table, "play", watched)
    for _ in range(20):
        until_hand_over(app, scene)
    assert {viewer >= 0 for actor, viewer in watchers if actor == 1} == {False}
    assert {(0, 0), (2, 2)} <= watchers


def test_what_is_recalled_reads_as_it_did_when_it_was_new(app: App) -> None:
    scene = sit(app, "Ana", "ai:easy", "ai:easy")
    for _ in range(25):
        assert until_asked(app, scene)
        legal = scene.legal()
        skips = [action for action in legal if action.text == "skip"]
        scene.play((skips or legal)[0])
    assert until_asked(app, scene)
    lines = [(scene.log.sentence(line), scene.log.chronicle.at(line)) for line in scene.log.lines]
    assert any("does not use the" in sentence for sentence, _ in lines)
    scene.log.recall()
    assert [
        (scene.log.sentence(line), scene.log.chronicle.at(line)) for line in scene.log.lines
    ] == lines


def test_a_sentence_of_the_log_is_seen_whole_or_not_at_all(app: App) -> None:
    """The top one ended in "…", or began in the middle: both looked like a mistake."""
    scene = sit(app, "Ana", "ai:easy", "ai:easy", "ai:easy")
    for _ in range(4):
        assert until_asked(app, scene)
        scene.play(scene.legal()[0])
    top, gaps = scene.log.box.y + scene.log.canvas.px(48), 0
    while scene.log.scroll(1):
        rows = scene.log.rows()
        gaps += rows[-1].box.y - top > rows[-1].box.height
        assert rows[-1].box.y >= top
        for row in rows:
            said = scene.log.sentence(row.line)
            assert " ".join(row.words) in (said, f"{said} ×{row.times}")  # noqa: RUF001
    assert gaps, "a longer sentence had no room"


def test_undo_brings_back_the_log(app: App) -> None:
    scene = sit(app, "Ana", "ai:easy")
    assert until_asked(app, scene)
    app.frame(0.5)
    lines = [scene.log.sentence(line) for line in scene.log.lines]
    scene.play(scene.legal()[0])
    assert until_asked(app, scene)
    assert scene.undo()
    assert [scene.log.sentence(line) for line in scene.log.lines] == lines


def test_a_lesson_can_be_followed_left_and_resumed(app: App) -> None:
    flow = Flow(app)
    flow.lesson()
    scene = app.stack.top
    assert isinstance(scene, TableScene)
    assert scene.guide is not None
    for step in range(90):
        if not until_asked(app, scene) or scene.guide.over:
            break
        if step in (6, 12):  # leave, and come back
            flow.title()
            flow.lesson()
            again = app.stack.top
            assert isinstance(again, TableScene)
            assert again.table.match.state == scene.table.match.state
            scene = again
            continue
        assert scene.guide.free or len(scene.legal()) <= 1
        if scene.guide.line or scene.guide.free:
            scene.play(scene.legal()[0])
        else:
            scene.turn.read_on()
    assert scene.guide is not None
    assert scene.guide.over
    assert scene.legal() == scene.table.match.legal()
    for _ in range(12):
        scene.play(scene.legal()[-1])
        assert until_asked(app, scene)
    for number, line in enumerate(scene.log.lines):
        scene.look_at(number)
        coin = scene.sight.desk.picture(scene.sight.shown)["price"]
        price = scene.log.chronicle.at(line)[1].price
        assert coin.at[0] == scene.sight.targets()[f"price.{price}"].at[0]
