"""Programs that break a rule of chlo.broadcast_next_after, and programs that keep them all."""

# Generated from spec/ops/chlo/broadcast_next_after.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<3xbf16>), sym_name = "main"}> ({
^bb0:
  %result = "chlo.broadcast_next_after"() : () -> tensor<3xbf16>
  "func.return"(%result) : (tensor<3xbf16>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (tensor<bf16>, memref<f32>) -> (tensor<3xbf16>), sym_name = "main"}> ({
^bb0(%lhs: tensor<bf16>, %rhs: memref<f32>):
  %result = "chlo.broadcast_next_after"(%lhs, %rhs) : (tensor<bf16>, memref<f32>) -> tensor<3xbf16>
  "func.return"(%result) : (tensor<3xbf16>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<bf16>, tensor<3xbf16>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<bf16>, %rhs: tensor<3xbf16>):
  %result = "chlo.broadcast_next_after"(%lhs, %rhs) : (tensor<bf16>, tensor<3xbf16>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<bf16>, tensor<3xbf16>) -> (tensor<3xbf16>), sym_name = "main"}> ({
^bb0(%lhs: tensor<bf16>, %rhs: tensor<3xbf16>):
  %result = "chlo.broadcast_next_after"(%lhs, %rhs) <{broadcast_dimensions = "?"}> : (tensor<bf16>, tensor<3xbf16>) -> tensor<3xbf16>
  "func.return"(%result) : (tensor<3xbf16>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<bf16>, tensor<3xbf16>) -> (), sym_name = "main"}> ({
^bb0(%lhs: tensor<bf16>, %rhs: tensor<3xbf16>):
  "chlo.broadcast_next_after"(%lhs, %rhs) : (tensor<bf16>, tensor<3xbf16>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<bf16>, tensor<3xbf16>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<bf16>, %rhs: tensor<3xbf16>):
  %result = "chlo.broadcast_next_after"(%lhs, %rhs) : (tensor<bf16>, tensor<3xbf16>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<bf16>, tensor<3xbf16>) -> (tensor<3xbf16>), sym_name = "main"}> ({
^bb0(%lhs: tensor<bf16>, %rhs: tensor<3xbf16>):
  %result = "chlo.broadcast_next_after"(%lhs, %rhs) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<bf16>, tensor<3xbf16>) -> tensor<3xbf16>
  "func.return"(%result) : (tensor<3xbf16>) -> ()
}) : () -> ()
""",
    ),
    # B3: `broadcast_dimensions` has an entry for each dimension of the operand of lower rank
    (
        "B3",
        """
"func.func"() <{function_type = (tensor<1xbf16>, tensor<1xbf16>) -> (tensor<bf16>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1xbf16>, %rhs: tensor<1xbf16>):
  %result = "chlo.broadcast_next_after"(%lhs, %rhs) <{broadcast_dimensions = array<i64>}> : (tensor<1xbf16>, tensor<1xbf16>) -> tensor<bf16>
  "func.return"(%result) : (tensor<bf16>) -> ()
}) : () -> ()
""",
    ),
    # B3: `broadcast_dimensions` has an entry for each dimension of the operand of lower rank
    (
        "B3",
        """
"func.func"() <{function_type = (tensor<bf16>, tensor<3xbf16>) -> (tensor<3xbf16>), sym_name = "main"}> ({
^bb0(%lhs: tensor<bf16>, %rhs: tensor<3xbf16>):
  %result = "chlo.broadcast_next_after"(%lhs, %rhs) <{broadcast_dimensions = array<i64: 0>}> : (tensor<bf16>, tensor<3xbf16>) -> tensor<3xbf16>
  "func.return"(%result) : (tensor<3xbf16>) -> ()
}) : () -> ()
""",
    ),
    # B4: each of `broadcast_dimensions` is a dimension of the operand of higher rank
    (
        "B4",
        """
"func.func"() <{function_type = (tensor<1xbf16>, tensor<3xbf16>) -> (tensor<3xbf16>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1xbf16>, %rhs: tensor<3xbf16>):
  %result = "chlo.broadcast_next_after"(%lhs, %rhs) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xbf16>, tensor<3xbf16>) -> tensor<3xbf16>
  "func.return"(%result) : (tensor<3xbf16>) -> ()
}) : () -> ()
""",
    ),
    # B4: each of `broadcast_dimensions` is a dimension of the operand of higher rank
    (
        "B4",
        """
"func.func"() <{function_type = (tensor<2xbf16>, tensor<2xbf16>) -> (tensor<2xbf16>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xbf16>, %rhs: tensor<2xbf16>):
  %result = "chlo.broadcast_next_after"(%lhs, %rhs) <{broadcast_dimensions = array<i64: -1>}> : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xbf16>
  "func.return"(%result) : (tensor<2xbf16>) -> ()
}) : () -> ()
""",
    ),
    # B5: the dimensions go up
    (
        "B5",
        """
"func.func"() <{function_type = (tensor<1x1xbf16>, tensor<3x2xbf16>) -> (tensor<3xbf16>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x1xbf16>, %rhs: tensor<3x2xbf16>):
  %result = "chlo.broadcast_next_after"(%lhs, %rhs) <{broadcast_dimensions = array<i64: 1, 1>}> : (tensor<1x1xbf16>, tensor<3x2xbf16>) -> tensor<3xbf16>
  "func.return"(%result) : (tensor<3xbf16>) -> ()
}) : () -> ()
""",
    ),
    # B5: the dimensions go up
    (
        "B5",
        """
