"""Updates by webhook: delivered in order, again after a failure, with the secret."""

from collections.abc import AsyncIterator

import pytest
from aiohttp import web

from bot.playground import deeds
from tests.playground.scene import Scene


class Hook:
    """A bot's end of a webhook; answers with the statuses it is given, then with 200."""

    def __init__(self) -> None:
        self.statuses: list[int] = []
        self.texts: list[str] = []
        self.secrets: set[str | None] = set()
        self.url = ""

    async def take(self, request: web.Request) -> web.Response:
        update = await request.json()
        self.texts.append(update["message"]["text"])
        self.secrets.add(request.headers.get("X-Telegram-Bot-Api-Secret-Token"))
        return web.Response(status=self.statuses.pop(0) if self.statuses else 200)


@pytest.fixture
async def hook() -> AsyncIterator[Hook]:
    hook = Hook()
    app = web.Application()
    app.router.add_post("/hook", hook.take)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    hook.url = f"http://127.0.0.1:{runner.addresses[0][1]}/hook"
    yield hook
    await runner.cleanup()


async def test_updates_come_in_order_with_the_secret(scene: Scene, hook: Hook) -> None:
    deeds.start(scene.world, scene.ann, "before")
    await scene.call("setWebhook", url=hook.url, secret_token="s3cret")
    deeds.start(scene.world, scene.ann, "after")
    await scene.world.webhook.idle()
    assert hook.texts == ["/start before", "/start after"]
    assert hook.secrets == {"s3cret"}
    info = await scene.call("getWebhookInfo")
    assert (info["url"], info["pending_update_count"]) == (hook.url, 0)
    await scene.world.close()


async def test_a_refused_update_comes_again_before_the_next(scene: Scene, hook: Hook) -> None:
    hook.statuses = [500]
    await scene.call("setWebhook", url=hook.url)
    deeds.start(scene.world, scene.ann, "1")
    deeds.start(scene.world, scene.ann, "2")
    await scene.world.webhook.idle()
    assert hook.texts == ["/start 1", "/start 1", "/start 2"]
    info = await scene.call("getWebhookInfo")
    assert info["last_error_message"] == "Wrong response from the webhook: 500"
    await scene.world.close()


async def test_what_was_not_delivered_can_be_polled_later(scene: Scene) -> None:
    await scene.call("setWebhook", url="http://127.0.0.1:9/nobody")
    deeds.start(scene.world, scene.ann)
    assert (await scene.call("getWebhookInfo"))["pending_update_count"] == 1
    await scene.call("deleteWebhook")
    assert len(await scene.call("getUpdates")) == 1
    await scene.call("deleteWebhook", drop_pending_updates="true")
    assert await scene.call("getUpdates") == []
    await scene.world.close()


async def test_a_webhook_needs_an_address(scene: Scene) -> None:
    error = await scene.refusal("setWebhook", url="nowhere")
    assert error.description == "Bad Request: bad webhook: invalid webhook URL specified"
