"""The manifest of a plugin by its name: a file of it, what it announces, or what it answers when it is asked."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from opspec.boundary.findings import COMPOSITE
from opspec.boundary.making import manifest_from
from opspec.boundary.manifest import ANNOUNCED, Manifest, manifest_of, read_manifest
from opspec.catalog.op_index import index
from opspec.conform.asked import QUICK, Selection
from opspec.conform.backends import JAX, Backend, backend
from opspec.conform.results import FILE, create, head, read
from opspec.conform.verdicts import JudgeSettings
from opspec.conform.workers import run
from opspec.pjrt.plugin_files import attributes_of, table_in, versions_of
from opspec.programs import carrier, printed_form
from opspec.programs.decoding import Decoder
from opspec.values.types import Other, Quantized, Tensor

if TYPE_CHECKING:
    from opspec.programs.carrier import ir

SUFFIX = ".json"
LIBRARIES = (".dll", ".dylib", ".so")


def manifest_of_plugin(named: str, module: ir.Module) -> Manifest:
    """The manifest that a name stands for; a backend is asked about the ops and element types of a program."""
    if Path(named).suffix == SUFFIX:
        return read_manifest(Path(named))
    announced = announced_by(named)
    if announced is not None:
        return announced
    ops, types = _used(module)
    return asked(backend(named), Selection(QUICK, tuple(ops), tuple(types)))


def finished(folder: Path) -> Manifest:
    """The manifest that the results of a run say, which is done."""
    found = read(folder / FILE)
    return manifest_from(found, _versions(found.head.backend))


def asked(judged: Backend, selection: Selection) -> Manifest:
    """The manifest of a backend that is asked."""
    settings = JudgeSettings()
    about = head(judged.name, judged.described, selection, settings)
    with tempfile.TemporaryDirectory(prefix="opspec-manifest-") as folder:
        try:
            with closing(create(Path(folder) / FILE, about)) as results:
                run(judged, selection, settings, results, os.cpu_count() or 1)
                return manifest_from(results.run, _versions(judged.name))
        finally:
            judged.close()


def announced_by(named: str) -> Manifest | None:
    """The manifest that the file of a plugin announces, if it is one and does."""
    if Path(named).suffix not in LIBRARIES:
        return None
    text = attributes_of(table_in(Path(named))).get(ANNOUNCED)
    return manifest_of(f"{named}: {ANNOUNCED}", text.encode()) if isinstance(text, str) and text else None


def _versions(named: str) -> tuple[str, str] | None:
    """What a plugin says of versions; the CPU in JAX reads what the library that JAX brings reads."""
    if Path(named).suffix in LIBRARIES and Path(named).is_file():
        return versions_of(attributes_of(table_in(Path(named))))
    known = carrier.versions()
    return (known.oldest_stablehlo, known.stablehlo) if named == f"{JAX}cpu" else None


def _used(module: ir.Module) -> tuple[Sequence[str], Sequence[str]]:
    """The ops and the element types of a program."""
    decoder = Decoder()
    ops: dict[str, None] = {}
    types: dict[str, None] = {}
    for op in carrier.ops_in(module.operation, outer_first=True):
        names = [op.name, *([printed_form.named(str(op.attributes["name"]))] if op.name == COMPOSITE else [])]
        ops |= dict.fromkeys(name for name in names if name in index())
        for value in (*op.operands, *op.results):
            types |= dict.fromkeys(_elements(decoder.type(value.type)))
    return list(ops), list(types)


def _elements(type_: Tensor | Other) -> Iterable[str]:
    if isinstance(type_, Other):
        return [name for inner in type_.elements for name in _elements(inner)]
    return ["quantized" if isinstance(type_.element, Quantized) else type_.element.name]
