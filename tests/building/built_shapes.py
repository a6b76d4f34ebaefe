"""How the ops of shape and movement are built: argument types, the builder, the type of the result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from opspec import ops

F32 = "tensor<2x3xf32>"
I32 = "tensor<i32>"
SHAPE = "tensor<2xi64>"
ROWS = {"offset_dims": [1], "collapsed_slice_dims": [0], "start_index_map": [0], "index_vector_dim": 1}

OPS: dict[str, tuple[tuple[str, ...], Callable[..., Any], str]] = {
    "stablehlo.broadcast": ((F32,), lambda x: ops.broadcast(x, broadcast_sizes=[4]), "tensor<4x2x3xf32>"),
    "stablehlo.broadcast_in_dim": (
        (F32,),
        lambda x: ops.broadcast_in_dim(x, broadcast_dimensions=[0, 2], result_type="tensor<2x4x3xf32>"),
        "tensor<2x4x3xf32>",
    ),
    "stablehlo.concatenate": (
        ("tensor<2x?xf32>", "tensor<?x3xf32>"),
        lambda x, y: ops.concatenate([x, y], dimension=0),
        "tensor<?x3xf32>",
    ),
    "stablehlo.constant": ((), lambda: ops.constant(value=np.float32([1, 2])), "tensor<2xf32>"),
    "stablehlo.dynamic_broadcast_in_dim": (
        (F32, "tensor<3xi32>"),
        lambda x, s: ops.dynamic_broadcast_in_dim(x, s, broadcast_dimensions=[0, 2]),
        "tensor<?x?x?xf32>",
    ),
    "stablehlo.dynamic_gather": (
        (F32, "tensor<4x1xi32>", SHAPE),
        lambda x, i, s: ops.dynamic_gather(x, i, s, **ROWS),
        "tensor<4x?xf32>",
    ),
    "stablehlo.dynamic_iota": (
        (SHAPE,),
        lambda s: ops.dynamic_iota(s, iota_dimension=1, result_type="i32"),
        "tensor<?x?xi32>",
    ),
    "stablehlo.dynamic_pad": (
        (F32, "tensor<f32>", SHAPE, SHAPE, SHAPE),
        lambda x, v, low, high, inner: ops.dynamic_pad(x, v, low, high, inner),
        "tensor<?x?xf32>",
    ),
    "stablehlo.dynamic_slice": (
        (F32, I32, I32),
        lambda x, i, j: ops.dynamic_slice(x, [i, j], slice_sizes=[1, 2]),
        "tensor<1x2xf32>",
    ),
    "stablehlo.dynamic_update_slice": (
        (F32, "tensor<1x1xf32>", I32, I32),
        lambda x, u, i, j: ops.dynamic_update_slice(x, u, [i, j]),
        F32,
    ),
    "stablehlo.get_dimension_size": ((F32,), lambda x: ops.get_dimension_size(x, dimension=1), I32),
    "stablehlo.iota": ((), lambda: ops.iota(iota_dimension=0, result_type="tensor<3xui8>"), "tensor<3xui8>"),
    "stablehlo.real_dynamic_slice": (
        (F32, SHAPE, SHAPE, SHAPE),
        lambda x, start, limit, step: ops.real_dynamic_slice(x, start, limit, step),
        "tensor<?x?xf32>",
    ),
    "stablehlo.reshape": ((F32,), lambda x: ops.reshape(x, result_type="tensor<6xf32>"), "tensor<6xf32>"),
    "stablehlo.reverse": ((F32,), lambda x: ops.reverse(x, dimensions=[1]), F32),
    "stablehlo.set_dimension_size": (
        (F32, I32),
        lambda x, n: ops.set_dimension_size(x, n, dimension=0),
        "tensor<?x3xf32, #stablehlo.bounds<2, ?>>",
    ),
    "stablehlo.slice": (
        (F32,),
        lambda x: ops.slice(x, start_indices=[0, 1], limit_indices=[2, 3], strides=[1, 2]),
        "tensor<2x1xf32>",
    ),
    "stablehlo.torch_index_select": (
        (F32, "tensor<5xi32>"),
        lambda x, i: ops.torch_index_select(x, i, dim=1, batch_dims=0),
        "tensor<2x5xf32>",
    ),
    "stablehlo.transpose": ((F32,), lambda x: ops.transpose(x, permutation=[1, 0]), "tensor<3x2xf32>"),
}
