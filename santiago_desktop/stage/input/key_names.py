"""What keys are called, in the player's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from santiago_desktop.system.language import Language


def named(key: str, language: Language) -> str:
    """A key as bindings write it, such as "ctrl+z", as people read it."""
    names = _names(language)
    return "+".join(names.get(part, part.title()) for part in _parts(key))


def _parts(key: str) -> list[str]:
    """The modifiers and the key, which may be a plus itself."""
    first, plus, rest = key.partition("+")
    return [first, *_parts(rest)] if first and plus and rest else [key]


def _names(language: Language) -> dict[str, str]:
    p_ = language.p_
    return {
        "return": p_("key", "Enter"),
        "space": p_("key", "Space"),
        "escape": p_("key", "Esc"),
        "tab": p_("key", "Tab"),
        "backspace": p_("key", "Backspace"),
        "delete": p_("key", "Delete"),
        "insert": p_("key", "Insert"),
        "home": p_("key", "Home"),
        "end": p_("key", "End"),
        "page up": p_("key", "Page up"),
        "page down": p_("key", "Page down"),
        "up": p_("key", "Up arrow"),
        "down": p_("key", "Down arrow"),
        "left": p_("key", "Left arrow"),
        "right": p_("key", "Right arrow"),
        "ctrl": p_("key", "Ctrl"),
        "alt": p_("key", "Alt"),
        "shift": p_("key", "Shift"),
    }
