"""Ops in generic form that MLIR refuses to parse, and which hold what cannot be read apart from the rest."""

from __future__ import annotations

import pytest

from opspec.programs import recovery
from opspec.programs.locations import Location
from opspec.verification.any_form import verify_source

INNER = {
    "a pretty op": "%1 = stablehlo.add %a, %b : tensor<f32>",
    "a value from outside": '%1 = "stablehlo.add"(%a, %c) : (tensor<f32>, tensor<f32>) -> tensor<f32>',
}


def program(inner: str, attributes: str) -> bytes:
    return f"""
func.func @main(%x: tensor<4x8xf32>, %c: tensor<f32>) -> tensor<4x8xf32> {{
  %0 = "stablehlo.reduce_scatter"(%x) ({{
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    {inner}
    stablehlo.return %1 : tensor<f32>
  }}) {{replica_groups = dense<[[0]]> : tensor<1x1xi64>, {attributes}}} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}}
""".encode()


@pytest.mark.parametrize("inner", INNER)
def test_a_number_out_of_range_breaks_the_rule_about_the_range(inner: str) -> None:
    found = verify_source(program(INNER[inner], "scatter_dimension = -1 : i64"), trusted=True).diagnostics
    assert [(one.rule, one.location.line) for one in found] == [("reduce_scatter.C1", 3)]
    assert found[0].message.endswith("(0 <= scatter_dimension: 0 <= -1 does not hold)")


def test_an_attribute_of_another_kind_breaks_the_rule_about_kinds() -> None:
    given = program(INNER["a pretty op"], "scatter_dimension = 1 : i64, channel_handle = 3 : i32")
    (found,) = verify_source(given, trusted=True).diagnostics
    assert found.rule == "reduce_scatter.T5"
    assert found.message == "attribute channel_handle: expected #channel_handle, found 3 : i32"


def test_what_else_is_wrong_inside_is_said_too() -> None:
    inner = INNER["a pretty op"].replace("%b", "%nowhere")
    found = verify_source(program(inner, "scatter_dimension = -1 : i64"), trusted=True).diagnostics
    assert [(one.rule, one.op, one.location.line) for one in found] == [
        ("reduce_scatter.C1", "stablehlo.reduce_scatter", 3),
        ("carrier", "stablehlo.add", 5),
    ]


def test_an_op_whose_name_is_no_text_is_not_looked_at() -> None:
    """Asking MLIR's bindings for its name would end the process."""
    place = Location("a.mlir", 1, 1)
    assert recovery._generic_op('"vhlo.\\FF"() : () -> ()', place) is None
    assert recovery._generic_op('"vhlo.add"() : () -> ()', place) is not None
