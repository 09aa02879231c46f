"""The planner's table of ways to play a search box: the exact odds of the best play for each of these weights.

The weights were drawn at random, sensible ones more often; those that many games had use for were kept.
"""

from array import array

from utopiary.games.utopia_engine.bots.search_value import ENDS, _reach
from utopiary.games.utopia_engine.odds.search import Solution

FINE = 65535  # steps of a chance
BITS = 16  # three rolls fall in 36^3 = 46656 ways
WAYS = 36**3

# zero, zero by a bonus, Construct, component, encounters 1 to 5, Construct and component by the Dowsing Rod
WEIGHTS = (
    (147, 103, 56, 29, 4, 2, -41, -78, -87, 40, 28),
    (67, 67, 67, 55, -43, -57, -63, -77, -115, 36, 31),
    (44, 44, 44, 0, -25, -40, -43, -72, -88, 5, -23),
    (158, 155, 74, 17, -34, -44, -59, -105, -145, 56, -22),
    (20, 20, 20, 18, -32, -41, -65, -79, -90, -19, -17),
    (88, 59, 30, 21, -39, -45, -86, -123, -141, -8, 9),
    (41, 19, 11, 6, -18, -33, -69, -86, 151, -13, -42),
    (154, 116, 55, 14, -42, -88, -108, -108, -118, 24, 11),
    (48, 28, 7, 10, -1, -2, -8, -48, -48, 2, 7),
    (98, 98, 98, 96, -48, -83, -94, -140, -153, 82, 85),
    (71, 69, 46, 7, -4, -16, -54, -84, -85, 11, -31),
    (36, 20, 14, 17, -5, -41, -46, -85, -89, -17, -22),
    (75, 75, 75, 74, -4, -14, -15, -32, -35, 48, 63),
    (114, 113, 40, 47, 17, 7, -36, -78, -80, 2, 15),
    (77, 76, 65, 59, 27, -3, -6, -21, -23, 58, 36),
    (72, 31, 29, 5, -14, -41, -85, -134, -146, 20, -39),
    (110, 97, 34, 26, -27, -33, -40, -52, -59, 28, 24),
    (14, 14, 14, 15, -8, -45, -86, -100, -108, -21, -28),
    (29, 25, 20, 13, -7, -21, -29, -78, -84, -5, -25),
    (104, 102, 99, 5, 0, -12, -19, -20, -29, 60, -33),
    (98, 78, 74, 3, -9, -14, -18, -27, -36, 37, -32),
    (70, 70, 70, 56, -42, -77, -89, -102, -126, 57, 14),
    (126, 103, 37, 23, -47, -52, -65, -67, -73, 17, 1),
    (171, 125, 99, 18, -19, -32, -45, -71, -95, 89, -23),
    (133, 92, 85, 64, 34, 28, -9, -56, -60, 82, 29),
    (175, 121, 88, 11, -44, -54, -59, -65, 81, 67, -28),
    (118, 67, 65, 53, 46, 45, 29, -3, -32, 41, 26),
    (43, 43, 43, 35, -24, -36, -56, -69, -119, 34, 35),
    (138, 109, 76, 17, -14, -25, -56, -78, -91, 40, 3),
    (44, 44, 44, 39, -14, -19, -32, -60, -98, 36, 20),
    (88, 88, 88, 81, 31, 18, -24, -66, -79, 64, 68),
    (132, 125, 45, 59, -13, -22, -66, -109, -140, 17, 53),
    (50, 43, 11, 36, -15, -38, -74, -97, -107, -21, 26),
    (161, 106, 79, 95, -4, -11, -11, -15, 67, 64, 66),
    (129, 125, 64, 23, -48, -60, -67, -72, -74, 53, -5),
    (178, 110, 90, 11, -21, -23, -34, 2, 68, 69, 9),
    (128, 122, 88, 77, -33, -48, -82, -86, 62, 49, 72),
    (135, 79, 49, 52, 20, 11, 6, 5, 3, 10, 50),
    (108, 100, 88, 88, -24, -25, -36, -47, -58, 53, 51),
    (105, 69, 15, 36, -8, -13, -41, -63, -66, -9, 11),
    (127, 119, 80, 12, -44, -76, -109, -116, -127, 62, -34),
    (123, 77, 54, 28, -27, -57, -66, -75, -78, 29, 27),
    (125, 116, 54, 36, -43, -81, -124, 146, 147, 46, -11),
    (105, 105, 79, 8, -11, -25, -31, -44, 138, 66, -28),
    (139, 135, 50, 63, -38, -47, -50, -54, -94, 31, 30),
    (190, 150, 98, 78, -11, -17, -64, -67, -73, 59, 37),
    (150, 150, 95, 39, -34, -56, -98, -103, -134, 60, 25),
    (146, 141, 99, 87, -5, -6, -51, -84, -104, 65, 67),
)


def odds(weights: tuple[int, ...], bonus: int, rod: bool) -> list[float]:
    """The chance of each end: every result carries a one in the field of its end, below its weight."""
    options, numbers = _reach(bonus, rod)
    best = [max(option, key=weights.__getitem__) for option in options]
    least = min(weights)
    packed = [((weights[end] - least) << BITS * ENDS) + (1 << BITS * end) for end in best]
    total = int(Solution([packed[number] for number in numbers]).value((0,) * 6))
    return [(total >> BITS * end & (1 << BITS) - 1) / WAYS for end in range(ENDS)]


def numbers(weights: tuple[tuple[int, ...], ...] = WEIGHTS) -> "array[int]":
    """[ten subtracted: none, once, twice][Dowsing Rod][way][end]"""
    steps = array("H")
    for bonus in range(3):
        for rod in (False, True):
            for row in weights:
                steps.extend(round(chance * FINE) for chance in odds(row, bonus, rod))
    return steps
