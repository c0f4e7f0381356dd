# Domino à blocage (barricata)

page-barricade-players =
    La barricata aggiunge una mossa a un altro gioco. Qui è { $base ->
        [draw] il Domino con pesca
        [team-block] il Block Domino a squadre
        [hungarian] il Domino ungherese
        [french-wall] il Domino francese
       *[block-restock] il Block Domino (con pesca finale)
    }, la cui pagina vale dovunque questa non dica niente. Il Domino peruviano non è un gioco da barricate: lì nessuno segna punti.
    { $base ->
        [team-block] Quattro giocatori in due squadre, che le tessere fanno come nel Block Domino a squadre.
        [french-wall] Due giocatori.
       *[other] { shared-alone }
    }
    { shared-set }
    { $base ->
        [team-block] Ognuno riceve { $hand_4 } tessere (resto: { $boneyard_4 }).
        [french-wall] Ognuno riceve { $hand_2 } tessere (resto: { $boneyard_2 }).
       *[other] { shared-deal }
    }
    { $base ->
        [hungarian] { $draw_rule ->
            [base] { shared-rest-closed }
           *[other] { shared-rest }
        }
       *[other] { shared-rest }
    }
    { shared-redeal }
page-barricade-begin =
    { $base ->
        [french-wall] Chi apre lo dice la sorte.
       *[other] { shared-lead }
    }
    { $base ->
        [french-wall] Si può aprire con una tessera qualsiasi.
       *[other] { shared-lead-tile }
    }
    { $later_starter ->
        [base] { $base ->
            [french-wall] { shared-lead-rotate }
           *[other] { shared-lead-again }
        }
        [winner] { $base ->
            [team-block] { shared-lead-team }
           *[other] { shared-lead-winner }
        }
       *[other] { shared-lead-later }
    }
    { shared-direction }
page-barricade-turn =
    All’inizio del tuo turno, invece di giocare o pescare, puoi mettere di traverso su un’estremità della linea { $must_match ->
        [true] un doppio che lì va bene: una barricata.
       *[false] un tuo doppio qualsiasi: una barricata. Non serve che combaci.
    } In tavola ci deve essere già una tessera, e in questo turno non devi aver pescato o giocato niente.
    { $only_if_unable ->
        [true] Puoi farlo solo se non hai una tessera che va bene.
       *[false] Puoi farlo anche se hai una tessera che va bene, e nessuno è mai obbligato.
    }
    { $base ->
        [hungarian] Se non ne fai, giochi quante tessere vuoi, una dopo l’altra, a una delle due estremità della linea, in modo che le metà che si toccano siano uguali. Uno zero va solo con uno zero.
        [french-wall] Se non ne fai, metti una tessera nell’altra fila, per metà sopra un’estremità del muro, in modo che le metà che si toccano siano uguali. Uno zero va solo con uno zero.
       *[other] Se non ne fai, giochi una tessera come al solito. { shared-line }
    }
    { $base ->
        [french-wall] I doppi stanno per il lungo come tutte le tessere. Il muro ha solo due estremità, che non si uniscono mai.
       *[other] { shared-line-doubles }
    }
    Se una tua tessera va bene devi giocarne una, a meno che tu non faccia una barricata. { $draw_rule ->
        [base] { $base ->
            [draw] { shared-drawing-until }
            [hungarian] { shared-drawing-none }
            [french-wall] { shared-drawing-two }
           *[other] { shared-drawing-restock }
        }
       *[other] { shared-drawing }
    }
    { $base ->
        [hungarian] { $draw_rule ->
            [base] { shared-reserve-closed }
           *[other] { shared-reserve }
        }
       *[other] { shared-reserve }
    }
page-barricade-end =
    Una barricata finisce subito la mano.
    { shared-out } Una barricata con la tua ultima tessera finisce la mano come barricata.
    { $draw_rule ->
        [base] { $base ->
            [hungarian] { shared-blocked-none }
            [french-wall] { shared-blocked-two }
           *[other] { shared-blocked-drawn }
        }
       *[other] { shared-blocked }
    } Vale anche se qualcuno ha ancora un doppio per una barricata.
page-barricade-scoring =
    Dopo una barricata le tue tessere, senza il doppio, si confrontano con quelle di ogni avversario. Se ogni avversario ha più punti di te, è riuscita: segni i punti di tutti gli avversari.{ $base ->
        [team-block] {" "}Le tessere dei compagni si sommano sempre.
       *[other] {""}
    }
    Se un avversario ne ha di meno, è fallita. L’avversario con meno punti segna i punti di tutti gli altri, anche i tuoi, e tu { $fail_factor ->
        [0] non perdi niente
        [1] perdi i punti che hai in mano
        [2] perdi il doppio dei punti che hai in mano
       *[other] perdi { $fail_factor } volte i punti che hai in mano
    }; i totali possono scendere sotto 0. Se il minimo è di più avversari, nessuno di loro segna.
    { $tie ->
        [none] Se l’avversario con meno punti ne ha quanti te, nessuno segna e tu non perdi niente.
        [fails] Se l’avversario con meno punti ne ha quanti te, è fallita.
       *[blocker] Se l’avversario con meno punti ne ha quanti te, è riuscita lo stesso. Se ti restano 0 punti, riesce sempre.
    }
    Senza barricata si segna come nel gioco di base. { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry } Quello che costa una barricata fallita si segna sempre.
page-barricade-match =
    { $single_round ->
        [true] { shared-match-single }
       *[false] { $rounds ->
            [none] { $target ->
                [base] { $base ->
                    [hungarian] Si gioca finché qualcuno, a fine mano, non ha più di 100 punti: esattamente 100 non bastano. { shared-match-tie }
                   *[other] Si gioca finché qualcuno, a fine mano, non ha 100 punti o più: allora la partita è finita. { shared-match-tie }
                }
               *[other] { shared-match-target }
            }
           *[other] { shared-match-rounds }
        }
    }

example-barricade-double-across = 5-1 sarebbe andata bene, ma 4-4 è stata messa di traverso sull’estremità con il 3. Nessuno ha meno dei 6 punti rimasti, quindi la barricata riesce.
example-barricade-too-heavy = Una barricata con 11 punti rimasti, mentre un avversario ne ha solo 10: fallisce e costa il doppio di quegli 11.
example-barricade-lowest-shared = Una barricata fallisce contro due avversari con lo stesso minimo: nessuno dei due segna, ma a chi l’ha fatta costa lo stesso.
