"""The empty stage: scene, camera, light, ground and render settings."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

import bpy
from mathutils import Vector

from .light import Light
from .materials import linear
from .piece import Spot

Lamp = tuple[tuple[float, float, float], float, tuple[float, float, float]]

PIXELS_PER_UNIT = 100.0
SINE, COSINE = 0.8, 0.6  # of the camera's elevation: a 3-4-5 triangle keeps numbers round
FEW_LIGHTS = 8  # with more, each point picks the lights that matter to it
RAYS, SHARPNESS, RAY_STRENGTH = 20.0, 4.0, 0.17  # of the sun in a painted sky


def new_scene() -> Any:
    """An empty scene; whatever was there is gone."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return bpy.context.scene


def add_light(scene: Any, light: Light) -> None:
    """Sun and sky."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.color = light.energy, light.colour
    lamp.angle = math.radians(light.softness)
    sun = bpy.data.objects.new("sun", lamp)
    scene.collection.objects.link(sun)
    azimuth, elevation = math.radians(light.azimuth), math.radians(light.elevation)
    towards = Vector(
        (
            -math.sin(azimuth) * math.cos(elevation),
            -math.cos(azimuth) * math.cos(elevation),
            math.sin(elevation),
        )
    )
    sun.rotation_euler = (-towards).to_track_quat("-Z", "Y").to_euler()
    _add_sky(scene, light)
    scene.view_settings.view_transform = "Khronos PBR Neutral"
    scene.view_settings.exposure = light.exposure


def _add_sky(scene: Any, light: Light) -> None:
    world = bpy.data.worlds.new("sky")
    scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    where = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    span = tree.nodes.new("ShaderNodeMapRange")
    span.inputs["From Min"].default_value = -0.2
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    first, last = ramp.color_ramp.elements
    first.color, last.color = (*light.nadir, 1), (*light.zenith, 1)
    ramp.color_ramp.elements.new(0.3).color = (*light.horizon, 1)
    tree.links.new(where.outputs["Generated"], split.inputs[0])
    tree.links.new(split.outputs["Z"], span.inputs["Value"])
    tree.links.new(span.outputs["Result"], ramp.inputs["Fac"])
    background = tree.nodes["Background"]
    tree.links.new(ramp.outputs["Color"], background.inputs["Color"])
    background.inputs["Strength"].default_value = light.sky


def add_backdrop(
    scene: Any, colours: list[tuple[float, str]], sun: tuple[float, float] | None = None
) -> None:
    """A painted sky behind a perspective scene: (height in the picture 0..1, colour)."""
    tree = scene.world.node_tree
    where = tree.nodes.new("ShaderNodeTexCoord")
    split = tree.nodes.new("ShaderNodeSeparateXYZ")
    ramp = tree.nodes.new("ShaderNodeValToRGB")
    for element, (at, colour) in zip(
        ramp.color_ramp.elements, (colours[0], colours[-1]), strict=False
    ):
        element.position, element.color = at, (*linear(colour), 1)
    for at, colour in colours[1:-1]:
        ramp.color_ramp.elements.new(at).color = (*linear(colour), 1)
    painted = tree.nodes.new("ShaderNodeBackground")
    path = tree.nodes.new("ShaderNodeLightPath")
    mix = tree.nodes.new("ShaderNodeMixShader")
    tree.links.new(where.outputs["Window"], split.inputs[0])
    tree.links.new(split.outputs["Y"], ramp.inputs["Fac"])
    sky = _with_rays(tree, split, ramp.outputs["Color"], sun) if sun else ramp.outputs["Color"]
    tree.links.new(sky, painted.inputs["Color"])
    tree.links.new(path.outputs["Is Camera Ray"], mix.inputs[0])
    tree.links.new(tree.nodes["Background"].outputs[0], mix.inputs[1])
    tree.links.new(painted.outputs[0], mix.inputs[2])
    tree.links.new(mix.outputs[0], tree.nodes["World Output"].inputs[0])


def _with_rays(tree: Any, place: Any, sky: Any, sun: tuple[float, float]) -> Any:
    """The sky's colour with a fan of soft rays around the sun, as on a poster."""

    def reckon(operation: str, first: Any, second: Any, clamp: bool = False) -> Any:
        node = tree.nodes.new("ShaderNodeMath")
        node.operation, node.use_clamp = operation, clamp
        for socket, value in zip(node.inputs, (first, second), strict=False):
            if isinstance(value, float):
                socket.default_value = value
            else:
                tree.links.new(value, socket)
        return node.outputs[0]

    across = reckon("MULTIPLY", reckon("SUBTRACT", place.outputs["X"], sun[0]), 16 / 9)
    up = reckon("SUBTRACT", place.outputs["Y"], sun[1])
    wave = reckon("SINE", reckon("MULTIPLY", reckon("ARCTAN2", up, across), RAYS), 0.0)
    edge = reckon("ADD", reckon("MULTIPLY", wave, SHARPNESS), 0.5, clamp=True)
    mix = tree.nodes.new("ShaderNodeMixRGB")
    mix.inputs["Color2"].default_value = (*linear("#FFF6DC"), 1)
    tree.links.new(reckon("MULTIPLY", edge, RAY_STRENGTH), mix.inputs["Fac"])
    tree.links.new(sky, mix.inputs["Color1"])
    return mix.outputs[0]


