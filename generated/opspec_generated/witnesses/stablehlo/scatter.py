"""Programs that break a rule of stablehlo.scatter, and programs that keep them all."""

# Generated from spec/ops/stablehlo/scatter.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.scatter"() <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : () -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (tensor<3xi32>, memref<f32>, tensor<2x2xi32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3xi32>, %scatter_indices: memref<f32>, %updates_0: tensor<2x2xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<3xi32>, memref<f32>, tensor<2x2xi32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<3xi32>, tensor<2x1xi32>, tensor<f32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3xi32>, %scatter_indices: tensor<2x1xi32>, %updates_0: tensor<f32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<3xi32>, tensor<2x1xi32>, tensor<f32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<3xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3xi32>, %scatter_indices: tensor<2x1xi32>, %updates_0: tensor<2x2xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<3xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<3xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3xi32>, %scatter_indices: tensor<2x1xi32>, %updates_0: tensor<2x2xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = "?"}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<3xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<3xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> (), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3xi32>, %scatter_indices: tensor<2x1xi32>, %updates_0: tensor<2x2xi32>):
  "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<3xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<3xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3xi32>, %scatter_indices: tensor<2x1xi32>, %updates_0: tensor<2x2xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<3xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<3xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3xi32>, %scatter_indices: tensor<2x1xi32>, %updates_0: tensor<2x2xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%arg0: tensor<i32>):
    "stablehlo.return"(%arg0) : (tensor<i32>) -> ()
  }) : (tensor<3xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C5: there is an input
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "main"}> ({
^bb0(%scatter_indices: tensor<2xi32>):
  "stablehlo.scatter"(%scatter_indices) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<2xi32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # C1: each of `inputs` has the shape `space`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<i32>, tensor<2x1xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<i32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xi32>, %inputs_1: tensor<i32>, %scatter_indices: tensor<2x1xi32>, %updates_0: tensor<2xi32>, %updates_1: tensor<2xi32>):
  %results:2 = "stablehlo.scatter"(%inputs_0, %inputs_1, %scatter_indices, %updates_0, %updates_1) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %0 = "stablehlo.add"(%a, %c) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.multiply"(%b, %d) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0, %1) : (tensor<i32>, tensor<i32>) -> ()
  }) : (tensor<2xi32>, tensor<i32>, tensor<2x1xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<i32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi32>, tensor<i32>) -> ()
}) : () -> ()
""",
    ),
    # C1: each of `inputs` has the shape `space`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<1xi32>, tensor<2xi32>, tensor<2x1xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<1xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<1xi32>, %inputs_1: tensor<2xi32>, %scatter_indices: tensor<2x1xi32>, %updates_0: tensor<2xi32>, %updates_1: tensor<2xi32>):
  %results:2 = "stablehlo.scatter"(%inputs_0, %inputs_1, %scatter_indices, %updates_0, %updates_1) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %0 = "stablehlo.add"(%a, %c) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.multiply"(%b, %d) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0, %1) : (tensor<i32>, tensor<i32>) -> ()
  }) : (tensor<1xi32>, tensor<2xi32>, tensor<2x1xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<1xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<1xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C1: each of `inputs` has the shape `space`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<3xi32>, tensor<2xi32>, tensor<2x1xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<3xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3xi32>, %inputs_1: tensor<2xi32>, %scatter_indices: tensor<2x1xi32>, %updates_0: tensor<2xi32>, %updates_1: tensor<2xi32>):
  %results:2 = "stablehlo.scatter"(%inputs_0, %inputs_1, %scatter_indices, %updates_0, %updates_1) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %0 = "stablehlo.add"(%a, %c) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.multiply"(%b, %d) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0, %1) : (tensor<i32>, tensor<i32>) -> ()
  }) : (tensor<3xi32>, tensor<2xi32>, tensor<2x1xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<3xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<3xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: each dimension of the inputs is one of a slice in the updates, or inserted, or batching
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2x1xi32>, tensor<2xi32>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xi32>, %scatter_indices: tensor<2x1xi32>, %updates_0: tensor<2xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>):
    "stablehlo.return"(%arg0) : (tensor<i32>) -> ()
  }) : (tensor<2xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: each dimension of the inputs is one of a slice in the updates, or inserted, or batching
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<3xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3xi32>, %scatter_indices: tensor<2x1xi32>, %updates_0: tensor<2x2xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<3xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C3: updates have one shape, since one index places all of them
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>, tensor<2x1xi32>, tensor<2xi32>, tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xi32>, %inputs_1: tensor<2xi32>, %scatter_indices: tensor<2x1xi32>, %updates_0: tensor<2xi32>, %updates_1: tensor<i32>):
  %results:2 = "stablehlo.scatter"(%inputs_0, %inputs_1, %scatter_indices, %updates_0, %updates_1) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %0 = "stablehlo.add"(%a, %c) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.multiply"(%b, %d) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0, %1) : (tensor<i32>, tensor<i32>) -> ()
  }) : (tensor<2xi32>, tensor<2xi32>, tensor<2x1xi32>, tensor<2xi32>, tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C3: updates have one shape, since one index places all of them
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>, tensor<2x1xi32>, tensor<2xi32>, tensor<1xi32>) -> (tensor<2xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xi32>, %inputs_1: tensor<2xi32>, %scatter_indices: tensor<2x1xi32>, %updates_0: tensor<2xi32>, %updates_1: tensor<1xi32>):
  %results:2 = "stablehlo.scatter"(%inputs_0, %inputs_1, %scatter_indices, %updates_0, %updates_1) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %0 = "stablehlo.add"(%a, %c) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.multiply"(%b, %d) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0, %1) : (tensor<i32>, tensor<i32>) -> ()
  }) : (tensor<2xi32>, tensor<2xi32>, tensor<2x1xi32>, tensor<2xi32>, tensor<1xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C3: updates have one shape, since one index places all of them
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>, tensor<2x1xi32>, tensor<2xi32>, tensor<3xi32>) -> (tensor<2xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xi32>, %inputs_1: tensor<2xi32>, %scatter_indices: tensor<2x1xi32>, %updates_0: tensor<2xi32>, %updates_1: tensor<3xi32>):
  %results:2 = "stablehlo.scatter"(%inputs_0, %inputs_1, %scatter_indices, %updates_0, %updates_1) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %0 = "stablehlo.add"(%a, %c) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.multiply"(%b, %d) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0, %1) : (tensor<i32>, tensor<i32>) -> ()
  }) : (tensor<2xi32>, tensor<2xi32>, tensor<2x1xi32>, tensor<2xi32>, tensor<3xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C7: dimensions of slices in the updates go up, so that their order is that of the inputs
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<3x1xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> (tensor<3x1xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3x1xi32>, %scatter_indices: tensor<2x1xi32>, %updates_0: tensor<2x2xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<3x1xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> tensor<3x1xi32>
  "func.return"(%result) : (tensor<3x1xi32>) -> ()
}) : () -> ()
""",
    ),
    # C7: dimensions of slices in the updates go up, so that their order is that of the inputs
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<3x2x2xi32>, tensor<2x1x2xi32>, tensor<1x2x2xi32>) -> (tensor<3x2x2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3x2x2xi32>, %scatter_indices: tensor<2x1x2xi32>, %updates_0: tensor<1x2x2xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<3x2x2xi32>, tensor<2x1x2xi32>, tensor<1x2x2xi32>) -> tensor<3x2x2xi32>
  "func.return"(%result) : (tensor<3x2x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C8: dimensions of slices are dimensions of `updates`
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xi32>, %scatter_indices: tensor<2xi32>, %updates_0: tensor<2xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C8: dimensions of slices are dimensions of `updates`
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<3xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3xi32>, %scatter_indices: tensor<2x1xi32>, %updates_0: tensor<2x2xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [-1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<3xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C9: no dimension is both inserted and batching, nor named twice
    (
        "C9",
        """
"func.func"() <{function_type = (tensor<3x2xf32>, tensor<1xi32>, tensor<2xf32>) -> (tensor<3x2xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3x2xf32>, %scatter_indices: tensor<1xi32>, %updates_0: tensor<2xf32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.maximum"(%b, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<3x2xf32>, tensor<1xi32>, tensor<2xf32>) -> tensor<3x2xf32>
  "func.return"(%result) : (tensor<3x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C10: inserted dimensions go up, so that there is one way to write them
    (
        "C10",
        """
"func.func"() <{function_type = (tensor<3x2x2xf32>, tensor<1xi32>, tensor<2xf32>) -> (tensor<3x2x2xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3x2x2xf32>, %scatter_indices: tensor<1xi32>, %updates_0: tensor<2xf32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1, 0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.maximum"(%b, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<3x2x2xf32>, tensor<1xi32>, tensor<2xf32>) -> tensor<3x2x2xf32>
  "func.return"(%result) : (tensor<3x2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C11: each inserted dimension is one of `inputs`
    (
        "C11",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2x1xi32>, tensor<2xi32>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xi32>, %scatter_indices: tensor<2x1xi32>, %updates_0: tensor<2xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>):
    "stablehlo.return"(%arg0) : (tensor<i32>) -> ()
  }) : (tensor<2xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C11: each inserted dimension is one of `inputs`
    (
        "C11",
        """
"func.func"() <{function_type = (tensor<3x2xf32>, tensor<1xi32>, tensor<2xf32>) -> (tensor<3x2xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3x2xf32>, %scatter_indices: tensor<1xi32>, %updates_0: tensor<2xf32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [-1], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.maximum"(%b, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<3x2xf32>, tensor<1xi32>, tensor<2xf32>) -> tensor<3x2xf32>
  "func.return"(%result) : (tensor<3x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C12: batching dimensions of the inputs go up, so that there is one way to write them
    (
        "C12",
        """
"func.func"() <{function_type = (tensor<2x2x3xi32>, tensor<2x2x1xi64>, tensor<2x2x1xi32>) -> (tensor<2x2x3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x2x3xi32>, %scatter_indices: tensor<2x2x1xi64>, %updates_0: tensor<2x2x1xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], input_batching_dims = [1, 0], scatter_indices_batching_dims = [0, 1], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<2x2x3xi32>, tensor<2x2x1xi64>, tensor<2x2x1xi32>) -> tensor<2x2x3xi32>
  "func.return"(%result) : (tensor<2x2x3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C13: each batching dimension is one of `inputs`
    (
        "C13",
        """
"func.func"() <{function_type = (tensor<2x3xi32>, tensor<2xi64>, tensor<2x1xi32>) -> (tensor<2x3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x3xi32>, %scatter_indices: tensor<2xi64>, %updates_0: tensor<2x1xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], input_batching_dims = [2], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.multiply"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<2x3xi32>, tensor<2xi64>, tensor<2x1xi32>) -> tensor<2x3xi32>
  "func.return"(%result) : (tensor<2x3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C13: each batching dimension is one of `inputs`
    (
        "C13",
        """
"func.func"() <{function_type = (tensor<2x3xi32>, tensor<2xi64>, tensor<2x1xi32>) -> (tensor<2x3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x3xi32>, %scatter_indices: tensor<2xi64>, %updates_0: tensor<2x1xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], input_batching_dims = [-1], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.multiply"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<2x3xi32>, tensor<2xi64>, tensor<2x1xi32>) -> tensor<2x3xi32>
  "func.return"(%result) : (tensor<2x3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C14: no batching dimension of the indices is named twice
    (
        "C14",
        """
"func.func"() <{function_type = (tensor<2x2x3xi32>, tensor<2x2x1xi64>, tensor<2x2x1xi32>) -> (tensor<2x2x3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x2x3xi32>, %scatter_indices: tensor<2x2x1xi64>, %updates_0: tensor<2x2x1xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], input_batching_dims = [0, 1], scatter_indices_batching_dims = [0, 0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<2x2x3xi32>, tensor<2x2x1xi64>, tensor<2x2x1xi32>) -> tensor<2x2x3xi32>
  "func.return"(%result) : (tensor<2x2x3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C15: each batching dimension of the indices is one of `scatter_indices`
    (
        "C15",
        """
"func.func"() <{function_type = (tensor<2x3xi32>, tensor<2xi64>, tensor<2x1xi32>) -> (tensor<2x3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x3xi32>, %scatter_indices: tensor<2xi64>, %updates_0: tensor<2x1xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [2], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.multiply"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<2x3xi32>, tensor<2xi64>, tensor<2x1xi32>) -> tensor<2x3xi32>
  "func.return"(%result) : (tensor<2x3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C15: each batching dimension of the indices is one of `scatter_indices`
    (
        "C15",
        """
"func.func"() <{function_type = (tensor<2x3xi32>, tensor<2xi64>, tensor<2x1xi32>) -> (tensor<2x3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x3xi32>, %scatter_indices: tensor<2xi64>, %updates_0: tensor<2x1xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [-1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.multiply"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<2x3xi32>, tensor<2xi64>, tensor<2x1xi32>) -> tensor<2x3xi32>
  "func.return"(%result) : (tensor<2x3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C15: each batching dimension of the indices is one of `scatter_indices`
    (
        "C15",
        """
"func.func"() <{function_type = (tensor<3x2xi32>, tensor<2x1xi64>, tensor<2x1xi32>) -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3x2xi32>, %scatter_indices: tensor<2x1xi64>, %updates_0: tensor<2x1xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], input_batching_dims = [1], scatter_indices_batching_dims = [2], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<3x2xi32>, tensor<2x1xi64>, tensor<2x1xi32>) -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C16: index vectors do not lie along a batching dimension, else they would be cut apart
    (
        "C16",
        """
"func.func"() <{function_type = (tensor<3x1xi32>, tensor<2x1xi64>, tensor<2x1xi32>) -> (tensor<3x1xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3x1xi32>, %scatter_indices: tensor<2x1xi64>, %updates_0: tensor<2x1xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<3x1xi32>, tensor<2x1xi64>, tensor<2x1xi32>) -> tensor<3x1xi32>
  "func.return"(%result) : (tensor<3x1xi32>) -> ()
}) : () -> ()
""",
    ),
    # C17: batching dimensions of inputs and indices go in pairs
    (
        "C17",
        """
"func.func"() <{function_type = (tensor<3xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3xi32>, %scatter_indices: tensor<2x1xi32>, %updates_0: tensor<2x2xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<3xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C17: batching dimensions of inputs and indices go in pairs
    (
        "C17",
        """
"func.func"() <{function_type = (tensor<2x3xi32>, tensor<2xi64>, tensor<2x1xi32>) -> (tensor<2x3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x3xi32>, %scatter_indices: tensor<2xi64>, %updates_0: tensor<2x1xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], input_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.multiply"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<2x3xi32>, tensor<2xi64>, tensor<2x1xi32>) -> tensor<2x3xi32>
  "func.return"(%result) : (tensor<2x3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C18: batching partners have one size, else some batches would lack indices
    (
        "C18",
        """
"func.func"() <{function_type = (tensor<1x3xi32>, tensor<2xi64>, tensor<2x1xi32>) -> (tensor<1x3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<1x3xi32>, %scatter_indices: tensor<2xi64>, %updates_0: tensor<2x1xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.multiply"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<1x3xi32>, tensor<2xi64>, tensor<2x1xi32>) -> tensor<1x3xi32>
  "func.return"(%result) : (tensor<1x3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C18: batching partners have one size, else some batches would lack indices
    (
        "C18",
        """
"func.func"() <{function_type = (tensor<3x3xi32>, tensor<2xi64>, tensor<2x1xi32>) -> (tensor<3x3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3x3xi32>, %scatter_indices: tensor<2xi64>, %updates_0: tensor<2x1xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.multiply"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<3x3xi32>, tensor<2xi64>, tensor<2x1xi32>) -> tensor<3x3xi32>
  "func.return"(%result) : (tensor<3x3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C20: no dimension has two starts: it is indexed once, or batching
    (
        "C20",
        """
"func.func"() <{function_type = (tensor<3xi32>, tensor<2x2xi32>, tensor<2x2xi32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3xi32>, %scatter_indices: tensor<2x2xi32>, %updates_0: tensor<2x2xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0, 0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<3xi32>, tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C21: each dimension that is indexed is one of `inputs`
    (
        "C21",
        """
"func.func"() <{function_type = (tensor<3xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3xi32>, %scatter_indices: tensor<2x1xi32>, %updates_0: tensor<2x2xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<3xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C21: each dimension that is indexed is one of `inputs`
    (
        "C21",
        """
"func.func"() <{function_type = (tensor<3xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3xi32>, %scatter_indices: tensor<2x1xi32>, %updates_0: tensor<2x2xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [-1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<3xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C22: `index_vector_dim` is a dimension of `scatter_indices`, or the one behind the last
    (
        "C22",
        """
"func.func"() <{function_type = (tensor<i32>, tensor<i32>, tensor<2x2xi32>) -> (tensor<i32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<i32>, %scatter_indices: tensor<i32>, %updates_0: tensor<2x2xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<i32>, tensor<i32>, tensor<2x2xi32>) -> tensor<i32>
  "func.return"(%result) : (tensor<i32>) -> ()
}) : () -> ()
""",
    ),
    # C22: `index_vector_dim` is a dimension of `scatter_indices`, or the one behind the last
    (
        "C22",
        """
"func.func"() <{function_type = (tensor<3xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3xi32>, %scatter_indices: tensor<2x1xi32>, %updates_0: tensor<2x2xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = -1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<3xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C4: updates have the dimensions of the indices, and slices that are no larger than the inputs
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<i32>, tensor<2x?xi32>, tensor<2x2xi32>) -> (tensor<i32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<i32>, %scatter_indices: tensor<2x?xi32>, %updates_0: tensor<2x2xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<i32>, tensor<2x?xi32>, tensor<2x2xi32>) -> tensor<i32>
  "func.return"(%result) : (tensor<i32>) -> ()
}) : () -> ()
""",
    ),
    # C4: updates have the dimensions of the indices, and slices that are no larger than the inputs
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<1xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> (tensor<1xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<1xi32>, %scatter_indices: tensor<2x1xi32>, %updates_0: tensor<2x2xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<1xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> tensor<1xi32>
  "func.return"(%result) : (tensor<1xi32>) -> ()
}) : () -> ()
""",
    ),
    # C4: updates have the dimensions of the indices, and slices that are no larger than the inputs
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<3xi32>, tensor<1x1xi32>, tensor<2x2xi32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3xi32>, %scatter_indices: tensor<1x1xi32>, %updates_0: tensor<2x2xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<3xi32>, tensor<1x1xi32>, tensor<2x2xi32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C4: updates have the dimensions of the indices, and slices that are no larger than the inputs
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<3xi32>, tensor<3x1xi32>, tensor<2x2xi32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3xi32>, %scatter_indices: tensor<3x1xi32>, %updates_0: tensor<2x2xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<3xi32>, tensor<3x1xi32>, tensor<2x2xi32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C4: updates have the dimensions of the indices, and slices that are no larger than the inputs
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<0xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> (tensor<0xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<0xi32>, %scatter_indices: tensor<2x1xi32>, %updates_0: tensor<2x2xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<0xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> tensor<0xi32>
  "func.return"(%result) : (tensor<0xi32>) -> ()
}) : () -> ()
""",
    ),
    # C19: an index vector has a number for each dimension that `scatter_dims_to_operand_dims` names
    (
        "C19",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2x2xi32>, tensor<2xi32>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xi32>, %scatter_indices: tensor<2x2xi32>, %updates_0: tensor<2xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>):
    "stablehlo.return"(%arg0) : (tensor<i32>) -> ()
  }) : (tensor<2xi32>, tensor<2x2xi32>, tensor<2xi32>) -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C19: an index vector has a number for each dimension that `scatter_dims_to_operand_dims` names
    (
        "C19",
        """
"func.func"() <{function_type = (tensor<3xi32>, tensor<2x0xi32>, tensor<2x2xi32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3xi32>, %scatter_indices: tensor<2x0xi32>, %updates_0: tensor<2x2xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<3xi32>, tensor<2x0xi32>, tensor<2x2xi32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C23: elements can be promoted to the type in which the region combines them
    (
        "C23",
        """
"func.func"() <{function_type = (tensor<3xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> (tensor<3xi1>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3xi32>, %scatter_indices: tensor<2x1xi32>, %updates_0: tensor<2x2xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }) : (tensor<3xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> tensor<3xi1>
  "func.return"(%result) : (tensor<3xi1>) -> ()
}) : () -> ()
""",
    ),
    # C23: elements can be promoted to the type in which the region combines them
    (
        "C23",
        """
"func.func"() <{function_type = (tensor<2xi1>, tensor<2xi32>, tensor<2x1xi32>, tensor<2xi1>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xi1>, %inputs_1: tensor<2xi32>, %scatter_indices: tensor<2x1xi32>, %updates_0: tensor<2xi1>, %updates_1: tensor<2xi32>):
  %results:2 = "stablehlo.scatter"(%inputs_0, %inputs_1, %scatter_indices, %updates_0, %updates_1) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %0 = "stablehlo.add"(%a, %c) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.multiply"(%b, %d) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0, %1) : (tensor<i32>, tensor<i32>) -> ()
  }) : (tensor<2xi1>, tensor<2xi32>, tensor<2x1xi32>, tensor<2xi1>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C24: each result has the shape of its input
    (
        "C24",
        """
"func.func"() <{function_type = (tensor<1xi32>, tensor<2x1xi32>, tensor<2xi32>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<1xi32>, %scatter_indices: tensor<2x1xi32>, %updates_0: tensor<2xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>):
    "stablehlo.return"(%arg0) : (tensor<i32>) -> ()
  }) : (tensor<1xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C24: each result has the shape of its input
    (
        "C24",
        """
"func.func"() <{function_type = (tensor<4xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<4xi32>, %scatter_indices: tensor<2x1xi32>, %updates_0: tensor<2x2xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<4xi32>, tensor<2x1xi32>, tensor<2x2xi32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C24: each result has the shape of its input
    (
        "C24",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>, tensor<2x1xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<3xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xi32>, %inputs_1: tensor<2xi32>, %scatter_indices: tensor<2x1xi32>, %updates_0: tensor<2xi32>, %updates_1: tensor<2xi32>):
  %results:2 = "stablehlo.scatter"(%inputs_0, %inputs_1, %scatter_indices, %updates_0, %updates_1) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %0 = "stablehlo.add"(%a, %c) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.multiply"(%b, %d) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0, %1) : (tensor<i32>, tensor<i32>) -> ()
  }) : (tensor<2xi32>, tensor<2xi32>, tensor<2x1xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<3xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<3xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C8: <= with equal sides
    # C22: <= with equal sides
    """
"func.func"() <{function_type = (tensor<3x2xf32>, tensor<1xi32>, tensor<2xf32>) -> (tensor<3x2xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3x2xf32>, %scatter_indices: tensor<1xi32>, %updates_0: tensor<2xf32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.maximum"(%b, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<3x2xf32>, tensor<1xi32>, tensor<2xf32>) -> tensor<3x2xf32>
  "func.return"(%result) : (tensor<3x2xf32>) -> ()
}) : () -> ()
""",
    # C13: <= with equal sides
    # C15: <= with equal sides, < with sides one apart
    # C21: < with sides one apart
    # C22: <= with equal sides
    """
"func.func"() <{function_type = (tensor<2x3xi32>, tensor<2xi64>, tensor<2x1xi32>) -> (tensor<2x3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x3xi32>, %scatter_indices: tensor<2xi64>, %updates_0: tensor<2x1xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.multiply"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<2x3xi32>, tensor<2xi64>, tensor<2x1xi32>) -> tensor<2x3xi32>
  "func.return"(%result) : (tensor<2x3xi32>) -> ()
}) : () -> ()
""",
    # C5: < with sides one apart
    # C8: < with sides one apart
    # C11: <= with equal sides
    # C21: <= with equal sides
    # C4: <= with equal sides
    """
"func.func"() <{function_type = (tensor<3x2xi32>, tensor<4x1xi32>, tensor<4x2xi32>) -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3x2xi32>, %scatter_indices: tensor<4x1xi32>, %updates_0: tensor<4x2xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<3x2xi32>, tensor<4x1xi32>, tensor<4x2xi32>) -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
    # C13: < with sides one apart
    """
"func.func"() <{function_type = (tensor<3x2xi32>, tensor<2x1xi64>, tensor<2x1xi32>) -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3x2xi32>, %scatter_indices: tensor<2x1xi64>, %updates_0: tensor<2x1xi32>):
  %result = "stablehlo.scatter"(%inputs_0, %scatter_indices, %updates_0) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], input_batching_dims = [1], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<3x2xi32>, tensor<2x1xi64>, tensor<2x1xi32>) -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
    # C11: < with sides one apart
    """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>, tensor<2x1xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xi32>, %inputs_1: tensor<2xi32>, %scatter_indices: tensor<2x1xi32>, %updates_0: tensor<2xi32>, %updates_1: tensor<2xi32>):
  %results:2 = "stablehlo.scatter"(%inputs_0, %inputs_1, %scatter_indices, %updates_0, %updates_1) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %0 = "stablehlo.add"(%a, %c) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.multiply"(%b, %d) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0, %1) : (tensor<i32>, tensor<i32>) -> ()
  }) : (tensor<2xi32>, tensor<2xi32>, tensor<2x1xi32>, tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
]
