"""Many jobs at once: on the cores of this machine, or on a cluster that is there already.

    with executor(workers=4) as run:
        for result in run.unordered(function, jobs):
            ...

Each job's result comes exactly once, also if a worker dies over it. Function, jobs and results
travel between processes: the function stands in a module, the others consist of plain things.
"""

from __future__ import annotations

import logging
import re
import socket
from collections import deque
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    ProcessPoolExecutor,
    wait,
)
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from santiago_desktop import __version__
from santiago_desktop.kernel.checks import Fault, quoted
from santiago_desktop.system.processes import CONTEXT, settle, sheltered

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from concurrent.futures import Executor, Future

    Job = tuple[Any, ...]

R = TypeVar("R")

MOST_WORKERS = 61  # processes; more than Windows can wait for
AHEAD = 4  # jobs for each worker that are handed out before the first result is there
LIVES = 5  # times that workers may die before the next result: then it is the job's fault
KNOCKING = 5  # seconds in which a cluster has to answer
ADDRESS = re.compile(r"(?:tcp|tls)://([^/\s]+):([0-9]{1,5})")


class Run(Protocol):
    """Does jobs somewhere: in this process, in several, on a cluster."""

    def unordered(self, function: Callable[..., R], jobs: Iterable[Job]) -> Iterator[R]:
        """The results of calling the function with each job, as they come."""


@contextmanager
def executor(workers: int = 1, cluster: str = "") -> Iterator[Run]:
    """Whoever does jobs: this process, several, or a cluster's; Fault if there is no such cluster.

    It ends with the block: at once, if something is raised in it.
    """
    if not cluster and workers == 1:
        yield Alone()
        return
    place = Cluster(cluster) if cluster else Cores(min(workers, MOST_WORKERS))
    run = Workers(place)
    try:
        yield run
    except BaseException:
        place.end(run.executor, at_once=True)
        raise
    place.end(run.executor)


class Alone:
    """The process that asks does one job after the other."""

    def unordered(self, function: Callable[..., R], jobs: Iterable[Job]) -> Iterator[R]:
        """The results, in the order of the jobs."""
        return (function(*job) for job in jobs)


class Host(Protocol):
    """Where executors come from: the cores of this machine, or a cluster."""

    ahead: int  # jobs that are handed out before the first result is there
    died: tuple[type[BaseException], ...]  # what a future raises whose worker has died

    def executor(self) -> Executor:
        """The executor to begin with."""

    def renewed(self, executor: Executor) -> Executor:
        """The one to go on with when a worker has died."""

    def end(self, executor: Executor, *, at_once: bool = False) -> None:
        """All is done; or nobody wants any more what is not."""


class Workers:
    """An executor, and another one if it breaks."""

    def __init__(self, place: Host) -> None:
        """The first one."""
        self.place = place
        self.executor = place.executor()
        self.deaths = 0  # since the last result

    def unordered(self, function: Callable[..., R], jobs: Iterable[Job]) -> Iterator[R]:
        """The results; only a few jobs are handed out at a time."""
        left = iter(jobs)
        again: deque[Job] = deque()  # their workers have died
        handed_out: dict[Future[R], tuple[Job, Executor]] = {}
        while True:
            room = self.place.ahead - len(handed_out)
            again.extend(islice(left, max(0, room - len(again))))
            for job in [again.popleft() for _ in range(min(room, len(again)))]:
                future = self._submit(function, job)  # which may change the executor
                handed_out[future] = job, self.executor
            if not handed_out:
                return
            for future in wait(handed_out, return_when=FIRST_COMPLETED).done:
                job, executor = handed_out.pop(future)
                if self._survived(future, executor):
                    yield future.result()
                else:
                    again.append(job)

    def _submit(self, function: Callable[..., R], job: Job) -> Future[R]:
        while True:
            try:
                with sheltered():  # processes may be started for it
                    return self.executor.submit(function, *job)
            except self.place.died:
                self._go_on_without(self.executor)

    def _survived(self, future: Future[Any], executor: Executor) -> bool:
        """Whether the future's worker has lived to say what came out."""
        try:
            error = future.exception()
        except CancelledError:
            raise Fault("the cluster has gone, and with it the jobs that it was given") from None
        if isinstance(error, self.place.died):
            self._go_on_without(executor)
            return False
        self.deaths = 0
        return True

    def _go_on_without(self, broken: Executor) -> None:
        """A worker has died; several futures may tell of it."""
        if broken is self.executor:
            self.deaths += 1
            if self.deaths > LIVES:
                raise Fault("the worker processes keep dying")
            self.executor = self.place.renewed(broken)


