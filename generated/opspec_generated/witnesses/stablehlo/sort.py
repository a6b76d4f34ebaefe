"""Programs that break a rule of stablehlo.sort, and programs that keep them all."""

# Generated from spec/ops/stablehlo/sort.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>, tensor<4xf32>) -> (tensor<4xi32>, tensor<4xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: memref<f32>, %inputs_1: tensor<4xf32>):
  %results:2 = "stablehlo.sort"(%inputs_0, %inputs_1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %x: tensor<f32>, %y: tensor<f32>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }) : (memref<f32>, tensor<4xf32>) -> (tensor<4xi32>, tensor<4xf32>)
  "func.return"(%results#0, %results#1) : (tensor<4xi32>, tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<4xi32>, tensor<4xf32>) -> (tensor<f32>, tensor<4xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<4xi32>, %inputs_1: tensor<4xf32>):
  %results:2 = "stablehlo.sort"(%inputs_0, %inputs_1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %x: tensor<f32>, %y: tensor<f32>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }) : (tensor<4xi32>, tensor<4xf32>) -> (tensor<f32>, tensor<4xf32>)
  "func.return"(%results#0, %results#1) : (tensor<f32>, tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<4xi32>, tensor<4xf32>) -> (tensor<4xi32>, tensor<4xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<4xi32>, %inputs_1: tensor<4xf32>):
  %results:2 = "stablehlo.sort"(%inputs_0, %inputs_1) <{dimension = 0 : i64, is_stable = "?"}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %x: tensor<f32>, %y: tensor<f32>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }) : (tensor<4xi32>, tensor<4xf32>) -> (tensor<4xi32>, tensor<4xf32>)
  "func.return"(%results#0, %results#1) : (tensor<4xi32>, tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<4xi32>, tensor<4xf32>) -> (), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<4xi32>, %inputs_1: tensor<4xf32>):
  "stablehlo.sort"(%inputs_0, %inputs_1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %x: tensor<f32>, %y: tensor<f32>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }) : (tensor<4xi32>, tensor<4xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<4xi32>, tensor<4xf32>) -> (memref<f32>, tensor<4xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<4xi32>, %inputs_1: tensor<4xf32>):
  %results:2 = "stablehlo.sort"(%inputs_0, %inputs_1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %x: tensor<f32>, %y: tensor<f32>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }) : (tensor<4xi32>, tensor<4xf32>) -> (memref<f32>, tensor<4xf32>)
  "func.return"(%results#0, %results#1) : (memref<f32>, tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<4xi32>, tensor<4xf32>) -> (tensor<4xi32>, tensor<4xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<4xi32>, %inputs_1: tensor<4xf32>):
  %results:2 = "stablehlo.sort"(%inputs_0, %inputs_1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<f32>):
    %made0 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    "stablehlo.return"(%made0) : (tensor<i1>) -> ()
  }) : (tensor<4xi32>, tensor<4xf32>) -> (tensor<4xi32>, tensor<4xf32>)
  "func.return"(%results#0, %results#1) : (tensor<4xi32>, tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: there is an input
    (
        "C1",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "stablehlo.sort"() <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0:
    %made0 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    "stablehlo.return"(%made0) : (tensor<i1>) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # C2: all of `inputs` have one shape
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<4xi32>, tensor<f32>) -> (tensor<4xi32>, tensor<f32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<4xi32>, %inputs_1: tensor<f32>):
  %results:2 = "stablehlo.sort"(%inputs_0, %inputs_1) <{is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %x: tensor<f32>, %y: tensor<f32>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }) : (tensor<4xi32>, tensor<f32>) -> (tensor<4xi32>, tensor<f32>)
  "func.return"(%results#0, %results#1) : (tensor<4xi32>, tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C2: all of `inputs` have one shape
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<3xi32>, tensor<4xf32>) -> (tensor<3xi32>, tensor<4xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3xi32>, %inputs_1: tensor<4xf32>):
  %results:2 = "stablehlo.sort"(%inputs_0, %inputs_1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %x: tensor<f32>, %y: tensor<f32>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }) : (tensor<3xi32>, tensor<4xf32>) -> (tensor<3xi32>, tensor<4xf32>)
  "func.return"(%results#0, %results#1) : (tensor<3xi32>, tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C2: all of `inputs` have one shape
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<5xi32>, tensor<4xf32>) -> (tensor<5xi32>, tensor<4xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<5xi32>, %inputs_1: tensor<4xf32>):
  %results:2 = "stablehlo.sort"(%inputs_0, %inputs_1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %x: tensor<f32>, %y: tensor<f32>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }) : (tensor<5xi32>, tensor<4xf32>) -> (tensor<5xi32>, tensor<4xf32>)
  "func.return"(%results#0, %results#1) : (tensor<5xi32>, tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C3: `dimension` is one of the inputs, from before or from behind
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<i32>) -> (tensor<i32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<i32>):
  %result = "stablehlo.sort"(%inputs_0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>):
    %made0 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    "stablehlo.return"(%made0) : (tensor<i1>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  "func.return"(%result) : (tensor<i32>) -> ()
}) : () -> ()
""",
    ),
    # C3: `dimension` is one of the inputs, from before or from behind
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<i32>, tensor<f32>) -> (tensor<i32>, tensor<f32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<i32>, %inputs_1: tensor<f32>):
  %results:2 = "stablehlo.sort"(%inputs_0, %inputs_1) <{is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %x: tensor<f32>, %y: tensor<f32>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }) : (tensor<i32>, tensor<f32>) -> (tensor<i32>, tensor<f32>)
  "func.return"(%results#0, %results#1) : (tensor<i32>, tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C4: each result has the shape of its input
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<1xi32>) -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<1xi32>):
  %result = "stablehlo.sort"(%inputs_0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>):
    %made0 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    "stablehlo.return"(%made0) : (tensor<i1>) -> ()
  }) : (tensor<1xi32>) -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C4: each result has the shape of its input
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<4xi32>, tensor<4xf32>) -> (tensor<5xi32>, tensor<4xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<4xi32>, %inputs_1: tensor<4xf32>):
  %results:2 = "stablehlo.sort"(%inputs_0, %inputs_1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %x: tensor<f32>, %y: tensor<f32>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }) : (tensor<4xi32>, tensor<4xf32>) -> (tensor<5xi32>, tensor<4xf32>)
  "func.return"(%results#0, %results#1) : (tensor<5xi32>, tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C4: each result has the shape of its input
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<5xi32>, tensor<5xf32>) -> (tensor<4xi32>, tensor<4xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<5xi32>, %inputs_1: tensor<5xf32>):
  %results:2 = "stablehlo.sort"(%inputs_0, %inputs_1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %x: tensor<f32>, %y: tensor<f32>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }) : (tensor<5xi32>, tensor<5xf32>) -> (tensor<4xi32>, tensor<4xf32>)
  "func.return"(%results#0, %results#1) : (tensor<4xi32>, tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C1: < with sides one apart
    """
