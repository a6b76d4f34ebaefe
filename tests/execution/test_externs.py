"""Sorting: against a plain insertion sort, against XLA, and fast enough for real programs."""

from __future__ import annotations

import time
from typing import Any

import jax
import ml_dtypes
import numpy as np
import pytest
from jax import lax

import opspec
from opspec.catalog.op_files import load
from opspec.catalog.op_index import index
from opspec.execution.comparators import keys_of
from opspec.execution.externs import EXTERNS, sort
from opspec.numerics import long_rows
from opspec.programs.records import import_module
from opspec_model.definitions.spec import Extern
from opspec_model.names import SHIPPED
from tests.generated_cases import ops

Array = np.ndarray[Any, np.dtype[Any]]
RNG = np.random.default_rng(11)


def sorting(shape: str, elements: list[str], body: str, dimension: int = 0) -> str:
    types = [f"tensor<{shape}{element}>" for element in elements]
    names = [f"%x{at}" for at in range(len(types))]
    given = ", ".join(f"{name}: {type_}" for name, type_ in zip(names, types, strict=True))
    pairs = ", ".join(f"%a{at}: tensor<{e}>, %b{at}: tensor<{e}>" for at, e in enumerate(elements))
    results = ", ".join(types)
    returned = ", ".join(f"%r#{at}" for at in range(len(types)))
    return f"""module {{ func.func @main({given}) -> ({results}) {{
  %r:{len(types)} = "stablehlo.sort"({", ".join(names)}) ({{
    ^bb0({pairs}):
{body}
  }}) {{dimension = {dimension} : i64, is_stable = true}} : ({results}) -> ({results})
  return {returned} : {results}
}} }}"""


def compare(direction: str, left: str, right: str, element: str, kind: str = "") -> str:
    types = f"(tensor<{element}>, tensor<{element}>) -> tensor<i1>"
    kind = f", {kind}" if kind else ""
    return f"""    %p = stablehlo.compare {direction}, {left}, {right}{kind} : {types}
    stablehlo.return %p : tensor<i1>"""


def run(text: str, *arrays: Array) -> list[list[Any]]:
    return [x.tolist() for x in opspec.run(opspec.load(text), *arrays)]


def stably(rows: list[Array], key: Any) -> list[list[Any]]:
    """Rows sorted along the last axis by a function of one element of each array."""
    found = [x.copy() for x in rows]
    for at in np.ndindex(*rows[0].shape[:-1]):
        order = sorted(range(rows[0].shape[-1]), key=lambda i: key(*(x[(*at, i)] for x in rows)))
        for x, y in zip(found, rows, strict=True):
            x[at] = y[at][order]
    return [x.tolist() for x in found]


SPECIAL = np.array([2, -0.0, np.nan, -np.inf, 0.0, np.inf, -np.nan, -2, 0.0, -0.0, 1e-40], np.float32)


def bits_in_order(x: float) -> int:
    """The place of a float in the total order."""
    bits = int(np.float32(x).view(np.int32))
    return bits if bits >= 0 else bits ^ 0x7FFFFFFF


@pytest.mark.parametrize(("direction", "swap"), [("LT", False), ("GT", False), ("LT", True), ("GT", True)])
def test_the_total_order_places_nan_and_negative_zero(direction: str, swap: bool) -> None:
    left, right = ("%b0", "%a0") if swap else ("%a0", "%b0")
    text = sorting("11x", ["f32", "i32"], compare(direction, left, right, "f32", "TOTALORDER"))
    at = np.arange(11, dtype=np.int32)
    sign = 1 if (direction == "LT") != swap else -1
    expected = sorted(at.tolist(), key=lambda i: sign * bits_in_order(SPECIAL[i]))
    assert run(text, SPECIAL, at)[1] == expected


@pytest.mark.parametrize("dtype", [np.float32, np.float64, ml_dtypes.bfloat16, np.float16, ml_dtypes.float8_e4m3fn])
def test_without_nan_negative_zero_equals_zero(dtype: Any) -> None:
    element = {"float32": "f32", "float64": "f64", "bfloat16": "bf16", "float16": "f16"}.get(
        np.dtype(dtype).name, "f8E4M3FN"
    )
    x = SPECIAL[np.abs(SPECIAL) < 9].astype(dtype)
    at = np.arange(len(x), dtype=np.int32)
    text = sorting(f"{len(x)}x", [element, "i32"], compare("GT", "%a0", "%b0", element))
    assert run(text, x, at)[1] == sorted(at.tolist(), key=lambda i: -float(x[i]))


def test_nan_among_floats_that_are_not_totally_ordered_loses_no_element() -> None:
    text = sorting("11x", ["f32", "i32"], compare("LT", "%a0", "%b0", "f32"))
    assert sorted(run(text, SPECIAL, np.arange(11, dtype=np.int32))[1]) == list(range(11))


