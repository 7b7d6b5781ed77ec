"""The model maker: a stack of transforms, a seed, and meshes on the stage."""

from __future__ import annotations

import hashlib
import math
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import bmesh
import bpy
import numpy as np
from mathutils import Euler, Matrix

from . import materials
from .materials import Mat

Rotation = tuple[float, float, float]
FONTS = Path(__file__).resolve().parents[1] / "fonts"


def transform(
    x: float, y: float, z: float, rotation: Rotation = (0, 0, 0), scale: float = 1
) -> Matrix:
    """Scale, then turn (degrees, XYZ), then move."""
    turn = Euler([math.radians(a) for a in rotation]).to_matrix().to_4x4()
    return Matrix.Translation((x, y, z)) @ turn @ Matrix.Scale(scale, 4)


def find_font(name: str) -> str:
    """The path of the first font under assets/fonts whose file name holds all of the words."""
    words = name.lower().split()
    for path in sorted(FONTS.rglob("*.ttf")):
        if all(word in path.name.lower() for word in words):
            return str(path)
    raise FileNotFoundError(f"no font like {name!r} under {FONTS}")


class Maker:
    """Puts meshes on the stage and keeps a fingerprint of all that it made."""

    def __init__(self, seed: int = 7, crevices: bool = True) -> None:
        self.rng = random.Random(seed)
        self.crevices = crevices
        self.objects: list[Any] = []
        self._stack = [Matrix.Identity(4)]
        self._out = False
        self._materials: dict[Mat, Any] = {}
        self._fonts: dict[str, Any] = {}
        self._digest = hashlib.sha256()

    # -- where -----------------------------------------------------------------
    @contextmanager
    def at(
        self,
        x: float = 0,
        y: float = 0,
        z: float = 0,
        rz: float = 0,
        scale: float = 1,
        rx: float = 0,
        ry: float = 0,
    ) -> Iterator[None]:
        """Everything inside is moved, turned (degrees) and scaled."""
        self._stack.append(self._stack[-1] @ transform(x, y, z, (rx, ry, rz), scale))
        yield
        self._stack.pop()

    @contextmanager
    def sized(self, sx: float, sy: float, sz: float) -> Iterator[None]:
        """Everything inside is scaled along the axes."""
        self._stack.append(self._stack[-1] @ Matrix.Diagonal((sx, sy, sz, 1)))
        yield
        self._stack.pop()

    @contextmanager
    def moved(self, matrix: Matrix) -> Iterator[None]:
        """Everything inside is transformed by any matrix."""
        self._stack.append(self._stack[-1] @ matrix)
        yield
        self._stack.pop()

    @contextmanager
    def lights_out(self, out: bool = True) -> Iterator[None]:
        """Whatever shines by itself inside is out, if `out` says so."""
        before, self._out = self._out, self._out or out
        yield
        self._out = before

    @property
    def here(self) -> Matrix:
        """The transform in force."""
        return self._stack[-1]

    # -- what ------------------------------------------------------------------
    @property
    def fingerprint(self) -> str:
        """Equal for equal scenes: tells which pictures are out of date."""
        return self._digest.hexdigest()[:20]

    def note(self, *facts: object) -> None:
        """Anything else that the picture depends on."""
        self._digest.update(repr(facts).encode())

    def material(self, mat: Mat) -> Any:
        """The Blender material, made once."""
        wanted = mat if self.crevices else materials.without_crevices(mat)
        if wanted not in self._materials:
            self._materials[wanted] = materials.make(wanted)
        return self._materials[wanted]

    def add(
        self,
        mesh: Any,
        mat: Mat,
        place: Matrix | None = None,
        bevel: float = 0,
        segments: int = 2,
        angle: float = 35,
        thick: float = 0,
        subdivide: int = 0,
    ) -> Any:
        """Finish a bmesh: normals, material, modifiers, smooth shading below an angle."""
        mat = materials.put_out(mat) if self._out and mat.glow else mat
        bmesh.ops.recalc_face_normals(mesh, faces=mesh.faces)
        data = bpy.data.meshes.new("mesh")
        mesh.to_mesh(data)
        mesh.free()
        data.materials.append(self.material(mat))
        made = self._link(bpy.data.objects.new("part", data), place)
        self._modify(made, bevel, segments, thick, subdivide)
        if angle:
            data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
            data.set_sharp_from_angle(angle=math.radians(angle))
        self._record(data, mat, made, bevel, segments, thick, subdivide)
        return made

    def _link(self, made: Any, place: Matrix | None) -> Any:
        bpy.context.scene.collection.objects.link(made)
        made.matrix_world = self.here @ place if place is not None else self.here.copy()
        self.objects.append(made)
        return made

    @staticmethod
    def _modify(made: Any, bevel: float, segments: int, thick: float, subdivide: int) -> None:
        if bevel:
            edge = made.modifiers.new("bevel", "BEVEL")
            edge.width, edge.segments = bevel, segments
            edge.limit_method, edge.angle_limit = "ANGLE", math.radians(40)
        if thick:
            made.modifiers.new("solid", "SOLIDIFY").thickness = thick
        if subdivide:
            soft = made.modifiers.new("soft", "SUBSURF")
            soft.levels = soft.render_levels = subdivide

    def _record(self, data: Any, mat: Mat, made: Any, *settings: float) -> None:
        points = np.empty(len(data.vertices) * 3, dtype=np.float32)
        data.vertices.foreach_get("co", points)
        self._digest.update(np.round(points, 3).tobytes())
        place = [round(v, 3) for row in made.matrix_world for v in row]
        self.note(mat, place, settings)

    def letters(
        self,
        text: str,
        size: float,
        mat: Mat,
        place: Matrix,
        depth: float = 0.008,
        font: str = "oswald bold",
    ) -> Any:
        """Solid lettering, centred, lying in the local XY plane."""
        curve = bpy.data.curves.new("text", "FONT")
        curve.body, curve.size, curve.extrude = text, size, depth
        curve.bevel_depth = 0.003
        curve.align_x = curve.align_y = "CENTER"
        if font not in self._fonts:
            self._fonts[font] = bpy.data.fonts.load(find_font(font))
        curve.font = self._fonts[font]
        curve.materials.append(self.material(mat))
        made = self._link(bpy.data.objects.new("text", curve), place)
        self.note(text, size, mat, depth, font, [round(v, 3) for r in made.matrix_world for v in r])
        return made

    # -- many of the same ------------------------------------------------------
    def prototype(self, build: Callable[[], None]) -> list[Any]:
        """Build something once, hidden, to be placed many times."""
        start = len(self.objects)
        build()
        group = self.objects[start:]
        del self.objects[start:]
        for part in group:
            part.hide_render = True
            part["home"] = [list(row) for row in part.matrix_world]
        return group

    def place(
        self,
        group: list[Any],
        x: float,
        y: float,
        z: float = 0,
        rz: float = 0,
        scale: float = 1,
        tall: float = 1,
    ) -> None:
        """Put a copy of a prototype down; copies share their meshes."""
        spot = self.here @ transform(x, y, z, (0, 0, rz), scale) @ Matrix.Diagonal((1, 1, tall, 1))
        self.note("place", [round(v, 3) for row in spot for v in row])
        for part in group:
            copy = part.copy()
            copy.hide_render = False
            bpy.context.scene.collection.objects.link(copy)
            copy.matrix_world = spot @ Matrix(part["home"])
            self.objects.append(copy)
