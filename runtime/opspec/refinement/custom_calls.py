"""Custom calls of exports, and slices, whose results have sizes that operands say."""

from __future__ import annotations

import re
from collections.abc import Callable

import numpy as np

from opspec.refinement.analysed_program import Refined, Types, error_of
from opspec.refinement.known_types import met
from opspec.refinement.known_values import Known, entries, is_whole
from opspec.rules.inference import Inferred
from opspec.values.dims import Vec
from opspec.values.types import Tensor

SHAPES_GIVEN = "indices_of_shape_operands"


def custom_types(view: Refined) -> Types:
    """The result types of a custom call: of some targets, and of those that say which operands are shapes."""
    target = view.attributes.get("call_target_name")
    given = view.attributes.get(SHAPES_GIVEN)
    if target in _TARGETS:
        found = _TARGETS[target](view)
    elif given is not None:
        positions = [int(at) for at in np.ravel(given)]
        if len(positions) != len(view.results) or not all(0 <= at < len(view.known) for at in positions):
            wanted = f"one operand for each of {len(view.results)} results"
            raise error_of(view, f"{SHAPES_GIVEN}: expected {wanted}, found {positions}")
        found = [entries(view.known[at]) for at in positions]
    else:
        return view.result_types
    pairs = enumerate(zip(found, view.result_types, strict=True))
    return tuple(met(view, Inferred(f"result {at}", shape, None), type_) for at, (shape, type_) in pairs)


def _reduce_window(view: Refined) -> list[Vec | None]:
    """`stablehlo.dynamic_reduce_window`: inputs, initial values, and five operands that are attributes of the op."""
    from opspec_generated.indices import dilate, windows

    count = (len(view.operands) - 5) // 2
    *sizes, padding = view.known[2 * count :]
    vectors = [entries(value) for value in sizes]
    nothing: list[Vec | None] = [None] * len(view.results)
    if padding is None or any(vector is None for vector in vectors):
        return nothing
    window, strides, base, dilation = (vector for vector in vectors if vector is not None)
    low, high = (Vec(padding[:, side].tolist()) for side in (0, 1))
    found: list[Vec | None] = []
    for type_ in view.operand_types[:count]:
        assert isinstance(type_, Tensor)
        padded = low + dilate(type_.shape, base) + high
        found.append(windows(padded, dilate(window, dilation), strides))
    return found


def _random_bits(view: Refined) -> list[Vec | None]:
    """`stablehlo.dynamic_rng_bit_generator`: a state and the shape of the bits."""
    state = view.operand_types[0]
    return [state.shape if isinstance(state, Tensor) else None, entries(view.known[1])]


def _top_k(view: Refined) -> list[Vec | None]:
    """`stablehlo.dynamic_top_k`: a tensor and how many of each row."""
    type_, k = view.operand_types[0], view.known[1]
    if not isinstance(type_, Tensor) or k is None or not is_whole(k):
        return [None] * len(view.results)
    *rows, _ = tuple.__iter__(type_.shape)
    return [Vec([*rows, int(k)])] * len(view.results)


def _approximate_top_k(view: Refined) -> list[Vec | None]:
    """`stablehlo.dynamic_approx_top_k`: tensors, a value of each to begin with, and how many of each row."""
    count = len(view.results)
    options, k = view.attributes.get("mhlo.backend_config") or {}, view.known[2 * count]
    axis = int(options.get("reduction_dim", -1))
    if k is None or not is_whole(k) or axis < 0 or not options.get("aggregate_to_topk"):
        return [None] * count
    found: list[Vec | None] = []
    for type_ in view.operand_types[:count]:
        assert isinstance(type_, Tensor)
        found.append(Vec(int(k) if at == axis else n for at, n in enumerate(tuple.__iter__(type_.shape))))
    return found


_TARGETS: dict[str, Callable[[Refined], list[Vec | None]]] = {
    "stablehlo.dynamic_reduce_window": _reduce_window,
    "stablehlo.dynamic_rng_bit_generator": _random_bits,
    "stablehlo.dynamic_top_k": _top_k,
    "stablehlo.dynamic_approx_top_k": _approximate_top_k,
}


def slice_length(view: Refined) -> Known:
    """What is added to the start of a slice of stride one to get its limit, where that is known."""
    limit, strides = view.defining(2), view.known[3]
    if limit is None or limit.name != "stablehlo.add" or strides is None or not is_whole(strides):
        return None
    parts = [number for number in limit.operands if number != view.operands[1]]
    return view.values.get(parts[0]) if len(parts) == 1 and (strides == 1).all() else None


def assertion_message(view: Refined) -> str:
    """What a program says of an assertion that fails, in which {0} is its first value."""
    text = str(view.attributes.get("error_message", "the shapes of the arguments do not fit"))
    values = ["?" if value is None else str(value) for value in view.known[1:]]
    return re.sub(r"\{(\d+)\}", lambda match: values[int(match[1])] if int(match[1]) < len(values) else match[0], text)
