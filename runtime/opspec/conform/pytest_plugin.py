"""For pytest: a test for each case that a backend is asked.

    @pytest.mark.opspec_conform("build/my_plugin.so", ops="add,pad", waivers="waivers.yaml")
    def test_conforms(conform_case):
        conform_case.check()

pytest imports this wherever OpSpec is installed, so that nothing is imported here before somebody asks for a case.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import pytest

if TYPE_CHECKING:
    from opspec.conform.asked import Case, Selection
    from opspec.conform.backends import Backend, GridOracle
    from opspec.conform.results import Result
    from opspec.conform.verdicts import Judge, JudgeSettings
    from opspec.conform.waivers import Waivers

MARKER, FIXTURE = "opspec_conform", "conform_case"
_USE = (
    f'{MARKER}(backend, ops="", types="", labels="", level="quick", waivers=None, ulp=0, ftz=False, timeout=60): '
    f"ask a backend; the test takes `{FIXTURE}`"
)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", _USE)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if FIXTURE not in metafunc.fixturenames:
        return
    marker = metafunc.definition.get_closest_marker(MARKER)
    if marker is None:
        raise pytest.UsageError(f"{metafunc.definition.nodeid}: expected a marker @pytest.mark.{_USE}")
    try:
        asked = MarkerOptions(*marker.args, **marker.kwargs)
    except TypeError as error:
        raise pytest.UsageError(f"{metafunc.definition.nodeid}: expected {_USE}: {error}") from None
    params = [pytest.param((asked, case), id=case.name) for case in _cases(asked)]
    metafunc.parametrize(FIXTURE, params, indirect=True)


@dataclass(frozen=True, slots=True)
class MarkerOptions:
    """What the marker says. Words stand between commas, as on the command line."""

    backend: str
    ops: str = ""
    types: str = ""
    labels: str = ""
    level: str = "quick"
    waivers: str | Path | None = None
    ulp: int = 0
    ftz: bool = False
    timeout: float = 60.0

    def selection(self) -> Selection:
        from opspec.conform.asked import selected

        return selected(self.level, self.ops, self.types, self.labels)

    def settings(self) -> JudgeSettings:
        from opspec.conform.verdicts import JudgeSettings

        return JudgeSettings(self.ulp, self.ftz)


@cache
def _cases(asked: MarkerOptions) -> tuple[Case, ...]:
    """The cases; a selection or a waiver that cannot be meant ends the run."""
    from opspec.conform.cases import made
    from opspec.errors import OpSpecError

    try:
        selection, waivers = asked.selection(), _waivers(asked)
        found = tuple(case for op in selection.asked() for case in made(op, selection).cases)
        unknown = [] if asked.ops or asked.types or asked.labels else waivers.unknown(x.name for x in found)
    except OpSpecError as error:
        raise pytest.UsageError(str(error)) from None
    if not found or unknown:
        raise pytest.UsageError("\n".join(unknown) or "no case was asked: ops, types and labels leave none")
    return found


@cache
def _waivers(asked: MarkerOptions) -> Waivers:
    from opspec.conform.waivers import Waivers, read_waivers

    return Waivers() if asked.waivers is None else read_waivers(Path(asked.waivers))


# --- a backend for all tests ----------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Backends:
    """The backends that run, each with its judge; they end with the session."""

    ends: ExitStack
    known: dict[MarkerOptions, tuple[Backend, GridOracle, Judge] | str] = field(default_factory=dict)

    def of(self, asked: MarkerOptions) -> tuple[Backend, GridOracle, Judge]:
        from opspec.conform.backends import BadBackend, backend
        from opspec.conform.workers import judging

        if asked not in self.known:
            try:
                found = backend(asked.backend, asked.timeout)
                judge = self.ends.enter_context(judging(found, asked.settings()))
                self.known[asked] = found, self.ends.enter_context(closing(found.start())), judge
            except BadBackend as error:
                self.known[asked] = str(error)
        ready = self.known[asked]
        if isinstance(ready, str):
            pytest.fail(ready, pytrace=False)
        return ready


@pytest.fixture(scope="session")
def opspec_backends() -> Iterator[_Backends]:
    with ExitStack() as ends:
        yield _Backends(ends)


@pytest.fixture
def conform_case(request: pytest.FixtureRequest, opspec_backends: _Backends) -> ConformCase:
    """A case of the backend that the marker names."""
    asked, case = request.param
    return ConformCase(case, asked, *opspec_backends.of(asked))


@dataclass(frozen=True, slots=True)
class ConformCase:
    """A case, and the backend that is asked."""

    case: Case
    asked: MarkerOptions
    backend: Backend
    oracle: GridOracle
    judge: Judge

    def check(self) -> Result:
        """Ask it: what is wrong fails the test, what the backend does not have skips it, what is waived is expected."""
        from opspec.conform.results import result
        from opspec.conform.verdicts import UNSUPPORTED
        from opspec.conform.workers import judged

        found = result(self.case, *judged(self.case, self.oracle, self.judge))
        waivers = _waivers(self.asked)
        if self.asked.settings().fails(found.verdict):
            reason = waivers.reason(found)
            if reason:
                pytest.xfail(f"{found.verdict}: {reason}")
            self._fail(found)
        for problem in waivers.not_needed(found):
            pytest.fail(problem, pytrace=False)
        if found.verdict == UNSUPPORTED:
            pytest.skip(found.reason)
        return found

    def _fail(self, found: Result) -> NoReturn:
        from opspec.conform.results import head
        from opspec.conform.summary import line, repeat

        about = head(self.backend.name, self.backend.described, self.asked.selection(), self.asked.settings())
        values = [
            *(f"takes {text}" for text in found.inputs),
            *(f"expected {text}" for text in found.expects),
            *(f"found {text}" for text in found.finds),
        ]
        told = [f"{found.case}: {found.verdict}: {line(found)}", found.program.rstrip(), *values, repeat(about, found)]
        pytest.fail("\n".join(told), pytrace=False)
