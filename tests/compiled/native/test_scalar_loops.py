"""Loops of scalars that write an element of an array in each turn stay in one function, with scalars in registers."""

from __future__ import annotations

import numpy as np
import pytest

import opspec
from opspec.compiled.native import programs
from opspec.values.arrays import Array
from tests.compiled.loops import looping
from tests.compiled.native.test_bits import agree

STEPS = {
    "a scan": """
    %x = stablehlo.dynamic_slice %xs, %i, sizes = [1] : (tensor<40xf32>, tensor<i32>) -> tensor<1xf32>
    %s = stablehlo.reshape %x : (tensor<1xf32>) -> tensor<f32>
    %b0 = stablehlo.add %a0, %s : tensor<f32>
    %y = stablehlo.multiply %a0, %s : tensor<f32>
    %z = stablehlo.reshape %y : (tensor<f32>) -> tensor<1xf32>
    %b1 = stablehlo.dynamic_update_slice %a1, %z, %i : (tensor<40xf32>, tensor<1xf32>, tensor<i32>) -> tensor<40xf32>
""",
    "what was written is read": """
    %x = stablehlo.dynamic_slice %a1, %i, sizes = [1] : (tensor<40xf32>, tensor<i32>) -> tensor<1xf32>
    %s = stablehlo.reshape %x : (tensor<1xf32>) -> tensor<f32>
    %b0 = stablehlo.add %a0, %s : tensor<f32>
    %z = stablehlo.reshape %b0 : (tensor<f32>) -> tensor<1xf32>
    %b1 = stablehlo.dynamic_update_slice %a1, %z, %next : (tensor<40xf32>, tensor<1xf32>, tensor<i32>) -> tensor<40xf32>
""",
    "terms are added": """
    %x = stablehlo.dynamic_slice %xs, %i, sizes = [1] : (tensor<40xf32>, tensor<i32>) -> tensor<1xf32>
    %s = stablehlo.reshape %x : (tensor<1xf32>) -> tensor<f32>
    %b0 = stablehlo.add %a0, %s : tensor<f32>
    %k = stablehlo.convert %b0 : (tensor<f32>) -> tensor<i32>
    %at = stablehlo.reshape %k : (tensor<i32>) -> tensor<1xi32>
    %b1 = "stablehlo.scatter"(%a1, %at, %s) <{scatter_dimension_numbers = #stablehlo.scatter<
      inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}> ({
    ^bb0(%u: tensor<f32>, %v: tensor<f32>):
      %w = stablehlo.add %u, %v : tensor<f32>
      stablehlo.return %w : tensor<f32>
    }) : (tensor<40xf32>, tensor<1xi32>, tensor<f32>) -> tensor<40xf32>
""",
}


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether each loop was written so."""
    found: list[bool] = []
    write = programs.scalar_loop_text

    def told(*given: object) -> str | None:
        text = write(*given)  # type: ignore[arg-type]
        found.append(text is not None)
        return text

    monkeypatch.setattr(programs, "scalar_loop_text", told)
    return found


@pytest.mark.parametrize("name", STEPS)
def test_they_give_what_they_gave(name: str, written: list[bool], monkeypatch: pytest.MonkeyPatch) -> None:
    text = looping(30, ["tensor<f32>", "tensor<40xf32>"], STEPS[name], ", %xs: tensor<40xf32>")
    module = opspec.load(text)
    draw = np.random.default_rng(0)
    given: list[Array] = [np.float32(1), *(draw.integers(-3, 4, 40).astype(np.float32) for _ in range(2))]
    agree(monkeypatch, text, given)
    assert written
    assert all(written)
    found, wanted = (opspec.run(module, *given, engine=engine) for engine in ("cpu", "numpy"))
    assert all((x == y).all() for x, y in zip(found, wanted, strict=True))


def test_terms_that_are_added_to_an_array_of_one_element_are_added(monkeypatch: pytest.MonkeyPatch) -> None:
    body = """
    %at = stablehlo.reshape %i : (tensor<i32>) -> tensor<1xi32>
    %s = stablehlo.reshape %a0 : (tensor<1xf32>) -> tensor<f32>
    %b0 = "stablehlo.scatter"(%a0, %at, %s) <{scatter_dimension_numbers = #stablehlo.scatter<
      inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}> ({
    ^bb0(%u: tensor<f32>, %v: tensor<f32>):
      %w = stablehlo.add %u, %v : tensor<f32>
      stablehlo.return %w : tensor<f32>
    }) : (tensor<1xf32>, tensor<1xi32>, tensor<f32>) -> tensor<1xf32>
"""
    text = looping(5, ["tensor<1xf32>"], body)
    agree(monkeypatch, text, [np.ones(1, np.float32)])
    assert opspec.run(opspec.load(text), np.ones(1, np.float32))[0] == 2  # the other turns are beyond it
