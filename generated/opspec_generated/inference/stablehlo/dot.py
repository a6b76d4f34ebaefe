"""Inference of stablehlo.dot: The product of two vectors, of a matrix and a vector, or of two
matrices; dot_general says it in general.
"""

# Generated from spec/ops/stablehlo/dot.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import Element, Solver, Vec, rank, shape
from opspec.values.types import Tensor
from opspec_generated.indices import cat, head, tail


def infer(
    solve: Solver,
    lhs: Tensor,
    rhs: Tensor,
    precision_config: Sequence[str],
    L: Element,
    R: Element,
    T: Element | None,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C5=lambda: cat(head(shape(lhs), rank(lhs) - 1), tail(shape(rhs), rank(rhs) - 1)))
    return (result,)
