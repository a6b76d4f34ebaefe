"""Views of operations and builders: what is built is valid, and read back as it was given."""

from __future__ import annotations

import gc
import keyword
from collections.abc import Callable
from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest

from opspec import ops
from opspec.building.builder import build
from opspec.building.views import OpView
from opspec.programs import carrier
from opspec.programs.carrier_versions import lacking
from opspec.rules.signature import Attribute, Region, Signature, Value
from opspec_model.names import CORE_DIALECTS
from tests.building import built_others, built_shapes
from tests.building.programs import CONVOLUTION, F32, Program, less, refused, result_of
from tests.op_kinds import op_kinds
from tests.samples import covering

# --- every op -------------------------------------------------------------------------------------

BINARY = (F32, F32)
GATHER = {
    "offset_dims": [1],
    "collapsed_slice_dims": [0],
    "operand_batching_dims": [],
    "start_indices_batching_dims": [],
    "start_index_map": [0],
    "index_vector_dim": 1,
}
PADDING = {"edge_padding_low": [0, 1], "edge_padding_high": [2, -1], "interior_padding": [1, 2]}


# Argument types, how the op is built of them, the type of its first result.
OPS: dict[str, tuple[tuple[str, ...], Callable[..., Any], str]] = {
    **{
        f"stablehlo.{name}": (BINARY, getattr(ops, name), F32)
        for name in ("add", "subtract", "multiply", "divide", "maximum", "minimum")
    },
    **{
        f"stablehlo.{name}": ((F32,), getattr(ops, name), F32)
        for name in ("abs", "negate", "exponential", "exponential_minus_one", "log", "tanh")
    },
    "chlo.sinh": ((F32,), lambda x: ops.chlo.sinh(x), F32),
    "stablehlo.compare": (BINARY, less, "tensor<2x3xi1>"),
    "stablehlo.select": (("tensor<i1>", F32, F32), ops.select, F32),
    "stablehlo.convert": ((F32,), lambda x: ops.convert(x, result_type="bf16"), "tensor<2x3xbf16>"),
    "stablehlo.pad": ((F32, "tensor<f32>"), lambda x, v: ops.pad(x, v, **PADDING), "tensor<5x7xf32>"),
    "stablehlo.reduce": (
        (F32, "tensor<f32>"),
        lambda x, v: ops.reduce([x], [v], dimensions=[0], body=ops.add),
        "tensor<3xf32>",
    ),
    "stablehlo.sort": (
        (F32, "tensor<2x3xi8>"),
        lambda x, y: ops.sort([x, y], dimension=1, is_stable=True, comparator=less),
        F32,
    ),
    "stablehlo.gather": (
        (F32, "tensor<4x1xi32>"),
        lambda x, i: ops.gather(x, i, slice_sizes=[1, 3], **GATHER),
        "tensor<4x3xf32>",
    ),
    "stablehlo.convolution": (
        ("tensor<1x8x8x3xf32>", "tensor<3x3x3x4xf32>"),
        lambda x, k: ops.convolution(
            x,
            k,
            padding=[(1, 1), (0, 0)],
            precision_config=["HIGH", "DEFAULT"],
            result_type="f32",
            **CONVOLUTION,
        ),
        "tensor<1x8x6x4xf32>",
    ),
    "stablehlo.batch_norm_training": (
        (F32, "tensor<3xf32>", "tensor<3xf32>"),
        lambda x, s, o: ops.batch_norm_training(x, s, o, epsilon=1e-5, feature_index=1),
        F32,
    ),
    "stablehlo.dynamic_reshape": (
        (F32, "tensor<1xi32>"),
        lambda x, s: ops.dynamic_reshape(x, s),
        "tensor<?xf32>",
    ),
    "stablehlo.all_reduce": (
        (F32, F32),
        lambda x, y: ops.all_reduce(
            [x, y],
            replica_groups=[[0, 1]],
            handle=1,
            type_=1,
            use_global_device_ids=True,
            computation=ops.add,
        ),
        F32,
    ),
    **built_shapes.OPS,
    **built_others.OPS,
}


def test_the_table_above_is_complete() -> None:
    ends = {"stablehlo.return"}  # what has regions builds it, in each of the tests of those
    ours = {name for name in ops.index() if name.partition(".")[0] in CORE_DIALECTS}
    assert sorted(OPS) == sorted(ours - ends)


