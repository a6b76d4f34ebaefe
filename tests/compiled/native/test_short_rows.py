"""Short rows, many at a time: the bits are those of the order that folds have, whatever is done together."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

import opspec
from opspec.compiled.building import Nodes
from opspec.compiled.native import machine_code, shares
from opspec.compiled.native.kernel_forms import BEHIND, goes_by_lanes
from opspec.compiled.nodes import Buffer, Folded
from opspec.compiled.plan import MANY, Kernel, Store
from opspec.reads.symbols import Index, Variable
from tests.compiled.native.kernels import EACH_SET, EDGE_SETS, SETS, machine, run, same
from tests.compiled.native.test_bits import agree
from tests.compiled.native.test_folds import F32, I1, added, assert_first_largest, in_order, summed, values
from tests.samples import crossed

ROWS = (3, MANY, MANY + 1, 63, 64, 65, 131)  # below, at and above those that go together
LENGTHS = (9, 16, 17, 31, 32, 33, 100, 1024)  # of halves of lanes, of lanes and of a chunk

SHAPES = ("17x9", "200x10", "3x5x7x40", "131x130", "130x1000")


@pytest.mark.parametrize(
    ("rows", "length", "known", "instructions"), crossed(ROWS, LENGTHS, [True, False], EACH_SET, together=2)
)
def test_sums_of_rows_have_their_order(rows: int, length: int, known: bool, instructions: str) -> None:
    """With a start; terms that do not hold are left out, those of some rows all of them."""
    nodes = Nodes()
    row, place = Variable("i", rows), Variable("k", length)
    given, held, target = Buffer(0, F32, rows * length), Buffer(1, I1, rows * length), Buffer(2, F32, rows)
    at = Index(0, ((row, length), (place, 1)))
    start = [nodes.constant(0.25, F32)]
    (plain,) = nodes.fold([place], [nodes.load(given, at)], added(nodes, known), start)
    (some,) = nodes.fold([place], [nodes.load(given, at)], added(nodes, known), start, nodes.load(held, at))
    x, there = values((rows, length)), np.random.default_rng(1).random((rows, length)) < 0.5
    there[::5] = False
    given_terms = [
        [v if is_there else None for v, is_there in zip(x[:, k], there[:, k], strict=True)] for k in range(length)
    ]
    wanted = in_order(list(x.T), summed, np.full(rows, 0.25, np.float32), "tree")
    wanted_some = [in_order([term[i] for term in given_terms], summed, np.float32(0.25), "tree") for i in range(rows)]
    for found, expected in ((plain, wanted), (some, np.asarray(wanted_some, np.float32))):
        made = np.empty(rows, np.float32)
        run(_kernel(row, found, target), {given: x, held: there, target: made}, instructions)
        assert same(made, expected)


def _kernel(row: Variable, found: Folded, target: Buffer) -> Kernel:
    kernel = Kernel("row", (row,), (Store(target, Index(0, ((row, 1),)), found),), folds=(found.fold,))
    assert kernel.is_short == (row.size >= MANY)
    return kernel


@pytest.mark.parametrize(("rows", "length", "instructions"), crossed((2, 5, 9, MANY - 1), (9, 16, 33, 1024), EACH_SET))
def test_what_follows_from_few_rows_is_computed_of_all_at_once(rows: int, length: int, instructions: str) -> None:
    """Of two folds, one of which leaves terms out, and of what is loaded for a row."""
    nodes = Nodes()
    row, place = Variable("i", rows), Variable("k", length)
    given, held, target = Buffer(0, F32, rows * length), Buffer(1, I1, rows * length), Buffer(2, F32, rows)
    at, own = Index(0, ((row, length), (place, 1))), Index(0, ((row, 1),))
    start, added_ = [nodes.constant(0.25, F32)], added(nodes, True)
    (plain,) = nodes.fold([place], [nodes.load(given, at)], added_, start)
    (some,) = nodes.fold([place], [nodes.load(given, at)], added_, start, nodes.load(held, at))
    value = nodes.apply("mul", plain, nodes.load(given, own))
    for _ in range(BEHIND):
        value = nodes.apply("add", nodes.apply("mul", value, nodes.constant(0.5, F32)), some)
    assert isinstance(plain, Folded)
    assert isinstance(some, Folded)
    kernel = Kernel("row", (row,), (Store(target, own, value),), folds=(plain.fold, some.fold))
    assert goes_by_lanes(kernel)
    x, there = values((rows, length)), np.random.default_rng(1).random((rows, length)) < 0.5
    begin = np.float32(0.25)
    terms = [[v if is_there else None for v, is_there in zip(x[i], there[i], strict=True)] for i in range(rows)]
    wanted_some = np.asarray([in_order(term, summed, begin, "tree") for term in terms], np.float32)
    wanted = in_order(list(x.T), summed, np.full(rows, begin), "tree") * x.reshape(-1)[:rows]
    for _ in range(BEHIND):
        wanted = wanted * np.float32(0.5) + wanted_some
    made = np.empty(rows, np.float32)
    run(kernel, {given: x, held: there, target: made}, instructions)
    assert same(made, wanted)


@pytest.mark.parametrize(("rows", "length", "instructions"), crossed(ROWS, LENGTHS, EACH_SET))
def test_pairs_of_rows_find_the_first_largest(rows: int, length: int, instructions: str) -> None:
    x = np.random.default_rng(2).integers(0, 9, (rows, length)).astype(np.float32)
    assert_first_largest(x, 1, "row", instructions)


def softmax(shape: Sequence[int], type_: str) -> str:
    """Logarithms of shares and of sums: two folds, of which one reads the other, and what follows from them alone."""
    size, all_, row = shape[-1], "x".join(map(str, shape)), "x".join(map(str, shape[:-1]))
    last, dims = len(shape) - 1, ", ".join(str(at) for at in range(len(shape) - 1))
    half = "0.5" if type_[0] in "fb" else "2"
    low = {"f32": "0xFF800000", "f64": "0xFFF0000000000000", "bf16": "0xFF80", "i32": "-2147483648"}[type_]
    floats = type_[0] in "fb"
    dear = "stablehlo.exponential %d" if floats else "stablehlo.multiply %d, %d"
    log = "stablehlo.log %s" if floats else "stablehlo.xor %s, %m"
    return f"""
