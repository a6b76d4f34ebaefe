"""Programs that break a rule of stablehlo.async_start, and programs that keep them all."""

# Generated from spec/ops/stablehlo/async_start.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<3xf32>), sym_name = "main"}> ({
^bb0(%operands_0: memref<f32>):
  %result = "stablehlo.async_start"(%operands_0) ({
  ^bb0(%x: tensor<3xf32>):
    %0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<3xf32>
    "stablehlo.return"(%0) : (tensor<3xf32>) -> ()
  }) : (memref<f32>) -> !stablehlo.future<tensor<3xf32>>
  %done = "stablehlo.async_done"(%result) : (!stablehlo.future<tensor<3xf32>>) -> tensor<3xf32>
  "func.return"(%done) : (tensor<3xf32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<3xf32>) -> (), sym_name = "main"}> ({
^bb0(%operands_0: tensor<3xf32>):
  "stablehlo.async_start"(%operands_0) ({
  ^bb0(%x: tensor<3xf32>):
    %0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<3xf32>
    "stablehlo.return"(%0) : (tensor<3xf32>) -> ()
  }) : (tensor<3xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<3xf32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<3xf32>):
  %result = "stablehlo.async_start"(%operands_0) ({
  ^bb0(%x: tensor<3xf32>):
    %0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<3xf32>
    "stablehlo.return"(%0) : (tensor<3xf32>) -> ()
  }) : (tensor<3xf32>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = () -> (tensor<3xf32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.async_start"() ({
  ^bb0(%x: tensor<3xf32>):
    %0 = "stablehlo.slice"(%x) <{start_indices = array<i64: 0>, limit_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<3xf32>
    "stablehlo.return"(%0) : (tensor<3xf32>) -> ()
  }) : () -> !stablehlo.future<tensor<3xf32>>
  %done = "stablehlo.async_done"(%result) : (!stablehlo.future<tensor<3xf32>>) -> tensor<3xf32>
  "func.return"(%done) : (tensor<3xf32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = () -> (tensor<3xf32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.async_start"() ({
  ^bb0:
    %made0 = "stablehlo.constant"() <{value = dense<0.0> : tensor<3xf32>}> : () -> tensor<3xf32>
    "stablehlo.return"(%made0) : (tensor<3xf32>) -> ()
  }) : () -> !stablehlo.future<tensor<3xf32>>
  %done = "stablehlo.async_done"(%result) : (!stablehlo.future<tensor<3xf32>>) -> tensor<3xf32>
  "func.return"(%done) : (tensor<3xf32>) -> ()
}) : () -> ()
""",
]
