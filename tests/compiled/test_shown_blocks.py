"""Of a loop that is one function a plan shows what the function does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

import opspec
from opspec.compiled.c_shown import c_data
from opspec.compiled.fused_blocks import Looped
from opspec.compiled.picture import svg_of
from opspec.compiled.shown import blocks_of, plan_data, plan_lines
from opspec.programs.records import import_module
from tests.cli.test_plan_command import SCATTER
from tests.compiled.loops import LOOPS, looping

CONTROL = ("stablehlo.while", "stablehlo.if", "stablehlo.case")
ROW = "tensor<1000x64xf32>, tensor<i32>, tensor<i32>) -> tensor<1x64xf32>"
PUT = "(tensor<1000x64xf32>, tensor<1x64xf32>, tensor<i32>, tensor<i32>) -> tensor<1000x64xf32>"
SCAN = looping(
    1000,
    ["tensor<1000x64xf32>"],
    f"""
    %s = stablehlo.dynamic_slice %v, %i, %zero, sizes = [1, 64] : ({ROW}
    %t = stablehlo.tanh %s : tensor<1x64xf32>
    %b0 = stablehlo.dynamic_update_slice %a0, %t, %i, %zero : {PUT}
""",
    ", %v: tensor<1000x64xf32>",
)


def shown(text: str) -> dict[str, Any]:
    return plan_data(blocks_of(import_module(opspec.load(text))))


def kernels_of(block: dict[str, Any]) -> Iterator[dict[str, Any]]:
    return (kernel for step in block["steps"] for kernel in step.get("kernels", ()))


def test_a_box_is_what_a_turn_reads_and_writes() -> None:
    test, body, main = shown(SCAN)["blocks"]
    assert [kernel["ops"][0]["op"] for kernel in kernels_of(test)] == ["stablehlo.compare"]
    (put,) = [kernel for kernel in kernels_of(body) if kernel["ops"][-1]["op"].endswith("dynamic_update_slice")]
    assert (put["form"], put["space"], put["written"]) == ("push", [64], 4 * 64)
    assert put["read"] == 4 * 64 + 4, "the row, and where it goes"
    assert put["stores"] == [{"type": "tensor<1000x64xf32>", "why": "it is a result"}]
    assert [step["loop"] for step in main["steps"] if "loop" in step] == ["stablehlo.while"]
    assert "void kernel3(" in c_data(blocks_of(import_module(opspec.load(SCAN))))["kernels"][2]["code"]


@pytest.mark.parametrize("name", LOOPS)
def test_all_that_a_loop_does_is_shown(name: str) -> None:
    blocks = blocks_of(import_module(opspec.load(LOOPS[name])))
    data = plan_data(blocks)
    assert data["loops"] == 1
    assert data["kernels"] == sum(1 for block in data["blocks"] for _ in kernels_of(block))
    assert len(c_data(blocks)["kernels"]) == data["kernels"]
    (looped,) = [step for step in blocks[-1].steps if isinstance(step, Looped)]
    regions = [region for view in looped.view.walk() if view.name in CONTROL for region in view.regions]
    assert len(data["blocks"]) == 1 + len(regions)
    assert all(line.strip() for line in plan_lines(blocks))
    ElementTree.fromstring(svg_of(blocks))


def test_loops_and_branches_inside_are_steps_of_the_function() -> None:
    blocks = shown(LOOPS["a branch in a loop"])["blocks"]
    steps = blocks[-2]["steps"]
    assert [step["branch"] for step in steps if "branch" in step] == ["stablehlo.case", "stablehlo.if"]
    inner = [step for block in shown(LOOPS["a loop in a loop"])["blocks"] for step in block["steps"]]
    assert [step["inner_loop"] for step in inner if "inner_loop" in step] == ["stablehlo.while"]
    assert sum("loop" in step for step in inner) == 1


@pytest.mark.parametrize(("type_", "written"), [("i32", 400), ("i64", 800), ("ui32", 400), ("f32", 400)])
def test_an_op_counts_once(type_: str, written: int) -> None:
    """Sums of integers, which wrap, are nodes of unsigned ones."""
    text = """func.func @main(%x: T, %y: T) -> T {
      %a = stablehlo.add %x, %y : T
      %b = stablehlo.negate %a : T
      return %b : T
    }"""
    (kernel,) = kernels_of(shown(text.replace("T", f"tensor<100x{type_}>"))["blocks"][0])
    assert (kernel["operations"], kernel["read"], kernel["written"]) == (200, 2 * written, written)


def test_an_element_into_which_many_terms_are_pushed_is_written_once() -> None:
    (*_, push) = kernels_of(shown(SCATTER.replace("5x1xi32", "50x1xi32").replace("5xf32", "50xf32"))["blocks"][0])
    assert (push["form"], push["space"], push["written"]) == ("push", [50], 4 * 9)


NESTED = """func.func @main(%i: tensor<i32>, %x: tensor<4xf32>) -> tensor<4xf32> {
  %r = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<4xf32>
  }, {
    %s = "stablehlo.case"(%i) ({
      %t = stablehlo.tanh %x : tensor<4xf32>
      stablehlo.return %t : tensor<4xf32>
    }, {
      stablehlo.return %x : tensor<4xf32>
    }) : (tensor<i32>) -> tensor<4xf32>
    stablehlo.return %s : tensor<4xf32>
  }) : (tensor<i32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}"""


def test_a_region_that_does_nothing_has_no_heading() -> None:
    *lines, _, _ = plan_lines(blocks_of(import_module(opspec.load(NESTED))))
    headings = [at for at, line in enumerate(lines) if not line.startswith(" ")]
    assert len(headings) == 3
    assert all(lines[at + 1].startswith("  ") for at in headings)
