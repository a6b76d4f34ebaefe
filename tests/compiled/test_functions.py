"""Functions of numbers are near the truth in every type, and so is what they say at poles, zeros and infinities."""

from __future__ import annotations

import ast
import math
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from opspec.compiled.building import Nodes
from opspec.compiled.functions import PrimitiveFunction, function_of, names
from opspec.compiled.nodes import ConstantNode
from opspec.formula import exact_arithmetic
from opspec.numerics.elementwise import narrow
from opspec.values.arrays import Array
from opspec.values.types import ELEMENT_TYPES, ElementType
from tests.numerics import primitive_columns as host
from tests.samples import crossed, rounds, share

F32, F64 = ELEMENT_TYPES["f32"], ELEMENT_TYPES["f64"]
FLOATS = [element for element in ELEMENT_TYPES.values() if element.kind == "float" and element.name != "f8E8M0FNU"]
ROWS = {row.name: row for row in host.rows()}
ONE = [name for name in names() if len(ROWS[name].parameters) == 1]
TWO = [name for name in names() if len(ROWS[name].parameters) == 2]
MOST = 2.0  # units in the last place
SLOW = ("polygamma", "zeta")  # whose exact numbers take a while
ROUNDED = ["digamma", "lgamma"]  # of f32 too computed in f64, the first by what is there for f64


def function(name: str, element: ElementType) -> PrimitiveFunction:
    found = function_of(name, element)
    assert found is not None
    return found


def instance(name: str, element: ElementType) -> host.Instance:
    return host.Instance(ROWS[name], element, element)


