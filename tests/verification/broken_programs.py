"""Programs of one op in generic form that break exactly the rules named beside them."""

from __future__ import annotations

import re

from tests.verification.op_programs import (
    ALL_REDUCE,
    BATCH_NORM,
    BOUNDS,
    CHANNEL,
    CONVERT,
    CONVOLUTION,
    DYNAMIC_RESHAPE,
    GATHER,
    I8,
    I32,
    MAXIMUM,
    PAD,
    RAW_CONV,
    REDUCE,
    REDUCE_TWO,
    SINH,
    SORT,
    Program,
    adder,
    batch_norm_types,
    body,
    conv_dims,
    gather_dims,
)

F32_REGION = adder("f32")
NO_RETURN = re.sub(r'\n    "stablehlo.return".*', "", F32_REGION)
I8_CHANNELS = "!quant.uniform<i8:f32:2, {1.0, 2.0, 3.0, 4.0}>"
NO_BLOCK = "{\n  }"
RETURNS_NOTHING = '{\n  ^bb0():\n    "stablehlo.return"() : () -> ()\n  }'
RETURNS_TRUE = (
    '{\n  ^bb0():\n    %y = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>\n'
    '    "stablehlo.return"(%y) : (tensor<i1>) -> ()\n  }'
)

BROKEN: dict[str, tuple[Program, str]] = {
    "maximum of three": (
        MAXIMUM.but("(tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>"),
        "maximum.T1",
    ),
    "maximum of tokens": (
        MAXIMUM.but("(!stablehlo.token, !stablehlo.token) -> !stablehlo.token"),
        "maximum.T2 maximum.T7",
    ),
    "maximum of two types": (MAXIMUM.but("(tensor<2xf32>, tensor<2xf64>) -> tensor<2xf32>"), "maximum.T3"),
    "maximum of two storage types": (
        MAXIMUM.but(f"(tensor<2x{I8}>, tensor<2x{I32}>) -> tensor<2x{I8}>"),
        "maximum.T3",
    ),
    "maximum with two results": (
        MAXIMUM.but("(tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)"),
        "maximum.T6",
    ),
    "maximum with a region": (MAXIMUM.but(regions=(F32_REGION,)), "maximum.T8"),
    "maximum, result of another shape": (
        MAXIMUM.but("(tensor<2x3xf32>, tensor<?x3xf32>) -> tensor<3x3xf32>"),
        "maximum.C1",
    ),
    "maximum, result of another rank": (
        MAXIMUM.but("(tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<6xf32>"),
        "maximum.C1 maximum.C2",
    ),
    "maximum of two shapes": (
        MAXIMUM.but("(tensor<2x3xf32>, tensor<2x4xf32>) -> tensor<2x3xf32>"),
        "maximum.C2",
    ),
    "maximum beyond a bound": (
        MAXIMUM.but(f"(tensor<2x?xf32, {BOUNDS}>, tensor<2x5xf32>) -> tensor<2x?xf32, {BOUNDS}>"),
        "maximum.C2",
    ),
    "pad without a value": (PAD.but("(tensor<2x3xi32>) -> tensor<5x9xi32>"), "pad.T1"),
    "pad with a vector": (PAD.but("(tensor<2x3xi32>, tensor<1xi32>) -> tensor<5x9xi32>"), "pad.T2"),
    "pad with another type": (PAD.but("(tensor<2x3xi32>, tensor<i64>) -> tensor<5x9xi32>"), "pad.T3"),
    "pad without an attribute": (PAD.but(interior_padding=None), "pad.T4"),
    "pad with a number": (PAD.but(interior_padding="1 : i64"), "pad.T5"),
    "pad, short low": (PAD.but(edge_padding_low="array<i64: 0>"), "pad.C1"),
    "pad, long high": (PAD.but(edge_padding_high="array<i64: 2, 1, 0>"), "pad.C2"),
    "pad, short interior": (PAD.but(interior_padding="array<i64: 1>"), "pad.C3"),
    "pad, negative interior": (PAD.but(interior_padding="array<i64: 1, -1>"), "pad.C4"),
    "pad, all lengths": (
        PAD.but(edge_padding_low="array<i64>", edge_padding_high="array<i64>", interior_padding="array<i64: -1>"),
        "pad.C1 pad.C2 pad.C3 pad.C4",
    ),
    "pad, wrong size": (PAD.but("(tensor<2x3xi32>, tensor<i32>) -> tensor<5x8xi32>"), "pad.C5"),
    "pad, wrong beside unknown": (PAD.but("(tensor<2x?xi32>, tensor<i32>) -> tensor<4x?xi32>"), "pad.C5"),
    "pad, less than nothing": (
        PAD.but(
            "(tensor<2x3xi32>, tensor<i32>) -> tensor<0x3xi32>",
            edge_padding_low="array<i64: -3, 0>",
            edge_padding_high="array<i64: 0, 0>",
            interior_padding="array<i64: 0, 0>",
        ),
        "pad.C6",
    ),
    "reduce of an odd number": (
        REDUCE.but("(tensor<2x3xf32>, tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>"),
        "reduce.T1",
    ),
    "reduce to too many": (
        REDUCE.but("(tensor<2x3xf32>, tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>)"),
        "reduce.T6",
    ),
    "reduce from a vector": (REDUCE.but("(tensor<2x3xf32>, tensor<1xf32>) -> tensor<2xf32>"), "reduce.T2"),
    "reduce from another type": (REDUCE.but("(tensor<2x3xf32>, tensor<f64>) -> tensor<2xf32>"), "reduce.T3"),
    "reduce without dimensions": (REDUCE.but(dimensions=None), "reduce.T4"),
    "reduce without a body": (REDUCE.but(regions=()), "reduce.T8"),
    "reduce, empty body": (REDUCE.but(regions=(NO_BLOCK,)), "reduce.T8"),
    "reduce, body without return": (REDUCE.but(regions=(NO_RETURN,)), "reduce.T8"),
    "reduce, body of three": (
        REDUCE.but(regions=(body("tensor<f32>, tensor<f32>, tensor<f32>", "add", "tensor<f32>"),)),
        "reduce.T8",
    ),
    "reduce, body of another type": (REDUCE.but(regions=(adder("f64"),)), "reduce.T8"),
    "reduce, body returns two": (
        REDUCE.but(regions=(body("tensor<f32>, tensor<f32>", "add", "tensor<f32>", "tensor<f32>, tensor<f32>"),)),
        "reduce.T8",
    ),
    "reduce of two shapes": (
        REDUCE_TWO.but(
            "(tensor<2x3xf32>, tensor<2x4xf32>, tensor<f32>, tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>)"
        ),
        "reduce.C1",
    ),
    "reduce of nothing": (
        REDUCE.but("() -> ()", (RETURNS_NOTHING,), dimensions="array<i64>"),
        "reduce.C2",
    ),
    "reduce, dimension too large": (REDUCE.but(dimensions="array<i64: 2>"), "reduce.C3"),
    "reduce, dimension twice": (REDUCE.but(dimensions="array<i64: 1, 1>"), "reduce.C4"),
    "reduce, demoted": (
        REDUCE.but("(tensor<2x3xf64>, tensor<f64>) -> tensor<2xf32>"),
        "reduce.C5",
    ),
    "reduce, wrong size": (REDUCE.but("(tensor<2x3xf32>, tensor<f32>) -> tensor<3xf32>"), "reduce.C6"),
    "sort of nothing": (
        SORT.but("() -> ()", (RETURNS_TRUE,), dimension="0 : i64"),
        "sort.C1",
    ),
    "sort of two shapes": (
        SORT.but("(tensor<2x3xi32>, tensor<3x2xf32>) -> (tensor<2x3xi32>, tensor<3x2xf32>)"),
        "sort.C2",
    ),
    "sort, dimension too large": (SORT.but(dimension="2 : i64"), "sort.C3"),
    "sort, dimension too small": (SORT.but(dimension="-3 : i64"), "sort.C3"),
    "sort, wrong result": (
        SORT.but("(tensor<2x3xi32>, tensor<2x3xf32>) -> (tensor<2x3xi32>, tensor<2x2xf32>)"),
        "sort.C4",
    ),
    "sort, result of another type": (
        SORT.but("(tensor<2x3xi32>, tensor<2x3xf32>) -> (tensor<2x3xi32>, tensor<2x3xf64>)"),
        "sort.T3",
    ),
    "sort, a result missing": (SORT.but("(tensor<2x3xi32>, tensor<2x3xf32>) -> tensor<2x3xi32>"), "sort.T6"),
    "sort, comparator of two": (
        SORT.but(regions=(body("tensor<i32>, tensor<i32>", "compare", "tensor<i1>"),)),
        "sort.T8",
    ),
    "sort, comparator of keys apart": (
        SORT.but(regions=(body("tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>", "compare", "tensor<i1>"),)),
        "sort.T8",
    ),
    "sort, comparator gives a number": (
        SORT.but(regions=(body("tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>", "add", "tensor<i32>"),)),
        "sort.T8",
    ),
    "sort, dimension of text": (SORT.but(dimension='"1"'), "sort.T5"),
    "gather by floats": (
        GATHER.but("(tensor<4x5x6xf32>, tensor<5x7x1xf32>) -> tensor<5x7x2xf32>"),
        "gather.T2",
    ),
    "gather to another type": (
        GATHER.but("(tensor<4x5x6xf32>, tensor<5x7x1xi32>) -> tensor<5x7x2xf64>"),
        "gather.T3",
    ),
    "gather without sizes": (GATHER.but(slice_sizes=None), "gather.T4"),
    "gather, numbers of another op": (GATHER.but(dimension_numbers=conv_dims()), "gather.T5"),
    "gather, rank": (
        GATHER.but(dimension_numbers=gather_dims(collapsed_slice_dims=""), slice_sizes="array<i64: 1, 1, 2>"),
        "gather.C1",
    ),
    "gather, index_vector_dim": (
        GATHER.but(dimension_numbers=gather_dims(index_vector_dim="4")),
        "gather.C2",
    ),
    "gather, index map": (GATHER.but(dimension_numbers=gather_dims(start_index_map="[2, 0]")), "gather.C3"),
    "gather, offset_dims unsorted": (
        GATHER.but(
            "(tensor<4x5x6xf32>, tensor<5x7x1xi32>) -> tensor<2x5x7x1xf32>",
            dimension_numbers=gather_dims(offset_dims="[3, 0]", collapsed_slice_dims=""),
        ),
        "gather.C4",
    ),
    "gather, offset_dims too large": (
        GATHER.but(dimension_numbers=gather_dims(offset_dims="[3]")),
        "gather.C5",
    ),
    "gather, a dimension gone twice": (
        GATHER.but(
            "(tensor<4x5x6xf32>, tensor<5x7x1xi32>) -> tensor<5x7x2xf32>",
            dimension_numbers=gather_dims(collapsed_slice_dims="[1]"),
        ),
        "gather.C6",
    ),
    "gather, collapsed unsorted": (
        GATHER.but(
            "(tensor<4x5x6xf32>, tensor<7x1xi32>) -> tensor<7x2xf32>",
            dimension_numbers=gather_dims(
                offset_dims="[1]",
                collapsed_slice_dims="[1, 0]",
                operand_batching_dims="",
                start_indices_batching_dims="",
                index_vector_dim="1",
            ),
        ),
        "gather.C7",
    ),
    "gather, collapsed too large": (
        GATHER.but(dimension_numbers=gather_dims(collapsed_slice_dims="[3]")),
        "gather.C8",
    ),
    "gather, collapsed slice": (GATHER.but(slice_sizes="array<i64: 2, 1, 2>"), "gather.C9"),
    "gather, batched slice": (GATHER.but(slice_sizes="array<i64: 1, 2, 2>"), "gather.C12"),
    "gather, batch of another size": (
        GATHER.but("(tensor<4x5x6xf32>, tensor<3x7x1xi32>) -> tensor<3x7x2xf32>"),
        "gather.C17",
    ),
    "gather, batch is the index": (
        GATHER.but(
            "(tensor<4x1x6xf32>, tensor<5x7x1xi32>) -> tensor<5x7x2xf32>",
            dimension_numbers=gather_dims(start_indices_batching_dims="[2]"),
        ),
        "gather.C15",
    ),
    "gather, batches unpaired": (
        GATHER.but(dimension_numbers=gather_dims(start_indices_batching_dims="[0, 1]")),
        "gather.C16",
    ),
    "gather, mapped twice": (GATHER.but(dimension_numbers=gather_dims(start_index_map="[1]")), "gather.C18"),
    "gather, mapped too far": (
        GATHER.but(dimension_numbers=gather_dims(start_index_map="[3]")),
        "gather.C19",
    ),
    "gather, sizes": (GATHER.but(slice_sizes="array<i64: 1, 1>"), "gather.C20"),
    "gather, slice too large": (
        GATHER.but("(tensor<4x5x6xf32>, tensor<5x7x1xi32>) -> tensor<5x7x7xf32>", slice_sizes="array<i64: 1, 1, 7>"),
        "gather.C21",
    ),
    "gather, wrong size": (
        GATHER.but("(tensor<4x5x6xf32>, tensor<5x7x1xi32>) -> tensor<7x5x2xf32>"),
        "gather.C22",
    ),
    "convolution without groups": (CONVOLUTION.but(feature_group_count=None), "convolution.T4"),
    "convolution, unknown precision": (CONVOLUTION.but(precision_config='["PERFECT"]'), "convolution.T5"),
    "convolution, padding of three columns": (
        CONVOLUTION.but(padding="dense<0> : tensor<2x3xi64>"),
        "convolution.T5",
    ),
    "convolution, kernel rank": (
        CONVOLUTION.but("(tensor<2x8x9x4xf32>, tensor<3x3x4x6x1xf32>) -> tensor<2x6x4x6xf32>"),
        "convolution.C1",
    ),
    "convolution, strides": (CONVOLUTION.but(window_strides="array<i64: 1>"), "convolution.C2"),
    "convolution, stride 0": (CONVOLUTION.but(window_strides="array<i64: 1, 0>"), "convolution.C3"),
    "convolution, padding": (CONVOLUTION.but(padding="dense<0> : tensor<1x2xi64>"), "convolution.C4"),
    "convolution, dilation 0": (CONVOLUTION.but(rhs_dilation="array<i64: 0, 1>"), "convolution.C8"),
    "convolution, batch groups": (
        CONVOLUTION.but(batch_group_count="3 : i64"),
        "convolution.C10 convolution.C25",
    ),
    "convolution, feature groups": (CONVOLUTION.but(feature_group_count="3 : i64"), "convolution.C11"),
    "convolution, a dimension twice": (
        CONVOLUTION.but(dimension_numbers=RAW_CONV),
        "convolution.C13",
    ),
    "convolution, channels": (
        CONVOLUTION.but("(tensor<2x8x9x4xf32>, tensor<3x3x5x6xf32>) -> tensor<2x6x4x6xf32>"),
        "convolution.C14",
    ),
    "convolution, group count": (CONVOLUTION.but(feature_group_count="0 : i64"), "convolution.C21"),
    "convolution, both groups": (
        CONVOLUTION.but(
            "(tensor<2x8x9x4xf32>, tensor<3x3x2x6xf32>) -> tensor<1x6x4x6xf32>",
            feature_group_count="2 : i64",
            batch_group_count="2 : i64",
        ),
        "convolution.C23",
    ),
    "convolution, three precisions": (
        CONVOLUTION.but(precision_config=f"[{', '.join(['#stablehlo<precision HIGH>'] * 3)}]"),
        "convolution.C24",
    ),
    "convolution, wrong size": (
        CONVOLUTION.but("(tensor<2x8x9x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x5x6xf32>"),
        "convolution.C25",
    ),
    "convolution, result rank": (
        CONVOLUTION.but("(tensor<2x8x9x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x4xf32>"),
        "convolution.C26",
    ),
    "convolution, floats from quantized": (
        CONVOLUTION.but(f"(tensor<2x8x9x4x{I8}>, tensor<3x3x4x6x{I8}>) -> tensor<2x6x4x6xf32>"),
        "convolution.C28",
    ),
    "convolution, quantized along channels": (
        CONVOLUTION.but(f"(tensor<2x8x9x4x{I8}>, tensor<3x3x4x6x{I8_CHANNELS}>) -> tensor<2x6x4x6x{I32}>"),
        "convolution.C29",
    ),
    "batch_norm_training of integers": (
        BATCH_NORM.but(BATCH_NORM.types.replace("f32", "i32")),
        "batch_norm_training.T2 batch_norm_training.T7",
    ),
    "batch_norm_training, epsilon of text": (BATCH_NORM.but(epsilon='"small"'), "batch_norm_training.T5"),
    "batch_norm_training, scale of a matrix": (
        BATCH_NORM.but(batch_norm_types(scale="3x1")),
        "batch_norm_training.T2",
    ),
    "batch_norm_training, feature": (BATCH_NORM.but(feature_index="3 : i64"), "batch_norm_training.C1"),
    "batch_norm_training, scale": (
        BATCH_NORM.but(batch_norm_types(scale="2")),
        "batch_norm_training.C2",
    ),
    "batch_norm_training, offset": (
        BATCH_NORM.but(batch_norm_types(offset="5")),
        "batch_norm_training.C3",
    ),
    "batch_norm_training, output": (
        BATCH_NORM.but(batch_norm_types(output="2x3x5")),
        "batch_norm_training.C4",
    ),
    "batch_norm_training, mean": (
        BATCH_NORM.but(batch_norm_types(mean="5")),
        "batch_norm_training.C5",
    ),
    "batch_norm_training, variance": (
        BATCH_NORM.but(batch_norm_types(var="0")),
        "batch_norm_training.C6",
    ),
    "dynamic_reshape by floats": (
        DYNAMIC_RESHAPE.but("(tensor<2x3xf32>, tensor<2xf32>) -> tensor<3x2xf32>"),
        "dynamic_reshape.T2",
    ),
    "dynamic_reshape by a matrix": (
        DYNAMIC_RESHAPE.but("(tensor<2x3xf32>, tensor<1x2xi64>) -> tensor<3x2xf32>"),
        "dynamic_reshape.T2",
    ),
    "dynamic_reshape to another type": (
        DYNAMIC_RESHAPE.but("(tensor<2x3xf32>, tensor<2xi64>) -> tensor<3x2xi32>"),
        "dynamic_reshape.T3",
    ),
    "dynamic_reshape, rank": (
        DYNAMIC_RESHAPE.but("(tensor<2x3xf32>, tensor<3xi64>) -> tensor<3x2xf32>"),
        "dynamic_reshape.C1",
    ),
    "dynamic_reshape, count": (
        DYNAMIC_RESHAPE.but("(tensor<2x3xf32>, tensor<2xi64>) -> tensor<3x3xf32>"),
        "dynamic_reshape.C2",
    ),
    "dynamic_reshape, known shape": (
        DYNAMIC_RESHAPE.but(constants={1: "dense<[2, 3]>"}),
        "dynamic_reshape.C3",
    ),
    "dynamic_reshape, negative": (
        DYNAMIC_RESHAPE.but("(tensor<2x3xf32>, tensor<2xi64>) -> tensor<?x?xf32>", constants={1: "dense<[-3, -2]>"}),
        "dynamic_reshape.C4",
    ),
    "dynamic_reshape, known count": (
        DYNAMIC_RESHAPE.but("(tensor<2x3xf32>, tensor<2xi64>) -> tensor<?x?xf32>", constants={1: "dense<[3, 3]>"}),
        "dynamic_reshape.C6",
    ),
    "convert two": (CONVERT.but("(tensor<2xf32>, tensor<2xf32>) -> tensor<2xi32>"), "convert.T1"),
    "convert a token": (CONVERT.but("(!stablehlo.token) -> tensor<2x3xi32>"), "convert.T2"),
    "convert to a token": (CONVERT.but("(tensor<2x3xf32>) -> !stablehlo.token"), "convert.T7"),
    "convert to nothing": (CONVERT.but("(tensor<2x3xf32>) -> ()"), "convert.T6"),
    "convert, another size": (CONVERT.but("(tensor<?x3xf32>) -> tensor<?x2xi32>"), "convert.C1"),
    "all_reduce without groups": (ALL_REDUCE.but(replica_groups=None), "all_reduce.T4"),
    "all_reduce, groups in a row": (
        ALL_REDUCE.but(replica_groups="dense<[0, 1]> : tensor<2xi64>"),
        "all_reduce.T5",
    ),
    "all_reduce, groups of floats": (
        ALL_REDUCE.but(replica_groups="dense<0.0> : tensor<1x1xf32>"),
        "all_reduce.T5",
    ),
    "all_reduce to one": (
        ALL_REDUCE.but("(tensor<4xf32>, tensor<2x2xf32>) -> tensor<4xf32>"),
        "all_reduce.T6",
    ),
    "all_reduce, body of another type": (ALL_REDUCE.but(regions=(adder("f64"),)), "all_reduce.T8"),
    "all_reduce, an id twice": (
        ALL_REDUCE.but(replica_groups="dense<[[0, 1], [1, 2]]> : tensor<2x2xi64>"),
        "all_reduce.C1",
    ),
    "all_reduce, an id left out": (
        ALL_REDUCE.but(replica_groups="dense<[[0, 1], [2, 4]]> : tensor<2x2xi64>"),
        "all_reduce.C2",
    ),
    "all_reduce, global ids without a channel": (
        ALL_REDUCE.but(use_global_device_ids="unit"),
        "all_reduce.C3",
    ),
    "all_reduce, demoted": (
        ALL_REDUCE.but("(tensor<4xf64>, tensor<2x2xf32>) -> (tensor<4xf32>, tensor<2x2xf32>)"),
        "all_reduce.C4",
    ),
    "all_reduce, wrong size": (
        ALL_REDUCE.but("(tensor<4xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>)"),
        "all_reduce.C5",
    ),
    "all_reduce, a negative id": (
        ALL_REDUCE.but(replica_groups="dense<[[0, 1], [-2, 2]]> : tensor<2x2xi64>"),
        "all_reduce.C7",
    ),
    "all_reduce, global ids of nobody": (
        ALL_REDUCE.but(
            replica_groups="dense<> : tensor<0x0xi64>",
            channel_handle=CHANNEL.format(1),
            use_global_device_ids="unit",
        ),
        "all_reduce.C8",
    ),
    "sinh of nothing": (SINH.but("() -> tensor<2x3xf32>"), "chlo.sinh.T1"),
    "sinh of integers": (SINH.but("(tensor<2x3xi32>) -> tensor<2x3xi32>"), "chlo.sinh.T2 chlo.sinh.T7"),
    "sinh to another type": (SINH.but("(tensor<2x3xf32>) -> tensor<2x3xf64>"), "chlo.sinh.T3"),
    "sinh of another size": (SINH.but("(tensor<2x3xf32>) -> tensor<3x2xf32>"), "chlo.sinh.C1"),
    "sinh of another rank": (SINH.but("(tensor<2x3xf32>) -> tensor<6xf32>"), "chlo.sinh.C1"),
}
