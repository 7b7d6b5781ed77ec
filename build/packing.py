"""From a folder to a download: the list of what is inside, the archive, the check sums."""

from __future__ import annotations

import gzip
import hashlib
import stat
import tarfile
import zipfile
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

CONTENTS, SUMS = "CONTENTS.txt", "SHA256SUMS"
EPOCH = 1_577_836_800  # 2020: all files have one time, so that the same files give the same archive
ZIP_TIME = (2020, 1, 1, 0, 0, 0)
LINK = stat.S_IFLNK | 0o777
CHUNK = 1 << 20
PYTHONS = ("/unicodedata.pyd", "/select.pyd", "/pyexpat.pyd")  # Python's modules on Windows


def files(folder: Path) -> list[Path]:
    """All files and links, in the order of their names."""
    found = (path for path in folder.rglob("*") if path.is_symlink() or path.is_file())
    return sorted(found, key=lambda path: path.relative_to(folder).as_posix())


def sum_of(path: Path) -> str:
    """The SHA-256 of a file, in hexadecimal."""
    found = hashlib.sha256()
    with path.open("rb") as file:
        while piece := file.read(CHUNK):
            found.update(piece)
    return found.hexdigest()


def write_contents(folder: Path) -> None:
    """CONTENTS.txt: size, SHA-256 and name of every file; links with what they lead to."""
    lines = [f"{_line(path)}  {path.relative_to(folder).as_posix()}" for path in files(folder)]
    (folder / CONTENTS).write_text("\n".join(lines) + "\n", "utf-8", newline="\n")


def _line(path: Path) -> str:
    if path.is_symlink():
        return f"{'link':>9}  {path.readlink().as_posix():<64}"
    return f"{path.stat().st_size:>9}  {sum_of(path)}"


def pack(folder: Path, out: Path, *, as_zip: bool) -> Path:
    """The archive of a folder, named after it."""
    out.mkdir(parents=True, exist_ok=True)
    if as_zip:
        return _zip(folder, out / f"{folder.name}.zip")
    return _tar(folder, out / f"{folder.name}.tar.gz")


def _tar(folder: Path, path: Path) -> Path:
    with (
        path.open("wb") as raw,
        gzip.GzipFile("", "wb", 9, raw, mtime=EPOCH) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar,
    ):
        for member, name in _members(folder):
            tar.add(member, name, recursive=False, filter=_plain)
    return path


def _plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Nobody's file, of no particular day; programs stay programs."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = EPOCH
    if entry.isfile():
        entry.mode = 0o755 if entry.mode & stat.S_IXUSR else 0o644
    return entry


def _zip(folder: Path, path: Path) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for member, name in _members(folder):
            entry = zipfile.ZipInfo(name, ZIP_TIME)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3  # Unix: whoever knows rights and links keeps them
            mode = LINK if member.is_symlink() else member.stat().st_mode
            entry.external_attr = mode << 16
            data = str(member.readlink()).encode() if member.is_symlink() else member.read_bytes()
            archive.writestr(entry, data)
    return path


def _members(folder: Path) -> Iterator[tuple[Path, str]]:
    for path in files(folder):
        yield path, f"{folder.name}/{path.relative_to(folder).as_posix()}"


def write_sums(out: Path) -> None:
    """SHA256SUMS for all downloads in a folder, as `sha256sum --check` reads them."""
    found = sorted(path for path in out.iterdir() if path.is_file() and path.name != SUMS)
    lines = [f"{sum_of(path)}  {path.name}\n" for path in found]
    (out / SUMS).write_text("".join(lines), "ascii", newline="\n")


def sizes(folder: Path) -> dict[str, int]:
    """Bytes by part, and of the whole."""
    found = dict.fromkeys(("art", "sound", "fonts", "pygame and libraries", "Python", "other"), 0)
    for path in files(folder):
        if not path.is_symlink():
            found[_part(path.relative_to(folder).as_posix())] += path.stat().st_size
    return {**found, "all": sum(found.values())}


def _part(name: str) -> str:
    """Which part of the program a file belongs to."""
    marks = {
        "art": ("/assets/santiago/", "/assets/manila/", "/assets/cargo_noir/", "/assets/ui/"),
        "sound": ("/assets/sound/",),
        "fonts": ("/assets/fonts/",),
        "Python": ("python3", "lib-dynload", "base_library", "_internal/_", *PYTHONS),
        "pygame and libraries": ("/pygame", "/lib", ".dll"),
    }
    for part, words in marks.items():
        if any(word in name.lower() for word in words):
            return part
    return "other"
