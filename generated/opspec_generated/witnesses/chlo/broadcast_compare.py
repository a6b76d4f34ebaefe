"""Programs that break a rule of chlo.broadcast_compare, and programs that keep them all."""

# Generated from spec/ops/chlo/broadcast_compare.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<3xi1>), sym_name = "main"}> ({
^bb0:
  %result = "chlo.broadcast_compare"() <{comparison_direction = #chlo<comparison_direction LE>}> : () -> tensor<3xi1>
  "func.return"(%result) : (tensor<3xi1>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>, tensor<f32>) -> (tensor<3xi1>), sym_name = "main"}> ({
^bb0(%lhs: memref<f32>, %rhs: tensor<f32>):
  %result = "chlo.broadcast_compare"(%lhs, %rhs) <{comparison_direction = #chlo<comparison_direction LE>}> : (memref<f32>, tensor<f32>) -> tensor<3xi1>
  "func.return"(%result) : (tensor<3xi1>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<3xf32>, tensor<i1>) -> (tensor<3xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xf32>, %rhs: tensor<i1>):
  %result = "chlo.broadcast_compare"(%lhs, %rhs) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3xf32>, tensor<i1>) -> tensor<3xi1>
  "func.return"(%result) : (tensor<3xi1>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<3xf32>, tensor<f32>) -> (tensor<3xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xf32>, %rhs: tensor<f32>):
  %result = "chlo.broadcast_compare"(%lhs, %rhs) : (tensor<3xf32>, tensor<f32>) -> tensor<3xi1>
  "func.return"(%result) : (tensor<3xi1>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<3xf32>, tensor<f32>) -> (tensor<3xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xf32>, %rhs: tensor<f32>):
  %result = "chlo.broadcast_compare"(%lhs, %rhs) <{comparison_direction = "?"}> : (tensor<3xf32>, tensor<f32>) -> tensor<3xi1>
  "func.return"(%result) : (tensor<3xi1>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<3xf32>, tensor<f32>) -> (), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xf32>, %rhs: tensor<f32>):
  "chlo.broadcast_compare"(%lhs, %rhs) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3xf32>, tensor<f32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<3xf32>, tensor<f32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xf32>, %rhs: tensor<f32>):
  %result = "chlo.broadcast_compare"(%lhs, %rhs) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3xf32>, tensor<f32>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<3xf32>, tensor<f32>) -> (tensor<3xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xf32>, %rhs: tensor<f32>):
  %result = "chlo.broadcast_compare"(%lhs, %rhs) <{comparison_direction = #chlo<comparison_direction LE>}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<3xf32>, tensor<f32>) -> tensor<3xi1>
  "func.return"(%result) : (tensor<3xi1>) -> ()
}) : () -> ()
""",
    ),
    # B3: `broadcast_dimensions` has an entry for each dimension of the operand of lower rank
    (
        "B3",
        """
"func.func"() <{function_type = (tensor<3xf32>, tensor<1xf32>) -> (tensor<3xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xf32>, %rhs: tensor<1xf32>):
  %result = "chlo.broadcast_compare"(%lhs, %rhs) <{comparison_direction = #chlo<comparison_direction LE>, broadcast_dimensions = array<i64>}> : (tensor<3xf32>, tensor<1xf32>) -> tensor<3xi1>
  "func.return"(%result) : (tensor<3xi1>) -> ()
}) : () -> ()
""",
    ),
    # B3: `broadcast_dimensions` has an entry for each dimension of the operand of lower rank
    (
        "B3",
        """
"func.func"() <{function_type = (tensor<3xf32>, tensor<f32>) -> (tensor<3xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xf32>, %rhs: tensor<f32>):
  %result = "chlo.broadcast_compare"(%lhs, %rhs) <{comparison_direction = #chlo<comparison_direction LE>, broadcast_dimensions = array<i64: 0>}> : (tensor<3xf32>, tensor<f32>) -> tensor<3xi1>
  "func.return"(%result) : (tensor<3xi1>) -> ()
}) : () -> ()
""",
    ),
    # B4: each of `broadcast_dimensions` is a dimension of the operand of higher rank
    (
        "B4",
        """
"func.func"() <{function_type = (tensor<3xf32>, tensor<1xf32>) -> (tensor<3xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xf32>, %rhs: tensor<1xf32>):
  %result = "chlo.broadcast_compare"(%lhs, %rhs) <{comparison_direction = #chlo<comparison_direction LE>, broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>, tensor<1xf32>) -> tensor<3xi1>
  "func.return"(%result) : (tensor<3xi1>) -> ()
}) : () -> ()
""",
    ),
    # B4: each of `broadcast_dimensions` is a dimension of the operand of higher rank
    (
        "B4",
        """
