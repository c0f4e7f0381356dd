# Forty-two

page-forty-two-players =
    Exactly four play, in two pairs; partners sit opposite each other, and turns go clockwise.
    The set is double-six, { $tiles } tiles. Everybody gets { $hand_4 }, so nothing is left over and nobody draws.
    In the first hand lots decide who is the shaker (the dealer). In each later hand it is the next player clockwise.

page-forty-two-begin =
    The bidding goes round once, clockwise: the player to the left of the shaker begins, the shaker comes last. Each passes or bids more than the last bid.
    { $bidding ->
        [tricks] You bid how many tricks your side will take, from 1 to 7.
       *[points] You bid how many of the 42 points your side will take, from 30 to 41, or you bid marks. 1 mark stands for 42 points, 2 marks for 84, and so on; every bid of marks asks for all 42 points, that is, for every trick.
    }
    { $bidding ->
        [tricks] There are no bids of marks.
       *[points] The first bid of marks may be 1 or 2 marks. Above 2 marks a bid is only one mark more than the bid of marks that stands: 3 over 2, 4 over 3. After 1 mark, for example, 41, 1 mark again and 3 marks are refused.{ $plunge ->
            [true] { " " }Plunge: with four or more doubles you may jump to 4 marks, over any bid up to 3 marks but not over 4.
           *[false] { "" }
        }
    }
    If all four pass, { $all_pass ->
        [force_shaker] the shaker has to play the lowest bid, { $bidding ->
            [tricks] 1 trick
           *[points] 30
        }.
       *[reshake] nothing is written, the hand does not count, and the next player clockwise shakes and deals anew.
    }
    The highest bidder names the trumps and then leads any tile to the first trick.{ $plunge ->
        [true] { " " }After a plunge the bidder’s partner names the trumps and leads.
       *[false] { "" }
    }{ $nello ->
        [true] { " " }Nello: whoever has bid marks (no plunge) may play without trumps and without his partner, who keeps his tiles hidden and sits out. The bidder must lose every trick; doubles are the highest of their numbers.
       *[false] { "" }
    }

page-forty-two-turn =
    Trumps are one of the numbers 0 to 6{ $doubles_trump ->
        [true] , or the doubles
       *[false] { "" }
    }{ $no_trump ->
        [true] , or none (“follow me”)
       *[false] { "" }
    }. If trumps are a number, all seven tiles with it are trumps and nothing else: with fours as trumps 6-4 is no six. The double is the highest, then they rank by their other half, from 6 down to 0.
    { $doubles_trump ->
        [true] If doubles are trumps, all seven doubles are a suit of their own, from 6-6 down to 0-0. Each number then has six tiles, ranked by their other half.
       *[false] Doubles cannot be named as trumps; a double belongs to its own number.
    }
    A tile that is no trump belongs to both of its numbers. In each of them the double is the highest, then the tiles rank by their other half: of the threes 3-3, 6-3, 5-3 ... 3-0.
    A trump that is led asks for trumps. Any other tile that is led asks for its larger number, a double for its own: 6-2 asks for sixes, 2-1 and 2-2 for twos.
    Going clockwise, each player lays one tile to the trick. You must follow with a tile of the suit that was led, if you have one; trumps do not belong to the other suits. If you have none, any tile may be played. You need not trump, nor lay a higher tile than those before.
    The highest trump takes the trick; if there is none, the highest tile of the suit that was led. Whoever takes a trick leads any tile to the next.

page-forty-two-end =
    { $early_stop ->
        [true] A hand ends as soon as it is certain that the bid is made or that it cannot be made any more.
       *[false] A hand is played to the end, all seven tricks, even if it is certain before whether the bid is made.
    }{ $nello ->
        [true] { " " }In nello only three players lay to each trick.
       *[false] { "" }
    }
    Tricks that were taken lie open. There is no blocked round in this game: with seven tiles each, everybody can always play.

page-forty-two-scoring =
    { $bidding ->
        [tricks] Only the number of tricks matters; what their tiles count does not.
       *[points] Each trick is worth 1 point for the side that takes it. Five tiles also count: 5-5 and 6-4 bring 10 each, 5-0, 4-1 and 3-2 bring 5 each, to whoever takes the trick they lie in. That is 7 for the tricks and 35 for the tiles, 42 in all.
    }
    { $bidding ->
        [tricks] The bid is made if the bidder’s side takes at least as many tricks as were bid.
       *[points] A bid of 30 to 41 is made if the bidder’s side takes at least that many points. A bid of marks is made only with all seven tricks: 41 points are not enough.
    }{ $nello ->
        [true] { " " }Nello is made if the bidder takes no trick at all.
       *[false] { "" }
    }
    { $scoring ->
        [points] If the bid is made, each side adds what it has taken. If it is not (set), the bidders add nothing, and the other side adds the bid{ $bidding ->
            [tricks] { "" }
           *[points] { " " }(42 for each mark)
        } and what it has taken itself.
       *[marks] If the bid is made, the bidder’s side writes the marks at stake: { $bidding ->
            [tricks] always 1.
           *[points] 1 for a bid of 30 to 41, and for a bid of marks as many as were bid.
        } If it is not (set), the other side writes these marks instead. What was taken beyond the bid does not matter.
    }

page-forty-two-match =
    The first side with { $target ->
        [usual] { $scoring ->
            [points] 250 points
           *[marks] 7 marks
        }
       *[other] { $scoring ->
            [points] { $target } points
           *[marks] { $target } { $target ->
                [one] mark
               *[other] marks
            }
        }
    } or more wins the match.{ $scoring ->
        [points] { " " }If both are there after the same hand, the higher total wins; if the totals are equal, another hand is played.
       *[marks] { " " }Only one side writes in a hand, so both can never get there at once.
    }
    { $all_pass ->
        [force_shaker] Every hand counts as a round.
       *[reshake] A hand on which nobody has bid does not count as a round.
    }

example-forty-two-no-six = Fours are trumps and 6-2 is led, which asks for sixes. East holds 6-4 and 6-6: 6-4 is a trump and no six, so only 6-6 could be played. South has no six and may now play anything.
example-forty-two-doubles = Doubles are trumps and 6-4 is led: 6-5 beats it among the sixes, but 1-1 is a trump and takes the trick, worth 1 and the 10 of 6-4.
example-forty-two-one-trick-short = North has bid 2 marks. North and South take 41 points in six tricks, but one trick is lost: the bid is set, and the other side writes the 2 marks.
