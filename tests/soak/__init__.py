"""Long runs, which take hours: `make soak`, or `python -m tests.soak inputs --count 1000000`.

    inputs     damaged links, saves, files, storage, seeds, setups and moves
    games      whole games of every kind with the invariants checked at every move
    endurance  bot games in one browser tab, one after the other: memory, speed and storage stay the same

Everything comes from a seed: one seed always makes the same run, and every case can be run alone. `make test` runs a
short part of each (test_soak.py, e2e/test_memory.py).
"""
