"""Programs that break a rule of stablehlo.optimization_barrier, and programs that keep them all."""

# Generated from spec/ops/stablehlo/optimization_barrier.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (tensor<2xf32>, memref<f32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand_0: tensor<2xf32>, %operand_1: memref<f32>):
  %results:2 = "stablehlo.optimization_barrier"(%operand_0, %operand_1) : (tensor<2xf32>, memref<f32>) -> (tensor<2xf32>, !stablehlo.token)
  "func.return"(%results#0) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>, tensor<f32>), sym_name = "main"}> ({
^bb0(%operand_0: tensor<2xf32>):
  %operand_1 = "stablehlo.create_token"() : () -> !stablehlo.token
  %results:2 = "stablehlo.optimization_barrier"(%operand_0, %operand_1) : (tensor<2xf32>, !stablehlo.token) -> (tensor<2xf32>, tensor<f32>)
  "func.return"(%results#0, %results#1) : (tensor<2xf32>, tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = () -> (tensor<f32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.optimization_barrier"() : () -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>, memref<f32>), sym_name = "main"}> ({
^bb0(%operand_0: tensor<2xf32>):
  %operand_1 = "stablehlo.create_token"() : () -> !stablehlo.token
  %results:2 = "stablehlo.optimization_barrier"(%operand_0, %operand_1) : (tensor<2xf32>, !stablehlo.token) -> (tensor<2xf32>, memref<f32>)
  "func.return"(%results#0, %results#1) : (tensor<2xf32>, memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "stablehlo.optimization_barrier"() ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # C1: no operand is quantized per axis
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> (tensor<2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>), sym_name = "main"}> ({
^bb0(%operand_0: tensor<2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>):
  %operand_1 = "stablehlo.create_token"() : () -> !stablehlo.token
  %results:2 = "stablehlo.optimization_barrier"(%operand_0, %operand_1) : (tensor<2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, !stablehlo.token) -> (tensor<2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>, !stablehlo.token)
  "func.return"(%results#0) : (tensor<2x!quant.uniform<i8:f32:0, {0.5, 0.25}>>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C1: < with sides one apart
    """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand_0: tensor<2xf32>):
  %operand_1 = "stablehlo.create_token"() : () -> !stablehlo.token
  %results:2 = "stablehlo.optimization_barrier"(%operand_0, %operand_1) : (tensor<2xf32>, !stablehlo.token) -> (tensor<2xf32>, !stablehlo.token)
  "func.return"(%results#0) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
]
