"""Inference of stablehlo.optimization_barrier: The operands as they are, behind everything that
makes them.
"""

# Generated from spec/ops/stablehlo/optimization_barrier.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver


def infer(solve: Solver, operand: Any, V: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    return (None,)
