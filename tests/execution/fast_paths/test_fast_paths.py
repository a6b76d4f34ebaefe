"""Every fast path against the kernel that it stands in for, on random instances where it applies, and against the
formula on small ones.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import opspec
from opspec import formula
from opspec.catalog.op_index import index
from opspec.execution import fast_paths
from opspec.execution.fast_paths.chlo import top_k
from opspec.execution.fast_paths.stablehlo import convolution, reduce_window
from opspec.execution.kernel_choice import GeneratedKernels, OpKernel
from opspec.numerics import orders
from opspec.programs.records import View
from opspec.values.types import ELEMENT_TYPES, element_of
from opspec_model.names import PUBLIC
from tests.buffers.peaks import peak_of
from tests.execution.fast_paths.one_op import combining, program_of, tensor_type
from tests.execution.fast_paths.random_cases import DRAWN, Case
from tests.execution.fast_paths.random_collectives import COLLECTIVES

ROUNDS = 60


class _Counting:
    """Generated kernels with one fast path only, which counts how often it gave the answer."""

    def __init__(self, path: fast_paths.FastPath, reading: str) -> None:
        self._kernels = GeneratedKernels(fast=False, reading=reading)
        self._path, self._reading = path, reading
        self.used = 0

    def kernel_of(self, view: View) -> OpKernel | None:
        kernel = self._kernels.kernel_of(view)
        if kernel is None or self._path not in fast_paths.paths_of(view.name, self._reading):
            return kernel
        return OpKernel(
            kernel.function, ufuncs=kernel.ufuncs, fast=(fast_paths.FastPath(self._path.name, self._prepare, ""),)
        )

    def _prepare(self, *operands: Any, **keywords: Any) -> fast_paths.Function | str:
        function = self._path.prepare(*operands, **keywords)
        if isinstance(function, str):
            return function
        return lambda *arrays: self._counted(function(*arrays))

    def _counted(self, made: Any) -> Any:
        self.used += made is not None
        return made


def _paths() -> Iterator[Any]:
    for op in DRAWN:
        for reading in (PUBLIC, *index()[op].readings):
            for path in fast_paths.paths_of(op, reading):
                label = "" if reading == PUBLIC else f"-{reading}"
                yield pytest.param(op, path, reading, id=f"{op}-{path.name}{label}")


def test_every_fast_path_is_proven() -> None:
    assert {op for op in fast_paths.OPS if fast_paths.paths_of(op)} == set(DRAWN) | {
        f"stablehlo.{name}" for name in COLLECTIVES
    }
    assert all(path.says for op in fast_paths.OPS for path in fast_paths.paths_of(op))


@pytest.mark.parametrize("rounds", [ROUNDS // 4, pytest.param(2 * ROUNDS, marks=pytest.mark.full)])
@pytest.mark.parametrize(("op", "path", "reading"), list(_paths()))
def test_a_fast_path_gives_what_the_kernel_gives(op: str, path: fast_paths.FastPath, reading: str, rounds: int) -> None:
    counting = _Counting(path, reading)
    for seed in range(rounds):
        case = DRAWN[op](np.random.default_rng(seed))
        module = opspec.load(case.program)
        wanted = opspec.compile(module, kernels=GeneratedKernels(fast=False, reading=reading))(*case.arguments)
        found = opspec.compile(module, kernels=counting)(*case.arguments)
        for x, y in zip(found, wanted, strict=True):
            _assert_close(x, y, case)
    assert counting.used >= rounds // 5, f"drawn instances reach {path.name} too seldom: {counting.used} of {rounds}"


@pytest.mark.slow
@pytest.mark.parametrize("most", [2, pytest.param(8, marks=pytest.mark.full)])
@pytest.mark.parametrize(("op", "path", "reading"), list(_paths()))
def test_a_fast_path_gives_what_the_formula_gives(op: str, path: fast_paths.FastPath, reading: str, most: int) -> None:
    counting, seeds = _Counting(path, reading), random.Random(path.name).sample(range(1000, 2000), 400)
    for seed in seeds:
        if counting.used >= most:
            break
        case = DRAWN[op](np.random.default_rng(seed))
        if max(np.size(x) for x in case.arguments) > 40:
            continue
        module = opspec.load(case.program)
        found = opspec.compile(module, kernels=counting)(*case.arguments)
        for x, y in zip(found, formula.run(module, *case.arguments, reading=reading), strict=True):
            _assert_close(x, y, case)
    assert counting.used >= most


def test_a_scatter_of_far_indices_overflows_in_no_reading() -> None:
    program = """
