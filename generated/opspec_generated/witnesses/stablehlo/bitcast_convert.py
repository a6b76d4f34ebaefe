"""Programs that break a rule of stablehlo.bitcast_convert, and programs that keep them all."""

# Generated from spec/ops/stablehlo/bitcast_convert.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<4xui16>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.bitcast_convert"() : () -> tensor<4xui16>
  "func.return"(%result) : (tensor<4xui16>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<4xui16>), sym_name = "main"}> ({
^bb0(%operand: memref<f32>):
  %result = "stablehlo.bitcast_convert"(%operand) : (memref<f32>) -> tensor<4xui16>
  "func.return"(%result) : (tensor<4xui16>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<i64>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<i64>):
  "stablehlo.bitcast_convert"(%operand) : (tensor<i64>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<i64>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<i64>):
  %result = "stablehlo.bitcast_convert"(%operand) : (tensor<i64>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<i64>) -> (tensor<4xui16>), sym_name = "main"}> ({
^bb0(%operand: tensor<i64>):
  %result = "stablehlo.bitcast_convert"(%operand) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<i64>) -> tensor<4xui16>
  "func.return"(%result) : (tensor<4xui16>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has a dimension more, less, or as many, as its elements are smaller, larger or equal
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (tensor<i1>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi1>):
  %result = "stablehlo.bitcast_convert"(%operand) : (tensor<2xi1>) -> tensor<i1>
  "func.return"(%result) : (tensor<i1>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has a dimension more, less, or as many, as its elements are smaller, larger or equal
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<i64>) -> (tensor<4x1xui16>), sym_name = "main"}> ({
^bb0(%operand: tensor<i64>):
  %result = "stablehlo.bitcast_convert"(%operand) : (tensor<i64>) -> tensor<4x1xui16>
  "func.return"(%result) : (tensor<4x1xui16>) -> ()
}) : () -> ()
""",
    ),
    # C2: all dimensions but one that comes or goes keep their size
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<1xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<1xi1>):
  %result = "stablehlo.bitcast_convert"(%operand) : (tensor<1xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C2: all dimensions but one that comes or goes keep their size
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<4xf32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xf32>):
  %result = "stablehlo.bitcast_convert"(%operand) : (tensor<4xf32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C3: a last dimension that comes has a place for each part of an element
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<i64>) -> (tensor<4xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<i64>):
  %result = "stablehlo.bitcast_convert"(%operand) : (tensor<i64>) -> tensor<4xi1>
  "func.return"(%result) : (tensor<4xi1>) -> ()
}) : () -> ()
""",
    ),
    # C3: a last dimension that comes has a place for each part of an element
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<i64>) -> (tensor<5xui16>), sym_name = "main"}> ({
^bb0(%operand: tensor<i64>):
  %result = "stablehlo.bitcast_convert"(%operand) : (tensor<i64>) -> tensor<5xui16>
  "func.return"(%result) : (tensor<5xui16>) -> ()
}) : () -> ()
""",
    ),
    # C4: a last dimension that goes holds exactly the parts of one element
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<2x1xi8>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x1xi8>):
  %result = "stablehlo.bitcast_convert"(%operand) : (tensor<2x1xi8>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C4: a last dimension that goes holds exactly the parts of one element
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<2x5xui8>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x5xui8>):
  %result = "stablehlo.bitcast_convert"(%operand) : (tensor<2x5xui8>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C5: complex numbers only become complex numbers, since nothing says how their parts lie
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<complex<f32>>) -> (tensor<4xbf16>), sym_name = "main"}> ({
^bb0(%operand: tensor<complex<f32>>):
  %result = "stablehlo.bitcast_convert"(%operand) : (tensor<complex<f32>>) -> tensor<4xbf16>
  "func.return"(%result) : (tensor<4xbf16>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<i64>) -> (tensor<4xui16>), sym_name = "main"}> ({
^bb0(%operand: tensor<i64>):
  %result = "stablehlo.bitcast_convert"(%operand) : (tensor<i64>) -> tensor<4xui16>
  "func.return"(%result) : (tensor<4xui16>) -> ()
}) : () -> ()
""",
    # C3: <= with equal sides
    # C4: <= with equal sides
    """
"func.func"() <{function_type = (tensor<3xf32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xf32>):
  %result = "stablehlo.bitcast_convert"(%operand) : (tensor<3xf32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2x4xui8>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x4xui8>):
  %result = "stablehlo.bitcast_convert"(%operand) : (tensor<2x4xui8>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
]
