"""Programs that break a rule of stablehlo.is_finite, and programs that keep them all."""

# Generated from spec/ops/stablehlo/is_finite.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<5xi1>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.is_finite"() : () -> tensor<5xi1>
  "func.return"(%result) : (tensor<5xi1>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<5xi1>), sym_name = "main"}> ({
^bb0(%x: memref<f32>):
  %result = "stablehlo.is_finite"(%x) : (memref<f32>) -> tensor<5xi1>
  "func.return"(%result) : (tensor<5xi1>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<5xf32>) -> (), sym_name = "main"}> ({
^bb0(%x: tensor<5xf32>):
  "stablehlo.is_finite"(%x) : (tensor<5xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<5xf32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%x: tensor<5xf32>):
  %result = "stablehlo.is_finite"(%x) : (tensor<5xf32>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<5xf32>) -> (tensor<5xi1>), sym_name = "main"}> ({
^bb0(%x: tensor<5xf32>):
  %result = "stablehlo.is_finite"(%x) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<5xf32>) -> tensor<5xi1>
  "func.return"(%result) : (tensor<5xi1>) -> ()
}) : () -> ()
""",
    ),
    # C1: `y` has the shape of `x`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<5xf32>) -> (tensor<i1>), sym_name = "main"}> ({
^bb0(%x: tensor<5xf32>):
  %result = "stablehlo.is_finite"(%x) : (tensor<5xf32>) -> tensor<i1>
  "func.return"(%result) : (tensor<i1>) -> ()
}) : () -> ()
""",
    ),
    # C1: `y` has the shape of `x`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<4xf32>) -> (tensor<5xi1>), sym_name = "main"}> ({
^bb0(%x: tensor<4xf32>):
  %result = "stablehlo.is_finite"(%x) : (tensor<4xf32>) -> tensor<5xi1>
  "func.return"(%result) : (tensor<5xi1>) -> ()
}) : () -> ()
""",
    ),
    # C1: `y` has the shape of `x`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<6xf32>) -> (tensor<5xi1>), sym_name = "main"}> ({
^bb0(%x: tensor<6xf32>):
  %result = "stablehlo.is_finite"(%x) : (tensor<6xf32>) -> tensor<5xi1>
  "func.return"(%result) : (tensor<5xi1>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<i1>), sym_name = "main"}> ({
^bb0(%x: tensor<f32>):
  %result = "stablehlo.is_finite"(%x) : (tensor<f32>) -> tensor<i1>
  "func.return"(%result) : (tensor<i1>) -> ()
}) : () -> ()
""",
]