func.func @main(%x: tensor<3xi32>, %i: tensor<3x1xi64>, %u: tensor<3x2xi32>) -> tensor<3xi32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1],
    scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %1 = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %1 : tensor<i32>
  }) : (tensor<3xi32>, tensor<3x1xi64>, tensor<3x2xi32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}
"""
    far = np.array([[2**63 - 1], [-(2**63)], [1]])
    updates = np.array([[1, 2], [4, 8], [16, 32]], np.int32)
    for reading in (PUBLIC, "xla"):
        for fast in (False, True):
            kernels = GeneratedKernels(fast=fast, reading=reading)
            (found,) = opspec.compile(opspec.load(program), kernels=kernels)(np.zeros(3, np.int32), far, updates)
            assert found.tolist() == [0, 16, 32]


def _sizes(text: str) -> list[tuple[int, ...]]:
    """The shapes of operands and results, as the last line of the op says them."""
    types = text[text.rindex(" : (") :].splitlines()[0]
    return [tuple(map(int, re.findall(r"\d+", dims))) for dims in re.findall(r"tensor<((?:\d+x)*)", types)]


@pytest.mark.parametrize("most", [5, pytest.param(150, marks=pytest.mark.full)])
@pytest.mark.parametrize("op", DRAWN)
def test_nothing_is_made_of_nothing(op: str, most: int) -> None:
    """With a size of 0 in some dimension, and each operand and result empty in turn, all ways to compute agree."""
    empty: set[int] = set()
    seen = 0
    for seed in range(ROUNDS, ROUNDS + 150):
        case = DRAWN[op](np.random.default_rng(seed))
        sizes = _sizes(case.program)
        found = {at for at, shape in enumerate(sizes) if 0 in shape}
        if not found or (seen >= most and found <= empty):
            continue
        seen += 1
        module = opspec.load(case.program)
        wanted = formula.run(module, *case.arguments)
        for kernels in (None, GeneratedKernels(fast=False)):
            for x, y in zip(opspec.compile(module, kernels=kernels)(*case.arguments), wanted, strict=True):
                _assert_close(x, y, case)
        empty |= found
    scalars = {at for at, shape in enumerate(_sizes(case.program)) if not shape}
    assert empty >= set(range(len(sizes))) - scalars


@pytest.mark.parametrize("count", [15, pytest.param(100, marks=pytest.mark.full)])
def test_large_images_line_by_line(monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    monkeypatch.setattr(convolution, "_TILE", 1)
    seen, cut = list[int](), convolution._cut
    monkeypatch.setattr(convolution, "_cut", lambda x, axis, part: (seen.append(part.start), cut(x, axis, part))[1])
    several = 0
    for seed in range(count * 10):
        case = DRAWN["stablehlo.convolution"](np.random.default_rng(seed))
        module = opspec.load(case.program)
        seen.clear()
        found = opspec.compile(module)(*case.arguments)
        if any(seen):
            several += 1
            wanted = opspec.compile(module, kernels=GeneratedKernels(fast=False))(*case.arguments)
            _assert_close(found[0], wanted[0], case)
    assert several >= count, "drawn instances are seldom of several lines"


def test_scatter_of_short_rows_behind_a_dimension_that_stays() -> None:
    program = """
func.func @main(%x: tensor<4x5x3xf32>, %i: tensor<3x2xi32>, %u: tensor<4x3xf32>) -> tensor<4x5x3xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0],
    inserted_window_dims = [1, 2], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %1 = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4x5x3xf32>, tensor<3x2xi32>, tensor<4x3xf32>) -> tensor<4x5x3xf32>
  return %0 : tensor<4x5x3xf32>
}
"""
    rows, columns = np.array([3, 0, 4]), np.array([0, 1, 2])
    expected = np.zeros((4, 5, 3), np.float32)
    expected[:, rows, columns] = 1.5
    places = np.stack([rows, columns], -1).astype(np.int32)
    (found,) = opspec.compile(opspec.load(program))(expected * 0, places, np.full((4, 3), 1.5, np.float32))
    assert np.array_equal(found, expected)


@pytest.mark.parametrize("shape", [(3, 400), (1, 65), (0, 100)])
@pytest.mark.parametrize("below", [2, 10**6])
def test_of_equal_values_the_first_are_the_largest(shape: tuple[int, int], below: int) -> None:
    rows, size = shape
    program = f"""
