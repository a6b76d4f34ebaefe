"""Programs that break a rule of sdy.reshard, and programs that keep them all."""

# Generated from spec/ops/sdy/reshard.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.reshard"() <{sharding = #sdy.sharding<mesh<[], device_ids=[3]>, []>}> : () -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%input: memref<f32>):
  %result = "sdy.reshard"(%input) <{sharding = #sdy.sharding<mesh<[], device_ids=[3]>, []>}> : (memref<f32>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%input: tensor<2xi1>):
  %result = "sdy.reshard"(%input) <{sharding = #sdy.sharding<mesh<[], device_ids=[3]>, []>}> : (tensor<2xi1>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%input: tensor<2xi1>):
  %result = "sdy.reshard"(%input) : (tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%input: tensor<2xi1>):
  %result = "sdy.reshard"(%input) <{sharding = "?"}> : (tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (), sym_name = "main"}> ({
^bb0(%input: tensor<2xi1>):
  "sdy.reshard"(%input) <{sharding = #sdy.sharding<mesh<[], device_ids=[3]>, []>}> : (tensor<2xi1>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%input: tensor<2xi1>):
  %result = "sdy.reshard"(%input) <{sharding = #sdy.sharding<mesh<[], device_ids=[3]>, []>}> : (tensor<2xi1>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%input: tensor<2xi1>):
  %result = "sdy.reshard"(%input) <{sharding = #sdy.sharding<mesh<[], device_ids=[3]>, []>}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `input`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (tensor<i1>), sym_name = "main"}> ({
^bb0(%input: tensor<2xi1>):
  %result = "sdy.reshard"(%input) <{sharding = #sdy.sharding<mesh<[], device_ids=[3]>, []>}> : (tensor<2xi1>) -> tensor<i1>
  "func.return"(%result) : (tensor<i1>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `input`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<1xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%input: tensor<1xi1>):
  %result = "sdy.reshard"(%input) <{sharding = #sdy.sharding<mesh<[], device_ids=[3]>, []>}> : (tensor<1xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `input`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<3xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%input: tensor<3xi1>):
  %result = "sdy.reshard"(%input) <{sharding = #sdy.sharding<mesh<[], device_ids=[3]>, []>}> : (tensor<3xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C2: the mesh is one of the program
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%input: tensor<2xi1>):
  %result = "sdy.reshard"(%input) <{sharding = #sdy.sharding<@nobody, []>}> : (tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C3: a sharding has an entry for each dimension, and none where all is on one device
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%input: tensor<2xi1>):
  %result = "sdy.reshard"(%input) <{sharding = #sdy.sharding<mesh<[]>, []>}> : (tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C3: a sharding has an entry for each dimension, and none where all is on one device
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%input: tensor<2xi1>):
  %result = "sdy.reshard"(%input) <{sharding = #sdy.sharding<mesh<[], device_ids=[3, 0]>, []>}> : (tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C3: a sharding has an entry for each dimension, and none where all is on one device
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%input: tensor<2xi1>):
  %result = "sdy.reshard"(%input) <{sharding = #sdy.sharding<mesh<["x"=0], device_ids=[3]>, []>}> : (tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C3: a sharding has an entry for each dimension, and none where all is on one device
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%input: tensor<2xi1>):
  %result = "sdy.reshard"(%input) <{sharding = #sdy.sharding<mesh<[], device_ids=[3]>, [{}]>}> : (tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C4: each axis is one of the mesh
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%input: tensor<2xi1>):
  %result = "sdy.reshard"(%input) <{sharding = #sdy.sharding<mesh<[], device_ids=[3]>, [], unreduced={"x"}>}> : (tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    ),
    # C5: parts of axes lie within them, and their sizes divide those of the axes
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<4x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.reshard"(%input) <{sharding = #sdy.sharding<mesh<["x"=2, "y"=4]>, [{"x":(0)0}, {}]>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C5: parts of axes lie within them, and their sizes divide those of the axes
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<4xi32>) -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0(%input: tensor<4xi32>):
  %result = "sdy.reshard"(%input) <{sharding = #sdy.sharding<mesh<["x"=0]>, [{"x":(1)2, ?}p1], replicated={"x":(4)2}>}> : (tensor<4xi32>) -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C5: parts of axes lie within them, and their sizes divide those of the axes
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<4xi32>) -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0(%input: tensor<4xi32>):
  %result = "sdy.reshard"(%input) <{sharding = #sdy.sharding<mesh<["x"=8]>, [{"x":(1)1, ?}p1], replicated={"x":(4)2}>}> : (tensor<4xi32>) -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C5: parts of axes lie within them, and their sizes divide those of the axes
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<4xi32>) -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0(%input: tensor<4xi32>):
  %result = "sdy.reshard"(%input) <{sharding = #sdy.sharding<mesh<["x"=9]>, [{"x":(1)2, ?}p1], replicated={"x":(4)2}>}> : (tensor<4xi32>) -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C6: an axis, or a part of one, is used once
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<4x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.reshard"(%input) <{sharding = #sdy.sharding<mesh<["x"=2, "y"=4]>, [{"x"}, {}], unreduced={"x"}>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C6: an axis, or a part of one, is used once
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<4xi32>) -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0(%input: tensor<4xi32>):
  %result = "sdy.reshard"(%input) <{sharding = #sdy.sharding<mesh<["x"=8]>, [{"x", ?}p1], replicated={"x":(4)2}>}> : (tensor<4xi32>) -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C6: an axis, or a part of one, is used once
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<4xi32>) -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0(%input: tensor<4xi32>):
  %result = "sdy.reshard"(%input) <{sharding = #sdy.sharding<mesh<["x"=8]>, [{"x":(1)2, "x":(1)2, ?}p1], replicated={"x":(4)2}>}> : (tensor<4xi32>) -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    ),
    # C7: two parts that follow one another in an axis are one part
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<4x4xi8>) -> (tensor<4x4xi8>), sym_name = "main"}> ({
^bb0(%input: tensor<4x4xi8>):
  %result = "sdy.reshard"(%input) <{sharding = #sdy.sharding<mesh<["v"=2, "x"=8, "y"=8, "z"=2, "w"=2]>, [{"x":(2)2, "x":(4)2}, {"x":(1)2, "y":(2)2, ?}], replicated={"y":(1)2, "y":(4)2, "z"}, unreduced={"v", "w"}>}> : (tensor<4x4xi8>) -> tensor<4x4xi8>
  "func.return"(%result) : (tensor<4x4xi8>) -> ()
}) : () -> ()
""",
    ),
    # C8: replicated and unreduced axes stand in the order of the mesh
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<4x4xi8>) -> (tensor<4x4xi8>), sym_name = "main"}> ({
^bb0(%input: tensor<4x4xi8>):
  %result = "sdy.reshard"(%input) <{sharding = #sdy.sharding<mesh<["v"=2, "x"=8, "y"=8, "z"=2, "w"=2]>, [{"x":(4)2, "x":(2)2}, {"x":(1)2, "y":(2)2, ?}], replicated={"y":(1)2, "y":(4)2, "z"}, unreduced={"w", "v"}>}> : (tensor<4x4xi8>) -> tensor<4x4xi8>
  "func.return"(%result) : (tensor<4x4xi8>) -> ()
}) : () -> ()
""",
    ),
    # C8: replicated and unreduced axes stand in the order of the mesh
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<4x4xi8>) -> (tensor<4x4xi8>), sym_name = "main"}> ({
^bb0(%input: tensor<4x4xi8>):
  %result = "sdy.reshard"(%input) <{sharding = #sdy.sharding<mesh<["v"=2, "x"=8, "y"=8, "z"=2, "w"=2]>, [{"x":(4)2, "x":(2)2}, {"x":(1)2, "y":(2)2, ?}], replicated={"z", "y":(4)2, "y":(1)2}, unreduced={"v", "w"}>}> : (tensor<4x4xi8>) -> tensor<4x4xi8>
  "func.return"(%result) : (tensor<4x4xi8>) -> ()
}) : () -> ()
""",
    ),
    # C9: a dimension that is closed and has no axes has no priority
    (
        "C9",
        """
"func.func"() <{function_type = (tensor<4x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.reshard"(%input) <{sharding = #sdy.sharding<mesh<["x"=2, "y"=4]>, [{"x"}, {}p0]>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C10: what is unreduced still keeps its kind
    (
        "C10",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{}], unreduced={"x"}>}], function_type = (tensor<4xf32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4xf32>):
  %result = "sdy.reshard"(%input) <{sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"y"}], unreduced=max{"x"}>}> : (tensor<4xf32>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<2xi1>) -> (tensor<2xi1>), sym_name = "main"}> ({
^bb0(%input: tensor<2xi1>):
  %result = "sdy.reshard"(%input) <{sharding = #sdy.sharding<mesh<[], device_ids=[3]>, []>}> : (tensor<2xi1>) -> tensor<2xi1>
  "func.return"(%result) : (tensor<2xi1>) -> ()
}) : () -> ()
""",
    # C6: <= with equal sides
    """
"func.func"() <{function_type = (tensor<4x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.reshard"(%input) <{sharding = #sdy.sharding<mesh<["x"=2, "y"=4]>, [{"x"}, {}]>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<4xi32>) -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0(%input: tensor<4xi32>):
  %result = "sdy.reshard"(%input) <{sharding = #sdy.sharding<mesh<["x"=8]>, [{?}p1], replicated={"x":(4)2}>}> : (tensor<4xi32>) -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    # C9: < with sides one apart
    """
"func.func"() <{function_type = (tensor<4x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.reshard"(%input) <{sharding = #sdy.sharding<mesh<["x"=2, "y"=4]>, [{"x"}p0, {}]>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<4xi32>) -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0(%input: tensor<4xi32>):
  %result = "sdy.reshard"(%input) <{sharding = #sdy.sharding<mesh<["x"=8]>, [{"x":(1)2, ?}p1], replicated={"x":(2)2}>}> : (tensor<4xi32>) -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    # C5: <= with equal sides, < with sides one apart
    """
"func.func"() <{function_type = (tensor<4xi32>) -> (tensor<4xi32>), sym_name = "main"}> ({
^bb0(%input: tensor<4xi32>):
  %result = "sdy.reshard"(%input) <{sharding = #sdy.sharding<mesh<["x"=8]>, [{"x":(1)2, ?}p1], replicated={"x":(4)2}>}> : (tensor<4xi32>) -> tensor<4xi32>
  "func.return"(%result) : (tensor<4xi32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{}], unreduced={"x"}>}], function_type = (tensor<4xf32>) -> (tensor<4xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4xf32>):
  %result = "sdy.reshard"(%input) <{sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"y"}], unreduced={"x"}>}> : (tensor<4xf32>) -> tensor<4xf32>
  "func.return"(%result) : (tensor<4xf32>) -> ()
}) : () -> ()
""",
    # C6: <= with equal sides
    """
"func.func"() <{function_type = (tensor<4x4xi8>) -> (tensor<4x4xi8>), sym_name = "main"}> ({
^bb0(%input: tensor<4x4xi8>):
  %result = "sdy.reshard"(%input) <{sharding = #sdy.sharding<mesh<["v"=2, "x"=8, "y"=8, "z"=2, "w"=2]>, [{"x":(4)2, "x":(2)2}, {"x":(1)2, "y":(2)2, ?}], replicated={"y":(1)2, "y":(4)2, "z"}, unreduced={"v", "w"}>}> : (tensor<4x4xi8>) -> tensor<4x4xi8>
  "func.return"(%result) : (tensor<4x4xi8>) -> ()
}) : () -> ()
""",
]
