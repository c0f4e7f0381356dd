# Treno messicano

page-mexican-train-players =
    { shared-alone } Il set ha una volta ogni tessera da 0-0 a { $top }-{ $top }: { $tiles } tessere.
    { shared-deal-many }
    Dal pozzo si può pescare fino all’ultima tessera.

page-mexican-train-begin =
    Al centro, nella stazione, c’è un doppio, la locomotiva della mano: { $top }-{ $top } nella prima mano, poi uno più basso in ogni mano, fino a 0-0. Dopo 0-0 la locomotiva è di nuovo il doppio più alto.
    { $engine ->
        [holder] Chi riceve la locomotiva deve aprire con quella, ed è tutto il suo turno; non è ancora il primo turno su un treno. Se non ce l’ha nessuno, tutti pescano a turno una tessera, a cominciare da chi indica la sorte, finché non si trova; chi la trova apre subito con quella.
       *[other] La locomotiva si toglie prima di mescolare le tessere e si mette nella stazione; non serve che qualcuno la trovi. Chi fa il primo turno della prima mano lo dice la sorte. In ogni mano successiva il primo turno passa al giocatore seguente, chiunque abbia vinto.
    }
    { shared-direction }

page-mexican-train-turn =
    Hai un treno tuo; il treno messicano è di tutti. Ogni treno comincia dalla stazione con il numero della locomotiva e cresce solo alla sua estremità esterna, metà uguali che si toccano. Aperti per te sono il tuo treno, { $mexican_from ->
        [after_own_train] il treno messicano (appena il tuo ha una tessera)
       *[other] il treno messicano (chiunque può cominciarlo, dal primo turno in poi)
    } e ogni treno con un segnalino.
    Se puoi giocare una tessera, devi: una per turno{ $first_turn_train ->
        [true] , ma se cominci il tuo primo turno sul tuo treno puoi continuare lì con quante tessere vanno bene
       *[other] , anche nel primo turno
    }. Se no, pesca { $draw_count ->
        [1] una tessera e giocala subito se va; se non va
       *[other] fino a { $draw_count } tessere, una per volta, e gioca subito la prima che va; se non ne va nessuna
    }, o se il pozzo è vuoto, metti un segnalino sul tuo treno e passa.
    Il segnalino apre il tuo treno a tutti. Si toglie quando ci metti tu una tessera, non quando lo fanno gli altri.
    Un doppio sta di traverso e va coperto. Giochi subito { $doubles ->
        [free_extra] un’altra tessera, su qualsiasi treno aperto per te{ $first_turn_train ->
            [true] {" "}(su un treno che non è il tuo mette fine al primo turno lungo)
           *[other] {""}
        }
       *[other] su di lui una tessera con il suo numero
    }; se non ne hai, peschi come sopra; se non riesce, segnalino e passo.
    Finché un doppio non è coperto nessuno può giocare una tessera altrove{ $doubles ->
        [free_extra] , tranne quella tessera in più; se i doppi da coprire sono più d’uno scegli tu quale
       *[other] {""}
    }. Il dovere di coprirlo passa da giocatore a giocatore, su qualunque treno sia, aperto per te o no. Coprirlo non cambia nessun segnalino, a meno che non sia sul tuo treno: allora il tuo si toglie come al solito.
    Un doppio è morto quando tutte le altre tessere con il suo numero sono in tavola: nessuno è tenuto a coprirlo, e quel treno è al capolinea{ $doubles ->
        [free_extra] ; non chiede nemmeno la tessera in più
       *[other] {""}
    }.

page-mexican-train-end =
    La mano finisce subito quando qualcuno gioca la sua ultima tessera. Può essere un doppio; allora non serve coprirlo.
    La mano è bloccata quando il pozzo è vuoto e tutti i giocatori hanno passato uno dopo l’altro. Questi passi vanno fatti, perché ognuno apre un treno. Un passo conta sia che prima si sia pescato sia che no, e anche dopo un doppio che non si è potuto coprire; una tessera giocata fa ripartire il conto.

page-mexican-train-scoring =
    Quello che hai ancora in mano ti si segna come penalità; chi ha fatto domino segna 0. Una mano bloccata si segna allo stesso modo, anche per chi ha il minimo.
    { shared-double-blank }

page-mexican-train-match =
    La partita dura { $rounds ->
        [usual] { $top ->
            [9] 10
            [12] 13
            [15] 16
           *[other] 19
        } mani, una per ogni doppio del set
        [1] una mano
       *[other] { $rounds } mani
    }. Vince il totale più basso.
    Se il totale più basso è di più giocatori, vince tra loro chi ha finito più mani senza penalità. Se anche queste sono pari, si dividono la vittoria; se tutti i giocatori sono pari in tutte e due le cose, la partita finisce in parità.

example-mexican-train-bare-double = Il treno di Sud finisce con 7-7; Sud non ha potuto coprirlo e ha passato. Ovest non può giocare altro che 7-1 su di lui: 9-3 e 6-3 andrebbero bene altrove, ma prima viene il doppio. Se Ovest non avesse un sette, lo stesso varrebbe per Nord.
example-mexican-train-open-train = Nord ha passato, quindi il treno di Nord porta un segnalino e Sud può cominciarlo con 12-8; 10-8 sul treno privato di Ovest non varrebbe. La tessera di Sud non toglie il segnalino: Ovest può continuare lì con 8-2.
example-mexican-train-blocked-round = Il pozzo è vuoto e nessuno ha una tessera che va bene. La mano finisce solo con il terzo passo di fila, e le tessere di ognuno si segnano come penalità.
