"""Programs that break a rule of stablehlo.case, and programs that keep them all."""

# Generated from spec/ops/stablehlo/case.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<i32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.case"() ({
  ^bb0:
    %made0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    "stablehlo.return"(%made0) : (tensor<i32>) -> ()
  }, {
  ^bb0:
    %made0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    "stablehlo.return"(%made0) : (tensor<i32>) -> ()
  }) : () -> tensor<i32>
  "func.return"(%result) : (tensor<i32>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "main"}> ({
^bb0(%index: tensor<2xi32>):
  "stablehlo.case"(%index) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }, {
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<2xi32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<i32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%index: tensor<i32>):
  %result = "stablehlo.case"(%index) ({
  ^bb0:
    %0 = "stablehlo.add"(%index, %index) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }, {
  ^bb0:
    "stablehlo.return"(%index) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<i32>) -> (), sym_name = "main"}> ({
^bb0(%index: tensor<i32>):
  "stablehlo.case"(%index) ({
  ^bb0:
    %0 = "stablehlo.add"(%index, %index) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }, {
  ^bb0:
    "stablehlo.return"(%index) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # C1: there is a branch, at least the one that serves as the rest
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<i32>) -> (tensor<i32>), sym_name = "main"}> ({
^bb0(%index: tensor<i32>):
  %result = "stablehlo.case"(%index) : (tensor<i32>) -> tensor<i32>
  "func.return"(%result) : (tensor<i32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C1: < with sides one apart
    """
"func.func"() <{function_type = (tensor<i32>) -> (tensor<i32>), sym_name = "main"}> ({
^bb0(%index: tensor<i32>):
  %result = "stablehlo.case"(%index) ({
  ^bb0:
    %0 = "stablehlo.add"(%index, %index) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%0) : (tensor<i32>) -> ()
  }) : (tensor<i32>) -> tensor<i32>
  "func.return"(%result) : (tensor<i32>) -> ()
}) : () -> ()
""",
]
