"""Programs that break a rule of chlo.constant_like, and programs that keep them all."""

# Generated from spec/ops/chlo/constant_like.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<2x2xi8>), sym_name = "main"}> ({
^bb0:
  %result = "chlo.constant_like"() <{value = -128 : i8}> : () -> tensor<2x2xi8>
  "func.return"(%result) : (tensor<2x2xi8>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<2x2xi8>), sym_name = "main"}> ({
^bb0(%operand: memref<f32>):
  %result = "chlo.constant_like"(%operand) <{value = -128 : i8}> : (memref<f32>) -> tensor<2x2xi8>
  "func.return"(%result) : (tensor<2x2xi8>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<2x2xi1>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xi1>):
  %result = "chlo.constant_like"(%operand) <{value = -128 : i8}> : (tensor<2x2xi1>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<2x2xi1>) -> (tensor<2x2xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xi1>):
  %result = "chlo.constant_like"(%operand) : (tensor<2x2xi1>) -> tensor<2x2xi8>
  "func.return"(%result) : (tensor<2x2xi8>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<2x2xi1>) -> (tensor<2x2xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xi1>):
  %result = "chlo.constant_like"(%operand) <{value = "?"}> : (tensor<2x2xi1>) -> tensor<2x2xi8>
  "func.return"(%result) : (tensor<2x2xi8>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<2x2xi1>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xi1>):
  "chlo.constant_like"(%operand) <{value = -128 : i8}> : (tensor<2x2xi1>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<2x2xi1>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xi1>):
  %result = "chlo.constant_like"(%operand) <{value = -128 : i8}> : (tensor<2x2xi1>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<2x2xi1>) -> (tensor<2x2xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xi1>):
  %result = "chlo.constant_like"(%operand) <{value = -128 : i8}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<2x2xi1>) -> tensor<2x2xi8>
  "func.return"(%result) : (tensor<2x2xi8>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<2x2xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>):
  %result = "chlo.constant_like"(%operand) <{value = -128 : i8}> : (tensor<f32>) -> tensor<2x2xi8>
  "func.return"(%result) : (tensor<2x2xi8>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<1x2xi1>) -> (tensor<2x2xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x2xi1>):
  %result = "chlo.constant_like"(%operand) <{value = -128 : i8}> : (tensor<1x2xi1>) -> tensor<2x2xi8>
  "func.return"(%result) : (tensor<2x2xi8>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<3x2xi1>) -> (tensor<2x2xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x2xi1>):
  %result = "chlo.constant_like"(%operand) <{value = -128 : i8}> : (tensor<3x2xi1>) -> tensor<2x2xi8>
  "func.return"(%result) : (tensor<2x2xi8>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<2xi1>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi1>):
  %result = "chlo.constant_like"(%operand) <{value = -128 : i8}> : (tensor<2xi1>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
]
