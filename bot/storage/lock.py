"""One bot process for one SQLite file: a lock that the system frees when the process ends."""

import fcntl
import os
from dataclasses import dataclass
from pathlib import Path


@dataclass(eq=False)
class AlreadyRunning(Exception):
    """Another process works with this database. `pid` is what it wrote down, if anything."""

    path: Path
    pid: str

    def __str__(self) -> str:
        return f"another process ({self.pid or 'unknown'}) holds {self.path}"


def user_of(database: Path) -> str | None:
    """The process that holds the lock of a database ("unknown" if it did not say), or None."""
    path = _beside(database)
    if not path.exists():
        return None
    with path.open(encoding="ascii") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            return file.read(20).strip() or "unknown"
    return None


def _beside(database: Path) -> Path:
    return database.with_name(f"{database.name}.lock")


class FileLock:
    """A lock on `<database>.lock`, held until `release` or the end of the process."""

    def __init__(self, database: Path) -> None:
        """Take the lock. Raises AlreadyRunning."""
        self.path = _beside(database)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._file = self.path.open("a+", encoding="ascii")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            self._file.seek(0)
            pid = self._file.read(20).strip()
            self._file.close()
            raise AlreadyRunning(self.path, pid) from None
        self._file.truncate(0)
        self._file.write(f"{os.getpid()}\n")
        self._file.flush()

    def release(self) -> None:
        """Let others in. The file stays: to remove it would open a race."""
        self._file.close()
