"""From the spec folder to the generated tree, doing again only what changed.

The work is cut into units: each op file, the base (all else in the spec) and the index over all ops. A family belongs
to the ops that are built on it, and to the base, which tells those that nobody needs. A unit is rendered again when the
hash of its inputs changed or one of its files is not as it was left. Of other op files it reads what they mean, not
what they say of themselves: a new summary of `add` is no news to the ops that are made of additions. The hashes stand
in a cache beside the output; a run that finds nothing to do imports neither loader nor emitters.

Within the output, committed with it, stands the hash of every file that decided it: a check finds there that nothing
changed, and renders nothing either.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, nullcontext
from dataclasses import dataclass, field, replace
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

from opspec_generator import templates_dir
from opspec_generator.fingerprints import (
    BASE,
    Inputs,
    base_files,
    digest_files,
    files_below,
    hash_of,
    meaning_hash,
    runtime_files,
    runtime_root,
    spec_files,
)
from opspec_generator.forked import forked_map
from opspec_generator.generated_tree import Difference, GeneratedTree, TreeUpdate, checked, sha256
from opspec_generator.records import Cache, UnitRecord
from opspec_model import packaged

if TYPE_CHECKING:
    from opspec_generator.emit import Emitter
    from opspec_generator.spec_diff.released import Released
    from opspec_model.definitions.spec import Base, Op
    from opspec_model.text.problems import Report

INDEX = "index"
FAMILIES = "families"  # their folder in the spec
NUMBERS = ("functions/", "coefficients.yaml")  # which files of the spec say how numbers are computed: no op needs them

_RUNTIME = "opspec/"  # what names of the runtime's files begin with


@dataclass(frozen=True, slots=True)
class Pipeline:
    """The loader and the emitters. The load functions raise `SpecError`. `released`: what ops are held against, if the
    spec was released. `load_numbers`: the base with functions of numbers, which the files of the base alone need.
    """

    load_base: Callable[[Path], Base]
    load_op: Callable[[Path, Base], Op]
    emitters: Sequence[Emitter]
    released: Callable[[], AbstractContextManager[Released | None]] = nullcontext
    load_numbers: Callable[[Path], Base] | None = None


@dataclass(frozen=True, slots=True)
class Toolchain:
    """A pipeline that is imported only when there is work, the files and folders of its code, and the spec that the
    one given stands on, if any.
    """

    open: Callable[[], Pipeline]
    sources: tuple[Path, ...]
    core: Path | None = None


@dataclass(frozen=True, slots=True)
class _Rendered:
    """The files of a unit. `broken`: what programs of the last release break on in it, in a draft."""

    files: dict[str, bytes]
    depends: tuple[str, ...] = ()
    summary: Mapping[str, Any] = field(default_factory=dict)
    imports: tuple[str, ...] = ()
    broken: Report | None = None


def default_toolchain(spec: Path, target: Path | None = None) -> Toolchain:
    """Our own targets, or the one that lies in the folder `target`."""
    # A dialect pack brings no element types: it stands on our own spec.
    core = None if (spec / "types.yaml").exists() else packaged.spec_dir()

    def open_pipeline() -> Pipeline:
        from opspec_generator.emit import discover, target_at, texts_of
        from opspec_model.loading.base_loading import load_base
        from opspec_model.loading.op_loading import load_op

        def last_release() -> AbstractContextManager[Released | None]:
            from opspec_generator.spec_diff.released import last_release

            return last_release(spec)

        emitters = discover() if target is None else (target_at(target),)
        # Our own ops have words; a pack's may do without.
        load = partial(load_op, worded=core is None)
        return Pipeline(
            partial(load_base, core=core, texts=texts_of(emitters), functions=False),
            load,
            emitters,
            last_release if target is None else nullcontext,
            partial(load_base, core=core, texts=texts_of(emitters)),
        )

    code = (Path(__file__).parent, Path(packaged.__file__).parent, templates_dir() if target is None else target)
    return Toolchain(open_pipeline, code, core)


def generate(
    spec: Path,
    out: Path,
    toolchain: Toolchain | None = None,
    *,
    draft: bool = False,
    written: Callable[[], None] | None = None,
) -> TreeUpdate:
    """Bring `out` up to date with `spec`. A spec with errors raises `SpecError`, and nothing is written.

    So does one that breaks programs of its last release, but in a draft: what does so is told by each run that follows.
    `written`: what can go on once all is written. Such programs are looked for behind it then, and what breaks them is
    refused when it has been written, by this run and each that follows.
    """
    with _Run(spec, toolchain or default_toolchain(spec), draft, later=written is not None) as run:
        return _generated(run, out, written)


def _generated(run: _Run, out: Path, written: Callable[[], None] | None) -> TreeUpdate:
    spec = run.spec
    tree = GeneratedTree(out, spec)
    cache = Cache(out, spec)
    units = [BASE, *run.op_files()]
    inputs = run.inputs(units, cache.imports)

    def fresh(unit: str, summaries: Sequence[Mapping[str, Any]] = ()) -> bool:
        record = cache.records.get(unit)
        return (
            record is not None
            and record["key"] == inputs.key(unit, record["depends"], summaries)
            and _intact(tree, record)
        )

    stale = [unit for unit in units if not fresh(unit)]
    with cache.found(run.stands_on(inputs)) if stale else nullcontext():
        rendered = run.render(stale)
    records = {unit: _record(rendered[unit]) if unit in rendered else cache.records[unit] for unit in units}
    summaries = [record["summary"] for record in records.values()]
    if not fresh(INDEX, summaries):
        rendered[INDEX] = run.render_index(summaries)
    records[INDEX] = _record(rendered[INDEX]) if INDEX in rendered else cache.records[INDEX]
    _refuse_collisions(spec, {unit: record["outputs"] for unit, record in records.items()})

    kept = {p: sha for unit, r in records.items() if unit not in rendered for p, sha in r["outputs"].items()}
    if rendered:
        inputs = run.with_imports(inputs, all_rendered=len(rendered) == len(records))

    def save(doubtful: Collection[str]) -> dict[str, str]:
        """Note what was rendered of what, but for units that have to be rendered again. Gives what decided it all."""
        for unit, record in records.items():
            key = inputs.key(unit, record["depends"], summaries if unit == INDEX else ())
            record["key"] = "" if unit in doubtful else key
        cache.save(records, inputs.imports)
        return {} if doubtful else run.deciding(map(Path, inputs.imports))

    broken = {unit: item.broken for unit, item in rendered.items() if item.broken}
    change = tree.update(_merged(rendered), kept, save({*broken, *(rendered if run.later else ())}))
    if written is not None:
        written()
        if rendered:
            with cache.found(run.stands_on(inputs)):
                broken = run.broken(list(rendered), summaries)
            inputs = run.with_imports(inputs, all_rendered=len(rendered) == len(records))
            tree.decided_by(save(broken))
    told = _together(broken[unit] for unit in sorted(broken))
    if told is not None and not run.draft:
        told.raise_if_any()
    return replace(change, broken=told)


def generate_op(spec: Path, out: Path, file: Path, toolchain: Toolchain, without: Collection[str]) -> None:
    """Write the files of one op that changed, but for the targets `without`: what can be shown before `generate`, which
    has to follow. That one also looks for programs of the last release that break. A slip in the file is a `SpecError`.
    """
    pipeline = toolchain.open()
    op = pipeline.load_op(file, pipeline.load_base(spec))
    files = _collect((one.name, one.emit_op(op)) for one in pipeline.emitters if one.name not in without)
    GeneratedTree(out, spec).write(files)


def check(spec: Path, out: Path, toolchain: Toolchain | None = None, *, anew: bool = False) -> list[Difference]:
    """What of `out` is not as rendering everything in memory would have it. Neither reads nor writes the cache.

    Where `out` is as it was left, and so is every file that decided it, nothing is rendered unless `anew`.
    """
    tree = GeneratedTree(out, spec)
    decided = tree.sources()
    with _Run(spec, toolchain or default_toolchain(spec)) as run:
        if not anew and tree.as_left() and decided == run.deciding(_located(decided)):
            return []
        units = [BASE, *run.op_files()]
        rendered = run.render(units)
        rendered[INDEX] = run.render_index([rendered[unit].summary for unit in units])
    _refuse_collisions(spec, {unit: item.files for unit, item in rendered.items()})
    return tree.differences(_merged(rendered))


class _Run:
    """One run of a toolchain over a spec folder. What it has unpacked goes when the context ends."""

    def __init__(self, spec: Path, toolchain: Toolchain, draft: bool = False, later: bool = False) -> None:
        """`later`: what breaks programs of the last release is asked for by itself, when all is rendered."""
        self.spec = spec
        self.toolchain = toolchain
        self.draft = draft
        self.later = later
        self.imported: set[str] = set()
        self._pipeline: Pipeline | None = None
        self._unpacked = ExitStack()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._unpacked.close()

    def op_files(self) -> list[str]:
        """The op files, named from the spec folder on; they are the names of their units."""
        files = files_below(self.spec / "ops")
        found = [path.relative_to(self.spec).as_posix() for path in files if path.suffix == ".yaml"]
        problems = {str(p): "expected an op file to end in .yaml" for p in files if p.suffix == ".yml"}
        if not found and not problems:
            expected = "expected a spec folder with op files in ops/<dialect>/*.yaml"
            found_out = ", found none" if self.spec.is_dir() else ": no such folder"
            problems[str(self.spec)] = expected + found_out
        _raise_if_any(problems)
        return found

    def inputs(self, units: Sequence[str], imports: Iterable[str]) -> Inputs:
        core = self.toolchain.core
        code = [path for source in self.toolchain.sources for path in files_below(source)]
        code += base_files(core) if core else []
        base = {path.relative_to(self.spec).as_posix(): path for path in base_files(self.spec)}
        families = {name: path for name, path in base.items() if name.startswith(f"{FAMILIES}/")}
        numbers = {name: path for name, path in base.items() if name.startswith(NUMBERS)}
        return Inputs(
            digest_files(code),
            digest_files(path for name, path in base.items() if name not in {*families, *numbers}),
            digest_files(numbers.values()),
            {unit: hash_of(self.spec / unit) for unit in units if unit != BASE},
            {unit: meaning_hash(self.spec / unit) for unit in units if unit != BASE},
            {name: hash_of(path) for name, path in families.items()},
            {path: hash_of(Path(path)) for path in imports},
        )

    def stands_on(self, inputs: Inputs) -> Iterator[str]:
        """Hashes of all that decides what is found of an op, but for op files."""
        yield from (inputs.code, inputs.base)
        yield digest_files(path for path in files_below(runtime_root()) if path.suffix == ".py")

    def deciding(self, imports: Iterable[Path]) -> dict[str, str]:
        """Every file that decides the output, `imports` of the runtime among them: its name, which is the same on all
        machines, to its hash.
        """
        core = self.toolchain.core
        named = {
            path.relative_to(source.parent).as_posix(): path
            for source in self.toolchain.sources
            for path in files_below(source)
        }
        for name, spec in [("spec", self.spec), *([("core", core)] if core else [])]:
            named |= {f"{name}/{path.relative_to(spec).as_posix()}": path for path in spec_files(spec)}
        named |= {_RUNTIME + os.path.relpath(path, runtime_root()): path for path in imports}
        return {name: hash_of(path) for name, path in named.items()}

    def with_imports(self, inputs: Inputs, *, all_rendered: bool) -> Inputs:
        """The files of the runtime that the pipeline imported decide the output too."""
        found = {path: hash_of(Path(path)) for path in self.imported.union(runtime_files())}
        return replace(inputs, imports=found if all_rendered else {**inputs.imports, **found})

    def pipeline(self) -> Pipeline:
        self._pipeline = self._pipeline or self.toolchain.open()
        return self._pipeline

    @cached_property
    def _released(self) -> Released | None:
        return self._unpacked.enter_context(self.pipeline().released())

    def render(self, units: Sequence[str]) -> dict[str, _Rendered]:
        """The files of the base and of op files; all their errors are raised together."""
        if not units:
            return {}
        from opspec_model.text.problems import Report, SpecError

        base = self.pipeline().load_base(self.spec)
        if not self.later:
            _ = self._released  # before there are processes that would each unpack it
        progress = _Progress(len(units))
        rendered: dict[str, _Rendered] = {}
        errors = Report()

        def render_one(unit: str) -> _Rendered | Report:
            try:
                item = self._render_base(base) if unit == BASE else self._render_op(unit, base)
            except SpecError as error:
                return error.report
            except Exception as error:
                error.add_note(f"while generating {unit}")
                raise
            return replace(item, imports=runtime_files())

        try:
            for unit, item in zip(units, forked_map(render_one, units), strict=True):
                progress.step(unit)
                if isinstance(item, _Rendered):
                    rendered[unit] = item
                    self.imported.update(item.imports)
                else:
                    errors.sources.update(item.sources)
                    errors.problems.extend(item.problems)
        finally:
            progress.close()
        errors.raise_if_any()
        return rendered

    def broken(self, units: Sequence[str], summaries: Sequence[Mapping[str, Any]]) -> dict[str, Report]:
        """What programs of the last release break on, in units that were rendered."""
        base = self.pipeline().load_base(self.spec)
        _ = self._released  # before there are processes that would each unpack it

        def broken_in(unit: str) -> tuple[Report | None, tuple[str, ...]]:
            if unit == BASE:
                return self._broken_in_base(base), runtime_files()
            if unit == INDEX:
                return self._broken_in_index(_listed(summaries)), runtime_files()
            return self._broken_in_op(self.pipeline().load_op(self.spec / unit, base), base), runtime_files()

        found = {}
        for unit, (report, imports) in zip(units, forked_map(broken_in, units), strict=True):
            self.imported.update(imports)
            if report:
                found[unit] = report
        return found

    def _broken_in_base(self, base: Base) -> Report | None:
        released = self._released
        return released.broken_by_types(base) if released else None

    def _broken_in_op(self, op: Op, base: Base) -> Report | None:
        released = self._released
        return released.broken_by(op, base) if released else None

    def _broken_in_index(self, ops: Sequence[Mapping[str, Any]]) -> Report | None:
        released = self._released
        before = [name for op in ops for name in op["before"]] if released else []
        return released.broken_by_lack([op["name"] for op in ops], before) if released else None

    def _refused(self, find: Callable[[], Report | None]) -> Report | None:
        """What programs break on, in a draft; `SpecError` in any other run."""
        broken = None if self.later else find()
        if broken and not self.draft:
            broken.raise_if_any()
        return broken or None

    def _render_base(self, base: Base) -> _Rendered:
        pipeline = self.pipeline()
        broken = self._refused(lambda: self._broken_in_base(base))
        whole = base if pipeline.load_numbers is None else pipeline.load_numbers(self.spec)
        return _Rendered(_collect((e.name, e.emit_base(whole)) for e in pipeline.emitters), broken=broken)

    def _render_op(self, unit: str, base: Base) -> _Rendered:
        pipeline = self.pipeline()
        op = pipeline.load_op(self.spec / unit, base)
        broken = self._refused(lambda: self._broken_in_op(op, base))
        from opspec_generator.emit import Summarizer

        summary = dict(op.summary_data())
        for emitter in pipeline.emitters:
            if isinstance(emitter, Summarizer):
                summary |= emitter.summarize(op)
        return _Rendered(
            _collect((emitter.name, emitter.emit_op(op)) for emitter in pipeline.emitters),
            tuple(sorted(self._unit_of(Path(path)) for path in (*op.depends, *op.families))),
            summary,
            broken=broken,
        )

    def _unit_of(self, path: Path) -> str:
        """The unit of an op file; an op file of the core spec, seen from a pack, keeps its path."""
        return (path.relative_to(self.spec) if path.is_relative_to(self.spec) else path).as_posix()

    def render_index(self, summaries: Sequence[Mapping[str, Any]]) -> _Rendered:
        ops = _listed(summaries)
        broken = self._refused(lambda: self._broken_in_index(ops))
        return _Rendered(_collect((e.name, e.emit_index(ops)) for e in self.pipeline().emitters), broken=broken)


def _listed(summaries: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """What the index has of ops. Through JSON, as the cache would have it: the same objects whether an op was rendered
    now or before.
    """
    ops: list[dict[str, Any]] = json.loads(json.dumps([summary for summary in summaries if summary]))
    return ops


class _Progress:
    """A count on the terminal once a run has taken a second."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.count = 0
        self.start = time.monotonic()
        self.shown = False

    def step(self, unit: str) -> None:
        self.count += 1
        if sys.stderr.isatty() and time.monotonic() - self.start > 1:
            name = ".".join(Path(unit).with_suffix("").parts[1:]) or unit
            sys.stderr.write(f"\rgenerating {self.count}/{self.total} {name}\x1b[K")
            sys.stderr.flush()
            self.shown = True

    def close(self) -> None:
        if self.shown:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()


