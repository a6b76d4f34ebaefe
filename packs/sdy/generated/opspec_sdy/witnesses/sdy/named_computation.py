"""Programs that break a rule of sdy.named_computation, and programs that keep them all."""

# Generated from spec/ops/sdy/named_computation.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (tensor<2xindex>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xindex>):
  %result = "sdy.named_computation"(%operands_0) <{name = "twice"}> ({
  ^bb0(%x: tensor<2xf32>):
    %0 = "stablehlo.add"(%x, %x) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "stablehlo.return"(%0) : (tensor<2xf32>) -> ()
  }) : (tensor<2xindex>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xf32>):
  %result = "sdy.named_computation"(%operands_0) ({
  ^bb0(%x: tensor<2xf32>):
    %0 = "stablehlo.add"(%x, %x) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "stablehlo.return"(%0) : (tensor<2xf32>) -> ()
  }) : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xf32>):
  %result = "sdy.named_computation"(%operands_0) <{name = 0 : i64}> ({
  ^bb0(%x: tensor<2xf32>):
    %0 = "stablehlo.add"(%x, %x) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "stablehlo.return"(%0) : (tensor<2xf32>) -> ()
  }) : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xindex>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xf32>):
  %result = "sdy.named_computation"(%operands_0) <{name = "twice"}> ({
  ^bb0(%x: tensor<2xf32>):
    %0 = "stablehlo.add"(%x, %x) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "stablehlo.return"(%0) : (tensor<2xf32>) -> ()
  }) : (tensor<2xf32>) -> tensor<2xindex>
  "func.return"(%result) : (tensor<2xindex>) -> ()
}) : () -> ()
""",
    ),
    # C2: the mesh is one of the program
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi32>, %operands_1: tensor<2xi32>):
  %results:2 = "sdy.named_computation"(%operands_0, %operands_1) <{name = "sum", in_shardings = #sdy.sharding_per_value<[<mesh<["x"=8]>, [{"x"}]>, <@nobody, [{?}], replicated={"x":(1)2, "x":(4)2, "y"}>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}]>, <mesh<["x"=2]>, [{}]>]>}> ({
  ^bb0(%x: tensor<2xi32>, %y: tensor<2xi32>):
    %0 = "stablehlo.add"(%x, %y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "stablehlo.return"(%0, %x) : (tensor<2xi32>, tensor<2xi32>) -> ()
  }) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C3: a sharding has an entry for each dimension, and none where all is on one device
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi32>, %operands_1: tensor<2xi32>):
  %results:2 = "sdy.named_computation"(%operands_0, %operands_1) <{name = "sum", in_shardings = #sdy.sharding_per_value<[<mesh<["x"=8]>, []>, <mesh<["x"=8, "y"=2]>, [{?}], replicated={"x":(1)2, "x":(4)2, "y"}>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}]>, <mesh<["x"=2]>, [{}]>]>}> ({
  ^bb0(%x: tensor<2xi32>, %y: tensor<2xi32>):
    %0 = "stablehlo.add"(%x, %y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "stablehlo.return"(%0, %x) : (tensor<2xi32>, tensor<2xi32>) -> ()
  }) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C3: a sharding has an entry for each dimension, and none where all is on one device
    (
        "C3",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi32>, %operands_1: tensor<2xi32>):
  %results:2 = "sdy.named_computation"(%operands_0, %operands_1) <{name = "sum", in_shardings = #sdy.sharding_per_value<[<mesh<["x"=8]>, [{"x"}, {}]>, <mesh<["x"=8, "y"=2]>, [{?}], replicated={"x":(1)2, "x":(4)2, "y"}>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}]>, <mesh<["x"=2]>, [{}]>]>}> ({
  ^bb0(%x: tensor<2xi32>, %y: tensor<2xi32>):
    %0 = "stablehlo.add"(%x, %y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "stablehlo.return"(%0, %x) : (tensor<2xi32>, tensor<2xi32>) -> ()
  }) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C4: each axis is one of the mesh
    (
        "C4",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi32>, %operands_1: tensor<2xi32>):
  %results:2 = "sdy.named_computation"(%operands_0, %operands_1) <{name = "sum", in_shardings = #sdy.sharding_per_value<[<mesh<["x"=8]>, [{"x"}]>, <mesh<["x"=8]>, [{?}], replicated={"x":(1)2, "x":(4)2, "y"}>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}]>, <mesh<["x"=2]>, [{}]>]>}> ({
  ^bb0(%x: tensor<2xi32>, %y: tensor<2xi32>):
    %0 = "stablehlo.add"(%x, %y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "stablehlo.return"(%0, %x) : (tensor<2xi32>, tensor<2xi32>) -> ()
  }) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C5: parts of axes lie within them, and their sizes divide those of the axes
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi32>, %operands_1: tensor<2xi32>):
  %results:2 = "sdy.named_computation"(%operands_0, %operands_1) <{name = "sum", in_shardings = #sdy.sharding_per_value<[<mesh<["x"=8]>, [{"x"}]>, <mesh<["x"=0, "y"=2]>, [{?}], replicated={"x":(1)2, "x":(4)2, "y"}>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}]>, <mesh<["x"=2]>, [{}]>]>}> ({
  ^bb0(%x: tensor<2xi32>, %y: tensor<2xi32>):
    %0 = "stablehlo.add"(%x, %y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "stablehlo.return"(%0, %x) : (tensor<2xi32>, tensor<2xi32>) -> ()
  }) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C5: parts of axes lie within them, and their sizes divide those of the axes
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi32>, %operands_1: tensor<2xi32>):
  %results:2 = "sdy.named_computation"(%operands_0, %operands_1) <{name = "sum", in_shardings = #sdy.sharding_per_value<[<mesh<["x"=8]>, [{"x"}]>, <mesh<["x"=8, "y"=2]>, [{?}], replicated={"x":(1)1, "x":(4)2, "y"}>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}]>, <mesh<["x"=2]>, [{}]>]>}> ({
  ^bb0(%x: tensor<2xi32>, %y: tensor<2xi32>):
    %0 = "stablehlo.add"(%x, %y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "stablehlo.return"(%0, %x) : (tensor<2xi32>, tensor<2xi32>) -> ()
  }) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C5: parts of axes lie within them, and their sizes divide those of the axes
    (
        "C5",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi32>, %operands_1: tensor<2xi32>):
  %results:2 = "sdy.named_computation"(%operands_0, %operands_1) <{name = "sum", in_shardings = #sdy.sharding_per_value<[<mesh<["x"=8]>, [{"x"}]>, <mesh<["x"=9, "y"=2]>, [{?}], replicated={"x":(1)2, "x":(4)2, "y"}>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}]>, <mesh<["x"=2]>, [{}]>]>}> ({
  ^bb0(%x: tensor<2xi32>, %y: tensor<2xi32>):
    %0 = "stablehlo.add"(%x, %y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "stablehlo.return"(%0, %x) : (tensor<2xi32>, tensor<2xi32>) -> ()
  }) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C6: an axis, or a part of one, is used once
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi32>, %operands_1: tensor<2xi32>):
  %results:2 = "sdy.named_computation"(%operands_0, %operands_1) <{name = "sum", in_shardings = #sdy.sharding_per_value<[<mesh<["x"=8]>, [{"x"}]>, <mesh<["x"=8, "y"=2]>, [{?}], replicated={"x":(1)2, "x", "y"}>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}]>, <mesh<["x"=2]>, [{}]>]>}> ({
  ^bb0(%x: tensor<2xi32>, %y: tensor<2xi32>):
    %0 = "stablehlo.add"(%x, %y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "stablehlo.return"(%0, %x) : (tensor<2xi32>, tensor<2xi32>) -> ()
  }) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C6: an axis, or a part of one, is used once
    (
        "C6",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi32>, %operands_1: tensor<2xi32>):
  %results:2 = "sdy.named_computation"(%operands_0, %operands_1) <{name = "sum", in_shardings = #sdy.sharding_per_value<[<mesh<["x"=8]>, [{"x"}]>, <mesh<["x"=8, "y"=2]>, [{?}], replicated={"x":(1)2, "x":(1)2, "x":(4)2, "y"}>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}]>, <mesh<["x"=2]>, [{}]>]>}> ({
  ^bb0(%x: tensor<2xi32>, %y: tensor<2xi32>):
    %0 = "stablehlo.add"(%x, %y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "stablehlo.return"(%0, %x) : (tensor<2xi32>, tensor<2xi32>) -> ()
  }) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C7: two parts that follow one another in an axis are one part
    (
        "C7",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi32>, %operands_1: tensor<2xi32>):
  %results:2 = "sdy.named_computation"(%operands_0, %operands_1) <{name = "sum", in_shardings = #sdy.sharding_per_value<[<mesh<["x"=8]>, [{"x"}]>, <mesh<["x"=8, "y"=2]>, [{?}], replicated={"x":(1)2, "x":(2)2, "y"}>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}]>, <mesh<["x"=2]>, [{}]>]>}> ({
  ^bb0(%x: tensor<2xi32>, %y: tensor<2xi32>):
    %0 = "stablehlo.add"(%x, %y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "stablehlo.return"(%0, %x) : (tensor<2xi32>, tensor<2xi32>) -> ()
  }) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C8: replicated and unreduced axes stand in the order of the mesh
    (
        "C8",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi32>, %operands_1: tensor<2xi32>):
  %results:2 = "sdy.named_computation"(%operands_0, %operands_1) <{name = "sum", in_shardings = #sdy.sharding_per_value<[<mesh<["x"=8]>, [{"x"}]>, <mesh<["x"=8, "y"=2]>, [{?}], replicated={"y", "x":(4)2, "x":(1)2}>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}]>, <mesh<["x"=2]>, [{}]>]>}> ({
  ^bb0(%x: tensor<2xi32>, %y: tensor<2xi32>):
    %0 = "stablehlo.add"(%x, %y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "stablehlo.return"(%0, %x) : (tensor<2xi32>, tensor<2xi32>) -> ()
  }) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C9: a dimension that is closed and has no axes has no priority
    (
        "C9",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi32>, %operands_1: tensor<2xi32>):
  %results:2 = "sdy.named_computation"(%operands_0, %operands_1) <{name = "sum", in_shardings = #sdy.sharding_per_value<[<mesh<["x"=8]>, [{"x"}]>, <mesh<["x"=8, "y"=2]>, [{?}], replicated={"x":(1)2, "x":(4)2, "y"}>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}]>, <mesh<["x"=2]>, [{}p0]>]>}> ({
  ^bb0(%x: tensor<2xi32>, %y: tensor<2xi32>):
    %0 = "stablehlo.add"(%x, %y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "stablehlo.return"(%0, %x) : (tensor<2xi32>, tensor<2xi32>) -> ()
  }) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C10: the body takes what the op takes, type by type
    (
        "C10",
        """
