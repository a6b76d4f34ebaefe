"""The generator does again only what changed, and what it writes depends on the spec alone."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from opspec_generator.generate import Pipeline, Toolchain, check, generate, generate_op
from opspec_generator.generated_tree import MANIFEST, SOURCES
from opspec_model.text.problems import SpecError
from tests.generator import fake_toolchain

OPS = {
    "alpha/add": "name: alpha.add\ndoc: adds\n",
    "alpha/pad": "name: alpha.pad\ndoc: pads é\nneeds: add.yaml\n",
    "beta/neg": "name: beta.neg\ndoc: negates\n",
}
FILES_OF_OPS = 2 * len(OPS)
FILES = FILES_OF_OPS + len(["base", "schema", "manifest", "sources"]) + len(["index of one", "index of two"])


@pytest.fixture(autouse=True)
def _in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that the toolchain's log is the one that is looked at."""
    monkeypatch.setattr("opspec_generator.forked._cores", lambda: 1)


class Project:
    """A spec folder, an output folder and a toolchain that says what it was asked to do."""

    def __init__(self, root: Path) -> None:
        self.spec = root / "spec"
        self.out = root / "generated"
        self.code = root / "code.py"
        self.log: list[str] = []
        self.toolchain = fake_toolchain.toolchain(self.log, self.code)
        self.write(self.code, "1\n")
        self.write(self.spec / "types.yaml", "types\n")
        for name, text in OPS.items():
            self.write(self.op(name), text)

    @staticmethod
    def write(path: Path, text: str) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def op(self, name: str) -> Path:
        return self.spec / "ops" / f"{name}.yaml"

    def generate(self) -> tuple[list[str], list[str], int]:
        """What was written and removed, and how many files were as they should be."""
        self.log.clear()
        change = generate(self.spec, self.out, self.toolchain)
        return sorted(change.wrote), sorted(change.removed), change.unchanged

    def check(self, *, anew: bool = False) -> dict[str, str]:
        return {item.path: item.kind for item in check(self.spec, self.out, self.toolchain, anew=anew)}

    def files(self) -> dict[str, bytes]:
        paths = [path for folder in (self.out, self.spec) for path in folder.rglob("*") if path.is_file()]
        return {path.relative_to(self.out.parent).as_posix(): path.read_bytes() for path in paths}


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


@pytest.fixture
def generated(project: Project) -> Project:
    project.generate()
    return project


def test_a_first_run_writes_everything(project: Project) -> None:
    wrote, removed, unchanged = project.generate()
    assert (len(wrote), removed, unchanged) == (FILES, [], 0)
    assert project.log == ["open", "base", "alpha.add", "alpha.pad", "beta.neg", "index"]
    assert (project.out / "one/alpha/pad.txt").read_bytes() == "alpha.pad: pads é adds\n".encode()
    assert (project.out / "one/index.txt").read_text() == (
        "alpha.add ['fake']\nalpha.pad ['fake']\nbeta.neg ['fake']\n"
    )
    assert (project.spec / "schema/op.json").exists()


def test_a_run_without_changes_opens_nothing(generated: Project) -> None:
    assert generated.generate() == ([], [], FILES)
    assert generated.log == []


def test_an_edited_op_is_rendered_alone(generated: Project) -> None:
    generated.write(generated.op("beta/neg"), "name: beta.neg\ndoc: turns around\n")
    wrote, removed, unchanged = generated.generate()
    assert wrote == ["manifest.json", "one/beta/neg.txt", "sources.json", "two/beta/neg.txt"]
    assert (removed, unchanged) == ([], FILES - 4)
    assert generated.log == ["open", "beta.neg"]


def test_dependents_of_an_edited_op_follow(generated: Project) -> None:
    generated.write(generated.op("alpha/add"), "name: alpha.add\ndoc: sums\n")
    wrote, _, _ = generated.generate()
    assert "one/alpha/pad.txt" in wrote
    assert generated.log == ["open", "alpha.add", "alpha.pad"]


def test_what_an_op_says_of_itself_is_no_news_to_its_dependents(generated: Project) -> None:
    generated.write(generated.op("alpha/add"), "name: alpha.add\nsummary: >-\n  two: lines\ndoc: adds\n")
    generated.generate()
    generated.write(generated.op("alpha/add"), "name: alpha.add\nsummary: >-\n  other: words\ndoc: adds\n")
    generated.generate()
    assert generated.log == ["open", "alpha.add"]
    # What stands behind those words is read by others.
    generated.write(generated.op("alpha/add"), "name: alpha.add\nsummary: >-\n  other: words\ndoc: sums\n")
    generated.generate()
    assert generated.log == ["open", "alpha.add", "alpha.pad"]


