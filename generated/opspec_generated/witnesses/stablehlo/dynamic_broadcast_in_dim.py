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
    # C1: `broadcast_dimensions` has an entry for each dimension of `operand`
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
    # C1: `broadcast_dimensions` has an entry for each dimension of `operand`
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
    # C2: each entry of `broadcast_dimensions` is a dimension of `result`
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
    # C2: each entry of `broadcast_dimensions` is a dimension of `result`
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
    # C3: no two dimensions become the same one, else an element would have two places along it
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
    # C4: a dimension keeps its size, or has size 1 and is repeated
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
    # C4: a dimension keeps its size, or has size 1 and is repeated
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
    # C4: a dimension keeps its size, or has size 1 and is repeated
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
    # C5: `output_dimensions` has a size for each dimension of `result`
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
    # C5: `output_dimensions` has a size for each dimension of `result`
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
    # C6: no dimension is known to be both, nor named twice
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
    # C7: each dimension known to be repeated is one of `operand`
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
    # C7: each dimension known to be repeated is one of `operand`
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
    # C8: each dimension known to keep its size is one of `operand`
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
    # C8: each dimension known to keep its size is one of `operand`
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
    # C9: no size is negative
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
    # C10: `result` has the sizes that the operand gives
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
    # C10: `result` has the sizes that the operand gives
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
    # C11: a dimension keeps its size, or has size 1, by the sizes that the operand gives too
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
    # C11: a dimension keeps its size, or has size 1, by the sizes that the operand gives too
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
    # C11: a dimension keeps its size, or has size 1, by the sizes that the operand gives too
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
    # C12: slices with a scale each go where `broadcast_dimensions` takes their dimension
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
    # C12: slices with a scale each go where `broadcast_dimensions` takes their dimension
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
    # C13: a slice that is repeated keeps its scale and zero point
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
