"""A target that lies outside of the tree: examples/javascript, run with node on the examples of the op files."""

from __future__ import annotations

import base64
import json
import re
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jsonschema
import numpy as np
import pytest
import yaml

from opspec.agreement.value_tests import assert_same
from opspec.cli.main import main
from opspec.formula.example_arrays import parse_example
from opspec.values.types import element_of
from opspec_generator.generate import default_toolchain, generate
from opspec_model.definitions.spec import Example, Op
from opspec_model.loading.base_loading import load_base
from opspec_model.text.problems import SpecError
from tests.checkout import ROOT
from tests.generated_cases import ops

TARGET = ROOT / "examples/javascript"
REGION = re.compile(r"\((?P<arguments>[^()]*)\) -> (?P<results>\w+\.\w+\([^()]*\)(, \w+\.\w+\([^()]*\))*)")
CALL = re.compile(r"(\w+\.\w+)\(([^()]*)\)")
NO_ARRAY = "a type without an array in JavaScript"  # why an example of an op that is printed does not run


needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="there is no node here to run JavaScript")


@pytest.fixture(scope="module")
def printed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the target generates of all ops."""
    folder = tmp_path_factory.mktemp("javascript") / "build/javascript"
    assert main(["generate", "--target", str(TARGET), "--spec", str(ROOT / "spec"), "-o", str(folder)]) == 0
    return folder / "javascript"


@dataclass(frozen=True)
class Use:
    """An example, as the function that is printed takes it."""

    op: Op
    name: str
    call: dict[str, Any]
    wanted: list[Any]


def use_of(op: Op, example: Example, types: set[str]) -> Use | str:
    """The example, or why it cannot be one."""
    case = parse_example(op, example, op.base)
    regions = {name: region_of(op, name, texts[0]) for name, texts in case.regions.items()}
    given = dict(zip((v.name for v in op.operands), case.operands, strict=True))
    made = dict(zip((v.name for v in op.results), case.outputs, strict=True))
    texts = " ".join(text for group in (*example.inputs.values(), *example.outputs.values()) for text in group)
    if "!quant" in texts or not {str(element_of(x.dtype)) for x in flat([*given.values(), *made.values()])} <= types:
        return NO_ARRAY
    call = {
        "module": f"{op.dialect}/{op.module}.mjs",
        "tensors": {name: encoded(value, whole=True) for name, value in given.items()},
        "attributes": {
            name: plain(value) for name, value in case.attributes.items() if not isinstance(value, np.ndarray)
        },
        "regions": regions,
        "results": {name: encoded(value, whole=False) for name, value in made.items()},
    }
    held = {name: encoded(v, whole=True) for name, v in case.attributes.items() if isinstance(v, np.ndarray)}
    call["tensors"] |= held
    return Use(op, example.name, call, flat(made.values()))


def region_of(op: Op, name: str, text: str) -> dict[str, object]:
    """A region that applies ops to its arguments."""
    match = REGION.fullmatch(text)
    assert match is not None, f"{op.name} has an example with a region of another form: {text}"
    names = re.findall(r"(\w+): ", match["arguments"])
    return {
        "calls": [call_of(called, given.split(", "), names) for called, given in CALL.findall(match["results"])],
        "listed": next(region for region in op.regions if region.name == name).many,
    }


def call_of(name: str, given: list[str], names: list[str]) -> dict[str, object]:
    """What an op gives is a truth value, or has the type of what it takes."""
    op = next(op for op in ops() if op.name == name)
    return {
        "module": f"{op.dialect}/{op.module}.mjs",
        "operands": [v.name for v in op.operands],
        "takes": [names.index(argument) for argument in given if "=" not in argument],
        "attributes": dict(argument.split("=") for argument in given if "=" in argument),
        "result": op.results[0].name,
        "truth": op.results[0].type.classes == {"bool"},
    }


def encoded(value: Any, *, whole: bool) -> Any:
    if isinstance(value, list):
        return [encoded(item, whole=whole) for item in value]
    data = {"data": base64.b64encode(value.tobytes()).decode()} if whole else {}
    return {"type": str(element_of(value.dtype)), "shape": list(value.shape), **data}


def plain(value: Any) -> Any:
    """An attribute as JSON; of a float its own value."""
    if isinstance(value, tuple | list):
        return [plain(item) for item in value]
    return value if isinstance(value, bool | int | str) else float(value)


def flat(values: Any) -> list[Any]:
    return [item for value in values for item in (value if isinstance(value, list) else [value])]


def uses(printed: Path) -> Iterator[Use | str]:
    """The examples of all ops that are printed."""
    types = set(re.findall(r'^  "(.+)": ', (printed / "primitives.mjs").read_text("utf-8"), re.MULTILINE))
    for op in ops():
        if (printed / f"{op.dialect}/{op.module}.mjs").exists():
            yield from (use_of(op, example, types) for example in op.examples)


@pytest.mark.slow
@needs_node
def test_the_page_of_the_example_prints_what_it_says(printed: Path) -> None:
    (code,) = re.findall(r"```js\n(.*?)```", (TARGET / "README.md").read_text("utf-8"), re.DOTALL)
    script = printed.parent.parent.parent / "use.mjs"
    script.write_text(code, "utf-8")
    done = subprocess.run(["node", script], capture_output=True, text=True, check=False)
    assert (done.stdout.strip(), done.stderr) == (code.strip().rpartition("// ")[2], "")


@pytest.mark.slow
@needs_node
def test_what_is_printed_gives_the_outputs_of_the_examples(printed: Path) -> None:
    found = list(uses(printed))
    skipped = Counter(use for use in found if isinstance(use, str))
    assert set(skipped) == {NO_ARRAY}
    cases = [use for use in found if isinstance(use, Use)]
    assert len(cases) > 200
    assert {op for op in ESSENTIAL if op not in {use.op.short for use in cases}} == set()
    done = subprocess.run(
        ["node", Path(__file__).with_name("run_examples.mjs"), printed],
        input=json.dumps([use.call for use in cases]),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    for use, results in zip(cases, json.loads(done.stdout), strict=True):
        for text, wanted in zip(results, use.wanted, strict=True):
            result = np.frombuffer(base64.b64decode(text), wanted.dtype).reshape(wanted.shape)
            try:
                assert_same(result, wanted, use.op.ulps(str(element_of(wanted.dtype))))
            except AssertionError as error:
                error.add_note(f"{use.op.name}, example {use.name}")
                raise


ESSENTIAL = (
    *("add", "divide", "exponential", "shift_right_logical", "compare", "convert", "select", "clamp", "popcnt"),
    *("pad", "slice", "reverse", "transpose", "broadcast_in_dim", "concatenate", "reshape", "iota", "gather"),
    *("dot_general", "convolution", "reduce", "reduce_window", "scatter", "dynamic_update_slice"),
)


@pytest.mark.slow
def test_what_is_not_printed_is_listed_with_the_reason(printed: Path) -> None:
    rows = (printed / "unprinted.md").read_text("utf-8").splitlines()
    said = {tuple(cell.strip() for cell in row.strip("|").split("|")[:2]): row for row in rows[2:]}
    printed_ops = {f"{path.parent.name}.{path.stem}" for path in printed.glob("*/*.mjs")}
    assert {name for name, part in said if part == "all of it"} == {
        op.name for op in ops() if f"{op.dialect}.{op.module}" not in printed_ops
    }
    assert "no text of the primitive 'erf' for the class float" in said["chlo.erf", "all of it"]
    assert "no text of the primitive 'lexicographic_maximum'" in said["stablehlo.clamp", "of complex"]
    assert "by hand: How often the body runs" in said["stablehlo.while", "all of it"]
    assert "depends on the process" in said["stablehlo.all_gather", "all of it"]


# --- a target's texts -------------------------------------------------------------------------------

WRONG = """
types: {f32: Float32Array, f23: Float32Array}
primitives:
  addd: "x + y"
  add: {reel: "x + y", int: "x + y", sint: "x"}
  sqrt: {int: "x"}
