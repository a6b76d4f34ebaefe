"""Programs that break a rule of stablehlo.ceil, and programs that keep them all."""

# Generated from spec/ops/stablehlo/ceil.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<6xf32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.ceil"() : () -> tensor<6xf32>
  "func.return"(%result) : (tensor<6xf32>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<6xf32>), sym_name = "main"}> ({
^bb0(%operand: memref<f32>):
  %result = "stablehlo.ceil"(%operand) : (memref<f32>) -> tensor<6xf32>
  "func.return"(%result) : (tensor<6xf32>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<6xbf16>) -> (tensor<6xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<6xbf16>):
  %result = "stablehlo.ceil"(%operand) : (tensor<6xbf16>) -> tensor<6xf32>
  "func.return"(%result) : (tensor<6xf32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<6xf32>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<6xf32>):
  "stablehlo.ceil"(%operand) : (tensor<6xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<6xf32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<6xf32>):
  %result = "stablehlo.ceil"(%operand) : (tensor<6xf32>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<6xf32>) -> (tensor<6xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<6xf32>):
  %result = "stablehlo.ceil"(%operand) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<6xf32>) -> tensor<6xf32>
  "func.return"(%result) : (tensor<6xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<6xf32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<6xf32>):
  %result = "stablehlo.ceil"(%operand) : (tensor<6xf32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<5xf32>) -> (tensor<6xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<5xf32>):
  %result = "stablehlo.ceil"(%operand) : (tensor<5xf32>) -> tensor<6xf32>
  "func.return"(%result) : (tensor<6xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<7xf32>) -> (tensor<6xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<7xf32>):
  %result = "stablehlo.ceil"(%operand) : (tensor<7xf32>) -> tensor<6xf32>
  "func.return"(%result) : (tensor<6xf32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>):
  %result = "stablehlo.ceil"(%operand) : (tensor<f32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
]
