"""Folds agree with loops over elements, for any monoid, any filter, any chunks."""

from __future__ import annotations

import functools
import itertools
import math
import random
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from opspec.kernels.folds import box, fold
from opspec.kernels.pull import SCOPE, as_element, as_result, choose, index, read
from opspec.values.dims import Vec, maximum, where
from tests.kernels.test_pull import SEEDS, filled, of, pointwise


def last(a: Any, b: Any) -> Any:
    return b + 0 * a


def append_digit(a: Any, b: Any) -> Any:
    return a * 10 + b


def reduce_op(operand: Any, init: Any, along: Any, combine: Any, **options: Any) -> Any:
    kept = [d for d in range(operand.ndim) if d not in along]
    dims = tuple(operand.shape[d] for d in kept)
    o = index(dims)

    def term(k: Any) -> Any:
        source = [k[along.index(d)] if d in along else o[kept.index(d)] for d in range(operand.ndim)]
        return read(operand, Vec(source))

    window = box([operand.shape[d] for d in along])
    return as_result(of(dims, operand.dtype), fold(dims, {"k": window}, term, init, combine, **options))


@pytest.mark.parametrize("order", ["any_tree", "sequential"])
@pytest.mark.parametrize("along", [[0], [2], [0, 1], [1, 2], [0, 1, 2], []])
@pytest.mark.parametrize("combine", ["add", np.maximum, np.minimum, "multiply"])
def test_reduce_with_a_known_monoid(along: Any, combine: Any, order: Any) -> None:
    operand = np.random.default_rng(0).integers(-9, 9, (3, 4, 5)).astype(np.int8)
    ufunc = getattr(np, combine) if isinstance(combine, str) else combine
    found = reduce_op(operand, np.int8(2), along, combine, order=order)
    expected = ufunc(np.int8(2), ufunc.reduce(operand, axis=tuple(along), dtype=np.int8))
    assert found.dtype == np.int8
    assert np.array_equal(found, expected)


@pytest.mark.parametrize("order", ["any_tree", "sequential"])
@pytest.mark.parametrize("size", [0, 1, 2, 7, 16])
def test_reduce_keeps_the_order_of_an_unknown_monoid(size: int, order: Any) -> None:
    """x, y -> x * 16**digits(y) + y: concatenation of digits does not commute."""

    def cat(a: Any, b: Any) -> tuple[Any, Any]:
        return a[0] * 2 ** b[1] + b[0], a[1] + b[1]

    bits = np.random.default_rng(size).integers(0, 2, (3, size))
    o = index((3,))
    found, count = fold(
        (3,),
        {"k": range(size)},
        lambda k: (read(bits, Vec((o[0], k))), 1),
        (np.zeros((), np.int64), np.zeros((), np.int64)),
        cat,
        order=order,
    )
    assert np.broadcast_to(found, 3).tolist() == [int("".join(map(str, row)) or "0", 2) for row in bits]
    assert (count == size).all()


def test_a_variadic_fold_is_argmax() -> None:
    operand = np.random.default_rng(1).permutation(42).reshape(6, 7).astype(np.float32)
    o = index((6,))

    def best(a: Any, b: Any) -> tuple[Any, Any]:
        better = a[0] >= b[0]
        return np.where(better, a[0], b[0]), np.where(better, a[1], b[1])

    value, at = fold(
        (6,),
        {"k": range(7)},
        lambda k: (read(operand, Vec((o[0], k))), as_element(k, np.int32)),
        (np.float32(-np.inf), np.int32(-1)),
        best,
    )
    assert np.array_equal(value, operand.max(1))
    assert np.array_equal(at, operand.argmax(1))
    assert at.dtype == np.int32


@pytest.mark.parametrize(
    ("combine", "order"),
    [
        *itertools.product(["add", np.maximum, "multiply", last], ["any_tree", "sequential"]),
        (append_digit, "sequential"),
    ],
)
def test_filtered_terms_are_left_out(combine: Any, order: Any) -> None:
    operand = np.random.default_rng(2).integers(1, 9, (5, 4))
    o = index((5,))
    found = fold(
        (5,),
        {"k": range(6)},
        lambda k: read(operand, Vec((o[0], k))),
        3,
        combine,
        where=lambda k: (k < 4) & (k + o[0] > 3),
        order=order,
    )
    function = getattr(np, combine) if isinstance(combine, str) else combine
    kept = [[operand[i, k] for k in range(4) if k + i > 3] for i in range(5)]
    expected = [functools.reduce(function, row, 3) for row in kept]
    assert found.tolist() == expected