def test_one_op_can_be_written_before_all_that_follows(generated: Project) -> None:
    generated.write(generated.op("alpha/add"), "name: alpha.add\ndoc: sums\n")
    before = generated.files()
    generate_op(generated.spec, generated.out, generated.op("alpha/add"), generated.toolchain, {"two"})
    after = generated.files()
    changed = [name for name, text in after.items() if before.get(name) != text]
    assert changed == ["generated/one/alpha/add.txt"]
    wrote, _, _ = generated.generate()
    assert {"one/alpha/pad.txt", "two/alpha/add.txt", "manifest.json"} <= set(wrote)
    assert generated.check(anew=True) == {}
    generated.write(generated.op("alpha/add"), "name: alpha.add\ndoc: error\n")
    before = generated.files()
    with pytest.raises(SpecError):
        generate_op(generated.spec, generated.out, generated.op("alpha/add"), generated.toolchain, ())
    assert generated.files() == before


def test_the_ops_of_an_edited_family_follow(generated: Project) -> None:
    generated.write(generated.spec / "families/unary.yaml", "of one")
    generated.write(generated.op("beta/neg"), "name: beta.neg\ndoc: negates\nfamily: unary.yaml\n")
    generated.generate()
    assert generated.log == ["open", "base", "beta.neg"]
    generated.write(generated.spec / "families/unary.yaml", "of one alone")
    wrote, _, _ = generated.generate()
    assert wrote == ["manifest.json", "one/beta/neg.txt", "sources.json", "two/beta/neg.txt"]
    assert generated.log == ["open", "base", "beta.neg"]
    generated.generate()
    assert generated.log == []


def test_a_dependency_that_goes_is_an_error_of_its_dependent(generated: Project) -> None:
    generated.op("alpha/add").unlink()
    with pytest.raises(FileNotFoundError) as caught:
        generated.generate()
    assert caught.value.__notes__ == ["while generating ops/alpha/pad.yaml"]


def test_an_op_file_outside_the_spec_may_be_a_dependency(project: Project, tmp_path: Path) -> None:
    core = tmp_path / "core/ops/abs.yaml"
    project.write(core, "name: core.abs\ndoc: magnitude\n")
    project.write(project.op("beta/neg"), f"name: beta.neg\ndoc: negates\nneeds: {core}\n")
    project.generate()
    project.generate()
    assert project.log == []
    project.write(core, "name: core.abs\ndoc: size\n")
    project.generate()
    assert project.log == ["open", "beta.neg"]


def test_a_new_op_renders_itself_and_the_index(generated: Project) -> None:
    generated.write(generated.op("beta/abs"), "name: beta.abs\ndoc: magnitude\n")
    generated.generate()
    assert generated.log == ["open", "beta.abs", "index"]


@pytest.mark.parametrize("changed", ["code", "base"])
def test_code_and_base_change_everything(generated: Project, changed: str) -> None:
    generated.write({"code": generated.code, "base": generated.spec / "types.yaml"}[changed], "2\n")
    generated.generate()
    assert generated.log == ["open", "base", "alpha.add", "alpha.pad", "beta.neg", "index"]


