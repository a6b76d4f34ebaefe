"""Op file -> model. Every problem of every file is reported, at its place, before anything is used."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields, replace
from pathlib import Path

from opspec_model.definitions.graph_tree import GraphFunction, GraphStep, applied, functions_of
from opspec_model.definitions.spec import Base, Broadcasts, Cost, LoweringPolicy, Op
from opspec_model.definitions.table_rows import AccuracyRegion
from opspec_model.graph.example_graphs import OpShape
from opspec_model.graph.names import Names
from opspec_model.language.scope import NameMeaning
from opspec_model.language.tree import Role
from opspec_model.language.types import BOOL, INT
from opspec_model.loading.base import display
from opspec_model.loading.constraints import Constraints
from opspec_model.loading.declarations import Declarations, entries
from opspec_model.loading.decompositions import GraphReader
from opspec_model.loading.examples import read_examples
from opspec_model.loading.expanded_op_file import folders_of, read_expanded
from opspec_model.loading.families import families_of
from opspec_model.loading.histories import changes_of, tiers_of
from opspec_model.loading.meanings import MeaningLoader
from opspec_model.loading.named_ops import held_ops, static_of
from opspec_model.loading.op_shapes import known_path, op_shapes
from opspec_model.loading.readings import Readings
from opspec_model.loading.shardings import sharding_of
from opspec_model.loading.words import Words
from opspec_model.text.file_format import AliasesFile, StagesFile, Steps, WholeFile
from opspec_model.text.problems import Report, did_you_mean
from opspec_model.text.salvage import Lost, salvage
from opspec_model.text.typed_reader import read
from opspec_model.text.yaml_nodes import Node, Scalar, sentence


def load_op(path: Path, base: Base, report: Report | None = None, worded: bool = False) -> Op:
    """One op. With `report`, problems are added to it as well; SpecError is raised all the same. `worded`: an op that
    lacks words is refused.
    """
    own = Report()
    op = _op(own, path, base, worded)
    if report is not None:
        report.sources |= own.sources
        report.problems += own.problems
    own.raise_if_any()
    assert op is not None
    return op


def load_all(paths: Iterable[Path], base: Base) -> list[Op]:
    """All ops; the problems of all files are reported together."""
    report = Report()
    ops = [_op(report, path, base) for path in paths]
    report.raise_if_any()
    return [op for op in ops if op is not None]


def _op(report: Report, path: Path, base: Base, worded: bool = False) -> Op | None:
    before = len(report.problems)
    folders = folders_of(path.parent.parent.parent, base.core)
    node, broadcasts = read_expanded(report, path, folders)
    if node is None:
        return None
    op = _read(report, before, path, base, node, broadcasts, worded)
    report.say_of(display(path), before)
    return op


def _read(
    report: Report, before: int, path: Path, base: Base, node: Node, broadcasts: Broadcasts | None, worded: bool
) -> Op | None:
    """The op of a file's nodes; `before`: how many problems other files have."""
    spec_dir = path.parent.parent.parent
    file = read(report, WholeFile, node)
    lost = Lost(set(), set())
    if len(report.problems) > before:  # what can be read is checked all the same
        file, lost = salvage(node, report.problems[before:])
    if file is None:
        return None
    _check_name(report, path, file, base)
    declared = Declarations(report, base, file, lost.names, lost.sections)
    declared.declare()
    if broadcasts is None:
        _refuse_given_rules(declared)
    constraints = Constraints(declared)
    constraints.read_defines()
    constraints.read_defaults()
    rules = constraints.rules()
    semantics = MeaningLoader(declared, constraints.symbols).semantics(file.semantics)
    known = op_shapes(spec_dir, base.core)
    graph, on_device, functions = _graphs(declared, constraints.symbols, known)
    lowering = _lowering(declared, constraints.symbols)
    cost = _cost(declared, constraints.symbols)
    sharding = sharding_of(declared, constraints.symbols)
    static = static_of(declared, known)
    examples, grids, example_ops = read_examples(declared, known, semantics)
    holds = held_ops(declared, known, examples)
    readings = Readings(declared, constraints.symbols, known).read(semantics)
    for key, _ in entries(file.accuracy if not isinstance(file.accuracy, str) else None):
        if key.text not in base.elements:
            declared.unknown(key, "element type", base.elements)
    changes = changes_of(declared, constraints.symbols)
    tiers = tiers_of(declared, constraints.symbols)
    words = Words(declared, constraints.symbols, known)
    words.attach()
    declared.finish()
    if len(report.problems) == before:
        _refuse_unused(declared)
    if len(report.problems) == before and worded:
        words.refuse_missing(rules)
    if len(report.problems) > before:
        return None
    used = applied((*graph, *on_device)).union(example_ops, *(applied(function.steps) for function in functions))
    used |= {broadcasts.op} if broadcasts is not None else set()
    used |= {static.op} if static is not None else set()
    named = {known_path(spec_dir, base.core, name) for name in used}
    folders = folders_of(spec_dir, base.core)
    said = "exact" if file.accuracy is None else file.accuracy
    return Op(
        name=file.op.text,
        summary=file.summary,
        typevars=tuple(declared.typevars.values()),
        operands=tuple(declared.operands.values()),
        attributes=tuple(own for name, own in declared.attributes.items() if name not in declared.lookups),
        regions=tuple(declared.regions.values()),
        results=tuple(declared.results.values()),
        defines=tuple(constraints.defines),
        rules=rules,
        semantics=semantics,
        decomposition=graph,
        on_device=on_device,
        lookups=tuple(own for name, own in declared.attributes.items() if name in declared.lookups),
        functions=functions,
        lowering=lowering,
        accuracy={"": said} if isinstance(said, str) else dict(said),
        examples=examples,
        grids=grids,
        changes=changes,
        tiers=tiers,
        deprecated=file.deprecated,
        path=f"spec/ops/{path.parent.name}/{path.name}",
        base=base,
        depends=tuple(sorted(map(str, named))),
        families=tuple(sorted(map(str, set[Path]().union(*(families_of(file, folders) for file in (path, *named)))))),
        broadcasts=broadcasts,
        readings=readings,
        cost=cost,
        sharding=sharding,
        static=static,
        holds=holds,
        about=sentence(file.about),
        aliases=_aliases(file.aliases),
        jax_call="" if file.aliases is None else " ".join(file.aliases.jax_call.split()),
    )


