"""Programs that break a rule of stablehlo.clamp, and programs that keep them all."""

# Generated from spec/ops/stablehlo/clamp.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.clamp"() : () -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (tensor<i1>, memref<f32>, tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%min: tensor<i1>, %operand: memref<f32>, %max: tensor<2xi1>):
  %result = "stablehlo.clamp"(%min, %operand, %max) : (tensor<i1>, memref<f32>, tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<i1>, tensor<2xi1>, tensor<2xi1>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%min: tensor<i1>, %operand: tensor<2xi1>, %max: tensor<2xi1>):
  %result = "stablehlo.clamp"(%min, %operand, %max) : (tensor<i1>, tensor<2xi1>, tensor<2xi1>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<i1>, tensor<2xi1>, tensor<2xi1>) -> (), sym_name = "main"}> ({
^bb0(%min: tensor<i1>, %operand: tensor<2xi1>, %max: tensor<2xi1>):
  "stablehlo.clamp"(%min, %operand, %max) : (tensor<i1>, tensor<2xi1>, tensor<2xi1>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<i1>, tensor<2xi1>, tensor<2xi1>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%min: tensor<i1>, %operand: tensor<2xi1>, %max: tensor<2xi1>):
  %result = "stablehlo.clamp"(%min, %operand, %max) : (tensor<i1>, tensor<2xi1>, tensor<2xi1>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<i1>, tensor<2xi1>, tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%min: tensor<i1>, %operand: tensor<2xi1>, %max: tensor<2xi1>):
  %result = "stablehlo.clamp"(%min, %operand, %max) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<i1>, tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C1: `min` is one value, or one for each of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<1xi1>, tensor<i1>, tensor<i1>) -> (tensor<i1>), sym_name = "main"}> ({
^bb0(%min: tensor<1xi1>, %operand: tensor<i1>, %max: tensor<i1>):
  %result = "stablehlo.clamp"(%min, %operand, %max) : (tensor<1xi1>, tensor<i1>, tensor<i1>) -> tensor<i1>
  "func.return"(%result) : (tensor<i1>) -> ()
}) : () -> ()
""",
    ),
    # C1: `min` is one value, or one for each of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<1xi1>, tensor<2xi1>, tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%min: tensor<1xi1>, %operand: tensor<2xi1>, %max: tensor<2xi1>):
  %result = "stablehlo.clamp"(%min, %operand, %max) : (tensor<1xi1>, tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C1: `min` is one value, or one for each of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<4xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%min: tensor<4xi32>, %operand: tensor<3xi32>, %max: tensor<3xi32>):
  %result = "stablehlo.clamp"(%min, %operand, %max) : (tensor<4xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: `max` is one value, or one for each of `operand`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<i1>, tensor<i1>, tensor<1xi1>) -> (tensor<i1>), sym_name = "main"}> ({
^bb0(%min: tensor<i1>, %operand: tensor<i1>, %max: tensor<1xi1>):
  %result = "stablehlo.clamp"(%min, %operand, %max) : (tensor<i1>, tensor<i1>, tensor<1xi1>) -> tensor<i1>
  "func.return"(%result) : (tensor<i1>) -> ()
}) : () -> ()
""",
    ),
    # C2: `max` is one value, or one for each of `operand`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<i1>, tensor<1xi1>, tensor<2xi1>) -> (tensor<1xi1>), sym_name = "main"}> ({
^bb0(%min: tensor<i1>, %operand: tensor<1xi1>, %max: tensor<2xi1>):
  %result = "stablehlo.clamp"(%min, %operand, %max) : (tensor<i1>, tensor<1xi1>, tensor<2xi1>) -> tensor<1xi1>
  "func.return"(%result) : (tensor<1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C2: `max` is one value, or one for each of `operand`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<i1>, tensor<3xi1>, tensor<2xi1>) -> (tensor<3xi1>), sym_name = "main"}> ({
^bb0(%min: tensor<i1>, %operand: tensor<3xi1>, %max: tensor<2xi1>):
  %result = "stablehlo.clamp"(%min, %operand, %max) : (tensor<i1>, tensor<3xi1>, tensor<2xi1>) -> tensor<3xi1>
  "func.return"(%result) : (tensor<3xi1>) -> ()
}) : () -> ()
""",
    ),
    # C3: `result` has the shape of `operand`
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<i1>, tensor<1xi1>, tensor<i1>) -> (tensor<i1>), sym_name = "main"}> ({
^bb0(%min: tensor<i1>, %operand: tensor<1xi1>, %max: tensor<i1>):
  %result = "stablehlo.clamp"(%min, %operand, %max) : (tensor<i1>, tensor<1xi1>, tensor<i1>) -> tensor<i1>
  "func.return"(%result) : (tensor<i1>) -> ()
}) : () -> ()
""",
    ),
    # C3: `result` has the shape of `operand`
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<i1>, tensor<1xi1>, tensor<1xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%min: tensor<i1>, %operand: tensor<1xi1>, %max: tensor<1xi1>):
  %result = "stablehlo.clamp"(%min, %operand, %max) : (tensor<i1>, tensor<1xi1>, tensor<1xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C3: `result` has the shape of `operand`
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<i1>, tensor<3xi1>, tensor<3xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%min: tensor<i1>, %operand: tensor<3xi1>, %max: tensor<3xi1>):
  %result = "stablehlo.clamp"(%min, %operand, %max) : (tensor<i1>, tensor<3xi1>, tensor<3xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<f32>, tensor<5xf32>, tensor<f32>) -> (tensor<5xf32>), sym_name = "main"}> ({
^bb0(%min: tensor<f32>, %operand: tensor<5xf32>, %max: tensor<f32>):
  %result = "stablehlo.clamp"(%min, %operand, %max) : (tensor<f32>, tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
  "func.return"(%result) : (tensor<5xf32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> (tensor<3xi32>), sym_name = "main"}> ({
^bb0(%min: tensor<3xi32>, %operand: tensor<3xi32>, %max: tensor<3xi32>):
  %result = "stablehlo.clamp"(%min, %operand, %max) : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
  "func.return"(%result) : (tensor<3xi32>) -> ()
}) : () -> ()
""",
]
