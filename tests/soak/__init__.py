"""Long runs, which take hours: `make soak`, or `python -m tests.soak inputs --count 1000000`.

    inputs     broken links, saves, files, storage, seeds, setups and moves
    games      whole games of every kind with the invariants checked at every move
    endurance  bot games in one browser tab, one after the other: memory, speed and storage stay as they are

Everything comes from a seed: the same seed makes the same run, and any single case of it can be run alone. A short part
of each stands in tests/soak/test_*.py and in e2e, for every day.
"""
