"""Programs that break a rule of stablehlo.all_to_all, and programs that keep them all."""

# Generated from spec/ops/stablehlo/all_to_all.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: memref<f32>):
  %result = "stablehlo.all_to_all"(%operands_0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (memref<f32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<2x2xf32>) -> (tensor<2x2xi1>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2x2xf32>):
  %result = "stablehlo.all_to_all"(%operands_0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xi1>
  "func.return"(%result) : (tensor<2x2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<2x2xf32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2x2xf32>):
  %result = "stablehlo.all_to_all"(%operands_0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<2x2xf32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2x2xf32>):
  %result = "stablehlo.all_to_all"(%operands_0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = "?"}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = () -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.all_to_all"() <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : () -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<2x2xf32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2x2xf32>):
  %result = "stablehlo.all_to_all"(%operands_0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<2x2xf32>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<2x2xf32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2x2xf32>):
  %result = "stablehlo.all_to_all"(%operands_0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<2x2xf32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `split_dimension` is a dimension of each operand, else there is nothing to cut
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2xi64>) -> (tensor<4xi64>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi64>):
  %result = "stablehlo.all_to_all"(%operands_0) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xi64>) -> tensor<4xi64>
  "func.return"(%result) : (tensor<4xi64>) -> ()
}) : () -> ()
""",
    ),
    # C1: `split_dimension` is a dimension of each operand, else there is nothing to cut
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2x2xf32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2x2xf32>):
  %result = "stablehlo.all_to_all"(%operands_0) <{split_dimension = -1 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `split_dimension` is a dimension of each operand, else there is nothing to cut
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<4xi64>, tensor<1x2xf32>) -> (tensor<4x2xi64>, tensor<2x1xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<4xi64>, %operands_1: tensor<1x2xf32>):
  %results:2 = "stablehlo.all_to_all"(%operands_0, %operands_1) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xi64>, tensor<1x2xf32>) -> (tensor<4x2xi64>, tensor<2x1xf32>)
  "func.return"(%results#0, %results#1) : (tensor<4x2xi64>, tensor<2x1xf32>) -> ()
}) : () -> ()
""",
    ),
    # C3: `concat_dimension` is a dimension of each operand
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<1xf32>) -> (tensor<1xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<1xf32>):
  %result = "stablehlo.all_to_all"(%operands_0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<1xf32>) -> tensor<1xf32>
  "func.return"(%result) : (tensor<1xf32>) -> ()
}) : () -> ()
""",
    ),
    # C3: `concat_dimension` is a dimension of each operand
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2x2xf32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2x2xf32>):
  %result = "stablehlo.all_to_all"(%operands_0) <{split_dimension = 0 : i64, concat_dimension = -1 : i64, split_count = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C3: `concat_dimension` is a dimension of each operand
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xf32>, %operands_1: tensor<2x2xf32>):
  %results:2 = "stablehlo.all_to_all"(%operands_0, %operands_1) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2x2xf32>)
  "func.return"(%results#0, %results#1) : (tensor<2x2xf32>, tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C4: there is at least one part
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<2x2xf32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2x2xf32>):
  %result = "stablehlo.all_to_all"(%operands_0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 0 : i64, replica_groups = dense<[[]]> : tensor<1x0xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C2: the dimension that is split has a part for each process of a group
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2x1xi64>) -> (tensor<4x2xi64>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2x1xi64>):
  %result = "stablehlo.all_to_all"(%operands_0) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x1xi64>) -> tensor<4x2xi64>
  "func.return"(%result) : (tensor<4x2xi64>) -> ()
}) : () -> ()
""",
    ),
    # C2: the dimension that is split has a part for each process of a group
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2x5xi64>, tensor<1x2xf32>) -> (tensor<4x2xi64>, tensor<2x1xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2x5xi64>, %operands_1: tensor<1x2xf32>):
  %results:2 = "stablehlo.all_to_all"(%operands_0, %operands_1) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x5xi64>, tensor<1x2xf32>) -> (tensor<4x2xi64>, tensor<2x1xf32>)
  "func.return"(%results#0, %results#1) : (tensor<4x2xi64>, tensor<2x1xf32>) -> ()
}) : () -> ()
""",
    ),
    # C5: no process is in two groups, else nothing says whose parts it gets
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<2x2xf32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2x2xf32>):
  %result = "stablehlo.all_to_all"(%operands_0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<[[0], [0]]> : tensor<2x1xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C6: ids count from 0 without a gap, so that every process is in a group
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<2x2xf32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2x2xf32>):
  %result = "stablehlo.all_to_all"(%operands_0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<[[1]]> : tensor<1x1xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C6: ids count from 0 without a gap, so that every process is in a group
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<2x2xf32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2x2xf32>):
  %result = "stablehlo.all_to_all"(%operands_0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<[[-1]]> : tensor<1x1xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C6: ids count from 0 without a gap, so that every process is in a group
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<4xi8>) -> (tensor<4xi8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<4xi8>):
  %result = "stablehlo.all_to_all"(%operands_0) <{split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[2, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<4xi8>) -> tensor<4xi8>
  "func.return"(%result) : (tensor<4xi8>) -> ()
}) : () -> ()
""",
    ),
    # C8: `split_dimension` becomes smaller and `concat_dimension` larger by `split_count`; others stay
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<2x2xf32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2x2xf32>):
  %result = "stablehlo.all_to_all"(%operands_0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<2x2xf32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C8: `split_dimension` becomes smaller and `concat_dimension` larger by `split_count`; others stay
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<1x2xf32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<1x2xf32>):
  %result = "stablehlo.all_to_all"(%operands_0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<1x2xf32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C8: `split_dimension` becomes smaller and `concat_dimension` larger by `split_count`; others stay
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<3x2xf32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<3x2xf32>):
  %result = "stablehlo.all_to_all"(%operands_0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<3x2xf32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C8: `split_dimension` becomes smaller and `concat_dimension` larger by `split_count`; others stay
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<3x4xi64>, tensor<1x2xf32>) -> (tensor<4x2xi64>, tensor<2x1xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<3x4xi64>, %operands_1: tensor<1x2xf32>):
  %results:2 = "stablehlo.all_to_all"(%operands_0, %operands_1) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<3x4xi64>, tensor<1x2xf32>) -> (tensor<4x2xi64>, tensor<2x1xf32>)
  "func.return"(%results#0, %results#1) : (tensor<4x2xi64>, tensor<2x1xf32>) -> ()
}) : () -> ()
""",
    ),
    # C9: there is something to send
    (
        "C9",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "stablehlo.all_to_all"() <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # C10: there is a group
    (
        "C10",
        """
