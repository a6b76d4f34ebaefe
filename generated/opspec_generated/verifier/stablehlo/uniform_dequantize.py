"""Verifier of stablehlo.uniform_dequantize: The floating-point values that quantized ones stand
for.
"""

# Generated from spec/ops/stablehlo/uniform_dequantize.yaml: change that file, then run `opspec generate`.

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
        "T == expressed(S)",
        says="`result` has the type that `operand` stands for",
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
    check("C2", lambda: T == expressed(S))