"func.func"() <{function_type = (tensor<2x2xbf16>, tensor<2x2xbf16>) -> (tensor<2x2xbf16>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x2xbf16>, %rhs: tensor<2x2xbf16>):
  %result = "chlo.broadcast_next_after"(%lhs, %rhs) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x2xbf16>
  "func.return"(%result) : (tensor<2x2xbf16>) -> ()
}) : () -> ()
""",
    ),
    # B1: sizes that meet in a dimension are the same, or one of them is 1
    (
        "B1",
        """
"func.func"() <{function_type = (tensor<2xbf16>, tensor<3xbf16>) -> (tensor<2xbf16>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xbf16>, %rhs: tensor<3xbf16>):
  %result = "chlo.broadcast_next_after"(%lhs, %rhs) : (tensor<2xbf16>, tensor<3xbf16>) -> tensor<2xbf16>
  "func.return"(%result) : (tensor<2xbf16>) -> ()
}) : () -> ()
""",
    ),
    # B1: sizes that meet in a dimension are the same, or one of them is 1
    (
        "B1",
        """
"func.func"() <{function_type = (tensor<0xbf16>, tensor<3xbf16>) -> (tensor<3xbf16>), sym_name = "main"}> ({
^bb0(%lhs: tensor<0xbf16>, %rhs: tensor<3xbf16>):
  %result = "chlo.broadcast_next_after"(%lhs, %rhs) : (tensor<0xbf16>, tensor<3xbf16>) -> tensor<3xbf16>
  "func.return"(%result) : (tensor<3xbf16>) -> ()
}) : () -> ()
""",
    ),
    # B1: sizes that meet in a dimension are the same, or one of them is 1
    (
        "B1",
        """
"func.func"() <{function_type = (tensor<2xbf16>, tensor<0xbf16>) -> (tensor<0xbf16>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xbf16>, %rhs: tensor<0xbf16>):
  %result = "chlo.broadcast_next_after"(%lhs, %rhs) : (tensor<2xbf16>, tensor<0xbf16>) -> tensor<0xbf16>
  "func.return"(%result) : (tensor<0xbf16>) -> ()
}) : () -> ()
""",
    ),
    # B2: of the sizes that meet in a dimension `result` has the one that is not 1
    (
        "B2",
        """
"func.func"() <{function_type = (tensor<1xbf16>, tensor<bf16>) -> (tensor<bf16>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1xbf16>, %rhs: tensor<bf16>):
  %result = "chlo.broadcast_next_after"(%lhs, %rhs) : (tensor<1xbf16>, tensor<bf16>) -> tensor<bf16>
  "func.return"(%result) : (tensor<bf16>) -> ()
}) : () -> ()
""",
    ),
    # B2: of the sizes that meet in a dimension `result` has the one that is not 1
    (
        "B2",
        """
"func.func"() <{function_type = (tensor<bf16>, tensor<2xbf16>) -> (tensor<3xbf16>), sym_name = "main"}> ({
^bb0(%lhs: tensor<bf16>, %rhs: tensor<2xbf16>):
  %result = "chlo.broadcast_next_after"(%lhs, %rhs) : (tensor<bf16>, tensor<2xbf16>) -> tensor<3xbf16>
  "func.return"(%result) : (tensor<3xbf16>) -> ()
}) : () -> ()
""",
    ),
    # B2: of the sizes that meet in a dimension `result` has the one that is not 1
    (
        "B2",
        """
"func.func"() <{function_type = (tensor<bf16>, tensor<4xbf16>) -> (tensor<3xbf16>), sym_name = "main"}> ({
^bb0(%lhs: tensor<bf16>, %rhs: tensor<4xbf16>):
  %result = "chlo.broadcast_next_after"(%lhs, %rhs) : (tensor<bf16>, tensor<4xbf16>) -> tensor<3xbf16>
  "func.return"(%result) : (tensor<3xbf16>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<bf16>, tensor<bf16>) -> (tensor<bf16>), sym_name = "main"}> ({
^bb0(%lhs: tensor<bf16>, %rhs: tensor<bf16>):
  %result = "chlo.broadcast_next_after"(%lhs, %rhs) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
  "func.return"(%result) : (tensor<bf16>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2xbf16>, tensor<bf16>) -> (tensor<2xbf16>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xbf16>, %rhs: tensor<bf16>):
  %result = "chlo.broadcast_next_after"(%lhs, %rhs) : (tensor<2xbf16>, tensor<bf16>) -> tensor<2xbf16>
  "func.return"(%result) : (tensor<2xbf16>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<bf16>, tensor<3xbf16>) -> (tensor<3xbf16>), sym_name = "main"}> ({
^bb0(%lhs: tensor<bf16>, %rhs: tensor<3xbf16>):
  %result = "chlo.broadcast_next_after"(%lhs, %rhs) : (tensor<bf16>, tensor<3xbf16>) -> tensor<3xbf16>
  "func.return"(%result) : (tensor<3xbf16>) -> ()
}) : () -> ()
""",
    # B4: <= with equal sides, < with sides one apart
    """
"func.func"() <{function_type = (tensor<1xbf16>, tensor<3xbf16>) -> (tensor<3xbf16>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1xbf16>, %rhs: tensor<3xbf16>):
  %result = "chlo.broadcast_next_after"(%lhs, %rhs) : (tensor<1xbf16>, tensor<3xbf16>) -> tensor<3xbf16>
  "func.return"(%result) : (tensor<3xbf16>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2xbf16>, tensor<2xbf16>) -> (tensor<2xbf16>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xbf16>, %rhs: tensor<2xbf16>):
  %result = "chlo.broadcast_next_after"(%lhs, %rhs) : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xbf16>
  "func.return"(%result) : (tensor<2xbf16>) -> ()
}) : () -> ()
""",
]
