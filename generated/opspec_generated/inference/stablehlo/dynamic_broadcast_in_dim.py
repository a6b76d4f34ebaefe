"""Inference of stablehlo.dynamic_broadcast_in_dim: A tensor repeated to a shape that an operand
gives.
"""

# Generated from spec/ops/stablehlo/dynamic_broadcast_in_dim.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, ints, lazily


def infer(
    solve: Solver,
    operand: Any,
    output_dimensions: Any,
    broadcast_dimensions: Any,
    known_expanding_dimensions: Any,
    known_nonexpanding_dimensions: Any,
    T: Any,
    J: Any,
) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    sizes = lazily(lambda: ints(output_dimensions))
    result = solve(C10=lambda: sizes())
    return (result,)
