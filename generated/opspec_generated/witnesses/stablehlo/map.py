"""Programs that break a rule of stablehlo.map, and programs that keep them all."""

# Generated from spec/ops/stablehlo/map.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>, tensor<2x2xi64>) -> (tensor<2x2xi64>), sym_name = "main"}> ({
^bb0(%inputs_0: memref<f32>, %inputs_1: tensor<2x2xi64>):
  %result = "stablehlo.map"(%inputs_0, %inputs_1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %0 = "stablehlo.multiply"(%a, %b) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    "stablehlo.return"(%0) : (tensor<i64>) -> ()
  }) : (memref<f32>, tensor<2x2xi64>) -> tensor<2x2xi64>
  "func.return"(%result) : (tensor<2x2xi64>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<2x2xi64>, tensor<2x2xi64>) -> (tensor<2x2xi64>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x2xi64>, %inputs_1: tensor<2x2xi64>):
  %result = "stablehlo.map"(%inputs_0, %inputs_1) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %0 = "stablehlo.multiply"(%a, %b) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    "stablehlo.return"(%0) : (tensor<i64>) -> ()
  }) : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
  "func.return"(%result) : (tensor<2x2xi64>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<2x2xi64>, tensor<2x2xi64>) -> (tensor<2x2xi64>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x2xi64>, %inputs_1: tensor<2x2xi64>):
  %result = "stablehlo.map"(%inputs_0, %inputs_1) <{dimensions = "?"}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %0 = "stablehlo.multiply"(%a, %b) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    "stablehlo.return"(%0) : (tensor<i64>) -> ()
  }) : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
  "func.return"(%result) : (tensor<2x2xi64>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<2x2xi64>, tensor<2x2xi64>) -> (), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x2xi64>, %inputs_1: tensor<2x2xi64>):
  "stablehlo.map"(%inputs_0, %inputs_1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %0 = "stablehlo.multiply"(%a, %b) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    "stablehlo.return"(%0) : (tensor<i64>) -> ()
  }) : (tensor<2x2xi64>, tensor<2x2xi64>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<2x2xi64>, tensor<2x2xi64>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x2xi64>, %inputs_1: tensor<2x2xi64>):
  %result = "stablehlo.map"(%inputs_0, %inputs_1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %0 = "stablehlo.multiply"(%a, %b) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    "stablehlo.return"(%0) : (tensor<i64>) -> ()
  }) : (tensor<2x2xi64>, tensor<2x2xi64>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = () -> (tensor<2x2xi64>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.map"() <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %0 = "stablehlo.multiply"(%a, %b) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    "stablehlo.return"(%0) : (tensor<i64>) -> ()
  }) : () -> tensor<2x2xi64>
  "func.return"(%result) : (tensor<2x2xi64>) -> ()
}) : () -> ()
""",
    ),
    # C2: there is an input, else nothing tells the shape of the result
    (
        "C2",
        """
