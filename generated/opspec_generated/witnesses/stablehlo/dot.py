"""Programs that break a rule of stablehlo.dot, and programs that keep them all."""

# Generated from spec/ops/stablehlo/dot.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<f32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.dot"() : () -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>, tensor<2xf32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%lhs: memref<f32>, %rhs: tensor<2xf32>):
  %result = "stablehlo.dot"(%lhs, %rhs) : (memref<f32>, tensor<2xf32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<2xf32>, tensor<2xf32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf32>, %rhs: tensor<2xf32>):
  %result = "stablehlo.dot"(%lhs, %rhs) <{precision_config = "?"}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<2xf32>, tensor<2xf32>) -> (), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf32>, %rhs: tensor<2xf32>):
  "stablehlo.dot"(%lhs, %rhs) : (tensor<2xf32>, tensor<2xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<2xf32>, tensor<2xf32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf32>, %rhs: tensor<2xf32>):
  %result = "stablehlo.dot"(%lhs, %rhs) : (tensor<2xf32>, tensor<2xf32>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<2xf32>, tensor<2xf32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf32>, %rhs: tensor<2xf32>):
  %result = "stablehlo.dot"(%lhs, %rhs) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C1: lhs is a vector or a matrix
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<f32>, tensor<2xf32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<f32>, %rhs: tensor<2xf32>):
  %result = "stablehlo.dot"(%lhs, %rhs) : (tensor<f32>, tensor<2xf32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C1: lhs is a vector or a matrix
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2x3x1xi32>, tensor<3x1xi32>) -> (tensor<2x1xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x3x1xi32>, %rhs: tensor<3x1xi32>):
  %result = "stablehlo.dot"(%lhs, %rhs) : (tensor<2x3x1xi32>, tensor<3x1xi32>) -> tensor<2x1xi32>
  "func.return"(%result) : (tensor<2x1xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: rhs is a vector or a matrix
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2xf32>, tensor<f32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf32>, %rhs: tensor<f32>):
  %result = "stablehlo.dot"(%lhs, %rhs) : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C2: rhs is a vector or a matrix
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2x3xi32>, tensor<3x1x1xi32>) -> (tensor<2x1xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x3xi32>, %rhs: tensor<3x1x1xi32>):
  %result = "stablehlo.dot"(%lhs, %rhs) : (tensor<2x3xi32>, tensor<3x1x1xi32>) -> tensor<2x1xi32>
  "func.return"(%result) : (tensor<2x1xi32>) -> ()
}) : () -> ()
""",
    ),
    # C3: rows of `lhs` are as long as columns of `rhs`, else some factors would have no partner
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<1xf32>, tensor<2xf32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1xf32>, %rhs: tensor<2xf32>):
  %result = "stablehlo.dot"(%lhs, %rhs) : (tensor<1xf32>, tensor<2xf32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C3: rows of `lhs` are as long as columns of `rhs`, else some factors would have no partner
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<3xf32>, tensor<2xf32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xf32>, %rhs: tensor<2xf32>):
  %result = "stablehlo.dot"(%lhs, %rhs) : (tensor<3xf32>, tensor<2xf32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C4: `precision_config` has no more entries than there are operands
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<2xf32>, tensor<2xf32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf32>, %rhs: tensor<2xf32>):
  %result = "stablehlo.dot"(%lhs, %rhs) <{precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C5: `result` has the rows of `lhs` and the columns of `rhs`
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<2x2xf32>, tensor<2xf32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x2xf32>, %rhs: tensor<2xf32>):
  %result = "stablehlo.dot"(%lhs, %rhs) : (tensor<2x2xf32>, tensor<2xf32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C5: `result` has the rows of `lhs` and the columns of `rhs`
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<1x3xi32>, tensor<3x1xi32>) -> (tensor<2x1xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x3xi32>, %rhs: tensor<3x1xi32>):
  %result = "stablehlo.dot"(%lhs, %rhs) : (tensor<1x3xi32>, tensor<3x1xi32>) -> tensor<2x1xi32>
  "func.return"(%result) : (tensor<2x1xi32>) -> ()
}) : () -> ()
""",
    ),
    # C5: `result` has the rows of `lhs` and the columns of `rhs`
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<3x3xi32>, tensor<3x1xi32>) -> (tensor<2x1xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3x3xi32>, %rhs: tensor<3x1xi32>):
  %result = "stablehlo.dot"(%lhs, %rhs) : (tensor<3x3xi32>, tensor<3x1xi32>) -> tensor<2x1xi32>
  "func.return"(%result) : (tensor<2x1xi32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C1: <= with equal sides
    # C2: <= with equal sides
    """
"func.func"() <{function_type = (tensor<2xf32>, tensor<2xf32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf32>, %rhs: tensor<2xf32>):
  %result = "stablehlo.dot"(%lhs, %rhs) : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    # C1: <= with equal sides
    # C2: <= with equal sides
    """
"func.func"() <{function_type = (tensor<2x3xi32>, tensor<3x1xi32>) -> (tensor<2x1xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x3xi32>, %rhs: tensor<3x1xi32>):
  %result = "stablehlo.dot"(%lhs, %rhs) : (tensor<2x3xi32>, tensor<3x1xi32>) -> tensor<2x1xi32>
  "func.return"(%result) : (tensor<2x1xi32>) -> ()
}) : () -> ()
""",
    # C4: <= with equal sides
    """
"func.func"() <{function_type = (tensor<2xf32>, tensor<2xf32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf32>, %rhs: tensor<2xf32>):
  %result = "stablehlo.dot"(%lhs, %rhs) <{precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
]
