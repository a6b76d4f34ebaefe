"""What the environment asks of the guard."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, get_args

from opspec.boundary.manifest import Manifest, read_manifest
from opspec.boundary.policy import Policy, read_policy
from opspec.errors import OpSpecError
from opspec_model.text.problems import did_you_mean

PLUGIN, MODE, POLICY, MANIFEST = "OPSPEC_GUARD", "OPSPEC_GUARD_MODE", "OPSPEC_POLICY", "OPSPEC_MANIFEST"
OURS = "opspec"  # in the place of a file: our own plugin
Mode = Literal["report", "fix", "enforce"]
MODES: tuple[Mode, ...] = get_args(Mode)


@dataclass(frozen=True, slots=True)
class Settings:
    """`plugin`: a file, or OURS. `manifest`: the one that a file has; else the plugin is asked for its own."""

    plugin: str
    mode: Mode
    policy: Policy
    manifest: Manifest | None = None


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings; OpSpecError where they cannot be meant."""
    plugin = environment.get(PLUGIN, "").strip()
    if not plugin:
        raise OpSpecError(f"expected the file of a PJRT plugin in {PLUGIN}, or {OURS!r} for our own; found nothing")
    named = environment.get(MODE, "").strip() or "fix"
    mode = next((mode for mode in MODES if mode == named), None)
    if mode is None:
        hint = did_you_mean(named, MODES)
        raise OpSpecError(f"{MODE}: expected {', '.join(MODES)}; found {named!r}" + (f"; {hint}" if hint else ""))
    policy = read_policy(environment.get(POLICY, "").strip() or "jax-today")
    manifest = environment.get(MANIFEST, "").strip()
    return Settings(plugin, mode, policy, read_manifest(Path(manifest)) if manifest else None)
