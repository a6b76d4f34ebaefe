"""Custom calls: what is registered, what users register, and what nobody did; rules of functions and calls."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest

import opspec
from opspec import formula
from opspec.execution import call_registry
from opspec.verification.any_form import verify_source


def call(target: str, operands: list[str], result: str, extra: str = "") -> str:
    arguments = ", ".join(f"%a{at}: {type_}" for at, type_ in enumerate(operands))
    names = ", ".join(f"%a{at}" for at in range(len(operands)))
    left, returned = ("%r = ", f"return %r : {result}") if result else ("", "return")
    gives = result or "()"
    return (
        f"func.func @main({arguments}) -> {gives} {{\n"
        f"  {left}stablehlo.custom_call @{target}({names}) {{{extra}}} : ({', '.join(operands)}) -> {gives}\n"
        f"  {returned}\n}}\n"
    )


def run(text: str, *arrays: Any) -> tuple[Any, ...]:
    return opspec.run(opspec.load(text), *arrays)


def test_an_annotation_changes_nothing() -> None:
    x = np.float32([1, 2])
    (found,) = run(call("Sharding", ["tensor<2xf32>"], "tensor<2xf32>"), x)
    assert found.tolist() == [1, 2]


def test_users_register_targets() -> None:
    @opspec.custom_call("test.scaled")
    def scaled(made: opspec.CustomCall, x: Any) -> Any:
        return x * np.float32(made.option("by"))

    extra = "api_version = 4 : i32, backend_config = {by = 3 : i64}"
    (found,) = run(call("test.scaled", ["tensor<2xf32>"], "tensor<2xf32>", extra), np.float32([1, 2]))
    assert found.tolist() == [3, 6]


def test_tokens_and_tuples_that_end_are_given() -> None:
    @opspec.custom_call("test.told")
    def told(_: opspec.CustomCall, token: Any, pair: Any) -> Any:
        assert token is None
        return pair[0] + pair[1]

    text = """func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
      %t = stablehlo.after_all : !stablehlo.token
      %y = stablehlo.add %x, %x : tensor<2xf32>
      %p = stablehlo.tuple %x, %y : tuple<tensor<2xf32>, tensor<2xf32>>
      %r = stablehlo.custom_call @test.told(%t, %p)
        : (!stablehlo.token, tuple<tensor<2xf32>, tensor<2xf32>>) -> tensor<2xf32>
      return %r : tensor<2xf32>
    }"""
    (found,) = run(text, np.float32([1, 2]))
    assert found.tolist() == [3, 6]


def _written(_: opspec.CustomCall, x: Any) -> Any:
    (x[0] if isinstance(x, tuple) else x)[...] = 9
    return x


WROTE = r"the implementation of 'test.written': expected it to leave .* writes into one; try x = np.array\(x\) first"


@pytest.mark.parametrize("way", [opspec.run, formula.run])
def test_an_operand_cannot_be_written_to(way: Callable[..., Any]) -> None:
    opspec.custom_call("test.written")(_written)
    x = np.float32([1, 2])
    with pytest.raises(opspec.OpSpecError, match=WROTE):
        way(opspec.load(call("test.written", ["tensor<2xf32>"], "tensor<2xf32>")), x)
    assert x.tolist() == [1, 2]


def test_nor_can_a_part_of_a_tuple() -> None:
    opspec.custom_call("test.written")(_written)
    x = np.float32([1, 2])
    with pytest.raises(opspec.OpSpecError, match=WROTE):
        run(call("test.written", ["tuple<tensor<2xf32>>"], "tuple<tensor<2xf32>>"), (x,))
    assert x.tolist() == [1, 2]


def test_nor_can_an_operand_of_a_composite_that_is_replaced(replacing: Callable[[Any], None]) -> None:
    replacing(_written)
    x = np.float32([1, 2])
    with pytest.raises(opspec.OpSpecError, match=WROTE.replace("written", "twice")):
        run(COMPOSITE, x)
    assert x.tolist() == [1, 2]


def test_an_operand_that_is_handed_on_is_not_the_result_of_the_program() -> None:
    opspec.custom_call("test.same")(lambda _, x: x)
    x = np.float32([1, 2])
    (found,) = run(call("test.same", ["tensor<2xf32>"], "tensor<2xf32>"), x)
    found[...] = 9
    assert x.tolist() == [1, 2]


COMPOSITE = """module {
  func.func @main(%x: tensor<2xf32>) -> tensor<2xf32> {
    %r = stablehlo.composite "test.twice" %x {
      composite_attributes = {k = 3 : i64}, decomposition = @twice
    } : (tensor<2xf32>) -> tensor<2xf32>
    return %r : tensor<2xf32>
  }
  func.func private @twice(%x: tensor<2xf32>) -> tensor<2xf32> {
    %r = stablehlo.add %x, %x : tensor<2xf32>
    return %r : tensor<2xf32>
  }
}
"""


@pytest.fixture
def replacing() -> Iterator[Callable[[Any], None]]:
    """Registers an implementation of the composite while a test runs."""
    yield lambda function: opspec.composite("test.twice")(function)
    call_registry._COMPOSITES.pop("test.twice", None)


def test_users_replace_composites(replacing: Callable[[Any], None]) -> None:
    x = np.float32([1, 2])
    assert run(COMPOSITE, x)[0].tolist() == [2, 4]
    replacing(lambda call, x: x * np.float32(call.option("k")) + call.computations[0](x))
    assert run(COMPOSITE, x)[0].tolist() == [5, 10]
    assert formula.run(opspec.load(COMPOSITE), x)[0].tolist() == [2, 4]


def test_a_composite_that_is_replaced_needs_no_decomposition(replacing: Callable[[Any], None]) -> None:
    bare = f"{COMPOSITE[: COMPOSITE.index('(', COMPOSITE.index('@twice('))]}(tensor<2xf32>) -> tensor<2xf32>\n}}\n"
    with pytest.raises(opspec.OpSpecError, match="it calls @twice, of which the program has no body"):
        run(bare, np.float32([1, 2]))
    replacing(lambda call, x: x - np.float32(len(call.computations)))
    assert run(bare, np.float32([1, 2]))[0].tolist() == [1, 2]


def test_a_replaced_composite_is_held_to_its_type(replacing: Callable[[Any], None]) -> None:
    replacing(lambda _, x: x[:1])
    with pytest.raises(opspec.OpSpecError, match=r"'test.twice', result 0: expected tensor<2xf32>.*shape \(1,\)"):
        run(COMPOSITE, np.float32([1, 2]))


def test_results_of_another_type_are_refused() -> None:
    @opspec.custom_call("test.wrong")
    def wrong(made: opspec.CustomCall, x: Any) -> Any:
        del made
        return x.astype(np.float64)

    with pytest.raises(opspec.OpSpecError, match=r"'test.wrong', result 0: expected tensor<2xf32>.*float64"):
        run(call("test.wrong", ["tensor<2xf32>"], "tensor<2xf32>"), np.float32([1, 2]))


def test_an_unknown_target_says_how_to_register_it() -> None:
    with pytest.raises(opspec.OpSpecError, match=r"<text>:2:8: no implementation .*'nobody'.*@opspec.custom_call"):
        run(call("nobody", ["tensor<f32>"], "tensor<f32>"), np.float32(1))


def test_shape_assertions_tell_their_message() -> None:
    extra = 'error_message = "expected {0}", has_side_effect = true'
    text = call("shape_assertion", ["tensor<i1>", "tensor<i32>"], "", extra)
    assert run(text, True, np.int32(7)) == ()
    with pytest.raises(opspec.OpSpecError, match="expected 7"):
        run(text, False, np.int32(7))


@pytest.mark.parametrize(
    ("target", "x", "y", "holds"),
    [
        ("check.expect_eq", 1.0, 1.0, True),
        ("check.expect_eq", np.nan, np.nan, True),
        ("check.expect_eq", 1.0, np.nextafter(np.float32(1), np.float32(2)), False),
        ("check.expect_close", 1.0, 1 + 3 * 2.0**-23, True),
        ("check.expect_close", 1.0, 1 + 4 * 2.0**-23, False),
        ("check.expect_almost_eq", 1.0, 1.0009, True),
        ("check.expect_almost_eq", 1.0, 1.002, False),
    ],
)
def test_checks(target: str, x: float, y: float, holds: bool) -> None:
    text = call(target, ["tensor<f32>", "tensor<f32>"], "")
    if holds:
        run(text, np.float32(x), np.float32(y))
    else:
        with pytest.raises(opspec.OpSpecError, match=re.escape(target)):
            run(text, np.float32(x), np.float32(y))


def test_lapack() -> None:
    pytest.importorskip("scipy")
    a = np.float64([[4, 2], [2, 5]])
    text = (
        "func.func @main(%a: tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<i32>) {\n"
        "  %0:2 = stablehlo.custom_call @lapack_dpotrf_ffi(%a) {mhlo.backend_config = {uplo = 76 : ui8}}"
        " : (tensor<2x2xf64>) -> (tensor<2x2xf64>, tensor<i32>)\n"
        "  return %0#0, %0#1 : tensor<2x2xf64>, tensor<i32>\n}\n"
    )
    factor, info = run(text, a)
    assert info == 0
    lower = np.tril(factor)
    assert np.allclose(lower @ lower.T, a, rtol=1e-15)


CALLS = """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%x: tensor<f32>):
  %r = "func.call"(%x) <{callee = @CALLEE}> : (tensor<f32>) -> RESULT
  "func.return"(%x) : (tensor<f32>) -> ()
}) : () -> ()
"func.func"() <{function_type = (TAKES) -> (tensor<f32>), sym_name = "f", sym_visibility = "private"}> ({
}) : () -> ()
"""


@pytest.mark.parametrize(
    ("callee", "takes", "result", "rules"),
    [
        ("f", "tensor<f32>", "tensor<f32>", []),
        ("g", "tensor<f32>", "tensor<f32>", ["func.call.C1"]),
        ("f", "tensor<i32>", "tensor<f32>", ["func.call.C2"]),
        ("f", "tensor<f32>", "tensor<2xf32>", ["func.call.C3"]),
    ],
)
def test_rules_of_calls(callee: str, takes: str, result: str, rules: list[str]) -> None:
    text = CALLS.replace("CALLEE", callee).replace("TAKES", takes).replace("RESULT", result)
    found = [diagnostic.rule for diagnostic in verify_source(text).diagnostics]
    assert [rule for rule in found if rule != "carrier"] == rules
