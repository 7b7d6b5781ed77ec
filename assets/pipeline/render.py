"""Render pieces and pictures that are missing or out of date."""

from __future__ import annotations

import hashlib
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import bmesh
import bpy

from . import files, stage
from .finish import Frame
from .materials import Mat
from .piece import DESIGN, Game, Paint, Picture, Piece
from .shapes import Shaper

SHADOW_SAMPLES = 8
DRAFTS = Path.home() / ".cache" / "santiago-art" / "draft"


@dataclass(frozen=True)
class Options:
    """How to render: everything again, or roughly, or with fewer threads."""

    force: bool = False
    draft: float | None = None  # a scale; drafts go to a folder of their own
    threads: int = 0
    region: Frame | None = None  # of a picture: only this part, laid into the picture as it is


def render_piece(game: Game, piece: Piece, how: Options) -> str:
    """Render a sprite and its shadow; the answer is a line for the log."""
    if piece.painted:
        return _paint(game, piece, piece.painted)
    if piece.patch:
        return _render_patch(game, piece, piece.patch, how)
    scene = stage.new_scene()
    maker = Shaper(piece.seed)
    floor = _floor(maker, piece.ground)
    piece.build(maker)
    maker.note(piece.frame, piece.anchor, game.light, game.drawn_large, *game.lamps)
    target = game.sprite_file(piece.name)
    if not (how.force or how.draft) and _fresh(game, piece, maker.fingerprint):
        return f"{piece.name}: up to date"
    stage.add_light(scene, game.light)
    stage.add_lamps(scene, game.lamps)
    scale = how.draft or game.drawn_large
    stage.ortho_camera(scene, piece.frame, piece.anchor, scale)
    stage.use_cycles(scene, 8 if how.draft else piece.samples, True, how.threads)
    if how.draft:
        return _draft(scene, piece.name)
    started = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "object.png"
        stage.render_to(scene, str(source))
        files.save_sprite(source, target, maker.fingerprint)
    line = f"{piece.name}: {time.perf_counter() - started:.1f} s"
    if piece.shadow == "own":
        line += f", shadow {_render_shadow(game, scene, floor, piece, maker, scale):.1f} s"
    return line


def _paint(game: Game, piece: Piece, paint: Paint) -> str:
    """Light, rain and the like: what has no model."""
    pixels = paint(piece.frame)
    fingerprint = hashlib.sha256(pixels.tobytes()).hexdigest()[:20]
    target = game.sprite_file(piece.name)
    if files.fingerprint_of(target) == fingerprint:
        return f"{piece.name}: up to date"
    files.save_painted(pixels, target, fingerprint)
    return f"{piece.name}: painted"


def _fresh(game: Game, piece: Piece, fingerprint: str) -> bool:
    names = [piece.name, piece.name + "_sh"] if piece.shadow == "own" else [piece.name]
    return all(files.fingerprint_of(game.sprite_file(name)) == fingerprint for name in names)


def _draft(scene: Any, name: str) -> str:
    DRAFTS.mkdir(parents=True, exist_ok=True)
    stage.render_to(scene, str(DRAFTS / f"{name}.png"))
    return f"{name}: draft in {DRAFTS}"


def _floor(maker: Shaper, colour: str) -> Any:
    """A plane that the camera doesn't see: it throws light back and catches the shadow."""
    mesh = bmesh.new()
    bmesh.ops.create_grid(mesh, x_segments=1, y_segments=1, size=40)
    floor = maker.add(mesh, Mat(colour, 0.9, bump=0, crevice=0), angle=0)
    maker.objects.remove(floor)
    floor.visible_camera = False
    return floor


def _render_shadow(
    game: Game, scene: Any, floor: Any, piece: Piece, maker: Shaper, scale: float
) -> float:
    started = time.perf_counter()
    floor.visible_camera = floor.is_shadow_catcher = True
    for part in maker.objects:
        part.visible_camera = False
    for light in bpy.data.lights:
        light.use_shadow = light.type == "SUN"  # one shadow for each piece, also by lamplight
    scene.cycles.samples, scene.cycles.max_bounces = SHADOW_SAMPLES, 0
    scene.render.resolution_percentage = round(100 / scale)
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "shadow.png"
        stage.render_to(scene, str(source))
        target = game.sprite_file(piece.name + "_sh")
        files.save_shadow(source, target, maker.fingerprint)
    return time.perf_counter() - started


def _render_patch(game: Game, piece: Piece, picture: Picture, how: Options) -> str:
    """Render a part of a board that looks otherwise than the board does."""
    scene = stage.new_scene()
    maker = Shaper(picture.seed, crevices=False)
    piece.build(maker)
    maker.note(piece.frame, piece.anchor, piece.spot, *picture.facts)
    target = game.sprite_file(piece.name)
    if not (how.force or how.draft) and files.fingerprint_of(target) == maker.fingerprint:
        return f"{piece.name}: up to date"
    stage.add_light(scene, picture.light)
    stage.add_lamps(scene, picture.lamps)
    left, top = (piece.spot[i] - piece.anchor[i] for i in (0, 1))
    frame = (left, top, left + piece.frame[0], top + piece.frame[1])
    stage.ortho_camera(scene, DESIGN, (DESIGN[0] / 2, DESIGN[1] / 2), how.draft or picture.scale)
    stage.look_only_at(scene, frame, DESIGN)
    stage.use_cycles(scene, 6 if how.draft else picture.samples, False, how.threads, 0.05)
    started = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "patch.png"
        stage.render_to(scene, str(source))
        if how.draft:
            target = DRAFTS / f"{piece.name}.webp"
        files.save_patch(source, target, maker.fingerprint, picture.finish, frame)
    return f"{piece.name}: {time.perf_counter() - started:.1f} s"


def render_picture(game: Game, picture: Picture, how: Options) -> str:
    """Render a board or a title."""
    scene = stage.new_scene()
    maker = Shaper(picture.seed, crevices=False)
    picture.build(maker)
    maker.note(*picture.facts)
    target = game.picture_file(picture.name)
    if not (how.force or how.draft) and files.fingerprint_of(target) == maker.fingerprint:
        return f"{picture.name}: up to date"
    stage.add_light(scene, picture.light)
    stage.add_lamps(scene, picture.lamps)
    stage.add_spots(scene, picture.spots)
    _aim(scene, picture, how.draft)
    if how.region:
        stage.look_only_at(scene, how.region, DESIGN)
    samples = 6 if how.draft else picture.samples
    stage.use_cycles(scene, samples, picture.clear, how.threads, 0.05)
    if how.draft:
        return _draft(scene, picture.name)
    started = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "picture.png"
        stage.render_to(scene, str(source))
        if how.region:
            files.mend_picture(source, target, maker.fingerprint, picture, how.region)
        elif picture.clear:
            files.save_sprite(source, target, maker.fingerprint)
        else:
            files.save_picture(source, target, maker.fingerprint, picture)
    return f"{picture.name}: {time.perf_counter() - started:.1f} s, {len(bpy.data.objects)} objects"


def _aim(scene: Any, picture: Picture, draft: float | None) -> None:
    scale = draft or picture.scale
    if picture.view is None:
        stage.ortho_camera(scene, DESIGN, (DESIGN[0] / 2, DESIGN[1] / 2), scale)
        return
    size = (round(DESIGN[0] * scale), round(DESIGN[1] * scale))
    stage.view_camera(scene, picture.view.eye, picture.view.target, picture.view.lens, size)
    if picture.part:
        stage.look_only_at(scene, picture.part, DESIGN)
    if picture.view.sky:
        stage.add_backdrop(scene, list(picture.view.sky), picture.view.sun)
