"""Places in series that were played, links to them, and what is attached to messages."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.chat.attached import KINDS, Attached
from bot.chat.places import Link, Place

PLACES = st.builds(Place, st.integers(1, 999_999), st.integers(0, 999), st.integers(0, 999))
TICKETS = st.text("ABCXYZabcxyz0189_-", min_size=16, max_size=16)
LINKS = st.builds(
    Link,
    st.integers(1, 10**18 - 1),
    st.builds(Place, st.integers(1, 999_999), st.integers(0, 999)),
    TICKETS,
)
TICKET = "A" * 16
FOREIGN = (
    "", "rules", "r_", "r_1_1_1", f"r_0_1_1_{TICKET}", f"r_1_0_1_{TICKET}", f"r_1_1_01_{TICKET}",
    f"r_1_1_1_{TICKET[1:]}", f"r_1_1_1_A{TICKET}", f"r_1_1_1_{TICKET[1:]}é", f"j_{TICKET}",
)  # fmt: skip


@given(PLACES)
def test_a_place_is_read_from_the_number_it_makes(place: Place) -> None:
    assert Place.of(place.number) == place
    assert place.number < 10**12


@given(LINKS)
def test_a_link_is_read_as_it_was_written(link: Link) -> None:
    assert Link.parse(str(link)) == link
    assert len(str(link)) <= 64


@pytest.mark.parametrize("payload", FOREIGN)
def test_other_payloads_are_no_links(payload: str) -> None:
    assert Link.parse(payload) is None


@given(
    st.builds(
        Attached,
        st.sampled_from(list(KINDS.values())),
        st.integers(1, 10**18),
        st.integers(1, 10**6),
        st.sampled_from(["", "en", "fa"]),
    )
)
def test_what_is_attached_is_read_as_it_was_written(attached: Attached) -> None:
    assert Attached.parse(str(attached)) == attached
