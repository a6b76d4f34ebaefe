"""Programs that break a rule of chlo.broadcast_subtract, and programs that keep them all."""

# Generated from spec/ops/chlo/broadcast_subtract.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<3xui8>), sym_name = "main"}> ({
^bb0:
  %result = "chlo.broadcast_subtract"() : () -> tensor<3xui8>
  "func.return"(%result) : (tensor<3xui8>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (tensor<ui8>, memref<f32>) -> (tensor<3xui8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<ui8>, %rhs: memref<f32>):
  %result = "chlo.broadcast_subtract"(%lhs, %rhs) : (tensor<ui8>, memref<f32>) -> tensor<3xui8>
  "func.return"(%result) : (tensor<3xui8>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<ui8>, tensor<3xui8>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<ui8>, %rhs: tensor<3xui8>):
  %result = "chlo.broadcast_subtract"(%lhs, %rhs) : (tensor<ui8>, tensor<3xui8>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<ui8>, tensor<3xui8>) -> (tensor<3xui8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<ui8>, %rhs: tensor<3xui8>):
  %result = "chlo.broadcast_subtract"(%lhs, %rhs) <{broadcast_dimensions = "?"}> : (tensor<ui8>, tensor<3xui8>) -> tensor<3xui8>
  "func.return"(%result) : (tensor<3xui8>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<ui8>, tensor<3xui8>) -> (), sym_name = "main"}> ({
^bb0(%lhs: tensor<ui8>, %rhs: tensor<3xui8>):
  "chlo.broadcast_subtract"(%lhs, %rhs) : (tensor<ui8>, tensor<3xui8>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<ui8>, tensor<3xui8>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<ui8>, %rhs: tensor<3xui8>):
  %result = "chlo.broadcast_subtract"(%lhs, %rhs) : (tensor<ui8>, tensor<3xui8>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<ui8>, tensor<3xui8>) -> (tensor<3xui8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<ui8>, %rhs: tensor<3xui8>):
  %result = "chlo.broadcast_subtract"(%lhs, %rhs) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<ui8>, tensor<3xui8>) -> tensor<3xui8>
  "func.return"(%result) : (tensor<3xui8>) -> ()
}) : () -> ()
""",
    ),
    # B3: `broadcast_dimensions` has an entry for each dimension of the operand of lower rank
    (
        "B3",
        """
"func.func"() <{function_type = (tensor<1xui8>, tensor<3xui8>) -> (tensor<3xui8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1xui8>, %rhs: tensor<3xui8>):
  %result = "chlo.broadcast_subtract"(%lhs, %rhs) <{broadcast_dimensions = array<i64>}> : (tensor<1xui8>, tensor<3xui8>) -> tensor<3xui8>
  "func.return"(%result) : (tensor<3xui8>) -> ()
}) : () -> ()
""",
    ),
    # B3: `broadcast_dimensions` has an entry for each dimension of the operand of lower rank
    (
        "B3",
        """
"func.func"() <{function_type = (tensor<ui8>, tensor<3xui8>) -> (tensor<3xui8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<ui8>, %rhs: tensor<3xui8>):
  %result = "chlo.broadcast_subtract"(%lhs, %rhs) <{broadcast_dimensions = array<i64: 0>}> : (tensor<ui8>, tensor<3xui8>) -> tensor<3xui8>
  "func.return"(%result) : (tensor<3xui8>) -> ()
}) : () -> ()
""",
    ),
    # B4: each of `broadcast_dimensions` is a dimension of the operand of higher rank
    (
        "B4",
        """
"func.func"() <{function_type = (tensor<1xui8>, tensor<3xui8>) -> (tensor<3xui8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1xui8>, %rhs: tensor<3xui8>):
  %result = "chlo.broadcast_subtract"(%lhs, %rhs) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xui8>, tensor<3xui8>) -> tensor<3xui8>
  "func.return"(%result) : (tensor<3xui8>) -> ()
}) : () -> ()
""",
    ),
    # B4: each of `broadcast_dimensions` is a dimension of the operand of higher rank
    (
        "B4",
        """
