"""Programs that break a rule of stablehlo.select, and programs that keep them all."""

# Generated from spec/ops/stablehlo/select.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.select"() : () -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (tensor<i1>, memref<f32>, tensor<2xi8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%pred: tensor<i1>, %on_true: memref<f32>, %on_false: tensor<2xi8>):
  %result = "stablehlo.select"(%pred, %on_true, %on_false) : (tensor<i1>, memref<f32>, tensor<2xi8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<i1>, tensor<2xi8>, tensor<2xi8>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%pred: tensor<i1>, %on_true: tensor<2xi8>, %on_false: tensor<2xi8>):
  %result = "stablehlo.select"(%pred, %on_true, %on_false) : (tensor<i1>, tensor<2xi8>, tensor<2xi8>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<i1>, tensor<2xi8>, tensor<2xi8>) -> (), sym_name = "main"}> ({
^bb0(%pred: tensor<i1>, %on_true: tensor<2xi8>, %on_false: tensor<2xi8>):
  "stablehlo.select"(%pred, %on_true, %on_false) : (tensor<i1>, tensor<2xi8>, tensor<2xi8>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<i1>, tensor<2xi8>, tensor<2xi8>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%pred: tensor<i1>, %on_true: tensor<2xi8>, %on_false: tensor<2xi8>):
  %result = "stablehlo.select"(%pred, %on_true, %on_false) : (tensor<i1>, tensor<2xi8>, tensor<2xi8>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<i1>, tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%pred: tensor<i1>, %on_true: tensor<2xi8>, %on_false: tensor<2xi8>):
  %result = "stablehlo.select"(%pred, %on_true, %on_false) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<i1>, tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # C1: `pred` is one value, or one for each element
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<1xi1>, tensor<i8>, tensor<i8>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%pred: tensor<1xi1>, %on_true: tensor<i8>, %on_false: tensor<i8>):
  %result = "stablehlo.select"(%pred, %on_true, %on_false) : (tensor<1xi1>, tensor<i8>, tensor<i8>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # C1: `pred` is one value, or one for each element
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<1xi1>, tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%pred: tensor<1xi1>, %on_true: tensor<2xi8>, %on_false: tensor<2xi8>):
  %result = "stablehlo.select"(%pred, %on_true, %on_false) : (tensor<1xi1>, tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # C1: `pred` is one value, or one for each element
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<3xi1>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%pred: tensor<3xi1>, %on_true: tensor<2xf32>, %on_false: tensor<2xf32>):
  %result = "stablehlo.select"(%pred, %on_true, %on_false) : (tensor<3xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C2: `result` has the shape of `on_true`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<i1>, tensor<1xi8>, tensor<i8>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%pred: tensor<i1>, %on_true: tensor<1xi8>, %on_false: tensor<i8>):
  %result = "stablehlo.select"(%pred, %on_true, %on_false) : (tensor<i1>, tensor<1xi8>, tensor<i8>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # C2: `result` has the shape of `on_true`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<i1>, tensor<1xi8>, tensor<2xi8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%pred: tensor<i1>, %on_true: tensor<1xi8>, %on_false: tensor<2xi8>):
  %result = "stablehlo.select"(%pred, %on_true, %on_false) : (tensor<i1>, tensor<1xi8>, tensor<2xi8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # C2: `result` has the shape of `on_true`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<i1>, tensor<3xi8>, tensor<2xi8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%pred: tensor<i1>, %on_true: tensor<3xi8>, %on_false: tensor<2xi8>):
  %result = "stablehlo.select"(%pred, %on_true, %on_false) : (tensor<i1>, tensor<3xi8>, tensor<2xi8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # C3: `result` has the shape of `on_false`
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<i1>, tensor<2xi8>, tensor<i8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%pred: tensor<i1>, %on_true: tensor<2xi8>, %on_false: tensor<i8>):
  %result = "stablehlo.select"(%pred, %on_true, %on_false) : (tensor<i1>, tensor<2xi8>, tensor<i8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # C3: `result` has the shape of `on_false`
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<i1>, tensor<2xi8>, tensor<1xi8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%pred: tensor<i1>, %on_true: tensor<2xi8>, %on_false: tensor<1xi8>):
  %result = "stablehlo.select"(%pred, %on_true, %on_false) : (tensor<i1>, tensor<2xi8>, tensor<1xi8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # C3: `result` has the shape of `on_false`
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<i1>, tensor<2xi8>, tensor<3xi8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%pred: tensor<i1>, %on_true: tensor<2xi8>, %on_false: tensor<3xi8>):
  %result = "stablehlo.select"(%pred, %on_true, %on_false) : (tensor<i1>, tensor<2xi8>, tensor<3xi8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<i1>, tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%pred: tensor<i1>, %on_true: tensor<2xi8>, %on_false: tensor<2xi8>):
  %result = "stablehlo.select"(%pred, %on_true, %on_false) : (tensor<i1>, tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%pred: tensor<2xi1>, %on_true: tensor<2xf32>, %on_false: tensor<2xf32>):
  %result = "stablehlo.select"(%pred, %on_true, %on_false) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
]
