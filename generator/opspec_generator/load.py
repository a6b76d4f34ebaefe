"""Spec folder -> model. Every problem of every file is reported, at its place, before anything is used."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

from opspec.dialects import CORE
from opspec_generator.declare import Declarations, entries
from opspec_generator.document import Broken, Scalar, parse_document
from opspec_generator.document import Mapping as MappingNode
from opspec_generator.examples import read_examples
from opspec_generator.files import OpFile, PrimitivesFile, StagesFile
from opspec_generator.graph import OpShape, op_path, operations, read_graph, references
from opspec_generator.meaning import Meaning
from opspec_generator.model import Base, GraphStep, Op
from opspec_generator.read_base import (
    display,
    read_bytes,
    read_dialects,
    read_file,
    read_primitives,
    read_types,
)
from opspec_generator.reader import read
from opspec_generator.rules import Constraints
from opspec_generator.salvage import Lost, salvage
from opspec_generator.source import Report, Span, did_you_mean


def load_base(spec_dir: Path, core: Path | None = None) -> Base:
    """Types, primitives and dialect headers; a pack's own rows extend those of the `core` spec."""
    report = Report()
    base = load_base(core) if core is not None and core != spec_dir else None
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
    own = read_dialects(report, headers, dialects)
    package = next((header.package for header in own.values()), CORE)
    path = spec_dir / "primitives.yaml"
    primitives = dict(taken)
    if types is None or unsure:
        read_file(report, PrimitivesFile, path)
    elif path.exists() or base is None:
        primitives |= read_primitives(report, path, types, taken, package)
    report.raise_if_any()
    assert types is not None
    return Base(types[0], types[1], primitives, dialects | own, spec_dir, core or spec_dir, package)


def load_op(path: Path, base: Base, report: Report | None = None) -> Op:
    """One op. With `report`, problems are added to it as well; SpecError is raised all the same."""
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


def _op(report: Report, path: Path, base: Base) -> Op | None:
    before = len(report.problems)
    data = read_bytes(report, path)
    node = parse_document(report, display(path), data) if data is not None else None
    if node is None:
        return None
    file = read(report, OpFile, node)
    lost = Lost(set(), set())
    if len(report.problems) > before:  # what can be read is checked all the same
        file, lost = salvage(node, report.problems[before:])
    if file is None:
        return None
    _check_name(report, path, file, base)
    declared = Declarations(report, base, file, lost.names, lost.sections)
    declared.declare()
    constraints = Constraints(declared)
    constraints.read_defines()
    constraints.read_defaults()
    rules = constraints.rules()
    semantics = Meaning(declared, constraints.symbols).semantics()
    spec_dir = path.parent.parent.parent
    known = _LazyShapes((spec_dir, base.core) if spec_dir != base.core else (spec_dir,))
    graph = _decomposition(declared, known)
    examples, grids, example_ops = read_examples(declared, known, semantics)
    for key, _ in entries(file.accuracy if not isinstance(file.accuracy, str) else None):
        if key.text not in base.elements:
            declared.unknown(key, "element type", base.elements)
    declared.finish()
    if len(report.problems) == before:
        _refuse_unused(declared)
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
        defines=tuple(constraints.defines),
        rules=rules,
        semantics=semantics,
        decomposition=graph,
        accuracy=accuracy,
        examples=examples,
        grids=grids,
        history=dict(file.history),
        deprecated=file.deprecated,
        path=f"spec/ops/{path.parent.name}/{path.name}",
        base=base,
        depends=tuple(sorted(str(known_path(spec_dir, base.core, name)) for name in used)),
    )


def known_path(spec_dir: Path, core: Path, name: str) -> Path:
    own = op_path(spec_dir, name)
    return own if own.exists() else op_path(core, name)


# --- checks of the whole file -----------------------------------------------------------------------


def _check_name(report: Report, path: Path, file: OpFile, base: Base) -> None:
    dialect, _, mnemonic = file.op.text.partition(".")
    if (path.parent.name, path.stem) != (dialect, mnemonic):
        place = f"{path.parent.name}/{path.name}"
        message = f"the op '{file.op.text}' belongs into ops/{dialect}/{mnemonic}.yaml, not ops/{place}"
        report.error(file.op.span, message, "rename the file or the op")
    if dialect not in base.dialects:
        hint = (
            did_you_mean(dialect, base.dialects)
            or f"write dialects/{dialect}.yaml: name, summary, version, enums"
        )
        report.error(file.op.span_of(0, len(dialect)), f"the dialect '{dialect}' has no header", hint)
    elif base.dialects[dialect].package != base.package and base.core not in path.parents:
        hint = f"a pack has ops of its own dialects: {', '.join(own.name for own in base.own_dialects)}"
        report.error(file.op.span_of(0, len(dialect)), f"'{dialect}' is a dialect of the core", hint)


