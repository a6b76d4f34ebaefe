"""OpSpec as a platform of JAX: `JAX_PLATFORMS=opspec python train.py`.

JAX finds this module by the entry point `jax_plugins` and calls `initialize`.
"""

from __future__ import annotations

import dataclasses
import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from jaxlib._jax import Client

PLATFORM = "opspec"


def initialize() -> None:
    """Register the platform where it is asked for by name: JAX starts every platform that is registered."""
    if PLATFORM in named_platforms():
        register()


def register() -> None:
    """Register the platform, unless it is there already."""
    from jax._src import xla_bridge

    if PLATFORM in xla_bridge._backend_factories:
        return
    from opspec.pjrt import api, callbacks, interop, lowering_rules

    register_table(PLATFORM, api.capsule())
    for part in (lowering_rules, callbacks, interop):
        part.register()


def register_table(platform: str, capsule: object, starts_cpu: bool = True) -> None:
    """Let JAX know the table of functions in a capsule as a platform. `starts_cpu`: JAX's CPU has to be there."""
    from jax._src import xla_bridge

    from opspec.pjrt import interrupts, last_threads

    xla_bridge._nonexperimental_plugins.add(platform)  # or each use prints that it is experimental
    xla_bridge.register_plugin(platform, priority=500, c_api=capsule)
    if starts_cpu:
        _with_cpu(platform)
    interrupts.stand_before()
    last_threads.keep_at_end()


def _with_cpu(platform: str) -> None:
    """Start JAX's CPU with a platform of ours: Python functions that programs call get their arguments there.

    What the user has named stays as it is.
    """
    from jax._src import xla_bridge

    registration = xla_bridge._backend_factories[platform]

    def start() -> Client:
        named = named_platforms()
        if platform in named and "cpu" not in {*named, *xla_bridge._backends}:
            xla_bridge._backends["cpu"] = xla_bridge._init_backend("cpu")
        return registration.factory()

    xla_bridge._backend_factories[platform] = dataclasses.replace(registration, factory=start)


def named_platforms() -> list[str]:
    """What JAX is told to start, in order."""
    import jax

    named: str = getattr(jax.config, "jax_platforms", None) or os.environ.get("JAX_PLATFORMS") or ""
    return [name.strip() for name in named.split(",")]
