"""Names that spec and generated code have agreed on."""

from __future__ import annotations

CORE = "opspec_generated"  # the package of what is generated from our own spec
CORE_DIALECTS = ("stablehlo", "chlo")
RESERVED = frozenset({"opspec", "opspec_model", "opspec_generator", CORE})


def module_name(mnemonic: str) -> str:
    """How Python calls an op, `cross-replica-sum` for one."""
    return mnemonic.replace("-", "_")
