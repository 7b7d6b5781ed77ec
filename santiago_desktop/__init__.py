"""Santiago Desktop: harbour board games for one screen."""

import os

__version__ = "0.1.0"

# What SDL and pygame read when they are loaded, by whichever module comes first.
_SDL = {
    "SDL_FRAMEBUFFER_ACCELERATION": "0",  # a plain surface is several times faster
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
    "SDL_VIDEO_X11_WMCLASS": "santiago-desktop",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}
for _name, _value in _SDL.items():
    os.environ.setdefault(_name, _value)
