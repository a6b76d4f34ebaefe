"""Programs that break a rule of stablehlo.get_dimension_size, and programs that keep them all."""

# Generated from spec/ops/stablehlo/get_dimension_size.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<i32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.get_dimension_size"() <{dimension = 1 : i64}> : () -> tensor<i32>
  "func.return"(%result) : (tensor<i32>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<i32>), sym_name = "main"}> ({
^bb0(%operand: memref<f32>):
  %result = "stablehlo.get_dimension_size"(%operand) <{dimension = 1 : i64}> : (memref<f32>) -> tensor<i32>
  "func.return"(%result) : (tensor<i32>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<2x3xi64>) -> (tensor<i32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi64>):
  %result = "stablehlo.get_dimension_size"(%operand) : (tensor<2x3xi64>) -> tensor<i32>
  "func.return"(%result) : (tensor<i32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<2x3xi64>) -> (tensor<i32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi64>):
  %result = "stablehlo.get_dimension_size"(%operand) <{dimension = "?"}> : (tensor<2x3xi64>) -> tensor<i32>
  "func.return"(%result) : (tensor<i32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<2x3xi64>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi64>):
  "stablehlo.get_dimension_size"(%operand) <{dimension = 1 : i64}> : (tensor<2x3xi64>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<2x3xi64>) -> (tensor<i1>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi64>):
  %result = "stablehlo.get_dimension_size"(%operand) <{dimension = 1 : i64}> : (tensor<2x3xi64>) -> tensor<i1>
  "func.return"(%result) : (tensor<i1>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<2x3xi64>) -> (tensor<i32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi64>):
  %result = "stablehlo.get_dimension_size"(%operand) <{dimension = 1 : i64}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<2x3xi64>) -> tensor<i32>
  "func.return"(%result) : (tensor<i32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `dimension` is one of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<i32>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>):
  %result = "stablehlo.get_dimension_size"(%operand) <{dimension = 1 : i64}> : (tensor<f32>) -> tensor<i32>
  "func.return"(%result) : (tensor<i32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `dimension` is one of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<3xi64>) -> (tensor<i32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xi64>):
  %result = "stablehlo.get_dimension_size"(%operand) <{dimension = 1 : i64}> : (tensor<3xi64>) -> tensor<i32>
  "func.return"(%result) : (tensor<i32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `dimension` is one of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2x3xi64>) -> (tensor<i32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi64>):
  %result = "stablehlo.get_dimension_size"(%operand) <{dimension = -1 : i64}> : (tensor<2x3xi64>) -> tensor<i32>
  "func.return"(%result) : (tensor<i32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C1: < with sides one apart
    """
"func.func"() <{function_type = (tensor<2x3xi64>) -> (tensor<i32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi64>):
  %result = "stablehlo.get_dimension_size"(%operand) <{dimension = 1 : i64}> : (tensor<2x3xi64>) -> tensor<i32>
  "func.return"(%result) : (tensor<i32>) -> ()
}) : () -> ()
""",
    # C1: <= with equal sides
    """
"func.func"() <{function_type = (tensor<0x3xf32>) -> (tensor<i32>), sym_name = "main"}> ({
^bb0(%operand: tensor<0x3xf32>):
  %result = "stablehlo.get_dimension_size"(%operand) <{dimension = 0 : i64}> : (tensor<0x3xf32>) -> tensor<i32>
  "func.return"(%result) : (tensor<i32>) -> ()
}) : () -> ()
""",
]
