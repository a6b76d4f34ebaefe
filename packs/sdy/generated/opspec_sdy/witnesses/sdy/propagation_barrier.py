"""Programs that break a rule of sdy.propagation_barrier, and programs that keep them all."""

# Generated from spec/ops/sdy/propagation_barrier.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.propagation_barrier"() <{allowed_direction = 1 : i32}> : () -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: memref<f32>):
  %result = "sdy.propagation_barrier"(%operand) <{allowed_direction = 1 : i32}> : (memref<f32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  %result = "sdy.propagation_barrier"(%operand) <{allowed_direction = 1 : i32}> : (tensor<2xf32>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  %result = "sdy.propagation_barrier"(%operand) : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  %result = "sdy.propagation_barrier"(%operand) <{allowed_direction = "?"}> : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  "sdy.propagation_barrier"(%operand) <{allowed_direction = 1 : i32}> : (tensor<2xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  %result = "sdy.propagation_barrier"(%operand) <{allowed_direction = 1 : i32}> : (tensor<2xf32>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  %result = "sdy.propagation_barrier"(%operand) <{allowed_direction = 1 : i32}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  %result = "sdy.propagation_barrier"(%operand) <{allowed_direction = 1 : i32}> : (tensor<2xf32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<1xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1xf32>):
  %result = "sdy.propagation_barrier"(%operand) <{allowed_direction = 1 : i32}> : (tensor<1xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<3xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xf32>):
  %result = "sdy.propagation_barrier"(%operand) <{allowed_direction = 1 : i32}> : (tensor<3xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C2: `allowed_direction` is one of the three that there are
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  %result = "sdy.propagation_barrier"(%operand) <{allowed_direction = 3 : i32}> : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C2: `allowed_direction` is one of the three that there are
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  %result = "sdy.propagation_barrier"(%operand) <{allowed_direction = -1 : i32}> : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C2: <= with equal sides
    """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  %result = "sdy.propagation_barrier"(%operand) <{allowed_direction = 0 : i32}> : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  %result = "sdy.propagation_barrier"(%operand) <{allowed_direction = 1 : i32}> : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    # C2: <= with equal sides
    """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  %result = "sdy.propagation_barrier"(%operand) <{allowed_direction = 2 : i32}> : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
]
