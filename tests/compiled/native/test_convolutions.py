"""Convolutions by machine code against the kernel of their formula, whatever their shape."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import pytest

import opspec
from opspec.compiled import looks
from opspec.compiled.native import array_code, contractions, convolutions, machine_code
from opspec.compiled.native.array_code import ConvolutionCode
from opspec.compiled.native.kernels import KernelText
from opspec.execution.fast_paths.stablehlo import convolution as fast_convolution
from opspec.execution.kernel_choice import GeneratedKernels
from opspec.values.arrays import Array
from tests.compiled.native.kernels import EACH_SET, WIDE, loads, machine
from tests.execution.fast_paths.one_op import Case
from tests.execution.fast_paths.random_products import convolution
from tests.samples import crossed

NARROW = {"bf16": np.dtype(ml_dtypes.bfloat16), "f16": np.dtype(np.float16)}


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """One for each convolution that machine code computes; none is left to another way because that is faster."""
    monkeypatch.setattr(convolutions, "_COLUMN", 10**9)
    monkeypatch.setattr(looks, "may_be_folded", lambda *_: False)
    return loads(monkeypatch, ConvolutionCode)


def run(case: Case, instructions: str, monkeypatch: pytest.MonkeyPatch) -> tuple[Array, Array]:
    """By machine code, and by the kernel of the formula."""
    monkeypatch.setattr(machine_code, "machine", lambda: machine(instructions, 2))
    module = opspec.load(case.program)
    (found,) = opspec.compile(module, engine="cpu")(*case.arguments)
    (wanted,) = opspec.compile(module, kernels=GeneratedKernels(fast=False))(*case.arguments)
    assert (found.dtype, found.shape) == (wanted.dtype, wanted.shape)
    return found, wanted


@pytest.mark.parametrize("instructions", EACH_SET)
def test_few_products_are_not_worth_columns(instructions: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two features fill no vector, and yet a library would take longer."""
    made = loads(monkeypatch, ConvolutionCode)
    rng = np.random.default_rng(0)
    text = """func.func @main(%x: tensor<4x3x50xf32>, %w: tensor<2x3x4xf32>) -> tensor<4x2x24xf32> {
      %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f, 0]x[o, i, 0]->[b, f, 0], window = {stride = [2]}
        {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
        : (tensor<4x3x50xf32>, tensor<2x3x4xf32>) -> tensor<4x2x24xf32>
      return %0 : tensor<4x2x24xf32>
    }"""
    given = (rng.integers(-9, 9, (4, 3, 50)).astype(np.float32), rng.integers(-9, 9, (2, 3, 4)).astype(np.float32))
    found, wanted = run(Case(text, given), instructions, monkeypatch)
    assert np.array_equal(found, wanted)
    assert len(made) == 1


