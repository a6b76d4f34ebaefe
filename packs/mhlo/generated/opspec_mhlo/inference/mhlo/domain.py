"""Inference of mhlo.domain: The operand as it is, where one group of ops ends and another one
begins.
"""

# Generated from spec/ops/mhlo/domain.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, shape
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    operand: Tensor,
    kind: str,
    entry_metadata: str,
    exit_metadata: str,
    T: Element,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(operand))
    return (result,)
