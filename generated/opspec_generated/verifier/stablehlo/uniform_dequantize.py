"""Verifier of stablehlo.uniform_dequantize: The floating-point values that quantized ones stand
for.
"""

# Generated from spec/ops/stablehlo/uniform_dequantize.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Check, Rule, expressed, shape

RULES = {
    "C1": Rule("shape(result) == shape(operand)", public="C1"),
    "C2": Rule("T == expressed(S)", public="C2"),
}


def rules(check: Check, operand: Any, result: Any, T: Any, S: Any) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: shape(result) == shape(operand))
    check("C2", lambda: T == expressed(S))
