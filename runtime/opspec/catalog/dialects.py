"""Where the generated code and op files of a dialect are: ours, or those of a pack that announced itself.

A pack's distribution declares the entry point `opspec.dialects`: the dialect's name, and the package that
`opspec generate` made of its spec. A pack is imported when an op of its dialect is met, not before.
"""

from __future__ import annotations

import sys
import warnings
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from opspec.catalog.pack_sources import StalePack, stale_file
from opspec.errors import OpSpecError
from opspec_model.names import CORE, CORE_DIALECTS, PUBLIC, SHIPPED, module_name, target_of
from opspec_model.packaged import shipped_dir, spec_dir

# What generated code and runtime have agreed on; another number means another agreement.
ABI = 3


@cache
def packages() -> dict[str, str]:
    """The generated package of every installed dialect. Nobody takes our own dialects over."""
    announced = {name: points[0].value for name, points in sorted(_announced().items())}
    ours = dict.fromkeys(CORE_DIALECTS, CORE) | {name: package for name, package in SHIPPED.items() if _comes(name)}
    return ours | {name: package for name, package in announced.items() if name not in ours}


def packs() -> list[str]:
    """The installed dialects of third parties, by name."""
    return [dialect for dialect in packages() if dialect not in CORE_DIALECTS and dialect not in SHIPPED]


@cache
def package_of(dialect: str) -> str | None:
    """The generated package of a dialect, imported and of this ABI; None where no pack has the dialect."""
    if dialect in CORE_DIALECTS:
        return CORE
    if dialect in SHIPPED:
        return SHIPPED[dialect] if _comes(dialect) else None
    points = _announced().get(dialect)
    if points is None:
        return None
    if len(points) > 1:
        found = " and ".join(map(_origin, points))
        raise OpSpecError(f"two packs have the dialect '{dialect}': {found}; uninstall one of them")
    _check(points[0])
    return points[0].value


@cache
def generated(target: str, op: str) -> ModuleType | None:
    """The generated module of an op for a target, or None where there is none."""
    dialect, _, mnemonic = op.partition(".")
    module, package = module_name(mnemonic), package_of(dialect)
    if package is None or not module.isidentifier():
        return None
    name = f"{package}.{target}.{dialect}.{module}"
    try:
        exists = find_spec(name) is not None
    except ModuleNotFoundError:
        exists = False
    return import_module(name) if exists else None


def read_as(target: str, op: str, reading: str) -> ModuleType | None:
    """The generated module of an op in a reading, which is the public one where the op has no other."""
    found = None if reading == PUBLIC else generated(target_of(target, reading), op)
    return generated(target, op) if found is None else found


@cache
def spec_folders() -> dict[str, Path]:
    """The folder of the op files of each installed dialect. A pack that is not there has none."""
    found: dict[str, Path] = {}
    for dialect, package in packages().items():
        if package == CORE:
            found[dialect] = spec_dir()
        elif package.isidentifier() and (spec := find_spec(package)) is not None and spec.origin is not None:
            found[dialect] = Path(spec.origin).parent / "spec"
    return found


@cache
def _announced() -> dict[str, list[EntryPoint]]:
    """The entry points by dialect; an editable install may show the same one twice."""
    found: dict[str, list[EntryPoint]] = {}
    for point in entry_points(group="opspec.dialects"):
        if point.value not in [other.value for other in found.get(point.name, ())]:
            found.setdefault(point.name, []).append(point)
    return found


@cache
def _comes(dialect: str) -> bool:
    """Whether a pack of ours is there. In a checkout that is not installed its folder is not on the path."""
    package, folder = SHIPPED[dialect], shipped_dir(dialect)
    if find_spec(package) is None and folder.is_dir():
        sys.path.append(str(folder))
    return find_spec(package) is not None


def _origin(point: EntryPoint) -> str:
    return f"{point.dist.name if point.dist is not None else 'an unknown distribution'} ({point.value})"


def _check(point: EntryPoint) -> None:
    """Refuse a pack that cannot be imported, and code that another version of the generator made."""
    where = f"the pack {_origin(point)} of the dialect '{point.name}'"
    try:
        package = import_module(point.value)
        abi = getattr(package, "ABI", None)
    except Exception as error:  # noqa: BLE001 - whatever is wrong with a pack is reported as the pack's
        raise OpSpecError(f"{where} cannot be imported: {type(error).__name__}: {error}") from None
    if abi != ABI:
        raise OpSpecError(
            f"{where} was generated for ABI {abi}, this is ABI {ABI}: "
            "generate and install it again with this version of opspec"
        )
    stale = stale_file(Path(package.__file__).parent, point.name) if package.__file__ else ""
    if stale:
        again = "run `opspec generate` and install the pack again"
        warnings.warn(f"{where} is older than its spec: {stale}; {again}", StalePack, stacklevel=2)
