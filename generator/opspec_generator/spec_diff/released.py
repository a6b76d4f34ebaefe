"""What programs of the last release break on: each op that is generated is held against what it was.

`released.tar.xz` lies in the spec and has its files as they were released. A spec without it was never released.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cached_property
from pathlib import Path

from opspec_generator.spec_diff.comparison import SpecDiff, unversioned
from opspec_generator.spec_diff.grades import WIRE, SpecChange
from opspec_generator.spec_diff.sources import RELEASE, Side, released
from opspec_model.definitions.spec import Base, Op
from opspec_model.text.problems import Report, Span, SpecError

# What all ops are loaded with; functions are of how numbers are computed, and families are asked for one by one.
_OF_ALL = ("types.yaml", "primitives.yaml", "dialects/")
_ADVICE = (
    "say it in `history`, with its version, what it brings and `when` it is used, or what it `was`; to try it all the "
    "same: opspec generate --draft"
)


class Released:
    """The last release of a spec, unpacked into a folder."""

    def __init__(self, spec: Path, folder: Path) -> None:
        self.old = released(spec, folder)
        self.new = Side(spec, str(spec))
        before, after = self.old.texts(), self.new.texts()
        self.differ = {name for name in before.keys() | after.keys() if before.get(name) != after.get(name)}
        self._diff = SpecDiff(self.old, self.new)

    @cached_property
    def _shared(self) -> bool:
        return any(name.startswith(_OF_ALL) for name in self.differ)

    @cached_property
    def _base(self) -> Base:
        return self.old.base()

    def broken_by(self, op: Op, base: Base) -> Report:
        """What breaks on an op as it is now, and no history tells of."""
        file = self._inside(op.file)
        if not (self._shared or {file, *map(self._inside, map(Path, op.families))} & self.differ):
            return Report()
        if not (self.old.folder / file).exists():
            return Report()
        try:
            (old,) = self.old.ops(self._base if self._shared else self._moved(base), [file]).values()
        except SpecError as error:
            return _unread(self.old.name, file, error)
        return self._report(self._diff.of_op(old, op))

    def broken_by_types(self, base: Base) -> Report:
        """What breaks on the element types."""
        if "types.yaml" not in self.differ:
            return Report()
        return self._report(change for change in self._diff.of_types(self._base, base) if change.grade == WIRE)

    def broken_by_lack(self, names: Iterable[str], before: Iterable[str]) -> Report:
        """What breaks on ops that are gone: there are ops of these names, and some were called otherwise before."""
        known = {*names, *before}
        gone = [file for file in self.old.op_files() if file in self.differ and not (self.new.folder / file).exists()]
        lost = [op for op in self.old.ops(self._base, gone).values() if op.name not in known] if gone else []
        return self._report(change for op in lost for change in self._diff.of_op(op, None))

    def _moved(self, base: Base) -> Base:
        """The base as that of the release, where nothing differs in it; it tells where op files are."""
        folder = self.old.folder
        return replace(base, spec_dir=folder, core=base.core if base.is_pack else folder)

    def _inside(self, file: Path) -> str:
        """A file of the spec by its place there; one of another spec, as an op of a pack may need it, by its path."""
        return (file.relative_to(self.new.folder) if file.is_relative_to(self.new.folder) else file).as_posix()

    def _report(self, changes: Iterable[SpecChange]) -> Report:
        report = Report()
        for change in unversioned(list(changes)):
            root = self.old if change.file.startswith(f"{self.old.name}/") else self.new
            text = (root.folder / change.file.removeprefix(f"{root.name}/")).read_text("utf-8")
            report.add_source(change.file, text)
            line = text.split("\n")[change.line - 1]
            start = len(line) - len(line.lstrip()) + 1
            span = Span(change.file, change.line, start, change.line, len(line.rstrip()) + 1)
            report.error(span, f"{change.of}: {change.what} ({change.grade})", "\n".join(_help(change)))
        return report


def _unread(name: str, file: str, error: SpecError) -> Report:
    report = Report()
    said = error.report.sorted()[0].message
    hint = "take the spec as released as it is: opspec generate --release"
    report.error(Span.whole(f"{name}/{file}"), f"the last release cannot be read any more: {said}", hint)
    return report


def _help(change: SpecChange) -> Iterator[str]:
    if change.program:
        yield f"this program {'meant something else' if change.differs else 'was valid'} in the last release"
        yield from (f"     | {line}" for line in change.program.rstrip().split("\n"))
    if change.differs:
        yield f"     {change.differs}"
    yield _ADVICE


@contextmanager
def last_release(spec: Path) -> Iterator[Released | None]:
    """The last release of a spec, for as long as the context lasts; None of one that never was."""
    if not (spec / RELEASE).is_file():
        yield None
        return
    with tempfile.TemporaryDirectory(prefix="opspec-released-") as folder:
        yield Released(spec, Path(folder))
