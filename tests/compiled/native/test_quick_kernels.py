"""What LLVM is not asked to improve: neither wrong nor, as of some vectors of narrow numbers, the process's end."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import numpy as np
import pytest

import opspec
from opspec.compiled.native import kernels
from opspec.compiled.native.kernels import QUICKLY, KernelText
from opspec.programs.records import import_module
from tests.compiled.native.kernels import EACH_SET, SETS
from tests.compiled.native.test_bits import agree

STARTS = {"i8": "1", "ui8": "1", "f16": "1.0", "bf16": "1.0", "f32": "1.0", "f64": "1.0", "i32": "1"}


def folded(rows: int, columns: int, element: str, op: str) -> str:
    whole, part, start = (f"tensor<{shape}{element}>" for shape in (f"{rows}x{columns}x", f"{rows}x", ""))
    return f"""func.func @main(%a: {whole}) -> {part} {{
  %z = stablehlo.constant dense<{STARTS[element]}> : {start}
  %r = stablehlo.reduce(%a init: %z) applies stablehlo.{op} across dimensions = [1] : ({whole}, {start}) -> {part}
  return %r : {part}
}}"""


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether each kernel that was written is made quickly."""
    found: list[bool] = []
    text = kernels._Writer.text

    def told(self: kernels._Writer, *given: object) -> KernelText:
        made = text(self, *given)  # type: ignore[arg-type]
        found.append(QUICKLY in made.text)
        return made

    monkeypatch.setattr(kernels._Writer, "text", told)
    return found


