"""Folds of several values, as of the largest one and its place: each device folds what it has, and what all devices
have made is folded again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING

import numpy as np

from opspec.execution.executor import compile as compiled
from opspec.partition.collectives import Collectives
from opspec.partition.copies import copy_of
from opspec.partition.identities import candidates, samples
from opspec.partition.permutations import NotMoved
from opspec.partition.writing import element_of, shape_of
from opspec.programs import carrier
from opspec.programs.records import View
from opspec.propagation.axes import Refs
from opspec.sharding_rules.rules import ShardingRule
from opspec.values.arrays import Array
from opspec.values.types import ElementType, Tensor

if TYPE_CHECKING:
    from opspec.programs.carrier import SSAValue

_DIMENSIONS = "dimensions"
_MOST = 4096  # combinations of numbers that are tried


@dataclass(frozen=True, eq=False)
class Refolded:
    """`begins`: of each operand that is folded the one with what its fold begins with; `neutral`: what changes nothing,
    with which devices begin instead.
    """

    begins: tuple[int, ...]
    neutral: tuple[Array, ...]


def refolded(view: View, rule: ShardingRule, factor: int) -> Refolded:
    """How a fold of several values is shared; NotMoved says why it is not."""
    count = len(view.results)
    having = [at for at, dims in enumerate(rule.operands) if any(factor in own for own in dims)]
    rest = range(count, len(view.operands))
    if having != list(range(count)) or len(rest) != count or any(rule.operands[at] for at in rest):
        raise NotMoved("terms that are combined in another way than one value at a time")
    neutral = _neutral(view) if _DIMENSIONS in view.attributes else None
    if neutral is None:
        raise NotMoved("nothing is known that changes nothing, with which every device could begin its fold")
    return Refolded(tuple(rest), neutral)


def _neutral(view: View) -> tuple[Array, ...] | None:
    """Values that change nothing, however often they come between others, as far as some numbers tell: those that the
    fold begins with, or others.
    """
    count = len(view.results)
    elements = [type_.element for type_ in view.result_types if isinstance(type_, Tensor)]
    known = [one for one in elements if isinstance(one, ElementType)]
    if len(known) != count:
        return None
    own = [samples(one) for one in known]
    pairs = np.array(list(product(*(range(len(one)) for one in (*own, *own)))))
    if len(pairs) > _MOST:
        pairs = pairs[np.random.default_rng(0).permutation(len(pairs))[:_MOST]]
    ones = [one[pairs[:, at]] for at, one in enumerate(own)]
    others = [one[pairs[:, count + at]] for at, one in enumerate(own)]
    two, six = (_folding(view, rows, len(pairs)) for rows in (2, 6))

    def adds_nothing(tried: Sequence[Array]) -> bool:
        """Where a fold begins with it already."""
        nothing = [np.full_like(one, begin) for one, begin in zip(ones, tried, strict=True)]
        between = six([nothing, ones, nothing, nothing, others, nothing], tried)
        return _alike(two([ones, others], tried), between)

    def changes_nothing(tried: Sequence[Array]) -> bool:
        nothing = [np.full_like(one, begin) for one, begin in zip(ones, tried, strict=True)]
        return _alike(two([nothing, ones], tried), ones) and _alike(two([ones, nothing], tried), ones)

    begins = [view.constant(at) for at in range(count, 2 * count)]
    given = tuple(np.asarray(one) for one in begins if one is not None)
    if len(given) == count and adds_nothing(given):
        return given
    return next(filter(changes_nothing, product(*map(candidates, known))), None)


def _alike(one: Sequence[Array], other: Sequence[Array]) -> bool:
    return all(np.array_equal(a, b, equal_nan=a.dtype.kind == "f") for a, b in zip(one, other, strict=True))


def _folding(view: View, rows: int, size: int) -> Callable[[Sequence[Sequence[Array]], Sequence[Array]], list[Array]]:
    """What the op makes of so many rows, one after the other, for each value, and of what it begins with."""
    ir = carrier.ir
    count = len(view.results)
    with view.op.context, ir.Location.unknown():
        module = ir.Module.create()
        elements = [ir.RankedTensorType(value.type).element_type for value in view.op.results]
        types = [ir.RankedTensorType.get([rows, size], element) for element in elements]
        types += [ir.RankedTensorType.get([], element) for element in elements]
        results = [ir.RankedTensorType.get([size], element) for element in elements]
        attributes = {
            "sym_name": ir.StringAttr.get("main"),
            "function_type": ir.TypeAttr.get(ir.FunctionType.get(types, results)),
        }
        with ir.InsertionPoint(module.body):
            main = ir.Operation.create("func.func", [], [], attributes, regions=1)
        block = main.regions[0].blocks.append(*types, arg_locs=[ir.Location.unknown()] * len(types))
        with ir.InsertionPoint(block):
            ir.Operation.create("func.return", [], _fold(view, list(block.arguments)))
    program = compiled(module)

    def folded(given: Sequence[Sequence[Array]], begins: Sequence[Array]) -> list[Array]:
        arrays = [np.stack([row[at] for row in given]) for at in range(count)]
        with np.errstate(all="ignore"):
            return [np.asarray(one) for one in program(*arrays, *begins)]

    return folded


def _fold(view: View, operands: Sequence[SSAValue]) -> list[SSAValue]:
    """The op along the first dimension of others."""
    made = copy_of(view, operands)
    made.attributes[_DIMENSIONS] = carrier.ir.Attribute.parse("array<i64: 0>")
    for result, operand in zip(made.results, operands, strict=False):
        result.set_type(carrier.ir.RankedTensorType.get(shape_of(operand)[1:], element_of(operand)))
    return list(made.results)


def folded_again(
    local: Collectives, view: View, made: Sequence[SSAValue], begins: Sequence[SSAValue], refs: Refs
) -> list[SSAValue]:
    """What the devices along some axes have made of their parts, gathered and folded."""
    local.why = "each device has folded its part, and what they have is folded again"
    types = [carrier.ir.RankedTensorType.get([1, *shape_of(value)], element_of(value)) for value in made]
    rows = [local.made("reshape", type_, [value]) for type_, value in zip(types, made, strict=True)]
    return _fold(view, [*local.gathered(rows, 0, refs), *begins])
