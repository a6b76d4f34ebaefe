"""What the names of a formula stand for: operands, attributes, type variables, and parts that are named."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from opspec.errors import OpSpecError
from opspec.formula.tree import Env, Evaluator, Lazy, Operand
from opspec.formula.values import FormulaValue, Vector, vector
from opspec.kernels.vocabulary import Given
from opspec.values.arrays import Elements
from opspec.values.constants import Constant
from opspec.values.dims import Dim
from opspec.values.types import ELEMENT_TYPES, Tensor

if TYPE_CHECKING:
    from opspec_model.definitions.spec import DeclaredAttribute, Op
    from opspec_model.language.tree import Binding


def environment(
    walker: Evaluator,
    operands: Given,
    attributes: Mapping[str, object],
    results: Sequence[Any],
    operand: Callable[[str, Any, tuple[int, int | None]], FormulaValue] | None = None,
) -> Env:
    """What the names of an op's formulas stand for; `operand` makes what can be read of an operand by its name."""
    op, grid, readable = walker.op, walker.grid, operand or _operand
    for noun, declared, given in (("operand", op.operands, operands), ("result", op.results, results)):
        if len(declared) != len(given):
            names = ", ".join(value.name for value in declared)
            raise OpSpecError(f"{op.name}: expected a value for each {noun} ({names}), found {len(given)}")
    env: Env = {
        "replica_id": grid.replica,
        "partition_id": grid.partition,
        "num_replicas": grid.replicas,
        "num_partitions": grid.partitions,
    }
    for position, (value, item) in enumerate(zip(op.operands, operands, strict=True)):
        if value.type.variadic:
            items = [readable(f"{value.name}[{i}]", x, (position, i)) for i, x in enumerate(item)]
            env[value.name] = Vector(items)
        else:
            env[value.name] = readable(value.name, item, (position, None))
    for value, item in zip(op.results, results, strict=True):
        env[value.name] = Vector(item) if value.type.variadic else item
        for type_ in item if value.type.variadic else (item,):
            _expect_known(op, value.name, type_)
    env |= _typevars(op, env)
    env |= {binding.name: Lazy(binding.value, env, walker) for binding in op.defines}
    _attributes(walker, attributes, env)
    return env


def _operand(label: str, given: Elements | tuple[object, ...] | None, place: tuple[int, int | None]) -> FormulaValue:
    """A tensor that can be read; tokens, tuples and absent operands are as they are."""
    return given if given is None or isinstance(given, tuple) else Operand(label, np.asarray(given), place)


def _expect_known(op: Op, name: str, type_: object) -> None:
    if isinstance(type_, Tensor) and any(isinstance(size, Dim) for size in type_.shape):
        raise OpSpecError(f"{op.name}: expected a known shape for {name}, found {type_}")


def _typevars(op: Op, env: Env) -> Env:
    """What each type variable stands for: the element type of the values that use it, per item for a pack."""
    found: Env = {var.name: ELEMENT_TYPES[var.element] for var in op.typevars if var.element}
    declared = {var.name: var for var in op.typevars}
    for value in (*op.operands, *op.results):
        var, given = value.type.var, env[value.name]
        if not var or given is None or given == () or declared[var].kinds:
            continue
        types = Vector(item.element for item in (given if isinstance(given, tuple) else (given,)))
        expected = found.setdefault(var, types if declared[var].pack else types[0])
        for at, type_ in enumerate(types):
            wanted = expected[at] if isinstance(expected, tuple) else expected
            if type_ is not wanted:
                where = f"{op.name}, {value.name}, type variable {var}"
                raise OpSpecError(f"{where}: expected elements of type {wanted}, found {type_}")
    return found


def _attributes(walker: Evaluator, given: Mapping[str, FormulaValue], env: Env) -> None:
    op = walker.op
    names = [leaf.name for leaf in op.leaves]
    told = [found.name for found in op.lookups]  # which a meaning does not depend on
    unknown = next((name for name in given if name not in names and name not in told), None)
    if unknown is not None:
        raise OpSpecError(f"{op.name} has no attribute '{unknown}'; it has {', '.join(names) or 'none'}")
    for attribute in op.attributes:
        for leaf in attribute.leaves:
            if given.get(leaf.name) is not None:
                env[leaf.name] = _attribute(leaf, given[leaf.name])
            elif leaf.default is not None:
                env[leaf.name] = Lazy(leaf.default.tree, env, walker)
            elif attribute.optional or leaf.optional:
                env[leaf.name] = Vector() if leaf.kind.endswith("[]") else None
            else:
                raise OpSpecError(f"{op.name}: expected the attribute '{leaf.name}', found none")


def _attribute(leaf: DeclaredAttribute, value: FormulaValue) -> FormulaValue:
    if leaf.kind.endswith("[]"):
        return vector(value)
    if leaf.kind == "elements":
        return Operand(leaf.name, value.array if isinstance(value, Constant) else np.asarray(value))
    return value.item() if isinstance(value, np.generic) else value


def bound(walker: Evaluator, env: Env, lets: Sequence[Binding]) -> Env:
    for binding in lets:
        env = {**env, binding.name: Lazy(binding.value, env, walker)}
    return env
