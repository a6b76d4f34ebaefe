"""Programs that break a rule of chlo.sinh, and programs that keep them all."""

# Generated from spec/ops/chlo/sinh.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<5xf64>), sym_name = "main"}> ({
^bb0:
  %result = "chlo.sinh"() : () -> tensor<5xf64>
  "func.return"(%result) : (tensor<5xf64>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<5xf64>), sym_name = "main"}> ({
^bb0(%operand: memref<f32>):
  %result = "chlo.sinh"(%operand) : (memref<f32>) -> tensor<5xf64>
  "func.return"(%result) : (tensor<5xf64>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<5xf64>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<5xf64>):
  %result = "chlo.sinh"(%operand) : (tensor<5xf64>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<5xf64>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<5xf64>):
  "chlo.sinh"(%operand) : (tensor<5xf64>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<5xf64>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<5xf64>):
  %result = "chlo.sinh"(%operand) : (tensor<5xf64>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<5xf64>) -> (tensor<5xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<5xf64>):
  %result = "chlo.sinh"(%operand) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<5xf64>) -> tensor<5xf64>
  "func.return"(%result) : (tensor<5xf64>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<5xf64>) -> (tensor<f64>), sym_name = "main"}> ({
^bb0(%operand: tensor<5xf64>):
  %result = "chlo.sinh"(%operand) : (tensor<5xf64>) -> tensor<f64>
  "func.return"(%result) : (tensor<f64>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<4xf64>) -> (tensor<5xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xf64>):
  %result = "chlo.sinh"(%operand) : (tensor<4xf64>) -> tensor<5xf64>
  "func.return"(%result) : (tensor<5xf64>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<6xf64>) -> (tensor<5xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<6xf64>):
  %result = "chlo.sinh"(%operand) : (tensor<6xf64>) -> tensor<5xf64>
  "func.return"(%result) : (tensor<5xf64>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<f64>) -> (tensor<f64>), sym_name = "main"}> ({
^bb0(%operand: tensor<f64>):
  %result = "chlo.sinh"(%operand) : (tensor<f64>) -> tensor<f64>
  "func.return"(%result) : (tensor<f64>) -> ()
}) : () -> ()
""",
]
