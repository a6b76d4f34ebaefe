"""Quantized arithmetic: dequantize, compute, quantize, the same in kernel, formula, CUDA text and the MLIR library."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import opspec
from opspec import cuda, formula
from opspec.cuda.host import HostLibrary
from opspec.formula.quantized import ARM as FORMULA
from opspec.numerics.quantization import ARM as KERNEL
from opspec.programs.loading import load_generic
from opspec.rules.implicit_rules import Binder
from opspec.rules.inference import signature_of
from opspec.rules.signature import Signature, Value
from opspec.values.dims import Vec
from opspec.values.types import ELEMENT_TYPES, Quantized, Tensor
from opspec_model.elements.spelling import parse_quantized
from tests.shared_oracles import shared_oracle

Array = np.ndarray[Any, np.dtype[Any]]

TYPES = [
    "!quant.uniform<i8:f32, 0.5>",
    "!quant.uniform<i8:f32, 0.0173:-7>",
    "!quant.uniform<u8:f32, 0.3:128>",
    "!quant.uniform<i8<-100:90>:f32, 3.0e-3:-100>",
    "!quant.uniform<i4:f16, 0.1:2>",
    "!quant.uniform<i8:bf16, 0.37:5>",
    "!quant.uniform<i16:f64, 1.0e-3:-3>",
    "!quant.uniform<i32:f32, 1.0e-6:17>",
    "!quant.uniform<u4:f32, 1.5:3>",
]
SLICES = "!quant.uniform<i8:f32:1, {0.5:1, 0.25:-3, 0.1}>"
BLOCKS = "!quant.uniform<i8:f32:{0:2, 1:3}, {{0.5:1}, {0.25:-3}}>"


def quantized(text: str) -> Quantized:
    found = parse_quantized(text)
    assert found is not None
    return found


def typed(text: str, *shape: int) -> Tensor:
    return Tensor(Vec(shape), quantized(text))


def stored(type_: Tensor, seed: int = 0) -> Array:
    """Stored integers of a type, the limits among them."""
    element = type_.element
    assert isinstance(element, Quantized)
    rng = np.random.default_rng(seed)
    x = rng.integers(element.storage_min, element.storage_max + 1, tuple(type_.shape))
    if x.size > 1:
        x.reshape(-1)[:2] = element.storage_min, element.storage_max
    return np.asarray(x.astype(element.storage.dtype))


def floats(type_: Tensor, seed: int = 0) -> Array:
    """Expressed values: ordinary ones, ties, and what no stored integer reaches."""
    element = type_.element
    assert isinstance(element, Quantized)
    rng = np.random.default_rng(seed)
    scale = element.scales[0]
    x = rng.normal(size=tuple(type_.shape)) * scale * 60
    x.reshape(-1)[:8] = 0.5 * scale, 1.5 * scale, -0.5 * scale, np.inf, -np.inf, np.nan, -0.0, 1e30
    with np.errstate(over="ignore"):
        return np.asarray(x.astype(element.expressed.dtype))


# --- the two ways between stored integers and floats --------------------------------------------------------


@pytest.mark.parametrize("text", [*TYPES, SLICES, BLOCKS])
def test_kernel_and_formula_convert_alike(text: str) -> None:
    type_ = typed(text, 4, 3)
    x = stored(type_)
    with np.errstate(all="ignore"):
        real = KERNEL.dequantizer(type_)(x)
        assert real.dtype == quantized(text).expressed.dtype
        assert real.tobytes() == FORMULA.dequantizer(type_)(x).tobytes()
        for seed in range(4):
            given = floats(type_, seed)
            assert KERNEL.quantizer(type_)(given).tolist() == FORMULA.quantizer(type_)(given).tolist()


def test_each_stored_value_comes_back() -> None:
    type_ = typed("!quant.uniform<i8:f32, 0.0173:-7>", 256)
    every = np.arange(-128, 128).astype(np.int8)
    assert KERNEL.quantizer(type_)(KERNEL.dequantizer(type_)(every)).tolist() == every.tolist()


def test_blocks_have_their_own_scales() -> None:
    x = np.array([[1, 2, 3], [4, 5, 6], [-3, 0, 1], [5, 6, 7]], np.int8)
    expected = [[0, 0.5, 1], [1.5, 2, 2.5], [0, 0.75, 1], [2, 2.25, 2.5]]
    assert KERNEL.dequantizer(typed(BLOCKS, 4, 3))(x).tolist() == expected


def test_the_difference_to_the_zero_point_does_not_wrap_around() -> None:
    type_ = typed("!quant.uniform<i8:f32, 1.0:-128>", 1)
    assert KERNEL.dequantizer(type_)(np.array([127], np.int8)).tolist() == [255]


# --- whole ops ----------------------------------------------------------------------------------------------

UNARY = ["abs", "negate", "tanh", "ceil"]
BINARY = ["add", "multiply", "maximum"]


def program(op: str, takes: list[Tensor], gives: Tensor) -> str:
    names = [f"%x{at}" for at in range(len(takes))]
    given = ", ".join(f"{name}: {type_}" for name, type_ in zip(names, takes, strict=True))
    types = ", ".join(map(str, takes))
    return f"""func.func @main({given}) -> {gives} {{
  %r = "stablehlo.{op}"({", ".join(names)}) : ({types}) -> {gives}
  return %r : {gives}
}}"""


@pytest.mark.parametrize("text", TYPES)
@pytest.mark.parametrize("op", [*UNARY, *BINARY])
def test_an_op_is_that_of_the_expressed_type(op: str, text: str) -> None:
    takes, gives = operands(op, text), typed(text, 3, 4)
    arrays = [stored(type_, at) for at, type_ in enumerate(takes)]
    found = opspec.run(opspec.load(program(op, takes, gives)), *arrays)[0]
    assert found.dtype == quantized(text).storage.dtype
    assert found.tolist() == by_formula(op, arrays, takes, gives).tolist()


def operands(op: str, text: str) -> list[Tensor]:
    """Types of operands that differ in their scales."""
    given = quantized(text)
    other = replace(given, scales=(given.scales[0] * 1.75,))
    return [typed(text, 3, 4), Tensor(Vec([3, 4]), other)][: 1 if op in UNARY else 2]


def by_formula(op: str, arrays: list[Array], takes: list[Tensor], gives: Tensor, **attributes: Any) -> Array:
    declared, _ = formula.load(f"stablehlo.{op}")
    return np.asarray(formula.evaluate(declared, arrays, attributes, [gives], types=takes)[0])


# The library takes stored integers for signed ones, and subtracts zero points from i32 with wraparound.
ASKED = [text for text in TYPES if "<u" not in text and ":f32" in text and "i32" not in text]


@pytest.mark.parametrize(
    ("op", "text"),
    [  # by default each op with a type of its own
        pytest.param(op, text, marks=[pytest.mark.full] * (at % len(ASKED) != which))
        for at, op in enumerate(("add", "multiply", "tanh"))
        for which, text in enumerate(ASKED)
    ],
)
def test_the_library_and_xla_agree(op: str, text: str) -> None:
    takes = [typed(text, 3, 4)] * (1 if op in UNARY else 2)
    arrays = [stored(type_, at) for at, type_ in enumerate(takes)]
    text_ = program(op, takes, takes[0])
    found = opspec.run(opspec.load(text_), *arrays)[0]
    generic = f'"builtin.module"() ({{ {text_} }}) : () -> ()'
    for name in ("library", "xla"):
        answer = shared_oracle(name).run(generic, arrays)
        assert not hasattr(answer, "how"), answer
        assert np.abs(answer[0].astype(int) - found.astype(int)).max() <= (op == "tanh")


@pytest.mark.slow
def test_cuda_text_computes_alike(tmp_path: Path) -> None:
    parts, cases = [], []
    for at, text in enumerate([*TYPES, SLICES, BLOCKS]):
        type_ = typed(text, 4, 3)
        real = Tensor(type_.shape, quantized(text).expressed)
        x, given = stored(type_), floats(type_)
        for op, takes, gives, array, expected in (
            ("uniform_dequantize", type_, real, x, FORMULA.dequantizer(type_)(x)),
            ("uniform_quantize", real, type_, given, FORMULA.quantizer(type_)(given)),
        ):
            parts.append(cuda.specialise(f"stablehlo.{op}", [takes], {}, [gives], name=f"{op}_{at}"))
            cases.append((f"{op} {text}", [array], expected))
    for at, text in enumerate(TYPES):
        for op in ("abs", "add"):
            takes, gives = operands(op, text), typed(text, 3, 4)
            arrays = [stored(type_, at) for at, type_ in enumerate(takes)]
            parts.append(cuda.specialise(f"stablehlo.{op}", takes, {}, [gives], name=f"{op}_{at}"))
            cases.append((f"{op} {text}", arrays, by_formula(op, arrays, takes, gives)))
    every = np.arange(-128, 128).astype(np.int8)
    parts.append(cuda.specialise("stablehlo.reverse", [MOVED], {"dimensions": Vec([0])}, [MOVED]))
    cases.append(("reverse", [every], every[::-1]))
    library = HostLibrary(parts, tmp_path)
    for part, (name, arrays, expected) in zip(parts, cases, strict=True):
        found = library.run(part, *arrays)[0]
        assert found.dtype == expected.dtype, name
        assert found.tolist() == expected.tolist(), name


# In bf16 not every integer would come back from dividing by the scale again.
MOVED = typed("!quant.uniform<i8:bf16, 0.37:5>", 256)


def test_what_only_moves_keeps_its_stored_integers() -> None:
    every = np.arange(-128, 128).astype(np.int8)
    found = by_formula("reverse", [every], [MOVED], MOVED, dimensions=Vec([0]))
    assert found.tolist() == every[::-1].tolist()


# --- types that are none ------------------------------------------------------------------------------------

GOOD = quantized("!quant.uniform<i8:f32:0, {0.5, 0.25:4}>")
WRONG = {
    "stored integers of at most 32 bits": {"storage": ELEMENT_TYPES["i64"]},
    "C3": {"storage_min": 7, "storage_max": 7},
    "(C4 to C6)": {"scales": (0.5, -1.0)},
    "to C6": {"scales": (0.5, math.inf)},
    "numbers of f32 (C4": {"scales": (0.5, 1e39)},
    "that are numbers of f32": {"scales": (0.5, 1e-46)},
    "numbers of f16": {"scales": (0.5, 65536.0), "expressed": ELEMENT_TYPES["f16"]},
    "C7": {"zero_points": (0, 128)},
    "C9": {"zero_points": (0,)},
    "C11": {"axis": -1},
    "C12": {"axis": 2},
    "C13": {"axis": 1},
}


def found_wrong(element: Quantized, *shape: int, op: str = "uniform_dequantize") -> list[str]:
    signature = signature_of(f"stablehlo.{op}")
    assert signature is not None
    binder = Binder(signature)
    binder.operands([Tensor(Vec(shape), element)], {})
    return [f"{problem.rule} {problem.message}" for problem in binder.broken]


def test_a_good_type_is_accepted() -> None:
    assert found_wrong(GOOD, 2, 3) == []


@pytest.mark.parametrize("what", WRONG)
def test_each_rule_of_quantized_types_is_told(what: str) -> None:
    (message,) = found_wrong(replace(GOOD, **WRONG[what]), 2, 3)
    assert message.startswith("T2 ")
    assert what in message


def test_blocks_cover_the_tensor() -> None:
    known = quantized(BLOCKS)
    signature = Signature("test.op", (Value("x", "tensor", classes=frozenset({"sub_channel"})),), ())
    for shape, good in (((4, 3), True), ((4, 6), False), ((2, 3), False), ((4,), False)):
        binder = Binder(signature)
        binder.operands([Tensor(Vec(shape), known)], {})
        assert (not binder.broken) is good, shape


@pytest.mark.parametrize("text", [SLICES, BLOCKS])
def test_most_ops_take_one_scale_for_the_whole_tensor(text: str) -> None:
    (message,) = found_wrong(quantized(text), 4, 3, op="abs")
    assert message.startswith("T2 ")


def test_ranges_of_stored_integers() -> None:
    """add asks for one storage type and lets its range differ (0.5 * -10 + 0.25 * -100 is -30, beyond the range)."""
    x, y, z = "i8<-10:10>:f32, 0.5", "i8:f32, 0.25", "i8<-10:10>:f32, 0.5:2"
    x, y, z = (f"tensor<3x!quant.uniform<{text}>>" for text in (x, y, z))
    program = opspec.load(f"""
      func.func @main(%x: {x}, %y: {y}) -> {z} {{
        %0 = stablehlo.add %x, %y : ({x}, {y}) -> {z}
        return %0 : {z}
      }}
    """)
    assert opspec.verify(program) == []
    (found,) = opspec.run(program, np.int8([-10, 10, 4]), np.int8([-100, 4, 8]))
    assert found.tolist() == [-10, 10, 10]


def test_a_magnitude_is_stored_as_its_operand() -> None:
    """Of abs the public text asks for the same type but for scales."""
    types = "(tensor<2x!quant.uniform<i8<-100:100>:f32, 0.5>>) -> tensor<2x!quant.uniform<i8:f32, 0.5>>"
    text = f"""
      func.func @main(%x: tensor<2x!quant.uniform<i8<-100:100>:f32, 0.5>>) {{
        %0 = "stablehlo.abs"(%x) : {types}
        return
      }}
    """
    assert [found.rule for found in opspec.verify(load_generic(text))] == ["abs.C2"]
