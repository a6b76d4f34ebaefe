"""Binding of stablehlo.rng_bit_generator: Uniformly random bits made from a state, and the state
that follows.
"""

# Generated from spec/ops/stablehlo/rng_bit_generator.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.rules.signature import Attribute, Signature, TypeVar, Value
from opspec_generated.classes import REAL, UINT

if TYPE_CHECKING:
    from opspec.building.views import Operand, ResultType, SSAValue
    from opspec.programs.carrier import ir

RngAlgorithm = Literal["DEFAULT", "THREE_FRY", "PHILOX"]

SIGNATURE = Signature(
    "stablehlo.rng_bit_generator",
    operands=(Value("initial_state", "vector", "ui64"),),
    results=(Value("output_state", "vector", "ui64"), Value("output", "tensor", "T")),
    attributes=(Attribute("rng_algorithm", "enum", choices=("DEFAULT", "THREE_FRY", "PHILOX")),),
    typevars=(TypeVar("T", REAL), TypeVar("W", UINT, element="ui64")),
)


class RngBitGenerator(OpView, signature=SIGNATURE, enums={"rng_algorithm": "rng_algorithm"}):
    """Uniformly random bits made from a state, and the state that follows."""

    initial_state: SSAValue
    rng_algorithm: RngAlgorithm
    """How key and counter are scrambled."""
    output_state: SSAValue
    output: SSAValue


def rng_bit_generator(
    initial_state: Operand,
    *,
    rng_algorithm: RngAlgorithm,
    result_type: ResultType = None,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> RngBitGenerator:
    """Uniformly random bits made from a state, and the state that follows.

    initial_state: The key, then a counter of one word, or for Philox of one or two.
    rng_algorithm: How key and counter are scrambled.
    output_state: The key, and the counter behind all that were used.
    output: The bits, as values of its type; of a float type they are any bits, NaN too.
    """
    return build(
        RngBitGenerator,
        (initial_state,),
        {"rng_algorithm": rng_algorithm},
        result_type=result_type,
        loc=loc,
        ip=ip,
    )
