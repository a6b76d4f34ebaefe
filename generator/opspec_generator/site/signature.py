"""An op's signature on its page: names lead to the rows that say what they are for, types to what they range over."""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING

from docutils import nodes

from opspec_generator.emit.site.parameters import class_text, signature
from opspec_generator.site.formula_names import DeclaredName, names_of
from opspec_generator.site.op_pages import OfOp
from opspec_model.definitions.spec import Op

if TYPE_CHECKING:
    from sphinx.application import Sphinx

# A name before a colon, or a word of a type behind one; what stands for an attribute that is left out is neither.
_WORD = re.compile(r"(?P<name>\b\w+)(?=: )|(?<== )[^,\n]+|(?P<type>\b[A-Za-z]\w*\b)")


class SignatureDirective(OfOp):
    """`signature OP`: how the op is written, in words that are links."""

    def run(self) -> list[nodes.Node]:
        text = f'<div class="highlight"><pre>{linked_signature(self.op())}</pre></div>'
        return [nodes.raw("", f'<div class="highlight-text signature">{text}</div>', format="html")]


def linked_signature(op: Op) -> str:
    """The signature as HTML."""
    # Without name and type, which stand beside it.
    names = {
        name: DeclaredName(meant.address, meant.words.partition(". ")[2])
        for name, meant in names_of(op).items()
        if meant.address.startswith("#param-")
    }
    types = {
        **{
            name: DeclaredName("../types.html", ", ".join(sorted(members))) for name, members in op.base.classes.items()
        },
        **{var.name: DeclaredName("#types-and-versions", class_text(var.classes, op.base)) for var in op.typevars},
    }
    head, bracket, rest = signature(op).partition("(")

    def link(match: re.Match[str]) -> str:
        meant = names.get(match["name"]) if match["name"] else types.get(match["type"] or "")
        if meant is None:
            return escape(match[0])
        return f'<a href="{meant.address}" title="{escape(" ".join(meant.words.split()))}">{escape(match[0])}</a>'

    done, parts = 0, []
    for match in _WORD.finditer(rest):
        parts += [escape(rest[done : match.start()]), link(match)]
        done = match.end()
    return f"<b>{escape(head)}</b>{bracket}{''.join(parts)}{escape(rest[done:])}"


def setup(app: Sphinx) -> None:
    app.add_directive("signature", SignatureDirective)
