# Cyprus et Patte de poulet : des branches autour d’un double, et les pattes qui les terminent.

## La table

spokes-middle = Au milieu : <c>{ $tile }</c>
spokes-arm = { $arm } : <c>{ $tiles }</c>
spokes-words-middle = Au milieu : { $tile }.
spokes-words-arm = Branche { $arm }, vers l’extérieur : { $tiles }.
spokes-ends = { $first ->
    [yes] Les branches vides d’abord : { $ends }.
   *[no] Bouts ouverts : { $ends }.
}
spokes-end = { $arm } → { $number }
spokes-empty = { $count ->
    [1] nouvelle branche
   *[other] nouvelles branches
} { $arms } → { $number }
feet-root = D’abord, { $tile } demande { $count ->
    [one] encore { $count } branche
   *[other] encore { $count } branches
} : seuls vont des dominos avec { $number }, au milieu.
feet-toes = La patte en { $arm } d’abord : { $tile } demande { $count ->
    [one] encore { $count } doigt
   *[other] encore { $count } doigts
}, donc ne vont que des dominos avec { $number }, et seulement là.
feet-sought = Personne n’a { $tile } : on pioche à tour de rôle jusqu’à ce que quelqu’un l’ait et le pose au milieu.

## Pour une personne

feet-lead = Tu as le double d’où part cette manche : pose-le au milieu.
feet-double = Un double devient une patte : ses { $toes } doigts, des dominos du même nombre, doivent être posés par les joueurs suivants avant toute autre chose.
feet-must-draw = Aucun de tes dominos ne va : pioches-en un. S’il va, tu le poses.
feet-must-pass = Rien ne va : passe.
move-limb = { $kind ->
    [toe] { $tile } comme doigt
   *[arm] { $tile } en nouvelle branche
}

## Ce qui se passe

told-root-placed = La manche part de { $tile }, posé au milieu. { $name } commence : { $why ->
    [lot] le sort en a décidé.
   *[rotate] chacun commence à son tour.
}
told-root-sought = Personne n’a { $tile }, d’où part la manche : on pioche à tour de rôle jusqu’à le trouver. { $name } commence, par tirage au sort.
