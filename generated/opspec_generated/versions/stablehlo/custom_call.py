"""Versions of stablehlo.custom_call: What an implementation defines, by the name of a target."""

# Generated from spec/ops/stablehlo/custom_call.yaml: change that file, then run `opspec generate`.

from __future__ import annotations

from typing import Any

from opspec.catalog.version_changes import VersionChange
from opspec.rules.vocabulary import mentions

CHANGES = (
    VersionChange("0.9.0"),
    VersionChange("1.3.0", "a backend_config that is a dictionary"),
    VersionChange("1.13.0", "buffers"),
    VersionChange("1.17.0", "futures"),
    VersionChange("1.18.0", "result_tilings", attribute="result_tilings"),
)
TIER = "portable"
TIERS = ("in-process",)
READS = ("inputs", "call_target_name", "api_version", "result_tilings", "results")


def used(
    inputs: Any,
    call_target_name: Any,
    has_side_effect: Any,
    backend_config: Any,
    api_version: Any,
    called_computations: Any,
    operand_layouts: Any,
    result_layouts: Any,
    result_tilings: Any,
    output_operand_aliases: Any,
    results: Any,
) -> tuple[Any, ...]:
    """Which of the changes this use of the op has, in their order, and whether its tier is each one of the others."""
    return (
        True,
        api_version == 4,
        mentions(inputs, "memref") or mentions(results, "memref"),
        mentions(inputs, "future") or mentions(results, "future"),
        result_tilings is not None,
        call_target_name == "xla_ffi_python_cpu_callback"
        or call_target_name == "xla_ffi_python_gpu_callback"
        or call_target_name == "xla_ffi_partitioned_python_cpu_callback"
        or call_target_name == "xla_ffi_partitioned_python_gpu_callback",
    )
