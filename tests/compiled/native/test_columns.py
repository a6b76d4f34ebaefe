"""Folds of columns: whatever is gone through at once, the bits are those of the nodes."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable

import numpy as np
import pytest

import opspec
from opspec.compiled.native import kernels, own_memory, shares, trees
from opspec.compiled.native.trees import RunningMemory
from tests.compiled.native.kernels import EDGE_SETS, machine
from tests.compiled.native.test_bits import agree
from tests.compiled.test_merged_kernels import kernels_of
from tests.compiled.test_ranges import windows
from tests.samples import crossed

SIZES = {  # outer points, rows, columns
    "a part of a lane": (1, 20, 300),
    "some terms of each lane": (1, 200, 333),
    "chunks and what is left over": (1, 3 * 1024 + 300, 130),
    "outer points": (3, 45, 200),
    "many outer points": (70, 12, 150),
}


def weighted(outer: int, rows: int, columns: int) -> str:
    """Sums of rows, each times a number of its own."""
    x, w, made = f"{outer}x{rows}x{columns}", f"{outer}x{rows}", f"{outer}x{columns}"
    return f"""
func.func @main(%x: tensor<{x}xf32>, %w: tensor<{w}xf32>) -> tensor<{made}xf32> {{
  %start = stablehlo.constant dense<0.25> : tensor<f32>
  %b = stablehlo.broadcast_in_dim %w, dims = [0, 1] : (tensor<{w}xf32>) -> tensor<{x}xf32>
  %p = stablehlo.multiply %x, %b : tensor<{x}xf32>
  %s = stablehlo.reduce(%p init: %start) applies stablehlo.add across dimensions = [1]
    : (tensor<{x}xf32>, tensor<f32>) -> tensor<{made}xf32>
  return %s : tensor<{made}xf32>
}}
"""


def spread(outer: int, rows: int, columns: int) -> str:
    """Columns less their largest element, over the sum of these: a fold that reads another one, and all elements."""
    x, w, made = f"{outer}x{rows}x{columns}", f"{outer}x{rows}", f"{outer}x{columns}"
    return f"""
func.func @main(%x: tensor<{x}xf32>, %w: tensor<{w}xf32>) -> (tensor<{x}xf32>, tensor<{made}xf32>) {{
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %half = stablehlo.constant dense<0.5> : tensor<{made}xf32>
  %m = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1]
    : (tensor<{x}xf32>, tensor<f32>) -> tensor<{made}xf32>
  %h = stablehlo.multiply %m, %half : tensor<{made}xf32>
  %b = stablehlo.broadcast_in_dim %h, dims = [0, 2] : (tensor<{made}xf32>) -> tensor<{x}xf32>
  %d = stablehlo.subtract %x, %b : tensor<{x}xf32>
  %s = stablehlo.reduce(%d init: %zero) applies stablehlo.add across dimensions = [1]
    : (tensor<{x}xf32>, tensor<f32>) -> tensor<{made}xf32>
  %sb = stablehlo.broadcast_in_dim %s, dims = [0, 2] : (tensor<{made}xf32>) -> tensor<{x}xf32>
  %r = stablehlo.divide %d, %sb : tensor<{x}xf32>
  return %r, %s : tensor<{x}xf32>, tensor<{made}xf32>
}}
"""


@pytest.mark.slow
@pytest.mark.parametrize("sizes", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("text", [weighted, spread])
def test_columns_of_tiles_have_the_same_bits_everywhere(
    monkeypatch: pytest.MonkeyPatch, text: Callable[..., str], sizes: tuple[int, int, int]
) -> None:
    """Tiles of a quarter of the columns or so, and shares of fewer."""
    monkeypatch.setattr(shares, "SHARE", 100)
    for name, size in {"TILE": 512, "NEAR": 128, "LEAST": 256}.items():
        monkeypatch.setattr(kernels, name, size)
    random = np.random.default_rng(sum(sizes))
    x = (random.standard_normal(sizes) * 4.0 ** random.integers(-6, 6, sizes)).astype(np.float32)
    x.flat[random.integers(0, x.size, 3)] = np.nan
    agree(monkeypatch, text(*sizes), [x, random.standard_normal(sizes[:2]).astype(np.float32)], EDGE_SETS)


@pytest.mark.parametrize("largest", [0, 1 << 30])
def test_what_a_kernel_keeps_may_lie_anywhere(monkeypatch: pytest.MonkeyPatch, largest: int) -> None:
    monkeypatch.setattr(own_memory, "LARGEST_FRAME", largest)
    sizes = SIZES["chunks and what is left over"]
    (kernel,) = kernels_of(weighted(*sizes))
    text = kernels.kernel_text(kernel, machine(EDGE_SETS[0]).target).text
    assert ("@malloc" in text, "alloca" in text) == (largest == 0, largest > 0)
    x, w = (np.random.default_rng(0).standard_normal(size).astype(np.float32) for size in (sizes, sizes[:2]))
    agree(monkeypatch, weighted(*sizes), [x, w], EDGE_SETS)


SMALL_STACK = """
import threading
import numpy as np
import opspec
from opspec.compiled.engines import compile

