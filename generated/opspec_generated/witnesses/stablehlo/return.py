"""Programs that break a rule of stablehlo.return, and programs that keep them all."""

# Generated from spec/ops/stablehlo/return.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (tensor<2xindex>, tensor<i1>) -> (tensor<2xindex>, tensor<i1>), sym_name = "main"}> ({
^bb0(%values_0: tensor<2xindex>, %values_1: tensor<i1>):
  "stablehlo.return"(%values_0, %values_1) : (tensor<2xindex>, tensor<i1>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.return"() : () -> tensor<f32>
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "stablehlo.return"() ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "stablehlo.return"() : () -> ()
}) : () -> ()
""",
]
