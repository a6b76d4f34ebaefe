"""Programs that break a rule of chlo._asin_acos_kernel, and programs that keep them all."""

# Generated from spec/ops/chlo/_asin_acos_kernel.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<4xcomplex<f64>>), sym_name = "main"}> ({
^bb0:
  %result = "chlo._asin_acos_kernel"() : () -> tensor<4xcomplex<f64>>
  "func.return"(%result) : (tensor<4xcomplex<f64>>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<4xcomplex<f64>>), sym_name = "main"}> ({
^bb0(%operand: memref<f32>):
  %result = "chlo._asin_acos_kernel"(%operand) : (memref<f32>) -> tensor<4xcomplex<f64>>
  "func.return"(%result) : (tensor<4xcomplex<f64>>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f64>>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xcomplex<f32>>):
  %result = "chlo._asin_acos_kernel"(%operand) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f64>>
  "func.return"(%result) : (tensor<4xcomplex<f64>>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<4xcomplex<f64>>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<4xcomplex<f64>>):
  "chlo._asin_acos_kernel"(%operand) : (tensor<4xcomplex<f64>>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<4xcomplex<f64>>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xcomplex<f64>>):
  %result = "chlo._asin_acos_kernel"(%operand) : (tensor<4xcomplex<f64>>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<4xcomplex<f64>>) -> (tensor<4xcomplex<f64>>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xcomplex<f64>>):
  %result = "chlo._asin_acos_kernel"(%operand) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  "func.return"(%result) : (tensor<4xcomplex<f64>>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<4xcomplex<f64>>) -> (tensor<complex<f64>>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xcomplex<f64>>):
  %result = "chlo._asin_acos_kernel"(%operand) : (tensor<4xcomplex<f64>>) -> tensor<complex<f64>>
  "func.return"(%result) : (tensor<complex<f64>>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<3xcomplex<f64>>) -> (tensor<4xcomplex<f64>>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xcomplex<f64>>):
  %result = "chlo._asin_acos_kernel"(%operand) : (tensor<3xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  "func.return"(%result) : (tensor<4xcomplex<f64>>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<5xcomplex<f64>>) -> (tensor<4xcomplex<f64>>), sym_name = "main"}> ({
^bb0(%operand: tensor<5xcomplex<f64>>):
  %result = "chlo._asin_acos_kernel"(%operand) : (tensor<5xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  "func.return"(%result) : (tensor<4xcomplex<f64>>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<complex<f64>>) -> (tensor<complex<f64>>), sym_name = "main"}> ({
^bb0(%operand: tensor<complex<f64>>):
  %result = "chlo._asin_acos_kernel"(%operand) : (tensor<complex<f64>>) -> tensor<complex<f64>>
  "func.return"(%result) : (tensor<complex<f64>>) -> ()
}) : () -> ()
""",
]
