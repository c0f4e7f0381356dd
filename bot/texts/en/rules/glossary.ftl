# Words that players of these games use

## Tiles

term-tile = tile
    .about = One piece of the set. It has two halves, each with a number, and is written with the higher half first: 6-4.
    .also = domino, bone, stone, piece
term-pip = pip
    .about = One dot on a tile; the pips of a half make its number. What a hand counts is usually the sum of its pips.
    .also = dot, spot, point on a tile
term-blank = blank
    .about = A half without pips: the number 0. It is a number like the others and fits only another blank, unless the game says otherwise.
    .also = zero, white, bald half, empty half
term-double = double
    .about = A tile with the same number on both halves, such as 6-6. In many games it lies crosswise.
    .also = doublet, twin tile, dupel
term-set = set
    .about = All tiles of a game. A double-six set has every pair of numbers from 0-0 to 6-6 once, 28 tiles; larger sets go up to 9, 12, 15 or 18.
    .also = pack, deck, double-six, double-nine, double-twelve
term-hand = hand
    .about = The tiles that a player holds and nobody else sees. What it counts is the sum of its pips, with an extra price for certain tiles in some games.
    .also = my tiles, tiles in hand, hand value, hand count

## A round

term-boneyard = boneyard
    .about = The tiles that were not dealt, face down. In games with drawing they are drawn from here.
    .also = bazaar, market, stock, pile, draw pile, kitty, sleeping tiles
term-reserve = reserve
    .about = The last tiles of the boneyard, which may never be drawn. The rules of each game say how many.
    .also = stock of reserve, last tile, untouchable tiles, floor of the boneyard
term-redeal = redeal
    .about = A deal that does not count, for example because somebody holds too many doubles: all tiles are shuffled and dealt again.
    .also = misdeal, new deal, reshuffle, throw in
term-commitment = commitment
    .about = A code that is shown before the first tile. It fixes how the tiles lie and tells nothing of that; after the round the seed is shown from which they were dealt, and no other seed has this code. With /verify everybody can check that, so nobody, not even the bot, can have chosen the deal later.
    .also = fair, fairness, fair shuffle, is the shuffle fair, random, rigged, cheat, cheating, seed, hash, code, verify, check the shuffle, fixed deal
term-lead = lead
    .about = The first tile of a round, and the right or duty to lay it. Whoever has it is called the leader.
    .also = opening, start, first tile, go first, who begins
term-end = end
    .about = A half at which the layout is open: the next tile must fit it. A line has two ends, a cross or a star has more.
    .also = open end, tail, fit, matching halves
term-draw = draw
    .about = To take a tile from the boneyard, in most games only if none of your tiles fits. The rules of each game say whether you draw one or go on until one fits.
    .also = go to the boneyard, go to the bazaar, pick up, take a tile, fish for a tile
term-pass = pass
    .about = To end a turn without laying a tile. In most games you may pass only if nothing fits and you may not draw.
    .also = knock, skip, miss a turn
term-out = go out
    .about = To lay your last tile, which ends the round. Whoever does it usually wins the round.
    .also = domino, dominoing, finish, be out, last tile
term-fish = fish
    .about = A round that nobody can go on with, though all still hold tiles. The rules of each game say who wins it and what it is worth.
    .also = stalemate, blocked game, blocked round, lock, jam, closed game, stuck game, dead end
term-fish-maker = maker of the fish
    .about = The player who laid the last tile before a fish. In Sea goat the fisherman is looked for differently: doubles do not count.
    .also = who made the fish, who blocked, fish maker
term-round = round
    .about = From the deal until somebody goes out or nobody can go on. A match has several rounds.
    .also = deal, game, hand of Forty-two, set of turns, party
term-match = match
    .about = All rounds until somebody reaches the target, or as many rounds or minutes as were agreed. The match, not a single round, decides who is the goat.
    .also = whole game, rubber, session
term-partner = partner
    .about = In a game of pairs the player opposite you, who plays for the same account. You do not see his tiles.
    .also = pair, team mate, pairs, team
term-side = side
    .about = Those who share one account: a pair, or in a game without pairs a single player.
    .also = team, pair, party

## Writing points

term-account = account
    .about = What a side has written up to now in this match: points, or penalties in games where you do not want them.
    .also = score, total, record, sheet
term-target = target
    .about = How many points end the match. In some games reaching it wins, in others, such as Goat, it loses.
    .also = limit, goal, play to, how many points
