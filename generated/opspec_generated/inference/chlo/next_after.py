"""Inference of chlo.next_after: The value next to x on the way to y."""

# Generated from spec/ops/chlo/next_after.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, shape


def infer(solve: Solver, x: Any, y: Any, T: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(x), C2=lambda: shape(y))
    return (result,)
