"""Ways to tamper with the JSON of a true record, each named for what it does."""

from tests.rules.series import Json


def without_seed(deal: Json) -> None:
    """Leave the lie below to the rules alone."""
    del deal["seed"]


def swap_deck(fields: Json) -> None:
    without_seed(deal := fields["deals"][0])
    deal["deck"][0] = deal["deck"][1]


def shorten_deck(fields: Json) -> None:
    without_seed(deal := fields["deals"][0])
    del deal["deck"][35]


def deal_trump_card(fields: Json) -> None:
    without_seed(deal := fields["deals"][0])
    deal["trump_card"] = deal["deck"][3]


def turn_first_leader(fields: Json) -> None:
    fields["deals"][0]["leader"] = (fields["deals"][0]["dealer"] + 2) % 4


def turn_later_leader(fields: Json) -> None:
    fields["deals"][1]["leader"] = (fields["deals"][1]["leader"] + 1) % 4


def turn_dealer(fields: Json) -> None:
    fields["deals"][1]["dealer"] = (fields["deals"][1]["dealer"] + 1) % 4


def turn_first_dealer(fields: Json) -> None:
    fields["deals"][0]["dealer"] = (fields["deals"][0]["dealer"] + 1) % 4


def exchange_trump_card(fields: Json) -> None:
    deal = fields["deals"][1]
    deal["trump_card"] = next(c for c in deal["deck"][16:] if c != deal["trump_card"])


def exchange_deck(fields: Json) -> None:
    fields["deals"][1]["deck"].reverse()


def exchange_seed(fields: Json) -> None:
    fields["deals"][1]["seed"] = fields["deals"][0]["seed"]


def cut_seed(fields: Json) -> None:
    fields["deals"][1]["seed"] = fields["deals"][1]["seed"][2:]


def spoil_seed(fields: Json) -> None:
    fields["deals"][1]["seed"] = "ж" * 64


def play_twice(fields: Json) -> None:
    moves = fields["deals"][1]["moves"]
    moves.insert(3, moves[2])


def play_foreign_cards(fields: Json) -> None:
    first, later = fields["deals"][1]["moves"][0], fields["deals"][1]["moves"][1]
    first["cards"] = later["cards"]


def play_on(fields: Json) -> None:
    moves = fields["deals"][1]["moves"]
    moves.append(moves[0])


def count_too_early(fields: Json) -> None:
    del fields["deals"][-1]["moves"][-1]


def time_without_count(fields: Json) -> None:
    for key in ("points", "tricks", "loss"):
        del fields["deals"][-1][key]


def count_without_time(fields: Json) -> None:
    del fields["deals"][-1]["counted_at"]


def no_count(fields: Json) -> None:
    time_without_count(fields)
    count_without_time(fields)


def break_off_in_between(fields: Json) -> None:
    deal = fields["deals"][0]
    del deal["moves"][-1], deal["points"], deal["counted_at"], deal["tricks"], deal["loss"]


def miscount_points(fields: Json) -> None:
    fields["deals"][1]["points"].reverse()


def miscount_tricks(fields: Json) -> None:
    fields["deals"][1]["tricks"][0] += 1


def miscount_loss(fields: Json) -> None:
    fields["deals"][1]["loss"][0] += 2


def misadd_loss(fields: Json) -> None:
    fields["loss_points"].reverse()


def misadd_eggs(fields: Json) -> None:
    fields["eggs"] += 1


def spare_the_goats(fields: Json) -> None:
    fields["losers"] = None


def blame_the_others(fields: Json) -> None:
    fields["losers"] = 1 - fields["losers"]
