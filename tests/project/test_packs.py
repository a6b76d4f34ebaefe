"""Dialects of third parties: from an installed wheel, in an environment that never saw the checkout."""

from __future__ import annotations

import html
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest

from opspec import OpSpecError
from opspec.catalog import dialects
from opspec.cli.main import main
from opspec_generator.generate import generate
from opspec_model.loading.base_loading import load_base
from opspec_model.loading.op_loading import load_all, load_op
from opspec_model.loading.op_shapes import op_files
from opspec_model.packaged import spec_dir
from opspec_model.text.problems import SpecError
from tests.checkout import ROOT

ACME = ROOT / "examples/acme/spec"
HEADER = "dialect: acme\nsummary: Ours.\nversion: 0.1.0\npackage: opspec_acme\n"

PROGRAM = (ROOT / "examples/acme/program.mlir").read_text("utf-8")


# Runs one script after another, each with names of its own.
SCRIPTS = """
import json, sys, traceback
out, sys.stdout = sys.stdout, sys.stderr
for line in sys.stdin:
    names = {}
    try:
        exec(json.loads(line), names)
        said = {"found": names["found"]}
    except BaseException:
        said = {"wrong": traceback.format_exc()}
    print(json.dumps(said), file=out, flush=True)
"""


@dataclass(frozen=True)
class Installed:
    """An environment with the wheel and the worked pack, and the folder that the pack was made in."""

    folder: Path
    bin: Path

    def environment(self) -> dict[str, str]:
        return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV")}

    def run(self, *command: object) -> subprocess.CompletedProcess[str]:
        words, clean = [str(word) for word in command], self.environment()
        return subprocess.run(words, cwd=self.folder, env=clean, check=False, capture_output=True, text=True)

    def opspec(self, *arguments: object) -> subprocess.CompletedProcess[str]:
        return self.run(self.bin / "opspec", *arguments)

    def commands(self, *commands: Sequence[object]) -> list[tuple[int, str]]:
        """The exit status of each of some commands and what it prints, from one process."""
        words = [[str(word) for word in command] for command in commands]
        found: list[tuple[int, str]] = self.python(
            "import contextlib, io\nfrom opspec.cli.main import main\nfound = []\n"
            f"for words in {words!r}:\n"
            "    with contextlib.redirect_stdout(io.StringIO()) as said: status = main(words)\n"
            "    found.append((status, said.getvalue()))"
        )
        return found

    def python(self, script: str) -> Any:
        """What the script leaves in `found`; all scripts are run by one process."""
        asked = self._scripts
        assert asked.stdin is not None
        assert asked.stdout is not None
        asked.stdin.write(json.dumps(script) + "\n")
        asked.stdin.flush()
        said = json.loads(asked.stdout.readline())
        assert "wrong" not in said, said["wrong"]
        return said["found"]

    @cached_property
    def _scripts(self) -> subprocess.Popen[str]:
        command, clean = [self.bin / "python", "-c", SCRIPTS], self.environment()
        pipe = subprocess.PIPE
        return subprocess.Popen(command, cwd=self.folder, env=clean, stdin=pipe, stdout=pipe, text=True)

    def close(self) -> None:
        self._scripts.communicate()  # it ends with its input


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Installed]:
    folder = tmp_path_factory.mktemp("pack")
    venv.create(folder / "venv", with_pip=False, symlinks=True)
    python = folder / "venv/bin/python"
    # NumPy and the like come from here; of a checkout that is installed here, this leaves out the link to it.
    version = f"python{sys.version_info[0]}.{sys.version_info[1]}"
    site = folder / f"venv/lib/{version}/site-packages"
    (site / "dependencies.pth").write_text(f"{sysconfig.get_path('purelib')}\n", encoding="utf-8")
    shutil.copytree(ACME, folder / "spec")
    found = Installed(folder, python.parent)

    def install(what: Path) -> None:
        pip = [sys.executable, "-m", "pip", "--python", python, "--disable-pip-version-check", "install"]
        # Without --ignore-installed, pip would find the checkout through the link and leave it at that.
        options = ("--no-deps", "--no-index", "--no-build-isolation", "--ignore-installed", "--no-compile")
        done = found.run(*pip, "--quiet", *options, what)
        assert done.returncode == 0, done.stderr

    install(wheel)
    made = found.opspec("generate", "--spec", "spec", "--out", "generated")
    assert made.returncode == 0, made.stderr
    install(folder / "generated")
    yield found
    found.close()


