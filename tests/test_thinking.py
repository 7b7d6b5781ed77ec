"""Thinking in a process of its own: the same answers, and never a wait, a hang or an orphan."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from multiprocessing import Pipe, active_children
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any

import pytest
from strange_questions import strange

from santiago_desktop.games import GAMES
from santiago_desktop.kernel.match import Match, Played
from santiago_desktop.kernel.rules import CHANCE
from santiago_desktop.players import thinking, worker
from santiago_desktop.players.thinking import LIVES, Question, Thinker, think
from santiago_desktop.table.table import Table, read_seats

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from multiprocessing.connection import Connection

    from santiago_desktop.players.thinking import Thought

TESTS = Path(__file__).parent
PATIENCE = 60.0  # seconds; nothing here takes so long unless it hangs


def wait(happened: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end, "it hangs"
        time.sleep(0.002)


def answer(thought: Thought) -> Any:
    wait(lambda: thought.done)
    return thought.answer


@pytest.fixture(name="thinker")
def fixture_thinker() -> Iterator[Thinker]:
    with Thinker() as thinker:
        yield thinker


@pytest.fixture(name="warm")
def fixture_warm(thinker: Thinker) -> Thinker:
    wait(thinker.warm)
    return thinker


def questions() -> Iterator[Question]:
    for game in GAMES:
        for level in ("easy", "medium", "hard"):
            low = GAMES[game]().seats[0]
            table = Table.new(GAMES[game](), read_seats([f"ai:{level}"] * low), level, {})
            while table.match.state.actor == CHANCE or len(table.match.legal()) == 1:
                action = table.automatic()
                assert action
                table.play(action)
            question = table.question()
            assert question
            yield question


def test_it_makes_no_difference_where_something_is_thought(warm: Thinker) -> None:
    asked = list(questions())
    thoughts = [warm.ask(question) for question in asked]
    assert [answer(thought) for thought in thoughts] == [think(question) for question in asked]


def test_whoever_waits_gets_the_same_before_and_after_the_process_is_ready(
    thinker: Thinker,
) -> None:
    question = next(questions())
    before = thinker.answer(question)
    wait(thinker.warm)
    assert thinker.answer(question) == before
    assert thinker.answer(strange("process")) != os.getpid()


def test_the_process_is_one_and_another(warm: Thinker) -> None:
    first = answer(warm.ask(strange("process")))
    assert first != os.getpid()
    assert answer(warm.ask(strange("process"))) == first


def test_the_process_knows_no_pygame(warm: Thinker) -> None:
    loaded = answer(warm.ask(strange("modules")))
    assert "santiago_desktop.players.search" in loaded
    assert "pygame" not in loaded


def test_it_is_waking_from_its_start_until_it_can_be_asked(thinker: Thinker) -> None:
    assert not thinker.waking
    thinker.warm()
    assert thinker.waking
    wait(lambda: not thinker.waking)
    assert thinker.warm()


def test_asking_does_not_wait(thinker: Thinker) -> None:
    thought = thinker.ask(strange("until enough"))
    assert not thought.done
    assert not thought.done


def test_a_thought_that_is_called_off_ends_soon_and_the_next_one_begins(warm: Thinker) -> None:
    process = answer(warm.ask(strange("process")))
    long = warm.ask(strange("until enough"))
    following = warm.ask(strange("process"))
    assert not following.done
    long.cancel()
    assert answer(following) == process
    assert long.answer is None


def test_a_thought_that_does_not_listen_costs_the_process(
    warm: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "PATIENCE", 0.05)
    process = answer(warm.ask(strange("process")))
    deaf = warm.ask(strange("sleep"))
    deaf.cancel()
    assert answer(warm.ask(strange("process"))) not in (process, os.getpid())


def test_what_is_called_off_in_time_is_never_thought(warm: Thinker, tmp_path: Path) -> None:
    long = warm.ask(strange("until enough"))
    deadly = warm.ask(strange("die", str(tmp_path / "died")))
    deadly.cancel()
    long.cancel()
    answer(warm.ask(strange("process")))
    assert not (tmp_path / "died").exists()


def test_calling_off_what_is_over_changes_nothing(warm: Thinker) -> None:
    thought = warm.ask(strange("process"))
    found = answer(thought)
    thought.cancel()
    assert thought.answer == found


def test_a_time_limit_holds_there_too(warm: Thinker) -> None:
    assert answer(warm.ask(strange("until enough", ms=20))) == "enough"


def test_when_the_worker_dies_another_one_is_asked(warm: Thinker, tmp_path: Path) -> None:
    process = answer(warm.ask(strange("process")))
    found = answer(warm.ask(strange("die", str(tmp_path / "died"))))
    assert found not in (process, os.getpid())


def test_a_worker_that_is_killed_while_it_thinks_is_replaced(warm: Thinker) -> None:
    thought = warm.ask(strange("until enough", ms=200))
    (process,) = active_children()
    process.kill()
    assert answer(thought) == "enough"


def test_a_question_that_kills_every_worker_is_thought_here(warm: Thinker) -> None:
    assert warm.answer(strange("die")) == os.getpid()
    assert answer(warm.ask(strange("process"))) != os.getpid()


def test_where_no_process_can_start_everything_is_thought_here(
    thinker: Thinker, monkeypatch: pytest.MonkeyPatch
) -> None:
    starts = []

    def refuse(game: str, *_: object) -> None:
        starts.append(game)
        raise OSError("no processes here")

    monkeypatch.setattr(worker, "Worker", refuse)
    assert not thinker.warm()
    for _ in range(3):
        assert answer(thinker.ask(strange("process"))) == os.getpid()
    assert len(starts) == LIVES


def test_random_play_needs_no_process(thinker: Thinker) -> None:
    table = Table.new(GAMES["santiago"](), read_seats(["ai:random", "ai:random"]), "1", {})
    table.play(table.match.chance())
    question = table.question()
    assert question
    assert thinker.answer(question) == answer(thinker.ask(question)) == think(question)
    assert not active_children()


def test_no_process_stays_behind(warm: Thinker) -> None:
    warm.ask(strange("sleep"))
    waiting = warm.ask(strange("process"))
    assert active_children()
    warm.close()
    assert not active_children()
    assert waiting.done


@pytest.mark.parametrize("end", ["pass", "os.kill(os.getpid(), 9)", "raise KeyboardInterrupt"])
def test_the_process_ends_with_the_program_however_that_ends(end: str) -> None:
    """The worker inherits the output: it is closed only when no process is left."""
    script = f"""
