# Tricks: bids, trumps, who has taken what.

## Small parts

bid = { $kind ->
    [pass] pass
    [plunge] plunge, { $amount } marks
    [marks] { $amount ->
        [one] 1 mark
       *[other] { $amount } marks
    }
    [tricks] { $amount ->
        [one] 1 trick
       *[other] { $amount } tricks
    }
   *[points] { $amount }
}
suit = { $suit ->
    [n0] blanks
    [n1] ones
    [n2] twos
    [n3] threes
    [n4] fours
    [n5] fives
    [n6] sixes
    [doubles] doubles
    [nello] none (nello)
   *[none] none
}
tricks-count = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
tricks-worth = { $tricks }, { $points ->
    [one] 1 point
   *[other] { $points } points
}

## The table

tricks-shaker = { $name } has shaken the tiles and calls last.
tricks-bidding = Bids
tricks-bids = Bids: { $bids }
tricks-call = { $name }: { $bid }
tricks-headline = { $bid } · { $name }
tricks-plays = { $name } plays { $bid }.
tricks-nello = { $name } plays nello for { $bid }: alone, and to lose every trick.
tricks-trick = Trick { $number }: { $cards }. So far it is { $taker }’s.
tricks-trick-taken = Trick { $number }: { $cards }. { $leads ->
    [yes] { $taker } took it and leads.
   *[no] { $taker } took it.
}
tricks-card = { $name } { $tile }
tricks-side = { $side }: { $taken }
tricks-taken = Taken: { $sides }
tricks-trumps = Trumps: { $suit }.
tricks-led = Led: { $suit }.
tricks-note-led = led
tricks-note-out = sits out

## For one player

tricks-hand = Your hand: trumps <c>{ $trumps }</c>{ $rest ->
    [0] { "" }
   *[other] , others <c>{ $others }</c>
}
tricks-you-sit-out = You sit out: { $name } plays nello alone.
tricks-bid-points = How many of the 42 points will your side take? Every trick is worth 1, and each tile in it with 5 or 10 pips adds that many. 42 is a mark, the whole hand; two marks or more are for the whole hand as well. The highest bidder names the trumps.
tricks-bid-tricks = How many of the 7 tricks will your side take? The highest bidder names the trumps.
tricks-bid-over = Go over { $bid }, or pass. Everybody calls once.
tricks-forced = Everybody has passed: if you do too, you play { $bid }.
tricks-name-trumps = Name the trumps: they beat all other tiles.{ $nello ->
    [yes] { " " }Or play nello: without trumps and without your partner, to lose every trick.
   *[no] { "" }
} Then you lead.
tricks-lead = You lead, any tile. A trump asks for trumps; any other tile for its larger number. Whoever has such a tile must play one. The highest trump takes the trick, or without one the highest tile of what was led: its double first, then by the other half.
tricks-follow = { $count ->
    [one] You have to follow { $suit }, and hold only this one.
   *[other] You have to follow { $suit }, so only these { $count } can be played.
}
tricks-cannot-follow = You hold no { $suit }, so you may play any tile.{ $trumps ->
    [yes] { " " }A trump takes the trick, unless a higher one does.
   *[no] { "" }
}
hand-bid = How many points?
move-bid = Bid { $bid }
move-bid-more = Bid { $amount } or more …
move-plunge = Plunge for 4 marks
move-trump = { $suit ->
    [n0] Blanks
    [n1] Ones
    [n2] Twos
    [n3] Threes
    [n4] Fours
    [n5] Fives
    [n6] Sixes
    [doubles] Doubles
    [nello] Nello
   *[none] No trumps
}
move-card = { $tile }{ $trump ->
    [yes] { " " }trump
   *[no] { "" }
}{ $count ->
    [0] { "" }
   *[other] { " " }+{ $count }
}
button-other-bid = Another bid

## What happens

told-shaken = { $name } shakes the tiles; { $first } bids first.
told-called = { $name } bids { $bid }.
told-contracted = { $how ->
    [forced] Everybody has passed: { $name } has to play { $bid } and names the trumps.
    [plunge] { $name } plunges for { $bid }: { $declarer }, the partner, names the trumps and leads.
   *[bid] { $name } plays { $bid } and names the trumps.
}
told-declared = { $suit ->
    [none] { $name } plays without trumps.
    [nello] { $name } plays nello: alone, without trumps, and to lose every trick.
   *[other] { $name } names { $trumps } as trumps.
}
told-trick = <b>{ $name }</b> takes the trick{ $points ->
    [0] .
    [one] , 1 point.
   *[other] , { $points } points.
}

## Results

result-tricks = <b>Round { $round }: the hand is over.</b>
result-passed = <b>Round { $round }: everybody has passed.</b> The next player shakes.
result-bid = { $name } bid { $bid }. { $kind ->
    [marks] { $lost ->
        [0] All tricks were taken.
        [one] 1 trick was lost, and all are needed.
       *[other] { $lost } tricks were lost, and all are needed.
    }
    [tricks] { $own ->
        [one] 1 trick was taken.
       *[other] { $own } tricks were taken.
    }
   *[points] { $own ->
        [one] 1 point was taken
       *[other] { $own } points were taken
    }, the others took { $others }.
} { $made ->
    [yes] <b>The bid is made.</b>
   *[no] <b>The bid is not made: set.</b>
}
result-nello = { $name } played nello. { $count ->
    [0] Not a single trick was taken.
    [one] 1 trick was taken, and none may be.
   *[other] { $count } tricks were taken, and none may be.
} { $made ->
    [yes] <b>The bid is made.</b>
   *[no] <b>The bid is not made: set.</b>
}
