"""Programs that break a rule of sdy.mesh, and programs that keep them all."""

# Generated from spec/ops/sdy/mesh.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = (tensor<f32>) -> (), sym_name = "main"}> ({
^bb0(%extra_0: tensor<f32>):
  "sdy.mesh"(%extra_0) <{sym_name = "mesh", mesh = #sdy.mesh<[], device_ids=[3]>}> : (tensor<f32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "sdy.mesh"() <{sym_name = "mesh"}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "sdy.mesh"() <{sym_name = "mesh", mesh = "?"}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = () -> (tensor<f32>), sym_name = "main"}> ({
^bb0:
  %result = "sdy.mesh"() <{sym_name = "mesh", mesh = #sdy.mesh<[], device_ids=[3]>}> : () -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "sdy.mesh"() <{sym_name = "mesh", mesh = #sdy.mesh<[], device_ids=[3]>}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # C1: each axis has a name of its own
    (
        "C1",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "sdy.mesh"() <{sym_name = "mesh", mesh = #sdy.mesh<["x"=2, "x"=4]>}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # C2: an axis has one device at least
    (
        "C2",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "sdy.mesh"() <{sym_name = "mesh", mesh = #sdy.mesh<["x"=0]>}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # C3: the order of the devices, where it is given, has as many as the axes
    (
        "C3",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "sdy.mesh"() <{sym_name = "mesh", mesh = #sdy.mesh<["x"=2], device_ids=[0]>}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # C3: the order of the devices, where it is given, has as many as the axes
    (
        "C3",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "sdy.mesh"() <{sym_name = "mesh", mesh = #sdy.mesh<["x"=1], device_ids=[1, 0]>}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # C4: devices are counted from 0
    (
        "C4",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "sdy.mesh"() <{sym_name = "mesh", mesh = #sdy.mesh<[], device_ids=[-1]>}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # C5: each device is there once
    (
        "C5",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "sdy.mesh"() <{sym_name = "mesh", mesh = #sdy.mesh<["x"=2], device_ids=[0, 0]>}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # C6: devices are counted up to how many there are
    (
        "C6",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "sdy.mesh"() <{sym_name = "mesh", mesh = #sdy.mesh<["x"=1], device_ids=[3]>}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # C6: devices are counted up to how many there are
    (
        "C6",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "sdy.mesh"() <{sym_name = "mesh", mesh = #sdy.mesh<["x"=2], device_ids=[2, 0]>}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # C7: a mesh without axes is of one device, or of none that is known yet
    (
        "C7",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "sdy.mesh"() <{sym_name = "mesh", mesh = #sdy.mesh<[], device_ids=[1, 0]>}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C7: <= with equal sides
    """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "sdy.mesh"() <{sym_name = "mesh", mesh = #sdy.mesh<[], device_ids=[3]>}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    # C4: <= with equal sides
    # C6: < with sides one apart
    # C7: < with sides one apart
    """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "sdy.mesh"() <{sym_name = "mesh", mesh = #sdy.mesh<["x"=2], device_ids=[1, 0]>}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    # C2: <= with equal sides
    """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "sdy.mesh"() <{sym_name = "mesh", mesh = #sdy.mesh<["x"=1, "y"=4]>}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    # C1: <= with equal sides
    """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "sdy.mesh"() <{sym_name = "mesh", mesh = #sdy.mesh<["x"=2, "y"=4]>}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
]
