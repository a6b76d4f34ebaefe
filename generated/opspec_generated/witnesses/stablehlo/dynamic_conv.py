"""Programs that break a rule of stablehlo.dynamic_conv, and programs that keep them all."""

# Generated from spec/ops/stablehlo/dynamic_conv.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.dynamic_conv"() <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : () -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1xi1>, memref<f32>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1xi1>, %padding: memref<f32>):
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xi1>, tensor<2x1x1xi1>, memref<f32>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xi1>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = "?", feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xi1>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1xi1>) -> (), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xi1>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1xi1>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xi1>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<1x3x1xi1>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C1: input and kernel have as many dimensions
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xi1>, tensor<2x1x1x1xi1>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C2: `window_strides` has `N` entries
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{window_strides = array<i64>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xi1>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C2: `window_strides` has `N` entries
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<1x3x2xf32>, tensor<2x1x2xf32>) -> (tensor<1x2x2xf32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x2xf32>, %rhs: tensor<2x1x2xf32>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{window_strides = array<i64: 1, 1>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x2xf32>, tensor<2x1x2xf32>, tensor<1x2xi32>) -> tensor<1x2x2xf32>
  "func.return"(%result) : (tensor<1x2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C3: the window moves on, at least by one, else it would never reach the end
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{window_strides = array<i64: 0>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xi1>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C4: `padding` has a row for each spatial dimension, of two numbers
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0]]> : tensor<1x1xi64>}> : () -> tensor<1x1xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xi1>, tensor<2x1x1xi1>, tensor<1x1xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C4: `padding` has a row for each spatial dimension, of two numbers
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0], [1, 1]]> : tensor<2x2xi64>}> : () -> tensor<2x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xi1>, tensor<2x1x1xi1>, tensor<2x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C5: `lhs_dilation` has `N` entries
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{lhs_dilation = array<i64>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xi1>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C5: `lhs_dilation` has `N` entries
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<1x3x2xf32>, tensor<2x1x2xf32>) -> (tensor<1x2x2xf32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x2xf32>, %rhs: tensor<2x1x2xf32>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{window_strides = array<i64: 1>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x2xf32>, tensor<2x1x2xf32>, tensor<1x2xi32>) -> tensor<1x2x2xf32>
  "func.return"(%result) : (tensor<1x2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C6: elements of the input stand at least one apart, else two would share a place
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{lhs_dilation = array<i64: 0>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xi1>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C7: `rhs_dilation` has `N` entries
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{rhs_dilation = array<i64>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xi1>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C7: `rhs_dilation` has `N` entries
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<1x3x2xf32>, tensor<2x1x2xf32>) -> (tensor<1x2x2xf32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x2xf32>, %rhs: tensor<2x1x2xf32>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{window_strides = array<i64: 1>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x2xf32>, tensor<2x1x2xf32>, tensor<1x2xi32>) -> tensor<1x2x2xf32>
  "func.return"(%result) : (tensor<1x2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C8: elements of the window stand at least one apart, else two would share a place
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{rhs_dilation = array<i64: 0>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xi1>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C9: `window_reversal` has `N` entries
    (
        "C9",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{window_reversal = array<i1>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xi1>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C9: `window_reversal` has `N` entries
    (
        "C9",
        """
"func.func"() <{function_type = (tensor<1x3x2xf32>, tensor<2x1x2xf32>) -> (tensor<1x2x2xf32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x2xf32>, %rhs: tensor<2x1x2xf32>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{window_strides = array<i64: 1>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x2xf32>, tensor<2x1x2xf32>, tensor<1x2xi32>) -> tensor<1x2x2xf32>
  "func.return"(%result) : (tensor<1x2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C12: each dimension of the input but two is spatial
    (
        "C12",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 2, input_spatial_dimensions = [], kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [0], output_batch_dimension = 0, output_feature_dimension = 2, output_spatial_dimensions = [1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xi1>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C13: names of the input's dimensions are ones that it has, each named once, so that each has one role
    (
        "C13",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 2, input_spatial_dimensions = [0], kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [0], output_batch_dimension = 0, output_feature_dimension = 2, output_spatial_dimensions = [1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xi1>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C13: names of the input's dimensions are ones that it has, each named once, so that each has one role
    (
        "C13",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 3, input_feature_dimension = 2, input_spatial_dimensions = [1], kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [0], output_batch_dimension = 0, output_feature_dimension = 2, output_spatial_dimensions = [1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xi1>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C13: names of the input's dimensions are ones that it has, each named once, so that each has one role
    (
        "C13",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<raw input_batch_dimension = -1, input_feature_dimension = 2, input_spatial_dimensions = [1], kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [0], output_batch_dimension = 0, output_feature_dimension = 2, output_spatial_dimensions = [1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xi1>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C17: each dimension of the kernel but two is spatial
    (
        "C17",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 2, input_spatial_dimensions = [1], kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [], output_batch_dimension = 0, output_feature_dimension = 2, output_spatial_dimensions = [1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xi1>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C18: names of the kernel's dimensions are ones that it has, each named once, so that each has one role
    (
        "C18",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 2, input_spatial_dimensions = [1], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [0], output_batch_dimension = 0, output_feature_dimension = 2, output_spatial_dimensions = [1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xi1>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C18: names of the kernel's dimensions are ones that it has, each named once, so that each has one role
    (
        "C18",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 2, input_spatial_dimensions = [1], kernel_input_feature_dimension = 3, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [0], output_batch_dimension = 0, output_feature_dimension = 2, output_spatial_dimensions = [1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xi1>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C18: names of the kernel's dimensions are ones that it has, each named once, so that each has one role
    (
        "C18",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 2, input_spatial_dimensions = [1], kernel_input_feature_dimension = -1, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [0], output_batch_dimension = 0, output_feature_dimension = 2, output_spatial_dimensions = [1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xi1>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C19: each dimension of the output but two is spatial
    (
        "C19",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 2, input_spatial_dimensions = [1], kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [0], output_batch_dimension = 0, output_feature_dimension = 2, output_spatial_dimensions = []>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xi1>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C20: names of the output's dimensions are ones that it has, each named once, so that each has one role
    (
        "C20",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 2, input_spatial_dimensions = [1], kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [0], output_batch_dimension = 0, output_feature_dimension = 2, output_spatial_dimensions = [0]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xi1>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C20: names of the output's dimensions are ones that it has, each named once, so that each has one role
    (
        "C20",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 2, input_spatial_dimensions = [1], kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [0], output_batch_dimension = 3, output_feature_dimension = 2, output_spatial_dimensions = [1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xi1>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C20: names of the output's dimensions are ones that it has, each named once, so that each has one role
    (
        "C20",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 2, input_spatial_dimensions = [1], kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [0], output_batch_dimension = -1, output_feature_dimension = 2, output_spatial_dimensions = [1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xi1>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C21: there is at least one group of features
    (
        "C21",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 0 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xi1>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C11: features of the input can be cut into `feature_group_count` equal groups
    (
        "C11",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<1x1x2xi1>) -> (tensor<1x3x2xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<1x1x2xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xi1>, tensor<1x1x2xi1>, tensor<1x2xi64>) -> tensor<1x3x2xi1>
  "func.return"(%result) : (tensor<1x3x2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C14: the kernel has as many input features as a group of the input
    (
        "C14",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x2x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x2x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xi1>, tensor<2x2x1xi1>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C14: the kernel has as many input features as a group of the input
    (
        "C14",
        """
"func.func"() <{function_type = (tensor<1x3x2xi1>, tensor<2x1x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x2xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x2xi1>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C16: features of the output can be cut into `feature_group_count` equal groups
    (
        "C16",
        """
"func.func"() <{function_type = (tensor<1x3x2xi1>, tensor<2x1x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x2xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x2xi1>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C22: there is at least one group of examples
    (
        "C22",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 0 : i64}> : (tensor<1x3x1xi1>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C10: examples can be cut into `batch_group_count` equal groups
    (
        "C10",
        """
"func.func"() <{function_type = (tensor<3x2x1xf32>, tensor<2x1x1xf32>) -> (tensor<2x2x1xf32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3x2x1xf32>, %rhs: tensor<2x1x1xf32>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[o, 0, i]->[f, 0, b]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<3x2x1xf32>, tensor<2x1x1xf32>, tensor<1x2xi64>) -> tensor<2x2x1xf32>
  "func.return"(%result) : (tensor<2x2x1xf32>) -> ()
}) : () -> ()
""",
    ),
    # C15: features of the output can be cut into `batch_group_count` equal groups
    (
        "C15",
        """
"func.func"() <{function_type = (tensor<2x3x1xi1>, tensor<2x1x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x3x1xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<2x3x1xi1>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C23: features or examples are cut into groups, not both
    (
        "C23",
        """
"func.func"() <{function_type = (tensor<2x3x2xf32>, tensor<2x1x2xf32>) -> (tensor<1x2x2xf32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x3x2xf32>, %rhs: tensor<2x1x2xf32>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 2 : i64, batch_group_count = 2 : i64}> : (tensor<2x3x2xf32>, tensor<2x1x2xf32>, tensor<1x2xi32>) -> tensor<1x2x2xf32>
  "func.return"(%result) : (tensor<1x2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C24: `precision_config` is empty, or has an entry for each of the two operands
    (
        "C24",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>]}> : (tensor<1x3x1xi1>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C24: `precision_config` is empty, or has an entry for each of the two operands
    (
        "C24",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x3x1xi1>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C26: the output has as many dimensions as the input
    (
        "C26",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1xi1>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xi1>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C26: the output has as many dimensions as the input
    (
        "C26",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1xi1>) -> (tensor<1x2x1x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xi1>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> tensor<1x2x1x1xi1>
  "func.return"(%result) : (tensor<1x2x1x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C25: the output has the examples of a group, the features of the kernel, and a place for each window that fits
    (
        "C25",
        """
"func.func"() <{function_type = (tensor<1x1x1xi1>, tensor<2x1x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x1x1xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x1x1xi1>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C25: the output has the examples of a group, the features of the kernel, and a place for each window that fits
    (
        "C25",
        """
"func.func"() <{function_type = (tensor<2x3x1xi1>, tensor<2x1x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x3x1xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<2x3x1xi1>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C28: input and output are both quantized or both not, and with a quantized input so is the kernel
    (
        "C28",
        """
"func.func"() <{function_type = (tensor<1x3x1x!quant.uniform<i8:f16, 0.5>>, tensor<2x1x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1x!quant.uniform<i8:f16, 0.5>>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1x!quant.uniform<i8:f16, 0.5>>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C28: input and output are both quantized or both not, and with a quantized input so is the kernel
    (
        "C28",
        """
"func.func"() <{function_type = (tensor<1x4x1xf32>, tensor<2x1x1xf32>) -> (tensor<1x4x1x!quant.uniform<i8:f32, 0.5>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x4x1xf32>, %rhs: tensor<2x1x1xf32>):
  %padding = "stablehlo.constant"() <{value = dense<[[1, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x1xf32>, tensor<2x1x1xf32>, tensor<1x2xi64>) -> tensor<1x4x1x!quant.uniform<i8:f32, 0.5>>
  "func.return"(%result) : (tensor<1x4x1x!quant.uniform<i8:f32, 0.5>>) -> ()
}) : () -> ()
""",
    ),
    # C28: input and output are both quantized or both not, and with a quantized input so is the kernel
    (
        "C28",
        """
"func.func"() <{function_type = (tensor<1x3x2x!quant.uniform<i8:f32, 0.5>>, tensor<2x1x2xi1>) -> (tensor<1x2x2x!quant.uniform<i8:f32, 0.5>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x2x!quant.uniform<i8:f32, 0.5>>, %rhs: tensor<2x1x2xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x2x!quant.uniform<i8:f32, 0.5>>, tensor<2x1x2xi1>, tensor<1x2xi32>) -> tensor<1x2x2x!quant.uniform<i8:f32, 0.5>>
  "func.return"(%result) : (tensor<1x2x2x!quant.uniform<i8:f32, 0.5>>) -> ()
}) : () -> ()
""",
    ),
    # C27: input and kernel have one type, unless the kernel alone is quantized or both are floats of eight bits
    (
        "C27",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1xi8>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1xi8>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xi1>, tensor<2x1x1xi8>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C27: input and kernel have one type, unless the kernel alone is quantized or both are floats of eight bits
    (
        "C27",
        """
"func.func"() <{function_type = (tensor<1x3x1xi8>, tensor<2x1x1xf8E5M2>) -> (tensor<1x2x1xf32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi8>, %rhs: tensor<2x1x1xf8E5M2>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xi8>, tensor<2x1x1xf8E5M2>, tensor<1x2xi64>) -> tensor<1x2x1xf32>
  "func.return"(%result) : (tensor<1x2x1xf32>) -> ()
}) : () -> ()
""",
    ),
    # C27: input and kernel have one type, unless the kernel alone is quantized or both are floats of eight bits
    (
        "C27",
        """
"func.func"() <{function_type = (tensor<1x3x1xf32>, tensor<2x1x1xf8E5M2>) -> (tensor<1x2x1xf32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xf32>, %rhs: tensor<2x1x1xf8E5M2>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xf32>, tensor<2x1x1xf8E5M2>, tensor<1x2xi64>) -> tensor<1x2x1xf32>
  "func.return"(%result) : (tensor<1x2x1xf32>) -> ()
}) : () -> ()
""",
    ),
    # C27: input and kernel have one type, unless the kernel alone is quantized or both are floats of eight bits
    (
        "C27",
        """
"func.func"() <{function_type = (tensor<1x3x1xf8E4M3FN>, tensor<2x1x1xi8>) -> (tensor<1x2x1xf32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xf8E4M3FN>, %rhs: tensor<2x1x1xi8>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xf8E4M3FN>, tensor<2x1x1xi8>, tensor<1x2xi64>) -> tensor<1x2x1xf32>
  "func.return"(%result) : (tensor<1x2x1xf32>) -> ()
}) : () -> ()
""",
    ),
    # C27: input and kernel have one type, unless the kernel alone is quantized or both are floats of eight bits
    (
        "C27",
        """
"func.func"() <{function_type = (tensor<1x3x1xf8E4M3FN>, tensor<2x1x1xf32>) -> (tensor<1x2x1xf32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xf8E4M3FN>, %rhs: tensor<2x1x1xf32>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xf8E4M3FN>, tensor<2x1x1xf32>, tensor<1x2xi64>) -> tensor<1x2x1xf32>
  "func.return"(%result) : (tensor<1x2x1xf32>) -> ()
}) : () -> ()
""",
    ),
    # C29: slices of the kernel that have a scale each lie along its output features, so that no sum mixes scales
    (
        "C29",
        """
"func.func"() <{function_type = (tensor<1x3x1xf32>, tensor<2x1x1x!quant.uniform<i8:f32:1, {0.5}>>) -> (tensor<1x2x1xf32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xf32>, %rhs: tensor<2x1x1x!quant.uniform<i8:f32:1, {0.5}>>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xf32>, tensor<2x1x1x!quant.uniform<i8:f32:1, {0.5}>>, tensor<1x2xi64>) -> tensor<1x2x1xf32>
  "func.return"(%result) : (tensor<1x2x1xf32>) -> ()
}) : () -> ()
""",
    ),
    # C29: slices of the kernel that have a scale each lie along its output features, so that no sum mixes scales
    (
        "C29",
        """
"func.func"() <{function_type = (tensor<2x2x1x!quant.uniform<i8:f32, 0.5>>, tensor<2x1x1x!quant.uniform<i8:f32:1, {0.5}>>) -> (tensor<2x2x1x!quant.uniform<i8:f32, 0.5>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x2x1x!quant.uniform<i8:f32, 0.5>>, %rhs: tensor<2x1x1x!quant.uniform<i8:f32:1, {0.5}>>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[o, 0, i]->[f, 0, b]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<2x2x1x!quant.uniform<i8:f32, 0.5>>, tensor<2x1x1x!quant.uniform<i8:f32:1, {0.5}>>, tensor<1x2xi64>) -> tensor<2x2x1x!quant.uniform<i8:f32, 0.5>>
  "func.return"(%result) : (tensor<2x2x1x!quant.uniform<i8:f32, 0.5>>) -> ()
}) : () -> ()
""",
    ),
    # C29: slices of the kernel that have a scale each lie along its output features, so that no sum mixes scales
    (
        "C29",
        """
"func.func"() <{function_type = (tensor<1x4x1x!quant.uniform<i8:f32, 0.5>>, tensor<2x1x1x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> (tensor<1x4x1x!quant.uniform<i8:f32, 0.5>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x4x1x!quant.uniform<i8:f32, 0.5>>, %rhs: tensor<2x1x1x!quant.uniform<i8:f32:0, {0.5, 0.25}>>):
  %padding = "stablehlo.constant"() <{value = dense<[[1, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x1x!quant.uniform<i8:f32, 0.5>>, tensor<2x1x1x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, tensor<1x2xi64>) -> tensor<1x4x1x!quant.uniform<i8:f32, 0.5>>
  "func.return"(%result) : (tensor<1x4x1x!quant.uniform<i8:f32, 0.5>>) -> ()
}) : () -> ()
""",
    ),
    # C30: slices of the output that have a scale each lie along its features
    (
        "C30",
        """
"func.func"() <{function_type = (tensor<1x3x1x!quant.uniform<i8:f32, 0.5>>, tensor<2x1x1x!quant.uniform<i8:f32:2, {0.5}>>) -> (tensor<1x2x1x!quant.uniform<i8:f32:0, {0.5}>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1x!quant.uniform<i8:f32, 0.5>>, %rhs: tensor<2x1x1x!quant.uniform<i8:f32:2, {0.5}>>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1x!quant.uniform<i8:f32, 0.5>>, tensor<2x1x1x!quant.uniform<i8:f32:2, {0.5}>>, tensor<1x2xi64>) -> tensor<1x2x1x!quant.uniform<i8:f32:0, {0.5}>>
  "func.return"(%result) : (tensor<1x2x1x!quant.uniform<i8:f32:0, {0.5}>>) -> ()
}) : () -> ()
""",
    ),
    # C30: slices of the output that have a scale each lie along its features
    (
        "C30",
        """
"func.func"() <{function_type = (tensor<2x2x1x!quant.uniform<i8:f32, 0.5>>, tensor<2x1x1x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> (tensor<2x2x1x!quant.uniform<i8:f32:1, {0.5, 0.25}>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x2x1x!quant.uniform<i8:f32, 0.5>>, %rhs: tensor<2x1x1x!quant.uniform<i8:f32:0, {0.5, 0.25}>>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[o, 0, i]->[f, 0, b]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<2x2x1x!quant.uniform<i8:f32, 0.5>>, tensor<2x1x1x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, tensor<1x2xi64>) -> tensor<2x2x1x!quant.uniform<i8:f32:1, {0.5, 0.25}>>
  "func.return"(%result) : (tensor<2x2x1x!quant.uniform<i8:f32:1, {0.5, 0.25}>>) -> ()
}) : () -> ()
""",
    ),
    # C31: input and kernel are stored as one type, else stored integers could not be multiplied
    (
        "C31",
        """
"func.func"() <{function_type = (tensor<1x3x1x!quant.uniform<i8:f32, 0.5>>, tensor<2x1x1x!quant.uniform<u8:f32, 0.5>>) -> (tensor<1x2x1x!quant.uniform<i8:f32, 0.5>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1x!quant.uniform<i8:f32, 0.5>>, %rhs: tensor<2x1x1x!quant.uniform<u8:f32, 0.5>>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1x!quant.uniform<i8:f32, 0.5>>, tensor<2x1x1x!quant.uniform<u8:f32, 0.5>>, tensor<1x2xi64>) -> tensor<1x2x1x!quant.uniform<i8:f32, 0.5>>
  "func.return"(%result) : (tensor<1x2x1x!quant.uniform<i8:f32, 0.5>>) -> ()
}) : () -> ()
""",
    ),
    # C32: input, kernel and output stand for numbers of one type
    (
        "C32",
        """
"func.func"() <{function_type = (tensor<1x3x1x!quant.uniform<i8:f16, 0.5>>, tensor<2x1x1x!quant.uniform<i8:f32, 0.5>>) -> (tensor<1x2x1x!quant.uniform<i8:f32, 0.5>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1x!quant.uniform<i8:f16, 0.5>>, %rhs: tensor<2x1x1x!quant.uniform<i8:f32, 0.5>>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1x!quant.uniform<i8:f16, 0.5>>, tensor<2x1x1x!quant.uniform<i8:f32, 0.5>>, tensor<1x2xi64>) -> tensor<1x2x1x!quant.uniform<i8:f32, 0.5>>
  "func.return"(%result) : (tensor<1x2x1x!quant.uniform<i8:f32, 0.5>>) -> ()
}) : () -> ()
""",
    ),
    # C32: input, kernel and output stand for numbers of one type
    (
        "C32",
        """
"func.func"() <{function_type = (tensor<1x4x1x!quant.uniform<i8:f32, 0.5>>, tensor<2x1x1x!quant.uniform<i8:f32, 0.5>>) -> (tensor<1x4x1x!quant.uniform<i8:f16, 0.5>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x4x1x!quant.uniform<i8:f32, 0.5>>, %rhs: tensor<2x1x1x!quant.uniform<i8:f32, 0.5>>):
  %padding = "stablehlo.constant"() <{value = dense<[[1, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x1x!quant.uniform<i8:f32, 0.5>>, tensor<2x1x1x!quant.uniform<i8:f32, 0.5>>, tensor<1x2xi64>) -> tensor<1x4x1x!quant.uniform<i8:f16, 0.5>>
  "func.return"(%result) : (tensor<1x4x1x!quant.uniform<i8:f16, 0.5>>) -> ()
}) : () -> ()
""",
    ),
    # C33: without a scale for each feature of the kernel the output has one scale too
    (
        "C33",
        """
"func.func"() <{function_type = (tensor<1x3x1x!quant.uniform<i8:f32, 0.5>>, tensor<2x1x1x!quant.uniform<i8:f32, 0.5>>) -> (tensor<1x2x1x!quant.uniform<i8:f32:2, {0.5}>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1x!quant.uniform<i8:f32, 0.5>>, %rhs: tensor<2x1x1x!quant.uniform<i8:f32, 0.5>>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1x!quant.uniform<i8:f32, 0.5>>, tensor<2x1x1x!quant.uniform<i8:f32, 0.5>>, tensor<1x2xi64>) -> tensor<1x2x1x!quant.uniform<i8:f32:2, {0.5}>>
  "func.return"(%result) : (tensor<1x2x1x!quant.uniform<i8:f32:2, {0.5}>>) -> ()
}) : () -> ()
""",
    ),
    # C33: without a scale for each feature of the kernel the output has one scale too
    (
        "C33",
        """
"func.func"() <{function_type = (tensor<2x2x1x!quant.uniform<i8:f32, 0.5>>, tensor<2x1x1x!quant.uniform<i8:f32, 0.5>>) -> (tensor<2x2x1x!quant.uniform<i8:f32:0, {0.5, 0.25}>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x2x1x!quant.uniform<i8:f32, 0.5>>, %rhs: tensor<2x1x1x!quant.uniform<i8:f32, 0.5>>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[o, 0, i]->[f, 0, b]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<2x2x1x!quant.uniform<i8:f32, 0.5>>, tensor<2x1x1x!quant.uniform<i8:f32, 0.5>>, tensor<1x2xi64>) -> tensor<2x2x1x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  "func.return"(%result) : (tensor<2x2x1x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> ()
}) : () -> ()
""",
    ),
    # C34: a float input with a quantized kernel has the type that the kernel stands for, and so has the output
    (
        "C34",
        """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1x!quant.uniform<i8:f16, 0.5>>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1x!quant.uniform<i8:f16, 0.5>>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xi1>, tensor<2x1x1x!quant.uniform<i8:f16, 0.5>>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C34: a float input with a quantized kernel has the type that the kernel stands for, and so has the output
    (
        "C34",
        """
"func.func"() <{function_type = (tensor<2x2x1xf32>, tensor<2x1x1x!quant.uniform<i8:f32, 0.5>>) -> (tensor<2x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x2x1xf32>, %rhs: tensor<2x1x1x!quant.uniform<i8:f32, 0.5>>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[o, 0, i]->[f, 0, b]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<2x2x1xf32>, tensor<2x1x1x!quant.uniform<i8:f32, 0.5>>, tensor<1x2xi64>) -> tensor<2x2x1xi1>
  "func.return"(%result) : (tensor<2x2x1xi1>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<1x3x2xf32>, tensor<2x1x2xf32>) -> (tensor<1x2x2xf32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x2xf32>, %rhs: tensor<2x1x2xf32>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi32>}> : () -> tensor<1x2xi32>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 2 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x2xf32>, tensor<2x1x2xf32>, tensor<1x2xi32>) -> tensor<1x2x2xf32>
  "func.return"(%result) : (tensor<1x2x2xf32>) -> ()
}) : () -> ()
""",
    # C3: < with sides one apart
    # C6: < with sides one apart
    # C8: < with sides one apart
    # C13: <= with equal sides, < with sides one apart
    # C18: <= with equal sides, < with sides one apart
    # C20: <= with equal sides, < with sides one apart
    # C21: < with sides one apart
    # C22: < with sides one apart
    # C29: < with sides one apart
    # C30: < with sides one apart
    """
"func.func"() <{function_type = (tensor<1x4x1xf32>, tensor<2x1x1xf32>) -> (tensor<1x4x1xf32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x4x1xf32>, %rhs: tensor<2x1x1xf32>):
  %padding = "stablehlo.constant"() <{value = dense<[[1, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x1xf32>, tensor<2x1x1xf32>, tensor<1x2xi64>) -> tensor<1x4x1xf32>
  "func.return"(%result) : (tensor<1x4x1xf32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2x2x1xf32>, tensor<2x1x1xf32>) -> (tensor<2x2x1xf32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x2x1xf32>, %rhs: tensor<2x1x1xf32>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[o, 0, i]->[f, 0, b]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<2x2x1xf32>, tensor<2x1x1xf32>, tensor<1x2xi64>) -> tensor<2x2x1xf32>
  "func.return"(%result) : (tensor<2x2x1xf32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<1x3x1xf8E4M3FN>, tensor<2x1x1xf8E5M2>) -> (tensor<1x2x1xf32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xf8E4M3FN>, %rhs: tensor<2x1x1xf8E5M2>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x3x1xf8E4M3FN>, tensor<2x1x1xf8E5M2>, tensor<1x2xi64>) -> tensor<1x2x1xf32>
  "func.return"(%result) : (tensor<1x2x1xf32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<1x4x1xf32>, tensor<2x1x1x!quant.uniform<i8:f32, 0.5>>) -> (tensor<1x4x1xf32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x4x1xf32>, %rhs: tensor<2x1x1x!quant.uniform<i8:f32, 0.5>>):
  %padding = "stablehlo.constant"() <{value = dense<[[1, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x1xf32>, tensor<2x1x1x!quant.uniform<i8:f32, 0.5>>, tensor<1x2xi64>) -> tensor<1x4x1xf32>
  "func.return"(%result) : (tensor<1x4x1xf32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<1x3x1xi1>, tensor<2x1x1xi1>) -> (tensor<1x2x1xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3x1xi1>, %rhs: tensor<2x1x1xi1>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x3x1xi1>, tensor<2x1x1xi1>, tensor<1x2xi64>) -> tensor<1x2x1xi1>
  "func.return"(%result) : (tensor<1x2x1xi1>) -> ()
}) : () -> ()
""",
    # C33: < with sides one apart
    """
"func.func"() <{function_type = (tensor<1x4x1x!quant.uniform<i8:f32, 0.5>>, tensor<2x1x1x!quant.uniform<i8:f32, 0.5>>) -> (tensor<1x4x1x!quant.uniform<i8:f32, 0.5>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x4x1x!quant.uniform<i8:f32, 0.5>>, %rhs: tensor<2x1x1x!quant.uniform<i8:f32, 0.5>>):
  %padding = "stablehlo.constant"() <{value = dense<[[1, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x1x!quant.uniform<i8:f32, 0.5>>, tensor<2x1x1x!quant.uniform<i8:f32, 0.5>>, tensor<1x2xi64>) -> tensor<1x4x1x!quant.uniform<i8:f32, 0.5>>
  "func.return"(%result) : (tensor<1x4x1x!quant.uniform<i8:f32, 0.5>>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<1x4x1x!quant.uniform<i8:f32, 0.5>>, tensor<2x1x1x!quant.uniform<i8:f32:2, {0.5}>>) -> (tensor<1x4x1x!quant.uniform<i8:f32, 0.5>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x4x1x!quant.uniform<i8:f32, 0.5>>, %rhs: tensor<2x1x1x!quant.uniform<i8:f32:2, {0.5}>>):
  %padding = "stablehlo.constant"() <{value = dense<[[1, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x1x!quant.uniform<i8:f32, 0.5>>, tensor<2x1x1x!quant.uniform<i8:f32:2, {0.5}>>, tensor<1x2xi64>) -> tensor<1x4x1x!quant.uniform<i8:f32, 0.5>>
  "func.return"(%result) : (tensor<1x4x1x!quant.uniform<i8:f32, 0.5>>) -> ()
}) : () -> ()
""",
    # C33: <= with equal sides
    """
"func.func"() <{function_type = (tensor<2x2x1x!quant.uniform<i8:f32, 0.5>>, tensor<2x1x1x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> (tensor<2x2x1x!quant.uniform<i8:f32:0, {0.5, 0.25}>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x2x1x!quant.uniform<i8:f32, 0.5>>, %rhs: tensor<2x1x1x!quant.uniform<i8:f32:0, {0.5, 0.25}>>):
  %padding = "stablehlo.constant"() <{value = dense<[[0, 0]]> : tensor<1x2xi64>}> : () -> tensor<1x2xi64>
  %result = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[o, 0, i]->[f, 0, b]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<2x2x1x!quant.uniform<i8:f32, 0.5>>, tensor<2x1x1x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, tensor<1x2xi64>) -> tensor<2x2x1x!quant.uniform<i8:f32:0, {0.5, 0.25}>>
  "func.return"(%result) : (tensor<2x2x1x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> ()
}) : () -> ()
""",
]