def test_filters_that_are_constant() -> None:
    one = np.float32(1)
    assert fold((), {"k": range(3)}, lambda _: one, one, "add", where=lambda k: k < 0) == 1
    assert fold((), {"k": range(3)}, lambda _: one, one, "add", where=lambda k: k >= 0) == 4


@pytest.mark.parametrize("dtype", [np.float32, np.float16, np.float64, ml_dtypes.bfloat16])
def test_a_sum_of_negative_zeros_is_negative(dtype: Any) -> None:
    zeros = -np.zeros(3, dtype)

    def total(where: Any) -> Any:
        return fold((), {"k": range(3)}, lambda k: read(zeros, (k,)), zeros[0], "add", where)

    assert np.signbit(total(None))
    assert np.signbit(total(lambda k: k < 2))


@pytest.mark.parametrize("limit", [1, 5, 24, 100])
@pytest.mark.parametrize("combine", ["add", lambda a, b: a + b])
def test_chunks_do_not_change_the_value(monkeypatch: pytest.MonkeyPatch, limit: int, combine: Any) -> None:
    monkeypatch.setattr("opspec.kernels.folds.CHUNK", limit)
    operand = np.random.default_rng(3).integers(0, 99, (3, 4, 2, 5))
    found = reduce_op(operand, np.int64(1), [0, 2, 3], combine)
    assert np.array_equal(found, operand.sum((0, 2, 3)) + 1)


def test_folds_nest() -> None:
    operand = filled(3, 4, 5)
    o = index((3,))

    def row(j: Any) -> Any:
        return fold((3,), {"k": range(5)}, lambda k: read(operand, Vec((o[0], j, k))), 0, "add")

    found = fold((3,), {"j": range(4)}, row, np.float32(-np.inf), np.maximum)
    assert np.array_equal(found, operand.sum(2).max(1))
    assert (SCOPE.rank, SCOPE.copies) == (0, 1)


def test_a_long_sum_of_narrow_floats_does_not_stall() -> None:
    ones = np.ones(4096, ml_dtypes.bfloat16)
    assert float(reduce_op(ones, ml_dtypes.bfloat16(0), [0], "add")) == 4096


def test_a_space_that_is_too_large_is_refused() -> None:
    with pytest.raises(MemoryError, match="at most"):
        fold((2**20, 2**20), {"k": range(2)}, lambda _: 1, 0, "add")


def place(rank: int, *parts: tuple[Any, Any]) -> Vec:
    result: list[Any] = [0] * rank
    for places, entries in parts:
        for at, x in zip(places, entries, strict=True):
            result[at] = x
    return Vec(result)