"func.func"() <{function_type = () -> (tensor<2x2xi64>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.map"() <{dimensions = array<i64: 0, 1>}> ({
  ^bb0:
    %made0 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    "stablehlo.return"(%made0) : (tensor<i64>) -> ()
  }) : () -> tensor<2x2xi64>
  "func.return"(%result) : (tensor<2x2xi64>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `inputs`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2xi64>) -> (tensor<2x2xi64>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xi64>):
  %result = "stablehlo.map"(%inputs_0) <{dimensions = array<i64: 0>}> ({
  ^bb0(%arg0: tensor<i64>):
    "stablehlo.return"(%arg0) : (tensor<i64>) -> ()
  }) : (tensor<2xi64>) -> tensor<2x2xi64>
  "func.return"(%result) : (tensor<2x2xi64>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `inputs`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<1x2xi64>, tensor<1x2xi64>) -> (tensor<2x2xi64>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<1x2xi64>, %inputs_1: tensor<1x2xi64>):
  %result = "stablehlo.map"(%inputs_0, %inputs_1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %0 = "stablehlo.multiply"(%a, %b) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    "stablehlo.return"(%0) : (tensor<i64>) -> ()
  }) : (tensor<1x2xi64>, tensor<1x2xi64>) -> tensor<2x2xi64>
  "func.return"(%result) : (tensor<2x2xi64>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `inputs`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<3x2xi64>, tensor<3x2xi64>) -> (tensor<2x2xi64>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3x2xi64>, %inputs_1: tensor<3x2xi64>):
  %result = "stablehlo.map"(%inputs_0, %inputs_1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %0 = "stablehlo.multiply"(%a, %b) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    "stablehlo.return"(%0) : (tensor<i64>) -> ()
  }) : (tensor<3x2xi64>, tensor<3x2xi64>) -> tensor<2x2xi64>
  "func.return"(%result) : (tensor<2x2xi64>) -> ()
}) : () -> ()
""",
    ),
    # C3: `dimensions` names all dimensions in order, the only mapping that there is
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2xi64>) -> (tensor<2xi64>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xi64>):
  %result = "stablehlo.map"(%inputs_0) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%arg0: tensor<i64>):
    "stablehlo.return"(%arg0) : (tensor<i64>) -> ()
  }) : (tensor<2xi64>) -> tensor<2xi64>
  "func.return"(%result) : (tensor<2xi64>) -> ()
}) : () -> ()
""",
    ),
    # C3: `dimensions` names all dimensions in order, the only mapping that there is
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2x2xi64>, tensor<2x2xi64>) -> (tensor<2x2xi64>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x2xi64>, %inputs_1: tensor<2x2xi64>):
  %result = "stablehlo.map"(%inputs_0, %inputs_1) <{dimensions = array<i64: 1, 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %0 = "stablehlo.multiply"(%a, %b) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    "stablehlo.return"(%0) : (tensor<i64>) -> ()
  }) : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
  "func.return"(%result) : (tensor<2x2xi64>) -> ()
}) : () -> ()
""",
    ),
    # C3: `dimensions` names all dimensions in order, the only mapping that there is
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2x2xi64>, tensor<2x2xi64>) -> (tensor<2x2xi64>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x2xi64>, %inputs_1: tensor<2x2xi64>):
  %result = "stablehlo.map"(%inputs_0, %inputs_1) <{dimensions = array<i64: -1, 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %0 = "stablehlo.multiply"(%a, %b) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    "stablehlo.return"(%0) : (tensor<i64>) -> ()
  }) : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
  "func.return"(%result) : (tensor<2x2xi64>) -> ()
}) : () -> ()
""",
    ),
    # C4: all of `inputs` have one shape
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<2x2xi64>, tensor<2xi64>) -> (tensor<2x2xi64>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x2xi64>, %inputs_1: tensor<2xi64>):
  %result = "stablehlo.map"(%inputs_0, %inputs_1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %0 = "stablehlo.multiply"(%a, %b) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    "stablehlo.return"(%0) : (tensor<i64>) -> ()
  }) : (tensor<2x2xi64>, tensor<2xi64>) -> tensor<2x2xi64>
  "func.return"(%result) : (tensor<2x2xi64>) -> ()
}) : () -> ()
""",
    ),
    # C4: all of `inputs` have one shape
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<1x2xi64>, tensor<2x2xi64>) -> (tensor<1x2xi64>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<1x2xi64>, %inputs_1: tensor<2x2xi64>):
  %result = "stablehlo.map"(%inputs_0, %inputs_1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %0 = "stablehlo.multiply"(%a, %b) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    "stablehlo.return"(%0) : (tensor<i64>) -> ()
  }) : (tensor<1x2xi64>, tensor<2x2xi64>) -> tensor<1x2xi64>
  "func.return"(%result) : (tensor<1x2xi64>) -> ()
}) : () -> ()
""",
    ),
    # C4: all of `inputs` have one shape
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<3x2xi64>, tensor<2x2xi64>) -> (tensor<3x2xi64>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3x2xi64>, %inputs_1: tensor<2x2xi64>):
  %result = "stablehlo.map"(%inputs_0, %inputs_1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %0 = "stablehlo.multiply"(%a, %b) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    "stablehlo.return"(%0) : (tensor<i64>) -> ()
  }) : (tensor<3x2xi64>, tensor<2x2xi64>) -> tensor<3x2xi64>
  "func.return"(%result) : (tensor<3x2xi64>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C2: < with sides one apart
    """
"func.func"() <{function_type = (tensor<2x2xi64>) -> (tensor<2x2xi64>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x2xi64>):
  %result = "stablehlo.map"(%inputs_0) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%arg0: tensor<i64>):
    "stablehlo.return"(%arg0) : (tensor<i64>) -> ()
  }) : (tensor<2x2xi64>) -> tensor<2x2xi64>
  "func.return"(%result) : (tensor<2x2xi64>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2x2xi64>, tensor<2x2xi64>) -> (tensor<2x2xi64>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x2xi64>, %inputs_1: tensor<2x2xi64>):
  %result = "stablehlo.map"(%inputs_0, %inputs_1) <{dimensions = array<i64: 0, 1>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %0 = "stablehlo.multiply"(%a, %b) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    "stablehlo.return"(%0) : (tensor<i64>) -> ()
  }) : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
  "func.return"(%result) : (tensor<2x2xi64>) -> ()
}) : () -> ()
""",
]
