"""Rows that are put together: each lane takes what the text knows, and nothing is read for others."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

import opspec
from opspec.compiled.native import machine_code
from opspec.compiled.native.known_lanes import KnownLanes
from opspec.values.arrays import Array
from tests.compiled.native.kernels import EACH_SET, machine
from tests.samples import crossed

DTYPES = {"f32": np.float32, "f64": np.float64, "bf16": ml_dtypes.bfloat16, "ui8": np.uint8, "i1": np.bool_}
WIDTHS = ("6 1", "4 4", "5 5", "1 9", "12 1", "16 16", "20 10", "40 40", "3 2 4", "1 1 7", "10 20 3")
ROWS = (1, 2, 37)


@pytest.fixture
def loaded(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many parts each choice had."""
    found = list[int]()
    value = KnownLanes.value

    def told(self: KnownLanes, region: object, parts: list[object]) -> object:
        found.append(len(parts))
        return value(self, region, parts)  # type: ignore[arg-type]

    monkeypatch.setattr(KnownLanes, "value", told)
    return found


def drawn(shape: tuple[int, int], element: str) -> Array:
    return np.random.default_rng(shape[1]).integers(0, 2 if element == "i1" else 100, shape).astype(DTYPES[element])


def together(rows: int, widths: tuple[int, ...], element: str) -> str:
    types = [f"tensor<{rows}x{width}x{element}>" for width in widths]
    names = [f"%a{at}" for at in range(len(widths))]
    given = ", ".join(f"{name}: {type_}" for name, type_ in zip(names, types, strict=True))
    result = f"tensor<{rows}x{sum(widths)}x{element}>"
    return f"""func.func @main({given}) -> {result} {{
  %0 = stablehlo.concatenate {", ".join(names)}, dim = 1 : ({", ".join(types)}) -> {result}
  return %0 : {result}
}}"""


@pytest.mark.parametrize(
    ("rows", "widths", "element", "instructions"), crossed(ROWS, WIDTHS, list(DTYPES), EACH_SET, together=2)
)
def test_rows_behind_one_another(
    rows: int, widths: str, element: str, instructions: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    on = machine(instructions, 1)
    monkeypatch.setattr(machine_code, "machine", lambda: on)
    sizes = tuple(map(int, widths.split()))
    given = [drawn((rows, width), element) for width in sizes]
    (found,) = opspec.compile(opspec.load(together(rows, sizes, element)), engine="cpu")(*given)
    assert found.tobytes() == np.concatenate(given, 1).tobytes()


@pytest.mark.parametrize("instructions", EACH_SET)
def test_short_rows_are_loaded_by_lanes(instructions: str, loaded: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    on, texts = machine(instructions, 1), list[str]()
    monkeypatch.setattr(machine_code, "machine", lambda: on)
    load = on.load
    monkeypatch.setattr(on, "load", lambda text, *names: texts.append(text) or load(text, *names))
    opspec.compile(opspec.load(together(1000, (10, 2), "f32")), engine="cpu")
    assert loaded
    assert not any("icmp ult <" in text for text in texts), "no lane is asked whether it lies inside"


PADS = {"both": (1, 2), "cut in front": (-2, 5), "cut behind": (3, -1)}


@pytest.mark.parametrize("instructions", EACH_SET)
@pytest.mark.parametrize("name", PADS)
def test_edges_of_short_rows(name: str, instructions: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of what is computed too; the first and the last row lie at the ends of the buffer."""
    low, high = PADS[name]
    x, width = drawn((23, 9), "f32"), 9 + low + high
    on = machine(instructions, 1)
    monkeypatch.setattr(machine_code, "machine", lambda: on)
    text = f"""func.func @main(%x: tensor<23x9xf32>) -> (tensor<23x{width}xf32>, tensor<23x{width}xf32>) {{
  %c = stablehlo.constant dense<-0.5> : tensor<f32>
  %0 = stablehlo.pad %x, %c, low = [0, {low}], high = [0, {high}], interior = [0, 0]
    : (tensor<23x9xf32>, tensor<f32>) -> tensor<23x{width}xf32>
  %1 = stablehlo.multiply %0, %0 : tensor<23x{width}xf32>
  %2 = stablehlo.reverse %1, dims = [1] : tensor<23x{width}xf32>
  return %0, %2 : tensor<23x{width}xf32>, tensor<23x{width}xf32>
}}"""
    padded = np.full((23, width), -0.5, np.float32)
    padded[:, max(low, 0) : width - max(high, 0)] = x[:, max(-low, 0) : 9 - max(-high, 0)]
    found = opspec.compile(opspec.load(text), engine="cpu")(x)
    assert found[0].tobytes() == padded.tobytes()
    assert found[1].tobytes() == (padded * padded)[:, ::-1].tobytes()


@pytest.mark.parametrize("instructions", EACH_SET)
@pytest.mark.parametrize(("width", "edge"), [(9, 1), (9, 8), (13, 2), (28, 2), (60, 1)])
def test_rows_with_their_ends_turned(width: int, edge: int, instructions: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What lies the other way is loaded for the lanes that take it too; so many elements as an edge has, or one."""
    x = drawn((23, width), "f32")
    on = machine(instructions, 1)
    monkeypatch.setattr(machine_code, "machine", lambda: on)
    given, part, whole = (f"tensor<23x{size}xf32>" for size in (width, edge, width + 2 * edge))
    text = f"""func.func @main(%x: {given}) -> {whole} {{
  %0 = stablehlo.slice %x [0:23, 1:{edge + 1}] : ({given}) -> {part}
  %1 = stablehlo.reverse %0, dims = [1] : {part}
  %2 = stablehlo.slice %x [0:23, {width - edge - 1}:{width - 1}] : ({given}) -> {part}
  %3 = stablehlo.reverse %2, dims = [1] : {part}
  %4 = stablehlo.concatenate %1, %x, %3, dim = 1 : ({part}, {given}, {part}) -> {whole}
  return %4 : {whole}
}}"""
    (found,) = opspec.compile(opspec.load(text), engine="cpu")(x)
    assert found.tobytes() == np.pad(x, ((0, 0), (edge, edge)), mode="reflect").tobytes()


def test_choices_one_in_another_are_as_many_as_they_like() -> None:
    count, type_ = 600, "tensor<8x16xi32>"
    lines = [f"  %i = stablehlo.iota dim = 1 : {type_}", f"  %s0 = stablehlo.add %x, %y : {type_}"]
    for at in range(1, count + 1):
        lines += [
            f"  %c{at} = stablehlo.constant dense<{at % 17}> : {type_}",
            f"  %t{at} = stablehlo.compare LT, %i, %c{at} : ({type_}, {type_}) -> tensor<8x16xi1>",
            f"  %s{at} = stablehlo.select %t{at}, {'%x' if at % 2 else '%y'}, %s{at - 1} : tensor<8x16xi1>, {type_}",
        ]
    body = "\n".join(lines)
    text = f"func.func @main(%x: {type_}, %y: {type_}) -> {type_} {{\n{body}\n  return %s{count} : {type_}\n}}"
    x, y = (np.random.default_rng(seed).integers(0, 100, (8, 16), np.int32) for seed in (0, 1))
    wanted = x + y
    for at in range(1, count + 1):
        wanted = np.where(np.arange(16) < at % 17, x if at % 2 else y, wanted)
    (found,) = opspec.compile(opspec.load(text), engine="cpu")(x, y)
    assert (found == wanted).all()
