# Donkey

page-donkey-players =
    { $teams ->
        [true] Two or three play, each for himself, or four in two pairs: partners sit opposite each other and have one account.
       *[false] Two, three or four play, everybody for himself.
    } A side is a pair, or one who plays alone.
    The set is double-six: { $tiles } tiles, face down. Everybody gets { $hand_2 }. The boneyard has { $boneyard_2 } tiles with two players, { $boneyard_3 } with three, none with four.
    { shared-redeal }{ $redeal_same ->
        [0] { "" }
       *[other] { " " }All tiles are dealt again if { $redeal_same } or more tiles of a hand share a number.
    }

page-donkey-begin =
    { shared-opening }
    { $no_double_lead ->
        [lightest] If nobody holds a double, the lightest tile must lead: the one with the fewest pips or, if equal, the one whose larger half is smaller (2-1 goes before 3-0).
       *[heaviest] If nobody holds a double, the heaviest tile must lead: the one with the most pips or, if equal, the one with the higher half (6-3 goes before 5-4).
    }
    { $later_lead ->
        [tile_search] Every later round begins in the same way. Winning a round does not give the lead of the next one.
       *[free] In later rounds the player who went out in the round before leads, with any tile. After a fish { $after_fish_start ->
            [fish_winner] its winner leads, of partners the one who held less; { shared-equal-partners }; if several sides have won it, the player who laid the last tile leads.
           *[fish_maker] the player who laid the last tile leads, whoever won it.
        }
    }
    A led double always lies open.

page-donkey-turn =
    Turns go round clockwise, to the player on your left. You lay a tile at an open arm so that the touching halves are equal.
    The first double on the table is the crossroads: you may build on all four of its sides, { $arms_open ->
        [after_sides] on the two short ones only when both long ones have a tile.
       *[at_once] at once.
    } If it was not led, there is a line with two ends before it. One of its sides is then taken, and the other end of the line is an arm too: four arms again. There are never more; later doubles do not branch.
    { $closing ->
        [true] Once there is a crossroads, a double may be laid open or closed, face down. Nothing may be laid behind a closed double.
       *[false] No double is laid face down.
    } { $multi_doubles ->
        [1] You lay one tile a turn.
       *[other] You lay one tile a turn, or up to { $multi_doubles } doubles at once, each on another arm that shows its number{ $closing ->
            [true] , each open or closed as you like.
           *[false] .
        } Other tiles go alone.
    }
    Before there is a crossroads a single double must lie open: it becomes the crossroads. { $multi_doubles ->
        [1] Two doubles are never laid together.
       *[other] { $precross_pair ->
            [off] Two doubles are not laid together then.
            [any] { $precross_who ->
                [second_player] Whoever plays right after the lead
               *[anyone] Whoever is on turn
            } may also lay two at once, one at each end{ $closing ->
                [true] , open or closed
               *[false] {""}
            }. Of two open ones you say which becomes the crossroads.
           *[closed_only] { $closing ->
                [true] { $precross_who ->
                    [second_player] Whoever plays right after the lead
                   *[anyone] Whoever is on turn
                } may also lay two at once, one at each end, if both are closed. No arm is open then: the round ends at once as a fish.
               *[false] Two doubles are not laid together then.
            }
        }
    }
    { shared-draw }
    { shared-reserve-keep }

page-donkey-end =
    { shared-goat-out }{ $multi_doubles ->
        [1] { "" }
       *[other] { " " }With several doubles, he may lay the last ones in one turn.
    }
    The round is a fish (blocked) as soon as no arm is open: all of them are shut by closed doubles. It does not matter then what could still be drawn.
    It is a fish, too, as soon as no player can lay a tile and nothing may be drawn any more. Nobody has to pass for that.
    { $fish_draw ->
        [true] If arms are open but no tile anywhere can fit them any more, those on turn go on drawing while tiles may be drawn; only then is the round a fish.
       *[false] It is also one as soon as no tile outside the layout can fit an open arm any more, neither one in a hand nor any in the boneyard, not even one that is never drawn. Then nobody draws.
    }

page-donkey-scoring =
    { shared-lone-blank }
    Only losers write, and what they write is bad for them. When somebody goes out, every other side has lost what it holds, both partners together; what his own partner holds does not count.
    After a fish every side that is not the lowest has lost all that it holds, not just the difference. Whoever is lowest, alone or with others, loses nothing. { $fish_tie ->
        [carry] If all hold the same, nobody loses; what all hold together is added to what each loser loses in the next round that is not such a tie.
       *[void] If all hold the same, nobody loses anything.
    }
    { $threshold ->
        [0] Every loss is written, however small.
       *[other] { $threshold_mode ->
            [opening] As long as an account is empty, a loss below { $threshold } is not written. Once something stands there, every loss is written.
           *[every] Less than { $threshold } is never written, whatever the account holds. A loss of { $threshold } or more is written in full.
        }
    }
    { $threshold ->
        [0] So nothing needs to be remembered.
       *[other] { $memory ->
            [off] What is not written is lost.
            [kept_if_written] What is not written is remembered: it is added to your next loss if that alone is { $threshold } or more. A smaller one takes its place.
           *[kept_if_any] What is not written is remembered and added to your next loss, even if that is large by itself. As soon as they add up to { $threshold } or more, they are written. If not, all of it stays remembered.
        }
    }
    { $memory ->
        [off] A win changes nothing on your account.
       *[other] What is remembered is forgotten when it is written, and in any round in which your side loses nothing: it has won, or is the lowest in a fish, or all hold the same.
    }

page-donkey-match =
    The match ends with the round in which a side reaches { $target } points. The side with the highest total is the donkey and has lost; everybody else has won.
    If several share the highest total, they are donkeys together. If several have { $target } or more, only the highest is the donkey. Points that are only remembered do not count.

example-donkey-closed-pair = There was no crossroads yet. East could lay 3-3 or 4-4 open, but closed only both together, one at each end. No arm is open now: the round is a fish, and East, who holds less, has won it.
example-donkey-all-arms-shut = North has laid three doubles in one turn and closed them all, so no arm is open. He still holds 2-1, so he is not out: it is a fish. He has 3 pips and wins it; East writes all that he holds.
example-donkey-remembered = In the round before East lost 8, which is too little to be written. Now he holds 4-3 and loses 7, too little as well, but with the 8 that were remembered it makes 15, and all of it is written.
