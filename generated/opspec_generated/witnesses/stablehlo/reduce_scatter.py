"""Programs that break a rule of stablehlo.reduce_scatter, and programs that keep them all."""

# Generated from spec/ops/stablehlo/reduce_scatter.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.reduce_scatter"() <{scatter_dimension = 0 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : () -> tensor<2xf32>
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
  %result = "stablehlo.reduce_scatter"(%operand) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (memref<f32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  %result = "stablehlo.reduce_scatter"(%operand) <{scatter_dimension = 0 : i64}> ({
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
^bb0(%operand: tensor<2xf32>):
  %result = "stablehlo.reduce_scatter"(%operand) <{scatter_dimension = 0 : i64, replica_groups = "?"}> ({
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
"func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  "stablehlo.reduce_scatter"(%operand) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<2xf32>) -> ()
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
  %result = "stablehlo.reduce_scatter"(%operand) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
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
^bb0(%operand: tensor<2xf32>):
  %result = "stablehlo.reduce_scatter"(%operand) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
  ^bb0(%arg0: tensor<f32>):
    "stablehlo.return"(%arg0) : (tensor<f32>) -> ()
  }) : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `scatter_dimension` is one of `operand`, else there is nothing to cut
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<f32>):
  %result = "stablehlo.reduce_scatter"(%operand) <{scatter_dimension = 0 : i64, replica_groups = dense<> : tensor<0x0xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<f32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `scatter_dimension` is one of `operand`, else there is nothing to cut
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  %result = "stablehlo.reduce_scatter"(%operand) <{scatter_dimension = -1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C2: no process is in two groups, else nothing says whose part it gets
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<1xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  %result = "stablehlo.reduce_scatter"(%operand) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<2xf32>) -> tensor<1xf32>
  "func.return"(%result) : (tensor<1xf32>) -> ()
}) : () -> ()
""",
    ),
    # C3: ids count from 0 without a gap, so that every process is in a group
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<1xf32>) -> (tensor<1xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1xf32>):
  %result = "stablehlo.reduce_scatter"(%operand) <{scatter_dimension = 0 : i64, replica_groups = dense<[[1]]> : tensor<1x1xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<1xf32>) -> tensor<1xf32>
  "func.return"(%result) : (tensor<1xf32>) -> ()
}) : () -> ()
""",
    ),
    # C3: ids count from 0 without a gap, so that every process is in a group
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  %result = "stablehlo.reduce_scatter"(%operand) <{scatter_dimension = 0 : i64, replica_groups = dense<[[-1]]> : tensor<1x1xi64>}> ({
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
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  %result = "stablehlo.reduce_scatter"(%operand) <{scatter_dimension = 0 : i64, replica_groups = dense<> : tensor<0x0xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids = unit}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C5: ids of all devices need a channel
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<1xf32>) -> (tensor<1xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1xf32>):
  %result = "stablehlo.reduce_scatter"(%operand) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>, use_global_device_ids = unit}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<1xf32>) -> tensor<1xf32>
  "func.return"(%result) : (tensor<1xf32>) -> ()
}) : () -> ()
""",
    ),
    # C6: elements can be promoted to the type in which the region combines them
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  %result = "stablehlo.reduce_scatter"(%operand) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
  ^bb0(%a: tensor<i1>, %b: tensor<i1>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    "stablehlo.return"(%0) : (tensor<i1>) -> ()
  }) : (tensor<2xf32>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C7: `result` is like `operand` in all dimensions but the scattered one
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  %result = "stablehlo.reduce_scatter"(%operand) <{scatter_dimension = 0 : i64, replica_groups = dense<> : tensor<0x0xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<2xf32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C7: `result` is like `operand` in all dimensions but the scattered one
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<2x1xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x1xf32>):
  %result = "stablehlo.reduce_scatter"(%operand) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<2x1xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C7: `result` is like `operand` in all dimensions but the scattered one
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<1x4xi64>) -> (tensor<2x2xi64>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x4xi64>):
  %result = "stablehlo.reduce_scatter"(%operand) <{scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    "stablehlo.return"(%0) : (tensor<i64>) -> ()
  }) : (tensor<1x4xi64>) -> tensor<2x2xi64>
  "func.return"(%result) : (tensor<2x2xi64>) -> ()
}) : () -> ()
""",
    ),
    # C7: `result` is like `operand` in all dimensions but the scattered one
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<3x4xi64>) -> (tensor<2x2xi64>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x4xi64>):
  %result = "stablehlo.reduce_scatter"(%operand) <{scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    "stablehlo.return"(%0) : (tensor<i64>) -> ()
  }) : (tensor<3x4xi64>) -> tensor<2x2xi64>
  "func.return"(%result) : (tensor<2x2xi64>) -> ()
}) : () -> ()
""",
    ),
    # C9: the scattered dimension is not empty, else it could not tell how many processes a group has
    (
        "C9",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<0xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  %result = "stablehlo.reduce_scatter"(%operand) <{scatter_dimension = 0 : i64, replica_groups = dense<> : tensor<0x0xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<2xf32>) -> tensor<0xf32>
  "func.return"(%result) : (tensor<0xf32>) -> ()
}) : () -> ()
""",
    ),
    # C10: `result` is no larger than what it is a part of
    (
        "C10",
        """
"func.func"() <{function_type = (tensor<1xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1xf32>):
  %result = "stablehlo.reduce_scatter"(%operand) <{scatter_dimension = 0 : i64, replica_groups = dense<> : tensor<0x0xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<1xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C11: `operand` holds whole parts
    (
        "C11",
        """
"func.func"() <{function_type = (tensor<3xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xf32>):
  %result = "stablehlo.reduce_scatter"(%operand) <{scatter_dimension = 0 : i64, replica_groups = dense<> : tensor<0x0xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<3xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C12: the scattered dimension of the operand divides into a part for each process of a group
    (
        "C12",
        """
"func.func"() <{function_type = (tensor<1xf32>) -> (tensor<1xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1xf32>):
  %result = "stablehlo.reduce_scatter"(%operand) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<1xf32>) -> tensor<1xf32>
  "func.return"(%result) : (tensor<1xf32>) -> ()
}) : () -> ()
""",
    ),
    # C8: the scattered dimension of the operand has a part for each process of a group
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<1xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  %result = "stablehlo.reduce_scatter"(%operand) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<2xf32>) -> tensor<1xf32>
  "func.return"(%result) : (tensor<1xf32>) -> ()
}) : () -> ()
""",
    ),
    # C8: the scattered dimension of the operand has a part for each process of a group
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  %result = "stablehlo.reduce_scatter"(%operand) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  %result = "stablehlo.reduce_scatter"(%operand) <{scatter_dimension = 0 : i64, replica_groups = dense<> : tensor<0x0xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    # C1: <= with equal sides, < with sides one apart
    # C3: <= with equal sides, < with sides one apart
    # C7: < with sides one apart
    # C10: <= with equal sides
    """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>):
  %result = "stablehlo.reduce_scatter"(%operand) <{scatter_dimension = 0 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2x4xi64>) -> (tensor<2x2xi64>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x4xi64>):
  %result = "stablehlo.reduce_scatter"(%operand) <{scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    "stablehlo.return"(%0) : (tensor<i64>) -> ()
  }) : (tensor<2x4xi64>) -> tensor<2x2xi64>
  "func.return"(%result) : (tensor<2x2xi64>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2x4x1xi64>) -> (tensor<2x2x1xi64>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x4x1xi64>):
  %result = "stablehlo.reduce_scatter"(%operand) <{scatter_dimension = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    "stablehlo.return"(%0) : (tensor<i64>) -> ()
  }) : (tensor<2x4x1xi64>) -> tensor<2x2x1xi64>
  "func.return"(%result) : (tensor<2x2x1xi64>) -> ()
}) : () -> ()
""",
    # C9: < with sides one apart
    """
"func.func"() <{function_type = (tensor<4xf32>) -> (tensor<1xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xf32>):
  %result = "stablehlo.reduce_scatter"(%operand) <{scatter_dimension = 0 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<4xf32>) -> tensor<1xf32>
  "func.return"(%result) : (tensor<1xf32>) -> ()
}) : () -> ()
""",
    # C5: < with sides one apart
    """
"func.func"() <{function_type = (tensor<4xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xf32>):
  %result = "stablehlo.reduce_scatter"(%operand) <{scatter_dimension = 0 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids = unit}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %0 = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%0) : (tensor<f32>) -> ()
  }) : (tensor<4xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
]
