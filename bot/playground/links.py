"""Which addresses Telegram makes into links, and what they look like then.

Knows nothing of texts, keyboards or messages.
"""

import re

SCHEME = re.compile(r"^(?:(?P<scheme>[A-Za-z][A-Za-z0-9+.-]*)://)?(?P<rest>.+)$", re.DOTALL)
HOST = re.compile(
    r"^(?:[^/?#@]*@)?(?P<host>[^/?#:@\s]+)(?::\d{1,5})?(?P<path>[/?#].*)?$", re.DOTALL
)
USER = re.compile(r"^tg:(?://)?user\?id=(\d+)$", re.IGNORECASE)


def linked_user(url: str) -> int | None:
    """The id behind `tg://user?id=...`, else None."""
    match = USER.match(url)
    return int(match[1]) if match else None


def checked_link(url: str) -> str | None:
    """The address as Telegram stores it, or None where Telegram makes no link of it."""
    url = url.strip()
    if url.lower().startswith(("tg:", "ton:")):
        return url
    match = SCHEME.match(url)
    scheme = (match["scheme"] or "http").lower() if match else ""
    place = HOST.match(match["rest"]) if match and scheme in {"http", "https"} else None
    if place is None or "." not in place["host"].strip("."):
        return None
    path = place["path"] or "/"
    start = len(scheme) + 3 if match and match["scheme"] else 0
    host = url[start : len(url) - len(place["path"] or "")].lower()
    return f"{scheme}://{host}{path if path.startswith('/') else '/' + path}"


def start_payload(url: str, username: str) -> str | None:
    """The payload of the bot's own `t.me/<username>?start=...`, else None."""
    name = re.escape(username)
    link = rf"(?:https?://)?t\.me/{name}/?\?start=([A-Za-z0-9_-]{{1,64}})"
    match = re.fullmatch(link, url, re.IGNORECASE)
    return match[1] if match else None
