# Block Domino a squadre

page-team-block-players =
    Quattro giocatori fanno due squadre. { shared-set }
    { $team_draw ->
        [lots] Per il sorteggio ognuno pesca 4 tessere. Fatte le squadre si rimettono, e ognuno riceve { $hand_4 } tessere.
       *[hand] Ognuno pesca { $hand_4 } tessere. Fanno le squadre, e sono anche le tessere della mano.
    } (Resto: { $boneyard_4 }.) { shared-rest }
    I due giocatori con più punti su queste tessere sono una squadra, i due con meno punti l’altra. A parità di somma decide la tessera più pesante (più punti, poi la metà più alta), poi la seconda più pesante.
    I compagni siedono uno di fronte all’altro. In senso orario: il primo giocatore della squadra pesante, il primo di quella leggera, il secondo della pesante, il secondo della leggera; chi è primo in una squadra lo dicono i posti di prima.
    { $reteam_each_round ->
        [true] Le squadre si rifanno a ogni mano, e ognuno tiene il proprio conto.
       *[false] Le squadre restano insieme per tutta la partita; nelle mani successive si distribuiscono semplicemente { $hand_4 } tessere a testa.
    } I compagni { $table_talk ->
        [true] possono parlare del gioco.
       *[false] non parlano del gioco.
    }
    { shared-redeal }
page-team-block-begin =
    { shared-lead }
    { shared-lead-tile }
    { $later_starter ->
        [winner] { shared-lead-team }
       *[other] { shared-lead-later }
    }
    { shared-direction }
page-team-block-turn =
    { shared-line }
    { shared-line-doubles }
    { shared-forced }
    { shared-drawing }
    { shared-reserve }
page-team-block-end =
    Chi gioca la sua ultima tessera fa domino e vince la mano per la squadra. Finisce subito: non si gioca e non si pesca più niente.
    { shared-blocked }
page-team-block-scoring =
    Se un giocatore fa domino, la squadra segna i punti che i due avversari hanno ancora in mano. Quello che ha il compagno { $partner_pips ->
        [true] conta anche.
       *[false] non conta.
    }
    { $blocked_by ->
        [individual] In una mano bloccata le tessere di ciascuno contano per sé: chi ha meno { $blocked_winner ->
            [count] tessere
           *[pips] punti
        } di tutti vince per la sua squadra.
       *[team_sum] In una mano bloccata le tessere dei compagni si sommano: vince la squadra con meno { $blocked_winner ->
            [count] tessere
           *[pips] punti
        }.
    }
    La squadra che vince una mano bloccata segna i punti dei due avversari{ $partner_pips ->
        [true] , e come punti del compagno quelli di chi dei suoi due ne ha di più{ $blocked_score ->
            [difference] ,
           *[opponents] .
        }
       *[false] { $blocked_score ->
            [difference] {""}
           *[opponents] ; i suoi non si aggiungono e non si sottraggono.
        }
    }{ $blocked_score ->
        [difference] {" "}meno quelli di tutti e due i suoi, ma mai meno di 0.
       *[opponents] {""}
    }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry }
page-team-block-match =
    { $reteam_each_round ->
        [true] Quello che segna una squadra va sui conti di tutti e due i compagni.
       *[false] Una squadra ha un conto, e i due compagni vincono o perdono con quello.
    }
    { shared-match }

example-team-block-equal-hands = Due giocatori hanno 20 punti ciascuno, e uno di loro va con chi ne ha di più. Decidono le loro tessere più pesanti: 5-4 è più pesante di 4-4. Poi i compagni si siedono uno di fronte all’altro.
example-team-block-team-sums = Una mano bloccata: chi ha meno punti di tutti è nella squadra che perde, perché le tessere dei compagni si sommano.
