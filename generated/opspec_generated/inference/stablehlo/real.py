"""Inference of stablehlo.real: The real part of each value; that of a float is the float."""

# Generated from spec/ops/stablehlo/real.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver, real_type, shape


def infer(solve: Solver, operand: Any, T: Any, R: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(operand))
    return (result,)


def elements(operand: Any, T: Any, R: Any) -> dict[str, Any]:
    """The element types that rules determine, by type variable."""
    return {"R": real_type(T)}
