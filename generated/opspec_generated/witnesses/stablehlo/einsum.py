"""Programs that break a rule of stablehlo.einsum, and programs that keep them all."""

# Generated from spec/ops/stablehlo/einsum.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<f64>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.einsum"() <{einsum_config = "x,Y->"}> : () -> tensor<f64>
  "func.return"(%result) : (tensor<f64>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>, tensor<3xf64>) -> (tensor<f64>), sym_name = "main"}> ({
^bb0(%lhs: memref<f32>, %rhs: tensor<3xf64>):
  %result = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = "x,Y->"}> : (memref<f32>, tensor<3xf64>) -> tensor<f64>
  "func.return"(%result) : (tensor<f64>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<2xf64>, tensor<f32>) -> (tensor<f64>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf64>, %rhs: tensor<f32>):
  %result = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = "x,Y->"}> : (tensor<2xf64>, tensor<f32>) -> tensor<f64>
  "func.return"(%result) : (tensor<f64>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<2xf64>, tensor<3xf64>) -> (tensor<f64>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf64>, %rhs: tensor<3xf64>):
  %result = "stablehlo.einsum"(%lhs, %rhs) : (tensor<2xf64>, tensor<3xf64>) -> tensor<f64>
  "func.return"(%result) : (tensor<f64>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<2xf64>, tensor<3xf64>) -> (tensor<f64>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf64>, %rhs: tensor<3xf64>):
  %result = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = 0 : i64}> : (tensor<2xf64>, tensor<3xf64>) -> tensor<f64>
  "func.return"(%result) : (tensor<f64>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<2xf64>, tensor<3xf64>) -> (), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf64>, %rhs: tensor<3xf64>):
  "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = "x,Y->"}> : (tensor<2xf64>, tensor<3xf64>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<2xf64>, tensor<3xf64>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf64>, %rhs: tensor<3xf64>):
  %result = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = "x,Y->"}> : (tensor<2xf64>, tensor<3xf64>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<2xf64>, tensor<3xf64>) -> (tensor<f64>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf64>, %rhs: tensor<3xf64>):
  %result = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = "x,Y->"}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<2xf64>, tensor<3xf64>) -> tensor<f64>
  "func.return"(%result) : (tensor<f64>) -> ()
}) : () -> ()
""",
    ),
    # C9: an arrow, ->, stands before the letters of the result
    (
        "C9",
        """
"func.func"() <{function_type = (tensor<2xi1>, tensor<2xi1>) -> (tensor<i1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi1>, %rhs: tensor<2xi1>):
  %result = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = ""}> : (tensor<2xi1>, tensor<2xi1>) -> tensor<i1>
  "func.return"(%result) : (tensor<i1>) -> ()
}) : () -> ()
""",
    ),
    # C9: an arrow, ->, stands before the letters of the result
    (
        "C9",
        """
"func.func"() <{function_type = (tensor<2xf64>, tensor<3xf64>) -> (tensor<f64>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf64>, %rhs: tensor<3xf64>):
  %result = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = "x"}> : (tensor<2xf64>, tensor<3xf64>) -> tensor<f64>
  "func.return"(%result) : (tensor<f64>) -> ()
}) : () -> ()
""",
    ),
    # C9: an arrow, ->, stands before the letters of the result
    (
        "C9",
        """
