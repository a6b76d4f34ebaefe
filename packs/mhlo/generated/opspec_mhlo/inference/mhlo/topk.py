"""Inference of mhlo.topk: The k largest values of each row, or the k smallest, and where they
stand, the first of equal ones first.
"""

# Generated from spec/ops/mhlo/topk.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, lazily, rank, shape
from opspec.values.types import Tensor
from opspec_generated.indices import cat, head


def infer(
    solve: Solver,
    operand: Tensor,
    k: int,
    largest: bool,
    T: Element,
    I: Element | None,
) -> tuple[Vec | None, Vec | None]:
    """The shape of each result; None where no rule determines it."""
    rows = lazily(lambda: head(shape(operand), rank(operand) - 1))
    values = solve(C4=lambda: cat(rows(), Vec([k])))
    indices = solve(C5=lambda: cat(rows(), Vec([k])))
    return (values, indices)
