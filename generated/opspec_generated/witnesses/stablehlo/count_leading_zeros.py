"""Programs that break a rule of stablehlo.count_leading_zeros, and programs that keep them all."""

# Generated from spec/ops/stablehlo/count_leading_zeros.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<4xi8>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.count_leading_zeros"() : () -> tensor<4xi8>
  "func.return"(%result) : (tensor<4xi8>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<4xi8>), sym_name = "main"}> ({
^bb0(%operand: memref<f32>):
  %result = "stablehlo.count_leading_zeros"(%operand) : (memref<f32>) -> tensor<4xi8>
  "func.return"(%result) : (tensor<4xi8>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<4xi32>) -> (tensor<4xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi32>):
  %result = "stablehlo.count_leading_zeros"(%operand) : (tensor<4xi32>) -> tensor<4xi8>
  "func.return"(%result) : (tensor<4xi8>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<4xi8>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi8>):
  "stablehlo.count_leading_zeros"(%operand) : (tensor<4xi8>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<4xi8>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi8>):
  %result = "stablehlo.count_leading_zeros"(%operand) : (tensor<4xi8>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<4xi8>) -> (tensor<4xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi8>):
  %result = "stablehlo.count_leading_zeros"(%operand) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<4xi8>) -> tensor<4xi8>
  "func.return"(%result) : (tensor<4xi8>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<4xi8>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi8>):
  %result = "stablehlo.count_leading_zeros"(%operand) : (tensor<4xi8>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<3xi8>) -> (tensor<4xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xi8>):
  %result = "stablehlo.count_leading_zeros"(%operand) : (tensor<3xi8>) -> tensor<4xi8>
  "func.return"(%result) : (tensor<4xi8>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<5xi8>) -> (tensor<4xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<5xi8>):
  %result = "stablehlo.count_leading_zeros"(%operand) : (tensor<5xi8>) -> tensor<4xi8>
  "func.return"(%result) : (tensor<4xi8>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<i8>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%operand: tensor<i8>):
  %result = "stablehlo.count_leading_zeros"(%operand) : (tensor<i8>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
]
