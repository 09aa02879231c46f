"""Seeds that are easy to read aloud, and other texts as seeds."""

import pytest

from utopiary import IllegalMove, Session
from utopiary.core.seed import ALPHABET, LONGEST, canonical, from_number


@pytest.mark.parametrize(
    "typed",
    [
        "K7Q2-9XMP",
        "k7q2-9xmp",
        "k7q29xmp",
        "K7Q2 9XMP",
        "  k7q2 - 9xmp ",
        "k7 q2 9x mp",
        "k7q2\t9xmp\n",
        "k-7-q-2-9-x-m-p",
    ],
)
def test_all_spellings_of_a_seed_are_the_same_seed(typed: str) -> None:
    assert canonical(typed) == "K7Q2-9XMP"
    assert Session.new("lantern", seed=typed).save() == Session.new("lantern", seed="K7Q2-9XMP").save()


@pytest.mark.parametrize(
    ("typed", "seed"),
    [
        ("our wedding day", "OUR WEDDING DAY"),
        ("  two   gaps ", "TWO GAPS"),
        ("árvíztűrő", "áRVíZTűRő"),  # only ASCII is folded: Unicode tables change between Pythons
        ("🎲", "🎲"),
        ("Peking-Ente", "PEKING-ENTE"),
        ("K7Q2-9XM0", "K7Q2-9XM0"),  # a zero is not in the alphabet: just a text
        ("a\x00b\x7fc\ud800d", "ABCD"),
        ("-", "-"),
    ],
)
def test_any_text_is_a_seed(typed: str, seed: str) -> None:
    assert canonical(typed) == seed
    assert canonical(seed) == seed
    assert Session.new("lantern", seed=typed).seed == seed


@pytest.mark.parametrize("typed", ["", "   ", "\x00\x1f", "\ud800", "x" * (LONGEST + 1), None, 7, b"K7Q2-9XMP", ["a"]])
def test_an_invalid_seed_is_refused(typed: object) -> None:
    with pytest.raises(IllegalMove, match=r"^A seed .*\.$"):
        canonical(typed)  # type: ignore[arg-type]


def test_the_alphabet_has_no_similar_letters() -> None:
    assert len(ALPHABET) == len(set(ALPHABET)) == 30
    assert not set(ALPHABET) & set("0O1ILU")


def test_a_number_gives_a_seed() -> None:
    assert from_number(0) == "2222-2222"
    assert from_number(30**8 - 1) == "ZZZZ-ZZZZ"
    seeds = {from_number(number) for number in range(0, 30**8, 30**8 // 999)}
    assert len(seeds) >= 999
    assert all(canonical(seed) == seed for seed in seeds)


def test_different_seeds_give_different_deals() -> None:
    assert len({Session.new("whisper", seed=seed).save()["state"] for seed in ("A", "B", "AB", "BA", "A B")}) == 5
