"""Crash files: what a maintainer needs to know of an error that nobody foresaw, nothing private.

The last report is `last-crash.txt`, the one before it is kept beside it. Where a whole process was
killed by its own code, the system's words for it are in `fault.txt`, and become a report when the
program is started the next time.
"""

from __future__ import annotations

import faulthandler
import os
import re
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, TextIO

from santiago_desktop import __version__
from santiago_desktop.system import resources

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

LOGS, LAST, BEFORE, FAULT = "logs", "last-crash.txt", "crash-before.txt", "fault.txt"
NAME = "(name)"  # stands where a person's name stood


class CrashFiles:
    """Writes the reports of one process, and hears of the errors that nobody else catches."""

    def __init__(self, folder: Path, place: str = "window") -> None:
        """`folder` is the data folder; `place` says in which process: "window" or "worker"."""
        self.data, self.folder, self.place = folder, folder / LOGS, place
        self.facts: Callable[[], Mapping[str, object]] = dict  # of the game, at that moment
        self.names: Callable[[], Iterable[str]] = list  # of people, which no report tells
        self.happened: Callable[[BaseException], object] = lambda _: None  # in another thread
        self._told: BaseException | None = None  # the error of the last report
        self._fault: TextIO | None = None

    def write(self, error: BaseException, where: str = "") -> Path | None:
        """The file of the report, which is written once for an error; None if it can't be."""
        path = self.folder / LAST
        if error is self._told:
            return path
        text = self._report(error, where or self.place)
        try:
            self._put(path, text)
        except OSError:
            return None
        self._told = error
        return path

    def watch(self) -> None:
        """From now on no error of this process is lost: in any thread, or in C."""
        sys.excepthook = lambda _, error, __: self._uncaught(error)
        threading.excepthook = self._in_thread
        sys.unraisablehook = lambda told: self._unraisable(told)  # noqa: PLW0108 - typed so
        with suppress(OSError):  # where nothing can be written, nothing can be reported either
            self._adopt()
            self.folder.mkdir(parents=True, exist_ok=True)
            self._fault = (self.folder / FAULT).open("w", encoding="utf-8")
            faulthandler.enable(self._fault)

    def rest(self) -> None:
        """Leave uncaught errors to Python again."""
        sys.excepthook, sys.unraisablehook = sys.__excepthook__, sys.__unraisablehook__
        threading.excepthook = threading.__excepthook__
        if self._fault:
            faulthandler.disable()
            self._fault.close()
            self._fault = None

    # --- who is heard --------------------------------------------------------------------------

    def _uncaught(self, error: BaseException) -> None:
        if isinstance(error, KeyboardInterrupt):
            return
        sys.stderr.write(said(self.write(error)))

    def _in_thread(self, told: threading.ExceptHookArgs) -> None:
        if told.exc_value is None or isinstance(told.exc_value, SystemExit):
            return
        self.write(told.exc_value, f"{self.place}, thread {told.thread and told.thread.name}")
        self.happened(told.exc_value)

    def _unraisable(self, told: sys.UnraisableHookArgs) -> None:
        if told.exc_value is not None:
            self.write(told.exc_value, f"{self.place}, where nobody can catch it")

    # --- what is written -----------------------------------------------------------------------

    def _adopt(self) -> None:
        """What killed the process of last time becomes a report."""
        fault = self.folder / FAULT
        if fault.exists() and fault.stat().st_size:
            words = fault.read_text("utf-8", "replace")
            self._put(self.folder / LAST, self._head("its own code, last time") + words)

    def _put(self, path: Path, text: str) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.exists():
            path.replace(path.with_name(BEFORE))
        path.write_text(without_private(text, self.data, self._known_names()), "utf-8")

    def _known_names(self) -> list[str]:
        try:
            return list(self.names())
        except Exception:  # noqa: BLE001 - whatever is broken, the report comes first
            return []

    def _report(self, error: BaseException, where: str) -> str:
        from traceback import format_exception  # noqa: PLC0415 - hardly ever

        return self._head(where) + "\n" + "".join(format_exception(error))

    def _head(self, where: str) -> str:
        """When, where, on what system, and what was going on."""
        import platform  # noqa: PLC0415 - hardly ever

        known: dict[str, object] = {
            "Santiago Desktop": __version__,
            "when": time.strftime("%Y-%m-%d %H:%M:%S UTC", time.gmtime()),
            "where": where,
            "system": platform.platform(),
            "machine": platform.machine(),
            "Python": platform.python_version(),
            "bundle": getattr(sys, "frozen", False),
            "videodriver": os.environ.get("SDL_VIDEODRIVER", "the system's"),
        }
        try:
            known |= self.facts()
        except Exception as fault:  # noqa: BLE001 - whatever is broken, the report comes first
            known["facts"] = f"can't be told: {fault!r}"
        return "".join(f"{name}: {value}\n" for name, value in known.items())


def without_private(text: str, data: Path, names: Iterable[str] = ()) -> str:
    """The text without people's names, and without folders that tell who they are."""
    places = {resources.package().parent: "(program)", data: "(data)"}
    with suppress(RuntimeError):  # there is no such folder
        places[Path.home()] = "~"
    for place, sign in sorted(places.items(), key=lambda each: len(str(each[0])), reverse=True):
        if len(place.parts) > 1:  # never a whole disk
            for written in (str(place), str(place).replace("\\", "\\\\")):
                text = text.replace(written, sign)
    for name in sorted(names, key=len, reverse=True):
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", NAME, text)
    return text


def said(path: Path | None) -> str:
    """What is said of a crash on standard error, in one line."""
    where = f"the report is {path}" if path else "no report could be written"
    return f"santiago-desktop: an unforeseen error has stopped the program; {where}\n"
