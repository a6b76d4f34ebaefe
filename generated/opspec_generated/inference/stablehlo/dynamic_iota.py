"""Inference of stablehlo.dynamic_iota: Counts up from zero along a dimension, in a shape that an
operand gives.
"""

# Generated from spec/ops/stablehlo/dynamic_iota.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Ints, Solver, Vec, ints


def infer(
    solve: Solver,
    output_shape: Ints,
    iota_dimension: int,
    T: Element | None,
    J: Element,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C4=lambda: ints(output_shape))
    return (result,)
