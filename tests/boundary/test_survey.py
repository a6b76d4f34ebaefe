"""What ops need is asked once of those that have in common what decides it: the answers are those of each by itself."""

from __future__ import annotations

import pytest

from opspec.boundary import survey
from opspec.boundary.survey import Survey
from opspec.lowering.needed_versions import needs_of, told_by, use_of
from opspec.programs.loading import load
from opspec.programs.records import ModuleView

REDUCE = """
  %{name} = "stablehlo.reduce"(%{x}, %{z}) <{{dimensions = array<i64: 0>}}> ({{
  ^bb0(%a: tensor<{of}>, %b: tensor<{of}>):
    %s = stablehlo.add %a, %b : tensor<{of}>
    stablehlo.return %s : tensor<{of}>
  }}) : (tensor<{size}xbf16>, tensor<bf16>) -> tensor<{of}>
"""


def reduces(wide: dict[int, str]) -> str:
    """Sums of 2, 3, ... elements; of these sizes in another type."""
    arguments = ", ".join(f"%x{size}: tensor<{size}xbf16>" for size in range(2, 9))
    text = [REDUCE.format(name=f"r{n}", x=f"x{n}", z="z", size=n, of=wide.get(n, "bf16")) for n in range(2, 9)]
    return f"func.func @main(%z: tensor<bf16>, {arguments}) {{\n{''.join(text)}  return\n}}\n"


GATHERS = """
func.func @main(%x: tensor<3x4xf32>, %i: tensor<3x1xi32>) {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], start_index_map = [0],
    collapsed_slice_dims = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}>
    : (tensor<3x4xf32>, tensor<3x1xi32>) -> tensor<3x4xf32>
  %1 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<operand_batching_dims = [0],
    start_indices_batching_dims = [0], start_index_map = [1], collapsed_slice_dims = [1], index_vector_dim = 1>,
    slice_sizes = array<i64: 1, 1>}> : (tensor<3x4xf32>, tensor<3x1xi32>) -> tensor<3xf32>
  return
}
"""
CALLS = """
func.func @main(%x: tensor<3xf32>, %m: memref<3xf32>, %f: tensor<3xf8E3M4>) {
  %0 = stablehlo.custom_call @a(%x) : (tensor<3xf32>) -> tensor<3xf32>
  %1 = stablehlo.custom_call @a(%x) {api_version = 4 : i32, backend_config = {}} : (tensor<3xf32>) -> tensor<3xf32>
  %2 = stablehlo.custom_call @a(%m) : (memref<3xf32>) -> tensor<3xf32>
  %3 = stablehlo.custom_call @xla_ffi_python_cpu_callback(%x) : (tensor<3xf32>) -> tensor<3xf32>
  %4 = stablehlo.exponential %x : tensor<3xf32>
  %5 = stablehlo.exponential %x
    {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<3xf32>
  %6 = stablehlo.negate %f : tensor<3xf8E3M4>
  %7 = stablehlo.convert %f : (tensor<3xf8E3M4>) -> tensor<3xf32>
  %8 = stablehlo.convert %x : (tensor<3xf32>) -> tensor<3xf16>
  %9:2 = "stablehlo.all_gather"(%x, %x) <{all_gather_dim = 0 : i64, replica_groups = dense<0> : tensor<1x1xi64>}>
    : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
  %10 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64, replica_groups = dense<0> : tensor<1x1xi64>}>
    : (tensor<3xf32>) -> tensor<3xf32>
  return
}
"""


@pytest.mark.parametrize("text", [reduces({4: "f32", 6: "f32"}), GATHERS, CALLS])
def test_ops_need_together_what_each_needs(text: str) -> None:
    looked_at = Survey(load(text))
    found, expected = [], []
    for op in looked_at.ops:
        view = ModuleView(op).root
        needed = looked_at.needed(op)
        found.append((op.name, needed.brought, needed.tier))
        needs = tuple((need.since, need.what, need.dialect) for need in needs_of(view))
        expected.append((op.name, needs, use_of(view).tier))
        assert not needs or looked_at.may_need(op, told_by(op.name))
    assert found == expected
    assert len({needs for _, needs, _ in found}) > 1


def test_ops_whose_sizes_alone_differ_are_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    monkeypatch.setattr(survey, "use_of", lambda view: asked.append(view.name) or use_of(view))  # type: ignore[func-returns-value]
    looked_at = Survey(load(reduces({4: "f32"})))
    for op in looked_at.ops:
        if op.name == "stablehlo.reduce":
            looked_at.needed(op)
    assert asked == ["stablehlo.reduce"] * 2
