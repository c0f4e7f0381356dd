# Paragraphs that several games share, most of them for games on a line. Each is one paragraph, on one line. The
# comment above a paragraph names the arguments that it needs: a page may only use it if its game has them all.
# A paragraph that chooses by a house rule is made of parts (`shared-drawing` of `shared-drawing-none` ...); a
# game in which that rule may be “usual” or “base” chooses among the parts by itself.

## Players and tiles

# For games for 2 and more players without partners. Needs most.
shared-alone = { $most ->
        [2] 2 players, everybody for himself.
       *[other] 2 to { $most } players, everybody for himself.
    }

# Needs sets_combined, top, tiles.
shared-set = { $sets_combined ->
        [1] The set has every tile from 0-0 to { $top }-{ $top } once: { $tiles } tiles.
       *[other] { $sets_combined } sets from 0-0 to { $top }-{ $top } are shuffled together, so every tile exists { $sets_combined } times: { $tiles } tiles.
    }

# For games for 2 to 4 players (5 and more are told where the set allows them, if all of them get the same).
# Needs hand_2 to hand_5 and boneyard_2 to boneyard_4, which every game has.
shared-deal = Two players { $hand_2 ->
        [0] need more tiles than there are
       *[other] get { $hand_2 } tiles each ({ $boneyard_2 } left)
    }, three { $hand_3 ->
        [0] need more tiles than there are
       *[other] get { $hand_3 } each ({ $boneyard_3 } left)
    }, four { $hand_4 ->
        [0] need more tiles than there are
       *[other] get { $hand_4 } each ({ $boneyard_4 } left)
    }.{ $hand_5 ->
        [0] {""}
       *[other] {" "}Five or more get { $hand_5 } each.
    }

# What becomes of the tiles that are left. Needs draw_rule.
shared-rest = { $draw_rule ->
        [none] { shared-rest-closed }
       *[other] The tiles that are left lie face down as the boneyard.
    }
# No arguments.
shared-rest-closed = The tiles that are left stay face down and out of the round.

# Needs redeal_doubles.
shared-redeal = { $redeal_doubles ->
        [0] A hand is played as it was dealt, however many doubles it has.
       *[other] If anybody is dealt { $redeal_doubles } doubles or more, all tiles are shuffled and dealt again. Only the hands as dealt count for this.
    }

## Who begins

# The highest double, else the heaviest tile. Needs sets_combined.
shared-lead = Whoever holds the highest double leads. If nobody has a double, the heaviest tile decides: the most pips or, if equal, the larger half, so 6-3 goes before 5-4.{ $sets_combined ->
        [1] {""}
       *[other] {" "}If several hold that same tile, a player is named by lot, and of them the first in turn order, counted from that player, leads.
    }

# Needs opening_tile.
shared-lead-tile = { $opening_tile ->
        [free] That tile only gives the lead: show it, then lead any tile of your hand. All know from then on that you have it, until you lay it.
       *[must] The tile that gives the lead is the one that must be led.
    }

# Goes on after a sentence that says who of partners leads: the one who held less.
shared-equal-partners = if they held the same, the one whose turn comes first counting from the player who laid the last tile, himself included

# Who leads later rounds. Needs later_starter.
shared-lead-later = { $later_starter ->
        [winner] { shared-lead-winner }
        [rotate] { shared-lead-rotate }
       *[again] { shared-lead-again }
    }
# No arguments (these four).
shared-lead-again = Every later round begins in the same way, whoever has won.
shared-lead-winner = The winner of a round leads the next one, with any tile. After a round that nobody or several have won, the lead is found as for the first round.
shared-lead-team = The winning team leads the next round with any tile: the partner who holds fewer pips; if equal, the one who laid the last tile of the round, or else whose turn would come first. After a round that no team or both have won, the lead is found as for the first round.
shared-lead-rotate = In later rounds the lead goes round: whoever comes after the last leader leads, with any tile.

# Needs direction.
shared-direction = { $direction ->
        [ccw] Turns go round counter-clockwise: after you comes the player on your right.
       *[cw] Turns go round clockwise: after you comes the player on your left.
    }

## Your turn

# Laying on a line by equal numbers. No arguments.
shared-line = Lay one tile at either end of the line, so that the halves that touch are equal. A blank fits only a blank.