def test_a_module_of_the_runtime_that_the_pipeline_imports_counts_as_its_code(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = type(sys)("opspec.fake_helper")
    module.__file__ = str(project.out.parent / "helper.py")
    project.write(Path(module.__file__), "1\n")
    monkeypatch.setitem(sys.modules, module.__name__, module)
    project.generate()
    monkeypatch.delitem(sys.modules, module.__name__)
    project.generate()
    assert project.check() == {}
    assert project.log == []
    project.write(Path(module.__file__), "2\n")
    assert project.check() == {}
    assert project.log[0] == "open"
    project.generate()
    assert "base" in project.log


def test_an_op_that_goes_takes_its_files_along(generated: Project) -> None:
    generated.op("beta/neg").unlink()
    mine = generated.out / "one/mine.txt"
    generated.write(mine, "not from the generator\n")
    _, removed, _ = generated.generate()
    assert removed == ["one/beta/neg.txt", "two/beta/neg.txt"]
    assert not (generated.out / "one/beta").exists()
    assert mine.exists()
    assert generated.log == ["open", "index"]


def test_orphans_are_found_across_a_merge_conflict_in_the_manifest(generated: Project) -> None:
    manifest = generated.out / MANIFEST
    lines = manifest.read_text().splitlines(keepends=True)
    manifest.write_text("".join(["<<<<<<< ours\n", *lines[:4], "=======\n", *lines[4:], ">>>>>>> theirs\n"]))
    generated.op("beta/neg").unlink()
    wrote, removed, _ = generated.generate()
    assert removed == ["one/beta/neg.txt", "two/beta/neg.txt"]
    assert MANIFEST in wrote
    assert generated.check() == {}


@pytest.mark.parametrize("damage", ["edited", "gone"])
def test_an_output_that_was_touched_is_rendered_again(generated: Project, damage: str) -> None:
    output = generated.out / "two/alpha/add.txt"
    if damage == "edited":
        generated.write(output, "by hand\n")
    else:
        output.unlink()
    wrote, _, _ = generated.generate()
    assert wrote == ["two/alpha/add.txt"]
    assert output.read_text() == "alpha.add: adds\n"


@pytest.mark.parametrize("content", ["", "[]", '{"format": 0}', "{"])
def test_a_broken_cache_only_costs_time(generated: Project, content: str) -> None:
    (cache,) = (generated.out.parent / ".opspec-cache").glob("*.json")
    cache.write_text(content)
    assert generated.generate() == ([], [], FILES)
    assert generated.log[0] == "open"


def test_errors_of_all_files_come_together_and_nothing_is_written(generated: Project) -> None:
    before = generated.files()
    for name in ("alpha/add", "beta/neg"):
        generated.write(generated.op(name), f"name: {name.replace('/', '.')}\ndoc: error\n")
    generated.write(generated.op("alpha/pad"), "name: alpha.pad\ndoc: fine\n")
    with pytest.raises(SpecError) as caught:
        generated.generate()
    report = caught.value.report.render().splitlines()
    assert [line.partition(": ")[2] for line in report] == ["error: a fake error"] * 2
    after = generated.files()
    assert {path for path in after if after[path] != before[path]} == {f"spec/ops/{name}.yaml" for name in OPS}


def test_two_files_may_not_define_one_op(project: Project) -> None:
    project.write(project.op("beta/plus"), "name: alpha.add\ndoc: again\n")
    with pytest.raises(SpecError, match=r"plus\.yaml: error: defines the op that .*add\.yaml defines"):
        project.generate()
    assert not project.out.exists()


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda spec: spec.mkdir(), r"ops/<dialect>/\*\.yaml, found none"),
        (lambda spec: None, "no such folder"),  # noqa: ARG005
        (lambda spec: Project.write(spec / "ops/a.yml", ""), r"a\.yml: error: expected an op file to end in"),
    ],
)
def test_a_spec_folder_without_op_files_is_refused(tmp_path: Path, make, message: str) -> None:
    spec = tmp_path / "nothing"
    make(spec)
    with pytest.raises(SpecError, match=message):
        generate(spec, tmp_path / "out", fake_toolchain.toolchain([]))


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("../escape.txt", ""),
        ("/absolute.txt", ""),
        ("a/.hidden", ""),
        ("a b.txt", ""),
        (MANIFEST, "{}\n"),
        (SOURCES, "{}\n"),
        ("a.txt", "no newline at the end"),
        ("a.txt", "two kinds of\r\nline ends\n"),
    ],
)
def test_an_emitter_that_would_not_be_the_same_everywhere_is_refused(project: Project, path: str, text: str) -> None:
    class Bad(fake_toolchain.Emitter):
        def emit_base(self, base: str) -> dict[str, str]:  # noqa: ARG002
            return {path: text}

    pipeline = Pipeline(fake_toolchain.load_base, fake_toolchain.load_op, (Bad("bad", []),))
    with pytest.raises(ValueError, match="bad emits"):
        generate(project.spec, project.out, Toolchain(lambda: pipeline, ()))


def test_check_passes_on_a_fresh_tree(generated: Project) -> None:
    before = generated.files()
    assert generated.check(anew=True) == {}
    assert generated.files() == before


def test_check_renders_nothing_where_nothing_changed(generated: Project) -> None:
    generated.log.clear()
    assert generated.check() == {}
    assert generated.log == []
    assert generated.check(anew=True) == {}
    assert generated.log[0] == "open"


def test_check_of_a_copy_at_another_place_renders_nothing(generated: Project, tmp_path: Path) -> None:
    copied = Project(tmp_path / "elsewhere")
    shutil.copytree(generated.out, copied.out)
    shutil.copytree(generated.spec / "schema", copied.spec / "schema")
    assert copied.check() == {}
    assert copied.log == []


