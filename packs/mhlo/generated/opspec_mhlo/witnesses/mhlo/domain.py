"""Programs that break a rule of mhlo.domain, and programs that keep them all."""

# Generated from spec/ops/mhlo/domain.yaml: change that file, then run `opspec generate`.

# Each program breaks one rule, and no other.
BREAKS: list[tuple[str, str]] = [
    # T1: the op has the operands that it declares
    (
        "T1",
        """
"func.func"() <{function_type = () -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0:
  %result = "mhlo.domain"() <{kind = #mhlo<domain_kind sharding>, entry_metadata = "{maximal device=0}", exit_metadata = "{maximal device=1}"}> : () -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # T2: each operand has its declared kind of type
    (
        "T2",
        """
"func.func"() <{function_type = (memref<f32>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%operand: memref<f32>):
  %result = "mhlo.domain"(%operand) <{kind = #mhlo<domain_kind sharding>, entry_metadata = "{maximal device=0}", exit_metadata = "{maximal device=1}"}> : (memref<f32>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # T3: types that share a type variable agree
    (
        "T3",
        """
"func.func"() <{function_type = (tensor<2xi8>) -> (tensor<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi8>):
  %result = "mhlo.domain"(%operand) <{kind = #mhlo<domain_kind sharding>, entry_metadata = "{maximal device=0}", exit_metadata = "{maximal device=1}"}> : (tensor<2xi8>) -> tensor<f32>
  "func.return"(%result) : (tensor<f32>) -> ()
}) : () -> ()
""",
    ),
    # T4: each required attribute is there
    (
        "T4",
        """
"func.func"() <{function_type = (tensor<2xi8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi8>):
  %result = "mhlo.domain"(%operand) <{kind = #mhlo<domain_kind sharding>, exit_metadata = "{maximal device=1}"}> : (tensor<2xi8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # T5: each attribute has its declared kind
    (
        "T5",
        """
"func.func"() <{function_type = (tensor<2xi8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi8>):
  %result = "mhlo.domain"(%operand) <{kind = #mhlo<domain_kind sharding>, entry_metadata = "{maximal device=0}", exit_metadata = 0 : i64}> : (tensor<2xi8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # T6: the op has the results that it declares
    (
        "T6",
        """
"func.func"() <{function_type = (tensor<2xi8>) -> (), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi8>):
  "mhlo.domain"(%operand) <{kind = #mhlo<domain_kind sharding>, entry_metadata = "{maximal device=0}", exit_metadata = "{maximal device=1}"}> : (tensor<2xi8>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
""",
    ),
    # T7: each result has its declared kind of type
    (
        "T7",
        """
"func.func"() <{function_type = (tensor<2xi8>) -> (memref<f32>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi8>):
  %result = "mhlo.domain"(%operand) <{kind = #mhlo<domain_kind sharding>, entry_metadata = "{maximal device=0}", exit_metadata = "{maximal device=1}"}> : (tensor<2xi8>) -> memref<f32>
  "func.return"(%result) : (memref<f32>) -> ()
}) : () -> ()
""",
    ),
    # T8: each region has the declared arguments and results
    (
        "T8",
        """
"func.func"() <{function_type = (tensor<2xi8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi8>):
  %result = "mhlo.domain"(%operand) <{kind = #mhlo<domain_kind sharding>, entry_metadata = "{maximal device=0}", exit_metadata = "{maximal device=1}"}> ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) : (tensor<2xi8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<2xi8>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%operand: tensor<2xi8>):
  %result = "mhlo.domain"(%operand) <{kind = #mhlo<domain_kind sharding>, entry_metadata = "{maximal device=0}", exit_metadata = "{maximal device=1}"}> : (tensor<2xi8>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<1xi8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<1xi8>):
  %result = "mhlo.domain"(%operand) <{kind = #mhlo<domain_kind sharding>, entry_metadata = "{maximal device=0}", exit_metadata = "{maximal device=1}"}> : (tensor<1xi8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
    # C1: `result` has the shape of `operand`
    (
        "C1",
        """
"func.func"() <{function_type = (tensor<3xi8>) -> (tensor<2xi8>), sym_name = "main"}> ({
^bb0(%operand: tensor<3xi8>):
  %result = "mhlo.domain"(%operand) <{kind = #mhlo<domain_kind sharding>, entry_metadata = "{maximal device=0}", exit_metadata = "{maximal device=1}"}> : (tensor<3xi8>) -> tensor<2xi8>
  "func.return"(%result) : (tensor<2xi8>) -> ()
}) : () -> ()
""",
    ),
]

# Each program keeps every rule, some of them with nothing to spare.
KEEPS: list[str] = [
    """
"func.func"() <{function_type = (tensor<i8>) -> (tensor<i8>), sym_name = "main"}> ({
^bb0(%operand: tensor<i8>):
  %result = "mhlo.domain"(%operand) <{kind = #mhlo<domain_kind sharding>, entry_metadata = "{maximal device=0}", exit_metadata = "{maximal device=1}"}> : (tensor<i8>) -> tensor<i8>
  "func.return"(%result) : (tensor<i8>) -> ()
}) : () -> ()
""",
]
