"""Too much from one place is passed over; players never notice."""

from collections.abc import Iterator

from telegram import Update

from bot.chat.throttle import BURST_SECONDS, MOST, Rates, Throttle, Throttled, Verdict
from bot.config import Settings

YARD, ANN, BOB = -100, 1, 2
FIELDS = Settings.model_fields
USUAL = Rates(
    FIELDS["person_updates_per_second"].default, FIELDS["group_updates_per_second"].default
)


def verdicts(
    rates: Rates, times: Iterator[float], person: int = ANN, chat: int = ANN
) -> list[Verdict]:
    one = Throttle(rates)
    return [one.judge(person, chat, at) for at in times]


def test_a_fast_person_never_notices() -> None:
    """Ten taps a second for ten minutes, and all at once what a hasty thumb can do."""
    steady = (n / 10 for n in range(6000))
    assert set(verdicts(USUAL, steady)) == {Verdict.PASS}
    assert set(verdicts(USUAL, iter([5.0] * 60))) == {Verdict.PASS}


def test_a_lively_group_never_notices() -> None:
    """Twenty people of five tables tap all the time."""
    one = Throttle(USUAL)
    found = {one.judge(n % 20 + 1, YARD, n / 50) for n in range(10_000)}
    assert found == {Verdict.PASS}


def test_a_flood_is_told_once_and_then_passed_over() -> None:
    found = verdicts(Rates(10, 100), iter([0.0] * 100))
    assert found[:40] == [Verdict.PASS] * 40
    assert found[40:42] == [Verdict.TELL, Verdict.DROP]
    assert found.count(Verdict.TELL) == 1


def test_a_flood_that_goes_on_is_told_again_and_gets_its_rate() -> None:
    found = verdicts(Rates(10, 100), (n / 1000 for n in range(10_000)))
    assert 130 <= found.count(Verdict.PASS) <= 141  # the burst and ten seconds
    assert 4 <= found.count(Verdict.TELL) <= 6


def test_who_waits_is_served_again() -> None:
    one = Throttle(Rates(10, 100))
    for _ in range(50):
        one.judge(ANN, ANN, 0.0)
    assert one.judge(ANN, ANN, 0.05) is Verdict.DROP
    assert one.judge(ANN, ANN, 0.2) is Verdict.PASS


def test_one_who_floods_does_not_silence_the_others() -> None:
    one = Throttle(Rates(10, 100))
    for _ in range(500):
        one.judge(ANN, YARD, 0.0)
    assert one.judge(BOB, YARD, 0.0) is Verdict.PASS


def test_a_group_has_a_bucket_of_its_own() -> None:
    one = Throttle(Rates(10, 20))
    found = [one.judge(person, YARD, 0.0) for person in range(1, 200)]
    assert found.count(Verdict.PASS) == 20 * BURST_SECONDS
    assert one.judge(1, 1, 0.0) is Verdict.PASS  # in his private chat


def test_buckets_do_not_pile_up() -> None:
    one = Throttle(Rates(10, 20))
    for n in range(3 * MOST):
        one.judge(n + 1, n + 1, n / 100)
    assert len(one) <= MOST


def test_admins_who_write_in_the_name_of_their_groups_share_no_bucket() -> None:
    one = Throttle(Rates(10, 100))
    found = [one.judge(1_087_968_824, -n, 0.0) for n in range(1, 500)]
    assert set(found) == {Verdict.PASS}


def update(number: int, **of_kind: object) -> Update:
    parsed = Update.de_json({"update_id": number, **of_kind}, None)
    assert parsed is not None
    return parsed


ANN_AS_USER = {"id": ANN, "is_bot": False, "first_name": "Ann"}
GROUP = {"id": YARD, "type": "supergroup", "title": "Yard"}


def tapped(number: int) -> Update:
    query = {"id": str(number), "from": ANN_AS_USER, "chat_instance": "1", "data": "ru.0.0.0"}
    return update(number, callback_query=query)


def written(number: int) -> Update:
    message = {"message_id": number, "date": 1, "chat": GROUP, "from": ANN_AS_USER}
    return update(number, message=message | {"text": "/kozel"})


def drawn(number: int) -> Update:
    chat = {"id": ANN_AS_USER["id"], "type": "private"}
    message = {"message_id": number, "date": 1, "chat": chat, "from": ANN_AS_USER}
    return update(number, message=message | {"sticker": STICKER})


def upgraded(number: int) -> Update:
    message = {"message_id": number, "date": 1, "chat": GROUP, "from": ANN_AS_USER}
    return update(number, message=message | {"migrate_to_chat_id": -200})


STICKER = {
    "file_id": "1",
    "file_unique_id": "1",
    "type": "regular",
    "width": 1,
    "height": 1,
    "is_animated": False,
    "is_video": False,
}


class Behind:
    """What stands behind the throttle, and beside it."""

    def __init__(self) -> None:
        self.taken: list[int] = []
        self.limited: list[int] = []
        self.explained: list[int] = []
        self.throttled = Throttled(
            self.take,
            Throttle(Rates(1, 1)),
            lambda update: self.limited.append(update.update_id),
            lambda update: self.explained.append(update.update_id),
        )

    async def take(self, update: Update) -> bool:
        self.taken.append(update.update_id)
        return update.update_id != 2


async def test_what_is_passed_over_is_done_with_and_told_once() -> None:
    behind = Behind()
    done = [await behind.throttled(tapped(n)) for n in range(1, 10)]
    assert behind.taken == [1, 2, 3, 4]
    assert done == [True, False, True, True, *[True] * 5]
    assert behind.limited == [5, 6, 7, 8, 9]
    assert behind.explained == [5]


async def test_commands_count_and_what_telegram_says_of_itself_does_not() -> None:
    behind = Behind()
    for n in range(1, 10):
        await behind.throttled(written(n))
    for n in range(11, 20):
        await behind.throttled(upgraded(n))
    assert behind.taken == [1, 2, 3, 4, *range(11, 20)]


async def test_stickers_in_the_private_chat_count_since_they_are_answered() -> None:
    behind = Behind()
    for n in range(1, 10):
        await behind.throttled(drawn(n))
    assert behind.taken == [1, 2, 3, 4]
