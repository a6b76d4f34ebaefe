"""Children of oracles that die, hang or print something else: that is the answer, and the next one comes."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

from opspec.agreement.oracles import DECLINES, DIES, GARBLES, HANGS, Unsupported, Verdict, oracle
from opspec.agreement.oracles import worker as workers
from opspec.agreement.oracles.answers import COMPILES, READS, STARTS
from opspec.agreement.oracles.forks import FORKS
from opspec.agreement.oracles.frames import Garbled, pack, unpack
from opspec.agreement.oracles.json_lines import LINES, decoded, encoded
from opspec.agreement.oracles.worker import Worker, child_command
from opspec.values.types import ELEMENT_TYPES
from tests.fork_server import ORACLE, fork_command
from tests.samples import one_in

# A child that does what the program says.
CHILD = """
import os, sys, time
from opspec.agreement.oracles.child import serve

class Fake:
    def check(self, program):
        exec(program)
    def infer(self, program):
        return eval(program)
    def run(self, program, inputs):
        exec(program)
        return inputs

serve(Fake(), sys.stdin.buffer, sys.stdout.buffer)
"""
SAY = "sys.stdout.buffer.write({!r}); sys.stdout.flush()"
PATIENCE_S = 60.0  # on a machine that has other work too
SHORT_S = 0.3  # for a child that does not answer
GOOD = [np.arange(6, dtype=np.float32).reshape(2, 3), np.array(True), np.zeros((0, 2), ml_dtypes.bfloat16)]


@pytest.fixture(scope="module")
def worker() -> Any:
    made = _worker(CHILD)
    yield made
    made.close()


def _worker(script: str, patience_s: float = PATIENCE_S, start_s: float = PATIENCE_S) -> Worker:
    return Worker("fake", [sys.executable, "-c", script], patience_s, start_s)


def _answers(worker: Worker) -> bool:
    found = worker.run("pass", GOOD)
    return not isinstance(found, Unsupported) and all(
        x.dtype == y.dtype and x.shape == y.shape and x.tobytes() == y.tobytes()
        for x, y in zip(found, GOOD, strict=True)
    )


@pytest.mark.parametrize(
    ("program", "how", "reason"),
    [
        ("os._exit(3)", DIES, "exit status 3"),
        ("os.abort()", DIES, "signal 6"),
        ("print('no room', file=sys.stderr, flush=True); os._exit(1)", DIES, "no room"),
        ("os.write(1, b'OpSpec1'); os._exit(1)", DIES, "exit status 1"),
        ("time.sleep(60)", HANGS, "no answer within 0.3 s"),
        ("os.close(1); time.sleep(60)", DIES, "closed its pipe"),
        (SAY.format(b"hello there, this is no message at all"), GARBLES, "hello there"),
        (SAY.format(b"hello") + "; os._exit(0)", GARBLES, "hello"),
        (SAY.format(pack({"accepted": True}) + b"more"), GARBLES, "one message"),
        (SAY.format(pack({}).replace(b"arrays", b"arrows")), GARBLES, "text that is none"),
        (SAY.format(pack({}).replace(b'"arrays": []', b'"arrays": [}')), GARBLES, "text that is none"),
        (SAY.format(pack({}, [np.zeros(3)]).replace(b"3", b"4")), GARBLES, "arrays of 32 bytes"),
        ("raise ValueError('not today')", DECLINES, "ValueError: not today"),
    ],
)
def test_what_goes_wrong_is_the_answer(
    worker: Worker, program: str, how: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patience:
        if how == HANGS:
            patience.setattr(worker, "_patience_s", SHORT_S)
        patience.setattr(workers, "_END_S", SHORT_S)
        found = worker.run(program, GOOD)
    assert isinstance(found, Unsupported)
    assert found.how == how
    assert reason in found.reason
    assert _answers(worker), "the next question was not answered"


@pytest.mark.parametrize(
    ("script", "how"),
    [("raise SystemExit(7)", DIES), ("import time; time.sleep(60)", HANGS), ("print('hi')", GARBLES)],
)
def test_a_child_that_never_starts(script: str, how: str) -> None:
    worker = _worker(script, start_s=SHORT_S if how == HANGS else PATIENCE_S)
    for _ in range(2):
        found = worker.accepts("")
        assert isinstance(found, Unsupported)
        assert found.how == how
    worker.close()


def test_a_child_that_ended_between_questions_is_started_again(worker: Worker) -> None:
    assert _answers(worker)
    assert worker._child is not None
    worker._child.kill()
    worker._child.wait()
    assert _answers(worker)


def test_no_process_is_left(worker: Worker) -> None:
    assert _answers(worker)
    child = worker._child
    assert child is not None
    worker.close()
    assert child.returncode is not None
    worker.close()
    assert _answers(worker)


def test_many_bytes_pass_both_ways(worker: Worker) -> None:
    large = np.arange(3_000_000, dtype=np.int64)
    found = worker.run("pass", [large])
    assert not isinstance(found, Unsupported)
    assert np.array_equal(found[0], large)


def test_a_child_that_does_not_read_is_not_waited_for() -> None:
    # More than a pipe holds: writing blocks.
    ready = SAY.format(pack({"ready": True}))
    worker = _worker(f"import sys, time; {ready}; time.sleep(60)", patience_s=0.5)
    before = time.monotonic()
    found = worker.run("pass", [np.zeros(3_000_000)])
    assert isinstance(found, Unsupported)
    assert found.how == HANGS
    assert time.monotonic() - before < 20
    worker.close()


def test_types_that_are_none(worker: Worker) -> None:
    for program in ("['tensor<2xf99>']", "['none']", "[3]"):
        found = worker.infer(program)
        assert isinstance(found, Unsupported)
        assert found.how == GARBLES
    assert [str(type_) for type_ in worker.infer("['tensor<2x?xbf16>']")] == ["tensor<2x?xbf16>"]  # type: ignore[union-attr]


@pytest.mark.parametrize("name", sorted(ELEMENT_TYPES))
def test_every_element_type_passes(name: str) -> None:
    element = ELEMENT_TYPES[name]
    values = np.arange(4).reshape(2, 2).astype(element.dtype)
    data, (found,) = unpack(_reader(pack({"a": 1}, [values])))
    assert data == {"a": 1}
    assert (found.dtype, found.shape) == (values.dtype, values.shape)
    assert found.tobytes() == values.tobytes()


def test_a_message_that_says_to_be_huge_is_none() -> None:
    with pytest.raises(Garbled, match="one of"):
        unpack(_reader(b"OpSpec1\n" + b"\xff" * 16))


def _reader(message: bytes) -> Callable[[int], bytes]:
    left = memoryview(message)

    def read(size: int) -> bytes:
        nonlocal left
        taken, left = bytes(left[:size]), left[size:]
        assert len(taken) == size
        return taken

    return read


# --- the library ----------------------------------------------------------------------------------

WRONG = """"func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  "stablehlo.add"() : () -> ()
}) : () -> ()
"""


@pytest.mark.parametrize("name", ["library", "xla"])
def test_a_wrong_program_is_refused(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "module_command", fork_command)
    asked = oracle(name)
    found = asked.accepts(WRONG)
    assert isinstance(found, Verdict)
    assert not found.accepted
    assert found.reason
    ran = asked.run(WRONG, [])
    assert isinstance(ran, Unsupported)
    assert ran.how == DECLINES
    asked.close()


PASS = """"func.func"() <{{function_type = ({0}) -> ({0}), sym_name = "main"}}> ({{
^bb0(%a: {0}):
  "func.return"(%a) : ({0}) -> ()
}}) : () -> ()
"""


def test_values_pass_the_library_unchanged() -> None:
    asked = oracle("library")
    for name, element in ELEMENT_TYPES.items():
        if name == "index":
            continue
        for shape in ((2, 2), (), (0, 3), (1,)):
            values = np.resize(_bits(element.dtype), shape)
            type_ = f"tensor<{''.join(f'{size}x' for size in shape)}{name}>"
            found = asked.run(PASS.format(type_), [values])
            assert not isinstance(found, Unsupported), (name, shape, found)
            assert (found[0].dtype, found[0].shape) == (values.dtype, values.shape)
            as_numbers = found[0].astype(complex), values.astype(complex)
            assert np.array_equal(*as_numbers, equal_nan=True), (name, shape)
    asked.close()


def _bits(dtype: Any) -> Any:
    values = [1, 0, 0.5, float("nan")] if np.dtype(dtype).kind in "fcV" else [1, 0, 1, 1]
    with np.errstate(all="ignore"):
        return np.array(values).astype(dtype)


# --- children of others ---------------------------------------------------------------------------

LINES_CHILD = """
import json, os, sys
print(json.dumps({"opspec": 1, "described": "doubles everything"}), flush=True)
for line in sys.stdin:
    asked = json.loads(line)
    if asked["question"] == "accepts":
        answer = {"accepted": False, "reason": "never", "stage": "compiles"}
    elif asked["program"] == "die":
        os.abort()
    elif asked["program"] == "chat":
        answer = "hello"
    else:
        answer = {"outputs": asked["inputs"] * 2}
    print(json.dumps(answer), flush=True)
