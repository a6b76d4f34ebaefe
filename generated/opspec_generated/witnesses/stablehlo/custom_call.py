"""Programs that break a rule of stablehlo.custom_call, and programs that keep them all."""

# Generated from spec/ops/stablehlo/custom_call.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (tensor<2xindex>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xindex>):
  %result = "stablehlo.custom_call"(%inputs_0) <{call_target_name = "Sharding"}> : (tensor<2xindex>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xf32>):
  %result = "stablehlo.custom_call"(%inputs_0) : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xf32>):
  %result = "stablehlo.custom_call"(%inputs_0) <{call_target_name = 0 : i64}> : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xindex>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xf32>):
  %result = "stablehlo.custom_call"(%inputs_0) <{call_target_name = "Sharding"}> : (tensor<2xf32>) -> tensor<2xindex>
  "func.return"(%result) : (tensor<2xindex>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xf32>):
  %result = "stablehlo.custom_call"(%inputs_0) <{call_target_name = "Sharding"}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: layouts are given for operands and results, or for neither
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xf32>):
  %result = "stablehlo.custom_call"(%inputs_0) <{call_target_name = "Sharding", result_layouts = []}> : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C2: there is a layout for each operand
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<1x2xf32>) -> (tensor<1x2xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<1x2xf32>):
  %result = "stablehlo.custom_call"(%inputs_0) <{call_target_name = "LayoutConstraint", operand_layouts = [], result_layouts = [dense<[1, 0]> : tensor<2xindex>]}> : (tensor<1x2xf32>) -> tensor<1x2xf32>
  "func.return"(%result) : (tensor<1x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C2: there is a layout for each operand
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<1x2xf32>) -> (tensor<1x2xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<1x2xf32>):
  %result = "stablehlo.custom_call"(%inputs_0) <{call_target_name = "LayoutConstraint", operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]}> : (tensor<1x2xf32>) -> tensor<1x2xf32>
  "func.return"(%result) : (tensor<1x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C3: there is a layout for each result, or each value of a tuple that is the only one
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<1x2xf32>) -> (tensor<1x2xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<1x2xf32>):
  %result = "stablehlo.custom_call"(%inputs_0) <{call_target_name = "LayoutConstraint", operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = []}> : (tensor<1x2xf32>) -> tensor<1x2xf32>
  "func.return"(%result) : (tensor<1x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C3: there is a layout for each result, or each value of a tuple that is the only one
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<1x2xf32>) -> (tensor<1x2xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<1x2xf32>):
  %result = "stablehlo.custom_call"(%inputs_0) <{call_target_name = "LayoutConstraint", operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>]}> : (tensor<1x2xf32>) -> tensor<1x2xf32>
  "func.return"(%result) : (tensor<1x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C4: a layout of an operand has each of its dimensions once
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<1x2xf32>) -> (tensor<1x2xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<1x2xf32>):
  %result = "stablehlo.custom_call"(%inputs_0) <{call_target_name = "LayoutConstraint", operand_layouts = [dense<[0]> : tensor<1xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]}> : (tensor<1x2xf32>) -> tensor<1x2xf32>
  "func.return"(%result) : (tensor<1x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C4: a layout of an operand has each of its dimensions once
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<1x2xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xf32>):
  %result = "stablehlo.custom_call"(%inputs_0) <{call_target_name = "LayoutConstraint", operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]}> : (tensor<2xf32>) -> tensor<1x2xf32>
  "func.return"(%result) : (tensor<1x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C4: a layout of an operand has each of its dimensions once
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<1x2xf32>) -> (tensor<1x2xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<1x2xf32>):
  %result = "stablehlo.custom_call"(%inputs_0) <{call_target_name = "LayoutConstraint", operand_layouts = [dense<[1, 1]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]}> : (tensor<1x2xf32>) -> tensor<1x2xf32>
  "func.return"(%result) : (tensor<1x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C4: a layout of an operand has each of its dimensions once
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<1x2x1xf32>, tensor<2xi32>) -> (tensor<1x2xf32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<1x2x1xf32>, %inputs_1: tensor<2xi32>):
  %results:2 = "stablehlo.custom_call"(%inputs_0, %inputs_1) <{call_target_name = "LayoutConstraint", api_version = 4 : i32, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>]}> : (tensor<1x2x1xf32>, tensor<2xi32>) -> (tensor<1x2xf32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<1x2xf32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C5: a layout of a result has each of its dimensions once
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<1x2xf32>) -> (tensor<1x2xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<1x2xf32>):
  %result = "stablehlo.custom_call"(%inputs_0) <{call_target_name = "LayoutConstraint", operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0]> : tensor<1xindex>]}> : (tensor<1x2xf32>) -> tensor<1x2xf32>
  "func.return"(%result) : (tensor<1x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C5: a layout of a result has each of its dimensions once
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<1x2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<1x2xf32>):
  %result = "stablehlo.custom_call"(%inputs_0) <{call_target_name = "LayoutConstraint", operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]}> : (tensor<1x2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C5: a layout of a result has each of its dimensions once
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<1x2xf32>) -> (tensor<1x2xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<1x2xf32>):
  %result = "stablehlo.custom_call"(%inputs_0) <{call_target_name = "LayoutConstraint", operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[2, 0]> : tensor<2xindex>]}> : (tensor<1x2xf32>) -> tensor<1x2xf32>
  "func.return"(%result) : (tensor<1x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C5: a layout of a result has each of its dimensions once
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<1x2xf32>, tensor<2xi32>) -> (tensor<1x2x1xf32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<1x2xf32>, %inputs_1: tensor<2xi32>):
  %results:2 = "stablehlo.custom_call"(%inputs_0, %inputs_1) <{call_target_name = "LayoutConstraint", api_version = 4 : i32, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>]}> : (tensor<1x2xf32>, tensor<2xi32>) -> (tensor<1x2x1xf32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<1x2x1xf32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C6: `api_version` is a convention that is known
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xf32>):
  %result = "stablehlo.custom_call"(%inputs_0) <{call_target_name = "Sharding", has_side_effect = false, api_version = -1 : i32}> : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C6: `api_version` is a convention that is known
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<1x2xf32>, tensor<2xi32>) -> (tensor<1x2xf32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<1x2xf32>, %inputs_1: tensor<2xi32>):
  %results:2 = "stablehlo.custom_call"(%inputs_0, %inputs_1) <{call_target_name = "LayoutConstraint", api_version = 5 : i32, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>]}> : (tensor<1x2xf32>, tensor<2xi32>) -> (tensor<1x2xf32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<1x2xf32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xf32>):
  %result = "stablehlo.custom_call"(%inputs_0) <{call_target_name = "Sharding"}> : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    # C6: <= with equal sides
    """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xf32>):
  %result = "stablehlo.custom_call"(%inputs_0) <{call_target_name = "Sharding", api_version = 0 : i32}> : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<1x2xf32>) -> (tensor<1x2xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<1x2xf32>):
  %result = "stablehlo.custom_call"(%inputs_0) <{call_target_name = "LayoutConstraint", operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]}> : (tensor<1x2xf32>) -> tensor<1x2xf32>
  "func.return"(%result) : (tensor<1x2xf32>) -> ()
}) : () -> ()
""",
    # C6: <= with equal sides
    """
"func.func"() <{function_type = (tensor<1x2xf32>, tensor<2xi32>) -> (tensor<1x2xf32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<1x2xf32>, %inputs_1: tensor<2xi32>):
  %results:2 = "stablehlo.custom_call"(%inputs_0, %inputs_1) <{call_target_name = "LayoutConstraint", api_version = 4 : i32, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0]> : tensor<1xindex>]}> : (tensor<1x2xf32>, tensor<2xi32>) -> (tensor<1x2xf32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<1x2xf32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
]
