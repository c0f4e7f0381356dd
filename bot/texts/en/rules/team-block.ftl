# Team Block

page-team-block-players =
    Four players make two teams. { shared-set }
    { $team_draw ->
        [lots] Everybody draws 4 tiles as lots. When the teams are made these are put back, and everybody is dealt { $hand_4 } tiles.
       *[hand] Everybody draws { $hand_4 } tiles. They make the teams, and they are also the hands of the round.
    } ({ $boneyard_4 } left.) { shared-rest }
    The two players with the most pips on these tiles are one team, the two with the fewest the other. If sums are equal, the heaviest tile decides (the most pips, then the larger half), then the next heaviest.
    Partners sit opposite each other. Clockwise: the first player of the heavy team, the first of the light team, the second of the heavy, the second of the light; who is first in a team goes by where they sat before.
    { $reteam_each_round ->
        [true] Teams are made anew in every round, and everybody keeps an account of their own.
       *[false] Teams stay together for the whole match; later rounds just deal { $hand_4 } tiles to everybody.
    } Partners { $table_talk ->
        [true] may talk about the game.
       *[false] do not talk about the game.
    }
    { shared-redeal }
page-team-block-begin =
    { shared-lead }
    { shared-lead-tile }
    { $later_starter ->
        [winner] { shared-lead-team }
       *[other] { shared-lead-later }
    }
    { shared-direction }
page-team-block-turn =
    { shared-line }
    { shared-line-doubles }
    { shared-forced }
    { shared-drawing }
    { shared-reserve }
page-team-block-end =
    Whoever lays their last tile has gone out and won the round for the team. It ends at once: nothing is laid or drawn any more.
    { shared-blocked }
page-team-block-scoring =
    If a player goes out, the team writes the pips that the two opponents still hold. What the partner holds { $partner_pips ->
        [true] counts as well.
       *[false] does not count.
    }
    { $blocked_by ->
        [individual] In a blocked round every hand counts by itself: the hand with the fewest { $blocked_winner ->
            [count] tiles
           *[pips] pips
        } of all wins for its team.
       *[team_sum] In a blocked round the hands of partners are added up: the team with the fewest { $blocked_winner ->
            [count] tiles
           *[pips] pips
        } wins.
    }
    The winners of a blocked round write the pips of the two opponents{ $partner_pips ->
        [true] {" "}and the heavier one of their own two hands, which counts as the partner’s{ $blocked_score ->
            [difference] {""}
           *[opponents] .
        }
       *[false] { $blocked_score ->
            [difference] {""}
           *[opponents] ; their own pips are neither added nor deducted.
        }
    }{ $blocked_score ->
        [difference] , less those of both their own hands, but never less than 0.
       *[opponents] {""}
    }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry }
page-team-block-match =
    { $reteam_each_round ->
        [true] What a team writes goes to the accounts of both partners.
       *[false] A team has one account, and both partners win or lose with it.
    }
    { shared-match }

example-team-block-equal-hands = Two players hold 20 pips each, and one of them joins the heaviest hand. Their heaviest tiles decide: 5-4 is heavier than 4-4. Then partners sit down opposite each other.
example-team-block-team-sums = A blocked round: the lightest single hand is on the losing side, for the hands of partners are added up.
