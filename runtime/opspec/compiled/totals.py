"""Running totals, each of which is made of the one before it: those of many places no engine computes by the formula,
which begins anew for each.
"""

from __future__ import annotations

from dataclasses import dataclass

from opspec.compiled.building import last_number
from opspec.compiled.operations import MACHINE
from opspec.execution.block_nodes import OpStep
from opspec.execution.bound_op import Dealt
from opspec.execution.fast_paths import OrKernel
from opspec.execution.fast_paths.region_form import apply, argument
from opspec.execution.fast_paths.stablehlo.reduce_window import RunningTotals, carried_as
from opspec.values.types import ElementType, Tensor

MANY = 9  # places of a dimension
RUNNING = "its formula begins anew for each element"
_FLOATS = ("f32", "f64", "f16", "bf16")  # others may have no infinity
_BOTH = argument(0), argument(1)
_SUMS = {apply("add", *_BOTH): ("add", 0), apply("multiply", *_BOTH): ("mul", 1)}  # and what changes no term of theirs
_EXTREMES = {apply("maximum", *_BOTH): False, apply("minimum", *_BOTH): True}


@dataclass(frozen=True, slots=True)
class Totals:
    """Of elements of a type; `operation`, `wide`: of sums of floats, and what they are carried as; `neutral`: the
    initial value for which they are totals.
    """

    made: RunningTotals
    element: ElementType
    shape: tuple[int, ...]
    operation: str
    wide: ElementType | None
    neutral: float


def totals_of(step: OpStep) -> Totals | None:
    """What a step computes; None where it is no such thing, of few places, or of types or combinations without it."""
    call = step.way.function.call if isinstance(step.way.function, Dealt) else None
    made = call.function if isinstance(call, OrKernel) else None
    if not isinstance(made, RunningTotals):
        return None
    given, result = step.view.operand_types[0], step.view.result_types[-1]
    assert isinstance(given, Tensor)
    assert isinstance(result, Tensor)
    element, shape = result.element, tuple(result.shape)
    if not isinstance(element, ElementType) or given.element != element or 0 in shape or shape[made.at] < MANY:
        return None
    if element.kind not in ("sint", "uint") and element.name not in _FLOATS:
        return None
    (said,) = made.said
    if said not in _SUMS and said not in _EXTREMES:
        return None
    operation, neutral = _SUMS[said] if said in _SUMS else ("", last_number(element, largest=_EXTREMES[said]))
    return Totals(made, element, shape, operation, _wide(element) if operation else None, neutral)


def _wide(element: ElementType) -> ElementType | None:
    """What NumPy carries sums as, if that is another type."""
    dtype = carried_as(element.dtype)
    return None if dtype == element.dtype else next(x for x in MACHINE.values() if x.dtype == dtype)
