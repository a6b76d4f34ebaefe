"""Programs that break a rule of stablehlo.partition_id, and programs that keep them all."""

# Generated from spec/ops/stablehlo/partition_id.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<ui32>), sym_name = "main"}> ({
^bb0(%extra_0: tensor<f32>):
  %result = "stablehlo.partition_id"(%extra_0) : (tensor<f32>) -> tensor<ui32>
  "func.return"(%result) : (tensor<ui32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "stablehlo.partition_id"() : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = () -> (tensor<i1>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.partition_id"() : () -> tensor<i1>
  "func.return"(%result) : (tensor<i1>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = () -> (tensor<ui32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.partition_id"() ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : () -> tensor<ui32>
  "func.return"(%result) : (tensor<ui32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = () -> (tensor<ui32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.partition_id"() : () -> tensor<ui32>
  "func.return"(%result) : (tensor<ui32>) -> ()
}) : () -> ()
""",
]
