"""What devices make of their parts is, put together, what the op makes of whole values."""

from __future__ import annotations

from collections import Counter
from zlib import crc32

import numpy as np
import pytest

import opspec
from opspec.catalog import op_files
from opspec.grid import run_grid
from opspec.instances.instance import from_example
from opspec.instances.program_text import program
from opspec.lowering.graph_values import LowerError
from opspec.lowering.on_device import differs_on_device, on_device
from opspec.lowering.vocabulary import GraphBuilder
from opspec.programs import carrier
from opspec.programs.decoding import Decoder
from opspec.programs.records import View, import_module
from opspec.programs.told_attributes import told
from opspec.values.arrays import Array
from tests.lowering.collectives_on_devices import (
    OPS,
    Collective,
    SharedSum,
    SpreadConstant,
    collectives,
    shared_sums,
    spread_constants,
)
from tests.lowering.parts_of_values import KINDS, put_together, taken_apart

# The carrier of jaxlib 0.10 knows nothing unreduced but sums.
KNOWN = KINDS if tuple(map(int, carrier.versions().carrier.split(".")[:2])) >= (0, 12) else KINDS[:1]


def test_the_parts_that_devices_make_are_those_of_the_whole() -> None:
    ran = Counter(found.op for found in map(held, collectives(90, seed=3, kinds=KNOWN)))
    assert set(ran) == set(OPS)
    for found in shared_sums(10, seed=3):
        held_sum(found)
    for constant in spread_constants(20, seed=3, kinds=KNOWN):
        held_constant(constant)


@pytest.mark.full
def test_the_parts_of_many_are_those_of_the_whole() -> None:
    for found in collectives(2_000, seed=4, kinds=KNOWN):
        held(found)
    for computation in shared_sums(200, seed=4):
        held_sum(computation)
    for constant in spread_constants(500, seed=4, kinds=KNOWN):
        held_constant(constant)


def held(found: Collective) -> Collective:
    source = np.random.default_rng(crc32(found.text.encode()))
    whole = source.integers(-99, 99, found.shape, dtype=np.int32)
    module = opspec.load(found.text)
    assert opspec.verify(module) == [], found.text
    (result,) = opspec.run(module, whole)
    assert np.array_equal(result, whole)
    given = taken_apart(found.before, found.count, whole, source)
    made = on_devices(module, found.count, [given])
    assert np.array_equal(put_together(found.after, found.shape, made), whole), found.text
    return found


def held_sum(found: SharedSum) -> None:
    source = np.random.default_rng(crc32(found.text.encode()))
    wholes = [source.integers(-99, 99, found.shape, dtype=np.int32) for _ in range(2)]
    module = opspec.load(found.text)
    assert opspec.verify(module) == [], found.text
    (result,) = opspec.run(module, *wholes)
    assert np.array_equal(result, sum(wholes).sum(0))
    count = len(found.operand.mesh.devices)
    made = on_devices(module, count, [taken_apart(found.operand, count, whole, source) for whole in wholes])
    assert np.array_equal(put_together(found.result, result.shape, made), result), found.text


def held_constant(found: SpreadConstant) -> None:
    module = opspec.load(found.text)
    assert opspec.verify(module) == [], found.text
    (result,) = opspec.run(module)
    assert np.array_equal(result, found.value)
    made = on_devices(module, max(found.result.mesh.devices) + 1, [])
    assert np.array_equal(put_together(found.result, found.value.shape, made), found.value), found.text


def on_devices(module: carrier.ir.Module, count: int, given: list[list[Array]]) -> list[Array]:
    """What each device makes of its parts of the operands of the only op of `@main`."""
    with module.context, carrier.ir.Location.unknown():
        local = local_program(module, [parts[0].shape for parts in given])
        by_device = [[parts[device] for parts in given] for device in range(count)]
        made = run_grid(local, by_device, partitions=count)
    return [part for (part,) in made]


def local_program(module: carrier.ir.Module, shapes: list[tuple[int, ...]]) -> carrier.ir.Module:
    """A program that does what each device does of that op."""
    ir = carrier.ir
    block = module.body.operations[-1].regions[0].blocks[0]
    local = ir.Module.parse("func.func @main() { return }")
    (function,) = local.body.operations
    function.operation.regions[0].blocks[0].operations[0].operation.erase()
    arguments = [ir.RankedTensorType.get(shape, ir.IntegerType.get_signless(32)) for shape in shapes]
    body = function.operation.regions[0].blocks[0]
    parts = [body.add_argument(argument, ir.Location.unknown()) for argument in arguments]
    with ir.InsertionPoint(body):
        op = block.operations[0].operation
        made = on_device(GraphBuilder(module.context, Decoder()), op, parts, told(view_of(module, op.name)))
        ir.Operation.create("func.return", operands=made)
    type_ = ir.FunctionType.get(arguments, [value.type for value in made])
    function.operation.attributes["function_type"] = ir.TypeAttr.get(type_)
    assert local.operation.verify()
    return local


def view_of(module: carrier.ir.Module, name: str) -> View:
    return next(view for view in import_module(module).walk() if view.name == name)


def test_how_an_example_lies_stands_beside_the_op_in_its_program() -> None:
    op, _ = op_files.load("sdy.constant")
    plain, shared = (program(op, from_example(op, example)) for example in op.examples)
    assert "sdy.sharding" not in plain
    assert '{sdy.sharding = #sdy.sharding_per_value<[<mesh<["x"=2, "y"=4]>, [{"x"}, {}], unreduced={"y"}>]>}' in shared
    module = opspec.load(shared)
    assert opspec.verify(module) == []
    assert told(view_of(module, op.name))["sharding"]


# --- what cannot be ----------------------------------------------------------------------------------------


def test_other_ops_say_nothing_of_devices() -> None:
    assert not differs_on_device("sdy.propagation_barrier")
    module = opspec.load("func.func @main(%x: tensor<4xf32>) {\n %r = stablehlo.abs %x : tensor<4xf32>\n return\n}")
    op = module.body.operations[0].regions[0].blocks[0].operations[0].operation
    with pytest.raises(LowerError, match=r"stablehlo.abs: its op file does not say what one device does"):
        on_device(GraphBuilder(module.context, Decoder()), op, [])
