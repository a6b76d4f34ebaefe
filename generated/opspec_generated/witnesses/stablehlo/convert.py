"""Programs that break a rule of stablehlo.convert, and programs that keep them all."""

# Generated from spec/ops/stablehlo/convert.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<5xi8>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.convert"() : () -> tensor<5xi8>
  "func.return"(%result) : (tensor<5xi8>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<5xi8>), sym_name = "main"}> ({
^bb0(%operand: memref<f32>):
  %result = "stablehlo.convert"(%operand) : (memref<f32>) -> tensor<5xi8>
  "func.return"(%result) : (tensor<5xi8>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<5xf32>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<5xf32>):
  "stablehlo.convert"(%operand) : (tensor<5xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<5xf32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<5xf32>):
  %result = "stablehlo.convert"(%operand) : (tensor<5xf32>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<5xf32>) -> (tensor<5xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<5xf32>):
  %result = "stablehlo.convert"(%operand) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<5xf32>) -> tensor<5xi8>
  "func.return"(%result) : (tensor<5xi8>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<5xf32>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%operand: tensor<5xf32>):
  %result = "stablehlo.convert"(%operand) : (tensor<5xf32>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<4xf32>) -> (tensor<5xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xf32>):
  %result = "stablehlo.convert"(%operand) : (tensor<4xf32>) -> tensor<5xi8>
  "func.return"(%result) : (tensor<5xi8>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<6xf32>) -> (tensor<5xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<6xf32>):
  %result = "stablehlo.convert"(%operand) : (tensor<6xf32>) -> tensor<5xi8>
  "func.return"(%result) : (tensor<5xi8>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>):
  %result = "stablehlo.convert"(%operand) : (tensor<f32>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
]
