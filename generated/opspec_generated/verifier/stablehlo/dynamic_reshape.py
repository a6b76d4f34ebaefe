"""Verifier of stablehlo.dynamic_reshape: The same elements, in row-major order, under a shape that
an operand gives.
"""

# Generated from spec/ops/stablehlo/dynamic_reshape.yaml: change that file, then run `make generate`.

from __future__ import annotations

from typing import Any

from opspec.dims import product
from opspec.rules import Check, Rule, ints, quantization_axis, rank, shape
from opspec_generated.indices import head

RULES = {
    "C1": Rule("len(ints(output_shape)) == rank(result)", public="C4"),
    "C2": Rule("product(shape(operand)) == product(shape(result))", public="C2"),
    "C4": Rule("0 <= ints(output_shape)"),
    "C3": Rule("shape(result) == ints(output_shape)"),
    "C5": Rule(
        "quantization_axis(T) < 0 or (product(head(shape(operand), quantization_axis(T))) == "
        "product(head(shape(result), quantization_axis(T))) and "
        "shape(operand)[quantization_axis(T)] == shape(result)[quantization_axis(T)])",
        public="C3",
    ),
    "C6": Rule("product(shape(operand)) == product(ints(output_shape))"),
}


def rules(check: Check, operand: Any, output_shape: Any, result: Any, T: Any, J: Any) -> None:
    """Check every rule, each after the ones that it needs."""
    check("C1", lambda: len(ints(output_shape)) == rank(result))
    check("C2", lambda: product(shape(operand)) == product(shape(result)))
    check("C4", lambda: 0 <= ints(output_shape))
    check("C3", lambda: shape(result) == ints(output_shape), needs=("C1", "C4"))
    check(
        "C5",
        lambda: (
            quantization_axis(T) < 0
            or product(head(shape(operand), quantization_axis(T)))
            == product(head(shape(result), quantization_axis(T)))
            and shape(operand)[quantization_axis(T)] == shape(result)[quantization_axis(T)]
        ),
    )
    check(
        "C6",
        lambda: product(shape(operand)) == product(ints(output_shape)),
        needs=("C2", "C3", "C4"),
    )
