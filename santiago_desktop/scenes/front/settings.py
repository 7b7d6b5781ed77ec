"""Everything that can be set, remembered as soon as it is changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from santiago_desktop.scenes.pages.page import Page
from santiago_desktop.scenes.table.autoplay import LONGEST_PAUSE
from santiago_desktop.stage.controls.blocks import Column, columns
from santiago_desktop.stage.controls.controls import Choice, Slider, Switch
from santiago_desktop.stage.controls.widgets import Button, Label
from santiago_desktop.system.figures import decimal
from santiago_desktop.system.language import LANGUAGES, system_language
from santiago_desktop.system.settings import SPEEDS, THEMES, TUTOR

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from santiago_desktop.scenes.app import App

NARROW, LABEL = 760, 22  # design pixels: of a page, of a label's letters
SHARES = (1.15, 1)  # of a label and its control
ZOOM_STEPS = (75, 90, 100, 110, 125, 150, 175, 200)


class SettingsPage(Page):
    """The page of the settings; what is changed holds at once."""

    def __init__(self, app: App, back: Callable[[], object], keys: Callable[[], object]) -> None:
        super().__init__(app, back)
        self.keys = keys
        self._above = 0  # window pixels left empty above all, so that a row stays where it was

    def title(self) -> str:
        return self.app.language._("Settings")

    def fill(self, column: Column) -> None:
        column.y += self._above
        self._display(column)
        column.gap(22)
        self._motion(column)
        column.gap(22)
        self._sound(column)
        column.gap(22)
        self._play(column)
        if self.app.settings.complaint:
            column.gap(22)
            colour = self.app.canvas.kit.colour("danger_text")
            column.paragraph(self.app.settings.complaint, colour=colour)

    def _display(self, column: Column) -> None:
        _ = self.app.language._
        column.heading(_("Language and display"))
        system = _("same as the system: {language}").format(language=LANGUAGES[system_language()])
        names = [system, *LANGUAGES.values()]
        self._choice(column, _("Language"), "language", ("", *LANGUAGES), names)
        zooms = sorted({*ZOOM_STEPS, self.app.settings["zoom"]})
        self._choice(
            column,
            _("Size of text and controls"),
            "zoom",
            zooms,
            list(map(self.app.language.percent, zooms)),
        )
        themes = {"day": _("each game's own"), "contrast": _("High contrast")}
        self._choice(column, _("Colours"), "theme", THEMES, [themes[theme] for theme in THEMES])
        self._switch(column, _("Full screen"), "fullscreen")

    def _motion(self, column: Column) -> None:
        _, p_ = self.app.language._, self.app.language.p_
        column.heading(_("Animation"))
        speeds = {
            "off": p_("speed", "off"),
            "fast": p_("speed", "fast"),
            "normal": p_("speed", "normal"),
            "slow": p_("speed", "slow"),
        }
        names = [speeds[speed] for speed in SPEEDS]
        self._choice(column, _("Animation speed"), "speed", SPEEDS, names)
        self._slider(column, _("Pause before computer players move"), "pause", shown=self._seconds)
        self._switch(column, _("Reduced motion: nothing flies or rolls"), "reduced_motion")
        self._switch(column, _("Weather over the board, such as rain"), "weather")

    def _sound(self, column: Column) -> None:
        _ = self.app.language._
        column.heading(_("Sound"))
        self._slider(column, _("Music"), "music")
        self._slider(column, _("Effects"), "effects")
        self._slider(column, _("Sounds of the harbour"), "ambience")
        self._switch(column, _("Mute all"), "mute")

    def _play(self, column: Column) -> None:
        _ = self.app.language._
        column.heading(_("Game"))
        self._switch(column, _("Ask me to confirm the end of my turn"), "confirm_turn")
        asks = [_("never"), *(_("by {n}% or more").format(n=n) for n in TUTOR[1:])]
        self._choice(
            column, _("Tutor: warns before a move that lowers your chances"), "tutor", TUTOR, asks
        )
        self._switch(
            column, _("Show chances: of winning, and on the board"), "chances", self.lay_out
        )
        later = self._switch(column, _("… but only from the second round on"), "chances_later")
        later.enabled = self.app.settings["chances"]
        column.gap(8)
        label = _("Keys…")
        row = column.room(58)
        width = self.app.canvas.letters.width(label, "button", 24, self.app.canvas.scale)
        row.width = min(row.width, max(width, self.app.canvas.px(130)) + self.app.canvas.px(104))
        button = Button(self.app.canvas, row, label, self.keys, icon="icon.keyboard")
        button.name = "keys"
        column.add(button)

    # --- rows ----------------------------------------------------------------------------------

    def _labelled(self, column: Column, label: str) -> pygame.Rect:
        """A label at the left, or above where it would be cut; the box for its control."""
        canvas = self.app.canvas
        left, box = columns(canvas, pygame.Rect(column.box.topleft, (column.box.width, 0)), SHARES)
        width = canvas.letters.width(label, "text", LABEL, canvas.scale)
        if column.box.width < canvas.px(NARROW) or width > left.width:
            column.paragraph(label, size=LABEL)
            column.gap(4)
            box = column.room(54)
        else:
            left, box = columns(canvas, column.room(54), SHARES)
            column.add(Label(canvas, left, label, size=LABEL))
        column.gap(10)
        return box

    def _choice(
        self,
        column: Column,
        label: str,
        name: str,
        values: Sequence[Any],
        names: Sequence[str],
    ) -> None:
        box = self._labelled(column, label)
        choice = Choice(
            self.app.canvas,
            box,
            names,
            list(values).index(self.app.settings[name]),
            lambda chosen: self._choose(name, values[chosen]),
        )
        choice.name = name
        column.add(choice)

    def _choose(self, name: str, value: Any) -> None:
        """Choose a value; its row stays below the mouse, however large all is then."""
        before, self._above = self._height_of(name), 0
        self.app.change(name, value)
        self.panel.scroll_to(self.panel.offset + self._height_of(name) - before)
        self._above = max(0, before - self._height_of(name))
        self.lay_out()

    def _height_of(self, name: str) -> int:
        """Where the middle of a row is in the window."""
        return next(each.box.centery for each in self.panel.rolling if each.name == name)

    def _seconds(self, pause: int) -> str:
        """How long a computer player waits at the usual speed."""
        language = self.app.language
        written = decimal(language, pause * LONGEST_PAUSE / 100, 1)
        return language._("{seconds} s").format(seconds=written)

    def _slider(
        self, column: Column, label: str, name: str, shown: Callable[[int], str] = str
    ) -> None:
        slider = Slider(
            self.app.canvas,
            self._labelled(column, label),
            self.app.settings[name],
            lambda value: self._heard(name, value),
            shown=shown,
        )
        slider.name = name
        column.add(slider)

    def _heard(self, name: str, value: int) -> None:
        """A volume is heard at once."""
        self.app.change(name, value)
        if name == "effects":
            self.app.sounds.play("coins_in")

    def _switch(
        self, column: Column, label: str, name: str, switched: Callable[[], object] = lambda: None
    ) -> Switch:
        """A switch of a setting; `switched` is called when it was used."""

        def switch_over(on: bool) -> None:  # noqa: FBT001 - it is the value itself
            self.app.change(name, on)
            switched()

        box, on = column.room(50), self.app.settings[name]
        switch = Switch(self.app.canvas, box, label, on, switch_over)
        switch.name = name
        column.add(switch)
        return switch
