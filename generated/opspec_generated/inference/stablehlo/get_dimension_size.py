"""Inference of stablehlo.get_dimension_size: The size of a dimension."""

# Generated from spec/ops/stablehlo/get_dimension_size.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, Vec


def infer(solve: Solver, operand: Any, dimension: Any, T: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    return (Vec(),)
