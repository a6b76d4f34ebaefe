"""Programs that break a rule of stablehlo.select_and_scatter, and programs that keep them all."""

# Generated from spec/ops/stablehlo/select_and_scatter.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.select_and_scatter"() <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : () -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>, tensor<2xi32>, tensor<i32>) -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0(%operand: memref<f32>, %source: tensor<2xi32>, %init_value: tensor<i32>):
  %result = "stablehlo.select_and_scatter"(%operand, %source, %init_value) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (memref<f32>, tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<4xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi32>, %source: tensor<f32>, %init_value: tensor<i32>):
  %result = "stablehlo.select_and_scatter"(%operand, %source, %init_value) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<4xi32>, tensor<f32>, tensor<i32>) -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi32>, %source: tensor<2xi32>, %init_value: tensor<i32>):
  %result = "stablehlo.select_and_scatter"(%operand, %source, %init_value) <{window_dimensions = array<i64: 2>, window_strides = "?"}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi32>, %source: tensor<2xi32>, %init_value: tensor<i32>):
  "stablehlo.select_and_scatter"(%operand, %source, %init_value) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi32>, %source: tensor<2xi32>, %init_value: tensor<i32>):
  %result = "stablehlo.select_and_scatter"(%operand, %source, %init_value) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi32>, %source: tensor<2xi32>, %init_value: tensor<i32>):
  %result = "stablehlo.select_and_scatter"(%operand, %source, %init_value) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%arg0: tensor<i32>):
    "stablehlo.return"(%arg0) : (tensor<i32>) -> ()
  }) : (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: `window_dimensions` has `N` entries
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi32>, %source: tensor<2xi32>, %init_value: tensor<i32>):
  %result = "stablehlo.select_and_scatter"(%operand, %source, %init_value) <{window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: `window_dimensions` has `N` entries
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi32>, %source: tensor<2xi32>, %init_value: tensor<i32>):
  %result = "stablehlo.select_and_scatter"(%operand, %source, %init_value) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C3: the window has a place in each dimension, else there is nothing to pick
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi32>, %source: tensor<2xi32>, %init_value: tensor<i32>):
  %result = "stablehlo.select_and_scatter"(%operand, %source, %init_value) <{window_dimensions = array<i64: 0>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C4: `window_strides` has `N` entries
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi32>, %source: tensor<2xi32>, %init_value: tensor<i32>):
  %result = "stablehlo.select_and_scatter"(%operand, %source, %init_value) <{window_dimensions = array<i64: 2>, window_strides = array<i64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C4: `window_strides` has `N` entries
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi32>, %source: tensor<2xi32>, %init_value: tensor<i32>):
  %result = "stablehlo.select_and_scatter"(%operand, %source, %init_value) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2, 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C5: the window moves on, at least by one, else it would never reach the end
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi32>, %source: tensor<2xi32>, %init_value: tensor<i32>):
  %result = "stablehlo.select_and_scatter"(%operand, %source, %init_value) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 0>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C6: `padding` has `N` entries
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi32>, %source: tensor<2xi32>, %init_value: tensor<i32>):
  %result = "stablehlo.select_and_scatter"(%operand, %source, %init_value) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<> : tensor<0x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C6: `padding` has `N` entries
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi32>, %source: tensor<2xi32>, %init_value: tensor<i32>):
  %result = "stablehlo.select_and_scatter"(%operand, %source, %init_value) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>, padding = dense<[[0, 0], [2, 2]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `source` has a value for each window that fits
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi32>, %source: tensor<2xi32>, %init_value: tensor<i32>):
  %result = "stablehlo.select_and_scatter"(%operand, %source, %init_value) <{window_dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `source` has a value for each window that fits
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<3xi32>, tensor<2xi32>, tensor<i32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xi32>, %source: tensor<2xi32>, %init_value: tensor<i32>):
  %result = "stablehlo.select_and_scatter"(%operand, %source, %init_value) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<3xi32>, tensor<2xi32>, tensor<i32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C7: elements can be promoted to the type in which the region combines them, which loses none
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<4xi1>, tensor<2xi1>, tensor<i1>) -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi1>, %source: tensor<2xi1>, %init_value: tensor<i1>):
  %result = "stablehlo.select_and_scatter"(%operand, %source, %init_value) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<4xi1>, tensor<2xi1>, tensor<i1>) -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C8: `result` has the shape of `operand`
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<i32>, %source: tensor<i32>, %init_value: tensor<i32>):
  %result = "stablehlo.select_and_scatter"(%operand, %source, %init_value) <{window_dimensions = array<i64>, window_strides = array<i64>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C8: `result` has the shape of `operand`
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> (tensor<5xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi32>, %source: tensor<2xi32>, %init_value: tensor<i32>):
  %result = "stablehlo.select_and_scatter"(%operand, %source, %init_value) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> tensor<5xi32>
  "func.return"(%result) : (tensor<5xi32>) -> ()
}) : () -> ()
""",
    ),
    # C8: `result` has the shape of `operand`
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<5xi32>, tensor<2xi32>, tensor<i32>) -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<5xi32>, %source: tensor<2xi32>, %init_value: tensor<i32>):
  %result = "stablehlo.select_and_scatter"(%operand, %source, %init_value) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<5xi32>, tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C3: < with sides one apart
    """
"func.func"() <{function_type = (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi32>, %source: tensor<2xi32>, %init_value: tensor<i32>):
  %result = "stablehlo.select_and_scatter"(%operand, %source, %init_value) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi32>, %source: tensor<2xi32>, %init_value: tensor<i32>):
  %result = "stablehlo.select_and_scatter"(%operand, %source, %init_value) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<4xi32>, tensor<2xi32>, tensor<i32>) -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    # C5: < with sides one apart
    """
"func.func"() <{function_type = (tensor<2x3xf32>, tensor<2x2xf32>, tensor<f32>) -> (tensor<2x3xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xf32>, %source: tensor<2x2xf32>, %init_value: tensor<f32>):
  %result = "stablehlo.select_and_scatter"(%operand, %source, %init_value) <{window_dimensions = array<i64: 2, 2>, padding = dense<[[0, 1], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.compare"(%a, %b) <{comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<2x3xf32>, tensor<2x2xf32>, tensor<f32>) -> tensor<2x3xf32>
  "func.return"(%result) : (tensor<2x3xf32>) -> ()
}) : () -> ()
""",
]
