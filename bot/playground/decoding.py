"""JSON that can be written again: what Python reads beyond that is refused.

`json.loads` takes lone surrogates, NaN and endless nesting, and everything that is told of them
later would break. Knows nothing of who sent it.
"""

import json
from typing import Any, NoReturn


def load(text: str | bytes) -> Any:
    """The value; ValueError when it is no JSON, or none that UTF-8 can carry."""
    try:
        value = json.loads(text, parse_constant=_refuse)
    except RecursionError:
        raise ValueError("nested too deep") from None
    escaped = b"\\u" in text if isinstance(text, bytes) else "\\u" in text
    if escaped:
        json.dumps(value, ensure_ascii=False).encode()
    return value


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is no JSON")
