"""The tables that travel with the engine are what the odds themselves give."""

from array import array
from binascii import a2b_base64

import pytest

from utopiary.games.utopia_engine.odds import activation_data, connection_data

from .tables import MODULES, activation_numbers, connection_numbers, later_links

NEAR = {"rel": 1e-5, "abs": 1e-6}  # single precision, worked out on another machine


def committed(text: str) -> list[float]:
    """The numbers of a table in the engine."""
    return array("f", a2b_base64(text)).tolist()


def test_the_smallest_fields() -> None:
    """The table of activation begins with fields of one and two open boxes."""
    again = activation_numbers(boxes=2).tolist()
    assert committed(activation_data.DATA)[: len(again)] == pytest.approx(again, **NEAR)


@pytest.mark.slow
def test_all_fields() -> None:
    assert committed(activation_data.DATA) == pytest.approx(activation_numbers().tolist(), **NEAR)


@pytest.mark.slow
def test_the_opening_of_links_without_a_spare_component() -> None:
    again = connection_numbers((0,)).tolist()
    assert committed(connection_data.BOOK)[: len(again)] == pytest.approx(again, abs=1e-4)


@pytest.mark.slow
def test_later_links() -> None:
    for row, again in zip(connection_data.LATER, later_links(2), strict=False):
        assert row == pytest.approx(again, abs=6e-4)


def test_each_table_has_its_module() -> None:
    assert set(MODULES) == {"activation_data.py", "connection_data.py"}
