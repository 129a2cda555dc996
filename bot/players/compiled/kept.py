"""Where machine code is kept for the next process.

numba notices when a function's own file has changed, but not the files of what it calls, so every
state of the sources has a folder of its own. A folder that others can write to is never used:
whoever writes there decides what runs here.
"""

import os
import stat
from hashlib import sha256
from pathlib import Path

PLAYERS = Path(__file__).parents[1]
CHOSEN = "NUMBA_CACHE_DIR"


def fingerprint() -> str:
    """Tells the sources of the players from any others."""
    digest = sha256()
    for path in sorted(PLAYERS.rglob("*.py")):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def folder() -> Path | None:
    """A folder to keep code in, beside the sources if possible; None when nothing is writable."""
    chosen = os.environ.get(CHOSEN)
    homes = [Path(__file__).parent / "__pycache__", Path.home() / ".cache" / "kozel"]
    for home in [Path(chosen)] if chosen else homes:
        place = home / fingerprint()
        try:
            place.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError:
            continue
        if _is_ours(home) and _is_ours(place):
            return place
    return None


def _is_ours(place: Path) -> bool:
    """Whether this user may write there, and nobody else."""
    found = place.stat()
    others_write = found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)
    return found.st_uid == os.getuid() and not others_write and os.access(place, os.W_OK)
