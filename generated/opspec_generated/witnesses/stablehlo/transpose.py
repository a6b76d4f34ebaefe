"""Programs that break a rule of stablehlo.transpose, and programs that keep them all."""

# Generated from spec/ops/stablehlo/transpose.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.transpose"() <{permutation = array<i64: 1, 0>}> : () -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0(%operand: memref<f32>):
  %result = "stablehlo.transpose"(%operand) <{permutation = array<i64: 1, 0>}> : (memref<f32>) -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<2x3xi32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi32>):
  %result = "stablehlo.transpose"(%operand) <{permutation = array<i64: 1, 0>}> : (tensor<2x3xi32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<2x3xi32>) -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi32>):
  %result = "stablehlo.transpose"(%operand) : (tensor<2x3xi32>) -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<2x3xi32>) -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi32>):
  %result = "stablehlo.transpose"(%operand) <{permutation = "?"}> : (tensor<2x3xi32>) -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<2x3xi32>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi32>):
  "stablehlo.transpose"(%operand) <{permutation = array<i64: 1, 0>}> : (tensor<2x3xi32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<2x3xi32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi32>):
  %result = "stablehlo.transpose"(%operand) <{permutation = array<i64: 1, 0>}> : (tensor<2x3xi32>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<2x3xi32>) -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi32>):
  %result = "stablehlo.transpose"(%operand) <{permutation = array<i64: 1, 0>}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<2x3xi32>) -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `permutation` has an entry for each dimension of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2x3xi32>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi32>):
  %result = "stablehlo.transpose"(%operand) <{permutation = array<i64: 0>}> : (tensor<2x3xi32>) -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `permutation` has an entry for each dimension of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<3xi32>) -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xi32>):
  %result = "stablehlo.transpose"(%operand) <{permutation = array<i64: 1, 0>}> : (tensor<3xi32>) -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: `permutation` has each dimension once, else elements would be lost or doubled
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2xi32>) -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi32>):
  %result = "stablehlo.transpose"(%operand) <{permutation = array<i64: 1>}> : (tensor<2xi32>) -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C3: `result` has the sizes of `operand` in the new order
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2x3xi32>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi32>):
  %result = "stablehlo.transpose"(%operand) <{permutation = array<i64: 1, 0>}> : (tensor<2x3xi32>) -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C3: `result` has the sizes of `operand` in the new order
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<1x3xi32>) -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x3xi32>):
  %result = "stablehlo.transpose"(%operand) <{permutation = array<i64: 1, 0>}> : (tensor<1x3xi32>) -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C3: `result` has the sizes of `operand` in the new order
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<3x3xi32>) -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x3xi32>):
  %result = "stablehlo.transpose"(%operand) <{permutation = array<i64: 1, 0>}> : (tensor<3x3xi32>) -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C4: slices with a scale each go where `permutation` takes their dimension
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.5}>>) -> (tensor<3x2x!quant.uniform<i8:f32:0, {0.5, 0.5, 0.5}>>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.5}>>):
  %result = "stablehlo.transpose"(%operand) <{permutation = array<i64: 1, 0>}> : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.5}>>) -> tensor<3x2x!quant.uniform<i8:f32:0, {0.5, 0.5, 0.5}>>
  "func.return"(%result) : (tensor<3x2x!quant.uniform<i8:f32:0, {0.5, 0.5, 0.5}>>) -> ()
}) : () -> ()
""",
    ),
    # C4: slices with a scale each go where `permutation` takes their dimension
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.5, 0.5}>>) -> (tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.5}>>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.5, 0.5}>>):
  %result = "stablehlo.transpose"(%operand) <{permutation = array<i64: 1, 0>}> : (tensor<2x3x!quant.uniform<i8:f32:1, {0.5, 0.5, 0.5}>>) -> tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.5}>>
  "func.return"(%result) : (tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.5}>>) -> ()
}) : () -> ()
""",
    ),
    # C5: each slice keeps its scale and zero point
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.5}>>) -> (tensor<3x2x!quant.uniform<i8:f32:1, {0.25, 0.5}>>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.5}>>):
  %result = "stablehlo.transpose"(%operand) <{permutation = array<i64: 1, 0>}> : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.5}>>) -> tensor<3x2x!quant.uniform<i8:f32:1, {0.25, 0.5}>>
  "func.return"(%result) : (tensor<3x2x!quant.uniform<i8:f32:1, {0.25, 0.5}>>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C4: < with sides one apart
    """
"func.func"() <{function_type = (tensor<2x3xi32>) -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi32>):
  %result = "stablehlo.transpose"(%operand) <{permutation = array<i64: 1, 0>}> : (tensor<2x3xi32>) -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.5}>>) -> (tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.5}>>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.5}>>):
  %result = "stablehlo.transpose"(%operand) <{permutation = array<i64: 1, 0>}> : (tensor<2x3x!quant.uniform<i8:f32:0, {0.5, 0.5}>>) -> tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.5}>>
  "func.return"(%result) : (tensor<3x2x!quant.uniform<i8:f32:1, {0.5, 0.5}>>) -> ()
}) : () -> ()
""",
]
