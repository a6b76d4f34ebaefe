"""What takes a search, kept by the content it was found from: an edit of words, or of another op, finds it there."""

from __future__ import annotations

import os
import pickle
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import fields, is_dataclass
from enum import Enum
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

from opspec_model.definitions.spec import Base, Op
from opspec_model.text.problems import Span

R = TypeVar("R")

MOST = 1_000  # results that are kept: a few for each op
# What is said of an op and no search looks at; its files, which are elsewhere for the last release.
_WORDS = {"about", "aliases", "depends", "families", "jax_call", "public", "says", "summary", "words"}

_memory: tuple[Path, str] | None = None


@contextmanager
def kept_in(folder: Path, stands_on: Iterable[str]) -> Iterator[None]:
    """Within, results are read from a folder and written to it. `stands_on`: hashes of all else that decides them."""
    global _memory
    before, _memory = _memory, (folder, "\0".join(stands_on))
    try:
        yield
    finally:
        _memory = before
        _forget(folder)


def recalled(kind: str, parts: Callable[[], Iterable[str]], find: Callable[[], R]) -> R:
    """What `find` gives, or gave of the same `parts`; an exception is not kept."""
    if _memory is None:
        return find()
    folder, stands_on = _memory
    path = folder / sha256("\0".join([kind, stands_on, *parts()]).encode()).hexdigest()
    try:
        with path.open("rb") as file:
            found: R = pickle.load(file)
        os.utime(path)
    except (OSError, EOFError, pickle.UnpicklingError):
        found = find()
        folder.mkdir(parents=True, exist_ok=True)
        beside = path.with_name(f"{path.name}.{os.getpid()}")
        beside.write_bytes(pickle.dumps(found))
        beside.replace(path)
    return found


def content(op: Op) -> str:
    """The hash of an op without words and places: what a search can see of it."""
    texts: list[str] = []
    _tell(op, texts)
    return sha256("\0".join(texts).encode()).hexdigest()


def files(paths: Iterable[str]) -> list[str]:
    """The hashes of files."""
    return [sha256(Path(path).read_bytes()).hexdigest() for path in paths]


def _tell(value: Any, texts: list[str]) -> None:
    if isinstance(value, Span | Base):
        return
    if is_dataclass(value) and not isinstance(value, type):
        texts.append(type(value).__name__)
        for field in fields(value):
            if field.name not in _WORDS:
                texts.append(field.name)
                _tell(getattr(value, field.name), texts)
    elif isinstance(value, Mapping):
        texts.append("{")
        for key, item in value.items():
            texts.append(repr(key))
            _tell(item, texts)
    elif isinstance(value, frozenset):
        texts.append(repr(sorted(map(repr, value))))
    elif isinstance(value, Sequence) and not isinstance(value, str):
        texts.append(f"({len(value)}")
        for item in value:
            _tell(item, texts)
    elif isinstance(value, str | int | float | bool | Enum | None):
        texts.append(repr(value))
    else:
        raise TypeError(f"expected an op of data, found {type(value).__name__} in it")


def _forget(folder: Path) -> None:
    """Those that were not asked for longest, where there are too many."""
    kept = list(folder.glob("*"))
    if len(kept) <= MOST:
        return
    with suppress(FileNotFoundError):  # where another run forgets too
        for path in sorted(kept, key=lambda path: path.stat().st_mtime_ns)[: MOST // 2]:
            path.unlink()
