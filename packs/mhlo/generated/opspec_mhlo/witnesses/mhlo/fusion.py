"""Programs that break a rule of mhlo.fusion, and programs that keep them all."""

# Generated from spec/ops/mhlo/fusion.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (tensor<2xindex>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xindex>):
  %result = "mhlo.fusion"(%inputs_0) <{fusion_kind = #mhlo<fusion_kind kLoop>}> ({
  ^bb0(%x: tensor<2xf32>):
    %0 = "stablehlo.add"(%x, %x) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "stablehlo.return"(%0) : (tensor<2xf32>) -> ()
  }) : (tensor<2xindex>) -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xf32>):
  %result = "mhlo.fusion"(%inputs_0) <{fusion_kind = "?"}> ({
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
^bb0(%inputs_0: tensor<2xf32>):
  %result = "mhlo.fusion"(%inputs_0) <{fusion_kind = #mhlo<fusion_kind kLoop>}> ({
  ^bb0(%x: tensor<2xf32>):
    %0 = "stablehlo.add"(%x, %x) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "stablehlo.return"(%0) : (tensor<2xf32>) -> ()
  }) : (tensor<2xf32>) -> tensor<2xindex>
  "func.return"(%result) : (tensor<2xindex>) -> ()
}) : () -> ()
""",
    ),
    # C1: the region takes what the op takes, type by type
    (
        "C1",
        """
"func.func"() <{function_type = () -> (tensor<2xf32>), sym_name = "main"}> ({
^bb0:
  %result = "mhlo.fusion"() <{fusion_kind = #mhlo<fusion_kind kLoop>}> ({
  ^bb0(%x: tensor<2xf32>):
    %0 = "stablehlo.add"(%x, %x) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "stablehlo.return"(%0) : (tensor<2xf32>) -> ()
  }) : () -> tensor<2xf32>
  "func.return"(%result) : (tensor<2xf32>) -> ()
}) : () -> ()
""",
    ),
    # C2: the region returns what the op gives, type by type
    (
        "C2",
        """
"func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xf32>):
  "mhlo.fusion"(%inputs_0) <{fusion_kind = #mhlo<fusion_kind kLoop>}> ({
  ^bb0(%x: tensor<2xf32>):
    %0 = "stablehlo.add"(%x, %x) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "stablehlo.return"(%0) : (tensor<2xf32>) -> ()
  }) : (tensor<2xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "mhlo.fusion"() <{fusion_kind = #mhlo<fusion_kind kLoop>}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
]
