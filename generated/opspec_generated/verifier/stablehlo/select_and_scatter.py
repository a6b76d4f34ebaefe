"""Verifier of stablehlo.select_and_scatter: For each window of the operand, a source value is
scattered to where the element lies that a region selects.
"""

# Generated from spec/ops/stablehlo/select_and_scatter.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from opspec.rules.vocabulary import Check, Element, Rule, Vec, is_promotable, lazily, rank, shape
from opspec.values.types import Tensor
from opspec_generated.indices import column, windows

RULES = {
    "C2": Rule(
        "len(window_dimensions) == N",
        says="`window_dimensions` has `N` entries",
        public="C4",
    ),
    "C3": Rule(
        "0 < window_dimensions",
        says="the window has a place in each dimension, else there is nothing to pick",
        public="C5",
    ),
    "C4": Rule("len(window_strides) == N", says="`window_strides` has `N` entries", public="C6"),
    "C5": Rule(
        "0 < window_strides",
        says="the window moves on, at least by one, else it would never reach the end",
        public="C7",
    ),
    "C6": Rule("len(padding) == N", says="`padding` has `N` entries", public="C8"),
    "C1": Rule(
        "shape(source) == windows(low + shape(operand) + column(padding, 1), window_dimensions, "
        "window_strides)",
        says="`source` has a value for each window that fits",
        public="C2",
    ),
    "C7": Rule(
        "is_promotable(T, A)",
        says=(
            "elements can be promoted to the type in which the region combines them, which loses "
            "none"
        ),
        public="C10",
    ),
    "C8": Rule(
        "shape(result) == shape(operand)",
        says="`result` has the shape of `operand`",
        public="C11",
    ),
}


def rules(
    check: Check,
    operand: Tensor,
    source: Tensor,
    init_value: Tensor,
    window_dimensions: Vec,
    window_strides: Vec,
    padding: Vec,
    result: Tensor,
    T: Element,
    A: Element,
    P: Element,
) -> None:
    """Check every rule, each after the ones that it needs."""
    N = lazily(lambda: rank(operand))
    low = lazily(lambda: column(padding, 0))
    check("C2", lambda: len(window_dimensions) == N())
    check("C3", lambda: 0 < window_dimensions)
    check("C4", lambda: len(window_strides) == N())
    check("C5", lambda: 0 < window_strides)
    check("C6", lambda: len(padding) == N())
    check(
        "C1",
        lambda: (
            shape(source)
            == windows(
                low() + shape(operand) + column(padding, 1),
                window_dimensions,
                window_strides,
            )
        ),
        needs=("C2", "C3", "C4", "C5", "C6"),
        equal=lambda: (
            (
                shape(source),
                windows(
                    low() + shape(operand) + column(padding, 1),
                    window_dimensions,
                    window_strides,
                ),
            ),
        ),
    )
    check("C7", lambda: is_promotable(T, A))
    check(
        "C8",
        lambda: shape(result) == shape(operand),
        equal=lambda: ((shape(result), shape(operand)),),
    )
