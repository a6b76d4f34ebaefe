"""Verifier of stablehlo.reduce_window: Windows of the inputs combined by a region, together with
initial values, each to one element.
"""

# Generated from spec/ops/stablehlo/reduce_window.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from collections.abc import Sequence

from opspec.rules.vocabulary import (
    Check,
    Element,
    Rule,
    Vec,
    all_of,
    is_promotable,
    lazily,
    rank,
    shape,
)
from opspec.values.dims import in_step
from opspec.values.types import Tensor
from opspec_generated.indices import column, dilate, windows

RULES = {
    "C1": Rule(
        "0 < len(inputs)",
        says="there is an input, else nothing tells what to go over",
        public="C1",
    ),
    "C2": Rule(
        "all(shape(x) == space for x in inputs)",
        says="each of `inputs` has the shape `space`",
        public="C2",
    ),
    "C3": Rule(
        "len(window_dimensions) == N",
        says="`window_dimensions` has `N` entries",
        public="C4",
    ),
    "C4": Rule(
        "0 < window_dimensions",
        says="the window has a place in each dimension, else it would hold nothing",
        public="C5",
    ),
    "C5": Rule("len(window_strides) == N", says="`window_strides` has `N` entries", public="C6"),
    "C6": Rule(
        "0 < window_strides",
        says="the window moves on, at least by one, else it would never reach the end",
        public="C7",
    ),
    "C7": Rule("len(base_dilations) == N", says="`base_dilations` has `N` entries", public="C8"),
    "C8": Rule(
        "0 < base_dilations",
        says="elements of the inputs stand at least one apart, else two would share a place",
        public="C9",
    ),
    "C9": Rule(
        "len(window_dilations) == N",
        says="`window_dilations` has `N` entries",
        public="C10",
    ),
    "C10": Rule(
        "0 < window_dilations",
        says="elements of the window stand at least one apart, else two would share a place",
        public="C11",
    ),
    "C11": Rule("len(padding) == N", says="`padding` has `N` entries", public="C12"),
    "C12": Rule(
        "all(is_promotable(t, a) for t, a in zip(T, A))",
        says=(
            "elements can be promoted to the type in which the region combines them, which loses "
            "none"
        ),
        public="C13",
    ),
    "C13": Rule(
        "all(shape(r) == windows(padded, dilate(window_dimensions, window_dilations), "
        "window_strides) for r, x in zip(results, inputs))",
        says="results have a place for each window that fits",
        public="C15",
    ),
}


def rules(
    check: Check,
    inputs: Sequence[Tensor],
    init_values: Sequence[Tensor],
    window_dimensions: Vec,
    window_strides: Vec,
    base_dilations: Vec,
    window_dilations: Vec,
    padding: Vec,
    results: Sequence[Tensor],
    T: Sequence[Element],
    A: Sequence[Element],
) -> None:
    """Check every rule, each after the ones that it needs."""
    N = lazily(lambda: rank(inputs[0]))
    space = lazily(lambda: shape(inputs[0]))
    low = lazily(lambda: column(padding, 0))
    padded = lazily(lambda: low() + dilate(space(), base_dilations) + column(padding, 1))
    check("C1", lambda: 0 < len(inputs))
    check(
        "C2",
        lambda: all_of(shape(x) == space() for x in inputs),
        needs=("C1",),
        equal=lambda: ((shape(x), each) for each in (space(),) for x in inputs),
    )
    check("C3", lambda: len(window_dimensions) == N(), needs=("C1",))
    check("C4", lambda: 0 < window_dimensions)
    check("C5", lambda: len(window_strides) == N(), needs=("C1",))
    check("C6", lambda: 0 < window_strides)
    check("C7", lambda: len(base_dilations) == N(), needs=("C1",))
    check("C8", lambda: 0 < base_dilations)
    check("C9", lambda: len(window_dilations) == N(), needs=("C1",))
    check("C10", lambda: 0 < window_dilations)
    check("C11", lambda: len(padding) == N(), needs=("C1",))
    check("C12", lambda: all_of(is_promotable(t, a) for t, a in in_step(T, A)))
    check(
        "C13",
        lambda: all_of(
            shape(r)
            == windows(padded(), dilate(window_dimensions, window_dilations), window_strides)
            for r, x in in_step(results, inputs)
        ),
        needs=("C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "C10", "C11"),
        equal=lambda: (
            (shape(r), each)
            for each in (
                windows(padded(), dilate(window_dimensions, window_dilations), window_strides),
            ) for r, x in in_step(results, inputs)
        ),
    )
