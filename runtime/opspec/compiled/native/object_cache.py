"""Objects that were compiled, on disk by their content: any number of processes read and write them at once.

A file is written beside its place and renamed into it, and says at its head what it holds and of which key: whoever
reads sees all of it or nothing, however the writer ended and wherever the file was copied. Nothing here
fails: what cannot be read or written is compiled again.
"""

from __future__ import annotations

import contextlib
import functools
import hashlib
import os
import sys
import time
import warnings
from collections.abc import Iterator
from pathlib import Path

from opspec.compiled.engine_names import EngineWarning

VARIABLE = "OPSPEC_CACHE"  # a word of `_OFF`, or the folder
_OFF = ("off", "0", "no", "none", "false")
LARGEST = 256 << 20  # bytes of all objects together
STALE = 3600.0  # seconds after which a file that nobody finished is rubbish
_LOOKS = 32  # at the folder, in the mean, while as much is written as is kept
_UNFINISHED = ".part"
_HEAD = b"opspec object 2\n"
_DIGEST = 32


class ObjectCache:
    """A folder of objects."""

    def __init__(self, folder: Path, largest: int = LARGEST) -> None:
        self._folder = folder
        self._largest = largest

    def get(self, key: str) -> bytes | None:
        """What was put under the key, whole; None where it is not there or damaged."""
        path = self._path(key)
        try:
            data = path.read_bytes()
        except OSError:
            return None
        body = data[len(_HEAD) + _DIGEST :]
        if data[: len(_HEAD) + _DIGEST] != _head(key, body):
            with contextlib.suppress(OSError):
                path.unlink()
            return None
        with contextlib.suppress(OSError):
            os.utime(path)  # the oldest go first
        return body

    def put(self, key: str, body: bytes) -> None:
        """Keep it, if the disk lets us."""
        path = self._path(key)
        with contextlib.suppress(OSError):
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            unfinished = path.with_name(f"{os.getpid()}-{os.urandom(8).hex()}{_UNFINISHED}")
            try:
                unfinished.write_bytes(_head(key, body) + body)
                unfinished.replace(path)
            finally:
                unfinished.unlink(missing_ok=True)
            if _by_chance(len(body) * _LOOKS / self._largest):
                self._trim()

    def _path(self, key: str) -> Path:
        return self._folder / key[:2] / f"{key}.o"

    def _trim(self) -> None:
        """Remove what was used longest ago, down to three quarters, and what was never finished."""
        found: list[tuple[float, int, str]] = []
        for file in self._files():
            with contextlib.suppress(OSError):
                known = file.stat()
                if not file.name.endswith(_UNFINISHED):
                    found.append((known.st_mtime, known.st_size, file.path))
                elif time.time() - known.st_mtime > STALE:
                    Path(file.path).unlink()
        total = sum(size for _, size, _ in found)
        goal = total if total <= self._largest * 7 // 8 else self._largest * 3 // 4
        for _, size, path in sorted(found):
            if total <= goal:
                break
            with contextlib.suppress(OSError):
                Path(path).unlink()
                total -= size

    def _files(self) -> Iterator[os.DirEntry[str]]:
        with os.scandir(self._folder) as folders:
            for folder in folders:
                with contextlib.suppress(OSError), os.scandir(folder.path) as files:
                    yield from files


def _by_chance(probability: float) -> bool:
    """Whether it happens. Nobody counts what all processes write together, but each byte may bring about a look."""
    return int.from_bytes(os.urandom(4), "big") < probability * (1 << 32)


def _head(key: str, body: bytes) -> bytes:
    found = hashlib.sha256(f"{key}\n".encode())
    found.update(body)
    return _HEAD + found.digest()


def object_cache() -> ObjectCache | None:
    """The one that the environment says; None where it is switched off, or where others could write to the folder."""
    return _cache_at(os.environ.get(VARIABLE, "").strip())


@functools.cache
def _cache_at(given: str) -> ObjectCache | None:
    """`given`: the folder, if anybody asked for one, who is told where it cannot be used."""
    if given.lower() in _OFF:
        return None
    try:
        folder = Path(given).expanduser() if given else _folder()
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        why = _why_not(folder)
    except FileExistsError:
        why = "it is a file"
    except (OSError, RuntimeError) as error:  # no disk, no home
        why = getattr(error, "strerror", None) or str(error)
    if not why:
        return ObjectCache(folder)
    if given:
        told = f"{VARIABLE}: expected a folder that nobody else may write to, or off, found {given!r}: {why}"
        warnings.warn(f"{told}; so each process compiles its kernels itself", EngineWarning, stacklevel=2)
    return None


def _folder() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "opspec" / "objects"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "opspec" / "objects"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "opspec" / "objects"


def _why_not(folder: Path) -> str:
    """Why nothing is taken from a folder: machine code is run as it lies there, so nobody else may write it."""
    if not hasattr(os, "getuid"):
        return ""
    known = folder.stat()
    if known.st_uid != os.getuid():
        return "it is another user's"
    return "others may write to it" if known.st_mode & 0o022 else ""
