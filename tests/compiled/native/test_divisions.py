"""Quotients, each to the last bit, however they are computed: small integers over numbers that the program knows, and
integers over others.
"""

from __future__ import annotations

import numpy as np
import pytest

from opspec.compiled.building import Nodes
from opspec.compiled.native.kernels import kernel_text
from opspec.compiled.nodes import Buffer
from opspec.compiled.operations import MACHINE
from opspec.compiled.plan import Kernel, Store
from opspec.reads.symbols import Index, Variable
from opspec.values.arrays import Array
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


def around_multiples(element: str) -> tuple[Array, Array]:
    """Integers, and others that divide them or just do not."""
    limits = np.iinfo(MACHINE[element].dtype)
    generator = np.random.default_rng(0)
    ends = [limits.min, limits.min + 1, limits.max - 1, limits.max, 1, 2, 3, 7]
    by = np.array([*ends, *generator.integers(limits.min, limits.max, 200, endpoint=True)], np.int64)
    by = by[by != 0][:, None]
    times = np.array([1, 2, 3, *generator.integers(1, limits.max, 97)], np.int64) % (limits.max // abs(by) + 1)
    x = (times * by)[..., None] + np.array([-1, 0, 1])
    x, y = x.ravel(), np.broadcast_to(by[..., None], x.shape).ravel()
    fits = (limits.min <= x) & (x <= limits.max) & ~((x == limits.min) & (y == -1))
    return x[fits].astype(limits.dtype), y[fits].astype(limits.dtype)


@pytest.mark.parametrize("count", [1, 3, 5, 12, 0], ids=["1", "3", "5", "12", "all"])
@pytest.mark.parametrize("element", ["i8", "ui8", "i16", "ui16", "i32", "ui32"])
@pytest.mark.parametrize("instructions", EACH_SET)
def test_integers_over_integers(instructions: str, element: str, count: int) -> None:
    x, y = around_multiples(element)
    count = count or x.size
    type_, loop = MACHINE[element], Variable("i", count)
    nodes, at = Nodes(), Index(0, ((loop, 1),))
    *given, quotients, rests = (Buffer(number, type_, count) for number in range(4))
    found = [nodes.apply(name, *(nodes.load(buffer, at) for buffer in given)) for name in ("div", "rem")]
    stores = tuple(Store(target, at, node) for target, node in zip((quotients, rests), found, strict=True))
    for first in range(0, x.size - count + 1, max(count, x.size // 8)):
        part = slice(first, first + count)
        arrays = dict(zip(given, (x[part].copy(), y[part].copy()), strict=True))
        arrays |= {target: np.empty(count, x.dtype) for target in (quotients, rests)}
        run(Kernel("flat", (loop,), stores), arrays, instructions)
        exact = [
            (abs(a) // abs(b)) * (1 if (a < 0) == (b < 0) else -1)
            for a, b in zip(map(int, x[part]), map(int, y[part]), strict=True)
        ]
        assert arrays[quotients].tolist() == exact
        assert arrays[rests].tolist() == [
            int(a) - int(b) * each for a, b, each in zip(x[part], y[part], exact, strict=True)
        ]
