"""Verifier of stablehlo.rng_bit_generator: Uniformly random bits made from a state, and the state
that follows.
"""

# Generated from spec/ops/stablehlo/rng_bit_generator.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, is_static, shape
from opspec.values.types import Tensor

RULES = {
    "C1": Rule(
        "shape(output_state) == shape(initial_state)",
        says="`output_state` has the shape of `initial_state`",
        public="C1",
    ),
    "C2": Rule(
        "shape(initial_state)[0] == 2 or (shape(initial_state)[0] == 3 and rng_algorithm != "
        "'THREE_FRY')",
        says="the state has two words; three have Philox, and what the backend chooses",
        public="C2",
    ),
    "C3": Rule("is_static(output)", says="the output has a static shape"),
}


def rules(
    check: Check,
    initial_state: Tensor,
    rng_algorithm: str,
    output_state: Tensor,
    output: Tensor,
    T: Element,
    W: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    check(
        "C1",
        lambda: shape(output_state) == shape(initial_state),
        equal=lambda: ((shape(output_state), shape(initial_state)),),
    )
    check(
        "C2",
        lambda: (
            shape(initial_state)[0] == 2
            or shape(initial_state)[0] == 3 and rng_algorithm != "THREE_FRY"
        ),
        equal=lambda: (
            ((shape(initial_state)[0], 3),) if (shape(initial_state)[0] == 2) is False else ()
        ),
    )
    check("C3", lambda: is_static(output))
