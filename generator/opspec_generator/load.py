"""Spec folder -> model. Every problem of every file is reported, at its place, before anything is used."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

from opspec_generator.declare import Declarations
from opspec_generator.document import Mapping as MappingNode, Scalar, parse_document
from opspec_generator.examples import read_examples
from opspec_generator.files import DialectFile, OpFile, PrimitivesFile, TypesFile
from opspec_generator.graph import OpShape, op_path, operations, read_graph
from opspec_generator.language.signature import parse_signature
from opspec_generator.meaning import Meaning
from opspec_generator.model import ATOMS, Base, Dialect, ElementRow, Op, Primitive
from opspec_generator.reader import read
from opspec_generator.shape import Table
from opspec_generator.source import Report, Span, did_you_mean


def load_base(spec_dir: Path, core: Path | None = None) -> Base:
    """Types, primitives and dialect headers; a pack's own rows extend those of the `core` spec."""
    report = Report()
    base = load_base(core) if core is not None and core != spec_dir else None
    elements, classes = _types(report, spec_dir / "types.yaml") if base is None else (base.elements, base.classes)
    primitives = dict(base.primitives) if base is not None else {}
    if (spec_dir / "primitives.yaml").exists() or base is None:
        primitives |= _primitives(report, spec_dir / "primitives.yaml", classes)
    dialects = dict(base.dialects) if base is not None else {}
    for path in sorted((spec_dir / "dialects").glob("*.yaml")):
        header = _read(report, DialectFile, path)
        if header is not None:
            dialects[header.dialect] = Dialect(header.dialect, header.summary, header.version, dict(header.enums or {}))
    report.raise_if_any()
    return Base(elements, classes, primitives, dialects, spec_dir if core is None else core)


def load_op(path: Path, base: Base, report: Report | None = None) -> Op:
    """One op. With `report`, problems are added to it and raised by the caller; SpecError is raised all the same."""
    own = Report()
    op = _op(own, path, base)
    if report is not None:
        report.sources |= own.sources
        report.problems += own.problems
    own.raise_if_any()
    assert op is not None
    return op


def op_files(spec_dir: Path) -> list[Path]:
    """All op files, in the order of their names."""
    return sorted((spec_dir / "ops").glob("*/*.yaml"))


def load_all(paths: Iterable[Path], base: Base) -> list[Op]:
    """All ops; the problems of all files are reported together."""
    report = Report()
    ops = [_op(report, path, base) for path in paths]
    report.raise_if_any()
    return [op for op in ops if op is not None]


F = TypeVar("F")


def _read(report: Report, cls: type[F], path: Path) -> F | None:
    """The file as one `cls`, or None with its problems reported."""
    file = _display(path)
    try:
        data = path.read_bytes()
    except OSError as error:
        report.error(Span.whole(file), f"cannot read this file: {error.strerror}")
        return None
    node = parse_document(report, file, data)
    return read(report, cls, node) if node is not None else None


def _display(path: Path) -> str:
    """The path as messages show it: relative to where the user is, where that is shorter."""
    try:
        return path.resolve().relative_to(Path.cwd()).as_posix()
    except ValueError:
        return path.as_posix()


def _types(report: Report, path: Path) -> tuple[dict[str, ElementRow], dict[str, frozenset[str]]]:
    file = _read(report, TypesFile, path)
    report.raise_if_any()
    assert file is not None
    classes = {atom: frozenset({atom}) for atom in ATOMS}
    classes |= {name: frozenset(atoms) for name, atoms in file.classes.items()}
    rows = {name: ElementRow(name, r.kind, r.bits, r.numpy, r.wide, r.c, r.store, r.since, r.part) for name, r in file.types.items()}
    return rows, classes


def _primitives(report: Report, path: Path, classes: Mapping[str, frozenset[str]]) -> dict[str, Primitive]:
    file = _read(report, PrimitivesFile, path)
    report.raise_if_any()
    assert file is not None
    found = {}
    for name, row in file.primitives.items():
        try:
            signature = parse_signature(row.signature.text)
        except ValueError as error:
            report.error(row.signature.span, str(error))
            continue
        where = {}
        for var, names in (row.where or {}).items():
            for scalar in names:
                if scalar.text not in classes:
                    report.error(scalar.span, f"unknown type class '{scalar.text}'", did_you_mean(scalar.text, classes))
            where[var] = frozenset().union(*(classes.get(scalar.text, frozenset()) for scalar in names))
        loose = [var for var in signature.variables if var not in where]
        if loose:
            report.error(row.signature.span, f"'where' does not say what {loose[0]} ranges over")
            continue
        found[name] = Primitive(
            name, row.summary, signature, where, row.operator, _texts(row.numpy, classes), _texts(row.c, classes), row.latex,
            _texts(row.oracle, classes), dict(row.cases or {}), row.widen,
        )  # fmt: skip
    return found


