"""The formulas, evaluated element by element, say what independent definitions say."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import jax
import numpy as np
import pytest

from opspec.errors import OpSpecError
from opspec.formula.evaluation import ProcessGrid, evaluate, explain_rule, load, rule
from opspec.formula.example_arrays import parse_example
from opspec.formula.example_outputs import is_evaluated, outputs_of
from opspec.values.dims import Dim, Undefined, Vec
from opspec.values.types import ELEMENT_TYPES
from tests.formula.arrays import F32, I32, OPS, assert_same, bits, of, type_of
from tests.op_kinds import op_kinds
from tests.samples import covering

SEEDS = range(12)


def constant(value: Any) -> Callable[..., Any]:
    return lambda *_: value


# --- examples -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", covering(OPS, op_kinds))
def test_examples_evaluate_to_their_outputs(name: str) -> None:
    op, base = load(name)
    for example in op.examples:
        case = parse_example(op, example, base)
        if not is_evaluated(op, case):
            continue  # tokens, tuples, captured values, constants in a region: the generated tests run it as a program
        for mine, expected in zip(outputs_of(op, case), case.outputs, strict=True):
            pairs = zip(mine, expected, strict=True) if isinstance(mine, list) else [(mine, expected)]
            for x, y in pairs:
                assert_same(x, y)


# --- pad ------------------------------------------------------------------------------------------


def padded(x: Any, value: Any, low: Sequence[int], high: Sequence[int], inner: Sequence[int]) -> Any:
    for axis, (before, after, between) in enumerate(zip(low, high, inner, strict=True)):
        rows = list(np.moveaxis(x, axis, 0))
        blank = np.full(np.moveaxis(x, axis, 0).shape[1:], value, x.dtype)
        spread: list[Any] = []
        for row in rows:
            spread += [*([blank] * between if spread else []), row]
        spread = [blank] * max(before, 0) + spread + [blank] * max(after, 0)
        spread = spread[max(-before, 0) : len(spread) - max(-after, 0)]
        x = np.moveaxis(np.array(spread, x.dtype).reshape(len(spread), *blank.shape), 0, axis)
    return x


@pytest.mark.parametrize("seed", SEEDS)
def test_pad(seed: int) -> None:
    rng = random.Random(seed)
    rank = rng.randrange(4)
    shape = [rng.randrange(1, 4) for _ in range(rank)]
    x = np.random.default_rng(seed).integers(-9, 9, shape).astype(np.int16)
    inner = [rng.randrange(3) for _ in range(rank)]
    low, high = [], []
    for size, gap in zip(x.shape, inner, strict=True):
        room = size + (size - 1) * gap
        low.append(rng.randrange(-min(room, 2), 3))
        high.append(rng.randrange(-min(room + min(low[-1], 0), 2), 3))
    value = np.asarray(7, np.int16)
    expected = padded(x, value, low, high, inner)
    attributes = {"edge_padding_low": low, "edge_padding_high": high, "interior_padding": inner}
    op, _ = load("stablehlo.pad")
    assert_same(evaluate(op, [x, value], attributes, [type_of(expected)])[0], expected)
    assert_same(np.asarray(jax.lax.pad(x, value, list(zip(low, high, inner, strict=True)))), expected)


def test_what_is_only_moved_keeps_its_bits() -> None:
    payloads = np.array([0x7FC12345, 0xFFA00001, 0x7F800001, 1 << 31], np.uint32)
    op, _ = load("stablehlo.pad")
    attributes = {"edge_padding_low": [1], "edge_padding_high": [0], "interior_padding": [0]}
    value = np.array(0x7F812345, np.uint32).view(np.float32)
    found = evaluate(op, [payloads.view(np.float32), value], attributes, [of([5])])[0]
    assert bits(found).tolist() == [0x7F812345, *payloads.tolist()]


# --- gather ---------------------------------------------------------------------------------------


def gathered(x: Any, starts: Any, d: dict[str, Any], sizes: Sequence[int]) -> Any:
    """Slice by slice: batch dimensions in front, then those of the slices; put in their order at the end."""
    if d["index_vector_dim"] < starts.ndim:
        starts = np.moveaxis(starts, d["index_vector_dim"], -1)
    else:
        starts = starts[..., None]
    batch = starts.shape[:-1]
    gone = [*d["collapsed_slice_dims"], *d["operand_batching_dims"]]
    kept = [size for axis, size in enumerate(sizes) if axis not in gone]
    result = np.zeros((*batch, *kept), x.dtype)
    for at in itertools.product(*map(range, batch)):
        corner = [0] * x.ndim
        for axis, value in zip(d["start_index_map"], starts[at].tolist(), strict=True):
            corner[axis] = min(max(value, 0), x.shape[axis] - sizes[axis])
        for axis, source in zip(d["operand_batching_dims"], d["start_indices_batching_dims"], strict=True):
            corner[axis] = at[source - (source > d["index_vector_dim"])]
        cut = x[tuple(slice(c, c + size) for c, size in zip(corner, sizes, strict=True))]
        result[at] = cut.reshape(kept)
    order = [axis for axis in range(result.ndim) if axis not in d["offset_dims"]] + list(d["offset_dims"])
    return result.transpose(np.argsort(order)) if result.ndim else result


def random_gather(rng: random.Random) -> tuple[Any, Any, dict[str, Any], list[int]]:
    """Operand, start indices, dimension numbers and slice sizes."""
    rank = rng.randrange(1, 4)
    shape = [rng.randrange(1, 4) for _ in range(rank)]
    axes = rng.sample(range(rank), rank)
    batching = axes[: rng.randrange(rank)] if rng.random() < 0.5 else []
    free = [axis for axis in axes if axis not in batching]
    mapped = rng.sample(free, rng.randrange(1, len(free) + 1))
    collapsed = sorted(rng.sample(free, rng.randrange(len(free) + 1)))
    batching.sort()
    gone = {*collapsed, *batching}
    sizes = [1 if axis in gone else rng.randrange(1, size + 1) for axis, size in enumerate(shape)]
    batch = [shape[axis] for axis in batching] + [rng.randrange(1, 4) for _ in range(rng.randrange(3))]
    order = rng.sample(range(len(batch)), len(batch))
    place = {old: new for new, old in enumerate(order)}
    starts = [batch[old] for old in order]
    implicit = len(mapped) == 1 and rng.random() < 0.5
    vector = len(starts) if implicit else rng.randrange(len(starts) + 1)
    if not implicit:
        starts.insert(vector, len(mapped))
    sources = [place[k] + (0 if implicit else int(place[k] >= vector)) for k in range(len(batching))]
    kept = rank - len(gone)
    numbers = {
        "offset_dims": sorted(rng.sample(range(len(batch) + kept), kept)),
        "collapsed_slice_dims": collapsed,
        "operand_batching_dims": batching,
        "start_indices_batching_dims": sources,
        "start_index_map": mapped,
        "index_vector_dim": vector,
    }
    x = np.arange(math.prod(shape), dtype=np.int32).reshape(shape)
    values = [rng.randrange(-2, 5) for _ in range(math.prod(starts))]
    return x, np.array(values, np.int64).reshape(starts), numbers, sizes


@pytest.mark.parametrize("seed", range(60))
def test_gather(seed: int) -> None:
    x, starts, numbers, sizes = random_gather(random.Random(seed))
    expected = gathered(x, starts, numbers, sizes)
    op, _ = load("stablehlo.gather")
    given = {**numbers, "slice_sizes": sizes}
    types = {"operand": type_of(x), "start_indices": type_of(starts), "result": type_of(expected)}
    values = {**types, **given, "indices_are_sorted": False, "T": I32, "I": ELEMENT_TYPES["i64"]}
    assert [r.name for r in op.rules if rule(op, r, values) is not True] == []
    assert_same(evaluate(op, [x, starts], given, [type_of(expected)])[0], expected)


@pytest.mark.parametrize("seed", range(100, 106))
def test_gather_as_jax_has_it(seed: int) -> None:
    x, starts, numbers, sizes = random_gather(random.Random(seed))
    vector = numbers.pop("index_vector_dim")
    # JAX keeps the index vector last.
    moved = np.moveaxis(starts, vector, -1) if vector < starts.ndim else starts[..., None]
    sources = [s - (s > vector) for s in numbers["start_indices_batching_dims"]]
    numbers = {name: tuple(axes) for name, axes in numbers.items()}
    numbers["start_indices_batching_dims"] = tuple(sources)
    given = jax.lax.GatherDimensionNumbers(**numbers)
    expected = jax.lax.gather(x, moved.astype(np.int32), given, tuple(sizes), mode="clip")
    attributes = {**numbers, "index_vector_dim": moved.ndim - 1, "slice_sizes": sizes}
    op, _ = load("stablehlo.gather")
    assert_same(evaluate(op, [x, moved], attributes, [type_of(expected)])[0], np.asarray(expected))


# --- reduce, batch_norm_training, sort ------------------------------------------------------------


def add(x: Any, y: Any) -> Any:
    return np.add(x, y)


@pytest.mark.parametrize("seed", SEEDS)
def test_reduce(seed: int) -> None:
    rng = random.Random(seed)
    shape = [rng.randrange(4) for _ in range(rng.randrange(4))]
    dimensions = rng.sample(range(len(shape)), rng.randrange(len(shape) + 1))
    x = np.random.default_rng(seed).integers(-(2**31), 2**31, shape).astype(np.int32)
    start = np.asarray(seed, np.int32)
    with np.errstate(over="ignore"):
        expected = np.asarray(np.add.reduce(x, axis=tuple(dimensions), dtype=np.int32) + start)
        op, _ = load("stablehlo.reduce")
        found = evaluate(op, [[x], [start]], {"dimensions": dimensions}, [[type_of(expected)]], {"body": add})
    assert_same(found[0][0], expected)


def test_reduce_folds_several_tensors_as_one_value() -> None:
    keys = np.array([[3, 1, 2], [5, 9, 9]], np.int32)
    names = np.array([[0, 1, 2], [0, 1, 2]], np.float32)

    def first_largest(k: Any, n: Any, key: Any, name: Any) -> list[Any]:
        return [k, n] if k >= key else [key, name]

    op, _ = load("stablehlo.reduce")
    start = [np.asarray(-1, np.int32), np.asarray(-1, np.float32)]
    types = [of([2], I32), of([2])]
    found = evaluate(op, [[keys, names], start], {"dimensions": [1]}, [types], {"body": first_largest})[0]
    assert [x.tolist() for x in found] == [[3, 9], [0, 1]]


def test_folds_go_from_left_to_right_and_start_with_init() -> None:
    seen = []

    def body(x: Any, y: Any) -> Any:
        seen.append((float(x), float(y)))
        return np.float32(x - y)

    op, _ = load("stablehlo.reduce")
    x = np.array([[1, 2], [4, 8]], np.float32)
    found = evaluate(op, [[x], [np.float32(100)]], {"dimensions": [1, 0]}, [[of([])]], {"body": body})[0][0]
    assert seen == [(100, 1), (99, 4), (95, 2), (93, 8)]
    assert float(found) == 85


@pytest.mark.parametrize("seed", range(4))
def test_batch_norm_training(seed: int) -> None:
    """Against sequential sums that are rounded at every step."""
    rng = np.random.default_rng(seed)
    shape = list(rng.integers(1, 4, 3))
    feature = seed % 3
    x = rng.normal(size=shape).astype(np.float32)
    scale, offset = rng.normal(size=(2, shape[feature])).astype(np.float32)
    rows = np.moveaxis(x, feature, -1).reshape(-1, shape[feature])
    mean, var = np.zeros_like(scale), np.zeros_like(scale)
    for row in rows:
        mean = mean + row
    mean = mean / np.float32(len(rows))
    for row in rows:
        var = var + (row - mean) * (row - mean)
    var = var / np.float32(len(rows))
    deviation = np.sqrt(var + np.float32(0.125))
    moved = scale * ((np.moveaxis(x, feature, -1) - mean) / deviation) + offset
    expected = [np.ascontiguousarray(np.moveaxis(moved, -1, feature)), mean, var]
    op, _ = load("stablehlo.batch_norm_training")
    attributes = {"epsilon": 0.125, "feature_index": feature}
    found = evaluate(op, [x, scale, offset], attributes, [type_of(y) for y in expected])
    for mine, other in zip(found, expected, strict=True):
        assert_same(mine, other)


@pytest.mark.parametrize("dimension", [0, 1, -1])
def test_sort_is_stable_and_moves_all_tensors_together(dimension: int) -> None:
    keys = np.random.default_rng(3).integers(0, 3, (4, 5)).astype(np.int8)
    names = np.arange(20, dtype=np.float32).reshape(4, 5)
    op, _ = load("stablehlo.sort")
    types = [[type_of(keys), type_of(names)]]
    regions = {"comparator": lambda a, b, _x, _y: np.asarray(a < b)}
    found = evaluate(op, [[keys, names]], {"dimension": dimension}, types, regions)[0]
    order = np.argsort(keys, dimension, kind="stable")
    assert_same(found[0], np.take_along_axis(keys, order, dimension))
    assert_same(found[1], np.take_along_axis(names, order, dimension))


# --- all_reduce -----------------------------------------------------------------------------------

GLOBAL = [(0, 0), (0, 1), (1, 0), (1, 1)]
STRATEGIES = {
    "cross_replica": ([[1, 0]], {}, lambda _, p: [(1, p), (0, p)]),
    "cross_replica_uneven": ([[0, -1], [1, -1]], {}, lambda r, p: [(r, p)]),
    "cross_replica_and_partition": ([[0, 1]], {"handle": 1}, lambda *_: GLOBAL),
    "flattened_ids": (
        [[0, 3], [2, 1]],
        {"handle": 1, "use_global_device_ids": True},
        lambda r, p: [(0, 0), (1, 1)] if r == p else [(1, 0), (0, 1)],
    ),
}


@pytest.mark.parametrize("name", STRATEGIES)
def test_all_reduce_on_a_grid_of_two_by_two(name: str) -> None:
    groups, attributes, members = STRATEGIES[name]
    given = {
        (r, p): [[np.array([1, 10], np.int32) * 3 ** (2 * r + p), np.array([[7]], np.int32) << (2 * r + p)]]
        for r, p in GLOBAL
    }
    op, _ = load("stablehlo.all_reduce")
    for replica, partition in GLOBAL:
        mine = given[replica, partition]
        grid = ProcessGrid(replica, partition, 2, 2, lambda r, p: given[r, p])
        types = [[type_of(x) for x in mine[0]]]
        all_given = {"replica_groups": groups, **attributes}
        found = evaluate(op, mine, all_given, types, {"computation": add}, grid)[0]
        for item in range(2):
            expected = sum(given[at][0][item] for at in members(replica, partition))
            assert_same(found[item], expected)


# --- what goes wrong ------------------------------------------------------------------------------


def test_a_read_out_of_range_is_undefined() -> None:
    op, _ = load("chlo.sinh")
    message = r"^chlo.sinh reads operand\[2\], but its shape is \[2\]$"
    with pytest.raises(Undefined, match=message):
        evaluate(op, [np.zeros(2, np.float32)], {}, [of([3])])


def test_a_fold_over_nothing_without_init_is_undefined() -> None:
    op, _ = load("stablehlo.all_reduce")
    x = np.zeros(1, np.float32)
    with pytest.raises(Undefined, match="a fold over nothing"):
        evaluate(op, [[x]], {"replica_groups": [[1]]}, [[type_of(x)]], {"computation": add})


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"attributes": {}}, "expected the attribute 'dimensions', found none"),
        ({"attributes": {"dimension": [0]}}, "has no attribute 'dimension'; it has dimensions"),
        ({"regions": {}}, "expected the region 'body', found none"),
        ({"regions": {"body": constant(np.float64(0))}}, "expected a result of type float32, found float64"),
        ({"regions": {"body": constant(np.zeros(2))}}, r"has to return scalars, found float64\[2\]"),
        ({"operands": [[np.zeros(2)]]}, r"a value for each operand \(inputs, init_values\), found 1"),
        ({"results": [[of([Dim(0, None)])]]}, "expected a known shape for results"),
    ],
)
def test_calls_that_do_not_fit_are_refused(change: dict[str, Any], message: str) -> None:
    op, _ = load("stablehlo.reduce")
    given = {
        "operands": [[np.zeros(2, np.float32)], [np.float32(0)]],
        "attributes": {"dimensions": [0]},
        "results": [[of([])]],
        "regions": {"body": add},
    }
    with pytest.raises(OpSpecError, match=message):
        evaluate(op, **{**given, **change})


def test_ops_that_are_not_there_are_named() -> None:
    with pytest.raises(OpSpecError, match=r"no op 'stablehlo\.pat'"):
        load("stablehlo.pat")


# --- rules ----------------------------------------------------------------------------------------


def pad_values(operand: Iterable[Any], result: Iterable[Any], **attributes: Any) -> dict[str, Any]:
    given = {"edge_padding_low": Vec([0, 1]), "edge_padding_high": Vec([2, 1])}
    given["interior_padding"] = Vec([1, 2])
    types = {"operand": of(list(operand)), "padding_value": of([]), "result": of(list(result)), "T": F32}
    return {**types, **given, **attributes}


def test_rules_are_true_false_or_unknown() -> None:
    op, _ = load("stablehlo.pad")
    assert rule(op, "C5", pad_values([2, 3], [5, 9])) is True
    assert rule(op, "C5", pad_values([2, 3], [5, 8])) is False
    assert rule(op, "C5", pad_values([2, Dim(0)], [5, 9])) is None
    assert rule(op, "C5", pad_values([3, Dim(0)], [5, 9])) is False
    assert rule(op, "C5", pad_values([2, 3], [5, 9], edge_padding_low=Vec([0]))) is False


def test_a_broken_rule_is_explained_by_the_first_dimension_that_differs() -> None:
    op, _ = load("stablehlo.pad")
    lines = explain_rule(op, "C5", pad_values([2, 3], [5, 8]))
    assert ("shape(operand)", "[2, 3]") in lines
    assert ("interior_padding", "[1, 2]") in lines
    assert lines[-1] == ("dimension 1", "1 + 3 + max(3 - 1, 0) * 2 + 1 = 9, but shape(result) has 8")
    lines = explain_rule(op, "C5", pad_values([4, Dim(0)], [5, 8]))
    assert ("shape(operand)", "[4, ?]") in lines
    assert lines[-1] == ("dimension 0", "0 + 4 + max(4 - 1, 0) * 1 + 2 = 9, but shape(result) has 5")
    lines = explain_rule(op, "C1", pad_values([2, 3], [5, 9], edge_padding_low=Vec([0])))
    assert lines[-1] == ("len(edge_padding_low) == rank(operand)", "1 == 2 does not hold")
    lines = explain_rule(op, "C4", pad_values([2, 3], [5, 9], interior_padding=Vec([0, -1])))
    assert lines == [("interior_padding", "[0, -1]"), ("entry 1 of interior_padding", "0 <= -1 does not hold")]


def test_a_broken_rule_over_a_list_is_explained_by_its_item() -> None:
    op, _ = load("stablehlo.reduce")
    inputs = (of([2, 3]), of([2, 3]))
    values = {
        "inputs": inputs,
        "init_values": (of([]), of([])),
        "dimensions": Vec([1]),
        "results": (of([2]), of([3])),
        "T": (F32, F32),
        "A": (F32, F32),
    }
    lines = explain_rule(op, "C6", values)
    assert ("r = results[1]", "tensor<3xf32>") in lines
    assert ("kept", "[0]") in lines
    assert lines[-1] == ("dimension 0", "3 == 2 does not hold")
    assert [name for name in ("C1", "C2", "C3", "C4", "C5", "C6") if not rule(op, name, values)] == ["C6"]
