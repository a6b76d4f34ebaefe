"""A product that is turned afterwards is that of its factors the other way round, and one of what is turned before that
of what it was, to the same bits.
"""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec.compiled import turned_products
from opspec.compiled.engines import compile as compile_by
from opspec.compiled.inlining import with_calls_written_out
from opspec.compiled.turned_products import prepared
from opspec.programs.records import import_module
from tests.compiled.loops import looping

A, B = "tensor<3x5x40xf32>", "tensor<3x40x7xf32>"
DIMS = "batching_dims = [0] x [0], contracting_dims = [2] x [1], precision = [HIGHEST, DEFAULT]"
FORMS = {
    "a matrix": """func.func @main(%a: tensor<40x5xf32>, %b: tensor<40x7xf32>) -> tensor<7x5xf32> {
  %p = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0]
    : (tensor<40x5xf32>, tensor<40x7xf32>) -> tensor<5x7xf32>
  %t = stablehlo.transpose %p, dims = [1, 0] : (tensor<5x7xf32>) -> tensor<7x5xf32>
  return %t : tensor<7x5xf32>
}""",
    "many": f"""func.func @main(%a: {A}, %b: {B}) -> tensor<3x7x5xf32> {{
  %p = stablehlo.dot_general %a, %b, {DIMS} : ({A}, {B}) -> tensor<3x5x7xf32>
  %t = stablehlo.transpose %p, dims = [0, 2, 1] : (tensor<3x5x7xf32>) -> tensor<3x7x5xf32>
  %r = stablehlo.multiply %t, %t : tensor<3x7x5xf32>
  return %r : tensor<3x7x5xf32>
}}""",
    "several dimensions": """func.func @main(%a: tensor<2x40x3x4xi32>, %b: tensor<4x6x40xi32>) -> tensor<6x2x3xi32> {
  %p = stablehlo.dot_general %a, %b, contracting_dims = [1, 3] x [2, 0]
    : (tensor<2x40x3x4xi32>, tensor<4x6x40xi32>) -> tensor<2x3x6xi32>
  %t = stablehlo.transpose %p, dims = [2, 0, 1] : (tensor<2x3x6xi32>) -> tensor<6x2x3xi32>
  return %t : tensor<6x2x3xi32>
}""",
    "a factor": """func.func @main(%a: tensor<40x5xf32>, %b: tensor<40x7xf32>) -> tensor<5x7xf32> {
  %t = stablehlo.transpose %a, dims = [1, 0] : (tensor<40x5xf32>) -> tensor<5x40xf32>
  %p = stablehlo.dot_general %t, %b, contracting_dims = [1] x [0]
    : (tensor<5x40xf32>, tensor<40x7xf32>) -> tensor<5x7xf32>
  return %p : tensor<5x7xf32>
}""",
    "the same factor twice": """func.func @main(%a: tensor<40x5xf32>) -> tensor<5x5xf32> {
  %t = stablehlo.transpose %a, dims = [1, 0] : (tensor<40x5xf32>) -> tensor<5x40xf32>
  %p = stablehlo.dot_general %t, %t, contracting_dims = [1] x [1]
    : (tensor<5x40xf32>, tensor<5x40xf32>) -> tensor<5x5xf32>
  return %p : tensor<5x5xf32>
}""",
    "factors of many, turned twice": """func.func @main(%a: tensor<5x3x40x2xf32>, %b: tensor<7x40x3xf32>)
    -> tensor<3x5x2x7xf32> {
  %s = stablehlo.transpose %a, dims = [1, 0, 3, 2] : (tensor<5x3x40x2xf32>) -> tensor<3x5x2x40xf32>
  %t = stablehlo.transpose %s, dims = [3, 0, 1, 2] : (tensor<3x5x2x40xf32>) -> tensor<40x3x5x2xf32>
  %u = stablehlo.transpose %b, dims = [2, 1, 0] : (tensor<7x40x3xf32>) -> tensor<3x40x7xf32>
  %p = stablehlo.dot_general %t, %u, batching_dims = [1] x [0], contracting_dims = [0] x [1]
    : (tensor<40x3x5x2xf32>, tensor<3x40x7xf32>) -> tensor<3x5x2x7xf32>
  return %p : tensor<3x5x2x7xf32>
}""",
    "a factor that is always the same, in a loop": looping(
        3,
        ["tensor<5x40xf32>"],
        """
    %t = stablehlo.transpose %a, dims = [1, 0] : (tensor<40x40xf32>) -> tensor<40x40xf32>
    %b0 = stablehlo.dot_general %a0, %t, contracting_dims = [1] x [0]
      : (tensor<5x40xf32>, tensor<40x40xf32>) -> tensor<5x40xf32>
""",
        ", %a: tensor<40x40xf32>",
    ),
    "in a function and in a loop": looping(
        3,
        ["tensor<5x40xf32>"],
        """
    %q = func.call @next(%a, %a0) : (tensor<40x5xf32>, tensor<5x40xf32>) -> tensor<40x40xf32>
    %b0 = stablehlo.dot_general %a0, %q, contracting_dims = [1] x [0]
      : (tensor<5x40xf32>, tensor<40x40xf32>) -> tensor<5x40xf32>
""",
        ", %a: tensor<40x5xf32>",
    )
    + """func.func private @next(%a: tensor<40x5xf32>, %v: tensor<5x40xf32>) -> tensor<40x40xf32> {
  %p = stablehlo.dot_general %v, %a, contracting_dims = [0] x [1]
    : (tensor<5x40xf32>, tensor<40x5xf32>) -> tensor<40x40xf32>
  %t = stablehlo.transpose %p, dims = [1, 0] : (tensor<40x40xf32>) -> tensor<40x40xf32>
  return %t : tensor<40x40xf32>
}""",
}
EARLIER = {
    "queries of several heads": """func.func @main(%q: tensor<2x30x2x4x8xf32>, %k: tensor<2x30x2x8xf32>)
    -> tensor<2x2x4x30x30xf32> {
  %p = stablehlo.dot_general %q, %k, batching_dims = [0, 2] x [0, 2], contracting_dims = [4] x [3]
    : (tensor<2x30x2x4x8xf32>, tensor<2x30x2x8xf32>) -> tensor<2x2x30x4x30xf32>
  %t = stablehlo.transpose %p, dims = [0, 1, 3, 2, 4] : (tensor<2x2x30x4x30xf32>) -> tensor<2x2x4x30x30xf32>
  return %t : tensor<2x2x4x30x30xf32>
}""",
    "the same behind": """func.func @main(%q: tensor<2x30x2x4x8xf32>, %k: tensor<2x30x2x8xf32>)
    -> tensor<2x2x4x30x30xf32> {
  %p = stablehlo.dot_general %k, %q, batching_dims = [0, 2] x [0, 2], contracting_dims = [3] x [4]
    : (tensor<2x30x2x8xf32>, tensor<2x30x2x4x8xf32>) -> tensor<2x2x30x30x4xf32>
  %t = stablehlo.transpose %p, dims = [0, 1, 4, 3, 2] : (tensor<2x2x30x30x4xf32>) -> tensor<2x2x4x30x30xf32>
  return %t : tensor<2x2x4x30x30xf32>
}""",
    "both factors": """func.func @main(%a: tensor<3x4x2x5xi32>, %b: tensor<5x2x6x7xi32>) -> tensor<3x2x4x7x2x6xi32> {
  %p = stablehlo.dot_general %a, %b, contracting_dims = [3] x [0]
    : (tensor<3x4x2x5xi32>, tensor<5x2x6x7xi32>) -> tensor<3x4x2x2x6x7xi32>
  %t = stablehlo.transpose %p, dims = [0, 2, 1, 5, 3, 4] : (tensor<3x4x2x2x6x7xi32>) -> tensor<3x2x4x7x2x6xi32>
  return %t : tensor<3x2x4x7x2x6xi32>
}""",
}
STAY = {
    "read twice": FORMS["a matrix"]
    .replace("tensor<7x5xf32> {", "(tensor<7x5xf32>, tensor<5x7xf32>) {")
    .replace("return %t : tensor<7x5xf32>", "return %t, %p : tensor<7x5xf32>, tensor<5x7xf32>"),
    "a factor that is given back": FORMS["a factor"]
    .replace("tensor<5x7xf32> {", "(tensor<5x7xf32>, tensor<5x40xf32>) {")
    .replace("return %p : tensor<5x7xf32>", "return %p, %t : tensor<5x7xf32>, tensor<5x40xf32>"),
    "a factor whose rows are in another order": """func.func @main(%a: tensor<40x5x2xf32>, %b: tensor<40x7xf32>)
    -> tensor<2x5x7xf32> {
  %t = stablehlo.transpose %a, dims = [2, 1, 0] : (tensor<40x5x2xf32>) -> tensor<2x5x40xf32>
  %p = stablehlo.dot_general %t, %b, contracting_dims = [2] x [0]
    : (tensor<2x5x40xf32>, tensor<40x7xf32>) -> tensor<2x5x7xf32>
  return %p : tensor<2x5x7xf32>
}""",
    "in another order": FORMS["several dimensions"]
    .replace("dims = [2, 0, 1]", "dims = [2, 1, 0]")
    .replace("6x2x3", "6x3x2"),
}
ALL = {**FORMS, **EARLIER, **STAY}