@pytest.mark.parametrize("name", covering(sorted(OPS), op_kinds))
def test_what_is_built_is_valid(name: str) -> None:
    types, make, expected = OPS[name]
    program = Program(*types)
    with program() as args:
        if (hint := lacking(name)) is not None:  # an older carrier: it has to say so
            assert refused(lambda: make(*args)).startswith(f"{name}: {hint}; ")
            return
        view = make(*args)
    assert (view.operation.name, result_of(view)) == (name, expected)
    assert type(view) is type(ops.view(view.operation))
    program.finish()


def _builder_name(op: str) -> str:
    name = op.partition(".")[2].replace("-", "_")
    return f"{name}_" if keyword.iskeyword(name) else name


def test_the_ops_are_listed() -> None:
    names = set(dir(ops))
    assert {_builder_name(name) for name in OPS if name.startswith("stablehlo.")} <= names
    assert {"chlo", "stablehlo", "view"} <= names
    assert dir(ops.chlo) == sorted(_builder_name(name) for name in OPS if name.startswith("chlo."))
    assert ops.stablehlo.pad is ops.pad
    entry = ops.index()["stablehlo.reduce"]
    assert (entry.meaning, entry.regions) == ("derived", ("body",))


# --- inference ------------------------------------------------------------------------------------


def test_what_operands_know_of_each_other_is_put_together() -> None:
    program = Program("tensor<?x4xf32>", "tensor<3x?xf32>")
    with program() as (x, y):
        assert result_of(ops.add(x, y)) == "tensor<3x4xf32>"


def test_bounds_go_on_and_are_not_invented() -> None:
    program = Program("tensor<?xf32, #stablehlo.bounds<5>>", "tensor<?xf32>", "tensor<f32>")
    pad = {"edge_padding_low": [1], "edge_padding_high": [0], "interior_padding": [0]}
    with program() as (bounded, unknown, v):
        assert result_of(ops.pad(bounded, v, **pad)) == "tensor<?xf32, #stablehlo.bounds<6>>"
        assert result_of(ops.pad(unknown, v, **pad)) == "tensor<?xf32>"
        assert result_of(ops.tanh(bounded)) == "tensor<?xf32, #stablehlo.bounds<5>>"


def test_a_constant_operand_is_read_as_a_vector() -> None:
    ir = carrier.ir
    program = Program(F32)
    with program() as (x,):
        shape = ir.Operation.create(
            "stablehlo.constant",
            results=[ir.Type.parse("tensor<2xi64>", program.context)],
            attributes={"value": ir.Attribute.parse("dense<[3, 2]> : tensor<2xi64>", program.context)},
            loc=program.location,
        )
        assert result_of(ops.dynamic_reshape(x, shape.result)) == "tensor<3x2xf32>"


def test_a_constant_table_is_read_as_padding() -> None:
    program = Program("tensor<1x8x?x3xf32>", "tensor<3x3x3x4xf32>")
    with program() as (x, kernel):
        padding = ops.constant(value=np.array([[1, 1], [0, 3]]))
        convolved = ops.dynamic_conv(x, kernel, padding, result_type="f32", **built_others.CONVOLUTION)
        assert result_of(convolved) == "tensor<1x8x?x4xf32>"
        still = ops.constant(value=np.zeros((1, 8, 8, 3), np.float32))
        convolved = ops.dynamic_conv(still, kernel, padding, result_type="f32", **built_others.CONVOLUTION)
        assert result_of(convolved) == "tensor<1x8x9x4xf32>"
    program.finish()


def test_a_result_type_is_an_element_type_or_a_whole_one() -> None:
    program = Program("tensor<2x?xf32>")
    with program() as (x,):
        assert result_of(ops.convert(x, result_type="i8")) == "tensor<2x?xi8>"
        assert result_of(ops.convert(x, result_type="tensor<?x7xi8>")) == "tensor<?x7xi8>"
        half = carrier.ir.F16Type.get(program.context)
        assert result_of(ops.convert(x, result_type=half)) == "tensor<2x?xf16>"
        assert result_of(ops.convert(x, result_type=[half])) == "tensor<2x?xf16>"


