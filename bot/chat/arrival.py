"""When an update reached this process, for whoever answers it. Bound to the task and its children,
so nothing has to be handed through the handlers and nothing is left behind.
"""

from contextvars import ContextVar
from time import monotonic

_arrived: ContextVar[float] = ContextVar("arrived")


def arrived() -> None:
    """Updates have just come in: what is begun from here on is done for them."""
    _arrived.set(monotonic())


def since_arrival() -> float | None:
    """Seconds since then; None outside of any update."""
    at = _arrived.get(None)
    return None if at is None else monotonic() - at
