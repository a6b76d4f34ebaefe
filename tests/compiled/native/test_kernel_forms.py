"""How the elements of a kernel lie."""

from __future__ import annotations

import pytest

from opspec.compiled.building import Nodes
from opspec.compiled.native.instruction_sets import sets
from opspec.compiled.native.kernel_forms import WRITTEN, lanes_of
from opspec.compiled.nodes import Buffer, in_order
from opspec.compiled.operations import MACHINE
from opspec.compiled.plan import Kernel, Store
from opspec.reads.arithmetic import of_atom
from opspec.reads.symbols import Variable

TARGET = sets()[0]
MOST = WRITTEN // (TARGET.vector_bytes // 4)  # nodes of which one vector goes at once


@pytest.mark.parametrize(
    ("length", "several"), [(10, 4), (MOST // 4, 4), (MOST // 4 + 1, 2), (MOST // 2, 2), (MOST // 2 + 1, 1), (MOST, 1)]
)
def test_the_longer_a_kernel_the_fewer_vectors_go_at_once(length: int, several: int) -> None:
    nodes, place, f32 = Nodes(), Variable("i", 1000), MACHINE["f32"]
    at = of_atom(place)
    value = first = nodes.load(Buffer(0, f32, 1000), at)
    for _ in range(length - 1):
        value = nodes.apply("mul", value, first)
    kernel = Kernel("flat", (place,), (Store(Buffer(1, f32, 1000), at, value),))
    vector, lanes = lanes_of(kernel, in_order([value]), TARGET)
    assert (vector, lanes) == (TARGET.vector_bytes // 4, several * TARGET.vector_bytes // 4)
