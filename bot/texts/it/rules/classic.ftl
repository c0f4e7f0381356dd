# Domino classico

page-classic-players =
    Si gioca in due, tre o quattro, ognuno per sé, con un set doppio sei di { $tiles } tessere, a faccia in giù.
    In due ognuno riceve { $hand_2 } tessere e ne avanzano { $boneyard_2 }; in tre { $hand_3 } e { $boneyard_3 }, in quattro { $hand_4 } e { $boneyard_4 }. Quelle che avanzano sono il pozzo, detto anche bazar.
    { shared-redeal }

page-classic-begin =
    { $start_order ->
        [low0] Chi ha 0-0 comincia con quella. Se non ce l’ha nessuno comincia 1-1, poi 2-2, e così via fino a 6-6.
        [goat] Chi ha 1-1 comincia con quella. Se non ce l’ha nessuno comincia 2-2, poi 3-3, e così via fino a 6-6, e per ultima 0-0.
       *[high] Chi ha 6-6 comincia con quella. Se non ce l’ha nessuno comincia 5-5, poi 4-4, e così via fino a 0-0.
    }
    Se nessuno ha un doppio comincia la tessera più pesante che qualcuno ha in mano: quella con più punti e, a parità, quella con la metà più alta (6-3 viene prima di 5-4).
    Si deve aprire con la tessera trovata così; chi ce l’ha non può cominciare con un’altra.
    { $next_start ->
        [winner_free] Questo vale per la prima mano. Poi apre chi ha vinto la mano prima, con una tessera qualsiasi; se non l’ha vinta nessuno, apre chi ne ha giocato l’ultima tessera.
       *[tile_search] Ogni mano comincia così. Vincere una mano non dà l’apertura della prossima.
    }

page-classic-turn =
    Il turno gira in senso orario, verso chi sta alla tua sinistra. Tutte le tessere stanno in una linea con due estremità aperte. Un doppio è una tessera come le altre: ai suoi lati non si attacca niente.
    { $match ->
        [sum6] Metti una tessera a una delle due estremità, in modo che le metà che si toccano facciano insieme sei: 6 e 0, 5 e 1, 4 e 2, 3 e 3. L’altra sua metà è la nuova estremità. Nessuna tessera va dappertutto.
       *[equal] Metti una tessera a una delle due estremità, in modo che le metà che si toccano siano uguali. L’altra sua metà è la nuova estremità.
    }
    { shared-two-doubles }
    Se hai una tessera che va bene devi giocarne una: non puoi né pescare né passare.
    { $on_stuck ->
        [pass] Se non va niente passi. Nessuno pesca.
        [draw_one] Se non va niente peschi una tessera. Se va devi giocarla subito; se non va, o se non si può più pescare, passi.
       *[draw_until] Se non va niente peschi una tessera dopo l’altra finché non ne trovi una che va bene, e quella devi giocarla subito, nello stesso turno. Passi solo quando non si può più pescare.
    }
    { $on_stuck ->
        [pass] Il pozzo resta com’è fino alla fine della mano.
       *[other] { $reserve_keep ->
            [0] Dal pozzo si può pescare fino all’ultima tessera.
            [1] L’ultima tessera del pozzo non si pesca mai.
           *[other] Le ultime { $reserve_keep } tessere del pozzo non si pescano mai.
        }
    }

page-classic-end =
    { shared-goat-out }
    { shared-fish-stuck }
    { shared-fish-dead }
    Il pesce l’ha fatto il giocatore che ha messo in linea l’ultima tessera.

page-classic-scoring =
    Le tessere in mano contano i loro punti. { $zero_zero ->
        [off] 0-0 non conta niente.
        [lone] 0-0 conta { $zero_zero_value } se è l’unica tessera rimasta a un giocatore; con altre tessere accanto non conta niente.
       *[any] 0-0 conta { $zero_zero_value }, che resti da sola o con altre tessere.
    }
    { $score_to ->
        [losers] Chi fa domino non segna niente. Ogni altro giocatore segna quello che ha in mano.
       *[winner] Chi fa domino segna quello che hanno in mano tutti gli altri, sommato.
    }
    { $fish_winner ->
        [last_player] Chi ha fatto il pesce lo vince, qualunque cosa abbia in mano.
       *[fewest] Un pesce lo vince chi ha in mano di meno. Se il minimo è di più giocatori, vince chi ha fatto il pesce se è uno di loro; se non lo è, non vince nessuno e nessuno segna niente.
    }
    { $score_to ->
        [losers] Dopo un pesce che qualcuno ha vinto, ogni altro giocatore segna quello che ha in mano.
       *[winner] Chi vince un pesce segna quello che hanno in mano tutti gli altri, sommato{ $fish_amount ->
            [full] . Quello che ha lui non si sottrae.
            [each_minus_own] , meno quello che ha lui, una volta per ognuno degli altri.
           *[sum_minus_own] , meno quello che ha lui. Questo si sottrae una volta sola, in quanti che si giochi.
        }{ $fish_winner ->
            [last_player] {" "}Non segna mai meno di 0.
           *[fewest] {""}
        }
    }

page-classic-match =
    { $score_to ->
        [losers] La partita finisce con la mano in cui qualcuno arriva a { $target } punti. Vince il totale più basso; se è di più giocatori, vincono insieme.
       *[winner] Chi a fine mano ha { $target } punti o più ha vinto la partita. In una mano segna un solo giocatore, quindi in due non ci si arriva mai insieme.
    }

example-classic-fish = Nord gioca l’ultimo sei: le due estremità chiedono 6, tutti e sette sono in linea, e nessuno pesca anche se il pozzo è pieno. Il pesce l’ha fatto lui, ma il minimo è di Sud, che lo vince. La 0-0 di Ovest vale di più accanto a 3-2.
example-classic-two-doubles = Le estremità chiedono 5 e 2. Est può giocare 5-5, 2-2, oppure 5-2 a una delle due estremità, oppure 5-5 e 2-2 in un turno. Un doppio e un’altra tessera non si possono giocare insieme.