# --- the worked pack --------------------------------------------------------------------------------


@pytest.mark.full
@pytest.mark.slow
def test_nothing_comes_from_the_checkout(installed: Installed) -> None:
    found = installed.python(
        "import opspec, opspec_acme, opspec_generator, opspec_generated\n"
        "found = [m.__file__ for m in (opspec, opspec_acme, opspec_generator, opspec_generated)]"
    )
    assert all(Path(file).is_relative_to(installed.folder / "venv") for file in found)


@pytest.mark.slow
def test_its_ops_verify_run_and_print_beside_ours(installed: Installed) -> None:
    found = installed.python(
        f"import numpy as np, opspec, opspec.formula\nmodule = opspec.load({PROGRAM!r})\n"
        "x = np.arange(16, dtype=np.float32).reshape(4, 4) - 8\n"
        "def run(how): return how(module, x, np.float32(-9))[0].tolist()\n"
        "found = {'broken': opspec.verify(module), 'fast': run(opspec.run),\n"
        "         'plain': run(opspec.formula.run),\n"
        "         'again': run(lambda m, *a: opspec.compile(opspec.load(str(m)))(*a)), 'text': str(module)}"
    )
    assert found["broken"] == []
    assert found["fast"] == found["again"] == found["plain"]
    assert found["fast"][1] == pytest.approx([3.9640274, 5.9925823])
    assert '"acme.roll"' in found["text"]
    assert "stablehlo.add %" in found["text"]


@pytest.mark.slow
def test_bytecode_with_its_ops_is_read_back(installed: Installed) -> None:
    found = installed.python(
        f"import io, opspec\nmodule = opspec.load({PROGRAM!r})\nbuffer = io.BytesIO()\n"
        "module.operation.write_bytecode(buffer)\nfound = str(opspec.load(buffer.getvalue())) == str(module)"
    )
    assert found is True


MISTAKES = [
    ("array<i64: 1, -1>", "array<i64: 1>", ["acme.roll.C1"]),
    ("edge MIRROR", "edge BLACK", ["acme.roll.T5"]),
    ("array<i64: 2, 2>", "array<i64: 0, 2>", ["acme.block_reduce.C2"]),
    ("array<i64: 2, 2>", "array<i64: 3, 2>", ["acme.block_reduce.C3"]),
    ("tensor<2x2xf32>", "tensor<2x1xf32>", ["acme.block_reduce.C4"]),
    (", %least) <{", ") <{", ["acme.block_reduce.T1"]),
]


def mistaken(good: str, bad: str) -> str:
    text = PROGRAM.replace(good, bad)
    if "%least)" not in text.split("main")[1].split("block_reduce")[1]:
        text = text.replace("(tensor<4x4xf32>, tensor<f32>) -> tensor<2x2", "(tensor<4x4xf32>) -> tensor<2x2")
    return text


@pytest.fixture(scope="module")
def verdicts(installed: Installed) -> dict[str, list[list[str]]]:
    """Which rules each of the programs with a mistake breaks, and in which words."""
    texts = [mistaken(good, bad) for good, bad, _ in MISTAKES]
    found: dict[str, list[list[str]]] = installed.python(
        f"import opspec\nfound = {{t: [(d.rule, str(d)) for d in opspec.verify(opspec.load(t))] for t in {texts!r}}}"
    )
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("good", "bad", "rules"), MISTAKES)
def test_a_broken_rule_has_its_name(
    verdicts: dict[str, list[list[str]]], good: str, bad: str, rules: list[str]
) -> None:
    found = verdicts[mistaken(good, bad)]
    assert [rule for rule, _ in found] == rules
    assert f"opspec explain {rules[0]}" in found[0][1]


