"""What devices make of their parts is, put together, what the op makes of whole values."""

from __future__ import annotations

from collections import Counter
from math import prod

import numpy as np
import pytest

import opspec
from opspec.grid import run_grid
from opspec.lowering.graph_values import LowerError
from opspec.lowering.on_device import differs_on_device, on_device
from opspec.lowering.vocabulary import Graph
from opspec.programs import carrier
from opspec.programs.decoding import Decoder
from opspec.programs.records import View, import_module
from opspec.programs.told_attributes import told
from opspec.values.arrays import Array
from tests.lowering.collectives_on_devices import KINDS, OPS, Collective, Lying, collectives

COMBINE = {"sum": np.add, "max": np.maximum, "min": np.minimum}
# The carrier of jaxlib 0.10 knows nothing unreduced but sums.
KNOWN = KINDS if tuple(map(int, carrier.versions().carrier.split(".")[:2])) >= (0, 12) else KINDS[:1]


def test_the_parts_that_devices_make_are_those_of_the_whole() -> None:
    ran = Counter(found.op for found in map(held, collectives(160, seed=3, kinds=KNOWN)))
    assert set(ran) == set(OPS)


@pytest.mark.full
def test_the_parts_of_many_are_those_of_the_whole() -> None:
    for found in collectives(2_000, seed=4, kinds=KNOWN):
        held(found)


def held(found: Collective) -> Collective:
    source = np.random.default_rng(abs(hash(found.text)) % 1_000)
    whole = source.integers(-99, 99, found.shape, dtype=np.int32)
    module = opspec.load(found.text)
    assert opspec.verify(module) == [], found.text
    (result,) = opspec.run(module, whole)
    assert np.array_equal(result, whole)
    given = taken_apart(found, found.before, whole, source)
    with module.context, carrier.ir.Location.unknown():
        local = local_program(module, given[0].shape)
        made = run_grid(local, [[part] for part in given], partitions=len(given))
    assert np.array_equal(put_together(found, found.after, [part for (part,) in made]), whole), found.text
    return found


def local_program(module: carrier.ir.Module, shape: tuple[int, ...]) -> carrier.ir.Module:
    """A program that does what each device does of the only op of `@main`."""
    ir = carrier.ir
    block = module.body.operations[-1].regions[0].blocks[0]
    local = ir.Module.parse("func.func @main() { return }")
    (function,) = local.body.operations
    function.operation.regions[0].blocks[0].operations[0].operation.erase()
    argument = ir.RankedTensorType.get(shape, ir.IntegerType.get_signless(32))
    body = function.operation.regions[0].blocks[0]
    part = body.add_argument(argument, ir.Location.unknown())
    with ir.InsertionPoint(body):
        graph = Graph(module.context, Decoder())
        made = on_device(graph, block.operations[0].operation, [part], told(collective_of(module)))
        ir.Operation.create("func.return", operands=made)
    type_ = ir.FunctionType.get([argument], [value.type for value in made])
    function.operation.attributes["function_type"] = ir.TypeAttr.get(type_)
    assert local.operation.verify()
    return local


def collective_of(module: carrier.ir.Module) -> View:
    return next(view for view in import_module(module).walk() if view.name.rpartition(".")[2] in OPS)


# --- parts of values, by the definition of shardings -----------------------------------------------------


def numbers(found: Collective, lying: Lying) -> list[tuple[tuple[int, ...], int]]:
    """By device: its part along each dimension, and the number of its term."""
    sizes = [size for _, size in found.mesh]
    places = {device: np.unravel_index(at, sizes) for at, device in enumerate(found.devices)}
    names = [name for name, _ in found.mesh]

    def number(axes: list[tuple[str, int, int, int]], device: int) -> int:
        made = 0
        for name, size, before, own in axes:
            digit = int(places[device][names.index(name)]) // (size // (before * own)) % own
            made = made * own + digit
        return made

    return [
        (tuple(number(axes, device) for axes in lying.dimensions), number(lying.unreduced, device))
        for device in range(prod(sizes))
    ]


def box(found: Collective, lying: Lying, part: tuple[int, ...]) -> tuple[slice, ...]:
    steps = [size // count for size, count in zip(found.shape, lying.parts(), strict=True)]
    return tuple(slice(at * step, (at + 1) * step) for at, step in zip(part, steps, strict=True))


def taken_apart(found: Collective, lying: Lying, whole: Array, source: np.random.Generator) -> list[Array]:
    """What each device has of a value: of one that is unreduced a term."""
    by_device = numbers(found, lying)
    count = max(term for _, term in by_device) + 1
    terms = [source.integers(0, 9, whole.shape, dtype=np.int32) for _ in range(count)]
    if lying.kind == "sum":
        terms[0] = whole - sum(terms[1:], np.zeros_like(whole))
    else:  # one of them is the value, others are on its side
        chosen = source.integers(0, count, whole.shape)
        sign = -1 if lying.kind == "max" else 1
        terms = [whole + sign * np.where(chosen == at, 0, term).astype(np.int32) for at, term in enumerate(terms)]
    return [np.ascontiguousarray(terms[term][box(found, lying, part)]) for part, term in by_device]


def put_together(found: Collective, lying: Lying, parts: list[Array]) -> Array:
    """The value that devices have; those that have the same have to agree on it."""
    combined: dict[tuple[int, ...], dict[int, Array]] = {}
    for (part, term), own in zip(numbers(found, lying), parts, strict=True):
        assert np.array_equal(combined.setdefault(part, {}).setdefault(term, own), own), found.text
    whole = np.full(found.shape, -12345, np.int32)
    for part, by_term in combined.items():
        whole[box(found, lying, part)] = COMBINE[lying.kind].reduce([*by_term.values()])
    return whole


# --- what cannot be ----------------------------------------------------------------------------------------


def test_other_ops_say_nothing_of_devices() -> None:
    assert not differs_on_device("sdy.propagation_barrier")
    module = opspec.load("func.func @main(%x: tensor<4xf32>) {\n %r = stablehlo.abs %x : tensor<4xf32>\n return\n}")
    op = module.body.operations[0].regions[0].blocks[0].operations[0].operation
    with pytest.raises(LowerError, match=r"stablehlo.abs: its op file does not say what one device does"):
        on_device(Graph(module.context, Decoder()), op, [])
