"""How the ops of numbers, control, communication and linear algebra are built, like those of `built_shapes`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from opspec import ops
from tests.building.programs import CONVOLUTION, F32, less, with_function

Row = tuple[tuple[str, ...], Callable[..., Any], str]

I32 = "tensor<2x3xi32>"
I1 = "tensor<2x3xi1>"
Z = "tensor<2x3xcomplex<f32>>"
S = "tensor<f32>"
V3 = "tensor<3xf32>"
TOKEN = "!stablehlo.token"
PAIRS = [[0, 1], [1, 0]]
GROUPS = [[0, 1]]
IMAGE = "tensor<1x4x4x1xf32>"
SCATTER = {
    "update_window_dims": [1],
    "inserted_window_dims": [0],
    "input_batching_dims": [],
    "scatter_indices_batching_dims": [],
    "scatter_dims_to_operand_dims": [0],
    "index_vector_dim": 1,
}


SPREAD = ("tensor<2x1xf32>", "tensor<3xf32>")


def same(names: str, *types: str, result: str = "", dialect: Any = ops) -> dict[str, Row]:
    """Ops that need nothing but their operands."""
    prefix = "chlo" if dialect is ops.chlo else "stablehlo"
    return {f"{prefix}.{name}": (types, getattr(dialect, name), result or types[0]) for name in names.split()}


NUMBERS: dict[str, Row] = {
    **same("cbrt ceil cosine floor log_plus_one logistic round_nearest_afz round_nearest_even rsqrt", F32),
    **same("sign sine sqrt tan", F32),
    **same("is_finite", F32, result=I1),
    **same("atan2 power remainder", F32, F32),
    **same("complex", F32, F32, result=Z),
    **same("imag real", Z, result=F32),
    **same("clamp", F32, F32, F32),
    **same("xor shift_left shift_right_arithmetic shift_right_logical", I32, I32),
    **same("count_leading_zeros popcnt", I32),
    "stablehlo.and": ((I32, I32), ops.and_, I32),
    "stablehlo.or": ((I32, I32), ops.or_, I32),
    "stablehlo.not": ((I32,), ops.not_, I32),
    **same("_asin_acos_kernel", Z, dialect=ops.chlo),
    **same("acos acosh asin asinh atan atanh cosh tan", F32, dialect=ops.chlo),
    **same("next_after", F32, F32, dialect=ops.chlo),
    **same("mulhi", I32, I32, dialect=ops.chlo),
    "chlo.constant": ((), lambda: ops.chlo.constant(value=np.float32([1, 2])), "tensor<2xf32>"),
    "chlo.scan": (
        ("tensor<3xf32>", "tensor<f32>"),
        lambda x, c: ops.chlo.scan(
            [x, c],
            dimension=0,
            operandSegmentSizes=[1, 1],
            resultSegmentSizes=[1, 1],
            body=((S, S), lambda y, d: (ops.add(y, d), ops.add(y, d))),
            result_type=["tensor<3xf32>", "tensor<f32>"],
        ),
        "tensor<3xf32>",
    ),
    "chlo.ragged_dot": (
        (F32, "tensor<2x3x4xf32>", "tensor<2xi32>"),
        lambda x, y, sizes: ops.chlo.ragged_dot(
            x,
            y,
            sizes,
            lhs_batching_dimensions=[],
            rhs_batching_dimensions=[],
            lhs_contracting_dimensions=[1],
            rhs_contracting_dimensions=[1],
            lhs_ragged_dimensions=[0],
            rhs_group_dimensions=[0],
            result_type="f32",
        ),
        "tensor<2x4xf32>",
    ),
    "chlo.top_k": ((F32,), lambda x: ops.chlo.top_k(x, k=2), "tensor<2x2xf32>"),
    **same("bessel_i1e digamma erf erf_inv erfc lgamma square", F32, dialect=ops.chlo),
    **same("is_inf is_neg_inf is_pos_inf", F32, result=I1, dialect=ops.chlo),
    **same("conj", Z, dialect=ops.chlo),
    **same("polygamma zeta", F32, F32, dialect=ops.chlo),
    **same("broadcast_add broadcast_atan2 broadcast_divide broadcast_maximum", *SPREAD, result=F32, dialect=ops.chlo),
    **same("broadcast_minimum broadcast_multiply broadcast_next_after", *SPREAD, result=F32, dialect=ops.chlo),
    **same("broadcast_polygamma broadcast_power broadcast_remainder", *SPREAD, result=F32, dialect=ops.chlo),
    **same("broadcast_subtract broadcast_zeta", *SPREAD, result=F32, dialect=ops.chlo),
    **same("broadcast_complex", *SPREAD, result=Z, dialect=ops.chlo),
    **same("broadcast_and broadcast_or broadcast_xor broadcast_shift_left", I32, "tensor<i32>", dialect=ops.chlo),
    **same("broadcast_shift_right_arithmetic broadcast_shift_right_logical", I32, "tensor<i32>", dialect=ops.chlo),
    **same("broadcast_select", "tensor<i1>", *SPREAD, result=F32, dialect=ops.chlo),
    "chlo.broadcast_compare": (SPREAD, lambda x, y: ops.chlo.broadcast_compare(x, y, comparison_direction="GE"), I1),
    "chlo.constant_like": ((I32,), lambda x: ops.chlo.constant_like(x, value=np.float32(1.5)), F32),
    "stablehlo.bitcast_convert": (
        (F32,),
        lambda x: ops.bitcast_convert(x, result_type="tensor<2x3x2xi16>"),
        "tensor<2x3x2xi16>",
    ),
    "stablehlo.reduce_precision": ((F32,), lambda x: ops.reduce_precision(x, exponent_bits=5, mantissa_bits=10), F32),
    "stablehlo.uniform_quantize": (
        (F32,),
        lambda x: ops.uniform_quantize(x, result_type="!quant.uniform<i8:f32, 5.000000e-01>"),
        "tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01>>",
    ),
    **same("uniform_dequantize", "tensor<2x3x!quant.uniform<i8:f32, 5.000000e-01>>", result=F32),
}


def _composed(x: Any) -> Any:
    """A composite of one argument that a new function of the module negates."""
    with_function(x, "negated", ops.negate)
    return ops.composite([x], name="my.negated", decomposition="negated", composite_regions=[])


CONTROL: dict[str, Row] = {
    "stablehlo.create_token": ((), lambda: ops.create_token(), TOKEN),
    "stablehlo.after_all": ((TOKEN, TOKEN), lambda *tokens: ops.after_all(tokens), TOKEN),
    "stablehlo.tuple": ((F32, TOKEN), lambda *values: ops.tuple(values), f"tuple<{F32}, {TOKEN}>"),
    "stablehlo.get_tuple_element": (
        (f"tuple<{F32}, {TOKEN}>",),
        lambda pair: ops.get_tuple_element(pair, index=1),
        TOKEN,
    ),
    "stablehlo.optimization_barrier": ((F32, I32), lambda *values: ops.optimization_barrier(values), F32),
    "stablehlo.if": (
        ("tensor<i1>", F32),
        lambda p, x: ops.if_(p, true_branch=lambda: x, false_branch=lambda: ops.negate(x)),
        F32,
    ),
    "stablehlo.case": (
        ("tensor<i32>", F32),
        lambda i, x: ops.case(i, branches=[lambda: x, lambda: ops.negate(x)]),
        F32,
    ),
    "stablehlo.while": ((S, S), lambda x, y: ops.while_([x, y], cond=less, body=lambda a, b: (ops.add(a, a), b)), S),
    "stablehlo.map": ((F32, F32), lambda x, y: ops.map([x, y], dimensions=[0, 1], computation=ops.add), F32),
    "stablehlo.custom_call": (
        (F32,),
        lambda x: ops.custom_call([x], call_target_name="theirs", result_type=["tensor<7xi8>"]),
        "tensor<7xi8>",
    ),
    "stablehlo.composite": ((F32,), _composed, F32),
    "stablehlo.partition_id": ((), lambda: ops.partition_id(), "tensor<ui32>"),
    "stablehlo.replica_id": ((), lambda: ops.replica_id(), "tensor<ui32>"),
}


def _started(x: Any) -> Any:
    return ops.async_start([x], body=lambda y: ops.collective_permute(y, source_target_pairs=PAIRS))


COMMUNICATION: dict[str, Row] = {
    "stablehlo.all_gather": (
        (F32,),
        lambda x: ops.all_gather([x], all_gather_dim=1, replica_groups=GROUPS, result_type="tensor<2x6xf32>"),
        "tensor<2x6xf32>",
    ),
    "stablehlo.all_to_all": (
        ("tensor<2x4xf32>",),
        lambda x: ops.all_to_all([x], split_dimension=1, concat_dimension=0, split_count=2, replica_groups=GROUPS),
        "tensor<4x2xf32>",
    ),
    "stablehlo.collective_broadcast": ((F32,), lambda x: ops.collective_broadcast([x], replica_groups=GROUPS), F32),
    "stablehlo.collective_permute": ((F32,), lambda x: ops.collective_permute(x, source_target_pairs=PAIRS), F32),
    "stablehlo.cross-replica-sum": ((F32,), lambda x: ops.cross_replica_sum(x, replica_groups=GROUPS), F32),
    "stablehlo.collective_reduce": (
        (F32,),
        lambda x: ops.collective_reduce([x], replica_groups=GROUPS, computation=ops.add),
        F32,
    ),
    "stablehlo.async_start": ((F32,), _started, f"!stablehlo.future<{F32}>"),
    "stablehlo.async_done": ((F32,), lambda x: ops.async_done(_started(x)), F32),
    "stablehlo.reduce_scatter": (
        ("tensor<2x4xf32>",),
        lambda x: ops.reduce_scatter(
            x, scatter_dimension=1, replica_groups=GROUPS, computation=ops.add, result_type="tensor<2x2xf32>"
        ),
        "tensor<2x2xf32>",
    ),
    "stablehlo.infeed": ((TOKEN,), lambda t: ops.infeed(t, result_type=[F32, TOKEN]), F32),
    "stablehlo.outfeed": ((F32, TOKEN), lambda x, t: ops.outfeed([x], t), TOKEN),
    "stablehlo.send": (
        (F32, TOKEN),
        lambda x, t: ops.send([x], t, handle=1, type_=1, source_target_pairs=PAIRS),
        TOKEN,
    ),
    "stablehlo.recv": (
        (TOKEN,),
        lambda t: ops.recv(t, handle=1, type_=1, source_target_pairs=PAIRS, result_type=[F32, TOKEN]),
        F32,
    ),
}

ALGEBRA: dict[str, Row] = {
    "stablehlo.batch_norm_grad": (
        (F32, V3, V3, V3, F32),
        lambda *v: ops.batch_norm_grad(*v, epsilon=0.5, feature_index=1),
        F32,
    ),
    "stablehlo.batch_norm_inference": (
        (F32, V3, V3, V3, V3),
        lambda *v: ops.batch_norm_inference(*v, epsilon=0.5, feature_index=1),
        F32,
    ),
    "stablehlo.cholesky": (("tensor<3x3xf32>",), lambda a: ops.cholesky(a, lower=True), "tensor<3x3xf32>"),
    "stablehlo.triangular_solve": (
        ("tensor<2x2xf32>", F32),
        lambda a, b: ops.triangular_solve(
            a, b, left_side=True, lower=True, unit_diagonal=False, transpose_a="NO_TRANSPOSE"
        ),
        F32,
    ),
    "stablehlo.einsum": ((F32, V3), lambda x, y: ops.einsum(x, y, einsum_config="ab,b->a"), "tensor<2xf32>"),
    "stablehlo.unary_einsum": ((F32,), lambda x: ops.unary_einsum(x, einsum_config="ab->b"), "tensor<3xf32>"),
    "stablehlo.dot": ((F32, V3), lambda x, y: ops.dot(x, y, result_type="f32"), "tensor<2xf32>"),
    "stablehlo.dot_general": (
        (F32, "tensor<4x3xf32>"),
        lambda x, y: ops.dot_general(
            x,
            y,
            lhs_batching_dimensions=[],
            rhs_batching_dimensions=[],
            lhs_contracting_dimensions=[1],
            rhs_contracting_dimensions=[1],
            result_type="f32",
        ),
        "tensor<2x4xf32>",
    ),
    "stablehlo.dynamic_conv": (
        ("tensor<1x8x8x3xf32>", "tensor<3x3x3x4xf32>", "tensor<2x2xi32>"),
        lambda x, k, p: ops.dynamic_conv(x, k, p, result_type="f32", **CONVOLUTION),
        "tensor<1x?x?x4xf32>",
    ),
    "stablehlo.fft": (
        ("tensor<3x8xf32>",),
        lambda x: ops.fft(x, fft_type="RFFT", fft_length=[8]),
        "tensor<3x5xcomplex<f32>>",
    ),
    "stablehlo.reduce_window": (
        (IMAGE, S),
        lambda x, v: ops.reduce_window(
            [x], [v], window_dimensions=[1, 2, 2, 1], window_strides=[1, 2, 2, 1], body=ops.maximum
        ),
        "tensor<1x2x2x1xf32>",
    ),
    "stablehlo.select_and_scatter": (
        (IMAGE, "tensor<1x2x2x1xf32>", S),
        lambda x, s, v: ops.select_and_scatter(
            x,
            s,
            v,
            window_dimensions=[1, 2, 2, 1],
            window_strides=[1, 2, 2, 1],
            select=lambda a, b: ops.compare(a, b, comparison_direction="GE"),
            scatter=ops.add,
        ),
        IMAGE,
    ),
    "stablehlo.scatter": (
        (F32, "tensor<1x1xi32>", "tensor<1x3xf32>"),
        lambda x, i, u: ops.scatter([x], i, [u], update_computation=ops.add, **SCATTER),
        F32,
    ),
    "stablehlo.rng": (
        (S, S, "tensor<2xi64>"),
        lambda a, b, n: ops.rng(a, b, n, rng_distribution="UNIFORM", result_type="tensor<?x?xf32>"),
        "tensor<?x?xf32>",
    ),
    "stablehlo.rng_bit_generator": (
        ("tensor<2xui64>",),
        lambda s: ops.rng_bit_generator(s, rng_algorithm="THREE_FRY", result_type=["tensor<2xui64>", "tensor<5xui32>"]),
        "tensor<2xui64>",
    ),
}

OPS: dict[str, Row] = {**NUMBERS, **CONTROL, **COMMUNICATION, **ALGEBRA}
