"""Programs that break a rule of stablehlo.dot_general, and programs that keep them all."""

# Generated from spec/ops/stablehlo/dot_general.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<i8>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.dot_general"() <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : () -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>, tensor<2xi8>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%lhs: memref<f32>, %rhs: tensor<2xi8>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (memref<f32>, tensor<2xi8>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<2xi8>, tensor<2xi8>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi8>, %rhs: tensor<2xi8>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) : (tensor<2xi8>, tensor<2xi8>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<2xi8>, tensor<2xi8>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi8>, %rhs: tensor<2xi8>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = "?"}> : (tensor<2xi8>, tensor<2xi8>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<2xi8>, tensor<2xi8>) -> (), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi8>, %rhs: tensor<2xi8>):
  "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<2xi8>, tensor<2xi8>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<2xi8>, tensor<2xi8>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi8>, %rhs: tensor<2xi8>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<2xi8>, tensor<2xi8>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<2xi8>, tensor<2xi8>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi8>, %rhs: tensor<2xi8>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<2xi8>, tensor<2xi8>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # C1: as many dimensions of `lhs` as of `rhs` are batching, since they go in pairs
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2x1xi8>, tensor<2xi8>) -> (tensor<1xi8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x1xi8>, %rhs: tensor<2xi8>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<2x1xi8>, tensor<2xi8>) -> tensor<1xi8>
  "func.return"(%result) : (tensor<1xi8>) -> ()
}) : () -> ()
""",
    ),
    # C1: as many dimensions of `lhs` as of `rhs` are batching, since they go in pairs
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2x2xi32>, tensor<2x2xi32>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x2xi32>, %rhs: tensor<2x2xi32>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<rhs_batching_dimensions = [1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: as many dimensions of `lhs` as of `rhs` are contracted, since they go in pairs
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi8>, %rhs: tensor<2xi8>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<rhs_contracting_dimensions = [0]>}> : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # C2: as many dimensions of `lhs` as of `rhs` are contracted, since they go in pairs
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi8>, %rhs: tensor<2xi8>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0]>}> : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # C3: no dimension of `lhs` is named twice: it is batching, contracted or free
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2x2xi8>, tensor<2x2xi8>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x2xi8>, %rhs: tensor<2x2xi8>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 0], rhs_contracting_dimensions = [0, 1]>}> : (tensor<2x2xi8>, tensor<2x2xi8>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # C4: no dimension of `rhs` is named twice: it is batching, contracted or free
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<2x2xi8>, tensor<2x2xi8>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x2xi8>, %rhs: tensor<2x2xi8>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 0]>}> : (tensor<2x2xi8>, tensor<2x2xi8>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # C5: each of `lhs_batching_dimensions` is a dimension that `lhs` has
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<3xi32>, tensor<2x3xi32>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xi32>, %rhs: tensor<2x3xi32>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3xi32>, tensor<2x3xi32>) -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C5: each of `lhs_batching_dimensions` is a dimension that `lhs` has
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<3x2xi32>, tensor<2x3xi32>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3x2xi32>, %rhs: tensor<2x3xi32>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [-1], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x2xi32>, tensor<2x3xi32>) -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C6: each of `lhs_contracting_dimensions` is a dimension that `lhs` has
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<i8>, tensor<2xi8>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<i8>, %rhs: tensor<2xi8>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<i8>, tensor<2xi8>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # C6: each of `lhs_contracting_dimensions` is a dimension that `lhs` has
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<2xi8>, tensor<2xi8>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi8>, %rhs: tensor<2xi8>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [-1], rhs_contracting_dimensions = [0]>}> : (tensor<2xi8>, tensor<2xi8>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # C7: each of `rhs_batching_dimensions` is a dimension that `rhs` has
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<3x2xi32>, tensor<2x3xi32>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3x2xi32>, %rhs: tensor<2x3xi32>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x2xi32>, tensor<2x3xi32>) -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C7: each of `rhs_batching_dimensions` is a dimension that `rhs` has
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<3x2xi32>, tensor<2x3xi32>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3x2xi32>, %rhs: tensor<2x3xi32>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [-1], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x2xi32>, tensor<2x3xi32>) -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C8: each of `rhs_contracting_dimensions` is a dimension that `rhs` has
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<2xi8>, tensor<i8>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi8>, %rhs: tensor<i8>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<2xi8>, tensor<i8>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # C8: each of `rhs_contracting_dimensions` is a dimension that `rhs` has
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<1x2xf32>, tensor<2x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>) -> (tensor<1x2xf32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x2xf32>, %rhs: tensor<2x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [-1]>}> : (tensor<1x2xf32>, tensor<2x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>) -> tensor<1x2xf32>
  "func.return"(%result) : (tensor<1x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C9: partners that are batching have one size, else some products would lack a factor
    (
        "C9",
        """
