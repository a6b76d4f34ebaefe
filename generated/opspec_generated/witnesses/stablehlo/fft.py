"""Programs that break a rule of stablehlo.fft, and programs that keep them all."""

# Generated from spec/ops/stablehlo/fft.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<4xf64>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.fft"() <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 4>}> : () -> tensor<4xf64>
  "func.return"(%result) : (tensor<4xf64>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<4xf64>), sym_name = "main"}> ({
^bb0(%operand: memref<f32>):
  %result = "stablehlo.fft"(%operand) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 4>}> : (memref<f32>) -> tensor<4xf64>
  "func.return"(%result) : (tensor<4xf64>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<3xcomplex<f64>>) -> (tensor<4xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xcomplex<f64>>):
  %result = "stablehlo.fft"(%operand) <{fft_type = #stablehlo<fft_type IRFFT>}> : (tensor<3xcomplex<f64>>) -> tensor<4xf64>
  "func.return"(%result) : (tensor<4xf64>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<3xcomplex<f64>>) -> (tensor<4xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xcomplex<f64>>):
  %result = "stablehlo.fft"(%operand) <{fft_type = "?", fft_length = array<i64: 4>}> : (tensor<3xcomplex<f64>>) -> tensor<4xf64>
  "func.return"(%result) : (tensor<4xf64>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<3xcomplex<f64>>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<3xcomplex<f64>>):
  "stablehlo.fft"(%operand) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 4>}> : (tensor<3xcomplex<f64>>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<3xcomplex<f64>>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xcomplex<f64>>):
  %result = "stablehlo.fft"(%operand) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 4>}> : (tensor<3xcomplex<f64>>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<3xcomplex<f64>>) -> (tensor<4xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xcomplex<f64>>):
  %result = "stablehlo.fft"(%operand) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 4>}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<3xcomplex<f64>>) -> tensor<4xf64>
  "func.return"(%result) : (tensor<4xf64>) -> ()
}) : () -> ()
""",
    ),
    # C1: `operand` has the dimensions that are transformed
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<2xcomplex<f32>>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>):
  %result = "stablehlo.fft"(%operand) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 2>}> : (tensor<f32>) -> tensor<2xcomplex<f32>>
  "func.return"(%result) : (tensor<2xcomplex<f32>>) -> ()
}) : () -> ()
""",
    ),
    # C2: one, two or three dimensions are transformed
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<complex<f32>>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<complex<f32>>):
  %result = "stablehlo.fft"(%operand) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64>}> : (tensor<complex<f32>>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C2: one, two or three dimensions are transformed
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2x2x2x2xcomplex<f64>>) -> (tensor<2x2x2xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2x2x2xcomplex<f64>>):
  %result = "stablehlo.fft"(%operand) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 2, 2, 2, 2>}> : (tensor<2x2x2x2xcomplex<f64>>) -> tensor<2x2x2xf64>
  "func.return"(%result) : (tensor<2x2x2xf64>) -> ()
}) : () -> ()
""",
    ),
    # C3: parts of `operand` and `result` have one type
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<3xcomplex<f32>>) -> (tensor<4xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xcomplex<f32>>):
  %result = "stablehlo.fft"(%operand) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 4>}> : (tensor<3xcomplex<f32>>) -> tensor<4xf64>
  "func.return"(%result) : (tensor<4xf64>) -> ()
}) : () -> ()
""",
    ),
    # C4: the operand is complex, but for RFFT
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<3xf32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xf32>):
  %result = "stablehlo.fft"(%operand) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 4>}> : (tensor<3xf32>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C5: the result is complex, but for IRFFT
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<2xcomplex<f64>>) -> (tensor<2xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xcomplex<f64>>):
  %result = "stablehlo.fft"(%operand) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 2>}> : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
  "func.return"(%result) : (tensor<2xf64>) -> ()
}) : () -> ()
""",
    ),
    # C6: for RFFT `fft_length` is what `operand` has
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<1xf32>) -> (tensor<2xcomplex<f32>>), sym_name = "main"}> ({
^bb0(%operand: tensor<1xf32>):
  %result = "stablehlo.fft"(%operand) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 2>}> : (tensor<1xf32>) -> tensor<2xcomplex<f32>>
  "func.return"(%result) : (tensor<2xcomplex<f32>>) -> ()
}) : () -> ()
""",
    ),
    # C6: for RFFT `fft_length` is what `operand` has
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<2x0xf64>) -> (tensor<2x0xcomplex<f64>>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x0xf64>):
  %result = "stablehlo.fft"(%operand) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 0, 0>}> : (tensor<2x0xf64>) -> tensor<2x0xcomplex<f64>>
  "func.return"(%result) : (tensor<2x0xcomplex<f64>>) -> ()
}) : () -> ()
""",
    ),
    # C8: for IRFFT `operand` has the half of the frequencies that `fft_length` asks for
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<1xcomplex<f64>>) -> (tensor<2xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<1xcomplex<f64>>):
  %result = "stablehlo.fft"(%operand) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 2>}> : (tensor<1xcomplex<f64>>) -> tensor<2xf64>
  "func.return"(%result) : (tensor<2xf64>) -> ()
}) : () -> ()
""",
    ),
    # C8: for IRFFT `operand` has the half of the frequencies that `fft_length` asks for
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<4xcomplex<f64>>) -> (tensor<4xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xcomplex<f64>>):
  %result = "stablehlo.fft"(%operand) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 4>}> : (tensor<4xcomplex<f64>>) -> tensor<4xf64>
  "func.return"(%result) : (tensor<4xf64>) -> ()
}) : () -> ()
""",
    ),
    # C9: no length is negative
    (
        "C9",
        """
