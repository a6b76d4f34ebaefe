"""Every column of spec/primitives.yaml says the same: NumPy, C, oracle and the hand-written cases."""

from __future__ import annotations

import ast
import cmath
import functools
import itertools
import math
import random
import string
from collections.abc import Iterator, Sequence
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from opspec.formula import exact_arithmetic
from opspec.numerics import elementwise
from opspec.values.types import ELEMENT_TYPES, ElementType
from tests.numerics import primitive_columns as host
from tests.numerics.index_arguments import DRAWS
from tests.numerics.primitive_columns import TYPES, Instance, Row
from tests.samples import asked_for, crossed, one_in

inf, nan = math.inf, math.nan
ROWS = host.rows()
SCALARS = [row for row in ROWS if not row.is_vector]
VECTORS = [row for row in ROWS if row.is_vector]
ELEMENTS = [element for element in ELEMENT_TYPES.values() if element.kind != "index"]
INSTANCES = [case for row in SCALARS for case in host.instances(row, [*ELEMENTS, ELEMENT_TYPES["index"]])]
C_INSTANCES = [case for row in SCALARS for case in host.instances(row, host.C_TYPES)]
PAIRED = ("convert", "bitcast")
GROUPS: dict[str, list[Instance]] = {}
C_GROUPS: dict[str, list[Instance]] = {}
for groups, cases in ((GROUPS, INSTANCES), (C_GROUPS, C_INSTANCES)):
    for case in cases:
        name = f"{case.row.name}-{case.F}" if case.row.name in PAIRED else str(case)
        groups.setdefault(name, []).append(case)
BY_NAME = {str(case): case for case in (*INSTANCES, *C_INSTANCES)}
# By default: of what types differ in (class, size, signs, zeros, infinities, NaNs) each once, every
# sixteenth of these; the others in `full`.
SAMPLE = ("i1", "i4", "ui8", "i32", "ui64", "f4E2M1FN", "f8E4M3FN", "f8E5M2FNUZ", "f8E8M0FNU", "bf16", "f32", "f64")
SAMPLE = (*SAMPLE, "complex<f32>", "complex<f64>", "index")


def _columns() -> Iterator[Any]:
    """What is asked of each group: of NumPy, and then of C, where it has that. By default C has the first of each row,
    and every ninth of the others.
    """
    turn, turn_of_c, first_of = itertools.count(), itertools.count(), dict[str, str]()
    for name, cases in GROUPS.items():
        in_turn = str(cases[0].F if cases[0].row.name in PAIRED else cases[0].E) in SAMPLE and next(turn) % 16 == 0
        yield pytest.param(name, "numpy", marks=[pytest.mark.full] * (not in_turn))
        if name in C_GROUPS:
            is_first = first_of.setdefault(cases[0].row.name, name) == name
            usual = is_first or next(turn_of_c) % 9 == 0
            yield pytest.param(name, "c", marks=[pytest.mark.full] * (not usual))


FORMATS = ((5, 10), (8, 7), (4, 3), (5, 2), (2, 1), (1, 0), (8, 0), (11, 23))


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> host.Compiled:
    return host.Compiled(C_INSTANCES, tmp_path_factory.mktemp("primitives"))


# --- the files ------------------------------------------------------------------------------------


def test_types_agree_with_the_runtime_and_with_their_dtypes() -> None:
    assert list(TYPES) == sorted(TYPES, key=list(ELEMENT_TYPES).index)
    for name, facts in TYPES.items():
        element = ELEMENT_TYPES[name]
        assert (facts["kind"], int(facts["bits"])) == (element.kind, element.bits)
        numpy = facts["texts"]["numpy"]["type"]
        assert element.dtype == np.dtype(getattr(np, numpy, None) or getattr(ml_dtypes, numpy))
        if element.kind == "float":
            info, form = elementwise.limits(element.dtype), exact_arithmetic.float_format(element)
            assert (int(facts["exponent"]), int(facts["mantissa"])) == (info.nexp, info.nmant)
            assert int(facts["bias"]) == (0 if name == "f8E8M0FNU" else 1) - form.lowest
            assert facts["has_infinity"] == str(math.isinf(form.infinity)).lower()
            assert facts["has_nan"] == str(form.nan != form.nan).lower()
            assert facts["has_zero"] == str(form.negative_zero == 0).lower()
            negative = form.negative_zero == 0 and math.copysign(1, form.negative_zero) < 0
            assert facts["has_negative_zero"] == str(negative).lower()


