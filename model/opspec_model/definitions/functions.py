"""Functions of numbers as arithmetic: what `spec/functions/` says, checked, a body for each type it is computed in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from opspec_model.language.tree import Binding, Node
from opspec_model.language.types import Plain
from opspec_model.names import CORE
from opspec_model.text.problems import Span

# The types that a body is written for, and the integers of the same width, by the names that expressions have for them;
# D is f64 in both.
FLOATS = ("f32", "f64")
ANY = "F"  # those of them of which nothing is said
WIDTHS = {
    "f32": {"F": "f32", "I": "i32", "U": "ui32", "D": "f64"},
    "f64": {"F": "f64", "I": "i64", "U": "ui64", "D": "f64"},
}
TYPES = ("f32", "f64", "i32", "i64", "ui32", "ui64")
# What may have a body of its own that is computed in another type, where that one's own misses some of its numbers.
WITHIN = {"f16": "f32"}
# Narrower types are computed in another one and rounded once, in f32 where a function says nothing else. That is near
# enough for the few digits of bf16 and less, which a test tries for every number; not for f16, and not for functions of
# two numbers, of which there are too many: they are done in f64. f8E8M0FNU has no zeros, no signs and no functions.
FINE = ("f16",)
LEFT_OUT = ("f8E8M0FNU",)

# The primitives that IEEE-754 and two's complement fix to the bit, by the names that `opspec.compiled.operations` has
# for them; nothing else is arithmetic. `gt` and `ge` are their mirror images.
ARITHMETIC: Mapping[str, str] = {
    "add": "add",
    "subtract": "sub",
    "multiply": "mul",
    "divide": "div",
    "negate": "neg",
    "abs": "abs",
    "sqrt": "sqrt",
    "floor": "floor",
    "ceil": "ceil",
    "round_nearest_even": "rint",
    "eq": "eq",
    "ne": "ne",
    "lt": "lt",
    "le": "le",
    "gt": "lt",
    "ge": "le",
    "bit_and": "and",
    "bit_or": "or",
    "bit_xor": "xor",
    "bit_not": "not",
    "shift_left": "shl",
    "shift_right_arithmetic": "shr",
    "shift_right_logical": "shr",
    "multiply_high": "mulhi",
    "count_leading_zeros": "clz",
}
MIRRORED = ("gt", "ge")
POLYNOMIAL = "polynomial"  # of a row of the coefficients
FUSED = "fma"  # x * y + z, rounded once; in f32, where processors without it, and NumPy, compute it in f64
CONSTANTS = ("infinity", "max_value", "min_value", "epsilon")  # of an element type
OTHERS = ("where", "convert", "bitcast", "cast", "not")  # with a form of their own
# A pair is a number and what it lacks: only inside of functions, where each half is a number of its own.
PAIR = "pair"
PAIR_TYPE = Plain(PAIR)
HALVES = ("head", "tail")


@dataclass(frozen=True, slots=True)
class Body:
    """A function in one type: named parts, and the result."""

    lets: tuple[Binding, ...]
    value: Node


@dataclass(frozen=True, slots=True)
class NumberFunction:
    """A row of `spec/functions/`. `helper`: it is no primitive, and stands only inside of others.

    `parameters`: their names; `types`: per type of the body, the element types of these and of the result, which of one
    `WITHIN` another are that one's. `widen`: for every other type of floats, the body that it is computed with.
    """

    name: str
    summary: str
    parameters: tuple[str, ...]
    types: Mapping[str, tuple[str, ...]]
    bodies: Mapping[str, Body]
    widen: Mapping[str, str]
    helper: bool
    package: str = CORE
    span: Span = field(default=Span.whole(""), compare=False)


@dataclass(frozen=True, slots=True)
class ComplexFunction:
    """A primitive of complex numbers. `parts`: per complex type the real and the imaginary part of the result, as
    functions of those of the operands.
    """

    name: str
    parts: Mapping[str, tuple[NumberFunction, NumberFunction]]
    package: str = CORE


@dataclass(frozen=True, slots=True)
class CoefficientRow:
    """A row of coefficients.yaml; the numbers are spelled as there, by element type."""

    name: str
    numbers: Mapping[str, tuple[str, ...]]
    package: str = CORE
