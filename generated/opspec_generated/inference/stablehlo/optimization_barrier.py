"""Inference of stablehlo.optimization_barrier: The operands as they are, behind everything that
makes them.
"""

# Generated from spec/ops/stablehlo/optimization_barrier.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Solver
from opspec.values.types import Other, Tensor


def infer(
    solve: Solver,
    operand: Sequence[Tensor | Other],
    V: Sequence[Tensor | Other],
) -> tuple[None]:
    """The shape of each result; None where no rule determines it."""
    return (None,)
