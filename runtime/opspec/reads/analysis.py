"""What the results of an op read, for operands of known types and attributes of known values."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from opspec.execution.kernel_choice import STORED
from opspec.formula.environment import bound, environment
from opspec.formula.primitives import UnknownDimension
from opspec.formula.tree import Env, ProcessGrid, lookup
from opspec.formula.values import FormulaValue, Vector
from opspec.reads.arithmetic import of_atom, variable
from opspec.reads.conditions import compare, every
from opspec.reads.read_sets import needed, reads_of_answer, together, under, within
from opspec.reads.symbolic import ReadValue, SymbolicEvaluator, TypedTensor, index_of, reads_of, symbol
from opspec.reads.symbols import Answer, Index, Reads, Unclear, Variable
from opspec.rules.vocabulary import expressed, storage
from opspec.values.arrays import Array
from opspec.values.dims import Dim, Undefined
from opspec.values.types import ElementType, Other, Quantized, Tensor
from opspec_model.definitions.spec import Pull
from opspec_model.language.tree import Apply

if TYPE_CHECKING:
    from opspec_model.definitions.spec import Op, PullStage
    from opspec_model.language.tree import Fold as FoldNode
    from opspec_model.language.tree import Node

OpType: TypeAlias = Tensor | Other | None
Element: TypeAlias = ElementType | Quantized
OpTypes: TypeAlias = Sequence[OpType | Sequence[OpType]]


@dataclass(frozen=True)
class ReadFold:
    """Terms that are combined: for all values of the variables for which `where` holds.

    `combine`: a primitive, a region, or `custom` for an expression of its own; `started`: it has an initial value.
    """

    variables: tuple[Variable, ...]
    where: Answer
    combine: str
    ordered: bool
    started: bool


@dataclass(frozen=True)
class ElementReads:
    """What the element at `index` of one result, or of a stage on the way to it, reads.

    `moved`: it is one of the elements that were read, and nothing else. `unknown`: why the reads are not known.
    """

    name: str
    item: int | None
    shape: tuple[int, ...]
    index: tuple[Index, ...]
    reads: Reads = ()
    moved: bool = False
    folds: tuple[ReadFold, ...] = ()
    unknown: str = ""


@dataclass(frozen=True)
class OpReads:
    """What the results of an op read. `parts`: they, and the stages that they read, in the order of making."""

    op: str
    results: tuple[ElementReads, ...]
    parts: tuple[ElementReads, ...]

    @property
    def unknown(self) -> str:
        """Why the reads of some part are not known."""
        return next((part.unknown for part in self.parts if part.unknown), "")

    @property
    def stages(self) -> tuple[ElementReads, ...]:
        """The parts that are no results."""
        return tuple(part for part in self.parts if part not in self.results)


def reads_of_op(
    op: Op,
    operands: OpTypes,
    attributes: Mapping[str, object],
    results: OpTypes,
    known: Mapping[str, Array] | None = None,
    grid: ProcessGrid | None = None,
    *,
    all_named: bool = False,
) -> OpReads:
    """The reads of each element of each result.

    `known` are the elements of operands that rules may read; others are read, and decide, by data. `grid` is the
    process that reads, one that is alone if none is given. `all_named`: an index that is always 0 has its variable too.
    """
    declared = list(_declared(op, results))
    if not isinstance(op.semantics, Pull):
        reason = op.semantics.reason if op.semantics is not None else "it is defined by the ops that it is made of"
        return _unknown(op, declared, reason)
    walker = SymbolicEvaluator(op, {}, grid or ProcessGrid.alone(()))
    try:
        env = names_of(walker, operands, attributes, results, known or {}, storage if op.name in STORED else expressed)
        return _stages(walker, op.semantics.stages, env, declared, all_named)
    except (Unclear, Undefined, UnknownDimension) as problem:
        reason = "a size is not known" if isinstance(problem, UnknownDimension) else str(problem)
        return _unknown(op, declared, reason)


def names_of(
    walker: SymbolicEvaluator,
    operands: OpTypes,
    attributes: Mapping[str, object],
    results: OpTypes,
    known: Mapping[str, Array],
    element_of: Callable[[Element], Element],
) -> Env:
    """What the names of an op's formulas stand for."""
    op = walker.op

    def place(_label: str, type_: OpType, at: tuple[int, int | None]) -> FormulaValue:
        if not isinstance(type_, Tensor):
            return type_
        name = op.operands[at[0]].name
        return TypedTensor(name, at[1], Vector(type_.shape), element_of(type_.element), known.get(name))

    return environment(walker, operands, attributes, list(_computed(results, element_of)), place)


# --- what is read, and what reads -----------------------------------------------------------------


def _computed(types: OpTypes, element_of: Callable[[Element], Element]) -> Iterator[object]:
    """The types that are computed with: a quantized element is the number that it stands for, or its stored one."""
    for type_ in types:
        if isinstance(type_, Tensor):
            yield Tensor(type_.shape, element_of(type_.element))
        else:
            yield list(_computed(type_, element_of)) if isinstance(type_, Sequence) else type_


def _declared(op: Op, types: OpTypes) -> Iterator[ElementReads]:
    """Every result, and every item of one that is a list, before its reads are known."""
    for value, type_ in zip(op.results, types, strict=True):
        if isinstance(type_, Sequence):
            yield from (_element(value.name, item, x) for item, x in enumerate(type_))
        else:
            yield _element(value.name, None, type_)


def _element(name: str, item: int | None, type_: OpType) -> ElementReads:
    sizes = type_.shape if isinstance(type_, Tensor) else ()
    return ElementReads(name, item, tuple(0 if isinstance(size, Dim) else size for size in sizes), ())


