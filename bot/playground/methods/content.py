"""What a bot sends, read out of its parameters: formatted text, and files.

Knows the limits and the errors of texts and files; posts nothing.
"""

from collections.abc import Callable

from bot.playground.call import Call
from bot.playground.entities import Entity, found, tidied, units
from bot.playground.errors import bad_request
from bot.playground.files import StoredFile, Upload
from bot.playground.html import parse_html
from bot.playground.params import Params

MAX_TEXT = 4096
MAX_CAPTION = 1024

Formatted = tuple[str, tuple[Entity, ...]]


def text_of(call: Call) -> Formatted:
    """The `text` parameter and its entities."""
    if not call.params.has("text"):
        raise bad_request("message text is empty")
    text, entities = formatted(call, call.params, "text", "entities")
    if not text:
        raise bad_request("text must be non-empty")
    if units(text) > MAX_TEXT:
        raise bad_request("message is too long")
    return text, entities


def caption_of(call: Call, params: Params) -> Formatted:
    """The `caption` in `params` (those of the call, or of an `InputMedia`) and its entities."""
    caption = formatted(call, params, "caption", "caption_entities")
    if units(caption[0]) > MAX_CAPTION:
        raise bad_request("message caption is too long")
    return caption


def formatted(call: Call, params: Params, name: str, entities_name: str) -> Formatted:
    """A text parameter with its entities, given or parsed, and those Telegram finds itself."""
    mode = params.text("parse_mode").lower()
    if mode not in {"", "html"}:
        raise bad_request("unsupported parse_mode")
    raw = params.text(name)
    text, entities = parse_html(raw) if mode else (raw, _given(params, entities_name))
    text, entities = tidied(text, entities)
    return text, tuple(found(text, _with_users(call, entities)))


def file_of(
    call: Call, source: str | Upload, what: str, store: Callable[[Upload], StoredFile]
) -> StoredFile:
    """The file that `source` is: an upload, `attach://name` of one, or the id of a known file."""
    if isinstance(source, str) and source.startswith("attach://"):
        source = call.params.files.get(source.removeprefix("attach://"), "")
    if isinstance(source, Upload):
        stored = store(source)
        return call.world.files.setdefault(stored.file_id, stored)
    if not source:
        raise bad_request(f"there is no {what} in the request")
    if source.startswith(("http://", "https://")):
        raise bad_request("failed to get HTTP URL content")
    if source not in call.world.files:
        raise bad_request("wrong remote file identifier specified: Wrong string length")
    return call.world.files[source]


def _given(params: Params, name: str) -> list[Entity]:
    entities = params.sequence(name)
    for entity in entities:
        places = (entity.get("offset"), entity.get("length")) if isinstance(entity, dict) else ()
        if not places or not all(isinstance(place, int) and place >= 0 for place in places):
            raise bad_request("can't parse MessageEntity: offset and length are needed")
        if not isinstance(entity.get("type"), str) or not isinstance(entity.get("user", {}), dict):
            raise bad_request("can't parse MessageEntity: type or user is wrong")
    return entities


def _with_users(call: Call, entities: list[Entity]) -> list[Entity]:
    """Mentions by id get the whole user; mentions of nobody known are dropped."""
    known = []
    for entity in entities:
        user = call.world.user(entity["user"].get("id", 0)) if "user" in entity else None
        if user:
            known.append(entity | {"user": user.api()})
        elif "user" not in entity:
            known.append(entity)
    return known