"""
TOLD = """
texts.yaml:2:28: error: unknown element type 'f23'
texts.yaml:4:3: error: unknown primitive 'addd'
texts.yaml:5:9: error: unknown type class 'reel'
texts.yaml:5:38: error: there is a text for sint already
texts.yaml:6:10: error: 'sqrt' has no elements of class int
"""


def test_a_slip_in_the_texts_of_a_target_is_told_at_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("texts.yaml").write_text(WRONG, "utf-8")
    with pytest.raises(SpecError) as raised:
        load_base(ROOT / "spec", texts={"words": Path("texts.yaml")})
    assert [line for line in str(raised.value).splitlines() if "error:" in line] == TOLD.split("\n")[1:-1]


def test_a_target_says_once_how_it_writes_a_primitive(tmp_path: Path) -> None:
    (tmp_path / "texts.yaml").write_text('{types: {f32: float}, primitives: {add: "x + y"}}', "utf-8")
    with pytest.raises(SpecError) as raised:
        load_base(ROOT / "spec", texts={"c": tmp_path / "texts.yaml"})
    assert "types.yaml says already how c writes 'f32'" in str(raised.value)
    assert "primitives.yaml says already how c writes 'add'" in str(raised.value)


def test_the_texts_are_as_the_schema_says() -> None:
    schema = json.loads((ROOT / "spec/schema/texts.schema.json").read_text("utf-8"))
    validator = jsonschema.Draft202012Validator(schema)
    assert not list(validator.iter_errors(yaml.safe_load((TARGET / "texts.yaml").read_text("utf-8"))))
    assert list(validator.iter_errors({"primitives": {"add": ["x + y"]}}))


# --- packs ------------------------------------------------------------------------------------------


def test_a_pack_brings_texts_for_its_own_primitives(tmp_path: Path) -> None:
    spec = shutil.copytree(ROOT / "examples/acme/spec", tmp_path / "spec")
    generate(spec, tmp_path / "without", default_toolchain(spec, TARGET))
    missing = (tmp_path / "without/javascript/unprinted.md").read_text("utf-8")
    assert "no text of the primitive 'hard_sigmoid' for the class float" in missing
    rows = (spec / "primitives.yaml").read_text("utf-8")
    own = "    texts:\n      javascript: {float: 'Math.min(Math.max(x / 6 + 0.5, 0), 1)'}\n"
    (spec / "primitives.yaml").write_text(rows.replace("    texts:\n", own, 1), "utf-8")
    generate(spec, tmp_path / "with", default_toolchain(spec, TARGET))
    assert "hard_sigmoid" not in (tmp_path / "with/javascript/unprinted.md").read_text("utf-8")
    assert "p.hard_sigmoid(" in (tmp_path / "with/javascript/acme/hard_swish.mjs").read_text("utf-8")


# --- the command ------------------------------------------------------------------------------------


def test_a_folder_that_is_no_target_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    assert main(["generate", "--target", str(tmp_path), "-o", str(out), "--spec", str(ROOT / "spec")]) == 1
    assert "expected a Python module that defines EMITTER, found no such file" in capsys.readouterr().err
    assert not out.exists()


def test_a_target_has_an_output_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["generate", "--target", str(TARGET)]) == 2
    assert "add -o DIR" in capsys.readouterr().err
