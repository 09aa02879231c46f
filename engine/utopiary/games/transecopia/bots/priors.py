"""How often each Zone gets a die, counted in games of the hard bot against itself (tests/transecopia/bots/count.py).

A prior: the chances of the eight Zones, in their order; by whether the die is Prismatic, then by its value. Bots that
believe in other priors place their dice differently: FEW is a fixed point, where belief and behaviour about agree.
"""

Prior = tuple[float, ...]

FEW: tuple[dict[int, Prior], ...] = (  # two and three captains
    {
        1: (0.09, 0.08, 0.06, 0.17, 0.29, 0.11, 0.13, 0.06),
        2: (0.08, 0.10, 0.07, 0.15, 0.31, 0.10, 0.13, 0.07),
        3: (0.09, 0.13, 0.08, 0.16, 0.23, 0.08, 0.14, 0.08),
        4: (0.06, 0.14, 0.11, 0.18, 0.16, 0.08, 0.20, 0.09),
        5: (0.05, 0.12, 0.16, 0.14, 0.15, 0.04, 0.25, 0.09),
        6: (0.06, 0.05, 0.29, 0.05, 0.14, 0.01, 0.36, 0.04),
    },
    {
        4: (0.00, 0.06, 0.07, 0.12, 0.29, 0.05, 0.29, 0.14),
        5: (0.00, 0.05, 0.08, 0.05, 0.32, 0.01, 0.40, 0.09),
        6: (0.00, 0.03, 0.11, 0.02, 0.18, 0.01, 0.59, 0.06),
    },
)
MANY: tuple[dict[int, Prior], ...] = (  # four and five
    {
        1: (0.10, 0.06, 0.04, 0.12, 0.33, 0.19, 0.10, 0.06),
        2: (0.07, 0.08, 0.04, 0.12, 0.35, 0.18, 0.10, 0.06),
        3: (0.09, 0.10, 0.06, 0.11, 0.27, 0.15, 0.12, 0.09),
        4: (0.12, 0.16, 0.09, 0.05, 0.17, 0.11, 0.16, 0.15),
        5: (0.17, 0.13, 0.11, 0.03, 0.17, 0.07, 0.17, 0.15),
        6: (0.20, 0.07, 0.25, 0.02, 0.14, 0.03, 0.24, 0.05),
    },
    {
        4: (0.03, 0.07, 0.04, 0.07, 0.29, 0.05, 0.27, 0.18),
        5: (0.03, 0.06, 0.06, 0.05, 0.28, 0.05, 0.34, 0.13),
        6: (0.03, 0.03, 0.10, 0.03, 0.15, 0.01, 0.57, 0.07),
    },
)
STACKED = 0.05  # how often a die of two captains is made higher by a stack
