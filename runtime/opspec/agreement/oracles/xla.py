"""In a child, the only place that loads JAX: XLA on the CPU."""

from __future__ import annotations

import os
from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

import numpy as np

from opspec.agreement.oracles.answers import Declined
from opspec.agreement.oracles.library import lower
from opspec.programs import carrier
from opspec.programs.carrier import Message
from opspec.programs.locations import UNKNOWN
from opspec.values.arrays import Array

if TYPE_CHECKING:
    from jaxlib._jax import Client, LoadedExecutable


class Xla:
    """A program is handed to XLA as it stands, past JAX."""

    def __init__(self) -> None:
        # Only what the program says, whatever the surroundings are set to.
        for name in [name for name in os.environ if name.startswith("JAX_")]:
            del os.environ[name]
        os.environ.pop("XLA_FLAGS", None)
        os.environ |= {"JAX_PLATFORMS": "cpu", "JAX_ENABLE_X64": "1"}
        self._jax: ModuleType = import_module("jax")
        self._extension: ModuleType = import_module("jaxlib._jax")
        self._client: Client = import_module("jax.extend.backend").get_backend("cpu")
        self._context = carrier.new_context()
        self._last: tuple[str, LoadedExecutable] | None = None  # one program is asked about more than once in a row

    def check(self, program: str) -> None:
        try:
            self._compiled(program)
        except RuntimeError as error:  # XlaRuntimeError is one
            raise carrier.Refused([Message("error", str(error), UNKNOWN)]) from None

    def infer(self, _: str) -> list[str]:
        raise Declined("XLA takes the types as they are declared")

    def run(self, program: str, inputs: Sequence[Array]) -> list[Array]:
        compiled = self._compiled(program)
        # A copy: XLA may take the memory of an array as it is, and write to it.
        given = [self._jax.device_put(np.array(x)) for x in inputs]
        found = compiled.execute_sharded(given).disassemble_into_single_device_arrays()
        return [np.asarray(shards[0]) for shards in found]

    def _compiled(self, program: str) -> LoadedExecutable:
        if self._last is None or self._last[0] != program:
            self._last = program, self._compile(program)
        return self._last[1]

    def _compile(self, program: str) -> LoadedExecutable:
        # Verified here first: XLA's own reader says less.
        module = carrier.parse(program, self._context)
        if "!quant." in program:  # XLA has no quantized types
            lower(module)
        text = module.operation.get_asm(print_generic_op_form=True)  # some ops have no pretty form of rank 0
        devices = self._extension.DeviceList((self._client.local_devices()[0],))
        return self._client.compile_and_load(text, devices, self._extension.CompileOptions())
