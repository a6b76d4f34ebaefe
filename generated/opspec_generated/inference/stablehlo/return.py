"""Inference of stablehlo.return: The end of a region, and what the region gives; the op that has
the region says what that has to be.
"""

# Generated from spec/ops/stablehlo/return.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Solver
from opspec.values.types import Other, Tensor


def infer(
    solve: Solver,
    values: Sequence[Tensor | Other],
    V: Sequence[Tensor | Other],
) -> tuple[()]:
    """The shape of each result; None where no rule determines it."""
    return ()
