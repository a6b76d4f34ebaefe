"""Folds of several values, as of the largest one and its place: each device folds what it has, and what all devices
have made is folded again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING

import numpy as np

from opspec.execution.executor import compile as compiled
from opspec.partition.collectives import Collectives
from opspec.partition.copies import copy_of
from opspec.partition.identities import samples
from opspec.partition.permutations import NotMoved
from opspec.partition.writing import element_of, shape_of
from opspec.programs import carrier
from opspec.programs.records import View
from opspec.propagation.axes import Refs
from opspec.sharding_rules.rules import ShardingRule
from opspec.values.types import ElementType, Tensor

if TYPE_CHECKING:
    from opspec.programs.carrier import SSAValue

_DIMENSIONS = "dimensions"
_MOST = 4096  # combinations of numbers that are tried


@dataclass(frozen=True)
class Refolded:
    """`begins`: of each operand that is folded the one with what its fold begins with."""

    begins: tuple[int, ...]


def refolded(view: View, rule: ShardingRule, factor: int) -> Refolded:
    """How a fold of several values is shared; NotMoved says why it is not."""
    count = len(view.results)
    having = [at for at, dims in enumerate(rule.operands) if any(factor in own for own in dims)]
    rest = range(count, len(view.operands))
    if having != list(range(count)) or len(rest) != count or any(rule.operands[at] for at in rest):
        raise NotMoved("terms that are combined in another way than one value at a time")
    if _DIMENSIONS not in view.attributes or not _absorbs(view):
        raise NotMoved("what its fold begins with is more than nothing, and every device would begin with it")
    return Refolded(tuple(rest))


def _absorbs(view: View) -> bool:
    """Whether what a fold begins with changes nothing, however often it comes between; tried on some numbers."""
    count = len(view.results)
    begins = [view.constant(at) for at in range(count, 2 * count)]
    elements = [type_.element if isinstance(type_, Tensor) else None for type_ in view.result_types]
    if any(begin is None for begin in begins) or not all(isinstance(one, ElementType) for one in elements):
        return False
    own = [samples(one) for one in elements if isinstance(one, ElementType)]
    pairs = np.array(list(product(*(range(len(one)) for one in (*own, *own)))))
    if len(pairs) > _MOST:
        pairs = pairs[np.random.default_rng(0).permutation(len(pairs))[:_MOST]]
    ones = [one[pairs[:, at]] for at, one in enumerate(own)]
    others = [one[pairs[:, count + at]] for at, one in enumerate(own)]
    nothing = [np.full_like(one, begin) for one, begin in zip(ones, begins, strict=True)]
    folded = _folded(view, [ones, others])
    between = _folded(view, [nothing, ones, nothing, nothing, others, nothing])
    return all(np.array_equal(a, b, equal_nan=a.dtype.kind == "f") for a, b in zip(folded, between, strict=True))


def _folded(view: View, rows: Sequence[Sequence[np.ndarray]]) -> list[np.ndarray]:
    """What the op makes of these, one after the other, for each value."""
    ir = carrier.ir
    count = len(view.results)
    arrays = [np.stack([row[at] for row in rows]) for at in range(count)]
    begins = [np.asarray(view.constant(at)) for at in range(count, 2 * count)]
    with view.op.context, ir.Location.unknown():
        module = ir.Module.create()
        elements = [ir.RankedTensorType(value.type).element_type for value in view.op.results] * 2
        types = [
            ir.RankedTensorType.get(list(one.shape), element)
            for one, element in zip([*arrays, *begins], elements, strict=True)
        ]
        results = [ir.RankedTensorType.get(list(type_.shape)[1:], type_.element_type) for type_ in types[:count]]
        attributes = {
            "sym_name": ir.StringAttr.get("main"),
            "function_type": ir.TypeAttr.get(ir.FunctionType.get(types, results)),
        }
        with ir.InsertionPoint(module.body):
            main = ir.Operation.create("func.func", [], [], attributes, regions=1)
        block = main.regions[0].blocks.append(*types, arg_locs=[ir.Location.unknown()] * len(types))
        with ir.InsertionPoint(block):
            ir.Operation.create("func.return", [], _fold(view, list(block.arguments)))
    return [np.asarray(one) for one in compiled(module)(*arrays, *begins)]


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
