# Barricade Dominoes

page-barricade-players =
    Barricade adds one move to another game. Here this is { $base ->
        [draw] Draw Dominoes
        [team-block] Team Block
        [hungarian] Hungarian Dominoes
        [french-wall] French Dominoes
       *[block-restock] Block Dominoes (Block with end-of-turn draw)
    }, whose page holds wherever this one says nothing. Peruvian cannot have barricades: nobody writes points there.
    { $base ->
        [team-block] Four players in two teams, which the tiles make as in Team Block.
        [french-wall] Two players.
       *[other] { shared-alone }
    }
    { shared-set }
    { $base ->
        [team-block] Everybody gets { $hand_4 } tiles ({ $boneyard_4 } left).
        [french-wall] Everybody gets { $hand_2 } tiles ({ $boneyard_2 } left).
       *[other] { shared-deal }
    }
    { $base ->
        [hungarian] { $draw_rule ->
            [base] { shared-rest-closed }
           *[other] { shared-rest }
        }
       *[other] { shared-rest }
    }
    { shared-redeal }
page-barricade-begin =
    { $base ->
        [french-wall] Lots decide who leads.
       *[other] { shared-lead }
    }
    { $base ->
        [french-wall] Any tile may be led.
       *[other] { shared-lead-tile }
    }
    { $later_starter ->
        [base] { $base ->
            [french-wall] { shared-lead-rotate }
           *[other] { shared-lead-again }
        }
        [winner] { $base ->
            [team-block] { shared-lead-team }
           *[other] { shared-lead-winner }
        }
       *[other] { shared-lead-later }
    }
    { shared-direction }
page-barricade-turn =
    At the start of your turn, instead of laying or drawing, you may put { $must_match ->
        [true] a double that fits across an end of the line: a barricade.
       *[false] any double of your hand across either end of the line: a barricade. It need not fit.
    } A tile must lie on the table already, and you may not have drawn or laid anything in this turn.
    { $only_if_unable ->
        [true] You may do so only if you have no tile that fits.
       *[false] You may do so even if you have a tile that fits, and nobody ever has to.
    }
    { $base ->
        [hungarian] If you make none, lay as many tiles as you like, one after another, at either end of the line, so that the halves that touch are equal. A blank fits only a blank.
        [french-wall] If you make none, lay one tile in the other course, half over an end of the wall, so that the halves that touch are equal. A blank fits only a blank.
       *[other] If you make none, you lay a tile as usual. { shared-line }
    }
    { $base ->
        [french-wall] Doubles lie lengthwise like all tiles. The wall has two ends only, which never join.
       *[other] { shared-line-doubles }
    }
    If a tile of yours fits, you must lay one, unless you make a barricade. { $draw_rule ->
        [base] { $base ->
            [draw] { shared-drawing-until }
            [hungarian] { shared-drawing-none }
            [french-wall] { shared-drawing-two }
           *[other] { shared-drawing-restock }
        }
       *[other] { shared-drawing }
    }
    { $base ->
        [hungarian] { $draw_rule ->
            [base] { shared-reserve-closed }
           *[other] { shared-reserve }
        }
       *[other] { shared-reserve }
    }
page-barricade-end =
    A barricade ends the round at once.
    { shared-out } A barricade with your last tile ends the round as a barricade.
    { $draw_rule ->
        [base] { $base ->
            [hungarian] { shared-blocked-none }
            [french-wall] { shared-blocked-two }
           *[other] { shared-blocked-drawn }
        }
       *[other] { shared-blocked }
    } This holds even if somebody still has a double for a barricade.
page-barricade-scoring =
    After a barricade your hand without the double is compared with every opponent’s. If every opponent holds more pips than you, it has succeeded: you write the pips of all opponents.{ $base ->
        [team-block] {" "}The hands of partners are always added up.
       *[other] {""}
    }
    If an opponent holds fewer, it has failed. The opponent with the fewest pips writes the pips of all others, yours included, and you { $fail_factor ->
        [0] lose nothing
        [1] lose the pips you hold
        [2] lose twice the pips you hold
       *[other] lose { $fail_factor } times the pips you hold
    }; totals may go below 0. If several opponents share the fewest, none of them scores.
    { $tie ->
        [none] If the lowest opponent holds as few as you, nobody scores, and you lose nothing.
        [fails] If the lowest opponent holds as few as you, it has failed.
       *[blocker] If the lowest opponent holds as few as you, it has still succeeded. With 0 pips left you always succeed.
    }
    Without a barricade the game beneath is scored. { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry } What a failed barricade costs is always written.
page-barricade-match =
    { $single_round ->
        [true] { shared-match-single }
       *[false] { $rounds ->
            [none] { $target ->
                [base] { $base ->
                    [hungarian] Rounds are played until somebody has more than 100 points after a round: exactly 100 is not enough. { shared-match-tie }
                   *[other] Rounds are played until somebody has 100 points or more after a round: then the match is over. { shared-match-tie }
                }
               *[other] { shared-match-target }
            }
           *[other] { shared-match-rounds }
        }
    }

example-barricade-double-across = 5-1 would have fitted, but 4-4 was put across the end with the 3. Nobody holds fewer than the 6 pips that are left, so the barricade succeeds.
example-barricade-too-heavy = A barricade with 11 pips left, while an opponent holds only 10: it fails and costs twice those 11.
example-barricade-lowest-shared = A barricade fails against two opponents who hold equally few: neither of them scores, but it costs its maker all the same.
