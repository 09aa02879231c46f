"""Utopia (Ludovic Vialla and Arnaud Urbon, 2007): welcome princes, control districts, build wonders, please the king.

Rules: web/rules/utopia.en.md. Numbers in comments are the rule facts and rulings (d1 ...) of our specification.
Each part of the rulebook has its module; here they come together as `ask_<phase>` and `do_<verb>`:

    rounds.py       the course of a round: who is next, guests, deal, the end
    track.py        the score track and the turn order
    welcome.py      phase 1: guests, princes, the surprise guest    phases welcome, place, settle, invite
    building.py     wonders and control                             phase  wonder
    development.py  phase 2: discards, privileges, the turn         phases discard, develop, privilege, drop
    actions.py      what cards do                                   phases card, move
    scoring.py      phase 3: prestige, the outcome, and `worth`
    board.py        what is seen: `view`
    spoken.py       and the same in sentences: `words`
    data.py, geography.py   the tables, and the map by numbers
    old_rules.py    the rules of earlier versions, for old saves and links

Moves (`civ` maya persia egypt greece china; `island` water earth fire wind; `district` w1-w5 e1-e5 f1-f8 a1-a6):

    welcome    take <civ> <island> · surprise · builds
    place      place <district> · forfeit (no prince of that civilization left) · builds
    settle     builds · done                (only after a placement that leaves something to build)
    invite     invite <seat> · builds       (after a surprise guest; the invited seat is asked `welcome` and `place`)
    wonder     recall <district>            (only for civilizations that have princes in several districts)
    discard    discard <civ>                (all who owe cards at the same time)
    develop    play <civ> · privilege <civ> · builds · end
    privilege  become <civ>
    card       lift <district> · add <district> · remove <district> · raise · lower · anywhere <district>
    move       go <district> 1|2
    drop       drop <civ>                   (down to five cards)
    builds     wonder <island> · control <district> <civ>

There is no move that puts a card or a guest back: that is what undo is for, free until the move that ends the action.

Where the rulebook and the specification are silent, these are ours:
    a game ends after round 20 at the latest, because nobody has to build and so nobody might ever score;
    a card changed by a privilege and not used is itself again at the end of the turn, and is played before its like;
    what cannot be done is not offered: lowering from place 1, raising from place 5, a card that can do nothing;
    a fair start (an option): when the game is over, ministers go forward for the place they had on the start space;
    discards by place on the track lie open as they are made, and nobody waits for anybody else;
    the wonder's five princes are chosen one by one where there is a choice, the others go home at once.

Targets, the names of the board's parts: district-<district>, wonder-<island>, ship-<island> (the white ship and its
guests), guest-<island>-<civ>, bag, card-<civ>, scale-<civ>, seat-<seat>, track, deck, discards, hand, turn.
Groups: guest surprise place build end invite recall discard card privilege move go add remove king anywhere.
Rule anchors: welcoming surprise building wonder discards development actions privilege move hand-limit limits; a board
may also point at: setup order control add remove king scoring end fair-start two-players.
"""

from ...core.bots import Bot
from ...core.game import Groups, Kind, Option, Options, Outcome, Rules, Seat, Tell, View
from ...core.messages import Text
from ...core.rng import Rng
from . import actions, board, building, development, rounds, scoring, spoken, welcome
from .data import CARDS, FAIR_START, ISLANDS, KINDS, PLACES, PRIVILEGES
from .english import ENGLISH
from .geography import ALL_GUESTS
from .state import NOBODY, NOTHING, State


