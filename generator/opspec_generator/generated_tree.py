"""The tree of generated files: what it holds, what it should hold, and the step or the diff between the two.

The manifest, committed with the tree, names every generated file; what it does not name is never removed. Beside it
stand the sources: the files from which the tree was generated, with their hashes.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from opspec_model.text.problems import Report

MANIFEST = "manifest.json"
SOURCES = "sources.json"
# The schema lies beside the op files that name it, not under the output folder.
SCHEMA_PREFIX = "spec/schema/"

_SAFE_PATH = re.compile(r"(?!.*(^|/)\.)[A-Za-z0-9_./+-]+(?<!/)")
_HASH_LINE = re.compile(r'^\s*"([^"]+)": "([0-9a-f]{64})",?$', re.MULTILINE)


def sha256(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def checked(path: str, text: str, emitter: str) -> bytes:
    """The bytes of one emitted file; refuses what would not be the same everywhere."""
    if not _SAFE_PATH.fullmatch(path) or path.startswith("/") or "//" in path or path in (MANIFEST, SOURCES):
        raise ValueError(f"{emitter} emits {path!r}: expected a relative path of letters, digits and _./+-")
    if "\r" in text or (text and not text.endswith("\n")):
        raise ValueError(f"{emitter} emits {path!r}: expected lines that end with a newline, and no \\r")
    return text.encode("utf-8")


@dataclass(frozen=True, slots=True)
class Difference:
    """One file that is not as the spec says; `kind` says how it came about."""

    path: str
    kind: Literal["missing", "stale", "hand-edited", "orphaned", "not generated"]
    diff: str


@dataclass(frozen=True, slots=True)
class TreeUpdate:
    """What an update did. `broken`: what programs of the last release break on."""

    wrote: tuple[str, ...]
    removed: tuple[str, ...]
    unchanged: int
    broken: Report | None = None


@dataclass(frozen=True, slots=True)
class GeneratedTree:
    """The generated files below `out`, and the schema below `spec`."""

    out: Path
    spec: Path

    def locate(self, path: str) -> Path:
        if path.startswith(SCHEMA_PREFIX):
            return self.spec / path.removeprefix("spec/")
        return self.out / path

    def read(self, path: str) -> bytes | None:
        try:
            return self.locate(path).read_bytes()
        except (FileNotFoundError, NotADirectoryError):
            return None

    def manifest(self) -> dict[str, str]:
        """Path to hash, as last written."""
        return self._hashes(MANIFEST)

    def sources(self) -> dict[str, str]:
        """Name to hash of what the tree was last generated from. The names are those that `update` was given."""
        return self._hashes(SOURCES)

    def as_left(self) -> bool:
        """Whether the tree holds what was last written, and nothing else."""
        left = self.manifest()
        return {*self._files()} <= {*left, MANIFEST, SOURCES} and all(
            content is not None and sha256(content) == wanted
            for content, wanted in ((self.read(path), wanted) for path, wanted in left.items())
        )

    def update(self, rendered: Mapping[str, bytes], kept: Mapping[str, str], sources: Mapping[str, str]) -> TreeUpdate:
        """Write what differs of `rendered`, leave `kept` (path to hash), remove what else we wrote."""
        before = self.manifest()
        hashes = {**kept, **{path: sha256(content) for path, content in rendered.items()}}
        wrote = self.write(rendered)
        removed = [path for path in sorted(before.keys() - hashes.keys()) if self._remove(path)]
        # Last: if we are interrupted before, the old manifest still knows the orphans.
        records = {MANIFEST: hashes, SOURCES: sources}
        wrote += [path for path, record in records.items() if self._write(path, _rendered_hashes(record))]
        return TreeUpdate(tuple(wrote), tuple(removed), len(hashes) + len(records) - len(wrote))

    def decided_by(self, sources: Mapping[str, str]) -> None:
        """Note what decided the tree, where that was not known yet."""
        self._write(SOURCES, _rendered_hashes(sources))

    def write(self, rendered: Mapping[str, bytes]) -> list[str]:
        """Write what differs. Gives the paths."""
        return [path for path in sorted(rendered) if self._write(path, rendered[path])]

    def differences(self, rendered: Mapping[str, bytes]) -> list[Difference]:
        """Every way in which the files on disk are not `rendered`, in order of path."""
        before = self.manifest()
        wanted = dict(rendered)
        wanted[MANIFEST] = _rendered_hashes({path: sha256(content) for path, content in rendered.items()})
        found = [self._difference(path, wanted[path], before.get(path)) for path in wanted]
        for path in {*before, *self._files()} - wanted.keys() - {SOURCES}:
            content = self.read(path)
            if content is not None:
                kind: Literal["orphaned", "not generated"] = "orphaned" if path in before else "not generated"
                found.append(Difference(path, kind, self._diff(path, content, b"")))
        return sorted((item for item in found if item), key=lambda item: item.path)

    def _difference(self, path: str, wanted: bytes, recorded: str | None) -> Difference | None:
        content = self.read(path)
        if content == wanted:
            return None
        if content is None:
            return Difference(path, "missing", self._diff(path, b"", wanted))
        edited = recorded is not None and sha256(content) != recorded
        return Difference(path, "hand-edited" if edited else "stale", self._diff(path, content, wanted))

    def _diff(self, path: str, old: bytes, new: bytes) -> str:
        from difflib import unified_diff

        name = self.locate(path).as_posix()
        before, after = (content.decode("utf-8", "replace").splitlines() for content in (old, new))
        lines = unified_diff(before, after, f"{name} (on disk)", f"{name} (from the spec)", lineterm="")
        return "".join(f"{line}\n" for line in lines) or f"{name}: only line ends differ\n"

    def _hashes(self, record: str) -> dict[str, str]:
        """Read line by line, so that both sides of a merge conflict count."""
        content = self.read(record) or b""
        return dict(_HASH_LINE.findall(content.decode("utf-8", "replace")))

    def _files(self) -> Iterator[str]:
        for folder, folders, names in os.walk(self.out):
            folders[:] = [name for name in folders if not name.startswith(".") and name != "__pycache__"]
            for name in names:
                if not name.startswith("."):
                    yield Path(folder, name).relative_to(self.out).as_posix()

    def _write(self, path: str, content: bytes) -> bool:
        if self.read(path) == content:
            return False
        target = self.locate(path)
        target.parent.mkdir(parents=True, exist_ok=True)
        replace_file(target, content)
        return True

    def _remove(self, path: str) -> bool:
        target = self.locate(path)
        try:
            target.unlink()
        except (FileNotFoundError, NotADirectoryError):
            return False
        for folder in target.parents:
            if folder == self.out or folder == self.spec or any(folder.iterdir()):
                break
            folder.rmdir()
        return True


def _rendered_hashes(hashes: Mapping[str, str]) -> bytes:
    return (json.dumps(dict(sorted(hashes.items())), indent=0) + "\n").encode("ascii")


def replace_file(target: Path, content: bytes) -> None:
    """Write a file so that a reader sees the old content or the new, never a part."""
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        draft.write_bytes(content)
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)
