"""Programs that break a rule of mhlo.add_dependency, and programs that keep them all."""

# Generated from spec/ops/mhlo/add_dependency.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0:
  %result = "mhlo.add_dependency"() : () -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (tensor<2xf32>, memref<f32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>, %token: memref<f32>):
  %result = "mhlo.add_dependency"(%operand, %token) : (tensor<2xf32>, memref<f32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  %token = "stablehlo.create_token"() : () -> !stablehlo.token
  %result = "mhlo.add_dependency"(%operand, %token) : (tensor<2xf32>, !stablehlo.token) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  %token = "stablehlo.create_token"() : () -> !stablehlo.token
  "mhlo.add_dependency"(%operand, %token) : (tensor<2xf32>, !stablehlo.token) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  %token = "stablehlo.create_token"() : () -> !stablehlo.token
  %result = "mhlo.add_dependency"(%operand, %token) : (tensor<2xf32>, !stablehlo.token) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  %token = "stablehlo.create_token"() : () -> !stablehlo.token
  %result = "mhlo.add_dependency"(%operand, %token) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<2xf32>, !stablehlo.token) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  %token = "stablehlo.create_token"() : () -> !stablehlo.token
  %result = "mhlo.add_dependency"(%operand, %token) : (tensor<2xf32>, !stablehlo.token) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
]
