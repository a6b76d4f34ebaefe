"""Programs that break a rule of chlo.broadcast_polygamma, and programs that keep them all."""

# Generated from spec/ops/chlo/broadcast_polygamma.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<3xf64>), sym_name = "main"}> ({
^bb0:
  %result = "chlo.broadcast_polygamma"() : () -> tensor<3xf64>
  "func.return"(%result) : (tensor<3xf64>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>, tensor<f64>) -> (tensor<3xf64>), sym_name = "main"}> ({
^bb0(%lhs: memref<f32>, %rhs: tensor<f64>):
  %result = "chlo.broadcast_polygamma"(%lhs, %rhs) : (memref<f32>, tensor<f64>) -> tensor<3xf64>
  "func.return"(%result) : (tensor<3xf64>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<3xf64>, tensor<f64>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xf64>, %rhs: tensor<f64>):
  %result = "chlo.broadcast_polygamma"(%lhs, %rhs) : (tensor<3xf64>, tensor<f64>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<3xf64>, tensor<f64>) -> (tensor<3xf64>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xf64>, %rhs: tensor<f64>):
  %result = "chlo.broadcast_polygamma"(%lhs, %rhs) <{broadcast_dimensions = "?"}> : (tensor<3xf64>, tensor<f64>) -> tensor<3xf64>
  "func.return"(%result) : (tensor<3xf64>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<3xf64>, tensor<f64>) -> (), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xf64>, %rhs: tensor<f64>):
  "chlo.broadcast_polygamma"(%lhs, %rhs) : (tensor<3xf64>, tensor<f64>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<3xf64>, tensor<f64>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xf64>, %rhs: tensor<f64>):
  %result = "chlo.broadcast_polygamma"(%lhs, %rhs) : (tensor<3xf64>, tensor<f64>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<3xf64>, tensor<f64>) -> (tensor<3xf64>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xf64>, %rhs: tensor<f64>):
  %result = "chlo.broadcast_polygamma"(%lhs, %rhs) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<3xf64>, tensor<f64>) -> tensor<3xf64>
  "func.return"(%result) : (tensor<3xf64>) -> ()
}) : () -> ()
""",
    ),
    # B3: `broadcast_dimensions` has an entry for each dimension of the operand of lower rank
    (
        "B3",
        """
"func.func"() <{function_type = (tensor<1xf64>, tensor<1xf64>) -> (tensor<1xf64>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1xf64>, %rhs: tensor<1xf64>):
  %result = "chlo.broadcast_polygamma"(%lhs, %rhs) <{broadcast_dimensions = array<i64>}> : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
  "func.return"(%result) : (tensor<1xf64>) -> ()
}) : () -> ()
""",
    ),
    # B3: `broadcast_dimensions` has an entry for each dimension of the operand of lower rank
    (
        "B3",
        """
"func.func"() <{function_type = (tensor<3xf64>, tensor<f64>) -> (tensor<3xf64>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xf64>, %rhs: tensor<f64>):
  %result = "chlo.broadcast_polygamma"(%lhs, %rhs) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf64>, tensor<f64>) -> tensor<3xf64>
  "func.return"(%result) : (tensor<3xf64>) -> ()
}) : () -> ()
""",
    ),
    # B4: each of `broadcast_dimensions` is a dimension of the operand of higher rank
    (
        "B4",
        """
"func.func"() <{function_type = (tensor<2xf64>, tensor<2xf64>) -> (tensor<2xf64>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf64>, %rhs: tensor<2xf64>):
  %result = "chlo.broadcast_polygamma"(%lhs, %rhs) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
  "func.return"(%result) : (tensor<2xf64>) -> ()
}) : () -> ()
""",
    ),
    # B4: each of `broadcast_dimensions` is a dimension of the operand of higher rank
    (
        "B4",
        """
"func.func"() <{function_type = (tensor<3xf64>, tensor<1xf64>) -> (tensor<3xf64>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xf64>, %rhs: tensor<1xf64>):
  %result = "chlo.broadcast_polygamma"(%lhs, %rhs) <{broadcast_dimensions = array<i64: -1>}> : (tensor<3xf64>, tensor<1xf64>) -> tensor<3xf64>
  "func.return"(%result) : (tensor<3xf64>) -> ()
}) : () -> ()
""",
    ),
    # B5: the dimensions go up
    (
        "B5",
        """
"func.func"() <{function_type = (tensor<2x2xf64>, tensor<2x2xf64>) -> (tensor<2xf64>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x2xf64>, %rhs: tensor<2x2xf64>):
  %result = "chlo.broadcast_polygamma"(%lhs, %rhs) <{broadcast_dimensions = array<i64: 0, 0>}> : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2xf64>
  "func.return"(%result) : (tensor<2xf64>) -> ()
}) : () -> ()
""",
    ),
    # B5: the dimensions go up
    (
        "B5",
        """
"func.func"() <{function_type = (tensor<2x2xf64>, tensor<2x2xf64>) -> (tensor<2x2xf64>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x2xf64>, %rhs: tensor<2x2xf64>):
  %result = "chlo.broadcast_polygamma"(%lhs, %rhs) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xf64>
  "func.return"(%result) : (tensor<2x2xf64>) -> ()
}) : () -> ()
""",
    ),
    # B1: sizes that meet in a dimension are the same, or one of them is 1
    (
        "B1",
        """
