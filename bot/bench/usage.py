"""CPU time and memory of a process (seconds, bytes), read from outside.

psutil comes with the development packages only, and a bot is started without them: it is imported
when it is needed.
"""


def cpu(pid: int) -> float:
    """What a process has used so far, all its threads, without children."""
    import psutil

    times = psutil.Process(pid).cpu_times()
    return times.user + times.system


def memory(pid: int) -> int:
    """What a process holds that no other does, as well as can be told."""
    import psutil

    info = psutil.Process(pid).memory_full_info()
    return int(getattr(info, "uss", info.rss))


def idle() -> float:
    """Seconds that the cores of this machine had nothing to do so far, all together."""
    import psutil

    times = psutil.cpu_times()
    return float(times.idle + getattr(times, "iowait", 0.0))