"func.func"() <{function_type = () -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.named_computation"() <{name = "twice"}> ({
  ^bb0(%x: tensor<2xf32>):
    %0 = "stablehlo.add"(%x, %x) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "stablehlo.return"(%0) : (tensor<2xf32>) -> ()
  }) : () -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C11: the body returns what the op gives, type by type
    (
        "C11",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xf32>):
  "sdy.named_computation"(%operands_0) <{name = "twice"}> ({
  ^bb0(%x: tensor<2xf32>):
    %0 = "stablehlo.add"(%x, %x) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "stablehlo.return"(%0) : (tensor<2xf32>) -> ()
  }) : (tensor<2xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # C12: there is a sharding for each operand, where there are any
    (
        "C12",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi32>, %operands_1: tensor<2xi32>):
  %results:2 = "sdy.named_computation"(%operands_0, %operands_1) <{name = "sum", in_shardings = #sdy.sharding_per_value<[<mesh<["x"=8]>, [{"x"}]>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}]>, <mesh<["x"=2]>, [{}]>]>}> ({
  ^bb0(%x: tensor<2xi32>, %y: tensor<2xi32>):
    %0 = "stablehlo.add"(%x, %y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "stablehlo.return"(%0, %x) : (tensor<2xi32>, tensor<2xi32>) -> ()
  }) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C12: there is a sharding for each operand, where there are any
    (
        "C12",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi32>, %operands_1: tensor<2xi32>):
  %results:2 = "sdy.named_computation"(%operands_0, %operands_1) <{name = "sum", in_shardings = #sdy.sharding_per_value<[<mesh<["x"=8]>, [{"x"}]>, <mesh<["x"=8]>, [{"x"}]>, <mesh<["x"=8, "y"=2]>, [{?}], replicated={"x":(1)2, "x":(4)2, "y"}>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}]>, <mesh<["x"=2]>, [{}]>]>}> ({
  ^bb0(%x: tensor<2xi32>, %y: tensor<2xi32>):
    %0 = "stablehlo.add"(%x, %y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "stablehlo.return"(%0, %x) : (tensor<2xi32>, tensor<2xi32>) -> ()
  }) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C13: there is a sharding for each result, where there are any
    (
        "C13",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi32>, %operands_1: tensor<2xi32>):
  %results:2 = "sdy.named_computation"(%operands_0, %operands_1) <{name = "sum", in_shardings = #sdy.sharding_per_value<[<mesh<["x"=8]>, [{"x"}]>, <mesh<["x"=8, "y"=2]>, [{?}], replicated={"x":(1)2, "x":(4)2, "y"}>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{}]>]>}> ({
  ^bb0(%x: tensor<2xi32>, %y: tensor<2xi32>):
    %0 = "stablehlo.add"(%x, %y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "stablehlo.return"(%0, %x) : (tensor<2xi32>, tensor<2xi32>) -> ()
  }) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C13: there is a sharding for each result, where there are any
    (
        "C13",
        """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi32>, %operands_1: tensor<2xi32>):
  %results:2 = "sdy.named_computation"(%operands_0, %operands_1) <{name = "sum", in_shardings = #sdy.sharding_per_value<[<mesh<["x"=8]>, [{"x"}]>, <mesh<["x"=8, "y"=2]>, [{?}], replicated={"x":(1)2, "x":(4)2, "y"}>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}]>, <mesh<["x"=2]>, [{"x"}]>, <mesh<["x"=2]>, [{}]>]>}> ({
  ^bb0(%x: tensor<2xi32>, %y: tensor<2xi32>):
    %0 = "stablehlo.add"(%x, %y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "stablehlo.return"(%0, %x) : (tensor<2xi32>, tensor<2xi32>) -> ()
  }) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xf32>):
  %result = "sdy.named_computation"(%operands_0) <{name = "twice"}> ({
  ^bb0(%x: tensor<2xf32>):
    %0 = "stablehlo.add"(%x, %x) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "stablehlo.return"(%0) : (tensor<2xf32>) -> ()
  }) : (tensor<2xf32>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi32>, %operands_1: tensor<2xi32>):
  %results:2 = "sdy.named_computation"(%operands_0, %operands_1) <{name = "sum", in_shardings = #sdy.sharding_per_value<[<mesh<["x"=8]>, [{"x"}]>, <mesh<["x"=8, "y"=2]>, [{?}], replicated={"x":(4)2, "y"}>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}]>, <mesh<["x"=2]>, [{}]>]>}> ({
  ^bb0(%x: tensor<2xi32>, %y: tensor<2xi32>):
    %0 = "stablehlo.add"(%x, %y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "stablehlo.return"(%0, %x) : (tensor<2xi32>, tensor<2xi32>) -> ()
  }) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi32>, %operands_1: tensor<2xi32>):
  %results:2 = "sdy.named_computation"(%operands_0, %operands_1) <{name = "sum", in_shardings = #sdy.sharding_per_value<[<mesh<["x"=8]>, [{"x"}]>, <mesh<["x"=8, "y"=2]>, [{?}], replicated={"x":(1)2, "x":(4)2, "y"}>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}]>, <mesh<[]>, [{}]>]>}> ({
  ^bb0(%x: tensor<2xi32>, %y: tensor<2xi32>):
    %0 = "stablehlo.add"(%x, %y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "stablehlo.return"(%0, %x) : (tensor<2xi32>, tensor<2xi32>) -> ()
  }) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    # C5: <= with equal sides, < with sides one apart
    # C6: <= with equal sides
    """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi32>, %operands_1: tensor<2xi32>):
  %results:2 = "sdy.named_computation"(%operands_0, %operands_1) <{name = "sum", in_shardings = #sdy.sharding_per_value<[<mesh<["x"=8]>, [{"x"}]>, <mesh<["x"=8, "y"=2]>, [{?}], replicated={"x":(1)2, "x":(4)2, "y"}>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}]>, <mesh<["x"=2]>, [{}]>]>}> ({
  ^bb0(%x: tensor<2xi32>, %y: tensor<2xi32>):
    %0 = "stablehlo.add"(%x, %y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "stablehlo.return"(%0, %x) : (tensor<2xi32>, tensor<2xi32>) -> ()
  }) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi32>, %operands_1: tensor<2xi32>):
  %results:2 = "sdy.named_computation"(%operands_0, %operands_1) <{name = "sum", in_shardings = #sdy.sharding_per_value<[<mesh<["x"=8], device_ids=[0]>, [{"x"}]>, <mesh<["x"=8, "y"=2]>, [{?}], replicated={"x":(1)2, "x":(4)2, "y"}>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}]>, <mesh<["x"=2]>, [{}]>]>}> ({
  ^bb0(%x: tensor<2xi32>, %y: tensor<2xi32>):
    %0 = "stablehlo.add"(%x, %y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "stablehlo.return"(%0, %x) : (tensor<2xi32>, tensor<2xi32>) -> ()
  }) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    # C9: < with sides one apart
    """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi32>, %operands_1: tensor<2xi32>):
  %results:2 = "sdy.named_computation"(%operands_0, %operands_1) <{name = "sum", in_shardings = #sdy.sharding_per_value<[<mesh<["x"=8]>, [{"x"}p0]>, <mesh<["x"=8, "y"=2]>, [{?}], replicated={"x":(1)2, "x":(4)2, "y"}>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}]>, <mesh<["x"=2]>, [{}]>]>}> ({
  ^bb0(%x: tensor<2xi32>, %y: tensor<2xi32>):
    %0 = "stablehlo.add"(%x, %y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "stablehlo.return"(%0, %x) : (tensor<2xi32>, tensor<2xi32>) -> ()
  }) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>), sym_name = "main"}> ({
^bb0(%operands_0: tensor<2xi32>, %operands_1: tensor<2xi32>):
  %results:2 = "sdy.named_computation"(%operands_0, %operands_1) <{name = "sum", in_shardings = #sdy.sharding_per_value<[<mesh<["x"=8]>, [{"x"}]>, <mesh<["x"=8, "y"=2]>, [{?}p0], replicated={"x":(1)2, "x":(4)2, "y"}>]>, out_shardings = #sdy.sharding_per_value<[<mesh<["x"=2]>, [{"x"}]>, <mesh<["x"=2]>, [{}]>]>}> ({
  ^bb0(%x: tensor<2xi32>, %y: tensor<2xi32>):
    %0 = "stablehlo.add"(%x, %y) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    "stablehlo.return"(%0, %x) : (tensor<2xi32>, tensor<2xi32>) -> ()
  }) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  "func.return"(%results#0, %results#1) : (tensor<2xi32>, tensor<2xi32>) -> ()
}) : () -> ()
""",
]
