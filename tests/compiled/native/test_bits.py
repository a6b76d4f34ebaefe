"""The promise of bits: programs hashed on the reference, with every instruction set, and with 1, 2 and 7 threads."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from uuid import uuid4

import numpy as np
import pytest

import opspec
from opspec.compiled import block_kernels, product_choice
from opspec.compiled.engines import compile as compile_by
from opspec.compiled.functions import names_of_complex
from opspec.compiled.native import kept_plans, machine_code, shares
from opspec.programs.records import import_module
from opspec.values.arrays import Array
from opspec.values.types import Tensor
from tests.compiled.native.kernels import EDGE_SETS, SETS, THREADS, machine
from tests.compiled.random_chains import program
from tests.compiled.test_random_programs import inputs
from tests.execution import random_memory_programs as looping
from tests.samples import crossed, one_in

FEW, ALL = 6, 200


@pytest.fixture(autouse=True)
def small_shares(monkeypatch: pytest.MonkeyPatch) -> None:
    """Kernels of a few hundred operations are shared among threads too."""
    monkeypatch.setattr(shares, "SHARE", 100)


def hashed(results: tuple[Array, ...]) -> str:
    """Of all bytes; every NaN counts as the same."""
    found = hashlib.sha256()
    for x in results:
        array = np.ascontiguousarray(x)
        if array.dtype.kind == "c":
            array = array.view(array.real.dtype)
        found.update(f"{array.dtype} {array.shape}".encode())
        found.update(np.where(array != array, np.ones_like(array), array).tobytes())
        found.update((array != array).tobytes())
    return found.hexdigest()


def agree(monkeypatch: pytest.MonkeyPatch, text: str, given: list[Array], sets: Sequence[str] = SETS) -> None:
    """How many threads there are decides nothing of a plan: the first keeps it for the others."""
    module = opspec.load(text)
    wanted = hashed(compile_by(module, engine="reference")(*given))
    for instructions in sets:
        key = uuid4().hex
        monkeypatch.setattr(kept_plans, "_key", lambda *_, key=key: key)
        for threads in THREADS:
            on = machine(instructions, threads)
            monkeypatch.setattr(machine_code, "machine", lambda on=on: on)
            found = hashed(compile_by(module, engine="cpu")(*given))
            assert found == wanted, f"{instructions} with {threads} threads"
    monkeypatch.setattr(kept_plans, "_key", lambda *_: None)


@pytest.mark.slow
@pytest.mark.parametrize(
    "seed", [*range(FEW), *(pytest.param(seed, marks=pytest.mark.full) for seed in range(FEW, 12))]
)
def test_a_random_program_has_the_same_bits_everywhere(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    """The sets of instructions between take their turns, and so do stores past the caches."""
    if seed % 2:
        monkeypatch.setattr(block_kernels, "LARGE", 1)
        monkeypatch.setattr(block_kernels, "last_level", lambda: 0)
    agree(monkeypatch, program(seed, 5 + seed % 16), inputs(seed), some_sets(seed))


def some_sets(seed: int) -> Sequence[str]:
    """The narrowest and the widest, which every program is compiled for, and every third seed the others too."""
    return SETS if seed % 3 == 0 else EDGE_SETS


@pytest.mark.full
@pytest.mark.parametrize("seed", range(ALL))
def test_two_hundred_random_programs_have_the_same_bits_everywhere(monkeypatch: pytest.MonkeyPatch, seed: int) -> None:
    agree(monkeypatch, program(seed, 5 + seed % 56), inputs(seed))


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.full) for seed in (1, 2))])
def test_programs_with_loops_branches_and_calls_have_the_same_bits_everywhere(
    monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    rng = np.random.default_rng(seed)
    given = [rng.standard_normal((looping.SIDE, looping.SIDE)).astype(np.float32) for _ in range(3)]
    agree(monkeypatch, looping.program(seed), given)


ACROSS = """func.func @main(%x: tensor<3x45x70xf32>, %y: tensor<3x70x45xf32>) -> tensor<3x70x45xf32> {
  %0 = stablehlo.transpose %x, dims = [0, 2, 1] : (tensor<3x45x70xf32>) -> tensor<3x70x45xf32>
  %1 = stablehlo.subtract %0, %y : tensor<3x70x45xf32>
  return %1 : tensor<3x70x45xf32>
}"""
FLAT_ACROSS = ACROSS.replace("3x", "").replace("[0, 2, 1]", "[1, 0]")
WINDOWS = """func.func @main(%x: tensor<2x6x6x16xf32>, %y: tensor<2x6x6x16xf32>) -> tensor<2x3x3x16xf32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %z = stablehlo.multiply %x, %y : tensor<2x6x6x16xf32>
  %0 = "stablehlo.reduce_window"(%z, %low) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %m = stablehlo.maximum %a, %b : tensor<f32>
      stablehlo.return %m : tensor<f32>
  }) {window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}
    : (tensor<2x6x6x16xf32>, tensor<f32>) -> tensor<2x3x3x16xf32>
  return %0 : tensor<2x3x3x16xf32>
}"""
MEANS = """func.func @main(%x: tensor<3x5x6x48xf32>, %y: tensor<3x5x6x48xf32>) -> tensor<3x48xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %z = stablehlo.multiply %x, %y : tensor<3x5x6x48xf32>
  %0 = stablehlo.reduce(%z init: %zero) applies stablehlo.add across dimensions = [1, 2]
    : (tensor<3x5x6x48xf32>, tensor<f32>) -> tensor<3x48xf32>
  return %0 : tensor<3x48xf32>
}"""


ROWS = """func.func @main(%x: tensor<40x48xf32>, %y: tensor<9x48xf32>) -> tensor<9x48xf32> {
  %i = stablehlo.constant dense<[[39], [0], [-7], [3], [3], [41], [1000000], [-2147483648], [12]]> : tensor<9x1xi32>
  %0 = "stablehlo.gather"(%x, %i) {dimension_numbers = #stablehlo.gather<offset_dims = [1],
      collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 48>}
    : (tensor<40x48xf32>, tensor<9x1xi32>) -> tensor<9x48xf32>
  %1 = stablehlo.add %0, %y : tensor<9x48xf32>
  return %1 : tensor<9x48xf32>
}"""
VECTORS = """func.func @main(%x: tensor<70x300xf32>, %u: tensor<70xf32>, %v: tensor<300xf32>)
    -> (tensor<70xf32>, tensor<300xf32>, tensor<300xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.dot_general %x, %v, contracting_dims = [1] x [0]
    : (tensor<70x300xf32>, tensor<300xf32>) -> tensor<70xf32>
  %1 = stablehlo.dot_general %u, %x, contracting_dims = [0] x [0]
    : (tensor<70xf32>, tensor<70x300xf32>) -> tensor<300xf32>
  %2 = stablehlo.broadcast_in_dim %u, dims = [0] : (tensor<70xf32>) -> tensor<70x300xf32>
  %3 = stablehlo.multiply %2, %x : tensor<70x300xf32>
  %4 = stablehlo.reduce(%3 init: %zero) applies stablehlo.add across dimensions = [0]
    : (tensor<70x300xf32>, tensor<f32>) -> tensor<300xf32>
  return %0, %1, %4 : tensor<70xf32>, tensor<300xf32>, tensor<300xf32>
}"""
TEXTS = {
    "batches": ACROSS,
    "across": FLAT_ACROSS,
    "windows": WINDOWS,
    "means": MEANS,
    "rows": ROWS,
    "vectors": VECTORS,
}


@pytest.mark.parametrize(("large", "text"), crossed([block_kernels.LARGE, 1], list(TEXTS)))
def test_what_is_read_in_another_order_than_it_lies_has_the_same_bits(
    monkeypatch: pytest.MonkeyPatch, text: str, large: int
) -> None:
    monkeypatch.setattr(block_kernels, "LARGE", large)
    monkeypatch.setattr(block_kernels, "last_level", lambda: 0)
    monkeypatch.setattr(product_choice, "LARGE_MATRIX", 1)
    types = import_module(opspec.load(TEXTS[text])).functions["main"].regions[0].block.types
    rng = np.random.default_rng(1)
    agree(
        monkeypatch,
        TEXTS[text],
        [rng.standard_normal(x.shape).astype(np.float32) for x in types if isinstance(x, Tensor)],
    )


HALVES = """func.func @main(%x: tensor<37x70xf16>, %i: tensor<200x1xi32>, %u: tensor<200xf16>, %c: tensor<f16>)
    -> (tensor<70xf16>, tensor<37xf16>, tensor<37x70xf16>, tensor<f16>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f16>
  %few = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %many = stablehlo.constant dense<9> : tensor<i32>
  %part = stablehlo.constant dense<0.3> : tensor<37x70xf16>
  %start = stablehlo.constant dense<0.1> : tensor<70xf16>
  %0 = "stablehlo.scatter"(%start, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<
      inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<f16>, %b: tensor<f16>):
    %s = stablehlo.add %a, %b : tensor<f16>
    stablehlo.return %s : tensor<f16>
  }) : (tensor<70xf16>, tensor<200x1xi32>, tensor<200xf16>) -> tensor<70xf16>
  %1 = stablehlo.multiply %x, %part : tensor<37x70xf16>
  %2 = stablehlo.subtract %1, %x : tensor<37x70xf16>
  %3 = stablehlo.negate %2 : tensor<37x70xf16>
  %4 = stablehlo.abs %3 : tensor<37x70xf16>
  %5 = stablehlo.add %4, %3 : tensor<37x70xf16>
  %6 = stablehlo.maximum %5, %x : tensor<37x70xf16>
  %7 = stablehlo.multiply %6, %1 : tensor<37x70xf16>
  %8 = stablehlo.divide %7, %5 : tensor<37x70xf16>
  %9 = stablehlo.multiply %6, %6 : tensor<37x70xf16>
  %10 = stablehlo.reduce(%9 init: %zero) applies stablehlo.add across dimensions = [1]
    : (tensor<37x70xf16>, tensor<f16>) -> tensor<37xf16>
  %11:2 = stablehlo.while(%n = %few, %y = %c) : tensor<i32>, tensor<f16>
    cond {
      %t = stablehlo.compare LT, %n, %many : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %t : tensor<i1>
    } do {
      %m = stablehlo.add %n, %one : tensor<i32>
      %z = stablehlo.multiply %y, %c : tensor<f16>
      %w = stablehlo.add %z, %c : tensor<f16>
      stablehlo.return %m, %w : tensor<i32>, tensor<f16>
    }
  return %0, %10, %8, %11#1 : tensor<70xf16>, tensor<37xf16>, tensor<37x70xf16>, tensor<f16>
}"""


def test_arithmetic_of_f16_has_the_same_bits_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the processor's own instructions or by way of f32: in maps, folds, scattered sums and loops of registers."""
    rng = np.random.default_rng(3)
    x = (rng.standard_normal((37, 70)) * 4.0 ** rng.integers(-10, 8, (37, 70))).astype(np.float16)
    places = rng.integers(0, 70, (200, 1)).astype(np.int32)
    agree(monkeypatch, HALVES, [x, places, rng.standard_normal(200).astype(np.float16), np.float16([0.7]).reshape(())])