import os, sys, time
from strange_questions import strange
from santiago_desktop.players.thinking import Thinker

if __name__ == "__main__":
    thinker = Thinker()
    while not thinker.warm():
        time.sleep(0.01)
    thinker.ask(strange("sleep"))
    print("thinking", flush=True)
    {end}
"""
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=TESTS.parent,
        env=os.environ | {"PYTHONPATH": os.pathsep.join((str(TESTS), str(TESTS.parent)))},
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.stdout.strip() == b"thinking", done.stderr


def test_the_referee_loads_nothing_of_it_for_random_play() -> None:
    lines = (
        '{"cmd":"new","game":"santiago","players":2}\n{"cmd":"chance"}\n'
        '{"cmd":"think","level":"random"}\n'
    )
    script = (
        "import sys; from santiago_desktop.__main__ import main; sys.argv = ['', 'referee'];"
        "main(); sys.exit('multiprocessing' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], input=lines.encode(), stdout=subprocess.PIPE, check=True
    )
    assert done.stdout.count(b'"ok": true') == 3


@pytest.mark.parametrize("game", GAMES)
def test_who_plays_at_random_plays_what_the_thinker_would_answer(game: str) -> None:
    table = Table.new(GAMES[game](), read_seats(["ai:random"] * 3), "5", {})
    for _ in range(60):
        question, action = table.question(), table.automatic()
        assert question is None or think(question) == action
        acts = table.match.state.actor
        table.go_on()
        assert table.match.log[-1] == Played(acts, action)


def test_nobody_goes_on_for_a_person() -> None:
    table = Table.new(GAMES["cargo_noir"](), read_seats(["Ana", "ai:random"]), "5", {})
    with pytest.raises(AssertionError, match="a person is to decide"):
        table.go_on()
    assert table.match.log == []


class Served:
    """What a worker does, in a thread of this process, and the program's end of the line to it."""

    def __init__(self, game: str, crashes: Path | None = None) -> None:
        self.line, theirs = Pipe()
        self.errors: list[BaseException] = []
        self.thread = Thread(target=self._serve, args=(theirs, game, crashes))
        self.thread.start()
        assert self.line.recv() == "ready"

    def _serve(self, theirs: Connection, game: str, crashes: Path | None) -> None:
        try:
            worker.serve(theirs, game, crashes)
        except KeyError as error:
            self.errors.append(error)
        theirs.close()

    def say(self, what: Question | None) -> None:
        self.line.send_bytes(worker.Letter.dumps(what))

    def end(self) -> None:
        self.line.close()
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()


