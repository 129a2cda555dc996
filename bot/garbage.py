"""When Python looks for garbage that reference counts do not find."""

import gc

SELDOM = (5_000, 100, 50)


def collect_seldom() -> None:
    """A full search stops everything for 0.2 s when hundreds of tables play, and finds next to
    nothing. So what has been imported is never looked at, and what has grown old seldom. Among
    what is young some thousand objects at a time are searched: ten times as many took 0.1 to 0.2 s
    (docs/benchmarks.md).
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