@pytest.mark.parametrize("seed", SEEDS)
def test_convolution(seed: int) -> None:
    draw = random.Random(seed)
    n = draw.randint(0, 2)
    batch, channels, features = draw.randint(1, 3), draw.randint(1, 3), draw.randint(1, 3)
    feature_groups, batch_groups = draw.choice([(1, 1), (2, 1), (1, 2)])
    features *= feature_groups * batch_groups
    space = Vec(draw.randint(1, 5) for _ in range(n))
    window = Vec(draw.randint(1, 3) for _ in range(n))
    strides, spread, dilation = (Vec(draw.randint(1, 2) for _ in range(n)) for _ in range(3))
    low, high = (Vec(draw.randint(-1, 2) for _ in range(n)) for _ in range(2))
    flip = Vec(draw.random() < 0.5 for _ in range(n))
    padded = low + maximum(space - 1, 0) * spread + 1 + high
    out = maximum((padded - ((window - 1) * dilation + 1)) // strides + 1, 0)
    lay, kernel, result = (draw.sample(range(n + 2), n + 2) for _ in range(3))
    numbers = np.random.default_rng(seed)
    dims = (batch * batch_groups, channels * feature_groups, *space)
    lhs = numbers.integers(-3, 4, place(n + 2, (lay, dims))).astype(np.int32)
    rhs = numbers.integers(-3, 4, place(n + 2, (kernel, (channels, features, *window)))).astype(np.int32)
    dims = tuple(place(n + 2, (result, (batch, features, *out))))

    o = index(dims)
    f = o[result[1]]
    group = f // (features // feature_groups)
    image = o[result[0]] + batch * (f // (features // batch_groups))
    corner = Vec(o[d] for d in result[2:]) * strides - low

    def term(k: Any, c: Any) -> Any:
        p = corner + k * dilation
        hit = (p >= 0) & (p % spread == 0) & (p // spread < space)
        there = place(n + 2, (lay, (image, group * channels + c, *(p // spread))))
        x = choose(hit, lambda: read(lhs, there), lambda: 0)
        return x * read(rhs, place(n + 2, (kernel, (c, f, *where(flip, window - 1 - k, k)))))

    over: dict[str, Any] = {"k": box(window), "c": range(channels)}
    found = as_result(of(dims, np.int32), fold(dims, over, term, 0, "add"))

    def element(*at: int) -> int:
        b, g, *corner = (at[d] for d in result)
        total = 0
        for *k, c in itertools.product(*map(range, window), range(channels)):
            p = [x * s - lo + y * d for x, s, lo, y, d in zip(corner, strides, low, k, dilation, strict=True)]
            if all(x >= 0 and x % s == 0 and x // s < m for x, s, m in zip(p, spread, space, strict=True)):
                source = b + batch * (g // (features // batch_groups))
                channel = g // (features // feature_groups) * channels + c
                at_space = [q // s for q, s in zip(p, spread, strict=True)]
                x = lhs[tuple(place(n + 2, (lay, (source, channel, *at_space))))]
                at_window = [w - 1 - y if r else y for w, y, r in zip(window, k, flip, strict=True)]
                total += int(x) * int(rhs[tuple(place(n + 2, (kernel, (c, g, *at_window))))])
        return total

    assert np.array_equal(found, pointwise(dims, element, np.int32))


@pytest.mark.parametrize("dtype", [np.float16, np.float32, np.float64])
@pytest.mark.parametrize("ufunc", [np.maximum, np.minimum])
def test_bounds_of_floats_place_negative_zero_below_zero(ufunc: np.ufunc, dtype: type) -> None:
    signs = [[a, b, c] for a in (0.0, -0.0) for b in (0.0, -0.0) for c in (0.0, -0.0)]
    terms = np.array([*signs, [-0.0, 1, -1], [np.nan, -0.0, 0.0]], dtype)
    start = dtype(-np.inf if ufunc is np.maximum else np.inf)
    found = fold((10,), {"k": range(3)}, lambda k: read(terms, (index((10,))[0], k)), start, ufunc)
    for row, value in zip(terms[:8], found[:8], strict=True):
        assert value == 0
        assert np.signbit(value) == (np.signbit(row).all() if ufunc is np.maximum else np.signbit(row).any())
    assert found[8] == (1 if ufunc is np.maximum else -1)
    assert np.isnan(found[9])


def test_what_a_condition_refuses_everywhere_is_not_looked_at() -> None:
    x = np.ones((2, 3), np.float32)
    found = fold((2,), {"k": range(3)}, lambda k: read(x, (7, k)), np.float32(0), "add", where=lambda _: False)
    assert found == 0


@pytest.mark.parametrize("dtype", [np.float32, np.float64, np.complex64])
@pytest.mark.parametrize("shape", [(20, 30, 40), (4097,), (1, 5000, 1), (257, 64), (5000, 3), (3, 5000), (70, 1, 70)])
def test_long_sums_are_made_in_levels(shape: tuple[int, ...], dtype: Any) -> None:
    """In any layout of the memory; as exact as pairs of pairs would be, where rows after rows would not."""
    x = np.random.default_rng(0).standard_normal(shape).astype(dtype)
    eps = np.finfo(dtype).eps
    for order in itertools.permutations(range(x.ndim)):
        given = x.transpose(order)
        wide = given.astype(np.complex128 if x.dtype.kind == "c" else np.longdouble)
        for count in range(1, x.ndim + 1):
            for along in itertools.combinations(range(x.ndim), count):
                found = reduce_op(given, dtype(0), along, "add")
                assert found.dtype == dtype
                levels = 16 * math.log(x.size, 16)
                bound = levels * eps * np.abs(wide).sum(along) / 2
                assert (np.abs(found - wide.sum(along)) <= bound).all()


def test_a_long_sum_of_minus_zeros_is_minus_zero() -> None:
    assert np.signbit(reduce_op(np.full((200, 50), -0.0), np.float64(-0.0), [0], "add")).all()
