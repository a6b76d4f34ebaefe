"""Inference of stablehlo.get_tuple_element: One value of a tuple."""

# Generated from spec/ops/stablehlo/get_tuple_element.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Solver


def infer(solve: Solver, operand: Any, index: Any, V: Any, R: Any) -> tuple[Any, ...]:
    """The shape of each result; None where no rule determines it."""
    return (None,)


def elements(operand: Any, index: Any, V: Any, R: Any) -> dict[str, Any]:
    """The element types that rules determine, by type variable."""
    return {"R": V[index]}