@pytest.mark.slow
def test_an_op_of_ours_by_its_name_is_that_op(installed: Installed) -> None:
    program = (
        "func.func @main(%x: tensor<2x3xf32>) -> tensor<3x2xf32> {\n"
        '  %0 = "acme.turn"(%x) {permutation = array<i64: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>\n'
        "  return %0 : tensor<3x2xf32>\n}\n"
    )
    found = installed.python(
        f"import numpy as np, opspec\nmodule = opspec.load({program!r})\n"
        "x = np.arange(6, dtype=np.float32).reshape(2, 3)\n"
        f"wrong = opspec.load({program.replace('3x2', '2x3')!r})\n"
        "found = {'broken': opspec.verify(module), 'run': opspec.run(module, x)[0].tolist(),\n"
        "         'wrong': [[d.rule, d.op] for d in opspec.verify(wrong)],\n"
        "         'lowered': str(opspec.lower(module)), 'explained': opspec.explain('acme.turn')}"
    )
    assert (found["broken"], found["run"]) == ([], [[0, 3], [1, 4], [2, 5]])
    assert found["wrong"] == [["transpose.C3", "acme.turn"]]
    assert "stablehlo.transpose" in found["lowered"]
    assert found["explained"].startswith("stablehlo.transpose: ")


@pytest.mark.slow
def test_result_types_are_inferred(installed: Installed) -> None:
    found = installed.python(
        "from opspec.values.dims import Dim, Vec\nfrom opspec.values.types import ELEMENT_TYPES, Tensor\n"
        "from opspec.rules.inference import infer\n"
        "x = Tensor(Vec([Dim(0, None), 6]), ELEMENT_TYPES['f32'])\n"
        "found = [str(infer('acme.swish', [x], {})[0]), str(infer('acme.block_reduce', "
        "[x, Tensor(Vec(), x.element)], {'block': Vec([2, 3])})[0])]"
    )
    assert found == ["tensor<?x6xf32>", "tensor<?x2xf32>"]


@pytest.mark.slow
def test_builders(installed: Installed) -> None:
    found = installed.python(
        "import opspec\nfrom opspec import ops\nfrom opspec.programs import carrier\nir = carrier.ir\n"
        "text = 'func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> { return %x : tensor<4xf32> }'\n"
        "def build(context):\n"
        "    with context, ir.Location.unknown():\n"
        "        module = ir.Module.parse(text)\n"
        "        block = module.body.operations[0].regions[0].blocks[0]\n"
        "        with ir.InsertionPoint.at_block_begin(block):\n"
        "            y = ops.acme.swish(block.arguments[0], beta=2.0)\n"
        "            z = ops.acme.roll(ops.add(y, y), shift=[1], edge='WRAP')\n"
        "            ops.acme.block_reduce(z, y, block=[2], body=ops.add) if context is wrong else None\n"
        "        return [str(z), y.beta, z.edge, z.shift, opspec.verify(module)]\n"
        "def refused(context):\n"
        "    try: build(context)\n"
        "    except opspec.OpSpecError as error: return str(error)\n"
        "wrong = opspec.enable()\n"
        "found = {'built': build(opspec.enable()), 'plain': refused(carrier.new_context()),\n"
        "         'broken': refused(wrong), 'names': dir(ops.acme)}"
    )
    assert found["built"][0].startswith('%2 = "acme.roll"(%1) {edge = #acme<edge WRAP>, shift = array<i64: 1>}')
    assert found["built"][1:] == [2.0, "WRAP", [1], []]
    assert "opspec.enable(context) admits it" in found["plain"]
    assert found["broken"].startswith("acme.block_reduce breaks acme.block_reduce.T2")
    assert found["names"] == ["block_reduce", "hard_swish", "roll", "swish"]


@pytest.mark.slow
def test_the_commands_know_it(installed: Installed) -> None:
    bad = installed.folder / "bad.mlir"
    bad.write_text(PROGRAM.replace("array<i64: 2, 2>", "array<i64: 3, 2>"), encoding="utf-8")
    verified = installed.opspec("verify", bad)
    assert verified.returncode == 1
    assert "acme.block_reduce breaks acme.block_reduce.C3" in verified.stdout
    how, explained, rule, ours, shared, kernel = installed.commands(
        ("explain", "acme.swish", "--how", "tensor<4xf32>"),
        ("explain", "acme.swish"),
        ("explain", "block_reduce.C3"),
        ("explain", "pad.C4"),
        ("shard", "--rule", "acme.block_reduce"),
        ("cuda", "acme.swish"),
    )
    assert [status for status, _ in (how, explained, rule, ours, shared, kernel)] == [0] * 6
    assert "generated kernel runs it: opspec_acme/numpy/acme/swish.py" in how[1]
    assert "operand[o] * logistic(T(beta) * operand[o])" in explained[1]
    assert "acme.block_reduce.C3: whole blocks" in rule[1]
    assert "reduction={k, l}" in shared[1]
    assert "l: operand.1: what the devices have is combined (by body)" in shared[1]
    assert "DEVICE void kernel(" in kernel[1]


