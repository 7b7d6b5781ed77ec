"""Memory: what scenes have left behind is given back to the system."""

from __future__ import annotations

import gc
import sys
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def uncollected() -> Iterator[None]:
    """While modules are loaded and the program starts, nothing is looked for that could be freed.

    Nearly all that is made meanwhile stays, and is never looked through again.
    """
    gc.disable()
    try:
        yield
        gc.freeze()
    finally:
        gc.enable()


def give_back() -> None:
    """Scenes refer to their controls and back, and C libraries keep what was freed: clear both."""
    gc.collect()
    if sys.platform == "linux":
        import ctypes  # noqa: PLC0415 - not before the first picture is seen

        with suppress(AttributeError, OSError):  # another C library has no such function
            ctypes.CDLL(None).malloc_trim(0)
