"""In a child: XLA on the CPU."""

from __future__ import annotations

from collections.abc import Sequence

from opspec.agreement.oracles.library import lower
from opspec.agreement.oracles.pjrt_client import PjrtClient
from opspec.programs import carrier
from opspec.values.arrays import Array


class Xla:
    """XLA has no quantized types: it is handed what the library makes of them."""

    described = "XLA on the CPU"

    def __init__(self) -> None:
        self._client = PjrtClient("cpu")
        self._context = carrier.new_context()

    def check(self, program: str | bytes) -> None:
        self._client.check(self._lowered(program))

    def infer(self, program: str) -> list[str]:
        return self._client.infer(program)

    def run(self, program: str | bytes, inputs: Sequence[Array]) -> list[Array]:
        return self._client.run(self._lowered(program), inputs)

    def _lowered(self, program: str | bytes) -> str | bytes:
        if isinstance(program, bytes):
            return program
        module = carrier.parse(program, self._context)
        if "!quant." in program:
            lower(module)
        return str(module.operation.get_asm(print_generic_op_form=True))  # some ops have no pretty form of rank 0