term-penalty = penalty
    .about = Points that you do not want: what you still hold is written against you. The lowest total is the best.
    .also = penalty points, minus points, bad points
term-threshold = threshold
    .about = The least amount that is written, in some games only for the first entry. The rules of each game say what becomes of less.
    .also = minimum, entry minimum, limit to write, opening an account, thirteen
term-memory = remembered points
    .about = A loss too small to be written that is kept in mind and added to the next one. When it is written or the side wins a round, it is forgotten.
    .also = memory, memo, kept points, remembered loss
term-house-rule = house rule
    .about = A rule that a table may choose for itself. Section 8 of each page lists them all with their choices.
    .also = option, variant, custom, agreement, setting

## Crosses and counted ends

term-spinner = spinner
    .about = The double that tiles may be attached to on all four sides, usually the first one laid. Its sides open at once or when its two long sides are covered.
    .also = cross, crossroads, first double, four-way double, roundabout
term-crosswise = crosswise
    .about = A double across the line, so that both of its halves show. Lengthwise it lies along the line and shows one.
    .also = lengthwise, across, at right angles, sideways, along
term-arm = arm
    .about = A row of tiles that grows away from the middle of a cross or a star. Only its outer end is open.
    .also = branch, ray, leg
term-crossroads = crossroads
    .about = In Donkey the first double on the table, to which tiles may be attached on all four sides.
    .also = crossing, spinner, first double
term-closed-double = closed double
    .about = In Donkey a double laid face down. Nothing may be laid behind it, so its arm is shut.
    .also = face down, closed arm, shut arm, close a double
term-house = house
    .about = In Telephone the double whose short sides open too, usually the first one with a tile on both long sides. From then on there are four ends.
    .also = houses, flea, house of telephone
term-count = count of the ends
    .about = The halves that show at all open ends, added up. In the games of fives a multiple of five scores at once.
    .also = sum of the ends, fives, multiple of five, points in play
term-claim = claim
    .about = To say aloud that your tile has scored, where a house rule asks for it. What you forget the next player may take.
    .also = muggins, call muggins, announce, forgotten points

## Goats and Generals

term-goat = goat
    .about = The loser of a match of Goat or Sea goat. In Donkey the loser is the donkey.
    .also = kozel, loser, donkey, osel
term-general = General
    .about = In General’s goat the title of the one who loses to a last tile of 0-0 or 6-6. His team counts it against itself, unless a house rule turns it round.
    .also = generals, title, blank finish, double-six finish
term-bald = bald
    .about = A round that was ended with 0-0. In Sea goat it wins the whole match; in General’s goat the bald variant counts it apart from the Generals.
    .also = naked, bare, blank out, finish with 0-0
term-signal = sign
    .about = In General’s goat a wink says “I hold 0-0”, a puffed cheek “I hold 6-6”. A sign takes no turn and is never a duty.
    .also = signal, wink, puffed cheek, hint to the partner
term-yield = yield
    .about = In General’s goat a team that has taken a title or lost often enough leaves its seats to the team that has waited longest, and waits in its turn.
    .also = leave the table, rotation, next team, waiting team, queue
term-hundred = hundred
    .about = In Sea goat a lead of 6-6 by a side that has the right to it: the one with points on its account, or one that was given the right. If that side goes out in this round, it wins the whole match.
    .also = hundred move, lead of 6-6, right to the hundred, grant, 100
term-wipe = wipe
    .about = In Sea goat only one side has points at a time. If another side wins a round that is big enough, that account goes back to 0.
    .also = wipe out, strike off, burn, cancel the record
term-brother-in-law = brother-in-law
    .about = In Sea goat the side that has led a hundred and is left with a big hand when the other side goes out. It loses the match.
    .also = brother in law, lost hundred, failed hundred
term-fisherman = fisherman
    .about = In Sea goat the player who laid the last tile before a fish, doubles not counted. He may gain by the fish or owe it.
    .also = fisher, maker of the fish, who owes the fish
term-debt = debt
    .about = In Sea goat a fish that the fisherman has lost and must write off by winning a big enough round. If all his tries fail, the other side may make a hundred.
    .also = write off a fish, fish written off, debtor, owe
term-eggs = eggs
    .about = In Sea goat a fish in which both sides hold the same. The next rounds begin like the first, and one of them must bring a big enough win.
    .also = tied fish, egg, settle eggs
