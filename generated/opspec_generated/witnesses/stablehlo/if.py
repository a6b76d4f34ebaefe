"""Programs that break a rule of stablehlo.if, and programs that keep them all."""

# Generated from spec/ops/stablehlo/if.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.if"() ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<[1, 2]> : tensor<2xi32>}> : () -> tensor<2xi32>
    "stablehlo.return"(%0) : (tensor<2xi32>) -> ()
  }, {
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<[3, 4]> : tensor<2xi32>}> : () -> tensor<2xi32>
    "stablehlo.return"(%0) : (tensor<2xi32>) -> ()
  }) : () -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (tensor<i8>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%pred: tensor<i8>):
  %result = "stablehlo.if"(%pred) ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<[1, 2]> : tensor<2xi32>}> : () -> tensor<2xi32>
    "stablehlo.return"(%0) : (tensor<2xi32>) -> ()
  }, {
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<[3, 4]> : tensor<2xi32>}> : () -> tensor<2xi32>
    "stablehlo.return"(%0) : (tensor<2xi32>) -> ()
  }) : (tensor<i8>) -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<i1>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%pred: tensor<i1>):
  %result = "stablehlo.if"(%pred) ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<[1, 2]> : tensor<2xi32>}> : () -> tensor<2xi32>
    "stablehlo.return"(%0) : (tensor<2xi32>) -> ()
  }, {
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<[3, 4]> : tensor<2xi32>}> : () -> tensor<2xi32>
    "stablehlo.return"(%0) : (tensor<2xi32>) -> ()
  }) : (tensor<i1>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<i1>) -> (), sym_name = "main"}> ({
^bb0(%pred: tensor<i1>):
  "stablehlo.if"(%pred) ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<[1, 2]> : tensor<2xi32>}> : () -> tensor<2xi32>
    "stablehlo.return"(%0) : (tensor<2xi32>) -> ()
  }, {
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<[3, 4]> : tensor<2xi32>}> : () -> tensor<2xi32>
    "stablehlo.return"(%0) : (tensor<2xi32>) -> ()
  }) : (tensor<i1>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<i1>) -> (), sym_name = "main"}> ({
^bb0(%pred: tensor<i1>):
  "stablehlo.if"(%pred) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }, {
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<i1>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
]