def test_classes_are_unions_of_the_atomic_ones() -> None:
    for name, members in host.CLASSES.items():
        assert name not in host.ATOMIC
        assert set(members) <= set(host.ATOMIC)
        assert len(set(members)) == len(members)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_a_row_is_whole(row: Row) -> None:
    known = {"summary", "signature", "where", "operator", "widen", "texts", "cases", "ulp", "region"}
    assert set(row.data) <= known
    assert set(row.data["texts"]) <= {"numpy", "c", "oracle", "latex"}
    assert row.data["summary"].endswith(".")
    assert row.data["cases"]
    columns = ("numpy", "oracle") if row.is_vector else ("numpy", "oracle", "c")
    for column in columns:
        entry = row.data["texts"][column]
        if not isinstance(entry, str):
            assert set(host.spread(entry)) >= set(row.classes), column
            unions = [name for name in entry if name != "plain"]
            assert all(set(host.spread({name: ""})) & set(row.classes) for name in unions), column
    fields = {name for _, name, _, _ in string.Formatter().parse(row.data["texts"]["latex"]) if name is not None}
    assert fields <= {p.name for p in row.parameters}
    variables = {p.type for p in row.parameters} | {row.result.removeprefix("real(").removesuffix(")")}
    assert set(row.where) == {name for name in variables if name in ("E", "F")}


# --- the hand-written cases -----------------------------------------------------------------------


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_its_cases_hold(row: Row, compiled: host.Compiled) -> None:
    for name, cases in row.data["cases"].items():
        for case in cases:
            check_case(row, name, case, compiled)


def check_case(row: Row, name: str, case: str, compiled: host.Compiled) -> None:
    tree = ast.parse(case, mode="eval").body
    assert isinstance(tree, ast.Compare), case
    call = tree.left
    assert isinstance(call, ast.Call), case
    assert isinstance(call.func, ast.Name), case
    assert call.func.id == row.name
    names = {"inf": inf, "nan": nan, **{n: n for n in ELEMENT_TYPES}}

    def value(node: ast.expr) -> Any:
        return eval(compile(ast.Expression(node), "case", "eval"), {"complex": complex}, names)

    arguments, wanted = [value(a) for a in call.args], value(tree.comparators[0])
    if row.is_vector:
        keywords = {k.arg: value(k.value) for k in call.keywords if k.arg}
        exact = [host.tuples(a) for a in arguments]
        assert host.tuples(host.vector_by_numpy(row, arguments, keywords)) == host.tuples(wanted)
        assert host.vector_by_oracle(row, exact, keywords) == host.tuples(wanted)
        return
    element = ELEMENT_TYPES[name]
    target = element
    if row.parameters and row.parameters[0].type == "type":
        target = ELEMENT_TYPES[arguments.pop(0)]
    instance = Instance(row, target, element)
    given = [_typed(instance, p.type, a) for p, a in zip(instance.values, arguments, strict=True)]
    arrays = [
        np.asarray(a) if p.type == "int" else host.array([a], instance.element(p.type) or element)[0:1]
        for p, a in zip(instance.values, given, strict=True)
    ]
    expected = exact_arithmetic.to_type(wanted, instance.result)
    exact_value = host.by_oracle(instance, given)
    results = {"oracle": exact_arithmetic.to_type(exact_value, instance.result)}
    if element.kind == "index":
        results["numpy"] = host.by_dims(instance, given)
    else:
        results["numpy"] = host.values_of(host.by_numpy(instance, arrays), instance.result)[0]
    if instance in compiled:
        results["c"] = host.values_of(compiled.run(instance, arrays), instance.result)[0]
    for column, result in results.items():
        if isinstance(tree.ops[0], ast.Is):
            assert host.is_same(result, expected), (column, result)
        elif result != expected:
            allowed = row.ulp(column, instance.kind)
            assert allowed, (column, result)
            assert host.distance(result, expected, instance.result) <= allowed, (column, result)


