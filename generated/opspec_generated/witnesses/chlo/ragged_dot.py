"""Programs that break a rule of chlo.ragged_dot, and programs that keep them all."""

# Generated from spec/ops/chlo/ragged_dot.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<2x1x2xi32>), sym_name = "main"}> ({
^bb0:
  %result = "chlo.ragged_dot"() <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : () -> tensor<2x1x2xi32>
  "func.return"(%result) : (tensor<2x1x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>, tensor<4x2xi32>, tensor<2xi64>) -> (tensor<2x1x2xi32>), sym_name = "main"}> ({
^bb0(%lhs: memref<f32>, %rhs: tensor<4x2xi32>, %group_sizes: tensor<2xi64>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (memref<f32>, tensor<4x2xi32>, tensor<2xi64>) -> tensor<2x1x2xi32>
  "func.return"(%result) : (tensor<2x1x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<1x4xi32>, tensor<4x2xi32>, tensor<2xi64>) -> (tensor<2x1x2xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x4xi32>, %rhs: tensor<4x2xi32>, %group_sizes: tensor<2xi64>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) : (tensor<1x4xi32>, tensor<4x2xi32>, tensor<2xi64>) -> tensor<2x1x2xi32>
  "func.return"(%result) : (tensor<2x1x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<1x4xi32>, tensor<4x2xi32>, tensor<2xi64>) -> (tensor<2x1x2xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x4xi32>, %rhs: tensor<4x2xi32>, %group_sizes: tensor<2xi64>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = "?"}> : (tensor<1x4xi32>, tensor<4x2xi32>, tensor<2xi64>) -> tensor<2x1x2xi32>
  "func.return"(%result) : (tensor<2x1x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<1x4xi32>, tensor<4x2xi32>, tensor<2xi64>) -> (), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x4xi32>, %rhs: tensor<4x2xi32>, %group_sizes: tensor<2xi64>):
  "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<1x4xi32>, tensor<4x2xi32>, tensor<2xi64>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<1x4xi32>, tensor<4x2xi32>, tensor<2xi64>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x4xi32>, %rhs: tensor<4x2xi32>, %group_sizes: tensor<2xi64>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<1x4xi32>, tensor<4x2xi32>, tensor<2xi64>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<1x4xi32>, tensor<4x2xi32>, tensor<2xi64>) -> (tensor<2x1x2xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x4xi32>, %rhs: tensor<4x2xi32>, %group_sizes: tensor<2xi64>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<1x4xi32>, tensor<4x2xi32>, tensor<2xi64>) -> tensor<2x1x2xi32>
  "func.return"(%result) : (tensor<2x1x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C1: as many dimensions of `lhs` as of `rhs` are of the batch, since they go in pairs
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<1x4xi32>, tensor<4xi32>, tensor<2xi64>) -> (tensor<2x1xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x4xi32>, %rhs: tensor<4xi32>, %group_sizes: tensor<2xi64>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<1x4xi32>, tensor<4xi32>, tensor<2xi64>) -> tensor<2x1xi32>
  "func.return"(%result) : (tensor<2x1xi32>) -> ()
}) : () -> ()
""",
    ),
    # C1: as many dimensions of `lhs` as of `rhs` are of the batch, since they go in pairs
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<1x4xi32>, tensor<4x2xi32>, tensor<2xi64>) -> (tensor<2x1xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x4xi32>, %rhs: tensor<4x2xi32>, %group_sizes: tensor<2xi64>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<rhs_batching_dimensions = [1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<1x4xi32>, tensor<4x2xi32>, tensor<2xi64>) -> tensor<2x1xi32>
  "func.return"(%result) : (tensor<2x1xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: as many dimensions of `lhs` as of `rhs` are contracted, since they go in pairs
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<1x4xi32>, tensor<4xi32>, tensor<2xi64>) -> (tensor<2x1x4xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x4xi32>, %rhs: tensor<4xi32>, %group_sizes: tensor<2xi64>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], lhs_ragged_dimensions = [1]>}> : (tensor<1x4xi32>, tensor<4xi32>, tensor<2xi64>) -> tensor<2x1x4xi32>
  "func.return"(%result) : (tensor<2x1x4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: as many dimensions of `lhs` as of `rhs` are contracted, since they go in pairs
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<1x4xi32>, tensor<4x2xi32>, tensor<2xi64>) -> (tensor<2x1xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x4xi32>, %rhs: tensor<4x2xi32>, %group_sizes: tensor<2xi64>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0, 1], lhs_ragged_dimensions = [1]>}> : (tensor<1x4xi32>, tensor<4x2xi32>, tensor<2xi64>) -> tensor<2x1xi32>
  "func.return"(%result) : (tensor<2x1xi32>) -> ()
}) : () -> ()
""",
    ),
    # C3: no dimension of `lhs` is named twice: it is of the batch or contracted, not both
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2x1x2xi8>, tensor<2x2x1xi8>, tensor<1xi32>) -> (tensor<2x1x1xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x1x2xi8>, %rhs: tensor<2x2x1xi8>, %group_sizes: tensor<1xi32>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0]>, precision_config = [#chlo<precision HIGHEST>, #chlo<precision DEFAULT>]}> : (tensor<2x1x2xi8>, tensor<2x2x1xi8>, tensor<1xi32>) -> tensor<2x1x1xi32>
  "func.return"(%result) : (tensor<2x1x1xi32>) -> ()
}) : () -> ()
""",
    ),
    # C4: no dimension of `rhs` is named twice: it is of the batch, contracted, or that of the groups
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<2x2x1xcomplex<f32>>, tensor<2x2x1x1xcomplex<f32>>, tensor<2x2xui8>) -> (tensor<2x2x1xcomplex<f32>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x2x1xcomplex<f32>>, %rhs: tensor<2x2x1x1xcomplex<f32>>, %group_sizes: tensor<2x2xui8>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<2x2x1xcomplex<f32>>, tensor<2x2x1x1xcomplex<f32>>, tensor<2x2xui8>) -> tensor<2x2x1xcomplex<f32>>
  "func.return"(%result) : (tensor<2x2x1xcomplex<f32>>) -> ()
}) : () -> ()
""",
    ),
    # C5: each dimension that is named is one of `lhs`
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<2xf32>, tensor<3x2xf32>, tensor<3xi32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf32>, %rhs: tensor<3x2xf32>, %group_sizes: tensor<3xi32>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<2xf32>, tensor<3x2xf32>, tensor<3xi32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C5: each dimension that is named is one of `lhs`
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<4x2xf32>, tensor<3x2x1xf32>, tensor<3xi32>) -> (tensor<4x1xf32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<4x2xf32>, %rhs: tensor<3x2x1xf32>, %group_sizes: tensor<3xi32>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [-1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x2xf32>, tensor<3x2x1xf32>, tensor<3xi32>) -> tensor<4x1xf32>
  "func.return"(%result) : (tensor<4x1xf32>) -> ()
}) : () -> ()
""",
    ),
    # C6: each dimension that is named is one of `rhs`
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<1x4xi32>, tensor<i32>, tensor<2xi64>) -> (tensor<2x1xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x4xi32>, %rhs: tensor<i32>, %group_sizes: tensor<2xi64>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<1x4xi32>, tensor<i32>, tensor<2xi64>) -> tensor<2x1xi32>
  "func.return"(%result) : (tensor<2x1xi32>) -> ()
}) : () -> ()
""",
    ),
    # C6: each dimension that is named is one of `rhs`
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<1x4xi32>, tensor<4x2xi32>, tensor<2xi64>) -> (tensor<2x1x2xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x4xi32>, %rhs: tensor<4x2xi32>, %group_sizes: tensor<2xi64>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [-1], lhs_ragged_dimensions = [1]>}> : (tensor<1x4xi32>, tensor<4x2xi32>, tensor<2xi64>) -> tensor<2x1x2xi32>
  "func.return"(%result) : (tensor<2x1x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C7: partners of the batch have one size, else some products would lack a factor
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<2x2x1xcomplex<f32>>, tensor<2x1x1xcomplex<f32>>, tensor<2x2xui8>) -> (tensor<2x2xcomplex<f32>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x2x1xcomplex<f32>>, %rhs: tensor<2x1x1xcomplex<f32>>, %group_sizes: tensor<2x2xui8>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<2x2x1xcomplex<f32>>, tensor<2x1x1xcomplex<f32>>, tensor<2x2xui8>) -> tensor<2x2xcomplex<f32>>
  "func.return"(%result) : (tensor<2x2xcomplex<f32>>) -> ()
}) : () -> ()
""",
    ),
    # C7: partners of the batch have one size, else some products would lack a factor
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<2x2x1xcomplex<f32>>, tensor<2x3x1x1xcomplex<f32>>, tensor<2x2xui8>) -> (tensor<2x2x1xcomplex<f32>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x2x1xcomplex<f32>>, %rhs: tensor<2x3x1x1xcomplex<f32>>, %group_sizes: tensor<2x2xui8>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<2x2x1xcomplex<f32>>, tensor<2x3x1x1xcomplex<f32>>, tensor<2x2xui8>) -> tensor<2x2x1xcomplex<f32>>
  "func.return"(%result) : (tensor<2x2x1xcomplex<f32>>) -> ()
}) : () -> ()
""",
    ),
    # C8: partners that are contracted have one size, else some terms would lack a factor
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<1x1xi32>, tensor<4xi32>, tensor<2xi64>) -> (tensor<2x1xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x1xi32>, %rhs: tensor<4xi32>, %group_sizes: tensor<2xi64>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<1x1xi32>, tensor<4xi32>, tensor<2xi64>) -> tensor<2x1xi32>
  "func.return"(%result) : (tensor<2x1xi32>) -> ()
}) : () -> ()
""",
    ),
    # C8: partners that are contracted have one size, else some terms would lack a factor
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<1x5xi32>, tensor<4x2xi32>, tensor<2xi64>) -> (tensor<2x1x2xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x5xi32>, %rhs: tensor<4x2xi32>, %group_sizes: tensor<2xi64>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<1x5xi32>, tensor<4x2xi32>, tensor<2xi64>) -> tensor<2x1x2xi32>
  "func.return"(%result) : (tensor<2x1x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C9: `precision_config` is empty, or has an entry for each of the two operands
    (
        "C9",
        """