@pytest.mark.full
@pytest.mark.slow
def test_its_own_generated_tests_pass(installed: Installed) -> None:
    pytest_alone = (installed.bin / "python", "-m", "pytest", "-v", "-p", "no:cacheprovider")
    found = installed.run(*pytest_alone, "generated/tests")
    assert found.returncode == 0, found.stdout
    assert found.stdout.count("::test_gives_its_outputs[") == 6
    assert found.stdout.count("::test_case_holds[") == 7


@pytest.mark.full
@pytest.mark.slow
def test_its_own_generated_tests_can_fail(installed: Installed, tmp_path: Path) -> None:
    made = tmp_path / "tests"
    shutil.copytree(installed.folder / "generated/tests", made)
    cases = made / "test_primitives.py"
    write(cases, cases.read_text(encoding="utf-8").replace("hard_sigmoid(0.0) == 0.5", "hard_sigmoid(0.0) == 0.25"))
    found = installed.run(installed.bin / "python", "-m", "pytest", "-q", "-p", "no:cacheprovider", cases)
    assert found.returncode == 1
    assert "hard_sigmoid(0.0) == 0.25" in found.stdout


@pytest.mark.slow
def test_what_the_tutorial_shows_is_so(installed: Installed) -> None:
    page = (ROOT / "docs/packs.md").read_text(encoding="utf-8")
    used, on_the_host, built = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert installed.python(f"{used}\n{on_the_host}\nfound = y.tolist()") == pytest.approx([1.7310586] * 4)
    assert "ops.acme.swish(x)" in built  # test_builders


@pytest.mark.full
def test_its_pages_are_a_site(installed: Installed, tmp_path: Path) -> None:
    sphinx = (installed.bin / "python", "-m", "sphinx", "-W", "--keep-going", "-n", "-q")
    found = installed.run(*sphinx, "-d", tmp_path / "doctrees", "generated/docs", tmp_path / "html")
    assert found.returncode == 0, found.stderr
    page = (tmp_path / "html/acme/roll.html").read_text(encoding="utf-8")
    assert 'id="roll-C1"' in page
    assert "def kernel(" in html.unescape(re.sub("<[^>]*>", "", page))
    assert "acme.roll breaks acme.roll.C1" in page


def test_the_schemas_of_a_pack_take_its_files(tmp_path: Path) -> None:
    import jsonschema
    import yaml

    shutil.copytree(ACME, tmp_path / "spec")
    generate(tmp_path / "spec", tmp_path / "generated")
    files = {"ops/*/*.yaml": "op", "dialects/*.yaml": "dialect", "primitives.yaml": "primitives"}
    for pattern, schema in files.items():
        read = json.loads((tmp_path / f"spec/schema/{schema}.schema.json").read_text(encoding="utf-8"))
        for path in (tmp_path / "spec").glob(pattern):
            first, text = path.read_text(encoding="utf-8").split("\n", 1)
            named = first.removeprefix("# yaml-language-server: $schema=")
            assert (path.parent / named).resolve() == tmp_path / f"spec/schema/{schema}.schema.json"
            jsonschema.validate(yaml.safe_load(text), read)


@pytest.mark.full
@pytest.mark.slow
def test_what_is_generated_is_fresh_until_the_spec_changes(installed: Installed, tmp_path: Path) -> None:
    for name in ("spec", "generated"):
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(installed.folder / name, tmp_path / name, ignore=ignored)
    command = ("generate", "--check", "--spec", tmp_path / "spec", "--out", tmp_path / "generated")
    assert installed.opspec(*command, "--anew").returncode == 0
    op = tmp_path / "spec/ops/acme/swish.yaml"
    write(op, op.read_text(encoding="utf-8").replace("summary: The", "summary: Still the"))
    assert "stale: opspec_acme/binding/acme/swish.py" in installed.opspec(*command).stdout