def _typed(instance: Instance, kind: str, value: Any) -> Any:
    element = instance.element(kind)
    assert element is not None
    return exact_arithmetic.to_type(value, element)


# --- all columns against the oracle ---------------------------------------------------------------


def _edges(element: ElementType, rng: random.Random) -> list[Any]:
    """About a hundred values that are likely to break something."""
    match element.kind:
        case "bool":
            return [False, True]
        case "sint" | "uint" | "index":
            bits = element.bits if element.kind != "index" else 20
            low, high = (0, 2**bits - 1) if element.kind == "uint" else (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)
            if bits <= 4:
                return list(range(low, high + 1))
            near = [
                low,
                low + 1,
                -9,
                -2,
                -1,
                0,
                1,
                2,
                3,
                7,
                bits - 1,
                bits,
                bits + 1,
                high - 1,
                high,
                1 << (bits // 2),
            ]
            far = [rng.getrandbits(rng.randrange(1, bits)) * rng.choice((-1, 1)) for _ in range(80)]
            return [x for x in (*near, *far) if low <= x <= high]
        case "float":
            form = exact_arithmetic.float_format(element)
            if element.bits <= 8:
                return list(host.values_of(np.arange(2**element.bits, dtype=np.uint8).view(element.dtype), element))
            tiny = math.ldexp(1, form.lowest)
            step = math.ldexp(1, -form.mantissa)
            sizes = [
                0.0,
                tiny * step,
                tiny - tiny * step,
                tiny,
                0.5 - step / 4,
                0.5,
                1 - step / 2,
                1.0,
                1 + step,
                1.5,
                2.5,
                math.pi,
            ]
            sizes += [3.0, 7.5, 1 / step - 0.5, 1 / step + 1, form.largest / 2, form.largest, inf, nan]
            sizes += [rng.lognormvariate(0, 1) for _ in range(20)] + [rng.lognormvariate(0, 12) for _ in range(20)]
            sizes += [math.ldexp(1 + rng.random(), rng.randrange(form.lowest, 1 - form.lowest)) for _ in range(20)]
            return [exact_arithmetic.to_type(sign * x, element) for x in sizes for sign in (1, -1)]
    parts = _edges(host.part(element), rng)
    return [complex(rng.choice(parts), rng.choice(parts)) for _ in range(200)]


def _ordinary(element: ElementType, rng: random.Random) -> list[complex]:
    """Finite complex numbers of ordinary size, with signed zeros among their parts."""
    sizes = [0.0, 1e-12, 1e-6, 1e-3, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 10.0, 30.0]
    sizes += [rng.lognormvariate(0, 1) for _ in range(30)]
    parts = [sign * size for size in sizes for sign in (1, -1)]
    return [exact_arithmetic.to_type(complex(rng.choice(parts), rng.choice(parts)), element) for _ in range(200)]


def _inputs(instance: Instance) -> list[tuple[Any, ...]]:
    rng = random.Random(str(instance))
    if instance.row.name in DRAWS:
        return [tuple(DRAWS[instance.row.name](rng)) for _ in range(200)]
    count = 60 if instance.row.name in PAIRED else 200
    pools: list[list[Any]] = []
    for parameter in instance.values:
        element = instance.element(parameter.type)
        assert element is not None
        rounded = instance.kind == "complex" and instance.row.ulp("numpy", "complex")
        pools.append(_ordinary(element, rng) if rounded and element.kind == "complex" else _edges(element, rng))
    if len(pools) == 1:
        pool = pools[0]
        return [(x,) for x in (pool if len(pool) <= 300 and count == 200 else rng.sample(pool, min(count, len(pool))))]
    chosen = [tuple(rng.choice(pool) for pool in pools) for _ in range(count)]
    first = pools[-1][:20]
    return chosen + [(*(pool[i % len(pool)] for pool in pools[:-1]), y) for i in range(12) for y in first][:240]


def _has_meaning(instance: Instance, arguments: Sequence[Any]) -> bool:
    """Whether the row says what these arguments give. Complex rows that round do so away from their poles."""
    name = instance.row.name
    if name in ("floor_div", "floor_mod", "ceil_div"):
        return bool(arguments[1] != 0)
    if instance.kind != "complex" or not instance.row.ulp("numpy", "complex"):
        return True
    x = arguments[0]
    if name == "power":
        return bool(x != 0 and abs(arguments[1]) * max(1.0, abs(math.log(abs(x)))) < 80)
    if name == "atan2":
        y = arguments[1]
        return bool(x * x + y * y != 0)
    if name in ("atan", "atanh"):
        return bool(x not in ((1j, -1j) if name == "atan" else (1, -1)))
    zero = arguments[-1] == 0 and name in ("log", "rsqrt", "divide")
    return not zero


def _check(
    instance: Instance, column: str, inputs: Sequence[tuple[Any, ...]], exacts: Sequence[Any], got: Sequence[Any]
) -> None:
    allowed = instance.row.ulp(column, instance.kind)
    if instance.E.dtype != np.dtype(TYPES[instance.E.name]["texts"]["numpy"]["wide"]):
        allowed = 0  # computed in f64 and rounded once: correct
    for arguments, exact, result in zip(inputs, exacts, got, strict=True):
        wanted = exact_arithmetic.to_type(exact, instance.result)
        if not host.is_same(result, wanted):
            away = host.distance(result, exact, instance.result) if allowed else inf
            loose = instance.kind == "complex" and allowed and result == wanted  # zeros may differ in sign
            assert loose or away <= allowed or (allowed and host.is_excepted(instance, arguments, result, exact)), (
                f"{instance}{arguments}: {column} {result!r}, oracle {wanted!r}, {away} ulp"
            )


def _arrays(instance: Instance, inputs: Sequence[tuple[Any, ...]]) -> list[np.ndarray[Any, Any]]:
    elements = [instance.element(p.type) for p in instance.values]
    return [host.array([row[i] for row in inputs], e) for i, e in enumerate(elements) if e is not None]


def _settings(instance: Instance) -> list[list[tuple[Any, ...]]]:
    """The inputs, in batches that share their attributes."""
    if not instance.values:
        return [[()]]
    inputs = [x for x in _inputs(instance) if _has_meaning(instance, x)]
    if instance.row.name == "reduce_precision":
        return [[(x[0], *numbers) for x in inputs] for numbers in FORMATS]
    if instance.row.name == "bitcast":
        return [[(x[0], place) for x in inputs] for place in _places(instance)]
    return [inputs]


@functools.lru_cache(maxsize=64)
def _answered(name: str) -> list[tuple[list[tuple[Any, ...]], list[Any]]]:
    """The inputs of an instance in batches, with what the oracle answers: both columns are held against it in turn."""
    instance = BY_NAME[name]
    return [(inputs, [host.by_oracle(instance, x) for x in inputs]) for inputs in _settings(instance)]


def _places(instance: Instance) -> list[int]:
    """Where the bits of one element may stand among those of another: the ends, and one place beyond."""
    here, there = instance.F.bits, instance.E.bits
    found = range(0, -here - 1, -there) if there < here else range(0, there + 1, here)
    return sorted({found[0], found[1], found[-2], found[-1]})


def _numpy_values(instance: Instance, inputs: Sequence[tuple[Any, ...]]) -> list[Any]:
    if instance.kind == "index" and instance.values:
        return [host.by_dims(instance, x) for x in inputs]
    arrays = _arrays(instance, inputs)
    held = [a[:1].reshape(()) if p.type == "int" else a for a, p in zip(arrays, instance.values, strict=True)]
    result = host.by_numpy(instance, held)
    assert result.dtype == instance.result.dtype
    return host.values_of(result, instance.result)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "column"), asked_for(_columns()))
