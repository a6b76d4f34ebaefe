"""What a rule says is equal: the pairs of sizes, and of vectors of them, that verifiers bring together."""

from __future__ import annotations

from opspec_generator.spelling.python import OR, PythonPrinter
from opspec_model.language.tree import DIMS, Apply, Each, If, Logic, Name, Node, walk
from opspec_model.language.types import INT, INTS


def equal_pairs(node: Node, printer: PythonPrinter) -> str | None:
    """The text of an iterable of pairs; None where the rule says of no sizes that they are equal."""
    match node:
        case Apply(function="eq", args=(left, right)) if _tells(left) and _tells(right) and DIMS in node.varies:
            return f"(({printer.text(left)}, {printer.text(right)}),)"
        case Logic(operator="and", parts=parts):
            found = [pairs for part in parts if (pairs := equal_pairs(part, printer)) is not None]
            return f"({', '.join(f'*{pairs}' for pairs in found)},)" if len(found) > 1 else next(iter(found), None)
        case Logic(operator="or", parts=(*others, last)):
            pairs = equal_pairs(last, printer)
            failed = " and ".join(f"({printer.text(part)}) is False" for part in others)
            return f"({pairs} if {failed} else ())" if pairs is not None else None
        case If(test=test, then=then, other=other) if DIMS not in test.varies:
            branches = [equal_pairs(branch, printer) for branch in (then, other)]
            if branches == [None, None]:
                return None
            chosen, instead = (pairs or "()" for pairs in branches)
            return f"({chosen} if {printer.text(test, OR)} else {instead})"
        case Each(kind="all", body=body, test=test) if test is None or DIMS not in test.varies:
            return _each(node, body, printer)
    return None


def _tells(side: Node) -> bool:
    return side.type in (INT, INTS)


def _each(node: Each, body: Node, printer: PythonPrinter) -> str | None:
    """A value that is the same for all items is made once: then its unknown sizes are the same for all, too."""
    pairs = equal_pairs(body, printer)
    if pairs is None:
        return None
    over = printer.loop(node)
    if node.test is not None:
        over += f" if {printer.text(node.test, OR)}"
    if isinstance(body, Apply):
        left, right = body.args
        if not _mentions(right, node.variables) and not _is_measured(right):
            return f"(({printer.text(left)}, each) for each in ({printer.text(right)},) {over})"
        return f"(({printer.text(left)}, {printer.text(right)}) {over})"
    return f"(pair {over} for pair in {pairs})"


def _mentions(node: Node, names: tuple[str, ...]) -> bool:
    return any(isinstance(part, Name) and part.name in names for part in walk(node))


def _is_measured(node: Node) -> bool:
    """Whether it is a shape as it stands there, whose sizes are the same whenever it is asked for."""
    return isinstance(node, Apply) and node.function == "shape"
