"""Programs that break a rule of stablehlo.tuple, and programs that keep them all."""

# Generated from spec/ops/stablehlo/tuple.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (tensor<2xf64>, tensor<index>) -> (tensor<2xf64>, tensor<i64>), sym_name = "main"}> ({
^bb0(%val_0: tensor<2xf64>, %val_1: tensor<index>):
  %result = "stablehlo.tuple"(%val_0, %val_1) : (tensor<2xf64>, tensor<index>) -> tuple<tensor<2xf64>, tensor<i64>>
  %item0 = "stablehlo.get_tuple_element"(%result) <{index = 0 : i32}> : (tuple<tensor<2xf64>, tensor<i64>>) -> tensor<2xf64>
  %item1 = "stablehlo.get_tuple_element"(%result) <{index = 1 : i32}> : (tuple<tensor<2xf64>, tensor<i64>>) -> tensor<i64>
  "func.return"(%item0, %item1) : (tensor<2xf64>, tensor<i64>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (memref<f32>, tensor<i64>) -> (tensor<2xf64>, tensor<i64>), sym_name = "main"}> ({
^bb0(%val_0: memref<f32>, %val_1: tensor<i64>):
  %result = "stablehlo.tuple"(%val_0, %val_1) : (memref<f32>, tensor<i64>) -> tuple<tensor<2xf64>, tensor<i64>>
  %item0 = "stablehlo.get_tuple_element"(%result) <{index = 0 : i32}> : (tuple<tensor<2xf64>, tensor<i64>>) -> tensor<2xf64>
  %item1 = "stablehlo.get_tuple_element"(%result) <{index = 1 : i32}> : (tuple<tensor<2xf64>, tensor<i64>>) -> tensor<i64>
  "func.return"(%item0, %item1) : (tensor<2xf64>, tensor<i64>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<2xf64>, tensor<i64>) -> (), sym_name = "main"}> ({
^bb0(%val_0: tensor<2xf64>, %val_1: tensor<i64>):
  "stablehlo.tuple"(%val_0, %val_1) : (tensor<2xf64>, tensor<i64>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = () -> (tensor<2xf64>, tensor<i64>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.tuple"() : () -> tuple<tensor<2xf64>, tensor<i64>>
  %item0 = "stablehlo.get_tuple_element"(%result) <{index = 0 : i32}> : (tuple<tensor<2xf64>, tensor<i64>>) -> tensor<2xf64>
  %item1 = "stablehlo.get_tuple_element"(%result) <{index = 1 : i32}> : (tuple<tensor<2xf64>, tensor<i64>>) -> tensor<i64>
  "func.return"(%item0, %item1) : (tensor<2xf64>, tensor<i64>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<2xf64>, tensor<i64>) -> (tensor<2xf64>, tensor<i64>), sym_name = "main"}> ({
^bb0(%val_0: tensor<2xf64>, %val_1: tensor<i64>):
  %result = "stablehlo.tuple"(%val_0, %val_1) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<2xf64>, tensor<i64>) -> tuple<tensor<2xf64>, tensor<i64>>
  %item0 = "stablehlo.get_tuple_element"(%result) <{index = 0 : i32}> : (tuple<tensor<2xf64>, tensor<i64>>) -> tensor<2xf64>
  %item1 = "stablehlo.get_tuple_element"(%result) <{index = 1 : i32}> : (tuple<tensor<2xf64>, tensor<i64>>) -> tensor<i64>
  "func.return"(%item0, %item1) : (tensor<2xf64>, tensor<i64>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<2xf64>, tensor<i64>) -> (tensor<2xf64>, tensor<i64>), sym_name = "main"}> ({
^bb0(%val_0: tensor<2xf64>, %val_1: tensor<i64>):
  %result = "stablehlo.tuple"(%val_0, %val_1) : (tensor<2xf64>, tensor<i64>) -> tuple<tensor<2xf64>, tensor<i64>>
  %item0 = "stablehlo.get_tuple_element"(%result) <{index = 0 : i32}> : (tuple<tensor<2xf64>, tensor<i64>>) -> tensor<2xf64>
  %item1 = "stablehlo.get_tuple_element"(%result) <{index = 1 : i32}> : (tuple<tensor<2xf64>, tensor<i64>>) -> tensor<i64>
  "func.return"(%item0, %item1) : (tensor<2xf64>, tensor<i64>) -> ()
}) : () -> ()
""",
]
