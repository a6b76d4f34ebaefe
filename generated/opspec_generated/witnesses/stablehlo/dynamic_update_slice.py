"""Programs that break a rule of stablehlo.dynamic_update_slice, and programs that keep them all."""

# Generated from spec/ops/stablehlo/dynamic_update_slice.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<3x4xi32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.dynamic_update_slice"() : () -> tensor<3x4xi32>
  "func.return"(%result) : (tensor<3x4xi32>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>, tensor<2x2xi32>, tensor<i64>, tensor<i64>) -> (tensor<3x4xi32>), sym_name = "main"}> ({
^bb0(%operand: memref<f32>, %update: tensor<2x2xi32>, %start_indices_0: tensor<i64>, %start_indices_1: tensor<i64>):
  %result = "stablehlo.dynamic_update_slice"(%operand, %update, %start_indices_0, %start_indices_1) : (memref<f32>, tensor<2x2xi32>, tensor<i64>, tensor<i64>) -> tensor<3x4xi32>
  "func.return"(%result) : (tensor<3x4xi32>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<2x2xi32>, tensor<i64>, tensor<i64>) -> (tensor<3x4xi32>), sym_name = "main"}> ({
^bb0(%update: tensor<2x2xi32>, %start_indices_0: tensor<i64>, %start_indices_1: tensor<i64>):
  %result = "stablehlo.dynamic_update_slice"(%update, %start_indices_0, %start_indices_1) : (tensor<2x2xi32>, tensor<i64>, tensor<i64>) -> tensor<3x4xi32>
  "func.return"(%result) : (tensor<3x4xi32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<3x4xi32>, tensor<2x2xi32>, tensor<i64>, tensor<i64>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<3x4xi32>, %update: tensor<2x2xi32>, %start_indices_0: tensor<i64>, %start_indices_1: tensor<i64>):
  "stablehlo.dynamic_update_slice"(%operand, %update, %start_indices_0, %start_indices_1) : (tensor<3x4xi32>, tensor<2x2xi32>, tensor<i64>, tensor<i64>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<3x4xi32>, tensor<2x2xi32>, tensor<i64>, tensor<i64>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x4xi32>, %update: tensor<2x2xi32>, %start_indices_0: tensor<i64>, %start_indices_1: tensor<i64>):
  %result = "stablehlo.dynamic_update_slice"(%operand, %update, %start_indices_0, %start_indices_1) : (tensor<3x4xi32>, tensor<2x2xi32>, tensor<i64>, tensor<i64>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<3x4xi32>, tensor<2x2xi32>, tensor<i64>, tensor<i64>) -> (tensor<3x4xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x4xi32>, %update: tensor<2x2xi32>, %start_indices_0: tensor<i64>, %start_indices_1: tensor<i64>):
  %result = "stablehlo.dynamic_update_slice"(%operand, %update, %start_indices_0, %start_indices_1) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<3x4xi32>, tensor<2x2xi32>, tensor<i64>, tensor<i64>) -> tensor<3x4xi32>
  "func.return"(%result) : (tensor<3x4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<3x4xi32>, tensor<2x2xi32>, tensor<i64>, tensor<i64>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x4xi32>, %update: tensor<2x2xi32>, %start_indices_0: tensor<i64>, %start_indices_1: tensor<i64>):
  %result = "stablehlo.dynamic_update_slice"(%operand, %update, %start_indices_0, %start_indices_1) : (tensor<3x4xi32>, tensor<2x2xi32>, tensor<i64>, tensor<i64>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2x4xi32>, tensor<2x2xi32>, tensor<i64>, tensor<i64>) -> (tensor<3x4xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x4xi32>, %update: tensor<2x2xi32>, %start_indices_0: tensor<i64>, %start_indices_1: tensor<i64>):
  %result = "stablehlo.dynamic_update_slice"(%operand, %update, %start_indices_0, %start_indices_1) : (tensor<2x4xi32>, tensor<2x2xi32>, tensor<i64>, tensor<i64>) -> tensor<3x4xi32>
  "func.return"(%result) : (tensor<3x4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<4x4xi32>, tensor<2x2xi32>, tensor<i64>, tensor<i64>) -> (tensor<3x4xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4x4xi32>, %update: tensor<2x2xi32>, %start_indices_0: tensor<i64>, %start_indices_1: tensor<i64>):
  %result = "stablehlo.dynamic_update_slice"(%operand, %update, %start_indices_0, %start_indices_1) : (tensor<4x4xi32>, tensor<2x2xi32>, tensor<i64>, tensor<i64>) -> tensor<3x4xi32>
  "func.return"(%result) : (tensor<3x4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: `update` has as many dimensions as `operand`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<3x4xi32>, tensor<2xi32>, tensor<i64>, tensor<i64>) -> (tensor<3x4xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x4xi32>, %update: tensor<2xi32>, %start_indices_0: tensor<i64>, %start_indices_1: tensor<i64>):
  %result = "stablehlo.dynamic_update_slice"(%operand, %update, %start_indices_0, %start_indices_1) : (tensor<3x4xi32>, tensor<2xi32>, tensor<i64>, tensor<i64>) -> tensor<3x4xi32>
  "func.return"(%result) : (tensor<3x4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: `update` has as many dimensions as `operand`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<3x4xi32>, tensor<2x2x1xi32>, tensor<i64>, tensor<i64>) -> (tensor<3x4xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x4xi32>, %update: tensor<2x2x1xi32>, %start_indices_0: tensor<i64>, %start_indices_1: tensor<i64>):
  %result = "stablehlo.dynamic_update_slice"(%operand, %update, %start_indices_0, %start_indices_1) : (tensor<3x4xi32>, tensor<2x2x1xi32>, tensor<i64>, tensor<i64>) -> tensor<3x4xi32>
  "func.return"(%result) : (tensor<3x4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C3: there is a start for each dimension of `operand`
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<3x4xi32>, tensor<2x2xi32>, tensor<i64>) -> (tensor<3x4xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x4xi32>, %update: tensor<2x2xi32>, %start_indices_0: tensor<i64>):
  %result = "stablehlo.dynamic_update_slice"(%operand, %update, %start_indices_0) : (tensor<3x4xi32>, tensor<2x2xi32>, tensor<i64>) -> tensor<3x4xi32>
  "func.return"(%result) : (tensor<3x4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C3: there is a start for each dimension of `operand`
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<3xi32>, tensor<2xi32>, tensor<i64>, tensor<i64>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xi32>, %update: tensor<2xi32>, %start_indices_0: tensor<i64>, %start_indices_1: tensor<i64>):
  %result = "stablehlo.dynamic_update_slice"(%operand, %update, %start_indices_0, %start_indices_1) : (tensor<3xi32>, tensor<2xi32>, tensor<i64>, tensor<i64>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C4: the box is no larger than `operand`
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<1x4xi32>, tensor<2x2xi32>, tensor<i64>, tensor<i64>) -> (tensor<1x4xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x4xi32>, %update: tensor<2x2xi32>, %start_indices_0: tensor<i64>, %start_indices_1: tensor<i64>):
  %result = "stablehlo.dynamic_update_slice"(%operand, %update, %start_indices_0, %start_indices_1) : (tensor<1x4xi32>, tensor<2x2xi32>, tensor<i64>, tensor<i64>) -> tensor<1x4xi32>
  "func.return"(%result) : (tensor<1x4xi32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C4: <= with equal sides
    """
"func.func"() <{function_type = (tensor<2x4xi32>, tensor<2x2xi32>, tensor<i64>, tensor<i64>) -> (tensor<2x4xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x4xi32>, %update: tensor<2x2xi32>, %start_indices_0: tensor<i64>, %start_indices_1: tensor<i64>):
  %result = "stablehlo.dynamic_update_slice"(%operand, %update, %start_indices_0, %start_indices_1) : (tensor<2x4xi32>, tensor<2x2xi32>, tensor<i64>, tensor<i64>) -> tensor<2x4xi32>
  "func.return"(%result) : (tensor<2x4xi32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<3x4xi32>, tensor<2x2xi32>, tensor<i64>, tensor<i64>) -> (tensor<3x4xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x4xi32>, %update: tensor<2x2xi32>, %start_indices_0: tensor<i64>, %start_indices_1: tensor<i64>):
  %result = "stablehlo.dynamic_update_slice"(%operand, %update, %start_indices_0, %start_indices_1) : (tensor<3x4xi32>, tensor<2x2xi32>, tensor<i64>, tensor<i64>) -> tensor<3x4xi32>
  "func.return"(%result) : (tensor<3x4xi32>) -> ()
}) : () -> ()
""",
]
