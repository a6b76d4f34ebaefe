"""Programs that break a rule of stablehlo.reduce_window, and programs that keep them all."""

# Generated from spec/ops/stablehlo/reduce_window.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = (tensor<i32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%init_values_0: tensor<i32>):
  %result = "stablehlo.reduce_window"(%init_values_0) <{window_dimensions = array<i64: 3>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>, tensor<i32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: memref<f32>, %init_values_0: tensor<i32>):
  %result = "stablehlo.reduce_window"(%inputs_0, %init_values_0) <{window_dimensions = array<i64: 3>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (memref<f32>, tensor<i32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<f32>, tensor<i32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<f32>, %init_values_0: tensor<i32>):
  %result = "stablehlo.reduce_window"(%inputs_0, %init_values_0) <{window_dimensions = array<i64: 3>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<f32>, tensor<i32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "stablehlo.reduce_window"() <{window_dimensions = array<i64: 3>}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<5xi32>, tensor<i32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<5xi32>, %init_values_0: tensor<i32>):
  %result = "stablehlo.reduce_window"(%inputs_0, %init_values_0) <{window_dimensions = "?"}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<5xi32>, tensor<i32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<5xi32>, tensor<i32>) -> (), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<5xi32>, %init_values_0: tensor<i32>):
  "stablehlo.reduce_window"(%inputs_0, %init_values_0) <{window_dimensions = array<i64: 3>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<5xi32>, tensor<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<5xi32>, tensor<i32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<5xi32>, %init_values_0: tensor<i32>):
  %result = "stablehlo.reduce_window"(%inputs_0, %init_values_0) <{window_dimensions = array<i64: 3>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<5xi32>, tensor<i32>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<5xi32>, tensor<i32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<5xi32>, %init_values_0: tensor<i32>):
  %result = "stablehlo.reduce_window"(%inputs_0, %init_values_0) <{window_dimensions = array<i64: 3>}> ({
  ^bb0(%arg0: tensor<i32>):
    "stablehlo.return"(%arg0) : (tensor<i32>) -> ()
  }) : (tensor<5xi32>, tensor<i32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C1: there is an input, else nothing tells what to go over
    (
        "C1",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "stablehlo.reduce_window"() <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 2>, window_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # C2: each of `inputs` has the shape `space`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3xi32>, %inputs_1: tensor<i32>, %init_values_0: tensor<i32>, %init_values_1: tensor<i32>):
  %results:2 = "stablehlo.reduce_window"(%inputs_0, %inputs_1, %init_values_0, %init_values_1) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %0 = "stablehlo.add"(%a, %c) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.multiply"(%b, %d) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0, %1) : (tensor<i32>, tensor<i32>) -> ()
  }) : (tensor<3xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: each of `inputs` has the shape `space`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xi32>, %inputs_1: tensor<3xi32>, %init_values_0: tensor<i32>, %init_values_1: tensor<i32>):
  %results:2 = "stablehlo.reduce_window"(%inputs_0, %inputs_1, %init_values_0, %init_values_1) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %0 = "stablehlo.add"(%a, %c) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.multiply"(%b, %d) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0, %1) : (tensor<i32>, tensor<i32>) -> ()
  }) : (tensor<2xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: each of `inputs` has the shape `space`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<4xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<4xi32>, %inputs_1: tensor<3xi32>, %init_values_0: tensor<i32>, %init_values_1: tensor<i32>):
  %results:2 = "stablehlo.reduce_window"(%inputs_0, %inputs_1, %init_values_0, %init_values_1) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %0 = "stablehlo.add"(%a, %c) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.multiply"(%b, %d) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0, %1) : (tensor<i32>, tensor<i32>) -> ()
  }) : (tensor<4xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C3: `window_dimensions` has `N` entries
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<5xi32>, tensor<i32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<5xi32>, %init_values_0: tensor<i32>):
  %result = "stablehlo.reduce_window"(%inputs_0, %init_values_0) <{window_dimensions = array<i64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<5xi32>, tensor<i32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C3: `window_dimensions` has `N` entries
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<i32>, tensor<i32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<i32>, %init_values_0: tensor<i32>):
  %result = "stablehlo.reduce_window"(%inputs_0, %init_values_0) <{window_dimensions = array<i64: 3>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<i32>, tensor<i32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C4: the window has a place in each dimension, else it would hold nothing
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<5xi32>, tensor<i32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<5xi32>, %init_values_0: tensor<i32>):
  %result = "stablehlo.reduce_window"(%inputs_0, %init_values_0) <{window_dimensions = array<i64: 0>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<5xi32>, tensor<i32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C5: `window_strides` has `N` entries
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<5xi32>, tensor<i32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<5xi32>, %init_values_0: tensor<i32>):
  %result = "stablehlo.reduce_window"(%inputs_0, %init_values_0) <{window_dimensions = array<i64: 3>, window_strides = array<i64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<5xi32>, tensor<i32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C5: `window_strides` has `N` entries
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<2xf32>, tensor<f32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xf32>, %init_values_0: tensor<f32>):
  %result = "stablehlo.reduce_window"(%inputs_0, %init_values_0) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 2>, window_dilations = array<i64: 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.maximum"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C6: the window moves on, at least by one, else it would never reach the end
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<5xi32>, tensor<i32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<5xi32>, %init_values_0: tensor<i32>):
  %result = "stablehlo.reduce_window"(%inputs_0, %init_values_0) <{window_dimensions = array<i64: 3>, window_strides = array<i64: 0>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<5xi32>, tensor<i32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C7: `base_dilations` has `N` entries
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<5xi32>, tensor<i32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<5xi32>, %init_values_0: tensor<i32>):
  %result = "stablehlo.reduce_window"(%inputs_0, %init_values_0) <{window_dimensions = array<i64: 3>, base_dilations = array<i64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<5xi32>, tensor<i32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C7: `base_dilations` has `N` entries
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<2xf32>, tensor<f32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xf32>, %init_values_0: tensor<f32>):
  %result = "stablehlo.reduce_window"(%inputs_0, %init_values_0) <{window_dimensions = array<i64: 2>, base_dilations = array<i64: 2, 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.maximum"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C8: elements of the inputs stand at least one apart, else two would share a place
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<5xi32>, tensor<i32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<5xi32>, %init_values_0: tensor<i32>):
  %result = "stablehlo.reduce_window"(%inputs_0, %init_values_0) <{window_dimensions = array<i64: 3>, base_dilations = array<i64: 0>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<5xi32>, tensor<i32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C9: `window_dilations` has `N` entries
    (
        "C9",
        """
"func.func"() <{function_type = (tensor<5xi32>, tensor<i32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<5xi32>, %init_values_0: tensor<i32>):
  %result = "stablehlo.reduce_window"(%inputs_0, %init_values_0) <{window_dimensions = array<i64: 3>, window_dilations = array<i64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<5xi32>, tensor<i32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C9: `window_dilations` has `N` entries
    (
        "C9",
        """
"func.func"() <{function_type = (tensor<2xf32>, tensor<f32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xf32>, %init_values_0: tensor<f32>):
  %result = "stablehlo.reduce_window"(%inputs_0, %init_values_0) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 1>, base_dilations = array<i64: 2>, window_dilations = array<i64: 1, 1>, padding = dense<[[2, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.maximum"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C10: elements of the window stand at least one apart, else two would share a place
    (
        "C10",
        """
"func.func"() <{function_type = (tensor<5xi32>, tensor<i32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<5xi32>, %init_values_0: tensor<i32>):
  %result = "stablehlo.reduce_window"(%inputs_0, %init_values_0) <{window_dimensions = array<i64: 3>, window_dilations = array<i64: 0>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<5xi32>, tensor<i32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C11: `padding` has `N` entries
    (
        "C11",
        """
"func.func"() <{function_type = (tensor<5xi32>, tensor<i32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<5xi32>, %init_values_0: tensor<i32>):
  %result = "stablehlo.reduce_window"(%inputs_0, %init_values_0) <{window_dimensions = array<i64: 3>, padding = dense<> : tensor<0x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<5xi32>, tensor<i32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C11: `padding` has `N` entries
    (
        "C11",
        """
"func.func"() <{function_type = (tensor<2xf32>, tensor<f32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xf32>, %init_values_0: tensor<f32>):
  %result = "stablehlo.reduce_window"(%inputs_0, %init_values_0) <{window_dimensions = array<i64: 2>, base_dilations = array<i64: 2>, padding = dense<[[2, 0], [4, 2]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.maximum"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C12: elements can be promoted to the type in which the region combines them, which loses none
    (
        "C12",
        """
"func.func"() <{function_type = (tensor<5xi32>, tensor<i32>) -> (tensor<3xi1>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<5xi32>, %init_values_0: tensor<i32>):
  %result = "stablehlo.reduce_window"(%inputs_0, %init_values_0) <{window_dimensions = array<i64: 3>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }) : (tensor<5xi32>, tensor<i32>) -> tensor<3xi1>
  "func.return"(%result) : (tensor<3xi1>) -> ()
}) : () -> ()
""",
    ),
    # C12: elements can be promoted to the type in which the region combines them, which loses none
    (
        "C12",
        """
"func.func"() <{function_type = (tensor<3xi1>, tensor<3xi32>, tensor<i1>, tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3xi1>, %inputs_1: tensor<3xi32>, %init_values_0: tensor<i1>, %init_values_1: tensor<i32>):
  %results:2 = "stablehlo.reduce_window"(%inputs_0, %inputs_1, %init_values_0, %init_values_1) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %0 = "stablehlo.add"(%a, %c) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.multiply"(%b, %d) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0, %1) : (tensor<i32>, tensor<i32>) -> ()
  }) : (tensor<3xi1>, tensor<3xi32>, tensor<i1>, tensor<i32>) -> (tensor<2xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C13: results have a place for each window that fits
    (
        "C13",
        """
"func.func"() <{function_type = (tensor<i32>, tensor<i32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<i32>, %init_values_0: tensor<i32>):
  %result = "stablehlo.reduce_window"(%inputs_0, %init_values_0) <{window_dimensions = array<i64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<i32>, tensor<i32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C13: results have a place for each window that fits
    (
        "C13",
        """
"func.func"() <{function_type = (tensor<4xi32>, tensor<i32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<4xi32>, %init_values_0: tensor<i32>):
  %result = "stablehlo.reduce_window"(%inputs_0, %init_values_0) <{window_dimensions = array<i64: 3>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<4xi32>, tensor<i32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C13: results have a place for each window that fits
    (
        "C13",
        """
"func.func"() <{function_type = (tensor<6xi32>, tensor<i32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<6xi32>, %init_values_0: tensor<i32>):
  %result = "stablehlo.reduce_window"(%inputs_0, %init_values_0) <{window_dimensions = array<i64: 3>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<6xi32>, tensor<i32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C13: results have a place for each window that fits
    (
        "C13",
        """
"func.func"() <{function_type = (tensor<3xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<3xi32>, %inputs_1: tensor<3xi32>, %init_values_0: tensor<i32>, %init_values_1: tensor<i32>):
  %results:2 = "stablehlo.reduce_window"(%inputs_0, %inputs_1, %init_values_0, %init_values_1) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>, %c: tensor<i32>, %d: tensor<i32>):
    %0 = "stablehlo.add"(%a, %c) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.multiply"(%b, %d) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0, %1) : (tensor<i32>, tensor<i32>) -> ()
  }) : (tensor<3xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<3xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C1: < with sides one apart
    # C6: < with sides one apart
    # C8: < with sides one apart
    # C10: < with sides one apart
    """
"func.func"() <{function_type = (tensor<5xi32>, tensor<i32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<5xi32>, %init_values_0: tensor<i32>):
  %result = "stablehlo.reduce_window"(%inputs_0, %init_values_0) <{window_dimensions = array<i64: 3>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<5xi32>, tensor<i32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    # C4: < with sides one apart
    """
"func.func"() <{function_type = (tensor<5xi32>, tensor<i32>) -> (tensor<5xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<5xi32>, %init_values_0: tensor<i32>):
  %result = "stablehlo.reduce_window"(%inputs_0, %init_values_0) <{window_dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
  "func.return"(%result) : (tensor<5xi32>) -> ()
}) : () -> ()
""",
]