"func.func"() <{function_type = (tensor<3xf64>, tensor<2xf64>) -> (tensor<3xf64>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xf64>, %rhs: tensor<2xf64>):
  %result = "chlo.broadcast_polygamma"(%lhs, %rhs) : (tensor<3xf64>, tensor<2xf64>) -> tensor<3xf64>
  "func.return"(%result) : (tensor<3xf64>) -> ()
}) : () -> ()
""",
    ),
    # B1: sizes that meet in a dimension are the same, or one of them is 1
    (
        "B1",
        """
"func.func"() <{function_type = (tensor<3xf64>, tensor<0xf64>) -> (tensor<3xf64>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xf64>, %rhs: tensor<0xf64>):
  %result = "chlo.broadcast_polygamma"(%lhs, %rhs) : (tensor<3xf64>, tensor<0xf64>) -> tensor<3xf64>
  "func.return"(%result) : (tensor<3xf64>) -> ()
}) : () -> ()
""",
    ),
    # B1: sizes that meet in a dimension are the same, or one of them is 1
    (
        "B1",
        """
"func.func"() <{function_type = (tensor<0xf64>, tensor<2xf64>) -> (tensor<0xf64>), sym_name = "main"}> ({
^bb0(%lhs: tensor<0xf64>, %rhs: tensor<2xf64>):
  %result = "chlo.broadcast_polygamma"(%lhs, %rhs) : (tensor<0xf64>, tensor<2xf64>) -> tensor<0xf64>
  "func.return"(%result) : (tensor<0xf64>) -> ()
}) : () -> ()
""",
    ),
    # B2: of the sizes that meet in a dimension `result` has the one that is not 1
    (
        "B2",
        """
"func.func"() <{function_type = (tensor<1xf64>, tensor<f64>) -> (tensor<f64>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1xf64>, %rhs: tensor<f64>):
  %result = "chlo.broadcast_polygamma"(%lhs, %rhs) : (tensor<1xf64>, tensor<f64>) -> tensor<f64>
  "func.return"(%result) : (tensor<f64>) -> ()
}) : () -> ()
""",
    ),
    # B2: of the sizes that meet in a dimension `result` has the one that is not 1
    (
        "B2",
        """
"func.func"() <{function_type = (tensor<2xf64>, tensor<f64>) -> (tensor<3xf64>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf64>, %rhs: tensor<f64>):
  %result = "chlo.broadcast_polygamma"(%lhs, %rhs) : (tensor<2xf64>, tensor<f64>) -> tensor<3xf64>
  "func.return"(%result) : (tensor<3xf64>) -> ()
}) : () -> ()
""",
    ),
    # B2: of the sizes that meet in a dimension `result` has the one that is not 1
    (
        "B2",
        """
"func.func"() <{function_type = (tensor<4xf64>, tensor<f64>) -> (tensor<3xf64>), sym_name = "main"}> ({
^bb0(%lhs: tensor<4xf64>, %rhs: tensor<f64>):
  %result = "chlo.broadcast_polygamma"(%lhs, %rhs) : (tensor<4xf64>, tensor<f64>) -> tensor<3xf64>
  "func.return"(%result) : (tensor<3xf64>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<f64>, tensor<f64>) -> (tensor<f64>), sym_name = "main"}> ({
^bb0(%lhs: tensor<f64>, %rhs: tensor<f64>):
  %result = "chlo.broadcast_polygamma"(%lhs, %rhs) : (tensor<f64>, tensor<f64>) -> tensor<f64>
  "func.return"(%result) : (tensor<f64>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<3xf64>, tensor<f64>) -> (tensor<3xf64>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xf64>, %rhs: tensor<f64>):
  %result = "chlo.broadcast_polygamma"(%lhs, %rhs) : (tensor<3xf64>, tensor<f64>) -> tensor<3xf64>
  "func.return"(%result) : (tensor<3xf64>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<f64>, tensor<2xf64>) -> (tensor<2xf64>), sym_name = "main"}> ({
^bb0(%lhs: tensor<f64>, %rhs: tensor<2xf64>):
  %result = "chlo.broadcast_polygamma"(%lhs, %rhs) : (tensor<f64>, tensor<2xf64>) -> tensor<2xf64>
  "func.return"(%result) : (tensor<2xf64>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2xf64>, tensor<2xf64>) -> (tensor<2xf64>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf64>, %rhs: tensor<2xf64>):
  %result = "chlo.broadcast_polygamma"(%lhs, %rhs) : (tensor<2xf64>, tensor<2xf64>) -> tensor<2xf64>
  "func.return"(%result) : (tensor<2xf64>) -> ()
}) : () -> ()
""",
    # B4: <= with equal sides, < with sides one apart
    """
"func.func"() <{function_type = (tensor<3xf64>, tensor<1xf64>) -> (tensor<3xf64>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xf64>, %rhs: tensor<1xf64>):
  %result = "chlo.broadcast_polygamma"(%lhs, %rhs) : (tensor<3xf64>, tensor<1xf64>) -> tensor<3xf64>
  "func.return"(%result) : (tensor<3xf64>) -> ()
}) : () -> ()
""",
]
