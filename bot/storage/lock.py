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


class FileLock:
    """A lock on `<database>.lock`, held until `release` or the end of the process."""

    def __init__(self, database: Path) -> None:
        """Take the lock. Raises AlreadyRunning."""
        self.path = database.with_name(f"{database.name}.lock")
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