def test_an_element_type_that_the_rules_leave_alone_is_found() -> None:
    program = Program("tensor<2xcomplex<f64>>", "tensor<2xi8>")
    with program() as (x, y):
        assert [result_of(ops.abs(x)), result_of(ops.abs(y))] == ["tensor<2xf64>", "tensor<2xi8>"]
    program.finish()


def test_quantized_results_say_their_parameters() -> None:
    quantized = "!quant.uniform<i8:f32, 5.000000e-01>"
    program = Program(f"tensor<2x{quantized}>")
    with program() as (x,):
        assert "nothing determines the element type of result" in refused(lambda: ops.add(x, x))
        assert result_of(ops.add(x, x, result_type=quantized)) == f"tensor<2x{quantized}>"
    program.finish()


# --- regions --------------------------------------------------------------------------------------


def test_regions_nest_and_see_the_values_around_them() -> None:
    program = Program("tensor<4x5xf32>", "tensor<f32>", "tensor<f32>")

    def body(x: Any, y: Any) -> OpView:
        scaled = ops.multiply(y, program.args[2])
        inner = ops.reduce([x], [scaled], dimensions=[], body=lambda a, b: ops.maximum(ops.add(a, b), scaled))
        return ops.add(inner, y)

    with program() as (x, v, _):
        assert result_of(ops.reduce([x], [v], dimensions=[1], body=body)) == "tensor<4xf32>"
    text = program.finish()
    assert text.count("stablehlo.reduce") == 2
    assert program.built == ["stablehlo.reduce", "func.return"]


def test_the_arguments_of_a_region_come_group_by_group() -> None:
    program = Program(F32, "tensor<2x3xi8>", "tensor<f32>", "tensor<i8>")
    seen: list[list[str]] = []

    def body(*args: Any) -> list[Any]:
        seen.append([str(arg.type) for arg in args])
        return [ops.add(args[0], args[2]), ops.maximum(args[1], args[3])]

    def comparator(*args: Any) -> OpView:
        seen.append([str(arg.type) for arg in args])
        return less(*args)

    with program() as (x, y, v, w):
        reduced = ops.reduce([x, y], [v, w], dimensions=[1], body=body)
        ops.sort([x, y], comparator=comparator)
    f, i = "tensor<f32>", "tensor<i8>"
    assert seen == [[f, i, f, i], [f, f, i, i]]
    assert [str(result.type) for result in reduced.results] == ["tensor<2xf32>", "tensor<2xi8>"]
    program.finish()


def test_the_type_of_a_sum_is_that_of_its_terms_unless_asked_for() -> None:
    program = Program("tensor<4xi8>", "tensor<i8>")
    with program() as (x, v):
        assert result_of(ops.reduce([x], [v], dimensions=[0], body=ops.add)) == "tensor<i8>"
        wide = ops.reduce([x], [v], dimensions=[0], body=ops.add, result_type="i32")
        assert result_of(wide) == "tensor<i32>"
        assert [str(arg.type) for arg in wide.body.blocks[0].arguments] == ["tensor<i32>"] * 2
        again = ops.all_reduce([x], replica_groups=[[0]], computation=ops.add, result_type="tensor<4xi16>")
        assert result_of(again) == "tensor<4xi16>"
    program.finish()


def test_what_a_callback_keeps_stays_valid() -> None:
    program = Program(F32, "tensor<f32>")
    kept: list[Any] = []

    def body(x: Any, y: Any) -> Any:
        kept.extend([x, y, ops.add(x, y)])
        assert "stablehlo.reduce" in str(x.owner.owner)
        return kept[2]

    with program() as (x, v):
        ops.reduce([x], [v], dimensions=[0], body=body)
    assert str(kept[2].operation.parent.name) == "stablehlo.reduce"
    assert [kept[2].lhs, kept[2].rhs] == kept[:2]
    assert kept[0].owner.owner.name == "stablehlo.reduce"
    assert [len(list(arg.uses)) for arg in program.args] == [1, 1]
    del program
    gc.collect()


def test_nothing_is_left_of_an_op_whose_callback_fails() -> None:
    program = Program(F32, "tensor<f32>")

    def body(x: Any, y: Any) -> Any:
        ops.add(x, y)
        raise KeyError("from the callback")

    with program() as (x, v):
        with pytest.raises(KeyError, match="from the callback"):
            ops.reduce([x], [v], dimensions=[0], body=body)
        refused(lambda: ops.reduce([x], [v], dimensions=[2], body=ops.add))
        refused(lambda: ops.add(x, v))
    assert program.built == []


