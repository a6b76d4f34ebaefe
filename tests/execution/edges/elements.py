"""Programs of element-wise ops and of ops that move elements, at every kind of shape."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np

from opspec.values.types import ELEMENT_TYPES, ElementType
from tests.execution.edges.writer import LARGE, SHAPES, Writer, tensor

Emit = Callable[[Writer], None]

# Functions whose values XLA and we compute within some units of each other.
INEXACT = frozenset(
    [
        f"stablehlo.{name}"
        for name in (
            "atan2",
            "cbrt",
            "cosine",
            "exponential",
            "exponential_minus_one",
            "log",
            "log_plus_one",
            "logistic",
            "power",
            "rsqrt",
            "sine",
            "tan",
            "tanh",
        )
    ]
    + [
        f"chlo.{name}"
        for name in (
            "acos",
            "acosh",
            "asin",
            "asinh",
            "atan",
            "atanh",
            "bessel_i1e",
            "broadcast_atan2",
            "broadcast_polygamma",
            "broadcast_power",
            "broadcast_zeta",
            "cosh",
            "digamma",
            "erf",
            "erf_inv",
            "erfc",
            "lgamma",
            "polygamma",
            "sinh",
            "tan",
            "zeta",
        )
    ]
)


def elementwise(operands: int, attributes: str = "", result: str = "") -> Emit:
    """T, ... -> T, or -> the element type `result`."""

    def emit(w: Writer) -> None:
        made = result or w.element.name
        for shape in SHAPES:
            w.put([w.values(shape) for _ in range(operands)], tensor(made, shape), attributes)
        same = w.values((3, 5))
        w.put([same] * operands, tensor(made, (3, 5)), attributes)
        w.put([w.view(w.values((5, 3))) for _ in range(operands)], tensor(made, (3, 5)), attributes)
        if w.large:
            large = [w.plain(LARGE) for _ in range(operands)]
            found = w.apply(large, tensor(made, LARGE), attributes)
            again = made == w.element.name and w.op not in INEXACT
            w.put((found if again else large[:1]) * operands, tensor(made, LARGE), attributes)
            w.give(found)

    return emit


def of_parts(w: Writer) -> None:
    part = {"complex<f32>": "f32", "complex<f64>": "f64"}.get(w.element.name, w.element.name)
    elementwise(1, result=part)(w)


def made_complex(w: Writer) -> None:
    elementwise(2, result=f"complex<{w.element.name}>")(w)


def compared(w: Writer) -> None:
    kinds = {"float": ("FLOAT", "TOTALORDER"), "complex": ("FLOAT",), "sint": ("SIGNED",)}
    for kind in kinds.get(w.element.kind, ("UNSIGNED",)):
        for direction in ("EQ", "NE") if w.element.kind == "complex" else ("EQ", "NE", "LT", "LE", "GT", "GE"):
            attributes = (
                f"comparison_direction = #stablehlo<comparison_direction {direction}>,"
                f" compare_type = #stablehlo<comparison_type {kind}>"
            )
            for shape in (*SHAPES, (40,)):
                w.put([w.values(shape), w.values(shape)], tensor("i1", shape), attributes)


def broadcast_compared(w: Writer) -> None:
    attributes = "comparison_direction = #chlo<comparison_direction {}>"
    for direction in ("EQ", "NE") if w.element.kind == "complex" else ("EQ", "NE", "LT", "LE", "GT", "GE"):
        w.put([w.values((3, 1)), w.values((2, 1, 5))], tensor("i1", (2, 3, 5)), attributes.format(direction))


def broadcast(result: str = "") -> Emit:
    def emit(w: Writer) -> None:
        made = result.format(w.element.name) or w.element.name
        for left, right, out in (
            ((), (), ()),
            ((), (3,), (3,)),
            ((4, 1), (5,), (4, 5)),
            ((0, 1), (1, 3), (0, 3)),
            ((2, 3), (1, 2, 3), (1, 2, 3)),
        ):
            w.put([w.values(left), w.values(right)], tensor(made, out))

    return emit


def broadcast_selected(w: Writer) -> None:
    boolean = ELEMENT_TYPES["i1"]
    w.put([w.values((2, 1), boolean), w.values((3,)), w.values(())], tensor(w.element, (2, 3)))


def converted(w: Writer) -> None:
    for other in ELEMENT_TYPES.values():
        if (
            other.kind != "index"
            and not other.name.startswith("f6")
            and (w.element.kind != "complex" or other.kind == "complex")
        ):
            for shape in ((), (0, 3), (40,)):
                w.put([convertible(w, shape, other)], tensor(other, shape))


def powers(w: Writer) -> None:
    """Exponents of integers are small: XLA takes only so many bits of them."""
    if w.element.kind in ("float", "complex"):
        (broadcast() if w.op.startswith("chlo") else elementwise(2))(w)
        return
    for shape in SHAPES:
        x, y = w.values(shape), w.values(shape)
        top = min(2 ** (w.element.bits - 1) - 1, 31)
        drawn = w.random.integers(-top if w.element.kind == "sint" else 0, top + 1, shape)
        w.arguments[y] = drawn.astype(np.int64).astype(w.element.dtype)
        w.put([x, y], tensor(w.element, shape))


def convertible(w: Writer, shape: tuple[int, ...], target: ElementType) -> str:
    """Numbers that the other type has room for: what becomes of others is undefined."""
    name = w.values(shape)
    if target.kind in ("sint", "uint") and w.element.kind == "float":
        low = -(2 ** (target.bits - 1)) if target.kind == "sint" else 0
        high = 2 ** (target.bits - (target.kind == "sint")) - 1
        wide = np.nan_to_num(w.arguments[name].astype(np.float64), nan=0, posinf=0, neginf=0)
        inside = np.where((wide > low - 1) & (wide < high + 1), wide, 0)
        given = inside.astype(np.float32 if w.element.bits < 64 else np.float64).astype(w.element.dtype)
        if w.element.name != "f8E8M0FNU":
            w.arguments[name] = given
        else:
            w.arguments[name] = np.ones(shape, w.element.dtype)
    return name


def bitcast(w: Writer) -> None:
    for other in ELEMENT_TYPES.values():
        if other.kind == "index" or max(w.element.bits, other.bits) % min(w.element.bits, other.bits):
            continue
        if "complex" in (w.element.kind, other.kind) and other != w.element:
            continue
        if "bool" in (w.element.kind, other.kind) and other != w.element:
            continue
        ratio = max(w.element.bits, other.bits) // min(w.element.bits, other.bits)
        shape = (3, 4) if other.bits == w.element.bits else (3, 4, ratio)
        given, made = (shape, shape[:2]) if other.bits > w.element.bits else (shape[:2], shape)
        if other.kind in ("sint", "uint", "bool") or other == w.element or w.element.kind == "float" == other.kind:
            w.put([w.values(given)], tensor(other, made))


def clamped(w: Writer) -> None:
    for shape in SHAPES:
        w.put([w.values(shape), w.values(shape), w.values(shape)], tensor(w.element, shape))
        w.put([w.values(()), w.values(shape), w.values(())], tensor(w.element, shape))
    if w.large:
        low = w.values(())
        (one,) = w.apply([low, w.values(LARGE), low], tensor(w.element, LARGE))
        w.put([low, one, w.values(())], tensor(w.element, LARGE))


def selected(w: Writer) -> None:
    boolean = ELEMENT_TYPES["i1"]
    for shape in (*SHAPES, *([LARGE] if w.large else [])):
        x, y = w.values(shape), w.values(shape)
        w.put([w.values(shape, boolean), x, y], tensor(w.element, shape))
        (found,) = w.apply([w.values((), boolean), y, x], tensor(w.element, shape))
        w.put([w.values(shape, boolean), found, found], tensor(w.element, shape))
        w.put([w.values(shape, boolean), x, found], tensor(w.element, shape))


def rounded(w: Writer) -> None:
    for exponent, mantissa in ((5, 3), (8, 7), (2, 1), (11, 52), (4, 3)):
        for shape in (*SHAPES, (50,)):
            w.put(
                [w.values(shape)],
                tensor(w.element, shape),
                f"exponent_bits = {exponent} : i32, mantissa_bits = {mantissa} : i32",
            )


def moved(*cases: tuple[Sequence[Sequence[int]], Sequence[int], str]) -> Emit:
    """Shapes of operands, shape of the result, attributes."""

    def emit(w: Writer) -> None:
        for shapes, result, attributes in cases:
            w.put([w.values(shape) for shape in shapes], tensor(w.element, result), attributes)
            if len(shapes[0]) > 1:
                first = w.view(w.values(shapes[0][::-1]))
                w.put([first, *(w.values(shape) for shape in shapes[1:])], tensor(w.element, result), attributes)

    return emit


def array(*numbers: int) -> str:
    return f"array<i64{': ' if numbers else ''}{', '.join(map(str, numbers))}>"


def dims(name: str, *numbers: int) -> str:
    return f"{name} = {array(*numbers)}"


def sliced(start: Sequence[int], limit: Sequence[int], step: Sequence[int]) -> str:
    return f"{dims('start_indices', *start)}, {dims('limit_indices', *limit)}, {dims('strides', *step)}"


def padded(low: Sequence[int], high: Sequence[int], inner: Sequence[int]) -> str:
    return f"{dims('edge_padding_low', *low)}, {dims('edge_padding_high', *high)}, {dims('interior_padding', *inner)}"


def iotas(w: Writer) -> None:
    for shape, axis in (((3,), 0), ((3, 2), 1), ((2, 3), 0), ((0, 3), 1), ((1, 2, 1, 3), 3)):
        if w.element.bits > 4 or max(shape) < 3 or w.element.kind != "float":
            w.put([], tensor(w.element, shape), f"iota_dimension = {axis} : i64")


def constants(w: Writer) -> None:
    kind = w.element.kind
    one = {"bool": "true", "complex": "(1.5, -2.0)", "float": "2.0", "sint": "-1", "uint": "1"}[kind]
    for shape in SHAPES:
        type_ = tensor(w.element, shape)
        (made,) = w.apply(
            [], type_, f"value = dense<{one}> : {type_}" if math.prod(shape) else f"value = dense<> : {type_}"
        )
        w.give([made])


START = ((0, 0), (-3, 1), (9, 9), (1, 2))


def dynamic_sliced(w: Writer) -> None:
    for start in START:
        for kind in ("i8", "i32", "i64"):
            at = [w.number(number, kind) for number in start]
            w.put([w.values((4, 5)), *at], tensor(w.element, (2, 3)), dims("slice_sizes", 2, 3))
    w.put(
        [w.values((4, 5)), w.number(3, "ui8"), w.number(255, "ui8")],
        tensor(w.element, (2, 3)),
        dims("slice_sizes", 2, 3),
    )
    w.put([w.values(())], tensor(w.element, ()), "slice_sizes = array<i64>")
    w.put([w.values((4, 0)), w.number(2), w.number(0)], tensor(w.element, (1, 0)), dims("slice_sizes", 1, 0))


def dynamic_updated(w: Writer) -> None:
    for start in START:
        for kind in ("i8", "i32", "i64"):
            at = [w.number(number, kind) for number in start]
            w.put([w.values((4, 5)), w.values((2, 3)), *at], tensor(w.element, (4, 5)))
    w.put([w.values(()), w.values(())], tensor(w.element, ()))
    w.put([w.values((4, 5)), w.values((0, 3)), w.number(1), w.number(1)], tensor(w.element, (4, 5)))
    if w.large:
        x = w.values(LARGE)
        (made,) = w.apply([x, w.values((3, 37)), w.number(7), w.number(0)], tensor(w.element, LARGE))
        (turned,) = w.apply([made, w.values((61, 2)), w.number(0), w.number(40)], tensor(w.element, LARGE))
        w.give([turned])
        w.put([x, w.values((1, 1)), w.number(-1), w.number(90)], tensor(w.element, LARGE))