# Needs doubles_across.
shared-line-doubles = { $doubles_across ->
        [true] Doubles lie crosswise,
       *[false] Doubles lie lengthwise like all tiles,
    } and the line still has two ends only: nothing goes on the sides of a double. Bends just save room, and the two ends never join.

# No arguments.
shared-forced = If a tile of yours fits, you must lay one: you may not pass or draw instead. Which one, and at which end, is up to you.

# What you do without a fitting tile. Needs draw_rule.
shared-drawing = { $draw_rule ->
        [until_playable] { shared-drawing-until }
        [one_then_choice] { shared-drawing-choice }
        [one_no_play] { shared-drawing-one }
        [restock] { shared-drawing-restock }
        [two_or_pass] { shared-drawing-two }
       *[none] { shared-drawing-none }
    }
# No arguments (these six).
shared-drawing-none = If none fits, you pass (knock). Nobody ever draws.
shared-drawing-until = If none fits, draw one tile after another until one fits, and lay that one at once. You draw even if nothing that is left could fit. If there is nothing more to draw and nothing fits, you pass.
shared-drawing-choice = If none fits, draw exactly one tile. If it fits, you may lay it or keep it and pass; if it does not, you pass. If there is nothing to draw, you pass.
shared-drawing-one = If none fits, draw exactly one tile, and your turn is over: even if it fits, it can only be laid in a later turn. If there is nothing to draw, you pass.
shared-drawing-restock = If none fits, you lay nothing. Every turn, the lead and a pass included, ends with drawing one tile while there is one to draw; you must take it, and it cannot be laid in the same turn. Whoever lays their last tile draws no more.
shared-drawing-two = If none fits, either pass or draw two tiles (one, if only one may be drawn). Drawing ends your turn, even if a tile fits now.

# How far the boneyard is drawn. Needs draw_rule, reserve.
shared-reserve = { $draw_rule ->
        [none] { shared-reserve-closed }
       *[other] { $reserve ->
            [0] The boneyard may be drawn down to the last tile.
            [1] The last tile of the boneyard is never drawn.
           *[other] The last { $reserve } tiles of the boneyard are never drawn.
        }
    }
# No arguments.
shared-reserve-closed = Nobody may look at the tiles that were not dealt before the round is over.

## End of the round

# No arguments.
shared-out = Whoever lays their last tile has gone out and won the round. It ends at once: nothing is laid or drawn any more.

# When a round is blocked. Needs draw_rule.
shared-blocked = { $draw_rule ->
        [none] { shared-blocked-none }
        [two_or_pass] { shared-blocked-two }
       *[other] { shared-blocked-drawn }
    }
# No arguments (these three).
shared-blocked-none = The round is blocked as soon as nobody holds a tile that fits. Then it ends by itself; the passes need not be made.
shared-blocked-drawn = The round is blocked as soon as nobody holds a tile that fits and nothing may be drawn any more; the passes need not be made. While a tile may still be drawn the round goes on, even if none of them could fit.
shared-blocked-two = The round is blocked when all have passed one after another (a draw begins the count anew), or as soon as nobody holds a tile that fits and nothing may be drawn any more.

## Scoring

# The winner writes what the opponents hold. No arguments.
shared-score-out = If you go out, you write the pips of all tiles that your opponents still hold.

# Needs blocked_winner.
shared-blocked-winner = { $blocked_winner ->
        [count] A blocked round is won by whoever holds the fewest tiles, no matter how many pips are on them.
       *[pips] A blocked round is won by whoever holds the fewest pips, no matter on how many tiles.
    }

# Not for games that round. Needs blocked_score.
shared-blocked-score = { $blocked_score ->
        [difference] The winner of a blocked round writes the pips of all opponents less their own, but never less than 0.
       *[opponents] The winner of a blocked round writes the pips of all opponents, as after going out. Their own pips are not deducted, even if they hold more than the others.
    }

# The lowest of a blocked round is shared. Needs tie_blocked.
shared-blocked-tie = { $tie_blocked ->
        [last_player] If several share the fewest, the one of them who laid a tile last wins. If none of them has laid a tile in this round, nobody scores.
        [share] If several share the fewest, all of them have won: the points of each are worked out as usual and divided by the number of winners, fractions dropped.
       *[none] If several share the fewest, nobody scores.
    }

