"""Inference of chlo.constant: A tensor that the program itself holds."""

# Generated from spec/ops/chlo/constant.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, shape


def infer(solve: Solver, value: Any, T: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    output = solve(C1=lambda: shape(value))
    return (output,)
