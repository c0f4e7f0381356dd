# Matador classico

page-matador-classic-players =
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

page-matador-classic-begin =
    { shared-lead } { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }

page-matador-classic-turn =
    { shared-sum-line }
    I matador sono { shared-sum-jokers }. { shared-sum-anywhere }
    { shared-sum-blank } Lì vanno solo matador. { shared-sum-held }
    { shared-sum-draw }
    { shared-drawing }

page-matador-classic-end =
    { shared-out }
    { shared-blocked }
    { shared-blocked-winner } { shared-blocked-tie }

page-matador-classic-scoring =
    { shared-score-out }
    { shared-blocked-score }{ $blocked_score ->
        [difference] {" "}I propri si sottraggono una volta sola, per quanti avversari ci siano.
       *[opponents] {""}
    }
    { shared-double-blank } I matador contano i loro punti come ogni tessera.
    { shared-entry }

page-matador-classic-match =
    { shared-match }

example-matador-classic-four-matadors = Nord deve giocare su un 1 o su uno zero. 6-5 e 6-0 fanno sette con l’1; i matador 6-1 e 0-0 vanno a tutte e due le estremità, e 6-1 in un verso o nell’altro. 5-3 non va da nessuna parte.
