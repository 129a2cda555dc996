"""What the bot says about itself: its name, descriptions and commands; and its files.

Names and descriptions are stored per language and given back; nobody in the playground sees them.
"""

import json
import re
from collections.abc import Callable
from typing import Any

from bot.playground.call import Call
from bot.playground.errors import bad_request

COMMAND = re.compile(r"[a-z0-9_]{1,32}")
STRUCTURED: dict[str, dict[str, Any]] = {"menu_button": {"type": "default"}, "rights": {}}
MAX_COMMANDS = 100
MAX_DESCRIPTION = 256


def get_me(call: Call) -> dict[str, Any]:
    world = call.world
    abilities = {"can_join_groups": True, "can_read_all_group_messages": not world.privacy}
    return world.bot.api() | abilities | {"supports_inline_queries": False}


def set_my_commands(call: Call) -> bool:
    commands = [_command(entry) for entry in call.params.sequence("commands")]
    if len(commands) > MAX_COMMANDS:
        raise bad_request("BOT_COMMANDS_TOO_MUCH")
    call.world.profile[_scope(call)] = commands
    call.world.changed_bot()
    return True


def get_my_commands(call: Call) -> list[dict[str, str]]:
    commands: list[dict[str, str]] = call.world.profile.get(_scope(call), [])
    return commands


def delete_my_commands(call: Call) -> bool:
    call.world.profile.pop(_scope(call), None)
    call.world.changed_bot()
    return True


def setter(name: str) -> Callable[[Call], bool]:
    """A method that stores the parameter of this name, per language and chat."""

    def set_it(call: Call) -> bool:
        read = call.params.json if name in STRUCTURED else call.params.text
        call.world.profile[_key(call, name)] = read(name)
        return True

    return set_it


def getter(name: str) -> Callable[[Call], dict[str, Any]]:
    """A method that gives back what a `setter` stored, in an object or as the object."""

    def get_it(call: Call) -> dict[str, Any]:
        stored = call.world.profile.get(_key(call, name))
        if name in STRUCTURED:
            return stored or STRUCTURED[name]
        return {name: stored or (call.world.bot.first_name if name == "name" else "")}

    return get_it


def get_file(call: Call) -> dict[str, Any]:
    stored = call.world.files.get(call.params.text("file_id"))
    if stored is None:
        raise bad_request("wrong file_id or the file is temporarily unavailable")
    return stored.api() | {"file_path": stored.path}


def goodbye(_call: Call) -> bool:
    """`logOut` and `close`: this server has nowhere to move a bot to."""
    return True


def _command(entry: Any) -> dict[str, str]:
    if not isinstance(entry, dict) or not COMMAND.fullmatch(str(entry.get("command", ""))):
        raise bad_request("BOT_COMMAND_INVALID")
    description = str(entry.get("description", ""))
    if not 1 <= len(description) <= MAX_DESCRIPTION:
        raise bad_request("BOT_COMMAND_DESCRIPTION_INVALID")
    return {"command": entry["command"], "description": description}


def _scope(call: Call) -> tuple[str, str, str]:
    scope = call.params.record("scope") or {"type": "default"}
    return "commands", json.dumps(scope, sort_keys=True), call.params.text("language_code")


def _key(call: Call, name: str) -> tuple[str, str, str]:
    return name, call.params.text("chat_id"), call.params.text("language_code")
