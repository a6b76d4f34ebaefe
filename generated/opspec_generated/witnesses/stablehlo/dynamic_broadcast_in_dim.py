"""Programs that break a rule of stablehlo.dynamic_broadcast_in_dim, and programs that keep them
all.
"""

# Generated from spec/ops/stablehlo/dynamic_broadcast_in_dim.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<3xf32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.dynamic_broadcast_in_dim"() <{broadcast_dimensions = array<i64>}> : () -> tensor<3xf32>
  "func.return"(%result) : (tensor<3xf32>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (tensor<f32>, memref<f32>) -> (tensor<3xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>, %output_dimensions: memref<f32>):
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, memref<f32>) -> tensor<3xf32>
  "func.return"(%result) : (tensor<3xf32>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<3xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[3]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<1xi32>) -> tensor<3xi1>
  "func.return"(%result) : (tensor<3xi1>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<3xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[3]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) : (tensor<f32>, tensor<1xi32>) -> tensor<3xf32>
  "func.return"(%result) : (tensor<3xf32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<3xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[3]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = "?"}> : (tensor<f32>, tensor<1xi32>) -> tensor<3xf32>
  "func.return"(%result) : (tensor<3xf32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<f32>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[3]> : tensor<1xi32>}> : () -> tensor<1xi32>
  "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<1xi32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<f32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[3]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<1xi32>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<3xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[3]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64>}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<f32>, tensor<1xi32>) -> tensor<3xf32>
  "func.return"(%result) : (tensor<3xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: len(broadcast_dimensions) == rank(operand)
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<1xf32>) -> (tensor<3xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1xf32>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[3]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64>}> : (tensor<1xf32>, tensor<1xi32>) -> tensor<3xf32>
  "func.return"(%result) : (tensor<3xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: len(broadcast_dimensions) == rank(operand)
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<3xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[3]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64: 0>}> : (tensor<f32>, tensor<1xi32>) -> tensor<3xf32>
  "func.return"(%result) : (tensor<3xf32>) -> ()
}) : () -> ()
""",
    ),
    # C2: 0 <= broadcast_dimensions < rank(result)
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<1xf32>) -> (tensor<3xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1xf32>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[3]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xf32>, tensor<1xi32>) -> tensor<3xf32>
  "func.return"(%result) : (tensor<3xf32>) -> ()
}) : () -> ()
""",
    ),
    # C2: 0 <= broadcast_dimensions < rank(result)
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<1x3xi8>) -> (tensor<2x3xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x3xi8>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[2, 3]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64: -1, 1>}> : (tensor<1x3xi8>, tensor<2xi64>) -> tensor<2x3xi8>
  "func.return"(%result) : (tensor<2x3xi8>) -> ()
}) : () -> ()
""",
    ),
    # C3: is_unique(broadcast_dimensions)
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<1x1xi8>) -> (tensor<2x3xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x1xi8>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[2, 3]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64: 0, 0>}> : (tensor<1x1xi8>, tensor<2xi64>) -> tensor<2x3xi8>
  "func.return"(%result) : (tensor<2x3xi8>) -> ()
}) : () -> ()
""",
    ),
    # C4: all(n == 1 or n == shape(result)[d] for n, d in zip(shape(operand), broadcast_dimensions))
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<3xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[3]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>, tensor<1xi32>) -> tensor<3xf32>
  "func.return"(%result) : (tensor<3xf32>) -> ()
}) : () -> ()
""",
    ),
    # C4: all(n == 1 or n == shape(result)[d] for n, d in zip(shape(operand), broadcast_dimensions))
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<1x3xi8>) -> (tensor<2x3xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x3xi8>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[2, 3]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<1x3xi8>, tensor<2xi64>) -> tensor<2x3xi8>
  "func.return"(%result) : (tensor<2x3xi8>) -> ()
}) : () -> ()
""",
    ),
    # C4: all(n == 1 or n == shape(result)[d] for n, d in zip(shape(operand), broadcast_dimensions))
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<0x3xi8>) -> (tensor<2x3xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<0x3xi8>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[2, 3]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<0x3xi8>, tensor<2xi64>) -> tensor<2x3xi8>
  "func.return"(%result) : (tensor<2x3xi8>) -> ()
}) : () -> ()
""",
    ),
    # C5: len(sizes) == rank(result)
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[3]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<1xi32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C5: len(sizes) == rank(result)
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<3xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<> : tensor<0xi32>}> : () -> tensor<0xi32>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<0xi32>) -> tensor<3xf32>
  "func.return"(%result) : (tensor<3xf32>) -> ()
}) : () -> ()
""",
    ),
    # C6: is_unique(cat(known_expanding_dimensions, known_nonexpanding_dimensions))
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<1x3xi32>) -> (tensor<2x3x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x3xi32>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[2, 3, 2]> : tensor<3xi64>}> : () -> tensor<3xi64>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64: 2, 1>, known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<1x3xi32>, tensor<3xi64>) -> tensor<2x3x2xi32>
  "func.return"(%result) : (tensor<2x3x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C7: 0 <= known_expanding_dimensions < rank(operand)
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<3xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[3]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64: 0>}> : (tensor<f32>, tensor<1xi32>) -> tensor<3xf32>
  "func.return"(%result) : (tensor<3xf32>) -> ()
}) : () -> ()
""",
    ),
    # C7: 0 <= known_expanding_dimensions < rank(operand)
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<1x3xi32>) -> (tensor<2x3x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x3xi32>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[2, 3, 2]> : tensor<3xi64>}> : () -> tensor<3xi64>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64: 2, 1>, known_expanding_dimensions = array<i64: -1>, known_nonexpanding_dimensions = array<i64: 1>}> : (tensor<1x3xi32>, tensor<3xi64>) -> tensor<2x3x2xi32>
  "func.return"(%result) : (tensor<2x3x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C8: 0 <= known_nonexpanding_dimensions < rank(operand)
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<3xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[3]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<f32>, tensor<1xi32>) -> tensor<3xf32>
  "func.return"(%result) : (tensor<3xf32>) -> ()
}) : () -> ()
""",
    ),
    # C8: 0 <= known_nonexpanding_dimensions < rank(operand)
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<1x3xi32>) -> (tensor<2x3x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x3xi32>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[2, 3, 2]> : tensor<3xi64>}> : () -> tensor<3xi64>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64: 2, 1>, known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: -1>}> : (tensor<1x3xi32>, tensor<3xi64>) -> tensor<2x3x2xi32>
  "func.return"(%result) : (tensor<2x3x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C9: 0 <= sizes
    (
        "C9",
        """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<3xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[-1]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<1xi32>) -> tensor<3xf32>
  "func.return"(%result) : (tensor<3xf32>) -> ()
}) : () -> ()
""",
    ),
    # C10: shape(result) == sizes
    (
        "C10",
        """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<3xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[0]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<1xi32>) -> tensor<3xf32>
  "func.return"(%result) : (tensor<3xf32>) -> ()
}) : () -> ()
""",
    ),
    # C10: shape(result) == sizes
    (
        "C10",
        """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[3]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<1xi32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C11: all(n == 1 or n == sizes[d] for n, d in zip(shape(operand), broadcast_dimensions))
    (
        "C11",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<?xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[3]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>, tensor<1xi32>) -> tensor<?xf32>
  "func.return"(%result) : (tensor<?xf32>) -> ()
}) : () -> ()
""",
    ),
    # C11: all(n == 1 or n == sizes[d] for n, d in zip(shape(operand), broadcast_dimensions))
    (
        "C11",
        """
"func.func"() <{function_type = (tensor<1x4xi8>) -> (tensor<?x?xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x4xi8>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[2, 3]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi8>, tensor<2xi64>) -> tensor<?x?xi8>
  "func.return"(%result) : (tensor<?x?xi8>) -> ()
}) : () -> ()
""",
    ),
    # C11: all(n == 1 or n == sizes[d] for n, d in zip(shape(operand), broadcast_dimensions))
    (
        "C11",
        """
"func.func"() <{function_type = (tensor<0x3xi8>) -> (tensor<?x?xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<0x3xi8>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[2, 3]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<0x3xi8>, tensor<2xi64>) -> tensor<?x?xi8>
  "func.return"(%result) : (tensor<?x?xi8>) -> ()
}) : () -> ()
""",
    ),
    # C12: new_axis < 0 or new_axis == broadcast_dimensions[axis]
    (
        "C12",
        """
"func.func"() <{function_type = (tensor<1x3x!quant.uniform<i8:f32:0, {0.5}>>) -> (tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.5, 0.5}>>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x3x!quant.uniform<i8:f32:0, {0.5}>>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[2, 3]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3x!quant.uniform<i8:f32:0, {0.5}>>, tensor<2xi64>) -> tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.5, 0.5}>>
  "func.return"(%result) : (tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.5, 0.5}>>) -> ()
}) : () -> ()
""",
    ),
    # C12: new_axis < 0 or new_axis == broadcast_dimensions[axis]
    (
        "C12",
        """
"func.func"() <{function_type = (tensor<1x3x!quant.uniform<i8:f32:0, {0.5}>>) -> (tensor<2x3x2x!quant.uniform<i8:f32:0, {0.5, 0.5}>>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x3x!quant.uniform<i8:f32:0, {0.5}>>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[2, 3, 2]> : tensor<3xi64>}> : () -> tensor<3xi64>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64: 2, 1>, known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 1>}> : (tensor<1x3x!quant.uniform<i8:f32:0, {0.5}>>, tensor<3xi64>) -> tensor<2x3x2x!quant.uniform<i8:f32:0, {0.5, 0.5}>>
  "func.return"(%result) : (tensor<2x3x2x!quant.uniform<i8:f32:0, {0.5, 0.5}>>) -> ()
}) : () -> ()
""",
    ),
    # C13: new_axis < 0 or not shape(operand)[axis] == 1 or all(same_scale(etype(result), i, etype(operand), 0) for i in range(scales(etype(result))))
    (
        "C13",
        """
"func.func"() <{function_type = (tensor<1x3x!quant.uniform<i8:f32:0, {0.5}>>) -> (tensor<2x3x!quant.uniform<i8:f32:0, {0.25, 0.5}>>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x3x!quant.uniform<i8:f32:0, {0.5}>>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[2, 3]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3x!quant.uniform<i8:f32:0, {0.5}>>, tensor<2xi64>) -> tensor<2x3x!quant.uniform<i8:f32:0, {0.25, 0.5}>>
  "func.return"(%result) : (tensor<2x3x!quant.uniform<i8:f32:0, {0.25, 0.5}>>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<3xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[3]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<1xi32>) -> tensor<3xf32>
  "func.return"(%result) : (tensor<3xf32>) -> ()
}) : () -> ()
""",
    # C9: <= with equal sides
    """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<0xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[0]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<1xi32>) -> tensor<0xf32>
  "func.return"(%result) : (tensor<0xf32>) -> ()
}) : () -> ()
""",
    # C2: <= with equal sides
    """
"func.func"() <{function_type = (tensor<1x3xi8>) -> (tensor<2x3xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x3xi8>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[2, 3]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi8>, tensor<2xi64>) -> tensor<2x3xi8>
  "func.return"(%result) : (tensor<2x3xi8>) -> ()
}) : () -> ()
""",
    # C7: < with sides one apart
    """
"func.func"() <{function_type = (tensor<1xi8>) -> (tensor<2x3xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<1xi8>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[2, 3]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64: 0>}> : (tensor<1xi8>, tensor<2xi64>) -> tensor<2x3xi8>
  "func.return"(%result) : (tensor<2x3xi8>) -> ()
}) : () -> ()
""",
    # C8: <= with equal sides
    """
"func.func"() <{function_type = (tensor<1x3xi8>) -> (tensor<2x3xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x3xi8>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[2, 3]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64: 0, 1>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<1x3xi8>, tensor<2xi64>) -> tensor<2x3xi8>
  "func.return"(%result) : (tensor<2x3xi8>) -> ()
}) : () -> ()
""",
    # C2: < with sides one apart
    # C7: <= with equal sides
    # C8: < with sides one apart
    # C12: < with sides one apart
    # C13: < with sides one apart
    """
"func.func"() <{function_type = (tensor<1x3xi32>) -> (tensor<2x3x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x3xi32>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[2, 3, 2]> : tensor<3xi64>}> : () -> tensor<3xi64>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64: 2, 1>, known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 1>}> : (tensor<1x3xi32>, tensor<3xi64>) -> tensor<2x3x2xi32>
  "func.return"(%result) : (tensor<2x3x2xi32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<1x3x!quant.uniform<i8:f32:0, {0.5}>>) -> (tensor<2x3x2x!quant.uniform<i8:f32:2, {0.5, 0.5}>>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x3x!quant.uniform<i8:f32:0, {0.5}>>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[2, 3, 2]> : tensor<3xi64>}> : () -> tensor<3xi64>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64: 2, 1>, known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 1>}> : (tensor<1x3x!quant.uniform<i8:f32:0, {0.5}>>, tensor<3xi64>) -> tensor<2x3x2x!quant.uniform<i8:f32:2, {0.5, 0.5}>>
  "func.return"(%result) : (tensor<2x3x2x!quant.uniform<i8:f32:2, {0.5, 0.5}>>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<1x3x!quant.uniform<i8:f32:1, {0.5, 0.25, 0.125}>>) -> (tensor<2x3x2x!quant.uniform<i8:f32:1, {0.5, 0.25, 0.125}>>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x3x!quant.uniform<i8:f32:1, {0.5, 0.25, 0.125}>>):
  %output_dimensions = "stablehlo.constant"() <{value = dense<[2, 3, 2]> : tensor<3xi64>}> : () -> tensor<3xi64>
  %result = "stablehlo.dynamic_broadcast_in_dim"(%operand, %output_dimensions) <{broadcast_dimensions = array<i64: 2, 1>, known_expanding_dimensions = array<i64: 0>, known_nonexpanding_dimensions = array<i64: 1>}> : (tensor<1x3x!quant.uniform<i8:f32:1, {0.5, 0.25, 0.125}>>, tensor<3xi64>) -> tensor<2x3x2x!quant.uniform<i8:f32:1, {0.5, 0.25, 0.125}>>
  "func.return"(%result) : (tensor<2x3x2x!quant.uniform<i8:f32:1, {0.5, 0.25, 0.125}>>) -> ()
}) : () -> ()
""",
]
