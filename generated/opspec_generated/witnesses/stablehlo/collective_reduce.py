"""Programs that break a rule of stablehlo.collective_reduce, and programs that keep them all."""

# Generated from spec/ops/stablehlo/collective_reduce.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "stablehlo.collective_reduce"() <{replica_groups = dense<> : tensor<0x0xi64>, has_dynamic_root = unit}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i8>, tensor<i8>) -> tensor<i8>
    %1 = "stablehlo.count_leading_zeros"(%0) : (tensor<i8>) -> tensor<i8>
    "stablehlo.return"(%1) : (tensor<i8>) -> ()
  }) : () -> ()
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
  %result = "stablehlo.collective_reduce"(%operands_0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (memref<f32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<2xi8>, tensor<i8>) -> (tensor<2xi8>, tensor<i1>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi8>, %operands_1: tensor<i8>):
  %results:2 = "stablehlo.collective_reduce"(%operands_0, %operands_1) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i8>, tensor<i8>) -> tensor<i8>
    "stablehlo.return"(%0) : (tensor<i8>) -> ()
  }) : (tensor<2xi8>, tensor<i8>) -> (tensor<2xi8>, tensor<i1>)
  "func.return"(%results#0, %results#1) : (tensor<2xi8>, tensor<i1>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xf32>):
  %result = "stablehlo.collective_reduce"(%operands_0) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xf32>):
  %result = "stablehlo.collective_reduce"(%operands_0) <{replica_groups = "?"}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = () -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.collective_reduce"() <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : () -> tensor<2xf32>
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
  %result = "stablehlo.collective_reduce"(%operands_0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<2xf32>) -> memref<f32>
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
  %result = "stablehlo.collective_reduce"(%operands_0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
  ^bb0(%arg0: tensor<f32>):
    "stablehlo.return"(%arg0) : (tensor<f32>) -> ()
  }) : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: no process is in two groups, else nothing says which one it adds to
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2xi8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi8>):
  %result = "stablehlo.collective_reduce"(%operands_0) <{replica_groups = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i8>, tensor<i8>) -> tensor<i8>
    "stablehlo.return"(%0) : (tensor<i8>) -> ()
  }) : (tensor<2xi8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # C2: ids count from 0 without a gap, so that every process is in a group
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi1>):
  %result = "stablehlo.collective_reduce"(%operands_0) <{replica_groups = dense<[[1]]> : tensor<1x1xi64>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }) : (tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C3: ids are processes, or -1 where a row is shorter than others
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xf32>):
  %result = "stablehlo.collective_reduce"(%operands_0) <{replica_groups = dense<[[-2]]> : tensor<1x1xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C4: ids of devices are given in groups, since nothing else would say which devices belong together
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<f32>):
  %result = "stablehlo.collective_reduce"(%operands_0) <{replica_groups = dense<> : tensor<0x0xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids = unit}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<f32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C5: ids of all devices need a channel
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<2xi8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi8>):
  %result = "stablehlo.collective_reduce"(%operands_0) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, use_global_device_ids = unit}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i8>, tensor<i8>) -> tensor<i8>
    "stablehlo.return"(%0) : (tensor<i8>) -> ()
  }) : (tensor<2xi8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # C6: there is something to reduce
    (
        "C6",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "stablehlo.collective_reduce"() <{replica_groups = dense<> : tensor<0x0xi64>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i8>, tensor<i8>) -> tensor<i8>
    "stablehlo.return"(%0) : (tensor<i8>) -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # C7: elements can be promoted to the type in which the region combines them
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<i1>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<i1>):
  %result = "stablehlo.collective_reduce"(%operands_0) <{replica_groups = dense<> : tensor<0x0xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<i1>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C7: elements can be promoted to the type in which the region combines them
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<2xi1>, tensor<i8>) -> (tensor<2xi8>, tensor<i8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi1>, %operands_1: tensor<i8>):
  %results:2 = "stablehlo.collective_reduce"(%operands_0, %operands_1) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i8>, tensor<i8>) -> tensor<i8>
    "stablehlo.return"(%0) : (tensor<i8>) -> ()
  }) : (tensor<2xi1>, tensor<i8>) -> (tensor<2xi8>, tensor<i8>)
  "func.return"(%results#0, %results#1) : (tensor<2xi8>, tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # C8: each result has the shape of its operand, since elements are combined place by place
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<i1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<i1>):
  %result = "stablehlo.collective_reduce"(%operands_0) <{replica_groups = dense<> : tensor<0x0xi64>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }) : (tensor<i1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C8: each result has the shape of its operand, since elements are combined place by place
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<1xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<1xf32>):
  %result = "stablehlo.collective_reduce"(%operands_0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<1xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C8: each result has the shape of its operand, since elements are combined place by place
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<3xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<3xf32>):
  %result = "stablehlo.collective_reduce"(%operands_0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<3xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C8: each result has the shape of its operand, since elements are combined place by place
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<3xi8>, tensor<i8>) -> (tensor<2xi8>, tensor<i8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<3xi8>, %operands_1: tensor<i8>):
  %results:2 = "stablehlo.collective_reduce"(%operands_0, %operands_1) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i8>, tensor<i8>) -> tensor<i8>
    "stablehlo.return"(%0) : (tensor<i8>) -> ()
  }) : (tensor<3xi8>, tensor<i8>) -> (tensor<2xi8>, tensor<i8>)
  "func.return"(%results#0, %results#1) : (tensor<2xi8>, tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # C9: `roots` has an entry for each operand, else some would have no root
    (
        "C9",
        """
"func.func"() <{function_type = (tensor<i8>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<i8>):
  %roots = "stablehlo.constant"() <{value = dense<[1, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %result = "stablehlo.collective_reduce"(%operands_0, %roots) <{replica_groups = dense<> : tensor<0x0xi64>, has_dynamic_root = unit}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i8>, tensor<i8>) -> tensor<i8>
    %1 = "stablehlo.count_leading_zeros"(%0) : (tensor<i8>) -> tensor<i8>
    "stablehlo.return"(%1) : (tensor<i8>) -> ()
  }) : (tensor<i8>, tensor<2xi32>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # C9: `roots` has an entry for each operand, else some would have no root
    (
        "C9",
        """
"func.func"() <{function_type = (tensor<2xi8>, tensor<i8>) -> (tensor<2xi8>, tensor<i8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi8>, %operands_1: tensor<i8>):
  %roots = "stablehlo.constant"() <{value = dense<[1]> : tensor<1xi32>}> : () -> tensor<1xi32>
  %results:2 = "stablehlo.collective_reduce"(%operands_0, %operands_1, %roots) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, has_dynamic_root = unit}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i8>, tensor<i8>) -> tensor<i8>
    %1 = "stablehlo.count_leading_zeros"(%0) : (tensor<i8>) -> tensor<i8>
    "stablehlo.return"(%1) : (tensor<i8>) -> ()
  }) : (tensor<2xi8>, tensor<i8>, tensor<1xi32>) -> (tensor<2xi8>, tensor<i8>)
  "func.return"(%results#0, %results#1) : (tensor<2xi8>, tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # C10: each root is a position in every group, else some groups would have none
    (
        "C10",
        """
"func.func"() <{function_type = (tensor<i8>, tensor<i8>) -> (tensor<i8>, tensor<i8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<i8>, %operands_1: tensor<i8>):
  %roots = "stablehlo.constant"() <{value = dense<[1, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %results:2 = "stablehlo.collective_reduce"(%operands_0, %operands_1, %roots) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>, has_dynamic_root = unit}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i8>, tensor<i8>) -> tensor<i8>
    %1 = "stablehlo.count_leading_zeros"(%0) : (tensor<i8>) -> tensor<i8>
    "stablehlo.return"(%1) : (tensor<i8>) -> ()
  }) : (tensor<i8>, tensor<i8>, tensor<2xi32>) -> (tensor<i8>, tensor<i8>)
  "func.return"(%results#0, %results#1) : (tensor<i8>, tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # C10: each root is a position in every group, else some groups would have none
    (
        "C10",
        """
"func.func"() <{function_type = (tensor<2xi8>, tensor<i8>) -> (tensor<2xi8>, tensor<i8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi8>, %operands_1: tensor<i8>):
  %roots = "stablehlo.constant"() <{value = dense<[-1, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %results:2 = "stablehlo.collective_reduce"(%operands_0, %operands_1, %roots) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, has_dynamic_root = unit}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i8>, tensor<i8>) -> tensor<i8>
    %1 = "stablehlo.count_leading_zeros"(%0) : (tensor<i8>) -> tensor<i8>
    "stablehlo.return"(%1) : (tensor<i8>) -> ()
  }) : (tensor<2xi8>, tensor<i8>, tensor<2xi32>) -> (tensor<2xi8>, tensor<i8>)
  "func.return"(%results#0, %results#1) : (tensor<2xi8>, tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # C10: each root is a position in every group, else some groups would have none
    (
        "C10",
        """
"func.func"() <{function_type = (tensor<2xi8>, tensor<i8>) -> (tensor<2xi8>, tensor<i8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi8>, %operands_1: tensor<i8>):
  %roots = "stablehlo.constant"() <{value = dense<[1, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %results:2 = "stablehlo.collective_reduce"(%operands_0, %operands_1, %roots) <{replica_groups = dense<[[0, 1], [2, -1]]> : tensor<2x2xi64>, has_dynamic_root = unit}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i8>, tensor<i8>) -> tensor<i8>
    %1 = "stablehlo.count_leading_zeros"(%0) : (tensor<i8>) -> tensor<i8>
    "stablehlo.return"(%1) : (tensor<i8>) -> ()
  }) : (tensor<2xi8>, tensor<i8>, tensor<2xi32>) -> (tensor<2xi8>, tensor<i8>)
  "func.return"(%results#0, %results#1) : (tensor<2xi8>, tensor<i8>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xf32>):
  %result = "stablehlo.collective_reduce"(%operands_0) <{replica_groups = dense<> : tensor<0x0xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    # C2: < with sides one apart
    # C6: < with sides one apart
    """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xf32>):
  %result = "stablehlo.collective_reduce"(%operands_0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    # C3: <= with equal sides
    """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xf32>):
  %result = "stablehlo.collective_reduce"(%operands_0) <{replica_groups = dense<[[-1]]> : tensor<1x1xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    # C4: < with sides one apart
    # C5: < with sides one apart
    """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xf32>):
  %result = "stablehlo.collective_reduce"(%operands_0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids = unit}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    # C10: <= with equal sides, < with sides one apart
    """
"func.func"() <{function_type = (tensor<2xi8>, tensor<i8>) -> (tensor<2xi8>, tensor<i8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi8>, %operands_1: tensor<i8>):
  %roots = "stablehlo.constant"() <{value = dense<[1, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
  %results:2 = "stablehlo.collective_reduce"(%operands_0, %operands_1, %roots) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, has_dynamic_root = unit}> ({
  ^bb0(%a: tensor<i8>, %b: tensor<i8>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i8>, tensor<i8>) -> tensor<i8>
    %1 = "stablehlo.count_leading_zeros"(%0) : (tensor<i8>) -> tensor<i8>
    "stablehlo.return"(%1) : (tensor<i8>) -> ()
  }) : (tensor<2xi8>, tensor<i8>, tensor<2xi32>) -> (tensor<2xi8>, tensor<i8>)
  "func.return"(%results#0, %results#1) : (tensor<2xi8>, tensor<i8>) -> ()
}) : () -> ()
""",
]