@pytest.fixture(name="serve")
def fixture_serve(monkeypatch: pytest.MonkeyPatch) -> type[Served]:
    monkeypatch.setattr(worker, "settle", lambda: None)  # signals are this process' own matter
    return Served


def test_a_worker_answers_until_nobody_is_there(serve: type[Served]) -> None:
    question = question_of("santiago")
    served = serve("santiago")
    served.say(worker.STOP)  # meant for a thought that is over already
    served.say(question)
    assert served.line.recv() == think(question)
    served.end()
    assert served.errors == []


@pytest.mark.parametrize("reports", [True, False])
def test_a_workers_error_ends_it_and_leaves_a_report_where_it_may(
    serve: type[Served], tmp_path: Path, *, reports: bool
) -> None:
    question = question_of("santiago")
    served = serve("", tmp_path if reports else None)
    served.say(Question("nonsense", *list(question)[1:]))
    served.thread.join(PATIENCE)
    assert [str(error) for error in served.errors] == ["'nonsense'"]
    assert (tmp_path / "logs" / "last-crash.txt").exists() == reports


def test_a_worker_hears_that_its_thought_isnt_wanted_any_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(worker, "HEARING", 0.0)
    ours, theirs = Pipe()
    with ours, theirs:
        called_off = worker.called_off(theirs)
        assert not called_off()
        ours.send("stop")
        assert theirs.poll(PATIENCE)
        assert called_off()
        theirs.recv()
        assert called_off()  # it isn't listened to again
    monkeypatch.setattr(worker, "HEARING", PATIENCE)
    ours, theirs = Pipe()
    with ours, theirs:
        called_off = worker.called_off(theirs)
        called_off()
        ours.send("stop")
        assert not called_off()  # it has only just listened


def test_a_worker_that_ends_before_it_speaks_is_dead() -> None:
    made = worker.Worker.__new__(worker.Worker)
    made.connection, theirs = Pipe()
    made.process = worker.CONTEXT.Process(target=os.getpid)
    made.greeted = False
    with made.connection, theirs:
        made.process.start()
        made.process.join(PATIENCE)
        with pytest.raises(EOFError, match="before it could speak"):
            made.ready  # noqa: B018 - it looks


def question_of(game: str) -> Question:
    """Something that the first seat of a new game could be asked."""
    match = Match.new(GAMES[game]().rules(), 2, "1", {})
    match.play(match.chance())
    s = match.state
    return Question("choose", game, match.rules.mask(s, s.actor), s.actor, "1", "now", "easy")
