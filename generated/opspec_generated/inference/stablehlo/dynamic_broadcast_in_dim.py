"""Inference of stablehlo.dynamic_broadcast_in_dim: A tensor repeated to a shape that an operand
gives.
"""

# Generated from spec/ops/stablehlo/dynamic_broadcast_in_dim.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Ints, Solver, Vec, ints, lazily
from opspec.values.types import Tensor


def infer(
    solve: Solver,
    operand: Tensor,
    output_dimensions: Ints,
    broadcast_dimensions: Vec,
    known_expanding_dimensions: Vec,
    known_nonexpanding_dimensions: Vec,
    T: Element,
    J: Element,
) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    sizes = lazily(lambda: ints(output_dimensions))
    result = solve(C10=lambda: sizes())
    return (result,)
