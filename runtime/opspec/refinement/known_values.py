"""What a program computes of sizes, as far as it is known before it runs.

A value is an array of integers or truth values. One of which some entries are known is an array of objects, in which
unknown entries are `Dim`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

import numpy as np

from opspec.catalog.op_traits import has_effects
from opspec.errors import OpSpecError
from opspec.execution import other_dialects
from opspec.execution.choices import function_of
from opspec.execution.kernel_choice import GeneratedKernels
from opspec.programs.records import CONSTANTS, View
from opspec.rules.inference import is_dynamic, signature_of
from opspec.rules.vocabulary import NO_VALUE
from opspec.values.arrays import Array, Elements
from opspec.values.dims import Dim, Vec
from opspec.values.types import ELEMENT_TYPES, ElementType, Other, Tensor

Value: TypeAlias = Array
Known = Value | None

MOST = 1024  # entries of a value that is followed
_SIZES = frozenset({"sint", "uint", "bool", "index"})
_OF_SHAPE = frozenset({"!shape.shape", "!shape.size", "!shape.witness", "index"})
_CLAIMS = frozenset({"shape.cstr_broadcastable", "shape.cstr_eq", "shape.cstr_require"})
_BARRIER = "stablehlo.optimization_barrier"  # stays, whatever is known of what it holds


def is_followed(type_: Tensor | Other) -> bool:
    """Whether values of this type may say how large something is."""
    if isinstance(type_, Other):
        return type_.text in _OF_SHAPE or type_.text in ELEMENT_TYPES
    return type_.element.kind in _SIZES and all(isinstance(n, Dim) or n <= MOST for n in tuple.__iter__(type_.shape))


def is_whole(value: Known) -> bool:
    """Whether all entries are known."""
    return value is not None and value.dtype != object


def entries(value: Known) -> Vec | None:
    """A value as the vector that rules read."""
    return None if value is None else Vec(value.ravel().tolist())


def constant(view: View) -> Known:
    """The value of an op that is a constant."""
    if not is_followed(view.result_types[0]):
        return None
    if view.name in CONSTANTS:
        value = view.attributes.get("value")
    else:
        function = other_dialects.function_of(view)
        value = function() if function is not None else None
    if isinstance(value, int):
        value = np.asarray(value, np.int64)
    return value if isinstance(value, np.ndarray) and value.size <= MOST and value.dtype.kind in "iub" else None


class Folder:
    """Computes ops whose operands are known with the kernels of the executor."""

    def __init__(self) -> None:
        self._kernels = GeneratedKernels()

    def fold(self, view: View, operands: Sequence[Known]) -> list[Known]:
        """The values of the results, whose types are refined already; None each where they are not known."""
        nothing: list[Known] = [None] * len(view.results)
        if (
            view.regions
            or view.name == _BARRIER
            or has_effects(view.name)
            or not all(map(is_followed, view.result_types))
        ):
            return nothing
        part = _PARTS.get(view.name)
        if part is not None:
            found = part(view, operands)
            if found is not None:
                return [found]
        whole = [value for value in operands if value is not None and value.dtype != object]
        if not operands or len(whole) < len(operands):
            return nothing
        computed = self._computed(view, whole)
        if computed is None:
            return nothing
        results = computed if isinstance(computed, tuple) else (computed,)
        return [array if array.size <= MOST else None for array in map(np.asarray, results)]

    def _computed(self, view: View, operands: list[Value]) -> Elements | tuple[Elements, ...] | None:
        function = other_dialects.function_of(view)
        if function is None:
            kernel, signature = self._kernels.kernel_of(view), signature_of(view.name)
            if kernel is None or signature is None or any(map(is_dynamic, view.result_types)):
                return None
            function = function_of(view, kernel, signature)
        try:
            with np.errstate(all="ignore"):
                return function(*operands)
        except OpSpecError:
            if view.name in _CLAIMS:
                raise
        except NO_VALUE:
            pass
        return None  # what has no value here may stand where the program never comes


# --- values that are known in part ----------------------------------------------------------------------------


def of_sizes(sizes: Sequence[int | Dim], dtype: type[np.signedinteger] = np.int64) -> Value:
    """Sizes as a value."""
    if any(isinstance(size, Dim) for size in sizes):
        found = np.empty(len(sizes), object)
        found[:] = list(sizes)
        return found
    return np.array(list(sizes), dtype)


def _size(view: View, _: Sequence[Known]) -> Known:
    type_, at = view.operand_types[0], view.attributes.get("dimension")
    if not isinstance(type_, Tensor) or at is None or not 0 <= at < len(type_.shape):
        return None
    return of_sizes([type_.shape[at]], np.int32).reshape(())


def _shape_of(view: View, _: Sequence[Known]) -> Known:
    type_ = view.operand_types[0]
    return of_sizes(list(type_.shape)) if isinstance(type_, Tensor) else None


def _rank(view: View, _: Sequence[Known]) -> Known:
    type_ = view.operand_types[0]
    return np.asarray(len(type_.shape)) if isinstance(type_, Tensor) else None


def _dim(view: View, operands: Sequence[Known]) -> Known:
    type_, at = view.operand_types[0], operands[1]
    if not isinstance(type_, Tensor) or at is None or not is_whole(at) or not 0 <= int(at) < len(type_.shape):
        return None
    return of_sizes([type_.shape[int(at)]]).reshape(())


def _moved(move: Callable[[View, Sequence[Value]], Value]) -> Callable[[View, Sequence[Known]], Known]:
    """An op that moves entries; the kernel does it where all of them are known."""

    def part(view: View, operands: Sequence[Known]) -> Known:
        type_ = view.result_types[0]
        if any(x is None for x in operands) or all(map(is_whole, operands)) or is_dynamic(type_):
            return None
        return move(view, [x.astype(object) for x in operands if x is not None])

    return part


def _reshaped(view: View, operands: Sequence[Value]) -> Value:
    type_ = view.result_types[0]
    assert isinstance(type_, Tensor)
    return operands[0].reshape(tuple(type_.shape))


def _joined(view: View, operands: Sequence[Value]) -> Value:
    return np.concatenate(operands, int(view.attributes["dimension"]))


def _sliced(view: View, operands: Sequence[Value]) -> Value:
    names = ("start_indices", "limit_indices", "strides")
    return operands[0][tuple(slice(*map(int, at)) for at in zip(*(view.attributes[n] for n in names), strict=True))]


def _spread(view: View, operands: Sequence[Value]) -> Value:
    type_, (x,) = view.result_types[0], operands
    assert isinstance(type_, Tensor)
    sizes = [1] * len(type_.shape)
    for at, size in zip(view.attributes["broadcast_dimensions"], x.shape, strict=True):
        sizes[at] = size
    return np.broadcast_to(x.reshape(sizes), tuple(type_.shape))


def _elements(_: View, operands: Sequence[Value]) -> Value:
    return of_sizes([x.item() for x in operands])


_PARTS: dict[str, Callable[[View, Sequence[Known]], Known]] = {
    "stablehlo.get_dimension_size": _size,
    "shape.shape_of": _shape_of,
    "shape.rank": _rank,
    "tensor.rank": _rank,
    "shape.dim": _dim,
    "tensor.dim": _dim,
    "stablehlo.reshape": _moved(_reshaped),
    "stablehlo.broadcast_in_dim": _moved(_spread),
    "stablehlo.concatenate": _moved(_joined),
    "stablehlo.slice": _moved(_sliced),
    "stablehlo.convert": _moved(lambda _, operands: operands[0]),
    "arith.index_cast": _moved(lambda _, operands: operands[0]),
    "tensor.from_elements": _moved(_elements),
}


# --- values of the program as constants ------------------------------------------------------------------------


def element_of(type_: Tensor | Other) -> ElementType | None:
    """The element type of a value that a constant can have; None where none can."""
    if isinstance(type_, Other):
        return ELEMENT_TYPES.get(type_.text)
    return type_.element if isinstance(type_.element, ElementType) and type_.element.kind in _SIZES else None