@pytest.mark.parametrize("changed", ["code.py", "spec/types.yaml", "spec/ops/beta/neg.yaml", "spec/more.yaml"])
def test_check_renders_where_a_file_changed_that_decides(generated: Project, changed: str) -> None:
    path = generated.out.parent / changed
    before = path.read_text() if path.exists() else ""
    generated.write(path, before + "\n")
    generated.log.clear()
    with suppress(ValueError):  # of the loader, which knows no empty lines
        generated.check()
    assert generated.log[0] == "open"


def test_a_record_of_sources_that_is_stale_only_costs_time(generated: Project) -> None:
    generated.write(generated.code, "2\n")
    assert generated.check() == {}
    generated.write(generated.out / SOURCES, "{}\n")
    assert generated.check() == {}


def test_both_sides_of_a_merge_of_sources_are_rendered(generated: Project) -> None:
    sources = generated.out / SOURCES
    text = sources.read_text()
    line = next(line for line in text.splitlines() if "alpha/add" in line)
    generated.write(sources, text.replace(line, f"{line}\n{line.replace('alpha/add', 'gone')}"))
    generated.log.clear()
    assert generated.check() == {}
    assert generated.log[0] == "open"


def test_check_names_every_way_to_be_wrong(generated: Project) -> None:
    manifest = generated.out / MANIFEST
    entries = json.loads(manifest.read_text())
    orphan = generated.out / "one/orphan.txt"
    generated.write(orphan, "x\n")
    entries["one/orphan.txt"] = "0" * 64
    manifest.write_text(json.dumps(entries, indent=0))
    (generated.out / "one/alpha/add.txt").unlink()
    generated.write(generated.out / "two/alpha/add.txt", "by hand\n")
    generated.write(generated.out / "two/mine.txt", "mine\n")
    generated.write(generated.op("beta/neg"), "name: beta.neg\ndoc: turns around\n")
    generated.write(generated.out / "one/__pycache__/x.pyc", "")
    before = generated.files()
    assert generated.check() == {
        "manifest.json": "stale",
        "one/alpha/add.txt": "missing",
        "one/beta/neg.txt": "stale",
        "one/orphan.txt": "orphaned",
        "two/alpha/add.txt": "hand-edited",
        "two/beta/neg.txt": "stale",
        "two/mine.txt": "not generated",
    }
    assert generated.files() == before


def test_a_difference_shows_what_would_change(generated: Project) -> None:
    generated.write(generated.op("beta/neg"), "name: beta.neg\ndoc: turns around\n")
    found = {item.path: item.diff for item in check(generated.spec, generated.out, generated.toolchain)}
    name = (generated.out / "one/beta/neg.txt").as_posix()
    assert found["one/beta/neg.txt"] == (
        f"--- {name} (on disk)\n+++ {name} (from the spec)\n@@ -1 +1 @@\n-beta.neg: negates\n+beta.neg: turns around\n"
    )


def test_an_edited_tree_ends_where_a_fresh_one_starts(generated: Project, tmp_path: Path) -> None:
    generated.op("beta/neg").unlink()
    generated.write(generated.op("beta/abs"), "name: beta.abs\ndoc: magnitude\n")
    generated.write(generated.op("alpha/add"), "name: alpha.add\ndoc: sums\n")
    generated.generate()
    other = tmp_path / "other"
    generate(generated.spec, other, generated.toolchain)
    files = {path.relative_to(other): path.read_bytes() for path in other.rglob("*.*")}
    assert {p.relative_to(generated.out): p.read_bytes() for p in generated.out.rglob("*.*")} == files


def test_the_bytes_do_not_depend_on_hash_seed_locale_or_file_order(tmp_path: Path) -> None:
    trees = []
    for seed, locale in (("0", "C"), ("1", "C.UTF-8"), ("2", "POSIX")):
        root = tmp_path / seed
        project = Project(root)
        for name in sorted(OPS, reverse=seed == "1"):
            project.op(name).unlink()
            project.write(project.op(name), OPS[name])
        script = (
            "import sys; from pathlib import Path; from opspec_generator.generate import generate;"
            "from tests.generator import fake_toolchain as fake;"
            "generate(Path('spec'), Path('generated'), fake.toolchain([]))"
        )
        environment = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(sys.path),
            "PYTHONHASHSEED": seed,
            "LC_ALL": locale,
            "PYTHONUTF8": "0",
        }
        subprocess.run([sys.executable, "-c", script], cwd=root, env=environment, check=True)
        trees.append(project.files())
    assert trees[0] == trees[1] == trees[2]
