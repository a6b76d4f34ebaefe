"""How the elements of a kernel lie."""

from __future__ import annotations

import pytest

from opspec.compiled.building import Nodes
from opspec.compiled.native.instruction_sets import sets
from opspec.compiled.native.kernel_forms import WRITTEN, lanes_of
from opspec.compiled.nodes import Buffer, KernelNode, in_order
from opspec.compiled.operations import MACHINE
from opspec.compiled.plan import Kernel, Store
from opspec.reads.arithmetic import of_atom
from opspec.reads.symbols import Variable

TARGET = sets()[0]
PLACE, F32 = Variable("i", 1000), MACHINE["f32"]
AT = of_atom(PLACE)
MOST = WRITTEN // (TARGET.vector_bytes // 4)  # nodes of which one vector goes at once


@pytest.mark.parametrize(
    ("length", "several"), [(10, 4), (MOST // 4, 4), (MOST // 4 + 1, 2), (MOST, 2), (MOST + 1, 1), (2 * MOST, 1)]
)
def test_the_longer_a_kernel_the_fewer_vectors_go_at_once(length: int, several: int) -> None:
    nodes = Nodes()
    value = first = nodes.load(Buffer(0, F32, 1000), AT)
    for _ in range(length - 1):
        value = nodes.apply("mul", value, first)
    assert vectors_at_once(value) == several


@pytest.mark.parametrize(("chains", "several"), [(6, 2), (8, 1), (40, 1)])
def test_what_waits_for_nobody_goes_by_itself(chains: int, several: int) -> None:
    """Of as many chains side by side, more operations than half of those that one vector may have."""
    nodes = Nodes()
    first, found = nodes.load(Buffer(0, F32, 1000), AT), []
    for number in range(chains):
        value = nodes.load(Buffer(2 + number, F32, 1000), AT)
        for _ in range(MOST * 3 // 4 // chains):
            value = nodes.apply("mul", value, first)
        found.append(value)
    assert vectors_at_once(*found) == several


def vectors_at_once(*values: KernelNode) -> int:
    stores = tuple(Store(Buffer(100 + at, F32, 1000), AT, value) for at, value in enumerate(values))
    vector, lanes = lanes_of(Kernel("flat", (PLACE,), stores), in_order(values), TARGET)
    assert vector == TARGET.vector_bytes // 4
    return lanes // vector
