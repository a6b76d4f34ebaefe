"""Verifier of stablehlo.bitcast_convert: The bits of the operand, in row-major order with the
lowest bits first, read as values of another type.
"""

# Generated from spec/ops/stablehlo/bitcast_convert.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, bits, is_complex, lazily, rank, shape
from opspec.values.dims import minimum
from opspec.values.types import Tensor
from opspec_generated.indices import head

RULES = {
    "C1": Rule(
        "rank(result) == rank(operand) + (0 if bits(T) == bits(S) else 1 if bits(T) < bits(S) else "
        "-1)",
        says=(
            "`result` has a dimension more, less, or as many, as its elements are smaller, larger "
            "or equal"
        ),
        public="C1",
    ),
    "C2": Rule(
        "head(shape(result), common) == head(shape(operand), common)",
        says="all dimensions but one that comes or goes keep their size",
        public="C1",
    ),
    "C3": Rule(
        "bits(S) <= bits(T) or shape(result)[common] * bits(T) == bits(S)",
        says="a last dimension that comes has a place for each part of an element",
        public="C1",
    ),
    "C4": Rule(
        "bits(T) <= bits(S) or shape(operand)[common] * bits(S) == bits(T)",
        says="a last dimension that goes holds exactly the parts of one element",
        public="C1",
    ),
    "C5": Rule(
        "is_complex(S) == is_complex(T)",
        says="complex numbers only become complex numbers, since nothing says how their parts lie",
        public="C2",
    ),
}


def rules(check: Check, operand: Tensor, result: Tensor, S: Element, T: Element) -> None:
    """Check every rule, each after the ones that it needs."""
    common = lazily(lambda: minimum(rank(operand), rank(result)))
    check(
        "C1",
        lambda: (
            rank(result)
            == rank(operand) + (0 if bits(T) == bits(S) else 1 if bits(T) < bits(S) else -1)
        ),
    )
    check(
        "C2",
        lambda: head(shape(result), common()) == head(shape(operand), common()),
        needs=("C1",),
        equal=lambda: ((head(shape(result), common()), head(shape(operand), common())),),
    )
    check(
        "C3",
        lambda: bits(S) <= bits(T) or shape(result)[common()] * bits(T) == bits(S),
        needs=("C1",),
        equal=lambda: (
            ((shape(result)[common()] * bits(T), bits(S)),) if (bits(S) <= bits(T)) is False else ()
        ),
    )
    check(
        "C4",
        lambda: bits(T) <= bits(S) or shape(operand)[common()] * bits(S) == bits(T),
        needs=("C1",),
        equal=lambda: (
            ((shape(operand)[common()] * bits(S), bits(T)),)
            if (bits(T) <= bits(S)) is False
            else ()
        ),
    )
    check("C5", lambda: is_complex(S) == is_complex(T))
