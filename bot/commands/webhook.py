"""`webhook set`, `remove` and `show`: where Telegram delivers updates."""

import typer

from bot.app import telegram
from bot.chat.polling import ALLOWED_UPDATES
from bot.commands.console import go, settings
from bot.config import BadSetting

webhook = typer.Typer(help="Set, remove or show the webhook at Telegram.", no_args_is_help=True)


@webhook.command("set")
def set_webhook() -> None:
    """Have Telegram deliver updates to WEBHOOK_URL, with WEBHOOK_SECRET."""

    async def work() -> int:
        found = settings()
        if found.webhook_url is None:
            message = "WEBHOOK_URL is missing: set it to the public address of this bot"
            raise BadSetting(message)
        async with telegram(found) as bot:
            await bot.set_webhook(
                found.webhook_url, secret_token=found.secret(), allowed_updates=ALLOWED_UPDATES
            )
        typer.echo(f"Telegram delivers to {found.webhook_url} now.")
        return 0

    go(work)


@webhook.command("remove")
def remove_webhook() -> None:
    """Take the webhook away, so that the bot can poll. Waiting updates are kept."""

    async def work() -> int:
        async with telegram(settings()) as bot:
            await bot.delete_webhook()
        typer.echo("No webhook is set now.")
        return 0

    go(work)


@webhook.command("show")
def show_webhook() -> None:
    """Tell where Telegram delivers, and what went wrong last."""

    async def work() -> int:
        async with telegram(settings()) as bot:
            info = await bot.get_webhook_info()
        typer.echo(f"address: {info.url or 'none, the bot polls'}")
        typer.echo(f"waiting updates: {info.pending_update_count}")
        if info.last_error_message:
            typer.echo(f"last fault: {info.last_error_message} ({info.last_error_date})")
        return 0

    go(work)
