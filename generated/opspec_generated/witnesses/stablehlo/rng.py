"""Programs that break a rule of stablehlo.rng, and programs that keep them all."""

# Generated from spec/ops/stablehlo/rng.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0:
  %result = "stablehlo.rng"() <{rng_distribution = #stablehlo<rng_distribution NORMAL>}> : () -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (tensor<f32>, tensor<f32>, memref<f32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>, %shape_: memref<f32>):
  %result = "stablehlo.rng"(%a, %b, %shape_) <{rng_distribution = #stablehlo<rng_distribution NORMAL>}> : (tensor<f32>, tensor<f32>, memref<f32>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<f32>, tensor<f32>) -> (tensor<4xi1>), sym_name = "main"}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %shape_ = "stablehlo.constant"() <{value = dense<[4]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %result = "stablehlo.rng"(%a, %b, %shape_) <{rng_distribution = #stablehlo<rng_distribution NORMAL>}> : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xi1>
  "func.return"(%result) : (tensor<4xi1>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<f32>, tensor<f32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %shape_ = "stablehlo.constant"() <{value = dense<[4]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %result = "stablehlo.rng"(%a, %b, %shape_) : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<f32>, tensor<f32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %shape_ = "stablehlo.constant"() <{value = dense<[4]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %result = "stablehlo.rng"(%a, %b, %shape_) <{rng_distribution = "?"}> : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<f32>, tensor<f32>) -> (), sym_name = "main"}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %shape_ = "stablehlo.constant"() <{value = dense<[4]> : tensor<1xi64>}> : () -> tensor<1xi64>
  "stablehlo.rng"(%a, %b, %shape_) <{rng_distribution = #stablehlo<rng_distribution NORMAL>}> : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<f32>, tensor<f32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %shape_ = "stablehlo.constant"() <{value = dense<[4]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %result = "stablehlo.rng"(%a, %b, %shape_) <{rng_distribution = #stablehlo<rng_distribution NORMAL>}> : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<f32>, tensor<f32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %shape_ = "stablehlo.constant"() <{value = dense<[4]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %result = "stablehlo.rng"(%a, %b, %shape_) <{rng_distribution = #stablehlo<rng_distribution NORMAL>}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: only floats are normally distributed
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<i8>, tensor<i8>) -> (tensor<4xi8>), sym_name = "main"}> ({
^bb0(%a: tensor<i8>, %b: tensor<i8>):
  %shape_ = "stablehlo.constant"() <{value = dense<[4]> : tensor<1xi8>}> : () -> tensor<1xi8>
  %result = "stablehlo.rng"(%a, %b, %shape_) <{rng_distribution = #stablehlo<rng_distribution NORMAL>}> : (tensor<i8>, tensor<i8>, tensor<1xi8>) -> tensor<4xi8>
  "func.return"(%result) : (tensor<4xi8>) -> ()
}) : () -> ()
""",
    ),
    # C3: how many dimensions the result has is known
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<f32>, tensor<f32>, tensor<?xi64>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>, %shape_: tensor<?xi64>):
  %result = "stablehlo.rng"(%a, %b, %shape_) <{rng_distribution = #stablehlo<rng_distribution NORMAL>}> : (tensor<f32>, tensor<f32>, tensor<?xi64>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C4: no size is negative
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<f32>, tensor<f32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %shape_ = "stablehlo.constant"() <{value = dense<[-1]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %result = "stablehlo.rng"(%a, %b, %shape_) <{rng_distribution = #stablehlo<rng_distribution NORMAL>}> : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C2: `result` has the shape that is asked for
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<f32>, tensor<f32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %shape_ = "stablehlo.constant"() <{value = dense<[4]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %result = "stablehlo.rng"(%a, %b, %shape_) <{rng_distribution = #stablehlo<rng_distribution NORMAL>}> : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C2: `result` has the shape that is asked for
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<f32>, tensor<f32>) -> (tensor<3xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %shape_ = "stablehlo.constant"() <{value = dense<[4]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %result = "stablehlo.rng"(%a, %b, %shape_) <{rng_distribution = #stablehlo<rng_distribution NORMAL>}> : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<3xf32>
  "func.return"(%result) : (tensor<3xf32>) -> ()
}) : () -> ()
""",
    ),
    # C2: `result` has the shape that is asked for
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<f32>, tensor<f32>) -> (tensor<5xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %shape_ = "stablehlo.constant"() <{value = dense<[4]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %result = "stablehlo.rng"(%a, %b, %shape_) <{rng_distribution = #stablehlo<rng_distribution NORMAL>}> : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<5xf32>
  "func.return"(%result) : (tensor<5xf32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<f32>, tensor<f32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %shape_ = "stablehlo.constant"() <{value = dense<[4]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %result = "stablehlo.rng"(%a, %b, %shape_) <{rng_distribution = #stablehlo<rng_distribution NORMAL>}> : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    # C4: <= with equal sides
    """
"func.func"() <{function_type = (tensor<f32>, tensor<f32>) -> (tensor<0xf32>), sym_name = "main"}> ({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %shape_ = "stablehlo.constant"() <{value = dense<[0]> : tensor<1xi64>}> : () -> tensor<1xi64>
  %result = "stablehlo.rng"(%a, %b, %shape_) <{rng_distribution = #stablehlo<rng_distribution NORMAL>}> : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<0xf32>
  "func.return"(%result) : (tensor<0xf32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<i32>, tensor<i32>) -> (tensor<2x3xi32>), sym_name = "main"}> ({
^bb0(%a: tensor<i32>, %b: tensor<i32>):
  %shape_ = "stablehlo.constant"() <{value = dense<[2, 3]> : tensor<2xi64>}> : () -> tensor<2xi64>
  %result = "stablehlo.rng"(%a, %b, %shape_) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<i32>, tensor<i32>, tensor<2xi64>) -> tensor<2x3xi32>
  "func.return"(%result) : (tensor<2x3xi32>) -> ()
}) : () -> ()
""",
]
