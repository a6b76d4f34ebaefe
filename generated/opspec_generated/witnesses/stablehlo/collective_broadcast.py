"""Programs that break a rule of stablehlo.collective_broadcast, and programs that keep them all."""

# Generated from spec/ops/stablehlo/collective_broadcast.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "stablehlo.collective_broadcast"() <{replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>, has_dynamic_root = unit}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: memref<f32>):
  %result = "stablehlo.collective_broadcast"(%operands_0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (memref<f32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xf32>):
  %result = "stablehlo.collective_broadcast"(%operands_0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<2xf32>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<2xi8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi8>):
  %result = "stablehlo.collective_broadcast"(%operands_0) : (tensor<2xi8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<2xi8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi8>):
  %result = "stablehlo.collective_broadcast"(%operands_0) <{replica_groups = "?"}> : (tensor<2xi8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = () -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.collective_broadcast"() <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : () -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xf32>):
  %result = "stablehlo.collective_broadcast"(%operands_0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<2xf32>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xf32>):
  %result = "stablehlo.collective_broadcast"(%operands_0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: no process is in two groups, else it would get two tensors
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2xi8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi8>):
  %result = "stablehlo.collective_broadcast"(%operands_0) <{replica_groups = dense<[[1, 1]]> : tensor<1x2xi64>}> : (tensor<2xi8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # C2: ids are those of processes, which count from 0
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xf32>):
  %result = "stablehlo.collective_broadcast"(%operands_0) <{replica_groups = dense<[[-1]]> : tensor<1x1xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C3: there is something to send
    (
        "C3",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "stablehlo.collective_broadcast"() <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # C4: each result has the shape of its operand
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<i8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<i8>):
  %result = "stablehlo.collective_broadcast"(%operands_0) <{replica_groups = dense<> : tensor<0x0xi64>}> : (tensor<i8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # C4: each result has the shape of its operand
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<1xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<1xf32>):
  %result = "stablehlo.collective_broadcast"(%operands_0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<1xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C4: each result has the shape of its operand
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<3xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<3xf32>):
  %result = "stablehlo.collective_broadcast"(%operands_0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<3xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C4: each result has the shape of its operand
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<1xi8>, tensor<2xi8>) -> (tensor<i8>, tensor<2xi8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<1xi8>, %operands_1: tensor<2xi8>):
  %roots = "stablehlo.constant"() <{value = dense<[1, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %results:2 = "stablehlo.collective_broadcast"(%operands_0, %operands_1, %roots) <{replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>, has_dynamic_root = unit}> : (tensor<1xi8>, tensor<2xi8>, tensor<2xi32>) -> (tensor<i8>, tensor<2xi8>)
  "func.return"(%results#0, %results#1) : (tensor<i8>, tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # C5: `roots` has an entry for each operand, else some would have no root
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<i8>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<i8>):
  %roots = "stablehlo.constant"() <{value = dense<[1, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %result = "stablehlo.collective_broadcast"(%operands_0, %roots) <{replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>, has_dynamic_root = unit}> : (tensor<i8>, tensor<2xi32>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # C5: `roots` has an entry for each operand, else some would have no root
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<i8>, tensor<2xi8>) -> (tensor<i8>, tensor<2xi8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<i8>, %operands_1: tensor<2xi8>):
  %roots = "stablehlo.constant"() <{value = dense<[1]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %results:2 = "stablehlo.collective_broadcast"(%operands_0, %operands_1, %roots) <{replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>, has_dynamic_root = unit}> : (tensor<i8>, tensor<2xi8>, tensor<1xi32>) -> (tensor<i8>, tensor<2xi8>)
  "func.return"(%results#0, %results#1) : (tensor<i8>, tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # C6: each root is a position in every group, else some groups would have none
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<i8>, tensor<2xi8>) -> (tensor<i8>, tensor<2xi8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<i8>, %operands_1: tensor<2xi8>):
  %roots = "stablehlo.constant"() <{value = dense<[1, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %results:2 = "stablehlo.collective_broadcast"(%operands_0, %operands_1, %roots) <{replica_groups = dense<[[2]]> : tensor<1x1xi64>, has_dynamic_root = unit}> : (tensor<i8>, tensor<2xi8>, tensor<2xi32>) -> (tensor<i8>, tensor<2xi8>)
  "func.return"(%results#0, %results#1) : (tensor<i8>, tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # C6: each root is a position in every group, else some groups would have none
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<i8>, tensor<2xi8>) -> (tensor<i8>, tensor<2xi8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<i8>, %operands_1: tensor<2xi8>):
  %roots = "stablehlo.constant"() <{value = dense<[-1, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %results:2 = "stablehlo.collective_broadcast"(%operands_0, %operands_1, %roots) <{replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>, has_dynamic_root = unit}> : (tensor<i8>, tensor<2xi8>, tensor<2xi32>) -> (tensor<i8>, tensor<2xi8>)
  "func.return"(%results#0, %results#1) : (tensor<i8>, tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xf32>):
  %result = "stablehlo.collective_broadcast"(%operands_0) <{replica_groups = dense<> : tensor<0x0xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    # C2: <= with equal sides
    # C3: < with sides one apart
    """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xf32>):
  %result = "stablehlo.collective_broadcast"(%operands_0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<i8>, tensor<2xi8>) -> (tensor<i8>, tensor<2xi8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<i8>, %operands_1: tensor<2xi8>):
  %roots = "stablehlo.constant"() <{value = dense<[1, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %results:2 = "stablehlo.collective_broadcast"(%operands_0, %operands_1, %roots) <{replica_groups = dense<> : tensor<0x0xi64>, has_dynamic_root = unit}> : (tensor<i8>, tensor<2xi8>, tensor<2xi32>) -> (tensor<i8>, tensor<2xi8>)
  "func.return"(%results#0, %results#1) : (tensor<i8>, tensor<2xi8>) -> ()
}) : () -> ()
""",
    # C6: <= with equal sides, < with sides one apart
    """
"func.func"() <{function_type = (tensor<i8>, tensor<2xi8>) -> (tensor<i8>, tensor<2xi8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<i8>, %operands_1: tensor<2xi8>):
  %roots = "stablehlo.constant"() <{value = dense<[1, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %results:2 = "stablehlo.collective_broadcast"(%operands_0, %operands_1, %roots) <{replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>, has_dynamic_root = unit}> : (tensor<i8>, tensor<2xi8>, tensor<2xi32>) -> (tensor<i8>, tensor<2xi8>)
  "func.return"(%results#0, %results#1) : (tensor<i8>, tensor<2xi8>) -> ()
}) : () -> ()
""",
]
