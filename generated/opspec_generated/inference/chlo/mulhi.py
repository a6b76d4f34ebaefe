"""Inference of chlo.mulhi: The upper half of the bits of each product."""

# Generated from spec/ops/chlo/mulhi.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, shape


def infer(solve: Solver, lhs: Any, rhs: Any, T: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(lhs), C2=lambda: shape(rhs))
    return (result,)