@pytest.mark.parametrize("element", ["i1", "i4", "ui8", "i64", "ui64"])
@pytest.mark.parametrize("direction", ["LT", "GT"])
def test_integers_are_sorted(element: str, direction: str) -> None:
    dtype = {"i1": np.bool_, "i4": ml_dtypes.int4}.get(element) or np.dtype(
        element.replace("ui", "uint") if element[0] == "u" else element.replace("i", "int")
    )
    x = RNG.integers(0, 2 if element == "i1" else 8, 30).astype(dtype)
    if element[0] == "u":
        x[3] = np.iinfo(dtype).max
    at = np.arange(30, dtype=np.int32)
    sign = 1 if direction == "LT" else -1
    text = sorting("30x", [element, "i32"], compare(direction, "%a0", "%b0", element))
    assert run(text, x, at)[1] == sorted(at.tolist(), key=lambda i: sign * int(x[i]))


@pytest.mark.parametrize(("dimension", "axis"), [(0, 0), (1, 1), (-1, 2), (-3, 0)])
def test_a_dimension_may_be_counted_from_the_end(dimension: int, axis: int) -> None:
    x = RNG.integers(0, 9, (3, 4, 5)).astype(np.int32)
    y = x.astype(np.float32) + RNG.uniform(size=x.shape).astype(np.float32)
    text = sorting("3x4x5x", ["i32", "f32"], compare("LT", "%a0", "%b0", "i32"), dimension)
    found = run(text, x, y)
    order = np.argsort(x, axis=axis, kind="stable")
    assert found == [np.take_along_axis(z, order, axis).tolist() for z in (x, y)]


