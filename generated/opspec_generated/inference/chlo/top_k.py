"""Inference of chlo.top_k: The k largest values of each row and where they stand, in falling order,
the first of equal ones first.
"""

# Generated from spec/ops/chlo/top_k.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, lazily, rank, shape
from opspec.values.types import Tensor
from opspec_generated.indices import cat, head


def infer(
    solve: Solver,
    operand: Tensor,
    k: int,
    is_stable: bool,
    T: Element,
    I: Element | None,
) -> tuple[Vec | None, Vec | None]:
    """The shape of each result; None where no rule determines it."""
    rows = lazily(lambda: head(shape(operand), rank(operand) - 1))
    values = solve(C4=lambda: cat(rows(), Vec([k])))
    indices = solve(C5=lambda: cat(rows(), Vec([k])))
    return (values, indices)