def _unknown(op: Op, declared: Sequence[ElementReads], reason: str) -> OpReads:
    parts = tuple(replace(part, unknown=reason) for part in declared)
    return OpReads(op.name, parts, parts)


# --- stages and folds -----------------------------------------------------------------------------


def _stages(
    walker: SymbolicEvaluator,
    stages: Sequence[PullStage],
    env: Env,
    declared: Sequence[ElementReads],
    all_named: bool,
) -> OpReads:
    found: dict[tuple[str, int | None], ElementReads] = {}
    for stage in stages:
        parts = [part for part in declared if part.name == stage.name]
        if not parts and any(value.name == stage.name for value in walker.op.results):
            continue  # a list of no results
        if not parts:
            assert stage.shape is not None, f"stage {stage.name} is no result and has no shape"
            shape = tuple(walker.value(stage.shape.tree, env))
            parts = [ElementReads(stage.name, None, shape, ())]
            type_ = lookup(env, stage.element)
        else:
            type_ = None
        made = [_stage(walker, stage, env, part, all_named) for part in parts]
        found |= {(part.name, part.item): part for part in made}
        places = [TypedTensor(x.name, x.item, Vector(x.shape), type_ or _own_type(env, x)) for x in made]
        env = {**env, stage.name: places[0] if parts[0].item is None else Vector(places)}
    results = tuple(found[part.name, part.item] for part in declared)
    return OpReads(walker.op.name, results, tuple(found.values()))


def _own_type(env: Env, part: ElementReads) -> ElementType | Quantized:
    type_ = env[part.name] if part.item is None else env[part.name][part.item]
    found: ElementType | Quantized = type_.element
    return found


def _stage(walker: SymbolicEvaluator, stage: PullStage, env: Env, part: ElementReads, all_named: bool) -> ElementReads:
    index = tuple(_index(f"{stage.index}{d}", size, all_named) for d, size in enumerate(part.shape))
    env = bound(walker, {**env, stage.index: Vector(map(symbol, index))}, stage.lets)
    part = replace(part, index=index)
    if 0 in part.shape:
        return part
    if stage.fold is not None:
        value, fold = _fold(walker, stage.fold, env, part.item, all_named)
        return replace(part, reads=needed(reads_of(value)), folds=(fold,))
    kind = lookup(env, walker.op.typevars[0].name).kind if stage.arms[0].classes else ""
    tree = next(arm for arm in stage.arms if not arm.classes or kind in arm.classes).formula.tree
    found = walker.value(tree, env) if part.item is None else walker.item(tree, part.item, env)
    moved = isinstance(found, ReadValue) and found.moved
    return replace(part, reads=needed(reads_of(found)), moved=moved)


def _fold(
    walker: SymbolicEvaluator, fold: FoldNode, env: Env, item: int | None, all_named: bool
) -> tuple[ReadValue, ReadFold]:
    whole = item is None or takes_all(walker.op, fold.combine)

    def reads(node: Node, scope: Env) -> Reads:
        """Of the item that is asked for; a region that takes all items together needs them all."""
        return reads_of(walker.value(node, scope) if item is None or whole else walker.item(node, item, scope))

    started = () if fold.init is None else reads(fold.init, env)
    variables, values, limits = fold_variables(walker, fold, env, all_named)
    scope = bound(walker, {**env, **values}, fold.lets)
    where = True if fold.where is None else walker.answer(fold.where, scope)
    where = every([*limits, where])
    facts = ReadFold(
        variables,
        where,
        "custom" if fold.combined is not None else fold.combine,
        fold.order == "sequential",
        fold.init is not None,
    )
    if where is False or any(variable.size == 0 for variable in variables):
        return ReadValue(started), facts
    terms = reads(fold.term, scope)
    if fold.combined is not None:
        count = 0 if item is None else len(lookup(env, walker.op.results[0].name))
        pair = {name: Vector([ReadValue(terms)] * count) if count else ReadValue(terms) for name in fold.pair}
        terms = together(terms, reads(fold.combined, {**env, **pair}))
    asked = reads_of_answer(where)
    return ReadValue(together(started, within(variables, together(asked, under(where, terms))))), facts


def _index(name: str, size: int, all_named: bool) -> Index:
    return of_atom(Variable(name, size)) if all_named else variable(name, size)


def takes_all(op: Op, combine: str) -> bool:
    """Whether a region combines all items of lists together."""
    region = next((region for region in op.regions if region.name == combine), None)
    return region is not None and region.arguments[0][0].variadic


def fold_variables(
    walker: SymbolicEvaluator, fold: FoldNode, env: Env, all_named: bool, prefix: str = ""
) -> tuple[tuple[Variable, ...], dict[str, FormulaValue], list[Answer]]:
    """The variables of a fold, what their names stand for, and conditions that keep them in a range."""
    variables: list[Variable] = []
    values: dict[str, FormulaValue] = {}
    limits: list[Answer] = []

    def one(name: str, size: FormulaValue) -> FormulaValue:
        most = index_of(size)
        if most.high is None:
            raise Unclear(f"{name} has no upper bound: it is below {most}")
        found = _index(prefix + name, max(most.high, 0), all_named)
        limits.append(compare(found, "<", most))
        if found.number is None:
            variables.append(Variable(prefix + name, most.high))
        return symbol(found)

    for name, source in fold.variables:
        assert isinstance(source, Apply)
        sizes = walker.value(source.args[0], env)
        if source.function == "box":
            values[name] = Vector(one(f"{name}{d}", size) for d, size in enumerate(sizes))
        else:
            values[name] = one(name, sizes)
    return tuple(variables), values, limits
