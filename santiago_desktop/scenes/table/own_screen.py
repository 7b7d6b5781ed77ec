"""What is said of the screen in front of one's holdings: who sees them, how it opens and closes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from santiago_desktop.stage.input.commands import Command

if TYPE_CHECKING:
    from santiago_desktop.scenes.table.sight import Sight


class OwnScreen:
    """The words; who has ever opened a screen by hand isn't told any more how that is done."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight

    def opens(self) -> str:
        """How one opens it."""
        _, sign = self.sight.app.language._, self.sight.app.sign(Command.PEEK)
        if sign is None or not sign.words:
            return _("A click on your panel opens your screen.")
        words = _("A click on your panel, or {key} held down, opens your screen.")
        return words.format(key=sign.words)

    def beside_a_choice(self) -> str:
        """Who may see what is chosen, and how the screen is opened or closed; about as long."""
        _, sight = self.sight.app.language._, self.sight
        closes = _("Your screen is open. A click on your panel closes it.")
        if not sight.watched:
            return closes
        then = self.opens()
        if sight.own_seen:
            then = closes if sight.open_screen else _("Your screen is open until you let go.")
        return _("Everybody may see this.") + " " + then

    def says(self) -> str:
        """How it is opened, to somebody who is new to that and has come; else ""."""
        sight = self.sight
        known = sight.app.settings["peeked"]
        closed = sight.viewer >= 0 and sight.private and not sight.own_seen
        return self.opens() if closed and not known else ""

    def was_opened(self) -> None:
        """Somebody has found out how, if there is a screen."""
        if self.sight.private:
            self.sight.app.settings["peeked"] = True
