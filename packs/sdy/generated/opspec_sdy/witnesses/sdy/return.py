"""Programs that break a rule of sdy.return, and programs that keep them all."""

# Generated from spec/ops/sdy/return.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  %result = "sdy.return"() : () -> tensor<f32>
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "sdy.return"() ({
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
  "sdy.return"() : () -> ()
}) : () -> ()
""",
]