def test_a_column_agrees_with_the_oracle(name: str, column: str, request: pytest.FixtureRequest) -> None:
    for instance in (GROUPS if column == "numpy" else C_GROUPS)[name]:
        for inputs, exacts in _answered(str(instance)):
            if column == "numpy":
                got = _numpy_values(instance, inputs)
            else:
                made = request.getfixturevalue("compiled").run(instance, _arrays(instance, inputs))
                got = host.values_of(made, instance.result)
            _check(instance, column, inputs, exacts, got)


ROUNDED = [c for c in INSTANCES if c.kind == "complex" and c.row.ulp("numpy", "complex")]


@pytest.mark.parametrize(("instance", "column"), crossed(ROUNDED, ["numpy", "c"]), ids=str)
def test_complex_infinities_are_as_c99_says(instance: Instance, column: str, compiled: host.Compiled) -> None:
    """The sign of a zero is free, and beside NaN that of an infinity."""
    parts = (0.0, -0.0, 1.0, -2.0, 100.0, inf, -inf, nan)
    numbers = [complex(x, y) for x in parts for y in parts]
    inputs = itertools.product(numbers, repeat=len(instance.values))
    inputs = [x for x in inputs if not cmath.isfinite(sum(x))]
    if column == "c":
        results = host.values_of(compiled.run(instance, _arrays(instance, inputs)), instance.result)
    else:
        results = _numpy_values(instance, inputs)
    for arguments, result in zip(inputs, results, strict=True):
        exact = host.by_oracle(instance, arguments)
        for found, wanted in ((result.real, exact.real), (result.imag, exact.imag)):
            if exact != exact:
                found, wanted = abs(found), abs(wanted)
            assert found == pytest.approx(float(wanted), rel=1e-6, nan_ok=True), (arguments, result, exact)


