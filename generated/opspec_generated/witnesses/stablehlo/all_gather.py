"""Programs that break a rule of stablehlo.all_gather, and programs that keep them all."""

# Generated from spec/ops/stablehlo/all_gather.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operands_0: memref<f32>):
  %result = "stablehlo.all_gather"(%operands_0) <{all_gather_dim = 0 : i64, replica_groups = dense<> : tensor<0x0xi64>}> : (memref<f32>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<1xi1>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<1xi1>):
  %result = "stablehlo.all_gather"(%operands_0) <{all_gather_dim = 0 : i64, replica_groups = dense<> : tensor<0x0xi64>}> : (tensor<1xi1>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<1xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<1xi1>):
  %result = "stablehlo.all_gather"(%operands_0) <{all_gather_dim = 0 : i64}> : (tensor<1xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<1xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<1xi1>):
  %result = "stablehlo.all_gather"(%operands_0) <{all_gather_dim = 0 : i64, replica_groups = "?"}> : (tensor<1xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = () -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.all_gather"() <{all_gather_dim = 0 : i64, replica_groups = dense<> : tensor<0x0xi64>}> : () -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<1xi1>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<1xi1>):
  %result = "stablehlo.all_gather"(%operands_0) <{all_gather_dim = 0 : i64, replica_groups = dense<> : tensor<0x0xi64>}> : (tensor<1xi1>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<1xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<1xi1>):
  %result = "stablehlo.all_gather"(%operands_0) <{all_gather_dim = 0 : i64, replica_groups = dense<> : tensor<0x0xi64>}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<1xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C1: `all_gather_dim` is a dimension of each operand: a scalar has none along which parts could be joined
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<i1>) -> (tensor<i1>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<i1>):
  %result = "stablehlo.all_gather"(%operands_0) <{all_gather_dim = 0 : i64, replica_groups = dense<> : tensor<0x0xi64>}> : (tensor<i1>) -> tensor<i1>
  "func.return"(%result) : (tensor<i1>) -> ()
}) : () -> ()
""",
    ),
    # C1: `all_gather_dim` is a dimension of each operand: a scalar has none along which parts could be joined
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<1xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<1xi1>):
  %result = "stablehlo.all_gather"(%operands_0) <{all_gather_dim = -1 : i64, replica_groups = dense<> : tensor<0x0xi64>}> : (tensor<1xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C1: `all_gather_dim` is a dimension of each operand: a scalar has none along which parts could be joined
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2xf32>, tensor<1x3xi8>) -> (tensor<2x2xf32>, tensor<1x3xi8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xf32>, %operands_1: tensor<1x3xi8>):
  %results:2 = "stablehlo.all_gather"(%operands_0, %operands_1) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<2xf32>, tensor<1x3xi8>) -> (tensor<2x2xf32>, tensor<1x3xi8>)
  "func.return"(%results#0, %results#1) : (tensor<2x2xf32>, tensor<1x3xi8>) -> ()
}) : () -> ()
""",
    ),
    # C2: no process is in two groups, else nothing says whose parts it gets
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<1xi1>) -> (tensor<1xi1>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<1xi1>):
  %result = "stablehlo.all_gather"(%operands_0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0], [0]]> : tensor<2x1xi64>}> : (tensor<1xi1>) -> tensor<1xi1>
  "func.return"(%result) : (tensor<1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C3: ids count from 0 without a gap, so that every process is in a group
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<1xi1>) -> (tensor<1xi1>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<1xi1>):
  %result = "stablehlo.all_gather"(%operands_0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[1]]> : tensor<1x1xi64>}> : (tensor<1xi1>) -> tensor<1xi1>
  "func.return"(%result) : (tensor<1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C3: ids count from 0 without a gap, so that every process is in a group
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<1xi8>) -> (tensor<4xi8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<1xi8>):
  %result = "stablehlo.all_gather"(%operands_0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[-1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<1xi8>) -> tensor<4xi8>
  "func.return"(%result) : (tensor<4xi8>) -> ()
}) : () -> ()
""",
    ),
    # C4: ids of devices are given in groups, since nothing else would say which devices belong together
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<1xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<1xi1>):
  %result = "stablehlo.all_gather"(%operands_0) <{all_gather_dim = 0 : i64, replica_groups = dense<> : tensor<0x0xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids = unit}> : (tensor<1xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C5: ids of all devices need a channel
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<1xi1>) -> (tensor<1xi1>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<1xi1>):
  %result = "stablehlo.all_gather"(%operands_0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>, use_global_device_ids = unit}> : (tensor<1xi1>) -> tensor<1xi1>
  "func.return"(%result) : (tensor<1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C6: results are like operands in all dimensions but the gathered one
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<1xi1>) -> (tensor<i1>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<1xi1>):
  %result = "stablehlo.all_gather"(%operands_0) <{all_gather_dim = 0 : i64, replica_groups = dense<> : tensor<0x0xi64>}> : (tensor<1xi1>) -> tensor<i1>
  "func.return"(%result) : (tensor<i1>) -> ()
}) : () -> ()
""",
    ),
    # C6: results are like operands in all dimensions but the gathered one
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<1x1xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<1x1xi1>):
  %result = "stablehlo.all_gather"(%operands_0) <{all_gather_dim = 0 : i64, replica_groups = dense<> : tensor<0x0xi64>}> : (tensor<1x1xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C6: results are like operands in all dimensions but the gathered one
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<1x2xf32>, tensor<1x3xi8>) -> (tensor<2x2xf32>, tensor<1x3xi8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<1x2xf32>, %operands_1: tensor<1x3xi8>):
  %results:2 = "stablehlo.all_gather"(%operands_0, %operands_1) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<1x2xf32>, tensor<1x3xi8>) -> (tensor<2x2xf32>, tensor<1x3xi8>)
  "func.return"(%results#0, %results#1) : (tensor<2x2xf32>, tensor<1x3xi8>) -> ()
}) : () -> ()
""",
    ),
    # C6: results are like operands in all dimensions but the gathered one
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<3x2xf32>, tensor<1x3xi8>) -> (tensor<2x2xf32>, tensor<1x3xi8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<3x2xf32>, %operands_1: tensor<1x3xi8>):
  %results:2 = "stablehlo.all_gather"(%operands_0, %operands_1) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<3x2xf32>, tensor<1x3xi8>) -> (tensor<2x2xf32>, tensor<1x3xi8>)
  "func.return"(%results#0, %results#1) : (tensor<2x2xf32>, tensor<1x3xi8>) -> ()
}) : () -> ()
""",
    ),
    # C8: there is something to gather
    (
        "C8",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "stablehlo.all_gather"() <{all_gather_dim = 0 : i64, replica_groups = dense<> : tensor<0x0xi64>}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # C9: the gathered dimension is not empty, else it could not tell how many processes a group has
    (
        "C9",
        """
"func.func"() <{function_type = (tensor<0xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<0xi1>):
  %result = "stablehlo.all_gather"(%operands_0) <{all_gather_dim = 0 : i64, replica_groups = dense<> : tensor<0x0xi64>}> : (tensor<0xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C9: the gathered dimension is not empty, else it could not tell how many processes a group has
    (
        "C9",
        """
"func.func"() <{function_type = (tensor<2x0xf32>, tensor<1x3xi8>) -> (tensor<2x2xf32>, tensor<1x3xi8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2x0xf32>, %operands_1: tensor<1x3xi8>):
  %results:2 = "stablehlo.all_gather"(%operands_0, %operands_1) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<2x0xf32>, tensor<1x3xi8>) -> (tensor<2x2xf32>, tensor<1x3xi8>)
  "func.return"(%results#0, %results#1) : (tensor<2x2xf32>, tensor<1x3xi8>) -> ()
}) : () -> ()
""",
    ),
    # C10: no result is smaller than the part that its process gave
    (
        "C10",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (tensor<1xi1>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi1>):
  %result = "stablehlo.all_gather"(%operands_0) <{all_gather_dim = 0 : i64, replica_groups = dense<> : tensor<0x0xi64>}> : (tensor<2xi1>) -> tensor<1xi1>
  "func.return"(%result) : (tensor<1xi1>) -> ()
}) : () -> ()
""",
    ),
    # C10: no result is smaller than the part that its process gave
    (
        "C10",
        """
"func.func"() <{function_type = (tensor<2x3xf32>, tensor<1x3xi8>) -> (tensor<2x2xf32>, tensor<1x3xi8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2x3xf32>, %operands_1: tensor<1x3xi8>):
  %results:2 = "stablehlo.all_gather"(%operands_0, %operands_1) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<2x3xf32>, tensor<1x3xi8>) -> (tensor<2x2xf32>, tensor<1x3xi8>)
  "func.return"(%results#0, %results#1) : (tensor<2x2xf32>, tensor<1x3xi8>) -> ()
}) : () -> ()
""",
    ),
    # C11: the gathered dimension of a result holds whole parts
    (
        "C11",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (tensor<3xi1>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi1>):
  %result = "stablehlo.all_gather"(%operands_0) <{all_gather_dim = 0 : i64, replica_groups = dense<> : tensor<0x0xi64>}> : (tensor<2xi1>) -> tensor<3xi1>
  "func.return"(%result) : (tensor<3xi1>) -> ()
}) : () -> ()
""",
    ),
    # C11: the gathered dimension of a result holds whole parts
    (
        "C11",
        """
