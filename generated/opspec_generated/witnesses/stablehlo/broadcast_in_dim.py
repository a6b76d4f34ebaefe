"""Programs that break a rule of stablehlo.broadcast_in_dim, and programs that keep them all."""

# Generated from spec/ops/stablehlo/broadcast_in_dim.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<3xf32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.broadcast_in_dim"() <{broadcast_dimensions = array<i64>}> : () -> tensor<3xf32>
  "func.return"(%result) : (tensor<3xf32>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<3xf32>), sym_name = "main"}> ({
^bb0(%operand: memref<f32>):
  %result = "stablehlo.broadcast_in_dim"(%operand) <{broadcast_dimensions = array<i64>}> : (memref<f32>) -> tensor<3xf32>
  "func.return"(%result) : (tensor<3xf32>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<3xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>):
  %result = "stablehlo.broadcast_in_dim"(%operand) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xi1>
  "func.return"(%result) : (tensor<3xi1>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<3xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>):
  %result = "stablehlo.broadcast_in_dim"(%operand) : (tensor<f32>) -> tensor<3xf32>
  "func.return"(%result) : (tensor<3xf32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<3xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>):
  %result = "stablehlo.broadcast_in_dim"(%operand) <{broadcast_dimensions = "?"}> : (tensor<f32>) -> tensor<3xf32>
  "func.return"(%result) : (tensor<3xf32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<f32>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>):
  "stablehlo.broadcast_in_dim"(%operand) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<f32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>):
  %result = "stablehlo.broadcast_in_dim"(%operand) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<3xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>):
  %result = "stablehlo.broadcast_in_dim"(%operand) <{broadcast_dimensions = array<i64>}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<f32>) -> tensor<3xf32>
  "func.return"(%result) : (tensor<3xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `broadcast_dimensions` has an entry for each dimension of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<1xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1xf32>):
  %result = "stablehlo.broadcast_in_dim"(%operand) <{broadcast_dimensions = array<i64>}> : (tensor<1xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `broadcast_dimensions` has an entry for each dimension of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<3xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>):
  %result = "stablehlo.broadcast_in_dim"(%operand) <{broadcast_dimensions = array<i64: 0>}> : (tensor<f32>) -> tensor<3xf32>
  "func.return"(%result) : (tensor<3xf32>) -> ()
}) : () -> ()
""",
    ),
    # C2: each entry of `broadcast_dimensions` is a dimension of `result`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<1xf32>) -> (tensor<3xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1xf32>):
  %result = "stablehlo.broadcast_in_dim"(%operand) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xf32>) -> tensor<3xf32>
  "func.return"(%result) : (tensor<3xf32>) -> ()
}) : () -> ()
""",
    ),
    # C2: each entry of `broadcast_dimensions` is a dimension of `result`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<1x3xi8>) -> (tensor<2x3xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x3xi8>):
  %result = "stablehlo.broadcast_in_dim"(%operand) <{broadcast_dimensions = array<i64: -1, 1>}> : (tensor<1x3xi8>) -> tensor<2x3xi8>
  "func.return"(%result) : (tensor<2x3xi8>) -> ()
}) : () -> ()
""",
    ),
    # C3: no two dimensions become the same one, else an element would have two places along it
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<1x1xi8>) -> (tensor<2x3xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x1xi8>):
  %result = "stablehlo.broadcast_in_dim"(%operand) <{broadcast_dimensions = array<i64: 0, 0>}> : (tensor<1x1xi8>) -> tensor<2x3xi8>
  "func.return"(%result) : (tensor<2x3xi8>) -> ()
}) : () -> ()
""",
    ),
    # C4: a dimension keeps its size, or has size 1 and is repeated
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<3xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  %result = "stablehlo.broadcast_in_dim"(%operand) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<3xf32>
  "func.return"(%result) : (tensor<3xf32>) -> ()
}) : () -> ()
""",
    ),
    # C4: a dimension keeps its size, or has size 1 and is repeated
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<1x3xi8>) -> (tensor<2x3xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x3xi8>):
  %result = "stablehlo.broadcast_in_dim"(%operand) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<1x3xi8>) -> tensor<2x3xi8>
  "func.return"(%result) : (tensor<2x3xi8>) -> ()
}) : () -> ()
""",
    ),
    # C4: a dimension keeps its size, or has size 1 and is repeated
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<0x3xi8>) -> (tensor<2x3xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<0x3xi8>):
  %result = "stablehlo.broadcast_in_dim"(%operand) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<0x3xi8>) -> tensor<2x3xi8>
  "func.return"(%result) : (tensor<2x3xi8>) -> ()
}) : () -> ()
""",
    ),
    # C5: slices with a scale each go where `broadcast_dimensions` takes their dimension
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<1x3x!quant.uniform<i8:f32:0, {0.5}>>) -> (tensor<2x3x2x!quant.uniform<i8:f32:0, {0.5, 0.5}>>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x3x!quant.uniform<i8:f32:0, {0.5}>>):
  %result = "stablehlo.broadcast_in_dim"(%operand) <{broadcast_dimensions = array<i64: 2, 1>}> : (tensor<1x3x!quant.uniform<i8:f32:0, {0.5}>>) -> tensor<2x3x2x!quant.uniform<i8:f32:0, {0.5, 0.5}>>
  "func.return"(%result) : (tensor<2x3x2x!quant.uniform<i8:f32:0, {0.5, 0.5}>>) -> ()
}) : () -> ()
""",
    ),
    # C5: slices with a scale each go where `broadcast_dimensions` takes their dimension
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<1x3x!quant.uniform<i8:f32:1, {0.5, 0.5, 0.5}>>) -> (tensor<2x3x2x!quant.uniform<i8:f32:2, {0.5, 0.5}>>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x3x!quant.uniform<i8:f32:1, {0.5, 0.5, 0.5}>>):
  %result = "stablehlo.broadcast_in_dim"(%operand) <{broadcast_dimensions = array<i64: 2, 1>}> : (tensor<1x3x!quant.uniform<i8:f32:1, {0.5, 0.5, 0.5}>>) -> tensor<2x3x2x!quant.uniform<i8:f32:2, {0.5, 0.5}>>
  "func.return"(%result) : (tensor<2x3x2x!quant.uniform<i8:f32:2, {0.5, 0.5}>>) -> ()
}) : () -> ()
""",
    ),
    # C6: a slice that is repeated keeps its scale and zero point
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<1x3x!quant.uniform<i8:f32:0, {0.5}>>) -> (tensor<2x3x!quant.uniform<i8:f32:0, {0.25, 0.5}>>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x3x!quant.uniform<i8:f32:0, {0.5}>>):
  %result = "stablehlo.broadcast_in_dim"(%operand) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3x!quant.uniform<i8:f32:0, {0.5}>>) -> tensor<2x3x!quant.uniform<i8:f32:0, {0.25, 0.5}>>
  "func.return"(%result) : (tensor<2x3x!quant.uniform<i8:f32:0, {0.25, 0.5}>>) -> ()
}) : () -> ()
""",
    ),
    # C7: how large the result becomes is known, but for one bounded dimension
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<?xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>):
  %result = "stablehlo.broadcast_in_dim"(%operand) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<?xf32>
  "func.return"(%result) : (tensor<?xf32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<3xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>):
  %result = "stablehlo.broadcast_in_dim"(%operand) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
  "func.return"(%result) : (tensor<3xf32>) -> ()
}) : () -> ()
""",
    # C2: <= with equal sides
    """