"func.func"() <{function_type = (tensor<?xcomplex<f64>>) -> (tensor<4xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<?xcomplex<f64>>):
  %result = "stablehlo.fft"(%operand) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: -1>}> : (tensor<?xcomplex<f64>>) -> tensor<4xf64>
  "func.return"(%result) : (tensor<4xf64>) -> ()
}) : () -> ()
""",
    ),
    # C7: `result` is like `operand`, but for the half of the last dimension that the real forms leave out or put in
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<complex<f32>>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  %result = "stablehlo.fft"(%operand) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 2>}> : (tensor<2xf32>) -> tensor<complex<f32>>
  "func.return"(%result) : (tensor<complex<f32>>) -> ()
}) : () -> ()
""",
    ),
    # C7: `result` is like `operand`, but for the half of the last dimension that the real forms leave out or put in
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<3xcomplex<f64>>) -> (tensor<3xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xcomplex<f64>>):
  %result = "stablehlo.fft"(%operand) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 4>}> : (tensor<3xcomplex<f64>>) -> tensor<3xf64>
  "func.return"(%result) : (tensor<3xf64>) -> ()
}) : () -> ()
""",
    ),
    # C7: `result` is like `operand`, but for the half of the last dimension that the real forms leave out or put in
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<3xcomplex<f64>>) -> (tensor<5xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xcomplex<f64>>):
  %result = "stablehlo.fft"(%operand) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 4>}> : (tensor<3xcomplex<f64>>) -> tensor<5xf64>
  "func.return"(%result) : (tensor<5xf64>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<3xcomplex<f64>>) -> (tensor<4xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xcomplex<f64>>):
  %result = "stablehlo.fft"(%operand) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 4>}> : (tensor<3xcomplex<f64>>) -> tensor<4xf64>
  "func.return"(%result) : (tensor<4xf64>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2x4xf32>) -> (tensor<2x3xcomplex<f32>>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x4xf32>):
  %result = "stablehlo.fft"(%operand) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 2, 4>}> : (tensor<2x4xf32>) -> tensor<2x3xcomplex<f32>>
  "func.return"(%result) : (tensor<2x3xcomplex<f32>>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2x2xcomplex<f64>>) -> (tensor<2x2xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xcomplex<f64>>):
  %result = "stablehlo.fft"(%operand) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 2, 2>}> : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
  "func.return"(%result) : (tensor<2x2xf64>) -> ()
}) : () -> ()
""",
    # C1: <= with equal sides
    """
"func.func"() <{function_type = (tensor<4xcomplex<f64>>) -> (tensor<4xcomplex<f64>>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xcomplex<f64>>):
  %result = "stablehlo.fft"(%operand) <{fft_type = #stablehlo<fft_type IFFT>, fft_length = array<i64: 4>}> : (tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  "func.return"(%result) : (tensor<4xcomplex<f64>>) -> ()
}) : () -> ()
""",
    # C9: <= with equal sides
    """
"func.func"() <{function_type = (tensor<2x0xf64>) -> (tensor<2x0xcomplex<f64>>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x0xf64>):
  %result = "stablehlo.fft"(%operand) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 0>}> : (tensor<2x0xf64>) -> tensor<2x0xcomplex<f64>>
  "func.return"(%result) : (tensor<2x0xcomplex<f64>>) -> ()
}) : () -> ()
""",
    # C2: <= with equal sides
    """
"func.func"() <{function_type = (tensor<2x4xcomplex<f32>>) -> (tensor<2x4xcomplex<f32>>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x4xcomplex<f32>>):
  %result = "stablehlo.fft"(%operand) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 4>}> : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
  "func.return"(%result) : (tensor<2x4xcomplex<f32>>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2x0xcomplex<f64>>) -> (tensor<2x0xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x0xcomplex<f64>>):
  %result = "stablehlo.fft"(%operand) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 0>}> : (tensor<2x0xcomplex<f64>>) -> tensor<2x0xf64>
  "func.return"(%result) : (tensor<2x0xf64>) -> ()
}) : () -> ()
""",
    # C2: <= with equal sides
    """
"func.func"() <{function_type = (tensor<2x2x2xcomplex<f64>>) -> (tensor<2x2x2xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2x2xcomplex<f64>>):
  %result = "stablehlo.fft"(%operand) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 2, 2, 2>}> : (tensor<2x2x2xcomplex<f64>>) -> tensor<2x2x2xf64>
  "func.return"(%result) : (tensor<2x2x2xf64>) -> ()
}) : () -> ()
""",
]
