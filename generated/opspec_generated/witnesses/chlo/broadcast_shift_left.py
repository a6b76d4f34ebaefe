"""Programs that break a rule of chlo.broadcast_shift_left, and programs that keep them all."""

# Generated from spec/ops/chlo/broadcast_shift_left.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<4xi8>), sym_name = "main"}> ({
^bb0:
  %result = "chlo.broadcast_shift_left"() : () -> tensor<4xi8>
  "func.return"(%result) : (tensor<4xi8>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (tensor<i8>, memref<f32>) -> (tensor<4xi8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<i8>, %rhs: memref<f32>):
  %result = "chlo.broadcast_shift_left"(%lhs, %rhs) : (tensor<i8>, memref<f32>) -> tensor<4xi8>
  "func.return"(%result) : (tensor<4xi8>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<i32>, tensor<4xi8>) -> (tensor<4xi8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<i32>, %rhs: tensor<4xi8>):
  %result = "chlo.broadcast_shift_left"(%lhs, %rhs) : (tensor<i32>, tensor<4xi8>) -> tensor<4xi8>
  "func.return"(%result) : (tensor<4xi8>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<i8>, tensor<4xi8>) -> (tensor<4xi8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<i8>, %rhs: tensor<4xi8>):
  %result = "chlo.broadcast_shift_left"(%lhs, %rhs) <{broadcast_dimensions = "?"}> : (tensor<i8>, tensor<4xi8>) -> tensor<4xi8>
  "func.return"(%result) : (tensor<4xi8>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<i8>, tensor<4xi8>) -> (), sym_name = "main"}> ({
^bb0(%lhs: tensor<i8>, %rhs: tensor<4xi8>):
  "chlo.broadcast_shift_left"(%lhs, %rhs) : (tensor<i8>, tensor<4xi8>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<i8>, tensor<4xi8>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<i8>, %rhs: tensor<4xi8>):
  %result = "chlo.broadcast_shift_left"(%lhs, %rhs) : (tensor<i8>, tensor<4xi8>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<i8>, tensor<4xi8>) -> (tensor<4xi8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<i8>, %rhs: tensor<4xi8>):
  %result = "chlo.broadcast_shift_left"(%lhs, %rhs) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<i8>, tensor<4xi8>) -> tensor<4xi8>
  "func.return"(%result) : (tensor<4xi8>) -> ()
}) : () -> ()
""",
    ),
    # B3: `broadcast_dimensions` has an entry for each dimension of the operand of lower rank
    (
        "B3",
        """
"func.func"() <{function_type = (tensor<1xi8>, tensor<1xi8>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1xi8>, %rhs: tensor<1xi8>):
  %result = "chlo.broadcast_shift_left"(%lhs, %rhs) <{broadcast_dimensions = array<i64>}> : (tensor<1xi8>, tensor<1xi8>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # B3: `broadcast_dimensions` has an entry for each dimension of the operand of lower rank
    (
        "B3",
        """
"func.func"() <{function_type = (tensor<i8>, tensor<4xi8>) -> (tensor<4xi8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<i8>, %rhs: tensor<4xi8>):
  %result = "chlo.broadcast_shift_left"(%lhs, %rhs) <{broadcast_dimensions = array<i64: 0>}> : (tensor<i8>, tensor<4xi8>) -> tensor<4xi8>
  "func.return"(%result) : (tensor<4xi8>) -> ()
}) : () -> ()
""",
    ),
    # B4: each of `broadcast_dimensions` is a dimension of the operand of higher rank
    (
        "B4",
        """
"func.func"() <{function_type = (tensor<1xi8>, tensor<4xi8>) -> (tensor<4xi8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1xi8>, %rhs: tensor<4xi8>):
  %result = "chlo.broadcast_shift_left"(%lhs, %rhs) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi8>, tensor<4xi8>) -> tensor<4xi8>
  "func.return"(%result) : (tensor<4xi8>) -> ()
}) : () -> ()
""",
    ),
    # B4: each of `broadcast_dimensions` is a dimension of the operand of higher rank
    (
        "B4",
        """
"func.func"() <{function_type = (tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi8>, %rhs: tensor<2xi8>):
  %result = "chlo.broadcast_shift_left"(%lhs, %rhs) <{broadcast_dimensions = array<i64: -1>}> : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # B5: the dimensions go up
    (
        "B5",
        """
"func.func"() <{function_type = (tensor<1x1xi8>, tensor<4x2xi8>) -> (tensor<4xi8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x1xi8>, %rhs: tensor<4x2xi8>):
  %result = "chlo.broadcast_shift_left"(%lhs, %rhs) <{broadcast_dimensions = array<i64: 1, 1>}> : (tensor<1x1xi8>, tensor<4x2xi8>) -> tensor<4xi8>
  "func.return"(%result) : (tensor<4xi8>) -> ()
}) : () -> ()
""",
    ),
    # B5: the dimensions go up
    (
        "B5",
        """
"func.func"() <{function_type = (tensor<2x2xi8>, tensor<2x2xi8>) -> (tensor<2x2xi8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x2xi8>, %rhs: tensor<2x2xi8>):
  %result = "chlo.broadcast_shift_left"(%lhs, %rhs) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<2x2xi8>, tensor<2x2xi8>) -> tensor<2x2xi8>
  "func.return"(%result) : (tensor<2x2xi8>) -> ()
}) : () -> ()
""",
    ),
    # B1: sizes that meet in a dimension are the same, or one of them is 1
    (
        "B1",
        """
