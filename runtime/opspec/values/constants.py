"""What attributes hold beside numbers, tensors above all, as rules, kernels and MLIR's text see it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from opspec.values.arrays import Array
from opspec.values.dims import Vec
from opspec.values.types import ElementType, Quantized, Tensor, element_of

READABLE = 1e15  # numbers below are written with a point, others as their bits


class Constant(Tensor):
    """The value of an attribute declared `elements<T>`: a type, and the elements. Those of a quantized type are stored
    integers, and so is their type.
    """

    __slots__ = ("array",)
    array: Array

    def __init__(self, array: Array) -> None:
        element = element_of(array.dtype)
        Tensor.__init__(self, Vec(array.shape), element)
        object.__setattr__(self, "array", array)

    def __reduce__(self) -> tuple[object, ...]:
        return Constant, (self.array,)

    def __str__(self) -> str:
        return f"{dense(self.array, self.element)} : {Tensor.__str__(self)}"

    __repr__ = __str__


@dataclass(frozen=True, slots=True, repr=False)
class Struct:
    """A dialect's attribute with named fields. Kind "opaque" has no decoding, only its `text`."""

    kind: str
    fields: Mapping[str, Any]
    _text: str = field(default="", init=False, repr=False, compare=False)

    def __getitem__(self, name: str) -> Any:
        return self.fields[name]

    def __hash__(self) -> int:
        return hash((self.kind, *self.fields.items()))

    def __repr__(self) -> str:
        """As an example in an op file writes it: without what is absent."""
        if not self._text:
            inner = ", ".join([f"{name}: {_plain(x)}" for name, x in self.fields.items() if x is not None])
            object.__setattr__(self, "_text", f"{{{inner}}}")
        return self._text


class NotTold(Exception):
    """Something was asked of an attribute that nobody tells."""


class _Untold(Struct):
    """Stands for a struct that the program around an op would tell."""

    def __getitem__(self, name: str) -> Any:
        raise NotTold(name)


NOT_TOLD = _Untold("", {})


def _plain(value: object) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join([_plain(x) for x in value])}]"
    return str(value).lower() if isinstance(value, bool) else str(value)


def is_splat(array: Array) -> bool:
    """Whether an array repeats one element by its strides."""
    steps = zip(array.strides, array.shape, strict=True)
    return array.size > 1 and not any(stride for stride, size in steps if size > 1)


def dense(array: Array, element: ElementType | Quantized) -> str:
    """`dense<[1, 2]>`."""
    if not array.size:
        return "dense<>"
    if is_splat(array):
        return f"dense<{_scalar(array.reshape(-1)[:1].reshape(()), element)}>"
    return f"dense<{_nested(array, element)}>"


def number_text(constant: Constant) -> str:
    """`1.5 : f32`: the only element, as an attribute of its own."""
    element, x = element_of(constant.array.dtype), constant.array
    if element.kind == "bool":
        return "true" if x else "false"
    if element.kind == "complex":
        part = element_of(x.real.dtype)
        return f"#complex.number<:{part} {_scalar(x.real, part)}, {_scalar(x.imag, part)}> : {element}"
    return f"{_scalar(x, element)} : {element}"


def _nested(array: Array, element: ElementType | Quantized) -> str:
    if not array.ndim:
        return _scalar(array, element)
    return f"[{', '.join(_nested(x[...], element) for x in array)}]"


def _scalar(x: Array, element: ElementType | Quantized) -> str:
    match element.kind:
        case "bool":
            return "true" if x else "false"
        case "float":
            number = float(x)
            if abs(number) < READABLE and number == int(number) and not (number == 0 and np.signbit(number)):
                return f"{number:.1f}"
            bits = x.view(f"u{x.dtype.itemsize}")
            return f"0x{int(bits):0{x.dtype.itemsize * 2}X}"
        case "complex":
            part = element_of(x.real.dtype)
            return f"({_scalar(np.asarray(x.real), part)}, {_scalar(np.asarray(x.imag), part)})"
    return str(int(x))


class NarrowVec(Vec):
    """A dense array of other numbers than i64 and i1, of which its `type` is."""

    type: str

    def __new__(cls, items: Iterable[Any], type_: str) -> NarrowVec:
        made = super().__new__(cls, items)
        made.type = type_
        return made

    def __reduce__(self) -> tuple[object, ...]:
        return NarrowVec, (tuple(self), self.type)


class Unit(int):
    """A unit attribute: true where it is there, and no truth value that could be false."""

    def __repr__(self) -> str:
        return "unit"


UNIT = Unit(1)


class EnumValue(str):
    """A value of an enumeration, which is no string."""

    __slots__ = ()


class Symbol(str):
    """A reference to a symbol, without the `@`; nested ones are joined by `::@`."""

    __slots__ = ()


class Marked(np.ndarray[Any, np.dtype[Any]]):
    """The elements of a dense attribute that is no tensor of plain integers: its `type` says what it is."""

    type: str = ""

    def __array_finalize__(self, other: object) -> None:
        self.type = getattr(other, "type", "")


def marked(array: Array, type_: str) -> Marked:
    found = np.asarray(array).view(Marked)
    found.type = type_
    return found


class NarrowFloat(float):
    """A float attribute of another type than f64, which is `type`."""

    type: str

    def __new__(cls, value: float, type_: str) -> NarrowFloat:
        made = super().__new__(cls, value)
        made.type = type_
        return made

    def __repr__(self) -> str:
        return f"{float(self)} : {self.type}"

    def __str__(self) -> str:
        return str(float(self))

    def __reduce__(self) -> tuple[object, ...]:
        return NarrowFloat, (float(self), self.type)


class Narrow(int):
    """An integer attribute of another type than i64, which is `type`."""

    type: str

    def __new__(cls, value: int, type_: str) -> Narrow:
        made = super().__new__(cls, value)
        made.type = type_
        return made

    def __repr__(self) -> str:
        return f"{int(self)} : {self.type}"

    def __str__(self) -> str:
        return str(int(self))

    def __reduce__(self) -> tuple[object, ...]:
        return Narrow, (int(self), self.type)
