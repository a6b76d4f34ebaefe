"""Kernels whose conditions change at few places are one for each range between them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

import opspec
from opspec.compiled.engines import compile as compile_by
from opspec.compiled.fused_blocks import KernelGroup
from opspec.compiled.shown import blocks_of
from opspec.programs.records import import_module
from opspec.values.arrays import Array


def joined(shapes: Sequence[tuple[int, ...]], axis: int) -> str:
    """A program that concatenates arrays, and negates what comes of it."""
    types = [f"tensor<{'x'.join(map(str, shape))}xi32>" for shape in shapes]
    whole = list(shapes[0])
    whole[axis] = sum(shape[axis] for shape in shapes)
    result = f"tensor<{'x'.join(map(str, whole))}xi32>"
    given = ", ".join(f"%x{at}: {type_}" for at, type_ in enumerate(types))
    names = ", ".join(f"%x{at}" for at in range(len(shapes)))
    return f"""func.func @main({given}) -> {result} {{
  %0 = stablehlo.concatenate {names}, dim = {axis} : ({", ".join(types)}) -> {result}
  %1 = stablehlo.negate %0 : {result}
  return %1 : {result}
}}"""


def points(text: str) -> list[int]:
    """How many each kernel of a program has."""
    (block,) = blocks_of(import_module(opspec.load(text)))
    (group,) = (step for step in block.steps if isinstance(step, KernelGroup))
    return [kernel.points for kernel in group.plan.kernels]


def numbered(shapes: Sequence[tuple[int, ...]]) -> list[Array]:
    return [np.arange(np.prod(shape), dtype=np.int32).reshape(shape) + 1000 * at for at, shape in enumerate(shapes)]


@pytest.mark.parametrize(
    ("shapes", "axis"),
    [
        ([(300, 100), (300, 64), (300, 71)], 1),
        ([(80, 300), (100, 300)], 0),
        ([(1, 40, 1000), (1, 40, 1000)], 0),
        ([(20, 30, 5, 7), (20, 50, 5, 7)], 1),
    ],
)
def test_each_part_is_a_kernel(shapes: list[tuple[int, ...]], axis: int) -> None:
    text, given = joined(shapes, axis), numbered(shapes)
    assert points(text) == [x.size for x in given]
    for engine in ("reference", "numpy"):
        (found,) = compile_by(opspec.load(text), engine=engine)(*given)
        assert (found == -np.concatenate(given, axis)).all()


@pytest.mark.parametrize(
    ("shapes", "axis"),
    [
        ([(10, 100), (10, 100)], 1),  # few points
        ([(1000, 100), (1000, 3)], 1),  # parts of few elements, here and there
        ([(1000, 100)] * 9, 1),  # many parts
        ([(1000, 100), (3, 100)], 0),  # a small part
    ],
)
def test_what_is_not_worth_it_stays_one(shapes: list[tuple[int, ...]], axis: int) -> None:
    text, given = joined(shapes, axis), numbered(shapes)
    assert points(text) == [sum(x.size for x in given)]


def test_what_is_written_over_its_argument_stays_one() -> None:
    """Of two kernels the second would read what the first has written, were they to move elements."""
    type_ = "tensor<400x200xi32>"
    text = f"""func.func @main(%x: {type_}) -> {type_} {{
  %a = stablehlo.negate %x : {type_}
  %i = stablehlo.iota dim = 1 : {type_}
  %c = stablehlo.constant dense<100> : {type_}
  %p = stablehlo.compare LT, %i, %c : ({type_}, {type_}) -> tensor<400x200xi1>
  %s = stablehlo.select %p, %a, %x : tensor<400x200xi1>, {type_}
  return %s : {type_}
}}"""
    x = np.arange(80000, dtype=np.int32).reshape(400, 200)
    program = compile_by(opspec.load(text), engine="reference")
    wanted = np.where(np.arange(200) < 100, -x, x)
    assert (program.call([x.copy()], donated=[0])[0] == wanted).all()
    assert len(points(text)) == 1
