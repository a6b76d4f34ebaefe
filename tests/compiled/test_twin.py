"""Kernels by NumPy, where no program gives one of the kind."""

from __future__ import annotations

import numpy as np

from opspec.compiled import twin
from opspec.compiled.building import Nodes
from opspec.compiled.nodes import Buffer
from opspec.compiled.operations import MACHINE
from opspec.compiled.plan import Kernel, Store
from opspec.reads.arithmetic import number, of_atom
from opspec.reads.conditions import compare
from opspec.reads.symbols import Variable

F32 = MACHINE["f32"]


def test_what_is_put_somewhere_under_a_condition_is_so_where_it_holds() -> None:
    """As loops put elements over those that they carry."""
    nodes, place, buffer = Nodes(), Variable("i", 8), Buffer(0, F32, 8)
    few = nodes.test(compare(of_atom(place), "<=", number(2)))
    kernel = Kernel("push", (place,), (Store(buffer, of_atom(place), nodes.constant(1.0, F32), few),))
    found = np.zeros(8, np.float32)
    twin.run(kernel, {0: found})
    assert found.tolist() == [1, 1, 1, 0, 0, 0, 0, 0]
