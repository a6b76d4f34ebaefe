"""The values of golden cases: for each edge label and element type the values that show it, dealt to operands."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import numpy as np

from opspec.formula.values import FloatFormat, formats, real_type
from opspec.values.arrays import Array
from opspec.values.types import ElementType, Quantized, Tensor, storage_range

EDGES = ("zeros", "ones", "infinities", "nan", "subnormals", "boundaries", "random")
INDEX_EDGES = ("overlapping", "out_of_bounds")
_WHOLE = ("sint", "uint", "index")
_SMALL = (0.0, 1.0, -1.0, 2.0, -2.0, 3.0, 0.5, -0.5, 1.5, -2.5, 0.25, -3.0)


class Draw:
    """A source of numbers that is the same on every machine and every Python: it grows from a text."""

    def __init__(self, seed: str) -> None:
        self._random = random.Random(seed)

    def below(self, bound: int) -> int:
        return int(self._random.random() * bound)

    def order(self, count: int) -> list[int]:
        """The numbers below `count`, shuffled."""
        keys = [self._random.random() for _ in range(count)]
        return sorted(range(count), key=keys.__getitem__)


def pool(label: str, type_: ElementType | Quantized) -> Array | None:
    """The values of an element type that an edge label is about; None where the type has none."""
    if isinstance(type_, Quantized):
        stored = _stored(label, type_)
        return None if stored is None else np.array(stored, object).astype(type_.dtype)
    match type_.kind:
        case "bool":
            flags = {"zeros": [False], "ones": [True], "random": [True, False]}
            return np.array(flags[label]) if label in flags else None
        case "sint" | "uint" | "index":
            found = _whole(label, type_)
            return None if found is None else np.array(found, object).astype(type_.dtype)
        case "complex":
            return _complex(label, real_type(type_))
    bits = _float_bits(label, formats()[type_.name])
    return None if bits is None else _from_bits(bits, type_)


def ordinary(type_: ElementType | Quantized) -> Array:
    """Small values, for what stands beside an edge."""
    found = pool("random", type_)
    assert found is not None
    return found


def _whole(label: str, type_: ElementType) -> Sequence[int] | None:
    low, high = storage_range(type_)
    match label:
        case "zeros":
            return [0]
        case "ones":
            return [1]
        case "boundaries":
            return list(dict.fromkeys([low, high, -1 if low else high - 1, 0, 1, low + 1]))
        case "random":
            return [x for x in (0, 1, 2, 3, -1, -2, 5, -4) if low <= x <= high]
    return None


def _stored(label: str, type_: Quantized) -> Sequence[int] | None:
    """Stored integers: those of zero, those nearest to one and minus one, and the limits of what may be stored."""
    low, high, zeros = type_.storage_min, type_.storage_max, type_.zero_points
    match label:
        case "zeros":
            found = list(zeros)
        case "ones":
            steps = [(round(1 / scale), zero) for scale, zero in zip(type_.scales, zeros, strict=True)]
            found = [min(max(zero + sign * step, low), high) for step, zero in steps for sign in (1, -1)]
        case "boundaries":
            found = [low, high, low + 1, high - 1, zeros[0]]
        case "random":
            found = [x for x in (zeros[0] + step for step in (0, 1, 2, 3, -1, -2, 5, -4)) if low <= x <= high]
        case _:
            return None
    return list(dict.fromkeys(found))


def _float_bits(label: str, form: FloatFormat) -> list[int] | None:
    """Both signs of each value, where the format has them."""
    one = form.bias << form.mantissa if form.has_zero else form.bias
    least = 1 << form.mantissa if form.has_zero else 0  # the least normal number
    tiny = [1, least - 1] if form.has_zero and form.mantissa else []
    sizes: dict[str, list[int]] = {
        "zeros": [0] if form.has_zero else [],
        "ones": [one],
        "infinities": [form.infinity, one] if form.has_infinity else [],
        "subnormals": list(dict.fromkeys([*tiny, least, one])) if tiny else [],
        "boundaries": list(dict.fromkeys([form.largest, least, one, one + 1])),
    }
    if label == "nan":
        return [form.nan, one, form.nan, form.infinity if form.has_infinity else form.largest] if form.has_nan else None
    if label == "random":
        from opspec.formula.values import float_bits

        return list(dict.fromkeys(float_bits(x, form) for x in _SMALL if form.sign or x > 0))
    found = sizes.get(label, [])
    signed = [x | form.sign if form.has_negative_zero or x else x for x in found] if form.sign else []
    return list(dict.fromkeys([*found, *signed])) or None


def _from_bits(bits: Sequence[int], type_: ElementType) -> Array:
    return np.array(bits, f"u{type_.dtype.itemsize}").view(type_.dtype)


def _complex(label: str, part: ElementType) -> Array | None:
    """The values of the label in the real part, in the imaginary part and in both."""
    edges = pool(label, part)
    if edges is None:
        return None
    plain = ordinary(part) if label == "random" else np.array([1, 0.5], part.dtype)
    pairs = [*((x, plain[i % len(plain)]) for i, x in enumerate(edges[:4]))]
    pairs += [(plain[-1 - i % len(plain)], x) for i, x in enumerate(edges[:4])]
    pairs += [(x, edges[-1 - i]) for i, x in enumerate(edges[:4])]
    if label in ("zeros", "ones"):
        pairs = [(x, y) for x in edges for y in edges]
    return np.array(pairs, part.dtype).view(f"c{2 * part.dtype.itemsize}").reshape(-1)


def index_pool(label: str, type_: ElementType) -> Array:
    """Start indices: inside of small tensors, all the same, or far outside."""
    low, high = storage_range(type_)
    found = {"overlapping": [1], "out_of_bounds": [-1, 1000, low, high, -4, 77, 0]}.get(label, [0, 1, 2])
    return np.array([x for x in found if low <= x <= high], object).astype(type_.dtype)


# --- dealing --------------------------------------------------------------------------------------


def drawn(values: Array, shape: tuple[int, ...], draw: Draw) -> Array:
    """Every value at least once where there is room, in random places."""
    size = math.prod(shape)
    chosen = [i % len(values) if i < len(values) else draw.below(len(values)) for i in range(size)]
    found = values[[chosen[i] for i in draw.order(size)]] if size else values[:0]
    return np.ascontiguousarray(found).reshape(shape)


def crossed(pools: Sequence[Array], shape: tuple[int, ...]) -> list[Array]:
    """The pools dealt so that, as far as there is room, every value meets every value of the others."""
    size, step, found = math.prod(shape), 1, []
    for values in pools:
        found.append(values[[i // step % len(values) for i in range(size)]].reshape(shape))
        step *= len(values)
    return found


def distinct(shape: tuple[int, ...], type_: ElementType | Quantized, draw: Draw) -> Array | None:
    """Values that are all different and all ordered; None where the type has too few."""
    if isinstance(type_, Quantized):
        return distinct(shape, type_.storage, draw)
    size = math.prod(shape)
    count = 1 << min(type_.bits, 30)
    if type_.kind not in (*_WHOLE, "float") or (type_.kind == "float" and type_.bits < 16) or size > count // 2:
        return None
    low = 0 if type_.kind == "uint" else -(size // 2)
    values = [low + i for i in range(size)]
    made = np.array([values[i] for i in draw.order(size)], object).astype(
        np.float64 if type_.kind == "float" else np.int64
    )
    return made.astype(type_.dtype).reshape(shape)


def stand_in(type_: Tensor, label: str, draw: Draw) -> Array:
    """An array for an operand that stands alone: of the label's values, or ordinary ones."""
    values = pool(label, type_.element)
    return drawn(ordinary(type_.element) if values is None else values, tuple(tuple.__iter__(type_.shape)), draw)
