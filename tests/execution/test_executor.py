"""What a compiled program takes, gives, keeps alive, and says when it cannot go on."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import numpy as np
import pytest

import opspec
from opspec.execution.kernel_choice import GeneratedKernels, OpKernel
from tests.execution.programs import main, run, said, uniform

RNG = np.random.default_rng(7)
floats = uniform(RNG)


# --- arguments ----------------------------------------------------------------------------------------------

PLAIN = main(
    "(%x: tensor<2x?xf32>, %n: tensor<i32>) -> tensor<2x?xf32>",
    "  return %x : tensor<2x?xf32>",
    """ func.func @other() -> tensor<i32> {
  %c = stablehlo.constant dense<3> : tensor<i32>
  return %c : tensor<i32>
 }""",
)


FLOATS = "@main, argument 0: expected tensor<2x?xf32> (dtype float32), found "
INTEGER = "@main, argument 1: expected tensor<i32> (dtype int32), found "
INEXACT = ", which is not exactly that; give an array of dtype "


@pytest.mark.parametrize(
    ("x", "n", "expected"),
    [
        (
            np.zeros((2, 3)),
            1,
            f"{FLOATS}dtype float64 of shape (2, 3); convert it, for instance by x.astype(np.float32)",
        ),
        (
            np.zeros((3, 3), np.float32),
            1,
            f"{FLOATS}dtype float32 of shape (3, 3); the shape has to be (2, ?)",
        ),
        ([[0.5], [1]], 1.5, f"{INTEGER}1.5{INEXACT}int32"),
        ([[0.5], [1]], 2**40, f"{INTEGER}1099511627776{INEXACT}int32"),
        ([[0.5], [1]], True, f"{INTEGER}True{INEXACT}int32"),
        ([[0.1], [0.2]], 1, f"{FLOATS}[[0.1], [0.2]]{INEXACT}float32"),
        ([["a"], ["b"]], 1, f"{FLOATS}[['a'], ['b']]{INEXACT}float32"),
    ],
)
def test_arguments_that_do_not_fit_are_named(x: Any, n: Any, expected: str) -> None:
    assert said(lambda: run(PLAIN, x, n)) == expected


def test_too_few_arguments_are_refused() -> None:
    assert said(lambda: run(PLAIN)) == ("@main: expected 2 (tensor<2x?xf32>, tensor<i32>) as arguments, found 0")


def test_python_numbers_are_taken_where_they_are_exact() -> None:
    (found,) = run(PLAIN, [[0.5, 1], [2, float("nan")]], 7)
    assert found.dtype == np.float32
    assert str(found.tolist()) == "[[0.5, 1.0], [2.0, nan]]"


def test_arrays_of_foreign_byte_order_are_taken() -> None:
    (found,) = run(PLAIN, np.ones((2, 1), ">f4"), np.int32(1))
    assert found.dtype == np.float32


def test_an_unknown_entry_names_the_functions_there_are() -> None:
    assert said(lambda: run(PLAIN, entry="first")) == (
        "expected the name of a function of the program as entry: @main, @other; found 'first'"
    )
    assert run(PLAIN, entry="other")[0] == 3


# --- results ------------------------------------------------------------------------------------------------


def test_results_belong_to_the_caller() -> None:
    text = main(
        "(%x: tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>)",
        """  %c = stablehlo.constant dense<1.0> : tensor<3xf32>
  %s = stablehlo.constant dense<3> : tensor<1xi32>
  %d = stablehlo.dynamic_reshape %x, %s : (tensor<3xf32>, tensor<1xi32>) -> tensor<3xf32>
  return %x, %c, %c, %d : tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>""",
    )
    program = opspec.compile(opspec.load(text))
    x = floats(3)
    kept = x.copy()
    for _ in range(2):
        results = program(x)
        for result, expected in zip(results, (kept, np.ones(3), np.ones(3), kept), strict=True):
            assert result.tolist() == expected.tolist()
            result[...] = 9
        assert x.tolist() == kept.tolist()


def test_a_value_is_freed_after_its_last_use() -> None:
    alive: list[int] = []
    made: list[weakref.ref[Any]] = []

    class Watched:
        def kernel_of(self, view: Any) -> OpKernel | None:
            kernel = GeneratedKernels().kernel_of(view)
            if kernel is None:
                return None

            def watched(*operands: Any, **keywords: Any) -> Any:
                alive.append(sum(reference() is not None for reference in made))
                result = kernel.function(*operands, **keywords)
                made.append(weakref.ref(result))
                return result

            return OpKernel(watched)

    steps = "\n".join(f"  %{at + 1} = stablehlo.add %{at}, %{at} : tensor<1000xf32>" for at in range(6))
    text = main("(%0: tensor<1000xf32>) -> tensor<1000xf32>", steps + "\n  return %6 : tensor<1000xf32>")
    program = opspec.compile(opspec.load(text), kernels=Watched())
    gc.disable()
    try:
        (found,) = program(np.ones(1000, np.float32))
    finally:
        gc.enable()
    assert found[0] == 64
    assert max(alive) == 1


# --- errors -------------------------------------------------------------------------------------------------


class Only:
    """The generated kernels of a few ops."""

    def __init__(self, *names: str) -> None:
        self._names = names

    def kernel_of(self, view: Any) -> OpKernel | None:
        return GeneratedKernels().kernel_of(view) if view.name in self._names else None


TANH = main(
    "(%x: tensor<f32>) -> tensor<f32>",
    """  %a = stablehlo.add %x, %x : tensor<f32>
  %b = stablehlo.tanh %a : tensor<f32>
  %c = stablehlo.abs %b : tensor<f32>
  %d = stablehlo.tanh %c : tensor<f32>
  return %d : tensor<f32>""",
    " func.func @other(%x: tensor<f32>) -> tensor<f32> {\n  return %x : tensor<f32>\n }",
)


def test_ops_without_a_kernel_are_refused_before_anything_runs() -> None:
    module = opspec.load(TANH)
    assert said(lambda: opspec.compile(module, kernels=Only("stablehlo.add"))) == (
        "stablehlo.tanh at <text>:4:8: expected an op with a kernel, found none for stablehlo.tanh; nor for"
        " stablehlo.abs (1x); ops that an op file under spec/ops defines can be run"
    )


def test_only_what_the_entry_needs_has_to_have_kernels() -> None:
    program = opspec.compile(opspec.load(TANH), kernels=Only(), entry="other")
    assert program(1.5, entry="other")[0] == 1.5
    assert said(lambda: program(1.5)) == (
        "expected the name of a function of the program as entry: @other; found 'main'"
    )


def test_what_is_too_large_is_refused_with_its_place() -> None:
    text = main(
        "(%x: tensor<f32>) -> tensor<300000x300000xf32>",
        """  %r = stablehlo.pad %y, %x, low = [150000, 150000], high = [149999, 149999], interior = [0, 0] :
      (tensor<1x1xf32>, tensor<f32>) -> tensor<300000x300000xf32>
  return %r : tensor<300000x300000xf32>""",
    ).replace("(%x: tensor<f32>)", "(%x: tensor<f32>, %y: tensor<1x1xf32>)")
    assert said(lambda: opspec.compile(opspec.load(text))) == (
        "stablehlo.pad at <text>:3:8: a result of type tensor<300000x300000xf32> has 90000000000 elements;"
        " at most 8589934592 are tried"
    )
