"""What may be asked of a backend, as data: a case, the cases of an op, and which of them are asked for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from opspec.agreement.oracles.answers import ALONE, Grid
from opspec.catalog.op_files import full_name
from opspec.catalog.op_index import index
from opspec.errors import OpSpecError
from opspec.goldens.cases import ALL_QUANTIZED
from opspec.goldens.values import EDGES, INDEX_EDGES
from opspec.goldens.vectors import LeftOut, Tolerance
from opspec.values.arrays import Array
from opspec.values.types import ELEMENT_TYPES
from opspec_model.names import SHIPPED

QUICK, DEFAULT, FULL = "quick", "default", "full"
LEVELS = (QUICK, DEFAULT, FULL)
LABELS = ("example", *EDGES, *INDEX_EDGES, "attributes", "zero_sized", "rank_0", "same_sizes")  # those of goldens
REFUSED = "refused"  # the label of programs that break a rule
BYTECODE = "bytecode"  # and of those that are sent as such
UNKNOWN_SIZES = "unknown_sizes"  # of those that a backend need not take
CALL, BRANCH, LOOP, DONATED, LARGE = "call", "branch", "loop", "donated", "large"
COMPOSITE = "composite"  # of ops that StableHLO has not, each as a composite with its graph
SURROUNDINGS = (
    CALL,
    BRANCH,
    LOOP,
    DONATED,
    BYTECODE,
    UNKNOWN_SIZES,
    LARGE,
    COMPOSITE,
)  # of what may stand around an op
DEVICES = "devices"  # of those that several devices run together, a replica each
PARTITIONS = "partitions"  # and a partition each
SHARDED = "sharded"  # of programs whose arrays lie on several devices
HUGE = "huge"  # of programs that are asked at the full level only
# Labels of programs that are no op's: each has a row of its own.
PROGRAMS = {
    "composition": "several ops, one after another, as JAX makes them of functions",
    "gradient": "the gradients of these functions, as JAX makes them",
    SHARDED: "functions of arrays that lie on several devices, as JAX's jit and shard_map make them",
    HUGE: "elements of tensors that have more than 2^31",
}
NO_TYPE = "-"
EVERY_LABEL = (*LABELS, *SURROUNDINGS, REFUSED, DEVICES, PARTITIONS, *PROGRAMS)


@dataclass(frozen=True, slots=True)
class Case:
    """One question. `rule`: the one that the program breaks, so that it has to be refused; then nothing comes out.
    `grid`: how many processes run it; inputs and outputs are those of each, one behind the other.
    """

    name: str
    op: str
    type: str
    label: str
    program: str
    inputs: tuple[Array, ...] = ()
    outputs: tuple[Array, ...] = ()
    tolerances: tuple[Tolerance, ...] = ()
    names: tuple[str, ...] = ()
    rule: str = ""
    grid: Grid = ALONE

    @property
    def bytecode(self) -> bool:
        """Whether it is sent as bytecode."""
        return self.label == BYTECODE


@dataclass(frozen=True, slots=True)
class OpCases:
    """The cases of an op, and those of which nobody knows what comes out."""

    op: str
    cases: tuple[Case, ...]
    left_out: tuple[LeftOut, ...]


@dataclass(frozen=True, slots=True)
class Selection:
    """What is asked for; nothing named is everything."""

    level: str = DEFAULT
    ops: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    labels: tuple[str, ...] = ()
    names: tuple[str, ...] = ()

    @property
    def is_quick(self) -> bool:
        """Whether one case of each label is enough: not of what is asked for by name."""
        return self.level == QUICK and not self.names

    def has(self, case: Case) -> bool:
        return (
            (not self.labels or case.label in self.labels)
            and (not self.types or case.type in (*self.types, NO_TYPE))
            and (not self.names or case.name in self.names)
        )

    def asked(self) -> list[str]:
        """The ops, in the order of the index."""
        wanted = {*self.ops, *(full(name.partition("/")[0]) for name in self.names)}
        rows = [*index(), *PROGRAMS]
        return [name for name in rows if name in wanted or not (wanted or name.partition(".")[0] in SHIPPED)]


def selected(level: str, ops: str, types: str, labels: str, names: Sequence[str] = ()) -> Selection:
    """What words with commas between them ask for; an op that there is not is an error."""
    if level not in LEVELS:
        raise OpSpecError(f"expected one of the levels {', '.join(LEVELS)}; found {level!r}")
    for name in names:
        _row(name.partition("/")[0])
    known = (*ELEMENT_TYPES, ALL_QUANTIZED)
    return Selection(
        level,
        tuple(map(_row, _words(ops))),
        _known(_words(types), known, "an element type"),
        _known(_words(labels), EVERY_LABEL, "a label"),
        tuple(names),
    )


def _known(words: tuple[str, ...], known: Sequence[str], what: str) -> tuple[str, ...]:
    for word in words:
        if word not in known:
            raise OpSpecError(f"expected {what} ({', '.join(known)}); found {word!r}")
    return words


def _row(name: str) -> str:
    return name if name in PROGRAMS else full_name(name)


def _words(text: str) -> tuple[str, ...]:
    """What stands between commas, but for those of a type."""
    return tuple(re.split(r",(?![^<]*>)", text)) if text else ()


def full(short: str) -> str:
    """The name of an op with its dialect, or of a row of programs."""
    return short if short in PROGRAMS or "." in short else f"stablehlo.{short}"
