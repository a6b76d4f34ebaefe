"""Choices one side of which is computed only where it is taken."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import pytest

from opspec.compiled.building import Nodes
from opspec.compiled.native.dear_choices import DEAR, dear_choices
from opspec.compiled.nodes import KernelNode, in_order
from opspec.compiled.operations import MACHINE
from opspec.values.arrays import Array
from tests.compiled.loops import looping
from tests.compiled.native.kernels import EACH_SET, SETS
from tests.compiled.native.test_bits import agree
from tests.compiled.native.test_patterns import texts_of

F32 = MACHINE["f32"]
DTYPES = {"f32": np.float32, "f64": np.float64, "bf16": np.float32}
OFTEN = {"never": 0.0, "seldom": 0.01, "in many turns": 0.3, "always": 1.0}
KINDS = "sine", "cosine", "tan"


def mapped(element: str, op: str) -> str:
    """Of each number, and the sum of each row."""
    given, row = f"tensor<23x37x{element}>", f"tensor<23x{element}>"
    return f"""func.func @main(%x: {given}) -> ({given}, {row}) {{
      %z = stablehlo.constant dense<0.0> : tensor<{element}>
      %y = "{op}"(%x) : ({given}) -> {given}
      %s = stablehlo.reduce(%y init: %z) applies stablehlo.add across dimensions = [1]
        : ({given}, tensor<{element}>) -> {row}
      return %y, %s : {given}, {row}
    }}"""


def angles(element: str, share: float) -> Array:
    """Angles, such a share of them large; zeros of both signs and what is not finite where some are."""
    draw = np.random.default_rng(7)
    x = draw.normal(scale=20, size=(23, 37))
    x = np.where(draw.random(x.shape) < share, x * 10.0 ** draw.uniform(3, 30, x.shape), x)
    if 0 < share < 1:
        x[3, :6] = [np.nan, np.inf, -np.inf, 0.0, -0.0, 4096.0]
    return x.astype(DTYPES[element])


@pytest.mark.parametrize("instructions", EACH_SET)
@pytest.mark.parametrize("often", OFTEN)
@pytest.mark.parametrize("element", ["f32", "f64"])
@pytest.mark.parametrize("kind", KINDS)
def test_lanes_take_either_side(
    kind: str, element: str, often: str, instructions: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = angles(element, OFTEN[often])
    agree(monkeypatch, mapped(element, f"stablehlo.{kind}"), [given], [instructions])


@pytest.mark.parametrize("instructions", SETS)
@pytest.mark.parametrize("element", ["f32", "f64"])
def test_all_lanes_are_asked(element: str, instructions: str) -> None:
    asked = "call i1 @llvm.vector.reduce.and"
    assert any(asked in text for text in texts_of(mapped(element, "stablehlo.sine"), instructions))
    assert not any(asked in text for text in texts_of(mapped(element, "stablehlo.log"), instructions))


@pytest.mark.parametrize("instructions", EACH_SET)
@pytest.mark.parametrize("element", ["f32", "f64"])
@pytest.mark.parametrize("op", ["stablehlo.sine", "stablehlo.tan", "chlo.erf", "stablehlo.tanh"])
def test_a_loop_goes_past_a_side(op: str, element: str, instructions: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """From one turn to the next numbers grow by a half, past all limits of sides."""
    type_ = f"tensor<{element}>"
    body = f"""
      %y = "{op}"(%a0) : ({type_}) -> {type_}
      %h = stablehlo.constant dense<-1.5> : {type_}
      %b0 = stablehlo.multiply %a0, %h : {type_}
      %b1 = stablehlo.add %a1, %y : {type_}
    """
    given = [np.asarray(x, DTYPES[element]) for x in (1e-3, 0.0)]
    agree(monkeypatch, looping(70, [type_, type_], body), given, [instructions])


def chained(nodes: Nodes, x: KernelNode, count: int, by: float) -> KernelNode:
    """So many operations, one after another."""
    for at in range(count):
        x = nodes.apply(("mul", "add")[at % 2], x, nodes.constant(by, F32))
    return x


def numbers(found: Iterable[KernelNode]) -> list[int]:
    """Nodes by their numbers: all that one is made of would be long to show."""
    return [node.number for node in found]


def test_what_somebody_else_reads_is_computed_anyway() -> None:
    nodes = Nodes()
    x = nodes.input("x", F32)
    test = nodes.apply("lt", x, nodes.constant(1, F32))
    short, dear = chained(nodes, x, 6, 2.0), chained(nodes, x, DEAR, 3.0)
    found = nodes.select(test, short, dear)
    (choice,) = dear_choices(in_order([found]), [found]).values()
    assert [len(side) for side in choice.sides] == [6, DEAR]
    assert choice.dear == 1
    assert numbers(choice.needed([1])) == numbers([x, nodes.constant(3.0, F32), test, short])
    assert not dear_choices(in_order([found, dear]), [found, dear])
    more = nodes.apply("add", found, chained(nodes, x, DEAR - 10, 3.0))  # a part of the same chain
    assert not dear_choices(in_order([more]), [more])


def test_a_number_is_no_side() -> None:
    nodes = Nodes()
    x = nodes.input("x", F32)
    test = nodes.apply("lt", x, nodes.constant(1, F32))
    found = nodes.select(test, nodes.constant(0, F32), chained(nodes, x, DEAR, 3.0))
    assert not dear_choices(in_order([found]), [found])


def test_who_asks_the_same_has_sides_together_unless_one_needs_another() -> None:
    nodes = Nodes()
    x = nodes.input("x", F32)
    test = nodes.apply("lt", x, nodes.constant(1, F32))
    dear = chained(nodes, x, DEAR, 3.0)
    first = nodes.select(test, chained(nodes, x, 6, 2.0), dear)
    second = nodes.select(test, x, nodes.apply("mul", dear, dear))
    both = nodes.apply("add", first, second)
    found = dear_choices(in_order([both]), [both])
    assert numbers(found) == numbers([first, second])
    assert numbers(found[first].made) == numbers([first, second])
    third = nodes.select(test, x, nodes.apply("mul", second, x))
    all_three = nodes.apply("add", both, third)
    assert numbers(dear_choices(in_order([all_three]), [all_three])) == numbers([first, second])


def test_one_lane_goes_past_what_asks_the_same_later() -> None:
    nodes = Nodes()
    x = nodes.input("x", F32)
    test = nodes.apply("lt", x, nodes.constant(1, F32))
    first = nodes.select(test, x, nodes.constant(2, F32))
    second = nodes.select(test, chained(nodes, first, 6, 2.0), chained(nodes, first, DEAR, 3.0))
    assert not dear_choices(in_order([second]), [second])
    found = dear_choices(in_order([second]), [second], one_lane=True)
    assert numbers(found) == numbers([second])
    assert [len(side) for side in found[second].sides] == [6, DEAR]
