"""Short evenings of every game: matches that strangers play to their end, in a plain chat and on the platforms."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Evening:
    """A game with short house rules, and how many people and computer players sit down."""

    play: str
    people: int
    computers: int = 0

    def __str__(self) -> str:
        return f"{self.play}, {self.people} and {self.computers}"

    @property
    def alone(self) -> bool:
        """Whether it is a game for one: it begins by itself, and hides nothing but a boneyard."""
        return self.people + self.computers == 1

    @property
    def game(self) -> str:
        return self.play.partition(" ")[0]


EVENINGS: Final = (
    Evening("block rounds=2", 4),
    Evening("block set=9 target=50", 5, computers=1),
    Evening("draw rounds=1 draw_rule=one_then_choice opening_tile=free", 3, computers=1),
    Evening("draw target=50 set=9 draw_rule=two_or_pass", 4),
    Evening("goat target=51 two_doubles=true", 4),
    Evening("goat target=51 teams=false", 2, computers=1),
    Evening("general session_rounds=1 two_doubles=true signals=free", 6),
    Evening("general session_rounds=3 signal_visible=table", 3, computers=1),
    Evening("classic target=50", 3),
    Evening("sea-goat hundred=claim target=100 brother_in_law=ends_match", 2, computers=1),
    Evening("sport-goat rounds=4", 4),
    Evening("donkey target=51 precross_pair=any", 3),
    Evening("telephone target=40 multi_doubles=4", 2, computers=1),
    Evening("muggins target=100 muggins_call=true", 3),
    Evening("classic-draw single_round=true", 4),
    Evening("classic-block single_round=true set=9", 3),
    Evening("block-restock single_round=true", 3),
    Evening("team-block single_round=true team_draw=lots", 3, computers=1),
    Evening("peruvian rounds=2", 4),
    Evening("hungarian single_round=true set=9", 3),
    Evening("hungarian rounds=2 must_exhaust=true one_end_per_turn=true", 2),
    Evening("barricade rounds=2 base=hungarian", 3),
    Evening("barricade rounds=2 only_if_unable=true", 2, computers=1),
    Evening("fives-pl single_round=true spinner=first_double must_announce=true", 3),
    Evening("all-fives target=50 out_bonus=10", 2),
    Evening("all-sevens single_round=true crosswise_jokers=true voluntary_draw=unlimited", 3),
    Evening("matador single_round=true withhold_jokers=true", 2, computers=1),
    Evening("matador-classic single_round=true voluntary_draw=one_instead", 3),
    Evening("bergen target=10", 3),
    Evening("sevastopol single_round=true fill_first=false", 4),
    Evening("mexican-train rounds=1", 3),
    Evening("mexican-train rounds=2 set=9 first_turn_train=true doubles=free_extra", 2, computers=1),
    Evening("mexican-train rounds=1 engine=holder mexican_from=after_own_train draw_count=2", 3, computers=1),
    Evening("cyprus single_round=true", 4),
    Evening("cyprus rounds=2 fill_first=true arms=9", 4, computers=1),
    Evening("chickenfoot rounds=1", 3),
    Evening("chickenfoot rounds=2 set=6 root=holder root_arms=6", 2, computers=2),
    Evening("sausage target=50", 2),
    Evening("sausage target=50 start_double=true cut_order=shuffle score_to=winner", 1, computers=1),
    Evening("forty-two target=2 nello=true plunge=true", 4),
    Evening("forty-two target=100 scoring=points all_pass=force_shaker", 3, computers=1),
    Evening("forty-two target=2 bidding=tricks early_stop=true", 2, computers=2),
    Evening("french-wall single_round=true", 2),
    Evening("french-wall single_round=true set=9 draw_count=3 play_after_draw=true", 1, computers=1),
    Evening("barricade rounds=5 base=french-wall", 2),
    Evening("italian-sum rounds=2", 3),
    Evening("italian-sum rounds=2 set=9 may_draw=true score_mode=face", 3, computers=1),
    Evening("solo-rows", 1),
    Evening("solo-rows set=12 goal=longest start_tile=6-6", 1),
    Evening("solo-batches", 1),
    Evening("solo-batches set=9 batch=5", 1),
    Evening("domino-squares", 1),
    Evening("domino-squares puzzle=given grade=hard", 1),
    Evening("domino-squares puzzle=digits", 1),
)

FIRST: Final = {evening.game: evening for evening in reversed(EVENINGS)}
"""Of each game the evening that there is always time for."""