"func.func"() <{function_type = (tensor<2x2xf32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2x2xf32>):
  %result = "stablehlo.all_to_all"(%operands_0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<> : tensor<0x0xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C7: a group has as many members as there are parts, so that each gets one
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<2x2xf32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2x2xf32>):
  %result = "stablehlo.all_to_all"(%operands_0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<[[]]> : tensor<1x0xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C7: a group has as many members as there are parts, so that each gets one
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<2x2xf32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2x2xf32>):
  %result = "stablehlo.all_to_all"(%operands_0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C1: <= with equal sides
    # C3: < with sides one apart
    # C4: < with sides one apart
    # C6: <= with equal sides, < with sides one apart
    # C9: < with sides one apart
    # C10: < with sides one apart
    """
"func.func"() <{function_type = (tensor<2x2xf32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2x2xf32>):
  %result = "stablehlo.all_to_all"(%operands_0) <{split_dimension = 0 : i64, concat_dimension = 1 : i64, split_count = 1 : i64, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<4x1xi8>) -> (tensor<4x1xi8>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<4x1xi8>):
  %result = "stablehlo.all_to_all"(%operands_0) <{split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<4x1xi8>) -> tensor<4x1xi8>
  "func.return"(%result) : (tensor<4x1xi8>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2x4xi64>, tensor<1x2xf32>) -> (tensor<2x4xi64>, tensor<1x2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2x4xi64>, %operands_1: tensor<1x2xf32>):
  %results:2 = "stablehlo.all_to_all"(%operands_0, %operands_1) <{split_dimension = 1 : i64, concat_dimension = 1 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xi64>, tensor<1x2xf32>) -> (tensor<2x4xi64>, tensor<1x2xf32>)
  "func.return"(%results#0, %results#1) : (tensor<2x4xi64>, tensor<1x2xf32>) -> ()
}) : () -> ()
""",
    # C1: < with sides one apart
    # C3: <= with equal sides
    """
"func.func"() <{function_type = (tensor<2x4xi64>, tensor<1x2xf32>) -> (tensor<4x2xi64>, tensor<2x1xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2x4xi64>, %operands_1: tensor<1x2xf32>):
  %results:2 = "stablehlo.all_to_all"(%operands_0, %operands_1) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x4xi64>, tensor<1x2xf32>) -> (tensor<4x2xi64>, tensor<2x1xf32>)
  "func.return"(%results#0, %results#1) : (tensor<4x2xi64>, tensor<2x1xf32>) -> ()
}) : () -> ()
""",
]
