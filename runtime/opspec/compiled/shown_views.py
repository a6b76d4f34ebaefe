"""How ops that only show elements of their operands show them."""

from __future__ import annotations

import math
from collections.abc import Sequence

from opspec.catalog.op_traits import traits_of
from opspec.compiled.elements import plain
from opspec.programs.records import View
from opspec.values.types import Tensor


def shows_often(view: View) -> bool:
    """Whether a result has more elements than there are."""
    (given, *_), (made, *_) = view.operand_types, view.result_types
    return isinstance(given, Tensor) and isinstance(made, Tensor) and _count(made) > _count(given)


def shows_turned(view: View) -> bool:
    """Whether it shows the dimensions that there are in another order, or to and fro, or elements several times."""
    traits = traits_of(view.name)
    if traits is None or not traits.view:
        return False
    given, made = _shapes(view)
    if shows_often(view) or given == made:
        return True
    return _wide(given) != _wide(made) and sorted(_wide(given)) == sorted(_wide(made))


def regroups(view: View) -> bool:
    """Whether it puts dimensions together, or takes them apart."""
    given, made = _shapes(view)
    return math.prod(given) == math.prod(made) and sorted(_wide(given)) != sorted(_wide(made))


def computed_in(views: Sequence[View], by_kernels: Sequence[bool]) -> set[int]:
    """The values that kernels compute, and what shows such."""
    found = set[int]()
    for view, by_kernel in zip(views, by_kernels, strict=True):
        traits = traits_of(view.name)
        shows = traits is not None and traits.view
        if by_kernel and not (shows and found.isdisjoint(view.operands)):
            found.update(view.results)
    return found


def _shapes(view: View) -> tuple[list[int], list[int]]:
    given, made = (list(plain(types[0])[0]) for types in (view.operand_types, view.result_types))
    return given, made


def _wide(shape: list[int]) -> list[int]:
    return [size for size in shape if size > 1]


def _count(type_: object) -> int:
    return math.prod(plain(type_)[0])
