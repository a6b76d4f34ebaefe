"""Programs that break a rule of stablehlo.collective_permute, and programs that keep them all."""

# Generated from spec/ops/stablehlo/collective_permute.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.collective_permute"() <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : () -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operand: memref<f32>):
  %result = "stablehlo.collective_permute"(%operand) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (memref<f32>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi1>):
  %result = "stablehlo.collective_permute"(%operand) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xi1>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi1>):
  %result = "stablehlo.collective_permute"(%operand) : (tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi1>):
  %result = "stablehlo.collective_permute"(%operand) <{source_target_pairs = "?"}> : (tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi1>):
  "stablehlo.collective_permute"(%operand) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xi1>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi1>):
  %result = "stablehlo.collective_permute"(%operand) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xi1>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi1>):
  %result = "stablehlo.collective_permute"(%operand) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C1: no process sends twice, as a permutation demands
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi1>):
  %result = "stablehlo.collective_permute"(%operand) <{source_target_pairs = dense<[[0, 0], [0, 1]]> : tensor<2x2xi64>}> : (tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C2: no process receives twice, else one tensor would replace the other
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi1>):
  %result = "stablehlo.collective_permute"(%operand) <{source_target_pairs = dense<[[0, 1], [1, 1]]> : tensor<2x2xi64>}> : (tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C3: ids are those of processes, which count from 0
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi1>):
  %result = "stablehlo.collective_permute"(%operand) <{source_target_pairs = dense<[[-1, 1]]> : tensor<1x2xi64>}> : (tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C4: `result` has the shape of `operand`
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<i1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<i1>):
  %result = "stablehlo.collective_permute"(%operand) <{source_target_pairs = dense<> : tensor<0x2xi64>}> : (tensor<i1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C4: `result` has the shape of `operand`
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<1xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<1xi1>):
  %result = "stablehlo.collective_permute"(%operand) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<1xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C4: `result` has the shape of `operand`
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<3xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xi1>):
  %result = "stablehlo.collective_permute"(%operand) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<3xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C3: <= with equal sides
    """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  %result = "stablehlo.collective_permute"(%operand) <{source_target_pairs = dense<[[0, 0]]> : tensor<1x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
]
