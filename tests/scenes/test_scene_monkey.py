"""Random clicks, keys, wheels and resizes: nothing raises, and one can always go on."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pygame
import pytest
from scenes_hands import fixture_hands, fixture_new_hands, played  # noqa: F401

from santiago_desktop.scenes.front.title import Title
from santiago_desktop.table.archive import Archive

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes_hands import Hands

EVENTS = 120  # for each opening; a thousand with `--often 9`
KEYS = (
    *(pygame.K_TAB, pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_SPACE, pygame.K_BACKSPACE),
    *(pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_PAGEDOWN),
    *(pygame.K_m, pygame.K_l, pygame.K_h, pygame.K_p, pygame.K_F1, pygame.K_HOME, pygame.K_DELETE),
)
SIZES = ((1280, 720), (1024, 600), (960, 540), (700, 900), (1600, 900))


def look_for_files(hands: Hands) -> None:
    """The page of folders, from the list of saved games; its button is looked for in English."""
    hands.app.change("language", "en")
    hands.flow.saves()
    hands.wait()
    hands.click("foot Import a file…")


OPENINGS: dict[str, Callable[[Hands], object]] = {
    "title": lambda hands: hands.flow.title(),
    "setup": lambda hands: hands.flow.setup(),
    "settings": lambda hands: hands.flow.settings(),
    "keys": lambda hands: hands.flow.keys(),
    "saves": lambda hands: hands.flow.saves(),
    "files": look_for_files,
    "rules": lambda hands: hands.flow.rules(),
    "result": lambda hands: hands.flow.result(played(hands.app.saves, "1")),
    "table": lambda hands: hands.flow.play(played(hands.app.saves, "2", 40)),
    "manila": lambda hands: hands.flow.play(played(hands.app.saves, "2", 40, game="manila")),
    "night": lambda hands: hands.flow.play(played(hands.app.saves, "3", 70, game="cargo_noir")),
}


def act(hands: Hands, luck: Random) -> None:
    """One random thing that a hand, a cat or a window manager does."""
    width, height = hands.app.canvas.size
    place = luck.randrange(width), luck.randrange(height)
    what = luck.random()
    if what < 0.5:
        widgets = [w for w in hands.widgets() if w.focusable]
        if widgets and luck.random() < 0.7:
            place = luck.choice(widgets).box.center
        hands.click_at(place)
    elif what < 0.8:
        modifiers = luck.choice((0, 0, 0, pygame.KMOD_SHIFT, pygame.KMOD_CTRL))
        hands.press(luck.choice(KEYS), modifiers)
    elif what < 0.88:
        wheel = pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=luck.choice((-3, -1, 1, 2)))
        hands.app.handle(wheel)
    elif what < 0.95:
        hands.type(luck.choice(("a", "Ж", "é", "7", "/")))
    elif what < 0.97:
        kind = luck.choice((pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED))
        hands.app.handle(pygame.event.Event(kind))
    else:
        hands.resize(luck.choice(SIZES))


@pytest.mark.parametrize("name", OPENINGS)
def test_random_events_never_raise(
    new_hands: Callable[..., Hands], name: str, often: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Archive, "write_out", lambda *_: None)  # nothing is strewn over the disk
    hands = new_hands()
    luck = Random(name)
    OPENINGS[name](hands)
    for step in range(EVENTS * often):
        act(hands, luck)
        hands.app.running = True
        assert hands.app.stack.scenes
        if step % 100 == 99:
            hands.app.change("zoom", luck.choice((75, 100, 150, 200)))
            OPENINGS[name](hands)
            hands.app.change("language", luck.choice(("en", "pl", "ru")))
    hands.flow.title()
    hands.wait()
    assert isinstance(hands.scene, Title)