# Needs double_blank_pips.
shared-double-blank = { $double_blank_pips ->
        [0] Tiles in a hand count their pips; 0-0 counts nothing.
       *[other] Tiles in a hand count their pips, but 0-0 counts { $double_blank_pips }.
    }

# The 15-point minimum. Needs entry_minimum.
shared-entry = { $entry_minimum ->
        [entry15] While your total is 0, you write a round only if it brings you 15 points or more; less is lost. After that everything counts.
        [every15] You write a round only if it brings you 15 points or more; less is lost, at any time.
       *[off] There is no smallest entry: every point is written from the first round on.
    }

## The match

# For games in which the highest total wins. Needs single_round, rounds, target (a number in all of its choices).
shared-match = { $single_round ->
        [true] { shared-match-single }
       *[false] { $rounds ->
            [none] { shared-match-target }
           *[other] { shared-match-rounds }
        }
    }
# No arguments.
shared-match-single = One round decides: whoever wins it has won the match, and several winners have won together. If nobody wins it, or everybody, the match is a draw.
# Needs rounds, which must be a number here.
shared-match-rounds = { $rounds ->
        [one] One round is played,
       *[other] { $rounds } rounds are played,
    } whatever the totals are, and the highest total wins. Those who share it have won together; if all totals are equal, the match is a draw.
# Needs target, which must be a number here.
shared-match-target = Rounds are played until somebody has { $target } points or more after a round: then the match is over. { shared-match-tie }
# No arguments.
shared-match-tie = The highest total wins; if several share it, another round is played.

## Goat and its relatives: one line, seven tiles each, the names and the fish of the Russian games

# No arguments.
shared-goat-line = Turns go round clockwise, to the player on your left. All tiles lie in one line with two open ends. You lay a tile at either end so that the touching halves are equal. A double is a tile like any other: nothing is built on its sides.
# For games without drawing. No arguments.
shared-pass = If you hold a fitting tile, you must lay one: you may not pass. If nothing fits, you pass; nobody draws.
# No arguments.
shared-draw = If you hold a fitting tile, you must lay one: you may neither draw nor pass. If nothing fits, you draw tiles one by one until one fits, and that one you must lay at once, in the same turn.
# Needs reserve_keep.
shared-reserve-keep = { $reserve_keep ->
        [0] The boneyard may be drawn down to the last tile.
        [1] The last tile of the boneyard is never drawn.
       *[other] The last { $reserve_keep } tiles of the boneyard are never drawn.
    } If nothing fits and nothing may be drawn any more, you pass.
# Needs start_order.
shared-opening = { $start_order ->
        [low0] In the first round whoever holds 0-0 leads it. If nobody was dealt 0-0, 1-1 leads, then 2-2, and so on up to 6-6.
        [high] In the first round whoever holds 6-6 leads it. If nobody was dealt 6-6, 5-5 leads, then 4-4, and so on down to 0-0.
       *[goat] In the first round whoever holds 1-1 leads it. If nobody was dealt 1-1, 2-2 leads, then 3-3, and so on up to 6-6, and last of all 0-0.
    } The tile found in this way must be led; its holder may not choose another one.
# For games with sides. No arguments.
shared-goat-out = The round ends at once when somebody has laid his last tile: he has gone out, and his side has won the round. This goes before a fish: it counts as going out even if nothing can be laid any more.
# No arguments.
shared-fish-stuck = The round is a fish (blocked) as soon as no player can lay a tile and nothing may be drawn any more. Nobody has to pass for that.
# For games without drawing. No arguments.
shared-fish-hands = The round is a fish (blocked) as soon as nobody at the table can lay a tile: for example when both ends ask for the same number and all seven tiles with it lie on the line. Nobody has to pass for that.
# Needs fish_draw.
shared-fish-dead = { $fish_draw ->
        [true] Even if no tile anywhere can fit any more, those on turn go on drawing while tiles may be drawn; only then is the round a fish.
       *[false] It is a fish, too, as soon as no tile outside the line can fit an end any more, neither one in a hand nor any in the boneyard, not even one that is never drawn: for example when both ends ask for the same number and all seven tiles with it lie on the line. Then nobody draws.
    }