"func.func"() <{function_type = (tensor<2xf64>, tensor<3xf64>) -> (tensor<f64>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf64>, %rhs: tensor<3xf64>):
  %result = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = "x,Y-"}> : (tensor<2xf64>, tensor<3xf64>) -> tensor<f64>
  "func.return"(%result) : (tensor<f64>) -> ()
}) : () -> ()
""",
    ),
    # C1: the letters of lhs and rhs stand on the two sides of a comma, and those of the result behind an arrow
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2x2xi8>, tensor<2xi8>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x2xi8>, %rhs: tensor<2xi8>):
  %result = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = "->"}> : (tensor<2x2xi8>, tensor<2xi8>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # C1: the letters of lhs and rhs stand on the two sides of a comma, and those of the result behind an arrow
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2xf64>, tensor<3xf64>) -> (tensor<f64>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf64>, %rhs: tensor<3xf64>):
  %result = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = "x,-->"}> : (tensor<2xf64>, tensor<3xf64>) -> tensor<f64>
  "func.return"(%result) : (tensor<f64>) -> ()
}) : () -> ()
""",
    ),
    # C1: the letters of lhs and rhs stand on the two sides of a comma, and those of the result behind an arrow
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2xf64>, tensor<3xf64>) -> (tensor<f64>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf64>, %rhs: tensor<3xf64>):
  %result = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = "x,Y-Y"}> : (tensor<2xf64>, tensor<3xf64>) -> tensor<f64>
  "func.return"(%result) : (tensor<f64>) -> ()
}) : () -> ()
""",
    ),
    # C2: all else is letters of the English alphabet
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2x2xi8>, tensor<2xi8>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x2xi8>, %rhs: tensor<2xi8>):
  %result = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = ">a,a->"}> : (tensor<2x2xi8>, tensor<2xi8>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # C3: `lhs` has a letter for each dimension
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2x2xi8>, tensor<2xi8>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x2xi8>, %rhs: tensor<2xi8>):
  %result = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = ",a->"}> : (tensor<2x2xi8>, tensor<2xi8>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # C3: `lhs` has a letter for each dimension
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<f64>, tensor<3xf64>) -> (tensor<f64>), sym_name = "main"}> ({
^bb0(%lhs: tensor<f64>, %rhs: tensor<3xf64>):
  %result = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = "x,Y->"}> : (tensor<f64>, tensor<3xf64>) -> tensor<f64>
  "func.return"(%result) : (tensor<f64>) -> ()
}) : () -> ()
""",
    ),
    # C4: `rhs` has a letter for each dimension
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<2x2xi8>, tensor<i8>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x2xi8>, %rhs: tensor<i8>):
  %result = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = "aa,a->"}> : (tensor<2x2xi8>, tensor<i8>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # C4: `rhs` has a letter for each dimension
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<2xf64>, tensor<3x1xf64>) -> (tensor<f64>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf64>, %rhs: tensor<3x1xf64>):
  %result = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = "x,Y->"}> : (tensor<2xf64>, tensor<3x1xf64>) -> tensor<f64>
  "func.return"(%result) : (tensor<f64>) -> ()
}) : () -> ()
""",
    ),
    # C5: dimensions of one letter have one size
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<2xf64>, tensor<3xf64>) -> (tensor<f64>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf64>, %rhs: tensor<3xf64>):
  %result = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = "Y,Y->"}> : (tensor<2xf64>, tensor<3xf64>) -> tensor<f64>
  "func.return"(%result) : (tensor<f64>) -> ()
}) : () -> ()
""",
    ),
    # C5: dimensions of one letter have one size
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<3x2xi8>, tensor<2xi8>) -> (tensor<3xi8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3x2xi8>, %rhs: tensor<2xi8>):
  %result = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = "aa,a->a"}> : (tensor<3x2xi8>, tensor<2xi8>) -> tensor<3xi8>
  "func.return"(%result) : (tensor<3xi8>) -> ()
}) : () -> ()
""",
    ),
    # C6: no letter of the result stands there twice, else nothing says what is off its diagonal
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<2xi1>, tensor<2xi1>) -> (tensor<2x2xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi1>, %rhs: tensor<2xi1>):
  %result = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = "a,b->aa"}> : (tensor<2xi1>, tensor<2xi1>) -> tensor<2x2xi1>
  "func.return"(%result) : (tensor<2x2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C7: each letter of the result is one of an operand, else nothing tells its size
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<2xi1>, tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi1>, %rhs: tensor<2xi1>):
  %result = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = "a,a->b"}> : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C8: each dimension of `result` has the size of its letter
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<2xi1>, tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi1>, %rhs: tensor<2xi1>):
  %result = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = "a,b->"}> : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C8: each dimension of `result` has the size of its letter
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<2x2xi8>, tensor<2xi8>) -> (tensor<1xi8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x2xi8>, %rhs: tensor<2xi8>):
  %result = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = "aa,a->a"}> : (tensor<2x2xi8>, tensor<2xi8>) -> tensor<1xi8>
  "func.return"(%result) : (tensor<1xi8>) -> ()
}) : () -> ()
""",
    ),
    # C8: each dimension of `result` has the size of its letter
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<2x2xi8>, tensor<2xi8>) -> (tensor<3xi8>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x2xi8>, %rhs: tensor<2xi8>):
  %result = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = "aa,a->a"}> : (tensor<2x2xi8>, tensor<2xi8>) -> tensor<3xi8>
  "func.return"(%result) : (tensor<3xi8>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C9: < with sides one apart
    """
"func.func"() <{function_type = (tensor<2xf64>, tensor<3xf64>) -> (tensor<f64>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf64>, %rhs: tensor<3xf64>):
  %result = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = "x,Y->"}> : (tensor<2xf64>, tensor<3xf64>) -> tensor<f64>
  "func.return"(%result) : (tensor<f64>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2x2xi32>, tensor<2x2xi32>) -> (tensor<2x2xi32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x2xi32>, %rhs: tensor<2x2xi32>):
  %result = "stablehlo.einsum"(%lhs, %rhs) <{einsum_config = "ab,bc->ac"}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
  "func.return"(%result) : (tensor<2x2xi32>) -> ()
}) : () -> ()
""",
]
