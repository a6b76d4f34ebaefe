"""Quantized tensors in CUDA: what `quantized.h` has to know of their types."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import numpy as np

from opspec.cuda.kernel_plan import Given
from opspec.cuda.spelling import class_of, constant_text
from opspec.values.types import Quantized, Tensor


def as_stored(values: Mapping[str, Given]) -> dict[str, Given]:
    """The tensors of an op that only moves elements: stored integers stay as they are."""

    def stored(type_: Tensor) -> Tensor:
        element = type_.element
        return Tensor(type_.shape, element.storage) if isinstance(element, Quantized) else type_

    return {
        name: stored(given) if isinstance(given, Tensor) else None if given is None else tuple(map(stored, given))
        for name, given in values.items()
    }


def struct_name(label: str) -> str:
    """What the numbers of a tensor's quantized type are called."""
    return re.sub(r"\W", "_", label).strip("_") + "_numbers"


def struct_text(label: str, type_: Tensor) -> Iterator[str]:
    """The numbers of a quantized type, one pair for each place, and the place of an index."""
    element = type_.element
    assert isinstance(element, Quantized)
    scales = [constant_text(np.asarray(x).astype(element.expressed.dtype), element.expressed) for x in element.scales]
    yield f"struct {struct_name(label)} {{"
    yield f"  using stored = {class_of(element.storage)};"
    yield f"  using real = {class_of(element.expressed)};"
    yield f"  static constexpr int64_t least = {element.storage_min}ll, largest = {element.storage_max}ll;"
    yield f"  OPSPEC int64_t place(Vec index) {{ return {_place(element)}; }}"
    yield from _chosen("real", "scale", scales)
    yield from _chosen("int64_t", "zero", [f"{zero}ll" for zero in element.zero_points])
    yield "};"


def _chosen(kind: str, name: str, texts: list[str]) -> Iterator[str]:
    if len(set(texts)) == 1:
        yield f"  OPSPEC {kind} {name}(int64_t) {{ return {texts[0]}; }}"
        return
    yield f"  OPSPEC {kind} {name}(int64_t place) {{"
    yield f"    const {kind} all[] = {{"
    yield from (f"        {text}," for text in texts)
    yield "    };"
    yield "    return all[place];"
    yield "  }"


def _place(element: Quantized) -> str:
    """Which of the scales an index has: one, that of its slice, or that of its block."""
    if element.axis is not None:
        return f"index[{element.axis}]"
    if not element.axes:
        return "0"
    sizes = dict(zip(element.axes, element.block_sizes, strict=True))
    text = "0"
    for axis, count in enumerate(element.scales_shape):
        text = f"({text}) * {count}" + (f" + index[{axis}] / {sizes[axis]}" if axis in sizes else "")
    return text
