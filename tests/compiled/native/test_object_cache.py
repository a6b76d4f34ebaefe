"""The cache of objects: whole or nothing, whoever writes at the same time and however he ends."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from opspec.compiled.engine_names import EngineWarning
from opspec.compiled.native.object_cache import STALE, VARIABLE, ObjectCache, _cache_at, object_cache

WRITER = """
import sys
from pathlib import Path
from opspec.compiled.native.object_cache import ObjectCache

cache = ObjectCache(Path(sys.argv[1]))
for turn in range(10**9):
    cache.put(f"{turn % 7:064}", bytes([turn % 251]) * 3_000_000)
    if turn == 0:
        print("begun", flush=True)
"""


def files(folder: Path, pattern: str = "*/*.o") -> list[Path]:
    return sorted(folder.glob(pattern))


def test_what_was_put_is_found(tmp_path: Path) -> None:
    cache = ObjectCache(tmp_path)
    cache.put("ab12", b"code")
    assert cache.get("ab12") == ObjectCache(tmp_path).get("ab12") == b"code"
    assert cache.get("ab13") is None


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="this system ends no process like that")
def test_a_writer_that_is_killed_leaves_whole_objects_and_rubbish_that_goes(tmp_path: Path) -> None:
    for turn in range(6):
        command = [sys.executable, "-c", WRITER, str(tmp_path)]
        with subprocess.Popen(
            command, stdout=subprocess.PIPE, env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
        ) as child:
            assert child.stdout is not None
            child.stdout.readline()
            time.sleep(0.02 + 0.013 * turn)
            child.kill()
        cache = ObjectCache(tmp_path)
        found = [cache.get(f"{key:064}") for key in range(7)]
        assert any(found)
        assert all(one is None or (len(one) == 3_000_000 and one == one[:1] * len(one)) for one in found)
    for part in files(tmp_path, "*/*.part"):
        os.utime(part, (time.time() - STALE - 1,) * 2)
    ObjectCache(tmp_path, largest=100).put("ab12", b"code")
    assert not files(tmp_path, "*/*.part")


@pytest.mark.parametrize("damage", ["cut", "bit", "empty"])
def test_a_damaged_object_is_not_there(tmp_path: Path, damage: str) -> None:
    cache = ObjectCache(tmp_path)
    cache.put("ab12", b"code" * 100)
    (path,) = files(tmp_path)
    data = bytearray(path.read_bytes())
    data[-7] ^= 1
    path.write_bytes({"cut": data[:-20], "bit": data, "empty": b""}[damage])
    assert cache.get("ab12") is None
    cache.put("ab12", b"again")
    assert cache.get("ab12") == b"again"


def test_an_object_in_the_place_of_another_is_not_there(tmp_path: Path) -> None:
    cache = ObjectCache(tmp_path)
    cache.put("ab12", b"code")
    cache.put("ab13", b"other code")
    one, other = files(tmp_path)
    one.write_bytes(other.read_bytes())
    assert cache.get("ab12") is None
    assert cache.get("ab13") == b"other code"


def test_the_cache_is_bounded_and_keeps_what_was_used_last(tmp_path: Path) -> None:
    cache = ObjectCache(tmp_path, largest=100_000)
    for number in range(200):
        cache.put(f"{number:064}", bytes(2000))
        for path in files(tmp_path):
            stamp = path.stat().st_mtime - 1  # so that each is older than the next one
            os.utime(path, (stamp, stamp))
        cache.get(f"{0:064}")
        assert sum(path.stat().st_size for path in files(tmp_path)) <= 120_000
    assert cache.get(f"{0:064}") is not None
    assert cache.get(f"{199:064}") is not None
    assert cache.get(f"{1:064}") is None


@pytest.mark.parametrize("writers", [8, 200])
def test_the_cache_is_bounded_however_many_write(tmp_path: Path, writers: int) -> None:
    largest = 400_000
    caches = [ObjectCache(tmp_path, largest) for _ in range(writers)]
    for number in range(1000):
        caches[number % writers].put(f"{number:064}", bytes(2000))
        if not number % 10:
            assert sum(path.stat().st_size for path in files(tmp_path)) <= largest * 5 // 4
    assert sum(path.stat().st_size for path in files(tmp_path)) >= largest // 2


def test_a_folder_that_cannot_be_written_keeps_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    cache = ObjectCache(tmp_path / "file")
    cache.put("ab12", b"code")
    assert cache.get("ab12") is None


def test_one_variable_switches_it_off(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(VARIABLE, str(tmp_path / "here"))
    assert object_cache() is not None
    monkeypatch.chdir(tmp_path)
    for word in ("off", "none", "None"):
        monkeypatch.setenv(VARIABLE, word)
        assert object_cache() is None
    assert [path.name for path in tmp_path.iterdir()] == ["here"]


def test_a_folder_may_begin_at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(tmp_path / "home"))
    monkeypatch.setenv(VARIABLE, "~/kept")
    cache = object_cache()
    assert cache is not None
    cache.put("ab12", b"code")
    assert len(files(tmp_path, "home/kept/*/*.o")) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["home"]


@pytest.mark.skipif(not hasattr(os, "getuid"), reason="this system has no such permissions")
def test_a_folder_that_others_may_write_is_not_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    tmp_path.chmod(0o777)
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    with pytest.warns(EngineWarning, match="^OPSPEC_CACHE: .* others may write to it; so each process compiles"):
        assert object_cache() is None
    assert object_cache() is None, "it is told once"


@pytest.mark.parametrize("name", ["file", "file/below"])
def test_who_asks_for_what_is_no_folder_is_told_once(
    name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv(VARIABLE, str(tmp_path / name))
    with pytest.warns(EngineWarning, match="^OPSPEC_CACHE: expected a folder that nobody else may write to, or off"):
        assert object_cache() is None
    assert object_cache() is None, "it is told once"


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="the folder of caches is another variable's")
def test_who_asked_for_no_folder_is_told_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    for given in ("", " "):
        monkeypatch.setenv(VARIABLE, given)
        _cache_at.cache_clear()
        assert object_cache() is None
    _cache_at.cache_clear()
