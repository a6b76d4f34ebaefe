"""Views and builders beside JAX, which registers classes of its own for the same ops."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from typing import Any

import jax
import jax.numpy as jnp
import pytest

from opspec import ops
from opspec.building.views import OpView
from opspec.programs import carrier
from tests.checkout import ROOT
from tests.samples import one_in


def lowered() -> Any:
    def step(x: Any, y: Any) -> Any:
        padded = jax.lax.pad(x, 0.0, [(1, 0, 2), (0, 1, 0)])
        return jnp.sum(padded, axis=0) + y, jnp.sort(y), x[jnp.array([0, 2])]

    shapes = jax.ShapeDtypeStruct((4, 3), jnp.float32), jax.ShapeDtypeStruct((4,), jnp.float32)
    return jax.jit(step).lower(*shapes).compiler_ir("stablehlo")


def walk(block: Any) -> Iterator[Any]:
    for op in block.operations:
        yield op
        for region in op.operation.regions:
            for inner in region.blocks:
                yield from walk(inner)


def test_views_of_a_program_from_jax() -> None:
    module = lowered()
    views = {op.operation.name: ops.view(op) for op in walk(module.body)}
    pad: Any = views["stablehlo.pad"]
    assert type(pad).__name__ == "Pad"
    assert (pad.edge_padding_low, pad.edge_padding_high, pad.interior_padding) == ((1, 0), (0, 1), (2, 0))
    reduce: Any = views["stablehlo.reduce"]
    assert reduce.dimensions == (0,)
    assert [str(x.type) for x in reduce.inputs] == ["tensor<11x4xf32>"]
    assert len(reduce.init_values) == len(reduce.results) == len(reduce.body.blocks) == 1
    sort: Any = views["stablehlo.sort"]
    assert (sort.dimension, sort.is_stable, len(sort.inputs)) == (0, True, 1)
    gather: Any = views["stablehlo.gather"]
    assert (gather.offset_dims, gather.index_vector_dim, gather.slice_sizes) == ((1,), 1, (1, 3))
    assert type(views["func.func"]) is OpView
    # JAX's own classes are what they were.
    assert {type(op).__module__.split(".")[0] for op in walk(module.body)} == {"jaxlib"}


def test_building_in_a_program_from_jax() -> None:
    module = lowered()
    function = module.body.operations[0]
    block = function.regions[0].blocks[0]
    with carrier.ir.InsertionPoint.at_block_terminator(block):
        view = ops.tanh(ops.negate(block.arguments[0]))
    assert module.operation.verify()
    assert type(block.operations[len(block.operations) - 2]).__name__ == "TanhOp"
    assert str(view.result.type) == "tensor<4x3xf32>"


@pytest.mark.parametrize("first", one_in(2, ["opspec", "jax"]))
def test_jax_may_be_imported_before_or_after(first: str) -> None:
    script = textwrap.dedent(
        """
        import sys
        if sys.argv[1] == "jax":
            import jax
        from opspec import ops
        from opspec.programs import carrier
        ir = carrier.ir
        module = carrier.parse('''
        func.func @main(%x: tensor<2xf32>) { return }
        ''', carrier.new_context())
        block = module.body.operations[0].regions[0].blocks[0]
        with ir.InsertionPoint.at_block_terminator(block):
            ops.add(block.arguments[0], block.arguments[0])
        assert ("jax" in sys.modules) == (sys.argv[1] == "jax")
        import jax
        import jax.numpy as jnp
        lowered = jax.jit(lambda x: x + x).lower(jnp.ones(2)).compiler_ir("stablehlo")
        inside = lowered.body.operations[0].regions[0].blocks[0].operations[0]
        assert type(inside).__name__ == "AddOp", type(inside)
        assert type(ops.view(inside)).__name__ == "Add"
        assert float(jax.jit(lambda x: x + x)(jnp.ones(2))[0]) == 2.0
        """
    )
    paths = os.pathsep.join(str(ROOT / part) for part in ("runtime", "model", "generator", "generated"))
    command = [sys.executable, "-c", script, first]
    environment = {**os.environ, "PYTHONPATH": paths}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
