"""What the systems are told about the program, wherever that can be checked without building."""

from __future__ import annotations

import ast
import plistlib
import re
import shutil
import struct
import subprocess
import sys
import zipfile
from pathlib import Path

import facts
import licences
import linux_files
import notes
import packing
import pytest
from platformdirs.macos import MacOS

from santiago_desktop import __version__
from santiago_desktop.system import paths

ROOT = Path(__file__).parents[2]
ICONS = ROOT / "assets" / "icon"
PINNED = re.compile(r"uses: [\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$")
LARGEST_ICON = 256


@pytest.mark.parametrize(
    ("system", "machine", "name"),
    [
        ("linux", "x86_64", "linux-x86_64"),
        ("win32", "AMD64", "windows-x86_64"),
        ("darwin", "arm64", "macos-arm64"),
        ("darwin", "x86_64", "macos-x86_64"),
    ],
)
def test_downloads_are_named_by_version_system_and_machine(
    system: str, machine: str, name: str
) -> None:
    assert facts.bundle_name(system, machine) == f"santiago-desktop-{facts.version()}-{name}"


def test_the_version_is_the_programs() -> None:
    assert facts.version() == __version__


@pytest.mark.parametrize(
    ("version", "numbers"),
    [("1.2.3", (1, 2, 3, 0)), ("0.1.0", (0, 1, 0, 0)), ("2.0.0rc1", (2, 0, 0, 0))],
)
def test_windows_counts_versions_by_four_numbers(version: str, numbers: tuple[int, ...]) -> None:
    assert facts.windows_numbers(version) == numbers