"""


@pytest.fixture
def lines() -> Any:
    made = Worker("lines", [sys.executable, "-c", LINES_CHILD], 5.0, framing=LINES, foreign=True)
    yield made
    made.close()


def test_a_child_of_others_speaks_lines_of_json(lines: Worker) -> None:
    assert lines.hello() == "doubles everything"
    assert lines.accepts("p") == Verdict(False, "never", "compiles")
    given = [np.arange(3, dtype=np.float32), np.zeros((2, 0), np.complex64)]
    found = lines.run("p", given)
    assert not isinstance(found, Unsupported)
    assert [(x.dtype, x.shape, x.tobytes()) for x in found] == [(x.dtype, x.shape, x.tobytes()) for x in given * 2]


@pytest.mark.parametrize(("program", "how"), [("die", DIES), ("chat", GARBLES)])
def test_what_goes_wrong_with_lines_is_the_answer_too(lines: Worker, program: str, how: str) -> None:
    found = lines.run(program, GOOD)
    assert isinstance(found, Unsupported)
    assert found.how == how
    assert not isinstance(lines.run("p", GOOD), Unsupported)


@pytest.mark.parametrize("name", sorted(ELEMENT_TYPES))
def test_every_element_type_passes_as_a_line(name: str) -> None:
    values = np.arange(4).reshape(2, 2).astype(ELEMENT_TYPES[name].dtype)
    found = decoded(encoded(values))
    assert (found.dtype, found.shape, found.tobytes()) == (values.dtype, values.shape, values.tobytes())


def test_a_line_of_another_protocol_is_refused() -> None:
    worker = Worker("other", [sys.executable, "-c", "print('{\"opspec\": 99}')"], 5.0, framing=LINES, foreign=True)
    found = worker.hello()
    assert isinstance(found, Unsupported)
    assert "protocol 1, found 99" in found.reason
    worker.close()


def test_a_platform_of_jax_answers_and_says_who_refused() -> None:
    worker = Worker("cpu", child_command("pjrt", "cpu"), 60.0)
    assert str(worker.hello()).startswith("cpu, ")
    found = worker.run(PASS.format("tensor<2xf32>"), [np.ones(2, np.float32)])
    assert not isinstance(found, Unsupported)
    refused = worker.accepts(WRONG)
    assert isinstance(refused, Verdict)
    assert refused.stage == READS
    declined = worker.run(PASS.format("tensor<2x!quant.uniform<i8:f32, 0.5>>"), [np.ones(2, np.int8)])
    assert isinstance(declined, Unsupported)
    assert declined.stage == COMPILES
    worker.close()


FORKED = CHILD.replace(
    "serve(Fake(), sys.stdin.buffer, sys.stdout.buffer)",
    """
