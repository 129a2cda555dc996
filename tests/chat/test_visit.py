"""Who somebody is when he acts: his name, his reach, his language."""

from dataclasses import replace

from telegram import User

from bot.chat.visit import met
from bot.storage import Storage
from bot.table.people import Profile


async def meets(storage: Storage, code: str | None, *, private: bool = True) -> Profile:
    user = User(7, "Ann", is_bot=False, language_code=code)
    async with storage.club.work() as work:
        return await met(work, user, private=private)


async def test_a_language_follows_the_app_until_one_is_chosen(storage: Storage) -> None:
    assert (await meets(storage, "ru-RU")).language == "ru"
    profile = await meets(storage, "fa")
    assert profile.language == "fa"
    assert (await meets(storage, None)).language == "fa"
    assert (await meets(storage, "tlh")).language == "en"
    async with storage.club.work() as work:
        await work.keep_profile(replace(profile, language="hi", chose_language=True))
    assert (await meets(storage, "ru")).language == "hi"


async def test_who_wrote_in_private_once_can_be_written_to(storage: Storage) -> None:
    assert not (await meets(storage, "en", private=False)).reachable
    assert (await meets(storage, "en")).reachable
    assert (await meets(storage, "en", private=False)).reachable


async def test_being_met_again_leaves_settings_as_they_are(storage: Storage) -> None:
    profile = replace(await meets(storage, "en"), hidden=True)
    async with storage.club.work() as work:
        await work.keep_profile(profile)
    assert await meets(storage, "en") == profile
