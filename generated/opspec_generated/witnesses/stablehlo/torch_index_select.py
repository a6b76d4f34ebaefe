"""Programs that break a rule of stablehlo.torch_index_select, and programs that keep them all."""

# Generated from spec/ops/stablehlo/torch_index_select.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.torch_index_select"() <{dim = 0 : i64, batch_dims = 0 : i64}> : () -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>, tensor<2xi32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%operand: memref<f32>, %index: tensor<2xi32>):
  %result = "stablehlo.torch_index_select"(%operand, %index) <{dim = 0 : i64, batch_dims = 0 : i64}> : (memref<f32>, tensor<2xi32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<3x2xf32>, tensor<2xi32>) -> (tensor<2x2xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x2xf32>, %index: tensor<2xi32>):
  %result = "stablehlo.torch_index_select"(%operand, %index) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x2xf32>, tensor<2xi32>) -> tensor<2x2xi1>
  "func.return"(%result) : (tensor<2x2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<3x2xf32>, tensor<2xi32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x2xf32>, %index: tensor<2xi32>):
  %result = "stablehlo.torch_index_select"(%operand, %index) <{dim = 0 : i64}> : (tensor<3x2xf32>, tensor<2xi32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<3x2xf32>, tensor<2xi32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x2xf32>, %index: tensor<2xi32>):
  %result = "stablehlo.torch_index_select"(%operand, %index) <{dim = "?", batch_dims = 0 : i64}> : (tensor<3x2xf32>, tensor<2xi32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<3x2xf32>, tensor<2xi32>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<3x2xf32>, %index: tensor<2xi32>):
  "stablehlo.torch_index_select"(%operand, %index) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x2xf32>, tensor<2xi32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<3x2xf32>, tensor<2xi32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x2xf32>, %index: tensor<2xi32>):
  %result = "stablehlo.torch_index_select"(%operand, %index) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x2xf32>, tensor<2xi32>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<3x2xf32>, tensor<2xi32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x2xf32>, %index: tensor<2xi32>):
  %result = "stablehlo.torch_index_select"(%operand, %index) <{dim = 0 : i64, batch_dims = 0 : i64}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<3x2xf32>, tensor<2xi32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: the batch is made of leading dimensions of `index`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2xf32>, tensor<2xi32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>, %index: tensor<2xi32>):
  %result = "stablehlo.torch_index_select"(%operand, %index) <{dim = 0 : i64, batch_dims = 2 : i64}> : (tensor<2xf32>, tensor<2xi32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C1: the batch is made of leading dimensions of `index`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<3x2xf32>, tensor<2xi32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x2xf32>, %index: tensor<2xi32>):
  %result = "stablehlo.torch_index_select"(%operand, %index) <{dim = 0 : i64, batch_dims = -1 : i64}> : (tensor<3x2xf32>, tensor<2xi32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C2: slices are read along a dimension of `operand` behind those of the batch
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<f32>, tensor<i32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>, %index: tensor<i32>):
  %result = "stablehlo.torch_index_select"(%operand, %index) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<f32>, tensor<i32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C2: slices are read along a dimension of `operand` behind those of the batch
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<3x2xf32>, tensor<2xi32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x2xf32>, %index: tensor<2xi32>):
  %result = "stablehlo.torch_index_select"(%operand, %index) <{dim = -1 : i64, batch_dims = 0 : i64}> : (tensor<3x2xf32>, tensor<2xi32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C3: dimensions of the batch have one size in both
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<1x3xi32>, tensor<2x2xi32>) -> (tensor<1x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x3xi32>, %index: tensor<2x2xi32>):
  %result = "stablehlo.torch_index_select"(%operand, %index) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<1x3xi32>, tensor<2x2xi32>) -> tensor<1x2xi32>
  "func.return"(%result) : (tensor<1x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C3: dimensions of the batch have one size in both
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<3x3xi32>, tensor<2x2xi32>) -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x3xi32>, %index: tensor<2x2xi32>):
  %result = "stablehlo.torch_index_select"(%operand, %index) <{dim = 1 : i64, batch_dims = 1 : i64}> : (tensor<3x3xi32>, tensor<2x2xi32>) -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C4: `result` has the dimensions of `index` in place of the one that is read along
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<2xf32>, tensor<2xi32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>, %index: tensor<2xi32>):
  %result = "stablehlo.torch_index_select"(%operand, %index) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<2xf32>, tensor<2xi32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C4: `result` has the dimensions of `index` in place of the one that is read along
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<3x1xf32>, tensor<2xi32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x1xf32>, %index: tensor<2xi32>):
  %result = "stablehlo.torch_index_select"(%operand, %index) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x1xf32>, tensor<2xi32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C4: `result` has the dimensions of `index` in place of the one that is read along
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<3x3xf32>, tensor<2xi32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x3xf32>, %index: tensor<2xi32>):
  %result = "stablehlo.torch_index_select"(%operand, %index) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x3xf32>, tensor<2xi32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C5: where something is selected, there is something to select from
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<0xf32>, tensor<2xi32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<0xf32>, %index: tensor<2xi32>):
  %result = "stablehlo.torch_index_select"(%operand, %index) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<0xf32>, tensor<2xi32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C5: where something is selected, there is something to select from
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<2x0xi32>, tensor<1x2xi64>) -> (tensor<2x1x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x0xi32>, %index: tensor<1x2xi64>):
  %result = "stablehlo.torch_index_select"(%operand, %index) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<2x0xi32>, tensor<1x2xi64>) -> tensor<2x1x2xi32>
  "func.return"(%result) : (tensor<2x1x2xi32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C1: <= with equal sides
    """
"func.func"() <{function_type = (tensor<3x2xf32>, tensor<i32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x2xf32>, %index: tensor<i32>):
  %result = "stablehlo.torch_index_select"(%operand, %index) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x2xf32>, tensor<i32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    # C5: < with sides one apart
    """
"func.func"() <{function_type = (tensor<1x2xf32>, tensor<2xi32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x2xf32>, %index: tensor<2xi32>):
  %result = "stablehlo.torch_index_select"(%operand, %index) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<1x2xf32>, tensor<2xi32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    # C1: <= with equal sides
    # C2: <= with equal sides
    """
"func.func"() <{function_type = (tensor<3x2xf32>, tensor<2xi32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x2xf32>, %index: tensor<2xi32>):
  %result = "stablehlo.torch_index_select"(%operand, %index) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<3x2xf32>, tensor<2xi32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    # C2: < with sides one apart
    """
"func.func"() <{function_type = (tensor<2x3xi32>, tensor<1x2xi64>) -> (tensor<2x1x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi32>, %index: tensor<1x2xi64>):
  %result = "stablehlo.torch_index_select"(%operand, %index) <{dim = 1 : i64, batch_dims = 0 : i64}> : (tensor<2x3xi32>, tensor<1x2xi64>) -> tensor<2x1x2xi32>
  "func.return"(%result) : (tensor<2x1x2xi32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<0xf32>, tensor<0xi32>) -> (tensor<0xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<0xf32>, %index: tensor<0xi32>):
  %result = "stablehlo.torch_index_select"(%operand, %index) <{dim = 0 : i64, batch_dims = 0 : i64}> : (tensor<0xf32>, tensor<0xi32>) -> tensor<0xf32>
  "func.return"(%result) : (tensor<0xf32>) -> ()
}) : () -> ()
""",
]