import threading
from functools import partial
from opspec.agreement.oracles.forks import relay
relay(partial(serve, Fake()), sys.stdin.buffer, sys.stdout.buffer)
""",
)


@pytest.fixture(scope="module")
def forked() -> Any:
    made = _worker(FORKED)
    yield made
    made.close()


@pytest.mark.skipif(not FORKS, reason="there are no forks here")
@pytest.mark.parametrize(
    ("program", "reason"),
    [
        ("os._exit(3)", "exit status 3"),
        ("os._exit(0)", "exit status 0"),
        ("os.abort()", "signal 6"),
        ("print('no room', file=sys.stderr, flush=True); os._exit(1)", "no room"),
    ],
)
def test_a_fork_that_ends_is_followed_by_another_of_the_same_child(forked: Worker, program: str, reason: str) -> None:
    assert _answers(forked)
    child = forked._child
    found = forked.run(program, GOOD)
    assert isinstance(found, Unsupported)
    assert (found.how, reason in found.reason) == (DIES, True)
    quiet = forked.run("os._exit(3)", GOOD)
    assert quiet == Unsupported("exit status 3", DIES)  # what the last one said is not about this question
    assert _answers(forked)
    assert forked._child is child


@pytest.mark.skipif(not FORKS, reason="there are no forks here")
def test_a_fork_that_ends_between_questions_takes_no_answer_from_the_next(forked: Worker) -> None:
    later = "threading.Timer(0.1, os._exit, [7]).start()"
    assert not isinstance(forked.run(later, GOOD), Unsupported)
    time.sleep(0.3)
    assert _answers(forked)


@pytest.mark.skipif(not FORKS, reason="there are no forks here")
def test_a_fork_that_hangs_ends_with_its_child(forked: Worker, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert _answers(forked)
    file = tmp_path / "pid"
    with monkeypatch.context() as patience:
        patience.setattr(forked, "_patience_s", SHORT_S)
        found = forked.run(f"print(os.getpid(), file=open({str(file)!r}, 'w'), flush=True); time.sleep(60)", GOOD)
    assert isinstance(found, Unsupported)
    assert found.how == HANGS
    deadline = time.monotonic() + 5
    while _is_alive(int(file.read_text())):
        assert time.monotonic() < deadline
        time.sleep(0.01)
    assert _answers(forked)


@pytest.mark.skipif(not FORKS, reason="there are no forks here")
def test_a_fork_that_hangs_ends_when_nobody_asks_any_more(tmp_path: Path) -> None:
    """As when who asked is killed, and cannot end them."""
    made = _worker(FORKED)
    assert _answers(made)
    child, file = made._child, tmp_path / "pid"
    assert child is not None
    assert child.stdin is not None
    hangs = f"print(os.getpid(), file=open({str(file)!r}, 'w'), flush=True); time.sleep(600)"
    asking = threading.Thread(target=made.run, args=(hangs, GOOD), daemon=True)
    asking.start()
    deadline = time.monotonic() + 60
    while not (file.exists() and file.read_text().strip()):
        assert time.monotonic() < deadline
        time.sleep(0.01)
    child.stdin.close()
    while _is_alive(int(file.read_text())):
        assert time.monotonic() < deadline
        time.sleep(0.01)
    asking.join()
    made.close()


def _is_alive(pid: int) -> bool:
    try:
        return "State:\tZ" not in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False


@pytest.mark.parametrize(
    ("target", "says"),
    one_in(2, [("nowhere", "list of known backends"), ("/no/such.so", "cannot open shared object file")]),
)
def test_a_backend_that_cannot_be_loaded_says_why(target: str, says: str) -> None:
    worker = Worker(target, fork_command(ORACLE, "pjrt", target), 60.0)
    found = worker.hello()
    assert isinstance(found, Unsupported)
    assert (found.how, found.stage) == (DECLINES, STARTS)
    assert says in found.reason
    worker.close()
