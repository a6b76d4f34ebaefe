"""Inference of chlo.zeta: Hurwitz's zeta function."""

# Generated from spec/ops/chlo/zeta.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, shape


def infer(solve: Solver, x: Any, q: Any, T: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(x), C2=lambda: shape(q))
    return (result,)