# --- packs that are wrong ---------------------------------------------------------------------------


def test_a_pack_of_another_abi_is_refused(announced: Callable[..., None]) -> None:
    announced([("old", "pack_of_old_abi")], {"pack_of_old_abi": "ABI = 0\n"})
    with pytest.raises(OpSpecError) as error:
        dialects.generated("verifier", "old.op")
    assert "(pack_of_old_abi) of the dialect 'old' was generated for ABI 0, this is ABI 3" in str(error.value)
    assert "generate and install it again" in str(error.value)
    assert dialects.generated("verifier", "stablehlo.pad") is not None


@pytest.mark.parametrize(
    ("text", "reason"),
    [(None, "ModuleNotFoundError: No module named"), ("1 / 0\n", "ZeroDivisionError: division")],
)
def test_a_broken_pack_is_named(announced: Callable[..., None], text: str | None, reason: str) -> None:
    announced([("broken", "broken_pack")], {} if text is None else {"broken_pack": text})
    with pytest.raises(OpSpecError, match=r"\(broken_pack\) of the dialect 'broken' cannot be imported") as error:
        dialects.generated("verifier", "broken.op")
    assert reason in str(error.value)
    assert dialects.generated("verifier", "stablehlo.pad") is not None


def test_two_packs_of_one_dialect(announced: Callable[..., None]) -> None:
    announced([("twice", "first_pack"), ("twice", "second_pack")], {"first_pack": "ABI = 3\n"})
    with pytest.raises(OpSpecError, match=r"two packs have the dialect 'twice': .*first_.* and .*second_"):
        dialects.generated("verifier", "twice.op")


def test_nobody_takes_our_dialects_over(announced: Callable[..., None]) -> None:
    announced([("stablehlo", "usurper")], {"usurper": "ABI = 3\n"})
    ours = {"stablehlo": "opspec_generated", "chlo": "opspec_generated", "sdy": "opspec_sdy", "mhlo": "opspec_mhlo"}
    assert dialects.packages() == ours
    assert dialects.generated("verifier", "stablehlo.pad").__name__.startswith("opspec_generated.")  # type: ignore[union-attr]


def problems(folder: Path) -> str:
    with pytest.raises(SpecError) as error:
        load_all(op_files(folder), load_base(folder, core=spec_dir(), functions=False))
    return str(error.value)


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "text", "message"),
    [
        (
            "primitives.yaml",
            (ACME / "primitives.yaml").read_text("utf-8").replace("hard_sigmoid:", "logistic:"),
            "'logistic' is a primitive of the core already",
        ),
        ("dialects/chlo.yaml", HEADER.replace("acme", "chlo"), "the core has a dialect 'chlo' already"),
        ("dialects/acme.yaml", HEADER.replace("package: opspec_acme\n", ""), "does not name a package"),
        ("dialects/acme.yaml", HEADER.replace("opspec_acme", "opspec_generated"), "cannot be the package"),
        (
            "dialects/emca.yaml",
            HEADER.replace("dialect: acme", "dialect: emca").replace("opspec_acme", "opspec_emca"),
            "'opspec_emca' is not the package of the other dialects in this folder, 'opspec_acme'",
        ),
        ("dialects/acme.yaml", f"{HEADER}same_as: {{plus: stablehlo.ad}}\n", "the core has no op 'stablehlo.ad'"),
        ("dialects/acme.yaml", f"{HEADER}same_as: {{plus: acme.minus}}\n", "the core has no op 'acme.minus'"),
        (
            "ops/stablehlo/pad.yaml",
            spec_dir().joinpath("ops/stablehlo/pad.yaml").read_text(encoding="utf-8"),
            "'stablehlo' is a dialect of the core",
        ),
    ],
)
def test_a_pack_that_clashes_is_refused(tmp_path: Path, file: str, text: str, message: str) -> None:
    write(tmp_path / "dialects/acme.yaml", HEADER)
    write(tmp_path / file, text)
    assert message in problems(tmp_path)


