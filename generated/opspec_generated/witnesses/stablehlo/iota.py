"""Programs that break a rule of stablehlo.iota, and programs that keep them all."""

# Generated from spec/ops/stablehlo/iota.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<2x3xi32>), sym_name = "main"}> ({
^bb0(%extra_0: tensor<f32>):
  %result = "stablehlo.iota"(%extra_0) <{iota_dimension = 1 : i64}> : (tensor<f32>) -> tensor<2x3xi32>
  "func.return"(%result) : (tensor<2x3xi32>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = () -> (tensor<2x3xi32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.iota"() : () -> tensor<2x3xi32>
  "func.return"(%result) : (tensor<2x3xi32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = () -> (tensor<2x3xi32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.iota"() <{iota_dimension = "?"}> : () -> tensor<2x3xi32>
  "func.return"(%result) : (tensor<2x3xi32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> ()
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
  %result = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = () -> (tensor<2x3xi32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.iota"() <{iota_dimension = 1 : i64}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : () -> tensor<2x3xi32>
  "func.return"(%result) : (tensor<2x3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `iota_dimension` is one of `output`
    (
        "C1",
        """
"func.func"() <{function_type = () -> (tensor<f32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `iota_dimension` is one of `output`
    (
        "C1",
        """
"func.func"() <{function_type = () -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `iota_dimension` is one of `output`
    (
        "C1",
        """
"func.func"() <{function_type = () -> (tensor<2x3xi32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.iota"() <{iota_dimension = -1 : i64}> : () -> tensor<2x3xi32>
  "func.return"(%result) : (tensor<2x3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: no operand tells how large the result becomes
    (
        "C2",
        """
"func.func"() <{function_type = () -> (tensor<2x?xi32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x?xi32>
  "func.return"(%result) : (tensor<2x?xi32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C1: <= with equal sides
    """
"func.func"() <{function_type = () -> (tensor<2x3xi32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x3xi32>
  "func.return"(%result) : (tensor<2x3xi32>) -> ()
}) : () -> ()
""",
    # C1: < with sides one apart
    """
"func.func"() <{function_type = () -> (tensor<2x3xi32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x3xi32>
  "func.return"(%result) : (tensor<2x3xi32>) -> ()
}) : () -> ()
""",
]
