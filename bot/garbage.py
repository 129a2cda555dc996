"""When Python looks for garbage that reference counts do not find."""

import gc

SELDOM = (50_000, 20, 50)


def collect_seldom() -> None:
    """A full search stops everything for 0.2 s when hundreds of tables play, and finds next to
    nothing: what is dropped here is in no cycles. What has been imported is never looked at, and
    what has grown old seldom (docs/benchmarks.md).
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)
