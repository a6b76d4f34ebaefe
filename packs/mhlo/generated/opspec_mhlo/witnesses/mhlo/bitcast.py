"""Programs that break a rule of mhlo.bitcast, and programs that keep them all."""

# Generated from spec/ops/mhlo/bitcast.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0:
  %result = "mhlo.bitcast"() : () -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%operand: memref<f32>):
  %result = "mhlo.bitcast"(%operand) : (memref<f32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<3xf32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xf32>):
  %result = "mhlo.bitcast"(%operand) <{result_layout = "?"}> : (tensor<3xf32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<3xf32>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<3xf32>):
  "mhlo.bitcast"(%operand) : (tensor<3xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<3xf32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xf32>):
  %result = "mhlo.bitcast"(%operand) : (tensor<3xf32>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<3xf32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xf32>):
  %result = "mhlo.bitcast"(%operand) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<3xf32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C1: a layout names each dimension of `operand` once
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<3xf32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xf32>):
  %result = "mhlo.bitcast"(%operand) <{source_layout = array<i64: 1>}> : (tensor<3xf32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C1: a layout names each dimension of `operand` once
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<4x2xui8>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4x2xui8>):
  %result = "mhlo.bitcast"(%operand) <{source_layout = array<i64: 0>}> : (tensor<4x2xui8>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: a layout names each dimension of `operand` once
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2x3xi32>) -> (tensor<2x3xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi32>):
  %result = "mhlo.bitcast"(%operand) <{source_layout = array<i64: 0, 1, 2>, result_layout = array<i64: 1, 0>}> : (tensor<2x3xi32>) -> tensor<2x3xi32>
  "func.return"(%result) : (tensor<2x3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: a layout names each dimension of `result` once
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<3xf32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xf32>):
  %result = "mhlo.bitcast"(%operand) <{result_layout = array<i64: 1>}> : (tensor<3xf32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: a layout names each dimension of `result` once
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<1xi64>) -> (tensor<2x2xui16>), sym_name = "main"}> ({
^bb0(%operand: tensor<1xi64>):
  %result = "mhlo.bitcast"(%operand) <{result_layout = array<i64: 0>}> : (tensor<1xi64>) -> tensor<2x2xui16>
  "func.return"(%result) : (tensor<2x2xui16>) -> ()
}) : () -> ()
""",
    ),
    # C2: a layout names each dimension of `result` once
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2x3xi32>) -> (tensor<2x3xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi32>):
  %result = "mhlo.bitcast"(%operand) <{source_layout = array<i64: 0, 1>, result_layout = array<i64: 2, 1, 0>}> : (tensor<2x3xi32>) -> tensor<2x3xi32>
  "func.return"(%result) : (tensor<2x3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C3: `operand` and `result` have as many bits
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<3xf32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xf32>):
  %result = "mhlo.bitcast"(%operand) : (tensor<3xf32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C3: `operand` and `result` have as many bits
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  %result = "mhlo.bitcast"(%operand) : (tensor<2xf32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C4: complex numbers only become complex numbers, since nothing says how their parts lie
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<3xcomplex<f32>>) -> (tensor<3xi64>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xcomplex<f32>>):
  %result = "mhlo.bitcast"(%operand) : (tensor<3xcomplex<f32>>) -> tensor<3xi64>
  "func.return"(%result) : (tensor<3xi64>) -> ()
}) : () -> ()
""",
    ),
    # C5: sizes are known, as those of what lies in memory are
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<?xf32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<?xf32>):
  %result = "mhlo.bitcast"(%operand) : (tensor<?xf32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C6: sizes are known, as those of what lies in memory are
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<3xf32>) -> (tensor<?xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xf32>):
  %result = "mhlo.bitcast"(%operand) : (tensor<3xf32>) -> tensor<?xi32>
  "func.return"(%result) : (tensor<?xi32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<2x3xi8>) -> (tensor<3x1x2xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi8>):
  %result = "mhlo.bitcast"(%operand) : (tensor<2x3xi8>) -> tensor<3x1x2xi8>
  "func.return"(%result) : (tensor<3x1x2xi8>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2x3xi32>) -> (tensor<2x3xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi32>):
  %result = "mhlo.bitcast"(%operand) <{source_layout = array<i64: 0, 1>, result_layout = array<i64: 1, 0>}> : (tensor<2x3xi32>) -> tensor<2x3xi32>
  "func.return"(%result) : (tensor<2x3xi32>) -> ()
}) : () -> ()
""",
]