func.func @main(%x: tensor<{rows}x{size}xi32>) -> (tensor<{rows}x9xi32>, tensor<{rows}x9xi32>) {{
  %0, %1 = chlo.top_k(%x, k = 9) : tensor<{rows}x{size}xi32> -> (tensor<{rows}x9xi32>, tensor<{rows}x9xi32>)
  return %0, %1 : tensor<{rows}x9xi32>, tensor<{rows}x9xi32>
}}
"""
    x = np.random.default_rng(4).integers(0, below, shape).astype(np.int32)
    values, places = opspec.compile(opspec.load(program))(x)
    wanted = np.argsort(-x, axis=-1, kind="stable")[:, :9]
    assert np.array_equal(places, wanted)
    assert np.array_equal(values, np.take_along_axis(x, wanted, axis=-1))


@pytest.mark.parametrize("place", [0, 7, 8, 12])
@pytest.mark.parametrize("sign", [1, -1])
def test_the_first_of_few_is_found_beside_nan(place: int, sign: int) -> None:
    program = """
func.func @main(%x: tensor<2x13xf32>) -> (tensor<2x1xf32>, tensor<2x1xi32>) {
  %0, %1 = chlo.top_k(%x, k = 1) : tensor<2x13xf32> -> (tensor<2x1xf32>, tensor<2x1xi32>)
  return %0, %1 : tensor<2x1xf32>, tensor<2x1xi32>
}
"""
    x = np.full((2, 13), -0.0, np.float32)
    x[:, 5] = 0
    x[1, place] = np.copysign(np.nan, sign)
    _, places = opspec.compile(opspec.load(program))(x)
    assert places.ravel().tolist() == [5, place if sign > 0 else 5]


@pytest.mark.parametrize("k", [5, 200])
def test_the_largest_of_some_rows_at_a_time_are_those_of_all(monkeypatch: pytest.MonkeyPatch, k: int) -> None:
    x = np.random.default_rng(0).integers(-99, 99, (2, 150, 300)).astype(np.float32)
    text = f"""
