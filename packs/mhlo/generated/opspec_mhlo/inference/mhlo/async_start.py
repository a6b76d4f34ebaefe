"""Inference of mhlo.async_start: A computation that need not be done before its values are asked
for.
"""

# Generated from spec/ops/mhlo/async_start.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Function, Solver
from opspec.values.types import Other, Tensor


def infer(
    solve: Solver,
    inputs: Sequence[Tensor | Other],
    called_computation: Function,
    execution_thread: str,
    R: Sequence[Tensor | Other],
) -> tuple[None]:
    """The shape of each result; None where no rule determines it."""
    return (None,)
