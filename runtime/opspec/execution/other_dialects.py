"""Ops of other dialects that exports mix in, on NumPy: shape computations, and hints to a partitioner."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Iterable
from typing import SupportsInt

import numpy as np

from opspec.errors import OpSpecError
from opspec.programs.memory_forms import VALUE
from opspec.programs.records import View
from opspec.values.arrays import Array, RunValue
from opspec.values.types import ELEMENT_TYPES, Tensor

Function = Callable[..., RunValue]

# What a value is sharded like does not change it: in Shardy, a tensor is the whole one.
_HINTS = (
    "sharding_constraint",
    "reshard",
    "propagation_barrier",
    "data_flow_edge",
    "all_gather",
    "all_slice",
    "all_to_all",
    "all_reduce",
    "reduce_scatter",
    "collective_permute",
    "replicated_to_unreduced",
    "sharded_to_unreduced",
)


def is_known(name: str) -> bool:
    return name in _TABLE


def function_of(view: View) -> Function | None:
    """What an op of another dialect computes: of its operands the result, or a tuple where it has not one."""
    make = _TABLE.get(view.name)
    return None if make is None else make(view)


def _plain(function: Function) -> Callable[[View], Function]:
    """An op that needs neither attributes nor types."""
    return lambda _: function


def _typed(function: Function) -> Callable[[View], Function]:
    """An op of numbers whose result has the type that the program says."""

    def make(view: View) -> Function:
        type_ = view.result_types[0]
        element = type_.element if isinstance(type_, Tensor) else ELEMENT_TYPES.get(str(type_))
        if element is None:
            return lambda *values: np.asarray(function(*values))
        dtype = element.dtype
        return lambda *values: np.asarray(function(*values)).astype(dtype)

    return make


def _constant(name: str) -> Callable[[View], Function]:
    def make(view: View) -> Function:
        value = np.asarray(view.attributes[name])
        return lambda: value

    return make


# --- shapes -------------------------------------------------------------------------------------------------


def _shape(sizes: Iterable[SupportsInt]) -> Array:
    return np.asarray([int(size) for size in sizes], np.int64)


def _broadcast(*shapes: Array) -> Array:
    try:
        return _shape(np.broadcast_shapes(*[tuple(shape) for shape in shapes]))
    except ValueError:
        found = " and ".join(str(list(map(int, shape))) for shape in shapes)
        raise OpSpecError(f"expected shapes that broadcast together, found {found}") from None


def _witness(holds: Callable[..., bool], words: str) -> Callable[[View], Function]:
    def make(view: View) -> Function:
        message = str(view.attributes.get("msg") or words)

        def check(*values: RunValue) -> bool:
            if not holds(*values):
                found = " and ".join(str(np.asarray(value).tolist()) for value in values)
                raise OpSpecError(f"expected {message}, found {found}")
            return True

        return check

    return make


def _broadcastable(*shapes: Array) -> bool:
    try:
        _broadcast(*shapes)
    except OpSpecError:
        return False
    return True


def _same(*values: Array) -> bool:
    return all(np.array_equal(values[0], value) for value in values[1:])


def _split_at(shape: Array, index: Array) -> tuple[Array, Array]:
    at = int(index) + (len(shape) if index < 0 else 0)
    return shape[:at], shape[at:]


# --- integers -----------------------------------------------------------------------------------------------

# By the number of the predicate: eq, ne, signed slt, sle, sgt, sge, then unsigned.
_COMPARE = (operator.eq, operator.ne, *(operator.lt, operator.le, operator.gt, operator.ge) * 2)


def _cmpi(view: View) -> Function:
    predicate = int(view.attributes["predicate"])
    compare = _COMPARE[predicate]

    def function(x: Array, y: Array) -> Array:
        if predicate > 5:
            x, y = (np.asarray(v).view(f"u{np.asarray(v).dtype.itemsize}") for v in (x, y))
        return np.asarray(compare(x, y))

    return function


def _truncated(x: Array, y: Array) -> Array:
    """The quotient rounded to zero."""
    if np.any(np.asarray(y) == 0):
        raise OpSpecError("division by zero")
    made: Array = np.sign(x) * np.sign(y) * (np.abs(x) // np.abs(y))
    return made


def _nonzero(function: Function) -> Function:
    def divide(x: Array, y: Array) -> RunValue:
        if np.any(np.asarray(y) == 0):
            raise OpSpecError("division by zero")
        return function(x, y)

    return divide


def _first(x: RunValue, *_: RunValue) -> RunValue:
    return x


def _extract(x: Array, *indices: Array) -> Array:
    return np.asarray(x[tuple(int(index) for index in indices)])


def _from_elements(view: View) -> Function:
    type_ = view.result_types[0]
    assert isinstance(type_, Tensor)
    shape, dtype = tuple(type_.shape), type_.element.dtype
    return lambda *values: np.array(values, dtype).reshape(shape)


_TABLE: dict[str, Callable[[View], Function]] = {
    **{f"sdy.{name}": _plain(_first) for name in _HINTS},
    VALUE: _plain(_first),
    "sdy.mesh": _plain(lambda *_: ()),
    "sdy.sharding_group": _plain(lambda *_: ()),
    "builtin.unrealized_conversion_cast": _typed(_first),  # a size under the type that StableHLO has for it
    "shape.shape_of": _plain(lambda x: _shape(x.shape)),
    "shape.const_shape": _constant("shape"),
    "shape.const_size": _constant("value"),
    "shape.const_witness": _constant("passing"),
    "shape.broadcast": _plain(_broadcast),
    "shape.is_broadcastable": _plain(lambda *shapes: np.asarray(_broadcastable(*shapes))),
    "shape.cstr_broadcastable": _witness(_broadcastable, "shapes that broadcast together"),
    "shape.cstr_eq": _witness(_same, "equal shapes"),
    "shape.cstr_require": _witness(bool, "a condition that holds"),
    "shape.assuming_all": _plain(lambda *_: True),
    "shape.shape_eq": _plain(lambda *shapes: np.asarray(_same(*shapes))),
    "shape.num_elements": _plain(lambda shape: np.asarray(math.prod(map(int, shape)), np.int64)),
    "shape.rank": _plain(lambda shape: np.asarray(len(shape), np.int64)),
    "shape.dim": _plain(lambda x, at: np.asarray(x.shape[int(at)], np.int64)),
    "shape.get_extent": _plain(lambda shape, at: np.asarray(shape[int(at)], np.int64)),
    "shape.from_extents": _plain(lambda *sizes: _shape(sizes)),
    "shape.from_extent_tensor": _plain(_first),
    "shape.to_extent_tensor": _plain(_first),
    "shape.value_as_shape": _plain(_first),
    "shape.value_of": _plain(_first),
    "shape.concat": _plain(lambda *shapes: np.concatenate(shapes)),
    "shape.split_at": _plain(_split_at),
    "shape.index_to_size": _plain(_first),
    "shape.size_to_index": _plain(_first),
    "shape.add": _typed(operator.add),
    "shape.mul": _typed(operator.mul),
    "shape.div": _typed(_nonzero(operator.floordiv)),
    "shape.max": _plain(np.maximum),
    "shape.min": _plain(np.minimum),
    "tensor.dim": _plain(lambda x, at: np.asarray(x.shape[int(at)], np.int64)),
    "tensor.rank": _plain(lambda x: np.asarray(np.ndim(x), np.int64)),
    "tensor.cast": _plain(_first),
    "tensor.extract": _plain(_extract),
    "tensor.from_elements": _from_elements,
    "arith.addi": _typed(operator.add),
    "arith.subi": _typed(operator.sub),
    "arith.muli": _typed(operator.mul),
    "arith.divsi": _typed(_truncated),
    "arith.remsi": _typed(lambda x, y: x - y * _truncated(x, y)),
    "arith.floordivsi": _typed(_nonzero(operator.floordiv)),
    "arith.ceildivsi": _typed(_nonzero(lambda x, y: -(-x // y))),
    "arith.maxsi": _typed(np.maximum),
    "arith.minsi": _typed(np.minimum),
    "arith.andi": _typed(operator.and_),
    "arith.ori": _typed(operator.or_),
    "arith.xori": _typed(operator.xor),
    "arith.cmpi": _cmpi,
    "arith.select": _plain(lambda test, x, y: np.where(test, x, y)),
    "arith.index_cast": _typed(_first),
    "arith.extsi": _typed(_first),
    "arith.trunci": _typed(_first),
    "arith.addf": _typed(operator.add),
    "arith.subf": _typed(operator.sub),
    "arith.mulf": _typed(operator.mul),
    "arith.divf": _typed(np.divide),
}
