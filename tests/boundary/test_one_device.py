"""What tells how devices share values goes where there is one device, and stays where there are several."""

from __future__ import annotations

import pytest

import opspec
from opspec.boundary.findings import findings
from opspec.boundary.fixing import fix
from opspec.boundary.policy import Policy, read_policy
from opspec.boundary.proof import SAME, prove
from opspec.programs.loading import load

SHARDED = """
module attributes {{mhlo.num_partitions = {parts} : i32}} {{
  sdy.mesh @mesh = <["x"={size}]>
  func.func @main(%x: tensor<4x4xf32> {{sdy.sharding = #sdy.sharding<@mesh, [{{"x"}}, {{}}]>}}) -> tensor<4x4xf32> {{
    sdy.sharding_group %x group_id=0 : tensor<4x4xf32>
    %0 = stablehlo.sine %x {{sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{{"x"}}, {{}}]>]>}} : tensor<4x4xf32>
    %1 = sdy.sharding_constraint %0 <@mesh, [{{}}, {{"x"}}]> : tensor<4x4xf32>
    %2 = sdy.propagation_barrier %1 allowed_direction=NONE : tensor<4x4xf32>
    return %2 : tensor<4x4xf32>
  }}
}}
"""
NO_SHARDY = Policy("test", "a test", frozenset({"builtin", "func", "stablehlo"}))


def sharded(parts: int = 1, size: int = 1) -> str:
    return SHARDED.format(parts=parts, size=size)


@pytest.mark.parametrize("policy", [NO_SHARDY, read_policy("portable")])
def test_one_device_shares_nothing(policy: Policy) -> None:
    module = load(sharded())
    found = findings(module, policy)
    assert {one.remedy for one in found} == {"remove"}
    fixed = fix(module, policy, found=found)
    assert not fixed.left
    assert "sdy" not in str(module)
    assert opspec.verify(module) == []
    assert prove(load(sharded()), module, fixed.done).verdict == SAME


@pytest.mark.parametrize(("parts", "size"), [(2, 1), (1, 2), (2, 2)])
def test_several_devices_share(parts: int, size: int) -> None:
    found = findings(load(sharded(parts, size)), read_policy("portable"))
    assert {(one.op, one.remedy) for one in found} == {
        ("sdy.mesh", "impossible"),
        ("func.func", "impossible"),  # callers go by the sharding of an argument
        ("sdy.sharding_group", "impossible"),
        ("stablehlo.sine", "remove"),
        ("sdy.sharding_constraint", "impossible"),
        ("sdy.propagation_barrier", "impossible"),
    }


def test_what_computes_on_parts_stays() -> None:
    text = sharded().replace(
        "%2 = sdy.propagation_barrier %1 allowed_direction=NONE : tensor<4x4xf32>",
        """%2 = sdy.manual_computation(%1) in_shardings=[<@mesh, [{}, {}]>] out_shardings=[<@mesh, [{}, {}]>]
          manual_axes={} (%y: tensor<4x4xf32>) { sdy.return %y : tensor<4x4xf32> }
          : (tensor<4x4xf32>) -> tensor<4x4xf32>""",
    )
    found = findings(load(text), NO_SHARDY)
    assert {one.remedy for one in found} == {"impossible"}
    assert {"sdy.mesh", "sdy.manual_computation"} <= {one.op for one in found}
