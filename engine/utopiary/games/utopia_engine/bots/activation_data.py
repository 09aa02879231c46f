"""Made by tests/utopia_engine/bots/regenerate.py, not to be edited. Explained in `activation_value`."""

# [energy on the bar before]: (energy in all, damage, chance) at the end of the first field
FIRST_FIELD = (
    (
        (4, 0, 0.2828),
        (3, 0, 0.2523),
        (5, 0, 0.1670),
        (2, 0, 0.0968),
        (6, 0, 0.0592),
        (4, 1, 0.0370),
        (3, 1, 0.0294),
        (5, 1, 0.0221),
        (1, 0, 0.0135),
        (2, 1, 0.0104),
        (7, 0, 0.0088),
        (0, 0, 0.0071),
        (6, 1, 0.0062),
    ),
    (
        (5, 0, 0.2762),
        (4, 0, 0.2555),
        (6, 0, 0.1684),
        (3, 0, 0.0971),
        (7, 0, 0.0601),
        (5, 1, 0.0370),
        (4, 1, 0.0294),
        (6, 1, 0.0224),
        (2, 0, 0.0136),
        (3, 1, 0.0103),
        (8, 0, 0.0091),
        (1, 0, 0.0072),
        (7, 1, 0.0064),
    ),
)

# [energy on the bar before]: the chance to be active after the second field without losing another day
SECOND_FIELD = (0.6351, 0.8941, 0.9797, 0.9939)
