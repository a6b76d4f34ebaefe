"""Programs that break a rule of chlo.scan, and programs that keep them all."""

# Generated from spec/ops/chlo/scan.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>, tensor<2xi8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%operands_0: memref<f32>, %operands_1: tensor<2xi8>):
  %result = "chlo.scan"(%operands_0, %operands_1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 2, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %0 = "stablehlo.subtract"(%y, %x) : (tensor<i8>, tensor<i8>) -> tensor<i8>
    "stablehlo.return"(%0) : (tensor<i8>) -> ()
  }) : (memref<f32>, tensor<2xi8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = () -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0:
  %result = "chlo.scan"() <{dimension = 0 : i64, scan_dim_size = 2 : i64, resultSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : () -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = () -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0:
  %result = "chlo.scan"() <{dimension = 0 : i64, scan_dim_size = 2 : i64, operandSegmentSizes = array<i32: 0, 0>, resultSegmentSizes = "?"}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : () -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = () -> (memref<f32>), sym_name = "main"}> ({
^bb0:
  %result = "chlo.scan"() <{dimension = 0 : i64, scan_dim_size = 2 : i64, operandSegmentSizes = array<i32: 0, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : () -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # C1: operandSegmentSizes cuts the operands in two
    (
        "C1",
        """
"func.func"() <{function_type = () -> (tensor<1xi32>), sym_name = "main"}> ({
^bb0:
  %result = "chlo.scan"() <{dimension = 0 : i64, operandSegmentSizes = array<i32: 0>, resultSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : () -> tensor<1xi32>
  "func.return"(%result) : (tensor<1xi32>) -> ()
}) : () -> ()
""",
    ),
    # C1: operandSegmentSizes cuts the operands in two
    (
        "C1",
        """
"func.func"() <{function_type = () -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0:
  %result = "chlo.scan"() <{dimension = 0 : i64, scan_dim_size = 2 : i64, operandSegmentSizes = array<i32: 1, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : () -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C1: operandSegmentSizes cuts the operands in two
    (
        "C1",
        """
"func.func"() <{function_type = () -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0:
  %result = "chlo.scan"() <{dimension = 0 : i64, scan_dim_size = 2 : i64, operandSegmentSizes = array<i32: 1, -1>, resultSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : () -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C1: operandSegmentSizes cuts the operands in two
    (
        "C1",
        """
"func.func"() <{function_type = () -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0:
  %result = "chlo.scan"() <{dimension = 0 : i64, scan_dim_size = 2 : i64, operandSegmentSizes = array<i32: 0, 0, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : () -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C1: operandSegmentSizes cuts the operands in two
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<f32>):
  %result = "chlo.scan"(%operands_0) <{dimension = 0 : i64, scan_dim_size = 2 : i64, operandSegmentSizes = array<i32: 0, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<f32>) -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: resultSegmentSizes cuts the results in two
    (
        "C2",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "chlo.scan"() <{dimension = 0 : i64, operandSegmentSizes = array<i32: 0, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # C2: resultSegmentSizes cuts the results in two
    (
        "C2",
        """
"func.func"() <{function_type = () -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0:
  %result = "chlo.scan"() <{dimension = 0 : i64, scan_dim_size = 2 : i64, operandSegmentSizes = array<i32: 0, 0>, resultSegmentSizes = array<i32: 1>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : () -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: resultSegmentSizes cuts the results in two
    (
        "C2",
        """
"func.func"() <{function_type = () -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0:
  %result = "chlo.scan"() <{dimension = 0 : i64, scan_dim_size = 2 : i64, operandSegmentSizes = array<i32: 0, 0>, resultSegmentSizes = array<i32: 0, 0>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : () -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: resultSegmentSizes cuts the results in two
    (
        "C2",
        """
"func.func"() <{function_type = () -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0:
  %result = "chlo.scan"() <{dimension = 0 : i64, scan_dim_size = 2 : i64, operandSegmentSizes = array<i32: 0, 0>, resultSegmentSizes = array<i32: 2, -1>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : () -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: resultSegmentSizes cuts the results in two
    (
        "C2",
        """
"func.func"() <{function_type = () -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0:
  %result = "chlo.scan"() <{dimension = 0 : i64, scan_dim_size = 2 : i64, operandSegmentSizes = array<i32: 0, 0>, resultSegmentSizes = array<i32: 1, 0, 0>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : () -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C3: there is an input or an output, so that there is something to go along
    (
        "C3",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "chlo.scan"() <{dimension = 0 : i64, scan_dim_size = 2 : i64, operandSegmentSizes = array<i32: 0, 0>, resultSegmentSizes = array<i32: 0, 0>}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # C4: as many values are carried in the end as at first
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<2xi1>, tensor<2xi8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi1>, %operands_1: tensor<2xi8>):
  %result = "chlo.scan"(%operands_0, %operands_1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 0, 2>, resultSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %0 = "stablehlo.subtract"(%y, %x) : (tensor<i8>, tensor<i8>) -> tensor<i8>
    "stablehlo.return"(%0) : (tensor<i8>) -> ()
  }) : (tensor<2xi1>, tensor<2xi8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # C4: as many values are carried in the end as at first
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi8>, %operands_1: tensor<2xi8>):
  %result = "chlo.scan"(%operands_0, %operands_1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 2, 0>, resultSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %0 = "stablehlo.subtract"(%y, %x) : (tensor<i8>, tensor<i8>) -> tensor<i8>
    "stablehlo.return"(%0) : (tensor<i8>) -> ()
  }) : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # C5: `dimension` is one of each input
    (
        "C5",
        """
"func.func"() <{function_type = () -> (tensor<i32>), sym_name = "main"}> ({
^bb0:
  %result = "chlo.scan"() <{dimension = -1 : i64, scan_dim_size = 2 : i64, operandSegmentSizes = array<i32: 0, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : () -> tensor<i32>
  "func.return"(%result) : (tensor<i32>) -> ()
}) : () -> ()
""",
    ),
    # C5: `dimension` is one of each input
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<i8>, tensor<i8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<i8>, %operands_1: tensor<i8>):
  %result = "chlo.scan"(%operands_0, %operands_1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 2, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %0 = "stablehlo.subtract"(%y, %x) : (tensor<i8>, tensor<i8>) -> tensor<i8>
    "stablehlo.return"(%0) : (tensor<i8>) -> ()
  }) : (tensor<i8>, tensor<i8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # C6: `dimension` is one of each output
    (
        "C6",
        """
"func.func"() <{function_type = () -> (tensor<f32>), sym_name = "main"}> ({
^bb0:
  %result = "chlo.scan"() <{dimension = 0 : i64, scan_dim_size = 2 : i64, operandSegmentSizes = array<i32: 0, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : () -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C7: all inputs have as many slices as the first one, else steps would lack some of theirs
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<2xi8>, tensor<1xi8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi8>, %operands_1: tensor<1xi8>):
  %result = "chlo.scan"(%operands_0, %operands_1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 2, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %0 = "stablehlo.subtract"(%y, %x) : (tensor<i8>, tensor<i8>) -> tensor<i8>
    "stablehlo.return"(%0) : (tensor<i8>) -> ()
  }) : (tensor<2xi8>, tensor<1xi8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # C7: all inputs have as many slices as the first one, else steps would lack some of theirs
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<2xi8>, tensor<3xi8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi8>, %operands_1: tensor<3xi8>):
  %result = "chlo.scan"(%operands_0, %operands_1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 2, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %0 = "stablehlo.subtract"(%y, %x) : (tensor<i8>, tensor<i8>) -> tensor<i8>
    "stablehlo.return"(%0) : (tensor<i8>) -> ()
  }) : (tensor<2xi8>, tensor<3xi8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # C8: all outputs have a slice from each step
    (
        "C8",
        """
"func.func"() <{function_type = () -> (tensor<1xi32>), sym_name = "main"}> ({
^bb0:
  %result = "chlo.scan"() <{dimension = 0 : i64, scan_dim_size = 0 : i64, operandSegmentSizes = array<i32: 0, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : () -> tensor<1xi32>
  "func.return"(%result) : (tensor<1xi32>) -> ()
}) : () -> ()
""",
    ),
    # C8: all outputs have a slice from each step
    (
        "C8",
        """
"func.func"() <{function_type = () -> (tensor<1xi32>), sym_name = "main"}> ({
^bb0:
  %result = "chlo.scan"() <{dimension = 0 : i64, scan_dim_size = 2 : i64, operandSegmentSizes = array<i32: 0, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<7> : tensor<i32>}> : () -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : () -> tensor<1xi32>
  "func.return"(%result) : (tensor<1xi32>) -> ()
}) : () -> ()
""",
    ),
    # C9: what is carried keeps its shape
    (
        "C9",
        """
"func.func"() <{function_type = (tensor<1xi32>) -> (tensor<3xi32>, tensor<i32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<1xi32>):
  %results:2 = "chlo.scan"(%operands_0) <{dimension = 0 : i64, scan_dim_size = 3 : i64, operandSegmentSizes = array<i32: 0, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%c: tensor<i32>):
    %0 = "stablehlo.add"(%c, %c) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%c, %0) : (tensor<i32>, tensor<i32>) -> ()
  }) : (tensor<1xi32>) -> (tensor<3xi32>, tensor<i32>)
  "func.return"(%results#0, %results#1) : (tensor<3xi32>, tensor<i32>) -> ()
}) : () -> ()
""",
    ),
    # C9: what is carried keeps its shape
    (
        "C9",
        """
"func.func"() <{function_type = (tensor<2x3xf32>, tensor<1xf32>) -> (tensor<2x3xf32>, tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2x3xf32>, %operands_1: tensor<1xf32>):
  %results:2 = "chlo.scan"(%operands_0, %operands_1) <{dimension = 1 : i64, is_reverse = true, is_associative = false, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: tensor<2xf32>, %c: tensor<2xf32>):
    %0 = "stablehlo.multiply"(%x, %c) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "stablehlo.return"(%c, %0) : (tensor<2xf32>, tensor<2xf32>) -> ()
  }) : (tensor<2x3xf32>, tensor<1xf32>) -> (tensor<2x3xf32>, tensor<2xf32>)
  "func.return"(%results#0, %results#1) : (tensor<2x3xf32>, tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C9: what is carried keeps its shape
    (
        "C9",
        """
"func.func"() <{function_type = (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2x3xf32>, %operands_1: tensor<3xf32>):
  %results:2 = "chlo.scan"(%operands_0, %operands_1) <{dimension = 1 : i64, is_reverse = true, is_associative = false, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: tensor<2xf32>, %c: tensor<2xf32>):
    %0 = "stablehlo.multiply"(%x, %c) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "stablehlo.return"(%c, %0) : (tensor<2xf32>, tensor<2xf32>) -> ()
  }) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>, tensor<2xf32>)
  "func.return"(%results#0, %results#1) : (tensor<2x3xf32>, tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C10: `scan_dim_size`, where it is given, is how many slices there are
    (
        "C10",
        """
"func.func"() <{function_type = (tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi8>, %operands_1: tensor<2xi8>):
  %result = "chlo.scan"(%operands_0, %operands_1) <{dimension = 0 : i64, scan_dim_size = 0 : i64, operandSegmentSizes = array<i32: 2, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %0 = "stablehlo.subtract"(%y, %x) : (tensor<i8>, tensor<i8>) -> tensor<i8>
    "stablehlo.return"(%0) : (tensor<i8>) -> ()
  }) : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # C10: `scan_dim_size`, where it is given, is how many slices there are
    (
        "C10",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<i32>) -> (tensor<i32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi32>, %operands_1: tensor<i32>):
  %result = "chlo.scan"(%operands_0, %operands_1) <{dimension = 0 : i64, scan_dim_size = 3 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%x: tensor<i32>, %c: tensor<i32>):
    %0 = "stablehlo.add"(%x, %c) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
  "func.return"(%result) : (tensor<i32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C1: <= with equal sides
    # C2: <= with equal sides
    """
"func.func"() <{function_type = (tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi8>, %operands_1: tensor<2xi8>):
  %result = "chlo.scan"(%operands_0, %operands_1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 2, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({
  ^bb0(%x: tensor<i8>, %y: tensor<i8>):
    %0 = "stablehlo.subtract"(%y, %x) : (tensor<i8>, tensor<i8>) -> tensor<i8>
    "stablehlo.return"(%0) : (tensor<i8>) -> ()
  }) : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    # C3: < with sides one apart
    """
"func.func"() <{function_type = (tensor<3xi32>, tensor<i32>) -> (tensor<i32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<3xi32>, %operands_1: tensor<i32>):
  %result = "chlo.scan"(%operands_0, %operands_1) <{dimension = 0 : i64, scan_dim_size = 3 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 0, 1>}> ({
  ^bb0(%x: tensor<i32>, %c: tensor<i32>):
    %0 = "stablehlo.add"(%x, %c) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  "func.return"(%result) : (tensor<i32>) -> ()
}) : () -> ()
""",
    # C3: < with sides one apart
    """
"func.func"() <{function_type = (tensor<i32>) -> (tensor<3xi32>, tensor<i32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<i32>):
  %results:2 = "chlo.scan"(%operands_0) <{dimension = 0 : i64, scan_dim_size = 3 : i64, operandSegmentSizes = array<i32: 0, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%c: tensor<i32>):
    %0 = "stablehlo.add"(%c, %c) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%c, %0) : (tensor<i32>, tensor<i32>) -> ()
  }) : (tensor<i32>) -> (tensor<3xi32>, tensor<i32>)
  "func.return"(%results#0, %results#1) : (tensor<3xi32>, tensor<i32>) -> ()
}) : () -> ()
""",
    # C5: <= with equal sides, < with sides one apart
    # C6: < with sides one apart
    """
"func.func"() <{function_type = (tensor<4xi32>, tensor<i32>) -> (tensor<4xi32>, tensor<i32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<4xi32>, %operands_1: tensor<i32>):
  %results:2 = "chlo.scan"(%operands_0, %operands_1) <{dimension = 0 : i64, is_associative = true, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%x: tensor<i32>, %c: tensor<i32>):
    %0 = "stablehlo.add"(%x, %c) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.add"(%x, %c) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0, %1) : (tensor<i32>, tensor<i32>) -> ()
  }) : (tensor<4xi32>, tensor<i32>) -> (tensor<4xi32>, tensor<i32>)
  "func.return"(%results#0, %results#1) : (tensor<4xi32>, tensor<i32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<3xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<i32>, tensor<i32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<3xi32>, %operands_1: tensor<i32>, %operands_2: tensor<i32>):
  %results:3 = "chlo.scan"(%operands_0, %operands_1, %operands_2) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 2>, resultSegmentSizes = array<i32: 1, 2>}> ({
  ^bb0(%x: tensor<i32>, %s: tensor<i32>, %p: tensor<i32>):
    %0 = "stablehlo.add"(%x, %s) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.add"(%x, %s) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = "stablehlo.multiply"(%x, %p) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0, %1, %2) : (tensor<i32>, tensor<i32>, tensor<i32>) -> ()
  }) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<i32>, tensor<i32>)
  "func.return"(%results#0, %results#1, %results#2) : (tensor<3xi32>, tensor<i32>, tensor<i32>) -> ()
}) : () -> ()
""",
]
