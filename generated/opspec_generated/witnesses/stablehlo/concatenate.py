"""Programs that break a rule of stablehlo.concatenate, and programs that keep them all."""

# Generated from spec/ops/stablehlo/concatenate.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (tensor<2x2xi32>, memref<f32>, tensor<1x2xi32>) -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x2xi32>, %inputs_1: memref<f32>, %inputs_2: tensor<1x2xi32>):
  %result = "stablehlo.concatenate"(%inputs_0, %inputs_1, %inputs_2) <{dimension = 0 : i64}> : (tensor<2x2xi32>, memref<f32>, tensor<1x2xi32>) -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<2x2xi32>, tensor<f32>, tensor<1x2xi32>) -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x2xi32>, %inputs_1: tensor<f32>, %inputs_2: tensor<1x2xi32>):
  %result = "stablehlo.concatenate"(%inputs_0, %inputs_1, %inputs_2) <{dimension = 0 : i64}> : (tensor<2x2xi32>, tensor<f32>, tensor<1x2xi32>) -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<2x2xi32>, tensor<0x2xi32>, tensor<1x2xi32>) -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x2xi32>, %inputs_1: tensor<0x2xi32>, %inputs_2: tensor<1x2xi32>):
  %result = "stablehlo.concatenate"(%inputs_0, %inputs_1, %inputs_2) : (tensor<2x2xi32>, tensor<0x2xi32>, tensor<1x2xi32>) -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<2x2xi32>, tensor<0x2xi32>, tensor<1x2xi32>) -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x2xi32>, %inputs_1: tensor<0x2xi32>, %inputs_2: tensor<1x2xi32>):
  %result = "stablehlo.concatenate"(%inputs_0, %inputs_1, %inputs_2) <{dimension = "?"}> : (tensor<2x2xi32>, tensor<0x2xi32>, tensor<1x2xi32>) -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<2x2xi32>, tensor<0x2xi32>, tensor<1x2xi32>) -> (), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x2xi32>, %inputs_1: tensor<0x2xi32>, %inputs_2: tensor<1x2xi32>):
  "stablehlo.concatenate"(%inputs_0, %inputs_1, %inputs_2) <{dimension = 0 : i64}> : (tensor<2x2xi32>, tensor<0x2xi32>, tensor<1x2xi32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<2x2xi32>, tensor<0x2xi32>, tensor<1x2xi32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x2xi32>, %inputs_1: tensor<0x2xi32>, %inputs_2: tensor<1x2xi32>):
  %result = "stablehlo.concatenate"(%inputs_0, %inputs_1, %inputs_2) <{dimension = 0 : i64}> : (tensor<2x2xi32>, tensor<0x2xi32>, tensor<1x2xi32>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<2x2xi32>, tensor<0x2xi32>, tensor<1x2xi32>) -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x2xi32>, %inputs_1: tensor<0x2xi32>, %inputs_2: tensor<1x2xi32>):
  %result = "stablehlo.concatenate"(%inputs_0, %inputs_1, %inputs_2) <{dimension = 0 : i64}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<2x2xi32>, tensor<0x2xi32>, tensor<1x2xi32>) -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C1: there is a part, else nothing tells the shape of the result
    (
        "C1",
        """
"func.func"() <{function_type = () -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.concatenate"() <{dimension = 0 : i64}> : () -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: all parts have as many dimensions, else they do not fit together
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2x2xi32>, tensor<2xi32>) -> (tensor<2x2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x2xi32>, %inputs_1: tensor<2xi32>):
  %result = "stablehlo.concatenate"(%inputs_0, %inputs_1) <{dimension = 0 : i64}> : (tensor<2x2xi32>, tensor<2xi32>) -> tensor<2x2xi32>
  "func.return"(%result) : (tensor<2x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: all parts have as many dimensions, else they do not fit together
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<0x2xi32>, tensor<1x2xi32>) -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xi32>, %inputs_1: tensor<0x2xi32>, %inputs_2: tensor<1x2xi32>):
  %result = "stablehlo.concatenate"(%inputs_0, %inputs_1, %inputs_2) <{dimension = 0 : i64}> : (tensor<2xi32>, tensor<0x2xi32>, tensor<1x2xi32>) -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C3: `dimension` is one of the parts, else there is nothing to join along
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<i32>, %inputs_1: tensor<i32>, %inputs_2: tensor<i32>):
  %result = "stablehlo.concatenate"(%inputs_0, %inputs_1, %inputs_2) <{dimension = 0 : i64}> : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C3: `dimension` is one of the parts, else there is nothing to join along
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2x2xi32>, tensor<0x2xi32>, tensor<1x2xi32>) -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x2xi32>, %inputs_1: tensor<0x2xi32>, %inputs_2: tensor<1x2xi32>):
  %result = "stablehlo.concatenate"(%inputs_0, %inputs_1, %inputs_2) <{dimension = -1 : i64}> : (tensor<2x2xi32>, tensor<0x2xi32>, tensor<1x2xi32>) -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C4: the parts are alike in all dimensions but the one they are joined along, else gaps would be left
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<2x1xi32>, tensor<0x2xi32>) -> (tensor<2x2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x1xi32>, %inputs_1: tensor<0x2xi32>):
  %result = "stablehlo.concatenate"(%inputs_0, %inputs_1) <{dimension = 0 : i64}> : (tensor<2x1xi32>, tensor<0x2xi32>) -> tensor<2x2xi32>
  "func.return"(%result) : (tensor<2x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C4: the parts are alike in all dimensions but the one they are joined along, else gaps would be left
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<2x3xi32>, tensor<0x2xi32>, tensor<1x2xi32>) -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x3xi32>, %inputs_1: tensor<0x2xi32>, %inputs_2: tensor<1x2xi32>):
  %result = "stablehlo.concatenate"(%inputs_0, %inputs_1, %inputs_2) <{dimension = 0 : i64}> : (tensor<2x3xi32>, tensor<0x2xi32>, tensor<1x2xi32>) -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C5: `dimension` of `result` is as long as the parts together
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<0xi32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xi32>, %inputs_1: tensor<0xi32>):
  %result = "stablehlo.concatenate"(%inputs_0, %inputs_1) <{dimension = 0 : i64}> : (tensor<2xi32>, tensor<0xi32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C5: `dimension` of `result` is as long as the parts together
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<3x2xi32>, tensor<0x2xi32>, tensor<1x2xi32>) -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3x2xi32>, %inputs_1: tensor<0x2xi32>, %inputs_2: tensor<1x2xi32>):
  %result = "stablehlo.concatenate"(%inputs_0, %inputs_1, %inputs_2) <{dimension = 0 : i64}> : (tensor<3x2xi32>, tensor<0x2xi32>, tensor<1x2xi32>) -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C5: `dimension` of `result` is as long as the parts together
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<2x?xi32>, tensor<0x3xi32>, tensor<1x2xi32>) -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x?xi32>, %inputs_1: tensor<0x3xi32>, %inputs_2: tensor<1x2xi32>):
  %result = "stablehlo.concatenate"(%inputs_0, %inputs_1, %inputs_2) <{dimension = 0 : i64}> : (tensor<2x?xi32>, tensor<0x3xi32>, tensor<1x2xi32>) -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C1: < with sides one apart
    """
"func.func"() <{function_type = (tensor<2x2xi32>) -> (tensor<2x2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x2xi32>):
  %result = "stablehlo.concatenate"(%inputs_0) <{dimension = 0 : i64}> : (tensor<2x2xi32>) -> tensor<2x2xi32>
  "func.return"(%result) : (tensor<2x2xi32>) -> ()
}) : () -> ()
""",
    # C3: < with sides one apart
    """
"func.func"() <{function_type = (tensor<2xi32>, tensor<0xi32>, tensor<1xi32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xi32>, %inputs_1: tensor<0xi32>, %inputs_2: tensor<1xi32>):
  %result = "stablehlo.concatenate"(%inputs_0, %inputs_1, %inputs_2) <{dimension = 0 : i64}> : (tensor<2xi32>, tensor<0xi32>, tensor<1xi32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    # C3: <= with equal sides
    """
"func.func"() <{function_type = (tensor<2x2xi32>, tensor<0x2xi32>, tensor<1x2xi32>) -> (tensor<3x2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x2xi32>, %inputs_1: tensor<0x2xi32>, %inputs_2: tensor<1x2xi32>):
  %result = "stablehlo.concatenate"(%inputs_0, %inputs_1, %inputs_2) <{dimension = 0 : i64}> : (tensor<2x2xi32>, tensor<0x2xi32>, tensor<1x2xi32>) -> tensor<3x2xi32>
  "func.return"(%result) : (tensor<3x2xi32>) -> ()
}) : () -> ()
""",
]
