"""Element types by StableHLO's spelling, quantized ones, and the NumPy types that hold their elements."""

from __future__ import annotations

import functools
import importlib
from dataclasses import dataclass, replace
from typing import Any

import numpy as np


@dataclass(frozen=True, slots=True, eq=False)
class ElementType:
    """A scalar type under StableHLO's spelling. Interned in ELEMENT_TYPES: identity is equality."""

    name: str
    kind: str
    bits: int

    @property
    def dtype(self) -> np.dtype[Any]:
        return _dtype(self.name)

    def __str__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[Any, ...]:
        return _named, (self.name,)

    def __copy__(self) -> ElementType:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> ElementType:
        return self


@dataclass(frozen=True, slots=True)
class Quantized:
    """`real = (stored - zero_point) * scale`: per tensor, per slice of `axis`, or per block of `axes`.

    The scales and zero points of blocks (sub-channel) are in row-major order; their shape is `scales_shape`.
    """

    storage: ElementType
    expressed: ElementType
    scales: tuple[float, ...]
    zero_points: tuple[int, ...]
    axis: int | None
    storage_min: int
    storage_max: int
    axes: tuple[int, ...] = ()
    block_sizes: tuple[int, ...] = ()
    scales_shape: tuple[int, ...] = ()

    @property
    def kind(self) -> str:
        """The class of the type, by what shares a scale: the tensor, a slice of it, or a block."""
        return "sub_channel" if self.axes else "quantized" if self.axis is None else "per_axis"

    @property
    def bits(self) -> int:
        return self.storage.bits

    @property
    def dtype(self) -> np.dtype[Any]:
        return self.storage.dtype

    @property
    def name(self) -> str:
        return str(self)

    def __str__(self) -> str:
        storage = self.storage.name.replace("ui", "u")
        if (self.storage_min, self.storage_max) != storage_range(self.storage):
            storage += f"<{self.storage_min}:{self.storage_max}>"
        where = ""
        if self.axis is not None:
            where = f":{self.axis}"
        elif self.axes:
            blocks = zip(self.axes, self.block_sizes, strict=True)
            where = ":{" + ", ".join(f"{axis}:{size}" for axis, size in blocks) + "}"
        entries = [
            _decimal(scale) + (f":{zero}" if zero else "")
            for scale, zero in zip(self.scales, self.zero_points, strict=False)  # broken types are printed too
        ]
        values = _nested(entries, self.scales_shape) if self.axes else ", ".join(entries)
        if self.axis is not None:
            values = "{" + values + "}"
        return f"!quant.uniform<{storage}:{self.expressed}{where}, {values}>"


QUANTIZED = frozenset({"quantized", "per_axis", "sub_channel"})  # the kinds of quantized types


def element_of(dtype: Any) -> ElementType:
    """The element type whose arrays have this NumPy dtype."""
    found = _by_dtype().get(np.dtype(dtype))
    if found is None:
        raise TypeError(f"NumPy dtype {np.dtype(dtype)} has no StableHLO element type; convert the array first")
    return found


def baseline_type(type_: Quantized) -> Quantized:
    """The type without its scales and zero points."""
    return replace(type_, scales=(), zero_points=(), scales_shape=())


def storage_range(storage: ElementType) -> tuple[int, int]:
    """The least and the greatest integer that an integer type holds."""
    if storage.kind == "uint":
        return 0, (1 << storage.bits) - 1
    return -(1 << storage.bits - 1), (1 << storage.bits - 1) - 1


def _named(name: str) -> ElementType:
    return ELEMENT_TYPES[name]


def _decimal(number: float) -> str:
    """A float as MLIR reads it: always with a point."""
    digits, e, exponent = repr(number).partition("e")
    return f"{digits}{'' if '.' in digits or not digits[-1].isdigit() else '.0'}{e}{exponent}"


def _nested(entries: list[str], shape: tuple[int, ...]) -> str:
    if not shape:
        return entries[0] if entries else ""
    step = len(entries) // shape[0] if shape[0] else 0
    parts = (_nested(entries[i * step : (i + 1) * step], shape[1:]) for i in range(shape[0]))
    return "{" + ", ".join(parts) + "}"


_FLOATS = {
    "f4E2M1FN": (4, "float4_e2m1fn"),
    "f6E2M3FN": (6, "float6_e2m3fn"),
    "f6E3M2FN": (6, "float6_e3m2fn"),
    "f8E3M4": (8, "float8_e3m4"),
    "f8E4M3": (8, "float8_e4m3"),
    "f8E4M3FN": (8, "float8_e4m3fn"),
    "f8E4M3FNUZ": (8, "float8_e4m3fnuz"),
    "f8E4M3B11FNUZ": (8, "float8_e4m3b11fnuz"),
    "f8E5M2": (8, "float8_e5m2"),
    "f8E5M2FNUZ": (8, "float8_e5m2fnuz"),
    "f8E8M0FNU": (8, "float8_e8m0fnu"),
    "bf16": (16, "bfloat16"),
    "f16": (16, "float16"),
    "f32": (32, "float32"),
    "f64": (64, "float64"),
}

_DTYPE_NAMES: dict[str, str] = {
    "i1": "bool_",
    "index": "int64",
    "complex<f32>": "complex64",
    "complex<f64>": "complex128",
    **{f"i{bits}": f"int{bits}" for bits in (2, 4, 8, 16, 32, 64)},
    **{f"ui{bits}": f"uint{bits}" for bits in (2, 4, 8, 16, 32, 64)},
    **{name: dtype for name, (_, dtype) in _FLOATS.items()},
}

ELEMENT_TYPES: dict[str, ElementType] = {
    made.name: made
    for made in (
        ElementType("i1", "bool", 1),
        *(ElementType(f"i{bits}", "sint", bits) for bits in (2, 4, 8, 16, 32, 64)),
        *(ElementType(f"ui{bits}", "uint", bits) for bits in (2, 4, 8, 16, 32, 64)),
        *(ElementType(name, "float", bits) for name, (bits, _) in _FLOATS.items()),
        ElementType("complex<f32>", "complex", 64),
        ElementType("complex<f64>", "complex", 128),
        ElementType("index", "index", 64),
    )
}


@functools.cache
def _dtype(name: str) -> np.dtype[Any]:
    # ml_dtypes is loaded for the first type that needs it, so that importing opspec stays cheap.
    spelled = _DTYPE_NAMES[name]
    home = np if hasattr(np, spelled) else importlib.import_module("ml_dtypes")
    dtype: np.dtype[Any] = np.dtype(getattr(home, spelled))
    return dtype


@functools.cache
def _by_dtype() -> dict[np.dtype[Any], ElementType]:
    return {made.dtype: made for made in ELEMENT_TYPES.values() if made.kind != "index"}
