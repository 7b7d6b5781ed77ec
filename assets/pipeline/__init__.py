"""The art pipeline: models in Python, rendered by Blender, packed for the program."""

import bpy  # noqa: F401  (bmesh and mathutils can only be imported after it)
