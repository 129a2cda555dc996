"""How updates reach the bot: by polling or by webhook."""

import re
from typing import Any

from bot.playground.call import Call
from bot.playground.errors import TWO_POLLERS, WEBHOOK_ACTIVE, bad_request, conflict

MAX_UPDATES = 100
MAX_TIMEOUT = 50.0
# How soon the other poller of the weather asks again, and ends a poll that still waits.
RIVAL_PAUSE = 1.0
DEFAULT_CONNECTIONS = 40


async def get_updates(call: Call) -> list[dict[str, Any]]:
    world, params = call.world, call.params
    if world.webhook.url:
        raise conflict(WEBHOOK_ACTIVE)
    _allow(call)
    limit = params.integer("limit", MAX_UPDATES)
    limit = limit if 1 <= limit <= MAX_UPDATES else MAX_UPDATES
    timeout = min(max(params.number("timeout"), 0.0), MAX_TIMEOUT)
    world.updates.drop(world.is_dead)
    patience = min(timeout, RIVAL_PAUSE) if world.weather.two_pollers else timeout
    updates = await world.updates.poll(params.integer("offset"), limit, patience)
    if world.weather.two_pollers and not updates:
        raise conflict(TWO_POLLERS)
    for update in updates:
        world.journal.update(update, "polling")
    return updates


def set_webhook(call: Call) -> bool:
    world, params = call.world, call.params
    url = params.text("url")
    if not url:
        return delete_webhook(call)
    if not re.match(r"https?://[^/\s]+", url):
        raise bad_request("bad webhook: invalid webhook URL specified")
    _allow(call)
    _drop(call)
    world.webhook.set(
        url,
        params.text("secret_token"),
        params.integer("max_connections", DEFAULT_CONNECTIONS),
    )
    return True


def delete_webhook(call: Call) -> bool:
    _drop(call)
    call.world.webhook.set("", "", DEFAULT_CONNECTIONS)
    return True


def get_webhook_info(call: Call) -> dict[str, Any]:
    updates = call.world.updates
    allowed = {"allowed_updates": updates.allowed} if updates.allowed else {}
    pending = {"pending_update_count": len(updates.pending)}
    return call.world.webhook.info() | pending | allowed


def _allow(call: Call) -> None:
    if call.params.has("allowed_updates"):
        call.world.updates.allowed = [str(k) for k in call.params.sequence("allowed_updates")]


def _drop(call: Call) -> None:
    if call.params.flag("drop_pending_updates"):
        call.world.updates.pending.clear()
