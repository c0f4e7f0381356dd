# All Seven

page-all-sevens-players =
    { shared-alone } { shared-set }
    { shared-deal } { shared-rest }
    { shared-reserve }
    { shared-redeal }

page-all-sevens-begin =
    { shared-lead } { shared-lead-tile }
    { shared-lead-later }
    { shared-direction }

page-all-sevens-turn =
    { shared-sum-line }
    I cardinali sono { shared-sum-jokers }. { shared-sum-anywhere }
    { shared-sum-blank } Lì vanno solo cardinali. { shared-sum-held }
    { shared-sum-draw }
    { shared-drawing }

page-all-sevens-end =
    { shared-out }
    { shared-blocked }
    { shared-blocked-winner } { shared-blocked-tie }

page-all-sevens-scoring =
    { shared-score-out }
    { shared-blocked-score }{ $blocked_score ->
        [difference] {" "}I propri si sottraggono una volta sola, per quanti avversari ci siano.
       *[opponents] {""}
    }
    { shared-double-blank } I cardinali contano i loro punti come ogni tessera.
    { shared-entry }

page-all-sevens-match =
    { shared-match }

example-all-sevens-cardinals = Ovest deve giocare su un 2 o su uno zero. 5-1 e 5-3 fanno sette con il 2; il cardinale 4-3 va a tutte e due le estremità, in un verso o nell’altro. 6-0 non va da nessuna parte: con uno zero non va nessuna tessera normale. Ovest può anche prima pescare una tessera.
example-all-sevens-blocked-round = Le due estremità sono zeri, nessuno ha un cardinale, e i due che andrebbero bene sono nel pozzo, dove non si pescano mai. Sud ha il minimo e segna i 10 e gli 8 degli altri meno il proprio 1.
