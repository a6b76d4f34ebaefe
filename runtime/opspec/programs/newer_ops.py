"""Ops that the spec has and the carrier lacks, in programs of text.

The carrier's dialect admits no op that it does not know, in any context. So such an op, in generic form, is read in
disguise: what stands around it is parsed and checked as ever. The generic form of all that, without the disguise, is
then a module where no dialect is registered: the op has its own name, and runs and is verified as one of a pack's.
"""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import TYPE_CHECKING

from opspec.catalog import op_index
from opspec.programs import carrier, disguise
from opspec.programs.carrier import Refused
from opspec.programs.carrier_versions import knows

if TYPE_CHECKING:
    from jaxlib.mlir import ir

_GENERIC = re.compile(r'"((?:stablehlo|chlo|mhlo)\.[\w-]+)"(?=\s*\()')


def in_disguise(text: str) -> str:
    """The text with these ops as those of a dialect that nobody knows; the text itself where there are none."""
    named = {name for name in _GENERIC.findall(text) if op_index.defined_as(name) in op_index.index()}
    newer = {name for name in named if not knows(name)}
    if not newer:
        return text
    return _GENERIC.sub(lambda op: (op[1] in newer and disguise.disguised(op[0])) or op[0], text)


def read(disguised: str, file: str) -> ir.Module:
    """The module of a program with such ops in disguise; Refused where something else is wrong with it.

    `file`: where its ops are said to stand.
    """
    try:
        module = carrier.parse(disguised, carrier.new_context(unregistered=True))
    except Refused as refused:
        messages = [replace(message, text=disguise.shown(message.text)) for message in refused.messages]
        raise Refused(messages) from None
    generic = str(module.operation.get_asm(print_generic_op_form=True, enable_debug_info=True))
    placed = generic.replace('loc("-":', f"loc({json.dumps(file, ensure_ascii=False)}:")
    return carrier.parse_unverified(disguise.shown(placed))
