"""The first elements of slices, as XLA's call for approximate ones asks for them, beside a whole sort."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec.compiled.native import machine_code
from opspec.compiled.native.array_code import FirstOnesCode
from opspec.values.arrays import Array
from opspec.values.types import ELEMENT_TYPES
from tests.compiled.native.kernels import EACH_SET, loads, machine
from tests.samples import crossed

COUNT = 9
ORDERS = {
    "largest": ("GT", "f32", ""),
    "least": ("LT", "f32", ""),
    "of f16": ("GT", "f16", ""),
    "least of bf16": ("LT", "bf16", ""),
    "in the total order": ("GT", "f32", ", TOTALORDER"),
    "f64": ("LT", "f64", ""),
    "least integers": ("LT", "i32", ""),
    "unsigned bytes": ("GT", "ui8", ""),
    "long integers": ("GT", "i64", ""),
    "least of long unsigned ones": ("LT", "ui64", ""),
}
ODD = np.array([0, -0.0, np.inf, -np.inf])


def program(order: str, shape: tuple[int, int], axis: int) -> str:
    """What is asked for, and all of it sorted."""
    direction, element, how = ORDERS[order]
    kept = (COUNT, shape[1]) if axis == 0 else (shape[0], COUNT)
    (x, i), (v, p) = ([f"tensor<{a}x{b}x{type_}>" for type_ in (element, "i32")] for a, b in (shape, kept))
    scalars = f"tensor<{element}>, tensor<{element}>"
    zero = "0.0" if ELEMENT_TYPES[element].kind == "float" else "0"
    options = f"{{aggregate_to_topk = true, reduction_dim = {axis} : i64, top_k = {COUNT} : i64}}"
    body = f"""%p = stablehlo.compare {direction}, %a, %b{how} : ({scalars}) -> tensor<i1>
    stablehlo.return %p : tensor<i1>"""
    named = f"%a: tensor<{element}>, %b: tensor<{element}>, %c: tensor<i32>, %d: tensor<i32>"
    return f"""
  func.func private @before({named}) -> tensor<i1> {{
    {body.replace("stablehlo.return", "return")}
  }}
  func.func public @main(%x: {x}, %i: {i}) -> ({v}, {p}, {x}, {i}) {{
    %z = stablehlo.constant dense<{zero}> : tensor<{element}>
    %n = stablehlo.constant dense<-1> : tensor<i32>
    %0:2 = stablehlo.custom_call @ApproxTopK(%x, %i, %z, %n) {{called_computations = [@before],
      mhlo.backend_config = {options}}} : ({x}, {i}, tensor<{element}>, tensor<i32>) -> ({v}, {p})
    %1:2 = "stablehlo.sort"(%x, %i) ({{
    ^bb0({named}):
    {body}
    }}) {{dimension = {axis} : i64, is_stable = true}} : ({x}, {i}) -> ({x}, {i})
    return %0#0, %0#1, %1#0, %1#1 : {v}, {p}, {x}, {i}
  }}"""


def given(order: str, shape: tuple[int, int], draw: np.random.Generator) -> Array:
    """Numbers of which many are equal."""
    element = ELEMENT_TYPES[ORDERS[order][1]]
    if element.kind != "float":
        limits = np.iinfo(element.dtype)
        some = draw.integers(0, 5, shape).astype(element.dtype)
        return np.where(
            draw.random(shape) < 0.2, draw.choice(np.array([limits.min, limits.max], element.dtype), shape), some
        )
    odd = [*ODD, np.nan, -np.nan] if ORDERS[order][2] else ODD
    some = draw.integers(-30, 30, shape)
    return np.where(draw.random(shape) < 0.1, draw.choice(odd, shape), some).astype(element.dtype)


@pytest.mark.parametrize(("instructions", "order"), crossed([*EACH_SET, "numpy"], [*ORDERS]))
@pytest.mark.parametrize(("shape", "axis"), [((3, 250), 1), ((33, 4), 0), ((5, COUNT), 1), ((1, 3001), 1)])
def test_they_are_those_of_a_sort(
    order: str, instructions: str, shape: tuple[int, int], axis: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw = np.random.default_rng(0)
    x, i = given(order, shape, draw), draw.integers(-9, 9, shape, np.int32)
    made, engine = loads(monkeypatch, FirstOnesCode), "numpy"
    if instructions != "numpy":
        engine = "cpu"
        monkeypatch.setattr(machine_code, "machine", lambda: machine(instructions, 2))
    v, p, every, places = opspec.compile(opspec.load(program(order, shape, axis)), engine=engine)(x, i)
    assert v.tobytes() == every.take(range(COUNT), axis).tobytes()
    assert p.tobytes() == places.take(range(COUNT), axis).tobytes()
    assert len(made) == (instructions != "numpy")


@pytest.mark.parametrize("instructions", EACH_SET)
@pytest.mark.parametrize("order", ["largest", "least", "of f16"])
def test_nan_is_in_no_order(order: str, instructions: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Then they are those of the same sort still."""
    monkeypatch.setattr(machine_code, "machine", lambda: machine(instructions, 2))
    x = given(order, (3, 250), np.random.default_rng(0))
    x[1, 77] = np.nan
    i = np.broadcast_to(np.arange(250, dtype=np.int32), x.shape)
    module = opspec.load(program(order, x.shape, 1))
    for engine in ("cpu", "numpy"):
        v, p, every, places = opspec.compile(module, engine=engine)(x, i)
        assert v.tobytes() == every[:, :COUNT].tobytes()
        assert p.tobytes() == places[:, :COUNT].tobytes()
