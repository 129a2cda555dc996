"""JSON that can be written again: what Python reads beyond that is refused.

`json.loads` takes lone surrogates, NaN, numbers beyond all bounds and endless nesting; whatever is
told of them later would break. Knows nothing of who sent it.
"""

import json
from math import isfinite
from typing import Any, NoReturn


def load(text: str | bytes) -> Any:
    """The value; ValueError when it is no JSON, or none that UTF-8 can carry."""
    try:
        value = json.loads(text, parse_constant=_refuse, parse_float=_finite)
    except RecursionError:
        raise ValueError("nested too deep") from None
    escaped = b"\\u" in text if isinstance(text, bytes) else "\\u" in text
    if escaped:
        json.dumps(value, ensure_ascii=False).encode()
    return value


def _finite(digits: str) -> float:
    number = float(digits)
    return number if isfinite(number) else _refuse(digits)


def _refuse(constant: str) -> NoReturn:
    raise ValueError(f"{constant} is no JSON")
