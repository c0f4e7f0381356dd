# Matador

page-matador-players =
    { $most ->
        [2] 2 giocatori, ognuno per sé.
        [3] { $fewest ->
            [3] 3 giocatori, ognuno per sé.
           *[other] 2 o 3 giocatori, ognuno per sé.
        }
       *[other] Da { $fewest } a { $most } giocatori, ognuno per sé.
    } { shared-set }
    { shared-deal-many }
    { shared-reserve }
    { shared-redeal }

page-matador-begin =
    { shared-lead } { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }

page-matador-turn =
    { shared-sum-line }
    I matador sono { shared-sum-jokers }. { shared-sum-anywhere }
    { shared-sum-blank } Lì vanno solo matador. { shared-sum-held }
    { shared-sum-draw }
    { shared-drawing }

page-matador-end =
    { shared-out }
    { shared-blocked }
    { shared-blocked-winner } { shared-blocked-tie }

page-matador-scoring =
    { shared-score-out }
    { shared-blocked-score }{ $blocked_score ->
        [difference] {" "}I propri si sottraggono una volta sola, per quanti avversari ci siano.
       *[opponents] {""}
    }
    { shared-double-blank } I matador contano i loro punti come ogni tessera.
    { shared-entry }

page-matador-match =
    { shared-match }

example-matador-matadors = Nord deve giocare su un 8 o su un 2. 7-2 e 2-2 fanno dieci con l’8, 8-8 e 9-8 con il 2. Il matador 9-1 va a tutte e due le estremità, in un verso o nell’altro, e anche 5-5 è un matador, pur essendo un doppio. Nord può anche prima pescare una tessera.
example-matador-two-blanks = Le due estremità sono zeri, nessuno ha un matador, e i due nel pozzo non si pescano mai. Sud ha il minimo e segna i 17 e i 12 degli altri meno i propri 7.