# --- attributes -----------------------------------------------------------------------------------


def test_attributes_come_back_as_plain_values() -> None:
    program = Program("tensor<1x8x8x3xf32>", "tensor<3x3x3x4xf32>", "tensor<4x1xi32>", F32, "tensor<3xf32>")
    with program() as (x, k, i, m, s):
        convolution = ops.convolution(
            x,
            k,
            window_reversal=[True, False],
            precision_config=["HIGHEST", "HIGH"],
            result_type="f32",
            **CONVOLUTION,
        )
        gather = ops.gather(m, i, slice_sizes=[1, 3], **GATHER)
        norm = ops.batch_norm_training(m, s, s, epsilon=0.5, feature_index=1)
        sort = ops.sort([m], comparator=less)
        reduced = ops.all_reduce([m], replica_groups=[[0, 1], [2, 3]], handle=7, computation=ops.add)
    found = {name: getattr(convolution, name) for name in CONVOLUTION}
    assert found == {k: tuple(v) if isinstance(v, list) else v for k, v in CONVOLUTION.items()}
    assert convolution.window_reversal == (True, False)
    assert convolution.precision_config == ("HIGHEST", "HIGH")
    assert (convolution.window_strides, convolution.padding) == ((1, 1), ((0, 0), (0, 0)))
    assert {name: getattr(gather, name) for name in GATHER} == {
        k: tuple(v) if isinstance(v, list) else v for k, v in GATHER.items()
    }
    assert gather.indices_are_sorted is False
    assert (norm.epsilon, norm.feature_index) == (0.5, 1)
    assert (sort.dimension, sort.is_stable) == (-1, False)
    assert (reduced.handle, reduced.type_, reduced.use_global_device_ids) == (7, 0, False)
    assert reduced.replica_groups == ((0, 1), (2, 3))
    for value in (convolution.window_reversal, gather.offset_dims, *convolution.padding):
        assert type(value) is tuple
    program.finish()


def test_what_is_not_given_is_left_out() -> None:
    program = Program("tensor<1x8x8x3xf32>", "tensor<3x3x3x4xf32>", F32)
    with program() as (x, k, m):
        convolution = ops.convolution(x, k, result_type="f32", **CONVOLUTION)
        same = ops.compare(m, m, comparison_direction="EQ")
        reduced = ops.all_reduce([m], replica_groups=[], computation=ops.add, use_global_device_ids=False)
    named = [set(view.operation.attributes.keys()) for view in (convolution, same, reduced)]
    assert named == [
        {"dimension_numbers", "feature_group_count", "batch_group_count"},
        {"comparison_direction"},
        {"replica_groups"},
    ]
    assert same.compare_type is None
    assert convolution.precision_config == ()


def test_an_attribute_may_be_given_as_mlir_has_it() -> None:
    program = Program(F32)
    with program() as (x,):
        total = carrier.ir.Attribute.parse("#stablehlo<comparison_type TOTALORDER>", program.context)
        assert ops.compare(x, x, comparison_direction="GE", compare_type=total).compare_type == "TOTALORDER"
        wrong = carrier.ir.Attribute.parse("1 : i64", program.context)
        assert "breaks compare.T5" in refused(lambda: ops.compare(x, x, comparison_direction=wrong))


@pytest.mark.parametrize("epsilon", [float("inf"), 1e-5, -0.0, 3])
def test_floats_are_encoded_by_their_bits(epsilon: float) -> None:
    program = Program(F32, "tensor<3xf32>")
    with program() as (x, s):
        view = ops.batch_norm_training(x, s, s, epsilon=epsilon, feature_index=1)
    assert str(view.epsilon) == str(float(jnp.float32(epsilon)))
    program.finish()


# --- operands -------------------------------------------------------------------------------------


def test_a_view_stands_for_its_only_result() -> None:
    program = Program(F32)
    with program() as (x,):
        y = ops.tanh(x)
        assert ops.add(y, y.result).lhs == y.result
        assert ops.add(y, ops.view(y.operation).operation.result).rhs == y.result
        assert y == ops.view(y.operation)
        assert len({y, ops.view(y.operation)}) == 1