@pytest.mark.parametrize(("together", "parts"), [(20, [1, 1, 1]), (40, [2, 1]), (99, [3])])
def test_rows_are_sorted_some_at_a_time(together: int, parts: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []
    places = sort._places
    monkeypatch.setattr(long_rows, "BLOCK", together)
    monkeypatch.setattr(sort, "_places", lambda rows, c: (seen.append(len(rows[0])), places(rows, c))[1])
    x = RNG.integers(0, 9, (3, 4, 5)).astype(np.int32)
    y = x.astype(np.float32) + RNG.uniform(size=x.shape).astype(np.float32)
    found = run(sorting("3x4x5x", ["i32", "f32"], compare("GT", "%a0", "%b0", "i32"), 1), x, y)
    order = np.argsort(-x, axis=1, kind="stable")
    assert found == [np.take_along_axis(z, order, 1).tolist() for z in (x, y)]
    assert seen == parts


@pytest.mark.parametrize("shape", [(3000,), (3, 400), (2, 3, 50), (40, 2)])
@pytest.mark.parametrize(
    "dtype", ["bool", "int8", "uint8", "float16", "bfloat16", "float32", "float64", "int16", "uint32", "int64"]
)
@pytest.mark.parametrize("descending", [False, True])
@pytest.mark.parametrize("ended", [False, True])
def test_one_tensor_is_sorted_by_ranks_alone(
    shape: tuple[int, ...], dtype: str, descending: bool, ended: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both zeros, and all NaN, are equal to JAX, so that they stand as they stood."""
    monkeypatch.setattr(long_rows, "BLOCK", 1 << 10)
    monkeypatch.setattr(sort, "_places", None)
    x = (RNG.standard_normal(shape) * 9).astype(np.dtype(dtype))
    if np.dtype(dtype).kind not in "iu":
        x.reshape(-1)[::3] = RNG.choice(SPECIAL[:-1], len(x.reshape(-1)[::3]))
    axis = 0 if shape[1:] == (2,) else -1
    with jax.enable_x64(True):
        text = jax.jit(lambda x: lax.sort(x[::-1] if ended else x, axis % x.ndim)).lower(x).as_text()
    (found,) = opspec.run(opspec.load(text.replace("compare LT", "compare GT") if descending else text), x)
    given = np.moveaxis(x[::-1] if ended else x, axis, -1)
    expected = given.copy()
    for at in np.ndindex(*given.shape[:-1]):
        row = given[at]
        order = sorted(range(len(row)), key=lambda i: (bool(np.isnan(row[i])), row[i].item()), reverse=descending)
        expected[at] = row[order]
    assert found.tobytes() == np.moveaxis(expected, -1, axis).tobytes()


@pytest.mark.parametrize(("most", "places"), [(8, 0), (9, 1)])
def test_elements_of_one_rank_stand_as_they_stood(most: int, places: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where few ranks are those of several elements; else places are found."""
    seen: list[int] = []
    found_by = sort._sorted_in_parts
    monkeypatch.setattr(long_rows, "BLOCK", 100)
    monkeypatch.setattr(sort, "_sorted_in_parts", lambda *given: (seen.append(1), found_by(*given))[1])
    body = f"""    %a = stablehlo.abs %a0 : tensor<i32>
    %b = stablehlo.abs %b0 : tensor<i32>
{compare("GT", "%a", "%b", "i32")}"""
    x = RNG.integers(-most, 40, 500).astype(np.int32)
    x[:2] = most, -most
    assert run(sorting("500x", ["i32"], body), x) == stably([x], lambda a: -abs(int(a)))
    assert len(seen) == places


ROWS = {
    "few values": RNG.integers(-3, 3, 3000).astype(np.int32),
    "one value": np.full(3000, np.iinfo(np.int32).max, np.int32),
    "two ends": RNG.choice(np.array([np.iinfo(np.int32).min, np.iinfo(np.int32).max], np.int32), 3000),
    "one among many": np.where(np.arange(3000) == 7, -5, RNG.integers(0, 1 << 30, 3000)).astype(np.int32),
    "in order": np.arange(3000, dtype=np.int32),
    "backwards": np.arange(3000, dtype=np.int32)[::-1].copy(),
}


@pytest.mark.parametrize("name", ROWS)
@pytest.mark.parametrize("direction", ["LT", "GT"])
@pytest.mark.parametrize("second", ["", "LT", "GT"])
def test_long_rows_are_sorted_in_parts(name: str, direction: str, second: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With another tensor, and with places, which may be a key too, in the memory of an operand or not."""
    monkeypatch.setattr(long_rows, "BLOCK", 100)
    monkeypatch.setattr(sort, "_places", None)
    x, y = ROWS[name], RNG.standard_normal(3000).astype(np.float32)
    body = compare(direction, "%a0", "%b0", "i32")
    if second:
        body = f"""    %e = stablehlo.compare EQ, %a0, %b0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %f = stablehlo.compare {direction}, %a0, %b0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %s = stablehlo.compare {second}, %a2, %b2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %p = stablehlo.select %e, %s, %f : tensor<i1>, tensor<i1>
    stablehlo.return %p : tensor<i1>"""
    given = sorting("3000x", ["i32", "f32", "i32"], body)
    ended = "  %i = stablehlo.iota dim = 0 : tensor<3000xi32>\n  %n = stablehlo.negate %x1 : tensor<3000xf32>\n"
    made = given.replace("(%x0, %x1, %x2)", "(%x0, %n, %i)").replace("  %r:3 =", f"{ended}  %r:3 =")
    at = np.arange(3000, dtype=np.int32)
    sign = {"LT": 1, "GT": -1, "": 0}
    expected = stably([x, y, at], lambda a, _, c: (sign[direction] * int(a), sign[second] * int(c)))
    assert run(given, x, y, at) == expected
    assert run(made, x, -y, at) == expected


def test_elements_are_what_they_were_where_ranks_turn_out_not_to_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the memory of the operand, whose first blocks are ranks already when a later one has too many shared."""
    shares: list[bool] = []
    by_rank = sort._sorted_by_rank
    monkeypatch.setattr(long_rows, "BLOCK", 100)
    monkeypatch.setattr(
        sort, "_sorted_by_rank", lambda x, c, to: (shares.append(np.shares_memory(x, to)), by_rank(x, c, to))[1]
    )
    body = f"""    %a = stablehlo.abs %a0 : tensor<f32>
    %b = stablehlo.abs %b0 : tensor<f32>
{compare("LT", "%a", "%b", "f32")}"""
    text = sorting("500x", ["f32"], body).replace('"stablehlo.sort"(%x0)', '"stablehlo.sort"(%n)')
    text = text.replace("  %r:1 =", "  %n = stablehlo.negate %x0 : tensor<500xf32>\n  %r:1 =")
    x = -abs(RNG.standard_normal(500)).astype(np.float32)
    x[:300:7], x[3], x[350:] = -0.0, 0.0, -x[350:]
    (found,) = opspec.run(opspec.load(text), x)
    assert found.tobytes() == np.array(sorted(-x, key=abs), np.float32).tobytes()
    assert shares == [True]


@pytest.mark.parametrize(("shape", "dimension"), [((0, 5), 1), ((5, 0), 0), ((2, 0, 5), 2), ((0,), 0)])
def test_of_no_elements_none_is_sorted(shape: tuple[int, ...], dimension: int) -> None:
    text = sorting("x".join(map(str, shape)) + "x", ["f32"], compare("LT", "%a0", "%b0", "f32"), dimension)
    (found,) = opspec.run(opspec.load(text), np.zeros(shape, np.float32))
    assert found.shape == shape


def test_a_comparator_may_look_at_several_inputs() -> None:
    body = """    %e = stablehlo.compare EQ, %a0, %b0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %l = stablehlo.compare LT, %a0, %b0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %g = stablehlo.compare GT, %a2, %b2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %p = stablehlo.select %e, %g, %l : tensor<i1>, tensor<i1>
    stablehlo.return %p : tensor<i1>"""
    x, y, z = (RNG.integers(0, 3, (4, 20)).astype(np.int32) for _ in range(3))
    text = sorting("4x20x", ["i32", "i32", "i32"], body, 1)
    assert run(text, x, y, z) == stably([x, y, z], lambda a, _, c: (a, -c))


# The distance between a and b has no key that either side could compute alone.
TANGLED = """    %d = stablehlo.subtract %a0, %b0 : tensor<i32>
    %z = stablehlo.constant dense<0> : tensor<i32>
    %p = stablehlo.compare LT, %d, %z : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>"""


@pytest.mark.parametrize("length", [0, 1, 2, 3, 7, 8, 9, 33, 100])
def test_any_comparator_is_merged_stably(length: int) -> None:
    x = RNG.integers(0, 10, (3, length)).astype(np.int32)
    y = np.arange(x.size, dtype=np.int32).reshape(x.shape)
    text = sorting(f"3x{length}x", ["i32", "i32"], TANGLED, 1)
    assert run(text, x, y) == stably([x, y], lambda a, _: a)


def test_a_comparator_that_contradicts_itself_still_permutes() -> None:
    always = "    %t = stablehlo.constant dense<true> : tensor<i1>\n    stablehlo.return %t : tensor<i1>"
    odd = """    %s = stablehlo.add %a0, %b0 : tensor<i32>
    %m = stablehlo.multiply %s, %a0 : tensor<i32>
    %p = stablehlo.compare GT, %m, %b0 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>"""
    x = RNG.integers(-50, 50, 61).astype(np.int32)
    for body in (always, odd):
        (found,) = run(sorting("61x", ["i32"], body), x)
        assert sorted(found) == sorted(x.tolist())


def test_a_comparator_may_use_outer_values() -> None:
    text = sorting("9x", ["i32"], TANGLED.replace("%z = stablehlo.constant dense<0>", "%z = stablehlo.negate %n"))
    text = text.replace("(%x0: tensor<9xi32>)", "(%x0: tensor<9xi32>, %n: tensor<i32>)")
    x = RNG.integers(0, 10, 9).astype(np.int32)
    assert run(text, x, np.int32(0)) == [sorted(x.tolist())]


def test_jax_sorts_alike() -> None:
    # Without the subnormal number, which XLA takes for zero.
    x = np.concatenate([SPECIAL[:-1], RNG.uniform(-1, 1, 50).astype(np.float32).round(1)])
    at = np.arange(len(x), dtype=np.int32)
    jitted = jax.jit(lambda x, y: lax.sort((x, y), num_keys=1))
    found = opspec.run(opspec.load(jitted.lower(x, at).as_text()), x, at)
    for a, b in zip(found, jitted(x, at), strict=True):
        assert a.tobytes() == np.asarray(b).tobytes()


def test_the_keys_of_a_comparator_of_jax_are_found() -> None:
    text = (
        jax.jit(lambda x, y: lax.sort((x, y), num_keys=2)).lower(np.ones(5, np.float32), np.ones(5, np.int32)).as_text()
    )
    view = import_module(opspec.load(text))
    (sort,) = [op for op in view.walk() if op.name == "stablehlo.sort"]
    found = keys_of(sort.regions[0].block, lambda _: True)
    assert [(key.descending, key.total) for key in found] == [(False, True), (False, False)]


@pytest.mark.parametrize(
    "body",
    [
        compare("LE", "%a0", "%b0", "i32"),
        compare("LT", "%a0", "%b1", "i32"),
        compare("LT", "%a0", "%a1", "i32"),
        TANGLED,
    ],
)
def test_other_comparators_have_no_keys(body: str) -> None:
    view = import_module(opspec.load(sorting("3x", ["i32", "i32"], body)))
    (sort,) = [op for op in view.walk() if op.name == "stablehlo.sort"]
    assert keys_of(sort.regions[0].block, lambda _: True) == ()


def test_sorting_calls_no_comparator_per_element() -> None:
    x = RNG.integers(0, 1 << 30, 1 << 15).astype(np.int32)
    program = opspec.compile(opspec.load(sorting(f"{len(x)}x", ["i32"], TANGLED)))
    start = time.perf_counter()
    (found,) = program(x)
    assert time.perf_counter() - start < 5
    assert found.tolist() == sorted(x.tolist())


def test_every_extern_is_called_like_a_kernel() -> None:
    shipped = [load(name)[0] for name in index() if name.partition(".")[0] in SHIPPED]
    named = {op.semantics.function for op in [*ops(), *shipped] if isinstance(op.semantics, Extern)}
    assert set(EXTERNS) == named