func.func @main(%x: tensor<{all_}x{type_}>, %w: tensor<{size}x{type_}>)
    -> (tensor<{all_}x{type_}>, tensor<{row}x{type_}>) {{
  %low = stablehlo.constant dense<{low}> : tensor<{type_}>
  %start = stablehlo.constant dense<{half}> : tensor<{type_}>
  %m = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [{last}]
    : (tensor<{all_}x{type_}>, tensor<{type_}>) -> tensor<{row}x{type_}>
  %mb = stablehlo.broadcast_in_dim %m, dims = [{dims}] : (tensor<{row}x{type_}>) -> tensor<{all_}x{type_}>
  %d = stablehlo.subtract %x, %mb : tensor<{all_}x{type_}>
  %e = {dear} : tensor<{all_}x{type_}>
  %s = stablehlo.reduce(%e init: %start) applies stablehlo.add across dimensions = [{last}]
    : (tensor<{all_}x{type_}>, tensor<{type_}>) -> tensor<{row}x{type_}>
  %l = {log} : tensor<{row}x{type_}>
  %lb = stablehlo.broadcast_in_dim %l, dims = [{dims}] : (tensor<{row}x{type_}>) -> tensor<{all_}x{type_}>
  %r = stablehlo.subtract %d, %lb : tensor<{all_}x{type_}>
  %wb = stablehlo.broadcast_in_dim %w, dims = [{last}] : (tensor<{size}x{type_}>) -> tensor<{all_}x{type_}>
  %y = stablehlo.multiply %r, %wb : tensor<{all_}x{type_}>
  return %y, %l : tensor<{all_}x{type_}>, tensor<{row}x{type_}>
}}
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("sizes", "type_"),
    crossed(SHAPES, ["f32", "f64", "bf16", "i32"]),
)
def test_a_softmax_of_short_rows_has_the_same_bits_everywhere(
    monkeypatch: pytest.MonkeyPatch, sizes: str, type_: str
) -> None:
    """With parts of few rows; some elements are NaN, infinite, or zeros of both signs."""
    import ml_dtypes

    shape = tuple(map(int, sizes.split("x")))
    monkeypatch.setattr(shares, "SHARE", 100)
    random = np.random.default_rng(sum(shape))
    if type_ == "i32":
        x = random.integers(-99, 99, shape).astype(np.int32)
        agree(monkeypatch, softmax(shape, type_), [x, x.reshape(-1, shape[-1])[0]], EDGE_SETS)
        return
    dtype = {"f32": np.float32, "f64": np.float64, "bf16": ml_dtypes.bfloat16}[type_]
    x = random.standard_normal(shape) * 4.0 ** random.integers(-6, 3, shape)
    x.reshape(-1, shape[-1])[3::7] *= 0.0
    x.flat[random.integers(0, x.size, 5)] = [np.nan, np.inf, -np.inf, np.inf, np.nan]
    weights = random.standard_normal(shape[-1])
    agree(monkeypatch, softmax(shape, type_), [x.astype(dtype), weights.astype(dtype)], EDGE_SETS)


