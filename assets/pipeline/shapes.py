"""The primitives that all models are made of; `z` is always the bottom."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import bmesh
from mathutils import Matrix, Vector

from .maker import Maker, Rotation, transform
from .materials import Mat
from .outline import Point

TURN = 2 * math.pi


class Shaper(Maker):
    """A maker that knows boxes, cylinders, lathes, prisms, tubes and sheets."""

    def box(
        self,
        x: float,
        y: float,
        z: float,
        sx: float,
        sy: float,
        sz: float,
        mat: Mat,
        bevel: float = 0.02,
        rot: Rotation = (0, 0, 0),
        taper: float = 1,
        segments: int = 2,
    ) -> Any:
        """A block centred on x, y; `taper` scales its top."""
        mesh = bmesh.new()
        bmesh.ops.create_cube(mesh, size=1)
        for v in mesh.verts:
            k = taper if v.co.z > 0 else 1
            v.co = Vector((v.co.x * sx * k, v.co.y * sy * k, (v.co.z + 0.5) * sz))
        bevel = min(bevel, 0.45 * min(sx, sy, sz))
        return self.add(mesh, mat, transform(x, y, z, rot), bevel, segments)

    def cylinder(
        self,
        x: float,
        y: float,
        z: float,
        radius: float,
        height: float,
        mat: Mat,
        top: float | None = None,
        bevel: float = 0.01,
        sides: int = 28,
        rot: Rotation = (0, 0, 0),
    ) -> Any:
        """A cylinder or, with `top`, a cone."""
        mesh = bmesh.new()
        bmesh.ops.create_cone(
            mesh,
            cap_ends=True,
            segments=sides,
            radius1=radius,
            radius2=radius if top is None else top,
            depth=height,
            matrix=Matrix.Translation((0, 0, height / 2)),
        )
        return self.add(mesh, mat, transform(x, y, z, rot), bevel)

    def ball(
        self,
        x: float,
        y: float,
        z: float,
        radius: float,
        mat: Mat,
        size: tuple[float, float, float] = (1, 1, 1),
        rot: Rotation = (0, 0, 0),
        sides: int = 24,
    ) -> Any:
        """A ball or an ellipsoid about its centre."""
        mesh = bmesh.new()
        bmesh.ops.create_uvsphere(mesh, u_segments=sides, v_segments=sides // 2 + 2, radius=radius)
        for v in mesh.verts:
            v.co = Vector(a * b for a, b in zip(v.co, size, strict=False))
        return self.add(mesh, mat, transform(x, y, z, rot), angle=180)

    def lathe(
        self,
        profile: Sequence[Sequence[float]],
        mat: Mat,
        x: float = 0,
        y: float = 0,
        z: float = 0,
        sides: int = 36,
        rot: Rotation = (0, 0, 0),
        angle: float = 50,
        size: tuple[float, float] = (1, 1),
    ) -> Any:
        """A turned form: (radius, height) points, bottom to top."""
        mesh = bmesh.new()
        rings = [_ring(mesh, r, h, sides, size) for r, h in profile]
        for a, b in zip(rings, rings[1:], strict=False):
            _bridge(mesh, a, b, sides)
        for end in (rings[0], rings[-1]):
            if len(end) > 2:
                mesh.faces.new(end)
        return self.add(mesh, mat, transform(x, y, z, rot), angle=angle)

    def prism(
        self,
        outline: Sequence[Point],
        height: float,
        mat: Mat,
        x: float = 0,
        y: float = 0,
        z: float = 0,
        bevel: float = 0.01,
        rot: Rotation = (0, 0, 0),
        segments: int = 2,
    ) -> Any:
        """An outline in the local XY plane, extruded upwards."""
        mesh = bmesh.new()
        low = [mesh.verts.new((a, b, 0)) for a, b in outline]
        high = [mesh.verts.new((a, b, height)) for a, b in outline]
        mesh.faces.new(low[::-1])
        mesh.faces.new(high)
        for a, b, c, d in zip(low, low[1:] + low[:1], high[1:] + high[:1], high, strict=False):
            mesh.faces.new((a, b, c, d))
        return self.add(mesh, mat, transform(x, y, z, rot), bevel, segments)

    def plate(
        self,
        outline: Sequence[Point],
        depth: float,
        mat: Mat,
        x: float = 0,
        y: float = 0,
        z: float = 0,
        bevel: float = 0.008,
    ) -> Any:
        """An outline standing up (XZ), its face at y, its thickness to the back."""
        return self.prism(outline, depth, mat, x, y + depth, z, bevel, (90, 0, 0))

    def tube(
        self,
        path: Sequence[Sequence[float]],
        radius: float | Sequence[float],
        mat: Mat,
        sides: int = 10,
        place: Matrix | None = None,
    ) -> Any:
        """A pipe along a path; one radius or one for each point."""
        points = [Vector(p) for p in path]
        mesh = bmesh.new()
        rings = []
        for i, point in enumerate(points):
            ahead = points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]
            turn = ahead.normalized().to_track_quat("Z", "Y")
            r = radius[i] if isinstance(radius, Sequence) else radius
            ring = [
                (r * math.cos(TURN * k / sides), r * math.sin(TURN * k / sides), 0)
                for k in range(sides)
            ]
            rings.append([mesh.verts.new(point + turn @ Vector(v)) for v in ring])
        for a, b in zip(rings, rings[1:], strict=False):
            _bridge(mesh, a, b, sides)
        mesh.faces.new(rings[0][::-1])
        mesh.faces.new(rings[-1])
        return self.add(mesh, mat, place, angle=60)

    def ring(
        self,
        x: float,
        y: float,
        z: float,
        radius: float,
        thick: float,
        mat: Mat,
        rot: Rotation = (0, 0, 0),
        sides: int = 36,
        size: tuple[float, float, float] = (1, 1, 1),
    ) -> Any:
        """A torus about its centre."""
        mesh = bmesh.new()
        around = 12
        rows = []
        for i in range(sides):
            c, s = math.cos(TURN * i / sides), math.sin(TURN * i / sides)
            row = []
            for k in range(around):
                r = radius + thick * math.cos(TURN * k / around)
                h = thick * math.sin(TURN * k / around)
                row.append(mesh.verts.new((r * c * size[0], r * s * size[1], h * size[2])))
            rows.append(row)
        for a, b in zip(rows, rows[1:] + rows[:1], strict=False):
            _bridge(mesh, a, b, around)
        return self.add(mesh, mat, transform(x, y, z, rot), angle=180)

    def sheet(
        self,
        rows: Sequence[Sequence[Sequence[float]]],
        mat: Mat,
        thick: float = 0.014,
        place: Matrix | None = None,
        angle: float = 180,
        closed: bool = False,
    ) -> Any:
        """A surface through rows of points: cloth, skirts, sails, leaves."""
        return self.sheets([rows], mat, thick, place, angle, closed)

    def sheets(
        self,
        patches: Sequence[Sequence[Sequence[Sequence[float]]]],
        mat: Mat,
        thick: float = 0.014,
        place: Matrix | None = None,
        angle: float = 180,
        closed: bool = False,
    ) -> Any:
        """Many surfaces as one mesh: roof tiles, petals."""
        mesh = bmesh.new()
        for rows in patches:
            made = [[mesh.verts.new(p) for p in row] for row in rows]
            for a, b in zip(made, made[1:], strict=False):
                for i in range(len(a) if closed else len(a) - 1):
                    j = (i + 1) % len(a)
                    mesh.faces.new((a[i], a[j], b[j], b[i]))
        return self.add(mesh, mat, place, angle=angle, thick=thick)

    def hull(
        self,
        rings: Sequence[Sequence[Sequence[float]]],
        mat: Mat,
        caps: bool = True,
        angle: float = 40,
        subdivide: int = 0,
        bevel: float = 0,
        segments: int = 2,
    ) -> Any:
        """A solid through closed rings of equally many points."""
        mesh = bmesh.new()
        made = [[mesh.verts.new(p) for p in ring] for ring in rings]
        for a, b in zip(made, made[1:], strict=False):
            _bridge(mesh, a, b, len(a))
        if caps:
            mesh.faces.new(made[0][::-1])
            mesh.faces.new(made[-1])
        return self.add(mesh, mat, angle=angle, subdivide=subdivide, bevel=bevel, segments=segments)

    def facing(
        self, text: str, size: float, mat: Mat, x: float, y: float, z: float, tilt: float = 90
    ) -> Any:
        """Lettering that stands up and faces the viewer (90) or lies flat (0)."""
        return self.letters(text, size, mat, transform(x, y, z, (tilt, 0, 0)))


def _ring(mesh: Any, r: float, h: float, sides: int, size: tuple[float, float]) -> list[Any]:
    if r < 1e-5:
        return [mesh.verts.new((0, 0, h))]
    return [
        mesh.verts.new(
            (r * math.cos(TURN * i / sides) * size[0], r * math.sin(TURN * i / sides) * size[1], h)
        )
        for i in range(sides)
    ]


def _bridge(mesh: Any, a: list[Any], b: list[Any], sides: int) -> None:
    if len(a) == 1 and len(b) == 1:
        return
    for i in range(sides):
        j = (i + 1) % sides
        if len(a) == 1:
            mesh.faces.new((a[0], b[i], b[j]))
        elif len(b) == 1:
            mesh.faces.new((a[i], a[j], b[0]))
        else:
            mesh.faces.new((a[i], a[j], b[j], b[i]))
