"""Programs that break a rule of stablehlo.real_dynamic_slice, and programs that keep them all."""

# Generated from spec/ops/stablehlo/real_dynamic_slice.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<0xf32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.real_dynamic_slice"() : () -> tensor<0xf32>
  "func.return"(%result) : (tensor<0xf32>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (tensor<3xf32>, memref<f32>) -> (tensor<0xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xf32>, %start_indices: memref<f32>):
  %limit_indices = "arith.constant"() <{value = dense<[3]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %strides = "arith.constant"() <{value = dense<[1]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %result = "stablehlo.real_dynamic_slice"(%operand, %start_indices, %limit_indices, %strides) : (tensor<3xf32>, memref<f32>, tensor<1xindex>, tensor<1xindex>) -> tensor<0xf32>
  "func.return"(%result) : (tensor<0xf32>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<3xf32>) -> (tensor<0xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xf32>):
  %start_indices = "arith.constant"() <{value = dense<[3]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %limit_indices = "arith.constant"() <{value = dense<[3]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %strides = "arith.constant"() <{value = dense<[1]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %result = "stablehlo.real_dynamic_slice"(%operand, %start_indices, %limit_indices, %strides) : (tensor<3xf32>, tensor<1xindex>, tensor<1xindex>, tensor<1xindex>) -> tensor<0xi1>
  "func.return"(%result) : (tensor<0xi1>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<3xf32>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<3xf32>):
  %start_indices = "arith.constant"() <{value = dense<[3]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %limit_indices = "arith.constant"() <{value = dense<[3]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %strides = "arith.constant"() <{value = dense<[1]> : tensor<1xindex>}> : () -> tensor<1xindex>
  "stablehlo.real_dynamic_slice"(%operand, %start_indices, %limit_indices, %strides) : (tensor<3xf32>, tensor<1xindex>, tensor<1xindex>, tensor<1xindex>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<3xf32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xf32>):
  %start_indices = "arith.constant"() <{value = dense<[3]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %limit_indices = "arith.constant"() <{value = dense<[3]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %strides = "arith.constant"() <{value = dense<[1]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %result = "stablehlo.real_dynamic_slice"(%operand, %start_indices, %limit_indices, %strides) : (tensor<3xf32>, tensor<1xindex>, tensor<1xindex>, tensor<1xindex>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<3xf32>) -> (tensor<0xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xf32>):
  %start_indices = "arith.constant"() <{value = dense<[3]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %limit_indices = "arith.constant"() <{value = dense<[3]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %strides = "arith.constant"() <{value = dense<[1]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %result = "stablehlo.real_dynamic_slice"(%operand, %start_indices, %limit_indices, %strides) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<3xf32>, tensor<1xindex>, tensor<1xindex>, tensor<1xindex>) -> tensor<0xf32>
  "func.return"(%result) : (tensor<0xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `start_indices` has an entry for each dimension of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<3xf32>) -> (tensor<0xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xf32>):
  %start_indices = "arith.constant"() <{value = dense<> : tensor<0xindex>}> : () -> tensor<0xindex>
  %limit_indices = "arith.constant"() <{value = dense<[3]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %strides = "arith.constant"() <{value = dense<[1]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %result = "stablehlo.real_dynamic_slice"(%operand, %start_indices, %limit_indices, %strides) : (tensor<3xf32>, tensor<0xindex>, tensor<1xindex>, tensor<1xindex>) -> tensor<0xf32>
  "func.return"(%result) : (tensor<0xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `start_indices` has an entry for each dimension of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<3xf32>) -> (tensor<0xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xf32>):
  %start_indices = "arith.constant"() <{value = dense<[3, 1]> : tensor<2xindex>}> : () -> tensor<2xindex>
  %limit_indices = "arith.constant"() <{value = dense<[3]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %strides = "arith.constant"() <{value = dense<[1]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %result = "stablehlo.real_dynamic_slice"(%operand, %start_indices, %limit_indices, %strides) : (tensor<3xf32>, tensor<2xindex>, tensor<1xindex>, tensor<1xindex>) -> tensor<0xf32>
  "func.return"(%result) : (tensor<0xf32>) -> ()
}) : () -> ()
""",
    ),
    # C2: `limit_indices` has an entry for each dimension of `operand`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<3xf32>) -> (tensor<0xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xf32>):
  %start_indices = "arith.constant"() <{value = dense<[3]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %limit_indices = "arith.constant"() <{value = dense<> : tensor<0xindex>}> : () -> tensor<0xindex>
  %strides = "arith.constant"() <{value = dense<[1]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %result = "stablehlo.real_dynamic_slice"(%operand, %start_indices, %limit_indices, %strides) : (tensor<3xf32>, tensor<1xindex>, tensor<0xindex>, tensor<1xindex>) -> tensor<0xf32>
  "func.return"(%result) : (tensor<0xf32>) -> ()
}) : () -> ()
""",
    ),
    # C2: `limit_indices` has an entry for each dimension of `operand`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<3xf32>) -> (tensor<0xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xf32>):
  %start_indices = "arith.constant"() <{value = dense<[3]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %limit_indices = "arith.constant"() <{value = dense<[3, 1]> : tensor<2xindex>}> : () -> tensor<2xindex>
  %strides = "arith.constant"() <{value = dense<[1]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %result = "stablehlo.real_dynamic_slice"(%operand, %start_indices, %limit_indices, %strides) : (tensor<3xf32>, tensor<1xindex>, tensor<2xindex>, tensor<1xindex>) -> tensor<0xf32>
  "func.return"(%result) : (tensor<0xf32>) -> ()
}) : () -> ()
""",
    ),
    # C3: `strides` has an entry for each dimension of `operand`
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<3xf32>) -> (tensor<0xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xf32>):
  %start_indices = "arith.constant"() <{value = dense<[3]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %limit_indices = "arith.constant"() <{value = dense<[3]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %strides = "arith.constant"() <{value = dense<> : tensor<0xindex>}> : () -> tensor<0xindex>
  %result = "stablehlo.real_dynamic_slice"(%operand, %start_indices, %limit_indices, %strides) : (tensor<3xf32>, tensor<1xindex>, tensor<1xindex>, tensor<0xindex>) -> tensor<0xf32>
  "func.return"(%result) : (tensor<0xf32>) -> ()
}) : () -> ()
""",
    ),
    # C3: `strides` has an entry for each dimension of `operand`
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<3xf32>) -> (tensor<0xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xf32>):
  %start_indices = "arith.constant"() <{value = dense<[3]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %limit_indices = "arith.constant"() <{value = dense<[3]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %strides = "arith.constant"() <{value = dense<[1, 1]> : tensor<2xindex>}> : () -> tensor<2xindex>
  %result = "stablehlo.real_dynamic_slice"(%operand, %start_indices, %limit_indices, %strides) : (tensor<3xf32>, tensor<1xindex>, tensor<1xindex>, tensor<2xindex>) -> tensor<0xf32>
  "func.return"(%result) : (tensor<0xf32>) -> ()
}) : () -> ()
""",
    ),
    # C4: nothing is taken from before the first position
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<3xf32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xf32>):
  %start_indices = "arith.constant"() <{value = dense<[-1]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %limit_indices = "arith.constant"() <{value = dense<[3]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %strides = "arith.constant"() <{value = dense<[1]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %result = "stablehlo.real_dynamic_slice"(%operand, %start_indices, %limit_indices, %strides) : (tensor<3xf32>, tensor<1xindex>, tensor<1xindex>, tensor<1xindex>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C5: no slice ends before it begins, which would give it a negative size
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<3xf32>) -> (tensor<0xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xf32>):
  %start_indices = "arith.constant"() <{value = dense<[3]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %limit_indices = "arith.constant"() <{value = dense<[0]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %strides = "arith.constant"() <{value = dense<[1]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %result = "stablehlo.real_dynamic_slice"(%operand, %start_indices, %limit_indices, %strides) : (tensor<3xf32>, tensor<1xindex>, tensor<1xindex>, tensor<1xindex>) -> tensor<0xf32>
  "func.return"(%result) : (tensor<0xf32>) -> ()
}) : () -> ()
""",
    ),
    # C5: no slice ends before it begins, which would give it a negative size
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<3xf32>) -> (tensor<0xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xf32>):
  %start_indices = "arith.constant"() <{value = dense<[4]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %limit_indices = "arith.constant"() <{value = dense<[3]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %strides = "arith.constant"() <{value = dense<[1]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %result = "stablehlo.real_dynamic_slice"(%operand, %start_indices, %limit_indices, %strides) : (tensor<3xf32>, tensor<1xindex>, tensor<1xindex>, tensor<1xindex>) -> tensor<0xf32>
  "func.return"(%result) : (tensor<0xf32>) -> ()
}) : () -> ()
""",
    ),
    # C6: nothing is taken from behind the last position
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<3xf32>) -> (tensor<1xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xf32>):
  %start_indices = "arith.constant"() <{value = dense<[3]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %limit_indices = "arith.constant"() <{value = dense<[4]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %strides = "arith.constant"() <{value = dense<[1]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %result = "stablehlo.real_dynamic_slice"(%operand, %start_indices, %limit_indices, %strides) : (tensor<3xf32>, tensor<1xindex>, tensor<1xindex>, tensor<1xindex>) -> tensor<1xf32>
  "func.return"(%result) : (tensor<1xf32>) -> ()
}) : () -> ()
""",
    ),
    # C7: strides go forward; for the other way there is `reverse`
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<3xf32>) -> (tensor<0xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xf32>):
  %start_indices = "arith.constant"() <{value = dense<[3]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %limit_indices = "arith.constant"() <{value = dense<[3]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %strides = "arith.constant"() <{value = dense<[0]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %result = "stablehlo.real_dynamic_slice"(%operand, %start_indices, %limit_indices, %strides) : (tensor<3xf32>, tensor<1xindex>, tensor<1xindex>, tensor<1xindex>) -> tensor<0xf32>
  "func.return"(%result) : (tensor<0xf32>) -> ()
}) : () -> ()
""",
    ),
    # C8: `result` has a place for each position that is taken
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<3xf32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xf32>):
  %start_indices = "arith.constant"() <{value = dense<[3]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %limit_indices = "arith.constant"() <{value = dense<[3]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %strides = "arith.constant"() <{value = dense<[1]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %result = "stablehlo.real_dynamic_slice"(%operand, %start_indices, %limit_indices, %strides) : (tensor<3xf32>, tensor<1xindex>, tensor<1xindex>, tensor<1xindex>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C8: `result` has a place for each position that is taken
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<3xf32>) -> (tensor<1xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xf32>):
  %start_indices = "arith.constant"() <{value = dense<[3]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %limit_indices = "arith.constant"() <{value = dense<[3]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %strides = "arith.constant"() <{value = dense<[1]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %result = "stablehlo.real_dynamic_slice"(%operand, %start_indices, %limit_indices, %strides) : (tensor<3xf32>, tensor<1xindex>, tensor<1xindex>, tensor<1xindex>) -> tensor<1xf32>
  "func.return"(%result) : (tensor<1xf32>) -> ()
}) : () -> ()
""",
    ),
    # C8: `result` has a place for each position that is taken
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<3xf32>) -> (tensor<0xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xf32>):
  %start_indices = "arith.constant"() <{value = dense<[2]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %limit_indices = "arith.constant"() <{value = dense<[3]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %strides = "arith.constant"() <{value = dense<[1]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %result = "stablehlo.real_dynamic_slice"(%operand, %start_indices, %limit_indices, %strides) : (tensor<3xf32>, tensor<1xindex>, tensor<1xindex>, tensor<1xindex>) -> tensor<0xf32>
  "func.return"(%result) : (tensor<0xf32>) -> ()
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
  %start_indices = "stablehlo.constant"() <{value = dense<[1, 0]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %limit_indices = "stablehlo.constant"() <{value = dense<[2, 3]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %strides = "stablehlo.constant"() <{value = dense<[1, 2]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.real_dynamic_slice"(%operand, %start_indices, %limit_indices, %strides) : (tensor<2x4xi32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<1x2xi32>
  "func.return"(%result) : (tensor<1x2xi32>) -> ()
}) : () -> ()
""",
    # C5: <= with equal sides
    """
"func.func"() <{function_type = (tensor<3xf32>) -> (tensor<0xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xf32>):
  %start_indices = "arith.constant"() <{value = dense<[3]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %limit_indices = "arith.constant"() <{value = dense<[3]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %strides = "arith.constant"() <{value = dense<[1]> : tensor<1xindex>}> : () -> tensor<1xindex>
  %result = "stablehlo.real_dynamic_slice"(%operand, %start_indices, %limit_indices, %strides) : (tensor<3xf32>, tensor<1xindex>, tensor<1xindex>, tensor<1xindex>) -> tensor<0xf32>
  "func.return"(%result) : (tensor<0xf32>) -> ()
}) : () -> ()
""",
]
