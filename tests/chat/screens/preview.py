"""All screens in all languages on one HTML page: `python -m tests.chat.screens.preview [FILE]`.

For a human look: a row for every state, a column for every language, each message as Telegram
would show it. The page needs nothing beside itself.
"""

import sys
from collections.abc import Iterator
from html import escape
from pathlib import Path

from bot.chat.screens.content import Content, Key, Keyboard
from bot.texts import LANGUAGES
from bot.texts.endonyms import ENDONYMS
from tests.chat.screens.forms import Sample
from tests.chat.screens.samples import samples

PAGE = Path("build/preview.html")
STYLE = """
:root { color-scheme: light dark; --chat: #d7e3ec; --bubble: #fff; --key: #6a8aa5; --ink: #111; }
@media (prefers-color-scheme: dark) {
  :root { --chat: #0e1621; --bubble: #182533; --key: #2b4257; --ink: #f0f0f0; }
}
body { margin: 0; background: var(--chat); color: var(--ink); font: 15px/1.35 system-ui; }
nav { position: sticky; top: 0; padding: 8px 16px; background: var(--bubble); z-index: 1; }
nav label { margin-inline-end: 12px; }
h2 { margin: 24px 16px 8px; font-size: 18px; }
.row { display: flex; gap: 16px; padding: 0 16px; overflow-x: auto; align-items: flex-start; }
.row > div { flex: 0 0 340px; }
.name { opacity: 0.6; font-size: 12px; margin: 12px 0 2px; }
.text { background: var(--bubble); border-radius: 12px; padding: 8px 12px; white-space: pre-wrap;
  overflow-wrap: anywhere; unicode-bidi: plaintext; }
.alert { border: 1px dashed var(--key); }
blockquote { margin: 4px 0; padding-inline-start: 8px; unicode-bidi: plaintext;
  border-inline-start: 3px solid var(--key); }
.keys { display: flex; gap: 4px; margin-top: 4px; }
.keys span { flex: 1; text-align: center; background: var(--key); color: #fff; padding: 6px 4px;
  border-radius: 8px; unicode-bidi: plaintext; overflow: hidden; text-overflow: ellipsis; }
.success { outline: 2px solid #3fa34d; } .danger { outline: 2px solid #c0392b; }
.primary { outline: 2px solid #3d8fd1; }
"""
HIDE = "document.querySelectorAll('.{0}').forEach(e => e.hidden = !this.checked)"


def page() -> str:
    """The whole page."""
    columns = {language: dict(samples(language)) for language in LANGUAGES}
    names = columns[LANGUAGES[0]]
    rows = (_row(name, {lang: column[name] for lang, column in columns.items()}) for name in names)
    parts = [
        f"<!doctype html><meta charset='utf-8'><title>Kozel</title><style>{STYLE}</style>",
        f"<nav>{''.join(map(_switch, LANGUAGES))}</nav>",
        *rows,
    ]
    return "\n".join(parts)


def _switch(language: str) -> str:
    box = f'<input type="checkbox" checked onchange="{HIDE.format(language)}">'
    return f"<label>{box} {ENDONYMS[language]}</label>"


def _row(name: str, columns: dict[str, list[Sample]]) -> str:
    cells = (
        f'<div class="{language}" lang="{language}">{"".join(map(_message, parts))}</div>'
        for language, parts in columns.items()
    )
    return f'<h2>{escape(name)}</h2><div class="row">{"".join(cells)}</div>'


def _message(sample: Sample) -> str:
    content = sample.content
    name = f'<div class="name">{escape(sample.name)}</div>'
    if isinstance(content, Content):
        return f'{name}<div class="text">{content.html}</div>{"".join(_keys(content.keyboard))}'
    return f'{name}<div class="text alert">{escape(content)}</div>'


def _keys(keyboard: Keyboard) -> Iterator[str]:
    for row in keyboard:
        yield f'<div class="keys">{"".join(map(_key, row))}</div>'


def _key(key: Key) -> str:
    sign = " ↗" if key.url else ""
    return f'<span class="{key.style or ""}">{escape(key.text)}{sign}</span>'


def main(arguments: list[str]) -> None:
    """Write the page."""
    target = Path(arguments[0]) if arguments else PAGE
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(page(), "utf-8")
    sys.stdout.write(f"{target.resolve()}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
