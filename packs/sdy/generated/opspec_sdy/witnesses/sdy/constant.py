"""Programs that break a rule of sdy.constant, and programs that keep them all."""

# Generated from spec/ops/sdy/constant.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%extra_0: tensor<f32>):
  %result = "sdy.constant"(%extra_0) <{value = dense<[[0.0, 1.0], [2.0, 3.0]]> : tensor<2x2xf32>}> : (tensor<f32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = () -> (tensor<2x2xi1>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.constant"() <{value = dense<[[0.0, 1.0], [2.0, 3.0]]> : tensor<2x2xf32>}> : () -> tensor<2x2xi1>
  "func.return"(%result) : (tensor<2x2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = () -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.constant"() : () -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = () -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.constant"() <{value = "?"}> : () -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "sdy.constant"() <{value = dense<[[0.0, 1.0], [2.0, 3.0]]> : tensor<2x2xf32>}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = () -> (memref<f32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.constant"() <{value = dense<[[0.0, 1.0], [2.0, 3.0]]> : tensor<2x2xf32>}> : () -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = () -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.constant"() <{value = dense<[[0.0, 1.0], [2.0, 3.0]]> : tensor<2x2xf32>}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : () -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: the result has the shape of the value
    (
        "C1",
        """
"func.func"() <{function_type = () -> (tensor<f32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.constant"() <{value = dense<[[0.0, 1.0], [2.0, 3.0]]> : tensor<2x2xf32>}> : () -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C1: the result has the shape of the value
    (
        "C1",
        """
"func.func"() <{function_type = () -> (tensor<1x2xf32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.constant"() <{value = dense<[[0.0, 1.0], [2.0, 3.0]]> : tensor<2x2xf32>}> : () -> tensor<1x2xf32>
  "func.return"(%result) : (tensor<1x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: the result has the shape of the value
    (
        "C1",
        """
"func.func"() <{function_type = () -> (tensor<3x2xf32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.constant"() <{value = dense<[[0.0, 1.0], [2.0, 3.0]]> : tensor<2x2xf32>}> : () -> tensor<3x2xf32>
  "func.return"(%result) : (tensor<3x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C2: all sizes are known
    (
        "C2",
        """
"func.func"() <{function_type = () -> (tensor<2x?xf32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.constant"() <{value = dense<[[0.0, 1.0], [2.0, 3.0]]> : tensor<2x2xf32>}> : () -> tensor<2x?xf32>
  "func.return"(%result) : (tensor<2x?xf32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = () -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.constant"() <{value = dense<[[0.0, 1.0], [2.0, 3.0]]> : tensor<2x2xf32>}> : () -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
]
