"""Inference of mhlo.minimum_broadcast_shapes: Shapes of as few dimensions as possible that
broadcast together as the operands do.
"""

# Generated from spec/ops/mhlo/minimum_broadcast_shapes.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Solver
from opspec.values.types import Tensor


def infer(solve: Solver, shapes: Sequence[Tensor]) -> tuple[None]:
    """The shape of each result; None where no rule determines it."""
    return (None,)
