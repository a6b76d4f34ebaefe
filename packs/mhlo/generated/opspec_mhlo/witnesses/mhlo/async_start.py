"""Programs that break a rule of mhlo.async_start, and programs that keep them all."""

# Generated from spec/ops/mhlo/async_start.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xindex>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xi32>, %inputs_1: tensor<2xindex>):
  %result = "mhlo.async_start"(%inputs_0, %inputs_1) <{called_computation = @called_computation, execution_thread = "main"}> : (tensor<2xi32>, tensor<2xindex>) -> !stablehlo.future<tensor<2xi32>>
  %done = "stablehlo.async_done"(%result) : (!stablehlo.future<tensor<2xi32>>) -> tensor<2xi32>
  "func.return"(%done) : (tensor<2xi32>) -> ()
}) : () -> ()
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>), sym_name = "called_computation", sym_visibility = "private"}> ({
^bb0(%x: tensor<2xi32>, %y: tensor<2xi32>):
  %0 = "stablehlo.add"(%x, %y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  "func.return"(%0) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xi32>, %inputs_1: tensor<2xi32>):
  %result = "mhlo.async_start"(%inputs_0, %inputs_1) <{execution_thread = "main"}> : (tensor<2xi32>, tensor<2xi32>) -> !stablehlo.future<tensor<2xi32>>
  %done = "stablehlo.async_done"(%result) : (!stablehlo.future<tensor<2xi32>>) -> tensor<2xi32>
  "func.return"(%done) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xi32>, %inputs_1: tensor<2xi32>):
  %result = "mhlo.async_start"(%inputs_0, %inputs_1) <{called_computation = 0 : i64, execution_thread = "main"}> : (tensor<2xi32>, tensor<2xi32>) -> !stablehlo.future<tensor<2xi32>>
  %done = "stablehlo.async_done"(%result) : (!stablehlo.future<tensor<2xi32>>) -> tensor<2xi32>
  "func.return"(%done) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>) -> (), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xi32>, %inputs_1: tensor<2xi32>):
  "mhlo.async_start"(%inputs_0, %inputs_1) <{called_computation = @called_computation, execution_thread = "main"}> : (tensor<2xi32>, tensor<2xi32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>), sym_name = "called_computation", sym_visibility = "private"}> ({
^bb0(%x: tensor<2xi32>, %y: tensor<2xi32>):
  %0 = "stablehlo.add"(%x, %y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  "func.return"(%0) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xi32>, %inputs_1: tensor<2xi32>):
  %result = "mhlo.async_start"(%inputs_0, %inputs_1) <{called_computation = @called_computation, execution_thread = "main"}> : (tensor<2xi32>, tensor<2xi32>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>), sym_name = "called_computation", sym_visibility = "private"}> ({
^bb0(%x: tensor<2xi32>, %y: tensor<2xi32>):
  %0 = "stablehlo.add"(%x, %y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  "func.return"(%0) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xi32>, %inputs_1: tensor<2xi32>):
  %result = "mhlo.async_start"(%inputs_0, %inputs_1) <{called_computation = @called_computation, execution_thread = "main"}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<2xi32>, tensor<2xi32>) -> !stablehlo.future<tensor<2xi32>>
  %done = "stablehlo.async_done"(%result) : (!stablehlo.future<tensor<2xi32>>) -> tensor<2xi32>
  "func.return"(%done) : (tensor<2xi32>) -> ()
}) : () -> ()
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>), sym_name = "called_computation", sym_visibility = "private"}> ({
^bb0(%x: tensor<2xi32>, %y: tensor<2xi32>):
  %0 = "stablehlo.add"(%x, %y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  "func.return"(%0) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C1: the program has the function that is named
    (
        "C1",
        """
"func.func"() <{function_type = () -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0:
  %result = "mhlo.async_start"() <{called_computation = @called_computation, execution_thread = "main"}> : () -> !stablehlo.future<tensor<2xi32>>
  %done = "stablehlo.async_done"(%result) : (!stablehlo.future<tensor<2xi32>>) -> tensor<2xi32>
  "func.return"(%done) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: the function takes what the op takes
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<i32>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<i32>):
  %result = "mhlo.async_start"(%inputs_0) <{called_computation = @called_computation, execution_thread = "main"}> : (tensor<i32>) -> !stablehlo.future<tensor<2xi32>>
  %done = "stablehlo.async_done"(%result) : (!stablehlo.future<tensor<2xi32>>) -> tensor<2xi32>
  "func.return"(%done) : (tensor<2xi32>) -> ()
}) : () -> ()
"func.func"() <{function_type = () -> (tensor<2xi32>), sym_name = "called_computation", sym_visibility = "private"}> ({
}) : () -> ()
""",
    ),
    # C3: what the result stands for is what the function returns
    (
        "C3",
        """
"func.func"() <{function_type = () -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0:
  %result = "mhlo.async_start"() <{called_computation = @called_computation, execution_thread = "main"}> : () -> !stablehlo.future<tensor<2xi32>>
  %done = "stablehlo.async_done"(%result) : (!stablehlo.future<tensor<2xi32>>) -> tensor<2xi32>
  "func.return"(%done) : (tensor<2xi32>) -> ()
}) : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "called_computation", sym_visibility = "private"}> ({
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C1: <= with equal sides
    """
"func.func"() <{function_type = () -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0:
  %result = "mhlo.async_start"() <{called_computation = @called_computation, execution_thread = "main"}> : () -> !stablehlo.future<tensor<2xi32>>
  %done = "stablehlo.async_done"(%result) : (!stablehlo.future<tensor<2xi32>>) -> tensor<2xi32>
  "func.return"(%done) : (tensor<2xi32>) -> ()
}) : () -> ()
"func.func"() <{function_type = () -> (tensor<2xi32>), sym_name = "called_computation", sym_visibility = "private"}> ({
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xi32>, %inputs_1: tensor<2xi32>):
  %result = "mhlo.async_start"(%inputs_0, %inputs_1) <{called_computation = @called_computation, execution_thread = "main"}> : (tensor<2xi32>, tensor<2xi32>) -> !stablehlo.future<tensor<2xi32>>
  %done = "stablehlo.async_done"(%result) : (!stablehlo.future<tensor<2xi32>>) -> tensor<2xi32>
  "func.return"(%done) : (tensor<2xi32>) -> ()
}) : () -> ()
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>), sym_name = "called_computation", sym_visibility = "private"}> ({
^bb0(%x: tensor<2xi32>, %y: tensor<2xi32>):
  %0 = "stablehlo.add"(%x, %y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  "func.return"(%0) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
]
