"""Programs that break a rule of stablehlo.subtract, and programs that keep them all."""

# Generated from spec/ops/stablehlo/subtract.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<2xui8>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.subtract"() : () -> tensor<2xui8>
  "func.return"(%result) : (tensor<2xui8>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>, tensor<2xui8>) -> (tensor<2xui8>), sym_name = "main"}> ({
^bb0(%lhs: memref<f32>, %rhs: tensor<2xui8>):
  %result = "stablehlo.subtract"(%lhs, %rhs) : (memref<f32>, tensor<2xui8>) -> tensor<2xui8>
  "func.return"(%result) : (tensor<2xui8>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<2xui8>, tensor<2xui8>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xui8>, %rhs: tensor<2xui8>):
  %result = "stablehlo.subtract"(%lhs, %rhs) : (tensor<2xui8>, tensor<2xui8>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<2xui8>, tensor<2xui8>) -> (), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xui8>, %rhs: tensor<2xui8>):
  "stablehlo.subtract"(%lhs, %rhs) : (tensor<2xui8>, tensor<2xui8>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<2xui8>, tensor<2xui8>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xui8>, %rhs: tensor<2xui8>):
  %result = "stablehlo.subtract"(%lhs, %rhs) : (tensor<2xui8>, tensor<2xui8>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<2xui8>, tensor<2xui8>) -> (tensor<2xui8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xui8>, %rhs: tensor<2xui8>):
  %result = "stablehlo.subtract"(%lhs, %rhs) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xui8>
  "func.return"(%result) : (tensor<2xui8>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `lhs`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<ui8>, tensor<2xui8>) -> (tensor<2xui8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<ui8>, %rhs: tensor<2xui8>):
  %result = "stablehlo.subtract"(%lhs, %rhs) : (tensor<ui8>, tensor<2xui8>) -> tensor<2xui8>
  "func.return"(%result) : (tensor<2xui8>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `lhs`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<1xui8>, tensor<2xui8>) -> (tensor<2xui8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1xui8>, %rhs: tensor<2xui8>):
  %result = "stablehlo.subtract"(%lhs, %rhs) : (tensor<1xui8>, tensor<2xui8>) -> tensor<2xui8>
  "func.return"(%result) : (tensor<2xui8>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `lhs`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<3xui8>, tensor<2xui8>) -> (tensor<2xui8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xui8>, %rhs: tensor<2xui8>):
  %result = "stablehlo.subtract"(%lhs, %rhs) : (tensor<3xui8>, tensor<2xui8>) -> tensor<2xui8>
  "func.return"(%result) : (tensor<2xui8>) -> ()
}) : () -> ()
""",
    ),
    # C2: `result` has the shape of `rhs`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2xui8>, tensor<ui8>) -> (tensor<2xui8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xui8>, %rhs: tensor<ui8>):
  %result = "stablehlo.subtract"(%lhs, %rhs) : (tensor<2xui8>, tensor<ui8>) -> tensor<2xui8>
  "func.return"(%result) : (tensor<2xui8>) -> ()
}) : () -> ()
""",
    ),
    # C2: `result` has the shape of `rhs`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2xui8>, tensor<1xui8>) -> (tensor<2xui8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xui8>, %rhs: tensor<1xui8>):
  %result = "stablehlo.subtract"(%lhs, %rhs) : (tensor<2xui8>, tensor<1xui8>) -> tensor<2xui8>
  "func.return"(%result) : (tensor<2xui8>) -> ()
}) : () -> ()
""",
    ),
    # C2: `result` has the shape of `rhs`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2xui8>, tensor<3xui8>) -> (tensor<2xui8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xui8>, %rhs: tensor<3xui8>):
  %result = "stablehlo.subtract"(%lhs, %rhs) : (tensor<2xui8>, tensor<3xui8>) -> tensor<2xui8>
  "func.return"(%result) : (tensor<2xui8>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<ui8>, tensor<ui8>) -> (tensor<ui8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<ui8>, %rhs: tensor<ui8>):
  %result = "stablehlo.subtract"(%lhs, %rhs) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
  "func.return"(%result) : (tensor<ui8>) -> ()
}) : () -> ()
""",
]