def _located(names: Iterable[str]) -> list[Path]:
    """The files of the runtime among those that `_Run.deciding` named."""
    return [runtime_root() / name.removeprefix(_RUNTIME) for name in names if name.startswith(_RUNTIME)]


def _record(rendered: _Rendered) -> UnitRecord:
    return {
        "key": "",
        "depends": list(rendered.depends),
        "outputs": {path: sha256(content) for path, content in rendered.files.items()},
        "summary": dict(rendered.summary),
    }


def _intact(tree: GeneratedTree, record: UnitRecord) -> bool:
    return all(
        (content := tree.read(path)) is not None and sha256(content) == sha for path, sha in record["outputs"].items()
    )


def _collect(emitted: Iterable[tuple[str, Mapping[str, str]]]) -> dict[str, bytes]:
    files: dict[str, bytes] = {}
    for emitter, texts in emitted:
        for path, text in texts.items():
            if path in files:
                raise ValueError(f"{emitter} emits {path!r}, which another target emits too")
            files[path] = checked(path, text, emitter)
    return files


def _together(reports: Iterable[Report | None]) -> Report | None:
    """Several reports as one; None where there is none."""
    found = [report for report in reports if report is not None]
    for other in found[1:]:
        found[0].sources.update(other.sources)
        found[0].problems.extend(other.problems)
    return found[0] if found else None


def _merged(rendered: Mapping[str, _Rendered]) -> dict[str, bytes]:
    return {path: content for item in rendered.values() for path, content in item.files.items()}


def _refuse_collisions(spec: Path, outputs: Mapping[str, Iterable[str]]) -> None:
    """Two op files may not give the same output, as they do where both define one op."""
    first: dict[str, str] = {}
    problems: dict[str, str] = {}
    for unit, paths in outputs.items():
        for path in paths:
            other = first.setdefault(path, unit)
            if other != unit and {BASE, INDEX} & {unit, other}:
                raise ValueError(f"{path!r} is emitted for {other} and for {unit}")
            if other != unit:
                problems[str(spec / unit)] = f"defines the op that {spec / other} defines"
    _raise_if_any(problems)


def _raise_if_any(problems: Mapping[str, str]) -> None:
    """Raise problems of whole files: path to message."""
    if not problems:
        return
    from opspec_model.text.problems import Report, Span

    report = Report()
    for path, message in problems.items():
        report.error(Span.whole(path), message)
    report.raise_if_any()
