"""Ops built with structs that other ops have: a mesh by its symbol."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import opspec
from opspec import ops
from opspec.building.views import BuildError
from opspec.programs import carrier

PROGRAM = """
sdy.mesh @mesh = <["x"=2]>
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> { return %a : tensor<4xf32> }
"""


def along(*axes: str, mesh: object = "@mesh") -> dict[str, Any]:
    """How a vector lies that is shared along these axes."""
    dimension = {"axes": [{"name": axis} for axis in axes], "is_closed": True}
    return {"mesh_or_ref": mesh, "dim_shardings": [dimension], "reduction_op": "SUM"}


@contextmanager
def inside() -> Iterator[tuple[Any, Any]]:
    """The module, and the argument of its function, in front of whose return ops are built."""
    ir = carrier.ir
    with carrier.new_context(), ir.Location.unknown():
        module = ir.Module.parse(PROGRAM)
        block = list(module.body.operations)[1].regions[0].blocks[0]
        with ir.InsertionPoint.at_block_begin(block):
            yield module, block.arguments[0]


@pytest.mark.parametrize("name", ["@mesh", "mesh"])
def test_a_mesh_is_named_by_its_symbol(name: str) -> None:
    with inside() as (module, x):
        made = ops.sdy.reshard(x, sharding=along("x", mesh=name))
        assert '<@mesh, [{"x"}]>' in str(made.operation)
        assert module.operation.verify()


def test_an_attribute_may_name_it_too() -> None:
    with inside() as (module, x):
        made = ops.sdy.reshard(x, sharding=carrier.ir.Attribute.parse('#sdy.sharding<@mesh, [{"x"}]>'))
        assert '<@mesh, [{"x"}]>' in str(made.operation)
        assert module.operation.verify()


def test_what_is_wrong_on_the_mesh_is_told() -> None:
    with inside() as (_, x):
        with pytest.raises(BuildError, match=r"sdy\.reshard\.C2"):
            ops.sdy.reshard(x, sharding=along("x", mesh="@mash"))
        with pytest.raises(BuildError, match=r"sdy\.reshard\.C4"):
            ops.sdy.reshard(x, sharding=along("y"))


def test_a_computation_is_built_with_its_own_end() -> None:
    with inside() as (module, x):
        shared = {"shardings": [along("x")]}
        ops.sdy.manual_computation(
            [x],
            in_shardings=shared,
            out_shardings=shared,
            manual_axes={"value": ["x"]},
            body=(["tensor<2xf32>"], lambda part: ops.add(part, part)),
            result_type="tensor<4xf32>",
        )
        assert module.operation.verify()
        assert opspec.verify(module) == []
        assert "sdy.return" in str(module)