COUNT, x = 60, np.arange(40 * 1100).reshape(40, 1100) % 7.0
named = [f"{name}{at}" for name in "lr" for at in range(COUNT)]
many = lambda one, count=COUNT: ", ".join([one] * count)
sums = f'''func.func @main({", ".join(f"%x{at}: tensor<40x1100xf64>" for at in range(COUNT))}) -> tensor<1100xf64> {{
  %zero = stablehlo.constant dense<0.0> : tensor<f64>
  %s:{COUNT} = "stablehlo.reduce"({", ".join(f"%x{at}" for at in range(COUNT))}, {many("%zero")})
    <{{dimensions = array<i64: 0>}}> ({{
  ^bb0({", ".join(f"%{name}: tensor<f64>" for name in named)}):
    {" ".join(f"%s{at} = stablehlo.add %l{at}, %r{at} : tensor<f64> " for at in range(COUNT))}
    stablehlo.return {", ".join(f"%s{at}" for at in range(COUNT))} : {many("tensor<f64>")}
  }}) : ({many("tensor<40x1100xf64>")}, {many("tensor<f64>")}) -> ({many("tensor<1100xf64>")})
  return %s#{COUNT - 1} : tensor<1100xf64>
}}'''
left, right, made = "tensor<13x7000xf32>", "tensor<7000x64xf32>", "tensor<13x64xf32>"
a, b = np.ones((13, 7000), np.float32), (np.arange(7000 * 64).reshape(7000, 64) % 5).astype(np.float32)
products = "".join(f"%p{at} = stablehlo.dot_general %a{at}, %b{at}, contracting_dims = [1] x [0]"
    f" : ({left}, {right}) -> {made} " for at in range(3))
given = ", ".join(f"%a{at}: {left}, %b{at}: {right}" for at in range(3))
matrices = f'''func.func @main({given}) -> {made} {{
  {products}
  %q = stablehlo.add %p0, %p1 : {made}
  %r = stablehlo.add %q, %p2 : {made}
  return %r : {made}
}}'''
programs = [
    (compile(opspec.load(sums), engine="cpu"), [x] * COUNT, x.sum(0)),
    (compile(opspec.load(matrices), engine="cpu", products="strict"), [a, b] * 3, 3 * (a @ b)),
]
threading.stack_size(1 << 20)
right = []
for program, arrays, wanted in programs:
    thread = threading.Thread(target=lambda: right.append(bool((program(*arrays)[0] == wanted).all())))
    thread.start()
    thread.join()
print(right)
"""


def test_a_thread_with_a_small_stack_runs_kernels_that_keep_much() -> None:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "OPSPEC_THREADS": "1"}
    command = [sys.executable, "-c", SMALL_STACK]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stdout) == (0, "[True, True]\n"), done.stderr


@pytest.mark.parametrize("points", [40, 300])
def test_a_fold_of_few_terms_in_a_fold_has_variables_of_its_own(monkeypatch: pytest.MonkeyPatch, points: int) -> None:
    """Forces between points: what a distance reads is the same for all others, but is not known outside of it."""
    one, both, all_ = f"{points}x3xf32", f"{points}x{points}xf32", f"{points}x{points}x3xf32"
    text = f"""
