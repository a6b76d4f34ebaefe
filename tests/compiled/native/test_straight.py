"""Programs of kernels and loops alone are called the short way: the same results and errors, arrays of the caller's."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

import opspec
from opspec.compiled.engines import compile as compile_by
from opspec.execution import executor
from opspec.execution.executor import Program
from opspec.execution.runnable_blocks import RunError
from opspec.programs.records import import_module
from opspec.values.arrays import Array
from tests.compiled.native.test_engine import same
from tests.compiled.native.test_loops import arguments
from tests.samples import crossed
from tests.threads import at_once

SUM = "%0 = stablehlo.add %x, %y : tensor<4x3xf32>"
GIVEN = "func.func @main(%x: tensor<4x3xf32>, %y: tensor<4x3xf32>) ->"
TWO = "tensor<4x3xf32>, tensor<4x3xf32>"
LOOP = """func.func @main(%x: tensor<4x3xf32>, %y: tensor<4x3xf32>) -> tensor<4x3xf32> {{
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %five = stablehlo.constant dense<5> : tensor<i32>
  %c = stablehlo.constant dense<[[1.0, 2.0, 3.0], [1.0, 2.0, 3.0], [1.0, 2.0, 3.0], [1.0, 2.0, 3.0]]> : tensor<4x3xf32>
  %s = stablehlo.subtract %x, %y : tensor<4x3xf32>
  %r:3 = stablehlo.while(%i = %zero, %a = {first}, %k = {first}) : tensor<i32>, tensor<4x3xf32>, tensor<4x3xf32>
  cond {{
    %p = stablehlo.compare LT, %i, %five : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }} do {{
    %j = stablehlo.add %i, %one : tensor<i32>
    {body}
    stablehlo.return %j, %b, %k : tensor<i32>, tensor<4x3xf32>, tensor<4x3xf32>
  }}
  %t = stablehlo.add %r#1, %c : tensor<4x3xf32>
  return {last} : tensor<4x3xf32>
}}"""
SHORT = {
    "a chain": f"{GIVEN} tensor<4x3xf32> {{\n  {SUM}\n  return %0 : tensor<4x3xf32>\n}}",
    "several results": f"""{GIVEN} ({TWO}) {{
  {SUM}
  %1 = stablehlo.multiply %0, %y : tensor<4x3xf32>
  return %1, %0 : {TWO}
}}""",
    "an argument that is not used": f"""{GIVEN} tensor<4x3xf32> {{
  %0 = stablehlo.add %y, %y : tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}}""",
    "memory between kernels": f"""{GIVEN} tensor<f32> {{
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0]
    : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<3xf32>) -> tensor<4x3xf32>
  %2 = stablehlo.add %1, %y : tensor<4x3xf32>
  %3 = stablehlo.reduce(%2 init: %z) applies stablehlo.add across dimensions = [0, 1]
    : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
  return %3 : tensor<f32>
}}""",
    "a scalar": """func.func @main(%x: tensor<f32>, %y: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.add %x, %y : tensor<f32>
  %1 = stablehlo.multiply %0, %y : tensor<f32>
  return %1 : tensor<f32>
}""",
    "a constant that has memory": f"""{GIVEN} tensor<4x3xf32> {{
  %c = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %0 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<3xf32>) -> tensor<4x3xf32>
  %1 = stablehlo.add %0, %x : tensor<4x3xf32>
  return %1 : tensor<4x3xf32>
}}""",
    "a loop": LOOP.format(first="%x", body="%b = stablehlo.add %a, %y : tensor<4x3xf32>", last="%r#1"),
    "a loop of what kernels give and take": LOOP.format(
        first="%s", body="%b = stablehlo.multiply %a, %y : tensor<4x3xf32>", last="%t"
    ),
    "a loop that gives what it was given": LOOP.format(
        first="%x", body="%b = stablehlo.add %a, %a : tensor<4x3xf32>", last="%r#2"
    ),
    "a loop that gives a constant": LOOP.format(
        first="%c", body="%b = stablehlo.add %a, %a : tensor<4x3xf32>", last="%r#2"
    ),
}
LONG = {
    "an argument that is given back": f"{GIVEN} ({TWO}) {{\n  {SUM}\n  return %0, %x : {TWO}\n}}",
    "a result twice": f"{GIVEN} ({TWO}) {{\n  {SUM}\n  return %0, %0 : {TWO}\n}}",
    "nothing to do": f"{GIVEN} tensor<4x3xf32> {{\n  return %x : tensor<4x3xf32>\n}}",
    "a library": f"""{GIVEN} tensor<4x3xf32> {{
  %0 = "stablehlo.sort"(%x) ({{
    ^bb0(%u: tensor<f32>, %v: tensor<f32>):
      %q = stablehlo.compare LT, %u, %v : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %q : tensor<i1>
  }}) {{dimension = 0 : i64}} : (tensor<4x3xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}}""",
    "a loop with a library": LOOP.format(
        first="%x",
        body="""%b = "stablehlo.sort"(%a) ({
      ^bb0(%u: tensor<f32>, %v: tensor<f32>):
        %q = stablehlo.compare LT, %u, %v : (tensor<f32>, tensor<f32>) -> tensor<i1>
        stablehlo.return %q : tensor<i1>
    }) {dimension = 0 : i64} : (tensor<4x3xf32>) -> tensor<4x3xf32>""",
        last="%r#1",
    ),
    "no elements": """func.func @main(%x: tensor<0x3xf32>) -> tensor<0x3xf32> {
  %0 = stablehlo.add %x, %x : tensor<0x3xf32>
  return %0 : tensor<0x3xf32>
}""",
}


@pytest.fixture
def ways(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A word for each call that went the long way."""
    found: list[str] = []
    owned = executor.owned
    monkeypatch.setattr(executor, "owned", lambda *given: (found.append("long"), owned(*given))[1])
    return found


def made(text: str) -> tuple[Program, list[Array], tuple[Array, ...]]:
    """A program, what it is given, and what it gives by the engine that it is held against."""
    module = opspec.load(text)
    given = [np.asarray(x) for x in arguments(import_module(module))]
    return compile_by(module, engine="cpu"), given, compile_by(module, engine="reference")(*given)


@pytest.mark.parametrize(("name", "element"), crossed([*SHORT, *LONG], ["f32", "bf16", "f64", "complex<f32>"]))
def test_results_are_the_same_and_the_callers(ways: list[str], name: str, element: str) -> None:
    text = (SHORT | LONG)[name].replace("f32", element)
    if "complex" in element:
        text = text.replace("<0.0>", "<(0.0, 0.0)>").replace("[1.0, 2.0, 3.0]", "[(1.0, 0.0), (2.0, 0.0), (3.0, 0.0)]")
        text = text.replace("compare LT, %u, %v :", "compare EQ, %u, %v :")
    program, given, wanted = made(text)
    before = [x.copy() for x in given]
    ways.clear()
    first, second = program(*given), program.call(list(given))
    assert bool(ways) == (name in LONG)
    for found in (first, second):
        assert all(map(same, found, wanted))
        assert all(x.__class__ is np.ndarray and x.flags.writeable for x in found)
    assert all(map(same, given, before))
    arrays = [*first, *second, *given]
    assert not any(np.shares_memory(x, y) for at, x in enumerate(arrays) for y in arrays[at + 1 :] if x is not y)


@pytest.mark.parametrize(
    "change",
    [
        lambda x: np.asfortranarray(x),
        lambda x: np.repeat(x, 2, axis=0)[::2],
        lambda x: x.tolist(),
        lambda x: x.view(np.ma.MaskedArray),
        lambda x: x.astype(x.dtype.newbyteorder()),
    ],
    ids=["columns first", "every second row", "lists", "a subclass", "bytes turned round"],
)
def test_arguments_that_lie_otherwise_go_the_long_way(ways: list[str], change: Callable[[Array], object]) -> None:
    program, (x, y), wanted = made(SHORT["a chain"])
    ways.clear()
    assert same(program(change(x), y)[0], wanted[0])
    assert same(program(x, change(y))[0], wanted[0])
    assert len(ways) == 2
    assert same(program(x, y)[0], wanted[0])
    assert len(ways) == 2


@pytest.mark.parametrize("element", ["f32", "bf16", "i32", "i1", "complex<f32>"])
def test_scalars_of_numpy_go_the_short_way(ways: list[str], element: str) -> None:
    type_ = f"tensor<{element}>"
    text = f"""func.func @main(%x: {type_}, %y: {type_}) -> {type_} {{
  %0 = stablehlo.add %x, %y : {type_}
  return %0 : {type_}
}}"""
    program, (x, y), wanted = made(text)
    program(x, y)
    ways.clear()
    assert same(program(x[()], y[()])[0], wanted[0])
    assert same(program(x, y[()])[0], wanted[0])
    assert not ways
    with pytest.raises(RunError, match=r"expected tensor<.*found dtype uint16"):
        program(np.uint16(1), y)


def test_what_does_not_fit_is_refused_as_ever() -> None:
    program, (x, y), _ = made(SHORT["a chain"])
    program(x, y)
    with pytest.raises(RunError, match=r"@main: expected 2 .* as arguments, found 1"):
        program(x)
    with pytest.raises(RunError, match=r"@main, argument 1: expected tensor<4x3xf32> .*, found dtype float64"):
        program(x, y.astype(np.float64))
    with pytest.raises(RunError, match=r"@main, argument 0: .*; the shape has to be \(4, 3\)"):
        program(x[:2], y)
    with pytest.raises(RunError, match=r"expected the name of a function of the program as entry: @main; found 'f'"):
        program(x, y, entry="f")


def test_a_given_array_may_take_the_result() -> None:
    program, (x, y), wanted = made(SHORT["a chain"].replace("4x3x", "400x300x"))
    program(x, y)
    where, given = x.ctypes.data, [x, y]
    del x
    (found,) = program.call(given, donated=[0])
    assert same(found, wanted[0])
    assert found.ctypes.data == where


def test_threads_call_at_once() -> None:
    program, given, wanted = made(SHORT["memory between kernels"])
    wrong: list[int] = []

    def call(number: int) -> None:
        for _ in range(300):
            wrong.extend([number] * (not same(program(*given)[0], wanted[0])))

    at_once(call, range(8))
    assert not wrong


def test_arguments_that_lie_in_one_place_keep_their_shapes() -> None:
    """A loop says where its results lie, and what was given may lie there several times."""
    shapes = "tensor<4x3xf32>, tensor<12xf32>, tensor<6xi32>, tensor<i32>"
    text = f"""func.func @main(%x: tensor<4x3xf32>, %y: tensor<12xf32>, %z: tensor<6xi32>) -> ({shapes}) {{
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %r:4 = stablehlo.while(%a = %x, %b = %y, %c = %z, %i = %zero) : {shapes}
  cond {{
    %p = stablehlo.compare LT, %i, %one : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }} do {{
    %j = stablehlo.add %i, %one : tensor<i32>
    stablehlo.return %a, %b, %c, %j : {shapes}
  }}
  return %r#0, %r#1, %r#2, %r#3 : {shapes}
}}"""
    program = compile_by(opspec.load(text), engine="cpu")
    x = np.arange(12, dtype=np.float32).reshape(4, 3)
    given = [x, x.reshape(12), x.reshape(12).view(np.int32)[:6]]
    for found in (program(*given), program.call(list(given), donated=[])):
        assert all(map(same, found[:3], given))
        assert not any(np.shares_memory(x, y) for y in found)
