"""Programs that break a rule of sdy.manual_computation, and programs that keep them all."""

# Generated from spec/ops/sdy/manual_computation.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = () -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[]>, manual_axes = #sdy<manual_axes{"x", "y"}>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<[7, 8]> : tensor<2xi32>}> : () -> tensor<2xi32>
    "stablehlo.return"(%0) : (tensor<2xi32>) -> ()
  }) : () -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = () -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[]>, out_shardings = "?", manual_axes = #sdy<manual_axes{"x", "y"}>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<[7, 8]> : tensor<2xi32>}> : () -> tensor<2xi32>
    "stablehlo.return"(%0) : (tensor<2xi32>) -> ()
  }) : () -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = () -> (tensor<4xindex>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2, "y"=2]>, [{"x"}]>]>, manual_axes = #sdy<manual_axes{"x", "y"}>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<[7, 8]> : tensor<2xi32>}> : () -> tensor<2xi32>
    "stablehlo.return"(%0) : (tensor<2xi32>) -> ()
  }) : () -> tensor<4xindex>
  "func.return"(%result) : (tensor<4xindex>) -> ()
}) : () -> ()
""",
    ),
    # C2: the mesh is one of the program
    (
        "C2",
        """
"func.func"() <{function_type = () -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[]>, out_shardings = #sdy.sharding_per_value<[<@nobody, [{"x"}]>]>, manual_axes = #sdy<manual_axes{"x", "y"}>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<[7, 8]> : tensor<2xi32>}> : () -> tensor<2xi32>
    "stablehlo.return"(%0) : (tensor<2xi32>) -> ()
  }) : () -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: the mesh is one of the program
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<4xf32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%tensors_0: tensor<4xf32>):
  %result = "sdy.manual_computation"(%tensors_0) <{in_shardings = #sdy.sharding_per_value<[<@nobody, [{"x"}]>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}]>]>, manual_axes = #sdy<manual_axes{"x"}>}> ({
  ^bb0(%part: tensor<2xf32>):
    %0 = "stablehlo.add"(%part, %part) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "stablehlo.return"(%0) : (tensor<2xf32>) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C3: a sharding has an entry for each dimension, and none where all is on one device
    (
        "C3",
        """
"func.func"() <{function_type = () -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2, "y"=2]>, []>]>, manual_axes = #sdy<manual_axes{"x", "y"}>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<[7, 8]> : tensor<2xi32>}> : () -> tensor<2xi32>
    "stablehlo.return"(%0) : (tensor<2xi32>) -> ()
  }) : () -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C3: a sharding has an entry for each dimension, and none where all is on one device
    (
        "C3",
        """
"func.func"() <{function_type = () -> (tensor<i32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2, "y"=2]>, [{"x"}]>]>, manual_axes = #sdy<manual_axes{"x", "y"}>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<[7, 8]> : tensor<2xi32>}> : () -> tensor<2xi32>
    "stablehlo.return"(%0) : (tensor<2xi32>) -> ()
  }) : () -> tensor<i32>
  "func.return"(%result) : (tensor<i32>) -> ()
}) : () -> ()
""",
    ),
    # C3: a sharding has an entry for each dimension, and none where all is on one device
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<4x1xf32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%tensors_0: tensor<4x1xf32>):
  %result = "sdy.manual_computation"(%tensors_0) <{in_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}]>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}]>]>, manual_axes = #sdy<manual_axes{"x"}>}> ({
  ^bb0(%part: tensor<2xf32>):
    %0 = "stablehlo.add"(%part, %part) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "stablehlo.return"(%0) : (tensor<2xf32>) -> ()
  }) : (tensor<4x1xf32>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C4: each axis is one of the mesh
    (
        "C4",
        """
