"""Programs that break a rule of stablehlo.dynamic_iota, and programs that keep them all."""

# Generated from spec/ops/stablehlo/dynamic_iota.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<6xui2>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.dynamic_iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xui2>
  "func.return"(%result) : (tensor<6xui2>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<6xui2>), sym_name = "main"}> ({
^bb0(%output_shape: memref<f32>):
  %result = "stablehlo.dynamic_iota"(%output_shape) <{iota_dimension = 0 : i64}> : (memref<f32>) -> tensor<6xui2>
  "func.return"(%result) : (tensor<6xui2>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = () -> (tensor<6xui2>), sym_name = "main"}> ({
^bb0:
  %output_shape = "stablehlo.constant"() <{value = dense<[6]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %result = "stablehlo.dynamic_iota"(%output_shape) : (tensor<1xi32>) -> tensor<6xui2>
  "func.return"(%result) : (tensor<6xui2>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = () -> (tensor<6xui2>), sym_name = "main"}> ({
^bb0:
  %output_shape = "stablehlo.constant"() <{value = dense<[6]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %result = "stablehlo.dynamic_iota"(%output_shape) <{iota_dimension = "?"}> : (tensor<1xi32>) -> tensor<6xui2>
  "func.return"(%result) : (tensor<6xui2>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  %output_shape = "stablehlo.constant"() <{value = dense<[6]> : tensor<1xi32>}> : () -> tensor<1xi32>
  "stablehlo.dynamic_iota"(%output_shape) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> ()
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
  %output_shape = "stablehlo.constant"() <{value = dense<[6]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %result = "stablehlo.dynamic_iota"(%output_shape) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = () -> (tensor<6xui2>), sym_name = "main"}> ({
^bb0:
  %output_shape = "stablehlo.constant"() <{value = dense<[6]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %result = "stablehlo.dynamic_iota"(%output_shape) <{iota_dimension = 0 : i64}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<1xi32>) -> tensor<6xui2>
  "func.return"(%result) : (tensor<6xui2>) -> ()
}) : () -> ()
""",
    ),
    # C1: `iota_dimension` is a dimension of the shape that is asked for
    (
        "C1",
        """
"func.func"() <{function_type = () -> (tensor<ui2>), sym_name = "main"}> ({
^bb0:
  %output_shape = "stablehlo.constant"() <{value = dense<> : tensor<0xi32>}> : () -> tensor<0xi32>
  %result = "stablehlo.dynamic_iota"(%output_shape) <{iota_dimension = 0 : i64}> : (tensor<0xi32>) -> tensor<ui2>
  "func.return"(%result) : (tensor<ui2>) -> ()
}) : () -> ()
""",
    ),
    # C1: `iota_dimension` is a dimension of the shape that is asked for
    (
        "C1",
        """
"func.func"() <{function_type = () -> (tensor<6xui2>), sym_name = "main"}> ({
^bb0:
  %output_shape = "stablehlo.constant"() <{value = dense<[6]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %result = "stablehlo.dynamic_iota"(%output_shape) <{iota_dimension = -1 : i64}> : (tensor<1xi32>) -> tensor<6xui2>
  "func.return"(%result) : (tensor<6xui2>) -> ()
}) : () -> ()
""",
    ),
    # C2: `output_shape` has a size for each dimension of `result`
    (
        "C2",
        """
"func.func"() <{function_type = () -> (tensor<f32>), sym_name = "main"}> ({
^bb0:
  %output_shape = "stablehlo.constant"() <{value = dense<[6]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %result = "stablehlo.dynamic_iota"(%output_shape) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C2: `output_shape` has a size for each dimension of `result`
    (
        "C2",
        """
"func.func"() <{function_type = () -> (tensor<6x1xui2>), sym_name = "main"}> ({
^bb0:
  %output_shape = "stablehlo.constant"() <{value = dense<[6]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %result = "stablehlo.dynamic_iota"(%output_shape) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<6x1xui2>
  "func.return"(%result) : (tensor<6x1xui2>) -> ()
}) : () -> ()
""",
    ),
    # C3: no size is negative
    (
        "C3",
        """
"func.func"() <{function_type = () -> (tensor<6xui2>), sym_name = "main"}> ({
^bb0:
  %output_shape = "stablehlo.constant"() <{value = dense<[-1]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %result = "stablehlo.dynamic_iota"(%output_shape) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<6xui2>
  "func.return"(%result) : (tensor<6xui2>) -> ()
}) : () -> ()
""",
    ),
    # C4: `result` has the sizes that the operand gives
    (
        "C4",
        """
"func.func"() <{function_type = () -> (tensor<6xui2>), sym_name = "main"}> ({
^bb0:
  %output_shape = "stablehlo.constant"() <{value = dense<[0]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %result = "stablehlo.dynamic_iota"(%output_shape) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<6xui2>
  "func.return"(%result) : (tensor<6xui2>) -> ()
}) : () -> ()
""",
    ),
    # C4: `result` has the sizes that the operand gives
    (
        "C4",
        """
"func.func"() <{function_type = () -> (tensor<5xui2>), sym_name = "main"}> ({
^bb0:
  %output_shape = "stablehlo.constant"() <{value = dense<[6]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %result = "stablehlo.dynamic_iota"(%output_shape) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<5xui2>
  "func.return"(%result) : (tensor<5xui2>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C1: <= with equal sides
    """
"func.func"() <{function_type = () -> (tensor<6xui2>), sym_name = "main"}> ({
^bb0:
  %output_shape = "stablehlo.constant"() <{value = dense<[6]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %result = "stablehlo.dynamic_iota"(%output_shape) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<6xui2>
  "func.return"(%result) : (tensor<6xui2>) -> ()
}) : () -> ()
""",
    # C3: <= with equal sides
    """
"func.func"() <{function_type = () -> (tensor<0xui2>), sym_name = "main"}> ({
^bb0:
  %output_shape = "stablehlo.constant"() <{value = dense<[0]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %result = "stablehlo.dynamic_iota"(%output_shape) <{iota_dimension = 0 : i64}> : (tensor<1xi32>) -> tensor<0xui2>
  "func.return"(%result) : (tensor<0xui2>) -> ()
}) : () -> ()
""",
    # C1: < with sides one apart
    """
"func.func"() <{function_type = () -> (tensor<2x3xi32>), sym_name = "main"}> ({
^bb0:
  %output_shape = "stablehlo.constant"() <{value = dense<[2, 3]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_iota"(%output_shape) <{iota_dimension = 1 : i64}> : (tensor<2xi64>) -> tensor<2x3xi32>
  "func.return"(%result) : (tensor<2x3xi32>) -> ()
}) : () -> ()
""",
]
