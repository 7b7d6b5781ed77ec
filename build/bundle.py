"""Build the download of the system this runs on, from a clean environment that it makes itself.

python build/bundle.py [--out DIR]

Nothing is written into the sources. DIR gets the archive, the wheel, and SHA256SUMS.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

import facts
import licences
import linux_files
import packing

HERE = Path(__file__).parent
OUT = facts.ROOT.parent / "santiago-desktop-downloads"
QUIET = ("--quiet", "--disable-pip-version-check", "--no-input")
SPEC = HERE / "santiago_desktop.spec"


class Environment:
    """A virtual environment with exactly what build/requirements.txt names."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        run(sys.executable, "-m", "venv", folder)
        scripts = folder / ("Scripts" if os.name == "nt" else "bin")
        self.python = scripts / ("python.exe" if os.name == "nt" else "python")
        self.pip("install", "--require-hashes", "-r", HERE / "requirements.txt")

    def pip(self, command: str, *words: object) -> None:
        """Run pip there."""
        run(self.python, "-m", "pip", command, *QUIET, *words)

    @property
    def site(self) -> Path:
        """Where its packages are."""
        line = "import sysconfig; print(sysconfig.get_path('purelib'))"
        return Path(subprocess.check_output([self.python, "-c", line], text=True).strip())

    def wheel(self, out: Path) -> Path:
        """The program's wheel, built and installed there."""
        self.pip("wheel", "--no-deps", "--no-build-isolation", "-w", out, facts.ROOT)
        made = next(out.glob("santiago_desktop-*.whl"))
        self.pip("install", "--no-deps", made)
        return made


def run(*words: object, cwd: Path | None = None) -> None:
    """Run a program; what it says is seen, its failure ends the build."""
    environment = os.environ | {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": str(packing.EPOCH)}
    subprocess.run([str(word) for word in words], check=True, cwd=cwd, env=environment)


def build(work: Path) -> tuple[Path, Environment, Path]:
    """The bare bundle, the environment that made it, and the wheel it was made from."""
    environment = Environment(work / "venv")
    wheel = environment.wheel(work / "wheel")
    options = ("--noconfirm", "--clean", "--log-level", "WARN")
    places = ("--workpath", work / "build", "--distpath", work / "dist")
    run(environment.python, "-m", "PyInstaller", *options, *places, SPEC, cwd=work)
    return work / "dist", environment, wheel


def dressed(dist: Path, work: Path, site: Path) -> Path:
    """The folder as it is packed: the program, licences, the list of what is inside."""
    folder = work / facts.bundle_name()
    if sys.platform == "darwin":
        folder.mkdir()
        app = f"{facts.TITLE}.app"
        shutil.move(dist / app, folder / app)  # links and signature stay as they are
    else:
        shutil.move(dist / facts.NAME, folder)
    if sys.platform == "linux":
        linux_files.add(folder)
    finish(folder, site, python_licence())
    return folder


def finish(folder: Path, site: Path, licence: str) -> None:
    """What every system's download has beside the program."""
    shutil.copy(facts.ROOT / "LICENSE", folder / "LICENSE.txt")
    text = licences.third_party(folder, site, licence)
    (folder / "THIRD_PARTY.txt").write_text(text, "utf-8", newline="\n")
    packing.write_contents(folder)


def python_licence() -> str:
    """The licence of the Python that is bundled; not every system's Python brings its text."""
    places = (Path(sys.base_prefix), Path(sysconfig.get_path("stdlib")))
    for place in places:
        if (place / "LICENSE.txt").is_file():
            return (place / "LICENSE.txt").read_text("utf-8")
    return (HERE / "licences" / "psf-2.0.txt").read_text("utf-8")


def tell(folder: Path, archive: Path) -> None:
    """Sizes by part."""
    for part, size in packing.sizes(folder).items():
        print(f"{part:>22} {size / 1e6:8.2f} MB")
    print(f"{archive}: {archive.stat().st_size / 1e6:.2f} MB")


def main() -> int:
    """Build, pack, sum up."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--out", type=Path, default=OUT, help=f"default: {OUT}")
    out = parser.parse_args().out.resolve()
    if out.is_relative_to(facts.ROOT):
        parser.error(f"{out} is inside the sources")
    with tempfile.TemporaryDirectory(prefix="santiago-desktop-") as temporary:
        work = Path(temporary)
        dist, environment, wheel = build(work)
        folder = dressed(dist, work, environment.site)
        archive = packing.pack(folder, out, as_zip=sys.platform != "linux")
        shutil.copy(wheel, out)
        tell(folder, archive)
    packing.write_sums(out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
