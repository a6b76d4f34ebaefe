"""Programs that break a rule of stablehlo.cholesky, and programs that keep them all."""

# Generated from spec/ops/stablehlo/cholesky.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<3x3xf32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.cholesky"() <{lower = true}> : () -> tensor<3x3xf32>
  "func.return"(%result) : (tensor<3x3xf32>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<3x3xf32>), sym_name = "main"}> ({
^bb0(%a: memref<f32>):
  %result = "stablehlo.cholesky"(%a) <{lower = true}> : (memref<f32>) -> tensor<3x3xf32>
  "func.return"(%result) : (tensor<3x3xf32>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<3x3xbf16>) -> (tensor<3x3xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<3x3xbf16>):
  %result = "stablehlo.cholesky"(%a) <{lower = true}> : (tensor<3x3xbf16>) -> tensor<3x3xf32>
  "func.return"(%result) : (tensor<3x3xf32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<3x3xf32>) -> (tensor<3x3xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<3x3xf32>):
  %result = "stablehlo.cholesky"(%a) <{lower = "?"}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
  "func.return"(%result) : (tensor<3x3xf32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<3x3xf32>) -> (), sym_name = "main"}> ({
^bb0(%a: tensor<3x3xf32>):
  "stablehlo.cholesky"(%a) <{lower = true}> : (tensor<3x3xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<3x3xf32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%a: tensor<3x3xf32>):
  %result = "stablehlo.cholesky"(%a) <{lower = true}> : (tensor<3x3xf32>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<3x3xf32>) -> (tensor<3x3xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<3x3xf32>):
  %result = "stablehlo.cholesky"(%a) <{lower = true}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<3x3xf32>) -> tensor<3x3xf32>
  "func.return"(%result) : (tensor<3x3xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `a`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<3x3xf32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%a: tensor<3x3xf32>):
  %result = "stablehlo.cholesky"(%a) <{lower = true}> : (tensor<3x3xf32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `a`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<3x3xf32>) -> (tensor<2x3xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<3x3xf32>):
  %result = "stablehlo.cholesky"(%a) <{lower = true}> : (tensor<3x3xf32>) -> tensor<2x3xf32>
  "func.return"(%result) : (tensor<2x3xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `a`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<3x3xf32>) -> (tensor<4x3xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<3x3xf32>):
  %result = "stablehlo.cholesky"(%a) <{lower = true}> : (tensor<3x3xf32>) -> tensor<4x3xf32>
  "func.return"(%result) : (tensor<4x3xf32>) -> ()
}) : () -> ()
""",
    ),
    # C2: `a` has two last dimensions that are a matrix
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<3xf32>) -> (tensor<3xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<3xf32>):
  %result = "stablehlo.cholesky"(%a) <{lower = true}> : (tensor<3xf32>) -> tensor<3xf32>
  "func.return"(%result) : (tensor<3xf32>) -> ()
}) : () -> ()
""",
    ),
    # C3: the matrices are square, else they cannot be Hermitian
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<1x3xf32>) -> (tensor<1x3xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<1x3xf32>):
  %result = "stablehlo.cholesky"(%a) <{lower = true}> : (tensor<1x3xf32>) -> tensor<1x3xf32>
  "func.return"(%result) : (tensor<1x3xf32>) -> ()
}) : () -> ()
""",
    ),
    # C3: the matrices are square, else they cannot be Hermitian
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<4x3xf32>) -> (tensor<4x3xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<4x3xf32>):
  %result = "stablehlo.cholesky"(%a) <{lower = true}> : (tensor<4x3xf32>) -> tensor<4x3xf32>
  "func.return"(%result) : (tensor<4x3xf32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C2: <= with equal sides
    """
"func.func"() <{function_type = (tensor<3x3xf32>) -> (tensor<3x3xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<3x3xf32>):
  %result = "stablehlo.cholesky"(%a) <{lower = true}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
  "func.return"(%result) : (tensor<3x3xf32>) -> ()
}) : () -> ()
""",
]