"func.func"() <{function_type = (tensor<4xi32>) -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<4xi32>):
  %result = "stablehlo.sort"(%inputs_0) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>):
    %made0 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    "stablehlo.return"(%made0) : (tensor<i1>) -> ()
  }) : (tensor<4xi32>) -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    # C3: < with sides one apart
    """
"func.func"() <{function_type = (tensor<4xi32>, tensor<4xf32>) -> (tensor<4xi32>, tensor<4xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<4xi32>, %inputs_1: tensor<4xf32>):
  %results:2 = "stablehlo.sort"(%inputs_0, %inputs_1) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %x: tensor<f32>, %y: tensor<f32>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }) : (tensor<4xi32>, tensor<4xf32>) -> (tensor<4xi32>, tensor<4xf32>)
  "func.return"(%results#0, %results#1) : (tensor<4xi32>, tensor<4xf32>) -> ()
}) : () -> ()
""",
    # C3: <= with equal sides
    """
"func.func"() <{function_type = (tensor<4xi32>, tensor<4xf32>) -> (tensor<4xi32>, tensor<4xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<4xi32>, %inputs_1: tensor<4xf32>):
  %results:2 = "stablehlo.sort"(%inputs_0, %inputs_1) <{dimension = -1 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %x: tensor<f32>, %y: tensor<f32>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }) : (tensor<4xi32>, tensor<4xf32>) -> (tensor<4xi32>, tensor<4xf32>)
  "func.return"(%results#0, %results#1) : (tensor<4xi32>, tensor<4xf32>) -> ()
}) : () -> ()
""",
]
