# Sea goat

page-sea-goat-players =
    { $fewest } to { $most } play, with a double-six set of { $tiles } tiles, face down. Four always play in two pairs, partners opposite each other. With two or three, everybody plays for himself. A side is a pair, or one who plays alone.
    Everybody gets { $hand_2 } tiles. With two players { $boneyard_2 } are left, with three { $boneyard_3 }, with four none. What is left is the boneyard, also called bazaar.
    { shared-redeal }

page-sea-goat-begin =
    { shared-opening } If nobody holds a double, the tile with the most pips must lead or, if equal, the one with the higher half.
    In later rounds the first of these rules that applies decides. While there are eggs, 1-1 leads, whoever holds it; if it was not dealt, 2-2, and so on to 6-6, and 0-0 last. That tile must be led; if nobody holds a double, it is found as in the first round.
    If a side was given the right to the hundred, whichever of its players holds 6-6 leads; if none does, the player in whose name it was given. He leads any tile. { $grant_persists ->
        [true] The right is kept until a hundred is led with it.
       *[false] The right is for this round only, but waits while there are eggs.
    } A right that is given later takes its place. { $hundred_tile ->
        [taken] Whoever is to lead and has the right to the hundred takes 6-6 face up before the deal.
       *[if_dealt] Nobody takes 6-6 out of the deal.
    }
    While a side is in debt, the debtor leads any tile{ $debtor_leads ->
        [first] , but only in the first of the rounds for it.
       *[all] , in each of the rounds for it.
    }
    Otherwise the player who went out in the round before leads, after a fish the fisherman, whichever side won; any tile. { $hundred ->
        [claim] Before any lead, except while there are eggs, a player of the side with the account who holds 6-6 may take the lead with it.
       *[other] A deal that is cancelled changes nothing of this.
    }

page-sea-goat-turn =
    { shared-goat-line }
    { shared-two-doubles }
    { shared-draw }
    { shared-reserve-keep }
    { $hundred ->
        [off] There is no hundred: 6-6 is led like any other tile, and no right to a hundred is given.
       *[other] The hundred: if you lead 6-6 and your side has the right to it (it has the account, or was given the right), you play for the whole match. You need not lead 6-6, but if you do, it is a hundred. Without the right, or while there are eggs, it is an ordinary lead.
    }
    { $hundred ->
        [off] What is said of the hundred does not concern this table.
       *[other] If the side of a hundred goes out, it wins the match, whatever the others hold. If another side goes out{ $brother_in_law ->
            [off] , the hundred has failed, and no more comes of it.
            [eliminated] { " " }while the side of the hundred holds { $brother_limit } or more, the latter is “brother-in-law” and out of the match; if only one side is left, it has won. With less, nothing more comes of it.
           *[ends_match] { " " }while the side of the hundred holds { $brother_limit } or more, the latter is “brother-in-law” and has lost the match at once. With less, nothing more comes of it.
        } A fish cancels a hundred.
    }

page-sea-goat-end =
    { shared-goat-out } With two doubles laid in one turn, both are his last tiles.
    { shared-fish-stuck }
    { shared-fish-dead }
    { $fisher_skip_doubles ->
        [true] The fisherman, whose fish it is, is the player who laid the latest tile that is not a double. Doubles laid after it, even two in one turn, are passed over. If only doubles lie on the table, it is the player of the last one.
       *[false] The fisherman, whose fish it is, is the player who laid the last tile, double or not.
    }
    With three players a fish compares the fisherman’s hand with the lower one of the others; for the limit of 25, and for what is won, both others count together. A debt is owed to the lower one or, if they are equal, to the next after the debtor; in his name the right is given.{ $brother_in_law ->
        [ends_match] { " " }A brother-in-law alone has lost: both others win.
        [eliminated] { " " }Once the round in which a brother-in-law goes has been settled, the account of that side is wiped, and it owes and is owed nothing any more.
       *[other] { "" }
    }

page-sea-goat-scoring =
    A hand counts its pips, but 0-0 alone counts 25, 6-6 alone 50, and 0-0 and 6-6 with nothing else 75. Partners’ hands are counted each by itself and then added up.
    The win of a side that goes out is what all others hold; what the finisher’s partner holds does not count.
    Only one side at a time has the account. While nobody has it, a win of { $open_limit } or more opens it; a smaller one is lost. Whoever has it adds every win, however small.
    If another side has it, your win of { $wipe_limit } or more wipes it to nothing, and { $wipe_opens ->
        [true] you open yours with it
       *[false] you write nothing either
    }. A smaller win changes nothing.
    Fish, the fisherman’s side less than 25, the other 25 or more: the fisherman’s side wins what the other holds and is given the right to the hundred, in his name.
    Fish, both 25 or more, the fisherman’s side less: it wins what the other holds, { $fish_D ->
        [nothing] but that is not written, and it is given no right.
       *[record] but is given no right.
    }
    Fish, both less than 25, but not equal: the lower side wins what the other holds. With three, if the fisherman is not the lowest and the others are equal, nobody wins.
    Fish, the fisherman’s side 25 or more and more than the other: nothing is written; his side is in debt, and he is the debtor. Fish, both equal: nothing is written, and there are eggs.
    What is won in a fish is written in the same way: it opens, adds or wipes.

page-sea-goat-match =
    { $bald ->
        [true] Bald: if 0-0 is among your last tiles, your side wins the match, whatever the others hold.
       *[false] Going out with 0-0 among your last tiles is nothing special.
    } { $six_finish ->
        [true] If 6-6 is among them, your side wins the match with a win of 25 or more; a smaller one is written as usual, and your side is given the right to the hundred, in your name.
       *[false] Going out with 6-6 is like going out with any other tile, whatever the win.
    }
    Otherwise the side whose account reaches { $target } wins the match. When a side has won, every other one is the goat. This is the order: bald, 6-6, hundred, debt or eggs, account; what decides the match first ends it.
    A debt is for { $fish_debt_tries ->
        [one] one round
       *[other] { $fish_debt_tries } rounds
    }. If the debtor’s side goes out with a win of 25 or more, or wins a fish of its own against 25 or more, the fish is written off: the debt is over, and this win is not written and gives no right.
    Every other round is a failed try: going out is written as usual, a fish brings nothing: no points, no right, no new debt, no eggs. After the last try the debt is over, and the other side is given the right to the hundred, in the name of the debtor’s left neighbour; a right earned with 6-6 gives way to it.
    Eggs are for { $eggs_tries ->
        [one] one round
       *[other] { $eggs_tries } rounds
    }. Any side settles them by going out with a win of 25 or more, or by winning a fish of its own against 25 or more; that counts as usual. Every other round is a failed try, as with a debt. After the last try the eggs are rotten, { $rotten_eggs ->
        [draw_match] and the match is a draw, before that round is written.
       *[drop] and nothing follows from them.
    }

example-sea-goat-fisherman = South lays 3-3, and nobody can go on. But doubles are passed over: East laid 3-0 before him, so it is East’s fish. His side holds 25 or more and more than the other, so it is in debt, and nobody writes anything.
example-sea-goat-six-last = Ann goes out with 6-6 and Bob holds 24. With 25 she would have won the match. So she only adds the 24 to her account, but the right to the hundred is hers in the next round.
example-sea-goat-brother-in-law = Ann had the account and led 6-6 for the match. Bob is out while she holds 25: she is “brother-in-law”, and the match is Bob’s although he has no points at all.
