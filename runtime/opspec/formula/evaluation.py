"""The meaning of an op, element by element from its formulas: what every faster path is tested against."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from opspec.catalog.dialects import generated
from opspec.catalog.op_files import load
from opspec.catalog.op_index import expect_reading
from opspec.errors import OpSpecError
from opspec.execution.kernel_choice import STORED, OpKernel
from opspec.formula.environment import bound, environment
from opspec.formula.externs import FORMULA_EXTERNS
from opspec.formula.primitives import apply
from opspec.formula.quantized import ARM
from opspec.formula.tree import Env, Evaluator, Operand, ProcessGrid, RegionFunction, lookup
from opspec.formula.values import FormulaValue, Vector, element
from opspec.formula.why_broken import explain_rule, rule
from opspec.kernels.vocabulary import Given, exchange
from opspec.numerics.quantization import is_quantized
from opspec.rules.vocabulary import expressed, storage
from opspec.values.arrays import Array, Elements
from opspec.values.dims import Undefined
from opspec.values.types import ElementType, Other, Tensor
from opspec_model.names import PUBLIC

if TYPE_CHECKING:
    from jaxlib.mlir import ir

    from opspec.programs.records import ModuleView, View
    from opspec_model.definitions.spec import Op, Pull, PullStage
    from opspec_model.language.tree import Fold, Node

GivenTypes: TypeAlias = Sequence[Tensor | Other | Sequence[Tensor | Other]]  # a type each; for a variadic value several
Results: TypeAlias = list[FormulaValue]  # an array each; for a variadic one a list of arrays

__all__ = ["ProcessGrid", "evaluate", "explain_rule", "load", "rule", "run"]


def evaluate(
    op: Op,
    operands: Given,
    attributes: Mapping[str, object],
    results: GivenTypes,
    regions: Mapping[str, RegionFunction] | None = None,
    grid: ProcessGrid | None = None,
    types: GivenTypes = (),
) -> Results:
    """The results of an op: an array each, a list of arrays for a variadic one.

    `attributes` go by leaf name, absent ones take their defaults; `results` are the types of the results.
    Regions are called with arrays of rank 0 and return one, or a sequence of them. `types`, of the operands, are
    needed where some are quantized: their arrays hold stored integers.
    """
    from opspec_model.definitions.spec import Pull

    if any(map(is_quantized, _flat((*types, *results)))):
        return _quantized(op, operands, attributes, results, regions, types)
    bodies = dict(regions or {})
    missing = [region.name for region in op.regions if region.name not in bodies]
    if missing:
        raise OpSpecError(f"{op.name}: expected the region '{missing[0]}', found none")
    walker = Evaluator(op, bodies, grid or ProcessGrid.alone(operands))
    env = environment(walker, operands, attributes, results)
    if isinstance(op.semantics, Pull):
        return _run(walker, op.semantics, env, results)
    if op.semantics is None:
        raise OpSpecError(f"{op.name} has no semantics of its own; evaluate its decomposition")
    known = {leaf.name: lookup(env, leaf.name) for leaf in op.leaves}
    given = {value.name: type_ for value, type_ in zip(op.results, results, strict=True)}
    found = _extern(op, op.semantics.function)(*operands, **known, **bodies, **given)
    if len(op.results) == 1:
        return [list(found) if op.results[0].type.variadic else found]
    return list(found) if op.results else []


def run(
    module: ir.Module | ModuleView, *arrays: Array, entry: str = "main", reading: str = PUBLIC, **feeds: Any
) -> tuple[Array, ...]:
    """Run a module with every op evaluated element by element."""
    from opspec.execution.executor import compile as compile_module

    return compile_module(module, kernels=FormulaKernels(reading), entry=entry)(*arrays, entry=entry, **feeds)


def _quantized(
    op: Op,
    operands: Given,
    attributes: Mapping[str, object],
    results: GivenTypes,
    regions: Mapping[str, RegionFunction] | None,
    types: GivenTypes,
) -> Results:
    """Dequantize, compute, quantize; what only moves elements moves the stored integers."""
    from opspec_model.definitions.locality import moves_elements

    elements = {type_.element for type_ in _flat((*types, *results)) if isinstance(type_, Tensor)}
    if len(types) != len(operands):
        raise OpSpecError(f"{op.name}: expected the types of the operands, some of which are quantized, found none")
    if op.regions:
        raise OpSpecError(f"{op.name}: expected no quantized types in an op with a region; run a program instead")
    if op.name in STORED or (len(elements) == 1 and moves_elements(op)):
        stored = [_mapped(lambda type_: Tensor(type_.shape, storage(type_.element)), type_) for type_ in results]
        return evaluate(op, operands, attributes, stored)
    plain = [_mapped(lambda type_: Tensor(type_.shape, expressed(type_.element)), type_) for type_ in results]
    given = [_mapped(_real, x, type_) for x, type_ in zip(operands, types, strict=True)]
    found = evaluate(op, given, attributes, plain, regions)
    return [_mapped(_stored, x, type_) for x, type_ in zip(found, results, strict=True)]


def _real(x: Array, type_: Tensor | Other) -> Array:
    return ARM.dequantizer(type_)(x) if is_quantized(type_) else x


def _stored(x: Array, type_: Tensor | Other) -> Array:
    return ARM.quantizer(type_)(x) if is_quantized(type_) else x


def _mapped(function: Callable[..., Any], *values: Any) -> Any:
    """The function of values, or of the items of lists in step."""
    if isinstance(values[-1], list | tuple):
        return [function(*items) for items in zip(*values, strict=True)]
    return function(*values)


def _flat(groups: GivenTypes) -> Iterator[Tensor | Other]:
    for group in groups:
        yield from group if isinstance(group, list | tuple) else (group,)


class FormulaKernels:
    """The formulas, called like generated kernels; `reading`: of ops that have several, this one."""

    def __init__(self, reading: str = PUBLIC) -> None:
        self._reading = expect_reading(reading)

    def kernel_of(self, view: View, /) -> OpKernel | None:
        if generated("binding", view.name) is None:
            return None
        from opspec_model.definitions.locality import moves_elements

        op = load(view.name)[0].read_as(self._reading)
        if op.semantics is None:
            return None
        leaves = [leaf.name for leaf in op.leaves]

        def kernel(*operands: Array | Sequence[Array], **named: Any) -> FormulaValue:
            attributes = {name: named[name] for name in leaves}
            regions = {region.name: named[region.name] for region in op.regions}
            results = [named[value.name] for value in op.results]
            found = evaluate(op, operands, attributes, results, regions, _grid(op, operands))
            if len(op.results) != 1:
                return tuple(found)
            return tuple(found[0]) if op.results[0].type.variadic else found[0]

        return OpKernel(kernel, moves=moves_elements(op), quantized=ARM, stored=op.name in STORED)


def _grid(op: Op, operands: Given) -> ProcessGrid:
    """The process grid that the program runs in; every process of it comes here to share what the op reads."""
    process = exchange()
    if process.num_replicas == process.num_partitions == 1:
        return ProcessGrid.alone(operands)
    if op.reads_peers:
        process.share([x for given in operands for x in (given if isinstance(given, list | tuple) else [given])])

    def operands_of(replica: int, partition: int) -> Given:
        def there(x: Elements) -> Elements:
            return process.everywhere(x)[replica, partition]

        return [list(map(there, x)) if isinstance(x, list | tuple) else there(x) for x in operands]

    counts = process.num_replicas, process.num_partitions
    return ProcessGrid(process.replica_id, process.partition_id, *counts, operands_of)


def _extern(op: Op, name: str) -> Callable[..., FormulaValue]:
    """A meaning written by hand, called like a generated kernel: the plainest one that there is."""
    known: Mapping[str, Callable[..., FormulaValue]] = FORMULA_EXTERNS
    if name not in known:
        import_module("opspec.execution.custom_calls")  # it registers the targets that we know
        known = import_module("opspec.execution.externs").EXTERNS
    if name not in known:
        raise OpSpecError(f"{op.name}: no function is known for extern '{name}'")
    return known[name]


# --- stages ---------------------------------------------------------------------------------------


def _run(walker: Evaluator, pull: Pull, env: Env, results: Sequence[Any]) -> Results:
    """Each stage as a whole, before the next one."""
    types = {value.name: type_ for value, type_ in zip(walker.op.results, results, strict=True)}
    made: dict[str, FormulaValue] = {}
    for stage in pull.stages:
        name, type_ = stage.name, types.get(stage.name)
        if type_ is None:
            assert stage.shape is not None, f"stage {name} is no result and has no shape"
            type_ = Tensor(walker.value(stage.shape.tree, env), lookup(env, stage.element))
        if isinstance(type_, Tensor):
            made[name] = _stage(walker, stage, env, [type_], False)[0]
            env = {**env, name: Operand(name, made[name])}
        else:
            made[name] = _stage(walker, stage, env, type_, True)
            env = {**env, name: Vector(Operand(f"{name}[{i}]", x) for i, x in enumerate(made[name]))}
    return [made[value.name] for value in walker.op.results]


def _stage(walker: Evaluator, stage: PullStage, env: Env, types: Sequence[Tensor], many: bool) -> list[Array]:
    arrays = [np.zeros(tuple(type_.shape), type_.element.dtype) for type_ in types]
    if len({array.shape for array in arrays}) <= 1:
        for index in np.ndindex(*arrays[0].shape) if arrays else ():
            found = _at(walker, stage, env, index, None)
            for array, type_, x in zip(arrays, types, found if many else (found,), strict=True):
                array[index] = _typed(walker.op, x, type_)
    else:  # of different shapes: each by itself, because an index of one may lie outside another
        for item, (array, type_) in enumerate(zip(arrays, types, strict=True)):
            for index in np.ndindex(*array.shape):
                array[index] = _typed(walker.op, _at(walker, stage, env, index, item), type_)
    return arrays


def _at(walker: Evaluator, stage: PullStage, env: Env, index: tuple[int, ...], item: int | None) -> FormulaValue:
    """The element at an index: of the result, of every one of several, or of one `item` of several."""
    env = bound(walker, {**env, stage.index: Vector(index)}, stage.lets)
    if stage.fold is not None:
        return _fold(walker, stage.fold, env, item)
    kind = lookup(env, walker.op.typevars[0].name).kind if stage.arms[0].classes else ""
    arm = next((arm for arm in stage.arms if not arm.classes or kind in arm.classes), None)
    if arm is None:
        raise OpSpecError(f"{walker.op.name}: no formula for elements of class {kind}")
    tree = arm.formula.tree
    return walker.value(tree, env) if item is None else walker.item(tree, item, env)


def _typed(op: Op, x: FormulaValue, type_: Tensor) -> Array:
    assert isinstance(type_.element, ElementType)
    if not isinstance(x, np.ndarray):
        return element(x, type_.element)
    if x.dtype != type_.element.dtype:
        raise OpSpecError(f"{op.name}: the formula gives {x.dtype}, expected {type_.element}")
    return x


# --- folds ----------------------------------------------------------------------------------------


def _fold(walker: Evaluator, fold: Fold, env: Env, item: int | None) -> FormulaValue:
    """The terms combined from left to right, in lexicographic order of the variables."""

    def compute(node: Node, scope: Env) -> FormulaValue:
        return walker.value(node, scope) if item is None else walker.item(node, item, scope)

    found = None if fold.init is None else compute(fold.init, env)
    for values in _points(walker, fold, env):
        scope = bound(walker, {**env, **values}, fold.lets)
        if fold.where is None or walker.holds(fold.where, scope):
            term = compute(fold.term, scope)
            if found is None:
                found = term
            elif fold.combined is not None:
                pair = (found, term)
                if item is not None:  # of a list: what the others would be is not asked for
                    count = len(lookup(env, walker.op.results[0].name))
                    pair = (Vector([found] * count), Vector([term] * count))
                found = compute(fold.combined, {**env, **dict(zip(fold.pair, pair, strict=True))})
            else:
                found = _combined(walker, fold.combine, found, term, scope)
    if found is None:
        raise Undefined(f"{walker.op.name}: a fold over nothing, without an initial value")
    return found


def _points(walker: Evaluator, fold: Fold, env: Env) -> Iterator[Env]:
    ranges: list[Iterable[FormulaValue]] = []
    for _, source in fold.variables:
        found = walker.value(source, env)
        box = isinstance(found, tuple)
        ranges.append(map(Vector, itertools.product(*map(range, found))) if box else found)
    names = [name for name, _ in fold.variables]
    for point in itertools.product(*ranges):
        yield dict(zip(names, point, strict=True))


def _combined(walker: Evaluator, combine: str, left: FormulaValue, right: FormulaValue, env: Env) -> FormulaValue:
    region = next((region for region in walker.op.regions if region.name == combine), None)
    together = region is not None and region.arguments[0][0].variadic
    if isinstance(left, tuple) and not together:
        return Vector(_combined(walker, combine, x, y, env) for x, y in zip(left, right, strict=True))
    if region is None:
        return apply(walker.op.base, combine, [left, right])
    found = walker.call(combine, [left, right], env)
    pairs = zip(found, left, strict=True) if together else [(found, left)]
    for x, expected in pairs:
        if x.dtype != expected.dtype:
            where = f"{walker.op.name}, region {combine}"
            raise OpSpecError(f"{where}: expected a result of type {expected.dtype}, found {x.dtype}")
    return found
