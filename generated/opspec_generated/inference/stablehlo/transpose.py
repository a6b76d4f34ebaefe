"""Inference of stablehlo.transpose: The same elements with the dimensions in another order."""

# Generated from spec/ops/stablehlo/transpose.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, shape
from opspec_generated.indices import take


def infer(solve: Solver, operand: Any, permutation: Any, T: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C3=lambda: take(shape(operand), permutation))
    return (result,)
