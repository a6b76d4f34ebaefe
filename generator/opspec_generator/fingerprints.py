"""What the generated tree depends on, as hashes: files of the spec, of the generator and of the runtime."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from opspec_generator.generated_tree import sha256

BASE = "base"  # the unit of all in the spec but op files
_DRIVERS = ("opspec.cli.", "opspec.__main__")
# What an op file says of itself alone, and no other file reads: these keys with all below them.
_OWN_WORDS = re.compile(rb"^(?:summary|about|aliases):.*\n(?:(?:[ \t#].*)?\n)*", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Inputs:
    """Hashes of everything that the output depends on. `numbers`: of what the base alone is made of."""

    code: str
    base: str
    numbers: str
    ops: Mapping[str, str]
    meanings: Mapping[str, str]
    families: Mapping[str, str]
    imports: Mapping[str, str]

    def key(self, unit: str, depends: Iterable[str], summaries: Sequence[Mapping[str, Any]]) -> str:
        """The hash of a unit's inputs; a file that is gone has a hash too."""
        imports = [f"{path}:{sha}" for path, sha in sorted(self.imports.items())]
        known = {**self.meanings, **self.families}
        read = [known[file] if file in known else meaning_hash(Path(file)) for file in depends]
        shared = [self.numbers, *(f"{name}:{sha}" for name, sha in self.families.items())] if unit == BASE else []
        own = [self.ops.get(unit, ""), *read, *shared, json.dumps(summaries, sort_keys=True)]
        return digest([self.code, self.base, *imports, *own])


def runtime_files() -> tuple[str, ...]:
    """The files of the runtime that this process has imported."""
    return tuple(
        module.__file__
        for name, module in sys.modules.items()
        if name.startswith("opspec.") and not name.startswith(_DRIVERS) and module.__file__
    )


def runtime_root() -> Path:
    """Where the runtime's package lies; it is found, not imported."""
    found = find_spec("opspec")
    if found is None or found.origin is None:
        raise ModuleNotFoundError("expected the runtime, the package opspec, beside the generator")
    return Path(found.origin).parent


def files_below(root: Path) -> list[Path]:
    """A file, or the files below a folder, in an order that does not depend on the machine."""
    if root.is_file():
        return [root]
    found: list[str] = []
    for folder, folders, names in os.walk(root):
        folders[:] = [name for name in folders if not _is_aside(name)]
        found += [f"{folder}/{name}" for name in names if not _is_aside(name) and not name.endswith("~")]
    return sorted(Path(path) for path in found if os.path.isfile(path))  # noqa: PTH113 - a thousand of them


def _is_aside(name: str) -> bool:
    return name.startswith(".") or name == "__pycache__"


def spec_files(spec: Path) -> list[Path]:
    """All of a spec but the schema, which is an output."""
    return [path for path in files_below(spec) if path.relative_to(spec).parts[0] != "schema"]


def base_files(spec: Path) -> list[Path]:
    """All of a spec but the op files."""
    return [path for path in spec_files(spec) if path.relative_to(spec).parts[0] != "ops"]


def digest_files(files: Iterable[Path]) -> str:
    return digest(f"{path.absolute()}:{hash_of(path)}" for path in files)


def hash_of(path: Path) -> str:
    """Of the content; empty for a file that is not there."""
    try:
        return sha256(path.read_bytes())
    except FileNotFoundError:
        return ""


def meaning_hash(path: Path) -> str:
    """Of what other files read of an op file; empty for a file that is not there."""
    try:
        return sha256(_OWN_WORDS.sub(b"", path.read_bytes()))
    except FileNotFoundError:
        return ""


def digest(parts: Iterable[str]) -> str:
    return sha256("\0".join(parts).encode("utf-8"))
