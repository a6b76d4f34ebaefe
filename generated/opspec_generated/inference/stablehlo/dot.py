"""Inference of stablehlo.dot: The product of two vectors, of a matrix and a vector, or of two
matrices; dot_general says it in general.
"""

# Generated from spec/ops/stablehlo/dot.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, rank, shape
from opspec_generated.indices import cat, head, tail


def infer(
    solve: Solver,
    lhs: Any,
    rhs: Any,
    precision_config: Any,
    L: Any,
    R: Any,
    T: Any,
) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C5=lambda: cat(head(shape(lhs), rank(lhs) - 1), tail(shape(rhs), rank(rhs) - 1)))
    return (result,)
