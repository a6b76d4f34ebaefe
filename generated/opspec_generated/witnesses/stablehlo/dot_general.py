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
    # C1: len(lhs_batching_dimensions) == len(rhs_batching_dimensions)
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
    # C1: len(lhs_batching_dimensions) == len(rhs_batching_dimensions)
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
    # C2: len(lhs_contracting_dimensions) == len(rhs_contracting_dimensions)
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
    # C2: len(lhs_contracting_dimensions) == len(rhs_contracting_dimensions)
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
    # C3: is_unique(lhs_bound)
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
    # C4: is_unique(rhs_bound)
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
    # C5: 0 <= lhs_batching_dimensions < rank(lhs)
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
    # C5: 0 <= lhs_batching_dimensions < rank(lhs)
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
    # C6: 0 <= lhs_contracting_dimensions < rank(lhs)
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
    # C6: 0 <= lhs_contracting_dimensions < rank(lhs)
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
    # C7: 0 <= rhs_batching_dimensions < rank(rhs)
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
    # C7: 0 <= rhs_batching_dimensions < rank(rhs)
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
    # C8: 0 <= rhs_contracting_dimensions < rank(rhs)
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
    # C8: 0 <= rhs_contracting_dimensions < rank(rhs)
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
    # C9: take(shape(lhs), lhs_batching_dimensions) == take(shape(rhs), rhs_batching_dimensions)
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
    # C9: take(shape(lhs), lhs_batching_dimensions) == take(shape(rhs), rhs_batching_dimensions)
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
    # C10: take(shape(lhs), lhs_contracting_dimensions) == take(shape(rhs), rhs_contracting_dimensions)
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
    # C10: take(shape(lhs), lhs_contracting_dimensions) == take(shape(rhs), rhs_contracting_dimensions)
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
    # C11: len(precision_config) == 0 or len(precision_config) == 2
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
    # C11: len(precision_config) == 0 or len(precision_config) == 2
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
    # C12: shape(result) == cat(take(shape(lhs), lhs_batching_dimensions), take(shape(lhs), lhs_free), take(shape(rhs), rhs_free))
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
    # C12: shape(result) == cat(take(shape(lhs), lhs_batching_dimensions), take(shape(lhs), lhs_free), take(shape(rhs), rhs_free))
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
    # C12: shape(result) == cat(take(shape(lhs), lhs_batching_dimensions), take(shape(lhs), lhs_free), take(shape(rhs), rhs_free))
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
    # C14: is_quantized(L) == is_quantized(T) and (is_quantized(R) or not is_quantized(L))
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
    # C14: is_quantized(L) == is_quantized(T) and (is_quantized(R) or not is_quantized(L))
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
    # C14: is_quantized(L) == is_quantized(T) and (is_quantized(R) or not is_quantized(L))
    (
        "C14",
        """
"func.func"() <{function_type = (tensor<2x2x!quant.uniform<i8:f32, 0.5>>, tensor<2x2xi32>) -> (tensor<2x2x!quant.uniform<i8:f32, 0.5>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x2x!quant.uniform<i8:f32, 0.5>>, %rhs: tensor<2x2xi32>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<2x2x!quant.uniform<i8:f32, 0.5>>, tensor<2x2xi32>) -> tensor<2x2x!quant.uniform<i8:f32, 0.5>>
  "func.return"(%result) : (tensor<2x2x!quant.uniform<i8:f32, 0.5>>) -> ()
}) : () -> ()
""",
    ),
    # C13: of other types only what becomes a float
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
    # C13: of other types only what becomes a float
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
    # C13: of other types only what becomes a float
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
    # C13: of other types only what becomes a float
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
    # C13: of other types only what becomes a float
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
    # C15: zero_points(R) == 0
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
    # C15: zero_points(R) == 0
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
    # C16: quantization_axis(R) not in rhs_contracting_dimensions
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
    # C17: not is_quantized(L) or storage(L) == storage(R)
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
    # C18: not is_quantized(L) or (expressed(L) == expressed(R) and expressed(R) == expressed(T))
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
    # C18: not is_quantized(L) or (expressed(L) == expressed(R) and expressed(R) == expressed(T))
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
    # C19: not is_quantized(L) or 0 <= quantization_axis(R) or quantization_axis(T) < 0
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
    # C20: is_quantized(L) or not is_quantized(R) or (L == expressed(R) and L == T)
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
    # C20: is_quantized(L) or not is_quantized(R) or (L == expressed(R) and L == T)
    (
        "C20",
        """
"func.func"() <{function_type = (tensor<2xf32>, tensor<2x!quant.uniform<i8:f32, 0.5>>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf32>, %rhs: tensor<2x!quant.uniform<i8:f32, 0.5>>):
  %result = "stablehlo.dot_general"(%lhs, %rhs) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>}> : (tensor<2xf32>, tensor<2x!quant.uniform<i8:f32, 0.5>>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
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
    # C22: 0 < lhs_component_count
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
    # C23: 0 < rhs_component_count
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
    # C24: 0 < num_primitive_operations
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
