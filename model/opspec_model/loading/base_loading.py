"""What the op files of a spec folder stand on, loaded: every problem is reported, at its place, before it is used."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType

from opspec_model.definitions.spec import Base, DialectHeader
from opspec_model.definitions.table_rows import Primitive
from opspec_model.language.scope import Scope
from opspec_model.loading.base import (
    Types,
    display,
    read_dialects,
    read_file,
    read_polynomials,
    read_primitives,
    read_types,
    sharding_choices,
)
from opspec_model.loading.decompositions import GraphReader
from opspec_model.loading.families import refuse_unused
from opspec_model.loading.functions import function_files, with_functions
from opspec_model.loading.op_shapes import op_shapes
from opspec_model.loading.target_texts import named_elements, written_primitives
from opspec_model.names import CORE
from opspec_model.text.problems import Report, Span
from opspec_model.text.table_format import PrimitivesFile, TextsFile


def load_base(
    spec_dir: Path,
    core: Path | None = None,
    texts: Mapping[str, Path] = MappingProxyType({}),
    *,
    functions: bool = True,
) -> Base:
    """Types, primitives and dialect headers; a pack's own rows extend those of the `core` spec.

    `texts`: the files of targets that say how these write the core's rows. `functions`: those of numbers too, which
    take more time than all else and which no op file needs; a pack without some of its own needs none of the core's.
    """
    report = Report()
    if not spec_dir.is_dir():
        report.error(Span.whole(display(spec_dir)), "expected a folder of op files: no such folder")
        report.raise_if_any()
    base = None
    if core is not None:
        functions = functions and bool(function_files(spec_dir))
        base = _core(core, tuple(texts.items()), functions, _state(core, texts.values()))
        if core == spec_dir:
            return base
    types = (dict(base.elements), dict(base.classes)) if base else read_types(report, spec_dir / "types.yaml")
    unsure = types is None or bool(report)  # then nothing can be said about classes
    taken = dict(base.primitives) if base is not None else {}
    headers = sorted((spec_dir / "dialects").glob("*.yaml"))
    if base is not None and not headers:
        report.error(
            Span.whole(display(spec_dir / "dialects")),
            "a pack needs the header of a dialect",
            "run `opspec new dialect NAME`",
        )
    dialects = dict(base.dialects) if base is not None else {}
    own = read_dialects(report, headers, dialects, core or spec_dir)
    package = next((header.package for header in own.values()), CORE)
    path = spec_dir / "primitives.yaml"
    primitives = dict(taken)
    if types is None or unsure:
        read_file(report, PrimitivesFile, path)
    elif path.exists() or base is None:
        primitives |= read_primitives(report, path, types, taken, package)
    if (spec_dir / "sharding.yaml").exists():
        sharding_choices(report, spec_dir)
    polynomials = dict(base.polynomials) if base is not None else {}
    polynomials |= read_polynomials(report, spec_dir / "polynomials.yaml", package)
    refuse_unused(report, spec_dir, core or spec_dir)
    report.raise_if_any()
    assert types is not None
    if base is None:
        types, primitives = _with_texts(report, texts, types, primitives)
    found = Base(types[0], types[1], primitives, dialects | own, spec_dir, core or spec_dir, package, polynomials)
    if base is not None:
        found = replace(found, coefficients=base.coefficients, functions=base.functions)
    if functions:
        found = with_functions(report, spec_dir, found)
    own = {name: _with_functions(report, dialect, found) for name, dialect in own.items()}
    report.raise_if_any()
    return replace(found, dialects=dialects | own)


@lru_cache(maxsize=4)
def _core(core: Path, texts: tuple[tuple[str, Path], ...], functions: bool, _: tuple[_File, ...]) -> Base:
    """What a pack stands on, read once for as long as no file of it changes: a pack is read over and over while it is
    written.
    """
    return load_base(core, texts=dict(texts), functions=functions)


_File = tuple[Path, int, int]


def _state(core: Path, texts: Iterable[Path]) -> tuple[_File, ...]:
    """The files, with when they were written and how long they are."""
    found = ((path, path.stat()) for path in (*sorted(core.rglob("*.yaml")), *texts) if path.exists())
    return tuple((path, told.st_mtime_ns, told.st_size) for path, told in found)


def _with_texts(
    report: Report, texts: Mapping[str, Path], types: Types, primitives: dict[str, Primitive]
) -> tuple[Types, dict[str, Primitive]]:
    """The core's rows, with what the files of targets say of them."""
    elements, classes = types
    for target, path in texts.items():
        file = read_file(report, TextsFile, path)
        if file is not None:
            elements = named_elements(report, target, file, elements)
            primitives = written_primitives(report, target, file, classes, primitives)
    report.raise_if_any()
    return (elements, classes), primitives


def _with_functions(report: Report, dialect: DialectHeader, base: Base) -> DialectHeader:
    """A header with its helper graphs, which stand on everything else."""
    reader = GraphReader(report, base, op_shapes(base.spec_dir, base.core))
    scope = Scope({}, base.callables, base.operators)
    return replace(dialect, functions=reader.functions(dialect.written, scope, {}, home=dialect.name))
