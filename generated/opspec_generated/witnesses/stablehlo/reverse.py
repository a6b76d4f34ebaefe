"""Programs that break a rule of stablehlo.reverse, and programs that keep them all."""

# Generated from spec/ops/stablehlo/reverse.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.reverse"() <{dimensions = array<i64: 1>}> : () -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0(%operand: memref<f32>):
  %result = "stablehlo.reverse"(%operand) <{dimensions = array<i64: 1>}> : (memref<f32>) -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<3x2xi32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x2xi32>):
  %result = "stablehlo.reverse"(%operand) <{dimensions = array<i64: 1>}> : (tensor<3x2xi32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<3x2xi32>) -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x2xi32>):
  %result = "stablehlo.reverse"(%operand) : (tensor<3x2xi32>) -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<3x2xi32>) -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x2xi32>):
  %result = "stablehlo.reverse"(%operand) <{dimensions = "?"}> : (tensor<3x2xi32>) -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<3x2xi32>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<3x2xi32>):
  "stablehlo.reverse"(%operand) <{dimensions = array<i64: 1>}> : (tensor<3x2xi32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<3x2xi32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x2xi32>):
  %result = "stablehlo.reverse"(%operand) <{dimensions = array<i64: 1>}> : (tensor<3x2xi32>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<3x2xi32>) -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x2xi32>):
  %result = "stablehlo.reverse"(%operand) <{dimensions = array<i64: 1>}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<3x2xi32>) -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2xi32>) -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi32>):
  %result = "stablehlo.reverse"(%operand) <{dimensions = array<i64: 1>}> : (tensor<2xi32>) -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2x2xi32>) -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xi32>):
  %result = "stablehlo.reverse"(%operand) <{dimensions = array<i64: 1>}> : (tensor<2x2xi32>) -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<4x2xi32>) -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4x2xi32>):
  %result = "stablehlo.reverse"(%operand) <{dimensions = array<i64: 1>}> : (tensor<4x2xi32>) -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: no dimension turns twice, which would change nothing
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<3x2xi32>) -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x2xi32>):
  %result = "stablehlo.reverse"(%operand) <{dimensions = array<i64: 1, 1>}> : (tensor<3x2xi32>) -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C3: each dimension that turns is one of `operand`
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2xi32>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi32>):
  %result = "stablehlo.reverse"(%operand) <{dimensions = array<i64: 1>}> : (tensor<2xi32>) -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C3: each dimension that turns is one of `operand`
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<3x2xi32>) -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x2xi32>):
  %result = "stablehlo.reverse"(%operand) <{dimensions = array<i64: -1>}> : (tensor<3x2xi32>) -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C3: <= with equal sides
    """
"func.func"() <{function_type = (tensor<3x2xi32>) -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x2xi32>):
  %result = "stablehlo.reverse"(%operand) <{dimensions = array<i64: 0>}> : (tensor<3x2xi32>) -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
    # C3: < with sides one apart
    """
"func.func"() <{function_type = (tensor<3x2xi32>) -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x2xi32>):
  %result = "stablehlo.reverse"(%operand) <{dimensions = array<i64: 1>}> : (tensor<3x2xi32>) -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
]
