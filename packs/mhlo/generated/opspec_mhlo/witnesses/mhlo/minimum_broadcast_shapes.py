"""Programs that break a rule of mhlo.minimum_broadcast_shapes, and programs that keep them all."""

# Generated from spec/ops/mhlo/minimum_broadcast_shapes.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>, tensor<5xindex>) -> (tensor<3xindex>, tensor<2xindex>), sym_name = "main"}> ({
^bb0(%shapes_0: memref<f32>, %shapes_1: tensor<5xindex>):
  %results:2 = "mhlo.minimum_broadcast_shapes"(%shapes_0, %shapes_1) : (memref<f32>, tensor<5xindex>) -> (tensor<3xindex>, tensor<2xindex>)
  "func.return"(%results#0, %results#1) : (tensor<3xindex>, tensor<2xindex>) -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<6xindex>, tensor<5xindex>) -> (memref<f32>, tensor<2xindex>), sym_name = "main"}> ({
^bb0(%shapes_0: tensor<6xindex>, %shapes_1: tensor<5xindex>):
  %results:2 = "mhlo.minimum_broadcast_shapes"(%shapes_0, %shapes_1) : (tensor<6xindex>, tensor<5xindex>) -> (memref<f32>, tensor<2xindex>)
  "func.return"(%results#0, %results#1) : (memref<f32>, tensor<2xindex>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<6xindex>, tensor<5xindex>) -> (tensor<3xindex>, tensor<2xindex>), sym_name = "main"}> ({
^bb0(%shapes_0: tensor<6xindex>, %shapes_1: tensor<5xindex>):
  %results:2 = "mhlo.minimum_broadcast_shapes"(%shapes_0, %shapes_1) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<6xindex>, tensor<5xindex>) -> (tensor<3xindex>, tensor<2xindex>)
  "func.return"(%results#0, %results#1) : (tensor<3xindex>, tensor<2xindex>) -> ()
}) : () -> ()
""",
    ),
    # C1: there is a new shape for each
    (
        "C1",
        """
"func.func"() <{function_type = () -> (tensor<3xindex>, tensor<2xindex>), sym_name = "main"}> ({
^bb0:
  %results:2 = "mhlo.minimum_broadcast_shapes"() : () -> (tensor<3xindex>, tensor<2xindex>)
  "func.return"(%results#0, %results#1) : (tensor<3xindex>, tensor<2xindex>) -> ()
}) : () -> ()
""",
    ),
    # C1: there is a new shape for each
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<6xindex>, tensor<5xindex>, tensor<5xindex>) -> (tensor<3xindex>, tensor<2xindex>), sym_name = "main"}> ({
^bb0(%shapes_0: tensor<6xindex>, %shapes_1: tensor<5xindex>, %shapes_2: tensor<5xindex>):
  %results:2 = "mhlo.minimum_broadcast_shapes"(%shapes_0, %shapes_1, %shapes_2) : (tensor<6xindex>, tensor<5xindex>, tensor<5xindex>) -> (tensor<3xindex>, tensor<2xindex>)
  "func.return"(%results#0, %results#1) : (tensor<3xindex>, tensor<2xindex>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<6xindex>) -> (tensor<3xindex>), sym_name = "main"}> ({
^bb0(%shapes_0: tensor<6xindex>):
  %result = "mhlo.minimum_broadcast_shapes"(%shapes_0) : (tensor<6xindex>) -> tensor<3xindex>
  "func.return"(%result) : (tensor<3xindex>) -> ()
}) : () -> ()
""",
]