"func.func"() <{function_type = (tensor<2x1xi32>, tensor<3xi32>) -> (tensor<2x3xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x1xi32>, %rhs: tensor<3xi32>):
  %result = "chlo.broadcast_compare"(%lhs, %rhs) <{comparison_direction = #chlo<comparison_direction GE>, broadcast_dimensions = array<i64: -1>}> : (tensor<2x1xi32>, tensor<3xi32>) -> tensor<2x3xi1>
  "func.return"(%result) : (tensor<2x3xi1>) -> ()
}) : () -> ()
""",
    ),
    # B5: the dimensions go up
    (
        "B5",
        """
"func.func"() <{function_type = (tensor<1x2xi8>, tensor<2x1xi8>) -> (tensor<2x2xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x2xi8>, %rhs: tensor<2x1xi8>):
  %result = "chlo.broadcast_compare"(%lhs, %rhs) <{comparison_direction = #chlo<comparison_direction EQ>, broadcast_dimensions = array<i64: 0, 0>}> : (tensor<1x2xi8>, tensor<2x1xi8>) -> tensor<2x2xi1>
  "func.return"(%result) : (tensor<2x2xi1>) -> ()
}) : () -> ()
""",
    ),
    # B5: the dimensions go up
    (
        "B5",
        """
"func.func"() <{function_type = (tensor<1x2xi8>, tensor<2x1xi8>) -> (tensor<2x2xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x2xi8>, %rhs: tensor<2x1xi8>):
  %result = "chlo.broadcast_compare"(%lhs, %rhs) <{comparison_direction = #chlo<comparison_direction EQ>, broadcast_dimensions = array<i64: 1, 0>}> : (tensor<1x2xi8>, tensor<2x1xi8>) -> tensor<2x2xi1>
  "func.return"(%result) : (tensor<2x2xi1>) -> ()
}) : () -> ()
""",
    ),
    # B1: sizes that meet in a dimension are the same, or one of them is 1
    (
        "B1",
        """
"func.func"() <{function_type = (tensor<3xf32>, tensor<2xf32>) -> (tensor<3xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xf32>, %rhs: tensor<2xf32>):
  %result = "chlo.broadcast_compare"(%lhs, %rhs) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3xf32>, tensor<2xf32>) -> tensor<3xi1>
  "func.return"(%result) : (tensor<3xi1>) -> ()
}) : () -> ()
""",
    ),
    # B1: sizes that meet in a dimension are the same, or one of them is 1
    (
        "B1",
        """
"func.func"() <{function_type = (tensor<2x2xi32>, tensor<3xi32>) -> (tensor<2x3xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x2xi32>, %rhs: tensor<3xi32>):
  %result = "chlo.broadcast_compare"(%lhs, %rhs) <{comparison_direction = #chlo<comparison_direction GE>}> : (tensor<2x2xi32>, tensor<3xi32>) -> tensor<2x3xi1>
  "func.return"(%result) : (tensor<2x3xi1>) -> ()
}) : () -> ()
""",
    ),
    # B1: sizes that meet in a dimension are the same, or one of them is 1
    (
        "B1",
        """
"func.func"() <{function_type = (tensor<2x0xi32>, tensor<3xi32>) -> (tensor<2x3xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x0xi32>, %rhs: tensor<3xi32>):
  %result = "chlo.broadcast_compare"(%lhs, %rhs) <{comparison_direction = #chlo<comparison_direction GE>}> : (tensor<2x0xi32>, tensor<3xi32>) -> tensor<2x3xi1>
  "func.return"(%result) : (tensor<2x3xi1>) -> ()
}) : () -> ()
""",
    ),
    # B1: sizes that meet in a dimension are the same, or one of them is 1
    (
        "B1",
        """
"func.func"() <{function_type = (tensor<1x2xi8>, tensor<2x0xi8>) -> (tensor<2x2xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x2xi8>, %rhs: tensor<2x0xi8>):
  %result = "chlo.broadcast_compare"(%lhs, %rhs) <{comparison_direction = #chlo<comparison_direction EQ>, broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xi8>, tensor<2x0xi8>) -> tensor<2x2xi1>
  "func.return"(%result) : (tensor<2x2xi1>) -> ()
}) : () -> ()
""",
    ),
    # B2: of the sizes that meet in a dimension `result` has the one that is not 1
    (
        "B2",
        """
"func.func"() <{function_type = (tensor<3xf32>, tensor<f32>) -> (tensor<i1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xf32>, %rhs: tensor<f32>):
  %result = "chlo.broadcast_compare"(%lhs, %rhs) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<3xf32>, tensor<f32>) -> tensor<i1>
  "func.return"(%result) : (tensor<i1>) -> ()
}) : () -> ()
""",
    ),
    # B2: of the sizes that meet in a dimension `result` has the one that is not 1
    (
        "B2",
        """
"func.func"() <{function_type = (tensor<2xf32>, tensor<f32>) -> (tensor<3xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xf32>, %rhs: tensor<f32>):
  %result = "chlo.broadcast_compare"(%lhs, %rhs) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<2xf32>, tensor<f32>) -> tensor<3xi1>
  "func.return"(%result) : (tensor<3xi1>) -> ()
}) : () -> ()
""",
    ),
    # B2: of the sizes that meet in a dimension `result` has the one that is not 1
    (
        "B2",
        """
