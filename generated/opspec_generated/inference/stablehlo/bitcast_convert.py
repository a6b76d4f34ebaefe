"""Inference of stablehlo.bitcast_convert: The bits of the operand, in row-major order with the
lowest bits first, read as values of another type.
"""

# Generated from spec/ops/stablehlo/bitcast_convert.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver
from opspec.values.types import Tensor


def infer(solve: Solver, operand: Tensor, S: Element, T: Element | None) -> tuple[None]:
    """The shape of each result; None where no rule determines it."""
    return (None,)
