# Sebastopoli

page-sevastopol-players =
    Si gioca esattamente in quattro, ognuno per sé, con le { $tiles } tessere da 0-0 a { $top }-{ $top }.
    Ognuno riceve { $hand_4 } tessere. Non avanza niente, e nessuno pesca.
    { shared-redeal }

page-sevastopol-begin =
    Chi ha 6-6 apre con quella, in ogni mano. È il suo primo turno; poi continua il giocatore seguente.
    { shared-direction }

page-sevastopol-turn =
    6-6 sta al centro e ha quattro bracci. Le metà che si toccano sono uguali, e ogni braccio cresce alla sua estremità esterna. Gli altri doppi stanno di traverso, ma da loro non parte nessun ramo.
    { $fill_first ->
        [true] I quattro bracci vengono per primi: finché intorno a 6-6 non ci sono quattro tessere con un 6 si possono giocare solo tessere così. Se non ne hai passi, anche se altre andrebbero bene. Qualcuno ne ha sempre una, perché le tessere sono tutte in mano.
       *[false] Tutti e quattro i bracci sono aperti dall’inizio: puoi continuare un braccio cominciato mentre altri sono ancora liberi.
    }
    { $fill_first ->
        [true] Quando tutti e quattro i bracci sono cominciati puoi giocare una tessera a una qualsiasi delle quattro estremità. All’inizio nessun 6 è aperto, quindi una tessera con un 6 va solo con l’altra metà; giocata così, il suo 6 è aperto, e lì va anche l’ultima tessera con un 6.
       *[false] Un braccio ancora libero accetta una tessera con un 6.
    }
    Se puoi giocare una tessera, devi; se non puoi, passi.

page-sevastopol-end =
    { shared-out }
    { shared-blocked-none }
    { shared-blocked-winner } { shared-blocked-tie }

page-sevastopol-scoring =
    { shared-score-out }
    { shared-blocked-score }
    { shared-double-blank }
    { shared-entry }

page-sevastopol-match =
    { shared-match }

example-sevastopol-sixes-first = Sono cominciati tre bracci, il quarto è libero. Ovest non ha un sei e deve passare, anche se 4-1 e 1-1 andrebbero bene ai bracci cominciati. Prima di lui ha dovuto passare Est.
example-sevastopol-no-six-is-open = Tutti e quattro i bracci sono cominciati e chiedono 1, 4, 0 e 3. Ovest può giocare 4-4 o, in due posti, 3-1; 6-5 e 2-2 non vanno da nessuna parte. Un doppio come 4-4 non aprirebbe un braccio nuovo.
example-sevastopol-blocked-round = Nessuno ha una tessera per 1, 2, 3 o 4, quindi la mano è bloccata. Nord ha il minimo, 5 punti, e segna quello che hanno gli altri: 10, 11 e 6. I 5 di Nord non si sottraggono.
