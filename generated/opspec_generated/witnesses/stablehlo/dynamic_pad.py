"""Programs that break a rule of stablehlo.dynamic_pad, and programs that keep them all."""

# Generated from spec/ops/stablehlo/dynamic_pad.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<6xi32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.dynamic_pad"() : () -> tensor<6xi32>
  "func.return"(%result) : (tensor<6xi32>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<i32>, memref<f32>) -> (tensor<6xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi32>, %padding_value: tensor<i32>, %edge_padding_low: memref<f32>):
  %edge_padding_high = "stablehlo.constant"() <{value = dense<[2]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %interior_padding = "stablehlo.constant"() <{value = dense<[1]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %result = "stablehlo.dynamic_pad"(%operand, %padding_value, %edge_padding_low, %edge_padding_high, %interior_padding) : (tensor<2xi32>, tensor<i32>, memref<f32>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xi32>
  "func.return"(%result) : (tensor<6xi32>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<i32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi32>, %padding_value: tensor<i32>):
  %edge_padding_low = "stablehlo.constant"() <{value = dense<[1]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %edge_padding_high = "stablehlo.constant"() <{value = dense<[2]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %interior_padding = "stablehlo.constant"() <{value = dense<[1]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %result = "stablehlo.dynamic_pad"(%operand, %padding_value, %edge_padding_low, %edge_padding_high, %interior_padding) : (tensor<2xi32>, tensor<i32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<i32>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi32>, %padding_value: tensor<i32>):
  %edge_padding_low = "stablehlo.constant"() <{value = dense<[1]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %edge_padding_high = "stablehlo.constant"() <{value = dense<[2]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %interior_padding = "stablehlo.constant"() <{value = dense<[1]> : tensor<1xi64>}> : () -> tensor<1xi64>
  "stablehlo.dynamic_pad"(%operand, %padding_value, %edge_padding_low, %edge_padding_high, %interior_padding) : (tensor<2xi32>, tensor<i32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<i32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi32>, %padding_value: tensor<i32>):
  %edge_padding_low = "stablehlo.constant"() <{value = dense<[1]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %edge_padding_high = "stablehlo.constant"() <{value = dense<[2]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %interior_padding = "stablehlo.constant"() <{value = dense<[1]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %result = "stablehlo.dynamic_pad"(%operand, %padding_value, %edge_padding_low, %edge_padding_high, %interior_padding) : (tensor<2xi32>, tensor<i32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<i32>) -> (tensor<6xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi32>, %padding_value: tensor<i32>):
  %edge_padding_low = "stablehlo.constant"() <{value = dense<[1]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %edge_padding_high = "stablehlo.constant"() <{value = dense<[2]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %interior_padding = "stablehlo.constant"() <{value = dense<[1]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %result = "stablehlo.dynamic_pad"(%operand, %padding_value, %edge_padding_low, %edge_padding_high, %interior_padding) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<2xi32>, tensor<i32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xi32>
  "func.return"(%result) : (tensor<6xi32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `edge_padding_low` has an entry for each dimension of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<i32>) -> (tensor<6xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi32>, %padding_value: tensor<i32>):
  %edge_padding_low = "stablehlo.constant"() <{value = dense<> : tensor<0xi64>}> : () -> tensor<0xi64>
  %edge_padding_high = "stablehlo.constant"() <{value = dense<[2]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %interior_padding = "stablehlo.constant"() <{value = dense<[1]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %result = "stablehlo.dynamic_pad"(%operand, %padding_value, %edge_padding_low, %edge_padding_high, %interior_padding) : (tensor<2xi32>, tensor<i32>, tensor<0xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xi32>
  "func.return"(%result) : (tensor<6xi32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `edge_padding_low` has an entry for each dimension of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<i32>) -> (tensor<6xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi32>, %padding_value: tensor<i32>):
  %edge_padding_low = "stablehlo.constant"() <{value = dense<[1, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %edge_padding_high = "stablehlo.constant"() <{value = dense<[2]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %interior_padding = "stablehlo.constant"() <{value = dense<[1]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %result = "stablehlo.dynamic_pad"(%operand, %padding_value, %edge_padding_low, %edge_padding_high, %interior_padding) : (tensor<2xi32>, tensor<i32>, tensor<2xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xi32>
  "func.return"(%result) : (tensor<6xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: `edge_padding_high` has an entry for each dimension of `operand`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<i32>) -> (tensor<6xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi32>, %padding_value: tensor<i32>):
  %edge_padding_low = "stablehlo.constant"() <{value = dense<[1]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %edge_padding_high = "stablehlo.constant"() <{value = dense<> : tensor<0xi64>}> : () -> tensor<0xi64>
  %interior_padding = "stablehlo.constant"() <{value = dense<[1]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %result = "stablehlo.dynamic_pad"(%operand, %padding_value, %edge_padding_low, %edge_padding_high, %interior_padding) : (tensor<2xi32>, tensor<i32>, tensor<1xi64>, tensor<0xi64>, tensor<1xi64>) -> tensor<6xi32>
  "func.return"(%result) : (tensor<6xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: `edge_padding_high` has an entry for each dimension of `operand`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<i32>) -> (tensor<6xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi32>, %padding_value: tensor<i32>):
  %edge_padding_low = "stablehlo.constant"() <{value = dense<[1]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %edge_padding_high = "stablehlo.constant"() <{value = dense<[2, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %interior_padding = "stablehlo.constant"() <{value = dense<[1]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %result = "stablehlo.dynamic_pad"(%operand, %padding_value, %edge_padding_low, %edge_padding_high, %interior_padding) : (tensor<2xi32>, tensor<i32>, tensor<1xi64>, tensor<2xi64>, tensor<1xi64>) -> tensor<6xi32>
  "func.return"(%result) : (tensor<6xi32>) -> ()
}) : () -> ()
""",
    ),
    # C3: `interior_padding` has an entry for each dimension of `operand`
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<i32>) -> (tensor<6xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi32>, %padding_value: tensor<i32>):
  %edge_padding_low = "stablehlo.constant"() <{value = dense<[1]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %edge_padding_high = "stablehlo.constant"() <{value = dense<[2]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %interior_padding = "stablehlo.constant"() <{value = dense<> : tensor<0xi64>}> : () -> tensor<0xi64>
  %result = "stablehlo.dynamic_pad"(%operand, %padding_value, %edge_padding_low, %edge_padding_high, %interior_padding) : (tensor<2xi32>, tensor<i32>, tensor<1xi64>, tensor<1xi64>, tensor<0xi64>) -> tensor<6xi32>
  "func.return"(%result) : (tensor<6xi32>) -> ()
}) : () -> ()
""",
    ),
    # C3: `interior_padding` has an entry for each dimension of `operand`
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<i32>) -> (tensor<6xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi32>, %padding_value: tensor<i32>):
  %edge_padding_low = "stablehlo.constant"() <{value = dense<[1]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %edge_padding_high = "stablehlo.constant"() <{value = dense<[2]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %interior_padding = "stablehlo.constant"() <{value = dense<[1, 1]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.dynamic_pad"(%operand, %padding_value, %edge_padding_low, %edge_padding_high, %interior_padding) : (tensor<2xi32>, tensor<i32>, tensor<1xi64>, tensor<1xi64>, tensor<2xi64>) -> tensor<6xi32>
  "func.return"(%result) : (tensor<6xi32>) -> ()
}) : () -> ()
""",
    ),
    # C4: nothing negative is put between neighbours
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<i32>) -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi32>, %padding_value: tensor<i32>):
  %edge_padding_low = "stablehlo.constant"() <{value = dense<[1]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %edge_padding_high = "stablehlo.constant"() <{value = dense<[2]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %interior_padding = "stablehlo.constant"() <{value = dense<[-1]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %result = "stablehlo.dynamic_pad"(%operand, %padding_value, %edge_padding_low, %edge_padding_high, %interior_padding) : (tensor<2xi32>, tensor<i32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C6: negative edges trim no more than there is
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<0x4xi8>, tensor<i8>) -> (tensor<0x0xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<0x4xi8>, %padding_value: tensor<i8>):
  %edge_padding_low = "stablehlo.constant"() <{value = dense<[-3, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %edge_padding_high = "stablehlo.constant"() <{value = dense<[-7, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %interior_padding = "stablehlo.constant"() <{value = dense<[2, 1]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %result = "stablehlo.dynamic_pad"(%operand, %padding_value, %edge_padding_low, %edge_padding_high, %interior_padding) : (tensor<0x4xi8>, tensor<i8>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<0x0xi8>
  "func.return"(%result) : (tensor<0x0xi8>) -> ()
}) : () -> ()
""",
    ),
    # C6: negative edges trim no more than there is
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<3x0xi8>, tensor<i8>) -> (tensor<0x0xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x0xi8>, %padding_value: tensor<i8>):
  %edge_padding_low = "stablehlo.constant"() <{value = dense<[-3, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %edge_padding_high = "stablehlo.constant"() <{value = dense<[-7, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %interior_padding = "stablehlo.constant"() <{value = dense<[2, 1]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %result = "stablehlo.dynamic_pad"(%operand, %padding_value, %edge_padding_low, %edge_padding_high, %interior_padding) : (tensor<3x0xi8>, tensor<i8>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<0x0xi8>
  "func.return"(%result) : (tensor<0x0xi8>) -> ()
}) : () -> ()
""",
    ),
    # C6: negative edges trim no more than there is
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<4x0xi8>, tensor<i8>) -> (tensor<0x0xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<4x0xi8>, %padding_value: tensor<i8>):
  %edge_padding_low = "stablehlo.constant"() <{value = dense<[-4, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %edge_padding_high = "stablehlo.constant"() <{value = dense<[-7, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %interior_padding = "stablehlo.constant"() <{value = dense<[2, 1]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %result = "stablehlo.dynamic_pad"(%operand, %padding_value, %edge_padding_low, %edge_padding_high, %interior_padding) : (tensor<4x0xi8>, tensor<i8>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<0x0xi8>
  "func.return"(%result) : (tensor<0x0xi8>) -> ()
}) : () -> ()
""",
    ),
    # C6: negative edges trim no more than there is
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<4x0xi8>, tensor<i8>) -> (tensor<0x0xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<4x0xi8>, %padding_value: tensor<i8>):
  %edge_padding_low = "stablehlo.constant"() <{value = dense<[-3, -1]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %edge_padding_high = "stablehlo.constant"() <{value = dense<[-7, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %interior_padding = "stablehlo.constant"() <{value = dense<[2, 1]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %result = "stablehlo.dynamic_pad"(%operand, %padding_value, %edge_padding_low, %edge_padding_high, %interior_padding) : (tensor<4x0xi8>, tensor<i8>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<0x0xi8>
  "func.return"(%result) : (tensor<0x0xi8>) -> ()
}) : () -> ()
""",
    ),
    # C5: `result` is as long as what was there and what is put in
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<i32>) -> (tensor<i32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi32>, %padding_value: tensor<i32>):
  %edge_padding_low = "stablehlo.constant"() <{value = dense<[1]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %edge_padding_high = "stablehlo.constant"() <{value = dense<[2]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %interior_padding = "stablehlo.constant"() <{value = dense<[1]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %result = "stablehlo.dynamic_pad"(%operand, %padding_value, %edge_padding_low, %edge_padding_high, %interior_padding) : (tensor<2xi32>, tensor<i32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<i32>
  "func.return"(%result) : (tensor<i32>) -> ()
}) : () -> ()
""",
    ),
    # C5: `result` is as long as what was there and what is put in
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<1xi32>, tensor<i32>) -> (tensor<6xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1xi32>, %padding_value: tensor<i32>):
  %edge_padding_low = "stablehlo.constant"() <{value = dense<[1]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %edge_padding_high = "stablehlo.constant"() <{value = dense<[2]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %interior_padding = "stablehlo.constant"() <{value = dense<[1]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %result = "stablehlo.dynamic_pad"(%operand, %padding_value, %edge_padding_low, %edge_padding_high, %interior_padding) : (tensor<1xi32>, tensor<i32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xi32>
  "func.return"(%result) : (tensor<6xi32>) -> ()
}) : () -> ()
""",
    ),
    # C5: `result` is as long as what was there and what is put in
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<3xi32>, tensor<i32>) -> (tensor<6xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xi32>, %padding_value: tensor<i32>):
  %edge_padding_low = "stablehlo.constant"() <{value = dense<[1]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %edge_padding_high = "stablehlo.constant"() <{value = dense<[2]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %interior_padding = "stablehlo.constant"() <{value = dense<[1]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %result = "stablehlo.dynamic_pad"(%operand, %padding_value, %edge_padding_low, %edge_padding_high, %interior_padding) : (tensor<3xi32>, tensor<i32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xi32>
  "func.return"(%result) : (tensor<6xi32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<2xi32>, tensor<i32>) -> (tensor<6xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi32>, %padding_value: tensor<i32>):
  %edge_padding_low = "stablehlo.constant"() <{value = dense<[1]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %edge_padding_high = "stablehlo.constant"() <{value = dense<[2]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %interior_padding = "stablehlo.constant"() <{value = dense<[1]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %result = "stablehlo.dynamic_pad"(%operand, %padding_value, %edge_padding_low, %edge_padding_high, %interior_padding) : (tensor<2xi32>, tensor<i32>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<6xi32>
  "func.return"(%result) : (tensor<6xi32>) -> ()
}) : () -> ()
""",
    # C4: <= with equal sides
    """
"func.func"() <{function_type = (tensor<2x3xf32>, tensor<f32>) -> (tensor<1x3xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xf32>, %padding_value: tensor<f32>):
  %edge_padding_low = "stablehlo.constant"() <{value = dense<[-1, 1]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %edge_padding_high = "stablehlo.constant"() <{value = dense<[0, -1]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %interior_padding = "stablehlo.constant"() <{value = dense<[0, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %result = "stablehlo.dynamic_pad"(%operand, %padding_value, %edge_padding_low, %edge_padding_high, %interior_padding) : (tensor<2x3xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<1x3xf32>
  "func.return"(%result) : (tensor<1x3xf32>) -> ()
}) : () -> ()
""",
    # C6: <= with equal sides
    """
"func.func"() <{function_type = (tensor<4x0xi8>, tensor<i8>) -> (tensor<0x0xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<4x0xi8>, %padding_value: tensor<i8>):
  %edge_padding_low = "stablehlo.constant"() <{value = dense<[-3, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %edge_padding_high = "stablehlo.constant"() <{value = dense<[-7, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %interior_padding = "stablehlo.constant"() <{value = dense<[2, 1]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %result = "stablehlo.dynamic_pad"(%operand, %padding_value, %edge_padding_low, %edge_padding_high, %interior_padding) : (tensor<4x0xi8>, tensor<i8>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<0x0xi8>
  "func.return"(%result) : (tensor<0x0xi8>) -> ()
}) : () -> ()
""",
]
