"""OpSpec as a platform of JAX: `JAX_PLATFORMS=opspec python train.py`.

JAX finds this module by the entry point `jax_plugins` and calls `initialize`.
"""

from __future__ import annotations

import os

PLATFORM = "opspec"


def initialize() -> None:
    """Register the platform where it is asked for by name: JAX starts every platform that is registered."""
    named = _named()
    if PLATFORM in named:
        register()
        if "cpu" not in named:  # Python functions that programs call get their arguments there
            _name([*named, "cpu"])


def register() -> None:
    """Register the platform, unless it is there already."""
    from jax._src import xla_bridge

    if PLATFORM in xla_bridge._backend_factories:
        return
    from opspec.pjrt import api, callbacks, interop, interrupts, lowering_rules

    xla_bridge._nonexperimental_plugins.add(PLATFORM)  # or each use prints that it is experimental
    xla_bridge.register_plugin(PLATFORM, priority=500, c_api=api.capsule())
    for part in (lowering_rules, callbacks, interop):
        part.register()
    interrupts.stand_before()


def _named() -> list[str]:
    import jax

    named: str = getattr(jax.config, "jax_platforms", None) or os.environ.get("JAX_PLATFORMS") or ""
    return [name.strip() for name in named.split(",")]


def _name(platforms: list[str]) -> None:
    import jax

    jax.config.update("jax_platforms", ",".join(platforms))  # type: ignore[no-untyped-call]
