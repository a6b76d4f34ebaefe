"""What `as_text` shows of programs for several devices, run: the text of each that was partitioned is compiled by
XLA for as many of its CPU devices, and given what ours were given.

python -m tests.pjrt.jax_shown PROGRAM...
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any

import jax
import numpy as np
from jax._src import compiler
from jax._src.lib import _jax, xla_client  # type: ignore[attr-defined]

import opspec
import opspec.pjrt
from opspec.partition.manual_form import marked_manual
from opspec.pjrt import programs
from opspec.pjrt.local_programs import DeviceProgram
from opspec.programs import carrier
from tests.pjrt import jax_shardings
from tests.pjrt.jax_child import apart, say

Arrays = Sequence[Sequence[Any]]  # by device
Call = tuple[Arrays, Arrays]  # what the devices were given, and what they gave
Shown = tuple[str, tuple[int, int]]  # the text, and the bytes of arguments and of results


def watched(calls: dict[DeviceProgram, Call], texts: dict[str, Shown]) -> None:
    """Note the first call of each program, and what is shown of each, by its fingerprint."""
    run: Callable[[DeviceProgram, Any], Any] = DeviceProgram.__call__

    def noted(self: DeviceProgram, arguments: Any) -> Any:
        given = [[np.array(x) for x in own] for own in arguments]
        made = run(self, arguments)
        calls.setdefault(self, (given, [[np.array(x) for x in own] for own in made]))
        return made

    DeviceProgram.__call__ = noted  # type: ignore[method-assign]
    whole = xla_client.hlo.HloPrintOptions()
    whole.print_large_constants = True  # which as_text leaves out
    compile_ = compiler.backend_compile_and_load

    def kept(*given: Any, **asked: Any) -> Any:
        made = compile_(*given, **asked)
        if made.client.platform == "opspec":
            memory = made.get_compiled_memory_stats()
            sizes = memory.argument_size_in_bytes, memory.output_size_in_bytes
            texts[made.fingerprint.decode()] = made.hlo_modules()[0].to_string(whole), sizes
        return made

    compiler.backend_compile_and_load = kept


def on_xla(text: str, given: Arrays) -> Arrays:
    """What XLA's devices make of the program that a text shows."""
    size = len(given)
    proto = xla_client.hlo.hlo_module_from_text(text).as_serialized_hlo_module_proto()
    module = opspec.load(_jax.mlir.hlo_to_stablehlo(proto))
    with module.context:
        count = carrier.ir.IntegerAttr.get(carrier.ir.IntegerType.get_signless(32), size)
        module.operation.attributes["mhlo.num_partitions"] = count
        code = str(marked_manual(module)).encode()
    devices = jax.devices("cpu")[:size]
    options = xla_client.CompileOptions()
    options.executable_build_options.use_spmd_partitioning = True
    options.num_partitions = options.executable_build_options.num_partitions = size
    assignment = xla_client.DeviceAssignment.create(np.arange(size).reshape(1, size))
    options.device_assignment = options.executable_build_options.device_assignment = assignment
    program = devices[0].client.compile_and_load(code, xla_client.DeviceList(tuple(devices)), options)
    mesh = jax.sharding.Mesh(np.array(devices), ("device",))
    arrays = []
    for own in zip(*given, strict=True):
        spec = jax.P("device") if own[0].ndim else jax.P()
        shape = (size * own[0].shape[0], *own[0].shape[1:]) if own[0].ndim else ()
        with jax.enable_x64(True):
            parts = [jax.device_put(x, device) for x, device in zip(own, devices, strict=True)]
        arrays.append(jax.make_array_from_single_device_arrays(shape, jax.NamedSharding(mesh, spec), parts))
    made = program.execute_sharded(arrays).disassemble_into_single_device_arrays()
    return [[np.asarray(result[device]) for result in made] for device in range(size)]


def difference(shown: Shown, call: Call) -> str:
    text, sizes = shown
    given, wanted = call
    made = on_xla(text, given)
    own = tuple(sum(x.nbytes for x in values[0]) for values in call)
    return ("" if sizes == own else f"{sizes} bytes, and {own} of what a device is given and gives\n") + "".join(
        apart(f"device {device}, result {at}", mine, theirs)
        for device, (own, other) in enumerate(zip(wanted, made, strict=True))
        for at, (mine, theirs) in enumerate(zip(own, other, strict=True))
    )


def main(names: list[str]) -> None:
    opspec.pjrt.register()
    calls: dict[DeviceProgram, Call] = {}
    texts: dict[str, Shown] = {}
    watched(calls, texts)
    for name in names:
        say({"begins": name})
        calls.clear()
        jax_shardings.PROGRAMS[name](jax.devices("opspec"))
        kept = {one.local: one.fingerprint for one in programs._recent.values() if isinstance(one.local, DeviceProgram)}
        found = []
        for local, call in calls.items():
            try:
                found.append(difference(texts[kept[local]], call))
            except Exception as error:  # noqa: BLE001 - the outcome
                found.append(f"{type(error).__name__}: {error}"[:500])
        say({"name": name, "found": "".join(found), "programs": len(found)})


if __name__ == "__main__":
    main(sys.argv[1:] or list(jax_shardings.PROGRAMS))
