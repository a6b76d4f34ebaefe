"""What tests of the formulas share: the names of ops, types of arrays, and equality by bits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from opspec.values.dims import Vec
from opspec.values.types import ELEMENT_TYPES, ElementType, Tensor, element_of
from opspec_model.loading.op_shapes import op_files
from opspec_model.packaged import spec_dir

OPS = [f"{path.parent.name}.{path.stem}" for path in op_files(spec_dir())]
F32, I32 = ELEMENT_TYPES["f32"], ELEMENT_TYPES["i32"]


def of(shape: Sequence[int], type_: ElementType = F32) -> Tensor:
    return Tensor(Vec(shape), type_)


def type_of(x: Any) -> Tensor:
    return of(np.shape(x), element_of(np.asarray(x).dtype))


def bits(x: Any) -> Any:
    return np.asarray(x).reshape(-1).view(f"u{np.asarray(x).dtype.itemsize}")


def assert_same(found: Any, expected: Any) -> None:
    """Equal, -0 is not 0, any NaN is any NaN."""
    assert (found.dtype, found.shape) == (expected.dtype, expected.shape)
    for x, y in zip(found.reshape(-1), expected.reshape(-1), strict=True):
        parts = [(x.real, y.real), (x.imag, y.imag)] if found.dtype.kind == "c" else [(x, y)]
        for p, q in parts:
            assert p.tobytes() == q.tobytes() or (p != p and q != q), f"{found} is not {expected}"
