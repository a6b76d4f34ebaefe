"""Inference of stablehlo.imag: The imaginary part of each value; that of a float is zero."""

# Generated from spec/ops/stablehlo/imag.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Element, Solver, Vec, real_type, shape
from opspec.values.types import Tensor


def infer(solve: Solver, operand: Tensor, T: Element, R: Element | None) -> tuple[Vec | None]:
    """The shape of each result; None where no rule determines it."""
    result = solve(C1=lambda: shape(operand))
    return (result,)


def elements(operand: Tensor, T: Element, R: Element | None) -> dict[str, Element]:
    """The element types that rules determine, by type variable."""
    return {"R": real_type(T)}
