"""Hypothesis without a clock: on a busy machine a slow example is no fault of the rules."""

from hypothesis import HealthCheck, settings

settings.register_profile("rules", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("rules")
