"""Programs that break a rule of stablehlo.recv, and programs that keep them all."""

# Generated from spec/ops/stablehlo/recv.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.recv"() <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true}> : () -> !stablehlo.token
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (), sym_name = "main"}> ({
^bb0(%token: memref<f32>):
  %result = "stablehlo.recv"(%token) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true}> : (memref<f32>) -> !stablehlo.token
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  %token = "stablehlo.create_token"() : () -> !stablehlo.token
  %result = "stablehlo.recv"(%token) <{is_host_transfer = true}> : (!stablehlo.token) -> !stablehlo.token
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  %token = "stablehlo.create_token"() : () -> !stablehlo.token
  %result = "stablehlo.recv"(%token) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = "?"}> : (!stablehlo.token) -> !stablehlo.token
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  %token = "stablehlo.create_token"() : () -> !stablehlo.token
  "stablehlo.recv"(%token) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = () -> (memref<f32>), sym_name = "main"}> ({
^bb0:
  %token = "stablehlo.create_token"() : () -> !stablehlo.token
  %result = "stablehlo.recv"(%token) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  %token = "stablehlo.create_token"() : () -> !stablehlo.token
  %result = "stablehlo.recv"(%token) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (!stablehlo.token) -> !stablehlo.token
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # C1: no process sends twice, else nothing tells whose turn it is
    (
        "C1",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  %token = "stablehlo.create_token"() : () -> !stablehlo.token
  %result = "stablehlo.recv"(%token) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, source_target_pairs = dense<[[0, 0], [0, 1]]> : tensor<2x2xi64>}> : (!stablehlo.token) -> !stablehlo.token
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # C2: no process receives twice, else nothing tells which values come
    (
        "C2",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  %token = "stablehlo.create_token"() : () -> !stablehlo.token
  %result = "stablehlo.recv"(%token) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, source_target_pairs = dense<[[0, 0], [1, 0]]> : tensor<2x2xi64>}> : (!stablehlo.token) -> !stablehlo.token
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # C3: ids are those of processes, which count from 0
    (
        "C3",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  %token = "stablehlo.create_token"() : () -> !stablehlo.token
  %result = "stablehlo.recv"(%token) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, source_target_pairs = dense<[[-1, 0]]> : tensor<1x2xi64>}> : (!stablehlo.token) -> !stablehlo.token
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # C4: `type_` says the same as `is_host_transfer`: 3 from the host, 1 from a process
    (
        "C4",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  %token = "stablehlo.create_token"() : () -> !stablehlo.token
  %result = "stablehlo.recv"(%token) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>}> : (!stablehlo.token) -> !stablehlo.token
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # C4: `type_` says the same as `is_host_transfer`: 3 from the host, 1 from a process
    (
        "C4",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  %token = "stablehlo.create_token"() : () -> !stablehlo.token
  %result = "stablehlo.recv"(%token) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 2>, is_host_transfer = true}> : (!stablehlo.token) -> !stablehlo.token
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  %token = "stablehlo.create_token"() : () -> !stablehlo.token
  %result = "stablehlo.recv"(%token) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> !stablehlo.token
  "func.return"() : () -> ()
}) : () -> ()
""",
    # C3: <= with equal sides
    """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  %token = "stablehlo.create_token"() : () -> !stablehlo.token
  %result = "stablehlo.recv"(%token) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 1>, source_target_pairs = dense<[[0, 0]]> : tensor<1x2xi64>}> : (!stablehlo.token) -> !stablehlo.token
  "func.return"() : () -> ()
}) : () -> ()
""",
]
