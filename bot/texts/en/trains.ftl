# Mexican Train: a hub, a train for everybody, and one that is everybody's.

## The table

train-caption = Hub
train-open = open
train-mexican = Mexican train (M)
train-mexican-short = Mexican
train-mine = Your train
train-of = { $name }’s train ({ $key })
train-hub = Hub: <c>{ $tile }</c>
train-hub-words = In the hub lies the double { $number }.
train-row = { $train }{ $marked ->
    [yes] , open to all
   *[no] { "" }
}: { $tiles ->
    [none] empty
   *[some] <c>{ $tiles }</c>
} → { $number }{ $bare ->
    [yes] , to be covered
   *[no] { "" }
}
train-words = { $train }{ $marked ->
    [yes] , open to all
   *[no] { "" }
}: { $count ->
    [0] empty
    [one] 1 tile
   *[other] { $count } tiles
}, asks for { $number }.
train-lead = The double { $number } is laid in the hub first.
train-sought = Nobody holds the double { $number }: all draw in turn until somebody finds it for the hub.
train-cover = { $count ->
    [one] The double { $numbers } must be covered before anything else.
   *[other] The doubles { $numbers } must be covered before anything else.
}

## For one player

hand-fits = { $train }, asking for { $number }: <c>{ $tiles }</c>
hand-rest = Nowhere now: <c>{ $tiles }</c>
hand-own-train = Your train asks for { $number }.
hand-engine = You hold the double of this round: lay it in the hub, where all trains start.
hand-seek = The double of this round is still in the boneyard: draw a tile.
hand-cover = A double asks for one more tile: cover it at once.
hand-extra = A double asks for one more tile: lay it on any train that is open to you. If the double stays bare, the next player has to cover it.
hand-first-turn = In your first turn you may lay as many tiles as fit, one after another, on your own train.
hand-first-turn-on = Go on with your train as long as you like. <b>Done</b> ends your turn.
hand-train-draw = { $drawn ->
    [yes] That tile does not fit either: draw one more.
   *[no] You have no tile that can be laid now: draw one. If it fits, you lay it.
}
hand-train-pass = { $marked ->
    [yes] Nothing fits, so you pass. Your train stays open to all until you lay a tile on it yourself.
   *[no] Nothing fits, so you pass. That opens your train to all, until you lay a tile on it yourself.
}
move-train = { $tile } → { $kind ->
    [own] own
    [mexican] Mexican
   *[other] { $key }
}
move-pass-open = Pass, and open my train

## What happens

told-coupled = { $name }: { $parts }.
told-coupled-part = { $tiles } → { $where ->
    [hub] hub
    [own] own train
    [mexican] Mexican train
   *[other] { $owner }’s train
}
told-engine-placed = { $tile } lies in the hub: all trains start with this number. { $name } begins: { $why ->
    [lot] by lot.
   *[rotate] the first turn goes round.
}
told-engine-sought = Nobody holds the double { $number } for the hub: all draw in turn until it is found. { $name } begins, by lot.
told-opened = { $name } passes; { $name }’s train is open to all now.
told-reclaimed = { $name }’s train is private again.
told-uncoverable = { $tile } needs no cover: no other tile with { $number } is left.