# On a cross instead of a line, in games where nobody draws at a dead layout. No arguments.
shared-fish-layout = It is a fish, too, as soon as no tile outside the layout can fit an open end any more, neither one in a hand nor any in the boneyard, not even one that is never drawn. Then nobody draws.
# Two doubles in one turn. Needs two_doubles.
shared-two-doubles = { $two_doubles ->
        [true] You lay one tile a turn, or two doubles at once: if the ends ask for two different numbers and you hold the right double for each of them, you may lay both in the same turn, one at each end. You cannot lead with two.
       *[false] You lay one tile a turn, doubles too. Two doubles are never laid together.
    }
# Needs zero_zero.
shared-lone-blank = { $zero_zero ->
        [off] A hand counts its pips; 0-0 counts nothing.
        [any] A hand counts its pips, but 0-0 counts 25, whether it is left alone or with other tiles.
       *[lone] A hand counts its pips, but 0-0 counts 25 if it is the only tile of its hand. With other tiles beside it, it counts nothing.
    } Partners’ hands are counted each by itself and then added up.

## More numbers of players

# For games in which everybody gets equally many tiles and the rest may be drawn. Needs hand_2 to hand_8 and
# boneyard_2 to boneyard_8, which every game has.
shared-deal-many = Tiles for everybody:{ $hand_2 ->
        [0] {""}
       *[other] {" "}with two players { $hand_2 } ({ $boneyard_2 } left),
    }{ $hand_3 ->
        [0] {""}
       *[other] {" "}with three { $hand_3 } ({ $boneyard_3 } left),
    }{ $hand_4 ->
        [0] {""}
       *[other] {" "}with four { $hand_4 } ({ $boneyard_4 } left),
    }{ $hand_5 ->
        [0] {""}
       *[other] {" "}with five { $hand_5 } ({ $boneyard_5 } left),
    }{ $hand_6 ->
        [0] {""}
       *[other] {" "}with six { $hand_6 } ({ $boneyard_6 } left),
    }{ $hand_7 ->
        [0] {""}
       *[other] {" "}with seven { $hand_7 } ({ $boneyard_7 } left),
    }{ $hand_8 ->
        [0] {""}
       *[other] {" "}with eight { $hand_8 } ({ $boneyard_8 } left),
    } and what is left lies face down: the boneyard.

## All Fives, Polish fives: ends that add up to a multiple of five

# Needs spinner, doubles_across.
shared-fives-layout = { $spinner ->
        [first_double] { shared-line } The first double is the spinner: its two long sides come first, and only when both carry a tile may its two short sides be built on, each by itself. There are never more than four ends; later doubles have two sides like any tile.
       *[none] { shared-line } { shared-line-doubles }
    }

# Needs min_count.
shared-fives-count = After every tile, the first of a round too, add up the ends of the layout. If the sum is { $min_count ->
        [5] 5, 10, 15
       *[other] 10, 15, 20
    } or any higher multiple of 5, whoever laid the tile scores that sum at once. A sum of 0 scores nothing.

# Needs spinner.
shared-fives-ends = An end counts the half that stays showing; a double at an end counts both halves. A tile alone on the table counts its halves once: 5-5 alone is 10, not 20. With 6-3 laid to a first 6-6 the ends are 12 and 3, so 15.{ $spinner ->
        [first_double] {" "}The spinner counts both halves until both its long sides are covered, and nothing from then on; a short side counts only once a tile lies there.
       *[none] {""}
    }

# Needs must_announce.
shared-fives-claim = { $must_announce ->
        [true] Points in play have to be claimed: having laid a tile you claim, or say that you are done. What you leave, the next player may claim before laying, drawing or passing; after that it is lost. A false claim costs nothing. Points of the last tile of a round may be claimed by the next player too, before the hands count.
       *[false] These points need not be announced or claimed: they are written automatically.
    }

# Needs round_each, out_bonus, must_announce.
shared-fives-out = If you go out, you add the pips of all the others, { $round_each ->
        [true] every hand rounded by itself: hands of 7 and 7 bring 5 + 5 = 10.
       *[false] added up first and then rounded once: hands of 7 and 7 are 14 and bring 15.
    }{ $out_bonus ->
        [0] {""}
       *[other] {" "}Your last tile brings another { $out_bonus } points{ $must_announce ->
            [true] , which need no claim
           *[false] {""}
        }.
    }

