"""Programs that break a rule of sdy.sharding_group, and programs that keep them all."""

# Generated from spec/ops/sdy/sharding_group.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "sdy.sharding_group"() <{group_id = 3 : i64}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (), sym_name = "main"}> ({
^bb0(%input: memref<f32>):
  "sdy.sharding_group"(%input) <{group_id = 3 : i64}> : (memref<f32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "main"}> ({
^bb0(%input: tensor<2xf32>):
  "sdy.sharding_group"(%input) : (tensor<2xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "main"}> ({
^bb0(%input: tensor<2xf32>):
  "sdy.sharding_group"(%input) <{group_id = "?"}> : (tensor<2xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%input: tensor<2xf32>):
  %result = "sdy.sharding_group"(%input) <{group_id = 3 : i64}> : (tensor<2xf32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "main"}> ({
^bb0(%input: tensor<2xf32>):
  "sdy.sharding_group"(%input) <{group_id = 3 : i64}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<2xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<f32>) -> (), sym_name = "main"}> ({
^bb0(%input: tensor<f32>):
  "sdy.sharding_group"(%input) <{group_id = 3 : i64}> : (tensor<f32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
]
