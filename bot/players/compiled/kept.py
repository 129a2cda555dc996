"""Where machine code is kept for the next process.

numba notices when a function's own file has changed, but not the files of what it calls, so every
state of the sources has a folder of its own. One that somebody else made, or that others can write
to, is never used: whoever writes there decides what runs here.
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
        # A folder around it may be its group's, as many systems make them.
        if _is_ours(home, stat.S_IWOTH) and _is_ours(place, stat.S_IWGRP | stat.S_IWOTH):
            return place
    return None


def _is_ours(place: Path, others: int) -> bool:
    """Whether this user made a folder and may write there. `others`: bits of those who may not."""
    found = place.stat()
    owned = found.st_uid == os.getuid() and not found.st_mode & others
    return owned and os.access(place, os.W_OK)