def kinds(text: str) -> list[str]:
    return [view.name.partition(".")[2] for view in prepared(import_module(opspec.load(text))).walk()]


def given(text: str) -> list[np.ndarray]:
    rng = np.random.default_rng(0)
    types = import_module(opspec.load(text)).functions["main"].regions[0].block.types
    found = [rng.standard_normal(type_.shape) * 9 for type_ in types]  # type: ignore[union-attr]
    return [x.astype(type_.element.dtype) for x, type_ in zip(found, types, strict=True)]  # type: ignore[union-attr]


@pytest.mark.parametrize("name", FORMS)
def test_nothing_is_turned(name: str) -> None:
    found = kinds(FORMS[name])
    assert "transpose" not in found
    assert found.count("dot_general") == FORMS[name].count("dot_general")


@pytest.mark.parametrize("name", EARLIER)
def test_factors_are_turned_before(name: str) -> None:
    module = import_module(opspec.load(EARLIER[name]))
    (turned,) = (view for view in module.walk() if view.name == "stablehlo.transpose")
    *before, last = (view for view in prepared(module).walk() if view.results)
    assert last.name == "stablehlo.dot_general"
    assert {view.name for view in before} == {"stablehlo.transpose"}
    assert {view.location for view in before} == {turned.location}


@pytest.mark.parametrize("name", STAY)
def test_what_somebody_reads_or_what_lies_otherwise_stays(name: str) -> None:
    module = import_module(opspec.load(STAY[name]))
    assert prepared(module) is module


