"""Names that MLIR escapes in print are found wherever a program names something."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec.programs import printed_form
from opspec.verification.any_form import verify_source

NAMES = ["größe", 'a"b', "a::b", "@", "1 2", "a\\b", "a, b"]


def spelled(name: str) -> str:
    return '@"' + "".join(f"\\{byte:02X}" for byte in name.encode()) + '"'


def program(called: str, body: str = "stablehlo.add %x, %x : tensor<2xf32>") -> str:
    return (
        f"func.func private {called}(%x: tensor<2xf32>) -> tensor<2xf32> {{\n"
        f"  %0 = {body}\n  return %0 : tensor<2xf32>\n}}\n"
        "func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {\n"
        f"  %0 = call {called}(%x) : (tensor<2xf32>) -> tensor<2xf32>\n"
        f'  %1 = stablehlo.composite "a.b" %0 {{decomposition = {called}}} : (tensor<2xf32>) -> tensor<2xf32>\n'
        "  return %1 : tensor<2xf32>\n}\n"
    )


NAMED = [*(pytest.param(spelled(name), id=ascii(name)) for name in NAMES), pytest.param('@"\\FF"', id="no UTF-8")]


@pytest.mark.parametrize("name", NAMED)
def test_a_function_is_found_by_its_name(name: str) -> None:
    module = opspec.load(program(name))
    assert opspec.verify(module) == []
    (found,) = opspec.run(module, np.ones(2, np.float32))
    np.testing.assert_array_equal(found, [4, 4])


@pytest.mark.parametrize("name", NAMED)
def test_a_function_whose_call_is_rewritten_is_found(name: str) -> None:
    text = program(name, "chlo.sinh %x : tensor<2xf32> -> tensor<2xf32>")
    lowered = opspec.lower(opspec.load(text))
    assert opspec.verify(lowered) == []
    (found,) = opspec.run(lowered, np.zeros(2, np.float32))
    np.testing.assert_array_equal(found, [0, 0])


def test_a_name_is_an_entry() -> None:
    text = program(spelled("größe")).replace("func.func private", "func.func")
    (found,) = opspec.run(opspec.load(text), np.ones(2, np.float32), entry="größe")
    np.testing.assert_array_equal(found, [2, 2])


def test_a_name_that_is_not_there_is_named_as_it_is() -> None:
    text = program("@other").replace("call @other", f"call {spelled('größe')}")
    (problem,) = verify_source(text).diagnostics
    assert "found @größe, which it does not have" in problem.message


def test_a_mesh_is_found_by_its_name() -> None:
    mesh = spelled("größe")
    text = (
        f'module {{ sdy.mesh {mesh} = <["x"=2]>\n'
        f'func.func @main(%x: tensor<2xf32> {{sdy.sharding = #sdy.sharding<{mesh}, [{{"x"}}]>}}) -> tensor<2xf32> {{\n'
        "  return %x : tensor<2xf32> } }"
    )
    assert opspec.verify(opspec.load(text)) == []


@pytest.mark.parametrize(("text", "expected"), [
    ("@a", "a"), ('@"a\\22b"', 'a"b'), ("@a::@b", "a::@b"), ('@"a::b"', "a::b"), ('@"\\FF"', "\\xff"), ("<[]>", None),
])  # fmt: skip
def test_what_a_reference_says(text: str, expected: str | None) -> None:
    assert printed_form.symbol(text) == expected
