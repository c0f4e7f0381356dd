## Domino Quadrato

squares-row = { $row }: { $cells }
squares-rows = Le righe, { "·" } per una casella libera: { $rows }.
squares-small = Le cifre piccole sono date: lì non c’è ancora niente.
squares-left = Ancora da mettere: { $tiles }
squares-done = Quadrati fatti: { $done } su { $blocks }
squares-bad = { $count ->
    [one] { $count } quadrato mostra più di un numero
   *[other] { $count } quadrati mostrano più di un numero
}
squares-goal = Copri il tavoliere con tutte le tessere, in modo che ognuno dei suoi { $blocks } quadrati contornati mostri quattro volte lo stesso numero. Una tessera può attraversare un contorno, e si può riprendere in qualsiasi momento.
squares-printed = I numeri sul tavoliere sono dati: quello che ci metti deve mostrarli.
squares-full = Le tessere ci sono tutte, ma un quadrato mostra più di un numero: riprendi qualcosa.
squares-ask = { $what ->
    [row] { $tile }: in quale riga sta la metà sinistra o superiore?
    [column] { $tile }: in quale colonna sta la metà sinistra o superiore?
   *[place] { $tile }: dove, e in che verso? La casella è quella della metà sinistra o superiore.
}
squares-line = { $what ->
    [row] Riga r{ $number }
   *[column] Colonna c{ $number }
}
squares-back = ↩ Riprendi…
squares-which = Che cosa riprendi?
squares-lift = ↩ { $tile }
squares-stop = Rinuncia…
squares-sure = Rinunci? Così il gioco finisce.
squares-on = Continuo a giocare
squares-give-up = Rinuncio
told-put = { $name }: { $place }.
told-lifted = { $name } riprende { $tile }.
squares-solved = <b>{ $name } ce l’ha fatta!</b> Le tessere ci sono tutte, e ogni quadrato mostra un solo numero: { $changes ->
    [one] { $changes } mossa.
   *[other] { $changes } mosse.
}
squares-solution = È la soluzione { $number } di { $different }. Se si contano a parte i mezzi giri del tavoliere, i modi sono { $all }.
squares-given-up = <b>{ $name } rinuncia</b> con { $laid ->
    [one] { $laid } tessera
   *[other] { $laid } tessere
} sul tavoliere.
hint-lift = Così come stanno le tessere non si può completare. { $move }: questa non va d’accordo con le altre.
chance-lift = Non così come stanno le tessere: qualcosa va ripreso.
