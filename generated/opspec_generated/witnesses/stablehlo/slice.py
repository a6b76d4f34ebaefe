"""Programs that break a rule of stablehlo.slice, and programs that keep them all."""

# Generated from spec/ops/stablehlo/slice.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<1x2xi32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.slice"() <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 2>}> : () -> tensor<1x2xi32>
  "func.return"(%result) : (tensor<1x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<1x2xi32>), sym_name = "main"}> ({
^bb0(%operand: memref<f32>):
  %result = "stablehlo.slice"(%operand) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 2>}> : (memref<f32>) -> tensor<1x2xi32>
  "func.return"(%result) : (tensor<1x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<2x4xi32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x4xi32>):
  %result = "stablehlo.slice"(%operand) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 2>}> : (tensor<2x4xi32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<2x4xi32>) -> (tensor<1x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x4xi32>):
  %result = "stablehlo.slice"(%operand) <{limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 2>}> : (tensor<2x4xi32>) -> tensor<1x2xi32>
  "func.return"(%result) : (tensor<1x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<2x4xi32>) -> (tensor<1x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x4xi32>):
  %result = "stablehlo.slice"(%operand) <{start_indices = "?", limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 2>}> : (tensor<2x4xi32>) -> tensor<1x2xi32>
  "func.return"(%result) : (tensor<1x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<2x4xi32>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<2x4xi32>):
  "stablehlo.slice"(%operand) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 2>}> : (tensor<2x4xi32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<2x4xi32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x4xi32>):
  %result = "stablehlo.slice"(%operand) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 2>}> : (tensor<2x4xi32>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<2x4xi32>) -> (tensor<1x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x4xi32>):
  %result = "stablehlo.slice"(%operand) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 2>}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<2x4xi32>) -> tensor<1x2xi32>
  "func.return"(%result) : (tensor<1x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `start_indices` has an entry for each dimension of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2x4xi32>) -> (tensor<1x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x4xi32>):
  %result = "stablehlo.slice"(%operand) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 2>}> : (tensor<2x4xi32>) -> tensor<1x2xi32>
  "func.return"(%result) : (tensor<1x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `start_indices` has an entry for each dimension of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2x4xi32>) -> (tensor<1x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x4xi32>):
  %result = "stablehlo.slice"(%operand) <{start_indices = array<i64: 1, 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 2>}> : (tensor<2x4xi32>) -> tensor<1x2xi32>
  "func.return"(%result) : (tensor<1x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: `limit_indices` has an entry for each dimension of `operand`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2x4xi32>) -> (tensor<1x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x4xi32>):
  %result = "stablehlo.slice"(%operand) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2>, strides = array<i64: 1, 2>}> : (tensor<2x4xi32>) -> tensor<1x2xi32>
  "func.return"(%result) : (tensor<1x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: `limit_indices` has an entry for each dimension of `operand`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2x4xi32>) -> (tensor<1x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x4xi32>):
  %result = "stablehlo.slice"(%operand) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 3, 0>, strides = array<i64: 1, 2>}> : (tensor<2x4xi32>) -> tensor<1x2xi32>
  "func.return"(%result) : (tensor<1x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C3: `strides` has an entry for each dimension of `operand`
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2x4xi32>) -> (tensor<1x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x4xi32>):
  %result = "stablehlo.slice"(%operand) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1>}> : (tensor<2x4xi32>) -> tensor<1x2xi32>
  "func.return"(%result) : (tensor<1x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C3: `strides` has an entry for each dimension of `operand`
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2x4xi32>) -> (tensor<1x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x4xi32>):
  %result = "stablehlo.slice"(%operand) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 2, 1>}> : (tensor<2x4xi32>) -> tensor<1x2xi32>
  "func.return"(%result) : (tensor<1x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C4: nothing is taken from before the first position
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<2x4xi32>) -> (tensor<1x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x4xi32>):
  %result = "stablehlo.slice"(%operand) <{start_indices = array<i64: 1, -1>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 2>}> : (tensor<2x4xi32>) -> tensor<1x2xi32>
  "func.return"(%result) : (tensor<1x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C5: no slice ends before it begins, which would give it a negative size
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<2x4xi32>) -> (tensor<1x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x4xi32>):
  %result = "stablehlo.slice"(%operand) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 0, 3>, strides = array<i64: 1, 2>}> : (tensor<2x4xi32>) -> tensor<1x2xi32>
  "func.return"(%result) : (tensor<1x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C6: nothing is taken from behind the last position
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<1x4xi32>) -> (tensor<1x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x4xi32>):
  %result = "stablehlo.slice"(%operand) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 2>}> : (tensor<1x4xi32>) -> tensor<1x2xi32>
  "func.return"(%result) : (tensor<1x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C7: strides go forward; for the other way there is `reverse`
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<2x4xi32>) -> (tensor<1x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x4xi32>):
  %result = "stablehlo.slice"(%operand) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 0, 2>}> : (tensor<2x4xi32>) -> tensor<1x2xi32>
  "func.return"(%result) : (tensor<1x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C8: `result` has a place for each position that is taken
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<2xi32>) -> (tensor<1x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi32>):
  %result = "stablehlo.slice"(%operand) <{start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<2xi32>) -> tensor<1x2xi32>
  "func.return"(%result) : (tensor<1x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C8: `result` has a place for each position that is taken
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<2x4xi32>) -> (tensor<2x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x4xi32>):
  %result = "stablehlo.slice"(%operand) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 2>}> : (tensor<2x4xi32>) -> tensor<2x2xi32>
  "func.return"(%result) : (tensor<2x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C8: `result` has a place for each position that is taken
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<2x4xi32>) -> (tensor<0x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x4xi32>):
  %result = "stablehlo.slice"(%operand) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 2>}> : (tensor<2x4xi32>) -> tensor<0x2xi32>
  "func.return"(%result) : (tensor<0x2xi32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C4: <= with equal sides
    # C6: <= with equal sides
    # C7: < with sides one apart
    """
"func.func"() <{function_type = (tensor<2x4xi32>) -> (tensor<1x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x4xi32>):
  %result = "stablehlo.slice"(%operand) <{start_indices = array<i64: 1, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 2>}> : (tensor<2x4xi32>) -> tensor<1x2xi32>
  "func.return"(%result) : (tensor<1x2xi32>) -> ()
}) : () -> ()
""",
    # C5: <= with equal sides
    """
"func.func"() <{function_type = (tensor<2x4xi32>) -> (tensor<0x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x4xi32>):
  %result = "stablehlo.slice"(%operand) <{start_indices = array<i64: 2, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 2>}> : (tensor<2x4xi32>) -> tensor<0x2xi32>
  "func.return"(%result) : (tensor<0x2xi32>) -> ()
}) : () -> ()
""",
]
