"""The stages of a dump: files of a folder, grouped by module and in the order in which the compiler wrote them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from opspec.errors import WrongUse

_SUFFIXES = (
    ".hlo.pb",
    ".hlo.pb.gz",
    ".hlo.txt",
    ".hlo",
    ".pb",
    ".txt",
    ".mlir",
    ".mlirbc",
    ".bc",
    ".stablehlo",
    ".vhlo",
)
_BEFORE, _AFTER = "before_optimizations", "after_optimizations"
_OF_XLA = re.compile(rf"(module_\d+\..+?)\.(?:(\d{{4,}})\.(.+)|({_BEFORE})|((?:[\w.]+?_)?{_AFTER}))")
_PASS = re.compile(r"(?:(?P<pipeline>.+?)\.)?after_(?P<name>.+?)(?:\.before_.+)?")
_DIGITS = re.compile(r"([0-9]+)")
_NUMBERED = re.compile(r"^[0-9]+[_.-]+(?=\w)")
_BEHIND_ALL = 1 << 60


@dataclass(frozen=True, slots=True)
class DumpStage:
    """A program that a compiler wrote between two passes. `ran`: the pass before it, `within`: the pipeline of that."""

    path: Path
    label: str
    order: int = 0
    ran: str = ""
    within: str = ""

    @property
    def title(self) -> str:
        """What came before it, in a word or two."""
        return f"{self.ran} ({self.within})" if self.within else self.ran or self.label


@dataclass(frozen=True, slots=True)
class Dump:
    """The stages of one module."""

    module: str
    stages: tuple[DumpStage, ...]


def dumps(folder: Path) -> list[Dump]:
    """The modules of a folder: XLA's by their names; where there are none, all its programs are stages of one. MLIR
    has a folder for each module, --mlir-print-ir-tree-dir.
    """
    files = _programs(folder)
    if not files:
        inner = sorted(path for path in folder.rglob("*") if path.is_dir())
        return [Dump(str(path.relative_to(folder)), _ordered(files)) for path in inner if (files := _programs(path))]
    modules: dict[str, dict[str, DumpStage]] = {}
    for path in files:
        stem = _stem(path.name)
        found = _OF_XLA.fullmatch(stem)
        if found is not None:
            stages = modules.setdefault(found[1], {})
            if stem not in stages or _rank(path) < _rank(stages[stem].path):
                stages[stem] = _stage(path, found)
    if modules:
        ordered = ((name, sorted(stages.values(), key=lambda x: x.order)) for name, stages in modules.items())
        return [Dump(name, tuple(stages)) for name, stages in ordered]
    return [Dump(folder.name, _ordered(files))]


def _programs(folder: Path) -> list[Path]:
    return sorted(path for path in folder.iterdir() if path.is_file() and path.name.endswith(_SUFFIXES))


def _ordered(files: Iterable[Path]) -> tuple[DumpStage, ...]:
    """In the order of their names, of which numbers count as such: 9_cse stands before 10_inline."""
    named = sorted(files, key=lambda path: [int(x) if x.isdigit() else x for x in _DIGITS.split(path.name)])
    return tuple(DumpStage(path, path.name, at, _NUMBERED.sub("", _stem(path.name))) for at, path in enumerate(named))


def chosen(folder: Path, name: str | None) -> Dump:
    """The module of this name, or of a part of it; else the one whose first stage is the largest file."""
    found = dumps(folder)
    if not found:
        raise WrongUse(
            f"{folder}: expected stages of a program ({', '.join(_SUFFIXES[:5])}, ...), found none;"
            " XLA_FLAGS=--xla_dump_to=DIR --xla_dump_hlo_as_proto --xla_dump_hlo_pass_re=.* writes them"
        )
    if name is None:
        return max(found, key=lambda dump: dump.stages[0].path.stat().st_size)
    named = [dump for dump in found if name == dump.module] or [dump for dump in found if name in dump.module]
    if len(named) != 1:
        there = _listed(dump.module for dump in found)
        raise WrongUse(f"{folder}: expected the name of one module, found {name!r}; there are {there}")
    return named[0]


def _listed(names: Iterable[str], most: int = 12) -> str:
    every = list(names)
    return ", ".join(every[:most]) + (f" and {len(every) - most} more" if len(every) > most else "")


def _stem(name: str) -> str:
    return name.removesuffix(next(each for each in _SUFFIXES if name.endswith(each)))


def _rank(path: Path) -> int:
    """Messages have what texts leave out."""
    return next(at for at, each in enumerate(_SUFFIXES) if path.name.endswith(each))


def _stage(path: Path, found: re.Match[str]) -> DumpStage:
    number, rest = found[2], found[3]
    if number is None:
        return DumpStage(path, found[4] or found[5], -1 if found[4] else _BEHIND_ALL, "" if found[4] else "the end")
    said = _PASS.fullmatch(rest)
    if said is None:
        return DumpStage(path, f"{number}.{rest}", int(number), rest)
    ran = "" if said["name"] == "pipeline-start" else said["name"]
    within = (said["pipeline"] or "") if ran else ""
    return DumpStage(path, f"{number}.{rest}", int(number), ran or f"start of {said['pipeline']}", within)


def common(first: Sequence[DumpStage], second: Sequence[DumpStage]) -> list[tuple[DumpStage, DumpStage]]:
    """The stages that two dumps share, by what came before them; numbers count otherwise in other versions."""
    left: dict[tuple[str, str], list[DumpStage]] = {}
    for stage in second:
        left.setdefault(_key(stage), []).append(stage)
    pairs, last = [], -2
    for stage in first:
        there = [x for x in left.get(_key(stage), []) if x.order > last]
        if there:
            pairs.append((stage, there[0]))
            last = there[0].order
    return pairs


def _key(stage: DumpStage) -> tuple[str, str]:
    return (stage.ran, stage.within)
