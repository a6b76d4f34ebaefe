"""Small functions of a program, all steps of which are one function of machine code.

A step by itself costs a microsecond or more of Python's time, as much as a small kernel.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from opspec.catalog.op_traits import traits_of
from opspec.compiled.elements import plain
from opspec.compiled.one_function import OneFunction
from opspec.compiled.runners import FunctionRunner
from opspec.compiled.values import UNSAID, buffer_for
from opspec.programs.records import Block, View

SMALL = 1 << 22  # bytes of all that a function takes and its ops give, but for what is computed where it is read
FEW = 1000  # ops


@dataclass(frozen=True, slots=True, eq=False)
class Joined:
    """All steps of a block; `at`: the op by which it is called, a loop if it has one."""

    whole: OneFunction
    runner: FunctionRunner
    at: View

    @property
    def results(self) -> tuple[int, ...]:
        """The values that it gives."""
        return tuple(buffer.number for buffer in self.whole.results)


def is_small(block: Block, ops: Sequence[View], returned: Sequence[int]) -> bool:
    """Whether the steps of a function are better one, if they can be."""
    if not block.is_of_function or not (len(ops) > 1 or any(view.regions for view in ops)) or len(ops) > FEW:
        return False
    views = [inner for view in ops for inner in view.walk()]
    stored = {*returned, *(x for view in views if not _is_fused(view, of_folds=True) for x in view.operands)}
    made = [
        type_
        for view in views
        for x, type_ in zip(view.results, view.result_types, strict=True)
        if x in stored or not _is_fused(view, of_folds=False)
    ]
    return _is_small([*block.types, *made])


def _is_fused(view: View, *, of_folds: bool) -> bool:
    """Whether what an op gives is rather computed where it is read, or what it takes where it is one of folds."""
    traits = traits_of(view.name)
    if traits is None or (view.regions and not of_folds):
        return False
    return traits.elementwise or traits.view or (of_folds and bool(traits.folds) and not traits.contracts)


def _is_small(types: Iterable[object]) -> bool:
    size = 0
    for type_ in types:
        try:
            shape, element = plain(type_)
        except UNSAID:
            return False
        size += buffer_for(0, shape, element).bytes
        if size > SMALL:
            return False
    return True
