# Sausage

page-sausage-players =
    Two play, with a double-six set of { $tiles } tiles. Each gets { $hand_2 }, so nothing is left and nobody draws.
    You lay your tiles face down side by side, in a row, and never look at them. The row is a queue: you take from its right end, and what comes back goes to its left end, face down.

page-sausage-begin =
    Lots decide who begins the first round.
    { $start_double ->
        [true] He turns up his rightmost tile. As long as that is no double, it goes face down to the left end of its row and the other player turns up one. The first double that appears must be laid: it is the root. If no double is left to anybody, the round is a fish.
       *[false] He turns up his rightmost tile and lays it across the table, whatever it is: it is the root. Then the other player is on turn.
    }
    Two lines grow from the root, side by side in the same direction: line A from one of its halves, line B from the other.
    In later rounds whoever was left with fewer pips in the round before begins. If both were left with the same, it is the one who did not begin that round{ $start_double ->
        [true] {" "}(whoever turned up its first tile has begun it)
       *[false] {""}
    }.

page-sausage-turn =
    You turn up your rightmost tile, for both to see. If it has a place, it must go to one; you choose among its places. If it has none, it goes face down to the left end of your row. Either way your turn is over: one tile a turn, no second try.
    At an end: at the end of either line, if the touching halves are equal.
    { $insert_doubles ->
        [true] Inserted: a double, and only a double, may be pushed between two tiles of a line that touch with its number{ $insert_at_root ->
            [true] , also between the root and the first tile
           *[false] , but not between the root and the first tile
        }. All that lies beyond moves out by one place.
       *[false] A double is never pushed between two tiles.
    }
    As a cut: count the tiles of each line from the root outwards. Where the tiles at the same depth, say both third ones, show outwards just the two halves of your tile (a double: both its number), you may lay it across both lines behind them{ $cut_equal_lines ->
        [true] , if both lines are equally long
       *[false] { "" }
    }{ $cut_where ->
        [end_only] . At least one line must end there.
       *[anywhere] . That may be in the middle of the lines or where one ends.
    }{ $cut_equal_lines ->
        [true] {""}
       *[false] {" "}The lines need not be equally long.
    }
    The root and all tiles before your tile are cut off. Your tile is the new root, each half beginning the line that showed it; what lies beyond stays attached.
    The cut tiles go face down to the left end of your opponent’s row, { $cut_order ->
        [shuffle] shuffled.
       *[fixed] one after another: root, first tile of A, first of B, second of A, second of B ... The one pushed last comes up last.
    }

page-sausage-end =
    The round ends when a player has laid the last tile of his row: he has gone out. If that tile cuts, the cut is carried out first: the opponent gets the cut tiles before anything is counted.
    The round is a fish (blocked) as soon as no tile of either row has a place anywhere.
    A round that has had { $max_turns } turns is a fish, too.

page-sausage-scoring =
    A row counts its pips, 0-0 nothing. { $score_to ->
        [winner] If somebody has gone out, he writes what is left in the other row, as points.
       *[loser] If somebody has gone out, the other player writes what is left in his own row, as a penalty; whoever went out writes nothing.
    }
    { $fish_score ->
        [higher_only] After a fish only the heavier row counts. If both weigh the same, nothing is written.
        [difference] After a fish the heavier row counts, less the other one. If both weigh the same, nothing is written.
       *[both] After a fish both rows count; neither is taken off the other.
    } { $score_to ->
        [winner] What counts of a row is written by the other player.
       *[loser] What counts of a row is written by its owner.
    }

page-sausage-match =
    { $score_to ->
        [winner] The match ends with the round in which a player reaches { $target } points: he has won.
       *[loser] The match ends with the round in which a player reaches { $target } points: he has lost.
    }
    If both reach { $target } in the same round, the higher total { $score_to ->
        [winner] wins
       *[loser] loses
    }; if the totals are equal, the match is a draw.

example-sausage-places = Line A shows 3, 1, 5 behind its three tiles, line B 2, 4, 0. East’s 5-0 has three places: the end of A, the end of B, or a cut at depth 3, which would send all seven tiles to North.
example-sausage-double-between = North has pushed 3-3 behind the first tile of line A, so A now shows 3, 3, 1, 5 while B still shows 2, 4, 0: at depth 2 the cut needs 4-3 and no longer 4-1.
example-sausage-last-cut = North’s last tile was 5-0, and he cut at depth 3: he is out, but first seven tiles with 47 pips went to East, who held 6-1 only and now writes 54.
