"""Inference of stablehlo.bitcast_convert: The bits of the operand, in row-major order with the
lowest bits first, read as values of another type.
"""

# Generated from spec/ops/stablehlo/bitcast_convert.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver


def infer(solve: Solver, operand: Any, S: Any, T: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    return (None,)
