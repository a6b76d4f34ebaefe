"""How the elements of a kernel lie."""

from __future__ import annotations

import pytest

from opspec.compiled.building import Nodes
from opspec.compiled.native.instruction_sets import sets
from opspec.compiled.native.kernel_forms import LONG, LONGER, lanes_of
from opspec.compiled.nodes import Buffer, in_order
from opspec.compiled.operations import MACHINE
from opspec.compiled.plan import Kernel, Store
from opspec.reads.arithmetic import of_atom
from opspec.reads.symbols import Variable


@pytest.mark.parametrize(("length", "several"), [(10, 4), (LONG - 2, 4), (LONG, 2), (LONGER - 2, 2), (LONGER, 1)])
def test_the_longer_a_kernel_the_fewer_vectors_go_at_once(length: int, several: int) -> None:
    nodes, place, f32 = Nodes(), Variable("i", 1000), MACHINE["f32"]
    at = of_atom(place)
    value = first = nodes.load(Buffer(0, f32, 1000), at)
    for _ in range(length):
        value = nodes.apply("mul", value, first)
    kernel = Kernel("flat", (place,), (Store(Buffer(1, f32, 1000), at, value),))
    target = sets()[0]
    vector, lanes = lanes_of(kernel, in_order([value]), target)
    assert (vector, lanes) == (target.vector_bytes // 4, several * target.vector_bytes // 4)
