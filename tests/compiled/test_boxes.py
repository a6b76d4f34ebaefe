"""Terms that are pushed into a box, one into each of its elements, are a choice for who reads the value next."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec.compiled.engine_names import is_installed
from opspec.compiled.engines import compile as compile_by
from opspec.compiled.fused_blocks import KernelGroup
from opspec.compiled.shown import blocks_of
from opspec.programs.records import import_module
from opspec.values.arrays import Array
from opspec.values.types import ELEMENT_TYPES
from tests.compiled.native.kernels import EDGE_SETS
from tests.compiled.native.test_bits import agree

SHAPE = (200, 90)
ENGINES = ["reference", *(["cpu"] if is_installed() else [])]


def forms(text: str) -> list[str]:
    (block,) = blocks_of(import_module(opspec.load(text)))
    (group,) = (step for step in block.steps if isinstance(step, KernelGroup))
    return [kernel.form for kernel in group.plan.kernels]


def program(element: str, first: tuple[int, int], size: tuple[int, int], combine: str, then: str, results: str) -> str:
    """Updates put into an array, and something that is made of that."""
    rows, columns = SHAPE
    given, scalar = f"tensor<{rows}x{columns}x{element}>", f"tensor<{element}>"
    update = f"tensor<{size[0]}x{size[1]}x{element}>"
    region = "stablehlo.return %b" if combine == "set" else f"%c = stablehlo.{combine} %a, %b : {scalar}\n return %c"
    region = region.replace("\n return", "\n    stablehlo.return")
    return f"""func.func @main(%x: {given}, %u: {update}) -> {results} {{
  %at = stablehlo.constant dense<[{first[0]}, {first[1]}]> : tensor<2xi32>
  %y = "stablehlo.scatter"(%x, %at, %u) <{{scatter_dimension_numbers = #stablehlo.scatter<
    update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>}}> ({{
  ^bb0(%a: {scalar}, %b: {scalar}):
    {region} : {scalar}
  }}) : ({given}, tensor<2xi32>, {update}) -> {given}
{then.replace("GIVEN", given)}
}}"""


TWICE = """  %r = stablehlo.add %y, %y : GIVEN
  return %r : GIVEN"""
TURNED = """  %v = stablehlo.reverse %y, dims = [0, 1] : GIVEN
  %r = stablehlo.add %v, %x : GIVEN
  return %r : GIVEN"""


def changed(x: Array, u: Array, first: tuple[int, int], combine: str) -> Array:
    """What the array is then; what would lie outside is left out."""
    made = x.copy()
    for row in range(u.shape[0]):
        for column in range(u.shape[1]):
            place = first[0] + row, first[1] + column
            if place[0] < x.shape[0] and place[1] < x.shape[1]:
                old, new = made[place], u[row, column]
                made[place] = {"set": lambda _, b: b, "add": lambda a, b: a + b, "maximum": max}[combine](old, new)
    return made


BOXES = [
    ((0, 0), (1, 90)),
    ((199, 0), (1, 90)),
    ((0, 10), (200, 10)),
    ((0, 89), (200, 1)),
    ((7, 11), (1, 1)),
    ((3, 4), (150, 70)),
    ((0, 0), (200, 90)),
]


def inputs(element: str, size: tuple[int, int]) -> tuple[Array, Array]:
    random, type_ = np.random.default_rng(size[0] + size[1]), ELEMENT_TYPES[element].dtype
    return random.integers(-50, 50, SHAPE).astype(type_), random.integers(-50, 50, size).astype(type_)


@pytest.mark.parametrize(("first", "size"), BOXES)
@pytest.mark.parametrize("element", ["f32", "i8", "bf16", "complex<f32>"])
def test_what_reads_it_once_is_one_kernel(
    monkeypatch: pytest.MonkeyPatch, first: tuple[int, int], size: tuple[int, int], element: str
) -> None:
    given = f"tensor<{SHAPE[0]}x{SHAPE[1]}x{element}>"
    combine = "set" if element == "bf16" else "add"
    text = program(element, first, size, combine, TURNED, given)
    x, u = inputs(element, size)
    wanted = changed(x, u, first, combine)[::-1, ::-1] + x
    for engine in ENGINES:
        assert (compile_by(opspec.load(text), engine=engine)(x, u)[0] == wanted).all()
    if is_installed():
        agree(monkeypatch, text, [x, u], EDGE_SETS)
    assert "push" not in forms(text)


@pytest.mark.parametrize("combine", ["set", "add", "maximum"])
def test_it_may_be_read_several_times_at_one_place(combine: str) -> None:
    first, size = (2, 3), (20, 30)
    text = program("f32", first, size, combine, TWICE, "tensor<200x90xf32>")
    x, u = inputs("f32", size)
    for engine in ENGINES:
        assert (compile_by(opspec.load(text), engine=engine)(x, u)[0] == changed(x, u, first, combine) * 2).all()
    assert forms(text) == ["flat"]


@pytest.mark.parametrize("first", [(190, 0), (0, 80)])
def test_terms_that_may_lie_outside_are_pushed(first: tuple[int, int]) -> None:
    size = (20, 20)
    text = program("f32", first, size, "set", TWICE, "tensor<200x90xf32>")
    x, u = inputs("f32", size)
    for engine in ENGINES:
        assert (compile_by(opspec.load(text), engine=engine)(x, u)[0] == changed(x, u, first, "set") * 2).all()
    assert "push" in forms(text)


def test_what_is_wanted_or_folded_is_pushed() -> None:
    """It is copied once then, or read by rows."""
    both = "  %r = stablehlo.add %y, %y : GIVEN\n  return %r, %y : GIVEN, GIVEN"
    given = "tensor<200x90xf32>"
    assert "push" in forms(program("f32", (0, 0), (1, 90), "set", both, f"({given}, {given})"))
    folded = """  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r = stablehlo.reduce(%y init: %z) applies stablehlo.add across dimensions = [1]
    : (GIVEN, tensor<f32>) -> tensor<200xf32>
  return %r : tensor<200xf32>"""
    assert "push" in forms(program("f32", (0, 0), (1, 90), "set", folded, "tensor<200xf32>"))


@pytest.mark.parametrize(("boxes", "pushed"), [(1, 0), (2, 0), (3, 3), (50, 50)])
def test_some_boxes_one_after_another_are_choices(boxes: int, pushed: int) -> None:
    """More would be as many choices for each element."""
    given = "tensor<200x90xf32>"
    lines = "".join(
        f"""
  %at{n} = stablehlo.constant dense<[{n % 200}, {n % 7}]> : tensor<2xi32>
  %y{n + 1} = "stablehlo.scatter"(%y{n}, %at{n}, %u) <{{scatter_dimension_numbers = #stablehlo.scatter<
    update_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1]>}}> ({{
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }}) : ({given}, tensor<2xi32>, tensor<1x80xf32>) -> {given}"""
        for n in range(boxes)
    )
    text = f"""func.func @main(%y0: {given}, %u: tensor<1x80xf32>) -> {given} {{{lines}
  %r = stablehlo.negate %y{boxes} : {given}
  return %r : {given}
}}"""
    x, u = inputs("f32", (1, 80))
    wanted = x
    for n in range(boxes):
        wanted = changed(wanted, u, (n % 200, n % 7), "set")
    for engine in ENGINES:
        assert (compile_by(opspec.load(text), engine=engine)(x, u)[0] == -wanted).all()
    assert forms(text).count("push") == pushed


BESIDE = """func.func @main(%x: tensor<300x4xi32>) -> (tensor<300x1xi32>, tensor<300x1xi32>) {
  %at = stablehlo.constant dense<0> : tensor<1xi32>
  %p = stablehlo.slice %x [0:300, 1:2] : (tensor<300x4xi32>) -> tensor<300x1xi32>
  %q = stablehlo.slice %x [0:300, 0:1] : (tensor<300x4xi32>) -> tensor<300x1xi32>
  %u = stablehlo.concatenate %p, %q, dim = 1 : (tensor<300x1xi32>, tensor<300x1xi32>) -> tensor<300x2xi32>
  %y = "stablehlo.scatter"(%x, %at, %u) <{scatter_dimension_numbers = #stablehlo.scatter<
    update_window_dims = [0, 1], scatter_dims_to_operand_dims = [1]>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    stablehlo.return %b : tensor<i32>
  }) : (tensor<300x4xi32>, tensor<1xi32>, tensor<300x2xi32>) -> tensor<300x4xi32>
  %c = stablehlo.slice %y [0:300, COLUMN:LAST] : (tensor<300x4xi32>) -> tensor<300x1xi32>
  %r = stablehlo.negate %c : tensor<300x1xi32>
  %k = stablehlo.constant dense<50> : tensor<300x1xi32>
  %t = stablehlo.compare LT, %k, %p : (tensor<300x1xi32>, tensor<300x1xi32>) -> tensor<300x1xi1>
  %s = stablehlo.select %t, %c, %q : tensor<300x1xi1>, tensor<300x1xi32>
  return RESULTS : tensor<300x1xi32>, tensor<300x1xi32>
}"""


@pytest.mark.parametrize("column", range(4))
@pytest.mark.parametrize("results", ["%r, %r", "%s, %s", "%r, %s"])
def test_what_is_read_beside_a_box_is_what_it_was(column: int, results: str) -> None:
    """Though what is put there, a concatenation, has no element for it."""
    text = BESIDE.replace("COLUMN", str(column)).replace("LAST", str(column + 1)).replace("RESULTS", results)
    x = np.arange(1200, dtype=np.int32).reshape(300, 4)
    y = np.concatenate([x[:, 1:2], x[:, :1], x[:, 2:]], 1)[:, column : column + 1]
    wanted = {"%r": -y, "%s": np.where(x[:, 1:2] > 50, y, x[:, :1])}
    for engine in ENGINES:
        found = compile_by(opspec.load(text), engine=engine)(x)
        assert all((made == wanted[name]).all() for name, made in zip(results.split(", "), found, strict=True))
