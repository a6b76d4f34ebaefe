"""Small integers over numbers that the program knows: each quotient to the last bit, however it is computed."""

from __future__ import annotations

import numpy as np
import pytest

from opspec.compiled.building import Nodes
from opspec.compiled.native.kernels import kernel_text
from opspec.compiled.nodes import Buffer
from opspec.compiled.operations import MACHINE
from opspec.compiled.plan import Kernel, Store
from opspec.reads.symbols import Index, Variable
from tests.compiled.native.kernels import EACH_SET, machine, run

F32 = MACHINE["f32"]
DIVISORS = [255, 127.5, 3, 7, -10, 0.1, 1000, 128, 1e-3, 65535, 1e38, 1e-38, 1e-45, 0.0, -0.0, np.inf, np.nan]


def kernel(element: str, divisors: list[float]) -> tuple[Kernel, Buffer, list[Buffer]]:
    """Every number of a type over each of these."""
    type_ = MACHINE[element]
    nodes, loop = Nodes(), Variable("i", 1 << type_.bits)
    at, given = Index(0, ((loop, 1),)), Buffer(0, type_, loop.size)
    number = nodes.convert(nodes.load(given, at), F32)
    targets = [Buffer(1 + place, F32, loop.size) for place in range(len(divisors))]
    found = [nodes.apply("div", number, nodes.constant(np.float32(by), F32)) for by in divisors]
    stores = tuple(Store(target, at, node) for target, node in zip(targets, found, strict=True))
    return Kernel("flat", (loop,), stores), given, targets


@pytest.mark.parametrize("instructions", EACH_SET)
@pytest.mark.parametrize("element", ["i8", "ui8", "i16", "ui16"])
def test_every_quotient_has_its_bits(instructions: str, element: str) -> None:
    made, given, targets = kernel(element, DIVISORS)
    limits = np.iinfo(MACHINE[element].dtype)
    x = np.arange(limits.min, limits.max + 1).astype(MACHINE[element].dtype)
    arrays = {given: x, **{target: np.empty(x.size, np.float32) for target in targets}}
    run(made, arrays, instructions)
    for target, by in zip(targets, DIVISORS, strict=True):
        with np.errstate(all="ignore"):
            wanted = x.astype(np.float32) / np.float32(by)
        found = arrays[target]
        assert ((found.view(np.int32) == wanted.view(np.int32)) | (np.isnan(found) & np.isnan(wanted))).all(), by


@pytest.mark.parametrize("instructions", EACH_SET)
def test_bytes_over_255_are_multiplied(instructions: str) -> None:
    on = machine(instructions, 1)
    made, *_ = kernel("ui8", [255])
    assert ("fdiv" in kernel_text(made, on.target).text) != on.target.fuses
    made, *_ = kernel("ui8", [1e-45])  # its reciprocal is none
    assert "fdiv" in kernel_text(made, on.target).text
