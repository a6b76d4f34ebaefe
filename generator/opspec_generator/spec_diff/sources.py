"""The two sides of a comparison: a folder, a git revision, or a version of StableHLO by the histories."""

from __future__ import annotations

import io
import lzma
import re
import subprocess
import tarfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from opspec.errors import WrongUse
from opspec_model.definitions.spec import Base, Constraint, Formula, Op
from opspec_model.definitions.versions import Change, number
from opspec_model.language.tree import Apply
from opspec_model.language.types import BOOL
from opspec_model.loading.base_loading import load_base
from opspec_model.loading.op_loading import load_all
from opspec_model.loading.op_shapes import op_files
from opspec_model.packaged import spec_dir

LATER = 900  # rules from this number on say what a version lacked
RELEASED = "released"
RELEASE = "released.tar.xz"  # in a spec that was released: its files as they were then
VERSION = re.compile(r"\d+\.\d+\.\d+")


@dataclass(frozen=True)
class Side:
    """A spec as it was: where its files are, how they are called, and, of a version, which one."""

    folder: Path
    name: str
    version: str = ""

    def base(self) -> Base:
        core = None if (self.folder / "types.yaml").exists() else spec_dir()
        return load_base(self.folder, core, functions=False)

    def ops(self, base: Base, files: list[str]) -> dict[str, Op]:
        """The ops of some of its files; of a version those that there were, with the rules that held."""
        found = {op.name: op for op in load_all([self.folder / file for file in files], base)}
        if not self.version:
            return found
        then = number(self.version)
        was = {name: op for name, op in found.items() if number(next(iter(op.history))) <= then}
        return {name: as_of(op, lambda change: number(change.version) > then) for name, op in was.items()}

    def texts(self) -> Mapping[str, str]:
        """Every file, by its path in the folder."""
        found = (path for path in sorted(self.folder.rglob("*.yaml")) if path.is_file())
        return {path.relative_to(self.folder).as_posix(): path.read_text("utf-8") for path in found}

    def op_files(self) -> list[str]:
        return [path.relative_to(self.folder).as_posix() for path in op_files(self.folder)]


def side(text: str, spec: Path, scratch: Path) -> Side:
    """What is meant by a folder, a version of the dialects in `spec`, its last release, or a git revision of it."""
    if Path(text).is_dir():
        return Side(Path(text), text.rstrip("/"))
    if text == RELEASED and (spec / RELEASE).is_file():
        return released(spec, scratch)
    if VERSION.fullmatch(text):
        _expect_known(text, spec)
        return Side(spec, spec.name, text)
    return _checked_out(text, spec, scratch)


def _expect_known(version: str, spec: Path) -> None:
    own = Side(spec, spec.name).base().own_dialects
    oldest = min((header.since or header.version for header in own), key=number, default=version)
    newest = max((header.version for header in own), key=number, default=version)
    if not number(oldest) <= number(version) <= number(newest):
        raise WrongUse(f"expected a version from {oldest} to {newest}, which {spec} tells of, found {version}")


def released(spec: Path, into: Path) -> Side:
    """A spec as it was last released, in a folder."""
    with tarfile.open(spec / RELEASE) as tar:
        tar.extractall(into, filter="data")
    return Side(into, RELEASED)


def release(spec: Path) -> None:
    """Take a spec as released, as it is."""
    stream = io.BytesIO()
    with tarfile.open(fileobj=stream, mode="w", format=tarfile.PAX_FORMAT) as tar:
        for name, text in Side(spec, "").texts().items():
            data = text.encode()
            entry = tarfile.TarInfo(name)
            entry.size = len(data)
            tar.addfile(entry, io.BytesIO(data))
    (spec / RELEASE).write_bytes(lzma.compress(stream.getvalue(), preset=9 | lzma.PRESET_EXTREME))


def _checked_out(revision: str, spec: Path, scratch: Path) -> Side:
    """The spec folder of a revision; `REVISION:FOLDER` names another one."""
    revision, _, folder = revision.partition(":")
    try:
        top = Path(_git(spec, "rev-parse", "--show-toplevel").decode().strip())
        inside = folder or spec.resolve().relative_to(top.resolve()).as_posix()
        archive = _git(top, "archive", "--format=tar", revision, inside)
    except (OSError, subprocess.CalledProcessError, ValueError) as error:
        said = getattr(error, "stderr", b"") or b""
        why = said.decode("utf-8", "replace").strip().splitlines()[:1]
        raise WrongUse(
            f"expected a folder, a version such as 1.10.0 or a git revision that has {spec}, found {revision!r}"
            f"{f' ({why[0]})' if why else ''}"
        ) from None
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        tar.extractall(scratch, filter="data")
    return Side(scratch / inside, f"{revision}:{inside}")


def _git(where: Path, *words: str) -> bytes:
    return subprocess.run(["git", "-C", str(where), *words], check=True, capture_output=True).stdout


def as_of(op: Op, lacks: Callable[[Change], bool]) -> Op:
    """The op without some of what came to it: a use that has it breaks a rule that says what is lacking."""
    later = [change for change in op.changes if lacks(change)]
    rules = [
        Constraint(f"C{LATER + at}", _negated(change.when), says=change.brings)
        for at, change in enumerate(later)
        if change.when is not None
    ]
    return replace(op, rules=(*op.rules, *rules), changes=tuple(c for c in op.changes if c not in later))


def _negated(formula: Formula) -> Formula:
    tree = Apply(function="not", args=(formula.tree,), type=BOOL, varies=formula.tree.varies, at=formula.tree.at)
    return Formula(f"not ({formula})", tree, formula.span)
