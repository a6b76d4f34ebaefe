"""Programs that break a rule of stablehlo.not, and programs that keep them all."""

# Generated from spec/ops/stablehlo/not.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.not"() : () -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operand: memref<f32>):
  %result = "stablehlo.not"(%operand) : (memref<f32>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi1>):
  %result = "stablehlo.not"(%operand) : (tensor<2xi1>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi1>):
  "stablehlo.not"(%operand) : (tensor<2xi1>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi1>):
  %result = "stablehlo.not"(%operand) : (tensor<2xi1>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi1>):
  %result = "stablehlo.not"(%operand) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (tensor<i1>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi1>):
  %result = "stablehlo.not"(%operand) : (tensor<2xi1>) -> tensor<i1>
  "func.return"(%result) : (tensor<i1>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<1xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<1xi1>):
  %result = "stablehlo.not"(%operand) : (tensor<1xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<3xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xi1>):
  %result = "stablehlo.not"(%operand) : (tensor<3xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<i1>) -> (tensor<i1>), sym_name = "main"}> ({
^bb0(%operand: tensor<i1>):
  %result = "stablehlo.not"(%operand) : (tensor<i1>) -> tensor<i1>
  "func.return"(%result) : (tensor<i1>) -> ()
}) : () -> ()
""",
]
