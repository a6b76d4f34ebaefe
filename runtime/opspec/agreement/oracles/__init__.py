"""Others who know what a program means, behind one interface: the MLIR library, XLA on the CPU, mpmath.

An oracle is asked, never trusted: what it cannot say, and how it failed, is an answer too (`Unsupported`). The
first two run in child processes, because some valid programs end the process that runs them, and JAX is loaded
in a child only.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from opspec.agreement.oracles.answers import DECLINES as DECLINES
from opspec.agreement.oracles.answers import DIES as DIES
from opspec.agreement.oracles.answers import GARBLES as GARBLES
from opspec.agreement.oracles.answers import HANGS as HANGS
from opspec.agreement.oracles.answers import Oracle as Oracle
from opspec.agreement.oracles.answers import Unsupported as Unsupported
from opspec.agreement.oracles.answers import Verdict as Verdict


def oracle(name: str, patience_s: float = 60.0) -> Oracle:
    """An oracle by its name, a key of ORACLES; `patience_s`: how long it may take to answer a question."""
    return ORACLES[name](patience_s)


def _library(patience_s: float) -> Oracle:
    from opspec.agreement.oracles.worker import Worker, child_command

    return Worker("library", child_command("library"), patience_s)


def _xla(patience_s: float) -> Oracle:
    from opspec.agreement.oracles.worker import Worker, child_command

    return Worker("xla", child_command("xla"), patience_s)


def _mpmath(_: float) -> Oracle:
    from opspec.agreement.oracles.exact import Exact

    return Exact()


# library: the verifier, the inference and the reference interpreter that StableHLO ships.
ORACLES: Mapping[str, Callable[[float], Oracle]] = {"library": _library, "xla": _xla, "mpmath": _mpmath}
