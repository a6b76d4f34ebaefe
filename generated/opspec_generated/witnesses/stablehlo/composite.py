"""Programs that break a rule of stablehlo.composite, and programs that keep them all."""

# Generated from spec/ops/stablehlo/composite.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (tensor<2xindex>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xindex>):
  %result = "stablehlo.composite"(%inputs_0) <{name = "my.twice", decomposition = @decomposition}> : (tensor<2xindex>) -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
"func.func"() <{function_type = (tensor<2xi32>) -> (tensor<2xi32>), sym_name = "decomposition", sym_visibility = "private"}> ({
^bb0(%x: tensor<2xi32>):
  %0 = "stablehlo.add"(%x, %x) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  "func.return"(%0) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<2xi32>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xi32>):
  %result = "stablehlo.composite"(%inputs_0) <{name = "my.twice"}> : (tensor<2xi32>) -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<2xi32>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xi32>):
  %result = "stablehlo.composite"(%inputs_0) <{name = "my.twice", decomposition = 0 : i64}> : (tensor<2xi32>) -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<2xi32>) -> (tensor<2xindex>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xi32>):
  %result = "stablehlo.composite"(%inputs_0) <{name = "my.twice", decomposition = @decomposition}> : (tensor<2xi32>) -> tensor<2xindex>
  "func.return"(%result) : (tensor<2xindex>) -> ()
}) : () -> ()
"func.func"() <{function_type = (tensor<2xi32>) -> (tensor<2xi32>), sym_name = "decomposition", sym_visibility = "private"}> ({
^bb0(%x: tensor<2xi32>):
  %0 = "stablehlo.add"(%x, %x) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  "func.return"(%0) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C1: the name has a namespace, as my.gelu has
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2xi32>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xi32>):
  %result = "stablehlo.composite"(%inputs_0) <{name = "", decomposition = @decomposition}> : (tensor<2xi32>) -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
"func.func"() <{function_type = (tensor<2xi32>) -> (tensor<2xi32>), sym_name = "decomposition", sym_visibility = "private"}> ({
^bb0(%x: tensor<2xi32>):
  %0 = "stablehlo.add"(%x, %x) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  "func.return"(%0) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
    ),
    # C2: the program has the function that decomposition names
    (
        "C2",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "stablehlo.composite"() <{name = "my.twice", decomposition = @decomposition}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # C3: the function takes what the op takes, type by type
    (
        "C3",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "stablehlo.composite"() <{name = "my.twice", decomposition = @decomposition}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = (tensor<2xi32>) -> (), sym_name = "decomposition", sym_visibility = "private"}> ({
}) : () -> ()
""",
    ),
    # C4: the function returns what the op gives, type by type
    (
        "C4",
        """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "stablehlo.composite"() <{name = "my.twice", decomposition = @decomposition}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = () -> (tensor<2xi32>), sym_name = "decomposition", sym_visibility = "private"}> ({
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    # C2: <= with equal sides
    """
"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
^bb0:
  "stablehlo.composite"() <{name = "my.twice", decomposition = @decomposition}> : () -> ()
  "func.return"() : () -> ()
}) : () -> ()
"func.func"() <{function_type = () -> (), sym_name = "decomposition", sym_visibility = "private"}> ({
}) : () -> ()
""",
    """
"func.func"() <{function_type = (tensor<2xi32>) -> (tensor<2xi32>), sym_name = "main"}> ({
^bb0(%inputs_0: tensor<2xi32>):
  %result = "stablehlo.composite"(%inputs_0) <{name = "my.twice", decomposition = @decomposition}> : (tensor<2xi32>) -> tensor<2xi32>
  "func.return"(%result) : (tensor<2xi32>) -> ()
}) : () -> ()
"func.func"() <{function_type = (tensor<2xi32>) -> (tensor<2xi32>), sym_name = "decomposition", sym_visibility = "private"}> ({
^bb0(%x: tensor<2xi32>):
  %0 = "stablehlo.add"(%x, %x) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  "func.return"(%0) : (tensor<2xi32>) -> ()
}) : () -> ()
""",
]
