"""The settings of the bot, from the environment and from `.env`.

A missing or malformed setting is one line that names it: `BadSetting`.
"""

import re
from pathlib import Path
from typing import Annotated, Literal, Self

from pydantic import AfterValidator, Field, ValidationError, model_validator
from pydantic_settings import BaseSettings, SettingsConfigDict

TELEGRAM = "https://api.telegram.org"
USUAL_ADDRESS = "127.0.0.1:8080"
HIGHEST_PORT = 65535


class BadSetting(Exception):
    """A setting that is missing or malformed; its text names it and says what is wanted."""


def _token(text: str) -> str:
    if text and not re.fullmatch(r"\d{3,20}:[A-Za-z0-9_-]{10,}", text):
        message = "must look like 123456:ABC-def, as BotFather gives it"
        raise ValueError(message)
    return text


def _url(text: str) -> str:
    if not re.fullmatch(r"https?://[^\s/]+(/\S*)?", text):
        message = "must be an address like http://127.0.0.1:8081"
        raise ValueError(message)
    return text.rstrip("/")


def _listen(text: str) -> str:
    form = re.fullmatch(r"\S+:(\d{1,5})", text)
    if text and (form is None or int(form[1]) > HIGHEST_PORT):
        message = "must be HOST:PORT, like 127.0.0.1:8080"
        raise ValueError(message)
    return text


def _secret(text: str) -> str:
    if text and not re.fullmatch(r"[A-Za-z0-9_-]{8,256}", text):
        message = "must be 8 to 256 of A-Z a-z 0-9 _ -"
        raise ValueError(message)
    return text


def _dsn(text: str) -> str:
    if text and not re.fullmatch(r"https?://\S+@\S+/\S+", text):
        message = "must look like https://KEY@HOST/NUMBER, as Sentry gives it"
        raise ValueError(message)
    return text


class Settings(BaseSettings):
    """All settings; `.env.example` explains each."""

    model_config = SettingsConfigDict(
        env_file=".env", env_file_encoding="utf-8", extra="ignore", env_ignore_empty=True
    )

    bot_token: Annotated[str, AfterValidator(_token)] = Field(default="", repr=False)
    bot_token_file: Path | None = None
    database_url: str = "sqlite:///data/kozel.db"
    bot_api_url: Annotated[str, AfterValidator(_url)] = TELEGRAM
    webhook_url: Annotated[str, AfterValidator(_url)] | None = None
    webhook_secret: Annotated[str, AfterValidator(_secret)] = Field(default="", repr=False)
    listen: Annotated[str, AfterValidator(_listen)] = ""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["text", "json"] = "text"
    sentry_dsn: Annotated[str, AfterValidator(_dsn)] = Field(default="", repr=False)
    pace: Annotated[float, Field(ge=0, le=10)] = 1.0
    group_messages_per_minute: Annotated[int, Field(ge=2)] = 20
    chat_messages_per_second: Annotated[float, Field(gt=0)] = 1.0
    bot_messages_per_second: Annotated[float, Field(gt=0)] = 25.0
    group_edit_interval: Annotated[float, Field(ge=0)] = 3.0
    person_updates_per_second: Annotated[float, Field(gt=0)] = 30.0
    group_updates_per_second: Annotated[float, Field(gt=0)] = 60.0

    @model_validator(mode="after")
    def _read_token_file(self) -> Self:
        if not self.bot_token and self.bot_token_file is not None:
            try:
                self.bot_token = _token(self.bot_token_file.read_text(encoding="utf-8").strip())
            except OSError as fault:
                message = f"BOT_TOKEN_FILE cannot be read: {fault.strerror}"
                raise ValueError(message) from fault
            except ValueError as fault:
                message = "BOT_TOKEN_FILE must hold 123456:ABC-def, as BotFather gives it"
                raise ValueError(message) from fault
        return self

    def secret(self) -> str:
        """The webhook's secret. Raises BadSetting when there is none."""
        if not self.webhook_secret:
            message = "WEBHOOK_SECRET is missing: WEBHOOK_URL needs one that only Telegram knows"
            raise BadSetting(message)
        return self.webhook_secret

    def address(self) -> str:
        """Where to listen; empty for nowhere. Webhooks must be taken somewhere."""
        return self.listen or (USUAL_ADDRESS if self.webhook_url else "")

    def token(self) -> str:
        """The bot's token. Raises BadSetting when there is none."""
        if not self.bot_token:
            message = "BOT_TOKEN is missing: set it (or BOT_TOKEN_FILE) to what BotFather gave you"
            raise BadSetting(message)
        return self.bot_token


def read_settings() -> Settings:
    """Read the environment and `.env`. Raises BadSetting."""
    try:
        return Settings()
    except UnicodeDecodeError:
        message = ".env is not text in UTF-8: save it as UTF-8"
        raise BadSetting(message) from None
    except ValidationError as faults:
        fault = faults.errors()[0]
        name = str(fault["loc"][0]).upper() if fault["loc"] else ""
        words = fault["msg"].removeprefix("Value error, ")
        raise BadSetting(f"{name}: {words}" if name else words) from None
