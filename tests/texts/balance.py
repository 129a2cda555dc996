"""Isolates, the invisible signs around names and cards."""

OPENING = "\u2066\u2067\u2068"
PDI = "\u2069"


def is_balanced(text: str) -> bool:
    """Every isolate is closed on its own line, none is closed twice."""
    return all(_is_balanced(line) for line in text.split("\n"))


def _is_balanced(line: str) -> bool:
    depth = 0
    for char in line:
        depth += (char in OPENING) - (char == PDI)
        if depth < 0:
            return False
    return not depth
