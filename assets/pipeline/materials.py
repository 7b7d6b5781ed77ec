"""Procedural toy materials: enamel, stucco, stone, wood, brass. No texture files."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import bpy

GLIMMER = 0.4  # a glow below this only lifts a colour


@dataclass(frozen=True)
class Mat:
    """All that a surface is; equal specifications share one Blender material."""

    colour: str
    rough: float = 0.5
    metal: float = 0.0
    coat: float = 0.0
    vary: float = 0.07  # how far the colour wanders over the surface
    bump: float = 0.12
    scale: float = 7.0
    glow: float = 0.0
    crevice: float = 0.5  # how much corners darken; 0 is off
    grain: tuple[float, float, float] = (1, 1, 1)  # the noise is stretched where this is small


def paint(colour: str) -> Mat:
    """Enamel on wood."""
    return Mat(colour, 0.38, coat=0.25, bump=0.05, vary=0.05)


def gloss(colour: str) -> Mat:
    """Thick lacquer."""
    return Mat(colour, 0.22, coat=0.8, bump=0, vary=0.03)


def stucco(colour: str) -> Mat:
    """A plastered wall."""
    return Mat(colour, 0.75, bump=0.22, scale=6, vary=0.08)


def stone(colour: str = "#CFC0A2") -> Mat:
    """Bases, curbs, plinths."""
    return Mat(colour, 0.85, bump=0.35, scale=5, vary=0.12)


def wood(colour: str = "#A8703C", along: str = "y") -> Mat:
    """Timber whose grain runs along one local axis."""
    grain = {"x": (0.12, 1, 1), "y": (1, 0.12, 1), "z": (1, 1, 0.12)}[along]
    return Mat(colour, 0.55, scale=11, vary=0.17, bump=0.15, grain=grain)


def metal(colour: str = "#E9B84A", rough: float = 0.28) -> Mat:
    """Small brass and steel."""
    return Mat(colour, rough, 1, bump=0.04, vary=0.04, crevice=0)


def glass() -> Mat:
    """A dark window pane."""
    return Mat("#22414F", 0.12, coat=0.6, bump=0, vary=0.02, crevice=0.2)


def leaf(colour: str = "#4E8A3A") -> Mat:
    """Foliage."""
    return Mat(colour, 0.6, coat=0.15, bump=0.2, vary=0.18, scale=9)


def flat(colour: str, rough: float = 0.5) -> Mat:
    """Lettering and inlays: one even colour."""
    return Mat(colour, rough, bump=0, vary=0, crevice=0)


def rough(colour: str, bump: float = 0.3, scale: float = 12) -> Mat:
    """Cloth, felt, bark, beard."""
    return Mat(colour, 0.85, bump=bump, scale=scale, vary=0.12)


def lamp(colour: str, strength: float = 2.5) -> Mat:
    """Bulbs and embers: the only things that shine by themselves."""
    return Mat(colour, 0.4, bump=0, crevice=0, glow=strength)


def linear(colour: str) -> tuple[float, float, float]:
    """An sRGB hex colour as linear light."""
    parts = [int(colour.lstrip("#")[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    r, g, b = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in parts)
    return r, g, b


def without_crevices(mat: Mat) -> Mat:
    """The same surface without the costly ambient-occlusion node (for whole boards)."""
    return replace(mat, crevice=0.0)


def put_out(mat: Mat) -> Mat:
    """The same lamp or window when its light is out; what merely glimmers keeps its colour."""
    if mat.glow < GLIMMER:
        return replace(mat, glow=0.0)
    dark = "".join(f"{int(mat.colour[i : i + 2], 16) // 5:02X}" for i in (1, 3, 5))
    return replace(mat, colour=f"#{dark}", glow=0.0)


def make(mat: Mat) -> Any:
    """The Blender material for a specification."""
    made = bpy.data.materials.new("m" + mat.colour)
    made.use_nodes = True
    tree = made.node_tree
    shader = tree.nodes["Principled BSDF"]
    for name, value in (
        ("Roughness", mat.rough),
        ("Metallic", mat.metal),
        ("Coat Weight", mat.coat),
        ("Coat Roughness", 0.12),
    ):
        shader.inputs[name].default_value = value
    place = _mapping(tree, mat)
    tint = tree.nodes.new("ShaderNodeVectorMath")
    tint.operation = "SCALE"
    tint.inputs[0].default_value = linear(mat.colour)
    tree.links.new(_shade(tree, mat, place), tint.inputs["Scale"])
    tree.links.new(tint.outputs[0], shader.inputs["Base Color"])
    if mat.bump:
        tree.links.new(_bump(tree, mat, place), shader.inputs["Normal"])
    if mat.glow:
        shader.inputs["Emission Color"].default_value = (*linear(mat.colour), 1)
        shader.inputs["Emission Strength"].default_value = mat.glow
    return made


def _mapping(tree: Any, mat: Mat) -> Any:
    coordinates = tree.nodes.new("ShaderNodeTexCoord")
    mapping = tree.nodes.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = mat.grain
    tree.links.new(coordinates.outputs["Object"], mapping.inputs["Vector"])
    return mapping.outputs["Vector"]


def _noise(tree: Any, place: Any, scale: float, detail: float) -> Any:
    noise = tree.nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = detail
    tree.links.new(place, noise.inputs["Vector"])
    return noise.outputs["Fac"]


def _span(tree: Any, value: Any, lo: float, hi: float, to_lo: float, to_hi: float) -> Any:
    node = tree.nodes.new("ShaderNodeMapRange")
    for name, number in (
        ("From Min", lo),
        ("From Max", hi),
        ("To Min", to_lo),
        ("To Max", to_hi),
    ):
        node.inputs[name].default_value = number
    tree.links.new(value, node.inputs["Value"])
    return node.outputs["Result"]


def _shade(tree: Any, mat: Mat, place: Any) -> Any:
    noise = _noise(tree, place, mat.scale * 0.45, 4)
    shade = _span(tree, noise, 0.3, 0.7, 1 - 1.4 * mat.vary, 1 + mat.vary)
    if not mat.crevice:
        return shade
    occlusion = tree.nodes.new("ShaderNodeAmbientOcclusion")
    occlusion.samples = 3
    occlusion.inputs["Distance"].default_value = 0.16
    dark = _span(tree, occlusion.outputs["AO"], 0.25, 0.95, 1 - mat.crevice, 1)
    both = tree.nodes.new("ShaderNodeMath")
    both.operation = "MULTIPLY"
    tree.links.new(shade, both.inputs[0])
    tree.links.new(dark, both.inputs[1])
    return both.outputs[0]


def _bump(tree: Any, mat: Mat, place: Any) -> Any:
    node = tree.nodes.new("ShaderNodeBump")
    node.inputs["Strength"].default_value = mat.bump
    node.inputs["Distance"].default_value = 0.02
    tree.links.new(_noise(tree, place, mat.scale * 6, 3), node.inputs["Height"])
    return node.outputs["Normal"]


def water(
    deep: str, middle: str, shallow: str, far: float, near: float, waves: float = 0.35
) -> Any:
    """Sea whose colour goes from deep (y = far) to shallow (y = near), with ripples."""
    made = bpy.data.materials.new("water")
    made.use_nodes = True
    tree = made.node_tree
    shader = tree.nodes["Principled BSDF"]
    shader.inputs["Roughness"].default_value = 0.12
    where = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    tree.links.new(where.outputs["Object"], split.inputs[0])
    depth = _span(tree, split.outputs["Y"], far, near, 0, 1)
    mixed = tree.nodes.new("ShaderNodeMath")
    mixed.operation = "MULTIPLY_ADD"
    mixed.inputs[1].default_value = 0.55
    tree.links.new(_noise(tree, where.outputs["Object"], 0.7, 3), mixed.inputs[0])
    tree.links.new(depth, mixed.inputs[2])
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    first, last = ramp.color_ramp.elements
    first.color, first.position = (*linear(deep), 1), 0.2
    last.color = (*linear(shallow), 1)
    ramp.color_ramp.elements.new(0.62).color = (*linear(middle), 1)
    tree.links.new(mixed.outputs[0], ramp.inputs["Fac"])
    tree.links.new(ramp.outputs["Color"], shader.inputs["Base Color"])
    tree.links.new(_ripples(tree, where, waves), shader.inputs["Normal"])
    return made


def _ripples(tree: Any, where: Any, strength: float) -> Any:
    mapping = tree.nodes.new("ShaderNodeMapping")
    mapping.inputs["Scale"].default_value = (0.6, 1.5, 1)
    tree.links.new(where.outputs["Object"], mapping.inputs["Vector"])
    node = tree.nodes.new("ShaderNodeBump")
    node.inputs["Strength"].default_value = strength
    node.inputs["Distance"].default_value = 0.12
    noise = _noise(tree, mapping.outputs["Vector"], 3.2, 3)
    tree.links.new(noise, node.inputs["Height"])
    return node.outputs["Normal"]


def beam(colour: str, long: float, strength: float) -> Any:
    """A searchlight's beam: light that fades out along local Z, over what lies behind it."""
    made = bpy.data.materials.new("beam")
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.remove(tree.nodes["Principled BSDF"])
    where = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    shine = tree.nodes.new("ShaderNodeEmission")
    clear = tree.nodes.new("ShaderNodeBsdfTransparent")
    both = tree.nodes.new("ShaderNodeAddShader")
    shine.inputs["Color"].default_value = (*linear(colour), 1)
    tree.links.new(where.outputs["Object"], split.inputs[0])
    fading = _span(tree, split.outputs["Z"], 0, long, strength, 0)
    tree.links.new(fading, shine.inputs["Strength"])
    tree.links.new(shine.outputs[0], both.inputs[0])
    tree.links.new(clear.outputs[0], both.inputs[1])
    tree.links.new(both.outputs[0], tree.nodes["Material Output"].inputs[0])
    return made