func.func @main(%x: tensor<2x150x300xf32>) -> (tensor<2x150x{k}xf32>, tensor<2x150x{k}xi32>) {{
  %0, %1 = chlo.top_k(%x, k = {k}) : tensor<2x150x300xf32> -> (tensor<2x150x{k}xf32>, tensor<2x150x{k}xi32>)
  return %0, %1 : tensor<2x150x{k}xf32>, tensor<2x150x{k}xi32>
}}
"""
    monkeypatch.setattr(top_k, "_TOGETHER", 2000)
    monkeypatch.setattr(orders, "_PLACES", 7)
    program = opspec.compile(opspec.load(text), engine="numpy")
    values, places = program(x)
    wanted = np.argsort(-x, -1, kind="stable")[..., :k]
    assert np.array_equal(places, wanted)
    assert np.array_equal(values, np.take_along_axis(x, wanted, -1))
    assert peak_of(lambda: program(x)) < values.nbytes + places.nbytes + 0.6 * x.nbytes


@pytest.mark.parametrize("axis", [0, 1])
@pytest.mark.parametrize("backward", [False, True])
@pytest.mark.parametrize(("element", "name"), [("f32", "add"), ("f32", "maximum"), ("i32", "multiply"), ("i1", "or")])
def test_running_totals_along_rows_and_columns(axis: int, backward: bool, element: str, name: str) -> None:
    """A first -0 becomes 0, NaN stays."""
    shape, window, padding = (3, 4), [1, 1], [[0, 0], [0, 0]]
    window[axis] = shape[axis]
    padding[axis] = [0, shape[axis] - 1] if backward else [shape[axis] - 1, 0]
    attributes = (
        f"window_dimensions = array<i64: {window[0]}, {window[1]}>, padding = dense<{padding}> : tensor<2x2xi64>"
    )
    body = f'%r = "stablehlo.reduce_window"(%x, %i) <{{{attributes}}}> ({combining(name, element)})'
    type_ = tensor_type(shape, element)
    module = opspec.load(program_of([("x", type_), ("i", tensor_type([], element))], [type_], body))
    dtype = ELEMENT_TYPES[element].dtype
    x = np.array([[-0.0, 0, 7, 1], [-0.0, np.nan, 1, 2], [-0.0, 5, -7, 3]])
    x = x.astype(dtype) if element == "f32" else np.nan_to_num(x).astype(np.int32).astype(dtype)
    start = np.asarray({"add": 0, "maximum": -np.inf, "multiply": 1, "or": False}[name]).astype(dtype)
    (found,) = opspec.compile(module, engine="numpy")(x, start)
    (wanted,) = opspec.compile(module, kernels=GeneratedKernels(fast=False))(x, start)
    assert np.array_equal(found, wanted, equal_nan=element == "f32")
    assert np.array_equal(np.signbit(found[found == 0]), np.signbit(wanted[wanted == 0]))


LAST_OF_OTHERS = """({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %z = stablehlo.constant dense<0> : tensor<i32>
      %p = stablehlo.compare NE, %b, %z : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %s = stablehlo.select %p, %b, %a : tensor<i1>, tensor<i32>
      stablehlo.return %s : tensor<i32>
  })"""


@pytest.mark.parametrize(("shape", "at"), [((257,), 0), ((4111,), 0), ((3, 4096), 1), ((700, 5), 0), ((2, 300, 3), 1)])
@pytest.mark.parametrize("backward", [False, True])
@pytest.mark.parametrize("begin", [0, -7])
def test_blocks_of_long_rows_are_put_together_in_their_order(
    shape: tuple[int, ...], at: int, backward: bool, begin: int
) -> None:
    """By a region that does not commute: the last number that is not zero, of all up to each element or from it on, and
    of initial values, which stand in front and where a window has no elements.
    """
    x = np.random.default_rng(0).integers(1, 1000, shape).astype(np.int32)
    x[np.random.default_rng(1).random(shape) < 0.97] = 0
    window, padding = [1] * len(shape), [[0, 0] for _ in shape]
    window[at], padding[at] = shape[at], [0, shape[at] - 1] if backward else [shape[at] - 1, 0]
    type_ = f"tensor<{'x'.join(map(str, shape))}xi32>"
    text = f"""func.func @main(%x: {type_}, %i: tensor<i32>) -> {type_} {{
  %0 = "stablehlo.reduce_window"(%x, %i) <{{window_dimensions = array<i64: {", ".join(map(str, window))}>,
    padding = dense<{padding}> : tensor<{len(shape)}x2xi64>}}> {LAST_OF_OTHERS} : ({type_}, tensor<i32>) -> {type_}
  return %0 : {type_}
}}"""
    (found,) = opspec.compile(opspec.load(text), engine="numpy")(x, np.int32(begin))
    rows, wanted = np.moveaxis(x, at, -1), np.empty_like(np.moveaxis(x, at, -1))
    for row in np.ndindex(*rows.shape[:-1]):
        others = [int(v) for v in rows[row]]
        for place in range(shape[at]):
            part = [v for v in (others[place:] if backward else others[: place + 1]) if v]
            part += [begin] if backward and place and begin else []
            wanted[(*row, place)] = part[-1] if part else begin
    assert np.array_equal(np.moveaxis(found, at, -1), wanted)


@pytest.mark.parametrize("at", [0, 1])
def test_windows_of_some_rows_at_a_time_are_those_of_all(monkeypatch: pytest.MonkeyPatch, at: int) -> None:
    """Where a region is no function of NumPy's, each step has several arrays."""
    shape, window, padding = [(600, 500), (500, 600)][at], [1, 1], [[0, 0], [0, 0]]
    window[at], padding[at] = shape[at], [shape[at] - 1, 0]
    type_, x = tensor_type(shape, "f32"), np.random.default_rng(0).standard_normal(shape).astype(np.float32)
    text = f"""
func.func @main(%x: {type_}) -> {type_} {{
  %i = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %i) <{{window_dimensions = array<i64: {window[0]}, {window[1]}>,
    padding = dense<{padding}> : tensor<2x2xi64>}}> ({{
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %e = stablehlo.exponential %a : tensor<f32>
      %l = stablehlo.log_plus_one %e : tensor<f32>
      %m = stablehlo.minimum %l, %b : tensor<f32>
      stablehlo.return %m : tensor<f32>
  }}) : ({type_}, tensor<f32>) -> {type_}
  return %0 : {type_}
}}"""
    found = []
    for most in (1 << 30, 1 << 12):
        monkeypatch.setattr(reduce_window, "_TOGETHER", most)
        program = opspec.compile(opspec.load(text), engine="numpy")
        found.append(program(x)[0].tobytes())
        taken = peak_of(lambda program=program: program(x))
        assert most > x.size or taken < 1.5 * x.nbytes
    assert len(set(found)) == 1


def _assert_close(found: Any, wanted: Any, case: Case) -> None:
    """Numbers that are exact in small sums; narrow floats may round at other places."""
    assert (found.dtype, found.shape) == (wanted.dtype, wanted.shape), case.program
    if element_of(found.dtype).kind in ("bool", "sint", "uint"):
        assert np.array_equal(found, wanted), (case.program, found, wanted)
        return
    narrow = element_of(found.dtype).bits < 32
    wide = np.complex128 if found.dtype.kind == "c" else np.float64
    x, y = found.astype(wide), wanted.astype(wide)
    tolerance = 0.1 if narrow else 1e-5
    assert np.allclose(x, y, rtol=tolerance, atol=tolerance, equal_nan=True), (case.program, found, wanted)
