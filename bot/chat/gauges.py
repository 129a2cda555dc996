"""How the bot is, as Prometheus is told when it asks; what happened is counted in `metrics`."""

from prometheus_client import CollectorRegistry, Gauge

from bot.table.pulse import Pulse
from bot.table.table import Phase


class Gauges:
    """The gauges of one bot, in its registry. They hold what they were last told."""

    def __init__(self, registry: CollectorRegistry) -> None:
        def gauge(name: str, help_: str, *labels: str) -> Gauge:
            return Gauge(f"kozel_{name}", help_, labels, registry=registry)

        self._tables = gauge("tables", "Live tables.", "phase")
        self._lagging = gauge("tables_lagging", "Tables whose chats do not show them yet.")
        self._lag = gauge("screens_lag_seconds", "How long the oldest change has waited.")
        self._database = gauge("database_up", "Whether the database answers.")
        self._sends = gauge("sends", "Whether this process sends and runs the clocks.")
        self._silence = gauge("poll_age_seconds", "Since the last poll that succeeded.")

    def show_process(self, *, sends: bool, silence: float) -> None:
        """`silence`: seconds since the last poll that succeeded; 0 where nobody polls."""
        self._sends.set(sends)
        self._silence.set(silence)

    def show_database(self, pulse: Pulse | None, lag: float) -> None:
        """What the database says; the gauges of tables stay as they are when it does not answer.

        `lag`: how long the oldest change has waited to be shown (seconds).
        """
        self._database.set(pulse is not None)
        if pulse is None:
            return
        for phase in Phase:
            if phase is not Phase.CLOSED:
                self._tables.labels(phase).set(pulse.tables.get(phase, 0))
        self._lagging.set(pulse.lagging)
        self._lag.set(lag)
