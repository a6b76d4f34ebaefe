"""Programs that break a rule of mhlo.log2, and programs that keep them all."""

# Generated from spec/ops/mhlo/log2.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<6xf64>), sym_name = "main"}> ({
^bb0:
  %result = "mhlo.log2"() : () -> tensor<6xf64>
  "func.return"(%result) : (tensor<6xf64>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<6xf64>), sym_name = "main"}> ({
^bb0(%operand: memref<f32>):
  %result = "mhlo.log2"(%operand) : (memref<f32>) -> tensor<6xf64>
  "func.return"(%result) : (tensor<6xf64>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<6xf64>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<6xf64>):
  %result = "mhlo.log2"(%operand) : (tensor<6xf64>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<6xf64>) -> (tensor<6xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<6xf64>):
  %result = "mhlo.log2"(%operand) <{result_accuracy = "?"}> : (tensor<6xf64>) -> tensor<6xf64>
  "func.return"(%result) : (tensor<6xf64>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<6xf64>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<6xf64>):
  "mhlo.log2"(%operand) : (tensor<6xf64>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<6xf64>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<6xf64>):
  %result = "mhlo.log2"(%operand) : (tensor<6xf64>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<6xf64>) -> (tensor<6xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<6xf64>):
  %result = "mhlo.log2"(%operand) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<6xf64>) -> tensor<6xf64>
  "func.return"(%result) : (tensor<6xf64>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<6xf64>) -> (tensor<f64>), sym_name = "main"}> ({
^bb0(%operand: tensor<6xf64>):
  %result = "mhlo.log2"(%operand) : (tensor<6xf64>) -> tensor<f64>
  "func.return"(%result) : (tensor<f64>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<5xf64>) -> (tensor<6xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<5xf64>):
  %result = "mhlo.log2"(%operand) : (tensor<5xf64>) -> tensor<6xf64>
  "func.return"(%result) : (tensor<6xf64>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<7xf64>) -> (tensor<6xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<7xf64>):
  %result = "mhlo.log2"(%operand) : (tensor<7xf64>) -> tensor<6xf64>
  "func.return"(%result) : (tensor<6xf64>) -> ()
}) : () -> ()
""",
    ),
    # C2: tolerances are not negative
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<6xf64>) -> (tensor<6xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<6xf64>):
  %result = "mhlo.log2"(%operand) <{result_accuracy = #mhlo.result_accuracy<atol = -1.0, rtol = 0.0, ulps = 0, mode = #mhlo<result_accuracy_mode DEFAULT>>}> : (tensor<6xf64>) -> tensor<6xf64>
  "func.return"(%result) : (tensor<6xf64>) -> ()
}) : () -> ()
""",
    ),
    # C2: tolerances are not negative
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<6xf64>) -> (tensor<6xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<6xf64>):
  %result = "mhlo.log2"(%operand) <{result_accuracy = #mhlo.result_accuracy<atol = 0.0, rtol = -1.0, ulps = 0, mode = #mhlo<result_accuracy_mode DEFAULT>>}> : (tensor<6xf64>) -> tensor<6xf64>
  "func.return"(%result) : (tensor<6xf64>) -> ()
}) : () -> ()
""",
    ),
    # C2: tolerances are not negative
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<6xf64>) -> (tensor<6xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<6xf64>):
  %result = "mhlo.log2"(%operand) <{result_accuracy = #mhlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = -1, mode = #mhlo<result_accuracy_mode DEFAULT>>}> : (tensor<6xf64>) -> tensor<6xf64>
  "func.return"(%result) : (tensor<6xf64>) -> ()
}) : () -> ()
""",
    ),
    # C3: only the mode TOLERANCE has tolerances
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<6xf64>) -> (tensor<6xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<6xf64>):
  %result = "mhlo.log2"(%operand) <{result_accuracy = #mhlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 1, mode = #mhlo<result_accuracy_mode DEFAULT>>}> : (tensor<6xf64>) -> tensor<6xf64>
  "func.return"(%result) : (tensor<6xf64>) -> ()
}) : () -> ()
""",
    ),
    # C3: only the mode TOLERANCE has tolerances
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<6xf64>) -> (tensor<6xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<6xf64>):
  %result = "mhlo.log2"(%operand) <{result_accuracy = #mhlo.result_accuracy<atol = 0.0, rtol = 1.0, ulps = 0, mode = #mhlo<result_accuracy_mode DEFAULT>>}> : (tensor<6xf64>) -> tensor<6xf64>
  "func.return"(%result) : (tensor<6xf64>) -> ()
}) : () -> ()
""",
    ),
    # C3: only the mode TOLERANCE has tolerances
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<6xf64>) -> (tensor<6xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<6xf64>):
  %result = "mhlo.log2"(%operand) <{result_accuracy = #mhlo.result_accuracy<atol = 1.0, rtol = 0.0, ulps = 0, mode = #mhlo<result_accuracy_mode DEFAULT>>}> : (tensor<6xf64>) -> tensor<6xf64>
  "func.return"(%result) : (tensor<6xf64>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C2: <= with equal sides
    """
"func.func"() <{function_type = (tensor<6xf64>) -> (tensor<6xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<6xf64>):
  %result = "mhlo.log2"(%operand) : (tensor<6xf64>) -> tensor<6xf64>
  "func.return"(%result) : (tensor<6xf64>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<6xf64>) -> (tensor<6xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<6xf64>):
  %result = "mhlo.log2"(%operand) <{result_accuracy = #mhlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 1, mode = #mhlo<result_accuracy_mode TOLERANCE>>}> : (tensor<6xf64>) -> tensor<6xf64>
  "func.return"(%result) : (tensor<6xf64>) -> ()
}) : () -> ()
""",
]
