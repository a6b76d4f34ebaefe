"""Programs that break a rule of chlo.broadcast_select, and programs that keep them all."""

# Generated from spec/ops/chlo/broadcast_select.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<2x2xi8>), sym_name = "main"}> ({
^bb0:
  %result = "chlo.broadcast_select"() : () -> tensor<2x2xi8>
  "func.return"(%result) : (tensor<2x2xi8>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (tensor<i1>, memref<f32>, tensor<2xi8>) -> (tensor<2x2xi8>), sym_name = "main"}> ({
^bb0(%pred: tensor<i1>, %on_true: memref<f32>, %on_false: tensor<2xi8>):
  %result = "chlo.broadcast_select"(%pred, %on_true, %on_false) : (tensor<i1>, memref<f32>, tensor<2xi8>) -> tensor<2x2xi8>
  "func.return"(%result) : (tensor<2x2xi8>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<i1>, tensor<2x1xi8>, tensor<2xi8>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%pred: tensor<i1>, %on_true: tensor<2x1xi8>, %on_false: tensor<2xi8>):
  %result = "chlo.broadcast_select"(%pred, %on_true, %on_false) : (tensor<i1>, tensor<2x1xi8>, tensor<2xi8>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<i1>, tensor<2x1xi8>, tensor<2xi8>) -> (), sym_name = "main"}> ({
^bb0(%pred: tensor<i1>, %on_true: tensor<2x1xi8>, %on_false: tensor<2xi8>):
  "chlo.broadcast_select"(%pred, %on_true, %on_false) : (tensor<i1>, tensor<2x1xi8>, tensor<2xi8>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<i1>, tensor<2x1xi8>, tensor<2xi8>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%pred: tensor<i1>, %on_true: tensor<2x1xi8>, %on_false: tensor<2xi8>):
  %result = "chlo.broadcast_select"(%pred, %on_true, %on_false) : (tensor<i1>, tensor<2x1xi8>, tensor<2xi8>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<i1>, tensor<2x1xi8>, tensor<2xi8>) -> (tensor<2x2xi8>), sym_name = "main"}> ({
^bb0(%pred: tensor<i1>, %on_true: tensor<2x1xi8>, %on_false: tensor<2xi8>):
  %result = "chlo.broadcast_select"(%pred, %on_true, %on_false) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<i1>, tensor<2x1xi8>, tensor<2xi8>) -> tensor<2x2xi8>
  "func.return"(%result) : (tensor<2x2xi8>) -> ()
}) : () -> ()
""",
    ),
    # B1: sizes that meet in a dimension are the same, or one of them is 1
    (
        "B1",
        """
"func.func"() <{function_type = (tensor<i1>, tensor<2xi8>, tensor<3xi8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%pred: tensor<i1>, %on_true: tensor<2xi8>, %on_false: tensor<3xi8>):
  %result = "chlo.broadcast_select"(%pred, %on_true, %on_false) : (tensor<i1>, tensor<2xi8>, tensor<3xi8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # B1: sizes that meet in a dimension are the same, or one of them is 1
    (
        "B1",
        """
"func.func"() <{function_type = (tensor<i1>, tensor<3xi8>, tensor<2xi8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%pred: tensor<i1>, %on_true: tensor<3xi8>, %on_false: tensor<2xi8>):
  %result = "chlo.broadcast_select"(%pred, %on_true, %on_false) : (tensor<i1>, tensor<3xi8>, tensor<2xi8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # B1: sizes that meet in a dimension are the same, or one of them is 1
    (
        "B1",
        """
"func.func"() <{function_type = (tensor<2xi1>, tensor<3xui8>, tensor<ui8>) -> (tensor<3xui8>), sym_name = "main"}> ({
^bb0(%pred: tensor<2xi1>, %on_true: tensor<3xui8>, %on_false: tensor<ui8>):
  %result = "chlo.broadcast_select"(%pred, %on_true, %on_false) : (tensor<2xi1>, tensor<3xui8>, tensor<ui8>) -> tensor<3xui8>
  "func.return"(%result) : (tensor<3xui8>) -> ()
}) : () -> ()
""",
    ),
    # B1: sizes that meet in a dimension are the same, or one of them is 1
    (
        "B1",
        """
"func.func"() <{function_type = (tensor<4xi1>, tensor<3xui8>, tensor<ui8>) -> (tensor<3xui8>), sym_name = "main"}> ({
^bb0(%pred: tensor<4xi1>, %on_true: tensor<3xui8>, %on_false: tensor<ui8>):
  %result = "chlo.broadcast_select"(%pred, %on_true, %on_false) : (tensor<4xi1>, tensor<3xui8>, tensor<ui8>) -> tensor<3xui8>
  "func.return"(%result) : (tensor<3xui8>) -> ()
}) : () -> ()
""",
    ),
    # B1: sizes that meet in a dimension are the same, or one of them is 1
    (
        "B1",
        """
"func.func"() <{function_type = (tensor<4xi1>, tensor<ui8>, tensor<3xui8>) -> (tensor<3xui8>), sym_name = "main"}> ({
^bb0(%pred: tensor<4xi1>, %on_true: tensor<ui8>, %on_false: tensor<3xui8>):
  %result = "chlo.broadcast_select"(%pred, %on_true, %on_false) : (tensor<4xi1>, tensor<ui8>, tensor<3xui8>) -> tensor<3xui8>
  "func.return"(%result) : (tensor<3xui8>) -> ()
}) : () -> ()
""",
    ),
    # B1: sizes that meet in a dimension are the same, or one of them is 1
    (
        "B1",
        """
"func.func"() <{function_type = (tensor<i1>, tensor<2xi8>, tensor<0xi8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%pred: tensor<i1>, %on_true: tensor<2xi8>, %on_false: tensor<0xi8>):
  %result = "chlo.broadcast_select"(%pred, %on_true, %on_false) : (tensor<i1>, tensor<2xi8>, tensor<0xi8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # B1: sizes that meet in a dimension are the same, or one of them is 1
    (
        "B1",
        """
"func.func"() <{function_type = (tensor<0xi1>, tensor<3xui8>, tensor<ui8>) -> (tensor<3xui8>), sym_name = "main"}> ({
^bb0(%pred: tensor<0xi1>, %on_true: tensor<3xui8>, %on_false: tensor<ui8>):
  %result = "chlo.broadcast_select"(%pred, %on_true, %on_false) : (tensor<0xi1>, tensor<3xui8>, tensor<ui8>) -> tensor<3xui8>
  "func.return"(%result) : (tensor<3xui8>) -> ()
}) : () -> ()
""",
    ),
    # B1: sizes that meet in a dimension are the same, or one of them is 1
    (
        "B1",
        """
"func.func"() <{function_type = (tensor<2x2xi1>, tensor<f32>, tensor<3xf32>) -> (tensor<2x3xf32>), sym_name = "main"}> ({
^bb0(%pred: tensor<2x2xi1>, %on_true: tensor<f32>, %on_false: tensor<3xf32>):
  %result = "chlo.broadcast_select"(%pred, %on_true, %on_false) : (tensor<2x2xi1>, tensor<f32>, tensor<3xf32>) -> tensor<2x3xf32>
  "func.return"(%result) : (tensor<2x3xf32>) -> ()
}) : () -> ()
""",
    ),
    # B1: sizes that meet in a dimension are the same, or one of them is 1
    (
        "B1",
        """
"func.func"() <{function_type = (tensor<3xi1>, tensor<0xui8>, tensor<ui8>) -> (tensor<3xui8>), sym_name = "main"}> ({
^bb0(%pred: tensor<3xi1>, %on_true: tensor<0xui8>, %on_false: tensor<ui8>):
  %result = "chlo.broadcast_select"(%pred, %on_true, %on_false) : (tensor<3xi1>, tensor<0xui8>, tensor<ui8>) -> tensor<3xui8>
  "func.return"(%result) : (tensor<3xui8>) -> ()
}) : () -> ()
""",
    ),
    # B1: sizes that meet in a dimension are the same, or one of them is 1
    (
        "B1",
        """
"func.func"() <{function_type = (tensor<3xi1>, tensor<ui8>, tensor<0xui8>) -> (tensor<3xui8>), sym_name = "main"}> ({
^bb0(%pred: tensor<3xi1>, %on_true: tensor<ui8>, %on_false: tensor<0xui8>):
  %result = "chlo.broadcast_select"(%pred, %on_true, %on_false) : (tensor<3xi1>, tensor<ui8>, tensor<0xui8>) -> tensor<3xui8>
  "func.return"(%result) : (tensor<3xui8>) -> ()
}) : () -> ()
""",
    ),
    # B1: sizes that meet in a dimension are the same, or one of them is 1
    (
        "B1",
        """
"func.func"() <{function_type = (tensor<i1>, tensor<2x0xi8>, tensor<2xi8>) -> (tensor<2x2xi8>), sym_name = "main"}> ({
^bb0(%pred: tensor<i1>, %on_true: tensor<2x0xi8>, %on_false: tensor<2xi8>):
  %result = "chlo.broadcast_select"(%pred, %on_true, %on_false) : (tensor<i1>, tensor<2x0xi8>, tensor<2xi8>) -> tensor<2x2xi8>
  "func.return"(%result) : (tensor<2x2xi8>) -> ()
}) : () -> ()
""",
    ),
    # B1: sizes that meet in a dimension are the same, or one of them is 1
    (
        "B1",
        """
"func.func"() <{function_type = (tensor<2x0xi1>, tensor<f32>, tensor<3xf32>) -> (tensor<2x3xf32>), sym_name = "main"}> ({
^bb0(%pred: tensor<2x0xi1>, %on_true: tensor<f32>, %on_false: tensor<3xf32>):
  %result = "chlo.broadcast_select"(%pred, %on_true, %on_false) : (tensor<2x0xi1>, tensor<f32>, tensor<3xf32>) -> tensor<2x3xf32>
  "func.return"(%result) : (tensor<2x3xf32>) -> ()
}) : () -> ()
""",
    ),
    # B2: of the sizes that meet in a dimension `result` has the one that is not 1
    (
        "B2",
        """
"func.func"() <{function_type = (tensor<i1>, tensor<i8>, tensor<i8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%pred: tensor<i1>, %on_true: tensor<i8>, %on_false: tensor<i8>):
  %result = "chlo.broadcast_select"(%pred, %on_true, %on_false) : (tensor<i1>, tensor<i8>, tensor<i8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # B2: of the sizes that meet in a dimension `result` has the one that is not 1
    (
        "B2",
        """
"func.func"() <{function_type = (tensor<i1>, tensor<1x1xi8>, tensor<2xi8>) -> (tensor<2x2xi8>), sym_name = "main"}> ({
^bb0(%pred: tensor<i1>, %on_true: tensor<1x1xi8>, %on_false: tensor<2xi8>):
  %result = "chlo.broadcast_select"(%pred, %on_true, %on_false) : (tensor<i1>, tensor<1x1xi8>, tensor<2xi8>) -> tensor<2x2xi8>
  "func.return"(%result) : (tensor<2x2xi8>) -> ()
}) : () -> ()
""",
    ),
    # B2: of the sizes that meet in a dimension `result` has the one that is not 1
    (
        "B2",
        """
"func.func"() <{function_type = (tensor<i1>, tensor<3x1xi8>, tensor<2xi8>) -> (tensor<2x2xi8>), sym_name = "main"}> ({
^bb0(%pred: tensor<i1>, %on_true: tensor<3x1xi8>, %on_false: tensor<2xi8>):
  %result = "chlo.broadcast_select"(%pred, %on_true, %on_false) : (tensor<i1>, tensor<3x1xi8>, tensor<2xi8>) -> tensor<2x2xi8>
  "func.return"(%result) : (tensor<2x2xi8>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<i1>, tensor<ui8>, tensor<ui8>) -> (tensor<ui8>), sym_name = "main"}> ({
^bb0(%pred: tensor<i1>, %on_true: tensor<ui8>, %on_false: tensor<ui8>):
  %result = "chlo.broadcast_select"(%pred, %on_true, %on_false) : (tensor<i1>, tensor<ui8>, tensor<ui8>) -> tensor<ui8>
  "func.return"(%result) : (tensor<ui8>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<i1>, tensor<2x1xi8>, tensor<2xi8>) -> (tensor<2x2xi8>), sym_name = "main"}> ({
^bb0(%pred: tensor<i1>, %on_true: tensor<2x1xi8>, %on_false: tensor<2xi8>):
  %result = "chlo.broadcast_select"(%pred, %on_true, %on_false) : (tensor<i1>, tensor<2x1xi8>, tensor<2xi8>) -> tensor<2x2xi8>
  "func.return"(%result) : (tensor<2x2xi8>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<3xi1>, tensor<3xui8>, tensor<3xui8>) -> (tensor<3xui8>), sym_name = "main"}> ({
^bb0(%pred: tensor<3xi1>, %on_true: tensor<3xui8>, %on_false: tensor<3xui8>):
  %result = "chlo.broadcast_select"(%pred, %on_true, %on_false) : (tensor<3xi1>, tensor<3xui8>, tensor<3xui8>) -> tensor<3xui8>
  "func.return"(%result) : (tensor<3xui8>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2x1xi1>, tensor<f32>, tensor<3xf32>) -> (tensor<2x3xf32>), sym_name = "main"}> ({
^bb0(%pred: tensor<2x1xi1>, %on_true: tensor<f32>, %on_false: tensor<3xf32>):
  %result = "chlo.broadcast_select"(%pred, %on_true, %on_false) : (tensor<2x1xi1>, tensor<f32>, tensor<3xf32>) -> tensor<2x3xf32>
  "func.return"(%result) : (tensor<2x3xf32>) -> ()
}) : () -> ()
""",
]
