"""What a program refuses: the message names the op or the argument, its place, and both sides."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import opspec
from opspec.programs.nesting_limit import LEVELS

ADD = """func.func @main(%x: tensor<2x3xf32>, %y: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %r = stablehlo.add %x, %y : tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
"""
X = np.zeros((2, 3), np.float32)


def said(text: str, *arguments: Any, **keywords: Any) -> str:
    with pytest.raises(opspec.OpSpecError) as caught:
        opspec.compile(opspec.load(text)).call(list(arguments), **keywords)
    return str(caught.value)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ((X,), "@main: expected 2 (tensor<2x3xf32>, tensor<2x3xf32>) as arguments, found 1"),
        (
            (X, X.T),
            (
                "@main, argument 1: expected tensor<2x3xf32> (dtype float32), found dtype float32 of shape (3, 2);"
                " the shape has to be (2, 3)"
            ),
        ),
        (
            (X, X.astype(np.float64)),
            (
                "@main, argument 1: expected tensor<2x3xf32> (dtype float32), found dtype float64 of shape (2, 3);"
                " convert it, for instance by x.astype(np.float32)"
            ),
        ),
        (
            (X, np.zeros(3)),
            (
                "@main, argument 1: expected tensor<2x3xf32> (dtype float32), found dtype float64 of shape (3,);"
                " convert it, for instance by x.astype(np.float32), and the shape has to be (2, 3)"
            ),
        ),
        (
            (X, [[0.1, 0, 0], [0, 0, 0]]),
            (
                "@main, argument 1: expected tensor<2x3xf32> (dtype float32), found [[0.1, 0, 0], [0, 0, 0]],"
                " which is not exactly that; give an array of dtype float32"
            ),
        ),
        (
            (X, None),
            (
                "@main, argument 1: expected tensor<2x3xf32> (dtype float32), found None, which is not exactly that;"
                " give an array of dtype float32"
            ),
        ),
    ],
)
def test_arguments_that_do_not_fit(arguments: tuple[Any, ...], message: str) -> None:
    assert said(ADD, *arguments) == message


TUPLE = """func.func @main(%x: tuple<tensor<2xf32>, tensor<i32>>) -> tensor<2xf32> {
  %r = stablehlo.get_tuple_element %x[0] : (tuple<tensor<2xf32>, tensor<i32>>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
"""


def test_a_tuple_is_held_against_its_type_item_by_item() -> None:
    wanted = "@main, argument 0: expected tuple<tensor<2xf32>, tensor<i32>>"
    assert said(TUPLE, (X[0, :2],)) == f"{wanted}, found 1 items; give a tuple of 2"
    assert said(TUPLE, None) == f"{wanted}, found None; give a tuple of 2"
    assert said(TUPLE, (X[0], 1)) == (
        "@main, argument 0, item 0: expected tensor<2xf32> (dtype float32), found dtype float32 of shape (3,);"
        " the shape has to be (2,)"
    )
    found = opspec.run(opspec.load(TUPLE), ([1, 2], 3))
    assert found[0].tolist() == [1, 2]


def test_an_export_for_several_platforms_says_what_its_first_argument_is() -> None:
    text = """func.func @main(%p: tensor<i32> {jax.global_constant = "_platform_index"}, %x: tensor<i8>) -> tensor<i8> {
  return %x : tensor<i8>
}
"""
    assert said(text, 1) == (
        "@main: expected 2 (tensor<i32>, tensor<i8>) as arguments, found 1;"
        " the first one says for which of the platforms of the export it runs: 0, 1, ..."
    )


def test_what_is_no_module_is_to_be_loaded() -> None:
    with pytest.raises(opspec.OpSpecError, match=r"expected a module, found str; opspec\.load"):
        opspec.compile(ADD)  # type: ignore[arg-type]


def test_a_function_that_is_not_there() -> None:
    assert said(ADD, X, X, entry="other") == (
        "expected the name of a function of the program as entry: @main; found 'other'"
    )


def test_an_index_space_larger_than_memory() -> None:
    many = "tensor<100000x100000x100xf32>"
    text = f"""func.func @main(%x: tensor<f32>) -> {many} {{
  %r = stablehlo.broadcast_in_dim %x, dims = [] : (tensor<f32>) -> {many}
  return %r : {many}
}}
"""
    assert said(text, np.float32(1)) == (
        f"stablehlo.broadcast_in_dim at <text>:2:8: a result of type {many} has 1000000000000 elements;"
        " at most 8589934592 are tried"
    )


def test_a_result_larger_than_the_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    from opspec.execution import bound_op

    monkeypatch.setattr(bound_op, "_memory", lambda: 1000)
    text = ADD.replace("2x3", "20x30")
    assert said(text, np.zeros((20, 30), np.float32), np.zeros((20, 30), np.float32)) == (
        "stablehlo.add at <text>:2:8: a result of type tensor<20x30xf32> takes 2400 bytes; this machine has 1000"
    )


def test_shapes_that_disagree_only_at_run_time() -> None:
    text = """func.func @main(%x: tensor<?x3xf32>, %y: tensor<2x?xf32>) -> tensor<?x?xf32> {
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0]
      : (tensor<?x3xf32>, tensor<2x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
""".replace("2x?xf32", "?x?xf32")
    message = said(text, X, np.zeros((4, 5), np.float32))
    assert message == (
        "stablehlo.dot_general at <text>:2:8: the values break C10: partners that are contracted have one size,"
        " else some terms would lack a factor; given tensor<2x3xf32>, tensor<4x5xf32> for tensor<2x5xf32>"
    )


def test_recursion_without_end_is_stopped() -> None:
    text = """func.func @main(%x: tensor<i32>) -> tensor<i32> {
  %r = func.call @other(%x) : (tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}
func.func private @other(%x: tensor<i32>) -> tensor<i32> {
  %r = func.call @main(%x) : (tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}
"""
    message = said(text, np.int32(1))
    assert message.startswith("func.call at <text>:")
    assert message.endswith("calls or regions nest too deep to run; does a function call itself without end?")


def test_a_long_chain_of_calls_is_no_recursion() -> None:
    links = [
        f"""func.func @f{at}(%x: tensor<i32>) -> tensor<i32> {{
  %r = func.call @f{at + 1}(%x) : (tensor<i32>) -> tensor<i32>
  return %r : tensor<i32>
}}
"""
        for at in range(LEVELS - 1)
    ]
    last = f"func.func @f{LEVELS - 1}(%x: tensor<i32>) -> tensor<i32> {{\n  return %x : tensor<i32>\n}}\n"
    assert opspec.compile(opspec.load("".join(links) + last), entry="f0")(7, entry="f0")[0] == 7


def test_an_op_meets_shapes_that_exclude_each_other() -> None:
    tensor = "tensor<?xf32>"
    text = f"""func.func @main(%x: {tensor}, %y: {tensor}) -> {tensor} {{
  %r = stablehlo.add %x, %y : {tensor}
  return %r : {tensor}
}}
"""
    assert said(text, np.zeros(3, np.float32), np.zeros(4, np.float32)) == (
        "stablehlo.add at <text>:2:8: no result type by C1 and C2: 3 and 4 exclude each other;"
        " given tensor<3xf32>, tensor<4xf32>"
    )


def test_a_declared_result_that_the_run_contradicts() -> None:
    text = """func.func @main(%x: tensor<?xf32>) -> tensor<3xf32> {
  %r = stablehlo.abs %x : (tensor<?xf32>) -> tensor<3xf32>
  return %r : tensor<3xf32>
}
"""
    assert said(text, np.zeros(4, np.float32)) == (
        "stablehlo.abs at <text>:2:8: no result type by the shape of result: inferred tensor<4xf32>,"
        " found tensor<3xf32>; given tensor<4xf32>"
    )


def test_a_shape_that_only_the_run_knows_and_no_machine_has() -> None:
    text = """func.func @main(%n: tensor<2xi64>) -> tensor<?x?xf32> {
  %r = stablehlo.dynamic_iota %n, dim = 0 : (tensor<2xi64>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}
"""
    assert said(text, np.array([10**7, 10**7])) == (
        "stablehlo.dynamic_iota at <text>:2:8: too large: a result of type tensor<10000000x10000000xf32>"
        " has 100000000000000 elements; at most 8589934592 are tried"
    )


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (
            "stablehlo.custom_call @nobody(%x) : (tensor<2xf32>) -> tensor<2xf32>",
            (
                "stablehlo.custom_call at <text>:2:8: no implementation of the custom_call target 'nobody';"
                " register one: @opspec.custom_call('nobody') on a function of the call and its operands"
            ),
        ),
        (
            (
                '"stablehlo.collective_permute"(%x) {source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}'
                " : (tensor<2xf32>) -> tensor<2xf32>"
            ),
            (
                "stablehlo.collective_permute at <text>:2:8: it needs the operands of other processes, and this"
                " program runs as a single one; opspec.grid.run_grid runs several"
            ),
        ),
    ],
)
def test_what_one_program_alone_cannot_do(line: str, message: str) -> None:
    tensor = "tensor<2xf32>"
    text = f"func.func @main(%x: {tensor}) -> {tensor} {{\n  %r = {line}\n  return %r : {tensor}\n}}\n"
    assert said(text, np.zeros(2, np.float32)) == message


# --- sizes that NumPy does not have ---------------------------------------------------------------------------


def constant(type_: str, op: str) -> str:
    return f"func.func @main() -> {type_} {{\n  %r = {op} : {type_}\n  return %r : {type_}\n}}\n"


def test_a_constant_of_rank_33_is_read() -> None:
    type_ = f"tensor<{'1x' * 33}f32>"
    (found,) = opspec.run(opspec.load(constant(type_, "stablehlo.constant dense<2.0>")))
    assert found.shape == (1,) * 33
    assert found.item() == 2


@pytest.mark.parametrize("element", ["f32", "complex<f32>"])
def test_a_constant_of_a_rank_that_no_array_has_is_refused(element: str) -> None:
    value = "2.0" if element == "f32" else "(2.0, 1.0)"
    text = constant(f"tensor<{'1x' * 65}{element}>", f"stablehlo.constant dense<{value}>")
    assert "a constant has rank 65; at most 64 is read, NumPy's limit: reshape it" in said(text)


def test_a_result_of_a_rank_that_no_array_has_is_refused() -> None:
    assert said(constant(f"tensor<{'1x' * 65}f32>", "stablehlo.iota dim = 0")).endswith(
        "has rank 65; at most 64 is tried"
    )


def test_a_size_beside_a_zero_is_bounded() -> None:
    assert said(constant("tensor<9223372036854775807x0xf32>", "stablehlo.iota dim = 0")) == (
        "stablehlo.iota at <text>:2:8: a result of type tensor<9223372036854775807x0xf32> has sizes that multiply to"
        " more than 8589934592 before the 0"
    )


@pytest.mark.parametrize("at", [2, 5, -1])
def test_a_donated_position_is_one_of_the_arguments(at: int) -> None:
    assert said(ADD, X, X, donated=[at]) == (
        f"@main: expected positions of arguments in donated, from 0 to 1; found {at}"
    )