func.func @main(%x: tensor<{one}>) -> tensor<{one}> {{
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %a = stablehlo.broadcast_in_dim %x, dims = [0, 2] : (tensor<{one}>) -> tensor<{all_}>
  %b = stablehlo.broadcast_in_dim %x, dims = [1, 2] : (tensor<{one}>) -> tensor<{all_}>
  %d = stablehlo.subtract %b, %a : tensor<{all_}>
  %q = stablehlo.multiply %d, %d : tensor<{all_}>
  %s = stablehlo.reduce(%q init: %zero) applies stablehlo.add across dimensions = [2]
    : (tensor<{all_}>, tensor<f32>) -> tensor<{both}>
  %w = stablehlo.broadcast_in_dim %s, dims = [0, 1] : (tensor<{both}>) -> tensor<{all_}>
  %f = stablehlo.multiply %d, %w : tensor<{all_}>
  %r = stablehlo.reduce(%f init: %zero) applies stablehlo.add across dimensions = [1]
    : (tensor<{all_}>, tensor<f32>) -> tensor<{one}>
  return %r : tensor<{one}>
}}
"""
    agree(monkeypatch, text, [np.random.default_rng(0).standard_normal((points, 3)).astype(np.float32)], EDGE_SETS)


def test_a_few_columns_of_sums_are_summed_where_they_are_read() -> None:
    """No fold of the kernel is one for all of its columns: those that are stand in the terms of another."""
    text = """func.func @main(%x: tensor<100x3x100xi32>) -> tensor<100xi32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [0]
    : (tensor<100x3x100xi32>, tensor<i32>) -> tensor<3x100xi32>
  %t = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [0]
    : (tensor<3x100xi32>, tensor<i32>) -> tensor<100xi32>
  return %t : tensor<100xi32>
}"""
    x = np.random.default_rng(0).integers(-9, 9, (100, 3, 100)).astype(np.int32)
    (found,) = opspec.run(opspec.load(text), x, engine="cpu")
    assert (found == x.sum((0, 1))).all()


@pytest.mark.parametrize("dimension", [0, 1])
@pytest.mark.parametrize("part", ["complex", "others"])
def test_columns_of_elements_that_lie_a_few_apart_fill_lanes(
    part: str, dimension: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Parts of complex numbers, and every third element."""
    given = "tensor<70x90xcomplex<f32>>" if part == "complex" else "tensor<70x270xf32>"
    shown = {
        "complex": f"%x = stablehlo.imag %given : ({given}) -> tensor<70x90xf32>",
        "others": f"%x = stablehlo.slice %given [0:70, 1:270:3] : ({given}) -> tensor<70x90xf32>",
    }[part]
    made = "tensor<90xf32>" if dimension == 0 else "tensor<70xf32>"
    text = f"""func.func @main(%given: {given}) -> {made} {{
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  {shown}
  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [{dimension}]
    : (tensor<70x90xf32>, tensor<f32>) -> {made}
  return %s : {made}
}}"""
    (kernel,) = kernels_of(text)
    assert kernel.form == ("column" if dimension == 0 else "row")
    x = np.random.default_rng(0).normal(size=(70, 270)).astype(np.float32)
    agree(monkeypatch, text, [(x[:, :90] + 1j * x[:, 90:180]).astype(np.complex64) if part == "complex" else x])


def middle(rows: int, type_: str) -> str:
    """Sums of a dimension in the middle."""
    x, made = f"40x{rows}x300x{type_}", f"40x300x{type_}"
    return f"""
func.func @main(%x: tensor<{x}>) -> tensor<{made}> {{
  %zero = stablehlo.constant dense<0> : tensor<{type_}>
  %s = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1]
    : (tensor<{x}>, tensor<{type_}>) -> tensor<{made}>
  return %s : tensor<{made}>
}}
"""


@pytest.mark.parametrize(("rows", "kept"), [(9, 0), (32, 0), (33, 1)])
@pytest.mark.parametrize("type_", ["f32", "i32"])
def test_few_terms_stay_in_registers(monkeypatch: pytest.MonkeyPatch, rows: int, kept: int, type_: str) -> None:
    reserved: list[str] = []
    monkeypatch.setattr(trees, "RunningMemory", lambda *given: (reserved.append(""), RunningMemory(*given))[1])
    text = middle(rows, type_).replace("dense<0>", "dense<0.0>" if type_ == "f32" else "dense<0>")
    (kernel,) = kernels_of(text)
    kernels.kernel_text(kernel, machine(EDGE_SETS[0]).target)
    assert len(reserved) == kept
    given = np.random.default_rng(0).integers(-99, 99, (40, rows, 300))
    agree(monkeypatch, text, [given.astype(np.float32 if type_ == "f32" else np.int32)], EDGE_SETS)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("width", "op", "type_"), crossed([3, 9, 31, 45], ["add", "maximum", "subtract"], ["f32", "i32", "i8"])
)
@pytest.mark.parametrize(
    ("low", "high", "rows", "stride"), [(15, 15, 0, 1), (0, 8, 40, 1), (11, 0, 0, 3), (50, 60, 0, 2)]
)
def test_windows_beyond_an_end_have_the_same_bits(
    monkeypatch: pytest.MonkeyPatch, width: int, op: str, type_: str, low: int, high: int, rows: int, stride: int
) -> None:
    text, size, _ = windows(width, low, high, rows, op, type_, stride)
    given = np.random.default_rng(width).integers(-99, 99, (rows, size) if rows else size)
    agree(monkeypatch, text, [given.astype({"f32": np.float32, "i32": np.int32, "i8": np.int8}[type_])], EDGE_SETS)