def _texts(given: str | Table[str, str] | None, classes: Mapping[str, frozenset[str]]) -> dict[str, str]:
    """Texts by atomic class; one text for all stands under the empty name."""
    if given is None:
        return {}
    if isinstance(given, str):
        return {"": given}
    return {atom: text for name, text in given.items() for atom in sorted(classes.get(name, ()))}


def _op(report: Report, path: Path, base: Base) -> Op | None:
    file = _read(report, OpFile, path)
    if file is None:
        return None
    before = len(report.problems)
    _check_name(report, path, file)
    declared = Declarations(report, base, file)
    declared.declare()
    meaning = Meaning(declared)
    meaning.read_defines()
    meaning.read_defaults()
    rules = meaning.rules()
    semantics = meaning.semantics()
    spec_dir = path.parent.parent.parent
    known = _op_shapes(spec_dir, base.spec_dir)
    graph = read_graph(report, file.decomposition or {}, list(declared.operands), known)
    if file.decomposition:
        missing = [name for name in declared.results if name not in file.decomposition]
        if missing:
            last = file.decomposition.key(list(file.decomposition)[-1])
            report.error(last.span, f"the decomposition does not give the result '{missing[0]}'")
    examples, example_ops = read_examples(declared, known, semantics)
    if len(report.problems) > before:
        return None
    used = {name for step in graph for name in operations(step.value)} | example_ops
    accuracy = {"": file.accuracy} if isinstance(file.accuracy, str) else dict(file.accuracy or {})
    return Op(
        name=file.op.text,
        summary=file.summary,
        typevars=tuple(declared.typevars.values()),
        operands=tuple(declared.operands.values()),
        attributes=tuple(declared.attributes.values()),
        regions=tuple(declared.regions.values()),
        results=tuple(declared.results.values()),
        defines=tuple(meaning.defines),
        rules=rules,
        semantics=semantics,
        decomposition=graph,
        accuracy=accuracy,
        examples=examples,
        history=dict(file.history),
        path=f"spec/ops/{path.parent.name}/{path.name}",
        base=base,
        depends=tuple(sorted(str(known_path(spec_dir, base.spec_dir, name)) for name in used)),
    )


def known_path(spec_dir: Path, core: Path, name: str) -> Path:
    own = op_path(spec_dir, name)
    return own if own.exists() else op_path(core, name)


def _check_name(report: Report, path: Path, file: OpFile) -> None:
    dialect, _, mnemonic = file.op.text.partition(".")
    if (path.parent.name, path.stem) != (dialect, mnemonic):
        message = f"the op '{file.op.text}' belongs into {dialect}/{mnemonic}.yaml, not {path.parent.name}/{path.name}"
        report.error(file.op.span, message, "rename the file or the op")


def _op_shapes(*spec_dirs: Path) -> Mapping[str, OpShape]:
    """The operand counts of all ops, read without checking them: a graph may name any op of the spec."""
    return _LazyShapes(tuple(dict.fromkeys(spec_dirs)))


class _LazyShapes(Mapping[str, OpShape]):
    """Looks an op up when a graph names it; an edit of one op must not cost reading all."""

    def __init__(self, spec_dirs: tuple[Path, ...]) -> None:
        self.spec_dirs = spec_dirs

    def __getitem__(self, name: str) -> OpShape:
        for spec_dir in self.spec_dirs:
            path = op_path(spec_dir, name)
            if path.exists():
                return _shape_of(path, path.stat().st_mtime_ns)
        raise KeyError(name)

    def __iter__(self) -> Iterable[str]:  # type: ignore[override]
        for spec_dir in self.spec_dirs:
            yield from (f"{path.parent.name}.{path.stem}" for path in op_files(spec_dir))

    def __len__(self) -> int:
        return sum(len(op_files(spec_dir)) for spec_dir in self.spec_dirs)


@lru_cache(maxsize=None)
def _shape_of(path: Path, _mtime: int) -> OpShape:
    node = parse_document(Report(), str(path), path.read_bytes())
    entries = {key.text: value for key, value in node.entries} if isinstance(node, MappingNode) else {}
    operands = entries.get("operands")
    attributes = entries.get("attributes")
    values = [v.text for _, v in operands.entries if isinstance(v, Scalar)] if isinstance(operands, MappingNode) else []
    names = tuple(k.text for k, _ in attributes.entries) if isinstance(attributes, MappingNode) else ()
    loose = [v for v in values if v.endswith(("...", "?"))]
    return OpShape(len(values) - len(loose), bool(loose), names)
