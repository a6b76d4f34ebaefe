"""Programs that break a rule of stablehlo.batch_norm_inference, and programs that keep them all."""

# Generated from spec/ops/stablehlo/batch_norm_inference.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<1x2xf64>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.batch_norm_inference"() <{epsilon = 0.0 : f32, feature_index = 0 : i64}> : () -> tensor<1x2xf64>
  "func.return"(%result) : (tensor<1x2xf64>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> (tensor<1xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<f64>, %scale: tensor<f64>, %offset: tensor<f64>, %mean: tensor<f64>, %variance: tensor<f64>):
  %result = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.0 : f32, feature_index = 0 : i64}> : (tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>, tensor<f64>) -> tensor<1xf64>
  "func.return"(%result) : (tensor<1xf64>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<1x2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x2xf64>, %scale: tensor<1xf64>, %offset: tensor<1xf64>, %mean: tensor<1xf64>, %variance: tensor<1xf64>):
  %result = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.0 : f32, feature_index = 0 : i64}> : (tensor<1x2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<1x2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) -> (tensor<1x2xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x2xf64>, %scale: tensor<1xf64>, %offset: tensor<1xf64>, %mean: tensor<1xf64>, %variance: tensor<1xf64>):
  %result = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.0 : f32}> : (tensor<1x2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) -> tensor<1x2xf64>
  "func.return"(%result) : (tensor<1x2xf64>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<1x2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) -> (tensor<1x2xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x2xf64>, %scale: tensor<1xf64>, %offset: tensor<1xf64>, %mean: tensor<1xf64>, %variance: tensor<1xf64>):
  %result = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = "?", feature_index = 0 : i64}> : (tensor<1x2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) -> tensor<1x2xf64>
  "func.return"(%result) : (tensor<1x2xf64>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<1x2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<1x2xf64>, %scale: tensor<1xf64>, %offset: tensor<1xf64>, %mean: tensor<1xf64>, %variance: tensor<1xf64>):
  "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.0 : f32, feature_index = 0 : i64}> : (tensor<1x2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<1x2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x2xf64>, %scale: tensor<1xf64>, %offset: tensor<1xf64>, %mean: tensor<1xf64>, %variance: tensor<1xf64>):
  %result = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.0 : f32, feature_index = 0 : i64}> : (tensor<1x2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<1x2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) -> (tensor<1x2xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x2xf64>, %scale: tensor<1xf64>, %offset: tensor<1xf64>, %mean: tensor<1xf64>, %variance: tensor<1xf64>):
  %result = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.0 : f32, feature_index = 0 : i64}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<1x2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) -> tensor<1x2xf64>
  "func.return"(%result) : (tensor<1x2xf64>) -> ()
}) : () -> ()
""",
    ),
    # C1: `feature_index` is a dimension of `operand`, else there are no features
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf32>, %scale: tensor<2xf32>, %offset: tensor<2xf32>, %mean: tensor<2xf32>, %variance: tensor<2xf32>):
  %result = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `feature_index` is a dimension of `operand`, else there are no features
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<1x2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) -> (tensor<1x2xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x2xf64>, %scale: tensor<1xf64>, %offset: tensor<1xf64>, %mean: tensor<1xf64>, %variance: tensor<1xf64>):
  %result = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.0 : f32, feature_index = -1 : i64}> : (tensor<1x2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) -> tensor<1x2xf64>
  "func.return"(%result) : (tensor<1x2xf64>) -> ()
}) : () -> ()
""",
    ),
    # C2: `scale` has the shape `[channels]`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<1xf64>, tensor<2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) -> (tensor<1xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<1xf64>, %scale: tensor<2xf64>, %offset: tensor<1xf64>, %mean: tensor<1xf64>, %variance: tensor<1xf64>):
  %result = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.0 : f32, feature_index = 0 : i64}> : (tensor<1xf64>, tensor<2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
  "func.return"(%result) : (tensor<1xf64>) -> ()
}) : () -> ()
""",
    ),
    # C2: `scale` has the shape `[channels]`
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<1x2xf64>, tensor<0xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) -> (tensor<1x2xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x2xf64>, %scale: tensor<0xf64>, %offset: tensor<1xf64>, %mean: tensor<1xf64>, %variance: tensor<1xf64>):
  %result = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.0 : f32, feature_index = 0 : i64}> : (tensor<1x2xf64>, tensor<0xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) -> tensor<1x2xf64>
  "func.return"(%result) : (tensor<1x2xf64>) -> ()
}) : () -> ()
""",
    ),
    # C3: `offset` has the shape `[channels]`
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<1xf64>, tensor<1xf64>, tensor<2xf64>, tensor<1xf64>, tensor<1xf64>) -> (tensor<1xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<1xf64>, %scale: tensor<1xf64>, %offset: tensor<2xf64>, %mean: tensor<1xf64>, %variance: tensor<1xf64>):
  %result = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.0 : f32, feature_index = 0 : i64}> : (tensor<1xf64>, tensor<1xf64>, tensor<2xf64>, tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
  "func.return"(%result) : (tensor<1xf64>) -> ()
}) : () -> ()
""",
    ),
    # C3: `offset` has the shape `[channels]`
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<1x2xf64>, tensor<1xf64>, tensor<0xf64>, tensor<1xf64>, tensor<1xf64>) -> (tensor<1x2xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x2xf64>, %scale: tensor<1xf64>, %offset: tensor<0xf64>, %mean: tensor<1xf64>, %variance: tensor<1xf64>):
  %result = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.0 : f32, feature_index = 0 : i64}> : (tensor<1x2xf64>, tensor<1xf64>, tensor<0xf64>, tensor<1xf64>, tensor<1xf64>) -> tensor<1x2xf64>
  "func.return"(%result) : (tensor<1x2xf64>) -> ()
}) : () -> ()
""",
    ),
    # C4: `mean` has the shape `[channels]`
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<2xf64>, tensor<1xf64>) -> (tensor<1xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<1xf64>, %scale: tensor<1xf64>, %offset: tensor<1xf64>, %mean: tensor<2xf64>, %variance: tensor<1xf64>):
  %result = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.0 : f32, feature_index = 0 : i64}> : (tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<2xf64>, tensor<1xf64>) -> tensor<1xf64>
  "func.return"(%result) : (tensor<1xf64>) -> ()
}) : () -> ()
""",
    ),
    # C4: `mean` has the shape `[channels]`
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<1x2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<0xf64>, tensor<1xf64>) -> (tensor<1x2xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x2xf64>, %scale: tensor<1xf64>, %offset: tensor<1xf64>, %mean: tensor<0xf64>, %variance: tensor<1xf64>):
  %result = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.0 : f32, feature_index = 0 : i64}> : (tensor<1x2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<0xf64>, tensor<1xf64>) -> tensor<1x2xf64>
  "func.return"(%result) : (tensor<1x2xf64>) -> ()
}) : () -> ()
""",
    ),
    # C5: `variance` has the shape `[channels]`
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<2xf64>) -> (tensor<1xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<1xf64>, %scale: tensor<1xf64>, %offset: tensor<1xf64>, %mean: tensor<1xf64>, %variance: tensor<2xf64>):
  %result = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.0 : f32, feature_index = 0 : i64}> : (tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<2xf64>) -> tensor<1xf64>
  "func.return"(%result) : (tensor<1xf64>) -> ()
}) : () -> ()
""",
    ),
    # C5: `variance` has the shape `[channels]`
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<1x2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<0xf64>) -> (tensor<1x2xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x2xf64>, %scale: tensor<1xf64>, %offset: tensor<1xf64>, %mean: tensor<1xf64>, %variance: tensor<0xf64>):
  %result = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.0 : f32, feature_index = 0 : i64}> : (tensor<1x2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<0xf64>) -> tensor<1x2xf64>
  "func.return"(%result) : (tensor<1x2xf64>) -> ()
}) : () -> ()
""",
    ),
    # C6: `result` has the shape of `operand`
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>) -> (tensor<1xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xf64>, %scale: tensor<2xf64>, %offset: tensor<2xf64>, %mean: tensor<2xf64>, %variance: tensor<2xf64>):
  %result = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.0 : f32, feature_index = 0 : i64}> : (tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>, tensor<2xf64>) -> tensor<1xf64>
  "func.return"(%result) : (tensor<1xf64>) -> ()
}) : () -> ()
""",
    ),
    # C6: `result` has the shape of `operand`
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<1x1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) -> (tensor<1x2xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x1xf64>, %scale: tensor<1xf64>, %offset: tensor<1xf64>, %mean: tensor<1xf64>, %variance: tensor<1xf64>):
  %result = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.0 : f32, feature_index = 0 : i64}> : (tensor<1x1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) -> tensor<1x2xf64>
  "func.return"(%result) : (tensor<1x2xf64>) -> ()
}) : () -> ()
""",
    ),
    # C7: scale and offset agree where sizes are unknown
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<?x2xf64>, tensor<1xf64>, tensor<2xf64>, tensor<1xf64>, tensor<1xf64>) -> (tensor<1x2xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<?x2xf64>, %scale: tensor<1xf64>, %offset: tensor<2xf64>, %mean: tensor<1xf64>, %variance: tensor<1xf64>):
  %result = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.0 : f32, feature_index = 0 : i64}> : (tensor<?x2xf64>, tensor<1xf64>, tensor<2xf64>, tensor<1xf64>, tensor<1xf64>) -> tensor<1x2xf64>
  "func.return"(%result) : (tensor<1x2xf64>) -> ()
}) : () -> ()
""",
    ),
    # C7: scale and offset agree where sizes are unknown
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<?x2xf64>, tensor<1xf64>, tensor<0xf64>, tensor<1xf64>, tensor<1xf64>) -> (tensor<1x2xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<?x2xf64>, %scale: tensor<1xf64>, %offset: tensor<0xf64>, %mean: tensor<1xf64>, %variance: tensor<1xf64>):
  %result = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.0 : f32, feature_index = 0 : i64}> : (tensor<?x2xf64>, tensor<1xf64>, tensor<0xf64>, tensor<1xf64>, tensor<1xf64>) -> tensor<1x2xf64>
  "func.return"(%result) : (tensor<1x2xf64>) -> ()
}) : () -> ()
""",
    ),
    # C8: scale and mean agree where sizes are unknown
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<?x2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<2xf64>, tensor<1xf64>) -> (tensor<1x2xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<?x2xf64>, %scale: tensor<1xf64>, %offset: tensor<1xf64>, %mean: tensor<2xf64>, %variance: tensor<1xf64>):
  %result = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.0 : f32, feature_index = 0 : i64}> : (tensor<?x2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<2xf64>, tensor<1xf64>) -> tensor<1x2xf64>
  "func.return"(%result) : (tensor<1x2xf64>) -> ()
}) : () -> ()
""",
    ),
    # C8: scale and mean agree where sizes are unknown
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<?x2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<0xf64>, tensor<1xf64>) -> (tensor<1x2xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<?x2xf64>, %scale: tensor<1xf64>, %offset: tensor<1xf64>, %mean: tensor<0xf64>, %variance: tensor<1xf64>):
  %result = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.0 : f32, feature_index = 0 : i64}> : (tensor<?x2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<0xf64>, tensor<1xf64>) -> tensor<1x2xf64>
  "func.return"(%result) : (tensor<1x2xf64>) -> ()
}) : () -> ()
""",
    ),
    # C9: scale and variance agree where sizes are unknown
    (
        "C9",
        """
"func.func"() <{function_type = (tensor<?x2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<2xf64>) -> (tensor<1x2xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<?x2xf64>, %scale: tensor<1xf64>, %offset: tensor<1xf64>, %mean: tensor<1xf64>, %variance: tensor<2xf64>):
  %result = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.0 : f32, feature_index = 0 : i64}> : (tensor<?x2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<2xf64>) -> tensor<1x2xf64>
  "func.return"(%result) : (tensor<1x2xf64>) -> ()
}) : () -> ()
""",
    ),
    # C9: scale and variance agree where sizes are unknown
    (
        "C9",
        """
"func.func"() <{function_type = (tensor<?x2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<0xf64>) -> (tensor<1x2xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<?x2xf64>, %scale: tensor<1xf64>, %offset: tensor<1xf64>, %mean: tensor<1xf64>, %variance: tensor<0xf64>):
  %result = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.0 : f32, feature_index = 0 : i64}> : (tensor<?x2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<0xf64>) -> tensor<1x2xf64>
  "func.return"(%result) : (tensor<1x2xf64>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C1: <= with equal sides
    """
"func.func"() <{function_type = (tensor<1x2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) -> (tensor<1x2xf64>), sym_name = "main"}> ({
^bb0(%operand: tensor<1x2xf64>, %scale: tensor<1xf64>, %offset: tensor<1xf64>, %mean: tensor<1xf64>, %variance: tensor<1xf64>):
  %result = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.0 : f32, feature_index = 0 : i64}> : (tensor<1x2xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>, tensor<1xf64>) -> tensor<1x2xf64>
  "func.return"(%result) : (tensor<1x2xf64>) -> ()
}) : () -> ()
""",
    # C1: < with sides one apart
    """
"func.func"() <{function_type = (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x2xf32>, %scale: tensor<2xf32>, %offset: tensor<2xf32>, %mean: tensor<2xf32>, %variance: tensor<2xf32>):
  %result = "stablehlo.batch_norm_inference"(%operand, %scale, %offset, %mean, %variance) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<2x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
]
