"""What builders refuse: each error says which rule, what was expected, what was found."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from opspec import ops
from opspec.building.views import BuildError
from tests.building.programs import F32, Program, less, refused

FIVE = ("tensor<2x3xf32>", "tensor<f32>", "tensor<2x3xf64>", "tensor<2x4xf32>", "tensor<3xf32>")

ERRORS: dict[str, tuple[Callable[..., Any], str]] = {
    "a rule": (
        lambda p: ops.pad(p.x, p.v, edge_padding_low=[0, 0], edge_padding_high=[0, 0], interior_padding=[0, -1]),
        """\
        stablehlo.pad breaks pad.C4
          entry 1 of interior_padding: 0 <= -1 does not hold
          rule   0 <= interior_padding
          where  interior_padding is [0, -1]
          more   opspec explain pad.C4""",
    ),
    "a rule that inference stands on": (
        lambda p: ops.pad(p.x, p.v, edge_padding_low=[0], edge_padding_high=[0, 0], interior_padding=[0, 0]),
        """\
        stablehlo.pad breaks pad.C1
          len(edge_padding_low) == rank(operand): 1 == 2 does not hold
          rule   len(edge_padding_low) == rank(operand)
          where  len(edge_padding_low) is 1
                 rank(operand) is 2
          more   opspec explain pad.C1""",
    ),
    "a negative size": (
        lambda p: ops.pad(p.x, p.v, edge_padding_low=[-3, 0], edge_padding_high=[0, 0], interior_padding=[0, 0]),
        """\
        stablehlo.pad breaks pad.C6
          dimension 0: 0, expected <= -3 + 2 + max(2 - 1, 0) * 0 + 0 = -1
          rule   0 <= edge_padding_low + shape(operand) + max(shape(operand) - 1, 0) *
                 interior_padding + edge_padding_high
          where  edge_padding_low is [-3, 0]
                 shape(operand) is [2, 3]
                 interior_padding is [0, 0]
                 edge_padding_high is [0, 0]
          more   opspec explain pad.C6""",
    ),
    "shapes that exclude each other": (
        lambda p: ops.add(p.x, p.w),
        """\
        stablehlo.add breaks add.C2
          together with C1 it leaves no type for the result: 3 and 4 exclude each other
          rule   shape(result) == shape(rhs)
          more   opspec explain add.C2""",
    ),
    "another element type": (
        lambda p: ops.add(p.x, p.d),
        """\
        stablehlo.add breaks add.T3
          operand rhs: expected elements of type f32 (T, as elsewhere in this op), found
          f64
          rule   types that share a type variable agree
          more   opspec explain add.T3""",
    ),
    "another rank": (
        lambda p: ops.batch_norm_training(p.x, p.x, p.s, epsilon=0.1, feature_index=1),
        """\
        stablehlo.batch_norm_training breaks batch_norm_training.T2
          operand scale: expected a tensor of rank 1, found tensor<2x3xf32>
          rule   each operand has its declared kind of type
          more   opspec explain batch_norm_training.T2""",
    ),
    "an attribute of another kind": (
        lambda p: ops.pad(p.x, p.v, edge_padding_low=0, edge_padding_high=[0, 0], interior_padding=[0, 0]),
        """\
        stablehlo.pad breaks pad.T5
          attribute edge_padding_low: expected a vector of integers (like array<i64: 0,
          1>), found 0
          rule   each attribute has its declared kind
          more   opspec explain pad.T5""",
    ),
    "no member of an enumeration": (
        lambda p: ops.compare(p.x, p.x, comparison_direction="LTE"),
        """\
        stablehlo.compare breaks compare.T5
          attribute comparison_direction: expected EQ or NE or GE or GT or LE or LT,
          found 'LTE'
          rule   each attribute has its declared kind
          more   opspec explain compare.T5""",
    ),
    "an attribute left out": (
        lambda p: ops.compare(p.x, p.x, comparison_direction=None),
        """\
        stablehlo.compare breaks compare.T4
          attribute comparison_direction is missing
          rule   each required attribute is there
          more   opspec explain compare.T4""",
    ),
    "a result type that does not fit": (
        lambda p: ops.convert(p.x, result_type="tensor<2x4xi8>"),
        """\
        stablehlo.convert breaks convert.C1
          dimension 1: 3, but shape(result) has 4
          rule   shape(result) == shape(operand)
          where  shape(result) is [2, 4]
                 shape(operand) is [2, 3]
          more   opspec explain convert.C1""",
    ),
    "an element type that does not fit": (
        lambda p: ops.tanh(p.x, result_type="f64"),
        """\
        stablehlo.tanh breaks tanh.T3
          result: expected elements of type f32 (T, as elsewhere in this op), found f64
          rule   types that share a type variable agree
          more   opspec explain tanh.T3""",
    ),
    "no result type": (
        lambda p: ops.convert(p.x),
        (
            "stablehlo.convert: nothing determines the element type of result: "
            'pass result_type=, for example result_type="f32"'
        ),
    ),
    "no type": (
        lambda p: ops.convert(p.x, result_type="f33"),
        "stablehlo.convert: result_type: expected a type such as tensor<2x?xf32> or f32, found 'f33'",
    ),
    "a type of another kind": (
        lambda p: ops.convert(p.x, result_type=7),
        "stablehlo.convert: result_type: expected a type or its text, found 7 (int)",
    ),
    "too many types": (
        lambda p: ops.convert(p.x, result_type=["f32", "f32"]),
        "stablehlo.convert: result_type: expected 1 (result), found 2",
    ),
    "a number as operand": (
        lambda p: ops.add(p.x, 1.5),
        "stablehlo.add: operand rhs: expected a value of the program or a view of an op, found 1.5 (float)",
    ),
    "a list as operand": (
        lambda p: ops.add(p.x, [p.x]),
        "stablehlo.add: operand rhs: expected a value of the program or a view of an op, found a list of 1",
    ),
    "one value for several": (
        lambda p: ops.reduce(p.x, [p.v], dimensions=[0], body=ops.add),
        ("stablehlo.reduce: operand inputs: expected a sequence of values, found one value of type tensor<2x3xf32>"),
    ),
    "an op with several results": (
        lambda p: ops.tanh(ops.batch_norm_training(p.x, p.s, p.s, epsilon=0.1, feature_index=1)),
        (
            "stablehlo.tanh: operand operand: expected one value, "
            "found stablehlo.batch_norm_training with 3 results: pass one of output, batch_mean, batch_var"
        ),
    ),
    "different numbers of operands": (
        lambda p: ops.reduce([p.x, p.x, p.x], [p.v], dimensions=[0], body=ops.add),
        """\
        stablehlo.reduce breaks reduce.T1
          expected as many values for inputs as for init_values, found 3 for inputs and
          1 for init_values
          rule   the op has the operands that it declares
          more   opspec explain reduce.T1""",
    ),
    "a region that is no function": (
        lambda p: ops.reduce([p.x], [p.v], dimensions=[0], body=3),
        "stablehlo.reduce: region body: expected a function of the block's arguments, found 3 (int)",
    ),
    "a region that gives nothing": (
        lambda p: ops.reduce([p.x], [p.v], dimensions=[0], body=lambda *_: None),
        """\
        stablehlo.reduce breaks reduce.T8
          region body: expected 1 returned value, found 0
          rule   each region has the declared arguments and results
          more   opspec explain reduce.T8""",
    ),
    "a region that gives too much": (
        lambda p: ops.reduce([p.x], [p.v], dimensions=[0], body=lambda a, b: (a, b)),
        """\
        stablehlo.reduce breaks reduce.T8
          region body: expected 1 returned value, found 2
          rule   each region has the declared arguments and results
          more   opspec explain reduce.T8""",
    ),
    "a region that gives another type": (
        lambda p: ops.reduce([p.x], [p.v], dimensions=[0], body=less),
        """\
        stablehlo.reduce breaks reduce.T8
          region body, returned value 0: expected elements of type f32 (A, as elsewhere
          in this op), found i1
          rule   each region has the declared arguments and results
          more   opspec explain reduce.T8""",
    ),
}


@pytest.mark.parametrize("kind", sorted(ERRORS))
def test_an_error_says_what_was_expected_and_found(kind: str) -> None:
    wrong, expected = ERRORS[kind]
    program = Program(*FIVE)
    with program() as args:
        named = SimpleNamespace(**dict(zip("xvdws", args, strict=True)))
        assert refused(lambda: wrong(named)) == textwrap.dedent(expected)
    assert not {"stablehlo.pad", "stablehlo.reduce", "stablehlo.compare", "stablehlo.add"} & set(program.built)


def test_numbers_that_are_no_permutation_do_not_reach_the_carrier() -> None:
    # It would end the process when it prints them.
    numbers = {
        **{f"{value}_batch_dimension": 0 for value in ("input", "output")},
        **{f"{value}_feature_dimension": 0 for value in ("input", "output")},
        "kernel_input_feature_dimension": 0,
        "kernel_output_feature_dimension": 1,
        **{f"{value}_spatial_dimensions": [7] for value in ("input", "kernel", "output")},
    }
    program = Program("tensor<1x4x1xf32>", "tensor<2x1x1xf32>")
    with program() as (x, k):
        text = refused(
            lambda: ops.convolution(x, k, feature_group_count=1, batch_group_count=1, result_type="f32", **numbers)
        )
    assert "stablehlo.convolution breaks convolution.C13\n" in text


def test_an_error_carries_its_diagnostics() -> None:
    program = Program(*FIVE)
    with program() as (x, v, *_), pytest.raises(BuildError) as caught:
        ops.pad(x, v, edge_padding_low=[0], edge_padding_high=[0, 0], interior_padding=[0, -1])
    assert [found.rule for found in caught.value.diagnostics] == ["pad.C1", "pad.C4"]


def test_values_of_two_contexts_do_not_mix() -> None:
    one, other = Program(F32), Program(F32)
    with one() as (x,):
        text = refused(lambda: ops.add(x, other.args[0]))
    assert text == "stablehlo.add: an operand belongs to another MLIR context than the insertion point"


def test_an_unknown_op_is_named_with_the_nearest_one() -> None:
    with pytest.raises(AttributeError, match=r"^stablehlo has no op 'padd'; did you mean 'pad'\?$"):
        _ = ops.padd
    with pytest.raises(AttributeError, match=r"^chlo has no op 'xyzzy'$"):
        _ = ops.chlo.xyzzy
