"""Answers to commands, and the way through the private chat. Each says what can be done next."""

from collections.abc import Sequence

from bot.chat.buttons import Button, Verb
from bot.chat.screens.commands import IN_GROUPS, IN_PRIVATE, described
from bot.chat.screens.content import Content, Key, Keyboard
from bot.chat.screens.keys import message_url, press, private_url
from bot.chat.screens.refusals import explain
from bot.chat.screens.stage import Eye
from bot.rules.seats import team_of
from bot.table.people import Group
from bot.table.table import Phase, Table
from bot.texts import Html, Texts, safe_name

NEWEST = 999_999_999
"""A message number that no group reaches: such a link opens the group at its end."""


def greeting(texts: Texts) -> Content:
    """The bot was added to a group."""
    lines = [texts("greeting"), texts("greeting-how")]
    return Content(texts.lines(lines), (_open_key(texts),))


def home(tables: Sequence[Table], bot: str, texts: Texts) -> Content:
    """The private chat: where the person sits, and what can be done from here."""
    if tables:
        lines = [texts("your-tables"), *(_state(table, texts) for table in tables)]
        return Content(texts.lines([*lines, texts("your-tables-how")]), (_rules_key(texts),))
    lines = [texts("welcome"), Html(""), texts("welcome-how")]
    return Content(texts.lines(lines), (_group_key(texts, bot), _rules_key(texts)))


def help_(bot: str, texts: Texts, *, in_group: bool) -> Content:
    """/help: what this is, and every command with a few words."""
    if in_group:
        rules_key = Key(texts.plain("key-rules"), url=private_url(bot, "rules"))
        lines = [texts("help-group"), *_commands(texts, IN_GROUPS)]
        return Content(texts.lines(lines), ((rules_key,),))
    lines = [texts("help-private"), *_commands(texts, IN_PRIVATE)]
    return Content(texts.lines(lines), (_rules_key(texts), _group_key(texts, bot)))


def open_me(bot: str, payload: str, texts: Texts) -> Content:
    """In a group, to somebody the bot may not write to: the way into the private chat."""
    key = Key(texts.plain("key-open-bot"), url=private_url(bot, payload))
    return Content(texts("open-me"), ((key,),))


def seated(
    table: Table, person: int, group: Group | None, texts: Texts, message: int | None = None
) -> Content:
    """An invitation was accepted; the way back to the lobby when its message is known, else to
    the group.
    """
    team = team_of(table.seat_of(person))
    title = _title(group.title if group else "", texts)
    lines = [texts("seated", team=team, group=title), texts("seated-how")]
    return Content(texts.lines(lines), () if group is None else _back(group, texts, message))


def elsewhere(group: Group, texts: Texts, message: int | None) -> Content:
    """To who sits at a quick table and wanted a second one: the way to the first."""
    html = texts("seated-elsewhere", group=_title(group.title, texts))
    return Content(html, _back(group, texts, message))


def explained(refused: Exception, texts: Texts) -> Content:
    """A command that was refused."""
    return Content(texts("explained", reason=explain(refused, texts)))


def invitation_over(texts: Texts) -> Content:
    """The link of an invitation that holds no more, or is another person's."""
    return Content(texts("no-invitation"))


def leave_question(table: Table, title: str, texts: Texts) -> Content:
    """/leave in a running series asks once."""
    eye = Eye(table, texts)
    go = press(eye, texts.plain("key-leave"), Verb.LEAVE, style="danger")
    stay = press(eye, texts.plain("key-stay"), Verb.STAY)
    lines = [texts("leave-question", group=_title(title, texts)), texts("leave-how")]
    return Content(texts.lines(lines), ((go,), (stay,)))


def left(texts: Texts) -> Content:
    """The seat is free, or a computer player plays on."""
    return Content(texts("left"))


def staying(texts: Texts) -> Content:
    """He thought better of leaving."""
    return Content(texts("staying"))


def nothing_to_leave(texts: Texts) -> Content:
    """/leave of somebody who sits nowhere."""
    return Content(texts.lines([texts("nothing-to-leave"), texts("open-a-table")]))


def no_hand(texts: Texts) -> Content:
    """/hand of somebody who plays nowhere now."""
    return Content(texts.lines([texts("no-hand"), texts("open-a-table")]))


def no_table_here(texts: Texts) -> Content:
    """/stop in a group where no table stands."""
    return Content(texts("no-table-here"), (_open_key(texts),))


def only_in_groups(texts: Texts) -> Content:
    """A group's command in the private chat: tables stand in groups."""
    return Content(texts("only-in-groups"))


def silenced(title: str, texts: Texts) -> Content:
    """To the people of a table whose group the bot cannot write to."""
    return Content(texts("silenced", group=_title(title, texts)))


def stopped(name: str, texts: Texts) -> Content:
    """/stop closed the table."""
    return Content(texts("stopped-by", name=safe_name(name, texts.word("somebody"))))


def _title(title: str, texts: Texts) -> str:
    return safe_name(title, texts.word("nameless-group"))


def _state(table: Table, texts: Texts) -> Html:
    """One table of several: they are told apart by their hosts."""
    host = safe_name(table.host.name, "—")
    match table.phase:
        case Phase.LOBBY:
            return texts("state-lobby", host=host, taken=4 - len(table.empty_seats))
        case Phase.PLAYING:
            return texts("state-playing", host=host, number=table.deal_no)
        case Phase.PAUSE:
            return texts("state-pause", host=host, number=table.deal_no)
        case Phase.RESULT | Phase.CLOSED:
            return texts("state-result", host=host)


def _commands(texts: Texts, names: Sequence[str]) -> list[Html]:
    return [
        texts("command-line", command=Html(f"/{name}"), does=Html(does))
        for name, does in described(names, texts)
    ]


def _open_key(texts: Texts) -> tuple[Key, ...]:
    return (Key(texts.plain("key-open-table"), data=str(Button(Verb.OPEN)), style="primary"),)


def _rules_key(texts: Texts) -> tuple[Key, ...]:
    return (Key(texts.plain("key-rules"), data=str(Button(Verb.RULES))),)


def _group_key(texts: Texts, bot: str) -> tuple[Key, ...]:
    return (Key(texts.plain("key-add-to-group"), url=f"https://t.me/{bot}?startgroup=kozel"),)


def _back(group: Group, texts: Texts, message: int | None) -> Keyboard:
    url = message_url(group.id, group.username, message or NEWEST)
    if group.username and message is None:
        url = f"https://t.me/{group.username}"
    return () if url is None else ((Key(texts.plain("key-to-table"), url=url),),)
