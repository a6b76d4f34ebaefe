"""OpSpec in front of a plugin: `OPSPEC_GUARD=cpu.so JAX_PLATFORMS=guard python train.py`.

JAX finds this module by the entry point `jax_plugins` and calls `initialize`.
"""

from __future__ import annotations

from typing import NoReturn

PLATFORM = "guard"


def initialize() -> None:
    """Register the platform where it is asked for by name: JAX starts every platform that is registered."""
    from opspec.pjrt import named_platforms

    if PLATFORM in named_platforms():
        register()


def register() -> None:
    """Register the platform, unless it is there already. What is wrong with it JAX says when it starts it."""
    from jax._src import xla_bridge

    if PLATFORM in xla_bridge._backend_factories:
        return
    from opspec import pjrt
    from opspec.errors import OpSpecError
    from opspec.guard.gate import capsule
    from opspec.guard.settings import OURS, from_environment

    try:
        settings = from_environment()
        table = capsule(settings)
    except OpSpecError as error:
        said = str(error)

        def refuse() -> NoReturn:
            raise OpSpecError(said)

        xla_bridge.register_backend_factory(PLATFORM, refuse, priority=500, fail_quietly=False)
        return
    ours = settings.plugin == OURS
    if ours:
        pjrt.register()  # JAX has rules for it by its own name
    pjrt.register_table(PLATFORM, table, starts_cpu=ours)