@pytest.mark.parametrize("row", one_in(3, [row for row in SCALARS if row.name not in PAIRED]), ids=lambda row: row.name)
def test_numpy_keeps_shape_and_dtype(row: Row) -> None:
    for instance in INSTANCES:
        if instance.row is row and instance.kind != "index":
            check_shape_and_dtype(instance)


def check_shape_and_dtype(instance: Instance) -> None:
    inputs = _settings(instance)[0][:6]
    arrays = _arrays(instance, inputs)
    fixed = [p.type == "int" for p in instance.values]
    for shape in ((), (0,), (2, 3), (1, 6)):
        shaped = [
            a[0] if held or not shape else a[:0] if shape == (0,) else np.resize(a, shape)
            for a, held in zip(arrays, fixed, strict=True)
        ]
        shaped = [np.asarray(a) for a in shaped]
        result = host.by_numpy(instance, shaped)
        assert result.shape == (shape if instance.values else ()), instance
        assert result.dtype == instance.result.dtype, instance
    if len(arrays) == 2 and not any(fixed):
        assert host.by_numpy(instance, [np.resize(arrays[0], (3, 1)), np.resize(arrays[1], (4,))]).shape == (
            3,
            4,
        )


@pytest.mark.parametrize("element", [e for e in ELEMENTS if e.kind == "float"], ids=str)
def test_both_roundings_agree_next_to_ties(element: ElementType) -> None:
    pool = sorted({abs(x) for x in _edges(element, random.Random(1)) if math.isfinite(x)})
    middle = [(a + b) / 2 for a, b in itertools.pairwise(pool)]
    near = [f(x) for x in middle for f in (float, lambda v: math.nextafter(v, 0), lambda v: math.nextafter(v, inf))]
    values = [sign * x for x in near for sign in (1, -1)]
    with np.errstate(all="ignore"):
        got = elementwise.narrow(np.array(values), element.dtype)
    for value, result in zip(values, host.values_of(got, element), strict=True):
        assert host.is_same(result, exact_arithmetic.to_type(value, element)), value


BYTES = [element for element in ELEMENTS if element.kind == "float" and element.bits <= 8]


@pytest.mark.parametrize("element", BYTES, ids=str)
def test_numbers_of_a_byte_are_looked_up_as_each_of_them_is_computed(element: ElementType) -> None:
    every = np.arange(1 << element.bits, dtype=np.uint8).view(element.dtype)
    wanted = np.array([np.float64(x) for x in every])
    rows = np.broadcast_to(every[::-1], (64, every.size)).T  # whose elements lie apart
    for dtype in (np.float32, np.float64):
        found = elementwise.convert(rows, np.dtype(dtype))
        assert found.shape == rows.shape
        assert np.array_equal(found, np.broadcast_to(wanted[::-1, None], rows.shape), equal_nan=True)
        signs = np.signbit(found) == np.signbit(wanted)[::-1, None]
        assert (signs | np.isnan(found)).all()
