"""Programs that break a rule of sdy.all_to_all, and programs that keep them all."""

# Generated from spec/ops/sdy/all_to_all.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.all_to_all"() <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x", "y"}, {}]>, params = #sdy<all_to_all_param_list[{"y"}: 1->0]>}> : () -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}, {"y"}]>}], function_type = (memref<f32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: memref<f32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x", "y"}, {}]>, params = #sdy<all_to_all_param_list[{"y"}: 1->0]>}> : (memref<f32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}, {"y"}]>}], function_type = (tensor<4x2xf32>) -> (tensor<4x2xi1>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x", "y"}, {}]>, params = #sdy<all_to_all_param_list[{"y"}: 1->0]>}> : (tensor<4x2xf32>) -> tensor<4x2xi1>
  "func.return"(%result) : (tensor<4x2xi1>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}, {"y"}]>}], function_type = (tensor<4x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.all_to_all"(%input) <{params = #sdy<all_to_all_param_list[{"y"}: 1->0]>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}, {"y"}]>}], function_type = (tensor<4x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = "?", params = #sdy<all_to_all_param_list[{"y"}: 1->0]>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}, {"y"}]>}], function_type = (tensor<4x2xf32>) -> (), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x", "y"}, {}]>, params = #sdy<all_to_all_param_list[{"y"}: 1->0]>}> : (tensor<4x2xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}, {"y"}]>}], function_type = (tensor<4x2xf32>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x", "y"}, {}]>, params = #sdy<all_to_all_param_list[{"y"}: 1->0]>}> : (tensor<4x2xf32>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}, {"y"}]>}], function_type = (tensor<4x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x", "y"}, {}]>, params = #sdy<all_to_all_param_list[{"y"}: 1->0]>}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `input`
    (
        "C1",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}, {"y"}]>}], function_type = (tensor<4x2xf32>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x", "y"}, {}]>, params = #sdy<all_to_all_param_list[{"y"}: 1->0]>}> : (tensor<4x2xf32>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `input`
    (
        "C1",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}, {"y"}]>}], function_type = (tensor<3x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<3x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x", "y"}, {}]>, params = #sdy<all_to_all_param_list[{"y"}: 1->0]>}> : (tensor<3x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `input`
    (
        "C1",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}, {"y"}]>}], function_type = (tensor<5x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<5x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x", "y"}, {}]>, params = #sdy<all_to_all_param_list[{"y"}: 1->0]>}> : (tensor<5x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C2: the mesh is one of the program
    (
        "C2",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}, {"y"}]>}], function_type = (tensor<4x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<@nobody, [{"x", "y"}, {}]>, params = #sdy<all_to_all_param_list[{"y"}: 1->0]>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C3: a sharding has an entry for each dimension, and none where all is on one device
    (
        "C3",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}, {"y"}]>}], function_type = (tensor<4x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{}]>, params = #sdy<all_to_all_param_list[{"y"}: 1->0]>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C3: a sharding has an entry for each dimension, and none where all is on one device
    (
        "C3",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}, {"y"}]>}], function_type = (tensor<4x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x", "y"}, {}, {}]>, params = #sdy<all_to_all_param_list[{"y"}: 1->0]>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C4: each axis is one of the mesh
    (
        "C4",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}, {"y"}]>}], function_type = (tensor<4x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x", "z"}, {}]>, params = #sdy<all_to_all_param_list[{"y"}: 1->0]>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C5: parts of axes lie within them, and their sizes divide those of the axes
    (
        "C5",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}, {"y"}]>}], function_type = (tensor<4x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x":(0)0, "y"}, {}]>, params = #sdy<all_to_all_param_list[{"y"}: 1->0]>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C5: parts of axes lie within them, and their sizes divide those of the axes
    (
        "C5",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=8, "y"=2]>, [{"y"}, {}], replicated={"x":(1)2, "x":(4)2}>}], function_type = (tensor<2x2xf32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<2x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=8, "y"=2]>, [{}, {"y"}], replicated={"x":(0)2, "x":(4)2}>, params = #sdy<all_to_all_param_list[{"y"}: 0->1]>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C5: parts of axes lie within them, and their sizes divide those of the axes
    (
        "C5",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=8, "y"=2]>, [{"y"}, {}], replicated={"x":(1)2, "x":(4)2}>}], function_type = (tensor<2x2xf32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<2x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=8, "y"=2]>, [{}, {"y"}], replicated={"x":(1)1, "x":(4)2}>, params = #sdy<all_to_all_param_list[{"y"}: 0->1]>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C5: parts of axes lie within them, and their sizes divide those of the axes
    (
        "C5",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=8, "y"=2]>, [{"y"}, {}], replicated={"x":(1)2, "x":(4)2}>}], function_type = (tensor<2x2xf32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<2x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=8, "y"=2]>, [{}, {"y"}], replicated={"x":(1)3, "x":(4)2}>, params = #sdy<all_to_all_param_list[{"y"}: 0->1]>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C6: an axis, or a part of one, is used once
    (
        "C6",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}, {"y"}]>}], function_type = (tensor<4x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x", "x"}, {}]>, params = #sdy<all_to_all_param_list[{"y"}: 1->0]>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C6: an axis, or a part of one, is used once
    (
        "C6",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=8, "y"=2]>, [{"y"}, {}], replicated={"x":(1)2, "x":(4)2}>}], function_type = (tensor<2x2xf32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<2x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=8, "y"=2]>, [{"x"}, {"y"}], replicated={"x":(1)2, "x":(4)2}>, params = #sdy<all_to_all_param_list[{"y"}: 0->1]>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C6: an axis, or a part of one, is used once
    (
        "C6",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=8, "y"=2]>, [{"y"}, {}], replicated={"x":(1)2, "x":(4)2}>}], function_type = (tensor<2x2xf32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<2x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=8, "y"=2]>, [{}, {"y"}], replicated={"x":(1)2, "x":(1)2, "x":(4)2}>, params = #sdy<all_to_all_param_list[{"y"}: 0->1]>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C7: two parts that follow one another in an axis are one part
    (
        "C7",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=8, "y"=2]>, [{"y"}, {}], replicated={"x":(1)2, "x":(4)2}>}], function_type = (tensor<2x2xf32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<2x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=8, "y"=2]>, [{}, {"y"}], replicated={"x":(1)2, "x":(2)2}>, params = #sdy<all_to_all_param_list[{"y"}: 0->1]>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C8: replicated and unreduced axes stand in the order of the mesh
    (
        "C8",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=8, "y"=2]>, [{"y"}, {}], replicated={"x":(1)2, "x":(4)2}>}], function_type = (tensor<2x2xf32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<2x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=8, "y"=2]>, [{}, {"y"}], replicated={"x":(4)2, "x":(1)2}>, params = #sdy<all_to_all_param_list[{"y"}: 0->1]>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C9: a dimension that is closed and has no axes has no priority
    (
        "C9",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}, {"y"}]>}], function_type = (tensor<4x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x", "y"}, {}p0]>, params = #sdy<all_to_all_param_list[{"y"}: 1->0]>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C10: each axis is one of the mesh
    (
        "C10",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}, {"y"}]>}], function_type = (tensor<4x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x", "y"}, {}]>, params = #sdy<all_to_all_param_list[{"z"}: 1->0]>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C11: each axis, or part of one, is named once
    (
        "C11",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}, {"y"}]>}], function_type = (tensor<4x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x", "y"}, {}]>, params = #sdy<all_to_all_param_list[{"y", "y"}: 1->0]>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C12: two parts that follow one another in an axis are one part
    (
        "C12",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=8]>, [{"x":(1)2, "x":(4)2}, {}]>}], function_type = (tensor<4x4xf32>) -> (tensor<4x4xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x4xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=8]>, [{}, {"x":(1)2, "x":(4)2}]>, params = #sdy<all_to_all_param_list[{"x":(1)2, "x":(2)2}: 0->1]>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  "func.return"(%result) : (tensor<4x4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C13: something moves
    (
        "C13",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}, {"y"}]>}], function_type = (tensor<4x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x", "y"}, {}]>, params = #sdy<all_to_all_param_list[]>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C14: dimensions are those of the value
    (
        "C14",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}, {"y"}]>}], function_type = (tensor<4x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x", "y"}, {}]>, params = #sdy<all_to_all_param_list[{"y"}: 1->2]>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C14: dimensions are those of the value
    (
        "C14",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}, {"y"}]>}], function_type = (tensor<4x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x", "y"}, {}]>, params = #sdy<all_to_all_param_list[{"y"}: 2->0]>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C14: dimensions are those of the value
    (
        "C14",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}, {"y"}]>}], function_type = (tensor<4x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x", "y"}, {}]>, params = #sdy<all_to_all_param_list[{"y"}: 1->-1]>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C14: dimensions are those of the value
    (
        "C14",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}, {}, {"y"}, {}]>}], function_type = (tensor<2x2x2x2xf32>) -> (tensor<2x2x2x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<2x2x2x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{}, {"x"}, {}, {"y"}]>, params = #sdy<all_to_all_param_list[{"x"}: -1->1, {"y"}: 2->3]>}> : (tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
  "func.return"(%result) : (tensor<2x2x2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C15: each dimension gives once or takes once
    (
        "C15",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}, {"y"}]>}], function_type = (tensor<4x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x", "y"}, {}]>, params = #sdy<all_to_all_param_list[{}: 0->0]>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C16: those that give go up
    (
        "C16",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}, {}, {"y"}, {}]>}], function_type = (tensor<2x2x2x2xf32>) -> (tensor<2x2x2x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<2x2x2x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{}, {"x"}, {}, {"y"}]>, params = #sdy<all_to_all_param_list[{"y"}: 2->3, {"x"}: 0->1]>}> : (tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
  "func.return"(%result) : (tensor<2x2x2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C17: its operand has a sharding
    (
        "C17",
        """
"func.func"() <{function_type = (tensor<4x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x", "y"}, {}]>, params = #sdy<all_to_all_param_list[{"y"}: 1->0]>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C18: the mesh is that of the operand
    (
        "C18",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2]>, [{"x"}, {"y"}]>}], function_type = (tensor<4x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x", "y"}, {}]>, params = #sdy<all_to_all_param_list[{"y"}: 1->0]>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C25: parts of axes along which it moves lie within these, and their sizes divide those of the axes
    (
        "C25",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}, {"y"}]>}], function_type = (tensor<4x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x", "y"}, {}]>, params = #sdy<all_to_all_param_list[{"y":(0)0}: 1->0]>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C25: parts of axes along which it moves lie within these, and their sizes divide those of the axes
    (
        "C25",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=8]>, [{"x":(1)2, "x":(4)2}, {}]>}], function_type = (tensor<4x4xf32>) -> (tensor<4x4xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x4xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=8]>, [{}, {"x":(1)2, "x":(4)2}]>, params = #sdy<all_to_all_param_list[{"x":(0)2, "x":(4)2}: 0->1]>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  "func.return"(%result) : (tensor<4x4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C25: parts of axes along which it moves lie within these, and their sizes divide those of the axes
    (
        "C25",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=8]>, [{"x":(1)2, "x":(4)2}, {}]>}], function_type = (tensor<4x4xf32>) -> (tensor<4x4xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x4xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=8]>, [{}, {"x":(1)2, "x":(4)2}]>, params = #sdy<all_to_all_param_list[{"x":(1)1, "x":(4)2}: 0->1]>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  "func.return"(%result) : (tensor<4x4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C25: parts of axes along which it moves lie within these, and their sizes divide those of the axes
    (
        "C25",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=8]>, [{"x":(1)2, "x":(4)2}, {}]>}], function_type = (tensor<4x4xf32>) -> (tensor<4x4xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x4xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=8]>, [{}, {"x":(1)2, "x":(4)2}]>, params = #sdy<all_to_all_param_list[{"x":(1)3, "x":(4)2}: 0->1]>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  "func.return"(%result) : (tensor<4x4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C19: each dimension has the axes of the operand's, less those at the end that it loses, and behind them those it gets
    (
        "C19",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}]>}], function_type = (tensor<4x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x", "y"}, {}]>, params = #sdy<all_to_all_param_list[{"y"}: 1->0]>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C19: each dimension has the axes of the operand's, less those at the end that it loses, and behind them those it gets
    (
        "C19",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}, {"y"}]>}], function_type = (tensor<4x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}, {}]>, params = #sdy<all_to_all_param_list[{"y"}: 1->0]>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C19: each dimension has the axes of the operand's, less those at the end that it loses, and behind them those it gets
    (
        "C19",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}, {"y"}]>}], function_type = (tensor<4x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"y"}, {}]>, params = #sdy<all_to_all_param_list[{"y"}: 1->0]>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C19: each dimension has the axes of the operand's, less those at the end that it loses, and behind them those it gets
    (
        "C19",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"y"}, {"y"}]>}], function_type = (tensor<4x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x", "y"}, {}]>, params = #sdy<all_to_all_param_list[{"y"}: 1->0]>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C19: each dimension has the axes of the operand's, less those at the end that it loses, and behind them those it gets
    (
        "C19",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}, {"y"}]>}], function_type = (tensor<4x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"y", "x"}, {}]>, params = #sdy<all_to_all_param_list[{"y"}: 1->0]>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C19: each dimension has the axes of the operand's, less those at the end that it loses, and behind them those it gets
    (
        "C19",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}, {"y"}, {"y"}]>}], function_type = (tensor<4x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x", "y"}, {}]>, params = #sdy<all_to_all_param_list[{"y"}: 1->0]>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C19: each dimension has the axes of the operand's, less those at the end that it loses, and behind them those it gets
    (
        "C19",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x":(0)0}, {"y"}]>}], function_type = (tensor<4x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x", "y"}, {}]>, params = #sdy<all_to_all_param_list[{"y"}: 1->0]>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C19: each dimension has the axes of the operand's, less those at the end that it loses, and behind them those it gets
    (
        "C19",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=8, "y"=2]>, [{"y"}], replicated={"x":(1)2, "x":(4)2}>}], function_type = (tensor<2x2xf32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<2x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=8, "y"=2]>, [{}, {"y"}], replicated={"x":(1)2, "x":(4)2}>, params = #sdy<all_to_all_param_list[{"y"}: 0->1]>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C19: each dimension has the axes of the operand's, less those at the end that it loses, and behind them those it gets
    (
        "C19",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=8]>, [{"x":(0)2, "x":(4)2}, {}]>}], function_type = (tensor<4x4xf32>) -> (tensor<4x4xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x4xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=8]>, [{}, {"x":(1)2, "x":(4)2}]>, params = #sdy<all_to_all_param_list[{"x":(1)2, "x":(4)2}: 0->1]>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  "func.return"(%result) : (tensor<4x4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C19: each dimension has the axes of the operand's, less those at the end that it loses, and behind them those it gets
    (
        "C19",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=8]>, [{"x":(2)2, "x":(4)2}, {}]>}], function_type = (tensor<4x4xf32>) -> (tensor<4x4xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x4xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=8]>, [{}, {"x":(1)2, "x":(4)2}]>, params = #sdy<all_to_all_param_list[{"x":(1)2, "x":(4)2}: 0->1]>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  "func.return"(%result) : (tensor<4x4xf32>) -> ()
}) : () -> ()
""",
    ),
    # C19: each dimension has the axes of the operand's, less those at the end that it loses, and behind them those it gets
    (
        "C19",
        """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=8]>, [{"x":(1)2, "x":(4)2}, {}]>}], function_type = (tensor<4x4xf32>) -> (tensor<4x4xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x4xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=8]>, [{}, {"x":(1)2, "x":(4)2}]>, params = #sdy<all_to_all_param_list[{"x":(4)2, "x":(1)2}: 0->1]>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  "func.return"(%result) : (tensor<4x4xf32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<@nobody, [{"x"}, {"y"}]>}], function_type = (tensor<4x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x", "y"}, {}]>, params = #sdy<all_to_all_param_list[{"y"}: 1->0]>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    # C6: <= with equal sides
    # C11: <= with equal sides
    # C13: < with sides one apart
    # C14: < with sides one apart, <= with equal sides
    # C19: <= with equal sides
    """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}, {"y"}]>}], function_type = (tensor<4x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x", "y"}, {}]>, params = #sdy<all_to_all_param_list[{"y"}: 1->0]>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}, {"y"}]>}], function_type = (tensor<4x2xf32>) -> (tensor<4x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x", "y"}p0, {}]>, params = #sdy<all_to_all_param_list[{"y"}: 1->0]>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
  "func.return"(%result) : (tensor<4x2xf32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}, {}, {"y"}, {}]>}], function_type = (tensor<2x2x2x2xf32>) -> (tensor<2x2x2x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<2x2x2x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{}, {"x"}, {}, {"y"}]>, params = #sdy<all_to_all_param_list[{"x"}: 0->1, {"y"}: 2->3]>}> : (tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
  "func.return"(%result) : (tensor<2x2x2x2xf32>) -> ()
}) : () -> ()
""",
    # C5: <= with equal sides, < with sides one apart
    # C14: <= with equal sides, < with sides one apart
    """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=8, "y"=2]>, [{"y"}, {}], replicated={"x":(1)2, "x":(4)2}>}], function_type = (tensor<2x2xf32>) -> (tensor<2x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<2x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=8, "y"=2]>, [{}, {"y"}], replicated={"x":(1)2, "x":(4)2}>, params = #sdy<all_to_all_param_list[{"y"}: 0->1]>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
  "func.return"(%result) : (tensor<2x2xf32>) -> ()
}) : () -> ()
""",
    # C9: < with sides one apart
    """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{"x"}, {}, {"y"}, {}]>}], function_type = (tensor<2x2x2x2xf32>) -> (tensor<2x2x2x2xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<2x2x2x2xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=2, "y"=2]>, [{}, {"x"}p0, {}, {"y"}]>, params = #sdy<all_to_all_param_list[{"x"}: 0->1, {"y"}: 2->3]>}> : (tensor<2x2x2x2xf32>) -> tensor<2x2x2x2xf32>
  "func.return"(%result) : (tensor<2x2x2x2xf32>) -> ()
}) : () -> ()
""",
    # C25: <= with equal sides, < with sides one apart
    """
"func.func"() <{arg_attrs = [{sdy.sharding = #sdy.sharding<mesh<["x"=8]>, [{"x":(1)2, "x":(4)2}, {}]>}], function_type = (tensor<4x4xf32>) -> (tensor<4x4xf32>), sym_name = "main"}> ({
^bb0(%input: tensor<4x4xf32>):
  %result = "sdy.all_to_all"(%input) <{out_sharding = #sdy.sharding<mesh<["x"=8]>, [{}, {"x":(1)2, "x":(4)2}]>, params = #sdy<all_to_all_param_list[{"x":(1)2, "x":(4)2}: 0->1]>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  "func.return"(%result) : (tensor<4x4xf32>) -> ()
}) : () -> ()
""",
]