def test_macos_is_told_about_saved_games_and_sharp_screens() -> None:
    found = plistlib.loads(plistlib.dumps(facts.information_plist()))
    assert found["NSHighResolutionCapable"] is True
    assert found["CFBundleShortVersionString"] == facts.version()
    (document,) = found["CFBundleDocumentTypes"]
    (kind,) = found["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    tags = kind["UTTypeTagSpecification"]
    assert tags["public.filename-extension"] == ["santiago"]
    assert re.fullmatch(r"[A-Za-z\d.-]+", facts.MAC_IDENTIFIER)  # no underscores


def test_macos_keeps_games_outside_the_application(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/Users/ana")
    where = MacOS(paths.APP, appauthor=False).user_data_path
    assert where == Path("/Users/ana/Library/Application Support/santiago-desktop")


def test_icons_are_what_their_names_say() -> None:
    mac = (ICONS / "santiago_desktop.icns").read_bytes()
    assert mac[:4] == b"icns"
    assert struct.unpack(">I", mac[4:8]) == (len(mac),)
    windows = (ICONS / "santiago_desktop.ico").read_bytes()
    _, kind, count = struct.unpack("<HHH", windows[:6])
    sizes = {windows[6 + 16 * i] or LARGEST_ICON for i in range(count)}
    assert kind == 1
    assert sizes >= {16, 32, 48, LARGEST_ICON}


def test_the_instructions_name_files_that_are_there() -> None:
    ast.parse((ROOT / "build" / "santiago_desktop.spec").read_text("utf-8"))
    assert (ROOT / "build" / "start.py").is_file()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no use for them")
def test_linux_desktops_accept_entry_metainfo_and_type(tmp_path: Path) -> None:
    linux_files.add(tmp_path)
    share = tmp_path / "share"
    checks = {
        "appstreamcli": ["validate", "--pedantic", "--no-net", *share.glob("metainfo/*.xml")],
        "desktop-file-validate": [*share.glob("applications/*.desktop")],
        "xmllint": ["--noout", *share.glob("mime/packages/*.xml")],
    }
    for tool, words in checks.items():
        if shutil.which(tool):
            done = subprocess.run([tool, *words], capture_output=True, text=True, check=False)
            assert done.returncode == 0, done.stdout + done.stderr
    entry = next(share.glob("applications/*.desktop")).read_text("utf-8")
    assert f"MimeType={facts.MIME_TYPE};" in entry
    assert f"Icon={facts.IDENTIFIER}\n" in entry
    assert len(list(share.glob("icons/hicolor/*/apps/*"))) == len(linux_files.SIZES) + 1


@pytest.mark.skipif(sys.platform == "win32", reason="a shell script")
def test_the_menu_entry_comes_and_goes(tmp_path: Path) -> None:
    bundle, home = tmp_path / "a b", tmp_path / "home"
    bundle.mkdir()
    linux_files.add(bundle)
    environment = {"HOME": str(home), "PATH": "/usr/bin:/bin"}
    for words, there in (([], True), (["--remove"], False)):
        subprocess.run(
            ["sh", bundle / "install.sh", *words], env=environment, check=True, capture_output=True
        )
        entry = home / ".local/share/applications" / f"{facts.IDENTIFIER}.desktop"
        assert entry.is_file() == there
        if there:
            assert f'Exec="{bundle}/santiago-desktop" %f' in entry.read_text("utf-8")
    assert not list((home / ".local/share").rglob(f"{facts.IDENTIFIER}.*"))


@pytest.mark.parametrize(
    ("file", "stem"),
    [
        ("libSDL2-2-50d19f93.0.so.0.3200.10", "SDL2"),
        ("libpng16-fefdc88d.so.16.58.0", "png16"),
        ("libpng16-16.dll", "png16"),
        ("libtiff-5.dll", "tiff"),
        ("VCRUNTIME140_1.dll", "VCRUNTIME"),
        ("libstdc++.so.6", "stdc++"),
        ("libpython3.11.so.1.0", "python3"),
        ("libwebpdemux-2.dll", "webpdemux"),
        ("libSDL2_image-2.0.0.dylib", "SDL2_image"),
        ("libz.1.3.1.zlib-ng.dylib", "zlib-ng"),
        ("libz.so.1", "z"),
    ],
)
def test_libraries_are_known_by_their_stem(file: str, stem: str) -> None:
    assert licences.stem(file) == stem


def test_an_unknown_library_stops_the_build(tmp_path: Path) -> None:
    (tmp_path / "libnobodyknows.so.1").write_bytes(b"")
    with pytest.raises(licences.UnknownLibraryError, match="nobodyknows"):
        licences.libraries(tmp_path)


def test_the_same_files_give_the_same_archive(tmp_path: Path) -> None:
    folder = tmp_path / "santiago"
    folder.mkdir()
    (folder / "program").write_bytes(b"#!")
    (folder / "program").chmod(0o755)
    for as_zip in (True, False):
        made = packing.pack(folder, tmp_path / "out", as_zip=as_zip)
        first = made.read_bytes()
        (folder / "program").touch()
        assert packing.pack(folder, tmp_path / "out", as_zip=as_zip).read_bytes() == first
    packing.write_contents(folder)
    assert "program" in (folder / "CONTENTS.txt").read_text("utf-8")
    packing.write_sums(tmp_path / "out")
    names = (tmp_path / "out" / "SHA256SUMS").read_text("ascii").split()[1::2]
    assert names == ["santiago.tar.gz", "santiago.zip"]
    assert zipfile.is_zipfile(tmp_path / "out" / "santiago.zip")


def test_release_notes_are_the_changelogs() -> None:
    text = (
        "# Changelog\n\n## [Unreleased]\n\n## [1.0.0] - 2026-11-18\n### Added\n- All.\n\n## [0.9]\n"
    )
    assert notes.notes(text, "1.0.0") == "### Added\n- All.\n"
    with pytest.raises(SystemExit):
        notes.notes(text, "0.9")


def test_workflows_pin_what_they_use_and_ask_for_little() -> None:
    for path in (ROOT / ".github" / "workflows").glob("*.yml"):
        text = path.read_text("utf-8")
        used = [line.strip() for line in text.splitlines() if "uses:" in line]
        assert used, path
        assert all(PINNED.search(line) for line in used), path
        assert "\npermissions:\n  contents: read\n" in text
