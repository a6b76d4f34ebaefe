"""Names that spec and generated code have agreed on."""

from __future__ import annotations

CORE = "opspec_generated"  # the package of what is generated from our own spec
CORE_DIALECTS = ("stablehlo", "chlo")
# Packs of ours by dialect: the package of each, which comes with the runtime. In a checkout they lie in packs/.
SHIPPED = {"sdy": "opspec_sdy", "mhlo": "opspec_mhlo"}
PUBLIC = "public"  # the reading of an op's meaning that the public specification asks for
# Of the texts in spec/: what arrays compute, what exact values do, what is printed, and what compiled code computes.
NUMPY, ORACLE, LATEX, C = "numpy", "oracle", "latex", "c"
RESERVED = frozenset({"opspec", "opspec_model", "opspec_generator", CORE})


OVER_MEMORY = "buffers."  # in front of an op: its form over memory


def tensor_name(op: str) -> str:
    """The op on tensors that an op over memory comes of: `stablehlo.add` of `buffers.stablehlo.add`."""
    return op.removeprefix(OVER_MEMORY)


def module_name(mnemonic: str) -> str:
    """How Python calls an op, `cross-replica-sum` for one."""
    return mnemonic.replace("-", "_").replace(".", "_")


COUNTS = ("num_replicas", "num_partitions")  # how large the grid of processes is, which rules may ask for


def target_of(target: str, reading: str) -> str:
    """What a target is called where it holds ops by another reading than the public one."""
    return target if reading == PUBLIC else f"{target}_{reading}"