# No arguments.
shared-fives-rounding = Rounding is to the nearest multiple of 5: one or two above a multiple go down, three or four go up, so 17 becomes 15 and 18 becomes 20.

# Needs blocked_score, round_each.
shared-fives-blocked = { $blocked_score ->
        [opponents] The winner of a blocked round adds the pips of all the others, rounded as after going out. Their own pips are not deducted.
       *[difference] The winner of a blocked round adds the pips of all the others less their own, but never less than 0; { $round_each ->
            [true] every hand is rounded by itself, the winner’s too.
           *[false] only the result is rounded: 23 less 9 is 14 and brings 15.
        }
    }

# How points in play end a match, where a target ends it. Needs finish.
shared-fives-finish = { $finish ->
        [end_of_round] Points in play never stop a round: whoever reaches the target in the middle of a round has to wait for its end. Then the match is over. { shared-match-tie }
       *[immediate] If points in play reach it and nobody else has as many, whoever scored them has won the match at once, in the middle of a round or with a last tile, and nothing is written for going out or for the tiles that are left. If the end of a round reaches it, the match is over as well. { shared-match-tie }
    }

## All Sevens, Matador: halves that add up to a number

# Needs sum, top.
shared-sum = { $sum ->
        [usual] { $top ->
            [6] 7
            [9] 10
            [12] 13
            [15] 16
            [18] 19
           *[other] one more than { $top }
        }
       *[other] { $sum }
    }

# Needs sum, top.
shared-sum-line = The tiles lie in one line with two ends, and the halves that touch add up to { shared-sum }. The first tile shows one half at each end, a double its number at both. When a double is laid to an end only one half counts, and the new end shows its number.

# The tiles that go anywhere. Needs sum, top.
shared-sum-jokers = { $sum ->
        [usual] { $top ->
            [6] 6-1, 5-2, 4-3 and 0-0
            [9] 9-1, 8-2, 7-3, 6-4, 5-5 and 0-0
           *[other] 0-0 and all tiles whose halves make { shared-sum }
        }
        [7] { $top ->
            [6] 6-1, 5-2, 4-3 and 0-0
           *[other] 0-0 and all tiles whose halves make 7
        }
       *[other] 0-0 and all tiles whose halves make { $sum }
    }

# Goes on after a sentence that names these tiles. Needs crosswise_jokers.
shared-sum-anywhere = They may be laid at any end, blank or not, and either way round: you choose which half stays showing, and the next tile meets that half as usual.{ $crosswise_jokers ->
        [true] {" "}Unless it is a double, one may also lie across: then both halves show, and the next tile may meet either.
       *[false] {""}
    }

# Needs sum, top.
shared-sum-blank = { $sum ->
        [usual] A blank takes no ordinary tile, because no half makes { shared-sum } with it.
        [7] { $top ->
            [6] A blank takes no ordinary tile, because no half makes 7 with it.
           *[other] An end with which no half of the set makes 7 takes no ordinary tile.
        }
       *[other] An end with which no half of the set makes { $sum } takes no ordinary tile.
    }

# Goes on after a sentence that names these tiles. Needs withhold_jokers.
shared-sum-held = { $withhold_jokers ->
        [true] You may keep them back: if nothing else fits, you may draw instead, one tile after another, as long as tiles may be drawn; after that one of them must be laid.
       *[false] You may not keep them back: if nothing else fits, one of them must be laid. So whoever holds one can always lay a tile.
    }

# Goes before what you do without a fitting tile. Needs voluntary_draw.
shared-sum-draw = If a tile of yours fits, { $voluntary_draw ->
        [none] you must lay one.
        [one_instead] you must lay one, or draw one tile instead as long as tiles may be drawn; that ends your turn, and no other tile is drawn.
        [unlimited] you must lay one. Before that you may draw as many tiles as you like, as long as tiles may be drawn, and then lay any tile that fits.
       *[one_before] you must lay one. Before that you may draw one tile, once a turn and only as long as tiles may be drawn, and then lay any tile that fits.
    } The lead is always a tile; nobody may begin with a draw.
