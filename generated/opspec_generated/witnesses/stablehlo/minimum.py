"""Programs that break a rule of stablehlo.minimum, and programs that keep them all."""

# Generated from spec/ops/stablehlo/minimum.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.minimum"() : () -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>, tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%lhs: memref<f32>, %rhs: tensor<2xi1>):
  %result = "stablehlo.minimum"(%lhs, %rhs) : (memref<f32>, tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<2xi1>, tensor<2xi1>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi1>, %rhs: tensor<2xi1>):
  %result = "stablehlo.minimum"(%lhs, %rhs) : (tensor<2xi1>, tensor<2xi1>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<2xi1>, tensor<2xi1>) -> (), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi1>, %rhs: tensor<2xi1>):
  "stablehlo.minimum"(%lhs, %rhs) : (tensor<2xi1>, tensor<2xi1>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<2xi1>, tensor<2xi1>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi1>, %rhs: tensor<2xi1>):
  %result = "stablehlo.minimum"(%lhs, %rhs) : (tensor<2xi1>, tensor<2xi1>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<2xi1>, tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi1>, %rhs: tensor<2xi1>):
  %result = "stablehlo.minimum"(%lhs, %rhs) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `lhs`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<i1>, tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<i1>, %rhs: tensor<2xi1>):
  %result = "stablehlo.minimum"(%lhs, %rhs) : (tensor<i1>, tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `lhs`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<1xi1>, tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1xi1>, %rhs: tensor<2xi1>):
  %result = "stablehlo.minimum"(%lhs, %rhs) : (tensor<1xi1>, tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `lhs`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<3xi1>, tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xi1>, %rhs: tensor<2xi1>):
  %result = "stablehlo.minimum"(%lhs, %rhs) : (tensor<3xi1>, tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C2: `result` has the shape of `rhs`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2xi1>, tensor<i1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi1>, %rhs: tensor<i1>):
  %result = "stablehlo.minimum"(%lhs, %rhs) : (tensor<2xi1>, tensor<i1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C2: `result` has the shape of `rhs`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2xi1>, tensor<1xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi1>, %rhs: tensor<1xi1>):
  %result = "stablehlo.minimum"(%lhs, %rhs) : (tensor<2xi1>, tensor<1xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C2: `result` has the shape of `rhs`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2xi1>, tensor<3xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi1>, %rhs: tensor<3xi1>):
  %result = "stablehlo.minimum"(%lhs, %rhs) : (tensor<2xi1>, tensor<3xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<i1>, tensor<i1>) -> (tensor<i1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<i1>, %rhs: tensor<i1>):
  %result = "stablehlo.minimum"(%lhs, %rhs) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "func.return"(%result) : (tensor<i1>) -> ()
}) : () -> ()
""",
]