@pytest.mark.parametrize("element", STARTS)
def test_short_rows_are_folded_by_all_instructions(
    element: str, quick: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    for columns in (3, 5, 7):
        for op in ("add", "maximum"):
            text = folded(34, columns, element, op)
            dtype = import_module(opspec.load(text)).types[0].element.dtype
            x = np.random.default_rng(0).integers(0, 5, (34, columns)).astype(dtype)
            agree(monkeypatch, text, [x], SETS)
    assert any(quick) == (element in ("f32", "f64", "i32"))


def test_many_operations_are_made_quickly_too(quick: list[bool], monkeypatch: pytest.MonkeyPatch) -> None:
    text = """func.func @main(%a: tensor<2000xf32>) -> tensor<2000xf32> {
  %r = stablehlo.cosine %a : tensor<2000xf32>
  return %r : tensor<2000xf32>
}"""
    agree(monkeypatch, text, [np.linspace(-50, 50, 2000, dtype=np.float32)], EACH_SET[:1])
    assert all(quick) == (EACH_SET[0] == "avx512")
    assert quick


@pytest.mark.parametrize(("shape", "dims", "quickly"), [((50, 3), [1, 2], True), ((50,), [1], False)])
def test_what_divides_indices_is_improved(
    shape: tuple[int, ...], dims: list[int], quickly: bool, quick: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A division of a processor takes longer than all else that such a kernel does for an element."""
    given = f"tensor<{'x'.join(map(str, shape))}xf32>"
    text = f"""func.func @main(%a: {given}) -> tensor<70x50x3xf32> {{
  %r = stablehlo.broadcast_in_dim %a, dims = {dims} : ({given}) -> tensor<70x50x3xf32>
  return %r : tensor<70x50x3xf32>
}}"""
    agree(monkeypatch, text, [np.random.default_rng(0).standard_normal(shape).astype(np.float32)], EACH_SET[:1])
    assert any(quick) == quickly


@pytest.mark.parametrize(("width", "quickly"), [(3, False), (6, False), (64, True)])
def test_short_rows_that_lie_apart_are_improved(
    width: int, quickly: bool, quick: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What LLVM makes of masks that the text knows takes longer than to move a row."""
    table, found = f"tensor<50x{width}xf32>", f"tensor<300x{width}xf32>"
    text = f"""func.func @main(%x: {table}, %at: tensor<300xi32>) -> {found} {{
  %0 = "stablehlo.gather"(%x, %at) <{{dimension_numbers = #stablehlo.gather<offset_dims = [1],
    collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false,
    slice_sizes = array<i64: 1, {width}>}}> : ({table}, tensor<300xi32>) -> {found}
  return %0 : {found}
}}"""
    random = np.random.default_rng(width)
    given = [random.standard_normal((50, width)).astype(np.float32), random.integers(-9, 60, 300, np.int32)]
    agree(monkeypatch, text, given, EACH_SET[:1])
    assert all(quick) == (quickly and EACH_SET[0] == "avx512")
    assert quick


_MASKED = """func.func @main(%x: tensor<{count}x{type}>) -> tensor<{count}x{type}> {{
  %c = stablehlo.constant dense<{mask}> : tensor<{count}x{type}>
  %r = stablehlo.{op} %x, %c : tensor<{count}x{type}>
  return %r : tensor<{count}x{type}>
}}"""
_CHOSEN = """func.func @main(%x: tensor<{count}xi32>) -> tensor<{count}xi32> {{
  %c = stablehlo.constant dense<65535> : tensor<{count}xi32>
  %z = stablehlo.constant dense<0> : tensor<{count}xi32>
  %p = stablehlo.compare LT, %x, %c, SIGNED : (tensor<{count}xi32>, tensor<{count}xi32>) -> tensor<{count}xi1>
  %r = stablehlo.select %p, %c, %z : tensor<{count}xi1>, tensor<{count}xi32>
  return %r : tensor<{count}xi32>
}}"""
_SHIFTED = """func.func @main(%x: tensor<{count}xi32>) -> tensor<{count}xi32> {{
  %c = stablehlo.constant dense<16> : tensor<{count}xi32>
  %a = stablehlo.shift_right_logical %x, %c : tensor<{count}xi32>
  %r = stablehlo.shift_left %a, %c : tensor<{count}xi32>
  return %r : tensor<{count}xi32>
}}"""
_ROUNDED = """func.func @main(%x: tensor<{count}x{type}>) -> tensor<{count}x{type}> {{
  %a = stablehlo.reduce_precision %x, format = {format} : tensor<{count}x{type}>
  %r = stablehlo.{op} %a : tensor<{count}x{type}>
  return %r : tensor<{count}x{type}>
}}"""


@pytest.mark.parametrize("instructions", SETS)
def test_words_that_are_masked_do_not_end_the_process(instructions: str) -> None:
    """As a pass of LLVM did, in a child process, since nobody could catch that."""
    texts = list[str]()
    for count in (2, 3, 4, 7, 18, 34, 36, 68, 100):
        for op in ("and", "or", "xor"):
            for type_, masks in (("i32", (0xFFFF, 0xFFFF0000)), ("i64", (0xFFFF, 0xFFFF << 48, 0xFFFF0000FFFF))):
                texts += [_MASKED.format(count=count, type=type_, mask=hex(mask), op=op) for mask in masks]
        texts += [_CHOSEN.format(count=count), _SHIFTED.format(count=count)]
        texts += [_ROUNDED.format(count=count, type="f32", format="e8m7", op=op) for op in ("sine", "tan")]
        texts.append(_ROUNDED.format(count=count, type="f64", format="e8m4", op="sine"))
    lines = (
        "import json, sys, opspec\nfor text in json.load(sys.stdin): opspec.compile(opspec.load(text), engine='cpu')"
    )
    settings = os.environ | {"OPSPEC_CPU": instructions, "OPSPEC_CACHE": "off"}
    call = [sys.executable, "-c", lines]
    done = subprocess.run(call, input=json.dumps(texts), text=True, env=settings, capture_output=True)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("times", [2, 4])
def test_bytes_that_are_repeated_and_doubled_are_compiled_at_all(times: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """LLVM never ended with AVX-512."""
    x = np.arange(24 * 24, dtype=np.uint8).reshape(24, 24) * 7
    given, between, whole = (f"tensor<24x{rest}xui8>" for rest in ("24", f"24x{times}", f"{24 * times}"))
    made = {
        "add %1, %1": 2,
        "multiply %1, %1": 0,
        "multiply %1, %c2": 2,
        "shift_left %1, %c1": 2,
        "multiply %1, %c3": 3,
    }
    for op, factor in made.items():
        text = f"""func.func @main(%x: {given}) -> {whole} {{
  {" ".join(f"%c{value} = stablehlo.constant dense<{value}> : {whole}" for value in (1, 2, 3))}
  %0 = stablehlo.broadcast_in_dim %x, dims = [0, 1] : ({given}) -> {between}
  %1 = stablehlo.reshape %0 : ({between}) -> {whole}
  %2 = stablehlo.{op} : {whole}
  return %2 : {whole}
}}"""
        wide = np.repeat(x, times, 1)
        (found,) = opspec.compile(opspec.load(text), engine="reference")(x)
        assert np.array_equal(found, wide * (factor or wide))
        agree(monkeypatch, text, [x], SETS)
