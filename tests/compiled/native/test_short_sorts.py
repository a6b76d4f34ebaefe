"""Short slices sorted by kernels: the bytes of a stable sort, in loops too."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

import opspec
from opspec.compiled.native import machine_code
from opspec.compiled.native.array_code import PiecesCode
from opspec.values.arrays import Array
from opspec.values.types import ELEMENT_TYPES
from tests.compiled.native.kernels import EACH_SET, loads, machine
from tests.samples import crossed

DTYPES = {
    "f32": np.float32,
    "f64": np.float64,
    "bf16": ml_dtypes.bfloat16,
    "f16": np.float16,
    "i8": np.int8,
    "ui32": np.uint32,
    "i64": np.int64,
    "i1": np.bool_,
    "complex<f32>": np.complex64,
}
# The shape, along which dimension, what is sorted together, and by which of it, rising or falling.
SORTS = {
    "one slice": ((24,), 0, ["f32"], [(0, "LT")]),
    "one element": ((3, 1), 1, ["f32", "i64"], [(0, "LT")]),
    "two elements": ((2,), 0, ["f64"], [(0, "LT")]),
    "a few": ((3, 7), 1, ["i8"], [(0, "LT")]),
    "falling": ((40,), 0, ["f32"], [(0, "GT")]),
    "alone and long": ((440,), 0, ["f32", "i64"], [(0, "LT")]),
    "places": ((5, 33), 1, ["bf16", "i64"], [(0, "LT")]),
    "columns": ((17, 20), 0, ["f32", "ui32"], [(0, "LT")]),
    "as many as lanes": ((4, 16), 0, ["f32"], [(0, "LT")]),  # LLVM never came to an end
    "so many of words": ((4, 4, 4), 0, ["ui32", "f32"], [(0, "LT")]),
    "in the middle": ((3, 12, 5), 1, ["f16", "f32", "i1"], [(0, "LT")]),
    "two keys": ((4, 30), 1, ["i8", "f32", "i64"], [(0, "LT"), (1, "GT")]),
    "three keys": ((50,), 0, ["i8", "f16", "ui32"], [(0, "GT"), (2, "LT"), (1, "LT")]),
    "complex beside": ((4, 9), 1, ["f32", "complex<f32>"], [(0, "LT")]),
    "by the second": ((6, 9), 1, ["f32", "i8"], [(1, "LT")]),
}


def comparator(types: list[str], keys: list[tuple[int, str]]) -> str:
    """The body of a region, as JAX writes it: one NaN, and one zero."""
    lines, answers = [], list[tuple[str, str]]()
    for at, direction in keys:
        type_, sides = types[at], []
        is_float = "f" in type_
        for side in (f"%a{at}", f"%b{at}"):
            name = f"%k{side[1:]}"
            if not is_float:
                sides.append(side)
                continue
            lines += [
                f"{name}z = stablehlo.constant dense<0.0> : tensor<{type_}>",
                f"{name}n = stablehlo.constant dense<{NANS[type_]}> : tensor<{type_}>",
                f"{name}i = stablehlo.compare EQ, {side}, {name}z, FLOAT : ({_two(type_)}) -> tensor<i1>",
                f"{name}s = stablehlo.select {name}i, {name}z, {side} : tensor<i1>, tensor<{type_}>",
                f"{name}u = stablehlo.compare NE, {side}, {side}, FLOAT : ({_two(type_)}) -> tensor<i1>",
                f"{name} = stablehlo.select {name}u, {name}n, {name}s : tensor<i1>, tensor<{type_}>",
            ]
            sides.append(name)
        how = "TOTALORDER" if is_float else "SIGNED" if type_ in ("i8", "i64") else "UNSIGNED"
        x, y = sides
        lines.append(f"%l{at} = stablehlo.compare {direction}, {x}, {y}, {how} : ({_two(type_)}) -> tensor<i1>")
        lines.append(
            f"%e{at} = stablehlo.compare EQ, {x}, {y}, {'FLOAT' if is_float else how} : ({_two(type_)}) -> tensor<i1>"
        )
        answers.append((f"%l{at}", f"%e{at}"))
    (answer, _) = answers.pop()
    for step, (less, equal) in enumerate(reversed(answers)):
        lines.append(f"%c{step} = stablehlo.and {equal}, {answer} : tensor<i1>")
        lines.append(f"%d{step} = stablehlo.or {less}, %c{step} : tensor<i1>")
        answer = f"%d{step}"
    return "\n".join([*lines, f"stablehlo.return {answer} : tensor<i1>"])


NANS = {"f32": "0x7FC00000", "f64": "0x7FF8000000000000", "bf16": "0x7FC0", "f16": "0x7E00"}


def _two(type_: str) -> str:
    return f"tensor<{type_}>, tensor<{type_}>"


def sort(name: str) -> str:
    """The op, of %x0, %x1, ..., as %s."""
    shape, dimension, types, keys = SORTS[name]
    tensors = [f"tensor<{'x'.join(map(str, shape))}x{type_}>" for type_ in types]
    arguments = ", ".join(f"%{side}{at}: tensor<{type_}>" for at, type_ in enumerate(types) for side in "ab")
    given = ", ".join(f"%x{at}" for at in range(len(types)))
    return f"""%s:{len(types)} = "stablehlo.sort"({given}) <{{dimension = {dimension} : i64, is_stable = true}}> ({{
      ^bb0({arguments}):
        {comparator(types, keys)}
      }}) : ({", ".join(tensors)}) -> ({", ".join(tensors)})"""


def program(name: str) -> str:
    shape, _, types, _ = SORTS[name]
    tensors = [f"tensor<{'x'.join(map(str, shape))}x{type_}>" for type_ in types]
    given = ", ".join(f"%x{at}: {type_}" for at, type_ in enumerate(tensors))
    made = ", ".join(f"%s#{at}" for at in range(len(types)))
    return f"""func.func @main({given}) -> ({", ".join(tensors)}) {{
      {sort(name)}
      return {made} : {", ".join(tensors)}
    }}"""


def in_a_loop(name: str) -> str:
    """What it sorts is turned round before each of three times."""
    shape, dimension, types, _ = SORTS[name]
    tensors = [f"tensor<{'x'.join(map(str, shape))}x{type_}>" for type_ in types]
    listed = ", ".join(tensors)
    turned = "\n".join(
        f"%t{at} = stablehlo.reverse %s#{at}, dims = [{dimension}] : {type_}" for at, type_ in enumerate(tensors)
    )
    return f"""func.func @main({", ".join(f"%g{at}: {type_}" for at, type_ in enumerate(tensors))}) -> ({listed}) {{
      %zero = stablehlo.constant dense<0> : tensor<i32>
      %r:{len(types) + 1} = stablehlo.while(%i = %zero, {", ".join(f"%x{at} = %g{at}" for at in range(len(types)))})
        : tensor<i32>, {listed}
      cond {{
        %three = stablehlo.constant dense<3> : tensor<i32>
        %go = stablehlo.compare LT, %i, %three : (tensor<i32>, tensor<i32>) -> tensor<i1>
        stablehlo.return %go : tensor<i1>
      }} do {{
        %one = stablehlo.constant dense<1> : tensor<i32>
        %n = stablehlo.add %i, %one : tensor<i32>
        {sort(name)}
        {turned}
        stablehlo.return %n, {", ".join(f"%t{at}" for at in range(len(types)))} : tensor<i32>, {listed}
      }}
      return {", ".join(f"%r#{at + 1}" for at in range(len(types)))} : {listed}
    }}"""


def arguments(name: str, seed: int = 0) -> list[Array]:
    """Few values, so that many are equal; of floats special ones too."""
    shape, _, types, _ = SORTS[name]
    rng, found = np.random.default_rng(seed), []
    for type_ in types:
        x = rng.integers(0 if type_[0] == "u" else -9, 9, shape).astype(DTYPES[type_])
        if "f" in type_:
            special = np.array([np.nan, -np.nan, np.inf, -np.inf, -0.0, 0.0, 1e-7], DTYPES[type_])
            x = np.where(rng.random(shape) < 0.4, special[rng.integers(0, special.size, shape)], x)
        found.append(x)
    return found


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """One for each sort that machine code does."""
    return loads(monkeypatch, PiecesCode)


def expected(text: str, given: list[Array]) -> list[bytes]:
    return [x.tobytes() for x in opspec.compile(opspec.load(text), engine="numpy")(*given)]


@pytest.mark.parametrize(("instructions", "name"), crossed(EACH_SET, list(SORTS)))
def test_elements_stand_where_a_stable_sort_puts_them(
    instructions: str, name: str, made: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(machine_code, "machine", lambda: machine(instructions, 2))
    compiled = opspec.compile(opspec.load(program(name)), engine="cpu")
    for seed in range(5):
        given = arguments(name, seed)
        assert [x.tobytes() for x in compiled(*given)] == expected(program(name), given)
    assert len(made) == 1


@pytest.mark.parametrize("name", SORTS)
def test_a_loop_sorts_by_itself(name: str, made: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine_code, "machine", lambda: machine(EACH_SET[0]))
    given = arguments(name)
    found = opspec.compile(opspec.load(in_a_loop(name)), engine="cpu")(*given)
    assert [x.tobytes() for x in found] == expected(in_a_loop(name), given)
    assert not made


def captured(value: str) -> str:
    """A comparator that uses a value from outside."""
    return f"""func.func @main(%x: tensor<20xi32>, %y: tensor<i32>) -> tensor<20xi32> {{
  %c = {value} : tensor<i32>
  %s = "stablehlo.sort"(%x) <{{dimension = 0 : i64}}> ({{
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %p = stablehlo.xor %a, %c : tensor<i32>
    %q = stablehlo.xor %b, %c : tensor<i32>
    %l = stablehlo.compare LT, %p, %q : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  }}) : (tensor<20xi32>) -> tensor<20xi32>
  return %s : tensor<20xi32>
}}"""


def test_a_comparator_uses_a_constant_from_outside(made: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    """As those of programs do whose constants were put together."""
    monkeypatch.setattr(machine_code, "machine", lambda: machine(EACH_SET[0]))
    x = np.random.default_rng(0).integers(-9, 9, 20).astype(np.int32)
    text = captured("stablehlo.constant dense<5>")
    (found,) = opspec.compile(opspec.load(text), engine="cpu")(x, np.int32(0))
    assert np.array_equal(found, sorted(x, key=lambda value: value ^ 5))
    assert len(made) == 1


OF_COMPLEX = """func.func @main(%x: tensor<6x20xcomplex<f32>>) -> tensor<6x20xcomplex<f32>> {
  %s = "stablehlo.sort"(%x) <{dimension = 1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %ar = stablehlo.real %a : (tensor<complex<f32>>) -> tensor<f32>
    %br = stablehlo.real %b : (tensor<complex<f32>>) -> tensor<f32>
    %ai = stablehlo.imag %a : (tensor<complex<f32>>) -> tensor<f32>
    %bi = stablehlo.imag %b : (tensor<complex<f32>>) -> tensor<f32>
    %l = stablehlo.compare LT, %ar, %br, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %e = stablehlo.compare EQ, %ar, %br, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %m = stablehlo.compare LT, %ai, %bi, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %n = stablehlo.and %e, %m : tensor<i1>
    %o = stablehlo.or %l, %n : tensor<i1>
    stablehlo.return %o : tensor<i1>
  }) : (tensor<6x20xcomplex<f32>>) -> tensor<6x20xcomplex<f32>>
  return %s : tensor<6x20xcomplex<f32>>
}"""


def test_complex_numbers_by_their_parts(made: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine_code, "machine", lambda: machine(EACH_SET[0]))
    rng = np.random.default_rng(0)
    x = (rng.integers(-2, 3, (6, 20)) + 1j * rng.integers(-9, 9, (6, 20))).astype(np.complex64)
    (found,) = opspec.compile(opspec.load(OF_COMPLEX), engine="cpu")(x)
    assert np.array_equal(found, [sorted(row, key=lambda value: (value.real, value.imag)) for row in x])
    assert len(made) == 1


WITHOUT_NODES = """func.func @main(%x: tensor<20xT>) -> tensor<20xT> {
  %s = "stablehlo.sort"(%x) <{dimension = 0 : i64}> ({
  ^bb0(%a: tensor<T>, %b: tensor<T>):
    %p = stablehlo.exponential %a : tensor<T>
    %q = stablehlo.exponential %b : tensor<T>
    %l = stablehlo.compare LT, %p, %q, TOTALORDER : (tensor<T>, tensor<T>) -> tensor<i1>
    stablehlo.return %l : tensor<i1>
  }) : (tensor<20xT>) -> tensor<20xT>
  return %s : tensor<20xT>
}""".replace("T>", "f8E8M0FNU>")


@pytest.mark.parametrize(
    "text",
    [
        pytest.param(program("one slice").replace("TOTALORDER", "FLOAT"), id="no order of NaN"),
        pytest.param(program("one slice").replace("24x", "450x"), id="a long slice"),
        pytest.param(captured("stablehlo.add %y, %y"), id="a value from outside"),
        pytest.param(program("columns").replace("17x20x", "101x20x"), id="long slices"),
        pytest.param(program("columns").replace("17x20x", "17x0x"), id="no element"),
        pytest.param(WITHOUT_NODES, id="a function that is not made of nodes"),
    ],
)
def test_what_is_left_to_a_library(text: str, made: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine_code, "machine", lambda: machine(EACH_SET[0]))
    opspec.compile(opspec.load(text), engine="cpu")
    assert not made


@pytest.mark.parametrize("element", ["bf16", "f16", "f32"])
def test_a_nan_that_is_negated_stands_where_its_sign_says(element: str) -> None:
    t = f"tensor<3x{element}>"
    text = f"""func.func @main(%x: {t}) -> {t} {{
  %r = "stablehlo.sort"(%x) ({{
  ^bb0(%a: tensor<{element}>, %b: tensor<{element}>):
    %n = stablehlo.negate %a : tensor<{element}>
    %m = stablehlo.negate %b : tensor<{element}>
    %c = stablehlo.compare LT, %n, %m, TOTALORDER : (tensor<{element}>, tensor<{element}>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }}) {{dimension = 0 : i64, is_stable = true}} : ({t}) -> {t}
  return %r : {t}
}}"""
    x = np.array([1, np.nan, 2], np.float32).astype(ELEMENT_TYPES[element].dtype)
    (found,) = opspec.compile(opspec.load(text), engine="cpu")(x)
    assert np.array_equal(found.astype(np.float32), [np.nan, 2, 1], equal_nan=True)