"func.func"() <{function_type = (tensor<2xi8>, tensor<3xi8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi8>, %rhs: tensor<3xi8>):
  %result = "chlo.broadcast_shift_left"(%lhs, %rhs) : (tensor<2xi8>, tensor<3xi8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # B1: sizes that meet in a dimension are the same, or one of them is 1
    (
        "B1",
        """
"func.func"() <{function_type = (tensor<0xi8>, tensor<4xi8>) -> (tensor<4xi8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<0xi8>, %rhs: tensor<4xi8>):
  %result = "chlo.broadcast_shift_left"(%lhs, %rhs) : (tensor<0xi8>, tensor<4xi8>) -> tensor<4xi8>
  "func.return"(%result) : (tensor<4xi8>) -> ()
}) : () -> ()
""",
    ),
    # B1: sizes that meet in a dimension are the same, or one of them is 1
    (
        "B1",
        """
"func.func"() <{function_type = (tensor<2xi8>, tensor<0xi8>) -> (tensor<0xi8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi8>, %rhs: tensor<0xi8>):
  %result = "chlo.broadcast_shift_left"(%lhs, %rhs) : (tensor<2xi8>, tensor<0xi8>) -> tensor<0xi8>
  "func.return"(%result) : (tensor<0xi8>) -> ()
}) : () -> ()
""",
    ),
    # B2: of the sizes that meet in a dimension `result` has the one that is not 1
    (
        "B2",
        """
"func.func"() <{function_type = (tensor<1xi8>, tensor<i8>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1xi8>, %rhs: tensor<i8>):
  %result = "chlo.broadcast_shift_left"(%lhs, %rhs) : (tensor<1xi8>, tensor<i8>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # B2: of the sizes that meet in a dimension `result` has the one that is not 1
    (
        "B2",
        """
"func.func"() <{function_type = (tensor<i8>, tensor<3xi8>) -> (tensor<4xi8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<i8>, %rhs: tensor<3xi8>):
  %result = "chlo.broadcast_shift_left"(%lhs, %rhs) : (tensor<i8>, tensor<3xi8>) -> tensor<4xi8>
  "func.return"(%result) : (tensor<4xi8>) -> ()
}) : () -> ()
""",
    ),
    # B2: of the sizes that meet in a dimension `result` has the one that is not 1
    (
        "B2",
        """
"func.func"() <{function_type = (tensor<i8>, tensor<5xi8>) -> (tensor<4xi8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<i8>, %rhs: tensor<5xi8>):
  %result = "chlo.broadcast_shift_left"(%lhs, %rhs) : (tensor<i8>, tensor<5xi8>) -> tensor<4xi8>
  "func.return"(%result) : (tensor<4xi8>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<i8>, tensor<i8>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<i8>, %rhs: tensor<i8>):
  %result = "chlo.broadcast_shift_left"(%lhs, %rhs) : (tensor<i8>, tensor<i8>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2xi8>, tensor<i8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi8>, %rhs: tensor<i8>):
  %result = "chlo.broadcast_shift_left"(%lhs, %rhs) : (tensor<2xi8>, tensor<i8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<i8>, tensor<4xi8>) -> (tensor<4xi8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<i8>, %rhs: tensor<4xi8>):
  %result = "chlo.broadcast_shift_left"(%lhs, %rhs) : (tensor<i8>, tensor<4xi8>) -> tensor<4xi8>
  "func.return"(%result) : (tensor<4xi8>) -> ()
}) : () -> ()
""",
    # B4: <= with equal sides, < with sides one apart
    """
"func.func"() <{function_type = (tensor<1xi8>, tensor<4xi8>) -> (tensor<4xi8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1xi8>, %rhs: tensor<4xi8>):
  %result = "chlo.broadcast_shift_left"(%lhs, %rhs) : (tensor<1xi8>, tensor<4xi8>) -> tensor<4xi8>
  "func.return"(%result) : (tensor<4xi8>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi8>, %rhs: tensor<2xi8>):
  %result = "chlo.broadcast_shift_left"(%lhs, %rhs) : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
]
