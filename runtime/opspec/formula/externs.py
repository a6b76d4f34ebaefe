"""The plainest references for ops that the language cannot say. They are called like generated kernels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from types import EllipsisType

import numpy as np

from opspec.values.arrays import Array


def sort(
    inputs: Sequence[Array],
    *,
    dimension: int,
    comparator: Callable[..., Array | Sequence[Array]],
    **_: object,
) -> tuple[Array, ...]:
    """Insertion sort: an entry moves down while the comparator puts it before its neighbour. Stable."""
    arrays = [np.array(x) for x in inputs]
    dimension %= arrays[0].ndim
    outer = [1 if at == dimension else size for at, size in enumerate(arrays[0].shape)]
    for start in np.ndindex(*outer):
        for last in range(1, arrays[0].shape[dimension]):
            for at in range(last, 0, -1):
                here, below = (_moved(start, dimension, position) for position in (at, at - 1))
                if not _holds(comparator(*[x[where] for x in arrays for where in (here, below)])):
                    break
                for x in arrays:
                    kept = x[here].copy()
                    x[here], x[below] = x[below], kept
    return tuple(arrays)


def _moved(index: tuple[int, ...], dimension: int, position: int) -> tuple[int | EllipsisType, ...]:
    """The index at another position; the ellipsis makes it give an array of rank 0."""
    return (*index[:dimension], position, *index[dimension + 1 :], ...)


def _holds(returned: Array | Sequence[Array]) -> bool:
    return bool(returned[0] if isinstance(returned, tuple | list) else returned)


FORMULA_EXTERNS: dict[str, Callable[..., tuple[Array, ...]]] = {"sort": sort}
