"""Programs that break a rule of stablehlo.compare, and programs that keep them all."""

# Generated from spec/ops/stablehlo/compare.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.compare"() <{comparison_direction = #stablehlo<comparison_direction LT>}> : () -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>, tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%lhs: memref<f32>, %rhs: tensor<2xi1>):
  %result = "stablehlo.compare"(%lhs, %rhs) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (memref<f32>, tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<2xi1>, tensor<f32>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi1>, %rhs: tensor<f32>):
  %result = "stablehlo.compare"(%lhs, %rhs) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi1>, tensor<f32>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<2xi1>, tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi1>, %rhs: tensor<2xi1>):
  %result = "stablehlo.compare"(%lhs, %rhs) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<2xi1>, tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi1>, %rhs: tensor<2xi1>):
  %result = "stablehlo.compare"(%lhs, %rhs) <{comparison_direction = "?"}> : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<2xi1>, tensor<2xi1>) -> (), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi1>, %rhs: tensor<2xi1>):
  "stablehlo.compare"(%lhs, %rhs) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi1>, tensor<2xi1>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<2xi1>, tensor<2xi1>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi1>, %rhs: tensor<2xi1>):
  %result = "stablehlo.compare"(%lhs, %rhs) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi1>, tensor<2xi1>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<2xi1>, tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi1>, %rhs: tensor<2xi1>):
  %result = "stablehlo.compare"(%lhs, %rhs) <{comparison_direction = #stablehlo<comparison_direction LT>}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `lhs`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<i1>, tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<i1>, %rhs: tensor<2xi1>):
  %result = "stablehlo.compare"(%lhs, %rhs) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i1>, tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `lhs`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<1xi1>, tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<1xi1>, %rhs: tensor<2xi1>):
  %result = "stablehlo.compare"(%lhs, %rhs) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1xi1>, tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `lhs`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<3xi1>, tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xi1>, %rhs: tensor<2xi1>):
  %result = "stablehlo.compare"(%lhs, %rhs) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3xi1>, tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C2: `result` has the shape of `rhs`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2xi1>, tensor<i1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi1>, %rhs: tensor<i1>):
  %result = "stablehlo.compare"(%lhs, %rhs) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi1>, tensor<i1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C2: `result` has the shape of `rhs`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2xi1>, tensor<1xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi1>, %rhs: tensor<1xi1>):
  %result = "stablehlo.compare"(%lhs, %rhs) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi1>, tensor<1xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C2: `result` has the shape of `rhs`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2xi1>, tensor<3xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi1>, %rhs: tensor<3xi1>):
  %result = "stablehlo.compare"(%lhs, %rhs) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi1>, tensor<3xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C3: compare_type suits the element type
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<i1>, tensor<i1>) -> (tensor<i1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<i1>, %rhs: tensor<i1>):
  %result = "stablehlo.compare"(%lhs, %rhs) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
  "func.return"(%result) : (tensor<i1>) -> ()
}) : () -> ()
""",
    ),
    # C3: compare_type suits the element type
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2xi8>, tensor<2xi8>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi8>, %rhs: tensor<2xi8>):
  %result = "stablehlo.compare"(%lhs, %rhs) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C3: compare_type suits the element type
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3xf32>, %rhs: tensor<3xf32>):
  %result = "stablehlo.compare"(%lhs, %rhs) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
  "func.return"(%result) : (tensor<3xi1>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<2xi1>, tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi1>, %rhs: tensor<2xi1>):
  %result = "stablehlo.compare"(%lhs, %rhs) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2xi1>, tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<2xi1>, %rhs: tensor<2xi1>):
  %result = "stablehlo.compare"(%lhs, %rhs) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type UNSIGNED>}> : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<3x!quant.uniform<i8:f32, 0.5>>, tensor<3x!quant.uniform<i8:f32, 0.5>>) -> (tensor<3xi1>), sym_name = "main"}> ({
^bb0(%lhs: tensor<3x!quant.uniform<i8:f32, 0.5>>, %rhs: tensor<3x!quant.uniform<i8:f32, 0.5>>):
  %result = "stablehlo.compare"(%lhs, %rhs) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type TOTALORDER>}> : (tensor<3x!quant.uniform<i8:f32, 0.5>>, tensor<3x!quant.uniform<i8:f32, 0.5>>) -> tensor<3xi1>
  "func.return"(%result) : (tensor<3xi1>) -> ()
}) : () -> ()
""",
]