class Cores:
    """Executors that are processes of this machine."""

    died: tuple[type[BaseException], ...] = (BrokenExecutor,)

    def __init__(self, workers: int) -> None:
        """With so many `workers`, each a process."""
        self.workers, self.ahead = workers, AHEAD * workers
        self.others = set(active_children())

    def executor(self) -> Executor:
        """They start when they are needed."""
        return ProcessPoolExecutor(self.workers, mp_context=CONTEXT, initializer=settle)

    def renewed(self, executor: Executor) -> Executor:
        """Where one process has died, the others were stopped."""
        self.end(executor, at_once=True)
        return self.executor()

    def end(self, executor: Executor, *, at_once: bool = False) -> None:
        """Left to themselves, processes would first finish what they are doing."""
        if at_once:
            for process in set(active_children()) - self.others:
                process.kill()
        executor.shutdown(cancel_futures=at_once)


class Cluster:
    """Dask: it looks after its workers itself, and does again what was lost with one of them."""

    def __init__(self, address: str) -> None:
        """`address` is its scheduler's; Fault if none answers there, or Dask isn't installed."""
        host, port = _parts(address)
        try:
            import distributed  # noqa: PLC0415 - an extra
        except ImportError:
            raise Fault(
                "for --cluster the package distributed is missing: "
                'pip install "santiago-desktop[cluster]"'
            ) from None
        self.died: tuple[type[BaseException], ...] = (distributed.KilledWorker,)
        logging.getLogger("distributed").setLevel(logging.CRITICAL)  # faults say what matters
        try:
            socket.create_connection((host, port), KNOCKING).close()  # Dask would try for long
            self.client = distributed.Client(address, timeout=KNOCKING, set_as_default=False)
        except Exception:  # noqa: BLE001 - whatever comes of bytes that no scheduler sends
            raise Fault(f"no Dask scheduler answers at {quoted(address)}") from None
        self.ahead = AHEAD * max(MOST_WORKERS, sum(self.client.nthreads().values()))
        self._check()

    def _check(self) -> None:
        """The workers have to know the program, and in this version."""
        try:
            versions = set(self.client.run(version).values())
        except Exception:  # noqa: BLE001 - whatever an import can raise
            versions = {"none"}
        if versions - {__version__}:
            self.client.close()
            raise Fault(f"every worker of the cluster needs Santiago Desktop {__version__}")

    def executor(self) -> Executor:
        """Equal jobs are done each for itself: nothing is looked up in what was done before."""
        executor: Executor = self.client.get_executor(pure=False)
        return executor

    def renewed(self, executor: Executor) -> Executor:
        """Its other workers go on."""
        return executor

    def end(self, executor: Executor, *, at_once: bool = False) -> None:
        """The cluster goes on, without what nobody has begun with."""
        executor.shutdown(wait=not at_once)
        self.client.close()


def _parts(address: str) -> tuple[str, int]:
    """Host and port; Fault if that's no address."""
    found = ADDRESS.fullmatch(address)
    if found is None:
        example = "tcp://localhost:8786"
        raise Fault(f"a cluster's address looks like {example}, not {quoted(address)}")
    return found[1].strip("[]"), int(found[2])


def version() -> str:
    """The version of the program that a worker would run."""
    return __version__
