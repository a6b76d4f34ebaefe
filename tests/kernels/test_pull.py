"""The pull form over arrays agrees with loops over elements, and copies nothing where a view will do."""

from __future__ import annotations

import math
import operator
import random
from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from opspec.kernels import folds, index_components, pull
from opspec.kernels.index_components import IndexAxis, IndexGrid, Mask
from opspec.kernels.pull import as_element, as_index, as_result, choose, flatten, index, read, shape, unflatten, values
from opspec.values.dims import Undefined, Vec, clamp, maximum, minimum, where
from opspec.values.types import Tensor, element_of
from tests.samples import one_in

SEEDS = range(25)


def of(dims: Any, like: Any = np.float32) -> Tensor:
    return Tensor(Vec(dims), element_of(np.dtype(like)))


def filled(*dims: int, dtype: Any = np.float32) -> Any:
    return np.arange(math.prod(dims)).reshape(dims).astype(dtype)


def pointwise(dims: Any, element: Callable[..., Any], dtype: Any = np.float32) -> Any:
    result = np.empty(dims, dtype)
    for at in np.ndindex(*dims):
        result[at] = element(*at)
    return result


@pytest.fixture
def no_grids(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fails whoever builds an index over several axes, or an array of indices at all."""

    def refuse(*_: Any) -> Any:
        raise AssertionError("an index was materialised")

    monkeypatch.setattr(IndexGrid, "__init__", refuse)
    monkeypatch.setattr(index_components, "spread", refuse)
    monkeypatch.setattr(pull, "spread", refuse)


# --- components -----------------------------------------------------------------------------------

OPERATIONS = [operator.add, operator.sub, operator.mul, operator.floordiv, operator.mod, maximum, minimum]
COMPARISONS = [operator.eq, operator.ne, operator.lt, operator.le, operator.gt, operator.ge]


def component(draw: random.Random) -> Any:
    form = draw.randrange(5)
    if form == 0:
        return draw.randint(-3, 3)
    if form == 1:
        return IndexAxis(-1, range(4)) * draw.choice([-2, -1, 1, 2]) + draw.randint(-4, 4)
    if form == 2:
        return IndexAxis(-2, range(3)) * draw.choice([-2, -1, 1, 3]) + draw.randint(-4, 4)
    if form == 3:
        return IndexAxis(-1, np.array([draw.randint(-5, 5) for _ in range(4)]))
    return IndexGrid(np.array([[draw.randint(-5, 5) for _ in range(4)] for _ in range(3)]))


def everywhere(x: Any) -> Any:
    return np.broadcast_to(values(x), (3, 4))


def pairs(a: Any, b: Any) -> list[tuple[int, int]]:
    return list(zip(everywhere(a).reshape(-1).tolist(), everywhere(b).reshape(-1).tolist(), strict=True))


@pytest.mark.parametrize("seed", one_in(4, range(300)))
def test_components_compute_like_arrays(seed: int) -> None:
    draw = random.Random(seed)
    a, b = component(draw), component(draw)
    for operation in OPERATIONS:
        if operation in (operator.floordiv, operator.mod) and not everywhere(b).all():
            with pytest.raises((Undefined, ZeroDivisionError)):
                operation(a, b)
            continue
        expected = [operation(x, y) for x, y in pairs(a, b)]
        assert everywhere(operation(a, b)).reshape(-1).tolist() == expected, operation
    masks = []
    for compare in COMPARISONS:
        expected = [compare(x, y) for x, y in pairs(a, b)]
        masks.append(compare(a, b))
        assert everywhere(masks[-1]).reshape(-1).tolist() == expected, compare
    c = component(draw) < component(draw)
    for m in masks:
        assert (everywhere(m & c) == (everywhere(m) & everywhere(c))).all()
        assert (everywhere(m | c) == (everywhere(m) | everywhere(c))).all()
        if isinstance(m, Mask):
            assert (everywhere(~m) == ~everywhere(m)).all()
        chosen = choose(m, lambda: a, lambda: b)
        assert (everywhere(chosen) == np.where(everywhere(m), everywhere(a), everywhere(b))).all()
    assert (everywhere(abs(a)) == abs(everywhere(a))).all()
    assert (everywhere(-a) == -everywhere(a)).all()


def test_an_index_that_only_moves_stays_a_range() -> None:
    o = index((6, 4))
    q = (o * 2 - (1, 3)) * -1
    assert [x.values for x in q] == [range(1, -11, -2), range(3, -5, -2)]
    assert (q * 2 // 2 + 0 - q) == (0, 0)
    assert o // 10 == (0, 0)
    assert o % 10 == o
    assert isinstance(o[0] + o[1], IndexGrid)
    assert index((6, 4)) is index(Vec((6, 4)))


def test_a_comparison_that_always_holds_is_no_mask() -> None:
    o = index((6, 4))
    assert (o >= 0) is True
    assert (o < (6, 4)) is True
    assert (o < 0) is False
    hit = (o >= (1, 0)) & (o < (5, 2))
    assert hit.axes == {-2: (range(1, 5), 6), -1: (range(2), 4)}
    assert hit.grid is None
    assert (o[0] % 3 == 1).axes == {-2: (range(1, 7, 3), 6)}


def test_a_mask_has_no_truth_value() -> None:
    with pytest.raises(TypeError, match="no single truth value"):
        bool(index((3,))[0] < 1)


def test_a_vector_is_indexed_by_a_component() -> None:
    assert values(Vec((5, 7, 9))[index((3,))[0]]).tolist() == [5, 7, 9]
    with pytest.raises(Undefined, match="index 3 in a vector of length 3"):
        Vec((5, 7, 9))[index((4,))[0]]


# --- reads that are views -------------------------------------------------------------------------


def slice_op(operand: Any, start: Any, stride: Any, dims: Any) -> Any:
    return as_result(of(dims), read(operand, Vec(start) + index(dims) * Vec(stride)))


def transpose(operand: Any, permutation: Any) -> Any:
    dims = [operand.shape[p] for p in permutation]
    o = index(tuple(dims))
    return as_result(of(dims), read(operand, Vec(o[permutation.index(d)] for d in range(len(dims)))))


def broadcast_in_dim(operand: Any, along: Any, dims: Any) -> Any:
    o = index(tuple(dims))
    source = Vec(0 if n == 1 else o[d] for n, d in zip(operand.shape, along, strict=True))
    return as_result(of(dims), read(operand, source))


@pytest.mark.usefixtures("no_grids")
@pytest.mark.parametrize("seed", SEEDS)
def test_reads_that_follow_axes_are_views(seed: int) -> None:
    draw = random.Random(seed)
    dims = [draw.randint(1, 5) for _ in range(draw.randint(1, 4))]
    operand = filled(*dims)

    start = [draw.randrange(n) for n in dims]
    stride = [draw.randint(1, 3) for _ in dims]
    sizes = tuple((n - s + d - 1) // d for n, s, d in zip(dims, start, stride, strict=True))
    found = slice_op(operand, start, stride, sizes)
    expected = operand[tuple(slice(s, None, d) for s, d in zip(start, stride, strict=True))]
    assert np.array_equal(found, expected)
    assert np.shares_memory(found, operand)

    reversed_along = [draw.random() < 0.5 for _ in dims]
    o = index(tuple(dims))
    found = as_result(of(dims), read(operand, where(Vec(reversed_along), shape(operand) - 1 - o, o)))
    assert np.array_equal(found, np.flip(operand, tuple(d for d, r in enumerate(reversed_along) if r)))
    assert np.shares_memory(found, operand)

    permutation = draw.sample(range(len(dims)), len(dims))
    found = transpose(operand, permutation)
    assert np.array_equal(found, operand.transpose(permutation))
    assert np.shares_memory(found, operand)

    rank = len(dims) + draw.randint(0, 2)
    along = draw.sample(range(rank), len(dims))
    wide = [draw.randint(1, 4) for _ in range(rank)]
    for n, d in zip(dims, along, strict=True):
        if n != 1:
            wide[d] = n
    found = broadcast_in_dim(operand, along, wide)
    source = [d if n != 1 else None for n, d in zip(dims, along, strict=True)]
    expected = pointwise(wide, lambda *o: operand[tuple(0 if d is None else o[d] for d in source)])
    assert np.array_equal(found, expected)
    assert np.shares_memory(found, operand)


@pytest.mark.usefixtures("no_grids")
def test_the_identity_read_is_the_operand() -> None:
    operand = filled(3, 4)
    assert np.shares_memory(as_result(of((3, 4)), read(operand, index((3, 4)))), operand)
    assert as_result(of(()), read(np.float32(3) * np.ones((), np.float32), ())).shape == ()


@pytest.mark.usefixtures("no_grids")
def test_reshape_is_a_view() -> None:
    operand = filled(4, 6)
    source = unflatten(flatten(index((3, 2, 4)), (3, 2, 4)), (4, 6))
    found = as_result(of((3, 2, 4)), read(operand, source))
    assert np.array_equal(found, operand.reshape(3, 2, 4))
    assert np.shares_memory(found, operand)


def test_a_flattened_index_computes_like_any_other() -> None:
    operand = filled(4, 6)
    o = index((3, 2, 4))
    there = unflatten((flatten(o, (3, 2, 4)) + 5) % 24, (4, 6))
    assert np.array_equal(values(read(operand, there)), np.roll(operand.reshape(-1), -5).reshape(3, 2, 4))
    there = unflatten(flatten(o, (3, 2, 4)), (4, 6))
    assert np.array_equal(values(read(operand, there + 0)), operand.reshape(3, 2, 4))
    assert unflatten(flatten(Vec((1, 2)), (3, 4)), (2, 6)) == (1, 0)
    assert unflatten(7, (2, 6)) == (1, 1)


def test_a_diagonal_is_read_along_one_axis() -> None:
    operand = filled(4, 4)
    i = index((4,))[0]
    assert np.array_equal(values(read(operand, Vec((i, 3 - i)))), np.fliplr(operand).diagonal())


def test_axes_in_any_order_and_gaps() -> None:
    operand = filled(3, 2)
    o = index((2, 5, 3))
    assert values(read(operand, Vec((o[2], o[0])))).shape == (2, 1, 3)
    some = IndexAxis(-3, np.array([1, 0]))
    found = values(read(operand, Vec((o[2], some))))
    assert np.array_equal(found[:, 0, :], operand.T[[1, 0]])


# --- reads that need an index ---------------------------------------------------------------------


@pytest.mark.parametrize("seed", SEEDS)
def test_gather_reads_where_other_elements_say(seed: int) -> None:
    draw = np.random.default_rng(seed)
    operand = filled(5, 6, 3)
    starts = draw.integers(-2, 8, (4, 2, 2)).astype(np.int8 if seed % 2 else np.int64)
    sizes = Vec((2, 1, 3))
    o = index((4, 2, 2, 3))  # batch, batch, offset, offset
    start = Vec([as_index(read(starts, Vec((o[0], o[1], k)))) for k in range(2)])
    first = clamp(0, Vec((start[0], start[1], 0)), shape(operand) - sizes)
    found = as_result(of((4, 2, 2, 3)), read(operand, first + Vec((o[2], 0, o[3]))))

    def element(a: int, b: int, i: int, j: int) -> Any:
        row, column = (int(x) for x in starts[a, b])
        return operand[min(max(row, 0), 3) + i, min(max(column, 0), 5), j]

    assert np.array_equal(found, pointwise((4, 2, 2, 3), element))


def test_indices_keep_their_sign() -> None:
    assert as_index(np.array([-1, 3], ml_dtypes.int4)).values.tolist() == [-1, 3]
    assert as_index(np.array([2**64 - 1, 3], np.uint64)).values.tolist() == [2**63 - 1, 3]
    assert as_index(np.array(-7, np.int8)) == -7


def test_iota() -> None:
    o = index((2, 3))
    bf16 = ml_dtypes.bfloat16
    assert as_result(of((2, 3), bf16), as_element(o[1], bf16)).tolist() == [[0, 1, 2]] * 2
    assert as_result(of((2, 3), np.uint8), as_element(o[0] * 2 - 1, np.uint8)).tolist() == [[255] * 3, [1] * 3]


def test_a_read_out_of_range_is_undefined_and_says_where() -> None:
    operand = filled(3, 4)
    o = index((3, 4))
    for there, message in [
        (o + Vec((0, 1)), "index 4 on axis 1 of a tensor of shape 3x4"),
        (o - (2, 0), "index -2 on axis 0"),
        (Vec((o[0] + o[1], 0)), "index 3 on axis 0"),
        (Vec((5, 0)), "index 5 on axis 0"),
    ]:
        with pytest.raises(Undefined, match=message):
            values(read(operand, there))
    with pytest.raises(Undefined, match="an index of length 1 into a tensor of rank 2"):
        read(operand, Vec((0,)))


# --- conditionals ---------------------------------------------------------------------------------


def pad(operand: Any, padding: Any, low: Any, interior: Any, result: Any) -> Any:
    o = index(result.shape)
    step = Vec(interior) + 1
    q = o - Vec(low)
    hit = (q >= 0) & (q % step == 0) & (q // step < shape(operand))
    return as_result(result, choose(hit, lambda: read(operand, q // step), lambda: read(padding, ())))


@pytest.mark.parametrize("seed", one_in(3, range(60)))
def test_pad(seed: int) -> None:
    draw = random.Random(seed)
    dims = [draw.randint(0, 4) for _ in range(draw.randint(0, 3))]
    low = [draw.randint(-2, 2) for _ in dims]
    interior = [draw.randint(0, 2) for _ in dims]
    full = [n + max(n - 1, 0) * i for n, i in zip(dims, interior, strict=True)]
    least = [max(-2, -n - lo) for n, lo in zip(full, low, strict=True)]
    high = [draw.randint(x, max(x, 2)) for x in least]
    out = tuple(lo + n + hi for n, lo, hi in zip(full, low, high, strict=True))
    operand = filled(*dims)

    def element(*o: int) -> Any:
        q = [x - lo for x, lo in zip(o, low, strict=True)]
        at = [x // (i + 1) for x, i in zip(q, interior, strict=True)]
        hit = all(x >= 0 and x % (i + 1) == 0 for x, i in zip(q, interior, strict=True))
        return operand[tuple(at)] if hit and all(a < n for a, n in zip(at, dims, strict=True)) else -1

    found = pad(operand, np.float32(-1), low, interior, of(out))
    assert np.array_equal(found, pointwise(out, element))


@pytest.mark.usefixtures("no_grids")
def test_padding_without_an_interior_builds_no_index() -> None:
    found = pad(filled(3, 4), np.float32(0), (1, -1), (0, 0), of((5, 4)))
    assert np.array_equal(found, np.pad(filled(3, 4), ((1, 1), (0, 1)))[:, 1:])


@pytest.mark.usefixtures("no_grids")
def test_concatenation_by_nested_conditionals_copies_each_element_once() -> None:
    parts = [filled(2, n) + 10 * n for n in (3, 1, 4)]
    o = index((2, 8))

    def part(at: int, start: int) -> Any:
        there = o - (0, start)
        if at == len(parts) - 1:
            return read(parts[at], there)
        size = parts[at].shape[1]
        return choose(there[1] < size, lambda: read(parts[at], there), lambda: part(at + 1, start + size))

    assert np.array_equal(as_result(of((2, 8)), part(0, 0)), np.concatenate(parts, 1))


@pytest.mark.parametrize("seed", SEEDS)
def test_nested_conditionals_with_any_masks(seed: int) -> None:
    draw = random.Random(seed)
    dims = (4, 5)
    a, b, c = filled(4, 5), filled(4, 5) + 100, filled(4, 5) + 200
    o = index(dims)

    def mask() -> Any:
        i, j = o
        return draw.choice([i < 2, j % 2 == 1, i + j < 4, (i > 0) & (j < 3), (i < 1) | (j > 3), i * j == 4, j >= 0])

    outer, left, right = mask(), mask(), mask()
    found = choose(
        outer,
        lambda: choose(left, lambda: read(a, o), lambda: read(b, o)),
        lambda: choose(right, lambda: read(c, o), lambda: 7),
    )
    inner = np.where(everything(left, dims), a, b), np.where(everything(right, dims), c, 7)
    assert np.array_equal(as_result(of(dims), found), np.where(everything(outer, dims), *inner))


def everything(x: Any, dims: Any) -> Any:
    return np.broadcast_to(x.array() if isinstance(x, Mask) else x, dims)


@pytest.mark.parametrize("mask", [lambda i, _: i < 3, lambda i, j: i + j < 3, lambda i, j: (i < 3) & (j < 2)])
def test_a_read_may_lie_out_of_range_only_where_it_is_not_taken(mask: Any) -> None:
    i, j = index((4, 4))
    operand, square = filled(3, 3), of((4, 4))
    hit = mask(i, j) & (j < 3)
    there = Vec((i, j))
    found = as_result(square, choose(hit, lambda: read(operand, there) * np.float32(2), lambda: 0))
    assert np.array_equal(found, np.where(everything(hit, (4, 4)), 2 * np.pad(operand, ((0, 1), (0, 1))), 0))
    found = as_result(square, choose(~hit, lambda: 0, lambda: read(operand, there)))
    assert np.array_equal(found, np.where(everything(hit, (4, 4)), np.pad(operand, ((0, 1), (0, 1))), 0))
    for taken in (i < 4, i + j < 6, j > 2):
        with pytest.raises(Undefined, match="index 3 on axis"):
            as_result(square, choose(taken, lambda: read(operand, there), lambda: 0))
        with pytest.raises(Undefined, match="index 3 on axis"):
            as_result(square, choose(taken, lambda: read(operand, there) + np.float32(1), lambda: 0))


def test_a_guard_ends_with_its_branch_even_after_an_error() -> None:
    with pytest.raises(ZeroDivisionError):
        choose(index((3,))[0] < 1, lambda: 1 // 0, lambda: 2)
    assert pull.SCOPE.guards == ()


def test_branches_of_different_types_are_refused() -> None:
    with pytest.raises(TypeError, match="found float32 and int32"):
        values(choose(index((3,))[0] < 1, lambda: np.float32(1), lambda: np.int32(2)))


def test_empty_tensors() -> None:
    o = index((3,))
    empty = filled(0)
    assert values(choose(o[0] < 0, lambda: read(empty, o), lambda: np.float32(1))).tolist() == 1
    found = choose(o[0] * o[0] < 0, lambda: read(empty, o), lambda: np.float32(1))
    assert as_result(of((3,)), found).tolist() == [1, 1, 1]
    assert as_result(of((0,)), read(filled(3), index((0,)) + 5)).shape == (0,)


# --- results --------------------------------------------------------------------------------------


def test_results_have_exactly_the_type_of_the_op() -> None:
    with pytest.raises(TypeError, match="expected values of type float32, found float64"):
        as_result(of((2,)), np.zeros(2))
    assert as_result(of((2, 3)), 1).tolist() == [[1, 1, 1]] * 2
    zero = as_result(of(()), np.float32(1))
    assert isinstance(zero, np.ndarray)
    assert zero.shape == ()


STANDARD = [np.bool_, np.int8, np.uint64, np.float16, np.complex64]
DTYPES = [*STANDARD, "bfloat16", "int4", "float8_e4m3fn", "float4_e2m1fn"]


@pytest.mark.parametrize("name", DTYPES)
def test_every_type_survives(name: Any) -> None:
    dtype = np.dtype(getattr(ml_dtypes, name) if isinstance(name, str) else name)
    operand = np.array([[0, 1], [1, 0]]).astype(dtype)
    found = pad(operand, np.ones((), dtype), (1, -1), (1, 0), of((4, 2), dtype))
    assert found.dtype == dtype
    assert (found == np.ones((), dtype)).tolist() == [[1, 1], [1, 1], [1, 1], [0, 1]]
    o = index((2,))
    zero = np.zeros((), dtype)
    total = folds.fold((2,), {"k": range(2)}, lambda k: read(operand, Vec((k, o[0]))), zero, np.add)
    assert total.dtype == dtype
    assert (total == np.ones((), dtype)).all()


def test_numpy_functions_take_reads() -> None:
    operand = filled(2, 3)
    o = index((2, 3))
    x = read(operand, Vec((o[0], 2 - o[1])))
    assert np.array_equal(x + x, operand[:, ::-1] * 2)
    assert np.array_equal(-x, -operand[:, ::-1])
    assert np.array_equal(np.exp(x), np.exp(operand[:, ::-1]))
    assert np.array_equal(x > 2, operand[:, ::-1] > 2)
    assert np.where(x > 2, x, np.float32(0)).dtype == np.float32
