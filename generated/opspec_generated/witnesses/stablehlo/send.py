"""Programs that break a rule of stablehlo.send, and programs that keep them all."""

# Generated from spec/ops/stablehlo/send.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.send"() <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}> : () -> !stablehlo.token
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xf32>):
  %result = "stablehlo.send"(%inputs_0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}> : (tensor<2xf32>) -> !stablehlo.token
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xf32>):
  %token = "stablehlo.create_token"() : () -> !stablehlo.token
  %result = "stablehlo.send"(%inputs_0, %token) <{is_host_transfer = true}> : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xf32>):
  %token = "stablehlo.create_token"() : () -> !stablehlo.token
  %result = "stablehlo.send"(%inputs_0, %token) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = "?"}> : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xf32>):
  %token = "stablehlo.create_token"() : () -> !stablehlo.token
  "stablehlo.send"(%inputs_0, %token) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}> : (tensor<2xf32>, !stablehlo.token) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xf32>):
  %token = "stablehlo.create_token"() : () -> !stablehlo.token
  %result = "stablehlo.send"(%inputs_0, %token) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}> : (tensor<2xf32>, !stablehlo.token) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xf32>):
  %token = "stablehlo.create_token"() : () -> !stablehlo.token
  %result = "stablehlo.send"(%inputs_0, %token) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # C1: no process sends twice, else nothing tells whom it sends to
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2xf32>, tensor<i8>) -> (), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xf32>, %inputs_1: tensor<i8>):
  %token = "stablehlo.create_token"() : () -> !stablehlo.token
  %result = "stablehlo.send"(%inputs_0, %inputs_1, %token) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, source_target_pairs = dense<[[0, 0], [0, 1]]> : tensor<2x2xi64>}> : (tensor<2xf32>, tensor<i8>, !stablehlo.token) -> !stablehlo.token
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # C2: no process receives twice, else nothing tells which values come
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2xf32>, tensor<i8>) -> (), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xf32>, %inputs_1: tensor<i8>):
  %token = "stablehlo.create_token"() : () -> !stablehlo.token
  %result = "stablehlo.send"(%inputs_0, %inputs_1, %token) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, source_target_pairs = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> : (tensor<2xf32>, tensor<i8>, !stablehlo.token) -> !stablehlo.token
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # C3: ids are those of processes, which count from 0
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2xf32>, tensor<i8>) -> (), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xf32>, %inputs_1: tensor<i8>):
  %token = "stablehlo.create_token"() : () -> !stablehlo.token
  %result = "stablehlo.send"(%inputs_0, %inputs_1, %token) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, source_target_pairs = dense<[[-1, 0]]> : tensor<1x2xi64>}> : (tensor<2xf32>, tensor<i8>, !stablehlo.token) -> !stablehlo.token
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # C4: `type_` says the same as `is_host_transfer`: 2 to the host, 1 to a process
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xf32>):
  %token = "stablehlo.create_token"() : () -> !stablehlo.token
  %result = "stablehlo.send"(%inputs_0, %token) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>}> : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # C4: `type_` says the same as `is_host_transfer`: 2 to the host, 1 to a process
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xf32>):
  %token = "stablehlo.create_token"() : () -> !stablehlo.token
  %result = "stablehlo.send"(%inputs_0, %token) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, is_host_transfer = true}> : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xf32>):
  %token = "stablehlo.create_token"() : () -> !stablehlo.token
  %result = "stablehlo.send"(%inputs_0, %token) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}> : (tensor<2xf32>, !stablehlo.token) -> !stablehlo.token
  "func.return"() : () -> ()
}) : () -> ()
""",
    # C3: <= with equal sides
    """
"func.func"() <{function_type = (tensor<2xf32>, tensor<i8>) -> (), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xf32>, %inputs_1: tensor<i8>):
  %token = "stablehlo.create_token"() : () -> !stablehlo.token
  %result = "stablehlo.send"(%inputs_0, %inputs_1, %token) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, source_target_pairs = dense<[[0, 0]]> : tensor<1x2xi64>}> : (tensor<2xf32>, tensor<i8>, !stablehlo.token) -> !stablehlo.token
  "func.return"() : () -> ()
}) : () -> ()
""",
]
