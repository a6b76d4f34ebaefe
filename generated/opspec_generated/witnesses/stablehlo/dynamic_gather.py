"""Programs that break a rule of stablehlo.dynamic_gather, and programs that keep them all."""

# Generated from spec/ops/stablehlo/dynamic_gather.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<2x2xi32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.dynamic_gather"() <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>}> : () -> tensor<2x2xi32>
  "func.return"(%result) : (tensor<2x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (tensor<3x3xi32>, tensor<2xi32>, memref<f32>) -> (tensor<2x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x3xi32>, %start_indices: tensor<2xi32>, %slice_sizes: memref<f32>):
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>}> : (tensor<3x3xi32>, tensor<2xi32>, memref<f32>) -> tensor<2x2xi32>
  "func.return"(%result) : (tensor<2x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<3x3xi32>, tensor<2xi32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x3xi32>, %start_indices: tensor<2xi32>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[2, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>}> : (tensor<3x3xi32>, tensor<2xi32>, tensor<2xi64>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<3x3xi32>, tensor<2xi32>) -> (tensor<2x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x3xi32>, %start_indices: tensor<2xi32>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[2, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) : (tensor<3x3xi32>, tensor<2xi32>, tensor<2xi64>) -> tensor<2x2xi32>
  "func.return"(%result) : (tensor<2x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<3x3xi32>, tensor<2xi32>) -> (tensor<2x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x3xi32>, %start_indices: tensor<2xi32>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[2, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = "?"}> : (tensor<3x3xi32>, tensor<2xi32>, tensor<2xi64>) -> tensor<2x2xi32>
  "func.return"(%result) : (tensor<2x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<3x3xi32>, tensor<2xi32>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<3x3xi32>, %start_indices: tensor<2xi32>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[2, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>}> : (tensor<3x3xi32>, tensor<2xi32>, tensor<2xi64>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<3x3xi32>, tensor<2xi32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x3xi32>, %start_indices: tensor<2xi32>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[2, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>}> : (tensor<3x3xi32>, tensor<2xi32>, tensor<2xi64>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<3x3xi32>, tensor<2xi32>) -> (tensor<2x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x3xi32>, %start_indices: tensor<2xi32>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[2, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<3x3xi32>, tensor<2xi32>, tensor<2xi64>) -> tensor<2x2xi32>
  "func.return"(%result) : (tensor<2x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C1: each dimension of `operand` is one of a slice in the result, or collapsed, or batching
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<3x2xf32>, tensor<1xi32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x2xf32>, %start_indices: tensor<1xi32>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[1, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<start_index_map = [0], index_vector_dim = 0>}> : (tensor<3x2xf32>, tensor<1xi32>, tensor<2xi64>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C1: each dimension of `operand` is one of a slice in the result, or collapsed, or batching
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<3x2xi32>, tensor<2x1xi64>) -> (tensor<?x?xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x2xi32>, %start_indices: tensor<2x1xi64>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[1, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<3x2xi32>, tensor<2x1xi64>, tensor<2xi64>) -> tensor<?x?xi32>
  "func.return"(%result) : (tensor<?x?xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: `index_vector_dim` is a dimension of `start_indices`, or the one behind the last
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<3x3xi32>, tensor<2xi32>) -> (tensor<2x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x3xi32>, %start_indices: tensor<2xi32>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[2, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>}> : (tensor<3x3xi32>, tensor<2xi32>, tensor<2xi64>) -> tensor<2x2xi32>
  "func.return"(%result) : (tensor<2x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: `index_vector_dim` is a dimension of `start_indices`, or the one behind the last
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<3x3xi32>, tensor<2xi32>) -> (tensor<2x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x3xi32>, %start_indices: tensor<2xi32>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[2, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = -1>}> : (tensor<3x3xi32>, tensor<2xi32>, tensor<2xi64>) -> tensor<2x2xi32>
  "func.return"(%result) : (tensor<2x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C3: an index vector has a number for each dimension that `start_index_map` names
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<3x3xi32>, tensor<2xi32>) -> (tensor<2x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x3xi32>, %start_indices: tensor<2xi32>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[2, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], index_vector_dim = 0>}> : (tensor<3x3xi32>, tensor<2xi32>, tensor<2xi64>) -> tensor<2x2xi32>
  "func.return"(%result) : (tensor<2x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C3: an index vector has a number for each dimension that `start_index_map` names
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<3x3xi32>, tensor<1xi32>) -> (tensor<2x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x3xi32>, %start_indices: tensor<1xi32>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[2, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>}> : (tensor<3x3xi32>, tensor<1xi32>, tensor<2xi64>) -> tensor<2x2xi32>
  "func.return"(%result) : (tensor<2x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C4: dimensions of slices in the result go up, so that their order is that of `operand`
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<3x3xi32>, tensor<2xi32>) -> (tensor<2x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x3xi32>, %start_indices: tensor<2xi32>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[2, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 0], start_index_map = [0, 1], index_vector_dim = 0>}> : (tensor<3x3xi32>, tensor<2xi32>, tensor<2xi64>) -> tensor<2x2xi32>
  "func.return"(%result) : (tensor<2x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C4: dimensions of slices in the result go up, so that their order is that of `operand`
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<3x3xi32>, tensor<2xi32>) -> (tensor<2x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x3xi32>, %start_indices: tensor<2xi32>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[2, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 0], start_index_map = [0, 1], index_vector_dim = 0>}> : (tensor<3x3xi32>, tensor<2xi32>, tensor<2xi64>) -> tensor<2x2xi32>
  "func.return"(%result) : (tensor<2x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C5: dimensions of slices are dimensions of `result`
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<3x3xi32>, tensor<2xi32>) -> (tensor<2x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x3xi32>, %start_indices: tensor<2xi32>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[2, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], start_index_map = [0, 1], index_vector_dim = 0>}> : (tensor<3x3xi32>, tensor<2xi32>, tensor<2xi64>) -> tensor<2x2xi32>
  "func.return"(%result) : (tensor<2x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C5: dimensions of slices are dimensions of `result`
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<3x3xi32>, tensor<2xi32>) -> (tensor<2x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x3xi32>, %start_indices: tensor<2xi32>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[2, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [-1, 1], start_index_map = [0, 1], index_vector_dim = 0>}> : (tensor<3x3xi32>, tensor<2xi32>, tensor<2xi64>) -> tensor<2x2xi32>
  "func.return"(%result) : (tensor<2x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C6: no dimension is both collapsed and batching, nor named twice
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<3x2xf32>, tensor<1xi32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x2xf32>, %start_indices: tensor<1xi32>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[1, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 0], start_index_map = [0], index_vector_dim = 0>}> : (tensor<3x2xf32>, tensor<1xi32>, tensor<2xi64>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C7: collapsed dimensions go up, so that there is one way to write them
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<3x2xf32>, tensor<1xi32>, tensor<2xi64>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x2xf32>, %start_indices: tensor<1xi32>, %slice_sizes: tensor<2xi64>):
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1, 0], start_index_map = [0], index_vector_dim = 0>}> : (tensor<3x2xf32>, tensor<1xi32>, tensor<2xi64>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C8: each collapsed dimension is one of `operand`
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<3x2xf32>, tensor<1xi32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x2xf32>, %start_indices: tensor<1xi32>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[1, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1, 2], start_index_map = [0], index_vector_dim = 0>}> : (tensor<3x2xf32>, tensor<1xi32>, tensor<2xi64>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C8: each collapsed dimension is one of `operand`
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<3x2xf32>, tensor<1xi32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x2xf32>, %start_indices: tensor<1xi32>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[1, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [-1], start_index_map = [0], index_vector_dim = 0>}> : (tensor<3x2xf32>, tensor<1xi32>, tensor<2xi64>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C10: batching dimensions of `operand` go up, so that there is one way to write them
    (
        "C10",
        """
"func.func"() <{function_type = (tensor<2x2x3xi32>, tensor<2x2x1xi64>) -> (tensor<2x2x1xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2x3xi32>, %start_indices: tensor<2x2x1xi64>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[1, 1, 1]> : tensor<3xi64>}> : () -> tensor<3xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], operand_batching_dims = [1, 0], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 2>}> : (tensor<2x2x3xi32>, tensor<2x2x1xi64>, tensor<3xi64>) -> tensor<2x2x1xi32>
  "func.return"(%result) : (tensor<2x2x1xi32>) -> ()
}) : () -> ()
""",
    ),
    # C11: each batching dimension is one of `operand`
    (
        "C11",
        """
"func.func"() <{function_type = (tensor<2x3xi32>, tensor<2xi64>) -> (tensor<2x1xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi32>, %start_indices: tensor<2xi64>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[1, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [2], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>}> : (tensor<2x3xi32>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x1xi32>
  "func.return"(%result) : (tensor<2x1xi32>) -> ()
}) : () -> ()
""",
    ),
    # C11: each batching dimension is one of `operand`
    (
        "C11",
        """
"func.func"() <{function_type = (tensor<2x3xi32>, tensor<2xi64>) -> (tensor<2x1xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi32>, %start_indices: tensor<2xi64>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[1, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [-1], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>}> : (tensor<2x3xi32>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x1xi32>
  "func.return"(%result) : (tensor<2x1xi32>) -> ()
}) : () -> ()
""",
    ),
    # C13: no batching dimension of `start_indices` is named twice
    (
        "C13",
        """
"func.func"() <{function_type = (tensor<2x2x3xi32>, tensor<2x2x1xi64>) -> (tensor<2x2x1xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2x3xi32>, %start_indices: tensor<2x2x1xi64>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[1, 1, 1]> : tensor<3xi64>}> : () -> tensor<3xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 0], start_index_map = [2], index_vector_dim = 2>}> : (tensor<2x2x3xi32>, tensor<2x2x1xi64>, tensor<3xi64>) -> tensor<2x2x1xi32>
  "func.return"(%result) : (tensor<2x2x1xi32>) -> ()
}) : () -> ()
""",
    ),
    # C14: each batching dimension of the indices is one of `start_indices`
    (
        "C14",
        """
"func.func"() <{function_type = (tensor<2x3xi32>, tensor<1xi64>) -> (tensor<1x1xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi32>, %start_indices: tensor<1xi64>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[1, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [2], start_index_map = [1], index_vector_dim = 1>}> : (tensor<2x3xi32>, tensor<1xi64>, tensor<2xi64>) -> tensor<1x1xi32>
  "func.return"(%result) : (tensor<1x1xi32>) -> ()
}) : () -> ()
""",
    ),
    # C14: each batching dimension of the indices is one of `start_indices`
    (
        "C14",
        """
"func.func"() <{function_type = (tensor<2x3xi32>, tensor<2xi64>) -> (tensor<2x1xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi32>, %start_indices: tensor<2xi64>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[1, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [-1], start_index_map = [1], index_vector_dim = 1>}> : (tensor<2x3xi32>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x1xi32>
  "func.return"(%result) : (tensor<2x1xi32>) -> ()
}) : () -> ()
""",
    ),
    # C14: each batching dimension of the indices is one of `start_indices`
    (
        "C14",
        """
"func.func"() <{function_type = (tensor<2x3xi32>, tensor<2x1xi64>) -> (tensor<2x1xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi32>, %start_indices: tensor<2x1xi64>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[1, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [2], start_index_map = [1], index_vector_dim = 1>}> : (tensor<2x3xi32>, tensor<2x1xi64>, tensor<2xi64>) -> tensor<2x1xi32>
  "func.return"(%result) : (tensor<2x1xi32>) -> ()
}) : () -> ()
""",
    ),
    # C15: index vectors do not lie along a batching dimension, else they would be cut apart
    (
        "C15",
        """
"func.func"() <{function_type = (tensor<1x3xi32>, tensor<2x1xi64>) -> (tensor<2x1xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x3xi32>, %start_indices: tensor<2x1xi64>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[1, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [1], start_index_map = [1], index_vector_dim = 1>}> : (tensor<1x3xi32>, tensor<2x1xi64>, tensor<2xi64>) -> tensor<2x1xi32>
  "func.return"(%result) : (tensor<2x1xi32>) -> ()
}) : () -> ()
""",
    ),
    # C16: batching dimensions of operand and indices go in pairs
    (
        "C16",
        """
"func.func"() <{function_type = (tensor<2x3xi32>, tensor<1xi64>) -> (tensor<1x1xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi32>, %start_indices: tensor<1xi64>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[1, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>}> : (tensor<2x3xi32>, tensor<1xi64>, tensor<2xi64>) -> tensor<1x1xi32>
  "func.return"(%result) : (tensor<1x1xi32>) -> ()
}) : () -> ()
""",
    ),
    # C16: batching dimensions of operand and indices go in pairs
    (
        "C16",
        """
"func.func"() <{function_type = (tensor<3x3xi32>, tensor<2x1xi32>) -> (tensor<2x2x1xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x3xi32>, %start_indices: tensor<2x1xi32>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[2, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_indices_batching_dims = [1], start_index_map = [0, 1], index_vector_dim = 0>}> : (tensor<3x3xi32>, tensor<2x1xi32>, tensor<2xi64>) -> tensor<2x2x1xi32>
  "func.return"(%result) : (tensor<2x2x1xi32>) -> ()
}) : () -> ()
""",
    ),
    # C17: batching partners have one size, else some batches would lack indices
    (
        "C17",
        """
"func.func"() <{function_type = (tensor<1x2xi32>, tensor<2xi64>) -> (tensor<2x1xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x2xi32>, %start_indices: tensor<2xi64>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[1, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>}> : (tensor<1x2xi32>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x1xi32>
  "func.return"(%result) : (tensor<2x1xi32>) -> ()
}) : () -> ()
""",
    ),
    # C17: batching partners have one size, else some batches would lack indices
    (
        "C17",
        """
"func.func"() <{function_type = (tensor<3x3xi32>, tensor<2xi64>) -> (tensor<2x1xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x3xi32>, %start_indices: tensor<2xi64>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[1, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>}> : (tensor<3x3xi32>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x1xi32>
  "func.return"(%result) : (tensor<2x1xi32>) -> ()
}) : () -> ()
""",
    ),
    # C18: no dimension has two starts: it is indexed once, or batching
    (
        "C18",
        """
"func.func"() <{function_type = (tensor<3x3xi32>, tensor<2xi32>) -> (tensor<2x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x3xi32>, %start_indices: tensor<2xi32>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[2, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0, 0], index_vector_dim = 0>}> : (tensor<3x3xi32>, tensor<2xi32>, tensor<2xi64>) -> tensor<2x2xi32>
  "func.return"(%result) : (tensor<2x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C19: each dimension that is indexed is one of `operand`
    (
        "C19",
        """
"func.func"() <{function_type = (tensor<3x3xi32>, tensor<2xi32>) -> (tensor<2x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x3xi32>, %start_indices: tensor<2xi32>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[2, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0, 2], index_vector_dim = 0>}> : (tensor<3x3xi32>, tensor<2xi32>, tensor<2xi64>) -> tensor<2x2xi32>
  "func.return"(%result) : (tensor<2x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C19: each dimension that is indexed is one of `operand`
    (
        "C19",
        """
"func.func"() <{function_type = (tensor<3x3xi32>, tensor<2xi32>) -> (tensor<2x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x3xi32>, %start_indices: tensor<2xi32>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[2, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [-1, 1], index_vector_dim = 0>}> : (tensor<3x3xi32>, tensor<2xi32>, tensor<2xi64>) -> tensor<2x2xi32>
  "func.return"(%result) : (tensor<2x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C20: `slice_sizes` has an entry for each dimension of `operand`
    (
        "C20",
        """
"func.func"() <{function_type = (tensor<3x3xi32>, tensor<2xi32>, tensor<1xi64>) -> (tensor<2x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x3xi32>, %start_indices: tensor<2xi32>, %slice_sizes: tensor<1xi64>):
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>}> : (tensor<3x3xi32>, tensor<2xi32>, tensor<1xi64>) -> tensor<2x2xi32>
  "func.return"(%result) : (tensor<2x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C20: `slice_sizes` has an entry for each dimension of `operand`
    (
        "C20",
        """
"func.func"() <{function_type = (tensor<3x3xi32>, tensor<2xi32>) -> (tensor<2x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x3xi32>, %start_indices: tensor<2xi32>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[2, 2, 1]> : tensor<3xi64>}> : () -> tensor<3xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>}> : (tensor<3x3xi32>, tensor<2xi32>, tensor<3xi64>) -> tensor<2x2xi32>
  "func.return"(%result) : (tensor<2x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C9: a collapsed dimension has slices of size 1, or else the result would lose elements
    (
        "C9",
        """
"func.func"() <{function_type = (tensor<3x2xf32>, tensor<1xi32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x2xf32>, %start_indices: tensor<1xi32>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[1, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0], index_vector_dim = 0>}> : (tensor<3x2xf32>, tensor<1xi32>, tensor<2xi64>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C12: a batching dimension has slices of size 1, else a batch would read from its neighbours
    (
        "C12",
        """
"func.func"() <{function_type = (tensor<2x3xi32>, tensor<2xi64>) -> (tensor<2x1xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi32>, %start_indices: tensor<2xi64>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[2, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>}> : (tensor<2x3xi32>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x1xi32>
  "func.return"(%result) : (tensor<2x1xi32>) -> ()
}) : () -> ()
""",
    ),
    # C21: a slice is no larger than `operand`, so that it can lie inside
    (
        "C21",
        """
"func.func"() <{function_type = (tensor<1x3xi32>, tensor<2xi32>) -> (tensor<2x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x3xi32>, %start_indices: tensor<2xi32>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[2, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>}> : (tensor<1x3xi32>, tensor<2xi32>, tensor<2xi64>) -> tensor<2x2xi32>
  "func.return"(%result) : (tensor<2x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C21: a slice is no larger than `operand`, so that it can lie inside
    (
        "C21",
        """
"func.func"() <{function_type = (tensor<3x2xf32>, tensor<1xi32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x2xf32>, %start_indices: tensor<1xi32>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[-1, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 0>}> : (tensor<3x2xf32>, tensor<1xi32>, tensor<2xi64>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C23: a dimension that the result leaves out has an element to read
    (
        "C23",
        """
"func.func"() <{function_type = (tensor<3x2xf32>, tensor<1xi32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x2xf32>, %start_indices: tensor<1xi32>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[0, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 0>}> : (tensor<3x2xf32>, tensor<1xi32>, tensor<2xi64>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C24: `result` has a dimension for each of the indices and each that a slice keeps
    (
        "C24",
        """
"func.func"() <{function_type = (tensor<2x3xi32>, tensor<2x2xi32>) -> (tensor<2x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi32>, %start_indices: tensor<2x2xi32>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[2, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>}> : (tensor<2x3xi32>, tensor<2x2xi32>, tensor<2xi64>) -> tensor<2x2xi32>
  "func.return"(%result) : (tensor<2x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C24: `result` has a dimension for each of the indices and each that a slice keeps
    (
        "C24",
        """
"func.func"() <{function_type = (tensor<3x3xi32>, tensor<2xi32>) -> (tensor<2x2x1xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x3xi32>, %start_indices: tensor<2xi32>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[2, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>}> : (tensor<3x3xi32>, tensor<2xi32>, tensor<2xi64>) -> tensor<2x2x1xi32>
  "func.return"(%result) : (tensor<2x2x1xi32>) -> ()
}) : () -> ()
""",
    ),
    # C22: `result` has the dimensions of the indices, and those of a slice at `offset_dims`
    (
        "C22",
        """
"func.func"() <{function_type = (tensor<3x3xi32>, tensor<2xi32>) -> (tensor<2x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x3xi32>, %start_indices: tensor<2xi32>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[0, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>}> : (tensor<3x3xi32>, tensor<2xi32>, tensor<2xi64>) -> tensor<2x2xi32>
  "func.return"(%result) : (tensor<2x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C22: `result` has the dimensions of the indices, and those of a slice at `offset_dims`
    (
        "C22",
        """
"func.func"() <{function_type = (tensor<3x3xi32>, tensor<2xi32>) -> (tensor<1x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x3xi32>, %start_indices: tensor<2xi32>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[2, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>}> : (tensor<3x3xi32>, tensor<2xi32>, tensor<2xi64>) -> tensor<1x2xi32>
  "func.return"(%result) : (tensor<1x2xi32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C2: <= with equal sides
    # C5: <= with equal sides
    """
"func.func"() <{function_type = (tensor<3x2xf32>, tensor<1xi32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x2xf32>, %start_indices: tensor<1xi32>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[1, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 0>}> : (tensor<3x2xf32>, tensor<1xi32>, tensor<2xi64>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    # C5: < with sides one apart
    # C8: <= with equal sides
    # C19: <= with equal sides
    # C9: <= with equal sides
    # C21: <= with equal sides
    # C23: <= with equal sides
    """
"func.func"() <{function_type = (tensor<3x2xf32>, tensor<3x1xi32>) -> (tensor<3x2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x2xf32>, %start_indices: tensor<3x1xi32>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[1, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<3x2xf32>, tensor<3x1xi32>, tensor<2xi64>) -> tensor<3x2xf32>
  "func.return"(%result) : (tensor<3x2xf32>) -> ()
}) : () -> ()
""",
    # C21: <= with equal sides
    """
"func.func"() <{function_type = (tensor<0x2xf32>, tensor<0x1xi32>) -> (tensor<0x2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<0x2xf32>, %start_indices: tensor<0x1xi32>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[0, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<0x2xf32>, tensor<0x1xi32>, tensor<2xi64>) -> tensor<0x2xf32>
  "func.return"(%result) : (tensor<0x2xf32>) -> ()
}) : () -> ()
""",
    # C2: <= with equal sides
    # C11: <= with equal sides
    # C14: <= with equal sides, < with sides one apart
    # C19: < with sides one apart
    # C12: <= with equal sides
    """
"func.func"() <{function_type = (tensor<2x3xi32>, tensor<2xi64>) -> (tensor<2x1xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi32>, %start_indices: tensor<2xi64>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[1, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>}> : (tensor<2x3xi32>, tensor<2xi64>, tensor<2xi64>) -> tensor<2x1xi32>
  "func.return"(%result) : (tensor<2x1xi32>) -> ()
}) : () -> ()
""",
    # C11: < with sides one apart
    """
"func.func"() <{function_type = (tensor<3x2xi32>, tensor<2x1xi64>) -> (tensor<2x1xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x2xi32>, %start_indices: tensor<2x1xi64>):
  %slice_sizes = "stablehlo.constant"() <{value = dense<[1, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_gather"(%operand, %start_indices, %slice_sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [1], start_indices_batching_dims = [0], start_index_map = [0], index_vector_dim = 1>}> : (tensor<3x2xi32>, tensor<2x1xi64>, tensor<2xi64>) -> tensor<2x1xi32>
  "func.return"(%result) : (tensor<2x1xi32>) -> ()
}) : () -> ()
""",
]
