"""Inference of stablehlo.map: A region applied to the elements of the inputs that stand at the same
index.
"""

# Generated from spec/ops/stablehlo/map.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, shape


def infer(solve: Solver, inputs: Any, dimensions: Any, T: Any, R: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(inputs[0]))
    return (result,)
