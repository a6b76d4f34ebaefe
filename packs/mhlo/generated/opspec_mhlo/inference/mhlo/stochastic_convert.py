"""Inference of mhlo.stochastic_convert: Floats in a smaller type, rounded up or down by chance, so
that they are right on average.
"""

# Generated from spec/ops/mhlo/stochastic_convert.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    operand: Tensor,
    random: Tensor,
    F: Element,
    U: Element,
    T: Element | None,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C2=lambda: shape(operand))
    return (result,)
