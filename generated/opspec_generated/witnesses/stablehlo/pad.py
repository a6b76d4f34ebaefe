"""Programs that break a rule of stablehlo.pad, and programs that keep them all."""

# Generated from spec/ops/stablehlo/pad.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.pad"() <{edge_padding_low = array<i64: -1>, edge_padding_high = array<i64: 1>, interior_padding = array<i64: 0>}> : () -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>, tensor<f32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%operand: memref<f32>, %padding_value: tensor<f32>):
  %result = "stablehlo.pad"(%operand, %padding_value) <{edge_padding_low = array<i64: -1>, edge_padding_high = array<i64: 1>, interior_padding = array<i64: 0>}> : (memref<f32>, tensor<f32>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<4xf32>, tensor<f32>) -> (tensor<4xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xf32>, %padding_value: tensor<f32>):
  %result = "stablehlo.pad"(%operand, %padding_value) <{edge_padding_low = array<i64: -1>, edge_padding_high = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xi1>
  "func.return"(%result) : (tensor<4xi1>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xf32>, %padding_value: tensor<f32>):
  %result = "stablehlo.pad"(%operand, %padding_value) <{edge_padding_high = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xf32>, %padding_value: tensor<f32>):
  %result = "stablehlo.pad"(%operand, %padding_value) <{edge_padding_low = "?", edge_padding_high = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<4xf32>, tensor<f32>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<4xf32>, %padding_value: tensor<f32>):
  "stablehlo.pad"(%operand, %padding_value) <{edge_padding_low = array<i64: -1>, edge_padding_high = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<4xf32>, tensor<f32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<4xf32>, tensor<f32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xf32>, %padding_value: tensor<f32>):
  %result = "stablehlo.pad"(%operand, %padding_value) <{edge_padding_low = array<i64: -1>, edge_padding_high = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<4xf32>, tensor<f32>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xf32>, %padding_value: tensor<f32>):
  %result = "stablehlo.pad"(%operand, %padding_value) <{edge_padding_low = array<i64: -1>, edge_padding_high = array<i64: 1>, interior_padding = array<i64: 0>}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `edge_padding_low` has an entry for each dimension of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xf32>, %padding_value: tensor<f32>):
  %result = "stablehlo.pad"(%operand, %padding_value) <{edge_padding_low = array<i64>, edge_padding_high = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `edge_padding_low` has an entry for each dimension of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xf32>, %padding_value: tensor<f32>):
  %result = "stablehlo.pad"(%operand, %padding_value) <{edge_padding_low = array<i64: -1, 0>, edge_padding_high = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C2: `edge_padding_high` has an entry for each dimension of `operand`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xf32>, %padding_value: tensor<f32>):
  %result = "stablehlo.pad"(%operand, %padding_value) <{edge_padding_low = array<i64: -1>, edge_padding_high = array<i64>, interior_padding = array<i64: 0>}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C2: `edge_padding_high` has an entry for each dimension of `operand`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xf32>, %padding_value: tensor<f32>):
  %result = "stablehlo.pad"(%operand, %padding_value) <{edge_padding_low = array<i64: -1>, edge_padding_high = array<i64: 1, 0>, interior_padding = array<i64: 0>}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C3: `interior_padding` has an entry for each dimension of `operand`
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xf32>, %padding_value: tensor<f32>):
  %result = "stablehlo.pad"(%operand, %padding_value) <{edge_padding_low = array<i64: -1>, edge_padding_high = array<i64: 1>, interior_padding = array<i64>}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C3: `interior_padding` has an entry for each dimension of `operand`
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xf32>, %padding_value: tensor<f32>):
  %result = "stablehlo.pad"(%operand, %padding_value) <{edge_padding_low = array<i64: -1>, edge_padding_high = array<i64: 1>, interior_padding = array<i64: 0, 0>}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C4: nothing negative is put between neighbours
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<4xf32>, tensor<f32>) -> (tensor<1xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xf32>, %padding_value: tensor<f32>):
  %result = "stablehlo.pad"(%operand, %padding_value) <{edge_padding_low = array<i64: -1>, edge_padding_high = array<i64: 1>, interior_padding = array<i64: -1>}> : (tensor<4xf32>, tensor<f32>) -> tensor<1xf32>
  "func.return"(%result) : (tensor<1xf32>) -> ()
}) : () -> ()
""",
    ),
    # C6: negative edges trim no more than there is
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<0x4xi8>, tensor<i8>) -> (tensor<0x0xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<0x4xi8>, %padding_value: tensor<i8>):
  %result = "stablehlo.pad"(%operand, %padding_value) <{edge_padding_low = array<i64: -3, 0>, edge_padding_high = array<i64: -7, 0>, interior_padding = array<i64: 2, 1>}> : (tensor<0x4xi8>, tensor<i8>) -> tensor<0x0xi8>
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
  %result = "stablehlo.pad"(%operand, %padding_value) <{edge_padding_low = array<i64: -3, 0>, edge_padding_high = array<i64: -7, 0>, interior_padding = array<i64: 2, 1>}> : (tensor<3x0xi8>, tensor<i8>) -> tensor<0x0xi8>
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
  %result = "stablehlo.pad"(%operand, %padding_value) <{edge_padding_low = array<i64: -4, 0>, edge_padding_high = array<i64: -7, 0>, interior_padding = array<i64: 2, 1>}> : (tensor<4x0xi8>, tensor<i8>) -> tensor<0x0xi8>
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
  %result = "stablehlo.pad"(%operand, %padding_value) <{edge_padding_low = array<i64: -3, -1>, edge_padding_high = array<i64: -7, 0>, interior_padding = array<i64: 2, 1>}> : (tensor<4x0xi8>, tensor<i8>) -> tensor<0x0xi8>
  "func.return"(%result) : (tensor<0x0xi8>) -> ()
}) : () -> ()
""",
    ),
    # C5: `result` is as long as what was there and what is put in
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<f32>, tensor<f32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>, %padding_value: tensor<f32>):
  %result = "stablehlo.pad"(%operand, %padding_value) <{edge_padding_low = array<i64>, edge_padding_high = array<i64>, interior_padding = array<i64>}> : (tensor<f32>, tensor<f32>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C5: `result` is as long as what was there and what is put in
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<3xf32>, tensor<f32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xf32>, %padding_value: tensor<f32>):
  %result = "stablehlo.pad"(%operand, %padding_value) <{edge_padding_low = array<i64: -1>, edge_padding_high = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<3xf32>, tensor<f32>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C5: `result` is as long as what was there and what is put in
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<5xf32>, tensor<f32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<5xf32>, %padding_value: tensor<f32>):
  %result = "stablehlo.pad"(%operand, %padding_value) <{edge_padding_low = array<i64: -1>, edge_padding_high = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<5xf32>, tensor<f32>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C4: <= with equal sides
    """
"func.func"() <{function_type = (tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xf32>, %padding_value: tensor<f32>):
  %result = "stablehlo.pad"(%operand, %padding_value) <{edge_padding_low = array<i64: -1>, edge_padding_high = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2x3xi32>, tensor<i32>) -> (tensor<5x9xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi32>, %padding_value: tensor<i32>):
  %result = "stablehlo.pad"(%operand, %padding_value) <{edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 2, 1>, interior_padding = array<i64: 1, 2>}> : (tensor<2x3xi32>, tensor<i32>) -> tensor<5x9xi32>
  "func.return"(%result) : (tensor<5x9xi32>) -> ()
}) : () -> ()
""",
    # C6: <= with equal sides
    """
"func.func"() <{function_type = (tensor<4x0xi8>, tensor<i8>) -> (tensor<0x0xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<4x0xi8>, %padding_value: tensor<i8>):
  %result = "stablehlo.pad"(%operand, %padding_value) <{edge_padding_low = array<i64: -3, 0>, edge_padding_high = array<i64: -7, 0>, interior_padding = array<i64: 2, 1>}> : (tensor<4x0xi8>, tensor<i8>) -> tensor<0x0xi8>
  "func.return"(%result) : (tensor<0x0xi8>) -> ()
}) : () -> ()
""",
]
