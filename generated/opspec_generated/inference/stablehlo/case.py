"""Inference of stablehlo.case: What one of several branches returns, chosen by an index; the last
one where none has the index.
"""

# Generated from spec/ops/stablehlo/case.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Solver
from opspec.values.types import Other, Tensor


def infer(
    solve: Solver,
    index: Tensor,
    V: Sequence[Tensor | Other],
    branches: Sequence[str],
) -> tuple[None]:
    """The shape of each result; None where no rule determines it."""
    return (None,)
