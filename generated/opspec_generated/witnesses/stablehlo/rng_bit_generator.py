"""Programs that break a rule of stablehlo.rng_bit_generator, and programs that keep them all."""

# Generated from spec/ops/stablehlo/rng_bit_generator.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<3xui64>, tensor<4xui32>), sym_name = "main"}> ({
^bb0:
  %results:2 = "stablehlo.rng_bit_generator"() <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : () -> (tensor<3xui64>, tensor<4xui32>)
  "func.return"(%results#0, %results#1) : (tensor<3xui64>, tensor<4xui32>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<3xui64>, tensor<4xui32>), sym_name = "main"}> ({
^bb0(%initial_state: memref<f32>):
  %results:2 = "stablehlo.rng_bit_generator"(%initial_state) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (memref<f32>) -> (tensor<3xui64>, tensor<4xui32>)
  "func.return"(%results#0, %results#1) : (tensor<3xui64>, tensor<4xui32>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<3xui64>) -> (tensor<3xui64>, tensor<4xui32>), sym_name = "main"}> ({
^bb0(%initial_state: tensor<3xui64>):
  %results:2 = "stablehlo.rng_bit_generator"(%initial_state) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<4xui32>)
  "func.return"(%results#0, %results#1) : (tensor<3xui64>, tensor<4xui32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<3xui64>) -> (tensor<3xui64>, tensor<4xui32>), sym_name = "main"}> ({
^bb0(%initial_state: tensor<3xui64>):
  %results:2 = "stablehlo.rng_bit_generator"(%initial_state) <{rng_algorithm = "?"}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<4xui32>)
  "func.return"(%results#0, %results#1) : (tensor<3xui64>, tensor<4xui32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<3xui64>) -> (), sym_name = "main"}> ({
^bb0(%initial_state: tensor<3xui64>):
  "stablehlo.rng_bit_generator"(%initial_state) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<3xui64>) -> (memref<f32>, tensor<4xui32>), sym_name = "main"}> ({
^bb0(%initial_state: tensor<3xui64>):
  %results:2 = "stablehlo.rng_bit_generator"(%initial_state) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (memref<f32>, tensor<4xui32>)
  "func.return"(%results#0, %results#1) : (memref<f32>, tensor<4xui32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<3xui64>) -> (tensor<3xui64>, tensor<4xui32>), sym_name = "main"}> ({
^bb0(%initial_state: tensor<3xui64>):
  %results:2 = "stablehlo.rng_bit_generator"(%initial_state) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<3xui64>) -> (tensor<3xui64>, tensor<4xui32>)
  "func.return"(%results#0, %results#1) : (tensor<3xui64>, tensor<4xui32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `output_state` has the shape of `initial_state`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2xui64>) -> (tensor<3xui64>, tensor<4xui32>), sym_name = "main"}> ({
^bb0(%initial_state: tensor<2xui64>):
  %results:2 = "stablehlo.rng_bit_generator"(%initial_state) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<2xui64>) -> (tensor<3xui64>, tensor<4xui32>)
  "func.return"(%results#0, %results#1) : (tensor<3xui64>, tensor<4xui32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `output_state` has the shape of `initial_state`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<3xui64>) -> (tensor<2xui64>, tensor<4xui32>), sym_name = "main"}> ({
^bb0(%initial_state: tensor<3xui64>):
  %results:2 = "stablehlo.rng_bit_generator"(%initial_state) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  "func.return"(%results#0, %results#1) : (tensor<2xui64>, tensor<4xui32>) -> ()
}) : () -> ()
""",
    ),
    # C2: the state has two words; three have Philox, and what the backend chooses
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<1xui64>) -> (tensor<1xui64>, tensor<4xui32>), sym_name = "main"}> ({
^bb0(%initial_state: tensor<1xui64>):
  %results:2 = "stablehlo.rng_bit_generator"(%initial_state) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<1xui64>) -> (tensor<1xui64>, tensor<4xui32>)
  "func.return"(%results#0, %results#1) : (tensor<1xui64>, tensor<4xui32>) -> ()
}) : () -> ()
""",
    ),
    # C2: the state has two words; three have Philox, and what the backend chooses
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<4xui64>) -> (tensor<4xui64>, tensor<4xui32>), sym_name = "main"}> ({
^bb0(%initial_state: tensor<4xui64>):
  %results:2 = "stablehlo.rng_bit_generator"(%initial_state) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<4xui64>) -> (tensor<4xui64>, tensor<4xui32>)
  "func.return"(%results#0, %results#1) : (tensor<4xui64>, tensor<4xui32>) -> ()
}) : () -> ()
""",
    ),
    # C2: the state has two words; three have Philox, and what the backend chooses
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<3xui64>) -> (tensor<3xui64>, tensor<4xui32>), sym_name = "main"}> ({
^bb0(%initial_state: tensor<3xui64>):
  %results:2 = "stablehlo.rng_bit_generator"(%initial_state) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<4xui32>)
  "func.return"(%results#0, %results#1) : (tensor<3xui64>, tensor<4xui32>) -> ()
}) : () -> ()
""",
    ),
    # C3: the output has a static shape
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<3xui64>) -> (tensor<3xui64>, tensor<?xui32>), sym_name = "main"}> ({
^bb0(%initial_state: tensor<3xui64>):
  %results:2 = "stablehlo.rng_bit_generator"(%initial_state) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<?xui32>)
  "func.return"(%results#0, %results#1) : (tensor<3xui64>, tensor<?xui32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<3xui64>) -> (tensor<3xui64>, tensor<4xui32>), sym_name = "main"}> ({
^bb0(%initial_state: tensor<3xui64>):
  %results:2 = "stablehlo.rng_bit_generator"(%initial_state) <{rng_algorithm = #stablehlo<rng_algorithm PHILOX>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<4xui32>)
  "func.return"(%results#0, %results#1) : (tensor<3xui64>, tensor<4xui32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui32>), sym_name = "main"}> ({
^bb0(%initial_state: tensor<2xui64>):
  %results:2 = "stablehlo.rng_bit_generator"(%initial_state) <{rng_algorithm = #stablehlo<rng_algorithm THREE_FRY>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<2xui32>)
  "func.return"(%results#0, %results#1) : (tensor<2xui64>, tensor<2xui32>) -> ()
}) : () -> ()
""",
]