def _decomposition(declared: Declarations, known: Mapping[str, OpShape]) -> tuple[GraphStep, ...]:
    file = declared.file
    steps: Mapping[str, Scalar] = file.decomposition or {}
    for key, _ in entries(file.decomposition):
        if key.text in declared.operands:
            message = f"the name '{key.text}' is an operand's already"
            declared.error(key, message, "choose another name")
    graph = read_graph(declared.report, steps, [*declared.operands, *sorted(declared.broken)], known)
    for step in graph:
        if file.op.text in operations(step.value) and file.decomposition is not None:
            key = file.decomposition.key(step.name)
            declared.error(
                key, f"'{step.name}' applies {file.op.text} itself", "a decomposition uses other ops"
            )
    if file.decomposition and "decomposition" not in declared.partial:
        keys = [key for key, _ in entries(file.decomposition)]
        missing = [name for name in declared.results if name not in steps]
        if missing:
            hint = "the step that has the result's name gives it"
            declared.error(keys[-1], f"the decomposition does not give the result '{missing[0]}'", hint)
        elif len(graph) == len(steps):
            used = references(step.value for step in graph) | set(declared.results)
            for key in keys:
                if key.text not in used:
                    declared.error(key, f"the step '{key.text}' is never used", "remove it, or use it")
    return graph


def _refuse_unused(declared: Declarations) -> None:
    """Every type variable, definition, local and stage is used somewhere."""
    file = declared.file
    values = [value.type for value in (*declared.operands.values(), *declared.results.values())]
    for region in declared.regions.values():
        values += [type_ for group in (*region.arguments, region.results) for type_ in group]
    held = {type_.var for type_ in values}
    held |= {var.name for var in declared.typevars.values() if var.element and var.name in declared.used}
    for key, _ in entries(file.typevars):
        if key.text not in held:
            hint = (
                "declare an operand or a result of it"
                if key.text in declared.used
                else "remove it, or use it"
            )
            what = "is not the type of anything" if key.text in declared.used else "is never used"
            declared.error(key, f"the type variable '{key.text}' {what}", hint)
    named = [("definition", key) for key, _ in entries(file.define)]
    named += [("local", key) for key in _locals(file)]
    if isinstance(file.semantics, StagesFile):
        named += [
            ("stage", key) for key, _ in entries(file.semantics.stages) if key.text not in declared.results
        ]
    for noun, key in named:
        if key.text not in declared.used:
            declared.error(key, f"the {noun} '{key.text}' is never used", "remove it, or use it")


def _locals(file: OpFile) -> Iterator[Scalar]:
    semantics = file.semantics
    stages = list(semantics.stages.values()) if isinstance(semantics, StagesFile) else [semantics]
    for stage in stages:
        for part in (stage, getattr(stage, "fold", None)):
            yield from (key for key, _ in entries(getattr(part, "let", None)))


# --- other ops, for graphs --------------------------------------------------------------------------


class _LazyShapes(Mapping[str, OpShape]):
    """Looks an op up when a graph names it: an edit of one op must not cost reading all."""

    def __init__(self, spec_dirs: tuple[Path, ...]) -> None:
        self.spec_dirs = spec_dirs

    def __getitem__(self, name: str) -> OpShape:
        for spec_dir in self.spec_dirs:
            path = op_path(spec_dir, name)
            if path.is_file():
                return _shape_of(path, path.stat().st_mtime_ns)
        raise KeyError(name)

    def __iter__(self) -> Iterator[str]:
        found = (
            f"{path.parent.name}.{path.stem}" for spec_dir in self.spec_dirs for path in op_files(spec_dir)
        )
        return iter(dict.fromkeys(found))

    def __len__(self) -> int:
        return len(list(iter(self)))


@cache
def _shape_of(path: Path, _mtime: int) -> OpShape:
    data = read_bytes(Report(), path)
    node = parse_document(Report(), str(path), data) if data is not None else None
    if not isinstance(node, MappingNode):
        return OpShape(0, True, (), known=False)
    sections = {key.text: value for key, value in node.entries}
    operands, attributes = sections.get("operands"), sections.get("attributes")
    if isinstance(operands, Broken) or isinstance(attributes, Broken):
        return OpShape(0, True, (), known=False)
    values = (
        [v.text for _, v in operands.entries if isinstance(v, Scalar)]
        if isinstance(operands, MappingNode)
        else []
    )
    given = attributes.entries if isinstance(attributes, MappingNode) else ()
    loose = [v for v in values if v.endswith(("...", "?"))]
    required = [key.text for key, value in given if isinstance(value, Scalar) or not _may_be_absent(value)]
    return OpShape(
        len(values) - len(loose), bool(loose), tuple(key.text for key, _ in given), tuple(required)
    )


def _may_be_absent(attribute: object) -> bool:
    if not isinstance(attribute, MappingNode):
        return True
    keys = {key.text: value for key, value in attribute.entries}
    optional = keys.get("optional")
    return "default" in keys or (isinstance(optional, Scalar) and optional.text == "true")
