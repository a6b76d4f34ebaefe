"""Programs that break a rule of mhlo.xla.rng_get_and_update_state, and programs that keep them all.
"""

# Generated from spec/ops/mhlo/xla.rng_get_and_update_state.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<2xui64>), sym_name = "main"}> ({
^bb0(%extra_0: tensor<f32>):
  %result = "mhlo.xla.rng_get_and_update_state"(%extra_0) <{delta = 3 : i64}> : (tensor<f32>) -> tensor<2xui64>
  "func.return"(%result) : (tensor<2xui64>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = () -> (tensor<2xui64>), sym_name = "main"}> ({
^bb0:
  %result = "mhlo.xla.rng_get_and_update_state"() : () -> tensor<2xui64>
  "func.return"(%result) : (tensor<2xui64>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = () -> (tensor<2xui64>), sym_name = "main"}> ({
^bb0:
  %result = "mhlo.xla.rng_get_and_update_state"() <{delta = "?"}> : () -> tensor<2xui64>
  "func.return"(%result) : (tensor<2xui64>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "mhlo.xla.rng_get_and_update_state"() <{delta = 3 : i64}> : () -> ()
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
  %result = "mhlo.xla.rng_get_and_update_state"() <{delta = 3 : i64}> : () -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = () -> (tensor<2xui64>), sym_name = "main"}> ({
^bb0:
  %result = "mhlo.xla.rng_get_and_update_state"() <{delta = 3 : i64}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : () -> tensor<2xui64>
  "func.return"(%result) : (tensor<2xui64>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` holds two halves
    (
        "C1",
        """
"func.func"() <{function_type = () -> (tensor<ui64>), sym_name = "main"}> ({
^bb0:
  %result = "mhlo.xla.rng_get_and_update_state"() <{delta = 3 : i64}> : () -> tensor<ui64>
  "func.return"(%result) : (tensor<ui64>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` holds two halves
    (
        "C1",
        """
"func.func"() <{function_type = () -> (tensor<1xui64>), sym_name = "main"}> ({
^bb0:
  %result = "mhlo.xla.rng_get_and_update_state"() <{delta = 3 : i64}> : () -> tensor<1xui64>
  "func.return"(%result) : (tensor<1xui64>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` holds two halves
    (
        "C1",
        """
"func.func"() <{function_type = () -> (tensor<3xui64>), sym_name = "main"}> ({
^bb0:
  %result = "mhlo.xla.rng_get_and_update_state"() <{delta = 3 : i64}> : () -> tensor<3xui64>
  "func.return"(%result) : (tensor<3xui64>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = () -> (tensor<2xui64>), sym_name = "main"}> ({
^bb0:
  %result = "mhlo.xla.rng_get_and_update_state"() <{delta = 3 : i64}> : () -> tensor<2xui64>
  "func.return"(%result) : (tensor<2xui64>) -> ()
}) : () -> ()
""",
]
