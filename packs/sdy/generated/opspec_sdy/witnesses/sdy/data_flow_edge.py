"""Programs that break a rule of sdy.data_flow_edge, and programs that keep them all."""

# Generated from spec/ops/sdy/data_flow_edge.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.data_flow_edge"() : () -> tensor<2xf32>
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
  %result = "sdy.data_flow_edge"(%operand) : (memref<f32>) -> tensor<2xf32>
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
  %result = "sdy.data_flow_edge"(%operand) : (tensor<2xf32>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  %result = "sdy.data_flow_edge"(%operand) <{sharding = "?"}> : (tensor<2xf32>) -> tensor<2xf32>
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
  "sdy.data_flow_edge"(%operand) : (tensor<2xf32>) -> ()
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
  %result = "sdy.data_flow_edge"(%operand) : (tensor<2xf32>) -> memref<f32>
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
  %result = "sdy.data_flow_edge"(%operand) ({
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
  %result = "sdy.data_flow_edge"(%operand) : (tensor<2xf32>) -> tensor<f32>
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
  %result = "sdy.data_flow_edge"(%operand) : (tensor<1xf32>) -> tensor<2xf32>
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
  %result = "sdy.data_flow_edge"(%operand) : (tensor<3xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C2: all sizes are known
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<?xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<?xf32>):
  %result = "sdy.data_flow_edge"(%operand) : (tensor<?xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>):
  %result = "sdy.data_flow_edge"(%operand) : (tensor<f32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
]