# Of the last vector of a row, whole registers of AVX2 have no lane, and what is read of the others is a condition.
PADDED = """func.func @main(%x: tensor<2x32x16xf32>) -> tensor<66xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<32x16xi64>
  %1 = stablehlo.iota dim = 1 : tensor<32x16xi64>
  %2 = stablehlo.compare GE, %0, %1 : (tensor<32x16xi64>, tensor<32x16xi64>) -> tensor<32x16xi1>
  %3 = stablehlo.broadcast_in_dim %2, dims = [1, 2] : (tensor<32x16xi1>) -> tensor<2x32x16xi1>
  %4 = stablehlo.constant dense<0.0> : tensor<2x32x16xf32>
  %5 = stablehlo.select %3, %4, %x : tensor<2x32x16xi1>, tensor<2x32x16xf32>
  %6 = stablehlo.slice %5 [0:2, 0:32, 8:16] : (tensor<2x32x16xf32>) -> tensor<2x32x8xf32>
  %7 = stablehlo.slice %5 [0:2, 0:32, 0:8] : (tensor<2x32x16xf32>) -> tensor<2x32x8xf32>
  %8 = stablehlo.concatenate %6, %7, dim = 2 : (tensor<2x32x8xf32>, tensor<2x32x8xf32>) -> tensor<2x32x16xf32>
  %9 = stablehlo.reshape %8 : (tensor<2x32x16xf32>) -> tensor<64x16xf32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %p = stablehlo.pad %9, %one, low = [0, 4], high = [2, 0], interior = [0, 0]
    : (tensor<64x16xf32>, tensor<f32>) -> tensor<66x20xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.reduce(%p init: %z) applies stablehlo.add across dimensions = [1]
    : (tensor<66x20xf32>, tensor<f32>) -> tensor<66xf32>
  %b = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<66xf32>) -> tensor<66x20xf32>
  %d = stablehlo.subtract %p, %b : tensor<66x20xf32>
  %q = stablehlo.reduce(%d init: %z) applies stablehlo.add across dimensions = [1]
    : (tensor<66x20xf32>, tensor<f32>) -> tensor<66xf32>
  return %q : tensor<66xf32>
}"""


@pytest.mark.parametrize("instructions", SETS)
def test_nothing_behind_a_short_row_is_read(
    instructions: str, alone: memoryview, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine_code, "machine", lambda: machine(instructions))
    x = np.frombuffer(alone, np.float32, 2 * 32 * 16, len(alone) - 4096).reshape(2, 32, 16)
    x[:] = np.arange(x.size).reshape(x.shape) % 7
    rows = np.roll(np.where(np.arange(32)[:, None] >= np.arange(16), 0, x), 8, 2).reshape(64, 16)
    padded = np.pad(rows, ((0, 2), (4, 0)), constant_values=1)
    (found,) = opspec.compile(opspec.load(PADDED), engine="cpu")(x)
    assert np.array_equal(found, (padded - padded.sum(1, keepdims=True)).sum(1))