"func.func"() <{function_type = (tensor<3x1xi32>, tensor<2x3xi32>) -> (tensor<1xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3x1xi32>, %rhs: tensor<2x3xi32>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x1xi32>, tensor<2x3xi32>) -> tensor<1xi32>
  "func.return"(%result) : (tensor<1xi32>) -> ()
}) : () -> ()
""",
    ),
    # C9: partners that are batching have one size, else some products would lack a factor
    (
        "C9",
        """
"func.func"() <{function_type = (tensor<3x3xi32>, tensor<2x3xi32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3x3xi32>, %rhs: tensor<2x3xi32>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x3xi32>, tensor<2x3xi32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C10: partners that are contracted have one size, else some terms would lack a factor
    (
        "C10",
        """
"func.func"() <{function_type = (tensor<1xi8>, tensor<2xi8>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1xi8>, %rhs: tensor<2xi8>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<1xi8>, tensor<2xi8>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # C10: partners that are contracted have one size, else some terms would lack a factor
    (
        "C10",
        """
"func.func"() <{function_type = (tensor<3xi8>, tensor<2xi8>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xi8>, %rhs: tensor<2xi8>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<3xi8>, tensor<2xi8>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # C11: `precision_config` is empty, or has an entry for each of the two operands
    (
        "C11",
        """
"func.func"() <{function_type = (tensor<i8>, tensor<i8>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<i8>, %rhs: tensor<i8>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>]}> : (tensor<i8>, tensor<i8>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # C11: `precision_config` is empty, or has an entry for each of the two operands
    (
        "C11",
        """
"func.func"() <{function_type = (tensor<2xi8>, tensor<2xi8>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi8>, %rhs: tensor<2xi8>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2xi8>, tensor<2xi8>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # C12: `result` has the batching dimensions, the free ones of `lhs` and those of `rhs`, in this order
    (
        "C12",
        """
"func.func"() <{function_type = (tensor<i8>, tensor<i8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<i8>, %rhs: tensor<i8>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<i8>, tensor<i8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # C12: `result` has the batching dimensions, the free ones of `lhs` and those of `rhs`, in this order
    (
        "C12",
        """
"func.func"() <{function_type = (tensor<1x2xi1>, tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x2xi1>, %rhs: tensor<2xi1>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x2xi1>, tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C12: `result` has the batching dimensions, the free ones of `lhs` and those of `rhs`, in this order
    (
        "C12",
        """
"func.func"() <{function_type = (tensor<3x2xi1>, tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3x2xi1>, %rhs: tensor<2xi1>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x2xi1>, tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C14: `lhs` and `result` are both quantized or both not, and with a quantized `lhs` so is `rhs`
    (
        "C14",
        """
"func.func"() <{function_type = (tensor<!quant.uniform<i8:f16, 0.5>>, tensor<i8>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<!quant.uniform<i8:f16, 0.5>>, %rhs: tensor<i8>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<!quant.uniform<i8:f16, 0.5>>, tensor<i8>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # C14: `lhs` and `result` are both quantized or both not, and with a quantized `lhs` so is `rhs`
    (
        "C14",
        """
"func.func"() <{function_type = (tensor<2x2xi32>, tensor<2x2xi32>) -> (tensor<2x2x!quant.uniform<i8:f32, 0.5>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x2xi32>, %rhs: tensor<2x2xi32>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5>>
  "func.return"(%result) : (tensor<2x2x!quant.uniform<i8:f32, 0.5>>) -> ()
}) : () -> ()
""",
    ),
    # C14: `lhs` and `result` are both quantized or both not, and with a quantized `lhs` so is `rhs`
    (
        "C14",
        """
"func.func"() <{function_type = (tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<2xi8>) -> (tensor<!quant.uniform<i8:f32, 0.5>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x!quant.uniform<i8:f32, 0.5>>, %rhs: tensor<2xi8>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<2xi8>) -> tensor<!quant.uniform<i8:f32, 0.5>>
  "func.return"(%result) : (tensor<!quant.uniform<i8:f32, 0.5>>) -> ()
}) : () -> ()
""",
    ),
    # C13: factors have one type, are both floats, or `rhs` is quantized; all else gives a float and is not complex
    (
        "C13",
        """
"func.func"() <{function_type = (tensor<i1>, tensor<i8>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<i1>, %rhs: tensor<i8>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<i1>, tensor<i8>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # C13: factors have one type, are both floats, or `rhs` is quantized; all else gives a float and is not complex
    (
        "C13",
        """
"func.func"() <{function_type = (tensor<2xf32>, tensor<2xi8>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf32>, %rhs: tensor<2xi8>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<2xf32>, tensor<2xi8>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # C13: factors have one type, are both floats, or `rhs` is quantized; all else gives a float and is not complex
    (
        "C13",
        """
"func.func"() <{function_type = (tensor<2xi8>, tensor<2xf32>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi8>, %rhs: tensor<2xf32>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<2xi8>, tensor<2xf32>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # C13: factors have one type, are both floats, or `rhs` is quantized; all else gives a float and is not complex
    (
        "C13",
        """
"func.func"() <{function_type = (tensor<2xcomplex<f32>>, tensor<2xi32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xcomplex<f32>>, %rhs: tensor<2xi32>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<2xcomplex<f32>>, tensor<2xi32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C13: factors have one type, are both floats, or `rhs` is quantized; all else gives a float and is not complex
    (
        "C13",
        """
"func.func"() <{function_type = (tensor<2xf32>, tensor<2xcomplex<f32>>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf32>, %rhs: tensor<2xcomplex<f32>>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<2xf32>, tensor<2xcomplex<f32>>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C15: zero points of `rhs` are 0, so that products of stored integers need no correction for them
    (
        "C15",
        """
"func.func"() <{function_type = (tensor<f32>, tensor<!quant.uniform<i8:f32, 0.25:1>>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<f32>, %rhs: tensor<!quant.uniform<i8:f32, 0.25:1>>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<f32>, tensor<!quant.uniform<i8:f32, 0.25:1>>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C15: zero points of `rhs` are 0, so that products of stored integers need no correction for them
    (
        "C15",
        """
"func.func"() <{function_type = (tensor<2x!quant.uniform<i8:f32, 0.5:-1>>, tensor<2x!quant.uniform<i8:f32, 0.5:-1>>) -> (tensor<!quant.uniform<i8:f32, 0.5:-1>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x!quant.uniform<i8:f32, 0.5:-1>>, %rhs: tensor<2x!quant.uniform<i8:f32, 0.5:-1>>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<2x!quant.uniform<i8:f32, 0.5:-1>>, tensor<2x!quant.uniform<i8:f32, 0.5:-1>>) -> tensor<!quant.uniform<i8:f32, 0.5:-1>>
  "func.return"(%result) : (tensor<!quant.uniform<i8:f32, 0.5:-1>>) -> ()
}) : () -> ()
""",
    ),
    # C16: slices of `rhs` that have a scale each are not summed over, so that no sum mixes scales
    (
        "C16",
        """
"func.func"() <{function_type = (tensor<2xf32>, tensor<2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf32>, %rhs: tensor<2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<2xf32>, tensor<2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C17: `lhs` and `rhs` are stored as one type, else stored integers could not be multiplied
    (
        "C17",
        """
"func.func"() <{function_type = (tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<2x!quant.uniform<u8:f32, 0.5>>) -> (tensor<!quant.uniform<i8:f32, 0.5>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x!quant.uniform<i8:f32, 0.5>>, %rhs: tensor<2x!quant.uniform<u8:f32, 0.5>>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<2x!quant.uniform<u8:f32, 0.5>>) -> tensor<!quant.uniform<i8:f32, 0.5>>
  "func.return"(%result) : (tensor<!quant.uniform<i8:f32, 0.5>>) -> ()
}) : () -> ()
""",
    ),
    # C18: `lhs`, `rhs` and `result` stand for numbers of one type
    (
        "C18",
        """
"func.func"() <{function_type = (tensor<2x!quant.uniform<i8:f16, 0.5>>, tensor<2x!quant.uniform<i8:f32, 0.5>>) -> (tensor<!quant.uniform<i8:f32, 0.5>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x!quant.uniform<i8:f16, 0.5>>, %rhs: tensor<2x!quant.uniform<i8:f32, 0.5>>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<2x!quant.uniform<i8:f16, 0.5>>, tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<!quant.uniform<i8:f32, 0.5>>
  "func.return"(%result) : (tensor<!quant.uniform<i8:f32, 0.5>>) -> ()
}) : () -> ()
""",
    ),
    # C18: `lhs`, `rhs` and `result` stand for numbers of one type
    (
        "C18",
        """
"func.func"() <{function_type = (tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<2x!quant.uniform<i8:f32, 0.5>>) -> (tensor<!quant.uniform<i8:f16, 0.5>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x!quant.uniform<i8:f32, 0.5>>, %rhs: tensor<2x!quant.uniform<i8:f32, 0.5>>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<!quant.uniform<i8:f16, 0.5>>
  "func.return"(%result) : (tensor<!quant.uniform<i8:f16, 0.5>>) -> ()
}) : () -> ()
""",
    ),
    # C19: without a scale for each slice of `rhs` the result has one scale too
    (
        "C19",
        """
"func.func"() <{function_type = (tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<2x!quant.uniform<i8:f32, 0.5>>) -> (tensor<2x2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x!quant.uniform<i8:f32, 0.5>>, %rhs: tensor<2x!quant.uniform<i8:f32, 0.5>>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  "func.return"(%result) : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> ()
}) : () -> ()
""",
    ),
    # C20: a float `lhs` with a quantized `rhs` has the type that this stands for, and so has `result`
    (
        "C20",
        """
"func.func"() <{function_type = (tensor<i8>, tensor<!quant.uniform<i8:f16, 0.5>>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<i8>, %rhs: tensor<!quant.uniform<i8:f16, 0.5>>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<i8>, tensor<!quant.uniform<i8:f16, 0.5>>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # C20: a float `lhs` with a quantized `rhs` has the type that this stands for, and so has `result`
    (
        "C20",
        """
"func.func"() <{function_type = (tensor<2xf32>, tensor<2x!quant.uniform<i8:f32, 0.5>>) -> (tensor<i1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf32>, %rhs: tensor<2x!quant.uniform<i8:f32, 0.5>>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<2xf32>, tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<i1>
  "func.return"(%result) : (tensor<i1>) -> ()
}) : () -> ()
""",
    ),
    # C21: an algorithm goes with the precision DEFAULT
    (
        "C21",
        """
"func.func"() <{function_type = (tensor<2xf32>, tensor<2xf32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf32>, %rhs: tensor<2xf32>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>], algorithm = #stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C22: elements of `lhs` have at least one part
    (
        "C22",
        """
"func.func"() <{function_type = (tensor<2xf32>, tensor<2xf32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf32>, %rhs: tensor<2xf32>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], algorithm = #stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 0, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C23: elements of `rhs` have at least one part
    (
        "C23",
        """
"func.func"() <{function_type = (tensor<2xf32>, tensor<2xf32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf32>, %rhs: tensor<2xf32>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], algorithm = #stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 0, num_primitive_operations = 1, allow_imprecise_accumulation = false>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C24: a product takes at least one product of parts
    (
        "C24",
        """
"func.func"() <{function_type = (tensor<2xf32>, tensor<2xf32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf32>, %rhs: tensor<2xf32>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], algorithm = #stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 0, allow_imprecise_accumulation = false>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<2xi8>, tensor<2xi8>) -> (tensor<i32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi8>, %rhs: tensor<2xi8>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<2xi8>, tensor<2xi8>) -> tensor<i32>
  "func.return"(%result) : (tensor<i32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2xf32>, tensor<2xbf16>) -> (tensor<i1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf32>, %rhs: tensor<2xbf16>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<2xf32>, tensor<2xbf16>) -> tensor<i1>
  "func.return"(%result) : (tensor<i1>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2xf32>, tensor<2xi32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf32>, %rhs: tensor<2xi32>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<2xf32>, tensor<2xi32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    # C6: < with sides one apart
    # C8: <= with equal sides
    # C22: < with sides one apart
    # C23: < with sides one apart
    # C24: < with sides one apart
    """
"func.func"() <{function_type = (tensor<2x2xi32>, tensor<2x2xi32>) -> (tensor<2x2xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x2xi32>, %rhs: tensor<2x2xi32>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
  "func.return"(%result) : (tensor<2x2xi32>) -> ()
}) : () -> ()
""",
    # C5: < with sides one apart
    # C6: <= with equal sides
    # C7: <= with equal sides
    # C8: < with sides one apart
    """
"func.func"() <{function_type = (tensor<3x2xi32>, tensor<2x3xi32>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3x2xi32>, %rhs: tensor<2x3xi32>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>}> : (tensor<3x2xi32>, tensor<2x3xi32>) -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    # C5: <= with equal sides
    # C7: < with sides one apart
    """
"func.func"() <{function_type = (tensor<3x2x2xf32>, tensor<2x3xf32>) -> (tensor<3x2xf32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3x2x2xf32>, %rhs: tensor<2x3xf32>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>]}> : (tensor<3x2x2xf32>, tensor<2x3xf32>) -> tensor<3x2xf32>
  "func.return"(%result) : (tensor<3x2xf32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<3x2x2xf32>, tensor<2x3x!quant.uniform<i8:f32, 0.5>>) -> (tensor<3x2xf32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3x2x2xf32>, %rhs: tensor<2x3x!quant.uniform<i8:f32, 0.5>>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>]}> : (tensor<3x2x2xf32>, tensor<2x3x!quant.uniform<i8:f32, 0.5>>) -> tensor<3x2xf32>
  "func.return"(%result) : (tensor<3x2xf32>) -> ()
}) : () -> ()
""",
    # C19: < with sides one apart
    """
"func.func"() <{function_type = (tensor<2x2x!quant.uniform<i8:f32, 0.5>>, tensor<2x2x!quant.uniform<i8:f32, 0.5>>) -> (tensor<2x2x!quant.uniform<i8:f32, 0.5>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x2x!quant.uniform<i8:f32, 0.5>>, %rhs: tensor<2x2x!quant.uniform<i8:f32, 0.5>>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x2x!quant.uniform<i8:f32, 0.5>>, tensor<2x2x!quant.uniform<i8:f32, 0.5>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5>>
  "func.return"(%result) : (tensor<2x2x!quant.uniform<i8:f32, 0.5>>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2x2x!quant.uniform<i8:f32, 0.5>>, tensor<2x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>) -> (tensor<2x2x!quant.uniform<i8:f32, 0.5>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x2x!quant.uniform<i8:f32, 0.5>>, %rhs: tensor<2x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x2x!quant.uniform<i8:f32, 0.5>>, tensor<2x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5>>
  "func.return"(%result) : (tensor<2x2x!quant.uniform<i8:f32, 0.5>>) -> ()
}) : () -> ()
""",
    # C19: <= with equal sides
    """
"func.func"() <{function_type = (tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> (tensor<2x2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x!quant.uniform<i8:f32, 0.5>>, %rhs: tensor<2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<>}> : (tensor<2x!quant.uniform<i8:f32, 0.5>>, tensor<2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> tensor<2x2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  "func.return"(%result) : (tensor<2x2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<1x2x!quant.uniform<i8:f32, 0.5>>, tensor<2x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>) -> (tensor<1x2x!quant.uniform<i8:f32:1, {0.5, 1.0}>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x2x!quant.uniform<i8:f32, 0.5>>, %rhs: tensor<2x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x2x!quant.uniform<i8:f32, 0.5>>, tensor<2x2x!quant.uniform<i8:f32:1, {0.5, 0.25}>>) -> tensor<1x2x!quant.uniform<i8:f32:1, {0.5, 1.0}>>
  "func.return"(%result) : (tensor<1x2x!quant.uniform<i8:f32:1, {0.5, 1.0}>>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2xf32>, tensor<2xf32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf32>, %rhs: tensor<2xf32>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], algorithm = #stablehlo.dot_algorithm<lhs_precision_type = tf32, rhs_precision_type = tf32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
]
