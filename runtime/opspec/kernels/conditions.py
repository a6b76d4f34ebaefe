"""Conditions that hold for some elements and not for others: joined lazily, and cases chosen by them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

import numpy as np

from opspec.kernels import index_components
from opspec.kernels.index_components import Mask, broadcast
from opspec.kernels.pull import LazyElements, guarded, typed_as, values, write_into
from opspec.values import truth
from opspec.values.arrays import Array, DType, Elements
from opspec.values.dims import Undefined
from opspec.values.truth import Truth

Test: TypeAlias = Truth | Elements  # one truth, or one for every element


class Pieces(LazyElements):
    """For each place the value of the first case whose mask holds there; one does."""

    __slots__ = ("cases",)

    def __init__(self, cases: Sequence[tuple[Mask | bool, Elements]]) -> None:
        self.cases = cases
        self._made = None

    @property
    def shape(self) -> tuple[int, ...]:
        masks = [mask.shape() for mask, _ in self.cases if isinstance(mask, Mask)]
        return broadcast([*masks, *(np.shape(x) for _, x in self.cases)])

    @property
    def dtype(self) -> DType:
        found: DType = self.cases[0][1].dtype
        return found

    def _make(self) -> Array:
        result = np.empty(self.shape, self.dtype)
        for mask, x in reversed(self.cases):
            if isinstance(mask, Mask) and mask.grid is not None:
                np.copyto(result, typed_as(x, result.dtype), where=mask.array())
            else:
                write_into(result, mask if isinstance(mask, Mask) else None, x)
        return result


def the(cases: Iterable[tuple[Test, Callable[[], Elements]]]) -> Elements:
    """The value of the first case that holds, lazily: a test and a value for each."""
    found: list[tuple[Mask | bool, Elements]] = []
    for test, value in cases:
        mask = _condition(test)
        if mask is False:
            continue
        made = guarded(mask, True, value) if isinstance(mask, Mask) else value()
        if mask is True and not found:
            return made
        found.append((mask, made))
        if mask is True:
            break
    if not found:
        raise Undefined("no item of a list is the one that is asked for")
    return Pieces(found)


def all_of(truths: Iterable[Test]) -> Truth:
    """Whether every condition holds, each of which may be one for every element."""
    return truth.all_of(map(_condition, truths))


def any_of(truths: Iterable[Test]) -> Truth:
    """Whether some condition holds."""
    return truth.any_of(map(_condition, truths))


def both(first: Test, rest: Callable[[], Test]) -> Test:
    """A lazy `and`. Reads in the rest may lie out of range where the first condition does not hold."""
    mask = _condition(first)
    if not isinstance(mask, Mask):
        return rest() if mask else False
    found = _condition(guarded(mask, True, rest))
    return found & mask if isinstance(found, Mask) else mask if found else False


def either(first: Test, rest: Callable[[], Test]) -> Test:
    """A lazy `or`."""
    mask = _condition(first)
    if not isinstance(mask, Mask):
        return True if mask else rest()
    found = _condition(guarded(mask, False, rest))
    return found | mask if isinstance(found, Mask) else True if found else mask


def _condition(x: Test) -> Any:
    if not isinstance(x, np.ndarray | np.generic | LazyElements):
        return x
    flags = values(x)
    return index_components.mask(flags) if flags.ndim else bool(flags)
