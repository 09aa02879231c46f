"""The tables agree with each other."""

from utopiary.games.utopia_engine import data


def test_the_tables_agree_with_each_other() -> None:
    assert len(data.REGIONS) == len(data.TIES) == 6
    assert {tie.component for tie in data.TIES.values()} == set(data.COMPONENTS)
    assert {construct for tie in data.TIES.values() for construct in tie[1:]} == set(data.CONSTRUCTS)
    for region in data.REGIONS.values():
        assert len(region.tracker) == data.BOXES
        assert len(region.monsters) == data.TOP_LEVEL
        assert all(monster.attack < monster.hit for monster in region.monsters)
    assert sum(monster.spirit for region in data.REGIONS.values() for monster in region.monsters) == 7
