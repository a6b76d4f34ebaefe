"""Element-wise ops that one function of NumPy computes, or a few that need no more room: bit by bit what the kernel
of the op gives, in less time, and into the array of an operand where the caller says so.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

import numpy as np

from opspec.catalog.op_traits import traits_of
from opspec.execution.ways import Way, WhyNot
from opspec.numerics import complex_functions as cx
from opspec.numerics import special_f32
from opspec.programs.records import View
from opspec.rules.vocabulary import Element
from opspec.values.arrays import Array
from opspec.values.types import ElementType, Tensor

SMALL = 4096  # bytes of an array below which it is not worth asking whether it can be reused


@dataclass(frozen=True, slots=True)
class Form:
    """How an op is computed for a class of element types."""

    function: Callable[..., Array]
    scalar: str | None = None
    writes: bool = True  # takes an array for the result
    chooses: bool = False  # its first operand may be a scalar beside arrays
    gives: str = ""  # the class of its result, where that is not the operand's


def native_of(view: View) -> Way | WhyNot:
    """The native form of an op whose types are known."""
    forms = forms_of(view.name)
    if not forms or len(view.result_types) != 1:
        return "no function of NumPy is this op bit by bit"
    types = (*view.operand_types, view.result_types[0])
    for type_ in types:
        if not isinstance(type_, Tensor) or not isinstance(type_.element, ElementType):
            return "its elements are quantized"
        if type_.element.dtype.isbuiltin != 1:
            return "NumPy itself has no such element type"
        if not all(size.__class__ is int for size in type_.shape):
            return "its sizes are not known"
    first, result = types[0], types[-1]
    assert isinstance(first, Tensor)
    assert isinstance(result, Tensor)
    form = forms(view, first.element, result.element) if callable(forms) else forms.get(first.element.kind)
    if form is None:
        return "for these elements no function of NumPy is this op bit by bit"
    if result.element != first.element and result.element.kind != form.gives and not callable(forms):
        return "its result has another element type"
    if first.element.name == "f16" and _loses_digits(view.name):
        return "NumPy computes f16 in f32, and rounding that is not always rounding what is right"
    scalar = not any(type_.shape for type_ in types)  # type: ignore[union-attr]
    chosen = form.chooses and not types[0].shape  # type: ignore[union-attr]
    same = [at for at, type_ in enumerate(types[:-1]) if type_ == result]
    if not all(type_.shape == result.shape for type_ in types[chosen:]):  # type: ignore[union-attr]
        return "its operands have several shapes"
    if scalar or chosen:
        return Way(form.function, form.scalar, pointwise=scalar)
    nbytes = math.prod(result.shape) * result.element.dtype.itemsize
    return Way(form.function, None, tuple(same) if form.writes and nbytes >= SMALL else ())


def _loses_digits(name: str) -> bool:
    known = traits_of(name)
    return known is not None and "f32" in known.accuracy


# --- several passes -----------------------------------------------------------------------------------------


def maximum(x: Array, y: Array, out: Array | None = None) -> Array:
    """The larger of two floats; -0 lies below +0, which NumPy leaves open."""
    return _bound(np.maximum, x, y, out, _larger_zero)


def minimum(x: Array, y: Array, out: Array | None = None) -> Array:
    """The smaller of two floats; -0 lies below +0, which NumPy leaves open."""
    return _bound(np.minimum, x, y, out, _smaller_zero)


def _bound(ufunc: np.ufunc, x: Array, y: Array, out: Array | None, zero: Callable[[Array, Array], Array]) -> Array:
    if x.__class__ is not np.ndarray and x.__class__ is y.__class__ and x == y != 0:
        return x
    for limit in (x, y):  # one number for all elements: what JAX makes of relu(x) and clip(x, a, b)
        if np.ndim(limit) and not any(limit.strides) and limit.size:
            value = limit[(0,) * limit.ndim]
            if value != 0:
                return np.asarray(ufunc(x, y, out=out))
            if np.signbit(value) == (ufunc is np.minimum):  # every zero becomes this one
                made = ufunc(x, y, out=out)
                return np.asarray(np.add(made, 0, made) if ufunc is np.maximum else np.subtract(made, 0, made))
    both = np.logical_or(x, y)
    if both.all():
        return np.asarray(ufunc(x, y, out=out))
    zeros = zero(x, y)
    made = np.asarray(ufunc(x, y, out=out))
    np.copyto(made, zeros, where=~both)
    return made


def _larger_zero(x: Array, y: Array) -> Array:
    return x + y


def _smaller_zero(x: Array, y: Array) -> Array:
    return -(-x - y)


def logistic(x: Array, out: Array | None = None) -> Array:
    if x.dtype == np.float64:
        return np.asarray(cx.real_logistic(x))
    below = np.less(x, 0)
    power = np.absolute(x, out)
    if out is None and not isinstance(power, np.ndarray):
        power = np.exp(-power)
        return np.where(below, power, power.dtype.type(1)) / (1 + power)
    np.negative(power, power)
    np.exp(power, power)
    made = np.where(below, power, power.dtype.type(1))
    np.add(power, 1, power)
    return np.asarray(np.divide(made, power, made if out is None else power))


def rsqrt(x: Array, out: Array | None = None) -> Array:
    root = np.sqrt(x, out)
    return np.asarray(np.divide(1, root, root if isinstance(root, np.ndarray) else None))


def select(p: Array, x: Array, y: Array, out: Array | None = None) -> Array:
    """x where p holds, else y. Bits are blended: NumPy branches for each element, which is slow for an irregular p."""
    if x is y:  # what is made of the one in place would be made of the other too
        return x
    integer = _INTEGERS.get(x.dtype.itemsize)
    if integer is None or not isinstance(p, np.ndarray) or p.size < BLENDED or not p.ndim:
        return np.asarray(np.where(p, x, y))
    mask = p.astype(integer)
    np.negative(mask, mask)
    first, second = x.view(integer), y.view(integer)
    differ = np.bitwise_xor(first, second, out=first if out is x else None)
    np.bitwise_and(differ, mask, differ)
    made = np.bitwise_xor(differ, second, out=differ if out is None else out.view(integer))
    found: Array = made.view(x.dtype)
    return found


_INTEGERS = {1: np.int8, 2: np.int16, 4: np.int32, 8: np.int64}
BLENDED = 1024  # elements from which on that pays


def quotient(x: Array, y: Array) -> Array:
    """Of integers, towards zero; all ones where y is zero, and the least integer by -1 is itself."""
    if isinstance(x, np.ndarray):
        ones = np.zeros((), x.dtype) - x.dtype.type(1)
        return np.where(y == 0, ones, (x - np.fmod(x, y)) // y)
    if y == 0:
        return ~(y ^ y)
    a, b = int(x), int(y)
    size = abs(a) // abs(b)
    quotient = size if (a < 0) == (b < 0) else -size
    return x if quotient > np.iinfo(x.dtype).max else x.dtype.type(quotient)


def rest(x: Array, y: Array) -> Array:
    """What truncating division of integers leaves; the dividend where y is zero."""
    if isinstance(x, np.ndarray):
        return np.where(y == 0, x, np.fmod(x, y))
    return x if y == 0 else np.fmod(x, y)


# What the expressions of scalars name.
NAMES = {
    "np": np,
    "complex_product": cx.product,
    "expm1": special_f32.expm1,
    "log1p": special_f32.log1p,
    "maximum": maximum,
    "minimum": minimum,
    "quotient": quotient,
    "rest": rest,
}


# --- table --------------------------------------------------------------------------------------------------

_WHOLE = ("sint", "uint")
_NUMBERS = (*_WHOLE, "float", "complex")
_BITS = ("bool", *_WHOLE)


def _of(
    classes: tuple[str, ...],
    function: Callable[..., Array],
    scalar: str | None = None,
    writes: bool = True,
    gives: str = "",
) -> dict[str, Form]:
    if scalar is None and isinstance(function, np.ufunc):
        scalar = f"np.{function.__name__}({', '.join(f'{{{at}}}' for at in range(function.nin))})"
    return dict.fromkeys(classes, Form(function, scalar, writes, gives=gives))


def _compare(view: View, element: Element, result: Element) -> Form | None:
    del result
    direction = str(view.attributes["comparison_direction"])
    if element.kind == "complex" and direction not in ("EQ", "NE"):
        return None
    if element.kind == "float" and view.attributes.get("compare_type") == "TOTALORDER":
        return None
    return _COMPARISONS[direction]


def _convert(view: View, source: Element, target: Element) -> Form | None:
    del view
    if (
        source.kind == "complex"
        or target.kind == "complex"
        or (source.kind, target.kind)
        in (
            ("float", "sint"),
            ("float", "uint"),
        )
    ):
        return None
    dtype = target.dtype

    def convert(x: Array) -> Array:
        return x.astype(dtype)

    return Form(convert, f"{{0}}.astype(np.{dtype.type.__name__})", writes=False)


_COMPARISONS = {
    name: Form(function, f"{{0}} {sign} {{1}}")
    for name, function, sign in (
        ("EQ", np.equal, "=="),
        ("NE", np.not_equal, "!="),
        ("LT", np.less, "<"),
        ("LE", np.less_equal, "<="),
        ("GT", np.greater, ">"),
        ("GE", np.greater_equal, ">="),
    )
}


def _whole(function: Callable[..., Array], name: str) -> dict[str, Form]:
    """Integers have no single function here; scalars are worth an expression of their own."""
    return {kind: Form(function, f"{name}({{0}}, {{1}})", writes=False) for kind in _WHOLE}


# By the primitive that an op applies to its elements, and by their class.
PRIMITIVES: Mapping[str, Mapping[str, Form]] = {
    "or": _of(("bool",), np.bitwise_or, "{0} | {1}"),
    "and": _of(("bool",), np.bitwise_and, "{0} & {1}"),
    "add": _of(_NUMBERS, np.add, "{0} + {1}"),
    "subtract": _of(_NUMBERS, np.subtract, "{0} - {1}"),
    "multiply": _of((*_WHOLE, "float"), np.multiply, "{0} * {1}")
    | _of(("complex",), cx.product, "complex_product({0}, {1})", writes=False),
    "divide": _of(("float",), np.divide, "{0} / {1}") | _whole(quotient, "quotient"),
    "remainder": _of(("float",), np.fmod) | _whole(rest, "rest"),
    "negate": _of(_NUMBERS, np.negative, "-{0}"),
    "abs": _of(("sint", "float"), np.absolute, "abs({0})")
    | _of(("complex",), cx.absolute, writes=False, gives="float"),
    "max": _of(_WHOLE, np.maximum, "({0} if {0} > {1} else {1})"),
    "min": _of(_WHOLE, np.minimum, "({0} if {0} < {1} else {1})"),
    "ieee_maximum": _of(("float",), maximum, "({0} if {0} > {1} else {1} if {1} > {0} else maximum({0}, {1}))"),
    "ieee_minimum": _of(("float",), minimum, "({0} if {0} < {1} else {1} if {1} < {0} else minimum({0}, {1}))"),
    "exponential": _of(("float",), np.exp) | _of(("complex",), cx.exponential, writes=False),
    "exponential_minus_one": _of(("float",), special_f32.expm1, "expm1({0})"),
    "log": _of(("float",), np.log) | _of(("complex",), cx.log, writes=False),
    "log_plus_one": _of(("float",), special_f32.log1p, "log1p({0})"),
    "logistic": _of(("float",), logistic),
    "sqrt": _of(("float", "complex"), np.sqrt),
    "rsqrt": _of(("float",), rsqrt),
    "tanh": _of(("float",), np.tanh),
    "sine": _of(("float",), np.sin) | _of(("complex",), cx.sine, writes=False),
    "cosine": _of(("float",), np.cos) | _of(("complex",), cx.cosine, writes=False),
    "floor": _of(("float",), np.floor),
    "ceil": _of(("float",), np.ceil),
    "round_nearest_even": _of(("float",), np.rint),
    "is_finite": _of(("float",), np.isfinite, gives="bool"),
    "bit_and": _of(_BITS, np.bitwise_and, "{0} & {1}"),
    "bit_or": _of(_BITS, np.bitwise_or, "{0} | {1}"),
    "bit_xor": _of(_BITS, np.bitwise_xor, "{0} ^ {1}"),
    "bit_not": _of(_BITS, np.invert, "~{0}"),
}
Typed: TypeAlias = Callable[[View, Element, Element], Form | None]  # the op, its first element type and its last

# Ops that are no one primitive: by attributes, by two element types.
TYPED: Mapping[str, Typed] = {
    "stablehlo.compare": _compare,
    "stablehlo.convert": _convert,
    "stablehlo.select": lambda view, p, element: Form(select, "({1} if {0} else {2})", chooses=True),  # noqa: ARG005
}


@cache
def forms_of(name: str) -> Mapping[str, Form] | Typed:
    """The forms of an op by class of element types; nothing where it has none."""
    if name in TYPED:
        return TYPED[name]
    known = traits_of(name)
    if known is None or not known.elementwise:
        return {}
    kinds = ("bool", *_NUMBERS) if "" in known.functions else known.functions
    found = {kind: PRIMITIVES.get(known.functions.get(kind) or known.functions[""], {}).get(kind) for kind in kinds}
    return {kind: form for kind, form in found.items() if form is not None}
