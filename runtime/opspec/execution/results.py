"""The results of a run as arrays of the caller's own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np

from opspec.values.arrays import LINE, Array, RunValue


def owned(results: Sequence[Any], arguments: Sequence[RunValue]) -> list[Array]:
    """The results as arrays that share no memory with arguments, constants or each other."""
    if len(results) == 1 and results[0].__class__ is np.ndarray:
        (x,) = results
        if x.base is None and x.flags.carray and id(x) not in map(id, _arrays(arguments)):
            return [x]
    taken = {id(_root(x)) for x in _arrays(arguments)}
    return [_own(result, taken) for result in results]


def _own(result: RunValue, taken: set[int]) -> Any:
    if isinstance(result, tuple):
        return tuple(_own(item, taken) for item in result)
    if isinstance(result, np.generic):
        return np.asarray(result)
    if not isinstance(result, np.ndarray):
        return result
    root = _root(result)
    shared = id(root) in taken or not result.flags.writeable
    # A view that is smaller than what it views would keep all of that alive.
    if shared or root.nbytes - result.nbytes > LINE or not result.flags.c_contiguous:
        result = root = np.array(result, order="C")
    taken.add(id(root))
    return result


def _arrays(values: Iterable[RunValue]) -> Iterator[Array]:
    for value in values:
        if isinstance(value, np.ndarray):
            yield value
        elif isinstance(value, tuple):
            yield from _arrays(value)


def _root(array: Array) -> Array:
    while isinstance(array.base, np.ndarray):
        array = array.base
    return array