def values(element: ElementType, count: int) -> Array:
    """Numbers of all sizes, and more of ordinary ones."""
    generator = np.random.default_rng(7)
    width = element.bits
    bits = generator.integers(0, 2**width, count, np.uint64, endpoint=False).astype(f"u{width // 8}")
    usual = np.exp(generator.uniform(-9, 5, 2 * count)) * generator.choice([-1, 1], 2 * count)
    near_one = 1 + generator.uniform(-0.01, 0.01, count // 4)
    edges = [0, 1, 0.5, 2, np.inf, np.nan, np.finfo(element.dtype).max, np.finfo(element.dtype).tiny]
    edges += [float(np.finfo(element.dtype).smallest_subnormal), 0.75, math.pi / 2, math.e, 88.7, 103.9, 709.7, 745.1]
    wide = np.concatenate([usual, near_one, edges, np.negative(edges)])
    with np.errstate(all="ignore"):
        return np.concatenate([bits.view(element.dtype), wide.astype(element.dtype)])


def away(got: Array, wanted: Array) -> Array:
    """How far numbers are from exact ones (as f64), in units in the last place; infinite for another kind."""
    info = np.finfo(got.dtype)
    with np.errstate(all="ignore"):
        rounded = wanted.astype(got.dtype)
        exponent = np.maximum(np.frexp(np.minimum(np.abs(wanted), float(info.max)))[1] - 1, info.minexp)
        unit = np.ldexp(1.0, exponent - info.nmant)
        same = (got == rounded) & (np.signbit(got) == np.signbit(rounded)) | (np.isnan(got) & np.isnan(rounded))
        top = np.copysign(2.0 ** (info.maxexp), got)
        distance = np.abs(np.where(np.isinf(got), top, got.astype(np.float64)) - wanted) / unit
        wrong = np.isnan(got) | np.isnan(rounded) | (np.signbit(got) != np.signbit(rounded))
    return np.where(
        same, np.minimum(np.nan_to_num(distance, nan=0.0, posinf=0.0), 0.5), np.where(wrong, np.inf, distance)
    )


def reference(name: str, *arrays: Array) -> Array:
    """What the NumPy column gives in f64: far nearer to the truth than a place of f32."""
    with np.errstate(all="ignore"):
        return host.by_numpy(instance(name, F64), [array.astype(np.float64) for array in arrays])


def oracle(name: str, element: ElementType, *arguments: float) -> Any:
    return host.by_oracle(instance(name, element), arguments)


# --- which there are ------------------------------------------------------------------------------


def test_every_primitive_that_rounds_otherwise_than_arithmetic_is_a_function() -> None:
    assert {name for name, row in ROWS.items() if row.ulp("numpy", "float")} == set(names())


@pytest.mark.parametrize("element", FLOATS, ids=str)
def test_a_function_is_for_every_type_of_floats(element: ElementType) -> None:
    for name in names():
        assert function(name, element).computed_in in (F32, F64)
    assert function_of("exponential", ELEMENT_TYPES["i32"]) is None
    assert function_of("exponential", ELEMENT_TYPES["complex<f32>"]) is None
    assert function_of("add", element) is None


@pytest.mark.parametrize("name", sorted({*ROUNDED} & {*ONE}))
def test_a_function_that_is_computed_in_f64_is_correctly_rounded_but_for_ties(name: str) -> None:
    rng = np.random.default_rng(2)
    below, above = -rng.uniform(0, 20, 20_000), rng.uniform(0, 40, 20_000)
    x = np.concatenate([values(F32, 4000), *(part.astype(np.float32) for part in (below, above))])
    for at in (1, 1.4616321, 2):  # where they vanish
        x = np.append(x, np.float32(at) + np.arange(-200, 200, dtype=np.float32) * np.float32(2**-23))
    assert away(function(name, F32)(x), reference(name, x)).max() < 0.501


def test_which_functions_of_f32_are_computed_in_f64() -> None:
    assert [name for name in names() if function(name, F32).computed_in is F64] == ROUNDED[:1]


def test_where_the_types_have_bodies_they_are_computed_in_themselves() -> None:
    assert function("tanh", F32).computed_in is F32
    assert function("tanh", F64).computed_in is F64
    assert function("tanh", ELEMENT_TYPES["bf16"]).computed_in is F32
    assert function("tanh", ELEMENT_TYPES["f16"]).computed_in is F32, "its own file says so"
    assert function("exponential", ELEMENT_TYPES["f16"]).computed_in is F32, "its file has a body for it"
    assert function("lgamma", ELEMENT_TYPES["f16"]).computed_in is F64


# --- poles, zeros, infinities ---------------------------------------------------------------------


def _cases() -> Iterator[tuple[str, str, str]]:
    for name in names():
        for element, cases in ROWS[name].data["cases"].items():
            if element in ELEMENT_TYPES and function_of(name, ELEMENT_TYPES[element]) is not None:
                yield from ((name, element, case) for case in cases)


@pytest.mark.parametrize(("name", "element", "case"), list(_cases()))
def test_a_case_of_the_primitive(name: str, element: str, case: str) -> None:
    tree = ast.parse(case, mode="eval").body
    assert isinstance(tree, ast.Compare)
    assert isinstance(tree.left, ast.Call)
    type_, known = ELEMENT_TYPES[element], {"inf": math.inf, "nan": math.nan}
    *given, wanted = (
        exact_arithmetic.to_type(eval(compile(ast.Expression(node), "case", "eval"), known), type_)
        for node in (*tree.left.args, tree.comparators[0])
    )
    (got,) = host.values_of(function(name, type_)(*(host.array([x], type_) for x in given)), type_)
    exact = isinstance(tree.ops[0], ast.Is) or not math.isfinite(wanted)
    assert host.is_same(got, wanted) if exact else host.distance(got, wanted, type_) <= MOST, (got, wanted)


POINTS = [0.0, 5e-324, 1e-310, 1e-45, 1e-39, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 5.5]
POINTS += [1e15, 2.0**53, 2.0**60, 1e38, 1e300, math.inf]


@pytest.mark.parametrize(("name", "element"), crossed(TWO, [F32, F64, ELEMENT_TYPES["bf16"]]))
def test_functions_of_two_numbers_at_all_pairs_of_edges(name: str, element: ElementType) -> None:
    signed = [exact_arithmetic.to_type(sign * x, element) for x in POINTS for sign in (1, -1)] + [math.nan]
    pairs = list(dict.fromkeys((x, y) for x in signed for y in signed if x == x and y == y))
    pairs += [(math.nan, x) for x in signed] + [(x, math.nan) for x in signed]
    if name in SLOW:
        pairs = pairs[:: share(3)]
    first, second = (host.array([pair[at] for pair in pairs], element) for at in (0, 1))
    got = host.values_of(function(name, element)(first, second), element)
    for pair, found in zip(pairs, got, strict=True):
        exact = oracle(name, element, *pair)
        if name in SLOW and host.is_excepted(instance(name, element), pair, found, exact):
            continue
        assert host.distance(found, exact, element) <= MOST, (pair, found, exact)


def test_the_zeta_function_of_f32_at_its_ends() -> None:
    """One over numbers of which twice is none, and terms that grow or vanish beyond all numbers."""
    large = np.float32([1.7e38, 2e38, 3e38])
    one_over = (1 / large.astype(np.float64)).astype(np.float32)
    away = function("zeta", F32)(np.float32([2, 2, 2]), large).view(np.int32) - one_over.view(np.int32)
    assert (np.abs(away) <= MOST).all()
    orders, points = np.float32([1e38, 1e26, 1e30, 1e38]), np.float32([1e-45, 1e25, 1e25, 1e38])
    grown = orders.astype(np.float64) * (np.log(orders.astype(np.float64)) - 1 - np.log(points.astype(np.float64)))
    found = function("polygamma", F32)(orders, points)
    assert ((np.abs(found) == np.inf) == (grown > 0)).all()
    assert ((found == 0) == (grown < 0)).all()


# --- how near to the truth ------------------------------------------------------------------------


@pytest.mark.parametrize("name", ONE)
def test_f32_is_within_two_units(name: str) -> None:
    x = values(F32, 4000)
    worst = away(function(name, F32)(x), reference(name, x))
    assert worst.max() <= MOST, (x[worst.argmax()], worst.max())


@pytest.mark.parametrize("name", ONE)
def test_f64_is_within_two_units(name: str) -> None:
    x = random.Random(name).sample(list(values(F64, 4000)), 120)
    got = function(name, F64)(np.array(x))
    for at, found in zip(x, got, strict=True):
        exact = oracle(name, F64, float(at))
        near = host.distance(float(found), exact, F64) <= MOST
        assert near or host.is_excepted(instance(name, F64), (float(at),), float(found), exact), (at, found, exact)


@pytest.mark.parametrize(("name", "zeros"), [("lgamma", (1.0, 2.0)), ("digamma", (1.4616321449683622,))])
def test_f64_is_within_two_units_near_zeros(name: str, zeros: tuple[float, ...]) -> None:
    away = np.repeat(10.0 ** -np.arange(1, 16), 4) * np.tile([1, -1, 0.7, -0.7], 15)
    points = [float(zero + step) for zero in zeros for step in away]
    for x, found in zip(points, host.values_of(function(name, F64)(np.array(points)), F64), strict=True):
        assert host.distance(found, oracle(name, F64, x), F64) <= MOST, x


@pytest.mark.parametrize("name", ["lgamma", "digamma"])
def test_below_zero_f64_is_within_two_units_of_the_larger_term(name: str) -> None:
    x = -np.random.default_rng(4).uniform(0, 20, 150)
    for at, found in zip(map(float, x), function(name, F64)(x), strict=True):
        exact, other = oracle(name, F64, at), oracle(name, F64, -at if name == "lgamma" else 1 - at)
        size = max(abs(exact), abs(other), abs(exact - other) if name == "digamma" else abs(exact + other))
        assert abs(float(found - exact)) <= MOST * np.spacing(float(size)), at


@pytest.mark.parametrize("name", TWO)
def test_functions_of_two_numbers_are_within_two_units(name: str) -> None:
    x, y = (np.random.default_rng(seed).permutation(values(F32, 4000)) for seed in (1, 2))
    with np.errstate(all="ignore"):
        if name == "power":  # half of the results neither vanish nor overflow
            x, y = np.abs(x), np.where(np.arange(y.size) % 2, y, np.float32(40) / np.log(np.abs(x)))
        if name in SLOW:  # orders and exponents that have a result, mostly above zero: exact numbers take time
            x, y = np.abs(x[np.abs(x) < 300]), y[np.abs(y) < 1000]
            x, y = x[: y.size], np.where(np.arange(y.size) % 4, np.abs(y), y)[: x.size]
            x = np.ceil(x / 8) if name == "polygamma" else 1 + np.where(y < 0, np.ceil(x), x)
        pairs = list(zip(x.astype(np.float64), y.astype(np.float64), strict=True))[
            : rounds(60, 5) if name in SLOW else 150
        ]
    worst = away(function(name, F32)(x, y), reference(name, x, y))
    assert worst.max() <= MOST, (x[worst.argmax()], y[worst.argmax()], worst.max())
    numbers = function(name, F64)(*(np.array(given) for given in zip(*pairs, strict=True)))
    for (a, b), found in zip(pairs, host.values_of(numbers, F64), strict=True):
        exact = oracle(name, F64, a, b)
        near = host.distance(found, exact, F64) <= MOST
        assert near or host.is_excepted(instance(name, F64), (a, b), found, exact), (a, b, found, exact)


# --- correctly rounded where numbers are few ------------------------------------------------------


NARROW = [element for element in FLOATS if element.bits <= 16]


@pytest.mark.parametrize(("name", "element"), crossed(ONE, NARROW))
def test_narrow_types_are_correctly_rounded_for_every_number(name: str, element: ElementType) -> None:
    check_rounding(name, element, every_number(element))


def _pairs() -> Iterator[Any]:
    """All of 8 bits would take minutes: by default those of two types that differ in range and infinities."""
    for name in TWO:
        some = [] if name in SLOW else ["f8E4M3FN", "f8E5M2", "bf16", "f16"]
        for element in NARROW:
            marks = [pytest.mark.full] * (element.name not in some)
            yield pytest.param(name, element, marks=marks, id=f"{name}-{element}")


@pytest.mark.parametrize(("name", "element"), list(_pairs()))
def test_narrow_types_are_correctly_rounded_for_pairs(name: str, element: ElementType) -> None:
    x = every_number(element)
    if element.bits == 16:
        x = np.random.default_rng(3).permutation(x)
        check_rounding(name, element, x, np.roll(x, 1))
    else:
        check_rounding(name, element, np.repeat(x, x.size), np.tile(x, x.size))


def every_number(element: ElementType) -> Array:
    return np.arange(2**element.bits, dtype=np.uint16 if element.bits == 16 else np.uint8).view(element.dtype)


def check_rounding(name: str, element: ElementType, *x: Array) -> None:
    got, exact = function(name, element)(*x).astype(np.float64), reference(name, *x)
    low, high = (_rounded(exact * (1 + sign * 2.0**-44), element) for sign in (-1, 1))
    same = (got == low) & (np.signbit(got) == np.signbit(low)) | (np.isnan(got) & np.isnan(low))
    sure = (low == high) | np.isnan(exact)
    assert (same | ~sure).all(), [each[sure & ~same][:5] for each in x]
    for at in np.flatnonzero(~sure)[:500]:  # so near to a tie that only exact numbers tell
        given = [float(each[at]) for each in x]
        wanted = exact_arithmetic.to_type(oracle(name, element, *given), element)
        assert host.is_same(float(got[at]), wanted), (given, got[at], wanted)


def _rounded(exact: Array, element: ElementType) -> Array:
    with np.errstate(all="ignore"):
        return np.asarray(narrow(exact, element.dtype)).astype(np.float64)


# --- machines -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "element"), crossed(names(), [F32, F64]))
def test_nodes_give_the_bits_of_arrays(name: str, element: ElementType) -> None:
    found, nodes = function(name, element), Nodes()
    points = [0.3, 0.0, 1e30, -2.5, -0.0, math.nan, 77.0, 1e-40, math.inf, 1.0]
    for x in points[:: share(3) if name in SLOW else 1]:
        given = [np.asarray(value, element.dtype) for value in (x, 1.75)[: len(ROWS[name].parameters)]]
        node = found.on(nodes, *(nodes.constant(value, found.computed_in) for value in given))
        assert isinstance(node, ConstantNode)
        wanted, got = found(*given), node.value.astype(element.dtype)
        assert got.tobytes() == wanted.tobytes() or np.isnan(got) & np.isnan(wanted), x


def test_arrays_broadcast_and_keep_their_type() -> None:
    bf16 = ELEMENT_TYPES["bf16"]
    made = function("power", bf16)(np.ones((3, 1), bf16.dtype), np.ones((4,), bf16.dtype))
    assert (made.shape, made.dtype) == ((3, 4), bf16.dtype)
    assert function("sine", F32)(np.zeros((0, 2), np.float32)).shape == (0, 2)