def add_lamps(scene: Any, lamps: Iterable[Lamp]) -> None:
    """Points of light: street lamps and neon of the night games."""
    for where, watts, colour in lamps:
        data = bpy.data.lights.new("lamp", "POINT")
        data.energy, data.color, data.shadow_soft_size = watts, colour, 0.12
        lamp = bpy.data.objects.new("lamp", data)
        lamp.location = where
        scene.collection.objects.link(lamp)


def add_spots(scene: Any, spots: Iterable[Spot]) -> None:
    """Lamps with a shade, aimed at something."""
    for spot in spots:
        data = bpy.data.lights.new("spot", "SPOT")
        data.energy, data.color, data.shadow_soft_size = spot.watts, spot.colour, 0.3
        data.spot_size, data.spot_blend = math.radians(spot.degrees), 0.6
        lamp = bpy.data.objects.new("spot", data)
        lamp.location = spot.where
        aim = Vector(spot.towards) - Vector(spot.where)
        lamp.rotation_euler = aim.to_track_quat("-Z", "Y").to_euler()
        scene.collection.objects.link(lamp)


def ortho_camera(
    scene: Any, frame: tuple[int, int], anchor: tuple[float, float], scale: float
) -> None:
    """The one camera of all pieces: the world's origin lands on the frame's anchor."""
    (width, height), (ax, ay) = frame, anchor
    longest = max(width, height)
    data = bpy.data.cameras.new("camera")
    data.type = "ORTHO"
    data.ortho_scale = longest / PIXELS_PER_UNIT
    data.clip_end = 300
    data.shift_x, data.shift_y = (width / 2 - ax) / longest, (ay - height / 2) / longest
    camera = bpy.data.objects.new("camera", data)
    camera.location = (0, -60 * COSINE, 60 * SINE)
    camera.rotation_euler = (math.acos(SINE), 0, 0)
    _use_camera(scene, camera, (round(width * scale), round(height * scale)))


def look_only_at(
    scene: Any, part: tuple[float, float, float, float], whole: tuple[int, int]
) -> None:
    """Render a part of the camera's frame: left, top, right, bottom of a whole."""
    render = scene.render
    render.use_border = render.use_crop_to_border = True
    render.border_min_x, render.border_max_x = part[0] / whole[0], part[2] / whole[0]
    render.border_min_y, render.border_max_y = 1 - part[3] / whole[1], 1 - part[1] / whole[1]


def view_camera(scene: Any, eye: Any, target: Any, lens: float, size: tuple[int, int]) -> None:
    """A perspective camera for title pictures."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.clip_end = lens, 400
    camera = bpy.data.objects.new("camera", data)
    camera.location = eye
    aim = Vector(target) - Vector(eye)
    camera.rotation_euler = aim.to_track_quat("-Z", "Y").to_euler()
    _use_camera(scene, camera, size)


def _use_camera(scene: Any, camera: Any, size: tuple[int, int]) -> None:
    scene.collection.objects.link(camera)
    scene.camera = camera
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100


def use_cycles(
    scene: Any, samples: int, transparent: bool, threads: int, threshold: float = 0.04
) -> None:
    """Path tracing on the processor, denoised."""
    render, cycles = scene.render, scene.cycles
    render.engine = "CYCLES"
    render.film_transparent = transparent
    if threads:
        render.threads_mode, render.threads = "FIXED", threads
    render.image_settings.file_format = "PNG"
    render.image_settings.color_mode = "RGBA"
    cycles.device, cycles.samples = "CPU", samples
    cycles.use_denoising, cycles.denoiser = True, "OPENIMAGEDENOISE"
    cycles.max_bounces, cycles.diffuse_bounces = 4, 2
    cycles.glossy_bounces, cycles.transmission_bounces = 2, 2
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, threshold
    cycles.use_light_tree = len(bpy.data.lights) > FEW_LIGHTS
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4


def render_to(scene: Any, path: str) -> None:
    """Render the scene into a PNG file."""
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)
