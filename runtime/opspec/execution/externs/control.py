"""The meanings of control flow, tokens, tuples and calls.."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import EllipsisType
from typing import Any, NoReturn, TypeVar

import numpy as np

from opspec.errors import OpSpecError
from opspec.execution.call_registry import CustomCall, perform
from opspec.execution.externs.registry import extern
from opspec.values.arrays import Array, RunValue
from opspec.values.dims import Dim, Vec
from opspec.values.types import Other, Tensor, element_of

T = TypeVar("T")

# --- control flow -------------------------------------------------------------------------------------------


def _returned(made: T | tuple[T, ...] | list[T]) -> tuple[T, ...]:
    return tuple(made) if isinstance(made, tuple | list) else (made,)


@extern("while")
def while_(
    operand: Sequence[RunValue],
    *,
    cond: Callable[..., Array | tuple[Array, ...]],
    body: Callable[..., RunValue],
    results: Sequence[Tensor | Other],
) -> tuple[RunValue, ...]:
    """The state that the body makes for as long as the condition holds."""
    del results
    state = tuple(operand)
    while _returned(cond(*state))[0]:
        state = _returned(body(*state))
    return state


@extern("if")
def if_(
    pred: Array,
    *,
    true_branch: Callable[..., RunValue],
    false_branch: Callable[..., RunValue],
    results: Sequence[Tensor | Other],
) -> tuple[RunValue, ...]:
    """What the branch returns that the predicate chooses."""
    del results
    return _returned((true_branch if pred else false_branch)())


@extern("case")
def case(
    index: Array, *, branches: Sequence[Callable[..., RunValue]], results: Sequence[Tensor | Other]
) -> tuple[RunValue, ...]:
    """What the branch at the index returns; the last one where there is none."""
    del results
    at = int(index)
    return _returned(branches[at if 0 <= at < len(branches) else -1]())


@extern("scan")
def scan(
    operands: Sequence[Array],
    *,
    dimension: int,
    is_reverse: bool,
    operandSegmentSizes: Sequence[int],  # noqa: N803 - as MLIR calls them
    resultSegmentSizes: Sequence[int],  # noqa: N803
    body: Callable[..., Array | tuple[Array, ...]],
    results: Sequence[Tensor],
    **_: object,
) -> tuple[Array, ...]:
    """What the body makes of one slice after the other, and what it carries along in the end."""
    inputs, carried = operands[: operandSegmentSizes[0]], tuple(operands[operandSegmentSizes[0] :])
    count = resultSegmentSizes[0]
    sizes = [[*tuple.__iter__(type_.shape)] for type_ in results[:count]]
    length = inputs[0].shape[dimension] if inputs else sizes[0][dimension]
    made: list[Array] = []
    if length == 0 or not any(isinstance(size, Dim) for row in sizes for size in row):
        made = [_empty(row, type_, length, dimension) for row, type_ in zip(sizes, results, strict=False)]
    for at in reversed(range(length)) if is_reverse else range(length):
        place: tuple[slice | int | EllipsisType, ...] = (*(slice(None),) * dimension, at, ...)
        returned: tuple[Array, ...] = _returned(body(*(x[place] for x in inputs), *carried))
        if not made:  # what the body makes has sizes that no type tells
            made = [np.empty((*p.shape[:dimension], length, *p.shape[dimension:]), p.dtype) for p in returned[:count]]
        for whole, part in zip(made, returned[:count], strict=True):
            whole[place] = part
        carried = tuple(returned[count:])
    return (*made, *carried)


def _empty(sizes: Sequence[int | Dim], type_: Tensor, length: int, dimension: int) -> Array:
    """Room for an output; a size that nothing tells is 0, which only happens where there is no slice."""
    known = [length if at == dimension else 0 if isinstance(n, Dim) else n for at, n in enumerate(sizes)]
    return np.empty(known, type_.element.dtype)


# --- values that are no tensors ------------------------------------------------------------------------------


@extern("token")
def token(*inputs: RunValue, result: Other) -> None:
    """A token: it orders ops, and nothing is in it."""
    del inputs, result


@extern("optimization_barrier")
def optimization_barrier(operand: Sequence[RunValue], *, result: object) -> tuple[RunValue, ...]:
    """The operands as they are."""
    del result
    return tuple(operand)


@extern("passed")
def passed(value: RunValue, *_inputs: RunValue, **_: object) -> RunValue:
    """The value as it is."""
    return value


@extern("tuple")
def tuple_(val: Sequence[RunValue], *, result: object) -> tuple[RunValue, ...]:
    """The values together."""
    del result
    return tuple(val)


@extern("get_tuple_element")
def get_tuple_element(operand: Sequence[RunValue], *, index: int, result: object) -> RunValue:
    """The value at a position."""
    del result
    return operand[index]


# --- calls --------------------------------------------------------------------------------------------------


@extern("custom_call")
def custom_call(
    inputs: Sequence[RunValue], *, call_target_name: str, results: Sequence[Tensor | Other], **attributes: Any
) -> Sequence[RunValue]:
    """What is registered for the target."""
    config = attributes.get("backend_config") or ""
    types = [Tensor(Vec(x.shape), element_of(x.dtype)) for x in inputs if isinstance(x, np.ndarray)]
    return perform(CustomCall(call_target_name, config, attributes, types, results, (), "custom_call"), *inputs)


@extern("composite")
def composite(inputs: Sequence[RunValue], *, decomposition: object, **_: object) -> NoReturn:
    """What the decomposition returns, which only a program has."""
    del inputs
    raise OpSpecError(f"composite: expected a program around it that has the function {decomposition}")


@extern("nothing")
def nothing(*_operands: RunValue, **_: object) -> tuple[RunValue, ...]:
    """Of an op that says something of the program, and computes nothing."""
    return ()


@extern("region_end")
def region_end(values: Sequence[RunValue]) -> tuple[RunValue, ...]:
    """Nothing: what a region gives, who runs it takes from the op's operands."""
    del values
    return ()


# --- shapes ----------------------------------------------------------------------------------------------------


@extern("minimum_broadcast_shapes")
def minimum_broadcast_shapes(shapes: Sequence[Array], **_: object) -> tuple[Array, ...]:
    """Dimensions side by side become one where the same shapes have a size other than one in them."""
    given = [[int(size) for size in shape] for shape in shapes]
    rank = max(map(len, given), default=0)
    aligned = [[1] * (rank - len(shape)) + shape for shape in given]
    found: list[list[int]] = [[] for _ in given]
    before: list[bool] | None = None
    for sizes in zip(*aligned, strict=True):
        wide = [size != 1 for size in sizes]
        if not any(wide):  # a dimension of ones separates nothing
            continue
        for made, size in zip(found, sizes, strict=True):
            if wide == before:
                made[-1] *= size
            else:
                made.append(size)
        before = wide
    return tuple(np.array(_without_leading_ones(made), np.int64) for made in found)


def _without_leading_ones(shape: list[int]) -> list[int]:
    first = next((at for at, size in enumerate(shape) if size != 1), len(shape))
    return shape[first:]
