"""A program on its way to a plugin: read, held against the policy and the manifest, and handed on as it may cross."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import TYPE_CHECKING

from opspec.boundary.findings import Finding, findings, found_in
from opspec.boundary.fixing import fix
from opspec.boundary.manifest import Manifest
from opspec.boundary.policy import Policy
from opspec.boundary.survey import Survey
from opspec.errors import OpSpecError
from opspec.guard.report import CROSSED, REFUSED, REPLACED, GuardReport
from opspec.guard.settings import POLICY, Mode
from opspec.pjrt.errors import ErrorCode, PjrtError
from opspec.programs import carrier
from opspec.programs.loading import load
from opspec_model.definitions.versions import number

if TYPE_CHECKING:
    from opspec.programs.carrier import ir

MLIR = "mlir"
TOLD = 10  # things that a refusal names
_VERSION = re.compile(rb"ML\xefR\rStableHLO_v(\d+\.\d+\.\d+)")


@dataclass(frozen=True, slots=True)
class Guard:
    """Who stands before a plugin. `policy`: of which nothing crosses that is newer than what the plugin reads."""

    mode: Mode
    policy: Policy
    manifest: Manifest | None
    report: GuardReport

    def passed(self, code: bytes, form: str) -> bytes | None:
        """The program that is handed on in the place of this one, None where it crosses as it is; PjrtError where
        nothing may be handed on.
        """
        if self.mode == "report":
            self._tell(code, form)
            return None
        try:
            module = self._read(code, form)
        except OpSpecError as error:
            raise PjrtError(ErrorCode.INVALID_ARGUMENT, f"opspec guard: {error}") from None
        found = findings(module, self.policy, self.manifest)
        self.report.count(_version_of(code))
        if not found:
            return self._written(module, code) if self._is_too_new(code) else None
        left: Sequence[Finding] = found
        if self.mode == "fix":
            fixed = fix(module, self.policy, self.manifest, found=found)
            self.report.add(fixed.done, REPLACED)
            left = fixed.left
        if left:
            self.report.add(left, REFUSED)
            raise PjrtError(ErrorCode.INVALID_ARGUMENT, self._refusal(left))
        return self._written(module, code)

    def _tell(self, code: bytes, form: str) -> None:
        """Report what crosses, which nothing keeps from it."""
        try:
            survey = Survey(self._read(code, form))
            found = found_in(survey, self.policy, self.manifest)
            self.report.add_program(survey, _version_of(code))
        except OpSpecError as error:
            self.report.add_unread(str(error))
        else:
            self.report.add(found, CROSSED)

    def _read(self, code: bytes, form: str) -> ir.Module:
        if form != MLIR:
            raise OpSpecError(f"expected a program in the format {MLIR}, found one in {form!r}, which is no StableHLO")
        return load(code, context=carrier.new_context(), trusted=True)

    def _is_too_new(self, code: bytes) -> bool:
        """Whether an artifact is of a version that may not cross, whatever it says."""
        version, newest = _version_of(code), self.policy.newest
        return version is not None and newest is not None and number(version) > newest

    def _refusal(self, left: Sequence[Finding]) -> str:
        more = [f"and {len(left) - TOLD} more"] if len(left) > TOLD else []
        lines = [f"  {finding}" for finding in left[:TOLD]]
        head = f"opspec guard: the policy {self.policy.name} ({POLICY}) does not let this program cross"
        return "\n".join([head, *lines, *more])

    def _written(self, module: ir.Module, code: bytes) -> bytes:
        """The changed program in the form in which it came, in a version that may cross."""
        version = _version_of(code)
        if version is None:
            stream = BytesIO()
            module.operation.write_bytecode(stream)
            return stream.getvalue()
        newest = self.policy.newest
        versions = [version, *([] if newest is None else [".".join(map(str, newest))])]
        return carrier.serialize_and_spoil(module, min(versions, key=number))


def _version_of(code: bytes) -> str | None:
    """The version of StableHLO that an artifact is of; None of another program."""
    found = _VERSION.match(code)
    return found[1].decode() if found else None