@pytest.mark.parametrize("engine", ["reference", "cpu"])
@pytest.mark.parametrize("name", [*FORMS, *EARLIER, *STAY])
def test_it_means_what_it_meant(name: str, engine: str) -> None:
    module, arguments = opspec.load(ALL[name]), given(ALL[name])
    wanted = opspec.run(module, *arguments, engine="numpy")
    for x, y in zip(opspec.run(module, *arguments, engine=engine), wanted, strict=True):
        np.testing.assert_allclose(x, y, rtol=1e-5, atol=1e-5 * np.abs(y).max())


@pytest.mark.parametrize("name", [*FORMS, *EARLIER])
def test_strict_products_have_the_same_bits(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module, arguments = opspec.load(ALL[name]), given(ALL[name])
    short = [compile_by(module, engine=engine, products="strict")(*arguments)[0] for engine in ("reference", "cpu")]
    monkeypatch.setattr(turned_products, "prepared", with_calls_written_out)
    monkeypatch.setenv("OPSPEC_CACHE", "off")
    long = compile_by(module, engine="cpu", products="strict")(*arguments)[0]
    assert {x.tobytes() for x in short} == {long.tobytes()}


def test_the_given_module_stays_as_it_was() -> None:
    module = import_module(opspec.load(FORMS["many"]))
    before = [view.name for view in module.walk()]
    made = prepared(module)
    assert [view.name for view in module.walk()] == before
    (product,) = (view for view in made.walk() if view.name == "stablehlo.dot_general")
    assert product.attributes["precision_config"] == ("DEFAULT", "HIGHEST")
    assert product.attributes["dot_dimension_numbers"]["lhs_contracting_dimensions"] == (1,)  # type: ignore[index]
