"""What `bench scale` found: lines for people, and figures for its last line."""

from collections.abc import Mapping, Sequence
from statistics import mean

import typer

from bot.bench.scale.cost import MOST_GROWTH, Cost, growth, memory_per_table
from bot.bench.scale.day import MOST_GROWTH as MOST_MEMORY
from bot.bench.scale.day import Day
from bot.bench.scale.delay import MOST_SECONDS, Delay, Step
from bot.bench.scale.fleet import Together
from bot.bench.scale.reach import Reach

Shown = tuple[list[str], dict[str, object]]
MEGA = 1_000_000
KILO = 1_000


def echo(lines: Sequence[str]) -> None:
    """Print the lines for people."""
    for line in lines:
        typer.echo(line)


def costs_shown(costs: Mapping[str, Sequence[Cost]]) -> Shown:
    """CPU per tap and memory, by live tables and by deals of the past."""
    lines, figures = [], {}
    for name, some in costs.items():
        for each in some:
            number, found = getattr(each.contents, name), each.found
            lines.append(
                f"{number:>10,} {name:<7} {found.taps:6} taps  {found.per_tap:6.2f} ms CPU a tap"
                f"  {found.calls_per_tap:5.2f} calls a tap  {found.memory / MEGA:6.1f} MB"
            )
        lines.append(f"grows by {growth(some):.1%} (promised: less than {MOST_GROWTH:.0%})")
        figures[name] = {
            "cpu_ms_per_tap": {
                str(getattr(each.contents, name)): round(each.found.per_tap, 2) for each in some
            },
            "growth": round(growth(some), 3),
        }
    if "tables" in costs:
        held = memory_per_table(costs["tables"]) / KILO
        lines.append(f"memory of a table at rest: {held:.2f} kB")
        figures["kb_per_table"] = {"at_rest": round(held, 2)}
    return lines, dict(figures)


def delay_shown(found: Delay) -> Shown:
    """The ramp, and the answers at half of the sustainable rate."""
    steps = [*found.ramp, *([found.half] if found.half else [])]
    lines = [_step(step) for step in steps]
    lines.append(
        f"sustainable: {found.sustainable:.0f} taps a second with {found.tables:,} tables"
    )
    if found.half:
        late = found.half.load.late(0.99) * 1000
        lines.append(
            f"at half of it 99 % of the answers within {late:.0f} ms"
            f" (promised: {MOST_SECONDS * 1000:.0f})"
        )
    held = found.memory_per_table / KILO
    lines.append(f"memory of a table that plays: {held:.1f} kB")
    figures: dict[str, object] = {
        "tables": found.tables,
        "sustainable": round(found.sustainable, 1),
        "kb_per_table": round(held, 1),
    }
    if found.half:
        delays = found.half.load
        figures["at_half_ms"] = {f"p{n}": round(1000 * delays.late(n / 100)) for n in (50, 95, 99)}
    return lines, figures


def _step(step: Step) -> str:
    load = step.load
    late = "  ".join(f"p{n} {1000 * load.late(n / 100):5.0f} ms" for n in (50, 95, 99))
    kept = "" if load.kept_up else "  does not keep up"
    return (
        f"{step.rate:7.1f} taps/s wanted  {load.rate:7.1f} made  {late}"
        f"  bot's core {step.busy:4.0%} busy{kept}"
    )


def day_shown(found: Day) -> Shown:
    """Memory by tenths of the day."""
    tenths = [round(held / MEGA, 1) for held in found.means(10)]
    lines = [
        f"series          {found.series:,}, with {found.taps:,} taps",
        f"MB by tenths    {'  '.join(map(str, tenths))}",
        f"growth          {found.growth:.1%} from the first quarter to the last"
        f" (promised: less than {MOST_MEMORY:.0%})",
    ]
    figures: dict[str, object] = {
        "series": found.series,
        "taps": found.taps,
        "mb_by_tenths": tenths,
        "growth": round(found.growth, 3),
    }
    return lines, figures


def fleet_shown(found: Sequence[Together]) -> Shown:
    """Taps a second by the number of processes, and who was how busy (in cores)."""
    runs = [_fleet(each) for each in found]
    lines = ["CPU in cores; idle: of the whole machine"]
    for run in runs:
        lines += [
            f"{run['processes']} processes  {run['taps_per_second']:7.1f} taps/s"
            f"  p99 {run['p99_ms']:5} ms  {run['cpu_ms_per_tap']:6.2f} ms CPU"
            f" and {run['transactions_per_tap']} transactions a tap",
            f"    {run['cores']}",
        ]
    return lines, {"runs": runs}


def _fleet(each: Together) -> dict[str, object]:
    used, seconds, taps = each.used, each.load.seconds, max(1, len(each.load.delays))
    rest = {"server": used.server, "people": used.people, "idle": used.idle}
    return {
        "processes": each.processes,
        "taps_per_second": round(each.load.rate, 1),
        "p99_ms": round(1000 * each.load.late(0.99)),
        "cpu_ms_per_tap": round(1000 * sum(used.bots) / taps, 2),
        "transactions_per_tap": round(used.commits / taps, 2),
        "cores": {
            "bots": [round(spent / seconds, 2) for spent in used.bots],
            **{name: round(spent / seconds, 2) for name, spent in rest.items()},
        },
    }


def reach_shown(found: Sequence[Reach]) -> Shown:
    """What one sender carries."""
    lines = [
        f"{each.plan.tables:6,} tables  {each.taps_per_second:6.2f} taps/s"
        f"  {each.writes_per_second:6.2f} writes/s  a hand is shown after"
        f" {mean(each.waits or [0]):6.2f} s, 95 % within {each.late(0.95):6.2f} s"
        for each in found
    ]
    carried = max((each.plan.tables for each in found if each.is_carried), default=0)
    lines.append(f"carried, with 19 of 20 hands shown within a second: {carried} tables")
    rates = {str(each.plan.tables): round(each.taps_per_second, 2) for each in found}
    return lines, {"carried_tables": carried, "taps_per_second": rates}