"func.func"() <{function_type = (tensor<1x4xi32>, tensor<4x2xi32>, tensor<2xi64>) -> (tensor<2x1x2xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x4xi32>, %rhs: tensor<4x2xi32>, %group_sizes: tensor<2xi64>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>, precision_config = [#chlo<precision HIGH>]}> : (tensor<1x4xi32>, tensor<4x2xi32>, tensor<2xi64>) -> tensor<2x1x2xi32>
  "func.return"(%result) : (tensor<2x1x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C9: `precision_config` is empty, or has an entry for each of the two operands
    (
        "C9",
        """
"func.func"() <{function_type = (tensor<1x4xi32>, tensor<4x2xi32>, tensor<2xi64>) -> (tensor<2x1x2xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x4xi32>, %rhs: tensor<4x2xi32>, %group_sizes: tensor<2xi64>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>, #chlo<precision DEFAULT>]}> : (tensor<1x4xi32>, tensor<4x2xi32>, tensor<2xi64>) -> tensor<2x1x2xi32>
  "func.return"(%result) : (tensor<2x1x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C10: exactly one dimension of `lhs` is cut into groups
    (
        "C10",
        """
"func.func"() <{function_type = (tensor<1x4xi32>, tensor<4xi32>, tensor<2xi64>) -> (tensor<2x1xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x4xi32>, %rhs: tensor<4xi32>, %group_sizes: tensor<2xi64>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<1x4xi32>, tensor<4xi32>, tensor<2xi64>) -> tensor<2x1xi32>
  "func.return"(%result) : (tensor<2x1xi32>) -> ()
}) : () -> ()
""",
    ),
    # C10: exactly one dimension of `lhs` is cut into groups
    (
        "C10",
        """
"func.func"() <{function_type = (tensor<1x4xi32>, tensor<4x2xi32>, tensor<2xi64>) -> (tensor<2x1x2xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x4xi32>, %rhs: tensor<4x2xi32>, %group_sizes: tensor<2xi64>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1, 0]>}> : (tensor<1x4xi32>, tensor<4x2xi32>, tensor<2xi64>) -> tensor<2x1x2xi32>
  "func.return"(%result) : (tensor<2x1x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C11: the dimension that is cut is one of `lhs`
    (
        "C11",
        """
"func.func"() <{function_type = (tensor<4x2xf32>, tensor<3x2xf32>, tensor<3xi32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<4x2xf32>, %rhs: tensor<3x2xf32>, %group_sizes: tensor<3xi32>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [2], rhs_group_dimensions = [0]>}> : (tensor<4x2xf32>, tensor<3x2xf32>, tensor<3xi32>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C11: the dimension that is cut is one of `lhs`
    (
        "C11",
        """
"func.func"() <{function_type = (tensor<4x2xf32>, tensor<3x2x1xf32>, tensor<3xi32>) -> (tensor<4x1xf32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<4x2xf32>, %rhs: tensor<3x2x1xf32>, %group_sizes: tensor<3xi32>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [-1], rhs_group_dimensions = [0]>}> : (tensor<4x2xf32>, tensor<3x2x1xf32>, tensor<3xi32>) -> tensor<4x1xf32>
  "func.return"(%result) : (tensor<4x1xf32>) -> ()
}) : () -> ()
""",
    ),
    # C12: `group_sizes` has a dimension that counts the groups
    (
        "C12",
        """
"func.func"() <{function_type = (tensor<1x4xi32>, tensor<4xi32>, tensor<i64>) -> (tensor<2x1xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x4xi32>, %rhs: tensor<4xi32>, %group_sizes: tensor<i64>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<1x4xi32>, tensor<4xi32>, tensor<i64>) -> tensor<2x1xi32>
  "func.return"(%result) : (tensor<2x1xi32>) -> ()
}) : () -> ()
""",
    ),
    # C13: there are sizes for all, or for each index of the dimensions that stand before the ragged one
    (
        "C13",
        """
"func.func"() <{function_type = (tensor<1x4xi32>, tensor<4xi32>, tensor<2x1xi64>) -> (tensor<1x1xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x4xi32>, %rhs: tensor<4xi32>, %group_sizes: tensor<2x1xi64>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<1x4xi32>, tensor<4xi32>, tensor<2x1xi64>) -> tensor<1x1xi32>
  "func.return"(%result) : (tensor<1x1xi32>) -> ()
}) : () -> ()
""",
    ),
    # C13: there are sizes for all, or for each index of the dimensions that stand before the ragged one
    (
        "C13",
        """
"func.func"() <{function_type = (tensor<2x2x1xcomplex<f32>>, tensor<2x2x1x1xcomplex<f32>>, tensor<1x2xui8>) -> (tensor<2x2x1xcomplex<f32>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x2x1xcomplex<f32>>, %rhs: tensor<2x2x1x1xcomplex<f32>>, %group_sizes: tensor<1x2xui8>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<2x2x1xcomplex<f32>>, tensor<2x2x1x1xcomplex<f32>>, tensor<1x2xui8>) -> tensor<2x2x1xcomplex<f32>>
  "func.return"(%result) : (tensor<2x2x1xcomplex<f32>>) -> ()
}) : () -> ()
""",
    ),
    # C13: there are sizes for all, or for each index of the dimensions that stand before the ragged one
    (
        "C13",
        """
"func.func"() <{function_type = (tensor<2x2x1xcomplex<f32>>, tensor<2x2x1x1xcomplex<f32>>, tensor<3x2xui8>) -> (tensor<2x2x1xcomplex<f32>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x2x1xcomplex<f32>>, %rhs: tensor<2x2x1x1xcomplex<f32>>, %group_sizes: tensor<3x2xui8>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<2x2x1xcomplex<f32>>, tensor<2x2x1x1xcomplex<f32>>, tensor<3x2xui8>) -> tensor<2x2x1xcomplex<f32>>
  "func.return"(%result) : (tensor<2x2x1xcomplex<f32>>) -> ()
}) : () -> ()
""",
    ),
    # C14: rhs has a matrix for each group where rows are cut into groups, and only there
    (
        "C14",
        """
"func.func"() <{function_type = (tensor<1x4xi32>, tensor<4xi32>, tensor<2xi64>) -> (tensor<1xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x4xi32>, %rhs: tensor<4xi32>, %group_sizes: tensor<2xi64>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [0]>}> : (tensor<1x4xi32>, tensor<4xi32>, tensor<2xi64>) -> tensor<1xi32>
  "func.return"(%result) : (tensor<1xi32>) -> ()
}) : () -> ()
""",
    ),
    # C14: rhs has a matrix for each group where rows are cut into groups, and only there
    (
        "C14",
        """