term-rotten-eggs = rotten eggs
    .about = Eggs that nobody has settled in the rounds given for them. They are dropped, or by a house rule the match is drawn.
    .also = bad eggs, spoiled eggs, unsettled eggs

## Sausage

term-row = row
    .about = In Sausage your tiles, face down side by side, not even seen by you. You take from the right end and put back at the left.
    .also = queue, face-down tiles
term-root = root
    .about = The tile from which everything grows: in Sausage the one that both lines begin at, in Chickenfoot the double in the middle.
    .also = middle tile, centre, starting double
term-insert = insert
    .about = In Sausage to push a double between two tiles that touch with its number. What lies beyond moves out by one place.
    .also = push in, joint, between two tiles, squeeze in
term-cut = cut
    .about = In Sausage to lay a tile across both lines where they show its two numbers at the same depth. All before it goes to the opponent, and the tile is the new root.
    .also = cut off, cut the sausage, sausage, depth

## Trains and feet

term-train = train
    .about = The row of tiles that belongs to one player and begins at the hub. Others may lay on it only while its marker is up.
    .also = own train, private train, personal train
term-public-train = public train
    .about = In Mexican Train the train that belongs to everybody; anybody may lay on it.
    .also = Mexican train, common train, train for all
term-marker = marker
    .about = A sign that your train is open to all, because you had to pass. It comes off when you lay a tile there yourself.
    .also = penny, open train, coin
term-engine = engine
    .about = The double in the hub, in the middle of the table, at which every train begins. It changes from round to round.
    .also = hub, station, central double, locomotive
term-bare-double = bare double
    .about = In Mexican Train a double with nothing on it yet. It has to be covered before anything else is laid; a double that no tile can cover any more is dead.
    .also = uncovered double, cover a double, satisfy a double, dead double
term-foot = foot
    .about = In Chickenfoot a double laid on an end. Nothing else may be laid until it has its three toes.
    .also = chicken, chicken foot, chickie, foot double
term-toes = toes
    .about = The three tiles with the number of the double that make a foot. Afterwards each of them is an end.
    .also = toe, three toes, claws

## Jokers, sums and other tables

term-matador = matador
    .about = A tile that may be laid at any end, either way round: 0-0, and every tile whose halves make the sum of the game.
    .also = joker, wild tile, cardinal
term-double-heading = double heading
    .about = In Bergen, two ends that show the same number when neither end tile is a double. If one of them is a double, it is a triple.
    .also = bergen double, triple, triple heading, equal ends
term-running-total = running total
    .about = In Italian dominoes the sum of all pips on the table. Whoever makes it exactly one of the marks scores.
    .also = total on the table, sum of all pips
term-barricade = barricade
    .about = A double laid across an end to stop the round at once. It succeeds if no opponent holds less than the one who laid it.
    .also = close the game, barrier, blocking double
term-brickwork = brickwork
    .about = The way the tiles of French dominoes lie: in two courses like bricks, each half way over its neighbour. What fits is as in a line.
    .also = wall, bricks, courses

## Forty-two

term-shaker = shaker
    .about = In Forty-two the player who shuffles. The one to his left bids first.
    .also = dealer, shake, shuffler
term-bid = bid
    .about = How much a player says his side will take in this hand. The highest bid names trumps and must be made; if it is not, it is set, and the other side scores.
    .also = bidding, call, contract, set, lose a bid, bid not made
term-mark = mark
    .about = What a hand of Forty-two is counted in. As a bid, a mark promises every trick.
    .also = all, 42 points, 84, game mark
term-trump = trump
    .about = The suit that beats all others in this hand; the highest bidder names it. A trump belongs to no other suit.
    .also = trumps, trump suit, suit, no trumps, follow me
term-trick = trick
    .about = One tile from every player. The highest trump takes it, or without one the highest tile of the suit led.
    .also = take a trick, stack
term-follow-suit = follow suit
    .about = To play a tile of the suit that was led, which you must if you have one. Not doing so is a renege; the program does not let it happen.
    .also = renege, revoke, must follow
term-off = off
    .about = A tile in the bidder’s hand that is no trump and no double, so that another tile may beat it.
    .also = offs, loser, loose tile
term-nello = nello
    .about = A contract to lose every trick, without trumps and without the partner. A house rule allows it.
    .also = low, nillo, nel-o, lose all tricks
term-plunge = plunge
    .about = A jump bid of four marks with at least four doubles; the partner names trumps and leads. A house rule allows it.
    .also = four doubles, jump bid, splash
