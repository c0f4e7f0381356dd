# Cipro

page-cyprus-players =
    Da { $fewest } a { $most } giocatori, ognuno per sé. Il set è doppio nove, { $tiles } tessere.
    { shared-direction }
    Ognuno riceve { $hand_4 } tessere in quattro, { $hand_5 } in cinque, { $hand_6 } in sei.
    Le tessere che avanzano ({ $boneyard_4 } in quattro, { $boneyard_5 } in cinque, { $boneyard_6 } in sei) restano a faccia in giù, e in questa mano non si usano. Nessuno pesca.

page-cyprus-begin =
    Apre chi ha 9-9, e deve aprire con quella. È così in ogni mano, chiunque abbia vinto quella prima.
    Se 9-9 non è stata distribuita, tutte le tessere si mescolano e si distribuiscono di nuovo.
    { shared-redeal }

page-cyprus-turn =
    9-9 sta al centro di una stella con posto per { $arms } bracci. Giochi una tessera per turno: cominci un braccio nuovo su 9-9 con il 9 della tua tessera, o continui un braccio qualsiasi, la cui estremità aperta deve essere uguale alla metà che la tocca.
    { $fill_first ->
        [true] Finché non sono cominciati tutti e { $arms } i bracci si possono solo cominciare bracci nuovi; non va nient’altro.
       *[false] Si possono cominciare bracci nuovi finché ce ne sono di liberi, e in qualsiasi ordine; nessun braccio deve aspettare gli altri. Se hai una tessera per un braccio nuovo puoi anche continuarne invece un altro.
    }
    { $arms ->
        [9] C’è un braccio per ognuna delle nove altre tessere con un 9.
       *[other] Le altre tessere con un 9 sono nove, una o più di troppo per i bracci. Si possono giocare con l’altra metà, come ogni tessera, in fondo a un braccio; e così anche le altre.
    }
    I doppi possono stare di traverso o per il lungo; non cambia niente. Ai loro lati non si attacca niente, e un braccio non si ramifica mai.
    Se puoi giocare una tessera, devi. Se non puoi, passi.

page-cyprus-end =
    { shared-out }
    { shared-blocked-none }{ $fill_first ->
        [true] { " " }È così anche se ci sono bracci vuoti e nessuno ha un 9 per loro, benché quelle che mancano possano essere tra le tessere rimaste fuori.
       *[false] { "" }
    }

page-cyprus-scoring =
    { shared-score-out }
    { shared-blocked-winner }
    { shared-blocked-score }
    { shared-blocked-tie }
    { shared-double-blank }
    { shared-entry }

page-cyprus-match =
    { shared-match }

example-cyprus-any-arm = Sono cominciati solo tre bracci, e non serve che qualcuno cominci prima gli altri: Ovest può cominciare un braccio nuovo con 9-6, o giocare 4-2 sull’estremità che mostra un 4.
example-cyprus-ninth-nine = Tutti e otto i bracci sono cominciati. La nona tessera con il 9, 9-8, non trova posto su 9-9, e nessuna estremità mostra un 8 o un 9, quindi Est non può giocarla: 8-7 va sul 7, 3-2 sul 2 o sul 3.
example-cyprus-blocked = Tutte e otto le estremità chiedono un 3, e di tessere con il 3 non ne restano: la mano è bloccata. Sud ha il minimo con 9 e segna quello che hanno gli altri, 17 + 10 + 11 = 38.