"func.func"() <{function_type = (tensor<4xf32>, tensor<f32>) -> (tensor<3xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<4xf32>, %rhs: tensor<f32>):
  %result = "chlo.broadcast_compare"(%lhs, %rhs) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<4xf32>, tensor<f32>) -> tensor<3xi1>
  "func.return"(%result) : (tensor<3xi1>) -> ()
}) : () -> ()
""",
    ),
    # C3: compare_type suits the element type
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<3xf32>, tensor<f32>) -> (tensor<3xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xf32>, %rhs: tensor<f32>):
  %result = "chlo.broadcast_compare"(%lhs, %rhs) <{comparison_direction = #chlo<comparison_direction LE>, compare_type = #chlo<comparison_type SIGNED>}> : (tensor<3xf32>, tensor<f32>) -> tensor<3xi1>
  "func.return"(%result) : (tensor<3xi1>) -> ()
}) : () -> ()
""",
    ),
    # C3: compare_type suits the element type
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<3xf32>, tensor<f32>) -> (tensor<3xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xf32>, %rhs: tensor<f32>):
  %result = "chlo.broadcast_compare"(%lhs, %rhs) <{comparison_direction = #chlo<comparison_direction LE>, compare_type = #chlo<comparison_type UNSIGNED>}> : (tensor<3xf32>, tensor<f32>) -> tensor<3xi1>
  "func.return"(%result) : (tensor<3xi1>) -> ()
}) : () -> ()
""",
    ),
    # C3: compare_type suits the element type
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2x1xi32>, tensor<3xi32>) -> (tensor<2x3xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x1xi32>, %rhs: tensor<3xi32>):
  %result = "chlo.broadcast_compare"(%lhs, %rhs) <{comparison_direction = #chlo<comparison_direction GE>, compare_type = #chlo<comparison_type UNSIGNED>}> : (tensor<2x1xi32>, tensor<3xi32>) -> tensor<2x3xi1>
  "func.return"(%result) : (tensor<2x3xi1>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<f32>, tensor<f32>) -> (tensor<i1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<f32>, %rhs: tensor<f32>):
  %result = "chlo.broadcast_compare"(%lhs, %rhs) <{comparison_direction = #chlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
  "func.return"(%result) : (tensor<i1>) -> ()
}) : () -> ()
""",
    # B4: < with sides one apart
    """
"func.func"() <{function_type = (tensor<2x1xi32>, tensor<3xi32>) -> (tensor<2x3xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x1xi32>, %rhs: tensor<3xi32>):
  %result = "chlo.broadcast_compare"(%lhs, %rhs) <{comparison_direction = #chlo<comparison_direction GE>}> : (tensor<2x1xi32>, tensor<3xi32>) -> tensor<2x3xi1>
  "func.return"(%result) : (tensor<2x3xi1>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<3xf32>, tensor<f32>) -> (tensor<3xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xf32>, %rhs: tensor<f32>):
  %result = "chlo.broadcast_compare"(%lhs, %rhs) <{comparison_direction = #chlo<comparison_direction LE>, compare_type = #chlo<comparison_type FLOAT>}> : (tensor<3xf32>, tensor<f32>) -> tensor<3xi1>
  "func.return"(%result) : (tensor<3xi1>) -> ()
}) : () -> ()
""",
    # B4: <= with equal sides
    """
"func.func"() <{function_type = (tensor<1x2xi8>, tensor<2x1xi8>) -> (tensor<2x2xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1x2xi8>, %rhs: tensor<2x1xi8>):
  %result = "chlo.broadcast_compare"(%lhs, %rhs) <{comparison_direction = #chlo<comparison_direction EQ>, broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xi8>, tensor<2x1xi8>) -> tensor<2x2xi1>
  "func.return"(%result) : (tensor<2x2xi1>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2x2xi8>, tensor<2x1xi8>) -> (tensor<2x2xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2x2xi8>, %rhs: tensor<2x1xi8>):
  %result = "chlo.broadcast_compare"(%lhs, %rhs) <{comparison_direction = #chlo<comparison_direction EQ>, broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x2xi8>, tensor<2x1xi8>) -> tensor<2x2xi1>
  "func.return"(%result) : (tensor<2x2xi1>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<3x!quant.uniform<i8:f32, 0.5>>, tensor<!quant.uniform<i8:f32, 0.5>>) -> (tensor<3xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3x!quant.uniform<i8:f32, 0.5>>, %rhs: tensor<!quant.uniform<i8:f32, 0.5>>):
  %result = "chlo.broadcast_compare"(%lhs, %rhs) <{comparison_direction = #chlo<comparison_direction LT>, compare_type = #chlo<comparison_type TOTALORDER>}> : (tensor<3x!quant.uniform<i8:f32, 0.5>>, tensor<!quant.uniform<i8:f32, 0.5>>) -> tensor<3xi1>
  "func.return"(%result) : (tensor<3xi1>) -> ()
}) : () -> ()
""",
]
