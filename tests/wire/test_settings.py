"""Settings by commands and taps, and that they have their effects."""

from typing import Any

from bot.bench.people import newest, tap
from bot.chat.buttons import Button, Verb
from bot.chat.lines import HOUSE, OWN, wish
from bot.chat.screens.language import AS_IN_TELEGRAM, FIRST
from bot.playground.client import Person
from bot.playground.seen import Answer, Chat, Message
from bot.table.people import Group, House, Profile
from bot.texts import LANGUAGES, Texts
from tests.wire.acts import buttons_of, own_screen, refused, words
from tests.wire.evening import Evening, eventually

HINDI, PERSIAN = Texts("hi"), Texts("fa")


def line(field: str) -> int:
    """The place of a setting."""
    lines = OWN if any(own.field == field for own in OWN) else HOUSE
    return next(place for place, known in enumerate(lines) if known.field == field)


async def settle(person: Person, where: Chat | Person, field: str, place: int) -> Answer:
    """Tap until the line is asked to have that value."""
    chat = where.id
    arg = wish(line(field), place)
    return await tap(person, chat, Verb.SETTINGS, arg)


async def speak(person: Person, where: Chat | Person, language: str) -> Answer:
    return await tap(person, where.id, Verb.LANGUAGE, FIRST + LANGUAGES.index(language))


async def profile(evening: Evening, person: Person) -> Profile:
    async with evening.kozel.storage.club.work() as work:
        known = await work.profile(person.id)
    assert known is not None
    return known


async def house(evening: Evening) -> House:
    return (await group(evening)).house


async def group(evening: Evening) -> Group:
    async with evening.kozel.storage.club.work() as work:
        known = await work.group(evening.yard.id)
    assert known is not None
    return known


async def promote(evening: Evening, person: Person) -> None:
    await evening.telegram.chat_deed(
        evening.yard, "members", user_id=person.id, status="administrator"
    )


async def test_a_person_turns_a_setting_on_and_off_on_the_same_page(evening: Evening) -> None:
    ann = evening.people[0]
    await ann.send(ann.id, "/settings")
    page = await ann.latest()
    answer = await settle(ann, ann, "sound", 1)
    assert answer.text == "🔔 Sound of your turn: no"
    assert not (await profile(evening, ann)).taste.sound
    await settle(ann, ann, "sound", 0)
    assert (await profile(evening, ann)).taste.sound
    await evening.settled()
    assert (await ann.latest()).message_id == page.message_id


async def test_a_list_of_moves_appears_in_the_hand_that_is_being_played(game: Evening) -> None:
    person = game.on_turn(await game.table())
    await person.send(person.id, "/settings")
    await settle(person, person, "list_of_moves", 0)
    await game.settled()
    moves = (await game.table()).running()
    leads = [b for b in buttons_of(await own_screen(game, person)) if b.verb is Verb.LEAD]
    assert len(leads) == len(moves.seen_by(moves.turn).legal_moves())


async def test_a_careful_person_taps_twice(game: Evening) -> None:
    table = await game.table()
    person = game.on_turn(table)
    await person.send(person.id, "/settings")
    await settle(person, person, "confirm_moves", 0)
    await game.settled()
    screen = await own_screen(game, person)
    asks = next(b for b in buttons_of(screen) if b.verb is Verb.ASK)
    assert (await person.tap(screen, str(asks))).text in {None, ""}
    assert (await game.table()).turn_no == table.turn_no
    message, sure = await game.telegram.until(lambda w: newest(w, person.id, Verb.LEAD))
    await person.tap(message, str(sure))
    await game.until_table(lambda later: later.turn_no > table.turn_no)


async def test_hiding_is_kept(evening: Evening) -> None:
    ann = evening.people[0]
    await ann.send(ann.id, "/settings")
    await settle(ann, ann, "hidden", 0)
    assert (await profile(evening, ann)).hidden


async def test_admins_settle_what_holds_in_the_group(evening: Evening) -> None:
    ann, yard = evening.people[0], evening.yard
    await promote(evening, ann)
    await ann.send(yard, "/settings")
    for field, place in (("turn_time", 3), ("computers", 1), ("pin", 0), ("pictures", 1)):
        await settle(ann, yard, field, place)
    assert await house(evening) == House(3600, computers=False, pin=True, pictures=False)
    await ann.send(yard, "/kozel")
    lobby = await ann.sees(yard, "gathering")
    table = await evening.table()
    assert (table.options.turn_time, table.options.computers) == (3600, False)
    assert Verb.ADD_COMPUTER not in {b.verb for b in buttons_of(lobby)}