class Optional(
    OpView,
    signature=Signature(
        "other.optional",
        operands=(Value("x", "any"), Value("extra", "any", optional=True)),
        results=(Value("y", "any"),),
        attributes=(Attribute("note", "str", optional=True), Attribute("flags", "bool[]", optional=True)),
    ),
):
    """An op of a dialect that nobody knows."""


class Loop(
    OpView,
    signature=Signature(
        "other.loop",
        operands=(Value("start", "any", variadic=True),),
        results=(Value("end", "any", variadic=True),),
        regions=(Region("body", ((Value("arg0", "any", variadic=True),),), (Value("y", "any", variadic=True),)),),
    ),
):
    """Its region takes and gives whatever it likes."""


def test_optional_operands_and_attributes() -> None:
    program = Program(F32)
    carrier.enable(program.context)
    with program() as (x,):
        without: Any = build(Optional, (x, None), result_type=F32)
        given: Any = build(Optional, (x, x), {"note": 'a "b"\n', "flags": [True]}, result_type=F32)
    assert (without.extra, without.note, without.flags) == (None, None, ())
    assert (given.extra, given.note, given.flags) == (x, 'a "b"\n', (True,))


def test_without_rules_the_results_are_told() -> None:
    program = Program(F32, "tensor<i8>")
    carrier.enable(program.context)
    with program() as (x, y):
        types = [F32, "tensor<i8>"]
        loop: Any = build(Loop, ([x, y],), regions={"body": (types, lambda *args: args)}, result_type=types)
        assert refused(lambda: build(Loop, ([x, y],), regions={"body": lambda *args: args}, result_type=types)) == (
            "other.loop: region body: nothing tells the types of its arguments; give body=(types, function)"
        )
        assert refused(lambda: build(Optional, (x, None))) == (
            "other.optional: nothing determines the shape and the element type of y: "
            'pass result_type=, for example result_type="tensor<2x3xf32>"'
        )
    assert [str(value.type) for value in loop.end] == [F32, "tensor<i8>"]
    assert "stablehlo.return" in str(loop)


def test_a_view_of_something_else_is_refused() -> None:
    program = Program(F32)
    with program() as (x,):
        added = ops.add(x, x)
    assert refused(lambda: Loop(added.operation)) == "Loop is a view of other.loop, found stablehlo.add"


# --- places and locations -------------------------------------------------------------------------


def test_an_op_goes_where_it_is_told() -> None:
    program = Program(F32)
    with program() as (x,):
        last = ops.tanh(x)
        first = ops.abs(x, ip=carrier.ir.InsertionPoint(last.operation))
    assert program.built == ["stablehlo.abs", "stablehlo.tanh"]
    assert first.operation.is_before_in_block(last.operation)
    assert refused(lambda: ops.tanh(program.args[0])) == (
        "stablehlo.tanh: nowhere to put it: pass ip=, or build inside `with InsertionPoint(block):`"
    )


def test_locations_reach_the_op_and_its_regions() -> None:
    ir = carrier.ir
    program = Program(F32, "tensor<f32>")
    here = ir.Location.file("model.py", 7, 3, program.context)
    there = ir.Location.name("there", context=program.context)
    with program() as (x, v):
        reduced = ops.reduce([x], [v], dimensions=[0], body=lambda a, b: ops.add(a, b, loc=there), loc=here)
        with here:
            assert ops.tanh(x).operation.location == here
        assert ops.tanh(x).operation.location == program.location
        text = refused(lambda: ops.add(x, v, loc=here))
    assert reduced.operation.location == here
    inner, end = reduced.body.blocks[0].operations
    assert (inner.location, end.location) == (there, here)
    assert text.startswith("model.py:7:3: stablehlo.add breaks add.C2\n")


def test_a_view_shows_its_operation_in_one_line() -> None:
    program = Program(F32, "tensor<f32>")
    with program() as (x, v):
        view = ops.reduce([x], [v], dimensions=[0], body=lambda a, b: ops.add(ops.add(a, b), b))
    assert repr(view).startswith("<Reduce %0 = stablehlo.reduce(%arg0 init: %arg1) across dimensions = [0] :")
    assert "\n" not in repr(view)
