"""Programs that break a rule of stablehlo.while, and programs that keep them all."""

# Generated from spec/ops/stablehlo/while.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (tensor<i32>, tensor<index>) -> (tensor<i32>, tensor<i32>), sym_name = "main"}> ({
^bb0(%operand_0: tensor<i32>, %operand_1: tensor<index>):
  %results:2 = "stablehlo.while"(%operand_0, %operand_1) ({
  ^bb0(%i: tensor<i32>, %s: tensor<i32>):
    %0 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.compare"(%i, %0) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%1) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %s: tensor<i32>):
    %0 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.add"(%i, %0) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = "stablehlo.add"(%s, %i) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%1, %2) : (tensor<i32>, tensor<i32>) -> ()
  }) : (tensor<i32>, tensor<index>) -> (tensor<i32>, tensor<i32>)
  "func.return"(%results#0, %results#1) : (tensor<i32>, tensor<i32>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<i32>, tensor<i32>) -> (tensor<i1>, tensor<i32>), sym_name = "main"}> ({
^bb0(%operand_0: tensor<i32>, %operand_1: tensor<i32>):
  %results:2 = "stablehlo.while"(%operand_0, %operand_1) ({
  ^bb0(%i: tensor<i32>, %s: tensor<i32>):
    %0 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.compare"(%i, %0) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%1) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %s: tensor<i32>):
    %0 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.add"(%i, %0) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = "stablehlo.add"(%s, %i) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%1, %2) : (tensor<i32>, tensor<i32>) -> ()
  }) : (tensor<i32>, tensor<i32>) -> (tensor<i1>, tensor<i32>)
  "func.return"(%results#0, %results#1) : (tensor<i1>, tensor<i32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<i32>, tensor<i32>) -> (), sym_name = "main"}> ({
^bb0(%operand_0: tensor<i32>, %operand_1: tensor<i32>):
  "stablehlo.while"(%operand_0, %operand_1) ({
  ^bb0(%i: tensor<i32>, %s: tensor<i32>):
    %0 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.compare"(%i, %0) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%1) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %s: tensor<i32>):
    %0 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.add"(%i, %0) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = "stablehlo.add"(%s, %i) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%1, %2) : (tensor<i32>, tensor<i32>) -> ()
  }) : (tensor<i32>, tensor<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<index>), sym_name = "main"}> ({
^bb0(%operand_0: tensor<i32>, %operand_1: tensor<i32>):
  %results:2 = "stablehlo.while"(%operand_0, %operand_1) ({
  ^bb0(%i: tensor<i32>, %s: tensor<i32>):
    %0 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.compare"(%i, %0) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%1) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %s: tensor<i32>):
    %0 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.add"(%i, %0) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = "stablehlo.add"(%s, %i) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%1, %2) : (tensor<i32>, tensor<i32>) -> ()
  }) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<index>)
  "func.return"(%results#0, %results#1) : (tensor<i32>, tensor<index>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>), sym_name = "main"}> ({
^bb0(%operand_0: tensor<i32>, %operand_1: tensor<i32>):
  %results:2 = "stablehlo.while"(%operand_0, %operand_1) ({
  ^bb0(%i: tensor<i32>, %s: tensor<i32>):
    %0 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.compare"(%i, %0) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.return"(%1) : (tensor<i1>) -> ()
  }, {
  ^bb0(%i: tensor<i32>, %s: tensor<i32>):
    "stablehlo.return"(%i) : (tensor<i32>) -> ()
  }) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
  "func.return"(%results#0, %results#1) : (tensor<i32>, tensor<i32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<i32>) -> (tensor<i32>), sym_name = "main"}> ({
^bb0(%operand_0: tensor<i32>):
  %result = "stablehlo.while"(%operand_0) ({
  ^bb0(%arg0: tensor<i32>):
    %made0 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    "stablehlo.return"(%made0) : (tensor<i1>) -> ()
  }, {
  ^bb0(%arg0: tensor<i32>):
    "stablehlo.return"(%arg0) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  "func.return"(%result) : (tensor<i32>) -> ()
}) : () -> ()
""",
]
