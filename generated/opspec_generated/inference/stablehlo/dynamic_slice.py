"""Inference of stablehlo.dynamic_slice: A box of a given size, from a start that operands give,
moved to lie inside.
"""

# Generated from spec/ops/stablehlo/dynamic_slice.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver


def infer(
    solve: Solver,
    operand: Any,
    start_indices: Any,
    slice_sizes: Any,
    T: Any,
    J: Any,
) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C4=lambda: slice_sizes)
    return (result,)