@pytest.mark.parametrize("rounds", [30, pytest.param(600, marks=pytest.mark.full)])
@pytest.mark.parametrize("instructions", EACH_SET)
def test_any_convolution(instructions: str, rounds: int, made: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(rounds):
        case = convolution(np.random.default_rng(seed))
        found, wanted = run(case, instructions, monkeypatch)
        near = 0.1 if "bf16" in case.program else 1e-5
        wide = np.complex128 if found.dtype.kind == "c" else np.float64
        x, y = found.astype(wide), wanted.astype(wide)
        assert np.allclose(x, y, rtol=near, atol=near, equal_nan=True), case.program
    assert len(made) > rounds // 4


SIZED = {
    "features that fill no vector": ("2x6x7x5xf32", "3x3x5x37xf32", "2x6x7x37xf32", "pad = [[1, 1], [1, 1]]", 1),
    "five images": ("5x6x7x5xf32", "3x3x5x37xf32", "5x6x7x37xf32", "pad = [[1, 1], [1, 1]]", 1),
    "three vectors": ("1x9x5x4xf32", "2x2x4x48xf32", "1x8x4x48xf32", "", 1),
    "five vectors": ("1x9x5x4xf32", "2x2x4x70xf32", "1x8x4x70xf32", "", 1),
    "one place": ("3x3x3x9xf32", "3x3x9x33xf32", "3x1x1x33xf32", "", 1),
    "rows that no tile divides": ("1x40x31x2xf32", "3x1x2x17xf32", "1x38x31x17xf32", "", 1),
    "strides and gaps": (
        "2x13x15x6xf32",
        "3x2x6x20xf32",
        "2x6x5x20xf32",
        "stride = [2, 3], pad = [[1, 1], [0, 0]], rhs_dilate = [2, 2]",
        1,
    ),
    "gaps in the image": (
        "2x5x6x3xf32",
        "4x4x3x18xf32",
        "2x11x13x18xf32",
        "lhs_dilate = [2, 2], pad = [[2, 3], [2, 3]]",
        1,
    ),
    "groups": ("2x6x6x12xf32", "3x3x4x57xf32", "2x4x4x57xf32", "", 3),
    "a channel for each group": ("2x9x8x37xf32", "3x3x1x37xf32", "2x9x8x37xf32", "pad = [[1, 1], [1, 1]]", 37),
    "of f64": ("2x6x6x5xf64", "3x3x5x19xf64", "2x4x4x19xf64", "", 1),
    "cut off": ("2x9x9x4xf32", "3x3x4x16xf32", "2x4x5x16xf32", "pad = [[-2, -1], [1, -3]]", 1),
}


def sized(name: str, reverse: str = "") -> Case:
    x, w, result, window, groups = SIZED[name]
    given = ", ".join(filter(None, (window, reverse)))
    program = f"""func.func @main(%x: tensor<{x}>, %w: tensor<{w}>) -> tensor<{result}> {{
      %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
        window = {{{given}}} {{batch_group_count = 1 : i64, feature_group_count = {groups} : i64}}
        : (tensor<{x}>, tensor<{w}>) -> tensor<{result}>
      return %0 : tensor<{result}>
    }}"""
    rng = np.random.default_rng(3)
    arrays: list[Any] = []
    for type_ in (x, w):
        *shape, element = type_.split("x")
        drawn = rng.integers(-8, 9, [*map(int, shape)])  # sums of these are exact
        arrays.append(drawn.astype(np.float64 if element == "f64" else np.float32))
    return Case(program, tuple(arrays))


@pytest.mark.parametrize(("instructions", "name"), crossed(EACH_SET, list(SIZED)))
def test_every_element_is_there_once(
    instructions: str, name: str, made: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    for reverse in ("", "reverse = [true, false]"):
        found, wanted = run(sized(name, reverse), instructions, monkeypatch)
        assert np.array_equal(found, wanted)
    assert len(made) == 2


@pytest.mark.parametrize("name", SIZED)
def test_long_sums_are_made_in_parts(name: str, made: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contractions, "LONG", 4)
    monkeypatch.setattr(contractions, "PART", 4)
    monkeypatch.setattr(contractions, "SHORT", 2)
    monkeypatch.setattr(contractions, "SHARE", 10)  # and threads share them
    found, wanted = run(sized(name), machine_of_the_widest(), monkeypatch)
    assert np.array_equal(found, wanted)
    assert made


def machine_of_the_widest() -> str:
    return machine(EACH_SET[0]).target.name


@pytest.mark.parametrize("name", [name for name in SIZED if name != "of f64"])
@pytest.mark.parametrize(("instructions", "element"), crossed(WIDE, list(NARROW)))
def test_floats_of_16_bits_are_rounded_once(
    instructions: str, element: str, name: str, made: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether their image is made wide or their kernel, and where sums of f32 are made in parts."""
    case = sized(name)
    _, exact = run(case, instructions, monkeypatch)
    narrow = Case(case.program.replace("xf32", f"x{element}"), tuple(x.astype(NARROW[element]) for x in case.arguments))
    found = [run(narrow, instructions, monkeypatch)[0]]
    monkeypatch.setattr(convolutions, "TOGETHER", 3000)
    found.append(run(narrow, instructions, monkeypatch)[0])
    for module in (contractions, convolutions):
        monkeypatch.setattr(module, "LONG", 4)
    monkeypatch.setattr(contractions, "PART", 4)
    found.append(run(narrow, instructions, monkeypatch)[0])
    for each in found:
        assert np.array_equal(each, exact.astype(NARROW[element]))
    assert len(made) == 4


@pytest.mark.parametrize("turned", [False, True], ids=["features last", "features first"])
@pytest.mark.parametrize("name", [name for name in SIZED if name != "gaps in the image"])
@pytest.mark.parametrize(("instructions", "element"), crossed(EACH_SET, list(NARROW)))
def test_a_loop_convolves_by_itself(
    instructions: str, element: str, name: str, turned: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The kernels of a convolution are those of the loop: what they lay out, and what they restore, too."""
    case = sized(name)
    program = _in_a_loop(case.program, name, turned)
    monkeypatch.setattr(convolutions, "_COLUMN", 10**9)
    monkeypatch.setattr(looks, "may_be_folded", lambda *_: False)
    monkeypatch.setattr(contractions, "SHARE", 10)  # threads share them
    called = loads(monkeypatch, ConvolutionCode)
    found, exact = run(Case(program, case.arguments), instructions, monkeypatch)
    assert np.array_equal(found, exact)
    if name != "of f64":
        given = tuple(x.astype(NARROW[element]) for x in case.arguments)
        found, _ = run(Case(program.replace("xf32", f"x{element}"), given), instructions, monkeypatch)
        assert np.array_equal(found, exact.astype(NARROW[element]))
    assert not called


def _in_a_loop(program: str, name: str, turned: bool) -> str:
    """The convolution of twice as large an image each turn, three times; the last one is given."""
    x, _, result, *_ = SIZED[name]
    if turned:
        b, *space, f, type_ = result.split("x")
        made = "x".join([b, f, *space, type_])
        program = program.replace(f"-> tensor<{result}>", f"-> tensor<{made}>").replace(
            "->[b, 0, 1, f]", "->[b, f, 0, 1]"
        )
        result = made
    head, body = program.split("{", 1)
    convolution, _ = body.split("return", 1)
    return f"""{head}{{
      %zero = stablehlo.constant dense<0> : tensor<i32>
      %one = stablehlo.constant dense<1> : tensor<i32>
      %three = stablehlo.constant dense<3> : tensor<i32>
      %none = stablehlo.constant dense<0.0> : tensor<{result}>
      %r:3 = stablehlo.while(%i = %zero, %y = %x, %z = %none) : tensor<i32>, tensor<{x}>, tensor<{result}>
      cond {{
        %go = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %go : tensor<i1>
      }} do {{
        %n = stablehlo.add %i, %one : tensor<i32>
        {convolution.replace("(%x, %w)", "(%y, %w)")}
        %t = stablehlo.add %y, %y : tensor<{x}>
        stablehlo.return %n, %t, %0 : tensor<i32>, tensor<{x}>, tensor<{result}>
      }}
      return %r#2 : tensor<{result}>
    }}"""


@pytest.mark.parametrize("element", NARROW)
def test_infinity_of_16_bits_beside_zeros_that_are_left_out(element: str, monkeypatch: pytest.MonkeyPatch) -> None:
    case = sized("gaps in the image")
    x, w = (given.astype(NARROW[element]) for given in case.arguments)
    w[1, 2, 0, 3] = np.inf
    found, wanted = run(Case(case.program.replace("xf32", f"x{element}"), (x, w)), WIDE[0], monkeypatch)
    assert np.array_equal(np.isnan(found), np.isnan(wanted))
    assert np.isnan(wanted).any()


def test_infinity_beside_zeros_that_are_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    case = sized("gaps in the image")
    x, w = case.arguments
    w[1, 2, 0, 3] = np.inf
    found, wanted = run(Case(case.program, (x, w)), EACH_SET[0], monkeypatch)
    assert np.array_equal(found, wanted, equal_nan=True)
    assert np.isnan(wanted).any()


def test_windows_that_see_only_gaps(made: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    program = """func.func @main(%x: tensor<1x3x2xf32>, %w: tensor<1x2x20xf32>) -> tensor<1x2x20xf32> {
      %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f],
        window = {stride = [2], pad = [[-1, -1]], lhs_dilate = [2]}
        {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
        : (tensor<1x3x2xf32>, tensor<1x2x20xf32>) -> tensor<1x2x20xf32>
      return %0 : tensor<1x2x20xf32>
    }"""
    x, w = np.ones((1, 3, 2), np.float32), np.ones((1, 2, 20), np.float32)
    found, wanted = run(Case(program, (x, w)), EACH_SET[0], monkeypatch)
    assert not made
    assert np.array_equal(found, wanted)
    assert not found.any()


@pytest.mark.parametrize(
    ("name", "copied", "turns"),
    [("five images", 3000, [2, 2, 2]), ("strides and gaps", 1, [1, 1]), ("gaps in the image", 1, [1, 1])],
)
def test_images_are_copied_a_few_at_a_time(
    name: str, copied: int, turns: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(convolutions, "TOGETHER", copied)
    seen: list[int] = []
    laid = array_code._laid
    monkeypatch.setattr(array_code, "_laid", lambda call, x, room: (seen.append(len(x)), laid(call, x, room))[1])
    found, wanted = run(sized(name), EACH_SET[0], monkeypatch)
    assert np.array_equal(found, wanted)
    assert seen[1:] == turns, "behind the kernel"


@pytest.mark.parametrize(("size", "kernels"), [(8, 1), (7, 2)])
def test_phases_that_go_as_far_are_one_kernel(size: int, kernels: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Four phases: of an odd size two are of rows that go one further than the others do."""
    texts: list[object] = []
    written = convolutions.contraction_text
    monkeypatch.setattr(convolutions, "contraction_text", lambda *of: (texts.append(of), written(*of))[1])
    pad = f"[[2, {size - 6}], [2, 2]]"
    out = f"tensor<2x{size}x8x16xf32>"
    program = f"""func.func @main(%x: tensor<2x4x4x5xf32>, %w: tensor<4x4x5x16xf32>) -> {out} {{
      %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
        window = {{pad = {pad}, lhs_dilate = [2, 2]}}
        {{batch_group_count = 1 : i64, feature_group_count = 1 : i64}}
        : (tensor<2x4x4x5xf32>, tensor<4x4x5x16xf32>) -> {out}
      return %0 : {out}
    }}"""
    rng = np.random.default_rng(0)
    given = tuple(rng.integers(-9, 9, shape).astype(np.float32) for shape in ((2, 4, 4, 5), (4, 4, 5, 16)))
    found, wanted = run(Case(program, given), EACH_SET[0], monkeypatch)
    assert np.array_equal(found, wanted)
    assert len(texts) == kernels


def test_what_llvm_refuses_a_library_computes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(convolutions, "contraction_text", lambda *_: KernelText("no text of LLVM's", (), 1, 1))
    with pytest.warns(UserWarning, match=r"stablehlo\.convolution at .*: LLVM refuses the code, .* error: expected"):
        found, wanted = run(sized("groups"), EACH_SET[0], monkeypatch)
    assert np.array_equal(found, wanted)


def test_long_sums_are_accurate(monkeypatch: pytest.MonkeyPatch) -> None:
    """The gradient of a kernel adds up whole images: one after another these terms would drift as far as 3e-4."""
    x, w = np.ones((1, 202, 202, 1), np.float32), np.full((200, 200, 1, 16), 0.1, np.float32)
    program = """func.func @main(%x: tensor<1x202x202x1xf32>, %w: tensor<200x200x1x16xf32>) -> tensor<1x3x3x16xf32> {
      %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
        window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
        : (tensor<1x202x202x1xf32>, tensor<200x200x1x16xf32>) -> tensor<1x3x3x16xf32>
      return %0 : tensor<1x3x3x16xf32>
    }"""
    monkeypatch.setattr(machine_code, "machine", lambda: machine(EACH_SET[0], 2))
    (found,) = opspec.compile(opspec.load(program), engine="cpu")(x, w)
    exact = 40_000 * np.float64(np.float32(0.1))
    assert np.abs(found / exact - 1).max() < 1e-5
    drifted = np.cumsum(np.full(40_000, 0.1, np.float32), dtype=np.float32)[-1]
    assert abs(drifted / exact - 1) > 3e-4


@pytest.mark.parametrize("instructions", EACH_SET)
def test_wide_integers_are_multiplied_by_kernels(instructions: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Modulo 2^32, and no library is asked."""
    monkeypatch.setattr(fast_convolution.Convolution, "__call__", lambda *_: pytest.fail("a library was asked"))
    x, w, y = "tensor<1x14x14x16xi32>", "tensor<3x3x16x20xi32>", "tensor<1x14x14x20xi32>"
    text = f"""func.func @main(%x: {x}, %w: {w}) -> {y} {{
      %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
        window = {{pad = [[1, 1], [1, 1]]}} {{batch_group_count = 1 : i64, feature_group_count = 1 : i64}}
        : ({x}, {w}) -> {y}
      return %0 : {y}
    }}"""
    draw = np.random.default_rng(0).integers
    given = tuple(draw(-(1 << 31), 1 << 31, shape, np.int32) for shape in ((1, 14, 14, 16), (3, 3, 16, 20)))
    found, wanted = run(Case(text, given), instructions, monkeypatch)
    assert np.array_equal(found, wanted)
