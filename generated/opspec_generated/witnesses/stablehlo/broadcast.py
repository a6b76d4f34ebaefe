"""Programs that break a rule of stablehlo.broadcast, and programs that keep them all."""

# Generated from spec/ops/stablehlo/broadcast.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<2x1x2xi32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.broadcast"() <{broadcast_sizes = array<i64: 2, 1>}> : () -> tensor<2x1x2xi32>
  "func.return"(%result) : (tensor<2x1x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<2x1x2xi32>), sym_name = "main"}> ({
^bb0(%operand: memref<f32>):
  %result = "stablehlo.broadcast"(%operand) <{broadcast_sizes = array<i64: 2, 1>}> : (memref<f32>) -> tensor<2x1x2xi32>
  "func.return"(%result) : (tensor<2x1x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<2xi32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi32>):
  %result = "stablehlo.broadcast"(%operand) <{broadcast_sizes = array<i64: 2, 1>}> : (tensor<2xi32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<2xi32>) -> (tensor<2x1x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi32>):
  %result = "stablehlo.broadcast"(%operand) : (tensor<2xi32>) -> tensor<2x1x2xi32>
  "func.return"(%result) : (tensor<2x1x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<2xi32>) -> (tensor<2x1x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi32>):
  %result = "stablehlo.broadcast"(%operand) <{broadcast_sizes = "?"}> : (tensor<2xi32>) -> tensor<2x1x2xi32>
  "func.return"(%result) : (tensor<2x1x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi32>):
  "stablehlo.broadcast"(%operand) <{broadcast_sizes = array<i64: 2, 1>}> : (tensor<2xi32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<2xi32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi32>):
  %result = "stablehlo.broadcast"(%operand) <{broadcast_sizes = array<i64: 2, 1>}> : (tensor<2xi32>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<2xi32>) -> (tensor<2x1x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi32>):
  %result = "stablehlo.broadcast"(%operand) <{broadcast_sizes = array<i64: 2, 1>}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<2xi32>) -> tensor<2x1x2xi32>
  "func.return"(%result) : (tensor<2x1x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C1: no size is negative
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2xi32>) -> (tensor<2x1x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi32>):
  %result = "stablehlo.broadcast"(%operand) <{broadcast_sizes = array<i64: -1, 1>}> : (tensor<2xi32>) -> tensor<2x1x2xi32>
  "func.return"(%result) : (tensor<2x1x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: `result` has the new dimensions, then those of `operand`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2xi32>) -> (tensor<1x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi32>):
  %result = "stablehlo.broadcast"(%operand) <{broadcast_sizes = array<i64: 2, 1>}> : (tensor<2xi32>) -> tensor<1x2xi32>
  "func.return"(%result) : (tensor<1x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: `result` has the new dimensions, then those of `operand`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<1xi32>) -> (tensor<2x1x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1xi32>):
  %result = "stablehlo.broadcast"(%operand) <{broadcast_sizes = array<i64: 2, 1>}> : (tensor<1xi32>) -> tensor<2x1x2xi32>
  "func.return"(%result) : (tensor<2x1x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: `result` has the new dimensions, then those of `operand`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<3xi32>) -> (tensor<2x1x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xi32>):
  %result = "stablehlo.broadcast"(%operand) <{broadcast_sizes = array<i64: 2, 1>}> : (tensor<3xi32>) -> tensor<2x1x2xi32>
  "func.return"(%result) : (tensor<2x1x2xi32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<2xi32>) -> (tensor<2x1x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi32>):
  %result = "stablehlo.broadcast"(%operand) <{broadcast_sizes = array<i64: 2, 1>}> : (tensor<2xi32>) -> tensor<2x1x2xi32>
  "func.return"(%result) : (tensor<2x1x2xi32>) -> ()
}) : () -> ()
""",
    # C1: <= with equal sides
    """
"func.func"() <{function_type = (tensor<2xi32>) -> (tensor<0x1x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi32>):
  %result = "stablehlo.broadcast"(%operand) <{broadcast_sizes = array<i64: 0, 1>}> : (tensor<2xi32>) -> tensor<0x1x2xi32>
  "func.return"(%result) : (tensor<0x1x2xi32>) -> ()
}) : () -> ()
""",
]
