"""Inference of stablehlo.select: Each value from one of two tensors, as a predicate says."""

# Generated from spec/ops/stablehlo/select.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, shape


def infer(solve: Solver, pred: Any, on_true: Any, on_false: Any, T: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C2=lambda: shape(on_true), C3=lambda: shape(on_false))
    return (result,)
