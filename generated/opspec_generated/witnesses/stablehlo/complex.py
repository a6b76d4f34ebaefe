"""Programs that break a rule of stablehlo.complex, and programs that keep them all."""

# Generated from spec/ops/stablehlo/complex.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<3xcomplex<f32>>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.complex"() : () -> tensor<3xcomplex<f32>>
  "func.return"(%result) : (tensor<3xcomplex<f32>>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>, tensor<3xf32>) -> (tensor<3xcomplex<f32>>), sym_name = "main"}> ({
^bb0(%lhs: memref<f32>, %rhs: tensor<3xf32>):
  %result = "stablehlo.complex"(%lhs, %rhs) : (memref<f32>, tensor<3xf32>) -> tensor<3xcomplex<f32>>
  "func.return"(%result) : (tensor<3xcomplex<f32>>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<3xbf16>, tensor<3xf32>) -> (tensor<3xcomplex<f32>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xbf16>, %rhs: tensor<3xf32>):
  %result = "stablehlo.complex"(%lhs, %rhs) : (tensor<3xbf16>, tensor<3xf32>) -> tensor<3xcomplex<f32>>
  "func.return"(%result) : (tensor<3xcomplex<f32>>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<3xf32>, tensor<3xf32>) -> (), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xf32>, %rhs: tensor<3xf32>):
  "stablehlo.complex"(%lhs, %rhs) : (tensor<3xf32>, tensor<3xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<3xf32>, tensor<3xf32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xf32>, %rhs: tensor<3xf32>):
  %result = "stablehlo.complex"(%lhs, %rhs) : (tensor<3xf32>, tensor<3xf32>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xcomplex<f32>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xf32>, %rhs: tensor<3xf32>):
  %result = "stablehlo.complex"(%lhs, %rhs) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xcomplex<f32>>
  "func.return"(%result) : (tensor<3xcomplex<f32>>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `lhs`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<f32>, tensor<3xf32>) -> (tensor<3xcomplex<f32>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<f32>, %rhs: tensor<3xf32>):
  %result = "stablehlo.complex"(%lhs, %rhs) : (tensor<f32>, tensor<3xf32>) -> tensor<3xcomplex<f32>>
  "func.return"(%result) : (tensor<3xcomplex<f32>>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `lhs`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2xf32>, tensor<3xf32>) -> (tensor<3xcomplex<f32>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf32>, %rhs: tensor<3xf32>):
  %result = "stablehlo.complex"(%lhs, %rhs) : (tensor<2xf32>, tensor<3xf32>) -> tensor<3xcomplex<f32>>
  "func.return"(%result) : (tensor<3xcomplex<f32>>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `lhs`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<4xf32>, tensor<3xf32>) -> (tensor<3xcomplex<f32>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<4xf32>, %rhs: tensor<3xf32>):
  %result = "stablehlo.complex"(%lhs, %rhs) : (tensor<4xf32>, tensor<3xf32>) -> tensor<3xcomplex<f32>>
  "func.return"(%result) : (tensor<3xcomplex<f32>>) -> ()
}) : () -> ()
""",
    ),
    # C2: `result` has the shape of `rhs`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<3xf32>, tensor<f32>) -> (tensor<3xcomplex<f32>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xf32>, %rhs: tensor<f32>):
  %result = "stablehlo.complex"(%lhs, %rhs) : (tensor<3xf32>, tensor<f32>) -> tensor<3xcomplex<f32>>
  "func.return"(%result) : (tensor<3xcomplex<f32>>) -> ()
}) : () -> ()
""",
    ),
    # C2: `result` has the shape of `rhs`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<3xf32>, tensor<2xf32>) -> (tensor<3xcomplex<f32>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xf32>, %rhs: tensor<2xf32>):
  %result = "stablehlo.complex"(%lhs, %rhs) : (tensor<3xf32>, tensor<2xf32>) -> tensor<3xcomplex<f32>>
  "func.return"(%result) : (tensor<3xcomplex<f32>>) -> ()
}) : () -> ()
""",
    ),
    # C2: `result` has the shape of `rhs`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<3xf32>, tensor<4xf32>) -> (tensor<3xcomplex<f32>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xf32>, %rhs: tensor<4xf32>):
  %result = "stablehlo.complex"(%lhs, %rhs) : (tensor<3xf32>, tensor<4xf32>) -> tensor<3xcomplex<f32>>
  "func.return"(%result) : (tensor<3xcomplex<f32>>) -> ()
}) : () -> ()
""",
    ),
    # C3: the parts of `result` are of the type that the operands have
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xcomplex<f64>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xf32>, %rhs: tensor<3xf32>):
  %result = "stablehlo.complex"(%lhs, %rhs) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xcomplex<f64>>
  "func.return"(%result) : (tensor<3xcomplex<f64>>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<f32>, tensor<f32>) -> (tensor<complex<f32>>), sym_name = "main"}> ({
^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
  %result = "stablehlo.complex"(%lhs, %rhs) : (tensor<f32>, tensor<f32>) -> tensor<complex<f32>>
  "func.return"(%result) : (tensor<complex<f32>>) -> ()
}) : () -> ()
""",
]
