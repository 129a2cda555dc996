"""What people and groups have settled is kept, also by rows that are older than the settings."""

from random import Random

from sqlalchemy import insert

from bot.storage import Storage
from bot.storage.codec import decode_house, encode_house
from bot.storage.models import ChatRow, PersonRow
from bot.table.people import Group, House, Profile, Taste
from bot.table.sent import Shown
from bot.table.table import Address
from tests.storage.scenes import BOB, CLUB, full, kept

STRICT = House(None, "admins", computers=False, pin=True, nudges=False, pictures=False)
GROUP = Group(CLUB.chat, "The club", "uk", "club", house=STRICT)
NEW = -1_002_000_000_777


async def group(storage: Storage, chat: int = CLUB.chat) -> Group | None:
    async with storage.club.work() as work:
        return await work.group(chat)


async def test_a_persons_settings_are_kept(storage: Storage) -> None:
    taste = Taste(confirm_moves=True, list_of_moves=True)
    bob = Profile(BOB.id, "Bob", "fi", True, taste, chose_language=True, hidden=True)
    async with storage.club.work() as work:
        await work.keep_profile(bob)
    async with storage.club.work() as work:
        assert await work.profile(BOB.id) == bob


async def test_a_groups_settings_are_kept_and_belong_to_the_scene(storage: Storage) -> None:
    table = await kept(storage, full(Random(1)))
    async with storage.club.work() as work:
        await work.keep_group(GROUP)
    assert await group(storage) == GROUP
    assert (await storage.gallery.scene(table.id)).group == GROUP


async def test_they_move_with_a_group_that_is_upgraded(storage: Storage) -> None:
    async with storage.club.work() as work:
        await work.keep_group(GROUP)
        await work.migrate_group(CLUB.chat, NEW)
    assert await group(storage) is None
    moved = await group(storage, NEW)
    assert moved is not None
    assert (moved.house, moved.language) == (STRICT, "uk")


async def test_a_pinned_message_is_remembered_until_the_group_is_another(storage: Storage) -> None:
    table = await kept(storage, full(Random(1)))
    screen = Shown(table.id, "table:1.1", CLUB.chat, message=7, digest="x", pinned=True)
    await storage.gallery.keep([screen])
    assert (await storage.gallery.scene(table.id)).shown["table:1.1"].pinned
    await storage.gallery.migrate(CLUB.chat, NEW)
    scene = await storage.gallery.scene(table.id)
    assert scene.table.address == Address(NEW)
    assert not scene.shown["table:1.1"].pinned


async def test_rows_of_older_code_have_the_usual_settings(storage: Storage) -> None:
    person = {"id": 5, "name": "Old", "language": "ru", "reachable": True, "taste": "{}"}
    chat = {"id": -5, "title": "Old", "language": "ru", "username": None, "active": True}
    async with storage.club.work() as work:
        conn = work._conn  # noqa: SLF001 - as code of old wrote
        await conn.execute(insert(PersonRow).values(person))
        await conn.execute(insert(ChatRow).values(chat))
    async with storage.club.work() as work:
        assert await work.profile(5) == Profile(5, "Old", "ru", reachable=True)
        assert await work.group(-5) == Group(-5, "Old", "ru")


def test_a_house_comes_back_and_lacking_settings_have_their_defaults() -> None:
    assert decode_house(encode_house(STRICT)) == STRICT
    assert decode_house('{"pin": true}') == House(pin=True)
