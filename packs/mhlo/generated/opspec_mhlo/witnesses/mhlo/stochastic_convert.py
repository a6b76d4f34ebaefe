"""Programs that break a rule of mhlo.stochastic_convert, and programs that keep them all."""

# Generated from spec/ops/mhlo/stochastic_convert.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<4xi8>), sym_name = "main"}> ({
^bb0:
  %result = "mhlo.stochastic_convert"() : () -> tensor<4xi8>
  "func.return"(%result) : (tensor<4xi8>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (tensor<4xf32>, memref<f32>) -> (tensor<4xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xf32>, %random: memref<f32>):
  %result = "mhlo.stochastic_convert"(%operand, %random) : (tensor<4xf32>, memref<f32>) -> tensor<4xi8>
  "func.return"(%result) : (tensor<4xi8>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<4xf32>, tensor<4xui32>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<4xf32>, %random: tensor<4xui32>):
  "mhlo.stochastic_convert"(%operand, %random) : (tensor<4xf32>, tensor<4xui32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<4xf32>, tensor<4xui32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xf32>, %random: tensor<4xui32>):
  %result = "mhlo.stochastic_convert"(%operand, %random) : (tensor<4xf32>, tensor<4xui32>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<4xf32>, tensor<4xui32>) -> (tensor<4xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xf32>, %random: tensor<4xui32>):
  %result = "mhlo.stochastic_convert"(%operand, %random) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<4xf32>, tensor<4xui32>) -> tensor<4xi8>
  "func.return"(%result) : (tensor<4xi8>) -> ()
}) : () -> ()
""",
    ),
    # C1: `random` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<f32>, tensor<4xui32>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>, %random: tensor<4xui32>):
  %result = "mhlo.stochastic_convert"(%operand, %random) : (tensor<f32>, tensor<4xui32>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # C1: `random` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<3xf32>, tensor<4xui32>) -> (tensor<3xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xf32>, %random: tensor<4xui32>):
  %result = "mhlo.stochastic_convert"(%operand, %random) : (tensor<3xf32>, tensor<4xui32>) -> tensor<3xi8>
  "func.return"(%result) : (tensor<3xi8>) -> ()
}) : () -> ()
""",
    ),
    # C1: `random` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<5xf32>, tensor<4xui32>) -> (tensor<5xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<5xf32>, %random: tensor<4xui32>):
  %result = "mhlo.stochastic_convert"(%operand, %random) : (tensor<5xf32>, tensor<4xui32>) -> tensor<5xi8>
  "func.return"(%result) : (tensor<5xi8>) -> ()
}) : () -> ()
""",
    ),
    # C2: `result` has the shape of `operand`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<f32>, tensor<ui32>) -> (tensor<4xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>, %random: tensor<ui32>):
  %result = "mhlo.stochastic_convert"(%operand, %random) : (tensor<f32>, tensor<ui32>) -> tensor<4xi8>
  "func.return"(%result) : (tensor<4xi8>) -> ()
}) : () -> ()
""",
    ),
    # C2: `result` has the shape of `operand`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<3xf32>, tensor<3xui32>) -> (tensor<4xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xf32>, %random: tensor<3xui32>):
  %result = "mhlo.stochastic_convert"(%operand, %random) : (tensor<3xf32>, tensor<3xui32>) -> tensor<4xi8>
  "func.return"(%result) : (tensor<4xi8>) -> ()
}) : () -> ()
""",
    ),
    # C2: `result` has the shape of `operand`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<5xf32>, tensor<5xui32>) -> (tensor<4xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<5xf32>, %random: tensor<5xui32>):
  %result = "mhlo.stochastic_convert"(%operand, %random) : (tensor<5xf32>, tensor<5xui32>) -> tensor<4xi8>
  "func.return"(%result) : (tensor<4xi8>) -> ()
}) : () -> ()
""",
    ),
    # C3: a random number has as many bits as an element
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<4xf32>, tensor<4xui8>) -> (tensor<4xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xf32>, %random: tensor<4xui8>):
  %result = "mhlo.stochastic_convert"(%operand, %random) : (tensor<4xf32>, tensor<4xui8>) -> tensor<4xi8>
  "func.return"(%result) : (tensor<4xi8>) -> ()
}) : () -> ()
""",
    ),
    # C3: a random number has as many bits as an element
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<4xbf16>, tensor<4xui32>) -> (tensor<4xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xbf16>, %random: tensor<4xui32>):
  %result = "mhlo.stochastic_convert"(%operand, %random) : (tensor<4xbf16>, tensor<4xui32>) -> tensor<4xi8>
  "func.return"(%result) : (tensor<4xi8>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<f32>, tensor<ui32>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>, %random: tensor<ui32>):
  %result = "mhlo.stochastic_convert"(%operand, %random) : (tensor<f32>, tensor<ui32>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
]
