"""Verifier of stablehlo.uniform_quantize: The stored values of a quantized type that are nearest to
floating-point or other quantized values.
"""

# Generated from spec/ops/stablehlo/uniform_quantize.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, expressed, shape
from opspec.values.types import Tensor

RULES = {
    "C1": Rule(
        "shape(result) == shape(operand)",
        says="`result` has the shape of `operand`",
        public="C1",
    ),
    "C2": Rule(
        "expressed(T) == expressed(S)",
        says="both stand for numbers of one type",
        public="C2",
    ),
}


def rules(check: Check, operand: Tensor, result: Tensor, T: Element, S: Element) -> None:
    """Check every rule, each after the ones that it needs."""
    check(
        "C1",
        lambda: shape(result) == shape(operand),
        equal=lambda: ((shape(result), shape(operand)),),
    )
    check("C2", lambda: expressed(T) == expressed(S))