"func.func"() <{function_type = (tensor<1x3xi8>) -> (tensor<2x3xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x3xi8>):
  %result = "stablehlo.broadcast_in_dim"(%operand) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xi8>) -> tensor<2x3xi8>
  "func.return"(%result) : (tensor<2x3xi8>) -> ()
}) : () -> ()
""",
    # C2: < with sides one apart
    # C5: < with sides one apart
    # C6: < with sides one apart
    """
"func.func"() <{function_type = (tensor<1x3xi32>) -> (tensor<2x3x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x3xi32>):
  %result = "stablehlo.broadcast_in_dim"(%operand) <{broadcast_dimensions = array<i64: 2, 1>}> : (tensor<1x3xi32>) -> tensor<2x3x2xi32>
  "func.return"(%result) : (tensor<2x3x2xi32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<1x3x!quant.uniform<i8:f32:0, {0.5}>>) -> (tensor<2x3x2x!quant.uniform<i8:f32:2, {0.5, 0.5}>>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x3x!quant.uniform<i8:f32:0, {0.5}>>):
  %result = "stablehlo.broadcast_in_dim"(%operand) <{broadcast_dimensions = array<i64: 2, 1>}> : (tensor<1x3x!quant.uniform<i8:f32:0, {0.5}>>) -> tensor<2x3x2x!quant.uniform<i8:f32:2, {0.5, 0.5}>>
  "func.return"(%result) : (tensor<2x3x2x!quant.uniform<i8:f32:2, {0.5, 0.5}>>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<1x3x!quant.uniform<i8:f32:1, {0.5, 0.25, 0.125}>>) -> (tensor<2x3x2x!quant.uniform<i8:f32:1, {0.5, 0.25, 0.125}>>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x3x!quant.uniform<i8:f32:1, {0.5, 0.25, 0.125}>>):
  %result = "stablehlo.broadcast_in_dim"(%operand) <{broadcast_dimensions = array<i64: 2, 1>}> : (tensor<1x3x!quant.uniform<i8:f32:1, {0.5, 0.25, 0.125}>>) -> tensor<2x3x2x!quant.uniform<i8:f32:1, {0.5, 0.25, 0.125}>>
  "func.return"(%result) : (tensor<2x3x2x!quant.uniform<i8:f32:1, {0.5, 0.25, 0.125}>>) -> ()
}) : () -> ()
""",
]