"func.func"() <{function_type = (tensor<2x1xf32>, tensor<1x2xf32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x1xf32>, %rhs: tensor<1x2xf32>):
  %result = "chlo.broadcast_subtract"(%lhs, %rhs) <{broadcast_dimensions = array<i64: -1, 1>}> : (tensor<2x1xf32>, tensor<1x2xf32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # B5: the dimensions go up
    (
        "B5",
        """
"func.func"() <{function_type = (tensor<2x1xf32>, tensor<1x2xf32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x1xf32>, %rhs: tensor<1x2xf32>):
  %result = "chlo.broadcast_subtract"(%lhs, %rhs) <{broadcast_dimensions = array<i64: 0, 0>}> : (tensor<2x1xf32>, tensor<1x2xf32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # B5: the dimensions go up
    (
        "B5",
        """
"func.func"() <{function_type = (tensor<2x1xf32>, tensor<1x2xf32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x1xf32>, %rhs: tensor<1x2xf32>):
  %result = "chlo.broadcast_subtract"(%lhs, %rhs) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<2x1xf32>, tensor<1x2xf32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # B1: sizes that meet in a dimension are the same, or one of them is 1
    (
        "B1",
        """
"func.func"() <{function_type = (tensor<2xui8>, tensor<3xui8>) -> (tensor<3xui8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xui8>, %rhs: tensor<3xui8>):
  %result = "chlo.broadcast_subtract"(%lhs, %rhs) : (tensor<2xui8>, tensor<3xui8>) -> tensor<3xui8>
  "func.return"(%result) : (tensor<3xui8>) -> ()
}) : () -> ()
""",
    ),
    # B1: sizes that meet in a dimension are the same, or one of them is 1
    (
        "B1",
        """
"func.func"() <{function_type = (tensor<2x0xf32>, tensor<1x2xf32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x0xf32>, %rhs: tensor<1x2xf32>):
  %result = "chlo.broadcast_subtract"(%lhs, %rhs) : (tensor<2x0xf32>, tensor<1x2xf32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # B1: sizes that meet in a dimension are the same, or one of them is 1
    (
        "B1",
        """
"func.func"() <{function_type = (tensor<2x1xf32>, tensor<0x2xf32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x1xf32>, %rhs: tensor<0x2xf32>):
  %result = "chlo.broadcast_subtract"(%lhs, %rhs) : (tensor<2x1xf32>, tensor<0x2xf32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # B2: of the sizes that meet in a dimension `result` has the one that is not 1
    (
        "B2",
        """
"func.func"() <{function_type = (tensor<ui8>, tensor<3xui8>) -> (tensor<ui8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<ui8>, %rhs: tensor<3xui8>):
  %result = "chlo.broadcast_subtract"(%lhs, %rhs) : (tensor<ui8>, tensor<3xui8>) -> tensor<ui8>
  "func.return"(%result) : (tensor<ui8>) -> ()
}) : () -> ()
""",
    ),
    # B2: of the sizes that meet in a dimension `result` has the one that is not 1
    (
        "B2",
        """
"func.func"() <{function_type = (tensor<ui8>, tensor<2xui8>) -> (tensor<3xui8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<ui8>, %rhs: tensor<2xui8>):
  %result = "chlo.broadcast_subtract"(%lhs, %rhs) : (tensor<ui8>, tensor<2xui8>) -> tensor<3xui8>
  "func.return"(%result) : (tensor<3xui8>) -> ()
}) : () -> ()
""",
    ),
    # B2: of the sizes that meet in a dimension `result` has the one that is not 1
    (
        "B2",
        """
"func.func"() <{function_type = (tensor<ui8>, tensor<4xui8>) -> (tensor<3xui8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<ui8>, %rhs: tensor<4xui8>):
  %result = "chlo.broadcast_subtract"(%lhs, %rhs) : (tensor<ui8>, tensor<4xui8>) -> tensor<3xui8>
  "func.return"(%result) : (tensor<3xui8>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<ui8>, tensor<ui8>) -> (tensor<ui8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<ui8>, %rhs: tensor<ui8>):
  %result = "chlo.broadcast_subtract"(%lhs, %rhs) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
  "func.return"(%result) : (tensor<ui8>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<ui8>, tensor<3xui8>) -> (tensor<3xui8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<ui8>, %rhs: tensor<3xui8>):
  %result = "chlo.broadcast_subtract"(%lhs, %rhs) : (tensor<ui8>, tensor<3xui8>) -> tensor<3xui8>
  "func.return"(%result) : (tensor<3xui8>) -> ()
}) : () -> ()
""",
    # B4: <= with equal sides, < with sides one apart
    """
"func.func"() <{function_type = (tensor<2x1xf32>, tensor<1x2xf32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x1xf32>, %rhs: tensor<1x2xf32>):
  %result = "chlo.broadcast_subtract"(%lhs, %rhs) : (tensor<2x1xf32>, tensor<1x2xf32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2x2xf32>, tensor<1x2xf32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x2xf32>, %rhs: tensor<1x2xf32>):
  %result = "chlo.broadcast_subtract"(%lhs, %rhs) : (tensor<2x2xf32>, tensor<1x2xf32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
]
