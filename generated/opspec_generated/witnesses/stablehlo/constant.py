"""Programs that break a rule of stablehlo.constant, and programs that keep them all."""

# Generated from spec/ops/stablehlo/constant.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<3xi4>), sym_name = "main"}> ({
^bb0(%extra_0: tensor<f32>):
  %result = "stablehlo.constant"(%extra_0) <{value = dense<[-8, -8, -8]> : tensor<3xi4>}> : (tensor<f32>) -> tensor<3xi4>
  "func.return"(%result) : (tensor<3xi4>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = () -> (tensor<f32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.constant"() <{value = dense<[-8, -8, -8]> : tensor<3xi4>}> : () -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = () -> (tensor<3xi4>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.constant"() : () -> tensor<3xi4>
  "func.return"(%result) : (tensor<3xi4>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = () -> (tensor<3xi4>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.constant"() <{value = "?"}> : () -> tensor<3xi4>
  "func.return"(%result) : (tensor<3xi4>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "stablehlo.constant"() <{value = dense<[-8, -8, -8]> : tensor<3xi4>}> : () -> ()
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
  %result = "stablehlo.constant"() <{value = dense<[-8, -8, -8]> : tensor<3xi4>}> : () -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = () -> (tensor<3xi4>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.constant"() <{value = dense<[-8, -8, -8]> : tensor<3xi4>}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : () -> tensor<3xi4>
  "func.return"(%result) : (tensor<3xi4>) -> ()
}) : () -> ()
""",
    ),
    # C1: `output` has the shape of `value`, as there is nothing to repeat or to leave out
    (
        "C1",
        """
"func.func"() <{function_type = () -> (tensor<i4>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.constant"() <{value = dense<[-8, -8, -8]> : tensor<3xi4>}> : () -> tensor<i4>
  "func.return"(%result) : (tensor<i4>) -> ()
}) : () -> ()
""",
    ),
    # C1: `output` has the shape of `value`, as there is nothing to repeat or to leave out
    (
        "C1",
        """
"func.func"() <{function_type = () -> (tensor<2xi4>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.constant"() <{value = dense<[-8, -8, -8]> : tensor<3xi4>}> : () -> tensor<2xi4>
  "func.return"(%result) : (tensor<2xi4>) -> ()
}) : () -> ()
""",
    ),
    # C1: `output` has the shape of `value`, as there is nothing to repeat or to leave out
    (
        "C1",
        """
"func.func"() <{function_type = () -> (tensor<4xi4>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.constant"() <{value = dense<[-8, -8, -8]> : tensor<3xi4>}> : () -> tensor<4xi4>
  "func.return"(%result) : (tensor<4xi4>) -> ()
}) : () -> ()
""",
    ),
    # C2: all sizes are known, since all numbers are written down
    (
        "C2",
        """
"func.func"() <{function_type = () -> (tensor<?xi4>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.constant"() <{value = dense<[-8, -8, -8]> : tensor<3xi4>}> : () -> tensor<?xi4>
  "func.return"(%result) : (tensor<?xi4>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = () -> (tensor<3xi4>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.constant"() <{value = dense<[-8, -8, -8]> : tensor<3xi4>}> : () -> tensor<3xi4>
  "func.return"(%result) : (tensor<3xi4>) -> ()
}) : () -> ()
""",
]
