"""In a child, the only place that loads JAX: a client of PJRT, of a platform that JAX knows or of a plugin's file."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from math import prod
from types import ModuleType
from typing import TYPE_CHECKING

import numpy as np

from opspec.agreement.oracles.answers import ALONE, CARRIES, COMPILES, READS, RUNS, STARTS, Declined, Grid
from opspec.programs import carrier
from opspec.values.arrays import Array

if TYPE_CHECKING:
    import jax
    from jaxlib._jax import Client, LoadedExecutable

# What jaxlib says of types that it does not carry, and of ops of CHLO that it cannot lower, before a backend is asked.
_NOT_CARRIED = ("Invalid XLA PrimitiveType", "CHLO => [StableHLO+Shape] => StableHLO failed")
DEVICES = 8  # that JAX's CPU has, which is one otherwise
KEPT = 8  # compiled programs: a loop inside a loop, looked into, takes turns with six
PLUGIN = "opspec_conform"  # what a plugin is called that is loaded by its path


def load(target: str) -> ModuleType:
    """JAX, as a client of the target needs it; there is no backend yet, so that a process may fork."""
    # Only what the program says, whatever the surroundings are set to.
    for name in [name for name in os.environ if name.startswith("JAX_")]:
        del os.environ[name]
    os.environ.pop("XLA_FLAGS", None)
    try:
        jax = import_module("jax")
    except ImportError as error:
        raise Declined(f"expected a Python with jax, found none ({error}): pip install jax", STARTS) from None
    jax.config.update("jax_enable_x64", True)
    jax.config.update("jax_num_cpu_devices", DEVICES)
    if not _is_file(target):
        jax.config.update("jax_platforms", target)
    return jax


def _is_file(target: str) -> bool:
    return os.sep in target or target.endswith(".so")


class PjrtClient:
    """A program is handed to the client as it stands, past JAX. `target`: a platform, or the path of a plugin."""

    def __init__(self, target: str) -> None:
        self._jax = load(target)
        self._extension: ModuleType = import_module("jaxlib._jax")
        try:
            self._client: Client = _of_file(target) if _is_file(target) else _of_platform(target)
        except Exception as error:  # noqa: BLE001 - a plugin may fail in any way
            raise Declined(_first_line(error), STARTS) from None
        devices = self._client.local_devices()
        if not devices:
            raise Declined(f"{target} has no device", STARTS)
        self._devices = list(devices)
        self.devices = len(devices)
        self._context = carrier.new_context()
        # The last ones: a program may be asked about again.
        self._kept: dict[tuple[str | bytes, Grid], LoadedExecutable] = {}

    @property
    def described(self) -> str:
        """What the client says of itself."""
        client = self._client
        version = " ".join(str(client.platform_version).split())
        return f"{client.platform}, {version}, jaxlib {carrier.versions().carrier}"

    def check(self, program: str | bytes) -> None:
        self._compiled(program)

    def infer(self, _: str) -> list[str]:
        raise Declined("a client of PJRT takes the types as they are declared")

    def run(self, program: str | bytes, inputs: Sequence[Array]) -> list[Array]:
        return self.run_together(program, inputs, ALONE)

    def run_together(self, program: str | bytes, inputs: Sequence[Array], grid: Grid) -> list[Array]:
        compiled = self._compiled(program, grid)
        each = len(inputs) // prod(grid)
        try:
            # A copy: a client may take the memory of an array as it is, and write to it.
            shards = [
                self._jax.device_put(np.array(x), self._devices[at // each]) for at, x in enumerate(inputs) if each
            ]
            given = [self._of_shards(shards[at::each]) for at in range(each)]
            found = compiled.execute_sharded(given).disassemble_into_single_device_arrays()
            return [np.asarray(result[at]) for at in range(prod(grid)) for result in found]
        except Exception as error:  # noqa: BLE001 - what a backend raises is up to it
            raise _declined(error, RUNS) from None

    def _of_shards(self, shards: Sequence[jax.Array]) -> jax.Array:
        """One argument: an array for each device."""
        if len(shards) == 1:
            return shards[0]
        sharding = self._jax.sharding
        mesh = sharding.Mesh(np.array(self._devices[: len(shards)]), ("process",))
        alike = sharding.NamedSharding(mesh, sharding.PartitionSpec())
        found: jax.Array = self._jax.make_array_from_single_device_arrays(shards[0].shape, alike, list(shards))
        return found

    def _compiled(self, program: str | bytes, grid: Grid = ALONE) -> LoadedExecutable:
        key = program, grid
        if key not in self._kept:
            made = self._compile(program, grid)
            if len(self._kept) == KEPT:
                del self._kept[next(iter(self._kept))]
            self._kept[key] = made
        return self._kept[key]

    def _compile(self, program: str | bytes, grid: Grid) -> LoadedExecutable:
        # jaxlib reads every program itself before a backend sees it; read here first, a refusal is known to be its own.
        try:
            carrier.parse(program, self._context)
        except carrier.Refused as refused:
            raise Declined(str(refused), READS) from None
        _look_up_lapack(program)
        devices = self._devices[: prod(grid)]
        options = self._extension.CompileOptions()
        if grid != ALONE:
            ids = np.array([device.id for device in devices]).reshape(grid)
            build = options.executable_build_options
            options.num_replicas, options.num_partitions = build.num_replicas, build.num_partitions = grid
            build.use_spmd_partitioning = build.use_shardy_partitioner = grid[1] > 1  # as JAX has it
            build.device_assignment = self._extension.DeviceAssignment.create(ids)
        try:
            return self._client.compile_and_load(program, self._extension.DeviceList(tuple(devices)), options)
        except Exception as error:  # noqa: BLE001 - what a backend raises is up to it
            raise _declined(error, COMPILES) from None


def _look_up_lapack(program: str | bytes) -> None:
    """jaxlib's functions of LAPACK are null pointers until they are looked up in SciPy, which JAX does where it lowers
    one. Nothing is lowered here, so a program that calls one would end the process.
    """
    if not (b"lapack_" in program if isinstance(program, bytes) else "lapack_" in program):
        return
    with suppress(ImportError):  # of a jaxlib that has no such module, or without SciPy
        import_module("jaxlib.cpu._lapack").initialize()


def _of_platform(name: str) -> Client:
    client: Client = import_module("jax.extend.backend").get_backend(name)
    return client


def _of_file(path: str) -> Client:
    library = import_module("jaxlib.xla_client")
    library.load_pjrt_plugin_dynamically(PLUGIN, path)
    library.initialize_pjrt_plugin(PLUGIN)
    client: Client = library.make_c_api_client(PLUGIN, {}, None)
    return client


def _declined(error: Exception, stage: str) -> Declined:
    """What an error says, and who: of what jaxlib does not carry a backend is not asked."""
    said = _first_line(error)
    return Declined(said, CARRIES if any(words in said for words in _NOT_CARRIED) else stage)


def _first_line(error: Exception) -> str:
    """What an error says, on one line; the code of PJRT stands in front."""
    return next((line.strip() for line in str(error).splitlines() if line.strip()), type(error).__name__)