"func.func"() <{function_type = () -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2, "y"=2]>, [{"z"}]>]>, manual_axes = #sdy<manual_axes{"x", "y"}>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<[7, 8]> : tensor<2xi32>}> : () -> tensor<2xi32>
    "stablehlo.return"(%0) : (tensor<2xi32>) -> ()
  }) : () -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C4: each axis is one of the mesh
    (
        "C4",
        """
"func.func"() <{function_type = () -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2, "y"=2]>, [{"x":(0)0, "z":(0)0}]>]>, manual_axes = #sdy<manual_axes{"x", "y"}>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<[7, 8]> : tensor<2xi32>}> : () -> tensor<2xi32>
    "stablehlo.return"(%0) : (tensor<2xi32>) -> ()
  }) : () -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C4: each axis is one of the mesh
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<4xf32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%tensors_0: tensor<4xf32>):
  %result = "sdy.manual_computation"(%tensors_0) <{in_shardings = #sdy.sharding_per_value<[<mesh<[]>, [{"x"}]>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}]>]>, manual_axes = #sdy<manual_axes{"x"}>}> ({
  ^bb0(%part: tensor<2xf32>):
    %0 = "stablehlo.add"(%part, %part) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "stablehlo.return"(%0) : (tensor<2xf32>) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C5: parts of axes lie within them, and their sizes divide those of the axes
    (
        "C5",
        """
"func.func"() <{function_type = () -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2, "y"=2]>, [{"x":(0)0}]>]>, manual_axes = #sdy<manual_axes{"x", "y"}>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<[7, 8]> : tensor<2xi32>}> : () -> tensor<2xi32>
    "stablehlo.return"(%0) : (tensor<2xi32>) -> ()
  }) : () -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C5: parts of axes lie within them, and their sizes divide those of the axes
    (
        "C5",
        """
"func.func"() <{function_type = () -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2, "y"=2]>, [{"x":(0)2}]>]>, manual_axes = #sdy<manual_axes{"x", "y"}>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<[7, 8]> : tensor<2xi32>}> : () -> tensor<2xi32>
    "stablehlo.return"(%0) : (tensor<2xi32>) -> ()
  }) : () -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C5: parts of axes lie within them, and their sizes divide those of the axes
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<4x2xi32>, tensor<2x2xi32>) -> (tensor<4x2xi32>), sym_name = "main"}> ({
^bb0(%tensors_0: tensor<4x2xi32>, %tensors_1: tensor<2x2xi32>):
  %result = "sdy.manual_computation"(%tensors_0, %tensors_1) <{in_shardings = #sdy.sharding_per_value<[<mesh<["x"=8, "y"=2]>, [{"x":(0)2, "y"}, {}]>, <mesh<["x"=8, "y"=2]>, [{}, {}], replicated={"x":(1)2, "x":(4)2, "y"}>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=8, "y"=2]>, [{"x":(1)2}, {}]>]>, manual_axes = #sdy<manual_axes{"x"}>}> ({
  ^bb0(%part: tensor<2x2xi32>, %all: tensor<2x2xi32>):
    %0 = "stablehlo.add"(%part, %all) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
    "stablehlo.return"(%0) : (tensor<2x2xi32>) -> ()
  }) : (tensor<4x2xi32>, tensor<2x2xi32>) -> tensor<4x2xi32>
  "func.return"(%result) : (tensor<4x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C5: parts of axes lie within them, and their sizes divide those of the axes
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<4x2xi32>, tensor<2x2xi32>) -> (tensor<4x2xi32>), sym_name = "main"}> ({
^bb0(%tensors_0: tensor<4x2xi32>, %tensors_1: tensor<2x2xi32>):
  %result = "sdy.manual_computation"(%tensors_0, %tensors_1) <{in_shardings = #sdy.sharding_per_value<[<mesh<["x"=8, "y"=2]>, [{"x":(1)2, "y"}, {}]>, <mesh<["x"=8, "y"=2]>, [{}, {}], replicated={"x":(1)1, "x":(4)2, "y"}>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=8, "y"=2]>, [{"x":(1)2}, {}]>]>, manual_axes = #sdy<manual_axes{"x"}>}> ({
  ^bb0(%part: tensor<2x2xi32>, %all: tensor<2x2xi32>):
    %0 = "stablehlo.add"(%part, %all) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
    "stablehlo.return"(%0) : (tensor<2x2xi32>) -> ()
  }) : (tensor<4x2xi32>, tensor<2x2xi32>) -> tensor<4x2xi32>
  "func.return"(%result) : (tensor<4x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C5: parts of axes lie within them, and their sizes divide those of the axes
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<4x2xi32>, tensor<2x2xi32>) -> (tensor<4x2xi32>), sym_name = "main"}> ({
^bb0(%tensors_0: tensor<4x2xi32>, %tensors_1: tensor<2x2xi32>):
  %result = "sdy.manual_computation"(%tensors_0, %tensors_1) <{in_shardings = #sdy.sharding_per_value<[<mesh<["x"=8, "y"=2]>, [{"x":(1)2, "y"}, {}]>, <mesh<["x"=8, "y"=2]>, [{}, {}], replicated={"x":(1)3, "x":(4)2, "y"}>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=8, "y"=2]>, [{"x":(1)2}, {}]>]>, manual_axes = #sdy<manual_axes{"x"}>}> ({
  ^bb0(%part: tensor<2x2xi32>, %all: tensor<2x2xi32>):
    %0 = "stablehlo.add"(%part, %all) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
    "stablehlo.return"(%0) : (tensor<2x2xi32>) -> ()
  }) : (tensor<4x2xi32>, tensor<2x2xi32>) -> tensor<4x2xi32>
  "func.return"(%result) : (tensor<4x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C6: an axis, or a part of one, is used once
    (
        "C6",
        """
"func.func"() <{function_type = () -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2, "y"=2]>, [{"x"}], unreduced={"x"}>]>, manual_axes = #sdy<manual_axes{"x", "y"}>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<[7, 8]> : tensor<2xi32>}> : () -> tensor<2xi32>
    "stablehlo.return"(%0) : (tensor<2xi32>) -> ()
  }) : () -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C6: an axis, or a part of one, is used once
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<4xf32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%tensors_0: tensor<4xf32>):
  %result = "sdy.manual_computation"(%tensors_0) <{in_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}], replicated={"x"}>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}]>]>, manual_axes = #sdy<manual_axes{"x"}>}> ({
  ^bb0(%part: tensor<2xf32>):
    %0 = "stablehlo.add"(%part, %part) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "stablehlo.return"(%0) : (tensor<2xf32>) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C6: an axis, or a part of one, is used once
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<4x2xi32>, tensor<2x2xi32>) -> (tensor<4x2xi32>), sym_name = "main"}> ({
^bb0(%tensors_0: tensor<4x2xi32>, %tensors_1: tensor<2x2xi32>):
  %result = "sdy.manual_computation"(%tensors_0, %tensors_1) <{in_shardings = #sdy.sharding_per_value<[<mesh<["x"=8, "y"=2]>, [{"x":(1)2, "y"}, {}], replicated={"x"}>, <mesh<["x"=8, "y"=2]>, [{}, {}], replicated={"x":(1)2, "x":(4)2, "y"}>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=8, "y"=2]>, [{"x":(1)2}, {}]>]>, manual_axes = #sdy<manual_axes{"x"}>}> ({
  ^bb0(%part: tensor<2x2xi32>, %all: tensor<2x2xi32>):
    %0 = "stablehlo.add"(%part, %all) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
    "stablehlo.return"(%0) : (tensor<2x2xi32>) -> ()
  }) : (tensor<4x2xi32>, tensor<2x2xi32>) -> tensor<4x2xi32>
  "func.return"(%result) : (tensor<4x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C6: an axis, or a part of one, is used once
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<4x2xi32>, tensor<2x2xi32>) -> (tensor<4x2xi32>), sym_name = "main"}> ({
^bb0(%tensors_0: tensor<4x2xi32>, %tensors_1: tensor<2x2xi32>):
  %result = "sdy.manual_computation"(%tensors_0, %tensors_1) <{in_shardings = #sdy.sharding_per_value<[<mesh<["x"=8, "y"=2]>, [{"x":(1)2, "y"}, {}]>, <mesh<["x"=8, "y"=2]>, [{}, {}], replicated={"x":(1)2, "x":(1)2, "x":(4)2, "y"}>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=8, "y"=2]>, [{"x":(1)2}, {}]>]>, manual_axes = #sdy<manual_axes{"x"}>}> ({
  ^bb0(%part: tensor<2x2xi32>, %all: tensor<2x2xi32>):
    %0 = "stablehlo.add"(%part, %all) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
    "stablehlo.return"(%0) : (tensor<2x2xi32>) -> ()
  }) : (tensor<4x2xi32>, tensor<2x2xi32>) -> tensor<4x2xi32>
  "func.return"(%result) : (tensor<4x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C7: two parts that follow one another in an axis are one part
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<4x2xi32>, tensor<2x2xi32>) -> (tensor<4x2xi32>), sym_name = "main"}> ({
^bb0(%tensors_0: tensor<4x2xi32>, %tensors_1: tensor<2x2xi32>):
  %result = "sdy.manual_computation"(%tensors_0, %tensors_1) <{in_shardings = #sdy.sharding_per_value<[<mesh<["x"=8, "y"=2]>, [{"x":(1)2, "y"}, {}]>, <mesh<["x"=8, "y"=2]>, [{}, {}], replicated={"x":(1)2, "x":(2)2, "y"}>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=8, "y"=2]>, [{"x":(1)2}, {}]>]>, manual_axes = #sdy<manual_axes{"x"}>}> ({
  ^bb0(%part: tensor<2x2xi32>, %all: tensor<2x2xi32>):
    %0 = "stablehlo.add"(%part, %all) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
    "stablehlo.return"(%0) : (tensor<2x2xi32>) -> ()
  }) : (tensor<4x2xi32>, tensor<2x2xi32>) -> tensor<4x2xi32>
  "func.return"(%result) : (tensor<4x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C8: replicated and unreduced axes stand in the order of the mesh
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<4x2xi32>, tensor<2x2xi32>) -> (tensor<4x2xi32>), sym_name = "main"}> ({
^bb0(%tensors_0: tensor<4x2xi32>, %tensors_1: tensor<2x2xi32>):
  %result = "sdy.manual_computation"(%tensors_0, %tensors_1) <{in_shardings = #sdy.sharding_per_value<[<mesh<["x"=8, "y"=2]>, [{"x":(1)2, "y"}, {}]>, <mesh<["x"=8, "y"=2]>, [{}, {}], replicated={"y", "x":(4)2, "x":(1)2}>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=8, "y"=2]>, [{"x":(1)2}, {}]>]>, manual_axes = #sdy<manual_axes{"x"}>}> ({
  ^bb0(%part: tensor<2x2xi32>, %all: tensor<2x2xi32>):
    %0 = "stablehlo.add"(%part, %all) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
    "stablehlo.return"(%0) : (tensor<2x2xi32>) -> ()
  }) : (tensor<4x2xi32>, tensor<2x2xi32>) -> tensor<4x2xi32>
  "func.return"(%result) : (tensor<4x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C9: a dimension that is closed and has no axes has no priority
    (
        "C9",
        """
"func.func"() <{function_type = (tensor<4x2xi32>, tensor<2x2xi32>) -> (tensor<4x2xi32>), sym_name = "main"}> ({
^bb0(%tensors_0: tensor<4x2xi32>, %tensors_1: tensor<2x2xi32>):
  %result = "sdy.manual_computation"(%tensors_0, %tensors_1) <{in_shardings = #sdy.sharding_per_value<[<mesh<["x"=8, "y"=2]>, [{"x":(1)2, "y"}, {}p0]>, <mesh<["x"=8, "y"=2]>, [{}, {}], replicated={"x":(1)2, "x":(4)2, "y"}>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=8, "y"=2]>, [{"x":(1)2}, {}]>]>, manual_axes = #sdy<manual_axes{"x"}>}> ({
  ^bb0(%part: tensor<2x2xi32>, %all: tensor<2x2xi32>):
    %0 = "stablehlo.add"(%part, %all) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
    "stablehlo.return"(%0) : (tensor<2x2xi32>) -> ()
  }) : (tensor<4x2xi32>, tensor<2x2xi32>) -> tensor<4x2xi32>
  "func.return"(%result) : (tensor<4x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C10: there is a sharding for each operand
    (
        "C10",
        """
"func.func"() <{function_type = (tensor<4xf32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%tensors_0: tensor<4xf32>):
  %result = "sdy.manual_computation"(%tensors_0) <{in_shardings = #sdy.sharding_per_value<[]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}]>]>, manual_axes = #sdy<manual_axes{"x"}>}> ({
  ^bb0(%part: tensor<2xf32>):
    %0 = "stablehlo.add"(%part, %part) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "stablehlo.return"(%0) : (tensor<2xf32>) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C10: there is a sharding for each operand
    (
        "C10",
        """
"func.func"() <{function_type = () -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[<mesh<[]>, []>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2, "y"=2]>, [{"x"}]>]>, manual_axes = #sdy<manual_axes{"x", "y"}>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<[7, 8]> : tensor<2xi32>}> : () -> tensor<2xi32>
    "stablehlo.return"(%0) : (tensor<2xi32>) -> ()
  }) : () -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C11: there is a sharding for each result
    (
        "C11",
        """
"func.func"() <{function_type = () -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[]>, out_shardings = #sdy.sharding_per_value<[]>, manual_axes = #sdy<manual_axes{"x", "y"}>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<[7, 8]> : tensor<2xi32>}> : () -> tensor<2xi32>
    "stablehlo.return"(%0) : (tensor<2xi32>) -> ()
  }) : () -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C11: there is a sharding for each result
    (
        "C11",
        """
"func.func"() <{function_type = () -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2, "y"=2]>, [{"x"}]>, <mesh<["x"=2, "y"=2]>, [{"x"}]>]>, manual_axes = #sdy<manual_axes{"x", "y"}>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<[7, 8]> : tensor<2xi32>}> : () -> tensor<2xi32>
    "stablehlo.return"(%0) : (tensor<2xi32>) -> ()
  }) : () -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C12: the body takes a part of each operand
    (
        "C12",
        """
"func.func"() <{function_type = (tensor<f32>) -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0(%tensors_0: tensor<f32>):
  %result = "sdy.manual_computation"(%tensors_0) <{in_shardings = #sdy.sharding_per_value<[<mesh<[]>, []>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2, "y"=2]>, [{"x"}]>]>, manual_axes = #sdy<manual_axes{"x", "y"}>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<[7, 8]> : tensor<2xi32>}> : () -> tensor<2xi32>
    "stablehlo.return"(%0) : (tensor<2xi32>) -> ()
  }) : (tensor<f32>) -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C13: the body returns a part of each result
    (
        "C13",
        """
"func.func"() <{function_type = () -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2, "y"=2]>, [{"x"}]>]>, manual_axes = #sdy<manual_axes{"x", "y"}>}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : () -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C13: the body returns a part of each result
    (
        "C13",
        """
"func.func"() <{function_type = () -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2, "y"=2]>, [{"x"}]>]>, manual_axes = #sdy<manual_axes{"x", "y"}>}> ({
  ^bb0:
    %made0 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    %made1 = "stablehlo.constant"() <{value = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
    "stablehlo.return"(%made0, %made1) : (tensor<2xi32>, tensor<2xi32>) -> ()
  }) : () -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C14: manual axes of a dimension come before others
    (
        "C14",
        """
"func.func"() <{function_type = (tensor<4x2xi32>, tensor<2x2xi32>) -> (tensor<4x2xi32>), sym_name = "main"}> ({
^bb0(%tensors_0: tensor<4x2xi32>, %tensors_1: tensor<2x2xi32>):
  %result = "sdy.manual_computation"(%tensors_0, %tensors_1) <{in_shardings = #sdy.sharding_per_value<[<mesh<["x"=8, "y"=2]>, [{"y", "x":(1)2}, {}]>, <mesh<["x"=8, "y"=2]>, [{}, {}], replicated={"x":(1)2, "x":(4)2, "y"}>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=8, "y"=2]>, [{"x":(1)2}, {}]>]>, manual_axes = #sdy<manual_axes{"x"}>}> ({
  ^bb0(%part: tensor<2x2xi32>, %all: tensor<2x2xi32>):
    %0 = "stablehlo.add"(%part, %all) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
    "stablehlo.return"(%0) : (tensor<2x2xi32>) -> ()
  }) : (tensor<4x2xi32>, tensor<2x2xi32>) -> tensor<4x2xi32>
  "func.return"(%result) : (tensor<4x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C15: all shardings are over one mesh
    (
        "C15",
        """
"func.func"() <{function_type = (tensor<4xf32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%tensors_0: tensor<4xf32>):
  %result = "sdy.manual_computation"(%tensors_0) <{in_shardings = #sdy.sharding_per_value<[<mesh<["x"=2], device_ids=[0]>, [{"x"}]>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}]>]>, manual_axes = #sdy<manual_axes{"x"}>}> ({
  ^bb0(%part: tensor<2xf32>):
    %0 = "stablehlo.add"(%part, %part) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "stablehlo.return"(%0) : (tensor<2xf32>) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C16: each manual axis is one of the mesh
    (
        "C16",
        """
"func.func"() <{function_type = () -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}]>]>, manual_axes = #sdy<manual_axes{"x", "y"}>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<[7, 8]> : tensor<2xi32>}> : () -> tensor<2xi32>
    "stablehlo.return"(%0) : (tensor<2xi32>) -> ()
  }) : () -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C17: manual axes divide the sizes of the dimensions that they share
    (
        "C17",
        """
"func.func"() <{function_type = () -> (tensor<1xi32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2, "y"=2]>, [{"x"}]>]>, manual_axes = #sdy<manual_axes{"x", "y"}>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<[7, 8]> : tensor<2xi32>}> : () -> tensor<2xi32>
    "stablehlo.return"(%0) : (tensor<2xi32>) -> ()
  }) : () -> tensor<1xi32>
  "func.return"(%result) : (tensor<1xi32>) -> ()
}) : () -> ()
""",
    ),
    # C17: manual axes divide the sizes of the dimensions that they share
    (
        "C17",
        """
"func.func"() <{function_type = () -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=3, "y"=2]>, [{"x"}]>]>, manual_axes = #sdy<manual_axes{"x", "y"}>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<[7, 8]> : tensor<2xi32>}> : () -> tensor<2xi32>
    "stablehlo.return"(%0) : (tensor<2xi32>) -> ()
  }) : () -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C17: manual axes divide the sizes of the dimensions that they share
    (
        "C17",
        """
"func.func"() <{function_type = (tensor<5xf32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%tensors_0: tensor<5xf32>):
  %result = "sdy.manual_computation"(%tensors_0) <{in_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}]>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}]>]>, manual_axes = #sdy<manual_axes{"x"}>}> ({
  ^bb0(%part: tensor<2xf32>):
    %0 = "stablehlo.add"(%part, %part) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "stablehlo.return"(%0) : (tensor<2xf32>) -> ()
  }) : (tensor<5xf32>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C17: manual axes divide the sizes of the dimensions that they share
    (
        "C17",
        """
"func.func"() <{function_type = (tensor<5x2xi32>, tensor<2x2xi32>) -> (tensor<4x2xi32>), sym_name = "main"}> ({
^bb0(%tensors_0: tensor<5x2xi32>, %tensors_1: tensor<2x2xi32>):
  %result = "sdy.manual_computation"(%tensors_0, %tensors_1) <{in_shardings = #sdy.sharding_per_value<[<mesh<["x"=8, "y"=2]>, [{"x":(1)2, "y"}, {}]>, <mesh<["x"=8, "y"=2]>, [{}, {}], replicated={"x":(1)2, "x":(4)2, "y"}>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=8, "y"=2]>, [{"x":(1)2}, {}]>]>, manual_axes = #sdy<manual_axes{"x"}>}> ({
  ^bb0(%part: tensor<2x2xi32>, %all: tensor<2x2xi32>):
    %0 = "stablehlo.add"(%part, %all) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
    "stablehlo.return"(%0) : (tensor<2x2xi32>) -> ()
  }) : (tensor<5x2xi32>, tensor<2x2xi32>) -> tensor<4x2xi32>
  "func.return"(%result) : (tensor<4x2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C18: what the body takes and returns are the parts that a device has along the manual axes
    (
        "C18",
        """
"func.func"() <{function_type = () -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2, "y"=2]>, [{}]>]>, manual_axes = #sdy<manual_axes{"x", "y"}>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<[7, 8]> : tensor<2xi32>}> : () -> tensor<2xi32>
    "stablehlo.return"(%0) : (tensor<2xi32>) -> ()
  }) : () -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C18: what the body takes and returns are the parts that a device has along the manual axes
    (
        "C18",
        """
"func.func"() <{function_type = () -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=1, "y"=2]>, [{"x"}]>]>, manual_axes = #sdy<manual_axes{"x", "y"}>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<[7, 8]> : tensor<2xi32>}> : () -> tensor<2xi32>
    "stablehlo.return"(%0) : (tensor<2xi32>) -> ()
  }) : () -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C18: what the body takes and returns are the parts that a device has along the manual axes
    (
        "C18",
        """
"func.func"() <{function_type = () -> (tensor<?xi32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2, "y"=2]>, [{"x"}]>]>, manual_axes = #sdy<manual_axes{"x", "y"}>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<[7, 8]> : tensor<2xi32>}> : () -> tensor<2xi32>
    "stablehlo.return"(%0) : (tensor<2xi32>) -> ()
  }) : () -> tensor<?xi32>
  "func.return"(%result) : (tensor<?xi32>) -> ()
}) : () -> ()
""",
    ),
    # C18: what the body takes and returns are the parts that a device has along the manual axes
    (
        "C18",
        """
"func.func"() <{function_type = () -> (tensor<0xi32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2, "y"=2]>, [{"x"}]>]>, manual_axes = #sdy<manual_axes{"x", "y"}>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<[7, 8]> : tensor<2xi32>}> : () -> tensor<2xi32>
    "stablehlo.return"(%0) : (tensor<2xi32>) -> ()
  }) : () -> tensor<0xi32>
  "func.return"(%result) : (tensor<0xi32>) -> ()
}) : () -> ()
""",
    ),
    # C18: what the body takes and returns are the parts that a device has along the manual axes
    (
        "C18",
        """
"func.func"() <{function_type = (tensor<0xf32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%tensors_0: tensor<0xf32>):
  %result = "sdy.manual_computation"(%tensors_0) <{in_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}]>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}]>]>, manual_axes = #sdy<manual_axes{"x"}>}> ({
  ^bb0(%part: tensor<2xf32>):
    %0 = "stablehlo.add"(%part, %part) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "stablehlo.return"(%0) : (tensor<2xf32>) -> ()
  }) : (tensor<0xf32>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = () -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2, "y"=2]>, [{"x"}]>]>, manual_axes = #sdy<manual_axes{"x", "y"}>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<[7, 8]> : tensor<2xi32>}> : () -> tensor<2xi32>
    "stablehlo.return"(%0) : (tensor<2xi32>) -> ()
  }) : () -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = () -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2, "y"=3]>, [{"x"}]>]>, manual_axes = #sdy<manual_axes{"x", "y"}>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<[7, 8]> : tensor<2xi32>}> : () -> tensor<2xi32>
    "stablehlo.return"(%0) : (tensor<2xi32>) -> ()
  }) : () -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = () -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2, "y"=2], device_ids=[0]>, [{"x"}]>]>, manual_axes = #sdy<manual_axes{"x", "y"}>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<[7, 8]> : tensor<2xi32>}> : () -> tensor<2xi32>
    "stablehlo.return"(%0) : (tensor<2xi32>) -> ()
  }) : () -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    # C9: < with sides one apart
    """
"func.func"() <{function_type = () -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2, "y"=2]>, [{"x"}p0]>]>, manual_axes = #sdy<manual_axes{"x", "y"}>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<[7, 8]> : tensor<2xi32>}> : () -> tensor<2xi32>
    "stablehlo.return"(%0) : (tensor<2xi32>) -> ()
  }) : () -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = () -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.manual_computation"() <{in_shardings = #sdy.sharding_per_value<[]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2, "y"=2, "x"=0]>, [{"x"}]>]>, manual_axes = #sdy<manual_axes{"x", "y"}>}> ({
  ^bb0:
    %0 = "stablehlo.constant"() <{value = dense<[7, 8]> : tensor<2xi32>}> : () -> tensor<2xi32>
    "stablehlo.return"(%0) : (tensor<2xi32>) -> ()
  }) : () -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    # C6: <= with equal sides
    """
"func.func"() <{function_type = (tensor<4xf32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%tensors_0: tensor<4xf32>):
  %result = "sdy.manual_computation"(%tensors_0) <{in_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}]>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}]>]>, manual_axes = #sdy<manual_axes{"x"}>}> ({
  ^bb0(%part: tensor<2xf32>):
    %0 = "stablehlo.add"(%part, %part) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "stablehlo.return"(%0) : (tensor<2xf32>) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<4x2xi32>, tensor<2x2xi32>) -> (tensor<4x2xi32>), sym_name = "main"}> ({
^bb0(%tensors_0: tensor<4x2xi32>, %tensors_1: tensor<2x2xi32>):
  %result = "sdy.manual_computation"(%tensors_0, %tensors_1) <{in_shardings = #sdy.sharding_per_value<[<mesh<["x"=8, "y"=2]>, [{"x":(1)2, "y"}, {}]>, <mesh<["x"=8, "y"=2]>, [{}, {}], replicated={"x":(4)2, "y"}>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=8, "y"=2]>, [{"x":(1)2}, {}]>]>, manual_axes = #sdy<manual_axes{"x"}>}> ({
  ^bb0(%part: tensor<2x2xi32>, %all: tensor<2x2xi32>):
    %0 = "stablehlo.add"(%part, %all) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
    "stablehlo.return"(%0) : (tensor<2x2xi32>) -> ()
  }) : (tensor<4x2xi32>, tensor<2x2xi32>) -> tensor<4x2xi32>
  "func.return"(%result) : (tensor<4x2xi32>) -> ()
}) : () -> ()
""",
    # C5: <= with equal sides, < with sides one apart
    """
"func.func"() <{function_type = (tensor<4x2xi32>, tensor<2x2xi32>) -> (tensor<4x2xi32>), sym_name = "main"}> ({
^bb0(%tensors_0: tensor<4x2xi32>, %tensors_1: tensor<2x2xi32>):
  %result = "sdy.manual_computation"(%tensors_0, %tensors_1) <{in_shardings = #sdy.sharding_per_value<[<mesh<["x"=8, "y"=2]>, [{"x":(1)2, "y"}, {}]>, <mesh<["x"=8, "y"=2]>, [{}, {}], replicated={"x":(1)2, "x":(4)2, "y"}>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=8, "y"=2]>, [{"x":(1)2}, {}]>]>, manual_axes = #sdy<manual_axes{"x"}>}> ({
  ^bb0(%part: tensor<2x2xi32>, %all: tensor<2x2xi32>):
    %0 = "stablehlo.add"(%part, %all) : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi32>
    "stablehlo.return"(%0) : (tensor<2x2xi32>) -> ()
  }) : (tensor<4x2xi32>, tensor<2x2xi32>) -> tensor<4x2xi32>
  "func.return"(%result) : (tensor<4x2xi32>) -> ()
}) : () -> ()
""",
]
