"""Programs that break a rule of mhlo.async_update, and programs that keep them all."""

# Generated from spec/ops/mhlo/async_update.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0:
  %result = "mhlo.async_update"() : () -> !stablehlo.future<tensor<2xi8>>
  %done = "stablehlo.async_done"(%result) : (!stablehlo.future<tensor<2xi8>>) -> tensor<2xi8>
  "func.return"(%done) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%bundle: memref<f32>):
  %result = "mhlo.async_update"(%bundle) : (memref<f32>) -> !stablehlo.future<tensor<2xi8>>
  %done = "stablehlo.async_done"(%result) : (!stablehlo.future<tensor<2xi8>>) -> tensor<2xi8>
  "func.return"(%done) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<2xi8>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%bundle_0: tensor<2xi8>):
  %bundle = "stablehlo.async_start"(%bundle_0) ({
  ^bb0(%whole0: tensor<2xi8>):
    %whole0s = "stablehlo.slice"(%whole0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<2xi8>) -> tensor<2xi8>
    "stablehlo.return"(%whole0s) : (tensor<2xi8>) -> ()
  }) : (tensor<2xi8>) -> !stablehlo.future<tensor<2xi8>>
  %result = "mhlo.async_update"(%bundle) : (!stablehlo.future<tensor<2xi8>>) -> !stablehlo.future<tensor<f32>>
  %done = "stablehlo.async_done"(%result) : (!stablehlo.future<tensor<f32>>) -> tensor<f32>
  "func.return"(%done) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<2xi8>) -> (), sym_name = "main"}> ({
^bb0(%bundle_0: tensor<2xi8>):
  %bundle = "stablehlo.async_start"(%bundle_0) ({
  ^bb0(%whole0: tensor<2xi8>):
    %whole0s = "stablehlo.slice"(%whole0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<2xi8>) -> tensor<2xi8>
    "stablehlo.return"(%whole0s) : (tensor<2xi8>) -> ()
  }) : (tensor<2xi8>) -> !stablehlo.future<tensor<2xi8>>
  "mhlo.async_update"(%bundle) : (!stablehlo.future<tensor<2xi8>>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<2xi8>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%bundle_0: tensor<2xi8>):
  %bundle = "stablehlo.async_start"(%bundle_0) ({
  ^bb0(%whole0: tensor<2xi8>):
    %whole0s = "stablehlo.slice"(%whole0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<2xi8>) -> tensor<2xi8>
    "stablehlo.return"(%whole0s) : (tensor<2xi8>) -> ()
  }) : (tensor<2xi8>) -> !stablehlo.future<tensor<2xi8>>
  %result = "mhlo.async_update"(%bundle) : (!stablehlo.future<tensor<2xi8>>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<2xi8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%bundle_0: tensor<2xi8>):
  %bundle = "stablehlo.async_start"(%bundle_0) ({
  ^bb0(%whole0: tensor<2xi8>):
    %whole0s = "stablehlo.slice"(%whole0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<2xi8>) -> tensor<2xi8>
    "stablehlo.return"(%whole0s) : (tensor<2xi8>) -> ()
  }) : (tensor<2xi8>) -> !stablehlo.future<tensor<2xi8>>
  %result = "mhlo.async_update"(%bundle) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (!stablehlo.future<tensor<2xi8>>) -> !stablehlo.future<tensor<2xi8>>
  %done = "stablehlo.async_done"(%result) : (!stablehlo.future<tensor<2xi8>>) -> tensor<2xi8>
  "func.return"(%done) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<2xi8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%bundle_0: tensor<2xi8>):
  %bundle = "stablehlo.async_start"(%bundle_0) ({
  ^bb0(%whole0: tensor<2xi8>):
    %whole0s = "stablehlo.slice"(%whole0) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<2xi8>) -> tensor<2xi8>
    "stablehlo.return"(%whole0s) : (tensor<2xi8>) -> ()
  }) : (tensor<2xi8>) -> !stablehlo.future<tensor<2xi8>>
  %result = "mhlo.async_update"(%bundle) : (!stablehlo.future<tensor<2xi8>>) -> !stablehlo.future<tensor<2xi8>>
  %done = "stablehlo.async_done"(%result) : (!stablehlo.future<tensor<2xi8>>) -> tensor<2xi8>
  "func.return"(%done) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
]
