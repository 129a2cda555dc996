"""What a bot measures, for the pages and boards that speak of it."""

from prometheus_client import CollectorRegistry

from bot.chat.gauges import Gauges
from bot.chat.metrics import Metrics


def registry() -> CollectorRegistry:
    """All that a bot shows."""
    found = Metrics().registry
    Gauges(found)
    return found