def _aliases(file: AliasesFile | None) -> dict[str, tuple[str, ...]]:
    """The names by who uses them."""
    found = {} if file is None else {part.name: getattr(file, part.name) for part in fields(file)}
    return {who: names for who, names in found.items() if names and isinstance(names, tuple)}


# --- checks of the whole file -----------------------------------------------------------------------


def _check_name(report: Report, path: Path, file: WholeFile, base: Base) -> None:
    dialect, _, mnemonic = file.op.text.partition(".")
    if (path.parent.name, path.stem) != (dialect, mnemonic):
        place = f"{path.parent.name}/{path.name}"
        message = f"the op '{file.op.text}' belongs into ops/{dialect}/{mnemonic}.yaml, not ops/{place}"
        report.error(file.op.span, message, "rename the file or the op")
    if dialect not in base.dialects:
        hint = did_you_mean(dialect, base.dialects) or f"write dialects/{dialect}.yaml: name, summary, version, enums"
        report.error(file.op.span_of(0, len(dialect)), f"the dialect '{dialect}' has no header", hint)
    elif base.dialects[dialect].package != base.package and base.core not in path.parents:
        hint = f"a pack has ops of its own dialects: {', '.join(own.name for own in base.own_dialects)}"
        report.error(file.op.span_of(0, len(dialect)), f"'{dialect}' is a dialect of the core", hint)


def _refuse_given_rules(declared: Declarations) -> None:
    """The names of the rules that come with `broadcasts` mean the same in every op."""
    for key, _ in entries(declared.file.constraints):
        if key.text.startswith("B"):
            declared.error(key, f"{key.text} is the name of a rule of ops that broadcast", "call it C1, C2, ...")


def _graphs(
    declared: Declarations, symbols: Mapping[str, NameMeaning], ops: Mapping[str, OpShape]
) -> tuple[tuple[GraphStep, ...], tuple[GraphStep, ...], tuple[GraphFunction, ...]]:
    """The op as a graph of others, what a device does of it as one, and the functions that these call."""
    file, base = declared.file, declared.base
    reader = GraphReader(declared.report, base, ops)
    scope = declared.scope().having(symbols)
    static = {
        name: symbol
        for name, symbol in scope.symbols.items()
        if symbol.role in (Role.TYPEVAR, Role.ATTRIBUTE, Role.DEFINE, Role.RESULT)
    }
    header = base.dialects[declared.dialect].functions if declared.dialect in base.dialects else {}
    regions = {name: region.many for name, region in declared.regions.items()}
    functions = reader.functions(file.functions, replace(scope, symbols=static), header, regions)
    names = Names(
        scope,
        {value.name: value.type.variadic for value in declared.operands.values()},
        {**header, **functions},
        regions,
        frozenset(declared.results),
        next((var.name for var in declared.typevars.values() if not var.kinds and not var.element), ""),
    )
    graph = _graph("decomposition", file.decomposition, declared, reader, names)
    on_device = _graph("on_device", file.on_device, declared, reader, names)
    if (file.decomposition or file.on_device) and not declared.report and file.functions is not None:
        _refuse_idle(declared, functions, (*graph, *on_device))
    declared.used |= reader.used
    return graph, on_device, tuple(functions.values())


