"""Verifier of chlo._asin_acos_kernel: The real part of the cosine of the arc sine, and the
magnitude of the imaginary part of the arc sine: what the four inverse functions of complex
numbers have in common.
"""

# Generated from spec/ops/chlo/_asin_acos_kernel.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.rules.vocabulary import Check, Rule, shape

RULES = {
    "C1": Rule("shape(result) == shape(operand)"),
}


def rules(check: Check, operand: Any, result: Any, T: Any) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: shape(result) == shape(operand))
