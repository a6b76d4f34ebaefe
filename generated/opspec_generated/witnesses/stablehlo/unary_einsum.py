"""Programs that break a rule of stablehlo.unary_einsum, and programs that keep them all."""

# Generated from spec/ops/stablehlo/unary_einsum.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.unary_einsum"() <{einsum_config = "ii->i"}> : () -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operand: memref<f32>):
  %result = "stablehlo.unary_einsum"(%operand) <{einsum_config = "ii->i"}> : (memref<f32>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>):
  %result = "stablehlo.unary_einsum"(%operand) <{einsum_config = "ii->i"}> : (tensor<f32>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<2x2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xi1>):
  %result = "stablehlo.unary_einsum"(%operand) : (tensor<2x2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<2x2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xi1>):
  %result = "stablehlo.unary_einsum"(%operand) <{einsum_config = 0 : i64}> : (tensor<2x2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<2x2xi1>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xi1>):
  "stablehlo.unary_einsum"(%operand) <{einsum_config = "ii->i"}> : (tensor<2x2xi1>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<2x2xi1>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xi1>):
  %result = "stablehlo.unary_einsum"(%operand) <{einsum_config = "ii->i"}> : (tensor<2x2xi1>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<2x2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xi1>):
  %result = "stablehlo.unary_einsum"(%operand) <{einsum_config = "ii->i"}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<2x2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C8: an arrow, ->, stands before the letters of the result
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<2x2xi1>) -> (tensor<i1>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xi1>):
  %result = "stablehlo.unary_einsum"(%operand) <{einsum_config = ""}> : (tensor<2x2xi1>) -> tensor<i1>
  "func.return"(%result) : (tensor<i1>) -> ()
}) : () -> ()
""",
    ),
    # C8: an arrow, ->, stands before the letters of the result
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<2x2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xi1>):
  %result = "stablehlo.unary_einsum"(%operand) <{einsum_config = "x"}> : (tensor<2x2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C8: an arrow, ->, stands before the letters of the result
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<2x2xcomplex<f64>>) -> (tensor<complex<f64>>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xcomplex<f64>>):
  %result = "stablehlo.unary_einsum"(%operand) <{einsum_config = "ii-"}> : (tensor<2x2xcomplex<f64>>) -> tensor<complex<f64>>
  "func.return"(%result) : (tensor<complex<f64>>) -> ()
}) : () -> ()
""",
    ),
    # C1: the letters of the operand stand before an arrow, and those of the result behind it
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2x2xi1>) -> (tensor<i1>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xi1>):
  %result = "stablehlo.unary_einsum"(%operand) <{einsum_config = "-i->"}> : (tensor<2x2xi1>) -> tensor<i1>
  "func.return"(%result) : (tensor<i1>) -> ()
}) : () -> ()
""",
    ),
    # C1: the letters of the operand stand before an arrow, and those of the result behind it
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2x2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xi1>):
  %result = "stablehlo.unary_einsum"(%operand) <{einsum_config = "i-->i"}> : (tensor<2x2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C2: all else is letters of the English alphabet
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2x2xi1>) -> (tensor<i1>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xi1>):
  %result = "stablehlo.unary_einsum"(%operand) <{einsum_config = ">i->"}> : (tensor<2x2xi1>) -> tensor<i1>
  "func.return"(%result) : (tensor<i1>) -> ()
}) : () -> ()
""",
    ),
    # C3: `operand` has a letter for each dimension
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2x2xi1>) -> (tensor<i1>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xi1>):
  %result = "stablehlo.unary_einsum"(%operand) <{einsum_config = "->"}> : (tensor<2x2xi1>) -> tensor<i1>
  "func.return"(%result) : (tensor<i1>) -> ()
}) : () -> ()
""",
    ),
    # C3: `operand` has a letter for each dimension
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi1>):
  %result = "stablehlo.unary_einsum"(%operand) <{einsum_config = "ii->i"}> : (tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C4: dimensions of one letter have one size
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<2x3xf32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xf32>):
  %result = "stablehlo.unary_einsum"(%operand) <{einsum_config = "aa->"}> : (tensor<2x3xf32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C4: dimensions of one letter have one size
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<3x2xi1>) -> (tensor<3xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x2xi1>):
  %result = "stablehlo.unary_einsum"(%operand) <{einsum_config = "ii->i"}> : (tensor<3x2xi1>) -> tensor<3xi1>
  "func.return"(%result) : (tensor<3xi1>) -> ()
}) : () -> ()
""",
    ),
    # C5: no letter of the result stands there twice, else nothing says what is off its diagonal
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<2x2xi1>) -> (tensor<2x2xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xi1>):
  %result = "stablehlo.unary_einsum"(%operand) <{einsum_config = "ii->ii"}> : (tensor<2x2xi1>) -> tensor<2x2xi1>
  "func.return"(%result) : (tensor<2x2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C6: each letter of the result is one of `operand`, else nothing tells its size
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<2x2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xi1>):
  %result = "stablehlo.unary_einsum"(%operand) <{einsum_config = "ii->z"}> : (tensor<2x2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C7: each dimension of `result` has the size of its letter
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<2x2xi1>) -> (tensor<i1>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xi1>):
  %result = "stablehlo.unary_einsum"(%operand) <{einsum_config = "ii->i"}> : (tensor<2x2xi1>) -> tensor<i1>
  "func.return"(%result) : (tensor<i1>) -> ()
}) : () -> ()
""",
    ),
    # C7: each dimension of `result` has the size of its letter
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<2x2xi1>) -> (tensor<1xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xi1>):
  %result = "stablehlo.unary_einsum"(%operand) <{einsum_config = "ii->i"}> : (tensor<2x2xi1>) -> tensor<1xi1>
  "func.return"(%result) : (tensor<1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C7: each dimension of `result` has the size of its letter
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<2x2xi1>) -> (tensor<3xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xi1>):
  %result = "stablehlo.unary_einsum"(%operand) <{einsum_config = "ii->i"}> : (tensor<2x2xi1>) -> tensor<3xi1>
  "func.return"(%result) : (tensor<3xi1>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<2x3xi32>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xi32>):
  %result = "stablehlo.unary_einsum"(%operand) <{einsum_config = "ab->a"}> : (tensor<2x3xi32>) -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    # C8: < with sides one apart
    """
"func.func"() <{function_type = (tensor<2x2xcomplex<f64>>) -> (tensor<complex<f64>>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xcomplex<f64>>):
  %result = "stablehlo.unary_einsum"(%operand) <{einsum_config = "ii->"}> : (tensor<2x2xcomplex<f64>>) -> tensor<complex<f64>>
  "func.return"(%result) : (tensor<complex<f64>>) -> ()
}) : () -> ()
""",
]
