"""Programs that break a rule of stablehlo.triangular_solve, and programs that keep them all."""

# Generated from spec/ops/stablehlo/triangular_solve.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<1x2xf32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.triangular_solve"() <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : () -> tensor<1x2xf32>
  "func.return"(%result) : (tensor<1x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>, tensor<1x2xf32>) -> (tensor<1x2xf32>), sym_name = "main"}> ({
^bb0(%a: memref<f32>, %b: tensor<1x2xf32>):
  %result = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (memref<f32>, tensor<1x2xf32>) -> tensor<1x2xf32>
  "func.return"(%result) : (tensor<1x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<1x1xbf16>, tensor<1x2xf32>) -> (tensor<1x2xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<1x1xbf16>, %b: tensor<1x2xf32>):
  %result = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xbf16>, tensor<1x2xf32>) -> tensor<1x2xf32>
  "func.return"(%result) : (tensor<1x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<1x1xf32>, tensor<1x2xf32>) -> (tensor<1x2xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<1x1xf32>, %b: tensor<1x2xf32>):
  %result = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false}> : (tensor<1x1xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
  "func.return"(%result) : (tensor<1x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<1x1xf32>, tensor<1x2xf32>) -> (tensor<1x2xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<1x1xf32>, %b: tensor<1x2xf32>):
  %result = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = "?"}> : (tensor<1x1xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
  "func.return"(%result) : (tensor<1x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<1x1xf32>, tensor<1x2xf32>) -> (), sym_name = "main"}> ({
^bb0(%a: tensor<1x1xf32>, %b: tensor<1x2xf32>):
  "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xf32>, tensor<1x2xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<1x1xf32>, tensor<1x2xf32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%a: tensor<1x1xf32>, %b: tensor<1x2xf32>):
  %result = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xf32>, tensor<1x2xf32>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<1x1xf32>, tensor<1x2xf32>) -> (tensor<1x2xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<1x1xf32>, %b: tensor<1x2xf32>):
  %result = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<1x1xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
  "func.return"(%result) : (tensor<1x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `a` has at least two dimensions: the last two are those of a matrix
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<1xf32>, tensor<1xf32>) -> (tensor<1xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<1xf32>, %b: tensor<1xf32>):
  %result = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
  "func.return"(%result) : (tensor<1xf32>) -> ()
}) : () -> ()
""",
    ),
    # C2: `a` and `b` have as many dimensions
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<1x1xf32>, tensor<1xf32>) -> (tensor<1xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<1x1xf32>, %b: tensor<1xf32>):
  %result = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xf32>, tensor<1xf32>) -> tensor<1xf32>
  "func.return"(%result) : (tensor<1xf32>) -> ()
}) : () -> ()
""",
    ),
    # C2: `a` and `b` have as many dimensions
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<1x1xf32>, tensor<1x2x1xf32>) -> (tensor<1x2x1xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<1x1xf32>, %b: tensor<1x2x1xf32>):
  %result = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xf32>, tensor<1x2x1xf32>) -> tensor<1x2x1xf32>
  "func.return"(%result) : (tensor<1x2x1xf32>) -> ()
}) : () -> ()
""",
    ),
    # C3: `a` and `b` have one batch, so that each matrix has its right sides
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<1x1x1xf32>, tensor<2x1x1xf32>) -> (tensor<2x1x1xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<1x1x1xf32>, %b: tensor<2x1x1xf32>):
  %result = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<1x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
  "func.return"(%result) : (tensor<2x1x1xf32>) -> ()
}) : () -> ()
""",
    ),
    # C3: `a` and `b` have one batch, so that each matrix has its right sides
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2x2x2xf64>, tensor<1x2x2xf64>) -> (tensor<1x2x2xf64>), sym_name = "main"}> ({
^bb0(%a: tensor<2x2x2xf64>, %b: tensor<1x2x2xf64>):
  %result = "stablehlo.triangular_solve"(%a, %b) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2x2xf64>, tensor<1x2x2xf64>) -> tensor<1x2x2xf64>
  "func.return"(%result) : (tensor<1x2x2xf64>) -> ()
}) : () -> ()
""",
    ),
    # C4: the matrices are square, else there are not as many equations as unknowns
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<2x1xf32>, tensor<1x2xf32>) -> (tensor<1x2xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<2x1xf32>, %b: tensor<1x2xf32>):
  %result = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<2x1xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
  "func.return"(%result) : (tensor<1x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C4: the matrices are square, else there are not as many equations as unknowns
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<0x1xf32>, tensor<1x2xf32>) -> (tensor<1x2xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<0x1xf32>, %b: tensor<1x2xf32>):
  %result = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<0x1xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
  "func.return"(%result) : (tensor<1x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C5: `b` has as many rows, or columns where the matrix stands right, as the matrix
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<1x1xf32>, tensor<2x1xf32>) -> (tensor<2x1xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<1x1xf32>, %b: tensor<2x1xf32>):
  %result = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
  "func.return"(%result) : (tensor<2x1xf32>) -> ()
}) : () -> ()
""",
    ),
    # C5: `b` has as many rows, or columns where the matrix stands right, as the matrix
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<?x2xf32>, tensor<1x2xf32>) -> (tensor<1x2xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<?x2xf32>, %b: tensor<1x2xf32>):
  %result = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<?x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
  "func.return"(%result) : (tensor<1x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C5: `b` has as many rows, or columns where the matrix stands right, as the matrix
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<1x1xf32>, tensor<0x2xf32>) -> (tensor<0x2xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<1x1xf32>, %b: tensor<0x2xf32>):
  %result = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xf32>, tensor<0x2xf32>) -> tensor<0x2xf32>
  "func.return"(%result) : (tensor<0x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C6: `result` has the shape of `b`
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<1x1xf32>, tensor<1x2xf32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%a: tensor<1x1xf32>, %b: tensor<1x2xf32>):
  %result = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xf32>, tensor<1x2xf32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C6: `result` has the shape of `b`
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<1x1xf32>, tensor<1x1xf32>) -> (tensor<1x2xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<1x1xf32>, %b: tensor<1x1xf32>):
  %result = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x2xf32>
  "func.return"(%result) : (tensor<1x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C6: `result` has the shape of `b`
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<1x1xf32>, tensor<1x3xf32>) -> (tensor<1x2xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<1x1xf32>, %b: tensor<1x3xf32>):
  %result = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<1x1xf32>, tensor<1x3xf32>) -> tensor<1x2xf32>
  "func.return"(%result) : (tensor<1x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C7: `transpose_a` is a way to use the matrix; TRANSPOSE_INVALID is none
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<1x1xf32>, tensor<1x2xf32>) -> (tensor<1x2xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<1x1xf32>, %b: tensor<1x2xf32>):
  %result = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE_INVALID>}> : (tensor<1x1xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
  "func.return"(%result) : (tensor<1x2xf32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C1: <= with equal sides
    """
"func.func"() <{function_type = (tensor<2x2xf32>, tensor<2x1xf32>) -> (tensor<2x1xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<2x2xf32>, %b: tensor<2x1xf32>):
  %result = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
  "func.return"(%result) : (tensor<2x1xf32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2x2xf64>, tensor<1x2xf64>) -> (tensor<1x2xf64>), sym_name = "main"}> ({
^bb0(%a: tensor<2x2xf64>, %b: tensor<1x2xf64>):
  %result = "stablehlo.triangular_solve"(%a, %b) <{left_side = false, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x2xf64>, tensor<1x2xf64>) -> tensor<1x2xf64>
  "func.return"(%result) : (tensor<1x2xf64>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> (tensor<2x1x1xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<2x1x1xf32>, %b: tensor<2x1x1xf32>):
  %result = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x1x1xf32>, tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
  "func.return"(%result) : (tensor<2x1x1xf32>) -> ()
}) : () -> ()
""",
]
