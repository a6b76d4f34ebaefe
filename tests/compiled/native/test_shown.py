"""Plans that know this machine: how loops do what a library has, and their code."""

from __future__ import annotations

from typing import Any

import pytest

import opspec
from opspec.compiled import joining
from opspec.compiled.native import shown as native_shown
from opspec.compiled.native.shown import PlanOnlyHere, code_data
from opspec.compiled.shown import blocks_of, plan_data
from opspec.programs.records import import_module
from tests.compiled.loops import LOOPS, looping
from tests.compiled.native.kernels import SETS, WIDE, machine

TILES = looping(
    3,
    ["tensor<64x64xf32>"],
    """
    %b0 = stablehlo.dot_general %a0, %a0, contracting_dims = [1] x [0]
      : (tensor<64x64xf32>, tensor<64x64xf32>) -> tensor<64x64xf32>
""",
)
SORT = looping(
    3,
    ["tensor<64xf32>"],
    """
    %b0 = "stablehlo.sort"(%a0) ({
    ^bb0(%p: tensor<f32>, %q: tensor<f32>):
      %less = stablehlo.compare LT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %less : tensor<i1>
    }) {dimension = 0 : i64, is_stable = true} : (tensor<64xf32>) -> tensor<64xf32>
""",
)
WAYS = {
    "tiles": (TILES, {"machine_code": "product"}, []),
    "half floats": (TILES.replace("f32", "f16"), {"machine_code": "product"}, []),
    "BLAS": (LOOPS["products by BLAS of 5x70xf32 and 70x1xf32"], {"by": "BLAS"}, []),
    "a call": (SORT, {}, ["stablehlo.sort"]),
}


@pytest.fixture(autouse=True)
def not_joined(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here loops are functions by themselves, as those of large programs."""
    monkeypatch.setattr(joining, "SMALL", 0)


def planned(monkeypatch: pytest.MonkeyPatch, text: str, instructions: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """A plan as data, and its code."""
    monkeypatch.setattr(native_shown, "machine", lambda: machine(instructions))
    here = PlanOnlyHere()
    blocks = blocks_of(import_module(opspec.load(text)), builder=here)
    return plan_data(blocks, here), code_data(blocks, assembly=False)


@pytest.mark.skipif(not machine(WIDE[0]).target.fuses, reason="tiles want products and sums that are fused")
@pytest.mark.parametrize("name", WAYS)
def test_how_a_loop_does_what_a_library_has(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    text, way, calls = WAYS[name]
    data, _ = planned(monkeypatch, text, WIDE[0])
    steps = [step for block in data["blocks"] for step in block["steps"]]
    (library,) = [step for step in steps if "library" in step]
    assert {key: library[key] for key in ("machine_code", "by") if key in library} == way
    assert [step["calls"] for step in steps if "loop" in step] == [calls]


@pytest.mark.parametrize("name", LOOPS)
def test_the_code_of_a_loop_is_its_function(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    data, code = planned(monkeypatch, LOOPS[name], SETS[0])
    _, *others = [kernel["code"] for kernel in code["kernels"] if kernel["form"] == "loop"]
    assert not others
    outside = sum(len(step.get("kernels", ())) for step in data["blocks"][-1]["steps"])
    assert len(code["kernels"]) == 1 + outside
