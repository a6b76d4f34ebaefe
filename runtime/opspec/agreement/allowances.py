"""How far an op may be off where two executors are compared: twice what the spec says, for either side may be."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from opspec.catalog.op_files import load as load_op
from opspec.catalog.op_files import path_of
from opspec.catalog.op_traits import traits_of
from opspec.goldens.vectors import Tolerance
from opspec.numerics.elementwise import limits
from opspec.programs.nesting_limit import CALLS
from opspec.programs.records import View
from opspec.values.arrays import Array
from opspec.values.types import Other, Tensor, element_of

# What a product may be fused with, and what may stand between, besides ops that only move values.
_NEGATION = "stablehlo.negate"
PRODUCTS = frozenset({"stablehlo.multiply", "stablehlo.divide"})  # XLA divides by a constant as it multiplies
SUMS = frozenset({"stablehlo.add", "stablehlo.subtract"})


def tolerance_of(op: View, ours: Array, size: Array) -> Tolerance:
    """Twice what the spec says: either side may be off by as much."""
    element = element_of(np.asarray(ours).dtype)
    if element.kind not in ("float", "complex"):
        return Tolerance(0)
    wide = np.abs(np.asarray(ours, np.complex128 if element.kind == "complex" else np.float64))
    step = float(limits(ours.real.dtype if element.kind == "complex" else ours.dtype).eps)
    if _runs_others(op):
        return Tolerance(None, np.where(np.isfinite(wide), wide + 1, 1) * step**0.5)
    accuracy = load_op(op.name)[0].accuracy if path_of(op.name) is not None else {}
    if accuracy.get("") == "exact":
        return Tolerance(0)
    if accuracy.get("") == "reduction" or not accuracy:
        terms = max((_count(type_) for type_ in op.operand_types), default=1)
        magnitude = np.abs(np.asarray(size, np.complex128 if element.kind == "complex" else np.float64))
        both = np.where(np.isfinite(wide), wide, 0) + np.where(np.isfinite(magnitude), magnitude, 0)
        return Tolerance(None, 2 * step * terms * both)
    name = {"complex<f32>": "f32", "complex<f64>": "f64"}.get(element.name, element.name)
    return Tolerance(2 * int(accuracy.get(name, 1)))


def moves_values(op: View) -> bool:
    known = traits_of(op.name)
    return op.name == _NEGATION or (known is not None and known.view and bool(op.operands))


def _runs_others(op: View) -> bool:
    """Whether an op runs other ops as they are: what is off within them adds up."""
    known = traits_of(op.name)
    return op.name in CALLS or (bool(op.regions) and (known is None or bool(known.unknown and not known.flops)))


def fused(tolerance: Tolerance, ours: Array, products: Sequence[Array]) -> Tolerance:
    """A compiler may add a product without rounding it first, so its rounding counts too."""
    if element_of(np.asarray(ours).dtype).kind != "float" or tolerance.bound is not None:
        return tolerance
    terms = [np.abs(np.asarray(x, np.float64)) for x in (ours, *products)]
    bound = float(limits(ours.dtype).eps) * sum(np.where(np.isfinite(x), x, 0) for x in terms)
    return Tolerance(None, np.asarray(bound))


def unflushed(theirs: Array, ours: Array) -> Array:
    """Their values, with ours where they have zero for a number that is less than the least normal one: processors
    are often set to do that.
    """
    if element_of(ours.dtype).kind != "float" or theirs.shape != ours.shape:
        return theirs
    least = limits(ours.dtype).smallest_normal
    return np.where((theirs == 0) & (np.abs(ours) < least), ours, theirs)


def _count(type_: Tensor | Other) -> int:
    sizes = type_.shape if isinstance(type_, Tensor) else ()
    return int(np.prod([size for size in sizes if isinstance(size, int)] or [1]))


def magnitude(x: Array) -> Array:
    """Magnitudes: a sum of them bounds what a sum may be off."""
    kind = element_of(np.asarray(x).dtype).kind
    return np.abs(x).astype(x.dtype) if kind in ("float", "complex") else np.asarray(x)
