"""Programs that break a rule of stablehlo.set_dimension_size, and programs that keep them all."""

# Generated from spec/ops/stablehlo/set_dimension_size.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<1x2xf32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.set_dimension_size"() <{dimension = 1 : i64}> : () -> tensor<1x2xf32>
  "func.return"(%result) : (tensor<1x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<1x2xf32>), sym_name = "main"}> ({
^bb0(%operand: memref<f32>):
  %size = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %result = "stablehlo.set_dimension_size"(%operand, %size) <{dimension = 1 : i64}> : (memref<f32>, tensor<i32>) -> tensor<1x2xf32>
  "func.return"(%result) : (tensor<1x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<1x2xf32>) -> (tensor<1x2xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x2xf32>):
  %size = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %result = "stablehlo.set_dimension_size"(%operand, %size) <{dimension = 1 : i64}> : (tensor<1x2xf32>, tensor<i32>) -> tensor<1x2xi1>
  "func.return"(%result) : (tensor<1x2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<1x2xf32>) -> (tensor<1x2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x2xf32>):
  %size = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %result = "stablehlo.set_dimension_size"(%operand, %size) : (tensor<1x2xf32>, tensor<i32>) -> tensor<1x2xf32>
  "func.return"(%result) : (tensor<1x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<1x2xf32>) -> (tensor<1x2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x2xf32>):
  %size = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %result = "stablehlo.set_dimension_size"(%operand, %size) <{dimension = "?"}> : (tensor<1x2xf32>, tensor<i32>) -> tensor<1x2xf32>
  "func.return"(%result) : (tensor<1x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<1x2xf32>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<1x2xf32>):
  %size = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  "stablehlo.set_dimension_size"(%operand, %size) <{dimension = 1 : i64}> : (tensor<1x2xf32>, tensor<i32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<1x2xf32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x2xf32>):
  %size = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %result = "stablehlo.set_dimension_size"(%operand, %size) <{dimension = 1 : i64}> : (tensor<1x2xf32>, tensor<i32>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<1x2xf32>) -> (tensor<1x2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x2xf32>):
  %size = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %result = "stablehlo.set_dimension_size"(%operand, %size) <{dimension = 1 : i64}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<1x2xf32>, tensor<i32>) -> tensor<1x2xf32>
  "func.return"(%result) : (tensor<1x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `dimension` is one of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<1xf32>) -> (tensor<1xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1xf32>):
  %size = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %result = "stablehlo.set_dimension_size"(%operand, %size) <{dimension = 1 : i64}> : (tensor<1xf32>, tensor<i32>) -> tensor<1xf32>
  "func.return"(%result) : (tensor<1xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `dimension` is one of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<1x2xf32>) -> (tensor<1x2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x2xf32>):
  %size = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %result = "stablehlo.set_dimension_size"(%operand, %size) <{dimension = -1 : i64}> : (tensor<1x2xf32>, tensor<i32>) -> tensor<1x2xf32>
  "func.return"(%result) : (tensor<1x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C2: the size is not negative, nor larger than what there is
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<1x1xf32>) -> (tensor<1x1xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x1xf32>):
  %size = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %result = "stablehlo.set_dimension_size"(%operand, %size) <{dimension = 1 : i64}> : (tensor<1x1xf32>, tensor<i32>) -> tensor<1x1xf32>
  "func.return"(%result) : (tensor<1x1xf32>) -> ()
}) : () -> ()
""",
    ),
    # C2: the size is not negative, nor larger than what there is
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<1x2xf32>) -> (tensor<1x2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x2xf32>):
  %size = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
  %result = "stablehlo.set_dimension_size"(%operand, %size) <{dimension = 1 : i64}> : (tensor<1x2xf32>, tensor<i32>) -> tensor<1x2xf32>
  "func.return"(%result) : (tensor<1x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C3: `dimension` of `result` has the new size, and all others stay
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<1x2xf32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x2xf32>):
  %size = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %result = "stablehlo.set_dimension_size"(%operand, %size) <{dimension = 1 : i64}> : (tensor<1x2xf32>, tensor<i32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C3: `dimension` of `result` has the new size, and all others stay
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2x2xf32>) -> (tensor<1x2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xf32>):
  %size = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %result = "stablehlo.set_dimension_size"(%operand, %size) <{dimension = 1 : i64}> : (tensor<2x2xf32>, tensor<i32>) -> tensor<1x2xf32>
  "func.return"(%result) : (tensor<1x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C3: `dimension` of `result` has the new size, and all others stay
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<0x2xf32>) -> (tensor<1x2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<0x2xf32>):
  %size = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %result = "stablehlo.set_dimension_size"(%operand, %size) <{dimension = 1 : i64}> : (tensor<0x2xf32>, tensor<i32>) -> tensor<1x2xf32>
  "func.return"(%result) : (tensor<1x2xf32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C1: < with sides one apart
    # C2: <= with equal sides
    """
"func.func"() <{function_type = (tensor<1x2xf32>) -> (tensor<1x2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x2xf32>):
  %size = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %result = "stablehlo.set_dimension_size"(%operand, %size) <{dimension = 1 : i64}> : (tensor<1x2xf32>, tensor<i32>) -> tensor<1x2xf32>
  "func.return"(%result) : (tensor<1x2xf32>) -> ()
}) : () -> ()
""",
    # C1: <= with equal sides
    """
"func.func"() <{function_type = (tensor<2x2xf32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xf32>):
  %size = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %result = "stablehlo.set_dimension_size"(%operand, %size) <{dimension = 0 : i64}> : (tensor<2x2xf32>, tensor<i32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<1x2x1xf32>) -> (tensor<1x2x1xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x2x1xf32>):
  %size = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
  %result = "stablehlo.set_dimension_size"(%operand, %size) <{dimension = 1 : i64}> : (tensor<1x2x1xf32>, tensor<i32>) -> tensor<1x2x1xf32>
  "func.return"(%result) : (tensor<1x2x1xf32>) -> ()
}) : () -> ()
""",
    # C2: <= with equal sides
    """
"func.func"() <{function_type = (tensor<1x2xf32>) -> (tensor<1x0xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x2xf32>):
  %size = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
  %result = "stablehlo.set_dimension_size"(%operand, %size) <{dimension = 1 : i64}> : (tensor<1x2xf32>, tensor<i32>) -> tensor<1x0xf32>
  "func.return"(%result) : (tensor<1x0xf32>) -> ()
}) : () -> ()
""",
]
