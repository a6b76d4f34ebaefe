"""Programs that break a rule of stablehlo.outfeed, and programs that keep them all."""

# Generated from spec/ops/stablehlo/outfeed.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.outfeed"() : () -> !stablehlo.token
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (), sym_name = "main"}> ({
^bb0(%token: memref<f32>):
  %result = "stablehlo.outfeed"(%token) : (memref<f32>) -> !stablehlo.token
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  %token = "stablehlo.create_token"() : () -> !stablehlo.token
  %result = "stablehlo.outfeed"(%token) <{outfeed_config = 0 : i64}> : (!stablehlo.token) -> !stablehlo.token
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
  %token = "stablehlo.create_token"() : () -> !stablehlo.token
  "stablehlo.outfeed"(%token) : (!stablehlo.token) -> ()
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
  %token = "stablehlo.create_token"() : () -> !stablehlo.token
  %result = "stablehlo.outfeed"(%token) : (!stablehlo.token) -> memref<f32>
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
  %token = "stablehlo.create_token"() : () -> !stablehlo.token
  %result = "stablehlo.outfeed"(%token) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (!stablehlo.token) -> !stablehlo.token
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
  %token = "stablehlo.create_token"() : () -> !stablehlo.token
  %result = "stablehlo.outfeed"(%token) : (!stablehlo.token) -> !stablehlo.token
  "func.return"() : () -> ()
}) : () -> ()
""",
]