def _graph(
    section: str, steps: Steps | None, declared: Declarations, reader: GraphReader, names: Names
) -> tuple[GraphStep, ...]:
    if steps is None:
        return ()
    found = reader.steps(steps, names)
    _refuse_partial(section, steps, declared, reader, found)
    return found


def _refuse_partial(
    section: str, given: Steps, declared: Declarations, reader: GraphReader, steps: tuple[GraphStep, ...]
) -> None:
    """Every result has a step; every step is used; no step is the op itself, unless only some uses of it are meant."""
    file = declared.file
    keys = {key.text: key for key, _ in entries(given)}
    meant = file.lowering is not None and file.lowering.when is not None
    for step in steps:
        if file.op.text in applied((step,)) and not meant:
            hint = "a graph is made of other ops"
            declared.error(keys[step.name], f"'{step.name}' applies {file.op.text} itself", hint)
    if section in declared.partial or len(steps) < len(keys):
        return
    missing = [name for name in declared.results if name not in keys]
    if missing:
        hint = "the step that has the result's name gives it"
        declared.error([*keys.values()][-1], f"`{section}` does not give the result '{missing[0]}'", hint)
    else:
        reader.refuse_unused(given, steps, declared.results)


def _refuse_idle(declared: Declarations, functions: Mapping[str, GraphFunction], steps: tuple[GraphStep, ...]) -> None:
    called = functions_of(steps).union(*(functions_of(function.steps) for function in functions.values()))
    for key, _ in entries(declared.file.functions):
        name = key.text.partition("(")[0]
        if name not in called:
            declared.error(key, f"the function '{name}' is never called", "remove it, or call it")


def _lowering(declared: Declarations, symbols: Mapping[str, NameMeaning]) -> LoweringPolicy:
    """How the decomposition is used."""
    given = declared.file.lowering
    if given is None:
        return LoweringPolicy()
    if given.widen is not None and given.widen.text not in declared.base.elements:
        declared.unknown(given.widen, "element type", declared.base.elements)
    when = None
    if given.when is not None:
        when = declared.formula(given.when, declared.scope().having(symbols), BOOL)
    for key, _ in entries(given.accuracy):
        if key.text not in declared.base.elements:
            declared.unknown(key, "element type", declared.base.elements)
    widen = given.widen.text if given.widen is not None else ""
    loss = given.region
    region = AccuracyRegion(loss.where, loss.within, loss.reason) if loss is not None else None
    return LoweringPolicy(widen, given.policy, given.before or "", when, dict(given.accuracy or {}), region)


def _cost(declared: Declarations, symbols: Mapping[str, NameMeaning]) -> Cost | None:
    """What a use takes by the file itself."""
    given = declared.file.cost
    if given is None:
        return None
    operations = declared.formula(given.operations, declared.scope().having(symbols), INT)
    return None if operations is None else Cost(operations, given.reason)


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
            hint = "declare an operand or a result of it" if key.text in declared.used else "remove it, or use it"
            what = "is not the type of anything" if key.text in declared.used else "is never used"
            declared.error(key, f"the type variable '{key.text}' {what}", hint)
    named = [("definition", key) for key, _ in entries(file.define)]
    named += [("local", key) for key in _locals(file)]
    if isinstance(file.semantics, StagesFile):
        named += [("stage", key) for key, _ in entries(file.semantics.stages) if key.text not in declared.results]
    for noun, key in named:
        if key.text not in declared.used:
            declared.error(key, f"the {noun} '{key.text}' is never used", "remove it, or use it")


def _locals(file: WholeFile) -> Iterator[Scalar]:
    semantics = file.semantics
    stages = list(semantics.stages.values()) if isinstance(semantics, StagesFile) else [semantics]
    for stage in stages:
        for part in (stage, getattr(stage, "fold", None)):
            yield from (key for key, _ in entries(getattr(part, "let", None)))
