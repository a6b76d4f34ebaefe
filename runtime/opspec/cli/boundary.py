"""`opspec check-boundary`: what of a program may not cross to a plugin, and what can be done about it."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from opspec.cli.colours import complain
from opspec.cli.inputs import add_program, read_program
from opspec.cli.printing import add_format, add_output, in_lines, print_json, save
from opspec_model.text.counting import count

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from opspec.boundary.findings import Finding
    from opspec.boundary.fixing import Fixed
    from opspec.boundary.manifest import Manifest
    from opspec.boundary.policy import Policy
    from opspec.boundary.proof import Proof
    from opspec.cli.adding import Add
    from opspec.programs.carrier import ir

_EXAMPLE = """opspec check-boundary model.mlir --policy portable
  opspec check-boundary model.mlir --plugin manifest.json --fix -o fixed.mlir
  opspec check-boundary model.mlir --plugin build/my_plugin.so"""
_PLACES = 2  # that are printed of each thing; --format json has all


def add_boundary(add: Add) -> None:
    """The subcommand; `add` makes a parser of it."""
    text = "tell what of a program may not cross to a plugin, and the cheapest remedy"
    parser = add("check-boundary", _check, text, _EXAMPLE)
    add_program(parser)
    plugin = "its manifest, or a backend that is asked: jax:PLATFORM, the file of a plugin"
    parser.add_argument("--plugin", metavar="MANIFEST|BACKEND", help=plugin)
    policy = "stablehlo-only, portable, jax-today or a file (default: jax-today)"
    parser.add_argument("--policy", default="jax-today", metavar="P", help=policy)
    parser.add_argument("--fix", action="store_true", help="apply the remedies, and run both programs")
    parser.add_argument(
        "--input-types", metavar="TYPE,...", help="with --fix: types of the arguments, where sizes are not known"
    )
    add_output(parser, "FILE", "with --fix: where the program goes", prints=True)
    add_format(parser)


def _check(options: argparse.Namespace) -> int:
    from opspec.boundary.documents import BadDocument
    from opspec.conform.backends import BadBackend
    from opspec.pjrt.plugin_files import BadPlugin

    try:
        return _checked(options)
    except (BadDocument, BadBackend, BadPlugin) as error:
        complain(f"opspec: {error}")
        return 2


def _checked(options: argparse.Namespace) -> int:
    from opspec.boundary.asking import manifest_of_plugin
    from opspec.boundary.findings import findings
    from opspec.boundary.manifest import expect_agreement
    from opspec.boundary.policy import read_policy
    from opspec.programs.loading import load

    policy = read_policy(options.policy)
    module = read_program(options.file, load)
    manifest = None if options.plugin is None else manifest_of_plugin(options.plugin, module)
    if manifest is not None:
        expect_agreement(policy, manifest)
        policy = policy.up_to(manifest.newest)
    found = findings(module, policy, manifest)
    if options.fix:
        return _fix(options, module, policy, found, manifest)
    if options.format == "json":
        print_json({"policy": policy.name, "findings": list(map(_data, found))})
    else:
        print("\n".join(_lines(found, policy.name)))
    return int(bool(found))


def _fix(
    options: argparse.Namespace, module: ir.Module, policy: Policy, found: Sequence[Finding], manifest: Manifest | None
) -> int:
    from opspec.boundary.fixing import fix
    from opspec.boundary.proof import prove
    from opspec.programs import printed_form
    from opspec.programs.loading import load

    types = None
    if options.input_types is not None:
        types = [None if part == "_" else part for part in printed_form.split(options.input_types)]
    before = module.operation.get_asm(enable_debug_info=True)
    fixed = fix(module, policy, manifest, types, found)
    proof = prove(load(str(before)), module, fixed.done) if fixed.done else None
    text = f"{str(module).rstrip()}\n"
    if options.output is not None:
        save(options.output, text)
    if options.format == "json":
        program = {} if options.output is not None else {"program": text}
        print_json(_fixed_data(policy.name, fixed, proof) | program)
    else:
        if options.output is None:
            print(text, end="")
        print("\n".join(_fixed_lines(fixed, proof)), file=sys.stderr)
    return int(bool(fixed.left) or (proof is not None and not proof.holds))


def _grouped(found: Sequence[Finding]) -> list[list[Finding]]:
    groups: dict[tuple[str, ...], list[Finding]] = {}
    for one in found:
        groups.setdefault((one.kind, one.op, one.says, one.remedy, one.how), []).append(one)
    return list(groups.values())


def _lines(found: Sequence[Finding], policy: str) -> Iterator[str]:
    for group in _grouped(found):
        first = group[0]
        more = f", {count(len(group) - _PLACES, 'more place')}" if len(group) > _PLACES else ""
        yield in_lines(f"{first.op}: {first.says}", "")
        yield in_lines(f"  {first.remedy}: {first.how}", "")
        yield f"  at {', '.join(str(one.place) for one in group[:_PLACES])}{more}"
    yield f"{count(len(found), 'thing')} may not cross ({policy})" if found else f"all of it may cross ({policy})"


def _fixed_lines(fixed: Fixed, proof: Proof | None) -> Iterator[str]:
    for group in _grouped(fixed.done):
        times = f", {len(group)} times" if len(group) > 1 else ""
        yield in_lines(f"fixed: {group[0].op}: {group[0].remedy}: {_how_done(group[0])}{times}", "")
    for note in fixed.notes:
        yield in_lines(f"note: {note}", "")
    for group in _grouped(fixed.left):
        yield in_lines(f"left: {group[0].place}: {group[0].op}: {group[0].says}; {group[0].how}", "")
    if proof is not None:
        yield in_lines(f"{'proven' if proof.holds else 'NOT proven'}: {proof.says}", "")


def _how_done(finding: Finding) -> str:
    """How a remedy was applied, where a finding has advice how to apply it."""
    from opspec.boundary.remedies import REFINE

    return "by those that are named for the arguments" if finding.remedy == REFINE else finding.how


def _data(one: Finding) -> dict[str, object]:
    from dataclasses import asdict

    return {**asdict(one), "place": str(one.place)}


def _fixed_data(policy: str, fixed: Fixed, proof: Proof | None) -> dict[str, object]:
    return {
        "policy": policy,
        "fixed": list(map(_data, fixed.done)),
        "left": list(map(_data, fixed.left)),
        "notes": list(fixed.notes),
        "proof": None if proof is None else {"verdict": proof.verdict, "says": proof.says},
    }
