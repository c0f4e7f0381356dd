# Sports dominoes

page-sport-goat-players =
    Four play in two pairs; partners sit opposite each other, so the pairs take turns.
    The double-six set of { $tiles } tiles is dealt out face down, { $hand_4 } tiles to each. Nothing is left, and nobody draws. { $racks ->
        [true] The tiles stand on racks, which changes nothing in the rules.
       *[false] No racks are needed.
    }
    { shared-redeal }{ $redeal_doubles ->
        [0] { "" }
       *[other] { " " }{ $first_lead ->
            [holder_of_1_1] In later rounds the same player leads after the new deal.
           *[lot] The same player leads after the new deal.
        }
    }

page-sport-goat-begin =
    { $first_lead ->
        [holder_of_1_1] Whoever holds 1-1 leads the first round, and he must lead that tile.
       *[lot] Lots decide who leads the first round. He may lead any tile.
    }
    From then on the lead goes round: every round is led by the left neighbour of the player who led the round before, whoever won it, even after a fish. He may lead any tile.
    So the pairs lead in turns, and as the number of rounds is a multiple of four, everybody leads equally often.

page-sport-goat-turn =
    { shared-goat-line }
    You lay one tile a turn, doubles too. Two doubles are never laid together.
    { shared-pass }

page-sport-goat-end =
    { shared-goat-out }
    { shared-fish-hands }
    A fish is won by the pair that holds less, both partners added up. If both hold the same, nobody has won it.

page-sport-goat-scoring =
    { shared-lone-blank }
    Only winners write. If a pair goes out, it writes what both opponents hold. What the finisher’s own partner holds does not count.
    { $fish_amount ->
        [difference] The pair that wins a fish writes what both opponents hold less what it holds itself.
       *[full] The pair that wins a fish writes all that both opponents hold, not just the difference.
    } If both pairs hold the same, nobody writes; the round counts as played all the same.
    { $threshold ->
        [0] There is no threshold: every win is written, however small.
       *[other] As long as a pair has no points, a win of less than { $threshold } is lost. From the first that is written on, every win is written, however small.
    }
    Nothing that is written is ever wiped. 0-0 or 6-6 as a last tile is like any other, and so is 6-6 as a lead.

page-sport-goat-match =
    The number of rounds is agreed before the match and is a multiple of four: here it is { $rounds }. A deal that is cancelled is not a round.
    After the last round the pair with the higher total wins. If the totals are equal, the match is a draw.
    No total ends the match earlier.

example-sport-goat-fish = South lays the last tile with a 5, and nobody can go on. North and South hold less and write all that the others hold, not just the difference. The lead goes to East because North has led this round, whoever made or won the fish.
example-sport-goat-last-round = The last of four rounds. North is out, and what East and West hold is little, but every win is written, and it turns the match.
