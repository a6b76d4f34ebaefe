"""Folds combine their terms in the order that `compiled.nodes.NodeFold` says, however many lanes a machine has."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import pytest

import opspec
from opspec.compiled.building import Nodes
from opspec.compiled.native.kernels import kernel_text
from opspec.compiled.nodes import Buffer, Combination, Folded, Order
from opspec.compiled.operations import MACHINE
from opspec.compiled.plan import Kernel, Store
from opspec.reads.symbols import Index, Variable
from opspec.values.arrays import Array
from tests.compiled.native.kernels import EACH_SET, EDGE_SETS, THREADS, by_set, machine, run, same
from tests.samples import crossed

F32, I32, I1 = MACHINE["f32"], MACHINE["i32"], MACHINE["i1"]
SIZES = (9, 33, 5 * 1024 + 40)
EDGES = (3, 32, 1024, 1030)  # of lanes and of chunks
SOME_SIZES = [SIZES, pytest.param(EDGES, marks=pytest.mark.full)]
Combine = Callable[[Array, Array], Array]


def in_order(terms: Sequence[Array | None], combine: Combine, start: Array | None, order: Order) -> Array:
    """The order as the docstring of `NodeFold` has it, one term at a time. None: an empty term."""

    def joined(x: Array | None, y: Array | None) -> Array | None:
        return y if x is None else x if y is None else combine(x, y)

    def chain(parts: Sequence[Array | None], first: Array | None = None) -> Array | None:
        for part in parts:
            first = joined(first, part)
        return first

    if order == "sequential" or len(terms) <= 8:
        found = chain(terms, start)
        assert found is not None
        return found
    chunks = []
    for begin in range(0, len(terms), 1024):
        chunk = terms[begin : begin + 1024]
        lanes = [chain(chunk[lane::32]) for lane in range(32)]
        while len(lanes) > 1:
            half = len(lanes) // 2
            lanes = [joined(lanes[at], lanes[at + half]) for at in range(half)]
        chunks.append(lanes[0])
    while len(chunks) > 1:
        pairs = [joined(chunks[at], chunks[at + 1]) for at in range(0, len(chunks) - 1, 2)]
        chunks = pairs + chunks[len(pairs) * 2 :]
    found = joined(start, chunks[0])
    assert found is not None
    return found


def added(nodes: Nodes, known: bool = True) -> Combination:
    """A sum; `known`: of operands in an order in which its identity is known."""
    left, right = nodes.input("left", F32), nodes.input("right", F32)
    operands = (left, right) if known else (right, left)
    return nodes.combination([left], [right], [nodes.apply("add", *operands)])


def summed(x: Array, y: Array) -> Array:
    return np.asarray(x + y)


def values(shape: tuple[int, ...], seed: int = 0) -> Array:
    """Of many sizes, so that another order gives another sum."""
    random = np.random.default_rng(seed)
    return (random.standard_normal(shape) * 4.0 ** random.integers(-6, 6, shape)).astype(np.float32)


@pytest.mark.parametrize("sizes", SOME_SIZES, ids=["sizes", "edges"])
@pytest.mark.parametrize("instructions", EACH_SET)
@pytest.mark.parametrize("known", [True, False], ids=["identity", "no identity"])
@pytest.mark.parametrize("order", ["tree", "sequential"])
def test_rows(instructions: str, sizes: Sequence[int], known: bool, order: Order) -> None:
    for size in sizes:
        nodes = Nodes()
        row, place = Variable("i", 3), Variable("k", size)
        given, target = Buffer(0, F32, 3 * size), Buffer(1, F32, 3)
        term = nodes.load(given, Index(0, ((row, size), (place, 1))))
        start = [nodes.constant(0.25, F32)]
        (found,) = nodes.fold([place], [term], added(nodes, known), start, order=order)
        x, made = values((3, size)), np.empty(3, np.float32)
        store = Store(target, Index(0, ((row, 1),)), found)
        run(Kernel("row", (row,), (store,), folds=(found.fold,)), {given: x, target: made}, instructions)
        wanted = in_order(list(x.T), summed, np.full(3, 0.25, np.float32), order)
        assert same(made, wanted), f"{size} terms"


# Of the two orders with and without an identity, the widest set has by default each once.
COLUMNS = ["tree, identity", "tree, no identity", "sequential, no identity", "sequential, identity"]


@pytest.mark.slow
@pytest.mark.parametrize("sizes", SOME_SIZES, ids=["sizes", "edges"])
@pytest.mark.parametrize(("instructions", "fold"), by_set(COLUMNS))
def test_columns(instructions: str, sizes: Sequence[int], fold: str) -> None:
    order: Order = "tree" if fold.startswith("tree") else "sequential"
    known = "no identity" not in fold
    for size in sizes:
        nodes, width = Nodes(), 77
        column, place = Variable("i", width), Variable("k", size)
        given, target = Buffer(0, F32, width * size), Buffer(1, F32, width)
        term = nodes.load(given, Index(0, ((column, 1), (place, width))))
        (found,) = nodes.fold([place], [term], added(nodes, known), order=order)
        x, made = values((size, width)), np.empty(width, np.float32)
        store = Store(target, Index(0, ((column, 1),)), found)
        run(Kernel("column", (column,), (store,)), {given: x, target: made}, instructions)
        assert same(made, in_order(list(x), summed, None, order)), f"{size} terms"


@pytest.mark.parametrize("sizes", SOME_SIZES, ids=["sizes", "edges"])
@pytest.mark.parametrize("instructions", EACH_SET)
@pytest.mark.parametrize("known", [True, False], ids=["identity", "no identity"])
@pytest.mark.parametrize("form", ["row", "rows side by side", "column"])
def test_terms_that_do_not_hold_are_not_there(instructions: str, sizes: Sequence[int], known: bool, form: str) -> None:
    for size in sizes:
        nodes, width = Nodes(), 5
        other, place = Variable("i", width), Variable("k", size)
        given, held, target = Buffer(0, F32, width * size), Buffer(1, I1, width * size), Buffer(2, F32, width)
        at = Index(0, ((other, size), (place, 1)) if form == "row" else ((other, 1), (place, width)))
        start = [nodes.constant(-0.0, F32)]
        (found,) = nodes.fold([place], [nodes.load(given, at)], added(nodes, known), start, nodes.load(held, at))
        x, there = values((size, width)), np.random.default_rng(1).random((size, width)) < [0.5, 0.9, 0.02, 1, 0]
        made = np.empty(width, np.float32)
        store = Store(target, Index(0, ((other, 1),)), found)
        kernel = (
            Kernel("column", (other,), (store,))
            if form == "column"
            else Kernel("row", (other,), (store,), folds=(found.fold,))
        )
        lying = [np.ascontiguousarray(array.T) if form == "row" else array for array in (x, there)]
        run(kernel, {given: lying[0], held: lying[1], target: made}, instructions)
        wanted = [
            in_order(
                [value if is_there else None for value, is_there in zip(x[:, i], there[:, i], strict=True)],
                summed,
                np.float32(-0.0),
                "tree",
            )
            for i in range(width)
        ]
        assert same(made, np.asarray(wanted)), f"{size} terms"


@pytest.mark.parametrize("instructions", EACH_SET)
def test_several_variables_are_one_row(instructions: str) -> None:
    """In memory one after another, and otherwise."""
    for sizes in ((3, 400), (5, 64), (40, 40), (2, 3, 700)):
        for turned in (False, True):
            nodes = Nodes()
            loops = [Variable(f"k{at}", size) for at, size in enumerate(sizes)]
            x = values(sizes)
            stored = np.ascontiguousarray(x.T).T if turned else x
            strides = [stride // 4 for stride in stored.strides]
            given, target = Buffer(0, F32, x.size), Buffer(1, F32, 1)
            term = nodes.load(given, Index(0, tuple(zip(loops, strides, strict=True))))
            (found,) = nodes.fold(loops, [term], added(nodes))
            made = np.empty(1, np.float32)
            kernel = Kernel("row", (), (Store(target, Index(0), found),), folds=(found.fold,))
            run(kernel, {given: stored, target: made}, instructions)
            assert same(made, np.reshape(in_order(list(x.ravel()), summed, None, "tree"), 1)), f"{sizes}, {turned}"


@pytest.mark.parametrize("sizes", SOME_SIZES, ids=["sizes", "edges"])
@pytest.mark.parametrize("instructions", EACH_SET)
@pytest.mark.parametrize("form", ["row", "column"])
def test_a_fold_of_pairs_finds_the_first_largest(instructions: str, sizes: Sequence[int], form: str) -> None:
    for size in sizes:
        x = np.random.default_rng(2).integers(0, 50, (size, 6)).astype(np.float32)
        assert_first_largest(x, 0, form, instructions)


def assert_first_largest(x: Array, axis: int, form: str, instructions: str) -> None:
    """Two results that are combined together, along an axis of a matrix: a number and its place."""
    nodes, size, width = Nodes(), x.shape[axis], x.shape[1 - axis]
    other, place = Variable("i", width), Variable("k", size)
    a, b, i, j = (nodes.input(name, type_) for name, type_ in (("a", F32), ("b", F32), ("i", I32), ("j", I32)))
    earlier = nodes.apply("and", nodes.apply("eq", a, b), nodes.apply("lt", i, j))
    first = nodes.apply("or", nodes.apply("lt", b, a), earlier)
    combination = nodes.combination([a, i], [b, j], [nodes.select(first, a, b), nodes.select(first, i, j)])
    given, largest, where = Buffer(0, F32, x.size), Buffer(1, F32, width), Buffer(2, I32, width)
    lies = ((other, size), (place, 1)) if axis else ((other, 1), (place, width))
    terms = [nodes.load(given, Index(0, lies)), nodes.convert(nodes.index(Index(0, ((place, 1),))), I32)]
    found = nodes.fold([place], terms, combination)
    at = Index(0, ((other, 1),))
    stores = tuple(Store(buffer, at, node) for buffer, node in zip((largest, where), found, strict=True))
    made = {largest: np.empty(width, np.float32), where: np.empty(width, np.int32)}
    run(Kernel(form, (other,), stores, folds=(found[0].fold,) * (form == "row")), {given: x, **made}, instructions)
    assert (made[largest] == x.max(axis)).all()
    assert (made[where] == x.argmax(axis)).all(), f"{size} terms"


@pytest.mark.parametrize("rows", [300, 200])
def test_rows_that_come_from_afar_are_asked_for_earlier(rows: int) -> None:
    """Once for each line, though two folds read it; arrays that the nearer caches hold are not."""
    nodes, size = Nodes(), 1024
    row, place = Variable("i", rows), Variable("k", size)
    given, target = Buffer(0, F32, rows * size), Buffer(1, F32, rows)
    term = nodes.load(given, Index(0, ((row, size), (place, 1))))
    first = nodes.fold([place], [term], added(nodes))[0]
    second = nodes.fold([place], [nodes.apply("mul", term, first)], added(nodes))[0]
    assert isinstance(first, Folded)
    assert isinstance(second, Folded)
    store = Store(target, Index(0, ((row, 1),)), second)
    kernel = Kernel("row", (row,), (store,), folds=(first.fold, second.fold))
    text = kernel_text(kernel, machine(EDGE_SETS[0]).target).text
    assert text.count("@llvm.prefetch") == (2 if rows == 300 else 0)


@pytest.mark.parametrize(
    ("width", "threads", "instructions"), crossed([5, 32, 45, 1024, 2500], THREADS, EACH_SET, together=2)
)
def test_a_softmax_has_the_same_bits_with_any_threads(instructions: str, threads: int, width: int) -> None:
    """Rows that are folded, kept, and stored along another loop over the same variable; with 2**x for the function."""
    rows = 700
    nodes = Nodes()
    row, place = Variable("i", rows), Variable("j", width)
    given, target = Buffer(0, F32, rows * width), Buffer(1, F32, rows * width)
    at = Index(0, ((row, width), (place, 1)))
    x = nodes.load(given, at)
    left, right = nodes.input("left", F32), nodes.input("right", F32)
    larger = nodes.select(nodes.apply("lt", left, right), right, left)
    (most,) = nodes.fold([place], [x], nodes.combination([left], [right], [larger]))
    rounded = nodes.convert(nodes.apply("rint", nodes.apply("sub", x, most)), I32)
    bits = nodes.apply("shl", nodes.apply("add", rounded, nodes.constant(127, I32)), nodes.constant(23, I32))
    power = nodes.bitcast(bits, F32)
    (total,) = nodes.fold([place], [power], added(nodes))
    share = nodes.apply("div", power, total)
    kernel = Kernel("row", (row,), (Store(target, at, share),), (place,), (most.fold, total.fold), (power,))
    given_values = np.random.default_rng(3).uniform(-20, 20, (rows, width)).astype(np.float32)
    made = np.empty_like(given_values)
    run(kernel, {given: given_values, target: made}, instructions, threads)
    away = np.rint(given_values - given_values.max(1, keepdims=True)).astype(np.int32)
    powers = ((away + 127) << 23).view(np.float32)
    totals = in_order(list(powers.T), summed, None, "tree")
    assert same(made, powers / totals[:, None])


def test_a_fold_asks_for_what_itself_goes_over_alone() -> None:
    """Not for what one that stands in its terms went over: a variance, of rows that lie apart, in far memory."""
    module = opspec.load(VARIANCE)
    x = np.random.default_rng(0).standard_normal((16, 256, 8, 8)).astype(np.float32)
    (found,) = opspec.run(module, x, engine="cpu")
    np.testing.assert_allclose(found, x.var(axis=(1, 3)) * 2048, rtol=1e-5)


VARIANCE = """
func.func @main(%x: tensor<16x256x8x8xf32>) -> tensor<16x8xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %count = stablehlo.constant dense<2048.0> : tensor<16x8xf32>
  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1, 3]
    : (tensor<16x256x8x8xf32>, tensor<f32>) -> tensor<16x8xf32>
  %m = stablehlo.divide %s, %count : tensor<16x8xf32>
  %b = stablehlo.broadcast_in_dim %m, dims = [0, 2] : (tensor<16x8xf32>) -> tensor<16x256x8x8xf32>
  %d = stablehlo.subtract %x, %b : tensor<16x256x8x8xf32>
  %p = stablehlo.multiply %d, %d : tensor<16x256x8x8xf32>
  %v = stablehlo.reduce(%p init: %zero) applies stablehlo.add across dimensions = [1, 3]
    : (tensor<16x256x8x8xf32>, tensor<f32>) -> tensor<16x8xf32>
  return %v : tensor<16x8xf32>
}
"""


@pytest.mark.parametrize("instructions", EDGE_SETS)
@pytest.mark.parametrize("others", range(6))
def test_tiles_know_nodes_that_are_made_again_from_those_that_are_not(instructions: str, others: int) -> None:
    """Numbers do not change from tile to tile; none of them is taken for what a tile reads, whatever came before."""
    nodes, size, width = Nodes(), 40, 77
    for at in range(others):
        nodes.constant(100 + at, F32)
    zero, one, less = (nodes.constant(x, F32) for x in (0, 1, -1))
    column, place = Variable("i", width), Variable("k", size)
    given, target = Buffer(0, F32, width * size), Buffer(1, F32, width)
    x = nodes.load(given, Index(0, ((column, 1), (place, width))))
    below, above = nodes.apply("lt", x, zero), nodes.apply("lt", zero, x)
    term = nodes.select(above, one, nodes.select(below, less, x))
    (found,) = nodes.fold([place], [term], added(nodes, True), [zero], order="sequential")
    store = Store(target, Index(0, ((column, 1),)), found)
    array, made = (
        np.random.default_rng(0).integers(-2, 3, (size, width)).astype(np.float32),
        np.empty(width, np.float32),
    )
    run(Kernel("column", (column,), (store,), folds=(found.fold,)), {given: array, target: made}, instructions)
    assert np.array_equal(made, np.sign(array).sum(0))


@pytest.mark.parametrize("engine", ["cpu", "reference"])
@pytest.mark.parametrize(("along", "given"), [(1, "%m0"), (0, "%m0"), (1, "%a")], ids=["rows", "columns", "one side"])
def test_terms_are_combined_by_regions_as_long_as_they_like(along: int, given: str, engine: str) -> None:
    """Hundreds of operations, each of the one before it; those of one side say that terms stay in order."""
    lines = [f"%m{at + 1} = stablehlo.maximum %m{at}, {given} : tensor<i32>" for at in range(1000)]
    made = f"tensor<{(40, 30)[along]}xi32>"
    text = f"""func.func @main(%x: tensor<30x40xi32>) -> {made} {{
  %low = stablehlo.constant dense<-2147483648> : tensor<i32>
  %r = stablehlo.reduce(%x init: %low) across dimensions = [{along}] : (tensor<30x40xi32>, tensor<i32>) -> {made}
    reducer(%a: tensor<i32>, %b: tensor<i32>) {{
      %m0 = stablehlo.maximum %a, %b : tensor<i32>
      {chr(10).join(lines)}
      stablehlo.return %m1000 : tensor<i32>
    }}
  return %r : {made}
}}"""
    x = np.random.default_rng(0).integers(-1000, 1000, (30, 40), np.int32)
    (found,) = opspec.compile(opspec.load(text), engine=engine)(x)
    np.testing.assert_array_equal(found, x.max(along))
