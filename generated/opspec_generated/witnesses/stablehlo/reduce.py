"""Programs that break a rule of stablehlo.reduce, and programs that keep them all."""

# Generated from spec/ops/stablehlo/reduce.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = (tensor<i32>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%init_values_0: tensor<i32>):
  %result = "stablehlo.reduce"(%init_values_0) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>, tensor<i32>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: memref<f32>, %init_values_0: tensor<i32>):
  %result = "stablehlo.reduce"(%inputs_0, %init_values_0) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (memref<f32>, tensor<i32>) -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<f32>, tensor<i32>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<f32>, %init_values_0: tensor<i32>):
  %result = "stablehlo.reduce"(%inputs_0, %init_values_0) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<f32>, tensor<i32>) -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<2x3xi32>, tensor<i32>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x3xi32>, %init_values_0: tensor<i32>):
  %result = "stablehlo.reduce"(%inputs_0, %init_values_0) ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<2x3xi32>, tensor<i32>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x3xi32>, %init_values_0: tensor<i32>):
  %result = "stablehlo.reduce"(%inputs_0, %init_values_0) <{dimensions = "?"}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<2x3xi32>, tensor<i32>) -> (), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x3xi32>, %init_values_0: tensor<i32>):
  "stablehlo.reduce"(%inputs_0, %init_values_0) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<2x3xi32>, tensor<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<2x3xi32>, tensor<i32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x3xi32>, %init_values_0: tensor<i32>):
  %result = "stablehlo.reduce"(%inputs_0, %init_values_0) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<2x3xi32>, tensor<i32>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<2x3xi32>, tensor<i32>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x3xi32>, %init_values_0: tensor<i32>):
  %result = "stablehlo.reduce"(%inputs_0, %init_values_0) <{dimensions = array<i64: 1>}> ({
  ^bb0(%arg0: tensor<i32>):
    "stablehlo.return"(%arg0) : (tensor<i32>) -> ()
  }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: there is an input, else nothing tells what to go over
    (
        "C2",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "stablehlo.reduce"() <{dimensions = array<i64>}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # C1: all of `inputs` have one shape
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2x3xi32>, tensor<2xi32>, tensor<i32>, tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x3xi32>, %inputs_1: tensor<2xi32>, %init_values_0: tensor<i32>, %init_values_1: tensor<i32>):
  %results:2 = "stablehlo.reduce"(%inputs_0, %inputs_1, %init_values_0, %init_values_1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>):
    "stablehlo.return"(%arg0, %arg1) : (tensor<i32>, tensor<i32>) -> ()
  }) : (tensor<2x3xi32>, tensor<2xi32>, tensor<i32>, tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C1: all of `inputs` have one shape
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<1x3xi32>, tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<1x3xi32>, %inputs_1: tensor<2x3xi32>, %init_values_0: tensor<i32>, %init_values_1: tensor<i32>):
  %results:2 = "stablehlo.reduce"(%inputs_0, %inputs_1, %init_values_0, %init_values_1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>):
    "stablehlo.return"(%arg0, %arg1) : (tensor<i32>, tensor<i32>) -> ()
  }) : (tensor<1x3xi32>, tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C1: all of `inputs` have one shape
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<3x3xi32>, tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3x3xi32>, %inputs_1: tensor<2x3xi32>, %init_values_0: tensor<i32>, %init_values_1: tensor<i32>):
  %results:2 = "stablehlo.reduce"(%inputs_0, %inputs_1, %init_values_0, %init_values_1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>):
    "stablehlo.return"(%arg0, %arg1) : (tensor<i32>, tensor<i32>) -> ()
  }) : (tensor<3x3xi32>, tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C3: each dimension that goes is one of the inputs
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2xi1>, tensor<i1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xi1>, %init_values_0: tensor<i1>):
  %result = "stablehlo.reduce"(%inputs_0, %init_values_0) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }) : (tensor<2xi1>, tensor<i1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C3: each dimension that goes is one of the inputs
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2x3xi32>, tensor<i32>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x3xi32>, %init_values_0: tensor<i32>):
  %result = "stablehlo.reduce"(%inputs_0, %init_values_0) <{dimensions = array<i64: -1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C4: no dimension goes twice, since it is there once
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<2xf32>, tensor<f32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xf32>, %init_values_0: tensor<f32>):
  %result = "stablehlo.reduce"(%inputs_0, %init_values_0) <{dimensions = array<i64: 0, 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.maximum"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C5: elements can be promoted to the type in which the region combines them, which loses none
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<2x3xi1>, tensor<i1>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x3xi1>, %init_values_0: tensor<i1>):
  %result = "stablehlo.reduce"(%inputs_0, %init_values_0) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i8>, tensor<i8>) -> tensor<i8>
    "stablehlo.return"(%0) : (tensor<i8>) -> ()
  }) : (tensor<2x3xi1>, tensor<i1>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # C5: elements can be promoted to the type in which the region combines them, which loses none
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<2x3xi1>, tensor<2x3xi32>, tensor<i1>, tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x3xi1>, %inputs_1: tensor<2x3xi32>, %init_values_0: tensor<i1>, %init_values_1: tensor<i32>):
  %results:2 = "stablehlo.reduce"(%inputs_0, %inputs_1, %init_values_0, %init_values_1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>):
    "stablehlo.return"(%arg0, %arg1) : (tensor<i32>, tensor<i32>) -> ()
  }) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<i1>, tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C6: results have the dimensions that stay
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<1x3xi1>, tensor<i1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<1x3xi1>, %init_values_0: tensor<i1>):
  %result = "stablehlo.reduce"(%inputs_0, %init_values_0) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }) : (tensor<1x3xi1>, tensor<i1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C6: results have the dimensions that stay
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<3x3xi32>, tensor<i32>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3x3xi32>, %init_values_0: tensor<i32>):
  %result = "stablehlo.reduce"(%inputs_0, %init_values_0) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<3x3xi32>, tensor<i32>) -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C6: results have the dimensions that stay
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<2x3xi32>, tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x3xi32>, %inputs_1: tensor<2x3xi32>, %init_values_0: tensor<i32>, %init_values_1: tensor<i32>):
  %results:2 = "stablehlo.reduce"(%inputs_0, %inputs_1, %init_values_0, %init_values_1) <{dimensions = array<i64: 1>}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>):
    "stablehlo.return"(%arg0, %arg1) : (tensor<i32>, tensor<i32>) -> ()
  }) : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<3xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C2: < with sides one apart
    # C3: < with sides one apart
    """
"func.func"() <{function_type = (tensor<2x3xi32>, tensor<i32>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2x3xi32>, %init_values_0: tensor<i32>):
  %result = "stablehlo.reduce"(%inputs_0, %init_values_0) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    # C3: <= with equal sides
    """
"func.func"() <{function_type = (tensor<0x2xf32>, tensor<f32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<0x2xf32>, %init_values_0: tensor<f32>):
  %result = "stablehlo.reduce"(%inputs_0, %init_values_0) <{dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.maximum"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<0x2xf32>, tensor<f32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
]
