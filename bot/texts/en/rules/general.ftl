# General’s goat

page-general-players =
    Two teams of two sit at the table, partners opposite each other. If there are more people, the others wait in teams of two and take turns at the table; { $fewest ->
        [4] up to { $most } may take part
       *[other] { $most } must take part
    }.
    The double-six set is dealt out face down, seven tiles to each of the four at the table. Nothing is left, and nobody draws.
    { shared-redeal }

page-general-begin =
    Every round, not only the first, is led by whoever holds 1-1, and he must lead that tile. As all tiles are dealt, somebody always holds it.
    The loser of a round shuffles for the next one. After a fish or a cancelled deal the same player shuffles again.

page-general-turn =
    { shared-goat-line }
    { shared-pass } If only 0-0 or 6-6 fits, you must lay it, even if you would rather keep it for the end.
    { $two_doubles ->
        [true] You lay one tile a turn, or two doubles at once: if the ends ask for two different numbers and you hold the right double for each of them, you may lay both in the same turn, one at each end. You cannot lead with two.
       *[false] { $double_finish ->
            [off] You lay one tile a turn; two tiles are never laid together.
           *[other] You lay one tile a turn, with one exception: if your last two tiles are 0-0 and 6-6 and one end asks for 0, the other for 6, you may lay both in one turn and go out with them. As long as you hold a third tile, you may not.
        }
    }
    { $only_title_ends ->
        [true] You may lay your last tile only if going out with it gives a title. If it does not, you pass, even if it fits. A 1-1 that must be led may be led all the same.
       *[false] Any fitting tile may be your last one.
    }
    { $title_rule ->
        [bald] Signs between partners are forbidden.
       *[other] { $signals ->
            [off] There are no signs between partners.
           *[other] You may tell { $signal_visible ->
                [table] the whole table
               *[partner] your partner, and nobody else,
            } by a sign what you hold: a wink means 0-0, a puffed cheek 6-6. { $signals ->
                [free] Bluffing is allowed.
               *[truthful] Only whoever holds that tile may give its sign.
            } Nobody has to.
        }
    }
    { $title_rule ->
        [bald] Nor may you say or show in another way what you hold.
       *[other] { $signals ->
            [off] You may not say or show in any way what you hold.
           *[other] A sign takes no turn. You may give it on turn or not, each of the two once a round, from the deal until its tile lies on the table.
        }
    }

page-general-end =
    { shared-goat-out }
    { shared-fish-hands }
    A fish counts for nothing: nobody has lost, there is no title, no team gets up. The tiles are dealt anew, and 1-1 leads again.

page-general-scoring =
    No points are written; what is left in the hands means nothing. Losses and titles of the teams are counted instead.
    The loser is the player whose turn would come right after the one who went out, whether or not he could have laid a tile, and whoever made the last tile possible. He always sits in the other team, and his team has the loss.
    { $title_rule ->
        [both_only] If the last turn laid both 0-0 and 6-6, the round makes a General, which is a title. With only one of the two, or with any other tile, it is a plain loss.
        [bald] If the last turn laid both 0-0 and 6-6, the round makes a General. With 0-0 but not 6-6 it makes a bald. With 6-6 alone or any other tile it is a plain loss. Generals and balds are titles.
       *[either] If the last turn laid 0-0, 6-6 or both, the round makes a General, which is a title. With any other tile it is a plain loss.
    }
    { $general_is ->
        [finisher] The one who went out has the title, and it is counted for his team, to its credit; the loss stays with the loser’s team.
       *[loser] The loser has the title, and it is counted for his team. It is always a loss as well.
    }
    { $double_finish_worth ->
        [2] Going out with both 0-0 and 6-6 counts as two Generals; otherwise a round brings one title at most.
       *[other] A round brings one title at most. Going out with both 0-0 and 6-6 is one General, like any other.
    } { $double_finish ->
        [last_two] You have gone out with both, too, if they were your last two tiles, laid in two turns.
       *[other] Both means: in one turn. If you lay one of them and go out with the other in a later turn, only the last one counts.
    }

page-general-match =
    The match lasts { $session_minutes } minutes. When that time is up, the round in hand is finished, even if it becomes a fish, and no other is dealt. { $session_rounds ->
        [none] It may have any number of rounds.
        [one] It ends earlier after one round; a fish is not counted.
       *[other] It ends earlier after { $session_rounds } rounds; a fish is not counted among them.
    }
    With more than two teams the losing team gets up { $general_is ->
        [finisher] when it has lost { $losses_to_yield } of the rounds
       *[loser] { $title_yields ->
            [never] when it has lost { $losses_to_yield } of the rounds
            [first_round_only] when it has taken a title in the first round that counted for it, or when it has lost { $losses_to_yield } of the rounds
           *[always] when it has just taken a title, or when it has lost { $losses_to_yield } of the rounds
        }
    } since it sat down. It goes to the end of the queue, and the team at the head takes the same two seats.
    Whoever comes back begins with no losses to get up for. The team that stays { $stay_resets_losses ->
        [true] begins with none, too, whenever the other one changes.
       *[false] keeps those it has had since it sat down.
    } With two teams nobody gets up.
    { $general_is ->
        [finisher] { $rank_by ->
            [titles_per_round] The team with the most titles for each round that it played wins.
           *[titles] The team with the most titles wins.
        }
       *[loser] { $rank_by ->
            [titles_per_round] The team with the fewest titles for each round that it played wins.
           *[titles] The team with the fewest titles wins.
        }
    } Losses without a title decide nothing. If all have equally many, the match is a draw.
    Of more than two teams all that share the best count win, and all that share the worst lose. In the tallies every team that has not won has lost. A team for which no round counted neither wins nor loses. How many Generals each person has been decides nothing.

example-general-both-at-once = The ends ask for 0 and 6, and 0-0 and 6-6 are all that South holds. He lays both in one turn. West is next, so he is the General, and it counts for East and West.
example-general-third-tile = The ends ask for 0 and 6, but South holds a third tile. He may lay 0-0 or 6-6, not both, and he must lay one of them although he would rather keep it: 5-1 does not fit.
example-general-next-player = Dan goes out with 6-6. Cat has laid just before him and left the 6 open, but Ann is next, so she is the General. Ann and Cat get up at once, and the waiting team sits down.