"func.func"() <{function_type = (tensor<2x2xf32>, tensor<1x2xi8>) -> (tensor<2x2xf32>, tensor<1x3xi8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2x2xf32>, %operands_1: tensor<1x2xi8>):
  %results:2 = "stablehlo.all_gather"(%operands_0, %operands_1) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<2x2xf32>, tensor<1x2xi8>) -> (tensor<2x2xf32>, tensor<1x3xi8>)
  "func.return"(%results#0, %results#1) : (tensor<2x2xf32>, tensor<1x3xi8>) -> ()
}) : () -> ()
""",
    ),
    # C7: the gathered dimension of a result has a part for each process of a group
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<1xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<1xi1>):
  %result = "stablehlo.all_gather"(%operands_0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<1xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C7: the gathered dimension of a result has a part for each process of a group
    (
        "C7",
        """
"builtin.module"() ({
"func.func"() <{function_type = (tensor<1xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<1xi1>):
  %result = "stablehlo.all_gather"(%operands_0) <{all_gather_dim = 0 : i64, replica_groups = dense<> : tensor<0x0xi64>}> : (tensor<1xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
}) {mhlo.num_replicas = 3 : i32, mhlo.num_partitions = 1 : i32} : () -> ()
""",
    ),
    # C7: the gathered dimension of a result has a part for each process of a group
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<2x1xf32>, tensor<1x3xi8>) -> (tensor<2x2xf32>, tensor<1x3xi8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2x1xf32>, %operands_1: tensor<1x3xi8>):
  %results:2 = "stablehlo.all_gather"(%operands_0, %operands_1) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<2x1xf32>, tensor<1x3xi8>) -> (tensor<2x2xf32>, tensor<1x3xi8>)
  "func.return"(%results#0, %results#1) : (tensor<2x2xf32>, tensor<1x3xi8>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<1xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<1xi1>):
  %result = "stablehlo.all_gather"(%operands_0) <{all_gather_dim = 0 : i64, replica_groups = dense<> : tensor<0x0xi64>}> : (tensor<1xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    # C1: <= with equal sides
    # C8: < with sides one apart
    """
"func.func"() <{function_type = (tensor<1xi8>) -> (tensor<4xi8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<1xi8>):
  %result = "stablehlo.all_gather"(%operands_0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<1xi8>) -> tensor<4xi8>
  "func.return"(%result) : (tensor<4xi8>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<1x1xi8>) -> (tensor<?x1xi8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<1x1xi8>):
  %result = "stablehlo.all_gather"(%operands_0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<1x1xi8>) -> tensor<?x1xi8>
  "func.return"(%result) : (tensor<?x1xi8>) -> ()
}) : () -> ()
""",
    # C1: < with sides one apart
    # C3: <= with equal sides, < with sides one apart
    # C6: < with sides one apart
    # C10: <= with equal sides
    """
"func.func"() <{function_type = (tensor<2x2xf32>, tensor<1x3xi8>) -> (tensor<2x2xf32>, tensor<1x3xi8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2x2xf32>, %operands_1: tensor<1x3xi8>):
  %results:2 = "stablehlo.all_gather"(%operands_0, %operands_1) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<2x2xf32>, tensor<1x3xi8>) -> (tensor<2x2xf32>, tensor<1x3xi8>)
  "func.return"(%results#0, %results#1) : (tensor<2x2xf32>, tensor<1x3xi8>) -> ()
}) : () -> ()
""",
    # C9: < with sides one apart
    """
"func.func"() <{function_type = (tensor<2x2xi64>, tensor<1x1xf32>) -> (tensor<2x4xi64>, tensor<1x2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2x2xi64>, %operands_1: tensor<1x1xf32>):
  %results:2 = "stablehlo.all_gather"(%operands_0, %operands_1) <{all_gather_dim = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x2xi64>, tensor<1x1xf32>) -> (tensor<2x4xi64>, tensor<1x2xf32>)
  "func.return"(%results#0, %results#1) : (tensor<2x4xi64>, tensor<1x2xf32>) -> ()
}) : () -> ()
""",
    # C5: < with sides one apart
    """
"func.func"() <{function_type = (tensor<1xi8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<1xi8>):
  %result = "stablehlo.all_gather"(%operands_0) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 3], [2, 1]]> : tensor<2x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids = unit}> : (tensor<1xi8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
]
