"""What is said of ops over memory: the words of `spec/forms/buffers.yaml`, put together with an op on tensors."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from opspec.catalog import op_files
from opspec_model.names import OVER_MEMORY, tensor_name
from opspec_model.packaged import spec_dir


@cache
def form() -> Mapping[str, Any]:
    """The file, as data."""
    import yaml

    found: Mapping[str, Any] = yaml.safe_load((spec_dir() / "forms" / f"{OVER_MEMORY}yaml").read_text("utf-8"))
    return found


def words_of(name: str) -> dict[str, Any] | None:
    """An op over memory as data: what it is, and in which ways it stands in a program; None of another name."""
    if name in form()["ops"]:
        return {"op": name, "summary": form()["ops"][name]}
    if not name.startswith(OVER_MEMORY) or "." not in tensor_name(name):
        return None
    of = tensor_name(name)
    if of not in op_files.names():
        raise op_files.unknown(of)
    op, _ = op_files.load(of)
    return {
        "op": name,
        "of": of,
        "summary": f"{of} over memory: {op.summary}",
        "operands": [value.name for value in op.operands],
        "results": [value.name for value in op.results],
        "derived": form()["derived"],
        "ways": form()["ways"],
    }


def paragraphs(words: Mapping[str, Any]) -> Iterator[tuple[str, int]]:
    """The same as paragraphs, each with its indentation."""
    yield f"{words['op']}: {words['summary']}", 0
    if "of" not in words:
        return
    yield words["derived"], 2
    names = [*words["operands"], *(f"{name} (written)" for name in words["results"])]
    yield f"operands: {', '.join(names) or 'none'}", 2
    for way, says in words["ways"].items():
        yield f"{way}: {says}", 2
    yield f"`opspec explain {words['of']}` has its rules and its meaning.", 2