def test_an_op_of_another_dialect_has_no_file(tmp_path: Path) -> None:
    write(tmp_path / "dialects/acme.yaml", f"{HEADER}same_as: {{roll: stablehlo.reverse}}\n")
    write(tmp_path / "ops/acme/roll.yaml", (ACME / "ops/acme/roll.yaml").read_text("utf-8"))
    assert "'acme.roll' has an op file of its own" in problems(tmp_path)


def test_a_pack_needs_a_header(tmp_path: Path) -> None:
    assert "a pack needs the header of a dialect" in problems(tmp_path)


def test_only_packs_name_a_package(tmp_path: Path) -> None:
    shutil.copytree(spec_dir(), tmp_path / "spec")
    write(tmp_path / "spec/dialects/acme.yaml", HEADER)
    with pytest.raises(SpecError, match="only dialects of a pack"):
        load_base(tmp_path / "spec")


# --- opspec new -------------------------------------------------------------------------------------


def new(*arguments: str) -> int:
    try:
        return main(["new", *arguments])
    except SystemExit as end:
        return int(end.code or 0)


@pytest.fixture
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_skeletons_pass_the_loader_and_make_a_pack(empty: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert new("dialect", "acme") == 0
    assert "next: edit it, then `opspec new op acme.NAME --dir spec`" in capsys.readouterr().out
    assert new("op", "acme.lambda") == 0
    assert "`opspec generate --spec spec -o generated`" in capsys.readouterr().out
    made = generate(empty / "spec", empty / "generated")
    assert {"pyproject.toml", "opspec_acme/binding/acme/lambda.py", "opspec_acme/index.py"} <= set(made.wrote)
    assert "def lambda_(" in (empty / "generated/opspec_acme/binding/acme/lambda.py").read_text("utf-8")


def test_an_op_for_a_spec_of_its_own_dialects_has_no_package(empty: Path) -> None:
    shutil.copytree(spec_dir(), empty / "core")
    assert new("dialect", "acme", "--dir", "core") == 0
    assert new("op", "acme.swish", "--dir", "core") == 0
    op = load_op(empty / "core/ops/acme/swish.yaml", load_base(empty / "core"))
    assert op.package == "opspec_generated"


@pytest.mark.parametrize(
    ("arguments", "status", "message"),
    [
        (("op", "acme.swish"), 1, "first run `opspec new dialect acme --dir spec`"),
        (("dialect", "func"), 1, "MLIR itself has a dialect 'func'"),
        (("dialect", "stablehlo"), 1, "the core has a dialect 'stablehlo'"),
        (("op", "swish"), 2, "expected the name of an op such as acme.swish, found 'swish'"),
        (("dialect", "Acme"), 2, "expected the name of a dialect such as acme, found 'Acme'"),
        (("pack", "acme"), 2, "expected one of dialect, op, found 'pack'"),
        ((), 2, "KIND"),
    ],
)
def test_what_cannot_be_begun(
    empty: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], status: int, message: str
) -> None:
    assert new(*arguments) == status
    assert message in capsys.readouterr().err
    assert list(empty.iterdir()) == []


def test_nothing_is_overwritten(empty: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(empty / "spec/dialects/acme.yaml", HEADER)
    assert new("dialect", "acme") == 1
    assert "is there already, and nothing was written" in capsys.readouterr().err
    assert (empty / "spec/dialects/acme.yaml").read_text(encoding="utf-8") == HEADER


@pytest.mark.parametrize("kind", [(), ("dialect",), ("op",)])
def test_help_has_an_example(capsys: pytest.CaptureFixture[str], kind: tuple[str, ...]) -> None:
    assert new(*kind, "--help") == 0
    assert "example:\n  opspec new " in capsys.readouterr().out


@pytest.mark.full
def test_ops_of_a_pack_are_lowered_too(installed: Installed) -> None:
    found = installed.opspec("lower", str(ACME.parent / "program.mlir"))
    assert found.returncode == 0, found.stderr
    assert "acme.hard_swish" not in found.stdout
    assert "acme.swish" in found.stdout  # which has no decomposition
    kept = installed.opspec("lower", "--keep", "acme.hard_swish", str(ACME.parent / "program.mlir"))
    assert "acme.hard_swish" in kept.stdout
