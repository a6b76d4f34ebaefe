"""Programs that break a rule of stablehlo.batch_norm_grad, and programs that keep them all."""

# Generated from spec/ops/stablehlo/batch_norm_grad.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>), sym_name = "main"}> ({
^bb0:
  %results:3 = "stablehlo.batch_norm_grad"() <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : () -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>)
  "func.return"(%results#0, %results#1, %results#2) : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (tensor<2x2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xf32>, %scale: tensor<f32>, %mean: tensor<f32>, %variance: tensor<f32>, %grad_output: tensor<2x2xf32>):
  %results:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x2xf32>, tensor<f32>, tensor<f32>, tensor<f32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>)
  "func.return"(%results#0, %results#1, %results#2) : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<2x2xbf16>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xbf16>, %scale: tensor<2xf32>, %mean: tensor<2xf32>, %variance: tensor<2xf32>, %grad_output: tensor<2x2xf32>):
  %results:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x2xbf16>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>)
  "func.return"(%results#0, %results#1, %results#2) : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xf32>, %scale: tensor<2xf32>, %mean: tensor<2xf32>, %variance: tensor<2xf32>, %grad_output: tensor<2x2xf32>):
  %results:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32}> : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>)
  "func.return"(%results#0, %results#1, %results#2) : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xf32>, %scale: tensor<2xf32>, %mean: tensor<2xf32>, %variance: tensor<2xf32>, %grad_output: tensor<2x2xf32>):
  %results:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = "?", feature_index = 1 : i64}> : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>)
  "func.return"(%results#0, %results#1, %results#2) : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xf32>, %scale: tensor<2xf32>, %mean: tensor<2xf32>, %variance: tensor<2xf32>, %grad_output: tensor<2x2xf32>):
  "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (memref<f32>, tensor<2xf32>, tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xf32>, %scale: tensor<2xf32>, %mean: tensor<2xf32>, %variance: tensor<2xf32>, %grad_output: tensor<2x2xf32>):
  %results:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (memref<f32>, tensor<2xf32>, tensor<2xf32>)
  "func.return"(%results#0, %results#1, %results#2) : (memref<f32>, tensor<2xf32>, tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xf32>, %scale: tensor<2xf32>, %mean: tensor<2xf32>, %variance: tensor<2xf32>, %grad_output: tensor<2x2xf32>):
  %results:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>)
  "func.return"(%results#0, %results#1, %results#2) : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `feature_index` is a dimension of `operand`, else there are no features
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xf32>, %scale: tensor<2xf32>, %mean: tensor<2xf32>, %variance: tensor<2xf32>, %grad_output: tensor<2x2xf32>):
  %results:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 2 : i64}> : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>)
  "func.return"(%results#0, %results#1, %results#2) : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `feature_index` is a dimension of `operand`, else there are no features
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xf32>, %scale: tensor<2xf32>, %mean: tensor<2xf32>, %variance: tensor<2xf32>, %grad_output: tensor<2x2xf32>):
  %results:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = -1 : i64}> : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>)
  "func.return"(%results#0, %results#1, %results#2) : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C2: `grad_output` has the shape of `operand`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<f32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xf32>, %scale: tensor<2xf32>, %mean: tensor<2xf32>, %variance: tensor<2xf32>, %grad_output: tensor<f32>):
  %results:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<f32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>)
  "func.return"(%results#0, %results#1, %results#2) : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C2: `grad_output` has the shape of `operand`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<1x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<1x2xf32>, tensor<2xf32>, tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x2xf32>, %scale: tensor<2xf32>, %mean: tensor<2xf32>, %variance: tensor<2xf32>, %grad_output: tensor<2x2xf32>):
  %results:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<1x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<1x2xf32>, tensor<2xf32>, tensor<2xf32>)
  "func.return"(%results#0, %results#1, %results#2) : (tensor<1x2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C2: `grad_output` has the shape of `operand`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<3x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x2xf32>, %scale: tensor<2xf32>, %mean: tensor<2xf32>, %variance: tensor<2xf32>, %grad_output: tensor<2x2xf32>):
  %results:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<3x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<2xf32>)
  "func.return"(%results#0, %results#1, %results#2) : (tensor<3x2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C3: `grad_operand` has the shape of `operand`
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<f32>, tensor<2xf32>, tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xf32>, %scale: tensor<2xf32>, %mean: tensor<2xf32>, %variance: tensor<2xf32>, %grad_output: tensor<2x2xf32>):
  %results:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<f32>, tensor<2xf32>, tensor<2xf32>)
  "func.return"(%results#0, %results#1, %results#2) : (tensor<f32>, tensor<2xf32>, tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C3: `grad_operand` has the shape of `operand`
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<1x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<1x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x2xf32>, %scale: tensor<2xf32>, %mean: tensor<2xf32>, %variance: tensor<2xf32>, %grad_output: tensor<1x2xf32>):
  %results:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<1x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<1x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>)
  "func.return"(%results#0, %results#1, %results#2) : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C3: `grad_operand` has the shape of `operand`
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<3x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<3x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3x2xf32>, %scale: tensor<2xf32>, %mean: tensor<2xf32>, %variance: tensor<2xf32>, %grad_output: tensor<3x2xf32>):
  %results:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<3x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<3x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>)
  "func.return"(%results#0, %results#1, %results#2) : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C4: `scale` has the shape `[channels]`
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<2x2xf32>, tensor<1xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xf32>, %scale: tensor<1xf32>, %mean: tensor<2xf32>, %variance: tensor<2xf32>, %grad_output: tensor<2x2xf32>):
  %results:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x2xf32>, tensor<1xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>)
  "func.return"(%results#0, %results#1, %results#2) : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C4: `scale` has the shape `[channels]`
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<2x2xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xf32>, %scale: tensor<3xf32>, %mean: tensor<2xf32>, %variance: tensor<2xf32>, %grad_output: tensor<2x2xf32>):
  %results:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x2xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>)
  "func.return"(%results#0, %results#1, %results#2) : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C5: `mean` has the shape `[channels]`
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<2x2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xf32>, %scale: tensor<2xf32>, %mean: tensor<1xf32>, %variance: tensor<2xf32>, %grad_output: tensor<2x2xf32>):
  %results:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>)
  "func.return"(%results#0, %results#1, %results#2) : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C5: `mean` has the shape `[channels]`
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<2x2xf32>, tensor<2xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xf32>, %scale: tensor<2xf32>, %mean: tensor<3xf32>, %variance: tensor<2xf32>, %grad_output: tensor<2x2xf32>):
  %results:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x2xf32>, tensor<2xf32>, tensor<3xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>)
  "func.return"(%results#0, %results#1, %results#2) : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C6: `variance` has the shape `[channels]`
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xf32>, %scale: tensor<2xf32>, %mean: tensor<2xf32>, %variance: tensor<1xf32>, %grad_output: tensor<2x2xf32>):
  %results:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<1xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>)
  "func.return"(%results#0, %results#1, %results#2) : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C6: `variance` has the shape `[channels]`
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<3xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xf32>, %scale: tensor<2xf32>, %mean: tensor<2xf32>, %variance: tensor<3xf32>, %grad_output: tensor<2x2xf32>):
  %results:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<3xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>)
  "func.return"(%results#0, %results#1, %results#2) : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C7: `grad_scale` has the shape `[channels]`
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<1xf32>, tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xf32>, %scale: tensor<2xf32>, %mean: tensor<2xf32>, %variance: tensor<2xf32>, %grad_output: tensor<2x2xf32>):
  %results:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<1xf32>, tensor<2xf32>)
  "func.return"(%results#0, %results#1, %results#2) : (tensor<2x2xf32>, tensor<1xf32>, tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C7: `grad_scale` has the shape `[channels]`
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<3xf32>, tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xf32>, %scale: tensor<2xf32>, %mean: tensor<2xf32>, %variance: tensor<2xf32>, %grad_output: tensor<2x2xf32>):
  %results:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<3xf32>, tensor<2xf32>)
  "func.return"(%results#0, %results#1, %results#2) : (tensor<2x2xf32>, tensor<3xf32>, tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C8: `grad_offset` has the shape `[channels]`
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<1xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xf32>, %scale: tensor<2xf32>, %mean: tensor<2xf32>, %variance: tensor<2xf32>, %grad_output: tensor<2x2xf32>):
  %results:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<1xf32>)
  "func.return"(%results#0, %results#1, %results#2) : (tensor<2x2xf32>, tensor<2xf32>, tensor<1xf32>) -> ()
}) : () -> ()
""",
    ),
    # C8: `grad_offset` has the shape `[channels]`
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<3xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xf32>, %scale: tensor<2xf32>, %mean: tensor<2xf32>, %variance: tensor<2xf32>, %grad_output: tensor<2x2xf32>):
  %results:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<3xf32>)
  "func.return"(%results#0, %results#1, %results#2) : (tensor<2x2xf32>, tensor<2xf32>, tensor<3xf32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C1: <= with equal sides
    """
"func.func"() <{function_type = (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xf32>, %scale: tensor<2xf32>, %mean: tensor<2xf32>, %variance: tensor<2xf32>, %grad_output: tensor<2x2xf32>):
  %results:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 0 : i64}> : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>)
  "func.return"(%results#0, %results#1, %results#2) : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
}) : () -> ()
""",
    # C1: < with sides one apart
    """
"func.func"() <{function_type = (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xf32>, %scale: tensor<2xf32>, %mean: tensor<2xf32>, %variance: tensor<2xf32>, %grad_output: tensor<2x2xf32>):
  %results:3 = "stablehlo.batch_norm_grad"(%operand, %scale, %mean, %variance, %grad_output) <{epsilon = 0.0 : f32, feature_index = 1 : i64}> : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x2xf32>) -> (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>)
  "func.return"(%results#0, %results#1, %results#2) : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>) -> ()
}) : () -> ()
""",
]
