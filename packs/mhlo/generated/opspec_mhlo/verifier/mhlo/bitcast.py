"""Verifier of mhlo.bitcast: The memory of the operand, read as another shape, another type or
another layout.
"""

# Generated from spec/ops/mhlo/bitcast.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import (
    Check,
    Element,
    Rule,
    Vec,
    bits,
    is_complex,
    is_static,
    rank,
    shape,
)
from opspec.values.dims import product
from opspec.values.types import Tensor
from opspec_generated.indices import is_permutation

RULES = {
    "C1": Rule(
        "len(source_layout) == 0 or (len(source_layout) == rank(operand) and "
        "is_permutation(source_layout))",
        says="a layout names each dimension of `operand` once",
    ),
    "C2": Rule(
        "len(result_layout) == 0 or (len(result_layout) == rank(result) and "
        "is_permutation(result_layout))",
        says="a layout names each dimension of `result` once",
    ),
    "C3": Rule(
        "product(shape(operand)) * bits(S) == product(shape(result)) * bits(T)",
        says="`operand` and `result` have as many bits",
    ),
    "C4": Rule(
        "is_complex(S) == is_complex(T)",
        says="complex numbers only become complex numbers, since nothing says how their parts lie",
    ),
    "C5": Rule("is_static(operand)", says="sizes are known, as those of what lies in memory are"),
    "C6": Rule("is_static(result)", says="sizes are known, as those of what lies in memory are"),
}


def rules(
    check: Check,
    operand: Tensor,
    source_layout: Vec,
    result_layout: Vec,
    result: Tensor,
    S: Element,
    T: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    check(
        "C1",
        lambda: (
            len(source_layout) == 0
            or len(source_layout) == rank(operand) and is_permutation(source_layout)
        ),
    )
    check(
        "C2",
        lambda: (
            len(result_layout) == 0
            or len(result_layout) == rank(result) and is_permutation(result_layout)
        ),
    )
    check(
        "C3",
        lambda: product(shape(operand)) * bits(S) == product(shape(result)) * bits(T),
        equal=lambda: ((product(shape(operand)) * bits(S), product(shape(result)) * bits(T)),),
    )
    check("C4", lambda: is_complex(S) == is_complex(T))
    check("C5", lambda: is_static(operand))
    check("C6", lambda: is_static(result))