IN_CHLO = ("acos", "acosh", "asin", "asinh", "atan", "atanh", "cosh", "sinh")
OF_TWO = ("atan2", "divide", "power")


@pytest.mark.slow
@pytest.mark.parametrize("name", one_in(16, names_of_complex()))
def test_functions_of_complex_f64_have_the_same_bits_everywhere(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Of numbers of all sizes, and of zeros, infinities and NaNs."""
    given = [complex_numbers(seed) for seed in range(2 if name in OF_TWO else 1)]
    type_, op = f"tensor<{given[0].size}xcomplex<f64>>", f"{'chlo' if name in IN_CHLO else 'stablehlo'}.{name}"
    names = [f"%x{at}" for at in range(len(given))]
    text = f"""func.func @main({", ".join(f"{x}: {type_}" for x in names)}) -> {type_} {{
  %r = "{op}"({", ".join(names)}) : ({", ".join([type_] * len(given))}) -> {type_}
  return %r : {type_}
}}"""
    agree(monkeypatch, text, given, SETS)


def complex_numbers(seed: int) -> Array:
    rng = np.random.default_rng(seed)
    parts = [
        rng.standard_normal((301, 2)) * 2.0 ** rng.integers(-8, 8, (301, 2)),
        rng.standard_normal((300, 2)) * 2.0 ** rng.integers(-1070, 1020, (300, 2)),
        rng.choice([0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan], (200, 2)),
    ]
    return np.ascontiguousarray(np.concatenate(parts)).view(np.complex128)[:, 0]
