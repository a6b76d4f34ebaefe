"""What is made again of a recording is what is made the long way, node by node and in the same order."""

from __future__ import annotations

import itertools

import pytest

from opspec.catalog.op_files import base_of
from opspec.compiled import primitive_nodes
from opspec.compiled.building import Nodes
from opspec.compiled.elements import NodeElement, NoNodes
from opspec.compiled.nodes import KernelNode
from opspec.compiled.operations import MACHINE
from opspec.formula.primitives import given_arguments
from opspec.values.types import ELEMENT_TYPES, ElementType
from tests.samples import one_in

BASE = base_of("stablehlo")
LONG = ("polygamma", "zeta")  # thousands of operations like those of others
CASES = [
    (name, type_)
    for name, row in BASE.primitives.items()
    for type_ in ("i1", "i8", "ui32", "i64", "f32", "f64")
    if name not in LONG
    and {p.type for p in row.signature.parameters} == {"E"}
    and ELEMENT_TYPES[type_].kind in row.where["E"]
]


def givens(nodes: Nodes, type_: ElementType) -> list[KernelNode]:
    """Numbers of all kinds, those that operations look into among them."""
    x, y = nodes.input("x", type_), nodes.input("y", type_)
    numbers = [x, y, *(nodes.constant(value, type_) for value in (0, 1, -0.0) if type_.kind == "float" or value >= 0)]
    test = nodes.input("t", MACHINE["i1"])
    numbers.append(nodes.select(test, x, y))
    numbers.append(nodes.convert(nodes.input("n", MACHINE["i16"]), type_))
    if type_.kind != "bool":
        numbers.append(nodes.bitcast(nodes.input("b", primitive_nodes.bits_type(type_)), type_))
        numbers.append(nodes.apply("add", x, y))
        numbers.append(nodes.apply("neg", x))
    else:
        numbers += [nodes.apply("not", x), nodes.apply("lt", *(nodes.input(name, MACHINE["f32"]) for name in "cd"))]
    return numbers


@pytest.mark.parametrize(("name", "type_name"), one_in(2, CASES))
def test_a_recording_makes_what_the_long_way_makes(name: str, type_name: str) -> None:
    row, type_ = BASE.primitives[name], ELEMENT_TYPES[type_name]
    count = len(row.signature.parameters)
    for places in itertools.product(range(len(givens(Nodes(), MACHINE[type_name]))), repeat=count):
        made: list[tuple[int, int]] = []
        for short in (True, False):
            nodes = Nodes()
            every = givens(nodes, MACHINE[type_name])
            args = [NodeElement(type_, (every[place],)) for place in places]
            try:
                if short:
                    found = primitive_nodes.apply(nodes, BASE, name, args)
                else:
                    found = primitive_nodes._applied(nodes, BASE, row, given_arguments(row.signature, args, {}))
            except NoNodes:
                return
            made.append((len(nodes), *(part.number for part in found.parts)))
        assert made[0] == made[1], places