async def test_others_read_why_not_and_are_led_to_their_own(evening: Evening) -> None:
    ann, boris, yard = evening.people[0], evening.people[1], evening.yard
    await promote(evening, ann)
    await ann.send(yard, "/settings")
    page = await ann.sees(yard, "Settings of the group")
    button = Button(Verb.SETTINGS, arg=wish(line("pin"), 0))
    assert (await refused(boris, page, button)).text == Texts("ru").plain("refused-not-admin")
    assert not (await house(evening)).pin
    await boris.send(yard, "/settings")
    led = await boris.sees(yard, words(Texts("en")("settings-not-yours")))
    assert led.buttons[0].url == "https://t.me/playground_bot?start=settings"
    await boris.start("settings")
    assert "Ваши настройки" in (await boris.latest()).text


async def test_the_host_of_a_table_may_settle_too(evening: Evening) -> None:
    boris, yard = evening.people[1], evening.yard
    await boris.send(yard, "/kozel")
    await boris.send(yard, "/settings")
    await settle(boris, yard, "nudges", 1)
    assert not (await house(evening)).nudges


async def test_where_only_admins_open_tables_others_are_told(evening: Evening) -> None:
    ann, boris, yard = evening.people[0], evening.people[1], evening.yard
    await promote(evening, ann)
    await ann.send(yard, "/settings")
    await settle(ann, yard, "openers", 1)
    await boris.send(yard, "/kozel")
    assert (
        await boris.latest(yard)
    ).text == f"\u2068{Texts('en').plain('refused-not-admin')}\u2069"
    assert await evening.tables() == []
    await ann.send(yard, "/kozel")
    assert len(await eventually(evening.tables)) == 1


async def test_settings_cannot_be_forged_onto_the_screen_of_a_table(game: Evening) -> None:
    ann = game.people[0]
    screen = await own_screen(game, ann)
    for data in (Button(Verb.SETTINGS), Button(Verb.LANGUAGE), Button(Verb.RULES, arg=2)):
        await ann.tap(screen, str(data))
    await refused(ann, screen, Button(Verb.SETTINGS, arg=999))
    await refused(ann, screen, Button(Verb.LANGUAGE, arg=999))
    await game.settled()


async def test_a_person_changes_his_language_in_the_middle_of_a_deal(game: Evening) -> None:
    ann = game.people[0]
    await ann.send(ann.id, "/language")
    assert (await speak(ann, ann, "fa")).text == PERSIAN.plain("toast-language")
    await game.settled()
    assert (
        words(PERSIAN("hand-cards", cards="")).strip("\u2068\u2069 ")[:8]
        in (await own_screen(game, ann)).text
    )
    await ann.send(ann.id, "/hand")
    known = await profile(game, ann)
    assert (known.language, known.chose_language) == ("fa", True)
    await tap(ann, ann.id, Verb.LANGUAGE, AS_IN_TELEGRAM)
    known = await profile(game, ann)
    assert (known.language, known.chose_language) == ("en", False)


async def test_a_groups_language_changes_the_table_that_stands_there(game: Evening) -> None:
    ann, yard = game.people[0], game.yard
    assert "Series" in (await shown_table(game)).text
    await ann.send(yard, "/language")
    await speak(ann, yard, "hi")
    assert (await group(game)).language == "hi"
    await game.settled()
    message = await shown_table(game)
    assert words(HINDI("series-line", a=0, b=0, limit=12)) in message.text
    await game.people[1].send(yard, "/help")
    assert words(HINDI("help-group")).split("\n")[0] in (await game.people[1].latest(yard)).text


async def shown_table(evening: Evening) -> Message:
    message, _ = await evening.telegram.until(
        lambda world: newest(world, evening.yard.id, Verb.MY_CARDS)
    )
    return message


async def test_strange_language_codes_speak_english(evening: Evening) -> None:
    for code in ("tlh", "zz-Zzzz", "x" * 60):
        person = await evening.telegram.person("Eve", language_code=code)
        await person.send(person.id, "/settings")
        assert "Your settings" in (await person.latest()).text


async def test_every_scope_has_its_menu_in_every_language(evening: Evening) -> None:
    async def offered() -> list[Any]:
        entries = await evening.telegram.journal()
        found = [
            e for e in entries if e["kind"] == "request" and e["name"].lower() == "setmycommands"
        ]
        return found if len(found) >= 3 * len(LANGUAGES) else []

    assert len(await eventually(offered)) == 3 * len(LANGUAGES)