class Utopia(Rules[State]):
    id, title, rules_version = "utopia", "Utopia", 3
    seats = range(2, 6)
    kind: Kind = "versus"
    options: tuple[Option, ...] = (
        Option("order", ("dynamic", "fixed")),  # ruling d6
        Option("wonder", ("all", "others")),  # ruling d8
        Option("start", ("rulebook", "fair")),  # ours: data.py, FAIR_START
    )
    english = ENGLISH
    fair_start = FAIR_START  # earlier rules had other points (old_rules.py)

    def setup(self, options: Options, seats: int, seed: str) -> State:
        rng, scale = Rng.of(seed), list(range(KINDS))
        rng.shuffle(scale)  # rule 5
        start = rng.below(seats)  # rule 8
        track = [(start + i) % seats for i in range(seats)]
        s = State(
            rng,
            options["order"] == "dynamic",
            options["wonder"] == "all",
            points=[0] * seats,
            track=track[:],
            scale=tuple(scale),
            princes=[[0] * (PLACES * KINDS) for _ in range(seats)],
            owner=[NOBODY] * PLACES,
            monument=[NOTHING] * PLACES,
            wonder=[NOBODY] * len(ISLANDS),
            bag=rounds.all_guests(seats),
            quay=[0] * len(ALL_GUESTS),
            taken=[()] * seats,
            deck=[CARDS] * KINDS,
            discards=[0] * KINDS,
            hands=[[0] * KINDS for _ in range(seats)],
            privileges=[PRIVILEGES] * seats,
            owed=[0] * seats,
            fair=self._fair(track) if options["start"] == "fair" else (),
        )
        rounds.begin_round(s, Tell(start))
        return s

    def _fair(self, track: list[Seat]) -> tuple[int, ...]:
        """By seat, what its place on the start space adds at the end."""
        points = dict(zip(track, self.fair_start[len(track)], strict=True))
        return tuple(points[seat] for seat in sorted(track))

    def active(self, s: State) -> tuple[Seat, ...]:
        if s.phase == "discard":  # rule 23: each for themselves, at the same time
            return tuple(seat for seat, owed in enumerate(s.owed) if owed)
        return () if s.phase == "over" else (s.seat,)

    # --- welcoming ---------------------------------------------------------------------------------------------------

    ask_welcome = staticmethod(welcome.ask_welcome)
    do_take = staticmethod(welcome.take)
    do_surprise = staticmethod(welcome.surprise)
    ask_place = staticmethod(welcome.ask_place)
    do_place = staticmethod(welcome.place)
    do_forfeit = staticmethod(welcome.forfeit)
    ask_settle = staticmethod(welcome.ask_settle)
    do_done = staticmethod(welcome.done)
    ask_invite = staticmethod(welcome.ask_invite)
    do_invite = staticmethod(welcome.invite)

    # --- building ----------------------------------------------------------------------------------------------------

    do_control = staticmethod(building.control)
    do_wonder = staticmethod(building.wonder)
    ask_wonder = staticmethod(building.ask_wonder)
    do_recall = staticmethod(building.recall)

    # --- development -------------------------------------------------------------------------------------------------

    ask_discard = staticmethod(development.ask_discard)
    do_discard = staticmethod(development.discard)
    ask_develop = staticmethod(development.ask_develop)
    do_end = staticmethod(development.end)
    ask_drop = staticmethod(development.ask_drop)
    do_drop = staticmethod(development.drop)
    do_privilege = staticmethod(development.privilege)
    ask_privilege = staticmethod(development.ask_privilege)
    do_become = staticmethod(development.become)

    do_play = staticmethod(actions.play)
    ask_card = staticmethod(actions.ask_card)
    do_lift = staticmethod(actions.lift)
    ask_move = staticmethod(actions.ask_move)
    do_go = staticmethod(actions.go)
    do_add = staticmethod(actions.add)
    do_anywhere = staticmethod(actions.anywhere)
    do_remove = staticmethod(actions.remove)
    do_raise = staticmethod(actions.raise_)
    do_lower = staticmethod(actions.lower)

    # --- how it ends, what is seen -----------------------------------------------------------------------------------

    def outcome(self, s: State) -> Outcome | None:
        return scoring.outcome(s)

    def view(self, s: State, seat: Seat | None) -> View:
        return board.view(s, self.active(s), seat)

    def summary(self, s: State, seat: Seat | None) -> View:
        return {"phase": s.phase, "round": s.round, "points": s.points[:]}

    def describe(self, view: View) -> tuple[Text, ...]:
        return spoken.describe(view)

    # --- for bots ----------------------------------------------------------------------------------------------------

    def guess(self, s: State, seat: Seat, rng: Rng) -> State:
        """Cards in the deck and in rivals' hands may be anywhere among them; all else lies open.

        They are counted by civilization, so they come sorted: the true deal leaves no trace.
        """
        other = super().guess(s, seat, rng)
        rivals = [hand for rival, hand in enumerate(other.hands) if rival != seat]
        unseen = [civ for civ in range(KINDS) for _ in range(other.deck[civ] + sum(hand[civ] for hand in rivals))]
        rng.shuffle(unseen)
        for hand in rivals:
            dealt = [unseen.pop() for _ in range(sum(hand))]
            hand[:] = [dealt.count(civ) for civ in range(KINDS)]
        other.deck = [unseen.count(civ) for civ in range(KINDS)]
        return other

    def worth(self, s: State, seat: Seat) -> float:
        return scoring.worth(s, seat)

    def groups(self, s: State) -> Groups:
        """Are wonders worth their princes? Wins are counted by how many a minister owns."""
        return {"wonders": tuple(str(s.wonder.count(seat)) for seat in range(len(s.points)))}

    def bot(self, level: str) -> Bot[State]:
        from .bots import bot  # a page that plays no bot does not pay for one

        return bot(level)
