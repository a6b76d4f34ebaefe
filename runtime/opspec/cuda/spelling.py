"""Values of a specialisation spelled as C++: types, attributes, constants."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from opspec.cuda.kernel_plan import Variable, safe
from opspec.errors import OpSpecError
from opspec.rules.signature import Attribute
from opspec.values.arrays import Array
from opspec.values.constants import Constant
from opspec.values.types import ElementType, Quantized, Tensor, element_of

KINDS = {
    "i64[]": "Vec",
    "bool[]": "Vec",
    "i64[][]": "Matrix",
    "i64": "int64_t",
    "i32": "int64_t",
    "f32": "double",
    "f64": "double",
    "bool": "bool",
    "unit": "bool",
}


def class_of(element: ElementType | Quantized) -> str:
    """The C++ class of an element type."""
    return re.sub(r"\W+", "_", element.name).strip("_")


def types_text(types: Sequence[Variable]) -> str:
    """Template arguments: one type for each type variable, a list of them for a pack."""
    texts = [f"Types<{', '.join(map(class_of, t))}>" if isinstance(t, tuple) else class_of(t) for t in types]
    return f"<{', '.join(texts)}>" if texts else ""


def attribute_lines(leaves: Sequence[Attribute], values: Mapping[str, Any]) -> Iterator[str]:
    """Attributes as constants."""
    for leaf in leaves:
        if leaf.kind == "elements" and leaf.name in values:
            yield from _held(safe(leaf.name), values[leaf.name])
        elif leaf.name in values:
            kind = KINDS.get(leaf.kind, "Text")
            yield f"constexpr {kind} {safe(leaf.name)} = {_value(kind, values[leaf.name], leaf.name)};"
    if values:
        yield ""


def _held(name: str, value: Constant | Array) -> Iterator[str]:
    """A tensor that the text itself holds, by the bits of its elements."""
    array = value.array if isinstance(value, Constant) else value
    width = min(array.dtype.itemsize, 8)
    bits = np.ascontiguousarray(array).reshape(-1).view(f"u{width}").tolist()
    count = array.dtype.itemsize // width
    words = [f"{{{', '.join(f'{x:#x}ull' for x in bits[at : at + count])}}}" for at in range(0, len(bits), count)]
    kind = f"HeldWords<uint{8 * width}_t, {count}>"
    yield f"static LAMBDA const {kind} {name}_words[] = {{{', '.join(words or ['{}'])}}};"
    sizes = "".join(f", {size}" for size in array.shape)
    type_ = f"Held<{class_of(element_of(array.dtype))}, {kind}{sizes}>"
    yield f"constexpr {type_} {name} = {{{name}_words}};"


def _value(kind: str, value: Any, name: str) -> str:
    match kind:
        case "Vec":
            return f"{{{', '.join(_integer(x) for x in value or ())}}}" if value else "{}"
        case "Matrix":
            rows = ", ".join(f"Vec{_value('Vec', tuple(row), name)}" for row in (() if value is None else value))
            return f"{{{rows}}}"
        case "bool":
            return str(bool(value)).lower()
        case "int64_t":
            return _integer(0 if value is None else value)
        case "double":
            if not math.isfinite(float(value)):
                raise OpSpecError(f"attribute {name}: expected a finite number, found {value}")
            return float(value).hex()
    return f'"{"" if value is None else value}"'


def _integer(value: int) -> str:
    number = int(value)
    if number == -(1 << 63):
        return f"({number + 1}ll - 1)"
    return str(value).lower() if isinstance(value, bool) else f"{number}{'ll' if abs(number) >= 1 << 31 else ''}"


def constant_text(array: Array, element: ElementType) -> str:
    """One element, by its bits."""
    kind = class_of(element)
    if element.kind == "complex":
        part = "float" if element.bits == 64 else "double"
        re_, im = (_float(x, element.bits // 2) for x in (array.real, array.imag))
        return f"{kind}::from_bits(make_complex{element.bits}(({part}){re_}, ({part}){im}))"
    if element.kind == "float" and element.bits >= 32:
        return f"{kind}::from_bits({_float(array, element.bits)})"
    width = array.dtype.itemsize
    bits = int(array.reshape(()).view(f"u{width}"))
    return f"{kind}::from_bits(({kind}::Store){bits:#x}ull)"


def _float(value: object, bits: int) -> str:
    pattern = int(np.asarray(value).reshape(()).view(f"u{bits // 8}"))
    return f"{'float' if bits == 32 else 'double'}_from_bits({pattern:#x})"


def longest(tensors: Iterable[Tensor], attributes: Iterable[object]) -> int:
    """A length that no vector of the kernel exceeds: the longest given one, and room for two entries more."""
    tensors = list(tensors)
    lengths = [len(tensors), *(tensor.rank for tensor in tensors)]  # a list of tensors is gone through by number
    # One with few values may be read as a vector.
    counts = [math.prod(tensor.shape) for tensor in tensors if 1 <= tensor.rank <= 2]
    lengths += [count for count in counts if count <= 16]
    for value in attributes:
        if isinstance(value, Sequence):
            lengths.append(len(value))
            lengths += [len(row) for row in value if isinstance(row, Sequence)]
        elif isinstance(value, np.ndarray):
            lengths += value.shape
    return max(lengths, default=0) + 2
