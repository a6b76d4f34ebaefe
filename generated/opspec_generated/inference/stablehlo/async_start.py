"""Inference of stablehlo.async_start: One op, a collective or a slice, that need not be done before
its value is asked for.
"""

# Generated from spec/ops/stablehlo/async_start.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Solver
from opspec.values.types import Other, Tensor


def infer(
    solve: Solver,
    operands: Sequence[Tensor | Other],
    V: Sequence[Tensor | Other],
    R: Tensor | Other | None,
) -> tuple[None]:
    """The shape of each result; None where no rule determines it."""
    return (None,)
