# The rulebook: its sections, questions to it, two games compared, and why something was so.

## Sections: the title, and other words for what stands there, for the search

section-idea = In one sentence
    .also = idea, aim, goal, summary
section-players = Players and tiles
    .also = how many players, how many tiles each, deal, dealing, set, pairs, teams, partners, hand at the start
    .asked = how many play, how many people, how many can play, how many of us, for two, can two play, can two people play, how many tiles do I get, can three play, can three people play, can 3 play, can 3 people play, can 4 people play, can 5 people play, can we play with three, three of us, with three, for three, for four, can four play, can five play, five of us, six of us, five doubles, dealt five doubles, too many doubles, six people play, can six play
section-begin = Who begins
    .also = start, starts, first, lead, leads, opening, go first, next round
    .asked = who starts, who goes first, clockwise, direction, other way round, which way round, lowest bid, bid first, how bidding works
section-turn = Your turn
    .also = play, lay, put down, move, draw, pass, knock, fit, stuck, cannot play, allowed, must, have to
    .asked = how do you play, what do I do, nothing fits, how many do I draw, draw how many tiles, pick up, take, how many ends, lay tiles, boneyard empty, two doubles at once, in one go, I cannot play, I can’t play, cant play, boneyard runs out, boneyard is used up, where can I put, cover a double, take back, go anywhere, have to draw, must I draw, may I draw, draw if I can play, play a drawn tile, play the tile I drew, tell my partner, say what I hold, cannot cover, can’t cover, boneyard is empty
section-end = End of a round
    .also = out, domino, blocked, nobody can move, nobody can play, nobody can go on, what happens, stuck, fish, over, finish a round
    .asked = when does it end, when is it over, last tile is a double, blocked who wins, who wins if blocked, fish who wins
section-scoring = Scoring
    .also = points, score, count, worth, pips left, how much, get, cost, pay, lose points, write down, bonus
    .asked = what does the winner get, when do I get points, when do I score, how many points, who gets the points, double blank counts, double blank worth, points counted, count points, negative, below zero, start to write, begin to write, start writing, who loses when I go out, who loses if I go out, who loses when somebody goes out, partner’s tiles count, count the partner’s tiles, count my partner’s tiles
section-match = The match
    .also = win, winner, lose, loser, whole game, target, up to, how many rounds, how long, over, account
    .asked = how do you win, how does one win, how to win, how do we win, how many points to win, play to, who wins, what if it is a tie, tie, tied, who loses, time runs out, time is up, same total, time runs up, time is over, when time is up, out of time, break is over, break ends, lunch is over, teams change, change teams
section-options = House rules
    .also = options, settings, variants, can we, may we, change, instead, other rules, option, setting
section-words = Words used
    .also = glossary, terms, meaning, what is, what are, what’s, what does mean
section-examples = Examples
    .also = example, show me

## Pages

rules-which = The rules of which game? Or ask after the command: <c>/rules what if nobody can play</c>
rules-head = <b>{ $game }</b>, players: { $players }
rules-section = <b>{ $game } · { $number } { $title }</b>
rules-option = <b>{ $option }</b> (<c>{ $id }</c>): { $value }. { $about }
rules-choices = Choices: { $choices }.
rules-term = <b>{ $term }</b>: { $about }
rules-differing = Other than usual at this table:
rules-differs = <b>{ $option }</b>: { $value } (usually { $usual })
rules-as-usual = This table plays by the usual house rules.
rules-no-such = There is nothing to say here about this game.
seat-north = North
seat-east = East
seat-south = South
seat-west = West
rules-holds = { $name } holds { $tiles }
rules-may = { $name } may play: { $moves }{ $more ->
    [0] {"."}
    [one] {","} and { $more } more way.
   *[other] {","} and { $more } more ways.
}
rules-further = ▸ { $first }
rules-shared = Shown by { $name }.
rules-nothing = I found nothing about that. Try other words, or <c>/rules</c> alone to browse.

rules-button-section = { $number } { $title }
rules-button-context = { $game } · { $number } { $title }
rules-button-contents = Contents
rules-button-games = All games
rules-button-more = More answers
rules-button-share = Show everybody

## Two games

compare-head = <b>{ $one }</b> and <b>{ $other }</b>: what is different
compare-line = <b>{ $what }</b>: { $one } | { $other }
compare-players = Players
compare-tiles = Tiles in all
compare-top = Highest number
compare-hand = Tiles for each of { $players }
compare-only = Only in { $game }:
compare-how = Name two games, such as <c>/rules compare goat sea-goat</c>.
compare-what = { compare-how } I cannot find two games in: { $games }

## Why

why-refused = <b>Your last move was refused:</b>
why-scored = <b>How the last score came about:</b>
why-nothing = There is nothing to explain here yet: no move of yours was refused, and nothing has been scored.

## The rulebook as a web site

site-title = The rules of dominoes