"func.func"() <{function_type = (tensor<1x4xi32>, tensor<4x2xi32>, tensor<2xi64>) -> (tensor<2x1xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x4xi32>, %rhs: tensor<4x2xi32>, %group_sizes: tensor<2xi64>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = [1]>}> : (tensor<1x4xi32>, tensor<4x2xi32>, tensor<2xi64>) -> tensor<2x1xi32>
  "func.return"(%result) : (tensor<2x1xi32>) -> ()
}) : () -> ()
""",
    ),
    # C15: the dimension of groups in `rhs` has a matrix for each of `group_sizes`
    (
        "C15",
        """
"func.func"() <{function_type = (tensor<4x2xf32>, tensor<1x2xf32>, tensor<3xi32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<4x2xf32>, %rhs: tensor<1x2xf32>, %group_sizes: tensor<3xi32>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x2xf32>, tensor<1x2xf32>, tensor<3xi32>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C15: the dimension of groups in `rhs` has a matrix for each of `group_sizes`
    (
        "C15",
        """
"func.func"() <{function_type = (tensor<4x2xf32>, tensor<4x2x1xf32>, tensor<3xi32>) -> (tensor<4x1xf32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<4x2xf32>, %rhs: tensor<4x2x1xf32>, %group_sizes: tensor<3xi32>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x2xf32>, tensor<4x2x1xf32>, tensor<3xi32>) -> tensor<4x1xf32>
  "func.return"(%result) : (tensor<4x1xf32>) -> ()
}) : () -> ()
""",
    ),
    # C16: `result` has the groups of sums, the batch, the free dimensions of `lhs` and those of `rhs`, in this order
    (
        "C16",
        """
"func.func"() <{function_type = (tensor<1x4xi32>, tensor<4x2xi32>, tensor<2xi64>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x4xi32>, %rhs: tensor<4x2xi32>, %group_sizes: tensor<2xi64>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<1x4xi32>, tensor<4x2xi32>, tensor<2xi64>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C16: `result` has the groups of sums, the batch, the free dimensions of `lhs` and those of `rhs`, in this order
    (
        "C16",
        """
"func.func"() <{function_type = (tensor<2x4xi32>, tensor<4x2xi32>, tensor<2xi64>) -> (tensor<2x1x2xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x4xi32>, %rhs: tensor<4x2xi32>, %group_sizes: tensor<2xi64>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<2x4xi32>, tensor<4x2xi32>, tensor<2xi64>) -> tensor<2x1x2xi32>
  "func.return"(%result) : (tensor<2x1x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C16: `result` has the groups of sums, the batch, the free dimensions of `lhs` and those of `rhs`, in this order
    (
        "C16",
        """
"func.func"() <{function_type = (tensor<0x4xi32>, tensor<4x2xi32>, tensor<2xi64>) -> (tensor<2x1x2xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<0x4xi32>, %rhs: tensor<4x2xi32>, %group_sizes: tensor<2xi64>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<0x4xi32>, tensor<4x2xi32>, tensor<2xi64>) -> tensor<2x1x2xi32>
  "func.return"(%result) : (tensor<2x1x2xi32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C6: < with sides one apart
    """
"func.func"() <{function_type = (tensor<1x4xi32>, tensor<4xi32>, tensor<2xi64>) -> (tensor<2x1xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x4xi32>, %rhs: tensor<4xi32>, %group_sizes: tensor<2xi64>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<1x4xi32>, tensor<4xi32>, tensor<2xi64>) -> tensor<2x1xi32>
  "func.return"(%result) : (tensor<2x1xi32>) -> ()
}) : () -> ()
""",
    # C11: < with sides one apart
    """
"func.func"() <{function_type = (tensor<1x4xi32>, tensor<4x2xi32>, tensor<2xi64>) -> (tensor<2x1x2xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x4xi32>, %rhs: tensor<4x2xi32>, %group_sizes: tensor<2xi64>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<1x4xi32>, tensor<4x2xi32>, tensor<2xi64>) -> tensor<2x1x2xi32>
  "func.return"(%result) : (tensor<2x1x2xi32>) -> ()
}) : () -> ()
""",
    # C5: < with sides one apart
    # C6: <= with equal sides
    # C11: <= with equal sides
    # C12: <= with equal sides
    """
"func.func"() <{function_type = (tensor<4x2xf32>, tensor<3x2x1xf32>, tensor<3xi32>) -> (tensor<4x1xf32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<4x2xf32>, %rhs: tensor<3x2x1xf32>, %group_sizes: tensor<3xi32>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x2xf32>, tensor<3x2x1xf32>, tensor<3xi32>) -> tensor<4x1xf32>
  "func.return"(%result) : (tensor<4x1xf32>) -> ()
}) : () -> ()
""",
    # C13: < with sides one apart
    """
"func.func"() <{function_type = (tensor<2x2x1xcomplex<f32>>, tensor<2x2x1x1xcomplex<f32>>, tensor<2xui8>) -> (tensor<2x2x1xcomplex<f32>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x2x1xcomplex<f32>>, %rhs: tensor<2x2x1x1xcomplex<f32>>, %group_sizes: tensor<2xui8>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<2x2x1xcomplex<f32>>, tensor<2x2x1x1xcomplex<f32>>, tensor<2xui8>) -> tensor<2x2x1xcomplex<f32>>
  "func.return"(%result) : (tensor<2x2x1xcomplex<f32>>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2x2x1xcomplex<f32>>, tensor<2x2x1x1xcomplex<f32>>, tensor<2x2xui8>) -> (tensor<2x2x1xcomplex<f32>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x2x1xcomplex<f32>>, %rhs: tensor<2x2x1x1xcomplex<f32>>, %group_sizes: tensor<2x2xui8>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<2x2x1xcomplex<f32>>, tensor<2x2x1x1xcomplex<f32>>, tensor<2x2xui8>) -> tensor<2x2x1xcomplex<f32>>
  "func.return"(%result) : (tensor<2x2x1xcomplex<f32>>) -> ()
}) : () -> ()
""",
    # C5: <= with equal sides
    """
"func.func"() <{function_type = (tensor<2x1x2xi8>, tensor<2x2x1xi8>, tensor<1xi32>) -> (tensor<2x1x1xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x1x2xi8>, %rhs: tensor<2x2x1xi8>, %group_sizes: tensor<1xi32>):
  %result = "chlo.ragged_dot"(%lhs, %rhs, %group_sizes) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0]>, precision_config = [#chlo<precision HIGHEST>, #chlo<precision DEFAULT>]}> : (tensor<2x1x2xi8>, tensor<2x2x1xi8>, tensor<1xi32>) -> tensor<2x1x1xi32>
  "func.return"(%result) : (tensor<2x1x1xi32>) -> ()
}) : () -> ()
""",
]
