"""Programs that break a rule of stablehlo.after_all, and programs that keep them all."""

# Generated from spec/ops/stablehlo/after_all.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (tensor<f32>) -> (), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<f32>):
  %result = "stablehlo.after_all"(%inputs_0) : (tensor<f32>) -> !stablehlo.token
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "stablehlo.after_all"() : () -> ()
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
  %result = "stablehlo.after_all"() : () -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.after_all"() ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : () -> !stablehlo.token
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.after_all"() : () -> !stablehlo.token
  "func.return"() : () -> ()
}) : () -> ()
""",
]
