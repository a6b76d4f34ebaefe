"""Programs that break a rule of mhlo.topk, and programs that keep them all."""

# Generated from spec/ops/mhlo/topk.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<3xi8>, tensor<3xi32>), sym_name = "main"}> ({
^bb0:
  %results:2 = "mhlo.topk"() <{k = 3 : i64}> : () -> (tensor<3xi8>, tensor<3xi32>)
  "func.return"(%results#0, %results#1) : (tensor<3xi8>, tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<3xi8>, tensor<3xi32>), sym_name = "main"}> ({
^bb0(%operand: memref<f32>):
  %results:2 = "mhlo.topk"(%operand) <{k = 3 : i64}> : (memref<f32>) -> (tensor<3xi8>, tensor<3xi32>)
  "func.return"(%results#0, %results#1) : (tensor<3xi8>, tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<4xi8>) -> (tensor<f32>, tensor<3xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi8>):
  %results:2 = "mhlo.topk"(%operand) <{k = 3 : i64}> : (tensor<4xi8>) -> (tensor<f32>, tensor<3xi32>)
  "func.return"(%results#0, %results#1) : (tensor<f32>, tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<4xi8>) -> (tensor<3xi8>, tensor<3xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi8>):
  %results:2 = "mhlo.topk"(%operand) : (tensor<4xi8>) -> (tensor<3xi8>, tensor<3xi32>)
  "func.return"(%results#0, %results#1) : (tensor<3xi8>, tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<4xi8>) -> (tensor<3xi8>, tensor<3xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi8>):
  %results:2 = "mhlo.topk"(%operand) <{k = "?"}> : (tensor<4xi8>) -> (tensor<3xi8>, tensor<3xi32>)
  "func.return"(%results#0, %results#1) : (tensor<3xi8>, tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<4xi8>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi8>):
  "mhlo.topk"(%operand) <{k = 3 : i64}> : (tensor<4xi8>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<4xi8>) -> (tensor<3xi8>, memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi8>):
  %results:2 = "mhlo.topk"(%operand) <{k = 3 : i64}> : (tensor<4xi8>) -> (tensor<3xi8>, memref<f32>)
  "func.return"(%results#0, %results#1) : (tensor<3xi8>, memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<4xi8>) -> (tensor<3xi8>, tensor<3xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi8>):
  %results:2 = "mhlo.topk"(%operand) <{k = 3 : i64}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<4xi8>) -> (tensor<3xi8>, tensor<3xi32>)
  "func.return"(%results#0, %results#1) : (tensor<3xi8>, tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `operand` has a last dimension, else there are no rows
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<i8>) -> (tensor<3xi8>, tensor<3xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<i8>):
  %results:2 = "mhlo.topk"(%operand) <{k = 3 : i64}> : (tensor<i8>) -> (tensor<3xi8>, tensor<3xi32>)
  "func.return"(%results#0, %results#1) : (tensor<3xi8>, tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: `k` is not negative
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<4xi8>) -> (tensor<3xi8>, tensor<3xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi8>):
  %results:2 = "mhlo.topk"(%operand) <{k = -1 : i64}> : (tensor<4xi8>) -> (tensor<3xi8>, tensor<3xi32>)
  "func.return"(%results#0, %results#1) : (tensor<3xi8>, tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C3: `k` is at most the length of a row, else there is nothing to fill the rest with
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<1xi8>) -> (tensor<3xi8>, tensor<3xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<1xi8>):
  %results:2 = "mhlo.topk"(%operand) <{k = 3 : i64}> : (tensor<1xi8>) -> (tensor<3xi8>, tensor<3xi32>)
  "func.return"(%results#0, %results#1) : (tensor<3xi8>, tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C3: `k` is at most the length of a row, else there is nothing to fill the rest with
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2xi8>) -> (tensor<3xi8>, tensor<3xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi8>):
  %results:2 = "mhlo.topk"(%operand) <{k = 3 : i64}> : (tensor<2xi8>) -> (tensor<3xi8>, tensor<3xi32>)
  "func.return"(%results#0, %results#1) : (tensor<3xi8>, tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C4: `values` has `k` entries for each row
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<4xi8>) -> (tensor<i8>, tensor<3xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi8>):
  %results:2 = "mhlo.topk"(%operand) <{k = 3 : i64}> : (tensor<4xi8>) -> (tensor<i8>, tensor<3xi32>)
  "func.return"(%results#0, %results#1) : (tensor<i8>, tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C4: `values` has `k` entries for each row
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<4xi8>) -> (tensor<2xi8>, tensor<3xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi8>):
  %results:2 = "mhlo.topk"(%operand) <{k = 3 : i64}> : (tensor<4xi8>) -> (tensor<2xi8>, tensor<3xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi8>, tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C4: `values` has `k` entries for each row
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<4xi8>) -> (tensor<4xi8>, tensor<3xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi8>):
  %results:2 = "mhlo.topk"(%operand) <{k = 3 : i64}> : (tensor<4xi8>) -> (tensor<4xi8>, tensor<3xi32>)
  "func.return"(%results#0, %results#1) : (tensor<4xi8>, tensor<3xi32>) -> ()
}) : () -> ()
""",
    ),
    # C5: `indices` has `k` entries for each row
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<4xi8>) -> (tensor<3xi8>, tensor<i32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi8>):
  %results:2 = "mhlo.topk"(%operand) <{k = 3 : i64}> : (tensor<4xi8>) -> (tensor<3xi8>, tensor<i32>)
  "func.return"(%results#0, %results#1) : (tensor<3xi8>, tensor<i32>) -> ()
}) : () -> ()
""",
    ),
    # C5: `indices` has `k` entries for each row
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<4xi8>) -> (tensor<3xi8>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi8>):
  %results:2 = "mhlo.topk"(%operand) <{k = 3 : i64}> : (tensor<4xi8>) -> (tensor<3xi8>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<3xi8>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C5: `indices` has `k` entries for each row
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<4xi8>) -> (tensor<3xi8>, tensor<4xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi8>):
  %results:2 = "mhlo.topk"(%operand) <{k = 3 : i64}> : (tensor<4xi8>) -> (tensor<3xi8>, tensor<4xi32>)
  "func.return"(%results#0, %results#1) : (tensor<3xi8>, tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C6: `indices` are of 32 bits, as programs of frontends have them
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<4xi8>) -> (tensor<3xi8>, tensor<3xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi8>):
  %results:2 = "mhlo.topk"(%operand) <{k = 3 : i64}> : (tensor<4xi8>) -> (tensor<3xi8>, tensor<3xi8>)
  "func.return"(%results#0, %results#1) : (tensor<3xi8>, tensor<3xi8>) -> ()
}) : () -> ()
""",
    ),
    # C6: `indices` are of 32 bits, as programs of frontends have them
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<4xi64>) -> (tensor<3xi64>, tensor<3xi64>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi64>):
  %results:2 = "mhlo.topk"(%operand) <{k = 3 : i64}> : (tensor<4xi64>) -> (tensor<3xi64>, tensor<3xi64>)
  "func.return"(%results#0, %results#1) : (tensor<3xi64>, tensor<3xi64>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C3: <= with equal sides
    """
"func.func"() <{function_type = (tensor<3xi1>) -> (tensor<3xi1>, tensor<3xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xi1>):
  %results:2 = "mhlo.topk"(%operand) <{k = 3 : i64}> : (tensor<3xi1>) -> (tensor<3xi1>, tensor<3xi32>)
  "func.return"(%results#0, %results#1) : (tensor<3xi1>, tensor<3xi32>) -> ()
}) : () -> ()
""",
    # C1: <= with equal sides
    """
"func.func"() <{function_type = (tensor<4xi8>) -> (tensor<3xi8>, tensor<3xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi8>):
  %results:2 = "mhlo.topk"(%operand) <{k = 3 : i64}> : (tensor<4xi8>) -> (tensor<3xi8>, tensor<3xi32>)
  "func.return"(%results#0, %results#1) : (tensor<3xi8>, tensor<3xi32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2x3xf32>) -> (tensor<2x2xf32>, tensor<2x2xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2x3xf32>):
  %results:2 = "mhlo.topk"(%operand) <{k = 2 : i64}> : (tensor<2x3xf32>) -> (tensor<2x2xf32>, tensor<2x2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2x2xf32>, tensor<2x2xi32>) -> ()
}) : () -> ()
""",
    # C2: <= with equal sides
    """
"func.func"() <{function_type = (tensor<4xi8>) -> (tensor<0xi8>, tensor<0xi32>), sym_name = "main"}> ({
^bb0(%operand: tensor<4xi8>):
  %results:2 = "mhlo.topk"(%operand) <{k = 0 : i64}> : (tensor<4xi8>) -> (tensor<0xi8>, tensor<0xi32>)
  "func.return"(%results#0, %results#1) : (tensor<0xi8>, tensor<0xi32>) -> ()
}) : () -> ()
""",
]
