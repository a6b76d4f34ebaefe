"""Programs that break a rule of stablehlo.get_tuple_element, and programs that keep them all."""

# Generated from spec/ops/stablehlo/get_tuple_element.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<2xf64>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.get_tuple_element"() <{index = 0 : i32}> : () -> tensor<2xf64>
  "func.return"(%result) : (tensor<2xf64>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<2xf64>), sym_name = "main"}> ({
^bb0(%operand: memref<f32>):
  %result = "stablehlo.get_tuple_element"(%operand) <{index = 0 : i32}> : (memref<f32>) -> tensor<2xf64>
  "func.return"(%result) : (tensor<2xf64>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<2xf64>, tensor<i64>) -> (tensor<2xf64>), sym_name = "main"}> ({
^bb0(%operand_0: tensor<2xf64>, %operand_1: tensor<i64>):
  %operand = "stablehlo.tuple"(%operand_0, %operand_1) : (tensor<2xf64>, tensor<i64>) -> tuple<tensor<2xf64>, tensor<i64>>
  %result = "stablehlo.get_tuple_element"(%operand) : (tuple<tensor<2xf64>, tensor<i64>>) -> tensor<2xf64>
  "func.return"(%result) : (tensor<2xf64>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<2xf64>, tensor<i64>) -> (tensor<2xf64>), sym_name = "main"}> ({
^bb0(%operand_0: tensor<2xf64>, %operand_1: tensor<i64>):
  %operand = "stablehlo.tuple"(%operand_0, %operand_1) : (tensor<2xf64>, tensor<i64>) -> tuple<tensor<2xf64>, tensor<i64>>
  %result = "stablehlo.get_tuple_element"(%operand) <{index = "?"}> : (tuple<tensor<2xf64>, tensor<i64>>) -> tensor<2xf64>
  "func.return"(%result) : (tensor<2xf64>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<2xf64>, tensor<i64>) -> (), sym_name = "main"}> ({
^bb0(%operand_0: tensor<2xf64>, %operand_1: tensor<i64>):
  %operand = "stablehlo.tuple"(%operand_0, %operand_1) : (tensor<2xf64>, tensor<i64>) -> tuple<tensor<2xf64>, tensor<i64>>
  "stablehlo.get_tuple_element"(%operand) <{index = 0 : i32}> : (tuple<tensor<2xf64>, tensor<i64>>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<2xf64>, tensor<i64>) -> (tensor<2xindex>), sym_name = "main"}> ({
^bb0(%operand_0: tensor<2xf64>, %operand_1: tensor<i64>):
  %operand = "stablehlo.tuple"(%operand_0, %operand_1) : (tensor<2xf64>, tensor<i64>) -> tuple<tensor<2xf64>, tensor<i64>>
  %result = "stablehlo.get_tuple_element"(%operand) <{index = 0 : i32}> : (tuple<tensor<2xf64>, tensor<i64>>) -> tensor<2xindex>
  "func.return"(%result) : (tensor<2xindex>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<2xf64>, tensor<i64>) -> (tensor<2xf64>), sym_name = "main"}> ({
^bb0(%operand_0: tensor<2xf64>, %operand_1: tensor<i64>):
  %operand = "stablehlo.tuple"(%operand_0, %operand_1) : (tensor<2xf64>, tensor<i64>) -> tuple<tensor<2xf64>, tensor<i64>>
  %result = "stablehlo.get_tuple_element"(%operand) <{index = 0 : i32}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tuple<tensor<2xf64>, tensor<i64>>) -> tensor<2xf64>
  "func.return"(%result) : (tensor<2xf64>) -> ()
}) : () -> ()
""",
    ),
    # C1: the tuple has a value at `index`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2xf64>, tensor<i64>) -> (tensor<2xf64>), sym_name = "main"}> ({
^bb0(%operand_0: tensor<2xf64>, %operand_1: tensor<i64>):
  %operand = "stablehlo.tuple"(%operand_0, %operand_1) : (tensor<2xf64>, tensor<i64>) -> tuple<tensor<2xf64>, tensor<i64>>
  %result = "stablehlo.get_tuple_element"(%operand) <{index = 2 : i32}> : (tuple<tensor<2xf64>, tensor<i64>>) -> tensor<2xf64>
  "func.return"(%result) : (tensor<2xf64>) -> ()
}) : () -> ()
""",
    ),
    # C1: the tuple has a value at `index`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2xf64>, tensor<i64>) -> (tensor<2xf64>), sym_name = "main"}> ({
^bb0(%operand_0: tensor<2xf64>, %operand_1: tensor<i64>):
  %operand = "stablehlo.tuple"(%operand_0, %operand_1) : (tensor<2xf64>, tensor<i64>) -> tuple<tensor<2xf64>, tensor<i64>>
  %result = "stablehlo.get_tuple_element"(%operand) <{index = -1 : i32}> : (tuple<tensor<2xf64>, tensor<i64>>) -> tensor<2xf64>
  "func.return"(%result) : (tensor<2xf64>) -> ()
}) : () -> ()
""",
    ),
    # C2: `result` has the type of that value
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<2xf64>), sym_name = "main"}> ({
^bb0(%operand_0: tensor<f32>):
  %operand = "stablehlo.tuple"(%operand_0) : (tensor<f32>) -> tuple<tensor<f32>>
  %result = "stablehlo.get_tuple_element"(%operand) <{index = 0 : i32}> : (tuple<tensor<f32>>) -> tensor<2xf64>
  "func.return"(%result) : (tensor<2xf64>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C1: <= with equal sides
    """
"func.func"() <{function_type = (tensor<2xf64>, tensor<i64>) -> (tensor<2xf64>), sym_name = "main"}> ({
^bb0(%operand_0: tensor<2xf64>, %operand_1: tensor<i64>):
  %operand = "stablehlo.tuple"(%operand_0, %operand_1) : (tensor<2xf64>, tensor<i64>) -> tuple<tensor<2xf64>, tensor<i64>>
  %result = "stablehlo.get_tuple_element"(%operand) <{index = 0 : i32}> : (tuple<tensor<2xf64>, tensor<i64>>) -> tensor<2xf64>
  "func.return"(%result) : (tensor<2xf64>) -> ()
}) : () -> ()
""",
    # C1: < with sides one apart
    """
"func.func"() <{function_type = (tensor<i1>, tensor<f32>, tensor<i64>) -> (tensor<i64>), sym_name = "main"}> ({
^bb0(%operand_0_0: tensor<i1>, %operand_0_1: tensor<f32>, %operand_1: tensor<i64>):
  %operand_0 = "stablehlo.tuple"(%operand_0_0, %operand_0_1) : (tensor<i1>, tensor<f32>) -> tuple<tensor<i1>, tensor<f32>>
  %operand = "stablehlo.tuple"(%operand_0, %operand_1) : (tuple<tensor<i1>, tensor<f32>>, tensor<i64>) -> tuple<tuple<tensor<i1>, tensor<f32>>, tensor<i64>>
  %result = "stablehlo.get_tuple_element"(%operand) <{index = 1 : i32}> : (tuple<tuple<tensor<i1>, tensor<f32>>, tensor<i64>>) -> tensor<i64>
  "func.return"(%result) : (tensor<i64>) -> ()
}) : () -> ()
""",
]
